"""The recogniser's own manners; what is and is not a meld is tested against brute force elsewhere."""

from __future__ import annotations

import pytest

from rami.melds import Meld, Recogniser, Slot


def test_a_run_lies_low_to_high_and_belongs_to_its_owner() -> None:
    meld = Recogniser().read(("6H", "4H", "5H"), 2)
    assert meld == Meld("run", (Slot("4H", "4H", 2), Slot("5H", "5H", 2), Slot("6H", "6H", 2)))


@pytest.mark.parametrize(
    ("aces", "first"),
    [("high", "QH KH AH"), ("low", "AH 2H 3H"), ("low_or_high", "AH 2H 3H"), ("low_or_high", "QH KH AH")],
)
def test_the_ace_stands_where_it_may(aces: str, first: str) -> None:
    cards = tuple(first.split())
    meld = Recogniser(aces=aces).read(cards, 0)
    assert meld is not None
    assert meld.cards == cards


def test_all_thirteen_stand_ace_high() -> None:
    suit = tuple(rank + "S" for rank in "A23456789TJQK")
    meld = Recogniser(aces="low_or_high").read(suit, 0)
    assert meld is not None
    assert meld.cards[-1] == "AS"


def test_a_second_ace_does_not_make_fourteen() -> None:
    recogniser = Recogniser(aces="low_or_high")
    twelve = recogniser.read(tuple(rank + "S" for rank in "23456789TJQK"), 0)
    assert twelve is not None
    assert list(recogniser.lay_offs(("AS", "AS"), twelve)) == [("AS",)]


def test_extending_keeps_who_owns_what() -> None:
    recogniser = Recogniser()
    meld = recogniser.read(("5H", "6H", "7H"), 1)
    assert meld is not None
    longer = recogniser.extend(meld, ("8H", "4H"), 0)
    assert longer is not None
    assert [(slot.card, slot.owner) for slot in longer.slots] == [("4H", 0), ("5H", 1), ("6H", 1), ("7H", 1), ("8H", 0)]
    assert recogniser.extend(meld, ("9H",), 0) is None
    assert recogniser.extend(meld, ("8D",), 0) is None


def test_sets_with_equal_suits_only_where_they_may() -> None:
    twins = ("KH", "KH", "KD")
    assert Recogniser().read(twins, 0) is None
    assert Recogniser(distinct=False).read(twins, 0) is not None
    assert Recogniser().candidates(twins) == ()
    assert Recogniser(distinct=False).candidates(twins) == (("KD", "KH", "KH"),)


def test_a_face_held_twice_makes_a_meld_once() -> None:
    assert Recogniser().candidates(("4H", "5H", "5H", "6H")) == (("4H", "5H", "6H"),)


@pytest.mark.parametrize(("kinds", "found"), [("both", 2), ("runs", 1), ("sets", 1)])
def test_kinds(kinds: str, found: int) -> None:
    assert len(Recogniser(kinds=kinds).candidates(("4H", "5H", "6H", "6C", "6D"))) == found


def test_chains_of_lay_offs() -> None:
    recogniser = Recogniser()
    meld = recogniser.read(("5H", "6H", "7H"), 0)
    assert meld is not None
    chains = {"".join(cards) for cards in recogniser.lay_offs(("3H", "4H", "8H", "TH", "9C"), meld)}
    assert chains == {"4H", "3H4H", "8H", "4H8H", "3H4H8H"}


@pytest.mark.parametrize(
    ("cards", "number"),
    [
        ("4H 5H", "CV-5"),
        ("4H 5H 7H", "CV-5"),
        ("4H 5H 6D", "CV-5"),
        ("4H 4D", "CV-6"),
        ("4H 4H 4D", "CV-15"),
        ("AH 2H 3H", "CV-13"),
        ("KH AH 2H", "CV-14"),
    ],
)
def test_the_rule_that_a_false_meld_breaks(cards: str, number: str) -> None:
    faces = tuple(cards.split())
    assert Recogniser().read(faces, 0) is None
    assert Recogniser().unfit(faces)[1].split()[0] == number
