"""Melds, lay-offs and discards."""

from __future__ import annotations

from rami.actions import Discard, LayMelds, LayOff
from rami.cards import Card, is_card, without
from rami.legality.finish import Standing, obstacle, settled, standing
from rami.legality.law import Fault, Turn, guard


def _cards(turn: Turn, cards: tuple[Card, ...]) -> Fault | None:
    """Takes the cards out of the hand; what it does not hold must at least be cards of the game."""
    turn.rest = without(turn.hand, cards)
    if turn.rest is not None:
        return None
    for card in cards:
        if not is_card(card) or cards.count(card) > turn.law.plan.copies:
            return Fault({"card": card, "what": "no such card is in the game, or not so many of it"})
    return None


@guard(LayMelds, "bad_input", cites="P-2")
def melds_are_cards(turn: Turn, action: LayMelds) -> Fault | None:
    if not action.melds or not all(action.melds):
        return Fault({"what": "a list is empty"})
    return _cards(turn, tuple(card for cards in action.melds for card in cards))


@guard(LayOff, "bad_input", cites="P-2")
def lays_off_cards(turn: Turn, action: LayOff) -> Fault | None:
    return _cards(turn, action.cards) if action.cards else Fault({"what": "a list is empty"})


@guard(Discard, "bad_input", cites="P-2")
def discards_a_card(turn: Turn, action: Discard) -> Fault | None:
    return _cards(turn, (action.card,))


def _holds(turn: Turn, cards: tuple[Card, ...]) -> Fault | None:
    if turn.rest is not None:
        return None
    return Fault({"card": next(card for card in cards if cards.count(card) > turn.hand.count(card))})


@guard(LayMelds, "not_in_hand", cites="CV-16 RA-7 R5-14")
def holds_the_melds(turn: Turn, action: LayMelds) -> Fault | None:
    return _holds(turn, tuple(card for cards in action.melds for card in cards))


@guard(LayOff, "not_in_hand", cites="CV-16 RA-9 R5-14")
def holds_the_lay_off(turn: Turn, action: LayOff) -> Fault | None:
    return _holds(turn, action.cards)


@guard(Discard, "not_in_hand", cites="CV-10 RA-10 R5-17")
def holds_the_discard(turn: Turn, action: Discard) -> Fault | None:
    return _holds(turn, (action.card,))


@guard(LayOff, "no_such_meld", cites="CV-9 RA-9 R5-15")
def meld_is_there(turn: Turn, action: LayOff) -> Fault | None:
    melds = len(turn.round.melds)
    return None if 0 <= action.on < melds else Fault({"on": action.on, "melds": melds})


@guard(LayMelds, "not_a_meld", cites="CV-5 RA-13 R5-8")
def are_melds(turn: Turn, action: LayMelds) -> Fault | None:
    read = turn.law.melds.read
    laid = []
    for cards in action.melds:
        meld = read(cards, turn.seat)
        if meld is None:
            return Fault({"cards": list(cards)}, cites=turn.law.melds.fault(cards))
        laid.append(meld)
    turn.laid = tuple(laid)
    return None


@guard(LayOff, "does_not_fit", cites="CV-16 RA-9 R5-16")
def fits(turn: Turn, action: LayOff) -> Fault | None:
    extended = turn.law.melds.extend(turn.round.melds[action.on], action.cards, turn.seat)
    if extended is None:
        return Fault({"cards": list(action.cards), "on": action.on})
    turn.laid = (extended,)
    return None


@guard(LayMelds, "must_keep_a_discard", cites="P-1")
def turn_can_end_after_melds(turn: Turn, action: LayMelds) -> Fault | None:
    round = turn.round
    if turn.rest and not round.debts and not round.bars:
        return None
    cards = tuple(card for cards in action.melds for card in cards)
    dues = settled(round.debts, round.bars, cards)
    return obstacle(turn.law, Standing(turn.rest or (), round.melds + turn.laid, True, *dues))


@guard(LayOff, "must_keep_a_discard", cites="P-1")
def turn_can_end_after_lay_off(turn: Turn, action: LayOff) -> Fault | None:
    round = turn.round
    if turn.rest and not round.debts and not round.bars:
        return None
    melds = (*round.melds[: action.on], *turn.laid, *round.melds[action.on + 1 :])
    dues = settled(round.debts, round.bars, action.cards)
    return obstacle(turn.law, Standing(turn.rest or (), melds, turn.seat in round.opened, *dues))


@guard(Discard, "cannot_discard_taken", cites="CV-S2 RA-10 R5-17")
def is_not_barred(turn: Turn, action: Discard) -> Fault | None:
    """A bar falls where it would leave the turn no legal end at all (P-1)."""
    for bar in turn.round.bars:
        if bar.face == action.card and obstacle(turn.law, standing(turn.round, turn.seat)) is None:
            return Fault({"card": bar.face}, bar.code, bar.cites)
    return None


@guard(Discard, "must_meld_taken", cites="R5-13 RA-H3")
def owes_nothing(turn: Turn, action: Discard) -> Fault | None:
    debts = turn.round.debts
    return Fault({"card": debts[0].face}, debts[0].code, debts[0].cites) if debts else None
