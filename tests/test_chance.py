"""Chance: the shuffles here are golden. A change of method needs a new VERSION, and these stay what they are."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

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


def test_golden_seeds_of_rounds() -> None:
    found = [chance.of_round(chance.Sealed("a secret"), number) for number in range(3)]
    assert found == [
        "07849110b6b8573583ccae1b7da3dbde",
        "2976d3c405652e8ef9b236469f8ec7ce",
        "0b56d30aa769994ed3e5bfbf9acc7892",
    ]
    assert chance.of_round("given", 0) == chance.of_round("given", 7) == "given"
    opened = chance.opened(chance.Sealed("a secret"))
    assert opened is not None and [chance.of_round(opened, number) for number in range(3)] == found
    assert (chance.opened("given"), chance.opened(chance.Told(("a",)))) == ("given", None)
    assert chance.of_round(chance.Told(("a", "b")), 1) == "b"
    with pytest.raises(IndexError):
        chance.of_round(chance.Told(("a", "b")), 2)


@given(secrets=st.lists(st.text(), min_size=2, max_size=6, unique=True))
def test_every_round_of_every_secret_has_a_seed_of_its_own(secrets: list[str]) -> None:
    seeds = [chance.of_round(chance.Sealed(secret), number) for secret in secrets for number in range(4)]
    assert len(set(seeds)) == len(seeds)
    for seed in seeds:
        assert len(seed) == 32 and int(seed, 16) >= 0


@given(seed=st.text())
def test_the_hash_is_what_any_tool_says(seed: str) -> None:
    assert chance.fingerprint(seed) == sha256(seed.encode("utf-8", "surrogatepass")).hexdigest()
    assert chance.fingerprint("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
