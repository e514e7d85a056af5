"""Replays that are handed on: they play what was played, tell nothing more, and nothing else is taken for one."""

from __future__ import annotations

import base64
import json
import zlib
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami import wire
from rami.bots import BOTS
from rami.chance import Sealed, Seed, of_round
from rami.replay import Replay
from rami.rules import Rules
from rami.table import Seat, Table

SECRET = Sealed("hush, nobody knows it")


@cache
def after(
    rounds: int, preset: str = "cardverse", seed: Seed = SECRET, last: int | None = None, **switches: Any
) -> Table:
    """A match of three in which so many rounds are over, and the next one has begun unless it was the `last`."""
    seats = (Seat("easy", "Anna"), Seat("easy"), Seat("normal", "Béla"))
    if last is not None:
        switches |= {"rounds": last, "target_score": None}
    table = Table.start(Rules.make(preset, **switches), seats, seed)
    while len(table.match.sheet) < rounds or (table.round.result is not None and table.winners is None):
        dealt = table.round.result is not None
        table = table.next_round(table.number) if dealt else table.advance(BOTS, 50, table.number)
    return table


def shared(table: Table) -> str:
    found = wire.shared(table)
    assert found is not None
    return wire.packed(found)


def opened(text: str) -> Table:
    return wire.read_shared(wire.unpacked(text))


def inside(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))))
    return found


def packed(found: object) -> str:
    return base64.urlsafe_b64encode(zlib.compress(json.dumps(found).encode(), 9)).decode().rstrip("=")


@pytest.mark.parametrize("preset", ["cardverse", "rami51", "rummy5000", "george"])
def test_the_rounds_that_are_over_are_played_as_they_were(preset: str) -> None:
    table = after(3, preset)
    text = shared(table)
    assert len(text) < 8000
    found = opened(text)
    assert found.match.sheet == table.match.sheet and len(found.match.sheet) == 3
    assert found.match.game.rules == table.match.game.rules
    mine, theirs = Replay(table), Replay(found)
    assert (mine.count, theirs.count) == (4, 3)
    for number in range(3):
        assert mine.round(number).stations == theirs.round(number).stations
    assert [seat.name for seat in found.seats] == ["Anna", None, "Béla"]
    assert shared(found) == text, "whoever was sent it may send it on"


def test_house_rules_go_with_it() -> None:
    table = after(1, hand_size=5, permanent_wilds=("2",))
    assert opened(shared(table)).match.game.rules == table.match.game.rules
    assert set(inside(shared(table))["rules"]) == {"preset", "hand_size", "permanent_wilds"}


def test_of_a_match_that_runs_only_what_is_over_is_told() -> None:
    assert wire.shared(Table.start(Rules.make("cardverse"), (Seat("you"), Seat("easy")), SECRET)) is None
    table = after(2)
    found = inside(shared(table))
    assert found["seeds"] == [of_round(SECRET, 0), of_round(SECRET, 1)]
    text = json.dumps(found)
    assert SECRET.secret not in text and of_round(SECRET, 2) not in text
    assert sum("next_round" in act for act in found["actions"]) == 1
    assert wire.shared(after(2, seed="given")) is None, "its seed would give away the rounds to come"


@pytest.mark.parametrize("seed", ["given", SECRET])
def test_a_match_that_is_over_is_told_as_a_whole(seed: Seed) -> None:
    table = after(2, seed=seed, last=2)
    found = opened(shared(table))
    assert found.winners == table.winners and found.round == table.round
    assert SECRET.secret not in json.dumps(inside(shared(table)))


def test_a_round_that_was_broken_off_is_not_shared() -> None:
    table = after(2).end()
    assert len(opened(shared(table)).match.sheet) == 2
    assert wire.shared(Table.start(Rules.make("cardverse"), (Seat("you"), Seat("easy")), SECRET).end()) is None


def test_nobody_in_it_is_you() -> None:
    table = Table.start(Rules.make("cardverse", turn_limit=20), (Seat("easy"), Seat("you", "Zoé")), SECRET)
    while table.round.result is None:
        view = table.match.game.view(table.round, table.viewer)
        act = BOTS["easy"](view, None, 50) if table.bot is None else None  # type: ignore[arg-type]  # it takes no chances
        table = table.advance(BOTS, 50, table.number) if act is None else table.act(1, act, table.number)
    assert inside(shared(table))["seats"] == [{"kind": "easy", "name": None}, {"kind": "person", "name": "Zoé"}]


