"""A hand against the table where faces have twins and jokers stand in: what is left over, and which cards would help.

A `Field` weighs hands like the solver in `handful`, but what may be laid off weighs nothing. It is quick, and meant for
many hands on one table, not for saying what is laid where: two copies of a face count as fitting one place, and a joker
as fitting where another one went. What is really done is worked out with the engine's own recogniser.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from rami.bots.handful import JOKERS_UP, ONE, SUIT, SUIT_BITS, Shape, Terms, terms
from rami.cards import FACES, JOKER, RANKS, Card
from rami.legality import Law
from rami.melds import FULL, Meld

CARD = 1 << 12
"""Weight of one card left over; its points come on top, so fewer cards always weigh less."""
POINTS = CARD - 1

_REACH = 6
"""Cards by which a run of the table is thought to grow at one end."""

ODD = 0x1555555
"""The lower bit of each count of a suit."""
COLUMN = sum(3 << SUIT_BITS * suit for suit in range(4))
"""One rank in all four suits, to be shifted."""
_ALL_ODD = sum(ODD << up for up in range(0, JOKERS_UP, SUIT_BITS))


class Spots(NamedTuple):
    """What the melds of a table take: by suit the cards that may be laid off together, with the jokers between them.

    `first`: the faces that fit at once, as a hand; `jokers`: how many melds take a joker.
    """

    chains: tuple[tuple[Shape, ...], ...]
    first: int
    jokers: int


NO_SPOTS = Spots(((), (), (), ()), 0, 0)


class Field:
    """What hands leave over on one table. `least(hand)` is the least weight left over: the hot call."""

    def __init__(self, terms: Terms, spots: Spots) -> None:
        self.terms = terms
        self.spots = spots
        self.first = spots.first
        self._by_jokers: dict[int, Callable[[int], int]] = {}

    def least(self, hand: int) -> int:
        jokers = hand >> JOKERS_UP
        solve = self._by_jokers.get(jokers)
        if solve is None:
            weights = self.terms.weights
            joker = 0 if self.spots.jokers else weights[52]
            suits = [
                suit_of(self.terms, weights[13 * suit : 13 * suit + 13], chains, joker, jokers)
                for suit, chains in enumerate(self.spots.chains)
            ]
            solve = self._by_jokers[jokers] = _solve(suits, columns_of(self.terms, jokers), jokers)
        return solve(hand)


class Suit(dict[int, tuple[int, ...]]):
    """By suit: the least weight that runs and chains leave over with 0, 1 ... jokers, unused ones included."""

    def __init__(
        self, shapes: tuple[tuple[Shape, ...], ...], weights: tuple[int, ...], joker: int, jokers: int
    ) -> None:
        self[0] = tuple(joker * unused for unused in range(jokers + 1))
        self._shapes = shapes
        self._weights = weights

    def __missing__(self, suit: int) -> tuple[int, ...]:
        place = (suit & -suit).bit_length() - 1 >> 1
        weight = self._weights[place]
        best = [left + weight for left in self[suit - (1 << 2 * place)]]
        faces = suit | suit >> 1
        for cards, fewest, most in self._shapes[place]:
            if cards & ~faces == 0:
                rest = self[suit - cards]
                for taken in range(fewest, most + 1):
                    for jokers in range(taken, len(best)):
                        if rest[jokers - taken] < best[jokers]:
                            best[jokers] = rest[jokers - taken]
        answer = self[suit] = tuple(best)
        return answer


@lru_cache(maxsize=512)
def suit_of(terms: Terms, weights: tuple[int, ...], chains: tuple[Shape, ...], joker: int, jokers: int) -> Suit:
    """The table of a suit, runs and chains by their lowest card."""
    by_lowest = [list(runs) for runs in _runs(terms, _most_wilds(terms, jokers))]
    for chain in chains:
        if chain.fewest <= jokers:
            by_lowest[(chain.cards & -chain.cards).bit_length() - 1 >> 1].append(chain)
    return Suit(tuple(map(tuple, by_lowest)), weights, joker, jokers)


def _most_wilds(terms: Terms, jokers: int) -> int:
    return min(jokers, _WILDS if terms.most_wilds is None else terms.most_wilds)


_WILDS = 3
"""Wilds thought of in one meld where any number may be."""


@lru_cache(maxsize=64)
def _runs(terms: Terms, wilds: int) -> tuple[tuple[Shape, ...], ...]:
    """By lowest card: the natural cards of short runs with so many wilds; longer ones are made of these."""
    line = ([12] if terms.low_ace else []) + [*range(12)] + ([12] if terms.high_ace else []) if terms.runs else []
    fewest: dict[int, int] = {}
    for length in (3, 4, 5):
        for start in range(len(line) - length + 1):
            window = line[start : start + length]
            for gaps in range(min(wilds, length - 1) + 1):
                for places in combinations(window, length - gaps):
                    cards = sum(1 << 2 * place for place in places)
                    fewest[cards] = min(gaps, fewest.get(cards, gaps))
    found: list[list[Shape]] = [[] for _ in range(13)]
    for cards, gaps in fewest.items():
        most = min(wilds, cards.bit_count() - 1) if terms.outnumber else wilds
        if gaps <= most:
            found[(cards & -cards).bit_length() - 1 >> 1].append(Shape(cards, gaps, most))
    return tuple(map(tuple, found))


Pick = tuple[int, int, int, int, int, int]
"""Cards of one rank that go to sets, by suit as parts of those; the jokers they need, and may take besides."""


class Columns(dict[int, tuple[Pick, ...]]):
    """By the cards of one rank, as part of a hand: what can go to sets, nothing first; empty where nothing can."""

    def __init__(self, terms: Terms, jokers: int) -> None:
        self._terms = terms
        self._jokers = jokers
        self._wilds = _most_wilds(terms, jokers)

    def __missing__(self, column: int) -> tuple[Pick, ...]:
        rank = ((column & -column).bit_length() - 1 >> 1) % 13
        counts = [column >> 2 * rank + SUIT_BITS * suit & 3 for suit in range(4)]
        found: dict[tuple[tuple[int, ...], int], int] = {}
        self._collect(counts, (0, 0, 0, 0), 0, 0, (4, 4, 4, 4), found)
        picks = [
            (*(number << 2 * rank for number in used), need, room)
            for (used, need), room in found.items()
            if not any(
                other == used and less < need and less + more >= need + room for (other, less), more in found.items()
            )
        ]
        answer = self[column] = tuple(picks) if len(picks) > 1 else ()  # type: ignore[arg-type]
        return answer

    def _collect(
        self,
        counts: list[int],
        used: tuple[int, ...],
        need: int,
        room: int,
        last: tuple[int, ...],
        found: dict[tuple[tuple[int, ...], int], int],
    ) -> None:
        """Notes what sets no greater than the last one can be made besides those made of the cards used."""
        key = used, need
        found[key] = max(room, found.get(key, 0))
        terms = self._terms
        most = 1 if terms.distinct else 3
        for part in product(*(range(min(held - gone, most) + 1) for held, gone in zip(counts, used, strict=True))):
            size = sum(part)
            if not size or part > last:
                continue
            wilds = min(self._wilds, 4 - size) if terms.distinct else self._wilds
            if terms.outnumber:
                wilds = min(wilds, size - 1)
            fewest = max(0, 3 - size)
            if fewest <= wilds and need + fewest <= self._jokers:
                together = tuple(gone + more for gone, more in zip(used, part, strict=True))
                self._collect(counts, together, need + fewest, room + wilds - fewest, part, found)


@lru_cache(maxsize=64)
def columns_of(terms: Terms, jokers: int) -> Columns:
    return Columns(terms._replace(weights=(), worth=()), jokers)


def _solve(suits: list[Suit], columns: Columns, jokers: int) -> Callable[[int], int]:
    """The hot function of a field, for hands with so many jokers; everything it needs is bound here once."""
    of_clubs, of_diamonds, of_hearts, of_spades = suits
    sets = columns._terms.sets
    distinct = columns._terms.distinct
    fewest = max(1, 3 - columns._wilds) if distinct else 1

    def branch(c: int, d: int, h: int, s: int, picks: list[tuple[Pick, ...]], at: int) -> int:
        if at < 0:
            return of_clubs[c][0] + of_diamonds[d][0] + of_hearts[h][0] + of_spades[s][0]
        at -= 1
        return min([branch(c - a, d - b, h - e, s - f, picks, at) for a, b, e, f, _, _ in picks[at + 1]])

    def spend(c: int, d: int, h: int, s: int, picks: list[tuple[Pick, ...]], at: int, jokers: int, room: int) -> int:
        """`room`: jokers that the sets made could still take."""
        if at < 0:
            clubs, diamonds, hearts, spades = of_clubs[c], of_diamonds[d], of_hearts[h], of_spades[s]
            if not jokers:
                return clubs[0] + diamonds[0] + hearts[0] + spades[0]
            if jokers == 1:
                c0, d0, h0, s0 = clubs[0], diamonds[0], hearts[0], spades[0]
                gain = min(clubs[1] - c0, diamonds[1] - d0, hearts[1] - h0, spades[1] - s0)
                return c0 + d0 + h0 + s0 + (min(gain, 0) if room else gain)
            return _share(clubs, diamonds, hearts, spades, max(0, jokers - room), jokers)
        at -= 1
        return min(
            [
                spend(c - a, d - b, h - e, s - f, picks, at, jokers - need, room + more)
                for a, b, e, f, need, more in picks[at + 1]
                if need <= jokers
            ]
        )

    def least(hand: int) -> int:
        low, high = hand & _HALF, hand >> 52 & _HALF
        c, d, h, s = low & SUIT, low >> 26, high & SUIT, high >> 26
        found = []
        if sets:
            choices = 1
            clubs, diamonds, hearts, spades = c | c >> 1, d | d >> 1, h | h >> 1, s | s >> 1
            if fewest == 1:
                ranks = (clubs | diamonds | hearts | spades) & ODD
            elif fewest == 2:
                ranks = (clubs & diamonds | (clubs | diamonds) & (hearts | spades) | hearts & spades) & ODD
            else:
                ranks = (clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)) & ODD
            while ranks:
                rank = ranks & -ranks
                ranks ^= rank
                picks = columns[hand & rank * COLUMN]
                if picks:
                    found.append(picks)
                    choices *= len(picks)
            if choices > _MANY:
                _thin(found, jokers)
        if jokers:
            return spend(c, d, h, s, found, len(found) - 1, jokers, 0)
        return branch(c, d, h, s, found, len(found) - 1)

    return least


def _thin(picks: list[tuple[Pick, ...]], jokers: int) -> None:
    """Leaves out sets of the fewest cards, where there is most to choose from, until few enough choices are left."""
    while _choices(picks, jokers) > _MANY:
        longest = max(range(len(picks)), key=lambda at: len(picks[at]))
        nothing, *others = picks[longest]
        others.sort(key=lambda pick: -sum(part.bit_count() for part in pick[:4]))
        picks[longest] = (nothing, *others[: len(others) // 2])


def _choices(picks: list[tuple[Pick, ...]], jokers: int) -> int:
    """How many ways there are to choose from each, the jokers being so many."""
    ways = [1] + [0] * jokers
    for column in picks:
        after = [0] * (jokers + 1)
        for pick in column:
            for used in range(jokers + 1 - pick[4]):
                after[used + pick[4]] += ways[used]
        ways = after
    return sum(ways)


_MANY = 3000
"""Choices of sets that are all tried: more than a hand of fourteen has, six more cards and a few jokers included."""
_HALF = (1 << 52) - 1


def _share(
    clubs: tuple[int, ...],
    diamonds: tuple[int, ...],
    hearts: tuple[int, ...],
    spades: tuple[int, ...],
    fewest: int,
    most: int,
) -> int:
    """The least left when the suits share some of these numbers of jokers best."""
    dark = [min([clubs[own] + diamonds[both - own] for own in range(both + 1)]) for both in range(most + 1)]
    light = [min([hearts[own] + spades[both - own] for own in range(both + 1)]) for both in range(most + 1)]
    return min([dark[own] + light[total - own] for total in range(fewest, most + 1) for own in range(total + 1)])


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
        faces = (hand | hand >> 1) & _ALL_ODD
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
    return _terms(law, tuple(CARD + law.values.of[card] for card in (*FACES, JOKER)))


@lru_cache(maxsize=32)
def worth_terms(law: Law) -> Terms:
    """Counts about what a hand could meld for: what its cards are worth in melds, the aces high."""
    worth = [law.values.place(face, False) for face in FACES]
    return _terms(law, (*worth, _JOKER_WORTH))


_JOKER_WORTH = 7
"""About what a joker stands for."""


def _terms(law: Law, weights: tuple[int, ...]) -> Terms:
    return terms(law.melds, weights)


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
