"""What a hint says of a move."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from rami.actions import Action, Call, Choose, Discard, Draw, LayMelds, LayOff, Match, Pass, Reclaim
from rami.bots import BOTS, BUDGET
from rami.game import Game
from rami.hint import REASONS, hint
from rami.presets import PRESETS
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


RAMI = Game(Rules.make("rami51"), 2)
CLOSED = "KC KD KS 7H 8H 9H 2C 4D"


def playing_rami(
    hand: str, discard: str = "2S", table: str = "", opened: tuple[int, ...] = (1,), phase: str = "play", **more: Any
) -> View:
    """A view of seat 0, to act, with one meld of seat 1 on the table."""
    melds = tuple(meld for meld in [RAMI.law.melds.lying(tuple(table.split()), 1)] if meld is not None)
    round = RAMI.deal("x")._replace(turn=0, hands=(tuple(hand.split()), ("3S", "4D")), discard=(discard,), melds=melds)
    return RAMI.view(round._replace(phase=phase, opened=opened, source=None, **more), 0)


@pytest.mark.parametrize(
    ("view", "action", "why"),
    [
        (
            playing_rami(CLOSED),
            LayMelds((("KC", "KD", "KS"), ("7H", "8H", "9H"))),
            ("hint.open", {"points": 54, "needed": 51}),
        ),
        (playing_rami(CLOSED), Discard("2C"), ("hint.wait", {})),
        (
            playing_rami("KC KD KS 2H 7H 4D"),
            Discard("7H"),
            ("hint.hold", {"card": "7H", "reached": 30, "needed": 51}),
        ),
        (playing_rami("KC KD 7H 4D"), Discard("KC"), ("hint.high", {"card": "KC", "points": 10})),
        (playing_rami("KC KD 7H 4D *"), Discard("4D"), ("hint.hold", {"card": "4D", "reached": 30, "needed": 51})),
        (playing_rami("KC 7H 4D *", opened=(0, 1)), Discard("4D"), ("hint.spare", {"card": "4D"})),
        (playing_rami("* *"), Discard("*"), ("hint.only", {})),
        (playing_rami("6H KC", table="* 7H 8H", opened=(0, 1)), Reclaim(("6H",), 0), ("hint.reclaim", {})),
        (
            playing_rami("* 2C 9S", table="6H 7H 8H", opened=(0, 1), reclaimed=1),
            LayOff(("*",), 0),
            ("hint.replay", {}),
        ),
        (
            playing_rami("* 9H 2C 9S", table="5H 6H 7H", opened=(0, 1)),
            LayOff(("*", "9H"), 0),
            ("hint.lay-off", {"count": 2, "points": 29}),
        ),
        (playing_rami("6C 2C", "*", phase="draw"), Draw("discard"), ("hint.take-joker", {})),
        (
            playing_rami("9C 2C", "6H", "* 7H 8H", opened=(0, 1), phase="draw"),
            Draw("discard"),
            ("hint.take-reclaim", {"card": "6H"}),
        ),
        (
            playing_rami("KC KD 7H 8H 9H 2C", "KS", phase="draw"),
            Draw("discard"),
            ("hint.take-open", {"card": "KS", "needed": 51}),
        ),
        (playing_rami("KC KD * 2C 3D", "KS", phase="draw"), Draw("discard"), ("hint.take-meld", {"card": "KS"})),
        (
            playing_rami("* 2C 3D", "9H", "5H 6H 7H", opened=(0, 1), phase="draw"),
            Draw("discard"),
            ("hint.take-lay-off", {"card": "9H"}),
        ),
        (playing_rami("2C 3D 9S", "9H", phase="draw"), Draw("stock"), ("hint.leave", {"card": "9H"})),
    ],
)
def test_why_in_rami(view: View, action: Action, why: tuple[str, dict[str, Any]]) -> None:
    assert reason(view, action) == why


RUMMY = Game(Rules.make("rummy5000", permanent_wild_upcard="choose", permanent_wilds=["2"], packs=2), 3)


def playing_rummy(hand: str, discard: str = "9H", table: str = "", phase: str = "play", **more: Any) -> View:
    """A view of seat 0, to act, sixes being wild, with one meld of seat 1 on the table."""
    melds = tuple(meld for meld in [RUMMY.law_for("6").melds.lying(tuple(table.split()), 1)] if meld is not None)
    hands = (tuple(hand.split()), ("3S", "4D"), ("KS",))
    round = RUMMY.deal("x", 2)._replace(turn=0, hands=hands, melds=melds, phase=phase, wild_rank="6", **more)
    return RUMMY.view(round._replace(discard=tuple(discard.split()), known=((), (), ())), 0)


DEEP = ("hint.take-deep", {"card": "9H", "count": 3, "points": 20})
CALLED = playing_rummy("KC 4D", "7H 9C", "9D 9H 9S", "call", discarder=2, following=1)


@pytest.mark.parametrize(
    ("view", "action", "why"),
    [
        (playing_rummy("KC KD KS 3H"), LayMelds((("KC", "KD", "KS"),)), ("hint.score", {"points": 30})),
        (playing_rummy("KC AD 3H", table="QD KD 6S=AD"), Match("AD", 0), ("hint.match", {"card": "AD", "points": 100})),
        (playing_rummy("9C 6H 3H", table="9D 9H 9S"), LayOff(("9C", "6H"), 0), ("hint.score", {"points": 105})),
        (playing_rummy("KC"), Discard("KC"), ("hint.end", {})),
        (playing_rummy("9C", table="9D 9H 9S"), LayOff(("9C",), 0), ("hint.float", {})),
        (CALLED, Call(0), ("hint.call", {"card": "9C"})),
        (CALLED, Pass(), ("hint.let-go", {"card": "9C"})),
        (
            playing_rummy("KC 4D", "7H 9C", phase="call", discarder=2, following=1),
            Pass(),
            ("hint.no-call", {"card": "9C"}),
        ),
        (playing_rummy("9C 9D 3H", "9H QS 4D", phase="draw"), Draw("discard", 3), DEEP),
        (playing_rummy("9C 3H", "4D 6H", phase="draw"), Draw("discard"), ("hint.take-wild", {"card": "6H"})),
        (playing_rummy("9C KD 3H", table="9D 9H 9S"), Discard("3H"), ("hint.safe", {"card": "3H"})),
        (playing_rummy("9C KD 3H"), Discard("KD"), ("hint.high", {"card": "KD", "points": 10})),
        (playing_rummy("2C", phase="choose"), Choose(12), ("hint.many", {})),
        (playing_rummy("2C", phase="choose"), Choose(2), ("hint.few", {})),
        (playing_rummy("9D 3H", table="9C 9H 6D"), Reclaim(("9D",), 0), ("hint.reclaim-wild", {})),
    ],
)
def test_why_in_rummy(view: View, action: Action, why: tuple[str, dict[str, Any]]) -> None:
    assert reason(view, action) == why


def test_a_card_that_may_not_be_taken_is_not_said_to_be_left() -> None:
    closed = Game(Rules.make("rami51", discard_from_turn=3), 2)
    view = closed.view(closed.deal("x"), 1 - closed.deal("x").dealer)
    assert reason(view, Draw("stock")) == ("hint.draw", {})


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_whatever_a_bot_does_has_a_reason(preset: str) -> None:
    """Rounds of hints, which are always legal."""
    game, seen = Game(Rules.make(preset), 2), set()
    for deal in range(6):
        round, bot = game.deal(f"hints {deal}"), BOTS["normal" if deal % 2 else "hard"]
        while round.turn is not None:
            action, (key, args) = hint(game.view(round, round.turn), bot, BUDGET)
            seen.add(key)
            assert key.removeprefix("hint.") in REASONS
            assert set(args) <= {"card", "points", "count", "needed", "reached"}
            round = game.play(round, round.turn, action)
    assert len(seen) > 6


def test_chance_is_the_same_every_time() -> None:
    seen: list[float] = []

    def bot(view: View, chance: Random, budget: int) -> Action:
        seen.append(chance.random())
        return Draw("stock")

    hint(BEFORE, bot, 1)
    hint(BEFORE, bot, 1)
    assert seen[0] == seen[1]


def test_the_page_knows_every_reason() -> None:
    text = (Path(__file__).parent.parent / "web" / "text" / "en" / "words.ftl").read_text(encoding="utf-8")
    told = text.split("hint =")[1]
    assert [line.split()[0][1:] for line in told.splitlines() if line.startswith("    .")] == list(REASONS)
