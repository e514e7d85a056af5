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
from rami.actions import Action, Discard, LayMelds, NextRound, plain
from rami.cards import FACES
from rami.game import Game
from rami.round import Round
from rami.rules import Rules

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
}
"""Players and switches by name."""


def tables() -> Iterator[tuple[str, Game]]:
    for name, (players, switches) in TABLES.items():
        yield name, Game(Rules.make("cardverse", **switches), players)


def actions(game: Game, round: Round) -> list[Action]:
    """Every legal action that lays one meld at most, in the engine's own order."""
    options = game.options(round)
    found: list[Action] = [*options.draws, *(LayMelds((meld,)) for meld in options.melds), *options.lay_offs]
    found += map(Discard, options.discards)
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


def _choice(label: str, found: list[Action]) -> Action:
    """One of the actions, chosen by a digest of the label: melds and lay-offs first, so that rounds come to an end."""
    laying = [action for action in found if not isinstance(action, Discard)]
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
                action = _choice(label, actions(game, round))
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
