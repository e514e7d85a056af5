"""What becomes of a hand card by card: each, lowest rank first, goes into every meld it can be in, or is left over.

Slower than the search on ordinary hands, but it bears any: what is known is kept by what is still held, and melds reach
only a few ranks up. And it knows the melds, not only what they leave.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from rami.bots.hand_counts import (
    COLUMN,
    JOKER_ONE,
    JOKERS_UP,
    NATURALS,
    SUIT,
    SUIT_BITS,
    cards_of,
    copies,
    counts_of,
    faces_of,
)
from rami.bots.hand_melds import FULL, LONGEST, NOTHING, Sets, Shape, Shapes, Terms
from rami.cards import JOKER, RANKS, SUITS, Card

LINE = "A" + RANKS
CLEAN = 1
MUST = 2


class Arrangement(NamedTuple):
    """Melds, the cards outside them, and what those weigh."""

    melds: tuple[tuple[Card, ...], ...]
    rest: tuple[Card, ...]
    left: int


class Way(NamedTuple):
    """Cards of a hand that leave it together: as a run of a suit, as a set, or one that is left over.

    `merits`: of CLEAN, a run without jokers, and MUST, holding a card that was asked for.
    """

    cards: int
    run: bool
    value: int
    merits: int


class Ways:
    """The melds that the lowest card of a hand can be in, and what else it can leave it with, by suit.

    `valued`: what the melds are worth matters, as it does to openings, where a run may be worth more than its parts.
    """

    def __init__(
        self,
        terms: Terms,
        sets: Sets,
        jokers: int,
        *,
        valued: bool = False,
        besides: tuple[tuple[Shape, ...], ...] = NOTHING,
    ) -> None:
        self._terms = terms
        self._sets = sets
        self._valued = valued
        whole = valued and terms.lowest
        self._shapes = [Shapes(terms, jokers, whole=whole, besides=each) for each in besides]
        self._runs: dict[int, list[Way]] = {}
        self._of_rank: dict[int, list[Way]] = {}

    def of(self, hand: int) -> tuple[int, list[Way]]:
        """One copy of the lowest card of a hand that holds naturals, and its melds, runs first, the longest of each."""
        column, rank = hand & COLUMN, 0
        while not column:
            rank += 1
            column = hand & COLUMN << 2 * rank
        place = (column & -column).bit_length() - 1 & ~1
        suit = place // SUIT_BITS
        wilds = hand & ~NATURALS
        faces = wilds | faces_of(hand >> SUIT_BITS * suit & SUIT) << SUIT_BITS * suit
        runs = self._runs.get(faces)
        if runs is None:
            runs = self._runs[faces] = list(self._find_runs(faces, suit))
        sets = self._of_rank.get(column | wilds)
        if sets is None:
            sets = self._of_rank[column | wilds] = list(self._find_sets(column | wilds, rank))
        return 1 << place, runs + sets

    def _find_runs(self, faces: int, suit: int) -> Iterator[Way]:
        for cards, fewest, most in self._shapes[suit].of(faces >> SUIT_BITS * suit & SUIT):
            for wilds in range(fewest, min(most, faces >> JOKERS_UP) + 1):
                value = 0
                if self._valued:
                    first, size, _ = place_of(self._terms, cards, wilds)
                    value = sum(self._terms.worth[first : first + size])
                yield Way((cards << SUIT_BITS * suit) + wilds * JOKER_ONE, True, value, 0 if wilds else CLEAN)

    def _find_sets(self, column: int, rank: int) -> Iterator[Way]:
        for used in self._sets.single(counts_of(column, rank)):
            cards = sum(number << 2 * rank + SUIT_BITS * suit for suit, number in enumerate(used))
            for wilds in self._terms.wilds(sum(used), column >> JOKERS_UP, run=False):
                worth = self._terms.worth[rank + 1] if self._valued else 0
                yield Way(cards + wilds * JOKER_ONE, False, worth * (sum(used) + wilds), 0)


class Sweep:
    """The best arrangement of one hand."""

    def __init__(self, terms: Terms, ways: Ways, hand: int) -> None:
        self._terms = terms
        self._ways = ways
        self._hand = hand
        self._known: dict[int, tuple[int, Way]] = {}
        self.left = self._left(hand)

    def arrangement(self) -> Arrangement:
        melds, rest, hand = [], 0, self._hand
        while hand & NATURALS:
            way = self._known[hand][1]
            hand -= way.cards
            if way.value < 0:
                rest += way.cards
            else:
                melds.append(written(self._terms, way))
        return Arrangement(tuple(melds), tuple(cards_of(rest + hand)), self.left)

    def _left(self, hand: int) -> int:
        known = self._known.get(hand)
        if known is not None:
            return known[0]
        if not hand & NATURALS:
            return self._terms.weights[52] * (hand >> JOKERS_UP)
        card, ways = self._ways.of(hand)
        best, pick = -1, Way(card, False, -1, 0)
        for way in (*ways, pick):
            left = self._left(hand - way.cards)
            if way.value < 0:
                left += self._terms.weights[card.bit_length() - 1 >> 1]
            if left < best or best < 0:
                best, pick = left, way
                if not best:
                    break
        self._known[hand] = best, pick
        return best


Point = tuple[int, int, int]
"""Weight left, value melded, no more than is asked for, and the merits asked for that some meld has."""


class Openings:
    """The best opening of one hand: keeps all points of which none is as good in every way as another."""

    def __init__(self, terms: Terms, ways: Ways, hand: int, minimum: int, clean: bool, must: int) -> None:
        self._terms = terms
        self._ways = ways
        self._hand = hand
        self._minimum = minimum
        self._must = must
        self._asked = (CLEAN if clean else 0) | (MUST if must else 0)
        self._known: dict[int, dict[Point, tuple[Way, Point]]] = {}

    def arrangement(self) -> Arrangement | None:
        good = [point for point in self._of(self._hand) if point[1:] == (self._minimum, self._asked)]
        if not good:
            return None
        melds, rest, hand = [], 0, self._hand
        left = point = min(good)
        while hand & NATURALS:
            way, point = self._known[hand][point]
            hand -= way.cards
            if way.value < 0:
                rest += way.cards
            else:
                melds.append(written(self._terms, way))
        return Arrangement(tuple(melds), tuple(cards_of(rest + hand)), left[0])

    def _of(self, hand: int) -> Mapping[Point, tuple[Way, Point] | None]:
        known = self._known.get(hand)
        if known is not None:
            return known
        if not hand & NATURALS:
            return {(self._terms.weights[52] * (hand >> JOKERS_UP), 0, 0): None}
        card, ways = self._ways.of(hand)
        weights = self._terms.weights
        points: dict[Point, tuple[Way, Point]] = {}
        for way in (*ways, Way(card, False, -1, 0)):
            weight, value, merits = 0, way.value, way.merits
            if value < 0:
                weight, value = weights[card.bit_length() - 1 >> 1], 0
            elif self._must and copies(way.cards, self._must):
                merits |= MUST
            rest = hand - way.cards
            for before in self._of(rest):
                point = (
                    before[0] + weight,
                    min(before[1] + value, self._minimum),
                    (before[2] | merits) & self._asked,
                )
                points.setdefault(point, (way, before))
        self._known[hand] = {point: how for point, how in points.items() if not any(_beats(o, point) for o in points)}
        return self._known[hand]


def _beats(one: Point, other: Point) -> bool:
    return one != other and one[0] <= other[0] and one[1] >= other[1] and not other[2] & ~one[2]


def written(terms: Terms, way: Way) -> tuple[Card, ...]:
    """A meld as it can be laid: a run in order, a set by suit with its jokers last.

    Jokers are bare where that is read as this very meld, else they are written with their places (RA-S20, RA-H8).
    """
    cards = tuple(cards_of(way.cards))
    if not way.run:
        return cards
    suit = cards[0][1]
    naturals = way.cards >> SUIT_BITS * SUITS.index(suit) & SUIT
    place = place_of(terms, naturals, way.cards >> JOKERS_UP)
    a_set = terms.sets and naturals.bit_count() == 1 and not (terms.distinct and place.size > FULL)
    bare = not a_set and (terms.lowest or place.sole)
    line = (rank + suit for rank in LINE[place.first : place.first + place.size])
    return tuple(face if face in cards else JOKER if bare else f"{JOKER}={face}" for face in line)


class Place(NamedTuple):
    """Where a run begins in LINE, its length, and whether it could lie nowhere else."""

    first: int
    size: int
    sole: bool


@lru_cache(maxsize=1 << 14)
def place_of(terms: Terms, cards: int, wilds: int) -> Place:
    """The run that these cards of a suit make with so many jokers: that worth most, or least by RA-18 and RA-S14."""
    size = cards.bit_count() + wilds
    found = []
    for first in range(0 if terms.low_ace else 1, (14 if terms.high_ace else 13) - size + 1):
        window = range(first, first + size)
        jokers = [place for place in window if not cards >> 2 * ((place - 1) % 13) & 1]
        if len(jokers) == wilds:
            worth = sum(terms.worth[place] for place in (jokers if terms.lowest else window))
            found.append((worth if terms.lowest else -worth, first))
    # All thirteen stand ace high (RA-S17).
    first = max(first for _, first in found) if size == LONGEST else min(found)[1]
    return Place(first, size, len(found) == 1 or size == LONGEST)
