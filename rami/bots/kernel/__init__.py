"""Plays rounds to their end, fast: own masks in place of rounds, the rules exactly, a fixed policy for every seat.

There is no chance in it: the order of the stock is all the luck there is. A caller fills in what it does not see, once
or many times, and compares what comes of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol

from rami.bots.kernel import points
from rami.bots.kernel.acts import Heard
from rami.bots.kernel.plain import Plain
from rami.bots.kernel.terms import Terms, covers
from rami.bots.kernel.wins import Wins
from rami.game import Game
from rami.round import Round


class Kernel(Protocol):
    """The rules of a game, ready to be played by. A state is used up by playing it."""

    def state(self, round: Round) -> Any:
        """A round of the engine, every card of it known, in any phase of a turn."""

    def play_on(self, state: Any, hold: Sequence[bool] = (), heard: Heard | None = None) -> tuple[float, ...]:
        """What the round then scores, by seat. `hold`: by seat, whether it keeps its melds until an end is near."""


@lru_cache(maxsize=64)
def kernel_of(game: Game, wild_rank: str | None) -> Kernel | None:
    """The kernel for rounds in which this rank is wild; None where there is no exact one."""
    law = game.law_for(wild_rank)
    if not covers(game, law):
        return points.kernel_of(game, wild_rank)
    terms = Terms(game, law)
    return Plain(terms) if Plain.suits(terms) else Wins(terms)
