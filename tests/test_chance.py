"""Chance: the shuffles here are golden. A change of method needs a new VERSION, and these stay what they are."""

from __future__ import annotations

from collections import Counter
from random import Random

from rami import chance
from rami.cards import FACES


def test_golden_shuffles() -> None:
    assert chance.VERSION == 1
    assert chance.shuffled(FACES, "rami", 0)[:8] == ("5D", "AS", "4H", "2H", "6S", "KD", "QH", "TH")
    assert chance.shuffled("ABCDEFG", "é\ud800", 1) == tuple("BCGEFDA")
    assert [chance.number(10, "x", label) for label in range(10)] == [8, 4, 5, 5, 0, 0, 5, 4, 5, 5]


def test_nothing_is_lost() -> None:
    assert sorted(chance.shuffled(FACES, "seed", 3)) == sorted(FACES)
    assert chance.shuffled((), "seed") == ()
    assert chance.number(1, "seed") == 0


def test_labels_do_not_run_into_each_other() -> None:
    assert chance.shuffled(FACES, "ab", "c") != chance.shuffled(FACES, "a", "bc")
    assert chance.shuffled(FACES, "a", 1) != chance.shuffled(FACES, "a", 2)


def test_every_order_comes_up_as_often() -> None:
    counts = Counter(chance.shuffled("ABC", label) for label in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_half_characters_are_a_seed_too() -> None:
    assert chance.generator("\udcff").random() == chance.generator("\udcff").random() != chance.generator("").random()
    assert chance.generator("é").random() == Random("é").random()
