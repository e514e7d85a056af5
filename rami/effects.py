"""What a legal action does to the round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from rami import flow
from rami.actions import Action, Call, Choose, Discard, Draw, LayMelds, LayOff, Match, NextRound, Pass, Reclaim
from rami.cards import Card, ordered, plain
from rami.deal import reshuffle
from rami.endings import totals
from rami.events import (
    Called,
    Chose,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Matched,
    Melded,
    Passed,
    Reclaimed,
    Reshuffled,
)
from rami.legality import Turn
from rami.round import Debt, Round

Effect = Callable[[Turn, Any], Round]
"""Takes a turn whose guards have all passed, and the action."""

DRAWN = ("must_play_or_discard_drawn", "R5-V23")
"""The code and the number of what a card of the stock can bring."""

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
    now_or_never = turn.law.now_or_never
    return round._replace(
        hands=_put(round.hands, turn.seat, ordered(turn.hand + drawn)),
        stock=round.stock[1:],
        phase="play",
        source="stock",
        taken=drawn,
        debts=(Debt(drawn[0], *DRAWN, or_discard=True),) if now_or_never else (),
        floated=not turn.hand,
        history=(*round.history, Drew(turn.seat, "stock", drawn)),
    )


def _take(turn: Turn, count: int) -> Round:
    round, seat = turn.round, turn.seat
    taken = round.discard[-count:]
    debts, bars = turn.law.incur(taken, turn.hand, seat in round.opened) if turn.law.incur else ((), ())
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
    first = len(round.melds)
    return _played(turn, Melded(seat, turn.after.melds[first:], first), opened=_with(round.opened, seat))


def lay_off(turn: Turn, action: LayOff) -> Round:
    return _played(turn, LaidOff(turn.seat, tuple(map(plain, action.cards)), action.on))


def reclaim(turn: Turn, action: Reclaim) -> Round:
    """The wilds come into the hand before the eyes of all."""
    round, seat = turn.round, turn.seat
    wilds = tuple((Counter(turn.after.hand) - Counter(turn.rest or ())).elements())
    known = _forget(round.known, seat, action.cards)
    known = _put(known, seat, ordered(known[seat] + wilds))
    return _played(turn, Reclaimed(seat, action.cards, action.on, wilds), known=known)


def match(turn: Turn, action: Match) -> Round:
    return _played(turn, Matched(turn.seat, action.card, action.on))


def call(turn: Turn, action: Call) -> Round:
    """The cards come off the pile, and some of them and of the hand go to the table; then the caller discards."""
    round, seat, after, called = turn.round, turn.seat, turn.after, turn.called
    assert called is not None
    melded = tuple(map(plain, called.cards))
    new = action.on is None
    known = _put(round.known, seat, ordered(round.known[seat] + called.taken))
    round = round._replace(
        hands=_put(round.hands, seat, after.hand),
        discard=round.discard[: -len(called.taken)],
        melds=after.melds,
        opened=_with(round.opened, seat) if new else round.opened,
        opening_value=after.opening_value,
        known=_forget(known, seat, melded),
        history=(
            *round.history,
            Called(seat, called.taken, melded, len(round.melds) if action.on is None else action.on, new),
        ),
    )
    return flow.after_call(turn.law, round, seat)


def let_go(turn: Turn, action: Pass) -> Round:
    round, seat = turn.round, turn.seat
    passed = round._replace(passed=(*round.passed, seat), history=(*round.history, Passed(seat)))
    return flow.ask(turn.law, passed)


def choose(turn: Turn, action: Choose) -> Round:
    round, seat = turn.round, turn.seat
    chosen = round._replace(history=(*round.history, Chose(seat, action.count)))
    return turn.law.plan.chosen(chosen, seat, action.count)


def _played(turn: Turn, event: Event, **changes: Any) -> Round:
    """Cards have left the hand for the table, which may end the round, but not the turn."""
    round, seat, after = turn.round, turn.seat, turn.after
    if "known" not in changes:
        gone = Counter(turn.hand) - Counter(after.hand)
        changes["known"] = _forget(round.known, seat, gone.elements())
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
    return round if after.hand else flow.after_melding_all(turn.law, round, seat)


def discard(turn: Turn, action: Discard) -> Round:
    round, seat = turn.round, turn.seat
    round = round._replace(
        hands=_put(round.hands, seat, turn.rest or ()),
        discard=(*round.discard, action.card),
        known=_forget(round.known, seat, (action.card,)),
        history=(*round.history, Discarded(seat, action.card)),
    )
    return flow.after_discard(turn.law, round, seat)


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
    Match: match,
    Discard: discard,
    Call: call,
    Pass: let_go,
    Choose: choose,
    NextRound: next_round,
}


def _put(hands: Hands, seat: int, hand: tuple[Card, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _with(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats and this one, in ascending order."""
    return seats if seat in seats else tuple(sorted((*seats, seat)))


def _forget(known: Hands, seat: int, cards: Iterable[Card]) -> Hands:
    """A copy of a known face has been played: which one nobody can tell, so one fewer is known (P-3)."""
    if not known[seat]:
        return known
    left = list(known[seat])
    for card in cards:
        if card in left:
            left.remove(card)
    return _put(known, seat, tuple(left))
