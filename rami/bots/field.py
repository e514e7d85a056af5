"""A hand against the table where faces have twins and jokers stand in: what is left over, and which cards would help.

A `Field` weighs hands as the solver in `handful` does, but what may be laid off weighs nothing. It is meant for many
hands on one table, not for saying what is laid where: two copies of a face count as fitting one place, and all jokers
as fitting where one does. What is really done is worked out with the engine's own recogniser.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from rami.bots.hand_search import Least
from rami.bots.handful import COLUMN, JOKERS_UP, ODD, ONE, SUIT, SUIT_BITS, Shape, Terms, least_beside, terms
from rami.cards import FACES, JOKER, RANKS, Card
from rami.legality import Law
from rami.melds import FULL, Meld

CARD = 1 << 12
"""Weight of one card left over; its points come on top, so fewer cards always weigh less."""
POINTS = CARD - 1

_REACH = 6
"""Cards by which a run of the table is thought to grow at one end."""

_ONES = sum(ODD << up for up in range(0, JOKERS_UP, SUIT_BITS))
"""One copy of every face."""


class Spots(NamedTuple):
    """What the melds of a table take: by suit the cards that may be laid off together, with the jokers between them.

    `first`: the faces that fit at once, as a hand; `jokers`: how many melds take a joker.
    """

    chains: tuple[tuple[Shape, ...], ...]
    first: int
    jokers: int


NO_SPOTS = Spots(((), (), (), ()), 0, 0)


class Field:
    """What hands leave over on one table. `least(hand)` is the least weight left over: the hot call.

    Where a meld takes a joker, no joker weighs anything.
    """

    least: Least

    def __init__(self, terms: Terms, spots: Spots) -> None:
        self.terms = terms
        self.spots = spots
        if spots.jokers:
            terms = terms._replace(weights=(*terms.weights[:-1], 0))
        self.least = least_beside(terms, spots.chains)


class Near:
    """Which faces would lie in a meld with cards of a hand."""

    def __init__(self, terms: Terms) -> None:
        line = ([12] if terms.low_ace else []) + [*range(12)] + ([12] if terms.high_ace else [])
        self._windows = [line[start : start + 3] for start in range(len(line) - 2)] if terms.runs else []
        self._terms = terms
        self._runs: dict[tuple[int, bool], int] = {}
        self._columns: dict[tuple[int, bool], int] = {}

    def melding(self, hand: int) -> int:
        """The faces (one copy each, as a hand) that lie in some meld of the hand with them; a few too many."""
        faces = (hand | hand >> 1) & _ONES
        wild = hand >> JOKERS_UP > 0
        found = 0
        for up in range(0, JOKERS_UP, SUIT_BITS):
            key = faces >> up & SUIT, wild
            run = self._runs.get(key)
            if run is None:
                run = self._runs[key] = self._run(*key)
            found |= run << up
        if self._terms.sets:
            for rank in range(0, 26, 2):
                key = faces >> rank & COLUMN, wild
                column = self._columns.get(key)
                if column is None:
                    column = self._columns[key] = self._set(*key)
                found |= column << rank
        return found

    def _run(self, suit: int, wild: bool) -> int:
        found = 0
        for window in self._windows:
            for place in window:
                held = sum(suit >> 2 * other & 1 for other in window if other != place)
                if held + wild >= 2:
                    found |= 1 << 2 * place
        return found

    def _set(self, column: int, wild: bool) -> int:
        found = 0
        for up in range(0, JOKERS_UP, SUIT_BITS):
            others = column & ~(1 << up) if self._terms.distinct else column
            if others.bit_count() + wild >= 2:
                found |= 1 << up
        return found


@lru_cache(maxsize=32)
def near(terms: Terms) -> Near:
    return Near(terms)


@lru_cache(maxsize=128)
def field_of(terms: Terms, spots: Spots) -> Field:
    """The field of a table: what it learns it keeps."""
    return Field(terms, spots)


@lru_cache(maxsize=32)
def counting_terms(law: Law) -> Terms:
    """Counts cards left over first, and their points second."""
    return terms(law.melds, tuple(CARD + law.values.of[card] for card in (*FACES, JOKER)))


@lru_cache(maxsize=32)
def worth_terms(law: Law) -> Terms:
    """Counts about what a hand could meld for: what its cards are worth in melds, the aces high."""
    worth = [law.values.place(face, False) for face in FACES]
    return terms(law.melds, (*worth, _JOKER_WORTH))


_JOKER_WORTH = 7
"""About what a joker stands for."""


def spots(law: Law, melds: Iterable[Meld], *, reclaims: bool) -> Spots:
    """What the melds take. `reclaims`: whether cards for the places of wilds count too."""
    chains: list[set[Shape]] = [set() for _ in range(4)]
    first = jokers = 0
    for meld in melds:
        wilds = sum(slot.card != slot.stands_for for slot in meld.slots)
        room = _room(law, len(meld.slots), wilds)
        found = _run_spots(law, meld, room) if meld.kind == "run" else _set_spots(law, meld)
        for suit, shape in found:
            chains[suit].add(shape)
            if not shape.fewest and shape.cards.bit_count() == 1:
                first |= shape.cards << SUIT_BITS * suit
        full = len(RANKS) if meld.kind == "run" else FULL if law.melds.distinct else len(meld.slots) + 1
        jokers += room and len(meld.slots) < full
        if reclaims and wilds:
            for face in _in_place(law, meld):
                place = FACES.index(face)
                chains[place // 13].add(Shape(1 << 2 * (place % 13), 0, 0))
                first |= ONE[face]
    return Spots(tuple(tuple(sorted(suit)) for suit in chains), first, jokers)


def _room(law: Law, cards: int, wilds: int) -> int:
    """How many more wilds a meld may have, one at most."""
    most = law.melds.most_wilds
    if most is not None and wilds >= most:
        return 0
    return 0 if law.melds.outnumber and 2 * (wilds + 1) >= cards + 1 else 1


def _in_place(law: Law, meld: Meld) -> Iterator[Card]:
    """The faces that free a wild of the meld alone."""
    wild = [slot for slot in meld.slots if slot.card != slot.stands_for]
    if meld.kind == "run":
        yield from (slot.stands_for for slot in wild)
    elif len(meld.slots) - len(wild) == FULL - 1 or not law.melds.distinct:
        rank = wild[0].stands_for
        yield from (face for face in FACES if face[0] == rank and not (law.melds.distinct and face in meld.cards))


def _set_spots(law: Law, meld: Meld) -> Iterator[tuple[int, Shape]]:
    if law.melds.distinct and len(meld.slots) >= FULL:
        return
    rank = RANKS.index(meld.slots[0].stands_for[0])
    for suit in range(4):
        if not (law.melds.distinct and FACES[13 * suit + rank] in meld.cards):
            yield suit, Shape(1 << 2 * rank, 0, 0)


def _run_spots(law: Law, meld: Meld, room: int) -> Iterator[tuple[int, Shape]]:
    faces = [slot.stands_for for slot in meld.slots]
    suit = FACES.index(faces[0]) // 13
    terms = counting_terms(law)
    low = -1 if faces[0][0] == "A" else RANKS.index(faces[0][0])
    high = low + len(faces) - 1
    bottom = -1 if terms.low_ace and high < 12 else 0
    top = 12 if terms.high_ace and low >= 0 else 11
    for ends in (range(high + 1, top + 1), range(low - 1, bottom - 1, -1)):
        line = [1 << 2 * (place % 13) for place in ends[:_REACH]]
        for length in range(1, len(line) + 1):
            cards = sum(line[:length])
            yield suit, Shape(cards, 0, 0)
            if room:
                for gap in line[: length - 1]:
                    yield suit, Shape(cards - gap, 1, 1)
