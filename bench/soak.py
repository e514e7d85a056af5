"""Whole matches of bots under every preset and every switch, each at each value offered, until one is refused a move.

    .venv/bin/python bench/soak.py --bots random,easy,normal,hard --matches 1

All numbers of seats take turns, and the bots take turns at the seats. Prints a line for every table, and at the end the
tables that went wrong; exits 1 if there were any.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from rami.arena import Contest, Entrant, Play, play, variants, with_packs
from rami.bots import BOTS
from rami.presets import PRESETS
from rami.table import BotAtFault


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default=",".join(BOTS), metavar="BOT,BOT…")
    parser.add_argument("--presets", default=",".join(PRESETS), metavar="PRESET,PRESET…")
    parser.add_argument("--matches", type=int, default=1, metavar="N", help="for each table, in each rotation of seats")
    parser.add_argument("--rounds", action="store_true", help="one round of each match only")
    chosen = parser.parse_args()
    names = chosen.bots.split(",")
    tables = [found for preset in chosen.presets.split(",") for found in variants(preset)]
    faults = []
    for number, (name, rules) in enumerate(tables):
        least, most = rules.players
        seats = least + number % (most - least + 1)
        entrants = tuple(
            Entrant(each, BOTS[each]) for each in (names[(number + at) % len(names)] for at in range(seats))
        )
        started = perf_counter()
        try:
            contest = Contest(with_packs(rules, seats), entrants, chosen.matches, f"soak {number}", not chosen.rounds)
            rounds = sum(play(Play(contest, perf_counter, deal)).rounds for deal in range(chosen.matches))
        except BotAtFault as fault:
            faults.append(f"{name}: {fault}")
            rounds = 0
        print(f"{name}: {seats} seats, {rounds} rounds, {perf_counter() - started:.1f} s", flush=True)
    print(*faults, f"{len(tables)} tables, {len(faults)} faults", sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