DAMAGED: list[Any] = [
    "",
    "x",
    "not a replay",
    "é",
    "A" * 300_000,
    "A" * 59_999,
    packed({"rami-replay": 1, "engine": "x"}),
    packed({"rami-replay": 1}),
    base64.urlsafe_b64encode(b"\x78\x9c").decode(),
    packed({"rami-replay": 1, "nested": "[" * 5000}),
]


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_what_is_none(text: str) -> None:
    with pytest.raises(wire.Damaged):
        opened(text)


@pytest.mark.parametrize("found", [None, [], {}, "text", {"rami": 1, "engine": "1.0.0"}], ids=str)
def test_what_is_something_else(found: object) -> None:
    with pytest.raises(wire.Foreign):
        wire.read_shared(found)


def test_a_bomb_is_not_blown_up() -> None:
    bomb = base64.urlsafe_b64encode(zlib.compress(b"[" + b" " * 10_000_000 + b"]", 9)).decode().rstrip("=")
    assert len(bomb) < 60_000
    with pytest.raises(wire.Damaged, match="too large"):
        opened(bomb)
    deep = zlib.compress(b"[" * 900_000, 9)
    with pytest.raises(wire.Damaged):
        opened(base64.urlsafe_b64encode(deep).decode().rstrip("="))


def test_more_acts_than_anybody_plays_are_not_played() -> None:
    found = inside(shared(after(1)))
    found["actions"] = [{"seat": 0, "pass": True}] * 20_000
    with pytest.raises(wire.Damaged):
        opened(packed(found))


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.99])
def test_a_text_that_was_cut(part: float) -> None:
    text = shared(after(2))
    with pytest.raises(wire.Damaged):
        opened(text[: int(len(text) * part)])


def test_one_of_a_later_engine() -> None:
    with pytest.raises(wire.Newer):
        opened(packed({**inside(shared(after(1))), "engine": "9999.0.0"}))
    with pytest.raises(wire.Newer):
        opened(packed({**inside(shared(after(1))), "rami-replay": 2}))


@pytest.mark.parametrize(
    "change",
    [
        {"sheet": [[1, 2, 3], [0, 0, 0]]},
        {"seeds": ["another", "seed"]},
        {"rules": {"preset": "cardverse", "hand_size": 6}},
    ],
    ids=str,
)
def test_what_comes_out_otherwise_stands_apart(change: dict[str, Any]) -> None:
    with pytest.raises(wire.Apart):
        opened(packed({**inside(shared(after(2))), **change}))


@pytest.mark.parametrize(
    "change",
    [
        {"sheet": []},
        {"sheet": [[1, 2]]},
        {"seeds": ["x"] * 3},
        {"seeds": ["x" * 201] * 2},
        {"seeds": []},
        {"seeds": [1, 2]},
        {"rules": {"preset": "poker"}},
        {"rules": {"preset": "cardverse", "hand_size": -1}},
        {"seats": []},
        {"seats": [{"kind": "easy", "name": "x" * 41}] * 3},
        {"seats": [{"kind": "you", "name": None}] * 3},
        {"actions": {}},
        {"actions": [{"seat": 9, "draw": "stock"}]},
        {"actions": [{"seat": 0, "steal": "stock"}]},
        {"engine": 1},
    ],
    ids=str,
)
def test_what_could_not_be_is_damaged(change: dict[str, Any]) -> None:
    with pytest.raises(wire.Damaged):
        opened(packed({**inside(shared(after(2))), **change}))


@settings(max_examples=60)
@given(data=st.data())
def test_any_change_is_told_or_still_a_replay(data: st.DataObject) -> None:
    """Whatever is changed in it, or in its text, the answer is a sentence, or a match that plays."""
    found = inside(shared(after(1)))
    name = data.draw(st.sampled_from(sorted(found)))
    junk = st.none() | st.integers() | st.text(max_size=5) | st.lists(st.integers(), max_size=3)
    junk |= st.dictionaries(st.text(max_size=4), st.integers(), max_size=2)
    part = found[name]
    if isinstance(part, list) and data.draw(st.booleans()):
        part[data.draw(st.integers(0, len(part) - 1))] = data.draw(junk)
    else:
        found[name] = data.draw(junk)
    text = packed(found)
    if data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(text) - 1))
        text = text[:at] + data.draw(st.sampled_from("Az09-_=\n")) + text[at + 1 :]
    try:
        table = opened(text)
    except (wire.Damaged, wire.Newer, wire.Apart, wire.Foreign):
        return
    assert Replay(table).round(0).over
