from __future__ import annotations

from typing import Any

import pytest

from rami.cards import ordered
from rami.deal import Plan, reshuffle
from rami.rules import BadRules, Rules


def plan(seats: int, /, **switches: Any) -> Plan:
    return Plan(Rules.make("cardverse", **switches), seats)


def test_one_card_at_a_time_from_the_dealers_left() -> None:
    table = plan(3)
    round = table.deal(table.pack, 1, "", (0, 0, 0), 0)
    assert round.hands[2] == ordered(table.pack[0:30:3])
    assert round.hands[0] == ordered(table.pack[1:30:3])
    assert round.hands[1] == ordered(table.pack[2:30:3])
    assert round.discard == (table.pack[30],)
    assert round.stock == table.pack[31:]
    assert (round.turn, round.phase) == (2, "draw")


def test_the_other_way_round() -> None:
    table = plan(3, direction="counter_clockwise")
    round = table.deal(table.pack, 1, "", (0, 0, 0), 0)
    assert round.hands[0] == ordered(table.pack[0:30:3])
    assert round.turn == 0
    assert table.after == (2, 0, 1)


def test_every_round_of_a_seed_has_a_pack_of_its_own() -> None:
    table = plan(2, packs=2)
    assert table.shuffle("a", 0) != table.shuffle("a", 1)
    assert table.is_pack(table.shuffle("a", 0))
    assert not table.is_pack(table.pack[:-1])
    assert not table.is_pack((*table.pack[:-1], table.pack[0]))


def test_any_seat_may_deal_first() -> None:
    assert {plan(4).first_dealer(str(seed)) for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("players", "switches", "named"),
    [
        (5, {}, "players"),
        (1, {}, "players"),
        (3, {"hand_size": {"2": 7}}, "hand_size"),
        (3, {"packs": {"2": 2}}, "packs"),
        (4, {"hand_size": 13}, "hand_size"),
        (2, {"hand_size": 26}, "hand_size"),
    ],
)
def test_what_cannot_be_dealt(players: int, switches: dict[str, Any], named: str) -> None:
    with pytest.raises(BadRules) as refused:
        plan(players, **switches)
    assert named in refused.value.switches


def test_the_packs_that_would_do_are_named() -> None:
    with pytest.raises(BadRules) as refused:
        plan(8, players=(2, 8), hand_size=13)
    values = refused.value.refusal.values
    assert values["packs_needed"] == 3
    assert [values[name] for name in ("players", "hand_size", "needed", "cards")] == [8, 13, 106, 52]
    assert plan(8, players=(2, 8), hand_size=13, packs=3).hand_size == 13
    assert plan(2, hand_size=25).hand_size == 25


def test_a_reshuffle_leaves_the_top_discard() -> None:
    table = plan(2)
    round = table.deal(table.pack, 0, "seed", (0, 0), 0)
    round = round._replace(stock=(), discard=("2C", "3C", "4C", "5C"))
    assert sorted(reshuffle(round)) == ["2C", "3C", "4C"]
    assert reshuffle(round) == reshuffle(round)
    piles = {reshuffle(round._replace(reshuffles=count)) for count in range(20)}
    assert len(piles) > 1
    assert reshuffle(round._replace(next_shuffle=("4C", "3C", "2C"))) == ("4C", "3C", "2C")
