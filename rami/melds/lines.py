"""Runs as bits: where ranks stand in a suit."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rami.cards import RANKS
from rami.melds.meld import SHORTEST

BIT = {rank: 1 << place for place, rank in enumerate(RANKS)}
ACE = BIT["A"]
SECOND = 1 << len(RANKS)
"""The other ace of a run that has one at both ends."""


class Run(NamedTuple):
    """Ranks that follow one another: as one number, and each of them with its bit, low to high."""

    mask: int
    ranks: str
    bits: tuple[int, ...]


def line(aces: str, ranks: str) -> str:
    """The order in which ranks follow one another; where low ones are left out the ace stands high only (R5-V1)."""
    if aces == "high" or not ranks.startswith(RANKS[0]):
        return ranks
    return "A" + (ranks if aces == "low_or_high" else ranks[:-1])


@lru_cache
def runs(line: str, both_ends: bool = False) -> dict[int, Run]:
    """Every run that stands in the line, by its number; the shortest first.

    All thirteen stand ace high, where the ace may stand at either end; with `both_ends` fourteen are one more.
    """
    found = {}
    for length in range(SHORTEST, len(RANKS) + 1):
        for start in range(len(line) - length + 1):
            ranks = line[start : start + length]
            found[mask(ranks)] = Run(mask(ranks), ranks, tuple(map(BIT.__getitem__, ranks)))
    if both_ends and len(line) > len(RANKS):
        bits = (SECOND, *map(BIT.__getitem__, line[1:]))
        found[sum(bits)] = Run(sum(bits), line, bits)
    return found


def mask(ranks: Iterable[str]) -> int:
    """The number of different ranks."""
    return sum(map(BIT.__getitem__, ranks))


def turns_the_corner(mask_of: int, length: int) -> bool:
    """Whether the ranks stand in so many that follow one another with the two after the ace."""
    circle = RANKS + RANKS
    return any(mask(circle[start : start + length]) & mask_of == mask_of for start in range(len(RANKS)))
