"""What cards are worth, and what a round adds to the scores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from rami.cards import FACES, JOKER, RANKS, Card
from rami.melds import Meld
from rami.round import Adjustment
from rami.rules import Rules


class Values:
    """Points of cards in the hand and in melds (CV-17, CV-18, RA-S1, R5-30), these cards being wild."""

    def __init__(self, rules: Rules, wilds: frozenset[Card] = frozenset({JOKER})) -> None:
        named = dict(rules.values)
        points = {rank: min(number, 10) for number, rank in enumerate(RANKS, 2)}
        ranks = {**points, "A": rules.ace_value, **named}
        self.of: dict[Card, int] = {face: named.get(face, ranks[face[0]]) for face in FACES}
        """By card, in the hand."""
        melded = {**points, "A": rules.ace_meld_value, **named}
        self._melded = {**{face: named.get(face, melded[face[0]]) for face in FACES}, **{r: melded[r] for r in RANKS}}
        """By face; by rank for a wild in a set."""
        low = {face: named.get(face, named.get("A", rules.ace_low_value)) for face in FACES if face[0] == "A"}
        self._low = low
        """By ace, below the two."""
        self.of |= dict.fromkeys({*wilds, JOKER}, rules.wild_hand_value)
        self._wild: dict[Card, int] = {}
        """By wild card, where wilds are worth the same wherever they lie."""
        for card in wilds:
            worth = named.get("wild_ace", named.get("wild")) if card[0] == "A" else named.get("wild")
            if worth is not None:
                self._wild[card] = worth
        self.of |= self._wild

    def hand(self, cards: Iterable[Card]) -> int:
        return sum(map(self.of.__getitem__, cards))

    def place(self, face: Card, low: bool) -> int:
        """What the place of a face in a run is worth; `low`: an ace below the two."""
        return self._low[face] if low else self._melded[face]

    def meld(self, meld: Meld) -> int:
        """What the cards of a meld are worth where they lie."""
        return sum(self.slots(meld))

    def slots(self, meld: Meld) -> Iterator[int]:
        """By slot. An ace at the low end of a run has a value of its own; a wild is worth the card it stands for
        (RA-17), unless wilds have a value of their own (R5-30).
        """
        for at, slot in enumerate(meld.slots):
            if slot.card in self._wild:
                yield self._wild[slot.card]
            elif slot.stands_for == JOKER:
                yield self.of[JOKER]
            else:
                yield self.place(slot.stands_for, at == 0 and meld.kind == "run" and slot.stands_for[0] == "A")

    def melded(self, melds: Iterable[Meld], seats: int) -> tuple[int, ...]:
        """By seat, what its cards on the table are worth, whoever made the meld (R5-15, R5-19)."""
        totals = [0] * seats
        for meld in melds:
            for at, (slot, points) in enumerate(zip(meld.slots, self.slots(meld), strict=True)):
                totals[slot.owner] += points
                if slot.matched is not None:
                    low = at == 0 and slot.stands_for[0] == "A"
                    real = slot.stands_for
                    totals[slot.matched] += self._wild.get(real, self.place(real, low))
        return tuple(totals)


class Tally(NamedTuple):
    """What a finished round is scored by; fields by seat hold one entry a seat."""

    end: str
    winner: int | None
    values: tuple[int, ...]
    """Points left in each hand."""
    melded: tuple[int, ...]
    """Points that each seat has on the table."""
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
        self.melds_score: bool = rules.scoring in ("melded_and_hands", "melded_less_hand")
        """Whether points come from what is melded (R5-30)."""
        self._unopened = rules.unopened_penalty
        self._doubles = rules.rami_sec_doubles
        bonus = rules.winner_bonus
        named = {} if isinstance(bonus, int) else dict(bonus)
        out = named.get("out", 0)
        sec = named.get("rami_sec", out)
        self._any_bonus = bonus if isinstance(bonus, int) else 0
        self._out_bonus = (out, sec, named.get("rami_sec_empty_table", sec))
        self._going_out = rules.going_out_bonus

    def scores(self, tally: Tally) -> tuple[tuple[int, ...], tuple[tuple[Adjustment, ...], ...]]:
        """What the round adds to each seat's score, and what of it comes neither from hands nor from melds."""
        costs, adjustments = [], []
        for seat, value in enumerate(tally.values):
            adjustment = self._on_hand(tally, seat)
            costs.append(value + sum(each.points for each in adjustment))
            adjustments.append(adjustment)
        scores = list(self._share(costs, tally))
        for bonus in self._bonuses(tally):
            if tally.winner is not None and bonus.points:
                scores[tally.winner] += bonus.points
                adjustments[tally.winner] += (bonus,)
        return tuple(scores), tuple(adjustments)

    def _on_hand(self, tally: Tally, seat: int) -> tuple[Adjustment, ...]:
        """`unopened`: a fixed price stands in place of the value (RA-H11); `doubled`: after rami sec (RA-H12)."""
        if seat == tally.winner or seat not in tally.seats:
            return ()
        if self._unopened is not None and seat not in tally.opened:
            return (Adjustment("unopened", self._unopened - tally.values[seat]),)
        return (Adjustment("doubled", tally.values[seat]),) if self._doubles and tally.rami_sec else ()

    def _bonuses(self, tally: Tally) -> Iterator[Adjustment]:
        """`bonus`: a plain number is for any winner, the named ones are for going out (RA-H13); `going_out`: R5-V32."""
        if tally.end != "out":
            yield Adjustment("bonus", self._any_bonus)
            return
        yield Adjustment(
            "bonus", self._any_bonus + self._out_bonus[tally.rami_sec + (tally.rami_sec and tally.empty_table)]
        )
        yield Adjustment("going_out", self._going_out)


def best(rules: Rules) -> Callable[[Iterable[int]], int]:
    """Which total wins a match."""
    return min if rules.scoring == "penalty" else max


Share = Callable[[Sequence[int], Tally], Iterable[int]]
"""Of what each seat's hand costs and how the round ended, what each seat scores."""


def _winner_takes_hands(costs: Sequence[int], tally: Tally) -> Iterable[int]:
    """The winner gets what the others' hands cost (CV-19, CV-S4)."""
    return (sum(costs) - costs[seat] if seat == tally.winner else 0 for seat in range(len(costs)))


def _penalty(costs: Sequence[int], tally: Tally) -> Iterable[int]:
    """Everyone but the winner pays for their own hand (RA-S2)."""
    return (0 if seat == tally.winner else cost for seat, cost in enumerate(costs))


def _melded_and_hands(costs: Sequence[int], tally: Tally) -> Iterable[int]:
    """Everyone gets what they have melded, and who went out what the others' hands cost (R5-32)."""
    out = tally.winner if tally.end == "out" else None
    return (points + (sum(costs) - costs[seat] if seat == out else 0) for seat, points in enumerate(tally.melded))


def _melded_less_hand(costs: Sequence[int], tally: Tally) -> Iterable[int]:
    """Everyone gets what they have melded less what is left in their hand (R5-V32)."""
    return (points - cost for points, cost in zip(tally.melded, costs, strict=True))


_SHARES: dict[str, Share] = {
    "winner_takes_hands": _winner_takes_hands,
    "penalty": _penalty,
    "melded_and_hands": _melded_and_hands,
    "melded_less_hand": _melded_less_hand,
}
