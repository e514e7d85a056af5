"""The JSON of the project: what goes to the page, and what a saved match looks like.

Values become plain data by their shape alone: a named tuple is an object of its fields, an event bears its `type`
beside them, a tuple is a list. `decode` reads them back against the annotations and trusts nothing: a wrong type, a
field too many or too few, a list too long is `Damaged`.

A record is what a match is saved as, as plain data:

    {"engine": "1.0.0", "rules": {…}, "seats": [{"kind", "name"}…], "seed": text or {"secret": text}, "number": n,
     "actions": [{"seat": 0, "draw": "stock"}…], "sheet": [[…]…], "round": {…}, "undo": n, "floor": {…} or null,
     "handed": [{"at": n, "seat": 0, "kind": "easy"}…], "ended": false, "check": text}

The match goes on from its `round`, whether or not an engine still makes the same of the `actions`; `replay` plays
those from the first deal. `floor` is the round before the last `undo` actions, the ones that can be taken back.
`handed` and `ended` may be missing, as they are in what was saved before there were such things. `check` is a sum over
all the rest, for damage to show.

A replay that is shared is that of a record from which the rounds that are over can be played anew, with their seeds in
place of a secret (`shared`, `read_shared`); nobody in it is `you`. For a link it is `packed`.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from rami import __version__, actions, events, intake, reading, saved
from rami.bots import BOTS
from rami.cards import ORDER
from rami.chance import Sealed, Seed, Told, of_round, opened
from rami.game import Game
from rami.legality import Law
from rami.match import Match, Sheet
from rami.options import NONE
from rami.replay import Played
from rami.round import Round
from rami.rules import BadRules, Refused, rules_from
from rami.table import PEOPLE, Entry, Handed, Seat, Table, playing
from rami.view import View

MOST = 1_000_000
"""No list of a record is longer: the actions of a hundred rounds of three hundred turns, calls included."""

EVENTS = {re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower(): kind for kind in get_args(events.Event)}
"""Events by the `type` they bear: `drew`, `laid_off`, `round_ended`, …"""
_TYPE_OF = {kind: name for name, kind in EVENTS.items()}


SEED_LENGTH = 200
NAME_LENGTH = 40
REPLAY = "rami-replay"
"""What a shared replay is known by; its value is the number of the form."""
_PACKED = 60_000
_INFLATED = 1_000_000
_SHARED_ACTS = 12_000


class Damaged(ValueError):
    """Plain data that is not what it should be; the text says where and why."""


class Apart(ValueError):
    """A shared replay of which this engine does not make what came of it."""


class Foreign(ValueError):
    """Plain data that is something else."""


class Newer(ValueError):
    """A record of an engine that came after this one."""


def encode(value: Any) -> Any:
    """Plain data for a value built of named tuples, tuples, numbers and text."""
    if isinstance(value, tuple):
        fields = getattr(value, "_fields", None)
        if fields is None:
            return [encode(part) for part in value]
        found = {name: encode(part) for name, part in zip(fields, value, strict=True)}
        name = _TYPE_OF.get(type(value))
        return found if name is None else {"type": name, **found}
    return value


def decode(kind: Any, plain: Any, place: str) -> Any:
    """The value of the annotated `kind` that `plain` describes. Raises `Damaged`, naming the `place`."""
    if kind is int:
        if type(plain) is not int or abs(plain) > 10**9:
            raise Damaged(f"{place} is no whole number of a sensible size")
        return plain
    if kind is str or kind is bool:
        if type(plain) is not kind:
            raise Damaged(f"{place} is no {'text' if kind is str else 'true or false'}")
        return plain
    if get_origin(kind) in (Union, UnionType):
        return _decode_union(get_args(kind), plain, place)
    if get_origin(kind) is tuple:
        if not isinstance(plain, list) or len(plain) > MOST:
            raise Damaged(f"{place} is no list, or too long a one")
        part = get_args(kind)[0]
        return tuple(decode(part, item, f"{place}[{number}]") for number, item in enumerate(plain))
    return _decode_fields(kind, plain, place)


def _decode_union(kinds: tuple[Any, ...], plain: Any, place: str) -> Any:
    if type(None) in kinds:
        rest = [kind for kind in kinds if kind is not type(None)]
        return None if plain is None else decode(rest[0], plain, place)
    if not isinstance(plain, dict):
        raise Damaged(f"{place} is no event")
    fields = dict(plain)
    kind = EVENTS.get(str(fields.pop("type", None)))
    if kind is None:
        raise Damaged(f"{place} has an unknown type")
    return _decode_fields(kind, fields, place)


def _decode_fields(kind: Any, plain: Any, place: str) -> Any:
    if not isinstance(plain, dict):
        raise Damaged(f"{place} is no object")
    hints, defaults = _shape(kind)
    strange = [str(name) for name in plain if name not in hints]
    missing = [name for name in hints if name not in plain and name not in defaults]
    if strange or missing:
        raise Damaged(
            f"{place}: "
            + ", ".join([f"{name:.20} is unknown" for name in strange] + [f"{name} is missing" for name in missing])
        )
    return kind(**{name: decode(hints[name], part, f"{place}.{name}") for name, part in plain.items()})


@cache
def _shape(kind: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    return get_type_hints(kind), kind._field_defaults


def update(table: Table) -> dict[str, Any]:
    """All that the page gets to know, for the seat that looks on; where the table is unwatched, no seat's cards.

    What chosen cards could do it asks for (`rami.reading`): all that a big hand could meld would be a long list.
    """
    game, seat = table.match.game, table.viewer
    law = game.law_for(table.round.wild_rank)
    view = game.view(table.round, seat)
    worth = law.values.of
    winners = table.winners
    options = view.options if table.bot is None and winners is None else NONE
    reader = seat
    if table.unwatched:
        view, reader = replace(view, hand=()), -1
    return {
        "number": table.number,
        "seed_hash": table.seed_hash,
        "seed": None if winners is None else opened(table.seed),
        "rules": game.rules.plain(),
        "seats": sitting(table.seats, table.handed),
        "you": seat,
        "view": _shown(law, view),
        "sheet": encode(table.match.sheet),
        "totals": list(table.match.totals),
        "match": None if winners is None else {"winners": list(winners), "early": table.match.winners is None},
        "options": {
            "draws": [actions.plain(draw) for draw in options.draws],
            "reclaims": [{"cards": list(back.cards), "from": back.on} for back in options.reclaims],
            "matches": [actions.plain(each) for each in options.matches],
            "lay_offs": [{"cards": list(lay.cards), "on": lay.on} for lay in options.lay_offs],
            "discards": list(options.discards),
            "calls": reading.called(table),
            "may_pass": options.may_pass,
            "choices": list(options.choices),
            "undo": bool(table.past),
            "next_round": view.result is not None and winners is None,
        },
        "values": {card: worth[card] for card in view.hand},
        "news": [_news(law, event.for_seat(reader)) for event in table.news],
    }


def sitting(seats: tuple[Seat, ...], handed: tuple[Handed, ...]) -> list[dict[str, Any]]:
    """Who plays each seat now; of a person's that a bot plays, what `person` it is."""
    found = []
    for own, now in zip(seats, playing(seats, handed), strict=True):
        found.append(encode(now) if now == own else {**encode(now), "person": own.kind})
    return found


