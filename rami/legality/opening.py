"""The opening: what a seat's first melds of a round must be worth, and what may not be done before."""

from __future__ import annotations

from collections.abc import Iterator

from rami.actions import LayMelds, LayOff
from rami.cards import RANKS, Card, without
from rami.legality.law import Fault, Law, Turn, guard
from rami.rules import Rules

Cards = tuple[Card, ...]

_LONGEST_PIECE = 5
"""A longer run is worth as much cut into runs of three to five."""


def minimum(rules: Rules) -> int:
    return rules.opening_minimum


def lay_off_unopened(rules: Rules) -> bool:
    return not rules.lay_off_needs_opening


@guard(LayOff, "not_opened", cites="CV-9 RA-9 R5-V24", when=lambda rules: not lay_off_unopened(rules))
def has_opened(turn: Turn, action: LayOff) -> Fault | None:
    return None if turn.seat in turn.round.opened else Fault({})


@guard(LayMelds, "opening_too_low", cites="CV-7 RA-8", when=lambda rules: minimum(rules) > 0)
def reaches_minimum(turn: Turn, action: LayMelds) -> Fault | None:
    """The first melds are judged together, and refused together."""
    if turn.seat in turn.round.opened:
        return None
    reached = sum(map(turn.law.values.meld, turn.laid))
    needed = turn.law.minimum
    return None if reached >= needed else Fault({"reached": reached, "needed": needed})


class Openings:
    """The openings a hand holds: choices of melds that share no card and reach the minimum together."""

    def __init__(self, law: Law, hand: Cards) -> None:
        self.hand = hand
        self._needed = law.minimum
        self._worth = {
            cards: law.values.meld(meld)
            for cards in law.melds.candidates(hand)
            if (meld := law.melds.read(cards, 0)) is not None
        }
        self._pieces: dict[Card, list[Cards]] = {}
        for cards in self._worth:
            if len(cards) <= _LONGEST_PIECE or cards[0][0] == cards[1][0]:
                for card in set(cards):
                    self._pieces.setdefault(card, []).append(cards)
        self._memo: dict[Cards, int] = {}
        self._hopeless = law.values.most(card for card in hand if card in self._pieces) < self._needed

    def with_meld(self, *first: Cards) -> Iterator[tuple[Cards, ...]]:
        """Every opening that has these melds of the hand in it, the smaller ones first."""
        rest = without(self.hand, (card for cards in first for card in cards))
        if rest is None or self._hopeless:
            return iter(())
        return self._extend(first, sum(self._worth[cards] for cards in first), rest, tuple(self._worth))

    def _extend(
        self, chosen: tuple[Cards, ...], worth: int, rest: Cards, candidates: tuple[Cards, ...]
    ) -> Iterator[tuple[Cards, ...]]:
        if worth >= self._needed:
            yield chosen
        elif worth + self._most(tuple(sorted(rest, key=_by_rank))) < self._needed:
            return
        for place, cards in enumerate(candidates):
            left = without(rest, cards)
            if left is not None:
                yield from self._extend((*chosen, cards), worth + self._worth[cards], left, candidates[place:])

    def _most(self, cards: Cards) -> int:
        """The most that melds of these cards, sorted by rank, can be worth together."""
        if not cards:
            return 0
        most = self._memo.get(cards)
        if most is None:
            most = self._most(cards[1:])
            for piece in self._pieces.get(cards[0], ()):
                rest = without(cards, piece)
                if rest is not None:
                    most = max(most, self._worth[piece] + self._most(rest))
            self._memo[cards] = most
        return most


def _by_rank(card: Card) -> tuple[int, str]:
    return RANKS.index(card[0]), card[1]
