"""Golden values: what the engine gave when these files were written, in every Python.

A difference means that old seeds, saves and replays no longer give what they gave. Where that is meant, write the
files anew with `python -m tests.golden`, and say so in the change. Standard library and `rami` only: the same
functions run in the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

from rami import chance
from rami.actions import Action, Choose, Discard, LayMelds, NextRound, Pass, plain
from rami.cards import FACES
from rami.game import Game
from rami.legality import Openings, openings_with, standing
from rami.round import Round
from rami.rules import rules_from

SEEDS = ("", "0", "1", "rami", "Rami", "a longer seed, with spaces", "سلام", "\u00e9", "e\u0301", "\U0001f0a1")

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "discard_to_win": (2, {"discard_to_win": True}),
    "deep": (2, {"take_depth": "any", "hand_size": 10}),
    "duty": (2, {"taken_card_must_be_melded": True, "may_discard_taken_card": False}),
    "opening": (2, {"opening_minimum": 20, "lay_off_needs_opening": True, "hand_size": 12}),
    "low": (3, {"ace_in_runs": "low", "direction": "counter_clockwise"}),
    "either": (2, {"ace_in_runs": "low_or_high", "packs": 2, "sets_need_distinct_suits": False}),
    "reshuffle": (2, {"reshuffle_limit": 1, "hand_size": 20}),
    "penalty": (4, {"scoring": "penalty", "target_score": None, "rounds": 3}),
    "jokers": (2, {"jokers": 4, "wild_reclaim": True, "packs": 2, "hand_size": 6}),
    "chosen": (2, {"jokers": 6, "wild_position": "chosen", "max_wilds_per_meld": 2, "hand_size": 5}),
    "rami51": (2, {"preset": "rami51"}),
    "rami40": (5, {"preset": "rami40", "turn_limit": 120}),
    "house": (
        3,
        {
            "preset": "rami51",
            "hand_size": 7,
            "jokers": 6,
            "opening_minimum": 0,
            "opening_ladder": True,
            "rami_sec_waives_opening": True,
            "lay_off_in_opening_turn": False,
            "may_discard_wild": False,
            "dealer_starts_with_discard": True,
            "discard_from_turn": 2,
            "last_card_draws_stock": True,
            "unopened_penalty": 100,
            "rami_sec_doubles": True,
            "winner_bonus": {"out": -10, "rami_sec": -20, "rami_sec_empty_table": -50},
            "elimination": True,
            "target_score": 150,
            "turn_limit": 60,
        },
    ),
    "rummy5000": (3, {"preset": "rummy5000"}),
    "george": (4, {"preset": "george"}),
    "rummy500": (4, {"preset": "rummy500"}),
    "variants": (
        5,
        {
            "preset": "rummy5000",
            "jokers": 4,
            "permanent_wilds": ["2"],
            "permanent_wild_upcard": "choose",
            "wild_indicator": "extra",
            "max_wilds_per_meld": 1,
            "wild_reclaim": True,
            "wild_set": True,
            "take_needs_two_naturals": "deep",
            "rummy_call": "pile",
            "first_turn_grace": True,
            "floaters_draw_at_end": True,
            "scoring": "melded_less_hand",
            "going_out_bonus": 200,
        },
    ),
}
"""Players and switches by name, over the preset `cardverse` where no other is named."""


def tables() -> Iterator[tuple[str, Game]]:
    for name, (players, switches) in TABLES.items():
        yield name, Game(rules_from({"preset": "cardverse", **switches}), players)


def actions(game: Game, round: Round) -> list[Action]:
    """Every legal action that lays one meld at most, in the engine's own order."""
    options = game.options(round)
    found: list[Action] = [*options.draws, *(LayMelds((meld,)) for meld in options.melds), *options.lay_offs]
    found += [*options.reclaims, *options.matches, *map(Discard, options.discards)]
    found += [*options.calls, *((Pass(),) if options.may_pass else ()), *map(Choose, options.choices)]
    return [action for action in found if round.turn is not None and game.refusal(round, round.turn, action) is None]


def sequences(game: Game, round: Round, depth: int) -> int:
    """How many ways there are to play `depth` actions, or fewer to the end of the round."""
    if depth == 0 or round.turn is None:
        return 1
    found = actions(game, round)
    if depth == 1:
        return len(found)
    return sum(sequences(game, game.play(round, round.turn, action), depth - 1) for action in found)


def shuffles() -> dict[str, Any]:
    """The pack of the first two rounds for each seed, and the first of five dealers."""
    return {
        seed.encode("unicode_escape").decode(): [
            " ".join(chance.shuffled(FACES, seed, "round", 0)),
            " ".join(chance.shuffled(FACES, seed, "round", 1)),
            chance.number(5, seed, "dealer"),
        ]
        for seed in SEEDS
    }


def perft() -> dict[str, Any]:
    """Counts of sequences of 1, 2, … actions from deals of three seeds."""
    return {
        name: {seed: [sequences(game, game.deal(seed), depth) for depth in range(1, 6)] for seed in ("1", "2", "3")}
        for name, game in tables()
    }


def openings(game: Game, round: Round) -> list[Action]:
    """Where no meld alone is enough to open with: for each meld of an opening, one opening with it."""
    law, seat, melds = game.law, round.turn, game.options(round).melds
    if seat is None or not melds or seat in round.opened:
        return []
    now = standing(round, seat)
    found = Openings(law, now.hand, law.opening.needed(now.opening_value))
    return [LayMelds(next(openings_with(law, now, found, cards))) for cards in melds]


def _choice(label: str, found: list[Action]) -> Action:
    """One of the actions, chosen by a digest of the label: melds and lay-offs first, so that rounds come to an end."""
    laying = [action for action in found if not isinstance(action, Discard | Pass)]
    number = int.from_bytes(sha256(label.encode()).digest()[:8], "big")
    wanted = laying or found
    return wanted[number % len(wanted)]


def playthrough() -> dict[str, Any]:
    """At each table two rounds, every action, and how the rounds ended."""
    told = {}
    for name, game in tables():
        round = game.deal("golden")
        lines: list[Any] = []
        for _ in range(2):
            while round.turn is not None:
                label = f"{name} {round.round_number} {len(round.history)}"
                found = actions(game, round)
                laying = any(isinstance(action, LayMelds) for action in found)
                action = _choice(label, found if laying else openings(game, round) or found)
                lines.append([round.turn, plain(action)])
                round = game.play(round, round.turn, action)
            assert round.result is not None
            lines.append([round.result.end, round.result.winner, list(round.result.scores)])
            if game.refusal(round, 0, NextRound()) is not None:
                break
            round = game.play(round, 0, NextRound())
        told[name] = lines
    return told


FILES: dict[str, Callable[[], dict[str, Any]]] = {"shuffles": shuffles, "perft": perft, "playthrough": playthrough}
"""By name of the file beside this module, without its `.json`."""
