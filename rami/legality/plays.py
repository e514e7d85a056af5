"""Melds, lay-offs, reclaims and discards."""

from __future__ import annotations

from collections.abc import Iterable

from rami.actions import Discard, LayMelds, LayOff, Match, Reclaim
from rami.cards import Card, is_card, place, plain, without
from rami.legality.draws import now_or_never
from rami.legality.finish import (
    after_lay_off,
    after_match,
    after_melding,
    after_reclaim,
    drawn_is_playable,
    free_to_discard,
    keeps_reclaimed,
    last_is_playable,
    may_lay_off,
    may_match,
    may_reclaim,
    obstacle,
    waives_opening,
    wild_to_replay,
)
from rami.legality.law import Check, Fault, Turn, guard
from rami.legality.opening import asks_clean_run, asks_value, has_clean_run, lay_off_fresh, lay_off_unopened
from rami.legality.turns import in_phase
from rami.melds import Meld
from rami.rules import Rules

_EMPTY = Fault({"what": "a list is empty"})
_MISWRITTEN = Fault({"what": "a wild in a set stands for a rank, not for a suit"}, cites="RA-S13 R5-9")


def replay(rules: Rules) -> bool:
    """Whether a reclaimed wild must be played again where it can be (RA-20)."""
    return rules.reclaimed_wild_must_be_replayed


def replay_in_new_meld(rules: Rules) -> bool:
    return rules.reclaimed_wild_needs_new_meld


def keep_wilds(rules: Rules) -> bool:
    return not rules.may_discard_wild


def matches(rules: Rules) -> bool:
    return rules.wild_match


def last_is_unplayable(rules: Rules) -> bool:
    return rules.last_discard_must_be_unplayable


# The cards of the action ---------------------------------------------------------------------------------------------


def _cards(turn: Turn, written: Iterable[str]) -> Fault | None:
    """Takes the cards, wilds perhaps with their places, out of the hand."""
    asked = tuple(written)
    cards = tuple(map(plain, asked))
    for each, card in zip(asked, cards, strict=True):
        if each != card and not (turn.law.melds.is_wild(card) and is_card(place(each))):
            return Fault({"card": card, "what": "only a wild card stands for another"})
    return _take(turn, cards)


def _take(turn: Turn, cards: tuple[Card, ...]) -> Fault | None:
    """Takes the cards out of the hand; what it does not hold must at least be cards of the game."""
    turn.rest = without(turn.hand, cards)
    if turn.rest is not None:
        return None
    for card in cards:
        if not is_card(card) or cards.count(card) > turn.law.plan.copies(card):
            return Fault({"card": card, "what": "no such card is in the game, or not so many of it"})
    return None


def _holds(turn: Turn, written: Iterable[str]) -> Fault | None:
    if turn.rest is not None:
        return None
    cards = tuple(map(plain, written))
    return Fault({"card": next(card for card in cards if cards.count(card) > turn.hand.count(card))})


def _all(action: LayMelds) -> tuple[str, ...]:
    return tuple(card for cards in action.melds for card in cards)


@guard(LayMelds, "bad_input", cites="P-2")
def melds_are_cards(turn: Turn, action: LayMelds) -> Fault | None:
    if not action.melds or not all(action.melds):
        return _EMPTY
    fault = _cards(turn, _all(action))
    return fault or (_MISWRITTEN if any(map(turn.law.melds.miswritten, action.melds)) else None)


@guard(LayOff, "bad_input", cites="P-2")
def lays_off_cards(turn: Turn, action: LayOff) -> Fault | None:
    if not action.cards:
        return _EMPTY
    fault = _cards(turn, action.cards)
    if fault is None and 0 <= action.on < len(turn.round.melds):
        return _MISWRITTEN if turn.law.melds.miswritten(action.cards, turn.round.melds[action.on]) else None
    return fault


@guard(Reclaim, "bad_input", cites="P-2")
def puts_real_cards(turn: Turn, action: Reclaim) -> Fault | None:
    return _real(turn, action.cards) if action.cards else _EMPTY


@guard(Match, "bad_input", cites="P-2", when=matches)
def matches_a_card(turn: Turn, action: Match) -> Fault | None:
    return _real(turn, (action.card,))


@guard(Discard, "bad_input", cites="P-2")
def discards_a_card(turn: Turn, action: Discard) -> Fault | None:
    return _real(turn, (action.card,))


def _real(turn: Turn, cards: tuple[Card, ...]) -> Fault | None:
    """As `_cards`, for cards that stand for none but themselves."""
    for card in cards:
        if not is_card(card):
            return Fault({"card": card, "what": "this is not one card"})
    return _take(turn, cards)


@guard(LayMelds, "not_in_hand", cites="CV-16 RA-7 R5-14")
def holds_the_melds(turn: Turn, action: LayMelds) -> Fault | None:
    return _holds(turn, _all(action))


@guard(LayOff, "not_in_hand", cites="CV-16 RA-9 R5-14")
def holds_the_lay_off(turn: Turn, action: LayOff) -> Fault | None:
    return _holds(turn, action.cards)


