"""The engine in step with the reference: the same refusals and positions, and every legal act among the options."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from rami.actions import Discard, Draw, plain
from rami.game import Game
from rami.round import Round
from tests.golden import TABLES
from tests.golden import sequences as golden_sequences
from tests.oracles import positions, reference
from tests.oracles.positions import act, as_round, facts, game_and_rules, random_act, random_position, reference_facts

seen: Counter[str] = Counter()
"""How often each code came up in this module."""


def in_step(rng: Random, switches: dict[str, Any], players: int, acts: int) -> None:
    """Plays random acts on a random position in both engines and compares all there is to compare."""
    game, rules = game_and_rules(switches, players)
    position = random_position(rng, rules, players)
    round = as_round(game, position)
    assert facts(round) == reference_facts(position)
    for _ in range(acts):
        seat = position.turn if position.turn is not None and rng.random() < 0.95 else rng.randrange(players)
        action = random_act(rng, position, rules)
        expected = reference.refusal(position, seat, action, rules)
        refusal = game.refusal(round, seat, act(action))
        context = (switches, position, seat, action)
        assert (refusal and refusal.code) == expected, context
        seen[expected or "accepted"] += 1
        if expected is None:
            position = reference.play(position, action, rules)
            round = game.play(round, seat, act(action))
            if "draw" in action and round.reshuffles and facts(round)["stock"] != position.stock:
                _follow_the_shuffle(position, round)
            assert facts(round) == reference_facts(position), context
            if position.phase == "over":
                return


def _follow_the_shuffle(position: reference.Position, round: Round) -> None:
    """The reference cannot know the new order of a reshuffled stock: it takes the engine's, if the cards are right."""
    assert round.turn is not None
    drawn = list((Counter(round.hands[round.turn]) - Counter(position.hands[round.turn])).elements())
    theirs = Counter(round.stock) + Counter(round.hands[round.turn])
    assert theirs == Counter(position.stock) + Counter(position.hands[round.turn])
    mine = list((Counter(position.hands[round.turn]) - Counter(round.hands[round.turn])).elements())
    position.hands[round.turn] = reference.less(position.hands[round.turn], mine) + drawn
    position.stock = list(round.stock)


@pytest.mark.parametrize("seed", range(12))
def test_random_acts_in_step(seed: int) -> None:
    rng = Random(f"in step {seed}")
    for _ in range(80):
        in_step(rng, positions.random_switches(rng), rng.choice([2, 2, 3, 4]), 14)


def test_the_acts_met_every_code() -> None:
    """The comparison above is worth something only if it came across everything that can be refused."""
    expected = {"accepted", "not_allowed_here", "wrong_phase", "not_your_turn", "not_in_hand", "no_such_meld"}
    expected |= {"cannot_take_discard", "not_a_meld", "not_opened", "opening_too_low", "does_not_fit", "bad_input"}
    expected |= {"cannot_discard_taken", "must_meld_taken", "must_keep_a_discard"}
    if not seen:
        for seed in range(4):
            test_random_acts_in_step(seed)
    assert expected <= set(seen), seen


def everything(position: reference.Position, seat: int, rules: dict[str, Any]) -> list[dict[str, Any]]:
    """Every legal act there is: each draw, each discard, each lay-off, each way to lay melds."""
    draws: list[dict[str, Any]] = [{"draw": "stock"}]
    draws += [{"draw": "discard", "count": count} for count in range(1, len(position.discard) + 1)]
    acts = draws if position.phase == "draw" else list(reference.turn_actions(position, rules))
    return [action for action in acts if reference.refusal(position, seat, action, rules) is None]


def written(action: dict[str, Any]) -> str:
    """An act as text, whatever the order in which it names its cards."""
    if "lay_off" in action:
        return f"lay_off {sorted(action['lay_off'])} {action['on']}"
    if "draw" in action:
        return f"draw {action['draw']} {action.get('count', 1)}"
    return f"discard {action['discard']}"


def compare_options(game: Game, round: Round, position: reference.Position, rules: dict[str, Any]) -> None:
    seat = position.turn
    assert seat is not None
    options = game.options(round)
    legal = everything(position, seat, rules)
    parts = [action for action in legal if "meld" not in action]
    listed = [*map(plain, options.draws), *map(plain, options.lay_offs), *map(plain, map(Discard, options.discards))]
    assert len(listed) == len({written(action) for action in listed}), "an option is listed once"
    assert sorted(map(written, listed)) == sorted(map(written, parts)), (rules, position)
    melds = {tuple(meld) for action in legal if "meld" in action for meld in action["meld"]}
    assert sorted(tuple(sorted(meld)) for meld in options.melds) == sorted(melds), (rules, position)
    for meld in options.melds:
        alone = game.refusal(round, seat, act({"meld": [list(meld)]}))
        if alone is not None:
            assert alone.code == "opening_too_low"
            assert seat not in position.opened
    assert legal, "whoever is to act has a legal act"


