"""What may happen before a seat's next turn: that the round ends, and what is in the others' hands then."""

from __future__ import annotations

from functools import cached_property
from operator import mul

from rami.bots.ground import law_of, may_reshuffle
from rami.bots.memory import CARDS, Memory
from rami.view import View

_OUT = (0.55, 0.3, 0.08, 0.11, 0.03, 0.025, 0.018, 0.015)
"""By cards of a hand, the chance that its seat goes out with them in its next turn."""
_FEW = 0.01
"""The same for larger hands."""


class Peril:
    """Of the seat to act."""

    def __init__(self, view: View, memory: Memory) -> None:
        self.view = view
        self.memory = memory
        gone = (view.seat, *view.eliminated, *view.out)
        self.others = tuple(seat for seat in range(view.players) if seat not in gone)

    @cached_property
    def out(self) -> float:
        """The chance that somebody else goes out first."""
        stays = 1.0
        for seat in self.others:
            cards = self.view.counts[seat]
            stays *= 1 - (_OUT[cards] if cards < len(_OUT) else _FEW)
        return 1 - stays

    @cached_property
    def dry(self) -> float:
        """The chance that the stock ends the round first."""
        view = self.view
        if may_reshuffle(view):
            return 0.0
        short = len(self.others) - view.stock_count
        return 0.0 if short < 0 else 0.25 if not short else 0.6 if view.stock_count else 0.9

    @cached_property
    def draws(self) -> float:
        """How many cards of the stock the seat may still expect to draw."""
        view = self.view
        if may_reshuffle(view):
            return 4.0
        return view.stock_count / (1 + len(self.others))

    @cached_property
    def points(self) -> float:
        """What all the others' hands are worth, as far as can be told."""
        of = law_of(self.view).values.of
        worth = [of[card] for card in CARDS]
        return sum(sum(map(mul, self.memory.expected(seat), worth)) for seat in self.others)

    @cached_property
    def following(self) -> int:
        """The seat that moves next."""
        view = self.view
        if view.following is not None:
            return view.following
        return law_of(view).plan.next_seat(view.seat, view.eliminated)

    @cached_property
    def chances(self) -> list[float]:
        """By place of a card, the chance that the next seat holds a copy."""
        if self.following == self.view.seat:
            return [0.0] * len(CARDS)
        return self.memory.chances(self.following)
