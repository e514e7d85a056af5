"""The players made of code, each a function of a view.

A level's module is loaded when it first moves: a page deals the first hand sooner for it.

A level gets better from version to version; what was measured against it must not. So every version that something
was measured against keeps its name in FROZEN, and a test holds it to its moves. To change a level, give its old
functions a module of their own, let the frozen name point there, and freeze the new version under the next number.
As long as the newest version is unchanged, both names are the same function.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random

from rami.actions import Action
from rami.view import View

Bot = Callable[[View, Random, int], Action]
"""A function of the view of the seat to act; the budget bounds how many positions it may weigh."""

BUDGET = 1000
"""Hands a bot may judge for one move, unless told otherwise: far more than the levels of now need."""


@dataclass(frozen=True)
class _Level:
    """The bot of a module; a value, so that other processes can be told of it."""

    module: str
    function: str = "act"

    def __call__(self, view: View, rng: Random, budget: int) -> Action:
        act: Bot = getattr(import_module(f"rami.bots.{self.module}"), self.function)
        return act(view, rng, budget)


BOTS: dict[str, Bot] = {
    "random": _Level("uniform"),
    "easy": _Level("easy"),
    "normal": _Level("normal"),
    "hard": _Level("hard"),
}
"""The levels as they are now."""

FROZEN: dict[str, Bot] = {
    "easy@1": BOTS["easy"],
    "normal@1": _Level("normal_1"),
    "normal@2": _Level("normal_2"),
    "normal@3": BOTS["normal"],
    "hard@1": _Level("hard", "judged"),
    "hard@2": _Level("hard", "judged"),
    "hard@3": BOTS["hard"],
}

__all__ = ["BOTS", "BUDGET", "FROZEN", "Bot"]
