"""The games by name: each a set of rules, and the switches that belong to the game's very identity."""

from __future__ import annotations

from rami.rules import Rules

PRESETS: dict[str, Rules] = {
    "cardverse": Rules(preset="cardverse"),
}

LOCKED: dict[str, frozenset[str]] = {
    "cardverse": frozenset({"opening_minimum", "ace_in_runs", "sets_need_distinct_suits"}),
}
"""Switches that settings show closed. Rules made by hand may still set them: the engine knows no families."""

NUMBERING: dict[str, str] = {"cardverse": "CV"}
"""The letters before the numbers of the page that a preset plays by."""
