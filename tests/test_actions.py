from __future__ import annotations

from typing import Any

import pytest

from rami.actions import (
    Action,
    Call,
    Choose,
    Discard,
    Draw,
    LayMelds,
    LayOff,
    Match,
    NextRound,
    Pass,
    Reclaim,
    parse,
    plain,
)
from rami.rules import Refused

WRITTEN: list[tuple[dict[str, Any], Action]] = [
    ({"draw": "stock"}, Draw("stock")),
    ({"draw": "discard", "count": 3}, Draw("discard", 3)),
    ({"meld": [["4H", "5H", "6H"], ["*", "8C", "8D"]]}, LayMelds((("4H", "5H", "6H"), ("*", "8C", "8D")))),
    ({"lay_off": ["*=7H"], "on": 2}, LayOff(("*=7H",), 2)),
    ({"discard": "TC"}, Discard("TC")),
    ({"reclaim": "7H", "from": 0}, Reclaim(("7H",), 0)),
    ({"reclaim": ["7H", "7S"], "from": 1}, Reclaim(("7H", "7S"), 1)),
    ({"match": "9D", "on": 0}, Match("9D", 0)),
    ({"call": {"on": 0, "as": "9D"}}, Call(0, "9D")),
    ({"call": {"on": 0, "cards": ["9C"]}}, Call(0, cards=("9C",))),
    ({"call": {"meld": ["9C", "9D", "9S"]}}, Call(meld=("9C", "9D", "9S"))),
    ({"pass": True}, Pass()),
    ({"choose": 12}, Choose(12)),
    ({"next_round": True}, NextRound()),
    ({"next_round": {"pack": ["2C", "3C"]}}, NextRound(("2C", "3C"))),
]


@pytest.mark.parametrize(("written", "action"), WRITTEN)
def test_written_and_read(written: dict[str, Any], action: Action) -> None:
    assert parse(written) == action
    assert type(parse(written)) is type(action)
    assert plain(action) == written


def test_one_card_of_the_pile_when_no_count_is_written() -> None:
    assert parse({"draw": "discard"}) == Draw("discard", 1)


@pytest.mark.parametrize(
    "written",
    [
        None,
        [],
        "draw",
        {},
        {"dance": True},
        {"draw": "stock", "discard": "2C"},
        {"draw": "pocket"},
        {"draw": ["stock"]},
        {"draw": "stock", "count": 1},
        {"draw": "discard", "count": 0},
        {"draw": "discard", "count": True},
        {"draw": "discard", "count": 1.0},
        {"draw": "stock", "seat": 0},
        {"meld": []},
        {"meld": [[]]},
        {"meld": ["4H", "5H", "6H"]},
        {"meld": [["2C"] * 601]},
        {"lay_off": ["4H"]},
        {"lay_off": [], "on": 0},
        {"lay_off": ["4H"], "on": -1},
        {"lay_off": ["4H"], "on": "0"},
        {"discard": ["4H"]},
        {"discard": "4h"},
        {"discard": "*="},
        {"discard": "4H=*"},
        {"reclaim": "7H"},
        {"match": "9D", "from": 0},
        {"call": {}},
        {"call": {"on": 0, "meld": ["9C"]}},
        {"call": {"on": 0, "as": "9D", "cards": ["6S"]}},
        {"call": True},
        {"pass": False},
        {"choose": 0},
        {"next_round": False},
        {"next_round": {}},
        {"next_round": {"pack": []}},
    ],
)
def test_what_is_no_action(written: Any) -> None:
    with pytest.raises(Refused) as refused:
        parse(written)
    assert refused.value.refusal.code == "bad_input"
