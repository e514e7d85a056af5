from __future__ import annotations

from typing import Any

import pytest

from rami.melds import Recogniser
from rami.round import Adjustment
from rami.rules import Rules
from rami.scoring import Scoring, Tally, Values, best


def test_what_a_hand_is_worth() -> None:
    hand = ("2C", "9D", "TH", "JS", "QC", "KD", "AH")
    assert Values(Rules.make("cardverse")).hand(hand) == 52
    assert Values(Rules.make("cardverse", ace_high=True)).hand(hand) == 62
    assert Values(Rules.make("cardverse")).hand(()) == 0
    assert Values(Rules.make("rami51", wild_hand_value=30)).hand(("*", "AH", "*")) == 71


def test_what_a_meld_is_worth() -> None:
    values = Values(Rules.make("rami51", ace_value=15, ace_meld_value=12, ace_low_value=2))
    recogniser = Recogniser(aces="low_or_high", wilds=frozenset("*"), worth=values.place)
    worth = []
    for cards in ("AH 2H 3H", "QH KH AH", "AC AD AH", "* 2H 3H", "AC AD *", "QC * KC"):
        meld = recogniser.read(tuple(cards.split()), 0)
        assert meld is not None
        worth.append(values.meld(meld))
    assert worth == [7, 32, 36, 7, 36, 30]


def scores(values: tuple[int, ...], winner: int | None, *, sec: bool = False, end: str = "out", **switches: Any) -> Any:
    """Seat 2 has not opened, whoever wins has; without a switch the rules are those of Rami 51."""
    opened = tuple(seat for seat in (0, 1) if seat < len(values))
    tally = Tally(end, winner, values, (0,) * len(values), tuple(range(len(values))), opened, sec, False)
    return Scoring(Rules.make("rami51", **switches)).scores(tally)[0]


def test_the_winner_takes_the_hands() -> None:
    switches = {"scoring": "winner_takes_hands"}
    assert scores((0, 12, 30), 0, **switches) == (42, 0, 0)
    assert scores((5, 12, 30), 0, **switches) == (42, 0, 0)
    assert scores((5, 12, 30), None, **switches) == (0, 0, 0)
    assert scores((0, 12, 30), 0, unopened_penalty=100, **switches) == (112, 0, 0)


def test_everyone_else_pays() -> None:
    assert scores((5, 12, 30), 0) == (0, 12, 30)
    assert scores((5, 12, 30), None, end="stock") == (5, 12, 30)


def test_house_rules_on_what_a_hand_costs() -> None:
    assert scores((0, 12, 30), 0, unopened_penalty=100) == (0, 12, 100)
    assert scores((0, 12, 30), 0, sec=True, rami_sec_doubles=True) == (0, 24, 60)
    assert scores((0, 12, 30), 0, sec=True, rami_sec_doubles=True, unopened_penalty=100) == (0, 24, 100)
    assert scores((0, 12, 30), 0, rami_sec_doubles=True) == (0, 12, 30)
    assert scores((9, 12, 3), 2, end="stock", unopened_penalty=100) == (9, 12, 0)


@pytest.mark.parametrize(
    ("bonus", "end", "sec", "empty", "added"),
    [
        (-10, "out", False, False, -10),
        (-10, "stock", False, False, -10),
        ({"out": -10}, "stock", False, False, 0),
        ({"out": -10}, "out", True, True, -10),
        ({"out": -10, "rami_sec": -20}, "out", True, True, -20),
        ({"out": -10, "rami_sec": -20, "rami_sec_empty_table": -50}, "out", True, True, -50),
        ({"out": -10, "rami_sec": -20, "rami_sec_empty_table": -50}, "out", True, False, -20),
        ({"out": -10, "rami_sec": -20, "rami_sec_empty_table": -50}, "out", False, True, -10),
        ({"rami_sec": -20}, "out", False, False, 0),
    ],
)
def test_the_winners_bonus(bonus: Any, end: str, sec: bool, empty: bool, added: int) -> None:
    tally = Tally(end, 0, (0, 12), (0, 0), (0, 1), (0, 1), sec, empty)
    gained, adjustments = Scoring(Rules.make("rami51", winner_bonus=bonus)).scores(tally)
    assert gained == (added, 12)
    assert adjustments == (((Adjustment("bonus", added),) if added else ()), ())


def test_a_seat_out_of_the_match_pays_nothing() -> None:
    tally = Tally("out", 0, (0, 12, 0), (0, 0, 0), (0, 1), (0,), True, False)
    gained, adjustments = Scoring(Rules.make("rami51", unopened_penalty=100)).scores(tally)
    assert gained == (0, 100, 0)
    assert adjustments == ((), (Adjustment("unopened", 88),), ())


def test_the_best_total() -> None:
    assert best(Rules.make("cardverse"))([3, 9]) == 9
    assert best(Rules.make("cardverse", scoring="penalty"))([3, 9]) == 3
