"""What a hint says of a move."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from rami.actions import Action, Discard, Draw, LayMelds, LayOff
from rami.game import Game
from rami.hint import REASONS, hint
from rami.rules import Rules
from rami.view import View

GAME = Game(Rules.make("cardverse"), 2)


def looking_at(
    hand: tuple[str, ...], discard: tuple[str, ...] = ("2C",), table: tuple[str, ...] = (), drawn: bool = True
) -> View:
    melds = tuple(meld for meld in [GAME.law.melds.read(table, 1)] if meld is not None)
    changes: dict[str, Any] = {"phase": "play", "source": "stock"} if drawn else {}
    round = GAME.deal("x")._replace(turn=0, hands=(hand, ("3S", "4D")), discard=discard, melds=melds, **changes)
    return GAME.view(round, 0)


def reason(view: View, action: Action) -> tuple[str, dict[str, Any]]:
    done, why = hint(view, lambda view, chance, budget: action, 1)
    assert done == action
    return why


HAND = ("4H", "5H", "6H", "9C", "KD", "AS")
BEFORE = looking_at(HAND, discard=("7H",), drawn=False)


@pytest.mark.parametrize(
    ("view", "action", "why"),
    [
        (BEFORE, Draw("discard"), ("hint.take-meld", {"card": "7H"})),
        (BEFORE, Draw("stock"), ("hint.leave", {"card": "7H"})),
        (looking_at(HAND, (), drawn=False), Draw("stock"), ("hint.draw", {})),
        (looking_at(HAND, ("QS",), drawn=False), Draw("discard"), ("hint.take-keep", {"card": "QS"})),
        (
            looking_at(HAND, ("QS",), ("9S", "TS", "JS"), drawn=False),
            Draw("discard"),
            ("hint.take-lay-off", {"card": "QS"}),
        ),
        (looking_at(HAND), LayMelds((("4H", "5H", "6H"),)), ("hint.meld", {"points": 15})),
        (looking_at(HAND, table=("9D", "9H", "9S")), LayOff(("9C",), 0), ("hint.lay-off", {"count": 1, "points": 9})),
        (
            looking_at(HAND, table=("7H", "8H", "9H")),
            LayOff(("5H", "6H"), 0),
            ("hint.lay-off", {"count": 2, "points": 11}),
        ),
        (looking_at(HAND), Discard("KD"), ("hint.high", {"card": "KD", "points": 10})),
        (looking_at(HAND), Discard("AS"), ("hint.spare", {"card": "AS"})),
        (looking_at(HAND), Discard("6H"), ("hint.split", {"card": "6H"})),
        (looking_at(("6H",)), Discard("6H"), ("hint.out", {})),
        (looking_at(("4H", "5H", "6H")), LayMelds((("4H", "5H", "6H"),)), ("hint.out", {})),
        (looking_at(("9C",), table=("9D", "9H", "9S")), LayOff(("9C",), 0), ("hint.out", {})),
    ],
)
def test_why(view: View, action: Action, why: tuple[str, dict[str, Any]]) -> None:
    assert reason(view, action) == why


def test_chance_is_the_same_every_time() -> None:
    seen: list[float] = []

    def bot(view: View, chance: Random, budget: int) -> Action:
        seen.append(chance.random())
        return Draw("stock")

    hint(BEFORE, bot, 1)
    hint(BEFORE, bot, 1)
    assert seen[0] == seen[1]


def test_the_page_knows_every_reason() -> None:
    text = (Path(__file__).parent.parent / "web" / "text" / "en" / "book.ftl").read_text(encoding="utf-8")
    told = text.split("hint =")[1]
    assert [line.split()[0][1:] for line in told.splitlines() if line.startswith("    .")] == list(REASONS)
