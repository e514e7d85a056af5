"""How fast the engine decides and the solver solves, beside the gin rummy of rlcard and of OpenSpiel.

Two tasks, each the same for everybody:

- decisions: random play, one action after another, each picked from the list of what is legal now. Ours is asked
  through its public functions (`Game.options`, `Game.play`), rlcard through its environment (`step`).
- solves: the least deadwood of a ten-card hand, aces low and worth one. Every contender gets the hands in the form
  it works on (a mask, a list of numbers, a list of cards), and all must agree on every hand.

Random hands are ten cards of a shuffled pack. Meld-rich ones are ten cards dealt from a corner of it, three to seven
neighbouring ranks in two to four suits, and kept if at least six different melds can be made of them, so that most
cards belong to several. (Of ordinary deals one in a thousand is like that; they are the hands on which search begins.)

Contenders take turns in one process; a ratio is the median over the turns. The last line is one JSON object.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path

import pyspiel
import rlcard
from rlcard.games.base import Card as PeerCard
from rlcard.games.gin_rummy.utils import melding, utils

sys.path.insert(0, str(Path(__file__).parents[1]))

from rami.actions import Action, Discard, LayMelds
from rami.bots.hand import FACES, faces_of, mask_of, solver, terms
from rami.game import Game
from rami.melds import Recogniser
from rami.options import Options
from rami.rules import Rules

TURNS = 9
SECONDS = 0.2
"""Of each contender in each turn, at least."""

LOW = "A23456789TJQK"
SUITS = "SCDH"
Rate = Callable[[], float]
"""Runs for a while and says how much was done in a second."""


# --- decisions


def our_decisions(rng: random.Random) -> Iterator[None]:
    """Random play without end, a step for each action."""
    game = Game(Rules.make("cardverse"), players=2)
    number = 0
    while True:
        number += 1
        round = game.deal(f"bench {number}")
        while round.turn is not None:
            round = game.play(round, round.turn, pick(game.options(round), rng))
            yield


def pick(options: Options, rng: random.Random) -> Action:
    actions: list[Action] = [*options.draws, *options.lay_offs]
    actions += [LayMelds((meld,)) for meld in options.melds]
    actions += [Discard(face) for face in options.discards]
    return rng.choice(actions)


def peer_decisions(rng: random.Random) -> Iterator[None]:
    environment = rlcard.make("gin-rummy", config={"seed": 1})
    while True:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            yield


def steps(play: Iterator[None]) -> Rate:
    def rate() -> float:
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < SECONDS:
            for _ in range(50):
                next(play)
            done += 50
        return done / spent

    return rate


# --- solves


def our_solver() -> Callable[[int], int]:
    values = {rank: min(place + 1, 10) for place, rank in enumerate(LOW)}
    return solver(terms(Recogniser(aces="low"), tuple(values[face[0]] for face in FACES))).least


def numbers(hand: int) -> list[int]:
    """The hand as OpenSpiel counts cards, suits in the order of SUITS."""
    return [SUITS.index(face[1]) * 13 + LOW.index(face[0]) for face in faces_of(hand)]


def cards(hand: int) -> list[PeerCard]:
    """The hand as rlcard has it."""
    return [PeerCard(face[1], face[0]) for face in faces_of(hand)]


def rlcard_deadwood(hand: list[PeerCard]) -> int:
    clusters = melding.get_best_meld_clusters(hand)
    return utils.get_deadwood_count(hand, clusters[0] if clusters else [])


def random_hands(rng: random.Random, count: int) -> list[int]:
    return [mask_of(rng.sample(FACES, 10)) for _ in range(count)]


def rich_hands(rng: random.Random, count: int) -> list[int]:
    """See the top of this file."""
    ranks = [[LOW[place] + suit for suit in SUITS] for place in range(13)]
    suits = [[rank + suit for rank in LOW] for suit in SUITS]
    runs = [suit[low:high] for suit in suits for low in range(13) for high in range(low + 3, 14)]
    sets = [meld for rank in ranks for size in (3, 4) for meld in combinations(rank, size)]
    melds = [mask_of(meld) for meld in (*runs, *sets)]
    hands: list[int] = []
    while len(hands) < count:
        width = rng.randint(3, 7)
        low = rng.randint(0, 13 - width)
        chosen = rng.sample(SUITS, rng.randint(2, 4))
        corner = [rank + suit for rank in LOW[low : low + width] for suit in chosen]
        if len(corner) >= 10:
            hand = mask_of(rng.sample(corner, 10))
            if sum(hand & meld == meld for meld in melds) >= 6:
                hands.append(hand)
    return hands


def solves(solve: Callable[..., int], hands: Sequence[object]) -> Rate:
    def rate() -> float:
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < SECONDS:
            for hand in hands:
                solve(hand)
            done += len(hands)
        return done / spent

    return rate


# --- the run


def race(contenders: dict[str, Rate]) -> tuple[dict[str, float], dict[str, float]]:
    """The median rate of each, and the median ratio of the first to each of the others."""
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(TURNS):
        for name, rate in contenders.items():
            rates[name].append(rate())
    ours, *others = rates
    ratios = {
        name: statistics.median(mine / theirs for mine, theirs in zip(rates[ours], rates[name], strict=True))
        for name in others
    }
    return {name: statistics.median(found) for name, found in rates.items()}, ratios


def solving(hands: list[int]) -> dict[str, Rate]:
    ours = our_solver()
    openspiel = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).min_deadwood
    as_numbers, as_cards = list(map(numbers, hands)), list(map(cards, hands))
    answers = list(map(ours, hands))
    for peer, found in (("OpenSpiel", map(openspiel, as_numbers)), ("rlcard", map(rlcard_deadwood, as_cards))):
        for hand, mine, theirs in zip(hands, answers, found, strict=True):
            if mine != theirs:
                raise SystemExit(f"{peer} leaves {theirs} of {faces_of(hand)}, we leave {mine}")
    return {
        "rami": solves(ours, hands),
        "pyspiel": solves(openspiel, as_numbers),
        "rlcard": solves(rlcard_deadwood, as_cards),
    }


def table(rows: Iterable[tuple[str, dict[str, float], dict[str, float]]]) -> None:
    print(f"{'a second':24}{'rami':>12}{'OpenSpiel':>20}{'rlcard':>20}")
    for title, rates, ratios in rows:
        line = f"{title:24}{rates['rami']:12,.0f}"
        for peer in ("pyspiel", "rlcard"):
            line += f"{rates[peer]:12,.0f} ({ratios[peer]:4.1f}x)" if peer in rates else " " * 20
        print(line)


def main() -> None:
    rng = random.Random(20)
    races = {
        "decisions": {"rami": steps(our_decisions(rng)), "rlcard": steps(peer_decisions(rng))},
        "solves, random hands": solving(random_hands(rng, 2000)),
        "solves, meld-rich hands": solving(rich_hands(rng, 400)),
    }
    rows = [(title, *race(contenders)) for title, contenders in races.items()]
    table(rows)
    (_, _, decisions), (_, _, on_random), (_, _, on_rich) = rows
    ratios = {
        "decisions_vs_rlcard": decisions["rlcard"],
        "solves_rich_vs_pyspiel": on_rich["pyspiel"],
        "solves_rich_vs_rlcard": on_rich["rlcard"],
        "solves_random_vs_pyspiel": on_random["pyspiel"],
        "solves_random_vs_rlcard": on_random["rlcard"],
    }
    print(json.dumps({key: round(ratio, 2) for key, ratio in ratios.items()}))


if __name__ == "__main__":
    main()
