"""No level knows more than its seat may: what is hidden, dealt anew, changes no move, no hint, nothing it is handed."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami.actions import Action, Draw
from rami.arena import Contest, Entrant, Play, play, with_packs
from rami.bots import BOTS, FROZEN, Bot, hard
from rami.events import Drew
from rami.game import Game
from rami.hint import hint
from rami.legality import Law
from rami.match import Match
from rami.presets import PRESETS
from rami.replay import Played
from rami.review import Review, Slip
from rami.round import Round
from rami.rules import Rules
from rami.table import Entry, Seat, Table
from rami.view import View
from tests.oracles.worlds import games, other_world

LEVELS = ("easy", "normal", "hard")
BUDGET = 40
"""Enough for the hard level to sample worlds, and to play some of them on."""

Mover = Callable[[Round, int], Action]
"""How a move comes of a round: an honest one looks at the seat's view alone."""


def honest(game: Game, bot: Bot, seed: int = 1) -> Mover:
    return lambda round, seat: bot(game.view(round, seat), Random(seed), BUDGET)


def played(game: Game, round: Round, movers: list[Mover]) -> Iterator[tuple[Round, int, Action]]:
    """The round to its end: each position, who is to act in it, and the move."""
    while (seat := round.turn) is not None:
        action = movers[seat](round, seat)
        yield round, seat, action
        round = game.play(round, seat, action)


def told(
    game: Game, deal: str, mover: Mover, again: Mover | None = None, most: int | None = None, each: int = 1
) -> list[Action]:
    """The moves of a round that would have been others in another world of the same view, where `again` moves."""
    again = again or mover
    rng = Random(deal)
    found = []
    for number, (round, seat, action) in enumerate(played(game, game.deal(deal), [mover] * game.players)):
        if number == most:
            break
        if number % each == 0 and again(other_world(rng, round, seat), seat) != action:
            found.append(action)
    return found


HOUSE: list[tuple[str, int, dict[str, Any]]] = [
    ("cardverse", 3, {"discard_to_win": True, "take_depth": "any", "reshuffle_limit": 1}),
    ("cardverse", 2, {"jokers": 4, "packs": 2, "lay_off_needs_opening": True}),
    ("rami51", 2, {"jokers": 6, "max_wilds_per_meld": None, "wild_position": "chosen", "may_discard_wild": False}),
    ("rami40", 3, {"taken_card_must_be_melded": True, "opening_ladder": True, "rami_sec_doubles": True}),
    ("rami51", 3, {"wild_indicator": "first", "opening_minimum": 0, "take_depth": "any"}),
    ("rummy5000", 3, {"rummy_call": "pile", "wild_reclaim": True, "stock_card_now_or_never": True}),
    ("rummy500", 2, {"floating": True, "take_needs_two_naturals": "deep", "first_turn_grace": True}),
    ("george", 3, {"permanent_wilds": ["T"], "permanent_wild_upcard": "choose", "target_winner": "out_first"}),
]


def tables() -> list[Any]:
    """Each preset with few and many seats, and some house rules."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for preset, rules in PRESETS.items():
        least, most = rules.players
        found += [(preset, least, {}), (preset, min(most, 6), {})]
    return [
        pytest.param(preset, players, more, id=f"{preset}-{players}" + "-house" * bool(more))
        for preset, players, more in [*found, *HOUSE]
    ]


def table(preset: str, players: int, more: dict[str, Any]) -> Game:
    return Game(with_packs(Rules.make(preset, **more), players), players)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("preset", "players", "more"), tables())
def test_no_decision_of_a_round_turns_on_what_is_hidden(
    preset: str, players: int, more: dict[str, Any], name: str
) -> None:
    """Nor on the chance that is handed in. Of long rounds of the hard level, every ninth."""
    game = table(preset, players, more)
    each = 9 if name == "hard" and (players > 3 or more) else 1
    first, again = (honest(game, BOTS[name], seed) for seed in (1, 2))
    assert not told(game, f"honest {preset} {players}", first, again, each=each)


@pytest.mark.parametrize("preset", ["cardverse", "rami51"])
@pytest.mark.parametrize("name", sorted(name for name, bot in FROZEN.items() if bot not in BOTS.values()))
def test_no_decision_of_a_frozen_version_turns_on_what_is_hidden(name: str, preset: str) -> None:
    game = Game(PRESETS[preset], 2)
    assert not told(game, f"frozen {preset}", honest(game, FROZEN[name]), each=3)


@settings(max_examples=12)
@given(game=games(), name=st.sampled_from(sorted(BOTS)), seed=st.integers(0, 10**6))
def test_no_first_move_turns_on_what_is_hidden_under_any_rules(game: Game, name: str, seed: int) -> None:
    assert not told(game, str(seed), honest(game, BOTS[name], seed), most=15)


# --- cheats are found out


def peeking(game: Game, bot: Bot) -> Mover:
    """Draws from the stock if its next card is worth a lot, else plays as the bot does."""

    def move(round: Round, seat: int) -> Action:
        if round.phase == "draw" and round.stock and round.stock[-1][0] in "TJQKA":
            return Draw("stock")
        return bot(game.view(round, seat), Random(1), BUDGET)

    return move


def knowing(game: Game) -> Mover:
    """The hard level with the true cards as its only world."""
    return lambda round, seat: hard.knowing(round)(game.view(round, seat), Random(1), BUDGET)


def listening(game: Game, bot: Bot) -> Mover:
    """Is told what everybody drew, and forgets no card of it."""

    def move(round: Round, seat: int) -> Action:
        drawn = [event for event in round.history if isinstance(event, Drew) and event.seat != seat]
        known = tuple(round.hands[other] if drawn else known for other, known in enumerate(round.known))
        return bot(game.view(round._replace(known=known), seat), Random(1), BUDGET)

    return move


@pytest.mark.parametrize("preset", ["cardverse", "rami51", "rummy5000"])
def test_a_cheat_is_found_out(preset: str) -> None:
    """Whether it looks at the stock, at the others' hands, or lets its chance come of them."""
    game = Game(PRESETS[preset], 3)
    assert told(game, "cheat", peeking(game, BOTS["easy"]))
    assert told(game, "cheat", listening(game, BOTS["normal"]))

    def lucky(round: Round, seat: int) -> Action:
        return BOTS["random"](game.view(round, seat), Random(str(round.stock)), BUDGET)

    assert told(game, "cheat", lucky, most=30)


