"""The players made of code. Each is a function of a view: see `rami.bots.ground.Bot`.

A level gets better from version to version; what was measured against it must not. So every version that something
was measured against keeps its name in FROZEN, and a test holds it to its moves. To change a level, give its old
functions a module of their own, let the frozen name point there, and freeze the new version under the next number.
As long as the newest version is unchanged, both names are the same function.
"""

from rami.bots import easy, hard, normal, normal_1, uniform
from rami.bots.ground import Bot

BUDGET = 1000
"""Hands a bot may judge for one move, unless told otherwise: far more than the levels of now need."""

BOTS: dict[str, Bot] = {
    "random": uniform.act,
    "easy": easy.act,
    "normal": normal.act,
    "hard": hard.act,
}
"""The levels as they are now."""

FROZEN: dict[str, Bot] = {
    "easy@1": easy.act,
    "normal@1": normal_1.act,
    "normal@2": normal.act,
    "hard@1": hard.act,
}

__all__ = ["BOTS", "BUDGET", "FROZEN", "Bot"]
