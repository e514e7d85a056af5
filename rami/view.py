"""What one seat may know of a round, built up from nothing (P-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rami.cards import Card
from rami.events import Event
from rami.legality import Law
from rami.melds import Meld
from rami.options import Options
from rami.round import Bar, Debt, Round, RoundResult
from rami.rules import Rules


class Taken(NamedTuple):
    """This turn's draw; `cards` only where the seat that looks may know them, lowest of the pile first."""

    source: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Bots and page get this and nothing else. Fields that `Round` has too mean the same."""

    seat: int
    players: int
    rules: Rules
    dealer: int
    turn: int | None
    phase: str
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    """Cards in each seat's hand."""
    stock_count: int
    discard: tuple[Card, ...]
    melds: tuple[Meld, ...]
    scores: tuple[int, ...]
    opened: tuple[int, ...]
    taken: Taken | None
    debts: tuple[Debt, ...]
    """Of the seat to act, told to nobody else: they name cards of its hand."""
    bars: tuple[Bar, ...]
    opened_this_turn: bool
    opening_value: int
    reclaimed: int
    floated: bool
    wild_rank: str | None
    aside: tuple[Card, ...]
    floating: tuple[int, ...]
    """Seats that have melded all their cards and play on without (R5-25)."""
    out: tuple[int, ...]
    discarder: int | None
    passed: tuple[int, ...]
    following: int | None
    caller: bool
    melded: tuple[int, ...]
    """By seat, the points it has on the table; empty where melds do not score."""
    eliminated: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    turn_number: int
    round_number: int
    reshuffles: int
    history: tuple[Event, ...]
    result: RoundResult | None
    options: Options
    """Empty for a seat that is not to act."""


def view(law: Law, rules: Rules, round: Round, seat: int, options: Options) -> View:
    """What the seat may know of the round; `options` are its own."""
    return View(
        seat=seat,
        players=len(round.hands),
        rules=rules,
        dealer=round.dealer,
        turn=round.turn,
        phase=round.phase,
        hand=round.hands[seat],
        counts=tuple(map(len, round.hands)),
        stock_count=len(round.stock),
        discard=round.discard,
        melds=round.melds,
        scores=round.scores,
        opened=round.opened,
        taken=_taken(round, seat),
        debts=round.debts if seat == round.turn else (),
        bars=round.bars,
        opened_this_turn=round.opened_this_turn,
        opening_value=round.opening_value,
        reclaimed=round.reclaimed,
        floated=round.floated,
        wild_rank=round.wild_rank,
        aside=round.aside,
        floating=law.endings.floaters(round),
        out=round.out,
        discarder=round.discarder,
        passed=round.passed,
        following=round.following,
        caller=round.caller,
        melded=law.endings.melded(round.melds, len(round.hands)),
        eliminated=round.eliminated,
        known=round.known,
        turn_number=round.turn_number,
        round_number=round.round_number,
        reshuffles=round.reshuffles,
        history=tuple(event.for_seat(seat) for event in round.history),
        result=round.result,
        options=options,
    )


def _taken(round: Round, seat: int) -> Taken | None:
    if round.source is None:
        return None
    seen = round.source == "discard" or round.turn == seat
    return Taken(round.source, round.taken if seen else ())
