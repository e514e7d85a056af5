"""A seat learns nothing of what it cannot see: with the hidden cards dealt anew, all it is told stays equal (P-4)."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami.actions import Choose, Discard, Draw
from rami.bots import BOTS
from rami.game import Game
from rami.presets import PRESETS
from rami.round import Round
from rami.rules import Rules
from rami.table import Seat, Table
from rami.wire import update
from tests.oracles.worlds import all_cards, anything, choices, games, leaning, other_world


def news(before: Round, after: Round, seat: int) -> list[object]:
    """What the seat is told of the step from one round to the next."""
    return [event.for_seat(seat) for event in after.history[len(before.history) :]]


def compare(game: Game, rng: Random, round: Round) -> int:
    """Every seat looks at the round and at another world; returns how many of those worlds were different."""
    different = 0
    for seat in range(game.players):
        other = other_world(rng, round, seat)
        assert all_cards(other) == all_cards(round)
        different += other != round
        view = game.view(round, seat)
        assert game.view(other, seat) == view
        assert repr(game.view(other, seat)) == repr(view)
        if round.turn == seat:
            assert game.options(other) == game.options(round)
        legal = choices(game, round) if seat == round.turn else []
        for action in [*legal, *(anything(rng, round) for _ in range(6))]:
            refusal = game.refusal(round, seat, action)
            assert game.refusal(other, seat, action) == refusal
            deals = isinstance(action, Choose) or action == Draw("stock")
            if refusal is None and not deals:
                ours, theirs = game.play(round, seat, action), game.play(other, seat, action)
                if ours.result is None:
                    assert news(round, ours, seat) == news(other, theirs, seat)
                    assert game.view(ours, seat) == game.view(theirs, seat)
    return different


@settings(max_examples=40)
@given(game=games(seats=8) | games(seats=8, short=True), seed=st.integers(0, 10**9))
def test_other_worlds_look_the_same(game: Game, seed: int) -> None:
    rng = Random(seed)
    round = game.deal(str(seed), dealer=rng.randrange(game.players))
    for step in range(45):
        if round.turn is None:
            break
        if step % 5 == 0:
            compare(game, rng, round)
        round = game.play(round, round.turn, leaning(rng, choices(game, round)))


PHASES: dict[str, dict[str, Any]] = {
    "call": {"first_turn_grace": True},
    "call, pile": {"rummy_call": "pile", "hand_size": 8},
    "choose": {"permanent_wilds": ["2", "T", "J", "Q"], "permanent_wild_upcard": "choose", "packs": 3},
    "play, now or never": {"stock_card_now_or_never": True, "hand_size": 6},
    "draw, an extra card": {"wild_indicator": "extra", "jokers": 4, "packs": 2},
}
"""Tables by the phase that they come to again and again."""


@pytest.mark.parametrize("name", PHASES)
def test_other_worlds_look_the_same_in_every_phase(name: str) -> None:
    game, different, rng = Game(Rules.make("rummy5000", **PHASES[name]), 4), 0, Random(name)
    for seed in range(12):
        round = game.deal(f"{name} {seed}", dealer=seed % 4)
        for _ in range(40):
            if round.turn is None or different > 40:
                break
            if round.phase == name.split(",")[0]:
                different += compare(game, rng, round)
            round = game.play(round, round.turn, rng.choice(choices(game, round)))
    assert different > 20


@settings(max_examples=25)
@given(game=games() | games(short=True), chance=st.integers(0, 10**9))
def test_the_page_is_told_the_same(game: Game, chance: int) -> None:
    """The update that goes to the page, of this world and of another, to the letter."""
    rng = Random(chance)
    table = Table.start(game.rules, tuple(Seat("you" if seat == 0 else "person") for seat in range(game.players)), "s")
    for _ in range(20):
        turn = table.round.turn
        if turn is None:
            break
        table = table.act(turn, leaning(rng, choices(game, table.round)), table.number)
        other = other_world(rng, table.round, table.viewer)
        news = other.history[len(other.history) - len(table.news) :]
        elsewhere = replace(table, match=replace(table.match, round=other), news=news)
        if table.round.result is None:
            assert json.dumps(update(elsewhere)) == json.dumps(update(table))


@settings(max_examples=12)
@given(
    seed=st.integers(0, 10**9),
    name=st.sampled_from(sorted(BOTS)),
    preset=st.sampled_from(sorted(PRESETS)),
    players=st.integers(2, 4),
)
def test_a_bot_moves_the_same(seed: int, name: str, preset: str, players: int) -> None:
    game, rng = Game(Rules.make(preset), players), Random(seed)
    round = game.deal(str(seed), dealer=0)
    for step in range(24):
        seat = round.turn
        if seat is None:
            break
        if step % 4 == 0:
            views = [game.view(world, seat) for world in (round, other_world(rng, round, seat))]
            moves = [BOTS[name](view, Random(seed), 50) for view in views]
            assert moves[0] == moves[1]
        round = game.play(round, seat, leaning(rng, choices(game, round)))


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_other_worlds_are_others(preset: str) -> None:
    game = Game(Rules.make(preset), 3)
    round = game.deal("others", dealer=0)
    assert compare(game, Random(1), round) == 3


@pytest.mark.parametrize("action", [Draw("stock"), Draw("discard")])
def test_others_are_told_what_everybody_saw(action: Draw) -> None:
    game = Game(Rules.make("cardverse"), 3)
    round = game.deal("told", dealer=0)
    after = game.play(round, 1, action)
    assert [event.cards for event in news(round, after, 1)] == [after.taken]
    told = after.taken if action.source == "discard" else ()
    for seat in (0, 2):
        assert [event.cards for event in news(round, after, seat)] == [told]
        taken = game.view(after, seat).taken
        assert taken is not None
        assert (taken.source, taken.cards) == (action.source, told)
        assert game.view(after, seat).known[1] == told


@pytest.mark.parametrize("switches", [{}, {"jokers": 2, "wild_reclaim": True}])
def test_a_view_holds_no_secret_text(switches: dict[str, Any]) -> None:
    """No face of a hidden card, and no seed, is anywhere in the text of a view."""
    game = Game(Rules.make("cardverse", **switches), 4)
    round = game.deal("a secret seed", dealer=0)
    for turn in range(12):
        seat = round.turn
        assert seat is not None
        round = game.play(round, seat, Draw("stock" if turn % 3 else "discard"))
        for looker in range(4):
            text = repr(game.view(round, looker))
            assert "secret" not in text
            seen = {*round.hands[looker], *round.discard, *(card for known in round.known for card in known)}
            hidden = set(all_cards(round)) - seen
            assert {face for face in hidden if f"'{face}'" in text} == set()
        round = game.play(round, seat, Discard(round.hands[seat][0]))


def test_a_leak_would_be_found() -> None:
    """The comparison fails for a game whose views show one card too many."""

    class Leaky(Game):
        def view(self, round: Round, seat: int):  # type: ignore[no-untyped-def]  # no view, which is the point
            return super().view(round, seat), round.stock[:1]

    game = Leaky(Rules.make("cardverse"), 2)
    with pytest.raises(AssertionError):
        compare(game, Random(1), game.deal("leak", dealer=0))
