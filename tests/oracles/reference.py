"""A second rummy without wilds, as plain as it can be: lists, and every question answered by trying everything.

Rules are a plain mapping of switch values; an action is a step of a scenario. Nothing of the engine is imported,
so agreement of the two means that both read the rules alike. It is exponential in the hand: keep hands small.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any

RANKS = "23456789TJQKA"
SUITS = "CDHS"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
ABSENT = {"reclaim", "match", "call", "pass", "choose"}
"""Actions of other games."""

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


@dataclass
class Position:
    """Who holds what. `debt` is the face that must be used in this turn, `bar` the one that may not be discarded."""

    hands: list[list[str]]
    stock: list[str]
    discard: list[str]
    dealer: int
    turn: int | None
    melds: list[list[str]] = field(default_factory=list)
    opened: set[int] = field(default_factory=set)
    phase: str = "draw"
    debt: str | None = None
    bar: str | None = None
    known: list[list[str]] = field(default_factory=list)
    turn_number: int = 0
    reshuffles: int = 0
    end: str | None = None
    winner: int | None = None
    scores: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.known = self.known or [[] for _ in self.hands]


# Melds ---------------------------------------------------------------------------------------------------------


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


def hand_value(hand: list[str], rules: Mapping[str, Any]) -> int:
    total = 0
    for card in hand:
        if card[0] == "A":
            total += rules["ace_value"]
        elif card[0] in "TJQK":
            total += 10
        else:
            total += int(card[0])
    return total


def meld_value(cards: list[str], rules: Mapping[str, Any]) -> int:
    """What a meld counts towards an opening: the ace low before the two, high elsewhere."""
    total = hand_value([card for card in cards if card[0] != "A"], rules)
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


# Everything that could be done -----------------------------------------------------------------------------------


def all_melds(hand: list[str], rules: Mapping[str, Any]) -> list[list[str]]:
    return [cards for cards in subsets(hand, 3) if is_meld(cards, rules)]


def all_meld_actions(hand: list[str], rules: Mapping[str, Any]) -> Iterator[list[list[str]]]:
    """Every choice of melds that can lie side by side."""

    def extend(rest: list[str], chosen: list[list[str]]) -> Iterator[list[list[str]]]:
        if chosen:
            yield chosen
        for cards in all_melds(rest, rules):
            if not chosen or cards >= chosen[-1]:
                yield from extend(less(rest, cards), [*chosen, cards])

    yield from extend(hand, [])


def all_lay_offs(hand: list[str], melds: list[list[str]], rules: Mapping[str, Any]) -> Iterator[tuple[list[str], int]]:
    for on, meld in enumerate(melds):
        for cards in subsets(hand):
            if is_meld(meld + cards, rules):
                yield cards, on


def turn_actions(position: Position, rules: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Every well-formed action of phase `play`, legal or not under P-1."""
    assert position.turn is not None
    hand = position.hands[position.turn]
    for card in sorted(set(hand)):
        yield {"discard": card}
    for cards, on in all_lay_offs(hand, position.melds, rules):
        yield {"lay_off": cards, "on": on}
    for melds in all_meld_actions(hand, rules):
        yield {"meld": melds}


# Legality ----------------------------------------------------------------------------------------------------------


def named(action: Mapping[str, Any]) -> list[str]:
    """The cards an action names."""
    if "meld" in action:
        return [card for meld in action["meld"] for card in meld]
    if "lay_off" in action:
        return list(action["lay_off"])
    return [action["discard"]] if "discard" in action else []


def malformed(action: Mapping[str, Any], rules: Mapping[str, Any]) -> bool:
    cards = named(action)
    if any(card not in PACK for card in cards) or max(Counter(cards).values(), default=0) > rules["packs"]:
        return True
    if "meld" in action:
        return not action["meld"] or not all(action["meld"])
    if "lay_off" in action:
        return not cards
    return "draw" in action and action.get("count", 1) < 1


def plain_refusal(position: Position, seat: int, action: Mapping[str, Any], rules: Mapping[str, Any]) -> str | None:
    """The code, dead ends aside."""
    if not ABSENT.isdisjoint(action):
        return "not_allowed_here"
    if malformed(action, rules):
        return "bad_input"
    count = action.get("count", 1)
    if count > 1 and rules["take_depth"] == 1:
        return "not_allowed_here"
    if position.phase == "over":
        return "wrong_phase"
    if seat != position.turn:
        return "not_your_turn"
    if ("draw" in action) != (position.phase == "draw"):
        return "wrong_phase"
    if action.get("draw") == "stock":
        return None
    if action.get("draw") == "discard":
        return "cannot_take_discard" if count > len(position.discard) else None
    hand = position.hands[seat]
    if Counter(named(action)) - Counter(hand):
        return "not_in_hand"
    if "discard" in action:
        if action["discard"] == position.bar:
            return "cannot_discard_taken"
        return "must_meld_taken" if position.debt is not None else None
    if "lay_off" in action:
        if not 0 <= action["on"] < len(position.melds):
            return "no_such_meld"
        if rules["lay_off_needs_opening"] and seat not in position.opened:
            return "not_opened"
        fits = is_meld(position.melds[action["on"]] + action["lay_off"], rules)
        return None if fits else "does_not_fit"
    if not all(is_meld(meld, rules) for meld in action["meld"]):
        return "not_a_meld"
    reached = sum(meld_value(meld, rules) for meld in action["meld"])
    if seat not in position.opened and reached < rules["opening_minimum"]:
        return "opening_too_low"
    return None


