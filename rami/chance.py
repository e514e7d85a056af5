"""Chance from a seed: our own shuffle, the same in every Python.

Numbers are drawn from SHA-256 in counter mode over the labels given, with rejection, so no number is likelier than
another. VERSION is part of what is hashed: a change of method gets a new one, and old seeds keep their old packs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import NamedTuple, TypeVar

VERSION = 1

T = TypeVar("T")


class Sealed(NamedTuple):
    """The secret of a match. Each round has a seed of its own, which tells nothing of the secret or of another one:
    so it can be shown as soon as the round is over."""

    secret: str


class Told(NamedTuple):
    """The seeds of a match's rounds, as they were shown: of the secret that is behind them nobody knows."""

    rounds: tuple[str, ...]


Seed = str | Sealed | Told
"""What a match is shuffled by; from a text, which somebody has chosen, all of its rounds follow."""


def of_round(seed: Seed, number: int) -> str:
    """What the shuffles of this round depend on. Raises `IndexError` where it is not told."""
    if isinstance(seed, Told):
        return seed.rounds[number]
    text = _OPENED + seed.secret if isinstance(seed, Sealed) else seed
    if not text.startswith(_OPENED):
        return text
    return sha256(_key(("sealed", text.removeprefix(_OPENED), number))).hexdigest()[:32]


def opened(seed: Seed) -> str | None:
    """The text from which the whole match follows, once nothing of it is to be kept secret; None where nobody knows."""
    match seed:
        case Sealed(secret):
            return _OPENED + secret
        case Told():
            return None
        case _:
            return seed


def fingerprint(seed: str) -> str:
    """Binds to a seed before it is shown: the SHA-256 of its text, as any tool tells it."""
    return sha256(seed.encode("utf-8", "surrogatepass")).hexdigest()


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
_OPENED = "sealed:"


def _below(bound: int, words: Iterator[int]) -> int:
    fair = _SPAN - _SPAN % bound
    return next(word for word in words if word < fair) % bound


def _words(labels: tuple[str | int, ...]) -> Iterator[int]:
    """Endless numbers of 32 bits."""
    key = _key(labels)
    block = 0
    while True:
        digest = sha256(key + block.to_bytes(8, "big")).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _key(labels: tuple[str | int, ...]) -> bytes:
    """The version and the labels, joined with their lengths, so that no two lists of them look alike."""
    texts = [str(label).encode("utf-8", "surrogatepass") for label in (VERSION, *labels)]
    return b"".join(len(text).to_bytes(4, "big") + text for text in texts)
