"""A match of bots as lines of text: who draws, melds, lays off and discards what, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rami.bots import BUDGET, Bot
from rami.events import (
    Called,
    Dealt,
    Discarded,
    Drew,
    Event,
    Floated,
    LaidOff,
    Matched,
    Melded,
    Reclaimed,
    Reshuffled,
    RoundEnded,
    WentOut,
)
from rami.match import Match
from rami.melds import Meld
from rami.rules import Rules
from rami.table import Seat, Table

ENDS = {"out": "goes out", "stock": "has the lowest hand as the stock is empty", "turn_limit": "has the lowest hand"}


def lines(
    rules: Rules, seats: Sequence[str], bots: Mapping[str, Bot], seed: str, rounds: int | None = None
) -> Iterator[str]:
    """The match of the bots called `seats`, or its first rounds; the same for the same arguments. Raises `BadRules`."""
    table = Table.start(rules, tuple(map(Seat, seats)), seed)
    names = [f"{seat} {name}" for seat, name in enumerate(seats)]
    yield f"{rules.preset}, seed {seed}: " + ", ".join(names)
    while True:
        yield ""
        while table.round.phase == "choose":
            seat = table.round.turn or 0
            table = table.advance(bots, BUDGET, table.number)
            yield f"      {names[seat]} chooses how many cards to be dealt."
        yield from _deal(table.match, names)
        while table.round.result is None:
            turn, owner = table.round.turn_number, table.round.turn or 0
            told: list[str] = []
            while not told or table.round.phase in ("play", "call"):
                seat = table.round.turn or 0
                table = table.advance(bots, BUDGET, table.number)
                other = "" if seat == owner else f"{names[seat]} "
                told += [other + text for event in table.news for text in _told(event, table)]
            yield f"{turn + 1:4}  {names[owner]}: {', '.join(told)}  ({len(table.round.hands[owner])} left)"
        yield from _end(table.match, names)
        if table.match.winners is not None:
            yield from ("", _outcome(table.match, names))
        if table.match.winners is not None or len(table.match.sheet) == rounds:
            return
        table = table.next_round(table.number)


def _deal(match: Match, names: list[str]) -> Iterator[str]:
    round = match.round
    dealt = next(event for event in round.history if isinstance(event, Dealt))
    turns_up = "begins with a discard" if dealt.upcard is None else f"turns up {dealt.upcard}"
    wild = "" if dealt.wild_rank is None else f" {dealt.wild_rank} is wild."
    yield f"Round {round.round_number + 1}. {names[round.dealer]} deals and {turns_up}.{wild}"
    for seat, name in enumerate(names):
        shown = f"  ({' '.join(dealt.shown[seat])} face up)" if dealt.shown and dealt.shown[seat] else ""
        yield f"      {name}: {'is out' if seat in round.eliminated else ' '.join(round.hands[seat])}{shown}"


def _told(event: Event, table: Table) -> Iterator[str]:
    match event:
        case Drew(_, "stock", cards):
            yield f"draws {' '.join(cards)}"
        case Drew(_, _, cards):
            yield f"takes {' '.join(cards)} from the discard pile"
        case Melded(_, melds, _):
            for meld in melds:
                yield f"melds {_written(meld)}"
        case LaidOff(_, cards, on):
            yield f"lays off {' '.join(cards)}, which makes {_written(table.round.melds[on])}"
        case Reclaimed(_, cards, on, wilds):
            yield f"puts {' '.join(cards)} in the place of {' '.join(wilds)} in {_written(table.round.melds[on])}"
        case Matched(_, card, on):
            yield f"melds {card} beside the wild of {_written(table.round.melds[on])}"
        case Discarded(_, card):
            yield f"discards {card}"
        case Called(_, taken, _, on, _):
            yield f"calls rummy, takes {' '.join(taken)} and makes {_written(table.round.melds[on])}"
        case Floated():
            yield "floats"
        case WentOut():
            yield "is out"
        case Reshuffled(count):
            yield f"has {count} cards shuffled back"
        case RoundEnded("stock"):
            yield "asks the empty stock for a card"
        case _:
            pass


def _written(meld: Meld) -> str:
    """The cards, each wild with what it stands for."""
    shown = (slot.card if slot.card == slot.stands_for else f"{slot.card}={slot.stands_for}" for slot in meld.slots)
    return " ".join(shown)


def _end(match: Match, names: list[str]) -> Iterator[str]:
    result = match.round.result
    if result is None:
        return
    if result.winner is None:
        yield "      Nobody wins the round."
    else:
        yield f"      {names[result.winner]} {ENDS[result.end]}."
    for seat, name in enumerate(names):
        if seat in match.round.eliminated:
            continue
        held = f"{' '.join(result.hands[seat])} ({result.values[seat]})" if result.hands[seat] else "nothing"
        melded = f"has melded {result.melded[seat]}, " if result.melded else ""
        yield f"      {name}: {melded}holds {held}, scores {result.scores[seat]}, total {match.totals[seat]}"


def _outcome(match: Match, names: list[str]) -> str:
    winners = " and ".join(names[seat] for seat in match.winners or ())
    return f"{winners} won after {len(match.sheet)} rounds: {', '.join(map(str, match.totals))}"
