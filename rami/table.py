"""The authoritative server of one match: seats, rounds, what was done, and how far it can be taken back.

A `Table` is a value too: every act gives a new one, so an act that fails leaves nothing behind. Each carries the
number of its update; an act that answers an older update is refused (`stale_update`), and so a second tap does no harm.

A person's seat can be handed to a bot, and taken back, at any time; and the match can be ended early, with the score
of the rounds that are over. Neither is an act of the game: what was done stays what it was.

Codes of its own refusals, beside those of the game: `stale_update`, `nothing_to_undo`, `match_ended`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from rami import chance
from rami.actions import Action, Call, Choose, Draw, NextRound, Pass
from rami.bots import Bot
from rami.chance import Seed
from rami.events import Event
from rami.game import Game
from rami.match import Match
from rami.round import Round
from rami.rules import Refusal, Refused, Rules

PEOPLE = ("you", "person")
"""Kinds of seats that wait for somebody; every other kind is the name of a bot."""


class Seat(NamedTuple):
    kind: str
    name: str | None = None


class Entry(NamedTuple):
    """One thing done, and by which seat; the next deal belongs to the seat that dealt before."""

    seat: int
    action: Action


class Handed(NamedTuple):
    """From the entry `at` of the log on, who plays a seat that is a person's: a bot, or the person again."""

    at: int
    seat: int
    kind: str


def playing(seats: tuple[Seat, ...], handed: tuple[Handed, ...]) -> tuple[Seat, ...]:
    """Who plays each seat after all that was handed over."""
    kinds = {each.seat: each.kind for each in handed}
    return tuple(seat._replace(kind=kinds.get(place, seat.kind)) for place, seat in enumerate(seats))


class BotAtFault(RuntimeError):
    """A bot asked for what the rules forbid."""


