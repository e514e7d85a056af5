"""The kernel of games in which melds score, held against the engine move by move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami.actions import Action, Call, Discard, Draw, LayMelds, LayOff, Match
from rami.bots.kernel.points import Kernel, Play, kernel_of
from rami.cards import FACES, ORDER, ordered
from rami.game import Game
from rami.melds import Meld
from rami.round import Bar, Debt, Round
from rami.rules import BadRules, Rules
from tests.oracles.worlds import choices, leaning

FLIPPED: list[tuple[str, Any]] = [
    ("permanent_wilds", ["2"]),
    ("permanent_wilds", ["A"]),
    ("permanent_wild_upcard", "choose"),
    ("sets_need_distinct_suits", True),
    ("wild_reclaim", True),
    ("wild_match", False),
    ("wild_set", True),
    ("wild_in_own_place", "wild"),
    ("max_wilds_per_meld", 1),
    ("max_wilds_per_meld", 2),
    ("wild_limit_by_part", False),
    ("naturals_must_outnumber_wilds", True),
    ("aces_may_be_wild", False),
    ("jokers", 4),
    ("packs", 2),
    ("packs", 3),
    ("lowest_rank", "3"),
    ("melds", "runs"),
    ("melds", "sets"),
    ("ace_in_runs", "high"),
    ("ace_in_runs", "low"),
    ("ace_at_both_ends", False),
    ("lay_off_needs_opening", True),
    ("take_depth", 1),
    ("take_needs_two_naturals", "deep"),
    ("take_needs_two_naturals", "always"),
    ("taken_card_must_be_melded", True),
    ("may_discard_taken_card", True),
    ("stock_card_now_or_never", True),
    ("discard_from_turn", 2),
    ("last_card_draws_stock", True),
    ("rummy_call", "off"),
    ("rummy_call", "lay_off"),
    ("rummy_call", "pile"),
    ("discard_to_win", True),
    ("last_discard_must_be_unplayable", False),
    ("floating", False),
    ("floating", True),
    ("reshuffle_limit", 2),
    ("turn_limit", 20),
    ("stock_end", "lowest_hand"),
    ("scoring", "melded_less_hand"),
    ("scoring", "melded_and_hands"),
    ("going_out_bonus", 50),
    ("direction", "counter_clockwise"),
]
"""Switches that the kernel covers, in a game or another."""

TABLES = st.tuples(st.sampled_from(["rummy5000", "george", "rummy500"]), st.integers(2, 8))


def alike(kernel: Kernel, state: Play, round: Round) -> None:
    """The state is the round."""
    terms = state.terms
    assert state.hands == list(map(terms.hand, round.hands))
    assert state.pile == [ORDER[card] for card in round.discard]
    assert state.stock == [ORDER[card] for card in reversed(round.stock)]
    assert state.melds == list(map(terms.lying, round.melds))
    assert tuple(state.melded) == terms.law.values.melded(round.melds, len(round.hands))
    assert state.opened == sum(1 << seat for seat in round.opened)
    assert state.reshuffles == round.reshuffles
    same = kernel.state(round)
    assert (state.sets, state.ends, state.stand) == (same.sets, same.ends, same.stand)


def follow(game: Game, round: Round) -> list[Action]:
    """Plays the round on in both, comparing after every move."""
    kernel = kernel_of(game, round.wild_rank)
    assert kernel is not None
    state = kernel.state(round)
    now, played = round, []

    def heard(seat: int, action: Action) -> None:
        nonlocal now
        assert seat == now.turn
        now = game.play(now, seat, action)
        played.append(action)
        if len(played) >= len(state.begun):
            alike(kernel, state, now)

    scores = kernel.play_on(state, heard=heard)
    assert now.result is not None
    assert scores == now.result.scores
    assert state.turn_number == now.turn_number
    return played


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


@settings(max_examples=60, deadline=None)
@given(TABLES, st.text(max_size=3), st.integers(0, 80))
def test_presets_are_played_as_the_engine_plays(table: tuple[str, int], seed: str, acts: int) -> None:
    preset, players = table
    game = Game(Rules.make(preset), players)
    follow(game, reached(game, seed, acts))


@settings(max_examples=120, deadline=None)
@given(TABLES, st.lists(st.sampled_from(FLIPPED), max_size=5), st.text(max_size=3), st.integers(0, 60))
def test_other_rules_are_played_as_the_engine_plays(
    table: tuple[str, int], flipped: list[tuple[str, Any]], seed: str, acts: int
) -> None:
    preset, players = table
    try:
        game = Game(Rules.make(preset, **dict(flipped)), players)
    except BadRules:
        return
    round = reached(game, seed, acts)
    if kernel_of(game, round.wild_rank) is not None:
        follow(game, round)


@pytest.mark.parametrize(("switch", "value"), FLIPPED)
def test_a_switch_is_covered_where_it_stands_alone(switch: str, value: Any) -> None:
    besides = {"discard_to_win": {"floating": False}}
    game = Game(Rules.make("rummy5000", **{"packs": 3, switch: value, **besides.get(switch, {})}), 4)
    assert kernel_of(game, "6") is not None


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("opening_minimum", 30),
        ("wild_position", "lowest"),
        ("first_turn_grace", True),
        ("floaters_draw_at_end", True),
        ("may_discard_wild", False),
        ("unopened_penalty", 100),
        ("winner_bonus", {"rami_sec": -20}),
        ("scoring", "penalty"),
    ],
)
def test_what_is_not_exact_is_not_covered(switch: str, value: Any) -> None:
    assert kernel_of(Game(Rules.make("rummy5000", **{switch: value}), 4), "6") is None


def at(hand: str, *, pile: str = "8D", melds: str = "", others: str = "", **fields: Any) -> tuple[Game, Round]:
    """Seat 0's turn at a table of three, sixes wild in Rummy 5000; the melds are seat 1's."""
    preset = fields.pop("preset", "rummy5000")
    game = Game(Rules.make(preset), 3)
    wild_rank = "6" if preset == "rummy5000" else None
    law = game.law_for(wild_rank)
    laid: list[Meld] = []
    for cards in filter(None, melds.split("/")):
        meld = law.melds.read(tuple(cards.split()), 1)
        assert meld is not None
        laid.append(meld)
    hands = tuple(ordered(cards.split()) for cards in (hand, *(others or "2C 4C 9D JS KD/3C 5C 9H JD KC").split("/")))
    seen = {*(card for each in hands for card in each), *pile.split(), *(card for meld in laid for card in meld.cards)}
    stock = fields.pop("stock", "").split() or [face for face in FACES if face not in seen]
    round = Round(
        dealer=2,
        hands=hands,
        stock=tuple(stock),
        discard=tuple(pile.split()),
        melds=tuple(laid),
        turn=0,
        opened=(1,) if laid else (),
        wild_rank=wild_rank,
        known=((),) * 3,
        scores=(0,) * 3,
        turn_number=6,
    )
    return game, round._replace(**fields)


def first_of(game: Game, round: Round, count: int) -> list[Action]:
    return follow(game, round)[:count]


def test_a_seat_takes_what_lets_it_go_out() -> None:
    game, round = at("4C", melds="9C 9D 9S", pile="8D 9H", stock="TH 2H 3H")
    assert follow(game, round) == [Draw("discard"), LayOff(("9H",), 0), Discard("4C")]
    game, round = at("4C 4D", melds="9C 9D 9S", pile="4H 9H", stock="TH 2H 3H")
    assert first_of(game, round, 3) == [Draw("discard", 2), LayMelds((("4C", "4D", "4H"),)), LayOff(("9H",), 0)]


def test_a_wild_takes_the_place_between_two() -> None:
    game, round = at("6C 9S JS 2D", stock="KH 2H 3H")
    assert LayMelds((("9S", "6C=TS", "JS"),)) in first_of(game, round, 3)


def test_thirteen_in_a_run_stand_ace_high() -> None:
    """The ace below, worth less, is worth what it is at the other end once the king joins them."""
    run = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH"
    game, round = at("KH 4C 8S", melds=run, stock="KC 2S 3S", preset="rummy500")
    assert LayOff(("KH",), 0) in follow(game, round)


def test_a_floating_seat_matches_a_wild_with_what_it_draws() -> None:
    game, round = at("", melds="7H 8H 6C=9H", stock="9H 2S 3S", opened=(0, 1))
    assert first_of(game, round, 2) == [Draw("stock"), Match("9H", 0)]


def test_a_discard_that_fits_is_called_by_the_next_seat() -> None:
    fields = {"phase": "call", "discarder": 2, "following": 0}
    game, round = at("4D", melds="9C 9D 9S", others="2C 4C/3C 5C", pile="2D 9H", **fields)
    assert follow(game, round) == [Call(0), Discard("4D")]


def test_what_only_the_engine_knows_how_to_pay_has_been_paid() -> None:
    """A card with no pair and no place goes with two wilds."""
    game, round = at("8D 6C 6D 2S", phase="play", source="discard", taken=("8D", "2S"))
    round = round._replace(debts=(Debt("8D", "must_meld_taken", "R5-13"),))
    kernel = kernel_of(game, "6")
    assert kernel is not None
    assert len(kernel.state(round).begun) == 1
    follow(game, round)


def test_who_may_not_throw_what_it_took_keeps_another_card() -> None:
    """Without the wild, only the taken card would be left, which fits nowhere."""
    game, round = at("TC 6C", melds="9H 9D 9S", phase="play", source="discard", taken=("TC",))
    round = round._replace(bars=(Bar("TC", "cannot_discard_taken", "R5-17"),))
    assert first_of(game, round, 1) == [Discard("6C")]


def test_a_state_is_played_as_often_as_one_likes() -> None:
    """Each time with the cards that are put into it."""
    game, round = at("AC AD AH 4S", stock="2H 3H 4H")
    kernel = kernel_of(game, "6")
    assert kernel is not None
    state = kernel.state(round)
    scores = [kernel.play_on(state.with_cards(state.hands, stock)) for stock in (state.stock, [], state.stock)]
    assert scores[0] == scores[2] != scores[1]
