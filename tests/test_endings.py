from __future__ import annotations

from typing import Any

import pytest

from rami.endings import Endings, totals
from rami.events import RoundEnded
from rami.round import Round
from rami.rules import Rules
from rami.scoring import Values

HANDS = (("2C", "3C"), ("AH",), ("AS",))


def endings(**switches: Any) -> Endings:
    rules = Rules.make("cardverse", **switches)
    return Endings(rules, Values(rules), (1, 2, 3, 0))


def played(**facts: Any) -> Round:
    return Round(0, HANDS, turn=0, known=((), ("AH",), ()), scores=(10, 20, 30), **facts)


def test_an_ended_round_is_open_to_all_and_nobodys_turn() -> None:
    over = endings().stock_is_empty(played())
    assert (over.turn, over.phase, over.known) == (None, "over", HANDS)
    assert over.result is not None
    assert (over.result.end, over.result.winner, over.result.scores, over.result.values) == (
        "stock",
        1,
        (0, 6, 0),
        (5, 1, 1),
    )
    assert over.history == (RoundEnded("stock", 1, (0, 6, 0), HANDS),)
    assert totals(over) == (10, 26, 30)
    assert totals(played()) == (10, 20, 30)


def test_nobody_may_win() -> None:
    over = endings(stock_end="nobody", scoring="penalty").turn_limit(played())
    assert over.result is not None
    assert (over.result.end, over.result.winner, over.result.scores) == ("turn_limit", None, (5, 1, 1))


@pytest.mark.parametrize(
    ("limit", "reshuffles", "pile", "may"),
    [
        (0, 0, 5, False),
        (2, 1, 5, True),
        (2, 2, 5, False),
        (None, 99, 2, True),
        (None, 0, 1, False),
        (None, 0, 0, False),
    ],
)
def test_when_the_pile_is_shuffled_back(limit: int | None, reshuffles: int, pile: int, may: bool) -> None:
    round = played(reshuffles=reshuffles, discard=("2C", "3C", "4C", "5C", "6C")[:pile])
    assert endings(reshuffle_limit=limit).may_reshuffle(round) is may


@pytest.mark.parametrize(
    ("switches", "standing", "rounds", "winners"),
    [
        ({}, (99, 20), 5, None),
        ({}, (100, 20), 5, (0,)),
        ({}, (20, 99), 100, (1,)),
        ({"target_score": None, "rounds": 2}, (9000, 20), 1, None),
        ({"target_score": None, "rounds": 2}, (20, 20), 2, (0, 1)),
        ({"scoring": "penalty"}, (100, 20), 5, (1,)),
        ({"scoring": "penalty"}, (99, 20), 5, None),
    ],
)
def test_when_a_match_is_over(
    switches: dict[str, Any], standing: tuple[int, ...], rounds: int, winners: tuple[int, ...] | None
) -> None:
    assert endings(**switches).match(standing, rounds, ()) == winners
