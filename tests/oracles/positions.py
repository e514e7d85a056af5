"""Small random positions, random acts on them, and the way from the second rummy's position to the engine's round."""

from __future__ import annotations

from random import Random
from typing import Any

from rami.actions import Action, parse
from rami.cards import ordered
from rami.game import Game
from rami.melds import Meld
from rami.round import Round
from rami.rules import rules_from
from tests.oracles import reference, rummy
from tests.oracles.melds import JOKER, Told
from tests.oracles.rummy import Position, Rummy, named

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
    "last_card_draws_stock": [False, True],
    "discard_from_turn": [1, 2, 3],
    "opening_ladder": [False, True],
    "opening_needs_clean_run": [False, True],
    "rami_sec_waives_opening": [False, True],
    "lay_off_in_opening_turn": [True, False],
    "taken_card_must_open": [False, True],
    "unopened_penalty": [None, 100],
    "rami_sec_doubles": [False, True],
    "winner_bonus": [0, -10, {"out": -10}, {"out": 5, "rami_sec": -20}, {"out": -10, "rami_sec_empty_table": -50}],
    "elimination": [False, True],
}
"""Values that matter in a short game; a value listed often is drawn often."""

WILD: dict[str, list[Any]] = {
    "jokers": [2, 4],
    "max_wilds_per_meld": [1, 1, 2, None],
    "wild_limit_by_part": [False, True],
    "naturals_must_outnumber_wilds": [False, True],
    "wild_position": ["lowest", "chosen"],
    "wild_reclaim": [True],
    "reclaimed_wild_must_be_replayed": [True, True, False],
    "reclaimed_wild_needs_new_meld": [False, True],
    "wild_reclaim_from_short_set": [False, True],
    "wild_hand_value": [20, 50],
    "may_discard_wild": [True, False],
}

RAMI: dict[str, Any] = {
    "packs": 2,
    "jokers": 4,
    "ace_in_runs": "low_or_high",
    "wild_reclaim": True,
    "lay_off_needs_opening": True,
    "may_discard_taken_card": False,
    "reshuffle_limit": 2,
    "ace_value": 11,
    "scoring": "penalty",
    "target_score": 500,
}
"""Rami but for its minimum, which hands of six cards hardly reach, and the number of cards."""

GIVEN: dict[str, dict[str, Any]] = {"cardverse": {}, "rami51": RAMI | {"opening_minimum": 51}}
"""What a preset changes for up to four players, hands apart."""


def random_switches(rng: Random) -> dict[str, Any]:
    """Each switch at its default or, one time in two, at a value drawn; no contradictions."""
    start = {"opening_minimum": rng.choice([24, 30, 40]), **RAMI} if rng.random() < 0.4 else {}
    varied = VARIED if rng.random() < 0.25 else VARIED | WILD
    rate = rng.choice([0.15, 0.5, 0.9])
    switches = start | {name: rng.choice(values) for name, values in varied.items() if rng.random() < rate}
    if switches.get("melds") == "sets":
        switches.pop("opening_needs_clean_run", None)
    if switches.get("scoring") != "penalty":
        switches.pop("elimination", None)
    return switches


def table(switches: dict[str, Any], players: int) -> tuple[Game, Rummy]:
    """The two engines for the same rules, over cardverse where no other preset is named."""
    plain = {"preset": "cardverse", **switches}
    return Game(rules_from(plain), players), Rummy(players, **GIVEN[plain["preset"]] | switches)


def random_position(rng: Random, rummy: Rummy, largest: int = 6) -> Position:
    """Cards of few ranks and suits, so that most of them have to do with one another; always before a draw."""
    rules, players = rummy.rules, rummy.players
    ranks = rng.choice(["A23KQ7", "456789", "JQKA23", "A2345", "789TJ", "TJQKA"])
    suits = rng.sample(reference.SUITS, rng.choice([2, 3, 3, 4]))
    cards = [rank + suit for rank in ranks for suit in suits] * rules["packs"]
    jokers = [JOKER] * rules["jokers"]
    rng.shuffle(cards)
    laid: list[Told] = []
    for _ in range(rng.choice([0, 1, 1, 2, 3])):
        found = rummy.outcomes(cards[:8] + jokers[:2])
        if found:
            laid.append(rng.choice([told for told in found if told.wilds] or found) if rng.random() < 0.7 else found[0])
            cards = reference.less(cards, list(laid[-1].naturals))
            jokers = jokers[len(laid[-1].wilds) :]
            rng.shuffle(cards)
    cards[: len(cards) // 2] += jokers
    cards = _mixed(rng, cards)
    out = {rng.randrange(players)} if rules["elimination"] and players > 2 and rng.random() < 0.5 else set()
    hands = [[cards.pop() for _ in range(rng.randint(1, largest)) if cards] for _ in range(players)]
    hands = [[] if seat in out else hand or ["2C"] for seat, hand in enumerate(hands)]
    depth = rng.randint(0, min(5, len(cards)))
    discard = cards[:depth]
    stock = cards[depth : depth + rng.randint(0, 6)]
    playing = [seat for seat in range(players) if seat not in out]
    opened = {seat for seat in playing if laid and rng.random() < 0.5}
    number = rng.choice([0, 3, 17])
    position = Position(hands, stock, discard, rng.choice(playing), rng.choice(playing), laid, opened)
    position.turn_number, position.eliminated = number, out
    position.opening_value = rng.choice([12, 30]) if opened else 0
    return position


def _mixed(rng: Random, cards: list[str]) -> list[str]:
    return rng.sample(cards, len(cards))


def as_round(game: Game, position: Position) -> Round:
    """The engine's round for a position before a draw. Melds are owned by seats in turn."""
    players = len(position.hands)
    melds = []
    for place, told in enumerate(position.melds):
        meld = game.law.melds.lying(tuple(rummy.written(told)), place % players)
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
        opening_value=position.opening_value,
        eliminated=tuple(sorted(position.eliminated)),
        known=((),) * players,
        turn_number=position.turn_number,
        reshuffles=position.reshuffles,
        scores=(0,) * players,
        seed="oracle",
    )


