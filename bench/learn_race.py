"""Learn the weights of the race: each in turn is made more and less, and kept so if the rounds say that it is better.

    .venv/bin/python bench/learn_race.py --players 4 --deals 150 --start by_hand

One seat plays by the weights, all others are normal bots, on duplicate deals: every deal once from each seat, and the
same deals for all weights that are compared. A round is worth 1 if it is won, less POINT for each point it costs; a
change is kept if its gain is clear of chance (95 %, by deal). Every pass over the weights plays deals of its own. What
comes out is printed, to be put into `rami/bots/race.py`; a level that uses it gets a new version (see `rami.bots`).
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from rami.bots import BOTS, BUDGET, deep
from rami.bots.race import BY_HAND, LEARNT, Weights
from rami.game import Game
from rami.rules import Rules

POINT = 0.003
"""Rounds won that a point is worth."""
FACTORS = (2.0, 0.5)
STARTS = {"by_hand": BY_HAND, "learnt": LEARNT}


def worths(weights: Weights, preset: str, players: int, deals: range) -> list[float]:
    """By deal, what the seat that plays by the weights got on average."""
    game, normal = Game(Rules.make(preset), players), BOTS["normal"]
    found = []
    for deal in deals:
        worth = 0.0
        for mine in range(players):
            round = game.deal(f"race {deal}")
            while (seat := round.turn) is not None:
                view = game.view(round, seat)
                action = deep.judged(view, BUDGET, weights) if seat == mine else normal(view, Random(0), BUDGET)
                round = game.play(round, seat, action)
            assert round.result is not None
            worth += (round.result.winner == mine) - POINT * round.result.scores[mine]
        found.append(worth / players)
    return found


def gain(mine: list[float], theirs: list[float]) -> tuple[float, float]:
    """The mean difference, and what chance makes of it in 95 of 100 cases."""
    apart = [one - other for one, other in zip(mine, theirs, strict=True)]
    mean = sum(apart) / len(apart)
    spread = sqrt(sum((each - mean) ** 2 for each in apart) / (len(apart) - 1))
    return mean, 1.96 * spread / sqrt(len(apart))


def improved(weights: Weights, preset: str, players: int, deals: range) -> Weights:
    """The weights after one pass over them."""
    best = worths(weights, preset, players, deals)
    for name in Weights._fields:
        for factor in FACTORS:
            tried = weights._replace(**{name: getattr(weights, name) * factor})
            found = worths(tried, preset, players, deals)
            mean, chance = gain(found, best)
            print(f"{name} {getattr(tried, name):g}: {mean:+.4f} ± {chance:.4f}", flush=True)
            if mean > chance:
                weights, best = tried, found
                break
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", default="rami51")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=150, help="of each pass")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--start", choices=STARTS, default="learnt")
    chosen = parser.parse_args()
    weights = STARTS[chosen.start]
    for number in range(chosen.passes):
        first = number * chosen.deals
        weights = improved(weights, chosen.rules, chosen.players, range(first, first + chosen.deals))
    print(weights)


if __name__ == "__main__":
    main()
