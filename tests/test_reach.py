"""A hand against the table: what is promised to be left over, and what play leaves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rami.bots import BOTS, BUDGET
from rami.bots.ground import rehearsal
from rami.bots.hand_counts import cards_of, hand_of
from rami.bots.normal import Mind
from rami.bots.reach import Left, Reach, partners
from rami.cards import FACES, JOKER, ORDER
from rami.game import Game
from rami.melds import Meld
from rami.rules import Rules
from rami.view import View


def reach(table: str = "", **switches: object) -> Reach:
    law = Game(Rules.make("rami51", **switches), 2).law
    melds: list[Meld] = []
    for cards in filter(None, table.split("/")):
        meld = law.melds.lying(tuple(cards.split()), 1)
        assert meld is not None
        melds.append(meld)
    return Reach(law, melds)


@pytest.mark.parametrize(
    ("hand", "table", "left"),
    [
        ("KC KD KS 2C", "", Left(1, 2)),
        ("KC KC KD 2C", "", Left(4, 32)),
        ("KC KD * 2C", "", Left(1, 2)),
        ("* *", "", Left(0, 0)),
        ("8H TC", "5H 6H 7H", Left(1, 10)),
        ("8H TH TC", "5H 6H 7H", Left(2, 20)),
        ("9H * TC", "5H 6H 7H", Left(1, 10)),
        ("9H * TC", "5H 6H * 8H", Left(1, 10)),
        ("TH * 2C", "5H 6H *=7H 8H", Left(2, 12)),  # no room for another joker
        ("2H * TC", "5H 6H 7H", Left(2, 12)),  # two places are missing
        ("3H 2H AH * TC", "5H 6H 7H", Left(1, 10)),
        ("AH KH", "2H 3H 4H/TH JH QH", Left(0, 0)),
        ("8H 8H 4C", "5H 6H 7H/5H 6H 7H", Left(1, 4)),
        ("8H 9C 9D", "5H 6H 7H/8C 8D 8S", Left(2, 18)),
        ("8H 9H TH 4C", "5H 6H 7H", Left(1, 4)),
        ("8H 8C 8D 9H", "5H 6H 7H", Left(1, 9)),
    ],
)
def test_what_is_left_over(hand: str, table: str, left: Left) -> None:
    assert reach(table).left(hand_of(hand.split())) == left


def test_a_set_takes_any_suit_where_suits_need_not_differ() -> None:
    assert reach("9C 9D 9S").left(hand_of(["9C", "9C"])).cards == 2
    assert reach("9C 9D 9S", sets_need_distinct_suits=False).left(hand_of(["9C", "9C"])).cards == 0


def test_what_fits_and_what_may_help() -> None:
    found = reach("5H 6H 7H/9C 9D 9S")
    assert set(cards_of(found.fits & hand_of(FACES))) == {"4H", "8H", "9H"}
    assert set(cards_of(found.first & hand_of(FACES))) == {"3H", "4H", "8H", "9H"}
    near = set(cards_of(found.helpful(hand_of(["AS"])) & hand_of(FACES)))
    assert near == {"3H", "4H", "8H", "9H", "AC", "AD", "AH", "KS", "QS", "2S", "3S"}


def test_partners_make_melds_of_three() -> None:
    law = Game(Rules.make("rami51"), 2).law
    pairs = [{(*FACES, JOKER)[place] for place in pair} for pair in partners(law)[ORDER["AC"]]]
    assert {"2C", "3C"} in pairs and {"KC", "QC"} in pairs and {"AD", "AS"} in pairs and {"2C", JOKER} in pairs
    assert {"2C", "KC"} not in pairs
    assert all(law.melds.read((*pair, "AC"), 0) for pair in pairs)


HOUSES: list[dict[str, Any]] = [
    {},
    {"max_wilds_per_meld": 2},
    {"max_wilds_per_meld": None},
    {"max_wilds_per_meld": None, "naturals_must_outnumber_wilds": True},
    {"wild_position": "chosen"},
    {"sets_need_distinct_suits": False},
]


def opened_hands(house: dict[str, Any], seed: int) -> Iterator[tuple[Game, View]]:
    """Views of seats that have drawn and may lay off, of a round in which some play well and some anyhow."""
    game, rng = Game(Rules.make("rami51", jokers=6, **house), 2 + seed % 3), Random(seed)
    round = game.deal(f"promises {seed}")
    while round.turn is not None:
        view = game.view(round, round.turn)
        if view.phase == "play" and view.seat in view.opened:
            yield game, view
        name = "normal" if rng.random() < 0.7 else "random"
        round = game.play(round, round.turn, BOTS[name](view, rng, BUDGET))


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_play_leaves_no_more_than_is_promised(house: dict[str, Any]) -> None:
    """No joker is laid where it takes less along than it could."""
    seen = 0
    for seed in range(4):
        for game, view in opened_hands(house, seed):
            mind = Mind(view)
            promised = mind.reach.left(mind.hand).cards
            round = rehearsal(view)
            while round.turn == view.seat and (action := Mind(game.view(round, view.seat)).lay()) is not None:
                round = game.play(round, view.seat, action)
            seen += 1
            assert sum(card != JOKER for card in round.hands[view.seat]) <= promised
    assert seen > 20
