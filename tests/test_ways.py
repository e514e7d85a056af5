"""The ways to end a turn, played out with the engine."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami.actions import Action, Discard, Draw, LayMelds, LayOff, Reclaim
from rami.bots import normal
from rami.bots.ground import standing
from rami.bots.race import Scene
from rami.bots.ways import Layer, Way
from rami.cards import ordered
from rami.game import Game
from rami.round import Round
from rami.rules import Rules

HOUSES: list[dict[str, object]] = [
    {},
    {"opening_needs_clean_run": True},
    {"discard_to_win": True},
    {"lay_off_in_opening_turn": False},
    {"reclaimed_wild_needs_new_meld": True, "max_wilds_per_meld": 2},
    {"taken_card_must_be_melded": True, "opening_minimum": 30},
    {"rami_sec_waives_opening": True, "opening_minimum": 101},
]


def table(hand: str, melds: str = "", opened: bool = True, **switches: object) -> tuple[Game, Round]:
    """Seat 0 has drawn; the melds are seat 1's."""
    game = Game(Rules.make("rami51", **switches), 2)
    laid = [game.law.melds.read(tuple(cards.split()), 1) for cards in filter(None, melds.split("/"))]
    round = Round(
        dealer=1,
        hands=(ordered(hand.split()), ordered("2C 9D KS 4H".split())),
        stock=("2D", "3D", "4S"),
        discard=("3C",),
        melds=tuple(meld for meld in laid if meld),
        turn=0,
        phase="play",
        source="stock",
        taken=(hand.split()[0],),
        opened=(0, 1) if opened else (1,),
        known=((), ()),
        scores=(0, 0),
    )
    return game, round


def ways(game: Game, round: Round) -> list[Way]:
    view = game.view(round, 0)
    return Layer(Scene(view)).ways(standing(view))


def finish(game: Game, round: Round) -> Action | None:
    view = game.view(round, 0)
    return Layer(Scene(view)).finish(standing(view))


def test_melds_may_be_kept_or_laid_alone_or_all() -> None:
    found = ways(*table("4H 5H 6H 9C 9D 9S KD 2S"))
    assert {(way.first, way.now.hand) for way in found} == {
        (None, ordered("4H 5H 6H 9C 9D 9S KD 2S".split())),
        (LayMelds((("4H", "5H", "6H"),)), ordered("KD 2S".split())),
        (LayMelds((("4H", "5H", "6H"),)), ordered("9C 9D 9S KD 2S".split())),
        (LayMelds((("9C", "9D", "9S"),)), ordered("4H 5H 6H KD 2S".split())),
    }


def test_an_opening_need_not_be_all() -> None:
    game, round = table("TH JH QH KH 9C 9D 9S 3C 4C 5C 2D 8S", opened=False)
    laid = {sum(map(len, way.first.melds)) for way in ways(game, round) if isinstance(way.first, LayMelds)}
    assert laid == {7, 10}
    assert [way.first for way in ways(*table("4H 5H 6H 9C 9D 9S KD 2S", opened=False))] == [None]


def test_jokers_may_be_kept() -> None:
    found = ways(*table("* KD 2S 9H", "6H 7H 8H"))
    assert {" ".join(way.now.hand) for way in found} == {"KD 9H 2S *", "KD 2S *", "KD 2S"}


def test_a_joker_is_won_back_for_a_card_that_nothing_needs() -> None:
    found = ways(*table("7H KC KD 2S", "6H *=7H 8H"))
    assert any(isinstance(way.first, Reclaim) and way.now.hand == ("2S",) for way in found)


@pytest.mark.parametrize(
    ("hand", "melds", "switches"),
    [
        ("4H 5H 6H 9C 9D 9S TC", "", {}),
        ("4H 5H 6H 9C 9D 9S TC", "", {"discard_to_win": True}),
        ("4H 5H 6H 7H 9C 9D 9S", "", {"discard_to_win": True}),
        ("4H 5H 6H 9C 9D 9S", "", {}),
        ("9H TH KD", "6H 7H 8H", {}),
        ("* TH KD", "6H 7H 8H", {"discard_to_win": True}),
        ("9H * KD", "6H 7H 8H", {}),
        ("7H KC KD 2S", "6H *=7H 8H", {}),
        ("2S", "", {"discard_to_win": True}),
    ],
)
def test_a_hand_that_can_go_out_does(hand: str, melds: str, switches: dict[str, object]) -> None:
    game, round = table(hand, melds, **switches)
    while round.turn == 0:
        action = finish(game, round)
        assert action is not None
        round = game.play(round, 0, action)
    assert round.result is not None
    assert round.result.winner == 0


@pytest.mark.parametrize(
    ("hand", "melds", "switches"),
    [
        ("4H 5H 6H 9C 9D 9S", "", {"discard_to_win": True}),
        ("4H 5H 6H 9C 9D TC", "", {}),
        ("9H KH KD", "6H 7H 8H", {}),
        ("TH KD", "6H 7H 8H", {}),
    ],
)
def test_a_hand_that_cannot_go_out_does_not_try(hand: str, melds: str, switches: dict[str, object]) -> None:
    assert finish(*table(hand, melds, **switches)) is None


def test_a_first_opening_must_be_worth_enough_to_go_out() -> None:
    assert finish(*table("4H 5H 6H 9C 9D 9S TC", opened=False)) is None
    assert finish(*table("4H 5H 6H 9C 9D 9S TC", opened=False, opening_minimum=40)) is not None


@settings(max_examples=12)
@given(house=st.sampled_from(HOUSES), seed=st.integers(0, 10**6))
def test_every_way_is_legal_and_stands_as_the_engine_says(house: dict[str, object], seed: int) -> None:
    game = Game(Rules.make("rami51", **house), 3)
    round = game.deal(str(seed))
    for _ in range(30):
        seat = round.turn
        if seat is None:
            break
        view = game.view(round, seat)
        if not view.options.draws and not view.debts:
            for way in Layer(Scene(view)).ways(standing(view)):
                after = round
                for action in way.actions:
                    after = game.play(after, seat, action)
                assert (way.now.hand, way.now.melds) == (after.hands[seat], after.melds)
        action = normal.act(view, Random(seed), 1000)
        assert isinstance(action, Draw | Discard | LayMelds | LayOff | Reclaim)
        round = game.play(round, seat, action)
