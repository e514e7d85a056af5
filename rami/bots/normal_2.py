"""The second version of the normal level, kept as it was measured against: it lays at once what goes to the table."""

from __future__ import annotations

from random import Random

from rami.actions import Action
from rami.bots import normal
from rami.view import View


class _Mind(normal.Mind):
    def holds(self) -> bool:
        return False


def act(view: View, rng: Random, budget: int) -> Action:
    return normal.act_as(_Mind, view, budget)
