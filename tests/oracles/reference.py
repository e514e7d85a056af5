"""Melds of natural cards, as plain as they can be: lists, and every question answered by trying everything.

Rules are a plain mapping of switch values. Nothing of the engine is imported.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any

RANKS = "23456789TJQKA"
SUITS = "CDHS"
PACK = [rank + suit for suit in SUITS for rank in RANKS]

DEFAULTS: dict[str, Any] = {
    "packs": 1,
    "hand_size": {2: 7, 3: 10, 4: 10},
    "opening_minimum": 0,
    "take_depth": 1,
    "lay_off_needs_opening": False,
    "discard_to_win": False,
    "ace_in_runs": "high",
    "sets_need_distinct_suits": True,
    "ace_value": 1,
    "scoring": "winner_takes_hands",
    "target_score": 100,
    "rounds": 100,
    "stock_end": "lowest_hand",
    "reshuffle_limit": 0,
    "may_discard_taken_card": True,
    "taken_card_must_be_melded": False,
    "turn_limit": 300,
    "direction": "clockwise",
    "melds": "both",
    "ace_meld_value": 11,
    "ace_low_value": 1,
}


def heights(card: str, ace: str) -> list[int]:
    """The places a card may take in a run."""
    if card[0] != "A":
        return [RANKS.index(card[0]) + 2]
    return {"high": [14], "low": [1], "low_or_high": [1, 14]}[ace]


def is_run(cards: list[str], rules: Mapping[str, Any]) -> bool:
    if len(cards) < 3 or len({card[1] for card in cards}) > 1 or len(set(cards)) < len(cards):
        return False
    for places in product(*(heights(card, rules["ace_in_runs"]) for card in cards)):
        if sorted(places) == list(range(min(places), min(places) + len(places))):
            return True
    return False


def is_set(cards: list[str], rules: Mapping[str, Any]) -> bool:
    if len(cards) < 3 or len({card[0] for card in cards}) > 1:
        return False
    return not rules["sets_need_distinct_suits"] or len({card[1] for card in cards}) == len(cards)


def is_meld(cards: list[str], rules: Mapping[str, Any]) -> bool:
    return (rules["melds"] != "runs" and is_set(cards, rules)) or (rules["melds"] != "sets" and is_run(cards, rules))


def meld_value(cards: list[str], rules: Mapping[str, Any]) -> int:
    """What a meld counts towards an opening: the ace low before the two, high elsewhere."""
    total = sum(10 if card[0] in "TJQK" else int(card[0]) for card in cards if card[0] != "A")
    low = is_run(cards, {**rules, "ace_in_runs": "low"}) and not is_run(cards, {**rules, "ace_in_runs": "high"})
    return total + sum(rules["ace_low_value" if low else "ace_meld_value"] for card in cards if card[0] == "A")


def subsets(cards: list[str], least: int = 1) -> Iterator[list[str]]:
    """Every different choice of cards, as sorted lists."""
    seen = set()
    for size in range(least, len(cards) + 1):
        for choice in combinations(sorted(cards), size):
            if choice not in seen:
                seen.add(choice)
                yield list(choice)


def less(hand: list[str], cards: list[str]) -> list[str]:
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest


def all_melds(hand: list[str], rules: Mapping[str, Any]) -> list[list[str]]:
    return [cards for cards in subsets(hand, 3) if is_meld(cards, rules)]


def all_lay_offs(hand: list[str], melds: list[list[str]], rules: Mapping[str, Any]) -> Iterator[tuple[list[str], int]]:
    for on, meld in enumerate(melds):
        for cards in subsets(hand):
            if is_meld(meld + cards, rules):
                yield cards, on
