"""The examples of the rule book: one for nearly every number, played on the engine, small enough for its board."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from rami import scenario
from rami.presets import PRESETS
from rami.rulebook import rulebook
from rami.rules import CODES

ROOT = Path(__file__).parent.parent
SCENARIOS = ROOT / "tests" / "scenarios"
sys.path.insert(0, str(ROOT / "tools"))

import examples  # noqa: E402 (found by the path above)

WITHOUT = {"RA-1", "CV-18-off", "CV-25-jokers", "CV-25-deep", "CV-25-deep-calls", "CV-27-points"}
"""Sentences of untouched games without an example: how many take part, an option that is off, all that a bot does."""


@pytest.fixture(scope="module")
def gathered() -> dict[str, list[dict[str, Any]]]:
    return examples.gather(SCENARIOS)


@pytest.mark.parametrize("preset", PRESETS)
def test_nearly_every_sentence_of_a_game_has_an_example_with_its_numbers(gathered, preset: str) -> None:
    rows = [(key, args) for _, key, args in rulebook(PRESETS[preset])]
    assert [
        key for key, args in rows if key not in WITHOUT and not [one for one in gathered[key] if one["args"] == args]
    ] == []
    assert not WITHOUT & set(gathered)


def test_house_rules_have_examples_too(gathered) -> None:
    house = {key for key in gathered if key.startswith("RA-H")}
    assert {f"RA-H{n}" for n in (2, 3, 4, 7, 11, 12, 13, 14, 17, 18, 19, 20, 21, 22, 23)} <= house
    variants = {f"R5-V{n}" for n in (7, 9, 10, 11, 12, 13, 14, 18, 19, 20, 22, 23, 24, 25, 26, 29, 30, 31, 34)}
    assert variants <= set(gathered)
    assert {"R5-20-pile", "R5-29-lowest", "R5-S14-part", "R5-S16-never", "R5-V17-wild", "R5-V21-deep"} <= set(gathered)
    assert "RA-22-discard" in gathered and "RA-18-chosen" in gathered and "RA-19-off" in gathered


def test_examples_are_small_and_say_what_they_show(gathered) -> None:
    several = [one for some in gathered.values() for one in some]
    assert len(several) > 150
    for one in several:
        hands = one["start"]["hands"]
        assert len(hands) == one["players"] and 0 <= one["you"] < one["players"]
        assert sum(map(len, hands)) <= examples.MOST_CARDS and len(one["steps"]) <= examples.MOST_MOVES
        for step in one["steps"]:
            refusal = step["refusal"]
            assert refusal is None or (refusal["code"] in CODES and step["after"] is None)
    for page, several in examples.by_page(gathered).items():
        assert len(json.dumps(several)) < 120_000, page


@pytest.mark.parametrize("number", examples.BEST)
def test_what_was_picked_by_hand_is_there(number: str) -> None:
    for stem in examples.BEST[number].split():
        assert list(SCENARIOS.rglob(f"{number}-{stem}.json"))


def test_moves_play_a_scenario_without_its_facts() -> None:
    document = {
        "rules": {"preset": "cardverse"},
        "players": 2,
        "state": {"phase": "play", "hands": [["5H", "6H", "8H", "9C"], ["3S"]], "stock": ["2D"], "discard": ["7C"]},
        "steps": [
            {"seat": 0, "meld": [["5H", "6H", "8H"]], "refused": "not_a_meld"},
            {"then": {"turn": 0}},
            {"seat": 0, "discard": "9C", "then": {"turn": 1}},
        ],
    }
    game, begun, moves = scenario.moves(document)
    assert game.players == 2 and [move.seat for move in moves] == [0, 0]
    refusal = moves[0].refusal
    assert refusal is not None and refusal.code == "not_a_meld" and moves[0].round == begun
    assert moves[1].refusal is None and moves[1].round.discard == ("7C", "9C")
