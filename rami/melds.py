"""Melds, and the recogniser that knows which cards make one."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from rami.cards import FACES, RANKS, Card, ordered


class Slot(NamedTuple):
    """A place of a meld: the card lying there, the card it stands for, and the seat it scores for."""

    card: Card
    stands_for: Card
    owner: int


class Meld(NamedTuple):
    """`kind` is `run` or `set`; the slots of a run lie in order, low to high."""

    kind: str
    slots: tuple[Slot, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(slot.card for slot in self.slots)


SHORTEST = 3

_BIT = {rank: 1 << place for place, rank in enumerate(RANKS)}
_BIT_OF_FACE = {face: 1 << place for place, face in enumerate(FACES)}
_SUIT = (1 << len(RANKS)) - 1
"""The faces are by suit, so each suit of a hand's bits is a block of thirteen, by rank like `_BIT`."""
_LINES = {"high": RANKS, "low": "A" + RANKS[:-1], "low_or_high": "A" + RANKS}


class Recogniser:
    """Which cards are a meld, and which cards of a hand make or extend one.

    Answers depend on the arguments alone; they are remembered, since play asks for the same few again and again.

    `aces`: where the ace stands in a run: `high`, `low` or `low_or_high` (never both ends of one run).
    `distinct`: whether the suits of a set must differ. `kinds`: `both`, `sets` or `runs`.
    """

    def __init__(self, *, aces: str = "high", distinct: bool = True, kinds: str = "both") -> None:
        self.distinct = distinct
        self.runs = kinds != "sets"
        self.sets = kinds != "runs"
        self._line = _LINES[aces]
        self._low = {rank: self._line.index(rank) for rank in RANKS}
        self._high = {rank: self._line.rindex(rank) for rank in RANKS}
        self._order = _windows(self._line) if self.runs else {}
        self.read = lru_cache(2048)(self._read)
        self._runs_of = lru_cache(4096)(self._find_runs)
        self._sets_of = lru_cache(2048)(self._find_sets)

    def _read(self, cards: tuple[Card, ...], owner: int) -> Meld | None:
        """The meld these cards make for `owner`; None if they make none."""
        if len(cards) < SHORTEST:
            return None
        suits = {card[1] for card in cards}
        if len(suits) == 1:
            places = self._in_line(cards)
            if places is not None:
                return Meld("run", tuple(Slot(card, card, owner) for card in places))
        if self.sets and self._is_set(cards):
            return Meld("set", tuple(Slot(card, card, owner) for card in ordered(cards)))
        return None

    def extend(self, meld: Meld, cards: tuple[Card, ...], owner: int) -> Meld | None:
        """The meld with the owner's cards added, judged as a whole; None if it would be none."""
        together = meld.cards + cards
        if meld.kind == "set":
            if not self._is_set(together):
                return None
            return Meld("set", meld.slots + tuple(Slot(card, card, owner) for card in cards))
        if any(card[1] != together[0][1] for card in cards):
            return None
        places = self._in_line(together)
        if places is None:
            return None
        lying = {slot.card: slot for slot in meld.slots}
        return Meld("run", tuple(lying.get(card) or Slot(card, card, owner) for card in places))

    def candidates(self, hand: Collection[Card]) -> tuple[tuple[Card, ...], ...]:
        """Every meld that the hand holds, each once: runs low to high, sets by suit."""
        faces = set(hand)
        bits = sum(map(_BIT_OF_FACE.__getitem__, faces))
        clubs, diamonds = bits & _SUIT, bits >> 13 & _SUIT
        hearts, spades = bits >> 26 & _SUIT, bits >> 39
        runs = self._runs_of
        found = runs("C", clubs) + runs("D", diamonds) + runs("H", hearts) + runs("S", spades)
        if not self.sets:
            return found
        if self.distinct:
            pairs, more = clubs & diamonds | hearts & spades, (clubs | diamonds) & (hearts | spades)
            if not pairs & more:
                return found
            hand = faces
        ranks = [card[0] for card in hand]
        for rank in RANKS:
            if ranks.count(rank) >= SHORTEST:
                found += self._sets_of(ordered(card for card in hand if card[0] == rank))
        return found

    def lay_offs(self, hand: Collection[Card], meld: Meld) -> Iterable[tuple[Card, ...]]:
        """Every choice of the hand's cards that extends the meld, each once."""
        first = meld.slots[0].stands_for
        if meld.kind == "set":
            rank = first[0]
            held = [card for card in hand if card[0] == rank]
            if not held:
                return ()
            if self.distinct:
                lying = {slot.stands_for[1] for slot in meld.slots}
                held = [card for card in dict.fromkeys(held) if card[1] not in lying]
            return dict.fromkeys(
                chosen for size in range(1, len(held) + 1) for chosen in combinations(ordered(held), size)
            )
        suit = first[1]
        line = self._line
        low = self._low[first[0]]
        high = self._high[meld.slots[-1].stands_for[0]]
        below = low
        while below > 0 and line[below - 1] + suit in hand:
            below -= 1
        above = high
        while above + 1 < len(line) and line[above + 1] + suit in hand:
            above += 1
        if below == low and above == high:
            return ()
        return dict.fromkeys(
            tuple(rank + suit for rank in line[bottom:low] + line[high + 1 : top + 1])
            for bottom in range(low, below - 1, -1)
            for top in range(high, above + 1)
            if (bottom, top) != (low, high) and top - bottom < len(RANKS)
        )

    def fault(self, cards: tuple[Card, ...]) -> str:
        """The numbers of the rule by which cards that `read` refuses are no meld."""
        suits = {card[1] for card in cards}
        ranks = {card[0] for card in cards}
        if len(ranks) == 1:
            return "CV-6 RA-12 R5-7" if not self.sets or len(cards) < SHORTEST else "CV-15 RA-12 R5-7"
        if len(suits) > 1 or not self.runs or len(ranks) < max(len(cards), SHORTEST) or "A" not in ranks:
            return "CV-5 RA-13 R5-8"
        mask = sum(_BIT[rank] for rank in ranks)
        if mask in _windows(_LINES["low_or_high"]):
            return "CV-13 RA-14 R5-8"
        return "CV-14 RA-14 R5-8" if _turns_the_corner(mask) else "CV-5 RA-13 R5-8"

    def _in_line(self, cards: tuple[Card, ...]) -> list[Card] | None:
        """Cards of one suit in the order of their run; None if they are no run."""
        mask = 0
        for card in cards:
            bit = _BIT[card[0]]
            if mask & bit:
                return None
            mask |= bit
        ranks = self._order.get(mask)
        return None if ranks is None else [rank + cards[0][1] for rank in ranks]

    def _is_set(self, cards: tuple[Card, ...]) -> bool:
        rank = cards[0][0]
        if any(card[0] != rank for card in cards):
            return False
        return not self.distinct or len({card[1] for card in cards}) == len(cards)

    def _find_runs(self, suit: str, mask: int) -> tuple[tuple[Card, ...], ...]:
        return tuple(tuple(rank + suit for rank in ranks) for run, ranks in self._order.items() if run & mask == run)

    def _find_sets(self, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """The melds among ordered cards of one rank; their suits differ already where they must."""
        sizes = range(SHORTEST, len(cards) + 1)
        return tuple(dict.fromkeys(chosen for size in sizes for chosen in combinations(cards, size)))


@lru_cache
def _windows(line: str) -> dict[int, str]:
    """For every set of ranks (a bit each) that stands in the line, the ranks low to high.

    All thirteen stand ace high, where the ace may stand at either end.
    """
    return {
        sum(_BIT[rank] for rank in line[start : start + length]): line[start : start + length]
        for length in range(SHORTEST, len(RANKS) + 1)
        for start in range(len(line) - length + 1)
    }


def _turns_the_corner(mask: int) -> bool:
    """Whether the ranks follow one another with the two after the ace."""
    circle = RANKS + RANKS
    length = mask.bit_count()
    return any(sum(_BIT[rank] for rank in circle[start : start + length]) == mask for start in range(len(RANKS)))
