"""When a round ends and who wins it; when the match ends."""

from __future__ import annotations

from collections.abc import Callable

from rami import scoring
from rami.events import RoundEnded
from rami.round import NO_TURN, Round, RoundResult
from rami.rules import Rules

Winner = Callable[[tuple[int, ...], tuple[int, ...]], int | None]
"""Of the values left in each seat's hand and the seats that play, who wins a round in which nobody went out."""


class Endings:
    """The ends of rounds and of the match, as the rules have them."""

    def __init__(self, rules: Rules, values: scoring.Values) -> None:
        self.values = values
        self.out_by_melding = not rules.discard_to_win
        """Whether a meld or a lay-off may take one's last card (CV-11, CV-12)."""
        self._scores = scoring.Scoring(rules).scores
        self._best = scoring.best(rules)
        self._winner_without_out = _WINNERS[rules.stock_end]
        self._turn_limit = rules.turn_limit
        self._reshuffle_limit = rules.reshuffle_limit
        self._target = rules.target_score
        self._rounds = rules.rounds
        self._elimination = rules.elimination

    def may_reshuffle(self, round: Round) -> bool:
        """Whether the discard pile but its top card may become the stock (CV-22, RA-23)."""
        limit = self._reshuffle_limit
        return len(round.discard) > 1 and (limit is None or round.reshuffles < limit)

    def out(self, round: Round, seat: int) -> Round:
        """The seat has no cards left, and wins (CV-21)."""
        return self._over(round, "out", seat)

    def stock_is_empty(self, round: Round) -> Round:
        """Somebody asked for a card of an empty stock (CV-22)."""
        return self._without_out(round, "stock")

    def turn_limit_reached(self, round: Round) -> bool:
        return round.turn_number >= self._turn_limit

    def turn_limit(self, round: Round) -> Round:
        """The round has had all its turns, and ends as with an empty stock (P-5)."""
        return self._without_out(round, "turn_limit")

    def match(self, totals: tuple[int, ...], rounds: int, eliminated: tuple[int, ...]) -> tuple[int, ...] | None:
        """The winners once a total has reached the target or all `rounds` are played (CV-20, P-6), else None.

        With elimination (RA-H17) the target is where a seat drops out, and the match goes on until one is left.
        `eliminated`: the seats that were out before the last round.
        """
        played = tuple(seat for seat in range(len(totals)) if seat not in eliminated)
        left = tuple(seat for seat in played if self._target is None or totals[seat] < self._target)
        over = len(left) < 2 if self._elimination else len(left) < len(played)
        if not over and rounds < self._rounds:
            return None
        seats = (left or played) if self._elimination else played
        best = self._best(totals[seat] for seat in seats)
        return tuple(seat for seat in seats if totals[seat] == best)

    def eliminated(self, round: Round) -> tuple[int, ...]:
        """The seats that are out of the match after this round (RA-H17)."""
        return tuple(sorted({*round.eliminated, *self.dropped(totals(round))}))

    def dropped(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The seats whose totals put them out of the match (RA-H17)."""
        limit = self._target if self._elimination else None
        return () if limit is None else tuple(seat for seat, total in enumerate(totals) if total >= limit)

    def _without_out(self, round: Round, end: str) -> Round:
        return self._over(round, end, self._winner_without_out(self._hand_values(round), _seats(round)))

    def _over(self, round: Round, end: str, winner: int | None) -> Round:
        values = self._hand_values(round)
        rami_sec = end == "out" and round.opened_this_turn
        empty_table = round.opened == (winner,)
        tally = scoring.Tally(end, winner, values, _seats(round), round.opened, rami_sec, empty_table)
        scores, adjustments = self._scores(tally)
        return round._replace(
            turn=None,
            phase="over",
            **NO_TURN,
            known=round.hands,
            history=(*round.history, RoundEnded(end, winner, scores, round.hands)),
            result=RoundResult(end, winner, scores, round.hands, values, adjustments),
        )

    def _hand_values(self, round: Round) -> tuple[int, ...]:
        return tuple(map(self.values.hand, round.hands))


def totals(round: Round) -> tuple[int, ...]:
    """The scores of the match, this round's included once it has ended."""
    if round.result is None:
        return round.scores
    return tuple(map(sum, zip(round.scores, round.result.scores, strict=True)))


def _seats(round: Round) -> tuple[int, ...]:
    """The seats that play the round."""
    return tuple(seat for seat in range(len(round.hands)) if seat not in round.eliminated)


def _lowest_hand(values: tuple[int, ...], seats: tuple[int, ...]) -> int | None:
    """The lowest hand wins; of equal ones, the lowest-numbered seat's (CV-22, RA-S6)."""
    return min(seats, key=lambda seat: values[seat])


def _nobody(values: tuple[int, ...], seats: tuple[int, ...]) -> int | None:
    return None


_WINNERS: dict[str, Winner] = {"lowest_hand": _lowest_hand, "nobody": _nobody}
