"""A match: rounds dealt one after another until a total reaches the target or all rounds are played (CV-20, P-6)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rami.actions import Action, NextRound
from rami.endings import who_went_out
from rami.game import Game
from rami.round import Round

Sheet = tuple[tuple[int, ...], ...]
"""A row for every finished round: what it added to each seat's score."""


@dataclass(frozen=True, slots=True)
class Match:
    """The round on the table and the sheet; a value, as the round is."""

    game: Game
    round: Round
    sheet: Sheet = ()

    @staticmethod
    def start(game: Game, seed: str) -> Match:
        """The first round; the seed picks its dealer and shuffles every pack, unless later rounds bring another."""
        return Match(game, game.deal(seed))

    def play(self, seat: int, action: Action) -> Match:
        """The match after the action; raises `Refused`."""
        after = self.game.play(self.round, seat, action)
        if after.result is None or self.round.result is not None:
            return replace(self, round=after)
        return replace(self, round=after, sheet=(*self.sheet, after.result.scores))

    def next_round(self, seed: str | None = None) -> Match:
        """The next round, dealt by the next seat; raises `Refused` while a round is on or when the match is over."""
        last = self.round if seed is None else self.round._replace(seed=seed)
        return replace(self, round=self.game.play(last, last.dealer, NextRound()))

    @property
    def totals(self) -> tuple[int, ...]:
        """By seat, the round on the table included once it has ended."""
        return self.game.totals(self.round)

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who has won; None while the match goes on."""
        if self.round.result is None:
            return None
        ended = self.round.round_number + 1, self.round.eliminated, who_went_out(self.round)
        return self.game.match_over(self.totals, *ended)

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who stands best, of the seats that are still in the match."""
        gone = {*self.round.eliminated}
        left = tuple(seat for seat in range(self.game.players) if seat not in gone)
        return self.game.law.endings.leaders(self.totals, left)
