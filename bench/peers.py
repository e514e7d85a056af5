"""Beside OpenSpiel and rlcard, in one run in which all take turns: random play, told apart, the kernel, and solves.

Tasks, each the same for everybody; a decision is an act of a player, and random ones are drawn from the list of what is
legal:

- whole: rounds of two seats from the deal to the end, through what each library offers in Python: ours by `Game.deal`,
  `Game.options` and `Game.play`, OpenSpiel's gin rummy by `legal_actions` and `apply_action`, its dealt and drawn cards
  being acts of chance that are picked as the others are, rlcard's by the `step` of its environment.
- from the deal on: the same without the deal, from a dealt round and a copy of a dealt state.
- listing: what is legal, asked in positions of such rounds. rlcard is asked past its environment.
- playing: the acts of such rounds done again, without asking; rlcard's again past its environment.
- kernel, whole: random play by `bots/kernel`, of rounds that `Game.deal` deals and `Kernel.state` reads, both included;
  OpenSpiel and rlcard as in whole.
- kernel, from the deal on: the same from rounds that are dealt, reading them included; OpenSpiel as from the deal on;
  rlcard's `reset`, which deals, is not timed.
- policy: the kernel's own play from dealt rounds to the end; nobody to compare with.
- meld-rich and random hands of ten cards, as in `bench.py`.

A ratio is the median over the turns. GOALS, of play in both ways, are printed as reached or not; the
program fails below FLOORS.
"""

from __future__ import annotations

import copy
import itertools
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import pyspiel
import rlcard

from bench import SECONDS, Rate, our_decisions, peer_decisions, pick, race, random_hands, rich_hands, solving, steps
from rami.bots.kernel import kernel_of
from rami.game import Game
from rami.rules import Rules

FLOORS = {
    "whole_vs_rlcard": 2,
    "rich_vs_pyspiel": 5,
    "rich_vs_rlcard": 60,
    "random_vs_pyspiel": 2,
    "random_vs_rlcard": 30,
}
GOALS = {
    "whole_vs_pyspiel": 0.5,
    "from_deal_vs_pyspiel": 0.5,
    "kernel_vs_pyspiel": 25,
    "kernel_from_deal_vs_pyspiel": 25,
    "kernel_vs_rlcard": 60,
    "kernel_from_deal_vs_rlcard": 60,
    "rich_vs_pyspiel": 10,
    "rich_vs_rlcard": 150,
}
ROUNDS = 60
"""Rounds of each library, in the tasks that go over positions again and again."""


GIN = pyspiel.load_game("gin_rummy")


def spiel_dealt(rng: random.Random) -> Any:
    state = GIN.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def spiel_round(state: Any, rng: random.Random) -> Iterator[bool]:
    """The round played on at random, an act at a time; False for those of chance."""
    while not state.is_terminal():
        decides = not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
        yield decides


def spiel_decisions(rng: random.Random) -> Iterator[None]:
    while True:
        for decides in spiel_round(spiel_dealt(rng), rng):
            if decides:
                yield


def again(task: Callable[[], int]) -> Rate:
    """How many a second, of a task that says how many it does."""

    def rate() -> float:
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            done += task()
        return done / spent

    return rate


# --- listing and playing apart


def ours_apart(rng: random.Random) -> tuple[Rate, Rate]:
    game = Game(Rules.make("cardverse"), players=2)
    rounds, played = [], []
    for number in range(ROUNDS):
        round = game.deal(f"peers {number}")
        begun, acts = round, []
        while round.turn is not None:
            rounds.append(round)
            action = pick(game.options(round), rng)
            acts.append((round.turn, action))
            round = game.play(round, round.turn, action)
        played.append((begun, acts))

    def listing() -> int:
        for round in rounds:
            game.options(round)
        return len(rounds)

    def playing() -> int:
        for round, acts in played:
            for seat, action in acts:
                round = game.play(round, seat, action)
        return len(rounds)

    return again(listing), again(playing)


def spiel_apart(rng: random.Random) -> tuple[Rate, Rate]:
    states, played = [], []
    for _ in range(ROUNDS):
        begun = spiel_dealt(rng)
        state = begun.clone()
        before = len(state.history())
        while not state.is_terminal():
            if not state.is_chance_node():
                states.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
        played.append((begun, state.history()[before:]))

    def listing() -> int:
        for state in states:
            state.legal_actions()
        return len(states)

    def playing() -> int:
        for begun, acts in played:
            state = begun.clone()
            for act in acts:
                state.apply_action(act)
        return len(states)

    return again(listing), again(playing)


