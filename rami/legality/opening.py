"""The opening: what a seat's first melds of a round must be, and the search for the openings a hand holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from operator import itemgetter

from rami.cards import RANKS, Card
from rami.legality.law import Cards, Law, OpeningTerms
from rami.melds import Meld
from rami.rules import Rules

_LONGEST_PIECE = 5
"""A longer run without wilds is worth as much cut into runs of three to five."""


def terms(rules: Rules) -> OpeningTerms:
    return OpeningTerms(
        rules.opening_minimum, rules.opening_ladder, asks_clean_run(rules), rules.rami_sec_waives_opening
    )


def asks_value(rules: Rules) -> bool:
    """Whether an opening may be worth too little."""
    return rules.opening_minimum > 0 or rules.opening_ladder


def asks_clean_run(rules: Rules) -> bool:
    """Whether an opening must hold a run without a wild."""
    return rules.opening_needs_clean_run


def lay_off_unopened(rules: Rules) -> bool:
    return not rules.lay_off_needs_opening


def lay_off_fresh(rules: Rules) -> bool:
    return rules.lay_off_in_opening_turn


def has_clean_run(melds: Iterable[Meld]) -> bool:
    """Whether one of the melds is a run without a wild."""
    return any(meld.kind == "run" and all(slot.card == slot.stands_for for slot in meld.slots) for meld in melds)


class Counts:
    """Cards of a hand as one number with five bits for each face: four for how many, one that stays free."""

    def __init__(self, hand: Cards) -> None:
        self._unit = {card: 1 << _WIDTH * number for number, card in enumerate(sorted(set(hand), key=_by_rank))}
        self._guard = sum(unit << _WIDTH - 1 for unit in self._unit.values())
        self.faces = len(self._unit)
        self.whole = self.number(hand)

    def number(self, cards: Iterable[Card]) -> int:
        return sum(map(self._unit.__getitem__, cards))

    def less(self, rest: int, number: int) -> int | None:
        """The rest without the cards of the number; None if they are not all there."""
        left = (rest | self._guard) - number
        return left ^ self._guard if left & self._guard == self._guard else None


class Openings:
    """The openings a hand holds: choices of melds that share no card and are together what an opening must be.

    The search walks only into choices that can still become one, since it knows exactly what can become of the rest of
    a hand: for each, as one number, the best is remembered, going through the cards by rank.
    """

    def __init__(
        self, law: Law, hand: Cards, needed: int, owed: Card | None = None, *, exchanging: bool = False
    ) -> None:
        self._law = law
        self._hand = hand
        self._needed = needed
        self._owed = owed
        melds = law.melds.candidates(hand)
        if owed is not None:
            melds = (*melds, *law.melds.candidates(hand, using=owed))
        if exchanging:
            melds += tuple(other for cards in melds for other in law.melds.exchanged(cards, hand))
        self._melds = {cards: meld for cards in melds if (meld := law.melds.read(cards, 0)) is not None}
        self._worth = {cards: law.values.meld(meld) for cards, meld in self._melds.items()}
        self._clean = {cards for cards, meld in self._melds.items() if has_clean_run((meld,))}
        self._counts = counts = Counts(hand)
        self._less = counts.less
        self._number_of = {cards: counts.number(meld.cards) for cards, meld in self._melds.items()}
        pieces: dict[tuple[int, bool], int] = {}
        for cards, number in self._number_of.items():
            clean = cards in self._clean
            if not clean or len(cards) <= _LONGEST_PIECE:
                pieces[number, clean] = max(self._worth[cards], pieces.get((number, clean), 0))
        self._pieces: list[list[tuple[int, int, bool]]] = [[] for _ in range(counts.faces)]
        for (number, clean), worth in pieces.items():
            self._pieces[_lowest(number)].append((number, worth, clean))
        self._most_of: dict[tuple[int, bool], int] = {}
        self._fewest_of: dict[int, int] = {0: 0}
        self._holding: dict[Card, tuple[Cards, ...]] = {}

    @cached_property
    def exchanging(self) -> Openings | None:
        """The same search with every choice of wilds in each meld, since two melds may need each other's; None where
        there is no other choice.
        """
        if len(self._law.wilds.intersection(self._hand)) < 2:
            return None
        return Openings(self._law, self._hand, self._needed, self._owed, exchanging=True)

    def suffice(self, melds: Iterable[Cards]) -> bool:
        """Whether these melds of the hand are what an opening must be."""
        chosen = tuple(melds)
        if self._law.opening.clean_run and self._clean.isdisjoint(chosen):
            return False
        return sum(self._worth[cards] for cards in chosen) >= self._needed

    def holding(self, face: Card) -> tuple[Cards, ...]:
        """The melds of the hand that have the face in them."""
        if face not in self._holding:
            self._holding[face] = tuple(cards for cards, meld in self._melds.items() if face in meld.cards)
        return self._holding[face]

    def with_meld(self, *first: Cards, spare: Iterable[Card] = ()) -> Iterator[tuple[Cards, ...]]:
        """Every opening that has these melds of the hand in it and not its `spare` cards, the smaller ones first.

        Where the minimum is waived for melds that leave one card at most, whether that card is one that may be
        discarded is left to ask.
        """
        rest: int | None = self._counts.whole - self._counts.number(spare)
        for cards in first:
            number = self._number_of.get(cards)
            rest = None if rest is None or number is None else self._less(rest, number)
        if rest is not None:
            yield from self._extend(first, rest, tuple(self._number_of))

    def _extend(
        self, chosen: tuple[Cards, ...], rest: int, candidates: tuple[Cards, ...]
    ) -> Iterator[tuple[Cards, ...]]:
        if self.suffice(chosen) or (self._law.opening.waived and _count(rest) <= 1):
            yield chosen
        elif not self._promise(chosen, rest):
            return
        for place, cards in enumerate(candidates):
            left = self._less(rest, self._number_of[cards])
            if left is not None:
                yield from self._extend((*chosen, cards), left, candidates[place:])

    def _promise(self, chosen: tuple[Cards, ...], rest: int) -> bool:
        """Whether melds of the rest could make an opening of the chosen ones."""
        lacks_run = self._law.opening.clean_run and self._clean.isdisjoint(chosen)
        lacking = self._needed - sum(self._worth[cards] for cards in chosen)
        if self._some(rest, lacks_run) >= lacking or (self._law.opening.waived and self._fewest(rest) <= 1):
            return True
        return self._most(rest, lacks_run) >= lacking

    def _some(self, rest: int, lacks_run: bool) -> int:
        """What melds of the rest are worth that are found at the first try: a large hand seldom needs another."""
        worth = 0
        while rest:
            lowest = _lowest(rest)
            fitting = (piece for piece in self._pieces[lowest] if self._less(rest, piece[0]) is not None)
            key = _CLEAN_FIRST if lacks_run else _WORTH
            number, best, clean = max(fitting, key=key, default=(1 << _WIDTH * lowest, 0, False))
            rest -= number
            worth += best
            lacks_run = lacks_run and not clean
        return _NEVER if lacks_run else worth

    def _most(self, rest: int, lacks_run: bool) -> int:
        """The most that melds of the rest can be worth; far below zero where they lack a run that must be there."""
        if not rest:
            return _NEVER if lacks_run else 0
        most = self._most_of.get((rest, lacks_run))
        if most is None:
            lowest = _lowest(rest)
            most = self._most(rest - (1 << _WIDTH * lowest), lacks_run)
            for number, worth, clean in self._pieces[lowest]:
                left = self._less(rest, number)
                if left is not None:
                    most = max(most, worth + self._most(left, lacks_run and not clean))
            self._most_of[rest, lacks_run] = most
        return most

    def _fewest(self, rest: int) -> int:
        """The fewest cards that melds of the rest can leave."""
        fewest = self._fewest_of.get(rest)
        if fewest is None:
            lowest = _lowest(rest)
            fewest = 1 + self._fewest(rest - (1 << _WIDTH * lowest))
            for number, _, _ in self._pieces[lowest]:
                left = self._less(rest, number)
                if left is not None:
                    fewest = min(fewest, self._fewest(left))
            self._fewest_of[rest] = fewest
        return fewest


_WIDTH = 5
"""Bits for each face of a hand, see `Counts`."""

_NEVER = -(10**6)

_WORTH, _CLEAN_FIRST = itemgetter(1), itemgetter(2, 1)
"""Of the pieces of `Openings`, the number, the worth and whether it is a run without a wild."""


def _lowest(number: int) -> int:
    """The place of the first card, by rank, that the number holds."""
    return ((number & -number).bit_length() - 1) // _WIDTH


def _count(number: int) -> int:
    """How many cards the number holds."""
    count = 0
    while number:
        count += number & (1 << _WIDTH) - 1
        number >>= _WIDTH
    return count


def _by_rank(card: Card) -> tuple[int, str]:
    """Jokers come last."""
    return RANKS.find(card[0]) % (len(RANKS) + 1), card
