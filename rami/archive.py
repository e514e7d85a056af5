"""Everything that is kept on a device, as one file: matches, their rows, and what the page keeps.

As plain data:

    {"rami": 1, "engine": text, "when": text, "kept": {key: value}, "matches": [save…], "results": [row with its "id"…]}

`kept` is the page's own: settings, house rules, orders of hands, by the key under which they lie on the device. A file
is whole or it is none: everything in it is read as what lies on the device is read, and one part that cannot be makes
all of it damaged.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from rami import __version__, ledger, wire
from rami.ledger import Row
from rami.table import Table
from rami.wire import Damaged, Newer

VERSION = 1
OWN = "rami."
"""Keys of the page begin so."""
LONGEST = 100
"""Characters of a key or of a time."""
ID_LENGTH = 40
LARGEST = 128 * 1024
"""Characters of what the page keeps under a key; the page reads nothing longer."""
MOST_KEPT = 2 * 1024 * 1024
"""Characters of all that the page keeps: devices have room for twice as many."""
MOST_ACTS = 500_000
MOST_POINTS = 10_000_000


class Foreign(ValueError):
    """Plain data that is no file of ours."""


class Save(NamedTuple):
    when: str
    plain: Mapping[str, Any]
    table: Table


class Archive(NamedTuple):
    when: str
    kept: Mapping[str, Any]
    saves: Mapping[str, Save]
    rows: Mapping[str, Row]


def write(
    when: str, kept: Mapping[str, Any], saves: Iterable[Mapping[str, Any]], rows: Mapping[str, Row]
) -> dict[str, Any]:
    """The file, of saves and rows that can be read."""
    return {
        "rami": VERSION,
        "engine": __version__,
        "when": when,
        "kept": dict(kept),
        "matches": list(saves),
        "results": [{"id": name, **ledger.plain(row)} for name, row in rows.items()],
    }


def text(value: Any) -> str:
    """What the page keeps under a key, as it is stored."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def fitting(kept: Mapping[str, Any]) -> dict[str, Any]:
    """As much of it as there is room for."""
    found, room = {}, MOST_KEPT
    for key, value in kept.items():
        size = len(text(value))
        if size <= LARGEST and len(key) + size <= room:
            found[key], room = value, room - len(key) - size
    return found


def save(found: object) -> Save:
    """A saved match, whole. Raises `Damaged` or `Newer`."""
    if not isinstance(found, dict) or "record" not in found:
        raise Damaged("this is no save")
    return Save(_text(found, "when"), found, wire.restore(found["record"]))


def grown(table: Table) -> bool:
    """Whether a match has grown beyond what anybody plays, so that it might be too large to be read when it goes on."""
    rounds, round = table.match.sheet, table.round
    counted = (table.number, round.turn_number, round.round_number, len(table.log), len(table.handed))
    points = [abs(points) for row in (*rounds, round.scores) for points in row]
    return max(counted) > MOST_ACTS or max(points) > MOST_POINTS or len(rounds) > ledger.MOST_ROUNDS // 2


def read(found: object) -> Archive:
    """What is in a file. Raises `Foreign`, `Damaged` or `Newer`."""
    if not isinstance(found, dict) or "rami" not in found:
        raise Foreign
    version = found["rami"]
    if type(version) is not int or version < 1:
        raise Damaged("rami is no version")
    if version > VERSION:
        raise Newer(str(version)[:20])
    kept, rows = found.get("kept"), {}
    if not isinstance(kept, dict) or not all(key.startswith(OWN) and len(key) <= LONGEST for key in kept):
        raise Damaged("kept is not what the page keeps")
    if fitting(kept) != kept:
        raise Damaged("kept is more than the page keeps")
    saves = {_id(each, "matches"): save(each) for each in _list(found, "matches")}
    if any(grown(each.table) for each in saves.values()):
        raise Damaged("a match is larger than any that is played")
    for each in _list(found, "results"):
        rows[_id(each, "results")] = ledger.read({name: part for name, part in each.items() if name != "id"})
    if len(saves) < len(found["matches"]) or len(rows) < len(found["results"]):
        raise Damaged("a match is there twice")
    return Archive(_text(found, "when"), kept, saves, rows)


def _list(found: Mapping[str, Any], name: str) -> list[Any]:
    part = found.get(name)
    if not isinstance(part, list):
        raise Damaged(f"{name} is no list")
    return part


def _id(found: object, place: str) -> str:
    name = found.get("id") if isinstance(found, dict) else None
    if not isinstance(name, str) or not 0 < len(name) <= ID_LENGTH:
        raise Damaged(f"{place}: a match has no name")
    return name


def _text(found: Mapping[str, Any], name: str) -> str:
    text = found.get(name)
    if not isinstance(text, str) or len(text) > LONGEST:
        raise Damaged(f"{name} is no text, or too long a one")
    return text


def further(mine: Table, other: Table) -> bool:
    """Whether the other is the same match, gone on with from where mine stands."""
    same = (mine.seed, mine.seats, mine.match.game.rules) == (other.seed, other.seats, other.match.game.rules)
    return same and other.number > mine.number and other.log[: len(mine.log)] == mine.log


class Added(NamedTuple):
    """What of a file comes to what is there."""

    new: tuple[str, ...]
    """Matches that are not there."""
    further: tuple[str, ...]
    """Matches that are there, and have been gone on with in the file."""
    rows: Mapping[str, Row]
    """Those that are not there, or know more of their match."""


def added(archive: Archive, saves: Mapping[str, Save | None], rows: Mapping[str, Row | None]) -> Added:
    """What the file has beyond what is there; None is what is there and only a newer engine can read, and what is
    damaged counts as not there. Nothing is lost by it: a match that went on in both places stays as it is here."""
    new = tuple(name for name in archive.saves if name not in saves)
    on = []
    for name, theirs in archive.saves.items():
        mine = saves.get(name)
        if mine is not None and further(mine.table, theirs.table):
            on.append(name)
    taken = dict(noted({name: archive.saves[name] for name in (*new, *on)}, {**archive.rows, **_known(rows)}))
    for name, theirs_row in archive.rows.items():
        stays = name in taken or (name in saves and name in archive.saves)  # a row goes with its match
        row = rows.get(name)
        if name not in rows or (not stays and row is not None and ledger.better(row, theirs_row) is theirs_row):
            taken.setdefault(name, theirs_row)
    return Added(new, tuple(on), taken)


def noted(saves: Mapping[str, Save], rows: Mapping[str, Row]) -> dict[str, Row]:
    """The rows of saved matches, as these stand."""
    return {
        name: ledger.row(each.table, each.when, rows.get(name))
        for name, each in saves.items()
        if name in rows or ledger.counts(each.table)
    }


def _known(rows: Mapping[str, Row | None]) -> dict[str, Row]:
    return {name: row for name, row in rows.items() if row is not None}
