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

from collections.abc import Iterator

from rami.actions import Action, Call, Choose, Match, Pass
from rami.cards import FACES, JOKER, Card
from rami.deal import Plan
from rami.effects import EFFECTS
from rami.endings import Endings, totals
from rami.legality import Law, Turn, calls, draws, guards_for, opening, payments, plays, standing, turns
from rami.melds import Recogniser
from rami.options import NONE, Options, options
from rami.presets import NUMBERING, OWN_NUMBER
from rami.round import Debt, Round
from rami.rules import Refusal, Refused, Rules
from rami.scoring import Values
from rami.view import View, view


class Game:
    """Rules for a number of players; holds no state of play. Raises `BadRules` for rules that cannot be played."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self._plan = Plan(rules, players)
        self._laws: dict[str | None, Law] = {}
        self.law = self.law_for(None)
        """Of a round in which no rank is wild; only what depends on wilds differs in others."""
        guards = guards_for(rules)
        self._checks = {action: tuple((each.check, each) for each in guards) for action, guards in guards.items()}
        self.actions = frozenset(guards)
        """The kinds of action that these rules have."""
        self._numbering = NUMBERING[rules.preset]
        self._own_number = OWN_NUMBER.get(rules.preset)

    def law_for(self, wild_rank: str | None) -> Law:
        """The law of a round in which this rank is wild, compiled when it is first asked for."""
        law = self._laws.get(wild_rank)
        if law is None:
            law = self._laws[wild_rank] = self._compiled(wild_rank)
        return law

    def _compiled(self, wild_rank: str | None) -> Law:
        rules, plan = self.rules, self._plan
        ranks = plan.permanent_wilds | {wild_rank or JOKER}
        wilds = frozenset(card for card in (*FACES, JOKER) if card[0] in ranks)
        values = Values(rules, wilds)
        return Law(
            plan=plan,
            wilds=wilds,
            melds=Recogniser(
                aces=rules.ace_in_runs,
                both_ends=rules.ace_at_both_ends,
                ranks=plan.ranks,
                distinct=rules.sets_need_distinct_suits,
                kinds=rules.melds,
                wilds=wilds,
                most_wilds=rules.max_wilds_per_meld,
                outnumber=rules.naturals_must_outnumber_wilds,
                by_part=rules.wild_limit_by_part,
                own_place=rules.wild_in_own_place,
                wild_sets=rules.wild_set,
                lowest=rules.wild_position == "lowest",
                worth=values.place,
                short_sets=rules.wild_reclaim_from_short_set,
            ),
            values=values,
            endings=Endings(rules, values, plan.after),
            opening=opening.terms(rules),
            lay_off_unopened=opening.lay_off_unopened(rules),
            lay_off_fresh=opening.lay_off_fresh(rules),
            take_depth=draws.take_depth(rules),
            take_from_turn=draws.take_from_turn(rules),
            incur=draws.dues(rules),
            now_or_never=draws.now_or_never(rules),
            calls=calls.calls(rules),
            last_is_unplayable=plays.last_is_unplayable(rules),
            matches=plays.matches(rules),
            reclaims=turns.reclaims(rules),
            replay=plays.replay(rules),
            replay_in_new_meld=plays.replay_in_new_meld(rules),
            keep_wilds=plays.keep_wilds(rules),
        )

    def deal(
        self,
        seed: str,
        dealer: int | None = None,
        scores: tuple[int, ...] | None = None,
        round_number: int = 0,
        pack: tuple[Card, ...] | None = None,
    ) -> Round:
        """A dealt round. Without a `dealer` the seed picks one; without a `pack`, top first, the seed shuffles one."""
        plan = self._plan
        return plan.deal(
            pack or plan.shuffle(seed, round_number),
            plan.first_dealer(seed) if dealer is None else dealer,
            seed,
            scores or (0,) * self.players,
            round_number,
        )

    def refusal(self, round: Round, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now; None if it may. Nothing else decides what is legal."""
        return self._judge(self._turn(round, seat), action) if self._seats(seat) else _NO_SEAT

    def play(self, round: Round, seat: int, action: Action) -> Round:
        """The round after the action; raises `Refused`."""
        if not self._seats(seat):
            raise Refused(_NO_SEAT)
        turn = self._turn(round, seat)
        refusal = self._judge(turn, action)
        if refusal is not None:
            raise Refused(refusal)
        return EFFECTS[type(action)](turn, action)

    def options(self, round: Round) -> Options:
        """What the seat to act may do now."""
        seat = round.turn
        if seat is None:
            return NONE
        law = self.law_for(round.wild_rank)
        return options(law, round, seat, lambda take: self._judge(Turn(law, round, seat), take) is None)

    def uses(self, round: Round) -> Iterator[Action]:
        """How the seat to act could meld the lowest of the cards that it has just taken from the pile (R5-13)."""
        assert round.turn is not None, "somebody has taken them"
        now = standing(round, round.turn)
        debts = now.debts or (Debt(round.taken[0], "must_meld_taken", "R5-13"),)
        yield from payments(self.law_for(round.wild_rank), now._replace(debts=debts), debts[0])

    def view(self, round: Round, seat: int) -> View:
        """What the seat may know; raises `IndexError` for no seat."""
        if not self._seats(seat):
            raise IndexError(f"no seat {seat}")
        options = self.options(round) if seat == round.turn else NONE
        return view(self.law_for(round.wild_rank), self.rules, round, seat, options)

    def totals(self, round: Round) -> tuple[int, ...]:
        """The scores of the match, this round's included once it has ended."""
        return totals(round)

    def match_over(
        self, totals: tuple[int, ...], rounds_played: int, eliminated: tuple[int, ...] = (), out: int | None = None
    ) -> tuple[int, ...] | None:
        """The winners of a match that stands like this; None while it goes on.

        `eliminated`: the seats that did not play the last round; `out`: who went out in it.
        """
        return self.law.endings.match(totals, rounds_played, eliminated, out)

    def next_seat(self, seat: int, eliminated: tuple[int, ...] = ()) -> int:
        return self._plan.next_seat(seat, eliminated)

    def _turn(self, round: Round, seat: int) -> Turn:
        return Turn(self.law_for(round.wild_rank), round, seat)

    def _seats(self, seat: int) -> bool:
        return 0 <= seat < self.players

    def _judge(self, turn: Turn, action: Action) -> Refusal | None:
        checks = self._checks.get(type(action))
        if checks is None:
            return Refusal("not_allowed_here", self._number(_WITHOUT.get(type(action), "P-2")), {})
        for check, guard in checks:
            fault = check(turn, action)
            if fault is not None:
                return Refusal(fault.code or guard.code, self._number(fault.cites or guard.cites), fault.values)
        return None

    def _number(self, cites: str) -> str:
        """Of the numbers of a rule in several games, that of this one."""
        numbers = cites.split()
        if self._own_number in numbers:
            return self._own_number
        return next((number for number in numbers if number.startswith(self._numbering)), numbers[0])


_WITHOUT: dict[type[Action], str] = {Match: "R5-V20 CV-23", Call: "R5-V25", Pass: "R5-V25", Choose: "R5-V9"}
"""The numbers of the rules by which a game is without an action."""

_NO_SEAT = Refusal("bad_input", "P-2", {"what": "no such seat"})
