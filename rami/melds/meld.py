"""What lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rami.cards import RANKS, Card


class Slot(NamedTuple):
    """A place of a meld: the card lying there, what it stands for, and the seat it scores for.

    A card that stands for itself, natural or of a wild rank in its own place, has itself there; one that stands in has
    the face of its place in a run, and the rank alone in a set.
    `matched`: the seat that has melded the real card beside the wild that stands for it (R5-19).
    """

    card: Card
    stands_for: Card
    owner: int
    matched: int | None = None

    @property
    def stands_in(self) -> bool:
        """Whether a wild lies here for another card."""
        return self.card != self.stands_for


class Meld(NamedTuple):
    """`kind` is `run`, `set` or `wilds` (R5-V18), where each wild stands for itself.

    The slots of a run lie in order, low to high; a run of fourteen has an ace at both ends (R5-S8).
    """

    kind: str
    slots: tuple[Slot, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(slot.card for slot in self.slots)

    @property
    def matches(self) -> tuple[tuple[Card, int], ...]:
        """The real cards melded beside wilds of the meld, each with its owner (R5-19)."""
        return tuple((slot.stands_for, slot.matched) for slot in self.slots if slot.matched is not None)


Worth = Callable[[Card, bool], int]
"""Points of a face in a meld; the flag says that it is an ace at the low end of a run."""

SHORTEST = 3
FULL = 4
"""Cards of a set whose suits differ."""


def usual(face: Card, low: bool) -> int:
    """2 to 10 their number, J Q K 10, ace 11 or, when low, 1 (RA-S1)."""
    if face[0] == "A":
        return 1 if low else 11
    return min(RANKS.index(face[0]) + 2, 10)