def _shown(law: Law, view: View) -> dict[str, Any]:
    """What the page draws of a view; what may be done is no part of it."""
    seat, worth = view.seat, law.values.of
    taken = view.taken if view.turn == seat else None
    cards = taken.cards if taken else ()
    result = None
    if view.result is not None:
        result = encode(view.result)
        result["card_values"] = [[worth[card] for card in hand] for hand in view.result.hands]
    acts = view.turn == seat
    needed = law.opening.needed(view.opening_value)
    call = None
    if view.phase == "call":
        call = {"card": view.discard[-1], "discarder": view.discarder, "passed": list(view.passed)}
        call["following"] = view.following
    return {
        "seat": seat,
        "players": view.players,
        "dealer": view.dealer,
        "turn": view.turn,
        "phase": view.phase,
        "hand": list(view.hand),
        "counts": list(view.counts),
        "stock": view.stock_count,
        "discard": list(view.discard),
        "melds": encode(view.melds),
        "scores": list(view.scores),
        "wild_rank": view.wild_rank,
        "wilds": [card for card in ORDER if card in law.wilds and law.plan.copies(card)],
        "aside": list(view.aside),
        "floating": list(view.floating),
        "out": list(view.out),
        "known": encode(view.known),
        "melded": list(view.melded) or None,
        "call": call,
        "caller": view.caller,
        "floated": view.floated,
        "opened": list(view.opened),
        "opening": {"needed": needed} if needed and seat not in view.opened else None,
        "debts": list(dict.fromkeys(debt.face for debt in view.debts if not debt.or_discard)) if acts else [],
        "barred": [bar.face for bar in view.bars] if acts else [],
        "reclaimed": view.reclaimed if acts else 0,
        "eliminated": list(view.eliminated),
        "drawn": cards[0] if len(cards) == 1 and cards[0] in view.hand else None,
        "drawn_from": taken.source if taken else None,
        "turn_number": view.turn_number,
        "round_number": view.round_number,
        "result": result,
    }


