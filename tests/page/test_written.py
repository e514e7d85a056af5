"""The page shows wilds of melds that are not laid yet where the engine will read them."""

from __future__ import annotations

import random

import pytest

from rami.cards import FACES
from rami.game import Game
from rami.melds import Meld
from rami.rules import rules_from
from web import written

RULES: list[dict[str, object]] = [
    {},
    {"ace_in_runs": "high"},
    {"max_wilds_per_meld": 2, "wild_position": "chosen"},
    {"max_wilds_per_meld": None, "wild_position": "chosen", "ace_in_runs": "low"},
    {"max_wilds_per_meld": None},
]


def shown(meld: Meld) -> dict[str, object]:
    """A meld as a view has it, less the owners."""
    return {"kind": meld.kind, "slots": [{"card": slot.card, "stands_for": slot.stands_for} for slot in meld.slots]}


def alike(one: dict, other: dict) -> bool:
    """Whether two melds show the same; the order of a set does not matter."""
    if one["kind"] == "set":
        return other["kind"] == "set" and sorted(map(str, one["slots"])) == sorted(map(str, other["slots"]))
    return one == other


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_melds_and_lay_offs_are_shown_as_they_will_be_read(rules: dict[str, object]) -> None:
    game = Game(rules_from({"preset": "rami51", **rules}), 4)
    melds, aces = game.law.melds, game.rules.plain()["ace_in_runs"]
    chance = random.Random(51)
    laid = added = 0
    for _ in range(60):
        hand, other = (tuple(chance.sample(list(FACES) * 2, 10) + ["*"] * chance.choice((0, 1, 2, 3))) for _ in "12")
        for cards in melds.candidates(hand):
            meld = melds.read(cards, 0)
            assert meld is not None
            assert alike(shown(meld), written.meld(list(cards))), cards
            laid += 1
            if chance.random() > 0.3:
                continue
            for more in melds.lay_offs(other, meld):
                whole = melds.extend(meld, more, 0)
                assert whole is not None
                assert alike(shown(whole), written.grown(shown(meld), list(more), aces)), (cards, more)
                added += 1
    assert laid > 200
    assert added > 20