@guard(Reclaim, "not_in_hand", cites="RA-19 R5-V19")
def holds_the_real_cards(turn: Turn, action: Reclaim) -> Fault | None:
    return _holds(turn, action.cards)


@guard(Match, "not_in_hand", cites="R5-19", when=matches)
def holds_the_match(turn: Turn, action: Match) -> Fault | None:
    return _holds(turn, (action.card,))


@guard(Discard, "not_in_hand", cites="CV-10 RA-10 R5-17")
def holds_the_discard(turn: Turn, action: Discard) -> Fault | None:
    return _holds(turn, (action.card,))


def meld_is_there(turn: Turn, action: LayOff | Reclaim | Match) -> Fault | None:
    melds = len(turn.round.melds)
    return None if 0 <= action.on < melds else Fault({"on": action.on, "melds": melds})


guard(LayOff, "no_such_meld", cites="CV-9 RA-9 R5-15")(meld_is_there)
guard(Reclaim, "no_such_meld", cites="RA-19 R5-V19")(meld_is_there)
guard(Match, "no_such_meld", cites="R5-19", when=matches)(meld_is_there)


guard(Match, "wrong_phase", cites="R5-11", when=matches)(in_phase("play"))


# Whether they fit ----------------------------------------------------------------------------------------------------


@guard(LayMelds, "not_a_meld", cites="CV-5 RA-13 R5-8")
def are_melds(turn: Turn, action: LayMelds) -> Fault | None:
    """The code may be that of any way in which cards are no meld; the first in the order of codes is told."""
    melds = turn.law.melds
    unfit = [(cards, *melds.unfit(cards)) for cards in action.melds if melds.read(cards, turn.seat) is None]
    if not unfit:
        turn.after = after_melding(turn.law, turn.now, action.melds)
        return None
    cards, code, cites = min(unfit, key=lambda each: _MISFITS.index(each[1]))
    return Fault({"cards": list(cards)}, code, cites)


_MISFITS = ("not_a_meld", "wild_goes_lowest", "wild_place_needed", "too_many_wilds")


def _misfit(code: str) -> Check:
    """A lay-off that does not fit for the reason of this code."""

    def misfit(turn: Turn, action: LayOff) -> Fault | None:
        melds, meld = turn.law.melds, turn.round.melds[action.on]
        if melds.extend(meld, action.cards, turn.seat) is not None:
            return None
        found, cites = melds.unfit_extension(meld, action.cards)
        return Fault({"cards": list(action.cards), "on": action.on}, code, cites) if found == code else None

    return misfit


for _code in ("wild_goes_lowest", "wild_place_needed", "too_many_wilds", "does_not_fit"):
    guard(LayOff, _code, cites="CV-16 RA-9 R5-16")(_misfit(_code))


@guard(LayOff, "not_opened", cites="CV-9 RA-9 R5-V24", when=lambda rules: not lay_off_unopened(rules))
def has_opened(turn: Turn, action: LayOff) -> Fault | None:
    return None if turn.now.opened else Fault({})


@guard(LayOff, "not_opened", cites="RA-H14", when=lambda rules: not lay_off_fresh(rules))
def opened_before(turn: Turn, action: LayOff) -> Fault | None:
    return None if may_lay_off(turn.law, turn.now) else Fault({})


@guard(Reclaim, "not_opened", cites="RA-19 R5-V24")
def has_opened_to_reclaim(turn: Turn, action: Reclaim) -> Fault | None:
    return None if may_reclaim(turn.law, turn.now) else Fault({})


@guard(Match, "not_opened", cites="R5-V24", when=lambda rules: matches(rules) and not lay_off_unopened(rules))
def has_opened_to_match(turn: Turn, action: Match) -> Fault | None:
    return None if may_match(turn.law, turn.now) else Fault({})


@guard(Match, "does_not_fit", cites="R5-19", when=matches)
def matches_a_wild(turn: Turn, action: Match) -> Fault | None:
    """The very card that a wild of a run stands for, and once for each wild (R5-S7)."""
    if turn.law.melds.match(turn.round.melds[action.on], action.card, turn.seat) is None:
        return Fault({"card": action.card, "on": action.on})
    turn.after = after_match(turn.law, turn.now, action.card, action.on)
    return None


@guard(Reclaim, "does_not_fit", cites="RA-19 R5-V19")
def frees_a_wild(turn: Turn, action: Reclaim) -> Fault | None:
    meld = turn.round.melds[action.on]
    if turn.law.melds.reclaim(meld, action.cards, turn.seat) is not None:
        turn.after = after_reclaim(turn.law, turn.now, action.cards, action.on)
        return None
    cites = "RA-21 R5-V19" if meld.kind == "set" else None
    return Fault({"cards": list(action.cards), "on": action.on}, cites=cites)


def leaves_reclaimed_wilds(turn: Turn, action: LayOff | Reclaim | Match) -> Fault | None:
    """They are for a new meld, even where one would be the real card of another's place."""
    cards = (action.card,) if isinstance(action, Match) else action.cards
    return None if keeps_reclaimed(turn.law, turn.now, cards) else Fault({})


