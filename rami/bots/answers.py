"""What every level answers when it is asked whether it calls, and how many cards it wants."""

from __future__ import annotations

from rami.actions import Action, Choose, Pass
from rami.view import View


def choose(view: View) -> Choose:
    """Many cards where what is laid scores, few where it only has to go."""
    return Choose(max(view.options.choices) if view.melded else min(view.options.choices))


def call_or_pass(view: View) -> Action:
    """The first call there is."""
    return view.options.calls[0] if view.options.calls else Pass()
