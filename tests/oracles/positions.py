"""Small random positions, random acts on them, and the way from the second rummy's position to the engine's round."""

from __future__ import annotations

from random import Random
from typing import Any

from rami.actions import Action, parse
from rami.cards import ordered
from rami.game import Game
from rami.melds import Meld, Slot
from rami.round import Round
from rami.rules import rules_from
from tests.oracles import reference, rummy
from tests.oracles.rummy import Lying, Position, Rummy, named, plain
from tests.oracles.wild_melds import JOKER, Told

VARIED: dict[str, list[Any]] = {
    "packs": [1, 1, 2],
    "opening_minimum": [0, 0, 0, 15, 24, 40],
    "take_depth": [1, "any", "any"],
    "lay_off_needs_opening": [False, True],
    "lowest_rank": ["2", "2", "2", "3"],
    "rummy_call": ["off", "lay_off", "pile"],
    "floating": [False, True],
    "floaters_draw_at_end": [False, True],
    "first_turn_grace": [False, True],
    "last_discard_must_be_unplayable": [False, True],
    "stock_card_now_or_never": [False, False, True],
    "take_needs_two_naturals": ["never", "never", "deep", "always"],
    "going_out_bonus": [0, 200],
    "target_winner": ["highest", "out_first"],
    "discard_to_win": [False, True],
    "ace_in_runs": ["high", "low", "low_or_high"],
    "sets_need_distinct_suits": [True, True, False],
    "melds": ["both", "both", "both", "sets", "runs"],
    "ace_value": [1, 11],
    "ace_meld_value": [11, 15],
    "ace_low_value": [1, 4],
    "scoring": ["winner_takes_hands", "penalty", "melded_and_hands", "melded_less_hand"],
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
    "jokers": [0, 2, 4],
    "wild_indicator": [None, "first", "first", "extra"],
    "permanent_wilds": [[], [], ["4"], ["A"], ["Q"]],
    "max_wilds_per_meld": [1, 1, 2, None],
    "wild_limit_by_part": [False, True],
    "naturals_must_outnumber_wilds": [False, True],
    "wild_in_own_place": ["natural", "natural", "wild"],
    "wild_set": [False, True],
    "wild_position": ["lowest", "chosen"],
    "wild_match": [False, True],
    "wild_reclaim": [True],
    "reclaimed_wild_must_be_replayed": [True, True, False],
    "reclaimed_wild_needs_new_meld": [False, True],
    "wild_reclaim_from_short_set": [False, True],
    "wild_hand_value": [20, 50],
    "may_discard_wild": [True, False],
    "values": [{}, {"wild": 100, "wild_ace": 200, "A": 50}, {"wild": 15}, {"QC": 45, "8": 10}],
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

FIVE_AND_TEN = {**dict.fromkeys("23456789", 5), **dict.fromkeys("TJQK", 10)}

RUMMY: dict[str, Any] = {
    "ace_in_runs": "low_or_high",
    "ace_at_both_ends": True,
    "sets_need_distinct_suits": False,
    "wild_indicator": "first",
    "max_wilds_per_meld": None,
    "wild_limit_by_part": True,
    "wild_position": "chosen",
    "wild_match": True,
    "reclaimed_wild_must_be_replayed": False,
    "take_depth": "any",
    "may_discard_taken_card": False,
    "rummy_call": "lay_off",
    "last_discard_must_be_unplayable": True,
    "floating": True,
    "stock_end": "nobody",
    "values": {**FIVE_AND_TEN, "A": 100, "wild": 100, "wild_ace": 200},
    "scoring": "melded_and_hands",
    "target_score": 5000,
}
"""Rummy 5000 but for the deal."""

GIVEN: dict[str, dict[str, Any]] = {"cardverse": {}, "rami51": RAMI | {"opening_minimum": 51}, "rummy5000": RUMMY}
"""What a preset changes for up to four players, hands apart."""


def random_switches(rng: Random, *, rummy: bool = False) -> dict[str, Any]:
    """Each switch at its default or, one time in two, at a value drawn; no contradictions.

    `rummy`: over Rummy 5000, and more of them at their defaults.
    """
    start: dict[str, Any] = {}
    roll = rng.random()
    if rummy or roll < 0.4:
        start = dict(RUMMY)
    elif roll < 0.65:
        start = {"opening_minimum": rng.choice([24, 30, 40]), **RAMI}
    varied = VARIED if rng.random() < 0.2 else VARIED | WILD
    rate = rng.choice([0.05, 0.1, 0.2] if rummy else [0.1, 0.35, 0.8])
    switches = start | {name: rng.choice(values) for name, values in varied.items() if rng.random() < rate}
    switches["hand_size"] = 3
    if switches.get("melds") == "sets":
        switches.pop("opening_needs_clean_run", None)
    if switches.get("scoring") != "penalty":
        switches.pop("elimination", None)
    if switches.get("floating"):
        switches.pop("discard_to_win", None)
    if switches.get("wild_position", "lowest") == "lowest":
        # The meld oracle places wilds by the plain worth of cards.
        switches.pop("values", None)
    if switches.get("rummy_call") == "pile":
        switches["take_depth"] = "any"
    return switches


def table(switches: dict[str, Any], players: int) -> tuple[Game, Rummy]:
    """The two engines for the same rules, over cardverse where no other preset is named."""
    plainly = {"preset": "cardverse", **switches}
    return Game(rules_from(plainly), players), Rummy(players, **GIVEN[plainly["preset"]] | switches)


def random_position(rng: Random, rummy: Rummy, largest: int = 6) -> Position:
    """Cards of few ranks and suits, so that most of them have to do with one another; always before a draw."""
    rules, players = rummy.rules, rummy.players
    ranks = rng.choice(["A23KQ7", "456789", "JQKA23", "A2345", "789TJ", "TJQKA"])
    low = reference.RANKS.index(rules["lowest_rank"])
    ranks = "".join(rank for rank in ranks if reference.RANKS.index(rank) >= low)
    suits = rng.sample(reference.SUITS, rng.choice([2, 3, 3, 4]))
    fit = [rank for rank in ranks if rank not in rules["permanent_wilds"]]
    wild_rank = rng.choice(fit) if rules["wild_indicator"] else None
    cards = [rank + suit for rank in ranks for suit in suits] * rules["packs"]
    jokers = [JOKER] * rules["jokers"]
    rng.shuffle(cards)
    seats = range(players)
    laid: list[Lying] = []
    for _ in range(rng.choice([0, 1, 1, 2, 3])):
        found = rummy.outcomes(wild_rank, cards[:7] + jokers[:2])
        if found:
            instead = [one for one in found if one[1].instead]
            written, _ = rng.choice(instead or found) if rng.random() < 0.7 else found[0]
            meld = rummy.laid(wild_rank, written, len(laid) % players)
            matched = [slot.face for slot in meld.slots if rummy.open_to(slot, slot.face, meld) and slot.face in cards]
            if matched and rules["wild_match"] and rng.random() < 0.3:
                face = rng.choice(matched)
                slots = tuple(
                    slot._replace(matched=rng.choice(seats)) if slot.face == face != slot.card else slot
                    for slot in meld.slots
                )
                if sum(slot.matched is not None for slot in slots) == 1 and cards.count(face) > meld.cards.count(face):
                    meld = meld._replace(slots=slots)
                    cards.remove(face)
            laid.append(meld)
            for card in meld.cards:
                (jokers if card == JOKER else cards).remove(card)
            rng.shuffle(cards)
    cards[: len(cards) // 2] += jokers
    cards = rng.sample(cards, len(cards))
    out = {rng.randrange(players)} if rules["elimination"] and players > 2 and rng.random() < 0.5 else set()
    hands = [[cards.pop() for _ in range(rng.randint(1, largest)) if cards] for _ in range(players)]
    spare = next(card for card in reference.PACK if card[0] not in ranks and reference.RANKS.index(card[0]) >= low)
    hands = [[] if seat in out else hand or [spare] for seat, hand in enumerate(hands)]
    if rules["floating"] and rng.random() < 0.4:
        hands[rng.randrange(players)] = []
    depth = rng.randint(0, min(5, len(cards)))
    discard = cards[:depth]
    stock = cards[depth : depth + rng.randint(0, 6)]
    playing = [seat for seat in seats if seat not in out]
    opened = {seat for seat in playing if laid and rng.random() < 0.5}
    position = Position(hands, stock, discard, rng.choice(playing), rng.choice(playing), laid, opened)
    position.turn_number, position.eliminated = rng.choice([0, 0, 3, 17]), out
    position.opening_value = rng.choice([12, 30]) if opened else 0
    position.wild_rank = wild_rank
    return position


def as_round(game: Game, position: Position) -> Round:
    """The engine's round for a position before a draw."""
    melds = tuple(Meld(lying.told.kind, tuple(Slot(*slot) for slot in lying.slots)) for lying in position.melds)
    return Round(
        dealer=position.dealer,
        hands=tuple(map(ordered, position.hands)),
        stock=tuple(position.stock),
        discard=tuple(position.discard),
        melds=melds,
        turn=position.turn,
        opened=tuple(sorted(position.opened)),
        opening_value=position.opening_value,
        wild_rank=position.wild_rank,
        eliminated=tuple(sorted(position.eliminated)),
        known=((),) * len(position.hands),
        turn_number=position.turn_number,
        reshuffles=position.reshuffles,
        scores=(0,) * len(position.hands),
        seed="oracle",
    )


def act(plain: rummy.Action) -> Action:
    return parse(dict(plain))


def told(meld: Meld) -> Told:
    """The engine's meld as the oracles tell it."""
    themselves = sorted(slot.card for slot in meld.slots if slot.card == slot.stands_for)
    return Told(meld.kind, tuple(themselves), tuple(sorted(s.stands_for for s in meld.slots if s.card != s.stands_for)))


def facts(round: Round) -> dict[str, Any]:
    """What the two engines must agree on."""
    result = round.result
    return {
        "hands": [sorted(hand) for hand in round.hands],
        "stock": list(round.stock),
        "discard": list(round.discard),
        "melds": [(told(meld), _sorted(tuple(slot) for slot in meld.slots)) for meld in round.melds],
        "turn": round.turn,
        "phase": round.phase,
        "opened": list(round.opened),
        "opening_value": round.opening_value,
        "known": [sorted(known) for known in round.known] if result is None else None,
        "turn_number": round.turn_number,
        "reshuffles": round.reshuffles,
        "wild_rank": round.wild_rank,
        "aside": list(round.aside),
        "call": (round.discarder, round.passed) if round.phase == "call" else None,
        "caller": round.caller,
        "following": round.following if round.phase == "call" or round.caller else None,
        "out": round.out if result is None else None,
        "owes": sorted(debt.face for debt in round.debts),
        "barred": [bar.face for bar in round.bars],
        "reclaimed": round.reclaimed,
        "end": result and (result.end, result.winner, list(result.scores)),
    }


def reference_facts(position: Position) -> dict[str, Any]:
    going = position.end is None
    return {
        "hands": [sorted(hand) for hand in position.hands],
        "stock": position.stock,
        "discard": position.discard,
        "melds": [(lying.told, _sorted(tuple(slot) for slot in lying.slots)) for lying in position.melds],
        "turn": position.turn,
        "phase": position.phase,
        "opened": sorted(position.opened),
        "opening_value": position.opening_value,
        "known": [sorted(known) for known in position.known] if going else None,
        "turn_number": position.turn_number,
        "reshuffles": position.reshuffles,
        "wild_rank": position.wild_rank,
        "aside": position.aside,
        "call": (position.discarder, position.passed) if position.phase == "call" else None,
        "caller": position.caller and going,
        "following": position.following if position.phase == "call" or (position.caller and going) else None,
        "out": position.out if going else None,
        "owes": sorted(debt.face for debt in position.debts) if going else [],
        "barred": [position.bar] if position.bar and going else [],
        "reclaimed": position.reclaimed if going else 0,
        "end": position.end and (position.end, position.winner, position.scores),
    }


def _sorted(slots: Any) -> list[Any]:
    return sorted(slots, key=str)


def random_act(rng: Random, position: Position, rummy: Rummy) -> dict[str, Any]:
    """An act that may or may not be legal; most name cards of the hand, and some a meld that is one."""
    seat = position.turn or 0
    hand = position.hands[seat]
    table = [face for lying in position.melds for slot in lying.slots for face in slot[:2] if len(face) > 1]
    anything = [card for pile in (*position.hands, position.stock, position.discard, table) for card in pile]
    cards = hand if hand and rng.random() < 0.85 else anything or ["3C"]
    some = rng.sample(cards, min(len(cards), rng.randint(1, 4)))
    if rng.random() < (0.9 if position.phase == "call" else 0.03):
        return _random_call(rng, position, seat, rummy, some)
    if rng.random() < (0.9 if position.phase == "draw" else 0.03):
        count = rng.choice([1, 1, 2, 3, 4]) if rummy.rules["take_depth"] == "any" else rng.choice([1] * 9 + [2])
        return {"draw": "stock"} if rng.random() < 0.4 else {"draw": "discard", "count": count}
    roll, strict = rng.random(), rummy
    if position.caller and rng.random() < 0.8:
        roll = 1
    if rng.random() < 0.4:
        rummy = rummy.lenient
    if roll < 0.28 and (found := rummy.outcomes(position.wild_rank, hand)):
        chosen = rng.sample(found, min(len(found), rng.choice([1, 1, 2])))
        return {"meld": [_altered(rng, position, strict, written) for written, _ in chosen]}
    if roll < 0.5 and (lay_offs := list(rummy.all_lay_offs(position, hand))):
        wild = [act for act in lay_offs if rummy.wilds_in(position, named(act))]
        chosen_act = rng.choice(wild or lay_offs)
        return {**chosen_act, "lay_off": _altered(rng, position, strict, chosen_act["lay_off"])}
    if roll < 0.62 and table and rng.random() < 0.9:
        found_reclaims = list(strict.all_reclaims(position, hand))
        if found_reclaims and rng.random() < 0.9:
            return dict(rng.choice(found_reclaims))
        return {"reclaim": rng.choice(cards if rng.random() < 0.5 else table), "from": rng.randint(0, 3)}
    if roll < 0.7 and table:
        found_matches = list(strict.all_matches(position, hand))
        if found_matches and rng.random() < 0.9:
            return dict(rng.choice(found_matches))
        return {"match": rng.choice(cards if rng.random() < 0.5 else table), "on": rng.randint(0, 3)}
    if roll < 0.75:
        return {"meld": [_altered(rng, position, strict, some)]}
    if roll < 0.8:
        return {"lay_off": _altered(rng, position, strict, some), "on": rng.randint(0, 3)}
    if roll < 0.81:
        return {"choose": rng.choice([1, 2, 12])}
    if roll < 0.85:
        return {"discard": some[0]}
    callable_ = [card for card in hand if rummy.rules["rummy_call"] != "off" and _fits(position, rummy, card)]
    return {"discard": rng.choice(callable_ or some)}


def _fits(position: Position, rummy: Rummy, card: str) -> bool:
    return any(rummy.readings(position.wild_rank, [card], lying.told) for lying in position.melds)


def _random_call(rng: Random, position: Position, seat: int, rummy: Rummy, some: list[str]) -> dict[str, Any]:
    roll = rng.random()
    if roll < 0.35:
        return {"pass": True}
    pile = rummy.rules["rummy_call"] == "pile"
    if roll < 0.85 and position.discard and len(position.hands[seat]) + len(position.discard) < 11:
        found = list(rummy.call_actions(position, seat))
        if found:
            call = dict(rng.choice(found)["call"])
            if "cards" in call or "meld" in call:
                name = "meld" if "meld" in call else "cards"
                call[name] = _altered(rng, position, rummy, call[name])
            elif rng.random() < 0.2:
                call = {"on": rng.randint(0, 3)}
            return {"call": call}
    if pile and roll < 0.95:
        return {"call": {"meld": some} if rng.random() < 0.5 else {"on": rng.randint(0, 2), "cards": some}}
    return {"call": {"on": rng.randint(0, 2)}}


def _altered(rng: Random, position: Position, rummy: Rummy, cards: list[str]) -> list[str]:
    """The cards in any order, the places of wilds as they are, gone, or others."""
    faces = [card for card in map(plain, cards) if card != JOKER] or ["7H"]
    changed = []
    roll = rng.random()
    for card in cards:
        if rummy.is_wild(position, plain(card)) and roll < 0.35:
            card = plain(card)
        elif rummy.is_wild(position, plain(card)) and roll < 0.6:
            rank, suit = rng.choice(reference.RANKS), rng.choice(faces)[1]
            card = f"{plain(card)}={rank}{suit}"
        changed.append(card)
    return rng.sample(changed, len(changed))
