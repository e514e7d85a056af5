"""How much of a hand will be lost at least above a place of the line, seen from a state of the sweep.

Wilds are shared out: a card that needs wilds in any meld is charged with its part of those in the meld that needs
fewest a card. What the wilds in hand can pay for at most, the dearest cards first, is not lost; the rest is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from math import ceil

from rami.bots.bulk_steps import ACES_UP, SHORTEST, SUIT, Terms
from rami.cards import SUITS, Card

_LOW = 255 << ACES_UP
Losses = tuple[int, ...]
"""By the number of wilds in hand."""
Guide = tuple[int, list[tuple[int, int]], dict[int, Losses]]
"""The key of a table to begin with, what to add to it where a state has some bit of a mask, and the tables so far."""


class Bounds:
    """The bounds of one hand. `held`: its cards that are no wilds."""

    def __init__(self, terms: Terms, held: Counter[Card], weights: Mapping[Card, int], wilds: int) -> None:
        self._terms = terms
        self._held = held
        self._weights = weights
        self._wilds = wilds
        line = terms.line
        self._bits = [sum(1 << at for at, rank in enumerate(line) if held[rank + suit]) for suit in SUITS]
        self._twice = line[0] == line[-1]
        self._by_set: list[float] = []
        self._tests: dict[int, list[tuple[int, int]]] = {}
        self._tables: dict[int, dict[int, Losses]] = {}
        for at, rank in enumerate(line):
            counts = [held[rank + suit] for suit in SUITS]
            cards = sum(map(bool, counts)) if terms.distinct else sum(counts)
            dear = not terms.sets or not cards or (self._twice and not at)
            self._by_set.append(9.0 if dear else max(0, SHORTEST - cards) / cards)

    def guide(self, place: int, pending: int) -> Guide:
        """How to find the table of a state; `pending`: bits of states that must count as set."""
        tests = self._tests.get(place)
        if tests is None:
            tests = self._tests[place] = self._matters(place)
        known = self._tables.setdefault(place, {})
        sure = sum(bit for bit, mask in tests if pending & mask)
        return sure, [(bit, mask) for bit, mask in tests if not pending & mask], known

    def table(self, place: int, key: int) -> Losses:
        """The least weight lost above a place, by wilds in hand; `key`: the sum of the bits of a guide."""
        table = self._tables[place][key] = self._losses(place, key & 15, bool(key & 16))
        return table

    def _matters(self, place: int) -> list[tuple[int, int]]:
        """What of a state matters above a place: open runs in a suit, whether aces were used low."""
        granted = self._granted(place)
        tests = []
        for suit, bits in enumerate(self._bits):
            above = bits >> place + 1
            if self._terms.runs and _charges(above, True, granted) != _charges(above, False, granted):
                tests.append((1 << suit, SUIT[suit]))
        if self._twice and any(self._held["A" + suit] for suit in SUITS):
            tests.append((16, _LOW))
        return tests

    def _granted(self, place: int) -> int:
        """The places above in which all cards are in sets without wilds, from the next one on."""
        return sum(1 << at - place - 1 for at in range(place + 1, len(self._terms.line)) if not self._by_set[at])

    def _losses(self, place: int, opened: int, low: bool) -> Losses:
        items = []
        line = self._terms.line
        by_set = self._by_set
        granted = self._granted(place)
        runs = [
            _charges(bits >> place + 1, bool(opened >> suit & 1), granted) if self._terms.runs else {}
            for suit, bits in enumerate(self._bits)
        ]
        for at in range(place + 1, len(line)):
            if not by_set[at] or (low and line[at] == "A"):
                continue
            by_runs = [runs[suit].get(at - place - 1, 9.0) for suit in range(4)]
            needy = 0
            for suit, name in enumerate(SUITS):
                if by_runs[suit]:
                    count = self._held[line[at] + name]
                    needy += min(count, 1) if self._terms.distinct else count
            if not needy:
                continue
            counts = [self._held[line[at] + name] for name in SUITS]
            cards = sum(map(bool, counts)) if self._terms.distinct else sum(counts)
            in_set = (SHORTEST - cards) / needy if by_set[at] < 9 else 9.0
            for suit, name in enumerate(SUITS):
                charge = min(by_runs[suit], in_set)
                count = counts[suit]
                weight = self._weights[line[at] + name]
                if count and charge and weight:
                    items += [(charge / weight, charge, weight)] * count
        items.sort()
        whole = sum(item[2] for item in items)
        losses = [whole]
        paid = 0.0
        saved = 0.0
        for _, charge, weight in items:
            while paid + charge > len(losses):
                losses.append(ceil(whole - saved - weight * (len(losses) - paid) / charge - 1e-6))
            if len(losses) > self._wilds:
                break
            paid += charge
            saved += weight
        losses += [0 if len(losses) >= paid - 1e-9 else ceil(whole - saved)] * (self._wilds + 1)
        return tuple(losses)


@lru_cache(1 << 14)
def _charges(bits: int, opened: bool, granted: int) -> dict[int, float]:
    """By place, the part of a wild that a card needs in a run; the first place is next to an open run, or to none."""
    places = [at for at in range(bits.bit_length()) if bits >> at & 1]
    spans = []
    free = granted
    for first, low in enumerate(places):
        for last in range(first, len(places)):
            cost = max(SHORTEST, places[last] - low + 1) - (last - first + 1)
            spans.append((first, last, cost))
            if not cost:
                free |= sum(1 << at for at in places[first : last + 1])
    if opened:
        for last in range(len(places)):
            cost = places[last] - last
            spans.append((0, last, cost))
            if not cost:
                free |= sum(1 << at for at in places[: last + 1])
    charges = {at: 0.0 if free >> at & 1 else 9.0 for at in places}
    for first, last, cost in spans:
        needy = [at for at in places[first : last + 1] if not free >> at & 1]
        for at in needy:
            charges[at] = min(charges[at], cost / len(needy))
    return charges
