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

_FIVE_AND_TEN = (*((rank, 5) for rank in "23456789"), *((rank, 10) for rank in "TJQK"))

_RUMMY = Rules(
    preset="rummy5000",
    players=(2, 8),
    packs=((2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2), (8, 2)),
    hand_size=None,
    ace_in_runs="low_or_high",
    ace_at_both_ends=True,
    sets_need_distinct_suits=False,
    wild_indicator="first",
    max_wilds_per_meld=None,
    wild_limit_by_part=True,
    wild_position="chosen",
    wild_match=True,
    reclaimed_wild_must_be_replayed=False,
    take_depth="any",
    may_discard_taken_card=False,
    rummy_call="lay_off",
    last_discard_must_be_unplayable=True,
    floating=True,
    stock_end="nobody",
    values=(*_FIVE_AND_TEN, ("A", 100), ("wild", 100), ("wild_ace", 200)),
    scoring="melded_and_hands",
    target_score=5000,
)

PRESETS: dict[str, Rules] = {
    "cardverse": Rules(preset="cardverse"),
    "rami40": replace(_RAMI, preset="rami40", opening_minimum=40),
    "rami51": _RAMI,
    "rummy5000": _RUMMY,
    "george": replace(
        _RUMMY,
        preset="george",
        packs=((2, 2), (3, 2), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3)),
        lowest_rank="3",
        upcard_is_total=True,
        upcard_counts=(("J", 11), ("Q", 12), ("K", 13), ("A", 15)),
        melds="sets",
        max_wilds_per_meld=1,
        wild_limit_by_part=False,
        take_needs_two_naturals="always",
        target_score=2500,
    ),
    "rummy500": replace(
        _RUMMY,
        preset="rummy500",
        jokers=2,
        hand_size=((2, 13), (3, 7), (4, 7), (5, 7), (6, 7), (7, 7), (8, 7)),
        wild_indicator=None,
        rummy_call="off",
        floating=False,
        ace_value=15,
        ace_meld_value=15,
        values=(("wild", 15),),
        scoring="melded_less_hand",
        target_score=500,
    ),
}

_RAMI_LOCKED = frozenset({"ace_in_runs", "sets_need_distinct_suits", "lay_off_needs_opening"})
LOCKED: dict[str, frozenset[str]] = {
    "cardverse": frozenset({"opening_minimum", "ace_in_runs", "sets_need_distinct_suits"}),
    "rami40": _RAMI_LOCKED,
    "rami51": _RAMI_LOCKED,
    "rummy5000": frozenset(),
    "george": frozenset({"melds", "take_needs_two_naturals"}),
    "rummy500": frozenset(),
}
"""Switches that settings show closed. Rules made by hand may still set them: the engine knows no families."""

NUMBERING: dict[str, str] = {
    "cardverse": "CV",
    "rami40": "RA",
    "rami51": "RA",
    "rummy5000": "R5",
    "george": "R5",
    "rummy500": "R5",
}
"""The letters before the numbers of the page that a preset plays by."""

OWN_NUMBER: dict[str, str] = {"george": "R5-V27"}
"""The number under which the page tells a preset that is a variant of its game."""
