"""What a hand may still become: for each two cards that lack one, what that one would let it lay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from rami.bots.gains import beyond
from rami.bots.stakes import melded_values
from rami.cards import ORDER, RANKS, SUITS, Card, ordered
from rami.legality import Law
from rami.melds import Meld

_ALONE = 0.12
"""Of its points, what a card counts for that has no partner yet."""


class Pair(NamedTuple):
    """Two cards of a hand, the faces that make a meld with them, and their points."""

    cards: tuple[Card, Card]
    lacking: tuple[Card, ...]
    points: int


class Prospects:
    """Of a hand at a table, `copies` of each card (by its place) being still about."""

    def __init__(self, law: Law, melds: Iterable[Meld], hand: Iterable[Card], copies: tuple[int, ...]) -> None:
        self._copies = copies
        self._points = melded_values(law)
        self._wilds = law.wilds
        self._unseen = max(1, sum(copies))
        self._wild = sum(copies[ORDER[card]] for card in law.wilds)
        held = sorted((card for card in hand if card not in law.wilds), key=ORDER.__getitem__)
        self._held = Counter(held)
        lacking = trios(law).third
        self._pairs = [
            Pair((one, other), faces, self._points[one] + self._points[other])
            for place, one in enumerate(held)
            for other in held[place + 1 :]
            if (faces := lacking.get((one, other)))
        ]
        self._behind = [(face, card) for meld in melds for face, card in beyond(law, meld) if card in self._held]

    def worth(self, without: Card | None = None) -> float:
        """Points that the next card of the stock lets the hand lay on average, beside its own, without one card."""
        copies, points = self._copies, self._points
        best: dict[Card, int] = {}
        wild = 0
        for pair in self._pairs:
            if without in pair.cards and not self._spare(pair, without):
                continue
            wild = max(wild, pair.points)
            for face in pair.lacking:
                if copies[ORDER[face]]:
                    best[face] = max(best.get(face, 0), pair.points + points[face])
        total = sum(gain * copies[ORDER[face]] for face, gain in best.items()) + wild * self._wild
        for face, card in self._behind:
            if card != without or self._held[card] > 1:
                total += points[card] * (copies[ORDER[face]] + self._wild)
        return total / self._unseen

    def alone(self, without: Card | None = None) -> float:
        """What the cards count for by themselves, without one."""
        total = sum(self._points[card] * count for card, count in self._held.items())
        return _ALONE * (total - (self._points[without] if without is not None and self._held[without] else 0))

    def _spare(self, pair: Pair, without: Card | None) -> bool:
        """Whether the pair is there without a copy of the card."""
        return without is not None and self._held[without] > pair.cards.count(without)


class Trios(NamedTuple):
    """The melds of three natural cards.

    `third`: by two of the cards, in order, the faces that make one with them. `others`: by each of the cards, the
    places of the other two.
    """

    third: dict[tuple[Card, Card], tuple[Card, ...]]
    others: dict[Card, tuple[tuple[int, int], ...]]


@lru_cache(maxsize=32)
def trios(law: Law) -> Trios:
    third: dict[tuple[Card, Card], dict[Card, None]] = {}
    others: dict[Card, dict[tuple[int, int], None]] = {}
    for cards in _trios(law):
        for place, card in enumerate(cards):
            one, other = ordered(cards[:place] + cards[place + 1 :])
            third.setdefault((one, other), {})[card] = None
            others.setdefault(card, {})[ORDER[one], ORDER[other]] = None
    return Trios(
        {pair: tuple(faces) for pair, faces in third.items()}, {card: tuple(pairs) for card, pairs in others.items()}
    )


def _trios(law: Law) -> Iterator[tuple[Card, ...]]:
    ranks = [rank for rank in RANKS if law.plan.copies(rank + "C") and rank + "C" not in law.wilds]
    line = "A" + RANKS
    for start in range(len(line) - 2):
        run = line[start : start + 3]
        if set(run) <= set(ranks) and law.melds.read(tuple(rank + "C" for rank in run), 0) is not None:
            yield from (tuple(rank + suit for rank in run) for suit in SUITS)
    for rank in ranks if law.melds.sets else ():
        twins = [rank + suit for suit in SUITS for _ in range(1 if law.melds.distinct else law.plan.packs)]
        yield from dict.fromkeys(combinations(twins, 3))