guard(LayOff, "needs_new_meld", cites="RA-H23", when=replay_in_new_meld)(leaves_reclaimed_wilds)
guard(Reclaim, "needs_new_meld", cites="RA-H23", when=replay_in_new_meld)(leaves_reclaimed_wilds)
guard(Match, "needs_new_meld", cites="RA-H23", when=lambda rules: replay_in_new_meld(rules) and matches(rules))(
    leaves_reclaimed_wilds
)


# Whether they open ---------------------------------------------------------------------------------------------------


def _laid(turn: Turn) -> tuple[Meld, ...]:
    return turn.after.melds[len(turn.round.melds) :]


def _is_free_to_open(turn: Turn) -> bool:
    """Whether nothing is asked of these melds: the seat has opened, or they all but empty the hand (RA-H22)."""
    law = turn.law
    return turn.now.opened or (law.opening.waived and waives_opening(law, turn.after))


@guard(LayMelds, "opening_too_low", cites="RA-8 CV-7", when=asks_value)
def reaches_minimum(turn: Turn, action: LayMelds) -> Fault | None:
    """The first melds are judged together, and refused together (RA-S10)."""
    now, law = turn.now, turn.law
    if now.opened:
        return None
    reached = sum(map(law.values.meld, _laid(turn)))
    needed = law.opening.needed(now.opening_value)
    if reached >= needed or _is_free_to_open(turn):
        return None
    return Fault({"reached": reached, "needed": needed}, cites=None if needed == law.opening.minimum else "RA-H19")


@guard(LayMelds, "opening_needs_clean_run", cites="RA-H2", when=asks_clean_run)
def has_a_clean_run(turn: Turn, action: LayMelds) -> Fault | None:
    return None if turn.now.opened or has_clean_run(_laid(turn)) or _is_free_to_open(turn) else Fault({})


# Whether the turn can end --------------------------------------------------------------------------------------------


@guard(LayMelds, "must_keep_a_discard", cites="P-1")
def turn_can_end_after_melds(turn: Turn, action: LayMelds) -> Fault | None:
    return obstacle(turn.law, turn.after)


@guard(LayOff, "must_keep_a_discard", cites="P-1")
def turn_can_end_after_lay_off(turn: Turn, action: LayOff) -> Fault | None:
    turn.after = after_lay_off(turn.law, turn.now, action.cards, action.on)
    return obstacle(turn.law, turn.after)


def turn_can_end_afterwards(turn: Turn, action: Reclaim | Match) -> Fault | None:
    return obstacle(turn.law, turn.after)


guard(Reclaim, "must_keep_a_discard", cites="P-1")(turn_can_end_afterwards)
guard(Match, "must_keep_a_discard", cites="P-1", when=matches)(turn_can_end_afterwards)


@guard(Discard, "cannot_discard_taken", cites="CV-S2 RA-10 R5-17")
def is_not_barred(turn: Turn, action: Discard) -> Fault | None:
    """A bar falls where it would leave the turn no legal end at all (P-1)."""
    for bar in turn.round.bars:
        if bar.face == action.card and action.card not in free_to_discard(turn.law, turn.now):
            return Fault({"card": bar.face}, bar.code, bar.cites)
    return None


@guard(Discard, "cannot_discard_wild", cites="RA-H16", when=keep_wilds)
def keeps_wilds(turn: Turn, action: Discard) -> Fault | None:
    if not turn.law.melds.is_wild(action.card) or action.card in free_to_discard(turn.law, turn.now):
        return None
    return Fault({"card": action.card})


@guard(Discard, "must_meld_taken", cites="R5-13 RA-H3")
def owes_nothing(turn: Turn, action: Discard) -> Fault | None:
    for debt in turn.round.debts:
        if not debt.or_discard:
            return Fault({"card": debt.face}, debt.code, debt.cites)
    return None


@guard(Discard, "must_replay_wild", cites="RA-20", when=replay)
def replays_wilds(turn: Turn, action: Discard) -> Fault | None:
    wild = wild_to_replay(turn.law, turn.now) if turn.round.reclaimed else None
    return None if wild is None else Fault({"card": wild})


@guard(Discard, "must_play_or_discard_drawn", cites="R5-V23", when=now_or_never)
def discards_the_drawn(turn: Turn, action: Discard) -> Fault | None:
    for debt in turn.round.debts:
        if debt.or_discard and debt.face != action.card:
            return Fault({"card": debt.face}, debt.code, debt.cites)
    return None


@guard(Discard, "must_play_or_discard_drawn", cites="R5-27")
def plays_the_drawn(turn: Turn, action: Discard) -> Fault | None:
    return Fault({"card": action.card}) if turn.round.floated and drawn_is_playable(turn.law, turn.now) else None


@guard(Discard, "last_card_playable", cites="R5-24", when=last_is_unplayable)
def last_card_fits_nothing(turn: Turn, action: Discard) -> Fault | None:
    return Fault({"card": action.card}) if last_is_playable(turn.law, turn.now) else None
