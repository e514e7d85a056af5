"""Any legal part, each as likely as the next."""

from __future__ import annotations

from random import Random

from rami.actions import Action, Choose, Discard, LayMelds, Pass
from rami.bots.ground import must_open, openings
from rami.view import View


def act(view: View, rng: Random, budget: int) -> Action:
    """A part picked blindly; a meld that must be part of an opening comes with one of the openings it is in."""
    options = view.options
    parts: list[Action] = [*options.draws, *map(LayMelds, zip(options.melds)), *options.lay_offs, *options.reclaims]
    parts += map(Discard, options.discards)
    parts += options.matches
    parts += options.calls
    parts += [Pass()] * options.may_pass
    parts += map(Choose, options.choices)
    choice = rng.choice(parts)
    if isinstance(choice, LayMelds) and must_open(view):
        return LayMelds(rng.choice(list(openings(view, choice.melds))))
    return choice
