"""Whose turn it is, and in which phase of it an action belongs."""

from __future__ import annotations

from rami.actions import Action, Choose, Discard, Draw, LayMelds, LayOff, NextRound, Reclaim
from rami.deal import CHOICES, chooses
from rami.endings import totals, who_went_out
from rami.legality.law import Check, Fault, Turn, guard
from rami.rules import Rules

_OVER = "CV-21 RA-22 R5-23"
_ORDER = "CV-S1 RA-5 R5-10"


def reclaims(rules: Rules) -> bool:
    """Whether this game has the action at all."""
    return rules.wild_reclaim


def in_phase(phase: str) -> Check:
    """It is the seat's turn, and the phase of it in which the action belongs."""

    def judge(turn: Turn, action: Action) -> Fault | None:
        round = turn.round
        if round.turn == turn.seat and round.phase == phase:
            return None
        if round.phase == "over":
            return Fault({"phase": round.phase}, cites=_OVER)
        if round.turn != turn.seat:
            return Fault({"turn": round.turn}, "not_your_turn", _ORDER)
        return Fault({"phase": round.phase})

    return judge


guard(Draw, "wrong_phase", cites="CV-8 RA-6 R5-11")(in_phase("draw"))
for _action in (LayMelds, LayOff, Reclaim, Discard):
    guard(_action, "wrong_phase", cites="CV-8 RA-6 R5-11")(in_phase("play"))
guard(Choose, "wrong_phase", cites="R5-V9", when=chooses)(in_phase("choose"))


@guard(Choose, "bad_input", cites="R5-V9", when=chooses)
def is_a_choice(turn: Turn, action: Choose) -> Fault | None:
    return None if action.count in CHOICES else Fault({"what": f"one of {CHOICES} is chosen"})


@guard(Reclaim, "not_allowed_here", cites="CV-23 RA-H9 R5-V19", when=lambda rules: not reclaims(rules))
def wilds_can_be_reclaimed(turn: Turn, action: Reclaim) -> Fault | None:
    return Fault({})


@guard(NextRound, "wrong_phase", cites=_OVER)
def round_is_over(turn: Turn, action: NextRound) -> Fault | None:
    """The next round follows a finished one, unless the match is finished too."""
    round = turn.round
    if round.result is None:
        return Fault({"phase": round.phase})
    ended = (totals(round), round.round_number + 1, round.eliminated, who_went_out(round))
    if turn.law.endings.match(*ended) is None:
        return None
    return Fault({"phase": "over"}, cites="CV-20 RA-S3 R5-33")


@guard(NextRound, "bad_input", cites="CV-1 RA-2 R5-1")
def deals_the_pack(turn: Turn, action: NextRound) -> Fault | None:
    if action.pack is None or turn.law.plan.is_pack(action.pack):
        return None
    return Fault({"what": "the pack to deal does not hold exactly the cards of the game"})
