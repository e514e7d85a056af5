"""The recogniser of melds against one that tries every place of every card."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami.melds import Meld, Recogniser
from tests.oracles import reference

ACES = ("high", "low", "low_or_high")
KINDS = ("both", "sets", "runs")
SWITCHES = list(product(ACES, (True, False), KINDS))


def pair(aces: str, distinct: bool, kinds: str) -> tuple[Recogniser, dict[str, Any]]:
    """The engine's recogniser and the plain switches the reference reads."""
    rules = {**reference.DEFAULTS, "ace_in_runs": aces, "sets_need_distinct_suits": distinct, "melds": kinds}
    return Recogniser(aces=aces, distinct=distinct, kinds=kinds), rules


def lying(melds: list[tuple[str, ...]], recogniser: Recogniser) -> list[Meld]:
    """The melds as they lie on a table, from hands of several owners."""
    found = [recogniser.read(cards, owner) for owner, cards in enumerate(melds)]
    return [meld for meld in found if meld is not None]


@pytest.mark.parametrize("aces", ACES)
def test_every_three_cards_of_the_pack(aces: str) -> None:
    recogniser, rules = pair(aces, True, "both")
    melds = 0
    for cards in combinations(reference.PACK, 3):
        expected = reference.is_meld(list(cards), rules)
        assert (recogniser.read(cards, 0) is not None) == expected, cards
        melds += expected
    runs = 12 if aces == "low_or_high" else 11
    assert melds == 13 * 4 + runs * 4


@pytest.mark.parametrize(("aces", "distinct", "kinds"), SWITCHES)
def test_every_choice_of_a_small_pack_in_every_order(aces: str, distinct: bool, kinds: str) -> None:
    """Two suits of the ranks round the corner, a twin of one card, and a third suit of another."""
    recogniser, rules = pair(aces, distinct, kinds)
    pack = ["AC", "2C", "3C", "QC", "KC", "AD", "KD", "AC", "AH", "KD"]
    for size in range(1, 5):
        for cards in set(combinations(sorted(pack), size)):
            expected = reference.is_meld(list(cards), rules)
            for order in set(permutations(cards)):
                meld = recogniser.read(order, 0)
                assert (meld is not None) == expected, order
                if meld is not None:
                    assert Counter(meld.cards) == Counter(order)


@pytest.mark.parametrize("aces", ACES)
def test_runs_of_every_length(aces: str) -> None:
    recogniser, rules = pair(aces, True, "both")
    circle = reference.RANKS * 2
    lengths = Counter()
    for start, length in product(range(13), range(3, 14)):
        cards = tuple(rank + "H" for rank in circle[start : start + length])
        meld = recogniser.read(cards[::-1], 0)
        assert (meld is not None) == reference.is_run(list(cards), rules), cards
        lengths[length] += meld is not None
    ends = 2 if aces == "low_or_high" else 1
    assert [lengths[length] for length in range(3, 13)] == [13 - length + ends for length in range(3, 13)]
    assert lengths[13] == 13, "a whole suit is the same run wherever one begins to name it"


def test_a_run_lies_low_to_high() -> None:
    for aces, first, last in (("high", "2H", "AH"), ("low", "AH", "KH"), ("low_or_high", "2H", "AH")):
        meld = Recogniser(aces=aces).read(tuple(rank + "H" for rank in reference.RANKS), 3)
        assert meld is not None
        assert (meld.cards[0], meld.cards[-1]) == (first, last)
        assert {slot.owner for slot in meld.slots} == {3}
    meld = Recogniser(aces="low_or_high").read(("3S", "AS", "2S"), 0)
    assert meld is not None
    assert meld.cards == ("AS", "2S", "3S")


hands = st.lists(
    st.sampled_from([rank + suit for rank in "A23QK7" for suit in "CDH"] + ["4C", "5C", "JC", "TC", "7S", "AS"]),
    min_size=1,
    max_size=9,
).filter(lambda cards: max(Counter(cards).values()) <= 2)


@settings(max_examples=300)
@given(cards=hands, switches=st.sampled_from(SWITCHES))
def test_no_meld_of_a_hand_is_missed_or_invented(cards: list[str], switches: tuple[str, bool, str]) -> None:
    recogniser, rules = pair(*switches)
    found = [tuple(sorted(meld)) for meld in recogniser.candidates(cards)]
    assert sorted(found) == sorted(tuple(meld) for meld in reference.all_melds(cards, rules))


TABLES = [("AC", "2C", "3C"), ("QC", "KC", "AC"), ("JC", "QC", "KC"), ("2C", "3C", "4C"), ("AC", "AD", "AH")]
TABLES += [("7C", "7D", "7H"), ("7C", "7C", "7D"), ("7C", "7D", "7H", "7S"), ("3H", "4H", "5H", "6H")]
TABLES += [tuple(rank + "C" for rank in "23456789TJQK"), tuple(rank + "C" for rank in "A23456789TJQ")]


@settings(max_examples=300)
@given(cards=hands, switches=st.sampled_from(SWITCHES))
def test_no_lay_off_is_missed_or_invented(cards: list[str], switches: tuple[str, bool, str]) -> None:
    recogniser, rules = pair(*switches)
    for meld in lying(TABLES, recogniser):
        found = sorted(tuple(sorted(chosen)) for chosen in recogniser.lay_offs(cards, meld))
        expected = sorted(tuple(chosen) for chosen, _ in reference.all_lay_offs(cards, [list(meld.cards)], rules))
        assert found == expected, meld


@settings(max_examples=300)
@given(cards=hands.filter(lambda cards: len(cards) <= 4), switches=st.sampled_from(SWITCHES))
def test_laying_off_gives_the_whole_meld(cards: list[str], switches: tuple[str, bool, str]) -> None:
    recogniser, rules = pair(*switches)
    for meld in lying(TABLES, recogniser):
        together = recogniser.extend(meld, tuple(cards), 7)
        assert (together is not None) == reference.is_meld([*meld.cards, *cards], rules), (meld, cards)
        if together is not None:
            assert Counter(together.cards) == Counter(meld.cards) + Counter(cards)
            owners = Counter(slot.owner for slot in together.slots)
            assert owners == Counter(slot.owner for slot in meld.slots) + Counter({7: len(cards)})
            read = recogniser.read(together.cards, 0)
            assert read is not None
            if meld.kind == "run":
                assert read.cards == together.cards
