"""A round as one immutable value. The same action on the same round gives the same round."""

from __future__ import annotations

from typing import Any, NamedTuple

from rami.cards import Card
from rami.events import Event
from rami.melds import Meld


class Debt(NamedTuple):
    """The seat to act must put a card of this face on the table before its turn ends.

    `opening`: only its opening, having the card in it, will do (RA-H4).
    `partners`: only a new meld will do, with two natural cards of these beside the card (R5-V21).
    `or_discard`: to discard it will do as well (R5-V23).
    """

    face: Card
    code: str
    cites: str
    opening: bool = False
    partners: tuple[Card, ...] | None = None
    or_discard: bool = False


class Bar(NamedTuple):
    """The seat to act may not discard a card of this face in this turn."""

    face: Card
    code: str
    cites: str


class Adjustment(NamedTuple):
    """Points by which what a seat pays, or gets, differs from the value of the hands and melds: for its `kind` see
    `scoring`."""

    kind: str
    points: int


class RoundResult(NamedTuple):
    """How a round ended. `scores` are what it added; `values` the points left in each seat's hand."""

    end: str
    """`out`, `stock` or `turn_limit`."""
    winner: int | None
    scores: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    values: tuple[int, ...]
    adjustments: tuple[tuple[Adjustment, ...], ...] = ()
    """By seat."""
    melded: tuple[int, ...] = ()
    """By seat, the points it has on the table; empty where melds do not score."""


class Round(NamedTuple):
    """Everything there is to know about a round, hidden cards included: it never leaves the server.

    One flat tuple, because every action makes a new one. Fields by seat hold one entry a seat.
    """

    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    """By seat; each by suit, then rank."""
    stock: tuple[Card, ...] = ()
    """Top card first."""
    discard: tuple[Card, ...] = ()
    """Bottom card first."""
    melds: tuple[Meld, ...] = ()
    """In the order they were laid."""
    turn: int | None = None
    """The seat to act; None once the round is over."""
    phase: str = "draw"
    """`draw`, `play` (has drawn, or has called and owes a discard), `call` (the last discard may be called), `choose`
    (how many cards to be dealt) or `over`."""
    source: str | None = None
    """Where this turn's cards came from: `stock`, `discard`, or `deal` (RA-H18); None in phase `draw`."""
    taken: tuple[Card, ...] = ()
    """This turn's cards, lowest of the pile first."""
    debts: tuple[Debt, ...] = ()
    bars: tuple[Bar, ...] = ()
    opened: tuple[int, ...] = ()
    """Seats that have laid a meld this round, in ascending order."""
    opened_this_turn: bool = False
    """Whether the seat to act opened in this turn."""
    opening_value: int = 0
    """The highest opening of the round."""
    reclaimed: int = 0
    """Wilds that the seat to act has reclaimed in this turn and not played again."""
    floated: bool = False
    """Whether the seat to act began this turn without a card (R5-26)."""
    wild_rank: str | None = None
    """The rank that is wild in this round (R5-5)."""
    aside: tuple[Card, ...] = ()
    """Cards that lie open and take no part in the play (R5-V14)."""
    discarder: int | None = None
    """In phase `call`, the seat whose discard may be called."""
    passed: tuple[int, ...] = ()
    """In phase `call`, the seats that have let it go by, in the order they were asked."""
    following: int | None = None
    """The seat to move once calls are over: in phase `call`, and while a caller owes its discard."""
    caller: bool = False
    """Whether the seat to act has called and now only discards (R5-21)."""
    out: tuple[int, ...] = ()
    """Seats that are out while others still have a turn (R5-V31), the first one first."""
    eliminated: tuple[int, ...] = ()
    """Seats that are out of the match, in ascending order; they hold no cards and are passed over."""
    known: tuple[tuple[Card, ...], ...] = ()
    """By seat: faces in its hand that all seats know, taken from the pile and not played since."""
    turn_number: int = 0
    """Turns completed."""
    reshuffles: int = 0
    scores: tuple[int, ...] = ()
    """Totals of the match before this round, by seat."""
    round_number: int = 0
    """Rounds played before this one."""
    seed: str = ""
    """What the shuffles of the round are drawn from."""
    next_shuffle: tuple[Card, ...] | None = None
    """The stock, top first, that the next reshuffle must give; None: a shuffled one."""
    history: tuple[Event, ...] = ()
    result: RoundResult | None = None


_PLACES = {name: place for place, name in enumerate(Round._fields)}


def _replaced(round: Round, /, **changes: Any) -> Round:
    values: list[Any] = list(round)
    for name, value in changes.items():
        values[_PLACES[name]] = value
    return _new(Round, values)


_new = tuple.__new__
# What a named tuple brings along looks for a change at every field: too slow for one that every act replaces.
Round._replace = _replaced  # type: ignore[method-assign,assignment]


NO_TURN: dict[str, Any] = {
    "source": None,
    "taken": (),
    "debts": (),
    "bars": (),
    "opened_this_turn": False,
    "reclaimed": 0,
    "floated": False,
    "caller": False,
}
"""What is left of a turn in the round once it has ended."""

NO_CALL: dict[str, Any] = {"discarder": None, "passed": (), "following": None}
"""What is left of the calls for a discard once nobody calls any more."""