@pytest.mark.parametrize("preset", ["cardverse", "rummy5000"])
def test_a_search_of_the_true_cards_is_found_out(preset: str) -> None:
    game = Game(PRESETS[preset], 2)
    assert told(game, "knows", knowing(game), most=40, each=3)


# --- what a bot is handed


def reachable(thing: object) -> Iterator[object]:
    """All that can be got at from a value, in the same order for equal ones, but for classes and code."""
    yield thing
    for each in gc.get_referents(thing):
        if not isinstance(each, type | ModuleType | FunctionType):
            yield from reachable(each)


@pytest.mark.parametrize(("preset", "players", "more"), tables())
def test_a_view_leads_to_no_round_and_to_nothing_hidden(preset: str, players: int, more: dict[str, Any]) -> None:
    """All that it leads to is the same in another world, in the same order: the faces of hidden cards do not tell."""
    game, rng = table(preset, players, more), Random(preset)
    mover = honest(game, BOTS["easy"])
    for number, (round, _, _) in enumerate(played(game, game.deal("walk"), [mover] * players)):
        if number % 40 != 5:
            continue
        for looks in range(players):
            view = game.view(round, looks)
            found = list(reachable(view))
            assert not [each for each in found if isinstance(each, Round | Game | Match | Table | Law | Random)]
            faces = [each for each in found if isinstance(each, str | int | None)]
            there = reachable(game.view(other_world(rng, round, looks), looks))
            assert faces == [each for each in there if isinstance(each, str | int | None)]


def test_a_round_that_is_reachable_is_found() -> None:
    game = Game(PRESETS["cardverse"], 2)
    round = game.deal("held")
    view = replace(game.view(round, 0), history=({"of": [round]},))
    assert any(isinstance(each, Round) for each in reachable(view))


def test_the_chance_of_a_bot_comes_of_seed_and_turn_alone() -> None:
    """At a table as in the arena: in other worlds and with other cards it is the same."""
    states: list[Any] = []

    def bot(view: View, rng: Random, budget: int) -> Action:
        states.append(rng.getstate())
        return BOTS["easy"](view, rng, budget)

    table = Table.start(PRESETS["cardverse"], (Seat("watched"),) * 2, "chance")
    round = table.round
    assert round.turn is not None
    elsewhere = replace(table.match, round=other_world(Random(1), round, round.turn))
    for each in (table, replace(table, match=elsewhere)):
        each.advance({"watched": bot}, BUDGET, each.number)
    assert states[0] == states[1]
    states.clear()
    for preset in ("cardverse", "rami51"):
        contest = Contest(PRESETS[preset], (Entrant("watched", bot), Entrant("easy", BOTS["easy"])), 1, "chance")
        play(Play(contest, lambda: 0.0, 0))
        states.append(None)
    cut = states.index(None)
    assert states[0] == states[cut + 1]


# --- hints and reviews


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_no_hint_turns_on_what_is_hidden(preset: str) -> None:
    """Neither what to do nor why."""
    game, rng = Game(PRESETS[preset], 3), Random(preset)
    for number, (round, seat, _) in enumerate(played(game, game.deal("hint"), [honest(game, BOTS["easy"])] * 3)):
        if number % 6 == 0:
            there = other_world(rng, round, seat)
            hints = [hint(game.view(each, seat), BOTS["hard"], BUDGET) for each in (round, there)]
            assert hints[0] == hints[1]


def test_no_review_turns_on_what_is_hidden() -> None:
    """What was laid and thrown in a turn costs the same where the others held other cards."""
    slips = []
    for preset in ("cardverse", "rummy5000"):
        game, rng = Game(PRESETS[preset], 2), Random(preset)
        acts = list(played(game, game.deal("review"), [honest(game, BOTS["random"])] * 2))
        for at in range(len(acts) // 2, len(acts)):
            round, seat, _ = acts[at]
            if round.phase != "play" or acts[at - 1][0].phase == "play" or len(slips) % 4 == 3:
                continue
            end = next((later for later in range(at, len(acts)) if acts[later][0].turn != seat), len(acts))
            done = tuple(Entry(seat, action) for _, _, action in acts[at:end])
            pair = [reviewed(Played(game, each, done)) for each in (round, other_world(rng, round, seat))]
            assert pair[0] == pair[1]
            slips.append(pair[0])
        slips.append(None)
    assert any(slips)


def reviewed(played: Played) -> Slip | None:
    review = Review(played, played.turns[0], BOTS["normal"], BUDGET)
    while not review.done:
        review.go_on(1000)
    return review.slip
