"""The way of a hand through its layers that loses least."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rami.bots.bulk_bounds import Bounds, Guide
from rami.bots.bulk_steps import WILDS, Face, Steps

ABREAST = 40
"""States of a layer that go on together; the others wait."""
LAST = 16
"""The same when the budget is spent and an answer is due."""


class Layer(NamedTuple):
    """The cards of a face or, where `face` is None, all of a rank.

    `losses`, `over`: by the cards left over here, the weight that is lost, and the bit for that. `closes`: whether the
    next layer is of another place; `open`: the bits of a state that may yet be set before that.
    """

    place: int
    face: Face
    losses: tuple[int, ...]
    over: tuple[int, ...]
    closes: bool
    open: int


class Search:
    """Goes through the layers in waves, by the least that must be lost on any way through a state.

    A state whose time has not come waits at its layer. So the first state to come out is the end of a best way.
    `lost`: what a last state has lost beside the cards left over on the way.
    """

    def __init__(
        self,
        steps: Steps,
        layers: Sequence[Layer],
        bounds: Bounds,
        lost: Callable[[int], int],
        start: int,
        free: bool,
    ) -> None:
        self._steps = steps
        self._layers = layers
        self._bounds = bounds
        self._lost = lost
        self._start = start
        self._free = free
        self._losses: list[dict[int, int]] = [{start: 0}, *({} for _ in layers)]
        self._origins: list[dict[int, int]] = [{} for _ in range(len(layers) + 1)]
        self._guides: list[Guide | None] = [None] * (len(layers) + 1)
        self._waiting: dict[int, dict[int, list[int]]] = {self._least(0, start, 0): {0: [start]}}

    def best(self, budget: int | None) -> tuple[list[int], bool]:
        """The states of a best way, and True; if that takes more states than the budget, of a good one, and False."""
        spent = 0
        while budget is None or spent < budget:
            wave = min(self._waiting)
            gone, last = self._go(wave)
            if last is not None:
                return self._way(last), True
            spent += gone
        return self._way(self._finish()), False

    def _go(self, wave: int) -> tuple[int, int | None]:
        """Lets some states of a wave go on as far as they can: how many, and the state that came out if one did."""
        waiting = self._waiting[wave]
        coming: list[int] = []
        gone = 0
        for number in range(min(waiting), len(self._layers) + 1):
            more = waiting.get(number)
            if more is not None:
                losses = self._losses[number]
                while more and len(coming) < ABREAST:
                    state = more.pop()
                    # One that has lost less since then went on in an earlier wave.
                    if self._least(number, state, losses[state]) == wave:
                        coming.append(state)
                if not more:
                    del waiting[number]
            if number == len(self._layers):
                break
            if coming:
                gone += len(coming)
                coming = self._parted(number + 1, self._expand(number, coming), wave)
                if len(coming) > ABREAST:
                    waiting.setdefault(number + 1, []).extend(coming[ABREAST:])
                    del coming[ABREAST:]
            elif not waiting:
                break
        if not waiting:
            del self._waiting[wave]
        return gone, coming[0] if coming else None

    def _finish(self) -> int:
        """The end of a way that is soon found: only the most promising states of each layer go on.

        The one that has lost all cards goes on too: it always comes through.
        """
        coming: list[int] = []
        sure = self._start
        for number, layer in enumerate(self._layers):
            self._parted(number, coming, -1)
            ready: list[tuple[int, int, int]] = []
            for wave in sorted(self._waiting):
                ready += [(wave, -(state & WILDS), state) for state in self._waiting[wave].get(number, ())]
                if len(ready) >= LAST:
                    break
            coming = self._expand(number, [sure, *(state for _, _, state in sorted(ready)[:LAST])])
            sure |= layer.over[-1]
        losses = self._losses[-1]
        return min(losses, key=lambda state: losses[state] + self._lost(state))

    def _parted(self, number: int, coming: list[int], wave: int) -> list[int]:
        """Those of the states before a layer that may go on in a wave; the others wait."""
        on = []
        losses = self._losses[number]
        last = number == len(self._layers)
        closed = last or self._layers[number - 1].closes
        start, tests, tables = self._guide(number)
        better = self._steps.better
        for state in coming:
            loss = losses[state]
            if self._free:
                # With a wild more in hand, or a longer run open, one can do as well.
                richer = losses.get(state + 1)
                if richer is not None and richer <= loss:
                    continue
                if closed and any(
                    losses.get(state + change, loss + 1) <= loss
                    for up, changes in better
                    for change in changes.get(state >> up & 255, ())
                ):
                    continue
            if last:
                least = loss + self._lost(state)
            else:
                key = start
                for bit, mask in tests:
                    if state & mask:
                        key |= bit
                least = (
                    loss + (tables.get(key) or self._bounds.table(self._layers[number - 1].place, key))[state & WILDS]
                )
            if least <= wave:
                on.append(state)
            else:
                self._waiting.setdefault(least, {}).setdefault(number, []).append(state)
        return on

    def _guide(self, number: int) -> Guide:
        guide = self._guides[number]
        if guide is None:
            layer = self._layers[number - 1]
            guide = self._guides[number] = self._bounds.guide(layer.place, layer.open)
        return guide

    def _least(self, number: int, state: int, loss: int) -> int:
        """The least that is lost on any way through a state before a layer."""
        if number == len(self._layers):
            return loss + self._lost(state)
        if not number:
            return loss
        key, tests, tables = self._guide(number)
        for bit, mask in tests:
            if state & mask:
                key |= bit
        return loss + (tables.get(key) or self._bounds.table(self._layers[number - 1].place, key))[state & WILDS]

    def _expand(self, number: int, coming: list[int]) -> list[int]:
        """What comes of states in a layer, if it was not known or loses less than was known."""
        layer = self._layers[number]
        mask, losses, over = layer.face.mask, layer.losses, layer.over
        before, after, origins = self._losses[number], self._losses[number + 1], self._origins[number + 1]
        known = self._steps.known(layer.face)
        found: dict[int, None] = {}
        for state in coming:
            loss = before[state]
            ways = known.get(state & mask)
            if ways is None:
                ways = known[state & mask] = self._steps.changes(state, layer.face)
            for change, idle in ways:
                total = loss + losses[idle]
                new = state + change | over[idle]
                if new not in after or after[new] > total:
                    after[new] = total
                    origins[new] = state
                    found[new] = None
        return list(found)

    def _way(self, state: int) -> list[int]:
        states = [state]
        for origins in reversed(self._origins[1:]):
            state = origins[state]
            states.append(state)
        return states[::-1]