@dataclass(frozen=True, slots=True)
class Table:
    seats: tuple[Seat, ...]
    """Whose they are; who plays them now: `sitting`."""
    seed: Seed
    match: Match
    log: tuple[Entry, ...] = ()
    """Everything done since the first deal and not taken back."""
    past: tuple[Match, ...] = ()
    """How the match stood before the last entries of the log: as many as can be taken back, one by one."""
    number: int = 0
    """Of the update that this table gives; only ever grows."""
    news: tuple[Event, ...] = ()
    """What the latest act made happen, in full."""
    handed: tuple[Handed, ...] = ()
    """In the order it was done."""
    ended: bool = False
    """Whether the match was ended before it was over."""

    @staticmethod
    def start(rules: Rules, seats: tuple[Seat, ...], seed: Seed) -> Table:
        """A table with the first round dealt; raises `BadRules` where the rules do not suit so many seats."""
        match = Match.start(Game(rules, len(seats)), chance.of_round(seed, 0))
        return Table(seats, seed, match, number=1, news=match.round.history)

    @staticmethod
    def replay(rules: Rules, seats: tuple[Seat, ...], seed: Seed, log: tuple[Entry, ...]) -> Table:
        """The table after all of the log; raises `Refused` at an entry that is not legal."""
        table = Table.start(rules, seats, seed)
        for seat, action in log:
            next_round = isinstance(action, NextRound)
            table = table._done(seat, action, table._dealt() if next_round else table.match.play(seat, action))
        return table

    @property
    def round(self) -> Round:
        return self.match.round

    @property
    def bot(self) -> str | None:
        """The bot whose turn it is; None if somebody else's, or nobody's."""
        turn = self.round.turn
        return None if turn is None or self._is_person(turn) else self.sitting[turn].kind

    @property
    def sitting(self) -> tuple[Seat, ...]:
        """Who plays each seat now."""
        return playing(self.seats, self.handed)

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who has won the match, or leads where it was ended early: nobody before a round is over. None: it goes on."""
        if self.match.winners is not None or not self.ended:
            return self.match.winners
        return self.match.leaders if self.match.sheet else ()

    @property
    def viewer(self) -> int:
        """The seat whose cards are shown: the person to act, else the person who acted last."""
        turn = self.round.turn
        if turn is not None and self._is_person(turn):
            return turn
        people = [seat for seat in range(len(self.seats)) if self._is_person(seat)]
        if not people:  # bots play for all of them: the first looks on
            return next(iter(self._owners), 0)
        if len(people) < 2:
            return people[0]
        return next((entry.seat for entry in reversed(self.log) if entry.seat in people), people[0])

    @property
    def unwatched(self) -> bool:
        """Whether nobody's cards may be shown: bots play for several people, and any of them may be looking on."""
        return len(self._owners) > 1 and not any(map(self._is_person, self._owners))

    @property
    def seed_hash(self) -> str:
        """Binds the server to the seed of the round on the table before it is shown."""
        return chance.fingerprint(self.round.seed)

    def seed_shown(self, number: int) -> str | None:
        """The seed of the round of this number, once it gives away nothing: when the round is over; in a match whose
        rounds all follow from one seed, when the match is."""
        over = self.winners is not None
        if not over and isinstance(self.seed, str):
            return None
        played = number < self.round.round_number or (over or self.round.result is not None)
        return chance.of_round(self.seed, number) if played and number <= self.round.round_number else None

    def act(self, seat: int, action: Action, number: int) -> Table:
        """A seat's action, in answer to the update of that number; raises `Refused`."""
        self._answers(number)
        if self.seats[seat].kind in PEOPLE and not self._is_person(seat):
            raise Refused(Refusal("not_your_turn", "CV-S1", {"turn": self.round.turn}))
        if isinstance(action, NextRound):
            raise Refused(Refusal("not_allowed_here", "P-2", {}))
        return self._done(seat, action, self.match.play(seat, action))

    def advance(self, bots: Mapping[str, Bot], budget: int, number: int) -> Table:
        """One action of the bot to act. Its chance comes from seed, round and turn: it is the same every time."""
        self._answers(number)
        seat = self.round.turn
        if seat is None or self.bot is None:
            raise Refused(Refusal("not_your_turn", "CV-S1", {"turn": seat}))
        view = self.match.game.view(self.round, seat)
        rng = chance.generator(f"{self.round.seed}/{view.round_number}/{view.turn_number}")
        action = bots[self.bot](view, rng, budget)
        try:
            after = self.match.play(seat, action)
        except Refused as refused:
            raise BotAtFault(f"{self.bot} in seat {seat}: {action} is {refused}") from refused
        return self._done(seat, action, after)

    def next_round(self, number: int) -> Table:
        """Deal; raises `Refused` while a round is on and when the match is over."""
        self._answers(number)
        return self._done(self.round.dealer, NextRound(), self._dealt())

    def undo(self, number: int) -> Table:
        """Take back the latest act: within a person's own turn, and only if it showed nothing that was hidden."""
        self._answers(number)
        if not self.past:
            raise Refused(Refusal("nothing_to_undo", "P-4", {}))
        return replace(
            self, match=self.past[-1], past=self.past[:-1], log=self.log[:-1], number=self.number + 1, news=()
        )

    def hand_over(self, seat: int, kind: str) -> Table:
        """A bot of this kind plays a person's seat from now on, even in the middle of its turn; or the person again,
        for the seat's own kind. What was done before cannot be taken back then."""
        self._goes_on()
        if self.seats[seat].kind not in PEOPLE:
            raise Refused(Refusal("bad_input", "P-2", {"what": "seat"}))
        if self.sitting[seat].kind == kind:
            return replace(self, news=())
        handed = (*self.handed, Handed(len(self.log), seat, kind))
        return replace(self, handed=handed, past=(), number=self.number + 1, news=())

    def end(self) -> Table:
        """The match is over now. The round on the table, unless it is over, counts for nobody."""
        self._goes_on()
        return replace(self, ended=True, past=(), number=self.number + 1, news=())

    def person_did(self, entry: int) -> bool:
        """Whether a person did what stands at this place of the log, and not a bot."""
        seat = self.log[entry].seat
        kinds = [self.seats[seat].kind, *(each.kind for each in self.handed if each.seat == seat and each.at <= entry)]
        return kinds[-1] in PEOPLE

    def _goes_on(self) -> None:
        if self.winners is not None:
            raise Refused(Refusal("match_ended", "P-2", {}))

    def _answers(self, number: int) -> None:
        if number != self.number:
            raise Refused(Refusal("stale_update", "P-2", {"current": self.number}))
        if self.ended:
            self._goes_on()

    def _dealt(self) -> Match:
        return self.match.next_round(chance.of_round(self.seed, self.round.round_number + 1))

    def _done(self, seat: int, action: Action, after: Match) -> Table:
        kept = (*self.past, self.match) if self._can_be_undone(seat, action, after.round) else ()
        seen = 0 if isinstance(action, NextRound) else len(self.round.history)
        return replace(
            self,
            match=after,
            past=kept,
            log=(*self.log, Entry(seat, action)),
            number=self.number + 1,
            news=after.round.history[seen:],
        )

    def _can_be_undone(self, seat: int, action: Action, after: Round) -> bool:
        """A card of the stock has been seen once it is drawn or dealt; all else in a turn is done in the open. People
        at one device are asked for a call together: what one of them answers the others have seen."""
        shows = isinstance(action, NextRound | Choose) or (isinstance(action, Draw) and action.source == "stock")
        shows |= isinstance(action, Pass | Call) and sum(map(self._is_person, range(len(self.seats)))) > 1
        return self._is_person(seat) and after.turn == seat and not shows

    @property
    def _owners(self) -> tuple[int, ...]:
        """The seats that are a person's, whoever plays them now."""
        return tuple(seat for seat, its in enumerate(self.seats) if its.kind in PEOPLE)

    def _is_person(self, seat: int) -> bool:
        return self.sitting[seat].kind in PEOPLE
