"""What was played at a table, played once more: each round as it was dealt, and what was done in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

from rami.actions import Call, Choose, Draw, NextRound, Pass
from rami.chance import of_round
from rami.events import Event
from rami.game import Game
from rami.match import Match
from rami.options import NONE
from rami.round import Round
from rami.rules import Refused
from rami.table import Entry, Table
from rami.view import View, view


class Unplayable(Exception):
    """This engine does not make of what was done what has come of it."""


@dataclass(frozen=True)
class Turn:
    """What a seat did in one go, from the act `at` on and before the act `end`: its turn, or its answer to a call."""

    seat: int
    at: int
    end: int


@dataclass(frozen=True)
class Played:
    """A round: as it was dealt, and all that was done in it."""

    game: Game = field(repr=False)
    dealt: Round
    acts: tuple[Entry, ...]
    begun: int = 0
    """How much of the match's log is older than its first act."""
    closed: bool = False
    """Whether the match was ended in its middle."""

    @cached_property
    def stations(self) -> tuple[Round, ...]:
        """The round after none of the acts, after one, and so on to all of them."""
        found = [self.dealt]
        for seat, action in self.acts:
            found.append(self.game.play(found[-1], seat, action))
        return tuple(found)

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """In the order they were played."""
        starts = [
            at
            for at, (seat, action) in enumerate(self.acts)
            if not at or seat != self.acts[at - 1].seat or isinstance(action, Draw | Pass | Call | Choose)
        ]
        return tuple(Turn(self.acts[at].seat, at, end) for at, end in pairwise((*starts, len(self.acts))))

    @property
    def over(self) -> bool:
        """Whether nothing more happens in it, so that all hands may be seen."""
        return self.closed or self.stations[-1].result is not None

    def view(self, at: int, seat: int) -> View:
        """What the seat knew after `at` acts; what it could do then is left out."""
        round = self.stations[at]
        return view(self.game.law_for(round.wild_rank), self.game.rules, round, seat, NONE)

    def news(self, at: int) -> tuple[Event, ...]:
        """What came of the act before, in full; of the deal, where there was none."""
        told = len(self.stations[at - 1].history) if at else 0
        return self.stations[at].history[told:]


class Replay:
    """All rounds of a table, as far as this engine plays them as they were played."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._rounds = tuple(_rounds(table))

    @property
    def count(self) -> int:
        """Of the rounds that were dealt."""
        return self.table.round.round_number + 1

    def round(self, number: int) -> Played:
        """The round of this number, from 0 on. Raises `Unplayable`."""
        if number >= len(self._rounds):
            raise Unplayable
        return self._rounds[number]


def _rounds(table: Table) -> Iterator[Played]:
    """Every round that comes out as it did, until one does not."""
    game = table.match.game
    dealt = game.deal(of_round(table.seed, 0))
    rows = [*table.match.sheet, None][: table.round.round_number + 1]
    begun = 0
    for number, (acts, row) in enumerate(zip(_by_round(table.log), rows, strict=False)):
        played = Played(game, dealt, acts, begun, number == table.round.round_number and table.ended)
        begun += len(acts) + 1
        latest = number == table.round.round_number
        try:
            last = played.stations[-1]
            then = last if latest else Match(game, last).next_round(of_round(table.seed, number + 1)).round
        except Refused:
            return
        if last != table.round if latest else last.result is None or last.result.scores != row:
            return
        yield played
        dealt = then


def _by_round(log: Sequence[Entry]) -> Iterator[tuple[Entry, ...]]:
    acts: list[Entry] = []
    for entry in log:
        if isinstance(entry.action, NextRound):
            yield tuple(acts)
            acts = []
        else:
            acts.append(entry)
    yield tuple(acts)
