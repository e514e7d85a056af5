"""The runner's judgement: what holds, what fails and why, what cannot be read."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from rami import scenario
from rami.cards import FACES

HELD: dict[str, Any] = {
    "title": "A turn",
    "cites": ["CV-8"],
    "rules": {"preset": "cardverse"},
    "players": 2,
    "state": {
        "dealer": 1,
        "turn": 0,
        "phase": "draw",
        "hands": [["4H", "5H", "9C"], ["KD", "2S"]],
        "stock": ["6H", "8D"],
        "discard": ["7C", "3S"],
        "melds": [{"cards": ["8S", "7S", "9S"], "owners": [0, 1, 0]}, {"cards": ["JC", "JD", "JH"], "owner": 1}],
        "known": [[], ["KD"]],
        "scores": [5, 60],
        "turn_number": 3,
        "round_number": 1,
    },
    "steps": [
        {"seat": 0, "draw": "stock", "then": {"phase": "play", "stock_count": 1, "hand_values": [24, 12]}},
        {"seat": 0, "meld": [["4H", "6H", "5H"]], "then": {"opened": [0, 1], "wilds": {"0": []}, "floating": []}},
        {"seat": 0, "lay_off": ["4H"], "on": 0, "refused": {"code": "not_in_hand", "values": {"card": "4H"}}},
        {"then": {"may": [{"seat": 0, "discard": "9C"}], "may_not": [{"seat": 1, "draw": "stock"}]}},
        {"then": {"sees": {"seat": 0, "faces": "7C 3S 9C KD 7S 8S 9S JC JD JH 4H 5H 6H".split()}, "round": None}},
        {"seat": 0, "discard": "9C", "then": {"round": {"end": "out", "winner": 0, "scores": [12, 0]}, "turn": None}},
        {
            "then": {
                "match": None,
                "scores": [17, 60],
                "hands": {"1": ["2S", "KD"]},
                "discard_top": "9C",
                "phase": "over",
            }
        },
        {
            "next_round": True,
            "then": {"dealer": 0, "round_number": 2, "turn_number": 0, "scores": [17, 60], "melds": []},
        },
    ],
}


def changed(*path: Any, to: Any) -> dict[str, Any]:
    document = deepcopy(HELD)
    place: Any = document
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return document


def refused(code: str, **state: Any) -> dict[str, Any]:
    """A document whose position is refused; state facts may be left out with None."""
    facts = {name: fact for name, fact in {**HELD["state"], **state}.items() if fact is not None}
    document = {name: part for name, part in HELD.items() if name != "steps"}
    return {**document, "state": facts, "refused": code}


def test_it_holds() -> None:
    assert scenario.check(HELD) is None


@pytest.mark.parametrize(
    ("path", "to", "told"),
    [
        (("steps", 0, "then", "stock_count"), 2, "steps[0].then.stock_count: 1, expected 2"),
        (("steps", 0, "then", "hand_values"), [30], "steps[0].then.hand_values"),
        (("steps", 1, "then", "opened"), [1], "steps[1].then.opened"),
        (("steps", 1, "then", "wilds"), {"0": ["*=4H"]}, "steps[1].then.wilds"),
        (("steps", 1, "then", "wilds"), {"9": []}, "steps[1].then.wilds"),
        (("steps", 1, "then", "floating"), [0], "steps[1].then.floating"),
        (("steps", 2, "refused"), "not_a_meld", "steps[2]: not_in_hand"),
        (("steps", 2, "refused"), {"code": "not_in_hand", "rule": "P-1"}, "expected not_in_hand 'P-1'"),
        (("steps", 2, "refused"), {"code": "not_in_hand", "values": {"card": "5H"}}, "steps[2]"),
        (("steps", 3, "then", "may", 0, "discard"), "KD", "steps[3].then.may[0]: refused, not_in_hand"),
        (("steps", 3, "then", "may_not", 0), {"seat": 0, "discard": "9C"}, "steps[3].then.may_not[0]: nothing"),
        (("steps", 3, "then", "may_not", 0, "refused"), "not_a_meld", "steps[3].then.may_not[0]: not_your_turn"),
        (("steps", 4, "then", "sees", "seat"), 1, "steps[4].then.sees"),
        (("steps", 4, "then", "sees", "seat"), 7, "steps[4].then.sees"),
        (("steps", 4, "then", "round"), {"end": "out"}, "steps[4].then.round: None"),
        (("steps", 5, "then", "round", "winner"), 1, "steps[5].then.round"),
        (("steps", 5, "seat"), 1, "steps[5]: refused, not_your_turn"),
        (("steps", 5, "seat"), 2, "steps[5]: refused, bad_input"),
        (("steps", 6, "then", "match"), {"winners": [0]}, "steps[6].then.match: None"),
        (("steps", 6, "then", "hands"), {"5": []}, "steps[6].then.hands"),
        (("rules", "turn_limit"), 1, "refused: bad_rules"),
        (("state", "known"), [["KD"], []], "refused: bad_input"),
    ],
)
def test_it_fails_and_says_where(path: tuple[Any, ...], to: Any, told: str) -> None:
    reason = scenario.check(changed(*path, to=to))
    assert reason is not None
    assert told in reason


@pytest.mark.parametrize(
    "state",
    [
        {"hands": [["4H"], ["KD"], ["2S"]], "known": None},
        {"hands": [["4H", "4H"], ["KD"]]},
        {"hands": [["*"], ["KD"]]},
        {"hands": [["ten"], ["KD"]]},
        {"hands": [[], ["KD"]], "phase": "play"},
        {"turn": 2},
        {"dealer": -1},
        {"phase": "call"},
        {"opened": [4]},
        {"scores": [0]},
        {"known": [["2S"], []]},
        {"known": [[]]},
        {"melds": [{"cards": ["8S", "7S"], "owner": 0}]},
        {"melds": [{"cards": ["*", "7S", "8S"], "owner": 0}]},
        {"melds": [{"cards": ["6S", "7S", "8S"], "owner": 5}]},
        {"melds": [{"cards": ["6S", "7S", "8S"], "owners": [0, 1]}]},
        {"melds": [{"cards": ["6S", "7S", "8S"], "owner": 0, "matches": [["9D", 1]]}]},
        {"taken": {"from": "discard", "cards": ["9C"]}},
        {"wild_rank": "6"},
        {"caller": True},
        {"eliminated": [1]},
        {"reclaimed": 1},
    ],
)
def test_positions_that_cannot_be(state: dict[str, Any]) -> None:
    assert scenario.check(refused("bad_input", **state)) is None
    assert scenario.check(refused("bad_rules", **state)) is not None


def test_facts_of_other_games_may_be_written_as_absent() -> None:
    absent: dict[str, Any] = {"wild_rank": None, "passed": [], "caller": False, "reclaimed": 0, "opening_value": 0}
    document = changed("state", to={**HELD["state"], **absent, "opened_this_turn": False})
    assert scenario.check(document) is None


def test_rules_may_be_refused_without_a_position() -> None:
    document = {"rules": {"preset": "cardverse", "packs": 9}, "players": 2, "refused": "bad_rules"}
    assert scenario.check(document) is None
    reason = scenario.check({**document, "rules": {"preset": "cardverse"}})
    assert reason is not None
    assert "nothing was refused" in reason
    assert scenario.check({**document, "rules": {}}) is None


@pytest.mark.parametrize(
    "shuffle", [["3S", "9C"], ["7C"], ["7C", "3S", "9C"]], ids=["another card", "too few", "the top card too"]
)
def test_a_shuffle_that_is_none_of_the_pile(shuffle: list[str]) -> None:
    state = {
        **HELD["state"],
        "stock": [],
        "next_shuffle": shuffle,
        "hands": [["4H"], ["KD"]],
        "discard": ["7C", "3S", "8C"],
    }
    document = {**HELD, "rules": {"preset": "cardverse", "reshuffle_limit": 1}, "state": state}
    document["steps"] = [{"seat": 0, "draw": "stock"}]
    reason = scenario.check(document)
    assert reason is not None
    assert "next_shuffle" in reason
    assert scenario.check({**document, "state": {**state, "next_shuffle": ["3S", "7C"]}}) is None


TAKEN: dict[str, Any] = {"from": "discard", "cards": ["5H", "9C"]}


@pytest.mark.parametrize(
    ("taken", "code"),
    [(TAKEN, "must_meld_taken"), ({**TAKEN, "duty_met": True}, None), ({"from": "stock", "cards": ["5H"]}, None)],
)
def test_a_position_carries_its_duty(taken: dict[str, Any], code: str | None) -> None:
    document = {**HELD, "rules": {"preset": "cardverse", "take_depth": "any"}}
    document["state"] = {**HELD["state"], "phase": "play", "taken": taken}
    step: dict[str, Any] = {"seat": 0, "discard": "9C", **({"refused": code} if code else {})}
    assert scenario.check({**document, "steps": [step]}) is None


@pytest.mark.parametrize(
    ("players", "dealer", "code"),
    [(2, 2, "bad_input"), (2, -1, "bad_input"), (5, 0, "bad_rules"), (-1, 0, "bad_rules")],
)
def test_a_deal_for_seats_that_are_not_there(players: int, dealer: int, code: str) -> None:
    document = {"rules": HELD["rules"], "players": players, "pack": list(FACES), "dealer": dealer, "refused": code}
    assert scenario.check(document) is None


def test_an_action_that_is_none_may_not_be_done() -> None:
    """It is refused like any other, but where it may be done it cannot even be read."""
    for text in ("ten", "*=", 7):
        step = {"then": {"may_not": [{"seat": 0, "discard": text}]}}
        assert scenario.check({**HELD, "steps": [step]}) is None
        with pytest.raises(scenario.Unreadable):
            scenario.check({**HELD, "steps": [{"then": {"may": step["then"]["may_not"]}}]})


def test_hostile_documents_never_break_the_runner() -> None:
    """Parts of the document are swapped for nonsense: it may hold, fail or be unreadable, and nothing else."""
    rng = Random(7)
    nonsense: list[Any] = [
        None,
        True,
        -1,
        10**30,
        1.5,
        "",
        "*",
        "*=7H",
        "\ud800",
        [],
        {},
        [[]],
        [None],
        {"on": 0},
        ["7H"],
    ]
    seen: set[str] = set()
    for _ in range(3000):
        document = deepcopy(HELD)
        places = list(_places(document))
        for holder, key in rng.sample(places, rng.choice([1, 1, 2])):
            holder[key] = rng.choice(nonsense)
        try:
            seen.add("holds" if scenario.check(document) is None else "fails")
        except scenario.Unreadable as unreadable:
            assert str(unreadable).encode()
            seen.add("unreadable")
    assert seen == {"holds", "fails", "unreadable"}


def _places(part: Any) -> list[tuple[Any, Any]]:
    keys = list(part) if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else []
    return [place for key in keys for place in [(part, key), *_places(part[key])]]


def test_a_deal_that_a_position_has_no_cards_for_fails() -> None:
    document = {
        "rules": {"preset": "rummy5000", "packs": 2, "permanent_wilds": ["2"], "permanent_wild_upcard": "choose"},
        "players": 3,
        "state": {"phase": "choose", "hands": [["2C"], [], []], "stock": ["3C", "3D", "4D"]},
        "steps": [{"seat": 0, "choose": 2}],
    }
    reason = scenario.check(document)
    assert reason is not None and "steps[0]: the stock is too short" in reason
