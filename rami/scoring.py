"""What cards are worth, and what a round adds to the scores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rami.cards import FACES, JOKER, RANKS, Card
from rami.melds import Meld
from rami.round import Adjustment
from rami.rules import Rules


class Values:
    """Points of cards in the hand and in melds (CV-17, CV-18, RA-S1)."""

    def __init__(self, rules: Rules) -> None:
        points = {rank: min(number + 2, 10) for number, rank in enumerate(RANKS)}
        self.of: dict[Card, int] = {face: points[face[0]] for face in FACES}
        """By face, in the hand."""
        self._melded = {**self.of, **points}
        """By face; by rank for a wild in a set."""
        for card in self._melded:
            if card[0] == "A":
                self._melded[card] = rules.ace_meld_value
        for face in FACES:
            if face[0] == "A":
                self.of[face] = rules.ace_value
        self.of[JOKER] = rules.wild_hand_value
        self._low = rules.ace_low_value

    def hand(self, cards: Iterable[Card]) -> int:
        return sum(map(self.of.__getitem__, cards))

    def place(self, face: Card, low: bool) -> int:
        """What the place of a face in a run is worth; `low`: an ace below the two."""
        return self._low if low else self._melded[face]

    def meld(self, meld: Meld) -> int:
        """An ace at the low end of a run has a value of its own; a wild is worth the card it stands for (RA-17)."""
        value = sum(self._melded[slot.stands_for] for slot in meld.slots)
        first = meld.slots[0].stands_for
        return value - self._melded[first] + self._low if meld.kind == "run" and first[0] == "A" else value


class Tally(NamedTuple):
    """What a finished round is scored by; fields by seat hold one entry a seat."""

    end: str
    winner: int | None
    values: tuple[int, ...]
    """Points left in each hand."""
    seats: tuple[int, ...]
    """Those that played the round."""
    opened: tuple[int, ...]
    rami_sec: bool
    """The winner went out in the very turn in which it opened."""
    empty_table: bool
    """Nobody but the winner has opened."""


class Scoring:
    """Turns a tally into scores: what each hand costs, house rules on it in their order, and who gets or pays it."""

    def __init__(self, rules: Rules) -> None:
        self._share = _SHARES[rules.scoring]
        self._unopened = rules.unopened_penalty
        self._doubles = rules.rami_sec_doubles
        bonus = rules.winner_bonus
        named = {} if isinstance(bonus, int) else dict(bonus)
        out = named.get("out", 0)
        sec = named.get("rami_sec", out)
        self._any_bonus = bonus if isinstance(bonus, int) else 0
        self._out_bonus = (out, sec, named.get("rami_sec_empty_table", sec))

    def scores(self, tally: Tally) -> tuple[tuple[int, ...], tuple[tuple[Adjustment, ...], ...]]:
        """What the round adds to each seat's score, and what of it does not come from the values of the hands."""
        costs, adjustments = [], []
        for seat, value in enumerate(tally.values):
            adjustment = self._on_hand(tally, seat)
            costs.append(value + sum(each.points for each in adjustment))
            adjustments.append(adjustment)
        scores = list(self._share(costs, tally.winner))
        bonus = self._bonus(tally)
        if tally.winner is not None and bonus:
            scores[tally.winner] += bonus
            adjustments[tally.winner] += (Adjustment("bonus", bonus),)
        return tuple(scores), tuple(adjustments)

    def _on_hand(self, tally: Tally, seat: int) -> tuple[Adjustment, ...]:
        """`unopened`: a fixed price stands in place of the value (RA-H11); `doubled`: after rami sec (RA-H12)."""
        if seat == tally.winner or seat not in tally.seats:
            return ()
        if self._unopened is not None and seat not in tally.opened:
            return (Adjustment("unopened", self._unopened - tally.values[seat]),)
        return (Adjustment("doubled", tally.values[seat]),) if self._doubles and tally.rami_sec else ()

    def _bonus(self, tally: Tally) -> int:
        """A plain number is for any winner, the named ones are for going out (RA-H13)."""
        if tally.end != "out":
            return self._any_bonus
        return self._any_bonus + self._out_bonus[tally.rami_sec + (tally.rami_sec and tally.empty_table)]


def best(rules: Rules) -> Callable[[Iterable[int]], int]:
    """Which total wins a match."""
    return min if rules.scoring == "penalty" else max


Share = Callable[[Sequence[int], int | None], Iterable[int]]
"""Of what each seat's hand costs and the winner, what each seat scores."""


def _winner_takes_hands(costs: Sequence[int], winner: int | None) -> Iterable[int]:
    """The winner gets what the others' hands cost (CV-19, CV-S4)."""
    return (sum(costs) - costs[seat] if seat == winner else 0 for seat in range(len(costs)))


def _penalty(costs: Sequence[int], winner: int | None) -> Iterable[int]:
    """Everyone but the winner pays for their own hand (RA-S2)."""
    return (0 if seat == winner else cost for seat, cost in enumerate(costs))


_SHARES: dict[str, Share] = {"winner_takes_hands": _winner_takes_hands, "penalty": _penalty}
