"""When a round ends and who wins it; when the match ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rami import scoring
from rami.events import Drew, RoundEnded
from rami.melds import Meld
from rami.round import NO_CALL, NO_TURN, Round, RoundResult
from rami.rules import Rules

Winner = Callable[[tuple[int, ...], tuple[int, ...]], int | None]
"""Of the values left in each seat's hand and the seats that play, who wins a round in which nobody went out."""


class Endings:
    """The ends of rounds and of the match, as the rules have them."""

    def __init__(self, rules: Rules, values: scoring.Values, after: tuple[int, ...]) -> None:
        """`after`: by seat, the one after it."""
        self.values = values
        self._after = after
        self.floating = rules.floating
        """Whether a seat that has melded its last card floats, instead of being out (R5-25)."""
        self.may_meld_all = rules.floating or not rules.discard_to_win
        """Whether a meld or a lay-off may take one's last card (CV-11, CV-12, R5-25)."""
        self.grace = rules.first_turn_grace
        """Whether everyone has a turn before somebody may end the round in theirs (R5-V31)."""
        self._floaters_draw = rules.floaters_draw_at_end
        self._scoring = scoring.Scoring(rules)
        self._best = scoring.best(rules)
        self._winner_without_out = _WINNERS[rules.stock_end]
        self._turn_limit = rules.turn_limit
        self._reshuffle_limit = rules.reshuffle_limit
        self._target = rules.target_score
        self._out_first = rules.target_winner == "out_first"
        self._rounds = rules.rounds
        self._elimination = rules.elimination

    def may_reshuffle(self, round: Round) -> bool:
        """Whether the discard pile but its top card may become the stock (CV-22, RA-23)."""
        limit = self._reshuffle_limit
        return len(round.discard) > 1 and (limit is None or round.reshuffles < limit)

    def out(self, round: Round, seat: int) -> Round:
        """The seat is out, and wins (CV-21)."""
        return self._over(self._last_draws(round, seat) if self._floaters_draw else round, "out", seat)

    def floaters(self, round: Round) -> tuple[int, ...]:
        """The seats that have no cards while the round goes on, and are not out (R5-25)."""
        if not self.floating or round.phase in ("over", "choose"):
            return ()
        gone = (*round.eliminated, *round.out)
        return tuple(seat for seat, hand in enumerate(round.hands) if not hand and seat not in gone)

    def _last_draws(self, round: Round, out: int) -> Round:
        """Floaters draw a card each, as long as there are any, from the left of who went out (R5-V30)."""
        floaters = self.floaters(round)
        seat = self._after[out]
        while seat != out and round.stock:
            if seat in floaters:
                drawn, stock = round.stock[:1], round.stock[1:]
                hands = (*round.hands[:seat], drawn, *round.hands[seat + 1 :])
                history = (*round.history, Drew(seat, "stock", drawn))
                round = round._replace(hands=hands, stock=stock, history=history)
            seat = self._after[seat]
        return round

    def stock_is_empty(self, round: Round) -> Round:
        """Somebody asked for a card of an empty stock (CV-22, R5-29)."""
        return self._without_out(round, "stock")

    def turn_limit_reached(self, round: Round) -> bool:
        return round.turn_number >= self._turn_limit

    def turn_limit(self, round: Round) -> Round:
        """The round has had all its turns, and ends as with an empty stock (P-5)."""
        return self._without_out(round, "turn_limit")

    def match(
        self, totals: tuple[int, ...], rounds: int, eliminated: tuple[int, ...], out: int | None = None
    ) -> tuple[int, ...] | None:
        """The winners once a total has reached the target or all `rounds` are played (CV-20, P-6), else None.

        With elimination (RA-H17) the target is where a seat drops out, and the match goes on until one is left.
        `eliminated`: the seats that were out before the last round; `out`: who went out in it (R5-V34).
        """
        played = tuple(seat for seat in range(len(totals)) if seat not in eliminated)
        left = tuple(seat for seat in played if self._target is None or totals[seat] < self._target)
        over = len(left) < 2 if self._elimination else len(left) < len(played)
        if not over and rounds < self._rounds:
            return None
        if self._out_first and out in played and out not in left:
            return (out,)
        return self.leaders(totals, (left or played) if self._elimination else played)

    def leaders(self, totals: tuple[int, ...], seats: tuple[int, ...]) -> tuple[int, ...]:
        """The seats, of these, with the best total."""
        best = self._best(totals[seat] for seat in seats)
        return tuple(seat for seat in seats if totals[seat] == best)

    def eliminated(self, round: Round) -> tuple[int, ...]:
        """The seats that are out of the match after this round (RA-H17)."""
        return tuple(sorted({*round.eliminated, *self.dropped(totals(round))}))

    def dropped(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The seats whose totals put them out of the match (RA-H17)."""
        limit = self._target if self._elimination else None
        return () if limit is None else tuple(seat for seat, total in enumerate(totals) if total >= limit)

    def melded(self, melds: Iterable[Meld], seats: int) -> tuple[int, ...]:
        """By seat, the points it has on the table; empty where melds do not score."""
        return self.values.melded(melds, seats) if self._scoring.melds_score else ()

    def _without_out(self, round: Round, end: str) -> Round:
        """As `end`, unless somebody has been out since their first turn (R5-V31)."""
        if round.out:
            return self.out(round, round.out[0])
        return self._over(round, end, self._winner_without_out(self._hand_values(round), _seats(round)))

    def _over(self, round: Round, end: str, winner: int | None) -> Round:
        values = self._hand_values(round)
        seats = len(round.hands)
        tally = scoring.Tally(
            end=end,
            winner=winner,
            values=values,
            melded=self.values.melded(round.melds, seats),
            seats=_seats(round),
            opened=round.opened,
            # Who is out since its first turn (R5-V31) has opened in none before it.
            rami_sec=end == "out" and (round.opened_this_turn or winner in {*round.out} & {*round.opened}),
            empty_table=round.opened == (winner,),
        )
        scores, adjustments = self._scoring.scores(tally)
        return round._replace(
            turn=None,
            phase="over",
            **NO_TURN,
            **NO_CALL,
            out=(),
            known=round.hands,
            history=(*round.history, RoundEnded(end, winner, scores, round.hands)),
            result=RoundResult(end, winner, scores, round.hands, values, adjustments, self.melded(round.melds, seats)),
        )

    def _hand_values(self, round: Round) -> tuple[int, ...]:
        return tuple(map(self.values.hand, round.hands))


def totals(round: Round) -> tuple[int, ...]:
    """The scores of the match, this round's included once it has ended."""
    if round.result is None:
        return round.scores
    return tuple(map(sum, zip(round.scores, round.result.scores, strict=True)))


def who_went_out(round: Round) -> int | None:
    """The seat that ended the round by going out."""
    return round.result.winner if round.result is not None and round.result.end == "out" else None


def _seats(round: Round) -> tuple[int, ...]:
    """The seats that play the round."""
    return tuple(seat for seat in range(len(round.hands)) if seat not in round.eliminated)


def _lowest_hand(values: tuple[int, ...], seats: tuple[int, ...]) -> int | None:
    """The lowest hand wins; of equal ones, the lowest-numbered seat's (CV-22, RA-S6)."""
    return min(seats, key=lambda seat: values[seat])


def _nobody(values: tuple[int, ...], seats: tuple[int, ...]) -> int | None:
    return None


_WINNERS: dict[str, Winner] = {"lowest_hand": _lowest_hand, "nobody": _nobody}