def replayed(played: Played, at: int, seat: int) -> dict[str, Any]:
    """How a round stood after its first `at` acts, as the seat saw it, and what the last of them made happen.

    Once the round is over all hands are open, and the news tell all. `turns` say with how many acts done each began,
    and whose it was.
    """
    round = played.stations[at]
    law = played.game.law_for(round.wild_rank)
    return {
        "at": at,
        "steps": len(played.acts),
        "over": played.over,
        "turns": [{"at": turn.at, "seat": turn.seat} for turn in played.turns],
        "view": _shown(law, played.view(at, seat)),
        "news": [_news(law, event if played.over else event.for_seat(seat)) for event in played.news(at)],
        "hands": [
            list(hand) if played.over or owner == seat else [None] * len(hand) for owner, hand in enumerate(round.hands)
        ],
    }


def _news(law: Law, event: events.Event) -> dict[str, Any]:
    told: dict[str, Any] = encode(event)
    return {**told, "values": list(map(law.values.meld, event.melds))} if isinstance(event, events.Melded) else told


def record(table: Table) -> dict[str, Any]:
    """What the match is saved as; `restore` and `replay` read it."""
    made: dict[str, Any] = {
        "engine": __version__,
        "rules": table.match.game.rules.plain(),
        "seats": encode(table.seats),
        "seed": encode(table.seed),
        "number": table.number,
        "actions": _log_plain(table.log),
        "sheet": encode(table.match.sheet),
        "round": encode(table.round),
        "undo": len(table.past),
        "floor": encode(table.past[0].round) if table.past else None,
        "handed": encode(table.handed),
        "ended": table.ended,
    }
    return {**made, "check": checksum(made)}


def restore(plain: object) -> Table:
    """The table of a record, as it was when it was saved. Raises `Damaged` or `Newer`."""
    try:
        return _restore(_open(plain))
    except (Refused, ArithmeticError, LookupError, TypeError, AttributeError) as error:
        raise Damaged(f"the round does not hold together: {error}") from error


def replay(plain: object) -> Table:
    """The table of a record, played anew from its seed and its actions. Raises `Damaged`, `Newer`, or `Refused`
    where this engine does not allow an action."""
    found = _open(plain)
    game, seats = _table(found)
    return Table.replay(game.rules, seats, _seed(found), _log(found, len(seats)))


def shared(table: Table) -> dict[str, Any] | None:
    """The rounds of the match that are over and whose seeds may be shown; None where there are none."""
    last = table.round.round_number
    seeds = [seed for seed in map(table.seed_shown, range(last + 1)) if seed is not None]
    if table.round.result is None:
        del seeds[last:]
    if not seeds:
        return None
    deals = [at for at, entry in enumerate(table.log) if isinstance(entry.action, actions.NextRound)]
    rules = table.match.game.rules
    return {
        REPLAY: 1,
        "engine": __version__,
        "rules": {"preset": rules.preset, **rules.departures()},
        "seats": [{"kind": "person" if seat.kind in PEOPLE else seat.kind, "name": seat.name} for seat in table.seats],
        "seeds": seeds if len({*seeds}) > 1 else seeds[:1],
        "actions": _log_plain(table.log[: [*deals, len(table.log)][len(seeds) - 1]]),
        "sheet": encode(table.match.sheet),
    }


