"""A table's rules, compiled: the one place to ask what may be done and what it does.

>>> from rami.actions import Discard, Draw
>>> from rami.game import Game
>>> from rami.rules import Rules
>>> game = Game(Rules.make("cardverse", discard_to_win=True), players=2)
>>> round = game.deal("a seed")
>>> round = game.play(round, round.turn, Draw("stock"))
>>> game.refusal(round, round.turn, Draw("stock")).code
'wrong_phase'
>>> round = game.play(round, round.turn, Discard(game.options(round).discards[0]))
>>> round.turn_number, round.phase
(1, 'draw')
"""

from __future__ import annotations

from rami.actions import Action, Match
from rami.cards import JOKER, Card
from rami.deal import Plan
from rami.effects import EFFECTS
from rami.endings import Endings, totals
from rami.legality import Law, Turn, draws, guards_for, opening, plays, turns
from rami.melds import Recogniser
from rami.options import NONE, Options, options
from rami.presets import NUMBERING
from rami.round import Round
from rami.rules import Refusal, Refused, Rules
from rami.scoring import Values
from rami.view import View, view


class Game:
    """Rules for a number of players; holds no state of play. Raises `BadRules` for rules that cannot be played."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        values = Values(rules)
        self.law = Law(
            plan=Plan(rules, players),
            melds=Recogniser(
                aces=rules.ace_in_runs,
                distinct=rules.sets_need_distinct_suits,
                kinds=rules.melds,
                wilds=frozenset({JOKER}),
                most_wilds=rules.max_wilds_per_meld,
                outnumber=rules.naturals_must_outnumber_wilds,
                by_part=rules.wild_limit_by_part,
                lowest=rules.wild_position == "lowest",
                worth=values.place,
                short_sets=rules.wild_reclaim_from_short_set,
            ),
            values=values,
            endings=Endings(rules, values),
            opening=opening.terms(rules),
            lay_off_unopened=opening.lay_off_unopened(rules),
            lay_off_fresh=opening.lay_off_fresh(rules),
            take_depth=draws.take_depth(rules),
            take_from_turn=draws.take_from_turn(rules),
            incur=draws.dues(rules),
            reclaims=turns.reclaims(rules),
            replay=plays.replay(rules),
            replay_in_new_meld=plays.replay_in_new_meld(rules),
            keep_wilds=plays.keep_wilds(rules),
        )
        self._guards = guards_for(rules)
        self._checks = {action: tuple(each.check for each in guards) for action, guards in self._guards.items()}
        self._numbering = NUMBERING[rules.preset]

    def deal(
        self,
        seed: str,
        dealer: int | None = None,
        scores: tuple[int, ...] | None = None,
        round_number: int = 0,
        pack: tuple[Card, ...] | None = None,
    ) -> Round:
        """A dealt round. Without a `dealer` the seed picks one; without a `pack`, top first, the seed shuffles one."""
        plan = self.law.plan
        return plan.deal(
            pack or plan.shuffle(seed, round_number),
            plan.first_dealer(seed) if dealer is None else dealer,
            seed,
            scores or (0,) * self.players,
            round_number,
        )

    def refusal(self, round: Round, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now; None if it may. Nothing else decides what is legal."""
        return self._judge(Turn(self.law, round, seat), action) if self._seats(seat) else _NO_SEAT

    def play(self, round: Round, seat: int, action: Action) -> Round:
        """The round after the action; raises `Refused`."""
        if not self._seats(seat):
            raise Refused(_NO_SEAT)
        turn = Turn(self.law, round, seat)
        refusal = self._judge(turn, action)
        if refusal is not None:
            raise Refused(refusal)
        return EFFECTS[type(action)](turn, action)

    def options(self, round: Round) -> Options:
        """What the seat to act may do now."""
        seat = round.turn
        if seat is None:
            return NONE
        return options(self.law, round, seat, lambda take: self._judge(Turn(self.law, round, seat), take) is None)

    def view(self, round: Round, seat: int) -> View:
        """What the seat may know; raises `IndexError` for no seat."""
        if not self._seats(seat):
            raise IndexError(f"no seat {seat}")
        return view(self.rules, round, seat, self.options(round) if seat == round.turn else NONE)

    def totals(self, round: Round) -> tuple[int, ...]:
        """The scores of the match, this round's included once it has ended."""
        return totals(round)

    def match_over(
        self, totals: tuple[int, ...], rounds_played: int, eliminated: tuple[int, ...] = ()
    ) -> tuple[int, ...] | None:
        """The winners of a match that stands like this; None while it goes on.

        `eliminated`: the seats that did not play the last round.
        """
        return self.law.endings.match(totals, rounds_played, eliminated)

    def next_seat(self, seat: int, eliminated: tuple[int, ...] = ()) -> int:
        return self.law.plan.next_seat(seat, eliminated)

    def _seats(self, seat: int) -> bool:
        return 0 <= seat < self.players

    def _judge(self, turn: Turn, action: Action) -> Refusal | None:
        checks = self._checks.get(type(action))
        if checks is None:
            return Refusal("not_allowed_here", self._number(_WITHOUT.get(type(action), "P-2")), {})
        for place, check in enumerate(checks):
            fault = check(turn, action)
            if fault is not None:
                guard = self._guards[type(action)][place]
                return Refusal(fault.code or guard.code, self._number(fault.cites or guard.cites), fault.values)
        return None

    def _number(self, cites: str) -> str:
        """Of the numbers of a rule in several games, that of this one."""
        numbers = cites.split()
        return next((number for number in numbers if number.startswith(self._numbering)), numbers[0])


_WITHOUT: dict[type[Action], str] = {Match: "R5-19 CV-23"}
"""The numbers of the rules by which a game is without an action."""

_NO_SEAT = Refusal("bad_input", "P-2", {"what": "no such seat"})