def rlcard_apart(rng: random.Random) -> tuple[Rate, Rate]:
    """Its games cannot be played again from a deal as fast as they are copied, so each turn plays copies of its own."""
    environment = rlcard.make("gin-rummy", config={"seed": 2})
    positions: list[Any] = []
    begun, acts = [], []
    for _ in range(ROUNDS // 6):
        state, _ = environment.reset()
        begun.append(copy.deepcopy(environment.game))
        acts.append([])
        while not environment.is_over():
            if len(acts[-1]) % 8 == 0:
                positions.append(copy.deepcopy(environment.game))
            act = rng.choice(list(state["legal_actions"]))
            acts[-1].append(environment._decode_action(act))
            state, _ = environment.step(act)

    def listing() -> int:
        for game in positions:
            game.judge.get_legal_actions()
        return len(positions)

    def playing() -> float:
        done, spent = 0, 0.0
        while spent < SECONDS:
            for game, several in zip(begun, acts, strict=True):
                fresh = copy.deepcopy(game)
                start = time.process_time()
                for act in several:
                    fresh.step(act)
                spent += time.process_time() - start
                done += len(several)
        return done / spent

    return again(listing), playing


# --- the kernel


def kernel_play(rng: random.Random) -> tuple[Rate, Rate, Rate]:
    """Its random play, with the deal and without, and its own."""
    game = Game(Rules.make("cardverse"), players=2)
    kernel = kernel_of(game, None)
    assert kernel is not None, "every preset has one"
    rounds = [game.deal(f"peers {number}") for number in range(ROUNDS)]
    deals = itertools.count()

    def whole() -> int:
        return sum(kernel.random_play(kernel.state(game.deal(f"whole {next(deals)}")), rng) for _ in range(ROUNDS))

    def from_deal() -> int:
        return sum(kernel.random_play(kernel.state(round), rng) for round in rounds)

    acts: list[object] = []
    for round in rounds:
        kernel.play_on(kernel.state(round), heard=lambda seat, action: acts.append(action))

    def by_policy() -> int:
        for round in rounds:
            kernel.play_on(kernel.state(round))
        return len(acts)

    return again(whole), again(from_deal), again(by_policy)


def our_play(rng: random.Random) -> Rate:
    game = Game(Rules.make("cardverse"), players=2)
    rounds = [game.deal(f"peers {number}") for number in range(ROUNDS)]

    def task() -> int:
        done = 0
        for round in rounds:
            while round.turn is not None:
                round = game.play(round, round.turn, pick(game.options(round), rng))
                done += 1
        return done

    return again(task)


def spiel_play(rng: random.Random) -> Rate:
    starts = [spiel_dealt(rng) for _ in range(ROUNDS)]
    return again(lambda: sum(sum(spiel_round(state.clone(), rng)) for state in starts))


def rlcard_play(rng: random.Random) -> Rate:
    environment = rlcard.make("gin-rummy", config={"seed": 3})

    def rate() -> float:
        done, spent = 0, 0.0
        while spent < SECONDS:
            state, _ = environment.reset()
            start = time.process_time()
            while not environment.is_over():
                state, _ = environment.step(rng.choice(list(state["legal_actions"])))
                done += 1
            spent += time.process_time() - start
        return done / spent

    return rate


def main() -> None:
    rng = random.Random(20)
    (our_list, our_replay), (spiel_list, spiel_replay), (card_list, card_play) = (
        apart(rng) for apart in (ours_apart, spiel_apart, rlcard_apart)
    )
    by_kernel, by_kernel_dealt, by_policy = kernel_play(rng)
    spiel, from_dealt, peers = steps(spiel_decisions(rng)), spiel_play(rng), steps(peer_decisions(rng))
    races = {
        "whole": {"rami": steps(our_decisions(rng)), "pyspiel": spiel, "rlcard": peers},
        "from_deal": {"rami": our_play(rng), "pyspiel": from_dealt},
        "listing": {"rami": our_list, "pyspiel": spiel_list, "rlcard": card_list},
        "playing": {"rami": our_replay, "pyspiel": spiel_replay, "rlcard": card_play},
        "kernel": {"rami": by_kernel, "pyspiel": spiel, "rlcard": peers},
        "kernel_from_deal": {
            "rami": by_kernel_dealt,
            "pyspiel": from_dealt,
            "rlcard": rlcard_play(rng),
            "policy": by_policy,
        },
        "rich": solving(rich_hands(rng, 400)),
        "random": solving(random_hands(rng, 2000)),
    }
    print(f"{'a second':18}{'rami':>12}   beside")
    numbers: dict[str, float] = {}
    for title, contenders in races.items():
        rates, ratios = race(contenders)
        beside = "".join(f"{name:>10} {rates[name]:10,.0f} ({ratio:6.3g}x)" for name, ratio in ratios.items())
        print(f"{title:18}{rates['rami']:12,.0f}{beside}", flush=True)
        numbers |= {f"{title}_vs_{name}": ratio for name, ratio in ratios.items() if name != "policy"}
        if "policy" in rates:
            numbers["policy_decisions"] = rates["policy"]
    for key, goal in GOALS.items():
        print(f"{key:28} {numbers[key]:8.3g}, goal {goal}: {'reached' if numbers[key] >= goal else 'not reached'}")
    missed = [
        f"{key} is {numbers[key]:.2f}, less than {least}" for key, least in FLOORS.items() if numbers[key] < least
    ]
    print(*missed, sep="\n", end="\n" * bool(missed))
    print(json.dumps({key: round(number, 3) for key, number in numbers.items()}))
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