def act(plain: rummy.Action) -> Action:
    return parse(dict(plain))


def told(meld: Meld) -> Told:
    """The engine's meld as the oracles tell it."""
    wilds = [slot.stands_for for slot in meld.slots if slot.card == JOKER]
    return Told(meld.kind, tuple(sorted(card for card in meld.cards if card != JOKER)), tuple(sorted(wilds)))


def facts(round: Round) -> dict[str, Any]:
    """What the two engines must agree on."""
    result = round.result
    return {
        "hands": [sorted(hand) for hand in round.hands],
        "stock": list(round.stock),
        "discard": list(round.discard),
        "melds": [told(meld) for meld in round.melds],
        "turn": round.turn,
        "phase": round.phase,
        "opened": list(round.opened),
        "opening_value": round.opening_value,
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
        "melds": position.melds,
        "turn": position.turn,
        "phase": position.phase,
        "opened": sorted(position.opened),
        "opening_value": position.opening_value,
        "known": [sorted(known) for known in position.known] if position.end is None else None,
        "turn_number": position.turn_number,
        "reshuffles": position.reshuffles,
        "end": position.end and (position.end, position.winner, position.scores),
    }


def random_act(rng: Random, position: Position, rummy: Rummy) -> dict[str, Any]:
    """An act that may or may not be legal; most name cards of the hand, and some a meld that is one."""
    seat = position.turn or 0
    hand = position.hands[seat]
    table = [card for told in position.melds for card in (*told.naturals, *told.wilds) if len(card) > 1]
    anything = [card for pile in (*position.hands, position.stock, position.discard, table) for card in pile]
    cards = hand if hand and rng.random() < 0.85 else anything or ["2C"]
    some = rng.sample(cards, min(len(cards), rng.randint(1, 4)))
    if rng.random() < (0.9 if position.phase == "draw" else 0.03):
        count = rng.choice([1, 1, 2, 3, 4]) if rummy.rules["take_depth"] == "any" else rng.choice([1] * 9 + [2])
        return {"draw": "stock"} if rng.random() < 0.4 else {"draw": "discard", "count": count}
    roll, strict = rng.random(), rummy
    if rng.random() < 0.4:
        rummy = rummy.lenient
    if roll < 0.28 and (found := rummy.outcomes(hand)):
        chosen = rng.sample(found, min(len(found), rng.choice([1, 1, 2])))
        return {"meld": [_rewritten(rng, told) for told in chosen]}
    if roll < 0.5 and (lay_offs := list(rummy.all_lay_offs(hand, position.melds))):
        chosen_act = rng.choice([act for act in lay_offs if JOKER in named(act)] or lay_offs)
        return {**chosen_act, "lay_off": _altered(rng, chosen_act["lay_off"])}
    if roll < 0.68 and table and rng.random() < 0.9:
        found_reclaims = list(strict.all_reclaims(hand, position.melds))
        if found_reclaims and rng.random() < 0.9:
            return dict(rng.choice(found_reclaims))
        return {"reclaim": rng.choice(cards if rng.random() < 0.5 else table), "from": rng.randint(0, 3)}
    if roll < 0.74:
        return {"meld": [_altered(rng, some)]}
    if roll < 0.8:
        return {"lay_off": _altered(rng, some), "on": rng.randint(0, 3)}
    return {"discard": some[0]}


def _rewritten(rng: Random, told: Told) -> list[str]:
    return _altered(rng, rummy.written(told))


def _altered(rng: Random, cards: list[str]) -> list[str]:
    """The cards in any order, the places of wilds as they are, gone, or others."""
    faces = [card for card in cards if card[0] != JOKER] or ["7H"]
    changed = []
    roll = rng.random()
    for card in cards:
        if card[0] == JOKER and roll < 0.35:
            card = JOKER
        elif card[0] == JOKER and roll < 0.6:
            rank, suit = rng.choice(reference.RANKS), rng.choice(faces)[1]
            card = f"{JOKER}={rank}{suit}"
        changed.append(card)
    return rng.sample(changed, len(changed))
