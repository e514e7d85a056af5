from __future__ import annotations

from typing import Any

import pytest

from rami.presets import LOCKED, NUMBERING, PRESETS
from rami.rules import SWITCHES, BadRules, Rules, for_players, rules_from

VALID: list[dict[str, Any]] = [
    {"hand_size": 12},
    {"hand_size": {"2": 5, "3": 8}},
    {"packs": {"2": 1, "4": 2}},
    {"take_depth": "any"},
    {"reshuffle_limit": None},
    {"target_score": None, "rounds": 3},
    {"target_score": 10000},
    {"turn_limit": 20},
    {"ace_high": True},
    {"ace_high": False, "ace_value": 1},
    {"players": [2, 6]},
    {"jokers": {"2": 2, "4": 6}, "packs": 2},
    {"max_wilds_per_meld": None, "wild_position": "chosen", "naturals_must_outnumber_wilds": True},
    {"winner_bonus": -10},
    {"winner_bonus": {"out": -10, "rami_sec": -20, "rami_sec_empty_table": -50}},
    {"winner_bonus": {"rami_sec_empty_table": -50, "out": -10}},
    {"unopened_penalty": 100, "scoring": "penalty", "elimination": True},
]


@pytest.mark.parametrize("switches", VALID)
def test_plain_and_back(switches: dict[str, Any]) -> None:
    rules = rules_from({"preset": "cardverse", **switches})
    assert rules_from(rules.plain()) == rules
    assert hash(rules) == hash(rules_from(rules.plain()))


def test_make_takes_values_as_they_stand_in_rules() -> None:
    rules = Rules.make("cardverse", hand_size=((2, 5), (3, 8)), players=(2, 3))
    assert rules == rules_from({"preset": "cardverse", "hand_size": {"2": 5, "3": 8}, "players": [2, 3]})
    assert for_players(rules.hand_size, 3) == 8
    assert for_players(rules.hand_size, 4) is None
    assert for_players(9, 4) == 9


@pytest.mark.parametrize(
    ("switches", "named"),
    [
        ({"frozen": True}, ["frozen"]),
        ({"frozen": True, "turn_limit": 5}, ["frozen", "turn_limit"]),
        ({"turn_limit": "300"}, ["turn_limit"]),
        ({"turn_limit": True}, ["turn_limit"]),
        ({"take_depth": True}, ["take_depth"]),
        ({"take_depth": "1"}, ["take_depth"]),
        ({"hand_size": {}}, ["hand_size"]),
        ({"hand_size": {"two": 7}}, ["hand_size"]),
        ({"hand_size": {"2": 0}}, ["hand_size"]),
        ({"hand_size": {"2": None}}, ["hand_size"]),
        ({"hand_size": {"02": 7}}, ["hand_size"]),
        ({"hand_size": {"٢": 7}}, ["hand_size"]),
        ({"hand_size": {"9": 3}}, ["hand_size"]),
        ({"hand_size": ((2, 7), (2, 8))}, ["hand_size"]),
        ({"hand_size": (7, 10)}, ["hand_size"]),
        ({"packs": 0}, ["packs"]),
        ({"players": 3}, ["players"]),
        ({"players": [4, 2]}, ["players"]),
        ({"melds": ["sets"]}, ["melds"]),
        ({"target_score": None}, ["target_score", "rounds"]),
        ({"winner_bonus": {}}, ["winner_bonus"]),
        ({"winner_bonus": {"in": -10}}, ["winner_bonus"]),
        ({"winner_bonus": {"out": None}}, ["winner_bonus"]),
        ({"winner_bonus": None}, ["winner_bonus"]),
        ({"winner_bonus": True}, ["winner_bonus"]),
        ({"discard_from_turn": 4}, ["discard_from_turn"]),
        ({"discard_from_turn": True}, ["discard_from_turn"]),
        ({"jokers": 13}, ["jokers"]),
        ({"unopened_penalty": 0}, ["unopened_penalty"]),
        ({"melds": "sets", "opening_needs_clean_run": True}, ["melds", "opening_needs_clean_run"]),
        ({"elimination": True}, ["elimination", "scoring"]),
        (
            {"elimination": True, "scoring": "penalty", "target_score": None, "rounds": 5},
            ["elimination", "target_score"],
        ),
        ({"rounds": None}, ["rounds"]),
        ({"ace_high": True, "ace_value": 1}, ["ace_high", "ace_value"]),
        ({"ace_high": 1}, ["ace_high"]),
        ({"preset": "canasta"}, ["preset"]),
        ({"preset": ["cardverse"]}, ["preset"]),
        ({"preset": None}, ["preset"]),
    ],
)
def test_bad_rules_name_the_switches(switches: dict[str, Any], named: list[str]) -> None:
    with pytest.raises(BadRules) as refused:
        rules_from({"preset": "cardverse", **switches})
    assert refused.value.refusal.code == "bad_rules"
    assert refused.value.refusal.values["switches"] == named


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_what_they_say(preset: str) -> None:
    assert Rules.make(preset) == PRESETS[preset]
    assert PRESETS[preset].preset == preset
    assert rules_from(PRESETS[preset].plain()) == PRESETS[preset]
    assert LOCKED[preset] <= set(SWITCHES)
    assert NUMBERING[preset]


@pytest.mark.parametrize("name", SWITCHES)
def test_what_settings_offer_may_be_chosen(name: str) -> None:
    metadata = SWITCHES[name]
    assert metadata["cites"]
    for value in metadata["offers"]:
        if value is not None or name != "target_score":
            assert rules_from({"preset": "cardverse", name: value}).switches()[name] == value
    assert metadata["domain"].describe()["kind"]
