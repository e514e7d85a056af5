"""The games by name: each a set of rules, and the switches that belong to the game's very identity."""

from __future__ import annotations

from dataclasses import replace

from rami.rules import Rules

_RAMI = Rules(
    preset="rami51",
    players=(2, 6),
    packs=((2, 2), (3, 2), (4, 2), (5, 3), (6, 3)),
    jokers=4,
    hand_size=13,
    ace_in_runs="low_or_high",
    wild_reclaim=True,
    opening_minimum=51,
    lay_off_needs_opening=True,
    may_discard_taken_card=False,
    reshuffle_limit=2,
    ace_value=11,
    scoring="penalty",
    target_score=500,
)

PRESETS: dict[str, Rules] = {
    "cardverse": Rules(preset="cardverse"),
    "rami40": replace(_RAMI, preset="rami40", opening_minimum=40),
    "rami51": _RAMI,
}

_RAMI_LOCKED = frozenset({"ace_in_runs", "sets_need_distinct_suits", "lay_off_needs_opening"})
LOCKED: dict[str, frozenset[str]] = {
    "cardverse": frozenset({"opening_minimum", "ace_in_runs", "sets_need_distinct_suits"}),
    "rami40": _RAMI_LOCKED,
    "rami51": _RAMI_LOCKED,
}
"""Switches that settings show closed. Rules made by hand may still set them: the engine knows no families."""

NUMBERING: dict[str, str] = {"cardverse": "CV", "rami40": "RA", "rami51": "RA"}
"""The letters before the numbers of the page that a preset plays by."""
