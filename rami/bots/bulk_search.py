"""The way of a hand through its layers that loses least."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rami.bots.bulk_bounds import Bounds, Layer, Way
from rami.bots.bulk_steps import WILDS

ABREAST = 16
"""States of a layer that go on together; the others wait."""
LAST = 4
"""The same when the budget is spent and an answer is due."""
_ALL = 1 << 60


class Search:
    """Goes through the layers in waves, by the least that must be lost on any way through a state.

    A state whose time has not come waits at its layer; what cannot lose less than a way that was found is dropped. So
    when nothing waits any more that could, the best way was found.

    `lost`: what a last state has lost beside the cards left over on the way. All losses are multiples of `unit`; what
    must be lost is not, and states between which there is less than `grain` go on in one wave.
    """

    def __init__(
        self,
        layers: Sequence[Layer],
        bounds: Bounds,
        lost: Callable[[int], int],
        start: int,
        unit: int,
        grain: int,
    ) -> None:
        self._layers = layers
        self._bounds = bounds
        self._lost = lost
        self._start = start
        self._unit = unit
        self._grain = grain
        least = bounds.least()
        self._leasts: list[dict[int, int]] = [{start: least}, *({} for _ in layers)]
        """By layer, what is lost at least on any way through a state, of the ways to it that are known."""
        self._origins: list[dict[int, int]] = [{} for _ in range(len(layers) + 1)]
        self._ways: list[dict[int, list[Way]]] = [{} for _ in layers]
        self._waiting: dict[int, dict[int, list[int]]] = {least // grain: {0: [start]}}
        self._most = _ALL
        """What a way may lose at most to be better than the best one found."""
        self._best: list[int] = []
        if not layers:
            self._waiting.clear()
            self._arrive([start])

    def best(self, budget: int | None) -> tuple[list[int], bool]:
        """The states of a best way, and True; if that takes more states than the budget, of a good one, and False."""
        spent = 0
        while self._waiting and (wave := min(self._waiting)) * self._grain <= self._most:
            if budget is not None and spent >= budget:
                self._finish()
                return self._best, False
            spent += self._go(wave)
        return self._best, True

    def _go(self, wave: int) -> int:
        """Lets some states of a wave go on as far as they can: how many."""
        waiting = self._waiting[wave]
        low, top = wave * self._grain, (wave + 1) * self._grain - 1
        coming: list[int] = []
        gone = 0
        for number in range(min(waiting), len(self._layers)):
            more = waiting.get(number)
            if more is not None:
                leasts = self._leasts[number]
                while more and len(coming) < ABREAST:
                    state = more.pop()
                    # One that has lost less since then went on in an earlier wave.
                    if low <= leasts[state] <= self._most:
                        coming.append(state)
                if not more:
                    del waiting[number]
            if coming:
                gone += len(coming)
                coming = self._expand(number, coming, top)
                if len(coming) > ABREAST:
                    waiting.setdefault(number + 1, []).extend(coming[ABREAST:])
                    del coming[ABREAST:]
            elif not waiting:
                break
        if not waiting:
            del self._waiting[wave]
        return gone

    def _finish(self) -> None:
        """Soon finds the end of a way: only the most promising states of each layer go on.

        The one that has lost all cards goes on too where no way is known yet: it always comes through.
        """
        coming: list[int] = []
        sure = self._start
        for number, layer in enumerate(self._layers):
            leasts = self._leasts[number]
            for wave in sorted(self._waiting):
                if len(coming) >= LAST:
                    break
                ready = self._waiting[wave].get(number, ())
                coming += [state for state in ready if leasts[state] // self._grain == wave]
            coming = sorted(dict.fromkeys(coming), key=leasts.__getitem__)[:LAST]
            if not self._best:
                coming.append(sure)
            coming = self._expand(number, coming, _ALL)
            sure |= layer.over[-1]

    def _expand(self, number: int, coming: list[int], top: int) -> list[int]:
        """What comes of states in a layer and is to go on, if it was not known or has lost more so far.

        What must lose more than `top` waits. What comes out of the last layer is there.
        """
        mask, ways_of, most, grain = self._bounds.masks[number], self._ways[number], self._most, self._grain
        before, after, origins = self._leasts[number], self._leasts[number + 1], self._origins[number + 1]
        if number + 1 == len(self._layers):
            top = _ALL
        on: dict[int, None] = {}
        waves: dict[int, list[int]] = {}
        for state in coming:
            least = before[state]
            bits = state & mask
            ways = ways_of.get(bits)
            if ways is None:
                ways = ways_of[bits] = self._bounds.ways(number, bits)
            for change, over, rise in ways:
                total = least + rise
                if total > most:
                    continue
                new = state + change | over
                if new in after and after[new] <= total:
                    continue
                after[new] = total
                origins[new] = state
                if total <= top:
                    on[new] = None
                    continue
                wave = total // grain
                if wave not in waves:
                    waves[wave] = self._waiting.setdefault(wave, {}).setdefault(number + 1, [])
                waves[wave].append(new)
        if number + 1 < len(self._layers):
            return list(on)
        self._arrive(on)
        return []

    def _arrive(self, states: Iterable[int]) -> None:
        """Keeps the best of the ways that have come to their end."""
        for state in states:
            loss = self._leasts[-1][state] + self._bounds.price * (state & WILDS) + self._lost(state)
            if loss <= self._most:
                self._most = loss - self._unit
                self._best = self._way(state)

    def _way(self, state: int) -> list[int]:
        states = [state]
        for origins in reversed(self._origins[1:]):
            state = origins[state]
            states.append(state)
        return states[::-1]
