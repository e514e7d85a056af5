"""Calling rummy: who may call for a discard, and what a call does (R5-20 to R5-22, R5-V26)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from rami.actions import Action, Call, LayMelds, LayOff, Match, Pass, Reclaim
from rami.cards import is_card, ordered, place, plain
from rami.legality.finish import after_lay_off, after_melding, last_is_playable, must_suffice, obstacle
from rami.legality.law import Called, Cards, Check, Fault, Law, Standing, Turn, guard, standing
from rami.legality.opening import asks_clean_run, asks_value, has_clean_run
from rami.legality.plays import matches
from rami.round import Round
from rami.rules import Rules


def calls(rules: Rules) -> str:
    """Which discards may be called."""
    return rules.rummy_call


def is_on(rules: Rules) -> bool:
    return calls(rules) != "off"


def in_pile(rules: Rules) -> bool:
    return calls(rules) == "pile"


def may_call(law: Law, round: Round, seat: int) -> bool:
    """Whether the seat is asked at all (R5-S2, R5-S20)."""
    here = seat != round.discarder and seat not in (*round.eliminated, *round.out)
    return here and (law.lay_off_unopened or seat in round.opened)


def is_open(law: Law, round: Round) -> bool:
    """Whether the last discard may be called: any, or only one that could extend a meld of the table (R5-S2)."""
    if law.calls != "lay_off":
        return law.calls == "pile"
    top = round.discard[-1:]
    return any(any(law.melds.lay_offs(top, meld)) for meld in round.melds)


def resolve(law: Law, round: Round, seat: int, action: Call) -> Called | None:
    """The call with its cards taken off the pile; None if it uses none of the pile or lacks a card.

    Cards come from the hand first, the rest from the pile, each copy nearest the top, and one at least does (R5-S20).
    """
    pile, hand = round.discard, round.hands[seat]
    top = pile[-1]
    cards = action.meld or action.cards or (top if action.stands_for is None else f"{top}={action.stands_for}",)
    asked = Counter(map(plain, cards))
    if action.meld or action.cards:
        wanted = asked - Counter(hand)
        if not wanted:
            nearest = next((card for card in reversed(pile) if card in asked), None)
            wanted = Counter({nearest: 1} if nearest is not None else ())
    else:
        wanted = asked
    if not wanted or wanted - Counter(pile):
        return None
    lowest = len(pile)
    while wanted:
        lowest -= 1
        if wanted[pile[lowest]]:
            wanted -= Counter((pile[lowest],))
    taken = pile[lowest:]
    return Called(taken, cards, standing(round, seat)._replace(hand=ordered(hand + taken), caller=True))


def options(law: Law, round: Round, seat: int) -> Iterator[Call]:
    """Every call that the seat may make, wilds as in `Recogniser.candidates`."""
    now = standing(round, seat)
    asked = not law.endings.may_meld_all or (not now.opened and must_suffice(law, now))
    for ways in _possible(law, round, seat):
        call = next((call for call in ways if not asked or _may_end(law, round, seat, call)), None)
        if call is not None:
            yield call


def _may_end(law: Law, round: Round, seat: int, call: Call) -> bool:
    called = resolve(law, round, seat, call)
    assert called is not None
    after = after_call(law, called, call)
    return _lacking(law, called.now, after) is None and obstacle(law, after) is None


def _possible(law: Law, round: Round, seat: int) -> Iterator[Iterator[Call]]:
    """Each use of cards of the pile, by one choice of wilds after the other."""
    top = round.discard[-1:]
    if law.calls == "lay_off":
        for on, meld in enumerate(round.melds):
            yield from (iter((Call(on, place(card)),)) for (card,) in law.melds.lay_offs(top, meld))
        return
    both = ordered(round.hands[seat] + round.discard)
    for on, meld in enumerate(round.melds):
        for cards in law.melds.lay_offs(both, meld):
            yield _ways(law, round, both, cards, on)
    for cards in law.melds.candidates(both):
        yield _ways(law, round, both, cards, None)


def _ways(law: Law, round: Round, both: Cards, cards: Cards, on: int | None) -> Iterator[Call]:
    """The calls that meld these cards, or lay them off: those, with other wilds in them, that use one of the pile."""
    pile = round.discard
    meld = None if on is None else round.melds[on]
    for used in chain((cards,), law.melds.exchanged(cards, both, meld)):
        bare = tuple(map(plain, used))
        if pile[-1:] == bare:
            yield Call(on, place(used[0]))
        elif not set(pile).isdisjoint(bare):
            yield Call(on, cards=used) if on is not None else Call(meld=used)


def after_call(law: Law, called: Called, call: Call) -> Standing:
    """How the caller stands when its cards, which fit, lie on the table."""
    if call.on is None:
        return after_melding(law, called.now, (called.cards,))
    return after_lay_off(law, called.now, called.cards, call.on)


def keeps_last(law: Law, now: Standing) -> bool:
    """Whether the caller's last card could be laid off, and so need not be discarded (R5-S3)."""
    return last_is_playable(law, now)


