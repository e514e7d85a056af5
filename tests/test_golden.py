"""Old seeds give their old packs, old positions their old choices, old games their old ends."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rami import chance
from rami.actions import NextRound, parse
from rami.cards import FACES
from tests.golden import FILES, tables

FOLDER = Path(__file__).parent / "golden"


def golden(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("name", FILES)
def test_is_as_it_was(name: str) -> None:
    assert json.loads(json.dumps(FILES[name]())) == golden(name)


def test_the_playthrough_replays() -> None:
    """The actions as written are legal and lead to the ends as written, whatever chose them."""
    told = golden("playthrough")
    for name, game in tables():
        round = game.deal("golden")
        for first, *rest in told[name]:
            if isinstance(first, int):
                round = game.play(round, first, parse(rest[0]))
                continue
            assert round.result is not None
            assert [first, *rest] == [round.result.end, round.result.winner, list(round.result.scores)]
            if game.refusal(round, 0, NextRound()) is None:
                round = game.play(round, 0, NextRound())


def test_different_seeds_give_different_packs() -> None:
    packs = [tuple(pack) for seed in golden("shuffles").values() for pack in seed[:2]]
    assert len(set(packs)) == len(packs)
    for pack in packs:
        assert sorted("".join(pack).split()) == sorted(FACES)


def test_a_shuffle_is_fair_enough() -> None:
    """Each face comes first about as often as any other. The seeds are fixed, so this either holds or does not."""
    firsts = Counter(chance.shuffled(FACES, "fair", number)[0] for number in range(5200))
    assert set(firsts) == set(FACES)
    assert max(abs(count - 100) for count in firsts.values()) < 40
    numbers = Counter(chance.number(7, "fair", number) for number in range(7000))
    assert set(numbers) == set(range(7))
    assert max(abs(count - 1000) for count in numbers.values()) < 120


def test_numbers_past_the_last_whole_span_are_drawn_again() -> None:
    """Taken as they are, they would make the low results a little likelier."""
    top = 2**32 - 1
    assert chance._below(3, iter([top, top, 5])) == 2
    assert chance._below(3, iter([top - 1])) == 2
    assert chance._below(2, iter([top])) == 1


def test_labels_do_not_run_together() -> None:
    assert chance.shuffled(FACES, "a", "bc") != chance.shuffled(FACES, "ab", "c")
    assert chance.shuffled(FACES, "1", 2) == chance.shuffled(FACES, 1, "2")
