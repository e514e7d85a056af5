"""Which of some ways is best: each is played on in worlds that the seat may be in, all of them in the same ones.

What an evaluation says of a way beforehand counts as much as some worlds do, since the luckiest of many looks better
than it is. Ways that fall behind by more than chance explains meet no more worlds, so that most are left for the
closest; and the first way, the usual one, gives way to none that is not clearly better. The answer depends on what
goes in alone, and there is one however small the budget.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from rami.actions import Action, Draw
from rami.bots.kernel import Kernel
from rami.game import Game
from rami.round import Round

PRIOR = 8.0
"""Worlds that count as much as the evaluation does."""
_FIRST = 6
"""Worlds that every way meets, if the budget goes so far."""
_SURE = 1.7
"""Standard errors by which a way must be behind to fall out."""
_CLEAR = 2.0
"""Standard errors by which another way than the first must be ahead of it."""
_DIGITS = 6
"""What is worth the same but for the last digits is worth the same: they differ from one Python to another."""


class Way(NamedTuple):
    """What a seat may do: its actions one after another, the first of which is what it does now.

    `prior`: what it is worth by an evaluation, in the units of what worlds say.
    """

    actions: tuple[Action, ...]
    prior: float = 0.0


Worth = Callable[[Round, Way], float]
"""What a way came to in a world."""


def played_on(
    game: Game, kernel: Kernel, seat: int, value: Callable[[Sequence[float], Any], float], hold: Sequence[bool] = ()
) -> Worth:
    """The worth of a way once the kernel has played on; `value` makes one number of the scores and the state then."""
    known: dict[tuple[Action, ...], Round] = {}

    def worth(world: Round, way: Way) -> float:
        after = known.get(way.actions)
        if after is None:
            after = world
            for action in way.actions:
                after = game.play(after, seat, action)
            if after.result is None and Draw("stock") not in way.actions:
                known[way.actions] = after  # in other worlds all is the same but for what is hidden
        else:
            hands = (*world.hands[:seat], after.hands[seat], *world.hands[seat + 1 :])
            after = after._replace(hands=hands, stock=world.stock, seed=world.seed)
        state = kernel.state(after)
        return value(kernel.play_on(state, hold), state)

    return worth


def best(ways: Sequence[Way], worth: Worth, worlds: Iterator[Round], budget: int, prior: float = PRIOR) -> Way:
    """The way that is worth most, the first where none is clearly better. `budget`: how often one may be played on."""
    if len(ways) < 2:
        return ways[0]
    values: list[list[float]] = [[] for _ in ways]
    left = list(range(len(ways)))
    met = 0
    while len(left) > 1 and budget >= len(left):
        world = next(worlds, None)
        if world is None:
            break
        for way in left:
            values[way].append(worth(world, ways[way]))
        budget -= len(left)
        met += 1
        if met >= _FIRST:
            left = _close(ways, values, left, prior)
    leader = _leader(ways, values, left, prior)
    return ways[0 if 0 in left and not _is_clear(values[leader], values[0]) else leader]


def _leader(ways: Sequence[Way], values: list[list[float]], left: list[int], prior: float) -> int:
    worths = {way: _mean(ways, values, way, prior) for way in left}
    return max(left, key=lambda way: (worths[way], -way))


def _mean(ways: Sequence[Way], values: list[list[float]], way: int, prior: float) -> float:
    weight = prior + len(values[way])
    if not weight:
        return ways[way].prior
    return round((prior * ways[way].prior + sum(values[way])) / weight, _DIGITS)


def _close(ways: Sequence[Way], values: list[list[float]], left: list[int], prior: float) -> list[int]:
    """The ways that may still be the best, in their order."""
    leader = _leader(ways, values, left, prior)
    ahead = _mean(ways, values, leader, prior)
    theirs = values[leader]
    found = []
    for way in left:
        _, error = _apart(theirs, values[way])
        if way == leader or ahead - _mean(ways, values, way, prior) <= max(_SURE * error, 10**-_DIGITS):
            found.append(way)
    return found


def _is_clear(leader: list[float], usual: list[float]) -> bool:
    """Whether the worlds say it by themselves; always where they are too few to tell chance by."""
    if len(leader) < _FIRST:
        return True
    mean, error = _apart(leader, usual)
    return mean > _CLEAR * error


def _apart(one: list[float], other: list[float]) -> tuple[float, float]:
    """By how much one is ahead of the other on average, and the standard error of that."""
    count = len(one)
    apart = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    mean = sum(apart) / count
    return mean, sqrt(sum((each - mean) ** 2 for each in apart) / (count - 1) / count)
