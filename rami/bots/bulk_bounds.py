"""How much of a hand will be lost at least, seen from a state of the sweep.

Each suit is swept for itself and each rank makes its set for itself: none knows what the others do with their cards.
What holds them together is paid for. A wild has one price wherever it is used, and a suit pays its rank for what it
puts into the set. Whatever the prices, no way of a hand loses less than those of its suits and ranks lose and pay
together, less the price of the wilds in hand. Prices are tuned so that this is much.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from operator import add
from typing import NamedTuple

from rami.bots.bulk_steps import ACES, SET, SHORTEST, SUIT, WILDS, Face, Filling, Move, Steps

DEAD = 1 << 50
"""What is lost where no way leads on."""
_BARRED = 1 << 44
"""The price of what a rank has no use for."""


class Layer(NamedTuple):
    """The cards of a face or, where its suit is -1, all of a rank.

    `losses`, `over`: by the cards left over here, the weight that is lost, and the bit for that. `closes`: whether the
    next layer is of another place.
    """

    place: int
    face: Face
    losses: tuple[int, ...]
    over: tuple[int, ...]
    closes: bool


Way = tuple[int, int, int]
"""A way on: what it adds to the state, the bit it sets, and by how much the least that will be lost rises."""


class _Place(NamedTuple):
    """The layers of a place: those of suits, those of them that have cards, and where sets can be made, how."""

    suits: range
    held: tuple[int, ...]
    filling: Filling | None


class Bounds:
    """The bounds of one hand, which has `wilds`; `price`: of a wild at first."""

    def __init__(self, steps: Steps, layers: Sequence[Layer], wilds: int, price: int) -> None:
        self._steps = steps
        self._layers = layers
        self._wilds = wilds
        self.price = price
        self._end = len(layers)
        suits = [[at for at, layer in enumerate(layers) if layer.face.suit == suit] for suit in range(4)]
        self._firsts = [chain[0] for chain in suits if chain]
        self._next = [self._end] * self._end
        """By layer, the next of its suit."""
        self._moves: list[dict[int, list[Move]]] = [{}] * self._end
        self.masks = [layer.face.mask for layer in layers]
        """By layer, the bits of a state that its ways depend on."""
        for suit, chain in enumerate(suits):
            most = max((layers[at].face.held for at in chain), default=0)
            for at, following in zip_longest(chain, chain[1:], fillvalue=self._end):
                self._next[at] = following
                self._moves[at] = steps.alone(layers[at].face, wilds, most)
                self.masks[at] |= SUIT[suit] | ACES[suit]
        self._before: list[dict[int, int]] = [{} for _ in range(self._end + 1)]
        """By layer, what its suit has lost and paid at least before it, by its part of a state."""
        self._ahead: list[dict[int, int]] = [{} for _ in layers]
        """By layer, what its suit will lose and pay at least from it on."""
        self._ahead.append(defaultdict(int))
        self._sets: list[dict[int, int]] = [{} for _ in range(self._end + 1)]
        """By layer, what its rank will lose and pay at least from it on, by the set in the making."""
        self._paid = [[0] * (layer.face.held + 1) for layer in layers]
        """By layer, what its suit pays for cards in the set of the rank, by their number."""
        self._places = list(self._gathered())
        self._forward()
        self._backward()
        if self.least() < 0:
            self.price //= 2
            self._forward()
            self._backward()

    def _gathered(self) -> Iterable[_Place]:
        first = 0
        for at, layer in enumerate(self._layers):
            if not layer.closes:
                continue
            makes_sets = layer.face.suit < 0
            suits = range(first, at if makes_sets else at + 1)
            held = tuple(other for other in suits if self._layers[other].face.held)
            filling = None
            if makes_sets:
                counts = tuple(self._layers[other].face.held for other in held)
                filling = self._steps.filling(counts, layer.face.wild, self._wilds)
                share = self.price * max(0, SHORTEST - sum(counts)) // sum(counts)
                for other, count in zip(held, counts, strict=True):
                    self._paid[other] = [share * cards for cards in range(count + 1)]
            yield _Place(suits, held, filling)
            first = at + 1

    def least(self) -> int:
        """What is lost at least on any way of the hand, less the price of the wilds at its end."""
        by_suits = sum(self._ahead[at][0] for at in self._firsts)
        by_ranks = sum(self._sets[place.suits.start][0] for place in self._places if place.filling)
        return by_suits + by_ranks - self.price * self._wilds

    def ways(self, at: int, state: int) -> list[Way]:
        """All ways on from a state before a layer that can come to an end."""
        layer = self._layers[at]
        face = layer.face
        sets, wilds, price = self._sets[at], state & WILDS, self.price
        changes = self._steps.changes(face)[state & face.mask]
        if face.suit < 0:
            now = sets[state & SET]
            return [(change, 0, price * (wilds - (state + change & WILDS)) - now) for change, _ in changes]
        part = SUIT[face.suit] | ACES[face.suit]
        losses, over, ahead, following = layer.losses, layer.over, self._ahead[self._next[at]], self._sets[at + 1]
        now = self._least(at, state & part) - price * wilds
        if sets:
            now += sets[state & SET]
        found = []
        for change, idle in changes:
            new = state + change
            least = ahead.get(new & part)
            if least is None:
                least = self._least(self._next[at], new & part)
            least += losses[idle] - price * (new & WILDS) - now
            if sets:
                least += following[new & SET]
            if least < DEAD >> 1:
                found.append((change, over[idle], least))
        return found

    def _least(self, at: int, part: int) -> int:
        """What a suit will lose and pay at least from a layer on, also where only few wilds lead to what it is."""
        found = self._ahead[at]
        if part not in found:
            if at == self._end:
                return 0
            for new, *_ in self._moves[at][part]:
                self._least(self._next[at], new)
            found[part] = min(map(add, self._beside(at, part), self._paid[at]))
        return found[part]

    # The sweeps ----------------------------------------------------------------------------------------------------

    def _forward(self) -> None:
        """From what suits have lost before a layer to what they have lost after it."""
        price = self.price
        for at in self._firsts:
            self._before[at] = {0: 0}
        for at, layer in enumerate(self._layers):
            if layer.face.suit < 0:
                continue
            losses, paid, moves = layer.losses, self._paid[at], self._moves[at]
            after: dict[int, int] = {}
            for part, before in self._before[at].items():
                for new, idle, taken, spent in moves[part]:
                    total = before + losses[idle] + paid[taken] + price * spent
                    if new not in after or total < after[new]:
                        after[new] = total
            self._before[self._next[at]] = after

    def _backward(self) -> None:
        """From what suits and ranks will lose from a place on to what they will before it, at prices settled there."""
        for place in reversed(self._places):
            besides = [{part: self._beside(at, part) for part in self._before[at]} for at in place.suits]
            if place.filling is not None:
                self._settle(place, place.filling, besides)
            for at, beside in zip(place.suits, besides, strict=True):
                paid = self._paid[at]
                self._ahead[at] = {part: min(map(add, least, paid)) for part, least in beside.items()}

    def _beside(self, at: int, part: int) -> list[int]:
        """What a suit will lose and pay at least from a layer on beside what it is paid for there, by that."""
        losses, price, ahead = self._layers[at].losses, self.price, self._ahead[self._next[at]]
        least = [DEAD] * len(self._paid[at])
        for new, idle, taken, spent in self._moves[at][part]:
            total = losses[idle] + price * spent + ahead[new]
            if total < least[taken]:
                least[taken] = total
        return least

    def _settle(self, place: _Place, filling: Filling, besides: Sequence[dict[int, list[int]]]) -> None:
        """New prices for the set of a place: each suit is left with an equal part of what all lose and pay together."""
        levels, price = filling.levels, self.price
        last = {making: DEAD if wilds is None else price * wilds for making, wilds in filling.wilds.items()}
        margins = []
        for at in place.held:
            beside = besides[at - place.suits.start]
            least = [DEAD] * len(self._paid[at])
            for part, start in self._before[at].items():
                least = list(map(min, least, [start + each for each in beside[part]]))
            low = min(least)
            margins.append([each - low for each in least])
        aheads = [last]
        for level, margin in zip(reversed(levels), reversed(margins), strict=True):
            ahead = aheads[-1]
            aheads.append(
                {making: min([margin[taken] + ahead[new] for taken, new in each]) for making, each in level.items()}
            )
        before = {0: 0}
        for at, level, margin, ahead in zip(place.held, levels, margins, aheads[-2::-1], strict=True):
            together = [DEAD] * len(margin)
            after: dict[int, int] = {}
            for making, steps in level.items():
                for taken, new in steps:
                    total = before[making] + margin[taken]
                    after[new] = min(total, after.get(new, total))
                    together[taken] = min(total + ahead[new], together[taken])
            before = after
            self._paid[at] = [
                whole // len(margins) - own if whole < _BARRED else _BARRED
                for whole, own in zip(together, margin, strict=True)
            ]
        self._sets[place.suits.stop] = last
        left = list(levels)
        for at in reversed(place.suits):
            following = self._sets[at + 1]
            self._sets[at] = following
            if at in place.held:
                paid = self._paid[at]
                self._sets[at] = {
                    making: min([following[new] - paid[taken] for taken, new in steps])
                    for making, steps in left.pop().items()
                }
