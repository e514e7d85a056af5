"""What a legal action does to the round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from rami.actions import Action, Discard, Draw, LayMelds, LayOff, NextRound, Reclaim
from rami.cards import Card, ordered, plain
from rami.deal import reshuffle
from rami.endings import totals
from rami.events import Discarded, Drew, Event, LaidOff, Melded, Reclaimed, Reshuffled
from rami.legality import Turn
from rami.round import NO_TURN, Round

Effect = Callable[[Turn, Any], Round]
"""Takes a turn whose guards have all passed, and the action."""

Hands = tuple[tuple[Card, ...], ...]


def draw(turn: Turn, action: Draw) -> Round:
    return _take(turn, action.count) if action.source == "discard" else _draw_from_stock(turn)


def _draw_from_stock(turn: Turn) -> Round:
    round = turn.round
    if not round.stock:
        endings = turn.law.endings
        if not endings.may_reshuffle(round):
            return endings.stock_is_empty(round)
        stock = reshuffle(round)
        round = round._replace(
            stock=stock,
            discard=round.discard[-1:],
            reshuffles=round.reshuffles + 1,
            next_shuffle=None,
            history=(*round.history, Reshuffled(len(stock))),
        )
    drawn = round.stock[:1]
    return round._replace(
        hands=_put(round.hands, turn.seat, ordered(turn.hand + drawn)),
        stock=round.stock[1:],
        phase="play",
        source="stock",
        taken=drawn,
        history=(*round.history, Drew(turn.seat, "stock", drawn)),
    )


def _take(turn: Turn, count: int) -> Round:
    round, seat = turn.round, turn.seat
    taken = round.discard[-count:]
    debts, bars = turn.law.incur(taken, seat in round.opened) if turn.law.incur else ((), ())
    return round._replace(
        hands=_put(round.hands, seat, ordered(turn.hand + taken)),
        discard=round.discard[:-count],
        phase="play",
        source="discard",
        taken=taken,
        debts=debts,
        bars=bars,
        known=_put(round.known, seat, ordered(round.known[seat] + taken)),
        history=(*round.history, Drew(seat, "discard", taken)),
    )


def lay_melds(turn: Turn, action: LayMelds) -> Round:
    round, seat = turn.round, turn.seat
    opened = round.opened if seat in round.opened else tuple(sorted((*round.opened, seat)))
    first = len(round.melds)
    return _played(turn, Melded(seat, turn.after.melds[first:], first), opened=opened)


def lay_off(turn: Turn, action: LayOff) -> Round:
    return _played(turn, LaidOff(turn.seat, tuple(map(plain, action.cards)), action.on))


def reclaim(turn: Turn, action: Reclaim) -> Round:
    """The wilds come into the hand before the eyes of all."""
    round, seat = turn.round, turn.seat
    wilds = tuple((Counter(turn.after.hand) - Counter(turn.rest or ())).elements())
    known = _forget(round.known, seat, action.cards)
    known = _put(known, seat, ordered(known[seat] + wilds))
    return _played(turn, Reclaimed(seat, action.cards, action.on, wilds), known=known)


def _played(turn: Turn, event: Event, **changes: Any) -> Round:
    """Cards have left the hand for the table, which may end the round, but not the turn."""
    round, seat, after = turn.round, turn.seat, turn.after
    if "known" not in changes:
        gone = Counter(turn.hand) - Counter(after.hand)
        changes["known"] = _forget(round.known, seat, gone.elements())
    if not after.hand:
        changes["turn_number"] = round.turn_number + 1
    round = round._replace(
        hands=_put(round.hands, seat, after.hand),
        melds=after.melds,
        opened_this_turn=after.opened_this_turn,
        opening_value=after.opening_value,
        reclaimed=after.reclaimed,
        debts=after.debts,
        bars=after.bars,
        history=(*round.history, event),
        **changes,
    )
    return round if after.hand else turn.law.endings.out(round, seat)


def discard(turn: Turn, action: Discard) -> Round:
    round, seat, law = turn.round, turn.seat, turn.law
    rest = turn.rest or ()
    round = round._replace(
        hands=_put(round.hands, seat, rest),
        discard=(*round.discard, action.card),
        known=_forget(round.known, seat, (action.card,)),
        turn_number=round.turn_number + 1,
        history=(*round.history, Discarded(seat, action.card)),
    )
    if not rest:
        return law.endings.out(round, seat)
    if law.endings.turn_limit_reached(round):
        return law.endings.turn_limit(round)
    return round._replace(
        turn=law.plan.next_seat(seat, round.eliminated),
        phase="draw",
        **NO_TURN,
    )


def next_round(turn: Turn, action: NextRound) -> Round:
    """The deal moves on one seat (CV-S1); the finished round's scores join the totals."""
    last, plan = turn.round, turn.law.plan
    number = last.round_number + 1
    pack = action.pack or plan.shuffle(last.seed, number)
    eliminated = turn.law.endings.eliminated(last)
    dealer = plan.next_seat(last.dealer, eliminated)
    return plan.deal(pack, dealer, last.seed, totals(last), number, eliminated)


EFFECTS: dict[type[Action], Effect] = {
    Draw: draw,
    LayMelds: lay_melds,
    LayOff: lay_off,
    Reclaim: reclaim,
    Discard: discard,
    NextRound: next_round,
}


def _put(hands: Hands, seat: int, hand: tuple[Card, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _forget(known: Hands, seat: int, cards: Iterable[Card]) -> Hands:
    """A copy of a known face has been played: which one nobody can tell, so one fewer is known (P-3)."""
    if not known[seat]:
        return known
    left = list(known[seat])
    for card in cards:
        if card in left:
            left.remove(card)
    return _put(known, seat, tuple(left))
