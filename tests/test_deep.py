"""How the hard level ends its turns where there are twins or jokers, by judgement, in worlds, and by knowledge."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami.actions import Discard, LayMelds
from rami.bots import BUDGET, deep
from rami.bots.kernel import kernel_of
from rami.cards import FACES, ordered
from rami.game import Game
from rami.round import Round
from rami.rules import Rules

HOUSES: list[dict[str, object]] = [
    {},
    {"lay_off_in_opening_turn": False, "max_wilds_per_meld": 2},
    {"taken_card_must_be_melded": True, "discard_to_win": True},
    {"may_discard_wild": False, "wild_position": "chosen", "max_wilds_per_meld": None},
]


def stand(theirs: str, hand: str = "4H 5H 6H 9C KD 2S JS", **switches: object) -> tuple[Game, Round]:
    """Seat 0 of two is to act, both have opened."""
    game = Game(Rules.make("rami51", **switches), 2)
    meld = game.law.melds.read(("2C", "3C", "4C"), 1)
    assert meld is not None
    round = Round(
        dealer=1,
        hands=(ordered(hand.split()), ordered(theirs.split())),
        stock=FACES[13:39],
        discard=("QD",),
        melds=(meld,),
        turn=0,
        phase="play",
        source="stock",
        taken=("2S",),
        opened=(0, 1),
        known=((), ()),
        scores=(0, 0),
        turn_number=12,
    )
    return game, round


def test_who_knows_that_another_goes_out_next_lays_all() -> None:
    game, round = stand("7S 8S 9S TS 7D 8D 9D TD")
    view = game.view(round, 0)
    assert isinstance(deep.judged(view, BUDGET), Discard)
    assert isinstance(deep.knowing(round)(view, Random(1), BUDGET), LayMelds)


def test_who_knows_the_cards_throws_none_that_another_goes_out_with() -> None:
    game, round = stand("QC QD", "4H 5H QH 9S 2D")
    view = game.view(round, 0)
    assert deep.judged(view, BUDGET) == Discard("QH")
    assert deep.knowing(round)(view, Random(1), BUDGET) != Discard("QH")


def test_a_game_that_no_kernel_plays_is_judged() -> None:
    game, round = stand("7S 8S 9S TS 7D 8D 9D TD", sets_need_distinct_suits=False)
    assert kernel_of(game, None) is None
    view = game.view(round, 0)
    judged = deep.judged(view, BUDGET)
    assert deep.knowing(round)(view, Random(1), BUDGET) == judged
    assert deep.act(view, BUDGET) == judged


@pytest.mark.parametrize("house", HOUSES)
@settings(max_examples=3)
@given(seed=st.integers(0, 10**6))
def test_who_knows_the_cards_plays_by_the_rules(house: dict[str, object], seed: int) -> None:
    """A refused action raises, of the ways that are played on as of the moves."""
    game = Game(Rules.make("rami51", **house), 3)
    round = game.deal(str(seed))
    while round.turn is not None and round.turn_number < 24:
        view = game.view(round, round.turn)
        round = game.play(round, round.turn, deep.knowing(round)(view, Random(1), BUDGET))


def test_once_it_has_opened_among_several_it_lays_as_worlds_have_it() -> None:
    """With budget for them, some moves are others than the judgement's; without, none."""
    game = Game(Rules.make("rami51"), 4)
    others = 0
    for seed in range(3):
        round = game.deal(f"worlds {seed}")
        while round.turn is not None:
            view = game.view(round, round.turn)
            judged, move = deep.judged(view, BUDGET), deep.act(view, BUDGET)
            if move != judged:
                others += 1
                assert view.seat in view.opened
                assert move == deep.act(view, BUDGET)
                assert deep.act(view, 10) == deep.judged(view, 10)
            round = game.play(round, round.turn, judged)
    assert others


def test_between_two_the_judgement_decides() -> None:
    game = Game(Rules.make("rami51"), 2)
    round = game.deal("two")
    while round.turn is not None and round.turn_number < 20:
        view = game.view(round, round.turn)
        assert deep.act(view, BUDGET) == deep.judged(view, BUDGET)
        round = game.play(round, round.turn, deep.judged(view, BUDGET))
