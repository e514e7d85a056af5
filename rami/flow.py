"""Who acts next: what follows on a turn's last act, on calls, and on a seat that has no cards left."""

from __future__ import annotations

from rami.events import Floated, WentOut
from rami.legality import Law, calls, standing
from rami.round import NO_CALL, NO_TURN, Round

_NOTHING_LEFT = NO_TURN | NO_CALL
"""Of a turn and of calls."""


def after_discard(law: Law, round: Round, seat: int) -> Round:
    """The seat has discarded: out of its turn, or as a caller (R5-22)."""
    called = round.caller
    if not called:
        round = _turn_completed(law, round, seat)
    if not round.hands[seat]:
        return _out(law, round, seat, in_turn=not called)
    if law.endings.turn_limit_reached(round):
        return law.endings.turn_limit(round)
    if not calls.is_open(law, round):
        return _go_on(law, round)
    return ask(law, round._replace(**NO_TURN, discarder=seat, passed=()))


def after_melding_all(law: Law, round: Round, seat: int) -> Round:
    """The seat has melded its last card: it floats, or is out (R5-25, CV-11)."""
    called = round.caller
    if not called:
        round = _turn_completed(law, round, seat)
    if not law.endings.floating:
        return _out(law, round, seat, in_turn=not called)
    round = round._replace(history=(*round.history, Floated(seat)))
    return law.endings.turn_limit(round) if law.endings.turn_limit_reached(round) else _go_on(law, round)


def after_call(law: Law, round: Round, seat: int) -> Round:
    """The caller, whose cards are melded, discards if it can (R5-21, R5-S3)."""
    round = round._replace(turn=seat, phase="play", caller=True, discarder=None, passed=())
    if not round.hands[seat]:
        return after_melding_all(law, round, seat)
    return _go_on(law, round) if calls.keeps_last(law, standing(round, seat)) else round


def ask(law: Law, round: Round) -> Round:
    """The next seat that may call the last discard is asked; play goes on where none is left (R5-S2)."""
    assert round.discarder is not None
    seat = law.plan.next_seat(round.discarder, round.eliminated)
    while seat != round.discarder:
        if seat not in round.passed and calls.may_call(law, round, seat):
            return round._replace(turn=seat, phase="call")
        seat = law.plan.next_seat(seat, round.eliminated)
    return _go_on(law, round)


def _turn_completed(law: Law, round: Round, seat: int) -> Round:
    following = law.plan.next_seat(seat, round.eliminated)
    return round._replace(turn_number=round.turn_number + 1, following=following)


def _go_on(law: Law, round: Round) -> Round:
    """The turn of whoever follows and is not out (R5-V31). Once all have had a turn after somebody went out in theirs,
    the round is over.
    """
    seat = round.following
    assert seat is not None
    if not round.out:
        return round._replace(turn=seat, phase="draw", **_NOTHING_LEFT)
    starter = law.plan.starter(round.dealer, round.eliminated)
    while seat in round.out and seat != starter:
        seat = law.plan.next_seat(seat, round.eliminated)
    round = round._replace(turn=seat, phase="draw", **_NOTHING_LEFT)
    return law.endings.out(round, round.out[0]) if seat == starter else round


def _out(law: Law, round: Round, seat: int, *, in_turn: bool) -> Round:
    """The seat is out, which ends the round, unless others have yet to have their first turn (R5-V31)."""
    playing = len(round.hands) - len(round.eliminated)
    if not round.out and not (law.endings.grace and in_turn and round.turn_number < playing):
        return law.endings.out(round, seat)
    return _go_on(law, round._replace(out=(*round.out, seat), history=(*round.history, WentOut(seat))))
