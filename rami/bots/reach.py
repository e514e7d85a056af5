"""A seat's hand against the table: what it leaves over when it melds and lays off what it can, and what would help.

Hands are those of `rami.bots.handful`. A joker left over counts for nothing here: it can always be played later.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from rami.bots import handful
from rami.bots.ground import solver_of
from rami.bots.handful import COPIES, ONE, Solver
from rami.bots.memory import Neighbours, neighbours_in
from rami.cards import FACES, JOKER, ORDER, RANKS, SUITS, Card
from rami.legality import Law
from rami.melds import Meld

CARD = 1 << 12
"""Weight of one card left over; its points come on top, so fewer cards always weigh less."""
POINTS = CARD - 1

_MANY = 100
"""Choices of lay-offs: with more than this, the other ends take all they can."""


class Left(NamedTuple):
    """What the best arrangement leaves over, jokers not counted."""

    cards: int
    points: int


class End(NamedTuple):
    """Where a meld of the table grows: the cards it takes one after the other, and the jokers there is room for."""

    ones: tuple[int, ...]
    jokers: int


class Reach:
    """The melds of a table, and how hands of one seat meet them."""

    def __init__(self, law: Law, melds: Iterable[Meld]) -> None:
        self.solver = counting_solver(law)
        self.near = _near(neighbours_in(law.melds))
        self.ends = tuple(end for meld in melds for end in _ends(law, meld))
        self.fits = 0
        """The cards that the table takes as it is, all copies of them ..."""
        self.first = 0
        """... and those that it takes behind a joker."""
        for end in self.ends:
            self.fits |= COPIES * end.ones[0]
            self.first |= COPIES * sum(end.ones[: 1 + (end.jokers > 0)])

    def weigh(self, hand: int) -> int:
        """The least weight left when the hand melds and lays off what it can."""
        if not hand & self.first:
            return self.solver.least(hand)
        return min([self.solver.least(hand - laid) for laid in self.lay_offs(hand)])

    def left(self, hand: int) -> Left:
        weight = self.weigh(hand)
        return Left(weight // CARD, weight & POINTS)

    def lay_offs(self, hand: int) -> list[int]:
        """The choices of cards to lay off that can be best.

        At each end, a card that no meld of the hand wants is laid whenever the cards before it are.
        """
        wanted = self.solver.melded(hand)
        choices = [0]
        for end in self.ends:
            if len(choices) < _MANY:
                choices = list({choice + more for choice in choices for more in _reaches(end, hand - choice, wanted)})
            else:
                choices = [choice + _reaches(end, hand - choice, 0)[-1] for choice in choices]
        return choices

    def laid_off(self, hand: int) -> int:
        """The cards that go to the table in a best arrangement: as many as can."""
        return min((self.solver.least(hand - laid), -_size(laid), laid) for laid in self.lay_offs(hand))[2]

    def helpful(self, hand: int) -> int:
        """The faces that may make a difference to the hand: near one of its cards, or fitting the table."""
        near = self.first
        for one in handful.ones(hand):
            near |= self.near[one]
        return near


@lru_cache(maxsize=32)
def counting_solver(law: Law) -> Solver:
    """Counts cards left over first, and their points second; jokers cost nothing."""
    return solver_of(law, lambda card: 0 if card == JOKER else CARD + law.values.of[card])


@lru_cache(maxsize=32)
def partners(law: Law) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By place of a card: the places of each two cards that make a meld of three with it, of which one is a joker at
    most."""
    melds = law.melds
    runs = [tuple(sorted(map(ORDER.__getitem__, run))) for run in melds.candidates(FACES) if _is_short_run(run)]
    ranks = [range(rank, 52, 13) for rank in range(13)] if melds.sets else []
    trios = sorted(runs) + [trio for rank in ranks for trio in combinations(rank, 3)]
    found: list[list[tuple[int, int]]] = [[] for _ in range(52)]
    for trio in trios:
        for place in trio:
            one, other = (each for each in trio if each != place)
            found[place].append((one, other))
    joker = ORDER[JOKER]
    for pairs in found:
        pairs += [(place, joker) for place in dict.fromkeys(place for pair in pairs for place in pair)]
    return tuple(map(tuple, found))


def _is_short_run(cards: tuple[Card, ...]) -> bool:
    return len(cards) == 3 and cards[0][1] == cards[1][1]


def _size(hand: int) -> int:
    return sum(handful.copies(hand, one) for one in handful.ones(hand))


@lru_cache(maxsize=4)
def _near(neighbours: Neighbours) -> dict[int, int]:
    """By card, all copies of the faces that can be in a short meld with it."""
    near = {
        ONE[face]: COPIES * sum(ONE[FACES[other]] for other in range(52) if neighbours.near[place] >> other & 1)
        for place, face in enumerate(FACES)
    }
    return near | {ONE[JOKER]: 0}


@lru_cache(maxsize=4096)
def _ends(law: Law, meld: Meld) -> tuple[End, ...]:
    return tuple(_find_ends(law, meld))


def _find_ends(law: Law, meld: Meld) -> Iterator[End]:
    """Where the meld grows: a run at either end, a set by each suit that it lacks."""
    first, last = meld.slots[0].stands_for, meld.slots[-1].stands_for
    wilds = sum(map(law.melds.is_wild, meld.cards))
    if meld.kind == "set":
        if law.melds.distinct:
            lacking = [first[0] + suit for suit in SUITS if first[0] + suit not in meld.cards]
            yield from (End((ONE[face],), 0) for face in lacking if len(meld.slots) < len(SUITS))
        else:
            yield from (End((ONE[first[0] + suit],) * COPIES, 0) for suit in SUITS)
        return
    most = law.melds.most_wilds
    room = (JOKERS if most is None else most) - wilds
    if law.melds.outnumber:
        room = min(room, len(meld.slots) - 2 * wilds - 1)
    terms = counting_solver(law).terms
    low = -1 if first[0] == "A" else RANKS.index(first[0])
    high = RANKS.index(last[0])
    below = [*range(low - 1, -1, -1), *([12] if terms.low_ace and low >= 0 and high < 12 else [])]
    above = [*range(high + 1, 12), *([12] if terms.high_ace and low >= 0 and high < 12 else [])]
    for ranks in (below, above):
        if ranks:
            yield End(tuple(ONE[RANKS[rank] + first[1]] for rank in ranks), max(0, room))


JOKERS = 12
"""More than anybody holds."""


def _reaches(end: End, hand: int, wanted: int) -> list[int]:
    """How far the hand may lay at an end: as far as it can, or up to a card that is wanted elsewhere."""
    laid, reach = 0, []
    jokers = min(end.jokers, hand >> handful.JOKERS_UP)
    for place, one in enumerate(end.ones):
        if not (hand - laid) & COPIES * one:
            then = end.ones[place + 1 : place + 2]
            if not (jokers and then and (hand - laid) & COPIES * then[0]):
                break
            jokers -= 1
            reach.append(laid)
            laid += ONE[JOKER]
            continue
        if wanted & COPIES * one:
            reach.append(laid)
        laid += one
    return [*reach, laid]
