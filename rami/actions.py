"""What a seat can ask for, as values, and the plain form they are written in.

The plain form is that of a scenario's step without its seat: `{"draw": "stock"}`, `{"meld": [["4H", "5H", "6H"]]}`.
Every action of every game has its name here, so that a game which lacks one can refuse it by name
(`not_allowed_here`) instead of not understanding it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, NoReturn

from rami.cards import RANKS, SUITS, Card
from rami.rules import Refusal, Refused


class Draw(NamedTuple):
    """Take the top of the stock, or the `count` top cards of the discard pile."""

    source: str
    count: int = 1  # type: ignore[assignment]  # the field's name is the rules' word, not tuple.count


class LayMelds(NamedTuple):
    """Lay new melds, all in one action: an opening is judged as a whole."""

    melds: tuple[tuple[Card, ...], ...]


class LayOff(NamedTuple):
    """Add cards to the meld at place `on` of the table; they are judged together."""

    cards: tuple[Card, ...]
    on: int


class Discard(NamedTuple):
    card: Card


class Reclaim(NamedTuple):
    """Put real cards in a wild's place in the meld at place `on`, and take the wild."""

    cards: tuple[Card, ...]
    on: int


class Match(NamedTuple):
    """Meld the real card that a wild of the meld at place `on` stands for."""

    card: Card
    on: int


class Call(NamedTuple):
    """Call rummy on the last discard: for the meld at place `on`, or with a new meld."""

    on: int | None = None
    stands_for: Card | None = None
    cards: tuple[Card, ...] = ()
    meld: tuple[Card, ...] = ()


class Pass(NamedTuple):
    """Let a call go by."""


class Choose(NamedTuple):
    """Choose how many cards to be dealt."""

    count: int  # type: ignore[assignment]  # the field's name is the rules' word, not tuple.count


class NextRound(NamedTuple):
    """Deal the next round, from the pack given (top first) or a shuffled one. Any seat may ask."""

    pack: tuple[Card, ...] | None = None


Action = Draw | LayMelds | LayOff | Discard | Reclaim | Match | Call | Pass | Choose | NextRound

MOST_CARDS = 600
"""No list of cards in an action or a position is longer: three packs, jokers, and room to spare."""

_KEYS = {
    "draw": {"count"},
    "meld": set(),
    "lay_off": {"on"},
    "discard": set(),
    "reclaim": {"from"},
    "match": {"on"},
    "call": set(),
    "pass": set(),
    "choose": set(),
    "next_round": set(),
}
"""The word that names the action, and the words that may stand beside it."""


def parse(plain: object) -> Action:
    """The action written as plain data; raises `Refused` (`bad_input`) when it is none.

    Only the form is looked at: whether the cards are in the game, and the action allowed, is the game's to say.
    """
    if not isinstance(plain, Mapping):
        _bad("an action is an object")
    names = [key for key in plain if key in _KEYS]
    if len(names) != 1:
        _bad("an action has exactly one of " + ", ".join(_KEYS))
    name = names[0]
    strange = [str(key) for key in plain if key != name and key not in _KEYS[name]]
    if strange:
        _bad(f"{strange[0]!r} does not belong to {name!r}")
    value = plain[name]
    match name:
        case "draw":
            if value not in ("stock", "discard") or (value == "stock" and "count" in plain):
                _bad("draw is from the stock or from the discard pile, and only the latter has a count")
            return Draw(value, _number(plain.get("count", 1), "count", least=1))
        case "meld":
            return LayMelds(tuple(_cards(meld, "meld") for meld in _list(value, "meld")))
        case "lay_off":
            return LayOff(_cards(value, "lay_off"), _number(plain.get("on"), "on"))
        case "discard":
            return Discard(_card(value, "discard"))
        case "reclaim":
            cards = (_card(value, "reclaim"),) if isinstance(value, str) else _cards(value, "reclaim")
            return Reclaim(cards, _number(plain.get("from"), "from"))
        case "match":
            return Match(_card(value, "match"), _number(plain.get("on"), "on"))
        case "call":
            return _call(value)
        case "pass":
            if value is not True:
                _bad("pass is written true")
            return Pass()
        case "choose":
            return Choose(_number(value, "choose", least=1))
        case _:
            return _next_round(value)


def plain(action: Action) -> dict[str, Any]:
    """The action in the form that `parse` reads."""
    match action:
        case Draw(source="stock"):
            return {"draw": "stock"}
        case Draw(source, count):
            return {"draw": source, "count": count}
        case LayMelds(melds):
            return {"meld": [list(meld) for meld in melds]}
        case LayOff(cards, on):
            return {"lay_off": list(cards), "on": on}
        case Discard(card):
            return {"discard": card}
        case Reclaim(cards, on):
            return {"reclaim": cards[0] if len(cards) == 1 else list(cards), "from": on}
        case Match(card, on):
            return {"match": card, "on": on}
        case Call(on, stands_for, cards, meld):
            call = {"on": on, "as": stands_for, "cards": list(cards), "meld": list(meld)}
            return {"call": {key: value for key, value in call.items() if value not in (None, [])}}
        case Pass():
            return {"pass": True}
        case Choose(count):
            return {"choose": count}
        case NextRound(pack):
            return {"next_round": True if pack is None else {"pack": list(pack)}}


def _call(value: object) -> Call:
    if not isinstance(value, Mapping) or not set(value) <= {"on", "as", "cards", "meld"}:
        _bad("call is an object with on, as, cards or meld")
    if ("on" in value) == ("meld" in value) or ("meld" in value and len(value) > 1):
        _bad("call names either a meld of the table or a new one")
    if "as" in value and "cards" in value:
        _bad("the place of a wild is written at its card where a call names its cards")
    if "meld" in value:
        return Call(meld=_cards(value["meld"], "meld"))
    return Call(
        on=_number(value["on"], "on"),
        stands_for=_card(value["as"], "as") if "as" in value else None,
        cards=_cards(value["cards"], "cards") if "cards" in value else (),
    )


def _next_round(value: object) -> NextRound:
    if value is True:
        return NextRound()
    if not isinstance(value, Mapping) or set(value) != {"pack"}:
        _bad("next_round is true, or an object with a pack")
    return NextRound(_cards(value["pack"], "pack"))


def _list(value: object, place: str) -> list[Any]:
    if not isinstance(value, list) or not value:
        _bad(f"{place} is a list that is not empty")
    if len(value) > MOST_CARDS:
        _bad(f"{place} is longer than any hand")
    return value


def _cards(value: object, place: str) -> tuple[Card, ...]:
    return tuple(_card(card, place) for card in _list(value, place))


def _card(value: object, place: str) -> Card:
    if not isinstance(value, str) or not is_card_text(value):
        _bad(f"{value!r:.40} in {place} is no card")
    return value


def is_card_text(text: str) -> bool:
    """Whether this is how a card may be written: `9D`, `*`, or a wild and its place, `*=7H`, `6S=9D`."""
    card, equals, place = text.partition("=")
    return (card == "*" or _is_face(card)) and (not equals or _is_face(place))


def _is_face(text: str) -> bool:
    return len(text) == 2 and text[0] in RANKS and text[1] in SUITS


def _number(value: object, place: str, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        _bad(f"{place} is a whole number, {least} or more")
    return value


def _bad(what: str) -> NoReturn:
    raise Refused(Refusal("bad_input", "P-2", {"what": what}))
