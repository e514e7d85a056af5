"""How good it is to end a turn with a hand: the chance to win the round, and the points that change sides.

A small network of learned weights judges what a player would count: cards and points left over, unseen cards that
help, what the next seat may do with the discard, how far the others are.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import NamedTuple

from rami.bots.memory import NEAR, Memory
from rami.bots.weights import HIDDEN, HIDDEN_BIAS, OUT, OUT_BIAS
from rami.bots.world import CARD, POINTS, World, bits


class Prospect(NamedTuple):
    """`wins`: the chance to win the round; `points`: won from the others, or lost to them, in tens."""

    wins: float
    points: float


class Rivals(NamedTuple):
    """What is known of the other seats, and how far the round is."""

    chances: tuple[list[float], ...]
    """For each of them, the one who plays next first, the chance that it holds each face."""
    points: tuple[float, ...]
    """What each of them can be expected to hold."""
    fewest: int
    """Cards of the smallest of their hands ..."""
    fewest_known: int
    """... and how many of those are known."""
    draws: float
    """Cards of the stock for each seat ..."""
    turns: float
    """... and turns that each has had."""


def rivals(memory: Memory, seats: list[int], values: Sequence[int], stock: int, turn_number: int) -> Rivals:
    """`seats`: the others, in the order in which they play; `values`: points of each face in a hand."""
    nearest = min(seats, key=lambda seat: memory.counts[seat])
    chances = tuple(map(memory.chances, seats))
    return Rivals(
        chances,
        tuple(sum(map(mul, theirs, values)) for theirs in chances),
        memory.counts[nearest],
        len(memory.known[nearest]),
        stock / (len(seats) + 1),
        turn_number / (len(seats) + 1),
    )


class Outlook:
    """Judges hands on one table, the seat having drawn."""

    def __init__(self, world: World, rivals: Rivals, values: Sequence[int]) -> None:
        self.world = world
        self.rivals = rivals
        self.values = values
        next_seat = rivals.chances[0]
        self.live = [
            max(0.0, 1.0 - sum(chances)) if world.unseen >> place & 1 else 0.0
            for place, chances in enumerate(zip(*rivals.chances, strict=True))
        ]
        self.live_total = max(1.0, sum(self.live))
        fitting = [face.bit_length() - 1 for face in bits(world.first)]
        self.common = [
            float(rivals.fewest),
            float(rivals.fewest_known),
            rivals.draws / 5,
            min(rivals.turns, 20) / 5,
            min(rivals.points) / 10,
            sum(rivals.points) / 20,
            sum(chances[place] for chances in rivals.chances for place in fitting),
            1.0 if rivals.fewest <= 2 else 0.0,
            1.0 if rivals.fewest <= 4 else 0.0,
        ]
        self.next_seat = next_seat

    def judge(self, hand: int, discard: int) -> Prospect:
        """The prospect with this hand after this discard; discard 0: before drawing from the stock."""
        return _network(self.counted(hand, discard))

    def counted(self, hand: int, discard: int) -> list[float]:
        """What the network is fed."""
        world, live = self.world, self.live
        first, least, weigh = world.first, world.least, world.weigh
        now = weigh(hand)
        cards = now // CARD
        near, ties, total = first, 0, 0
        lone = hand & ~world.solver.melded(hand)
        rest = hand
        while rest:
            place = (rest & -rest).bit_length() - 1
            near |= NEAR[place]
            total += self.values[place]
            if lone >> place & 1:
                ties += (NEAR[place] & world.unseen).bit_count()
            rest &= rest - 1
        winning = helping = leaping = 0.0
        rest = near & world.unseen
        while rest:
            face = rest & -rest
            rest ^= face
            after = hand | face
            left = (weigh(after) if after & first else least(after)) // CARD
            if left <= cards:
                chance = live[face.bit_length() - 1]
                if left <= 1:
                    winning += chance
                else:
                    helping += chance
                    if left < cards:
                        leaping += chance
        share = 10 / self.live_total
        return [
            float(cards),
            float(hand.bit_count()),
            (now & POINTS) / 10,
            total / 10,
            winning * share,
            helping * share,
            leaping * share,
            ties / 20,
            1.0 if discard & first else 0.0,
            world.melded(discard, self.next_seat) if discard else 0.0,
            1.0 if cards <= 1 else 0.0,
            1.0 if cards <= 2 else 0.0,
            *self.common,
        ]


def _network(counted: list[float]) -> Prospect:
    hidden = [max(0.0, bias + sum(map(mul, row, counted))) for row, bias in zip(HIDDEN, HIDDEN_BIAS, strict=True)]
    wins, points = (bias + sum(map(mul, row, hidden)) for row, bias in zip(OUT, OUT_BIAS, strict=True))
    return Prospect(1 / (1 + exp(-wins)), points)
