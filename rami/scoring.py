"""What cards are worth, and what a round adds to the scores."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rami.cards import FACES, RANKS, Card
from rami.melds import Meld
from rami.rules import Rules

Score = Callable[[tuple[int, ...], int | None], tuple[int, ...]]
"""Of the values left in each seat's hand and the winner, what the round adds to each seat's score."""


class Values:
    """Points of cards in the hand and in melds (CV-17, CV-18, RA-S1)."""

    def __init__(self, rules: Rules) -> None:
        points = {rank: min(place + 2, 10) for place, rank in enumerate(RANKS)}
        self.of: dict[Card, int] = {face: points[face[0]] for face in FACES}
        """By face, in the hand."""
        self._melded = dict(self.of)
        for face in FACES:
            if face[0] == "A":
                self.of[face] = rules.ace_value
                self._melded[face] = rules.ace_meld_value
        self._low = rules.ace_low_value
        self._highest = {face: max(value, self._low if face[0] == "A" else 0) for face, value in self._melded.items()}

    def hand(self, cards: Iterable[Card]) -> int:
        return sum(map(self.of.__getitem__, cards))

    def most(self, cards: Iterable[Card]) -> int:
        """What these cards are worth at the very most, in whatever melds."""
        return sum(map(self._highest.__getitem__, cards))

    def meld(self, meld: Meld) -> int:
        """An ace at the low end of a run has a value of its own."""
        value = sum(self._melded[slot.stands_for] for slot in meld.slots)
        first = meld.slots[0].stands_for
        return value - self._melded[first] + self._low if meld.kind == "run" and first[0] == "A" else value


def score(rules: Rules) -> Score:
    return _SCORES[rules.scoring]


def best(rules: Rules) -> Callable[[Iterable[int]], int]:
    """Which total wins a match."""
    return min if rules.scoring == "penalty" else max


def _winner_takes_hands(values: tuple[int, ...], winner: int | None) -> tuple[int, ...]:
    """The winner gets what the others hold (CV-19, CV-S4)."""
    return tuple(sum(values) - values[seat] if seat == winner else 0 for seat in range(len(values)))


def _penalty(values: tuple[int, ...], winner: int | None) -> tuple[int, ...]:
    """Everyone but the winner pays for their own hand (RA-S2)."""
    return tuple(0 if seat == winner else value for seat, value in enumerate(values))


_SCORES: dict[str, Score] = {"winner_takes_hands": _winner_takes_hands, "penalty": _penalty}
