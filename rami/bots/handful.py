"""The exact solver for any hand: two or three packs, any number of jokers, any limit on them in a meld.

A hand is one number (see `hand_counts`). `least` is the hot call; where a hand has more choices than it likes, and
where the melds are asked for, the cards are swept one by one. Both are exact. What a solver has learnt about suits and
ranks it keeps for the next hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rami.bots import hand_search
from rami.bots.hand_counts import (
    CARD_OF,
    COLUMN,
    COPIES,
    JOKER_ONE,
    JOKERS_UP,
    ODD,
    ONE,
    SUIT,
    SUIT_BITS,
    cards_of,
    copies,
    faces_of,
    hand_of,
    ones,
)
from rami.bots.hand_melds import NOTHING, Columns, InRuns, InSets, Live, Plain, Sets, Shape, Shapes, Sharp, Terms, Wild
from rami.bots.hand_search import Least, Tables
from rami.bots.hand_sweep import Arrangement, Openings, Sweep, Ways
from rami.cards import RANKS
from rami.melds import Recogniser

__all__ = [
    "CARD_OF",
    "COLUMN",
    "COPIES",
    "JOKERS_UP",
    "JOKER_ONE",
    "ODD",
    "ONE",
    "SUIT",
    "SUIT_BITS",
    "Arrangement",
    "Shape",
    "Solver",
    "Terms",
    "cards_of",
    "copies",
    "hand_of",
    "least_beside",
    "ones",
    "solver",
    "terms",
]


class Solver:
    """Solves hands by the terms of a game. `least(hand)` is the least weight left over: the hot call."""

    least: Least

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.least = least_beside(terms)
        self._sets = Sets(terms)
        self._ways: dict[tuple[int, bool], Ways] = {}
        self._in_melds: dict[int, tuple[InRuns, InSets]] = {}

    def arrange(self, hand: int) -> Arrangement:
        """Melds that leave the least; of equal arrangements always the same one.

        Melds are written as they can be laid: jokers bare where that is read as the meld meant, else with their places.
        """
        return Sweep(self.terms, self._ways_with(hand >> JOKERS_UP), hand).arrangement()

    def discards(self, hand: int) -> dict[int, int]:
        """For each card of the hand (one copy of it, as a hand) the least weight the rest leaves over.

        A card outside one best arrangement takes just its own weight away; only the others are solved again.
        """
        best = self.arrange(hand)
        outside = set(best.rest)
        return {
            one: best.left - self.weight(one) if CARD_OF[one] in outside else self.least(hand - one)
            for one in ones(hand)
        }

    def opening(self, hand: int, minimum: int, clean: bool = False, must: int = 0) -> Arrangement | None:
        """The melds worth at least the minimum together that leave the least; None if there are none.

        `clean`: a run without jokers must be among them (RA-H2). `must`: one copy of a card, as a hand, of which they
        must hold some copy (RA-H4); 0 for none.
        """
        ways = self._ways_with(hand >> JOKERS_UP, valued=True)
        return Openings(self.terms, ways, hand, minimum, clean, must).arrangement()

    def melded(self, hand: int) -> int:
        """The cards that lie in some meld of the hand, all copies of them, jokers included."""
        jokers = hand >> JOKERS_UP
        tables = self._in_melds.get(jokers)
        if tables is None:
            in_runs, in_sets = InRuns(Shapes(self.terms, jokers)), InSets(self.terms, self._sets, jokers)
            tables = self._in_melds[jokers] = in_runs, in_sets
        in_runs, in_sets = tables
        held, wild, ranks = 0, False, 0
        for up in range(0, JOKERS_UP, SUIT_BITS):
            suit = hand >> up & SUIT
            faces, may = in_runs[suit]
            held |= faces << up
            wild |= may
            ranks |= suit
        ranks = faces_of(ranks)
        while ranks:
            rank = ranks & -ranks
            ranks ^= rank
            faces, may = in_sets[hand & rank * COLUMN]
            held |= faces
            wild |= may
        return hand & held * COPIES | (jokers << JOKERS_UP if wild else 0)

    def weight(self, hand: int) -> int:
        """What all cards of a hand cost together."""
        return sum(self.terms.weights[one.bit_length() - 1 >> 1] * copies(hand, one) for one in ones(hand))

    def _ways_with(self, jokers: int, *, valued: bool = False) -> Ways:
        ways = self._ways.get((jokers, valued))
        if ways is None:
            ways = self._ways[jokers, valued] = Ways(self.terms, self._sets, jokers, valued=valued)
        return ways


def least_beside(terms: Terms, besides: tuple[tuple[Shape, ...], ...] = NOTHING) -> Least:
    """The hot call: the least weight a hand leaves over when it melds what it can.

    `besides`: by suit what may leave the hand without being a meld, such as cards that a table takes; each as often as
    its cards and jokers are there.
    """
    searches: dict[int, Least] = {}

    def least(hand: int) -> int:
        jokers = hand >> JOKERS_UP
        search = searches.get(jokers)
        if search is None:
            search = searches[jokers] = _search(terms, besides, jokers)
        return search(hand)

    return least


def _search(terms: Terms, besides: tuple[tuple[Shape, ...], ...], jokers: int) -> Least:
    sets, columns, sharp = _of_ranks(terms._replace(worth=()), jokers)
    suits = [_of_suit(terms, suit, besides[suit], jokers) for suit in range(4)]
    tables = Tables(
        tuple(_of_suit(terms, suit, besides[suit], 0).plain for suit in range(4)),
        tuple(suit.wild for suit in suits),
        tuple(suit.live for suit in suits),
        columns,
        sharp,
        sets.suits(jokers),
    )
    ways = Ways(terms, sets, jokers, besides=besides)

    def swept(hand: int) -> int:
        return Sweep(terms, ways, hand).left

    if jokers:
        return hand_search.with_jokers(tables, jokers, swept)
    return hand_search.without_jokers(tables, swept)


@lru_cache(maxsize=64)
def _of_ranks(terms: Terms, jokers: int) -> tuple[Sets, Columns, Sharp]:
    """The tables of the ranks."""
    sets = Sets(terms)
    columns = Columns(sets, jokers)
    return sets, columns, Sharp(columns, terms.weights)


class _Suit(NamedTuple):
    plain: Plain
    wild: Wild
    live: Live


def _of_suit(terms: Terms, suit: int, besides: tuple[Shape, ...], jokers: int) -> _Suit:
    """The tables of a suit, the same for suits that weigh the same."""
    return _tables(terms._replace(weights=terms.weights[52:], worth=()), terms.of_suit(suit), besides, jokers)


@lru_cache(maxsize=512)
def _tables(terms: Terms, weights: tuple[int, ...], besides: tuple[Shape, ...], jokers: int) -> _Suit:
    shapes = Shapes(terms, jokers, besides=besides)
    return _Suit(Plain(shapes, weights), Wild(shapes, weights, terms.weights[0], jokers), Live(shapes, weights))


def terms(melds: Recogniser, weights: tuple[int, ...]) -> Terms:
    """The terms of the melds that a recogniser knows. `weights`: of the FACES in their order, then of the joker."""
    return Terms(
        runs=melds.runs,
        low_ace=melds.read(("AC", "2C", "3C"), 0) is not None,
        high_ace=melds.read(("QC", "KC", "AC"), 0) is not None,
        sets=melds.sets,
        distinct=melds.distinct,
        most_wilds=melds.most_wilds,
        outnumber=melds.outnumber,
        weights=weights,
        worth=(melds.worth("AC", True), *(melds.worth(rank + "C", False) for rank in RANKS)),
        lowest=melds.lowest,
    )


@lru_cache(maxsize=64)
def solver(terms: Terms) -> Solver:
    """The solver of these terms, built once."""
    return Solver(terms)
