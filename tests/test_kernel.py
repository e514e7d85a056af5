"""The kernel of games won by going out, held against the engine move by move."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami.actions import Action
from rami.bots.kernel import kernel_of
from rami.bots.kernel.acts import Acts, State, cards_of, hands
from rami.bots.kernel.terms import CARDS, lying
from rami.game import Game
from rami.round import Round
from rami.rules import Rules
from tests.oracles.worlds import choices, games, leaning

COVERED: dict[str, Any] = {
    "wild_indicator": None,
    "permanent_wilds": [],
    "ace_at_both_ends": False,
    "sets_need_distinct_suits": True,
    "wild_set": False,
    "permanent_wild_upcard": "count",
    "floating": False,
    "first_turn_grace": False,
    "rummy_call": "off",
    "wild_match": False,
    "last_discard_must_be_unplayable": False,
    "stock_card_now_or_never": False,
    "may_discard_wild": True,
    "take_depth": 1,
    "take_needs_two_naturals": "never",
}
"""Switches at the values that the kernel needs."""


def alike(state: State, round: Round) -> None:
    """The state is the round."""
    assert hands(state) == round.hands
    assert [CARDS[number] for number in state.pile] == list(round.discard)
    assert [CARDS[number] for number in reversed(state.stock)] == list(round.stock)
    assert state.melds == [lying(meld) for meld in round.melds]
    if round.result is not None:
        assert state.result == round.result.scores
        return
    assert state.result is None
    assert (state.seat, state.drawn) == (round.turn, round.phase == "play")
    assert [seat for seat, opened in enumerate(state.opened) if opened] == list(round.opened)
    assert (state.turns, state.reshuffles, state.fresh) == (
        round.turn_number,
        round.reshuffles,
        round.opened_this_turn,
    )
    assert state.counts == list(map(len, round.hands))
    assert state.barred == (CARDS.index(round.bars[0].face) if round.bars else -1)


def reached(game: Game, seed: str, acts: int) -> Round:
    """A position somewhere in a round."""
    rng, round = Random(seed), game.deal(seed)
    for _ in range(acts):
        assert round.turn is not None
        after = game.play(round, round.turn, leaning(rng, choices(game, round)))
        if after.result is not None:
            break
        round = after
    return round


def follow(game: Game, round: Round, hold: list[bool] | None, seed: str) -> list[Action]:
    """Plays the round on in both, comparing before every move; without `hold`, at random."""
    kernel = kernel_of(game, round.wild_rank)
    assert isinstance(kernel, Acts)
    state = kernel.state(round)
    now, played = state.round, []

    def heard(seat: int, action: Action) -> None:
        nonlocal now
        alike(state, now)
        assert seat == now.turn
        now = game.play(now, seat, action)
        played.append(action)

    if hold is None:
        assert kernel.random_play(state, Random(seed), heard) == len(played)
    else:
        assert kernel.play_on(state, hold, heard) == state.result
    assert now.result is not None
    alike(state, now)
    return played


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(["cardverse", "rami40", "rami51"]),
    st.integers(2, 6),
    st.text(max_size=3),
    st.integers(0, 60),
    st.none() | st.lists(st.booleans(), min_size=6, max_size=6),
)
def test_presets_are_played_as_the_engine_plays(
    preset: str, players: int, seed: str, acts: int, hold: list[bool] | None
) -> None:
    game = Game(Rules.make(preset), min(players, 4 if preset == "cardverse" else 6))
    follow(game, reached(game, seed, acts), hold, seed)


@settings(max_examples=60, deadline=None)
@given(st.data(), st.text(max_size=3), st.integers(0, 30), st.none() | st.lists(st.booleans(), min_size=6, max_size=6))
def test_switches_are_played_as_the_engine_plays(
    data: st.DataObject, seed: str, acts: int, hold: list[bool] | None
) -> None:
    """Whatever the switches say that leave the kernel in charge."""
    fixed = {switch: st.just(value) for switch, value in COVERED.items()}
    scoring = st.sampled_from(["winner_takes_hands", "penalty"])
    turns = st.integers(20, 120)
    game = data.draw(games(6, **fixed, scoring=scoring, turn_limit=turns, upcard_counts=st.just({})))
    if isinstance(kernel_of(game, None), Acts):
        follow(game, reached(game, seed, acts), hold, seed)


@pytest.mark.parametrize(
    "switches",
    [
        {"opening_minimum": 0},
        {"opening_minimum": 30, "opening_ladder": True},
        {"opening_minimum": 30, "opening_needs_clean_run": True},
        {"opening_minimum": 71, "rami_sec_waives_opening": True},
        {"lay_off_in_opening_turn": False},
        {"lay_off_needs_opening": False},
        {"taken_card_must_be_melded": True},
        {"taken_card_must_open": True},
        {"taken_card_must_be_melded": True, "taken_card_must_open": True, "may_discard_taken_card": True},
        {"last_card_draws_stock": True, "discard_from_turn": 3},
        {"discard_to_win": True},
        {"stock_end": "nobody", "reshuffle_limit": 0, "jokers": 0},
        {"reshuffle_limit": None, "turn_limit": 90, "opening_minimum": 101},
        {"wild_position": "chosen", "max_wilds_per_meld": None},
        {"max_wilds_per_meld": 2, "naturals_must_outnumber_wilds": True, "jokers": 10},
        {"wild_reclaim": False, "jokers": 8},
        {"reclaimed_wild_needs_new_meld": True, "wild_reclaim_from_short_set": True, "jokers": 8},
        {"reclaimed_wild_must_be_replayed": False, "jokers": 8},
        {"melds": "sets"},
        {"melds": "runs", "ace_in_runs": "high"},
        {"ace_in_runs": "low", "lowest_rank": "2"},
        {"lowest_rank": "4", "packs": 3},
        {"direction": "counter_clockwise", "dealer_starts_with_discard": True},
        {"unopened_penalty": 100, "rami_sec_doubles": True, "winner_bonus": {"out": -10, "rami_sec": -20}},
        {"scoring": "winner_takes_hands", "ace_value": 1, "values": {"QC": 40, "wild": 7}},
    ],
    ids=str,
)
@pytest.mark.parametrize("hold", [None, [False] * 3, [True] * 3], ids=["random", "laid", "held"])
def test_each_switch_is_played_as_the_engine_plays(switches: dict[str, Any], hold: list[bool] | None) -> None:
    game = Game(Rules.make("rami51", **switches), 3)
    for seed, acts in (("dealt", 0), ("drawn", 1), ("later", 45)):
        follow(game, reached(game, seed, acts), hold, seed)


def test_the_eliminated_are_passed_over() -> None:
    game = Game(Rules.make("rami51", elimination=True), 4)
    plan = game.law.plan
    round = plan.deal(plan.shuffle("left", 1), 0, "left", (0, 600, 0, 0), 1, eliminated=(1,))
    assert round.hands[1] == ()
    follow(game, round, [False] * 4, "")
    follow(game, round, None, "")


@pytest.mark.parametrize(
    "switch",
    [
        {"wild_indicator": "first"},
        {"permanent_wilds": ["2"]},
        {"ace_at_both_ends": True},
        {"sets_need_distinct_suits": False},
        {"wild_set": True},
        {"floating": True},
        {"first_turn_grace": True},
        {"rummy_call": "lay_off"},
        {"wild_match": True},
        {"last_discard_must_be_unplayable": True},
        {"stock_card_now_or_never": True},
        {"may_discard_wild": False},
        {"take_depth": "any"},
        {"take_needs_two_naturals": "always"},
        {"scoring": "melded_and_hands"},
        {"scoring": "melded_less_hand"},
        {"hand_size": None, "permanent_wild_upcard": "choose", "jokers": 4},
    ],
    ids=str,
)
@pytest.mark.parametrize("preset", ["cardverse", "rami51"])
def test_what_is_not_covered_is_declared(preset: str, switch: dict[str, Any]) -> None:
    game = Game(Rules.make(preset, packs=2, **switch), 2)
    wild_rank = "7" if "wild_indicator" in switch else None
    assert not isinstance(kernel_of(game, wild_rank), Acts)


@pytest.mark.parametrize("preset", ["cardverse", "rami51"])
def test_play_is_the_same_every_time(preset: str) -> None:
    game = Game(Rules.make(preset), 3)
    round = game.deal("again")
    assert follow(game, round, [True, False, True], "") == follow(game, round, [True, False, True], "")
    assert follow(game, round, None, "1") == follow(game, round, None, "1") != follow(game, round, None, "2")


@pytest.mark.parametrize("preset", ["cardverse", "rami51"])
def test_no_card_is_lost(preset: str) -> None:
    game = Game(Rules.make(preset), 4)
    kernel = kernel_of(game, None)
    assert isinstance(kernel, Acts)
    round = game.deal("counted")
    cards = Counter((*round.stock, *round.discard, *(card for hand in round.hands for card in hand)))
    state = kernel.state(round)
    scores = kernel.play_on(state)
    found = [card for hand in hands(state) for card in hand]
    found += [CARDS[number] for number in (*state.stock, *state.pile, *chain.from_iterable(map(cards_of, state.melds)))]
    assert Counter(found) == cards
    assert scores == state.result