def read_shared(found: object) -> Table:
    """The table after the last round of a shared replay. Raises `Foreign`, `Damaged`, `Newer` or `Apart`."""
    if not isinstance(found, dict) or REPLAY not in found:
        raise Foreign("this is no shared replay")
    if _version(found.get("engine")) > _version(__version__) or found[REPLAY] != 1:
        raise Newer(str(found["engine"]))
    game, seats = _table(found)
    seeds: tuple[str, ...] = decode(tuple[str, ...], found.get("seeds"), "seeds")
    log, sheet = _log(found, game.players), _sheet(found, game)
    if len(log) > _SHARED_ACTS or not sheet or len(seeds) not in (1, len(sheet)):
        raise Damaged("there are too many acts, no rounds, or not a seed for each")
    if any(len(seed) > SEED_LENGTH for seed in seeds):
        raise Damaged("a seed is too long")
    if any(seat.kind == "you" for seat in seats):
        raise Damaged("nobody who opens it has played it")
    try:
        table = Table.replay(game.rules, seats, seeds[0] if len(seeds) < len(sheet) else Told(seeds), log)
    except (Refused, LookupError) as error:
        raise Apart(str(error)) from error
    if table.match.sheet != sheet or table.round.result is None:
        raise Apart("the sheet comes out otherwise")
    return table


def packed(found: Mapping[str, Any]) -> str:
    """A shared replay as letters, digits, `-` and `_`: its JSON, deflated."""
    text = json.dumps(found, separators=(",", ":"))
    return base64.urlsafe_b64encode(zlib.compress(text.encode("ascii"), 9)).decode("ascii").rstrip("=")


def unpacked(text: str) -> object:
    """What was packed. Raises `Damaged`."""
    if len(text) > _PACKED or not re.fullmatch(r"[A-Za-z0-9_-]+", text, re.ASCII):
        raise Damaged("this is nothing packed, or too much of it")
    try:
        inflater = zlib.decompressobj()
        plain = inflater.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), _INFLATED)
        if not inflater.eof:
            raise Damaged("it ends too early, or is too large")
        return intake.parse(plain.decode())
    except (zlib.error, ValueError) as error:
        raise Damaged(f"this is nothing packed: {error}") from error


def summary(plain: object) -> dict[str, Any]:
    """What a list of saves shows of a record, read without its round. Raises `Damaged` or `Newer`."""
    found = _open(plain)
    game, seats = _table(found)
    sheet = _sheet(found, game)
    totals = [sum(row[seat] for row in sheet) for seat in range(game.players)]
    ended = _ended(found)
    over = ended or (bool(sheet) and game.match_over(tuple(totals), len(sheet)) is not None)
    return {
        "preset": game.rules.preset,
        "rules": game.rules.plain(),
        "seats": sitting(seats, _handed(found, seats)),
        "round": decode(int, _part(found, "round").get("round_number"), "round.round_number"),
        "played": len(sheet),
        "totals": totals,
        "over": over,
    }


def _restore(found: Mapping[str, Any]) -> Table:
    game, seats = _table(found)
    seed = _seed(found)
    log = _log(found, game.players)
    sheet = _sheet(found, game)
    round = _round(game, found.get("round"), seed)
    played = round.round_number + (round.result is not None)
    if len(sheet) != played or game.totals(round) != _totals(sheet, game):
        raise Damaged("the sheet does not add up to the round")
    match = Match(game, round, sheet)
    past = _past(found, match, log, seed)
    number, handed = decode(int, found.get("number"), "number"), _handed(found, seats)
    if any(each.at > len(log) for each in handed):
        raise Damaged("a seat was handed over after all that was done")
    table = Table(seats, seed, match, log, past, number, handed=handed, ended=_ended(found))
    for seat in range(game.players):
        view = game.view(round, seat)  # what nobody can look at is damaged too
        if seat == round.turn and not any(view.options):
            raise Damaged("whoever is to act can do nothing")
    return table


def _past(found: Mapping[str, Any], match: Match, log: tuple[Entry, ...], seed: Seed) -> tuple[Match, ...]:
    """The stations between the floor and the round; none where the actions no longer lead from one to the other."""
    steps = decode(int, found.get("undo"), "undo")
    if not 0 <= steps <= len(log):
        raise Damaged("undo is more than was done")
    if steps == 0:
        return ()
    station = Match(match.game, _round(match.game, found.get("floor"), seed), match.sheet)
    past = []
    try:
        for seat, action in log[-steps:]:
            past.append(station)
            station = station.play(seat, action)
    except Refused:
        return ()
    return tuple(past) if station == match else ()


def _open(plain: object) -> Mapping[str, Any]:
    """The record, if it is one, of this engine's time, and whole."""
    if not isinstance(plain, dict):
        raise Damaged("the record is no object")
    if _version(plain.get("engine")) > _version(__version__):
        raise Newer(str(plain["engine"]))
    found = dict(plain)
    check = found.pop("check", None)
    if check != checksum(found):
        raise Damaged("the record is not as it was written")
    return found


