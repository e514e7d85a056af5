"""Drawing, and the debts and bars that cards taken from the discard pile bring."""

from __future__ import annotations

from collections.abc import Callable

from rami.actions import Draw
from rami.cards import ordered
from rami.legality.finish import obstacle
from rami.legality.law import Cards, Dues, Fault, Turn, guard
from rami.round import Bar, Debt
from rami.rules import Rules


def take_depth(rules: Rules) -> int | None:
    """Cards of the discard pile that may be taken at once; None: any number."""
    return None if rules.take_depth == "any" else 1


def take_from_turn(rules: Rules) -> int:
    """Which of its own turns of the round is the first in which a seat may take from the pile."""
    return rules.discard_from_turn


def dues(rules: Rules) -> Callable[[Cards, Cards, bool], Dues] | None:
    """What the seat owes for cards taken from the pile, lowest first: the debts and the bars of its turn.

    It depends on the hand before and on whether the seat has opened. None where taken cards never bring any.
    """
    top_too = rules.taken_card_must_be_melded
    must_open = rules.taken_card_must_open
    barred = not rules.may_discard_taken_card
    naturals = rules.take_needs_two_naturals
    if take_depth(rules) == 1 and not top_too and not barred and not must_open and naturals != "always":
        return None

    def incur(cards: Cards, hand: Cards, opened: bool) -> Dues:
        lowest, deep = cards[0], len(cards) > 1
        debts: tuple[Debt, ...] = ()
        if must_open and not opened:
            debts = (Debt(lowest, "must_meld_taken", "RA-H4", opening=True),)
        if naturals == "always" or (naturals == "deep" and deep):
            debts += (Debt(lowest, "must_meld_taken", "R5-V21 R5-V27", partners=hand),)
        elif deep:
            debts += (Debt(lowest, "must_meld_taken", "R5-13"),)
        elif top_too:
            debts += (Debt(lowest, "must_meld_taken", "RA-H3 R5-V22"),)
        bars = () if deep or not barred else (Bar(lowest, "cannot_discard_taken", "CV-S2 RA-10 R5-17"),)
        return debts, bars

    return incur


def now_or_never(rules: Rules) -> bool:
    """Whether a card of the stock must be melded or discarded in the same turn (R5-V23)."""
    return rules.stock_card_now_or_never


@guard(Draw, "bad_input", cites="P-2")
def is_a_draw(turn: Turn, action: Draw) -> Fault | None:
    if action.source == "stock" and action.count == 1:
        return None
    return None if action.source == "discard" and action.count >= 1 else Fault({"what": "no draw of this kind"})


@guard(Draw, "not_allowed_here", cites="CV-8 RA-6", when=lambda rules: take_depth(rules) is not None)
def takes_the_top(turn: Turn, action: Draw) -> Fault | None:
    return None if action.count == 1 else Fault({"count": action.count})


@guard(Draw, "cannot_take_discard", cites="CV-8 RA-6 R5-11")
def pile_is_deep_enough(turn: Turn, action: Draw) -> Fault | None:
    pile = len(turn.round.discard)
    if action.source == "stock" or action.count <= pile:
        return None
    return Fault({"count": action.count, "pile": pile})


@guard(Draw, "cannot_take_discard", cites="R5-26")
def holds_a_card(turn: Turn, action: Draw) -> Fault | None:
    """A floating seat draws from the stock."""
    return None if action.source == "stock" or turn.hand else Fault({})


@guard(Draw, "cannot_take_discard", cites="RA-H21", when=lambda rules: rules.last_card_draws_stock)
def has_more_than_one_card(turn: Turn, action: Draw) -> Fault | None:
    return Fault({"cards": 1}) if action.source == "discard" and len(turn.hand) == 1 else None


@guard(Draw, "cannot_take_discard", cites="RA-H25", when=lambda rules: take_from_turn(rules) > 1)
def pile_is_open(turn: Turn, action: Draw) -> Fault | None:
    round, first = turn.round, turn.law.take_from_turn
    own = round.turn_number // (len(round.hands) - len(round.eliminated)) + 1
    return Fault({"first": first, "own": own}) if action.source == "discard" and own < first else None


@guard(Draw, "must_keep_a_discard", cites="P-1", when=lambda rules: dues(rules) is not None)
def turn_can_end(turn: Turn, action: Draw) -> Fault | None:
    """A draw from the stock is never refused; a take only where the turn could not be ended after it."""
    round, incur = turn.round, turn.law.incur
    if action.source == "stock" or incur is None:
        return None
    now = turn.now
    taken = round.discard[-action.count :]
    debts, bars = incur(taken, turn.hand, now.opened)
    return obstacle(turn.law, now._replace(hand=ordered(turn.hand + taken), debts=debts, bars=bars))