@pytest.mark.parametrize("seed", range(8))
def test_options_are_sound_and_complete(seed: int) -> None:
    rng = Random(f"options {seed}")
    for _ in range(60):
        players = rng.choice([2, 2, 3])
        game, rules = game_and_rules(switches := positions.random_switches(rng), players)
        position = random_position(rng, rules, players, largest=5)
        round = as_round(game, position)
        for _ in range(6):
            if position.turn is None or len(position.hands[position.turn]) > 8:
                break
            compare_options(game, round, position, rules)
            action = rng.choice(everything(position, position.turn, rules))
            round = game.play(round, position.turn, act(action))
            position = reference.play(position, action, rules)
            if round.reshuffles and facts(round)["stock"] != position.stock:
                _follow_the_shuffle(position, round)
            assert facts(round) == reference_facts(position), (switches, position)


def sequences(position: reference.Position, rules: dict[str, Any], depth: int) -> int:
    """The reference's count of ways to play on, one meld at a time."""
    seat = position.turn
    if depth == 0 or seat is None:
        return 1
    legal = [action for action in everything(position, seat, rules) if len(action.get("meld", ())) < 2]
    return sum(sequences(reference.play(position, action, rules), rules, depth - 1) for action in legal)


@pytest.mark.parametrize("name", ["two", "discard_to_win", "deep", "duty", "low", "either", "penalty"])
def test_the_golden_counts_are_the_reference_s_too(name: str) -> None:
    players, switches = TABLES[name]
    game, rules = game_and_rules(switches, players)
    for seed in ("1", "2", "3"):
        round = game.deal(seed)
        pack = list(game.law.plan.shuffle(seed, 0))
        position = reference.deal(pack, players, round.dealer, rules)
        for depth in (1, 2, 3):
            assert sequences(position, rules, depth) == golden_sequences(game, round, depth)


def test_a_seat_that_is_not_to_act_has_no_options() -> None:
    game, rules = game_and_rules({}, 3)
    round = as_round(game, random_position(Random(5), rules, 3))
    for seat in range(3):
        listed = game.view(round, seat).options
        assert listed == (game.options(round) if seat == round.turn else type(listed)())
        if seat == round.turn:
            assert Draw("stock") in listed.draws


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("direction", ["clockwise", "counter_clockwise"])
def test_the_deal(players: int, direction: str) -> None:
    rng = Random(f"deal {players} {direction}")
    for size in (None, 1, 5, 12):
        switches = {"direction": direction} | ({} if size is None else {"hand_size": size})
        game, rules = game_and_rules(switches, players)
        for dealer in range(players):
            pack = rng.sample(reference.PACK, 52)
            round = game.deal("", pack=tuple(pack), dealer=dealer)
            assert facts(round) == reference_facts(reference.deal(pack, players, dealer, rules))


def test_hand_values_of_every_face() -> None:
    for ace in (1, 11, 20):
        game, rules = game_and_rules({"ace_value": ace}, 2)
        for face in reference.PACK:
            assert game.law.values.hand((face,)) == reference.hand_value([face], rules)
        assert game.law.values.hand(reference.PACK) == 4 * (sum(range(2, 10)) + 40 + ace)


@pytest.mark.parametrize("scoring", ["winner_takes_hands", "penalty"])
def test_the_end_of_the_match(scoring: str) -> None:
    """By the target or the last round; the best total wins, equal ones share (CV-20, CV-S7, P-6)."""
    rng = Random(f"match {scoring}")
    decided = 0
    for _ in range(400):
        players, target, rounds = rng.randint(2, 4), rng.choice([None, 10, 30]), rng.randint(1, 4)
        game, _ = game_and_rules({"scoring": scoring, "target_score": target, "rounds": rounds}, players)
        totals = tuple(rng.choice([0, 5, 9, 10, 29, 30, 31]) for _ in range(players))
        played = rng.randint(1, rounds)
        over = played == rounds or (target is not None and any(total >= target for total in totals))
        better = sorted(totals, reverse=scoring != "penalty")[0]
        winners = tuple(seat for seat, total in enumerate(totals) if total == better) if over else None
        assert game.match_over(totals, played) == winners
        decided += over
    assert 50 < decided < 390
