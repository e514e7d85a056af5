"""The players made of code. Each is a function of a view: see `rami.bots.ground.Bot`."""

from rami.bots import easy, hard, normal, uniform
from rami.bots.ground import Bot

BUDGET = 1000
"""Positions a bot may weigh for one move, unless told otherwise."""

BOTS: dict[str, Bot] = {
    "random": uniform.act,
    "easy": easy.act,
    "normal": normal.act,
    "hard": hard.act,
}

__all__ = ["BOTS", "BUDGET", "Bot"]
