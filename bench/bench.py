"""How fast the engine decides and the solvers solve, beside other libraries: rlcard, OpenSpiel and okey-solver-py.

Tasks, each the same for everybody:

- decisions: random play, one action after another, each picked from the list of what is legal now. Ours is asked
  through its public functions (`Game.options`, `Game.play`), rlcard through its environment (`step`).
- solves: the least deadwood of a ten-card hand, aces low and worth one. Every contender gets the hands in the form
  it works on (a mask, a list of numbers, a list of cards), and all must agree on every hand.

Random hands are ten cards of a shuffled pack. Meld-rich ones are ten cards dealt from a corner of it, three to seven
neighbouring ranks in two to four suits, and kept if at least six different melds can be made of them, so that most
cards belong to several. (Of ordinary deals one in a thousand is like that; they are the hands on which search begins.)

- hands of two packs: the least that 14 cards leave over, without jokers against okey-solver-py (four colours of
  thirteen, two of each: our faces), and by the rules of Rami 51 with its four jokers, dealt at random, and with none to
  four in a hand equally often. What is done with jokers is told for a machine of known speed, one that solves YARDSTICK
  of the random ten-card hands a second: that rate is taken in the same turns.
- big hands, by the rules of Rummy 5000 (`bots/bulk`), for the most points laid and for the fewest held: 26 cards of two
  packs with four jokers that stand for anything; 3 to 30 cards of one pack and two, with a wild rank, with jokers and
  without; and hands as play has them, with what of the pile could be taken. Of each, the time of the exact answer and
  of the one that is given soon, in milliseconds on the machine of the yardstick, and how many of those are exact too.
- the worst hand: one that is changed card by card, fifteen cards with up to four jokers, as long as solving it takes
  longer and longer.

Contenders take turns in one process; a ratio is the median over the turns. The last line is one JSON object; where one
of its numbers misses its floor (or, of the worst hand, its ceiling), the lines before say so and the program fails.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, cycle
from itertools import count as count_up
from pathlib import Path
from typing import Any, NamedTuple

import pyspiel
import rlcard
from okey_solver import Tile, TileColor, create_standard_okey_solver
from rlcard.games.base import Card as PeerCard
from rlcard.games.gin_rummy.utils import melding, utils

sys.path.insert(0, str(Path(__file__).parents[1]))

from rami.actions import Action, Discard, LayMelds
from rami.bots import BOTS, BUDGET, handful
from rami.bots.bulk import Bulk
from rami.bots.hand import faces_of, mask_of, solver, terms
from rami.bots.handful import Solver, cards_of, hand_of
from rami.bots.stakes import melded_values
from rami.cards import FACES, JOKER, RANKS, Card
from rami.game import Game
from rami.legality import Law
from rami.melds import Recogniser
from rami.options import Options
from rami.rules import Rules

TURNS = 9
SECONDS = 0.2
"""Of each contender in each turn, at least."""
CLIMBS, STEPS = 8, 600
"""In search of the worst hand."""

YARDSTICK = 2_000_000
"""Random ten-card hands of one pack a second, on the machine that solves of hands with jokers are told for."""
FLOORS = {
    "decisions_vs_rlcard": 2,
    "solves_rich_vs_pyspiel": 5,
    "solves_rich_vs_rlcard": 60,
    "solves_random_vs_pyspiel": 2,
    "solves_random_vs_rlcard": 30,
    "solves_twins_vs_okey": 10,
    "solves_jokers_scaled": 40_000,
    "solves_many_jokers_scaled": 40_000,
    "big_hands_soon_equal": 0.99,
}
CEILINGS = {"worst_hand_scaled_ms": 2, "big_hands_worst_scaled_ms": 150, "big_hands_soon_worst_scaled_ms": 10}
BIG = 300
"""Big hands of each kind."""

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
    """Any part, each as likely as the next."""
    if options.draws:
        return rng.choice(options.draws)
    discards, lay_offs, melds = options.discards, options.lay_offs, options.melds
    place = rng.randrange(len(discards) + len(lay_offs) + len(melds))
    if place < len(discards):
        return Discard(discards[place])
    place -= len(discards)
    return lay_offs[place] if place < len(lay_offs) else LayMelds((melds[place - len(lay_offs)],))


def peer_decisions(rng: random.Random) -> Iterator[None]:
    environment = rlcard.make("gin-rummy", config={"seed": 1})
    while True:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            yield


def steps(play: Iterator[None]) -> Rate:
    def rate() -> float:
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
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


# --- two packs

PACKS = [*FACES, *FACES]
COLOURS = dict(zip("CDHS", (TileColor.BLACK, TileColor.YELLOW, TileColor.RED, TileColor.BLUE), strict=True))
OKEY = [LOW.index(face[0]) + 1 for face in FACES]
"""What tiles count."""


def rami_solver() -> Solver:
    law = Game(Rules.make("rami51"), players=2).law
    return handful.solver(handful.terms(law.melds, tuple(law.values.of[card] for card in (*FACES, JOKER))))


def tiles(hand: int) -> list[Tile]:
    """The hand as okey-solver-py has it."""
    return [
        Tile(id=str(number), color=COLOURS[face[1]], value=LOW.index(face[0]) + 1)
        for number, face in enumerate(cards_of(hand))
    ]


def hands_with_jokers(rng: random.Random, count: int) -> list[int]:
    return [hand_of(rng.sample([*PACKS, *[JOKER] * 4], 14)) for _ in range(count)]


def hands_with_many_jokers(rng: random.Random, count: int) -> list[int]:
    return [hand_of([*rng.sample(PACKS, 14 - place % 5), *[JOKER] * (place % 5)]) for place in range(count)]


def seconds(solve: Callable[[Any], object], hand: object) -> float:
    """Of the quickest of three solves of a hand that has been seen before."""
    solve(hand)
    spent = []
    for _ in range(3):
        start = time.process_time()
        solve(hand)
        spent.append(time.process_time() - start)
    return min(spent)


def worst_hand(solve: Callable[[int], int], rng: random.Random) -> int:
    """The hand that takes longest of those reached by climbing from random ones, one to three cards changed a step."""
    found = []
    for _ in range(CLIMBS):
        pack = rng.sample([*PACKS, *[JOKER] * 4], 108)
        hand, rest = pack[:15], pack[15:]
        slowest = seconds(solve, hand_of(hand))
        for _ in range(STEPS):
            new, out = list(hand), list(rest)
            for _ in range(rng.choice((1, 1, 2, 3))):
                at, other = rng.randrange(len(new)), rng.randrange(len(out))
                new[at], out[other] = out[other], new[at]
            spent = seconds(solve, hand_of(new))
            if spent >= slowest:
                hand, rest, slowest = new, out, spent
        found.append(hand_of(hand))
    return max(found, key=lambda hand: seconds(solve, hand))


# --- big hands

AIMS: dict[str, Callable[[Law], Mapping[Card, int]]] = {"laid": melded_values, "held": lambda law: law.values.of}


class Big(NamedTuple):
    """A hand, and the solver that is asked about it."""

    solver: Bulk
    cards: list[Card]

    def time(self, pace: float, *, exact: bool) -> float:
        """The milliseconds of computing, told for the machine of the yardstick, of the quickest of three answers."""
        self.solver.arrange(self.cards, exact=exact)
        spent = []
        for _ in range(3):
            start = time.process_time()
            self.solver.arrange(self.cards, exact=exact)
            spent.append(time.process_time() - start)
        return 1000 * pace * min(spent)

    def is_soon_exact(self) -> bool:
        soon, exact = self.solver.arrange(self.cards), self.solver.arrange(self.cards, exact=True)
        return soon is not None and exact is not None and soon.weight == exact.weight


@cache
def bulk_solver(aim: str, wild_rank: str = "") -> Bulk:
    law = Game(Rules.make("rummy5000", jokers=4, packs=2), players=4).law_for(wild_rank or None)
    return Bulk(law.melds, AIMS[aim](law))


def hands_with_four_jokers(rng: random.Random, count: int) -> list[Big]:
    return [Big(bulk_solver(aim), rng.sample(PACKS, 26) + [JOKER] * 4) for _, aim in zip(range(count), cycle(AIMS))]


def hands_with_wild_ranks(rng: random.Random, count: int) -> list[Big]:
    hands = []
    for number, aim in zip(range(count), cycle(AIMS)):
        packs = 1 + number // 2 % 2
        pack = [*FACES * packs, *[JOKER] * (2 * packs * (number // 4 % 2))]
        hands.append(Big(bulk_solver(aim, rng.choice(RANKS)), rng.sample(pack, rng.randint(3, 30))))
    return hands


def hands_in_play(rng: random.Random, count: int) -> list[Big]:
    """What seats of three to six easy bots hold when they are to draw, with some of the pile: up to 30 cards."""
    hands: list[Big] = []
    aims = cycle(AIMS)
    for deal in count_up():
        players = 3 + deal % 4
        game = Game(Rules.make("rummy5000"), players)
        round = game.deal(f"big hands {deal}")
        while round.turn is not None:
            view = game.view(round, round.turn)
            if view.phase == "draw":
                taken = view.discard[max(0, len(view.discard) - rng.randint(0, 30)) :]
                hands.append(Big(bulk_solver(next(aims), round.wild_rank or ""), [*view.hand, *taken][:30]))
                if len(hands) == count:
                    return hands
            round = game.play(round, round.turn, BOTS["easy"](view, rng, BUDGET))


def big_numbers(rng: random.Random, yardstick: Rate) -> dict[str, float]:
    kinds = {
        "four jokers": hands_with_four_jokers(rng, BIG),
        "wild ranks": hands_with_wild_ranks(rng, 2 * BIG),
        "in play": hands_in_play(rng, BIG),
    }
    rows = []
    for title, hands in kinds.items():
        exact, soon = (times(hands, yardstick, exact=exact) for exact in (True, False))
        equal = statistics.mean(hand.is_soon_exact() for hand in hands)
        rows.append((statistics.median(exact), max(exact), statistics.median(soon), max(soon), equal))
        print(f"{f'big hands, {title}, ms':30}exact: median {rows[-1][0]:6.2f}, worst {rows[-1][1]:6.2f}", end="   ")
        print(f"soon: median {rows[-1][2]:6.2f}, worst {rows[-1][3]:6.2f}, equal {equal:.2%}")
    medians, worst, _, soon_worst, equals = zip(*rows, strict=True)
    return {
        "big_hands_median_scaled_ms": medians[0],
        "big_hands_worst_scaled_ms": max(worst),
        "big_hands_soon_worst_scaled_ms": max(soon_worst),
        "big_hands_soon_equal": min(equals),
    }


def times(hands: Sequence[Big], yardstick: Rate, *, exact: bool) -> list[float]:
    """By hand; those that took longest are taken again, since a machine that was busy is no fault of theirs."""
    found = []
    for number, hand in enumerate(hands):
        if number % 50 == 0:
            pace = yardstick() / YARDSTICK
        found.append(hand.time(pace, exact=exact))
    for at in sorted(range(len(hands)), key=found.__getitem__)[-len(hands) // 50 :]:
        found[at] = min(found[at], hands[at].time(yardstick() / YARDSTICK, exact=exact))
    return found


def against_okey(hands: list[int]) -> dict[str, Rate]:
    ours = handful.solver(handful.terms(Recogniser(aces="low_or_high"), (*OKEY, 0)))
    theirs = create_standard_okey_solver(strategy="backtracking").find_best_arrangement
    as_tiles = list(map(tiles, hands))
    for hand, given in zip(hands, as_tiles, strict=True):
        left = sum(tile.value for tile in given) - theirs(given).totalScore
        if left != ours.least(hand):
            raise SystemExit(f"okey-solver-py leaves {left} of {cards_of(hand)}, we leave {ours.least(hand)}")
    return {"rami": solves(ours.least, hands), "okey": solves(theirs, as_tiles)}


def solves(solve: Callable[..., object], hands: Sequence[object]) -> Rate:
    def rate() -> float:
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
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
    print(f"{'a second':30}{'rami':>12}   beside")
    for title, rates, ratios in rows:
        peers = "".join(f"{name:>12} {rates[name]:12,.0f} ({ratio:6.3g}x)" for name, ratio in ratios.items())
        print(f"{title:30}{rates['rami']:12,.0f}{peers}")


def main() -> None:
    rng = random.Random(20)
    ours, one_pack = rami_solver(), solves(our_solver(), random_hands(rng, 2000))
    worst = worst_hand(ours.least, rng)
    races = {
        "decisions": {"rami": steps(our_decisions(rng)), "rlcard": steps(peer_decisions(rng))},
        "solves, random hands": solving(random_hands(rng, 2000)),
        "solves, meld-rich hands": solving(rich_hands(rng, 400)),
        "solves, two packs": against_okey([hand_of(rng.sample(PACKS, 14)) for _ in range(500)]),
        "solves, jokers": {"rami": solves(ours.least, hands_with_jokers(rng, 10_000)), "yardstick": one_pack},
        "solves, many jokers": {"rami": solves(ours.least, hands_with_many_jokers(rng, 10_000)), "yardstick": one_pack},
        "solves, the worst hand": {"rami": solves(ours.least, [worst]), "yardstick": one_pack},
    }
    rows = [(title, *race(contenders)) for title, contenders in races.items()]
    table(rows)
    print("the worst hand:", " ".join(cards_of(worst)))
    decisions, on_random, on_rich, on_twins, on_jokers, on_many, on_worst = (ratios for _, _, ratios in rows)
    big = big_numbers(rng, one_pack)
    numbers = {
        "decisions_vs_rlcard": decisions["rlcard"],
        "solves_rich_vs_pyspiel": on_rich["pyspiel"],
        "solves_rich_vs_rlcard": on_rich["rlcard"],
        "solves_random_vs_pyspiel": on_random["pyspiel"],
        "solves_random_vs_rlcard": on_random["rlcard"],
        "solves_twins_vs_okey": on_twins["okey"],
        "solves_jokers_scaled": on_jokers["yardstick"] * YARDSTICK,
        "solves_many_jokers_scaled": on_many["yardstick"] * YARDSTICK,
        "worst_hand_scaled_ms": 1000 / (on_worst["yardstick"] * YARDSTICK),
        **big,
    }
    missed = [
        f"{key} is {numbers[key]:.2f}, less than {floor}" for key, floor in FLOORS.items() if numbers[key] < floor
    ]
    missed += [
        f"{key} is {numbers[key]:.2f}, more than {most}" for key, most in CEILINGS.items() if numbers[key] > most
    ]
    print(*missed, sep="\n", end="\n" * bool(missed))
    print(json.dumps({key: round(number, 3) for key, number in numbers.items()}))
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
