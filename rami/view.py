"""What one seat may know of a round, built up from nothing (P-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rami.cards import Card
from rami.events import Event
from rami.melds import Meld
from rami.options import Options
from rami.round import RoundResult
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
    known: tuple[tuple[Card, ...], ...]
    turn_number: int
    round_number: int
    reshuffles: int
    history: tuple[Event, ...]
    result: RoundResult | None
    options: Options
    """Empty for a seat that is not to act."""
