"""Small random positions, random acts on them, and the way from the reference's position to the engine's round."""

from __future__ import annotations

from random import Random
from typing import Any

from rami.actions import Action, parse
from rami.cards import ordered
from rami.game import Game
from rami.round import Round
from rami.rules import Rules
from tests.oracles import reference
from tests.oracles.reference import Position

VARIED: dict[str, list[Any]] = {
    "packs": [1, 1, 2],
    "opening_minimum": [0, 0, 0, 15, 24, 40],
    "take_depth": [1, "any", "any"],
    "lay_off_needs_opening": [False, True],
    "discard_to_win": [False, True],
    "ace_in_runs": ["high", "low", "low_or_high"],
    "sets_need_distinct_suits": [True, True, False],
    "melds": ["both", "both", "both", "sets", "runs"],
    "ace_value": [1, 11],
    "ace_meld_value": [11, 15],
    "ace_low_value": [1, 4],
    "scoring": ["winner_takes_hands", "penalty"],
    "stock_end": ["lowest_hand", "nobody"],
    "reshuffle_limit": [0, 1, None],
    "may_discard_taken_card": [True, False],
    "taken_card_must_be_melded": [False, False, True],
    "turn_limit": [300, 20],
    "direction": ["clockwise", "counter_clockwise"],
}
"""Values that matter in a short game; a value listed often is drawn often."""


def random_switches(rng: Random) -> dict[str, Any]:
    """Each switch at its default or, one time in two, at a value drawn."""
    return {name: rng.choice(values) for name, values in VARIED.items() if rng.random() < 0.5}


def game_and_rules(switches: dict[str, Any], players: int) -> tuple[Game, dict[str, Any]]:
    return Game(Rules.make("cardverse", **switches), players), {**reference.DEFAULTS, **switches}


def random_position(rng: Random, rules: dict[str, Any], players: int, largest: int = 6) -> Position:
    """Cards of few ranks and suits, so that most of them have to do with one another; always before a draw."""
    ranks = rng.choice(["A23KQ7", "456789", "JQKA23", "A2345", "789TJ", "TJQKA"])
    suits = rng.sample(reference.SUITS, rng.choice([2, 3, 3, 4]))
    cards = [rank + suit for rank in ranks for suit in suits] * rules["packs"]
    rng.shuffle(cards)
    melds: list[list[str]] = []
    found = reference.all_melds(cards[:12], rules)
    for meld in rng.sample(found, min(len(found), rng.choice([0, 1, 1, 2, 3]))):
        if all(meld.count(card) <= cards.count(card) for card in meld):
            cards = reference.less(cards, meld)
            melds.append(meld)
    hands = [[cards.pop() for _ in range(rng.randint(1, largest)) if cards] for _ in range(players)]
    hands = [hand or [cards.pop()] for hand in hands] if len(cards) >= players else [hand or ["2C"] for hand in hands]
    depth = rng.randint(0, min(5, len(cards)))
    discard = cards[:depth]
    stock = cards[depth : depth + rng.randint(0, 6)]
    opened = {seat for seat in range(players) if melds and rng.random() < 0.5}
    dealer, turn, number = rng.randrange(players), rng.randrange(players), rng.choice([0, 3, 17])
    return Position(hands, stock, discard, dealer, turn, melds, opened, turn_number=number)


def as_round(game: Game, position: Position) -> Round:
    """The engine's round for a position before a draw. Melds are owned by seats in turn."""
    players = len(position.hands)
    melds = []
    for place, cards in enumerate(position.melds):
        meld = game.law.melds.read(tuple(cards), place % players)
        assert meld is not None
        melds.append(meld)
    return Round(
        dealer=position.dealer,
        hands=tuple(map(ordered, position.hands)),
        stock=tuple(position.stock),
        discard=tuple(position.discard),
        melds=tuple(melds),
        turn=position.turn,
        opened=tuple(sorted(position.opened)),
        known=((),) * players,
        turn_number=position.turn_number,
        reshuffles=position.reshuffles,
        scores=(0,) * players,
        seed="oracle",
    )


def act(plain: dict[str, Any]) -> Action:
    return parse(plain)


def facts(round: Round) -> dict[str, Any]:
    """What the two engines must agree on."""
    result = round.result
    return {
        "hands": [sorted(hand) for hand in round.hands],
        "stock": list(round.stock),
        "discard": list(round.discard),
        "melds": [sorted(meld.cards) for meld in round.melds],
        "turn": round.turn,
        "phase": round.phase,
        "opened": list(round.opened),
        "known": [sorted(known) for known in round.known] if result is None else None,
        "turn_number": round.turn_number,
        "reshuffles": round.reshuffles,
        "end": result and (result.end, result.winner, list(result.scores)),
    }


def reference_facts(position: Position) -> dict[str, Any]:
    return {
        "hands": [sorted(hand) for hand in position.hands],
        "stock": position.stock,
        "discard": position.discard,
        "melds": [sorted(meld) for meld in position.melds],
        "turn": position.turn,
        "phase": position.phase,
        "opened": sorted(position.opened),
        "known": [sorted(known) for known in position.known] if position.end is None else None,
        "turn_number": position.turn_number,
        "reshuffles": position.reshuffles,
        "end": position.end and (position.end, position.winner, position.scores),
    }


def random_act(rng: Random, position: Position, rules: dict[str, Any]) -> dict[str, Any]:
    """An act that may or may not be legal; most name cards of the hand, and some a meld that is one."""
    seat = position.turn or 0
    hand = position.hands[seat]
    anything = [card for pile in (*position.hands, position.stock, position.discard, *position.melds) for card in pile]
    cards = hand if hand and rng.random() < 0.85 else anything
    some = rng.sample(cards, min(len(cards), rng.randint(1, 4)))
    roll = rng.random()
    if roll < (0.75 if position.phase == "draw" else 0.1):
        return {"draw": "stock"} if rng.random() < 0.4 else {"draw": "discard", "count": rng.randint(1, 4)}
    if roll < 0.3 and (melds := reference.all_melds(hand, rules)):
        chosen = rng.sample(melds, min(len(melds), rng.choice([1, 1, 2])))
        return {"meld": [rng.sample(meld, len(meld)) for meld in chosen]}
    if roll < 0.5 and (lay_offs := list(reference.all_lay_offs(hand, position.melds, rules))):
        chosen_cards, on = rng.choice(lay_offs)
        return {"lay_off": rng.sample(chosen_cards, len(chosen_cards)), "on": on}
    if roll < 0.65:
        return {"meld": [some]}
    if roll < 0.8:
        return {"lay_off": some, "on": rng.randint(0, 3)}
    return {"discard": some[0]}
