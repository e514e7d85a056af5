"""A seat's hand against the table, in masks: what is left over, and which cards would help.

Masks know a face once. Where several packs are in play the second copy of a face counts as a lone card here; what is
really laid is worked out from the whole hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations
from typing import NamedTuple

from rami.bots.hand import BIT, Solver, Terms, solver, terms
from rami.bots.memory import NEAR
from rami.cards import FACES, Card
from rami.legality import Law
from rami.melds import Meld, Recogniser

CARD = 1 << 12
"""Weight of one card left over; its points come on top, so fewer cards always weigh less."""
POINTS = CARD - 1

Growth = tuple[int, ...]
"""Faces that a meld of the table takes one after the other, as bits, at one of its ends."""


class Left(NamedTuple):
    """What the best arrangement leaves over."""

    cards: int
    points: int


class World:
    """The table as one seat's hand meets it. `unseen`: faces of which some copy may be anywhere."""

    def __init__(self, law: Law, melds: tuple[Meld, ...], unseen: int) -> None:
        self.solver = counting_solver(law)
        self.least = self.solver.least
        self.ends = ends(law.melds, melds)
        self.unseen = unseen
        self._partners = partners(self.solver.terms)
        self.first = 0
        for end in self.ends:
            self.first |= end[0]

    def weigh(self, hand: int) -> int:
        """The least weight left when the hand melds and lays off what it can."""
        if not hand & self.first:
            return self.least(hand)
        return min(self.least(hand & ~laid) for laid in self.lay_offs(hand))

    def left(self, hand: int) -> Left:
        weight = self.weigh(hand)
        return Left(weight // CARD, weight & POINTS)

    def lay_offs(self, hand: int) -> list[int]:
        """Every choice of the hand's cards that fits the table, nothing included."""
        choices = [0]
        for end in self.ends:
            laid, reach = 0, [0]
            for face in end:
                if not hand & face:
                    break
                laid |= face
                reach.append(laid)
            if len(reach) > 1:
                choices = [choice | more for choice in choices for more in reach]
        return choices

    def laid_off(self, hand: int) -> int:
        """The cards that go to the table in a best arrangement: as many as can."""
        return min((self.least(hand & ~laid), -laid.bit_count(), laid) for laid in self.lay_offs(hand))[2]

    def use(self, face: int, chances: list[float]) -> float:
        """How many melds a seat that holds cards by these chances may make with the face; 1 if it fits the table."""
        if face & self.first:
            return 1.0
        return sum(chances[one] * chances[other] for one, other in self._partners[face.bit_length() - 1])

    def helpful(self, hand: int) -> int:
        """The unseen faces that may make a difference to the hand: near one of its cards, or fitting the table."""
        near = self.first
        while hand:
            near |= NEAR[(hand & -hand).bit_length() - 1]
            hand &= hand - 1
        return near & self.unseen


def bits(mask: int) -> Iterator[int]:
    """The faces of a mask, one bit each."""
    while mask:
        yield mask & -mask
        mask &= mask - 1


@lru_cache(maxsize=32)
def partners(terms: Terms) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By place of a face: the places of each two faces that make a meld of three with it."""
    runs = [run << 13 * suit for suit in range(4) for run in terms.runs if run.bit_count() == 3]
    ranks = [[1 << place for place in range(rank, 52, 13)] for rank in range(13)]
    sets = [sum(cards) for rank in ranks for cards in combinations(rank, 3)] if terms.sets else []
    melds = [[face.bit_length() - 1 for face in bits(meld)] for meld in runs + sets]
    return tuple(
        tuple((a, b) for meld in melds if place in meld for a, b in [[other for other in meld if other != place]])
        for place in range(52)
    )


@lru_cache(maxsize=32)
def counting_solver(law: Law) -> Solver:
    """Counts cards left over first, and their points second."""
    return solver(terms(law.melds, tuple(CARD + law.values.of[face] for face in FACES)))


@lru_cache(maxsize=256)
def ends(recogniser: Recogniser, melds: tuple[Meld, ...]) -> tuple[Growth, ...]:
    return tuple(chain.from_iterable(_growths(recogniser, meld) for meld in melds))


@lru_cache(maxsize=1024)
def _growths(recogniser: Recogniser, meld: Meld) -> tuple[Growth, ...]:
    """Where a meld grows: a run at either end, a set by each suit that it lacks."""
    found = []
    for first in _next(recogniser, meld):
        growth = []
        grown: Meld | None = meld
        face: Card | None = first
        while grown is not None and face is not None:
            growth.append(BIT[face])
            before = _next(recogniser, grown)
            grown = recogniser.extend(grown, (face,), 0)
            face = next((more for more in _next(recogniser, grown) if more not in before), None) if grown else None
        found.append(tuple(growth))
    return tuple(found)


def _next(recogniser: Recogniser, meld: Meld) -> list[Card]:
    return [cards[0] for cards in recogniser.lay_offs(FACES, meld) if len(cards) == 1]
