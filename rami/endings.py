"""When a round ends and who wins it; when the match ends."""

from __future__ import annotations

from collections.abc import Callable

from rami import scoring
from rami.events import RoundEnded
from rami.round import Round, RoundResult
from rami.rules import Rules

Winner = Callable[[tuple[int, ...]], int | None]
"""Of the values left in each seat's hand, who wins a round in which nobody went out."""


class Endings:
    """The ends of rounds and of the match, as the rules have them."""

    def __init__(self, rules: Rules, values: scoring.Values) -> None:
        self.values = values
        self.out_by_melding = not rules.discard_to_win
        """Whether a meld or a lay-off may take one's last card (CV-11, CV-12)."""
        self._score = scoring.score(rules)
        self._best = scoring.best(rules)
        self._winner_without_out = _WINNERS[rules.stock_end]
        self._turn_limit = rules.turn_limit
        self._reshuffle_limit = rules.reshuffle_limit
        self._target = rules.target_score
        self._rounds = rules.rounds

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

    def match(self, totals: tuple[int, ...], rounds_played: int) -> tuple[int, ...] | None:
        """The winners once a total has reached the target or all rounds are played (CV-20, P-6), else None."""
        reached = self._target is not None and max(totals) >= self._target
        if not reached and rounds_played < self._rounds:
            return None
        best = self._best(totals)
        return tuple(seat for seat, total in enumerate(totals) if total == best)

    def _without_out(self, round: Round, end: str) -> Round:
        return self._over(round, end, self._winner_without_out(self._hand_values(round)))

    def _over(self, round: Round, end: str, winner: int | None) -> Round:
        values = self._hand_values(round)
        scores = self._score(values, winner)
        return round._replace(
            turn=None,
            phase="over",
            source=None,
            taken=(),
            debts=(),
            bars=(),
            known=round.hands,
            history=(*round.history, RoundEnded(end, winner, scores, round.hands)),
            result=RoundResult(end, winner, scores, round.hands, values),
        )

    def _hand_values(self, round: Round) -> tuple[int, ...]:
        return tuple(map(self.values.hand, round.hands))


def totals(round: Round) -> tuple[int, ...]:
    """The scores of the match, this round's included once it has ended."""
    if round.result is None:
        return round.scores
    return tuple(map(sum, zip(round.scores, round.result.scores, strict=True)))


def _lowest_hand(values: tuple[int, ...]) -> int | None:
    """The lowest hand wins; of equal ones, the lowest-numbered seat's."""
    return values.index(min(values))


def _nobody(values: tuple[int, ...]) -> int | None:
    return None


_WINNERS: dict[str, Winner] = {"lowest_hand": _lowest_hand, "nobody": _nobody}