def _version(text: object) -> tuple[int, ...]:
    if not isinstance(text, str) or not re.fullmatch(r"\d{1,4}\.\d{1,4}\.\d{1,4}", text, re.ASCII):
        raise Damaged("engine is no version")
    return tuple(map(int, text.split(".")))


def checksum(found: Mapping[str, Any]) -> str:
    """The sum over a record without its `check`."""
    text = json.dumps(found, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]


def _table(found: Mapping[str, Any]) -> tuple[Game, tuple[Seat, ...]]:
    seats: tuple[Seat, ...] = decode(tuple[Seat, ...], found.get("seats"), "seats")
    for seat in seats:
        if seat.kind not in PEOPLE and seat.kind not in BOTS:
            raise Damaged(f"nobody is called {seat.kind:.20}")
        if seat.name is not None and len(seat.name) > NAME_LENGTH:
            raise Damaged("a name is too long")
    try:
        return Game(rules_from(_part(found, "rules")), len(seats)), named(seats)
    except BadRules as error:
        raise Damaged(f"rules: {error}") from error


def named(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats, their names as they may be shown."""
    return tuple(seat if seat.name is None else seat._replace(name=intake.name(seat.name) or None) for seat in seats)


def _part(found: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    part = found.get(name)
    if not isinstance(part, dict):
        raise Damaged(f"{name} is no object")
    return part


def _text(found: Mapping[str, Any], name: str, longest: int) -> str:
    text = found.get(name)
    if not isinstance(text, str) or len(text) > longest:
        raise Damaged(f"{name} is no text, or too long a one")
    return text


def _log_plain(log: tuple[Entry, ...]) -> list[dict[str, Any]]:
    return [{"seat": seat, **actions.plain(action)} for seat, action in log]


def _log(found: Mapping[str, Any], players: int) -> tuple[Entry, ...]:
    plain = found.get("actions")
    if not isinstance(plain, list) or len(plain) > MOST:
        raise Damaged("actions is no list, or too long a one")
    log = []
    for number, each in enumerate(plain):
        if not isinstance(each, dict) or type(each.get("seat")) is not int or not 0 <= each["seat"] < players:
            raise Damaged(f"actions[{number}] is of no seat")
        try:
            log.append(Entry(each["seat"], actions.parse({key: part for key, part in each.items() if key != "seat"})))
        except Refused as refused:
            raise Damaged(f"actions[{number}]: {refused}") from refused
    return tuple(log)


def _handed(found: Mapping[str, Any], seats: tuple[Seat, ...]) -> tuple[Handed, ...]:
    handed: tuple[Handed, ...] = decode(tuple[Handed, ...], found.get("handed", []), "handed")
    at = 0
    for each in handed:
        if not 0 <= each.seat < len(seats) or seats[each.seat].kind not in PEOPLE or each.at < at:
            raise Damaged("a seat was handed over that is none, or nobody's, or too early")
        if each.kind not in (seats[each.seat].kind, *BOTS):
            raise Damaged(f"nobody is called {each.kind:.20}")
        at = each.at
    return handed


def _ended(found: Mapping[str, Any]) -> bool:
    ended: bool = decode(bool, found.get("ended", False), "ended")
    return ended


def _sheet(found: Mapping[str, Any], game: Game) -> Sheet:
    sheet: Sheet = decode(tuple[tuple[int, ...], ...], found.get("sheet"), "sheet")
    if any(len(row) != game.players for row in sheet):
        raise Damaged("the sheet has rows of other lengths than there are seats")
    return sheet


def _totals(sheet: Sheet, game: Game) -> tuple[int, ...]:
    return tuple(sum(row[seat] for row in sheet) for seat in range(game.players))


def _seed(found: Mapping[str, Any]) -> Seed:
    plain = found.get("seed")
    if isinstance(plain, dict):
        sealed: Sealed = decode(Sealed, plain, "seed")
        return Sealed(_text(sealed._asdict(), "secret", SEED_LENGTH))
    return _text(found, "seed", SEED_LENGTH)


def _round(game: Game, plain: object, seed: Seed) -> Round:
    """A round of this game that could be on the table (`rami.saved`)."""
    round: Round = decode(Round, plain, "round")
    for text in saved.faults(game, round, of_round(seed, round.round_number)):
        raise Damaged(f"round: {text}")
    return round
