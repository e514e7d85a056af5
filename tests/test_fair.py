"""The fair deal: what is told of a round's seed, and when; and that the cards follow from it."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami import fair, wire
from rami.__main__ import main
from rami.bots import BOTS
from rami.cards import ordered
from rami.chance import Sealed, Seed, of_round
from rami.replay import Replay
from rami.rules import Rules
from rami.table import Seat, Table
from tests.oracles.worlds import games

SECRET = Sealed("hush")
CHOOSING = {"permanent_wild_upcard": "choose", "permanent_wilds": ("3", "9", "2", "K"), "packs": 2}


@cache
def played(preset: str = "cardverse", seats: int = 3, rounds: int = 3, seed: Seed = SECRET, **switches: Any) -> Table:
    """A match of bots, so many rounds of it, and the beginning of the next one."""
    table = Table.start(Rules.make(preset, target_score=5000, **switches), (Seat("easy"),) * seats, seed)
    while len(table.match.sheet) < rounds or table.round.result is not None:
        over = table.round.result is not None
        table = table.next_round(table.number) if over else table.advance(BOTS, 50, table.number)
    return table


@cache
def out_of_it() -> Table:
    """A match in which a seat is out and the others play on."""
    rules = Rules.make("rami40", elimination=True, target_score=60)
    table = Table.start(rules, (Seat("easy"),) * 3, SECRET)
    while not table.round.eliminated:
        over = table.round.result is not None
        table = table.next_round(table.number) if over else table.advance(BOTS, 50, table.number)
    return table


def test_of_a_replay_that_was_sent_nothing_more_is_known() -> None:
    found = wire.shared(played())
    assert found is not None
    told = fair.seals(wire.read_shared(found))
    assert [seal["seed"] for seal in told] == [of_round(SECRET, number) for number in range(3)]


MATCHES = [
    lambda: played("cardverse", 2),
    lambda: played("rami51", 4),
    lambda: played("rummy5000", 4),
    lambda: played("rummy5000", 3, **CHOOSING),
    lambda: played("george"),
    out_of_it,
]


def test_hashes_come_first_and_seeds_when_the_round_is_over() -> None:
    table = Table.start(Rules.make("cardverse", rounds=2, target_score=None), (Seat("easy"),) * 2, SECRET)
    hashes: dict[int, str] = {}
    while table.winners is None:
        told = fair.seals(table)
        over = table.round.result is not None
        for number, seal in enumerate(told):
            assert hashes.setdefault(number, seal["hash"]) == seal["hash"], "what was shown once stands"
            shown = number < table.round.round_number or (number == table.round.round_number and over)
            assert seal["seed"] == (of_round(SECRET, number) if shown else None)
        assert len(told) == table.round.round_number + (2 if over else 1), "the next one is told before its deal"
        table = table.next_round(table.number) if over else table.advance(BOTS, 50, table.number)
    told = fair.seals(table)
    assert [seal["hash"] for seal in told] == [hashlib.sha256(seal["seed"].encode()).hexdigest() for seal in told]
    assert len(told) == 2


def test_of_a_given_seed_there_is_one_hash() -> None:
    told = fair.seals(played(seed="given"))
    assert {seal["hash"] for seal in told} == {hashlib.sha256(b"given").hexdigest()} and len(told) == 4
    assert {seal["seed"] for seal in told} == {None}


@pytest.mark.parametrize("make", MATCHES, ids=range(len(MATCHES)))
def test_every_card_lay_where_it_is_said_to_have(make: Callable[[], Table]) -> None:
    table = make()
    replay = Replay(table)
    for number in range(replay.count - 1):
        round = replay.round(number)
        found = fair.lots(round)
        assert found["same"]
        assert found["pack"] == list(table.match.game.law.plan.shuffle(of_round(table.seed, number), number))
        dealt = next(station for station in round.stations if station.phase != "choose")
        for seat, hand in enumerate(dealt.hands):
            assert ordered(where(found, seat)) == hand
        assert where(found, "up") == dealt.discard and where(found, "aside") == dealt.aside
        assert sorted(where(found, None)) == sorted(dealt.stock)


def where(found: dict[str, Any], lot: object) -> tuple[str, ...]:
    return tuple(card for card, at in zip(found["pack"], found["lots"], strict=True) if at == lot)


@pytest.mark.parametrize("make", MATCHES, ids=range(len(MATCHES)))
def test_the_command_deals_the_same(make: Callable[[], Table], capsys: pytest.CaptureFixture[str]) -> None:
    table = make()
    replay = Replay(table)
    for number in range(replay.count - 1):
        round = replay.round(number)
        words = shlex.split(fair.commanded(round))
        assert words[:3] == ["python", "-m", "rami"]
        assert main(words[3:]) == 0
        lines = capsys.readouterr().out.splitlines()
        dealt = next(station for station in round.stations if station.phase != "choose")
        assert f"sha256 {hashlib.sha256(dealt.seed.encode()).hexdigest()}" in lines
        assert f"pack {' '.join(fair.lots(round)['pack'])}" in lines
        assert f"stock {' '.join(dealt.stock)}" in lines
        for seat, hand in enumerate(dealt.hands):
            assert f"hand {seat}: {' '.join(hand)}" in lines


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--seed", "x", "--players", "9"], "2 to 4 play cardverse, not 9"),
        (["--seed", "x", "--round", "0"], "--round is 1 or more"),
        (["--seed", "x", "--round", "2"], "--dealer is one of the seats 0, 1"),
        (["--seed", "x", "--dealer", "2"], "--dealer is one of the seats 0, 1"),
        (["--seed", "x", "--gone", "1"], "--gone is a seat, and two are left at least"),
        (["--seed", "x", "--rules", "poker"], "the preset is one of"),
        (["--seed", "x", "--choose", "5"], "not_allowed_here"),
    ],
    ids=str,
)
def test_what_cannot_be_dealt_is_told(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fair", *words]) == 2
    assert why in capsys.readouterr().err


def test_a_deal_that_waits_for_a_choice_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    table = played("rummy5000", 3, **CHOOSING)
    words = next(
        shlex.split(fair.commanded(each)) for each in map(Replay(table).round, range(3)) if "choose" in each.dealt.phase
    )
    assert main(words[3 : words.index("--choose")]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("is to choose how many cards it gets: --choose")


@settings(max_examples=40)
@given(game=games(), seed=st.text(max_size=10), number=st.integers(0, 5), other=st.integers(0, 9))
def test_under_any_rules_the_pack_is_dealt_from_the_seed(game: Any, seed: str, number: int, other: int) -> None:
    round = game.deal(seed, other % game.players, round_number=number)
    found = fair.lots(type("Played", (), {"game": game, "dealt": round, "acts": ()})())
    assert found["same"] and game.law.plan.is_pack(tuple(found["pack"]))
    for seat, hand in enumerate(round.hands):
        assert ordered(where(found, seat)) == hand
