"""Chance from a seed: our own shuffle, the same in every Python.

Numbers are drawn from SHA-256 in counter mode over the labels given, with rejection, so no number is likelier than
another. VERSION is part of what is hashed: a change of method gets a new one, and old seeds keep their old packs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import TypeVar

VERSION = 1

T = TypeVar("T")


def shuffled(cards: Sequence[T], *labels: str | int) -> tuple[T, ...]:
    """The cards in an order that depends on the labels alone, such as a seed and a round's number."""
    mixed = list(cards)
    words = _words(labels)
    for last in range(len(mixed) - 1, 0, -1):
        other = _below(last + 1, words)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return tuple(mixed)


def number(bound: int, *labels: str | int) -> int:
    """A number from 0 up to, not including, the bound."""
    return _below(bound, _words(labels))


def generator(text: str) -> Random:
    """Python's own generator, for those who only need some chance; unlike `Random` itself it takes any text."""
    return Random(text.encode("utf-8", "surrogatepass"))


_SPAN = 1 << 32


def _below(bound: int, words: Iterator[int]) -> int:
    fair = _SPAN - _SPAN % bound
    return next(word for word in words if word < fair) % bound


def _words(labels: tuple[str | int, ...]) -> Iterator[int]:
    """Endless numbers of 32 bits. The labels are joined with their lengths, so that no two lists of them look alike."""
    texts = [str(label).encode("utf-8", "surrogatepass") for label in (VERSION, *labels)]
    key = b"".join(len(text).to_bytes(4, "big") + text for text in texts)
    block = 0
    while True:
        digest = sha256(key + block.to_bytes(8, "big")).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1