def refusal(position: Position, seat: int, action: Mapping[str, Any], rules: Mapping[str, Any]) -> str | None:
    code = plain_refusal(position, seat, action, rules)
    if code is not None or action.get("draw") == "stock":
        return code
    after = play(position, action, rules)
    if can_end(after, seat, rules):
        return None
    return "must_meld_taken" if after.debt is not None else "must_keep_a_discard"


def can_end(position: Position, seat: int, rules: Mapping[str, Any]) -> bool:
    """Whether the turn, still going on or not, can be brought to its end.

    A duty counts as payable only when one action, now, pays it.
    """
    if position.turn != seat or position.phase != "play":
        return position.phase == "over" or position.turn != seat
    if not position.hands[seat]:
        return False
    owing = position.debt is not None
    for action in turn_actions(position, rules):
        if plain_refusal(position, seat, action, rules) is None:
            after = play(position, action, rules)
            if not (owing and after.debt is not None) and can_end(after, seat, rules):
                return True
    return False


# What an action does -----------------------------------------------------------------------------------------------


def play(position: Position, action: Mapping[str, Any], rules: Mapping[str, Any]) -> Position:
    """The position after an action that `plain_refusal` lets through."""
    after = deepcopy(position)
    seat = after.turn
    assert seat is not None
    hand = after.hands[seat]
    if action.get("draw") == "stock":
        _draw(after, seat, rules)
        return after
    if action.get("draw") == "discard":
        count = action.get("count", 1)
        cards = after.discard[-count:]
        del after.discard[-count:]
        hand += cards
        after.known[seat] += cards
        after.phase = "play"
        if count > 1 or rules["taken_card_must_be_melded"]:
            after.debt = cards[0]
        if count == 1 and not rules["may_discard_taken_card"]:
            after.bar = cards[0]
        return after
    for card in named(action):
        hand.remove(card)
        if card in after.known[seat]:
            after.known[seat].remove(card)
    if "discard" in action:
        after.discard.append(action["discard"])
        after.turn_number += 1
        if not hand:
            _finish(after, "out", seat, rules)
        elif after.turn_number >= rules["turn_limit"]:
            _finish(after, "turn_limit", None, rules)
        else:
            step = -1 if rules["direction"] == "counter_clockwise" else 1
            after.turn = (seat + step) % len(after.hands)
            after.phase, after.debt, after.bar = "draw", None, None
        return after
    if "meld" in action:
        after.melds += [list(meld) for meld in action["meld"]]
        after.opened.add(seat)
    else:
        after.melds[action["on"]] += action["lay_off"]
    if after.debt in named(action):
        after.debt = None
    if after.bar in named(action):
        after.bar = None
    if not hand and not rules["discard_to_win"]:
        after.turn_number += 1
        _finish(after, "out", seat, rules)
    return after


def _draw(after: Position, seat: int, rules: Mapping[str, Any]) -> None:
    if not after.stock:
        limit = rules["reshuffle_limit"]
        if (limit is not None and after.reshuffles >= limit) or len(after.discard) < 2:
            _finish(after, "stock", None, rules)
            return
        after.stock, after.discard = after.discard[:-1], after.discard[-1:]
        after.reshuffles += 1
    after.hands[seat].append(after.stock.pop(0))
    after.phase = "play"


def _finish(after: Position, end: str, winner: int | None, rules: Mapping[str, Any]) -> None:
    values = [hand_value(hand, rules) for hand in after.hands]
    if winner is None and rules["stock_end"] == "lowest_hand":
        winner = min(range(len(values)), key=lambda seat: (values[seat], seat))
    after.end, after.winner, after.turn, after.phase = end, winner, None, "over"
    after.debt = after.bar = None
    if rules["scoring"] == "penalty":
        after.scores = [0 if seat == winner else value for seat, value in enumerate(values)]
    else:
        after.scores = [sum(values) - value if seat == winner else 0 for seat, value in enumerate(values)]


def deal(pack: list[str], players: int, dealer: int, rules: Mapping[str, Any]) -> Position:
    """One card at a time, from the seat after the dealer."""
    size = rules["hand_size"]
    if not isinstance(size, int):
        size = size[players]
    step = -1 if rules["direction"] == "counter_clockwise" else 1
    rest = list(pack)
    hands: list[list[str]] = [[] for _ in range(players)]
    for turn in range(size * players):
        hands[(dealer + step * (turn + 1)) % players].append(rest.pop(0))
    upcard = rest.pop(0)
    return Position(hands, rest, [upcard], dealer, (dealer + step) % players)
