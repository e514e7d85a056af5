"""A seat's hand against the table, in masks: what is left over, and which cards would help.

Masks know a face once: this is for one pack without jokers; `field` is for the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations
from typing import NamedTuple

from rami.bots.hand import COLUMN, Solver, Terms, mask_of, solver, terms
from rami.bots.memory import NEAR
from rami.cards import FACES
from rami.legality import Law

CARD = 1 << 12
"""Weight of one card left over; its points come on top, so fewer cards always weigh less."""
POINTS = CARD - 1

_MANY = 200
"""Choices of lay-offs: fewer than this, unless table and hand are overfull."""

Growth = tuple[int, ...]
"""Faces that a meld of the table takes one after the other, as bits, at one of its ends."""


class Left(NamedTuple):
    """What the best arrangement leaves over."""

    cards: int
    points: int


class World:
    """The melds of a table, as masks, and how one seat's hand meets them.

    `unseen`: the faces of which some copy may be anywhere.
    """

    def __init__(self, solver: Solver, melds: tuple[int, ...], unseen: int) -> None:
        self.solver = solver
        self.least = solver.least
        self.melds = melds
        self.unseen = unseen
        self.ends = tuple(chain.from_iterable(_growths(solver.terms, meld) for meld in melds))
        self.first = 0
        for end in self.ends:
            self.first |= end[0]

    def weigh(self, hand: int) -> int:
        """The least weight left when the hand melds and lays off what it can."""
        if not hand & self.first:
            return self.least(hand)
        return min([self.least(hand & ~laid) for laid in self.lay_offs(hand)])

    def left(self, hand: int) -> Left:
        weight = self.weigh(hand)
        return Left(weight // CARD, weight & POINTS)

    def lay_offs(self, hand: int) -> list[int]:
        """The choices of cards to lay off that can be best.

        At each end, a card that no meld of the hand wants is laid whenever the cards before it are. Once there are very
        many choices, the other ends take all they can.
        """
        wanted = self.solver.melded(hand)
        choices = [0]
        for end in self.ends:
            laid, reach = 0, []
            for face in end:
                if not hand & face:
                    break
                if wanted & face:
                    reach.append(laid)
                laid |= face
            if laid:
                reach = [*reach, laid] if len(choices) < _MANY else [laid]
                choices = list({choice | more for choice in choices for more in reach})
        return choices

    def laid_off(self, hand: int) -> int:
        """The cards that go to the table in a best arrangement: as many as can."""
        return min((self.least(hand & ~laid), -laid.bit_count(), laid) for laid in self.lay_offs(hand))[2]

    def all_laid(self, hand: int) -> tuple[World, int]:
        """The table once the hand has laid and laid off all that leaves it with the least, and the rest of the hand."""
        world = self
        while True:
            off = world.laid_off(hand)
            melds = [mask_of(meld) for meld in self.solver.arrange(hand & ~off).melds]
            if not off and not melds:
                return world, hand
            hand &= ~off
            for meld in melds:
                hand &= ~meld
            world = World(self.solver, (*world._grown(off), *melds), self.unseen)

    def _grown(self, faces: int) -> list[int]:
        """The melds with faces laid off that fit them, runs before sets."""
        melds = list(self.melds)
        order = sorted(range(len(melds)), key=lambda place: not _is_run(melds[place]))
        before = 0
        while faces != before:
            before = faces
            for place in order:
                for end in _growths(self.solver.terms, melds[place]):
                    if end[0] & faces:
                        melds[place] |= end[0]
                        faces ^= end[0]
        return melds

    def melded(self, face: int, chances: list[float]) -> float:
        """How many melds of three a seat that holds cards by these chances has with the face."""
        pairs = partners(self.solver.terms)[face.bit_length() - 1]
        return sum([chances[one] * chances[other] for one, other in pairs])

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


def _is_run(meld: int) -> bool:
    low = meld & -meld
    return meld >> 13 * ((low.bit_length() - 1) // 13) < 1 << 13


@lru_cache(maxsize=4096)
def _growths(terms: Terms, meld: int) -> tuple[Growth, ...]:
    """Where a meld grows: a run at either end, a set by each suit that it lacks."""
    place = (meld & -meld).bit_length() - 1
    if not _is_run(meld):
        return tuple((face,) for face in bits(COLUMN << place % 13 & ~meld))
    suit = place // 13 * 13
    runs = frozenset(terms.runs)
    found: list[Growth] = []
    for first in _next(runs, meld >> suit):
        growth, grown, face = [], meld >> suit, first
        while face:
            growth.append(face << suit)
            before = _next(runs, grown)
            grown |= face
            face = next((more for more in _next(runs, grown) if more not in before), 0)
        found.append(tuple(growth))
    return tuple(found)


def _next(runs: frozenset[int], run: int) -> list[int]:
    """The ranks by which a run of one suit grows."""
    return [1 << rank for rank in range(13) if not run >> rank & 1 and run | 1 << rank in runs]