def _lacking(law: Law, now: Standing, after: Standing) -> Fault | None:
    """What the caller's new meld lacks to be an opening."""
    if now.opened or not after.opened:
        return None
    laid = after.melds[len(now.melds) :]
    reached, needed = sum(map(law.values.meld, laid)), law.opening.needed(now.opening_value)
    if reached < needed:
        cites = "RA-8 CV-7" if needed == law.opening.minimum else "RA-H19"
        return Fault({"reached": reached, "needed": needed}, "opening_too_low", cites)
    if law.opening.clean_run and not has_clean_run(laid):
        return Fault({}, "opening_needs_clean_run", "RA-H2")
    return None


# The guards, in the order of their codes ----------------------------------------------------------------------------


@guard(Call, "bad_input", cites="P-2", when=is_on)
def calls_cards(turn: Turn, action: Call) -> Fault | None:
    law, round = turn.law, turn.round
    written = action.meld or action.cards
    cards = tuple(map(plain, written))
    for each, card in zip(written, cards, strict=True):
        if each != card and not (law.melds.is_wild(card) and is_card(place(each))):
            return Fault({"card": card, "what": "only a wild card stands for another"})
        if not is_card(card) or cards.count(card) > law.plan.copies(card):
            return Fault({"card": card, "what": "no such card is in the game, or not so many of it"})
    meld = round.melds[action.on] if action.on is not None and action.on < len(round.melds) else None
    if action.stands_for is not None and round.discard and not action.cards:
        top = round.discard[-1]
        if not law.melds.is_wild(top) or not is_card(action.stands_for):
            return Fault({"card": top, "what": "only a wild card stands for another"})
        written = (f"{top}={action.stands_for}",)
    if (action.meld or meld is not None) and law.melds.miswritten(written, meld):
        return Fault({"what": "a wild in a set stands for a rank, not for a suit"}, cites="RA-S13 R5-9")
    return None


@guard(Call, "not_allowed_here", cites="R5-V26", when=lambda rules: is_on(rules) and not in_pile(rules))
def calls_the_top(turn: Turn, action: Call) -> Fault | None:
    return Fault({}) if action.meld or action.cards else None


def is_asked(turn: Turn, action: Call | Pass) -> Fault | None:
    round = turn.round
    if round.phase != "call" or turn.seat == round.discarder:
        return Fault({}, "cannot_call")
    return None if turn.seat == round.turn else Fault({"turn": round.turn}, "not_your_turn", "R5-S2")


guard(Call, "wrong_phase", cites="R5-20", when=is_on)(is_asked)
guard(Pass, "wrong_phase", cites="R5-20", when=is_on)(is_asked)


def owes_a_discard(turn: Turn, action: Action) -> Fault | None:
    """After a call there is nothing left to do but to discard."""
    return Fault({"phase": turn.round.phase}) if turn.round.caller else None


for _action in (LayMelds, LayOff, Reclaim):
    guard(_action, "wrong_phase", cites="R5-S3", when=is_on)(owes_a_discard)
guard(Match, "wrong_phase", cites="R5-S3", when=lambda rules: is_on(rules) and matches(rules))(owes_a_discard)


@guard(Call, "not_in_hand", cites="R5-S20", when=in_pile)
def has_the_cards(turn: Turn, action: Call) -> Fault | None:
    """In the hand or in the pile."""
    cards = tuple(map(plain, action.meld or action.cards))
    there = turn.hand + turn.round.discard
    missing = next((card for card in cards if cards.count(card) > there.count(card)), None)
    return None if missing is None else Fault({"card": missing})


@guard(Call, "no_such_meld", cites="R5-21", when=is_on)
def names_a_meld(turn: Turn, action: Call) -> Fault | None:
    melds = len(turn.round.melds)
    return None if action.on is None or action.on < melds else Fault({"on": action.on, "melds": melds})


@guard(Call, "cannot_call", cites="R5-20 R5-S20", when=is_on)
def calls_from_the_pile(turn: Turn, action: Call) -> Fault | None:
    """At least one card of the pile, and cards that fit some meld of the table where they are to be laid off."""
    turn.called = resolve(turn.law, turn.round, turn.seat, action)
    if turn.called is None:
        return Fault({})
    cards, melds = tuple(map(plain, turn.called.cards)), turn.law.melds
    if action.on is None or any(melds.readings_on(meld, cards) for meld in turn.round.melds):
        return None
    return Fault({"card": cards[0]})


@guard(Call, "not_a_meld", cites="CV-5 RA-13 R5-8", when=in_pile)
def calls_a_meld(turn: Turn, action: Call) -> Fault | None:
    if not action.meld or turn.law.melds.read(action.meld, turn.seat) is not None:
        return None
    code, cites = turn.law.melds.unfit(action.meld)
    return Fault({"cards": list(action.meld)}, code, cites)


def _misfit(code: str) -> Check:
    """A call for a meld that the cards do not fit for the reason of this code."""

    def misfit(turn: Turn, action: Call) -> Fault | None:
        if action.on is None or turn.called is None:
            return None
        melds, meld, cards = turn.law.melds, turn.round.melds[action.on], turn.called.cards
        if melds.extend(meld, cards, turn.seat) is not None:
            return None
        found, cites = melds.unfit_extension(meld, cards)
        return Fault({"cards": list(cards), "on": action.on}, code, cites) if found == code else None

    return misfit


for _code in ("wild_goes_lowest", "wild_place_needed", "too_many_wilds", "does_not_fit"):
    guard(Call, _code, cites="R5-21 R5-16", when=is_on)(_misfit(_code))


@guard(Call, "opening_too_low", cites="RA-8 CV-7", when=lambda rules: in_pile(rules) and asks_value(rules))
def opens_high_enough(turn: Turn, action: Call) -> Fault | None:
    fault = _opening_fault(turn, action)
    return fault if fault is not None and fault.code == "opening_too_low" else None


@guard(Call, "opening_needs_clean_run", cites="RA-H2", when=lambda rules: in_pile(rules) and asks_clean_run(rules))
def opens_with_a_clean_run(turn: Turn, action: Call) -> Fault | None:
    return _opening_fault(turn, action)


def _opening_fault(turn: Turn, action: Call) -> Fault | None:
    assert turn.called is not None
    return _lacking(turn.law, turn.called.now, after_call(turn.law, turn.called, action)) if action.meld else None


@guard(Call, "must_keep_a_discard", cites="P-1", when=is_on)
def call_can_end(turn: Turn, action: Call) -> Fault | None:
    assert turn.called is not None
    turn.after = after_call(turn.law, turn.called, action)
    return obstacle(turn.law, turn.after)
