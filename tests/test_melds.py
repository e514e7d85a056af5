"""The recogniser's own manners; what is and is not a meld is tested against brute force elsewhere."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from rami.cards import RANKS, SUITS, Card, plain
from rami.melds import Meld, Recogniser, Slot, usual


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
    code, cites = Recogniser().unfit(faces)
    assert code == "not_a_meld"
    assert cites.split()[0] == number


def jokers(most: int | None = 1, **switches: Any) -> Recogniser:
    return Recogniser(**{"aces": "low_or_high", "wilds": frozenset("*"), "most_wilds": most, **switches})


def told(meld: Meld | None) -> str:
    """A meld as its cards lie, a joker as the card it stands for in brackets; of a set their order says nothing."""
    if meld is None:
        return ""
    cards = [slot.card if slot.card != "*" else f"({slot.stands_for})" for slot in meld.slots]
    return " ".join(cards)


def read(recogniser: Recogniser, cards: str) -> str:
    """The meld, or the code for what is wrong."""
    chosen = tuple(cards.split())
    meld = recogniser.read(chosen, 0)
    return told(meld) if meld is not None else recogniser.unfit(chosen)[0]


def lying(recogniser: Recogniser, cards: str) -> Meld:
    meld = recogniser.read(tuple(cards.split()), 1)
    assert meld is not None
    return meld


def extend(recogniser: Recogniser, meld: Meld, cards: str) -> str:
    chosen = tuple(cards.split())
    extended = recogniser.extend(meld, chosen, 0)
    return told(extended) if extended is not None else recogniser.unfit_extension(meld, chosen)[0]


@pytest.mark.parametrize(
    ("cards", "meld"),
    [
        ("5H * 7H", "5H (6H) 7H"),
        ("* 5H 6H", "(4H) 5H 6H"),
        ("2H 3H *", "(AH) 2H 3H"),
        ("QH KH *", "(JH) QH KH"),
        ("JH * QH", "(TH) JH QH"),
        ("* QH KH AH", "(JH) QH KH AH"),
        ("AH * KH", "(QH) KH AH"),
        ("AH 2H *", "AH 2H (3H)"),
        ("5H 6H 7H *", "(4H) 5H 6H 7H"),
        ("QC QD *", "QC QD (Q)"),
        ("AC * AD AS", "AC AD AS (A)"),
    ],
)
def test_a_bare_joker_fills_a_gap_or_goes_lowest(cards: str, meld: str) -> None:
    assert read(jokers(), cards) == meld


@pytest.mark.parametrize(
    ("cards", "meld"),
    [
        ("7H 8H TH * *", "(6H) 7H 8H (9H) TH"),
        ("* KH * AH", "(JH) (QH) KH AH"),
        ("JH QH * *", "(9H) (TH) JH QH"),
        ("QH KH * *", "(TH) (JH) QH KH"),
        ("2H 3H * *", "(AH) 2H 3H (4H)"),
        ("5H 5D * *", "5D 5H (5) (5)"),
        ("* AH *", "AH (A) (A)"),
        ("5H 9H * * *", "5H (6H) (7H) (8H) 9H"),
    ],
)
def test_jokers_beside_each_other_never_share_a_place(cards: str, meld: str) -> None:
    assert read(jokers(None), cards) == meld


@pytest.mark.parametrize(
    ("cards", "most", "code"),
    [
        ("8H JH QH *", 1, "not_a_meld"),
        ("8H JH QH AH *", 1, "not_a_meld"),
        ("5H 6H 6H 8H *", 1, "not_a_meld"),
        ("KH AH 2H *", 1, "not_a_meld"),
        ("* * *", None, "not_a_meld"),
        ("* *=5H *", None, "not_a_meld"),
        ("5H *", 1, "not_a_meld"),
        ("5H 5H *", 1, "not_a_meld"),
        ("KC KD KH KS *", 1, "not_a_meld"),
        ("5H 6H *=9H", 1, "not_a_meld"),
        ("5H 6H *=5H", 1, "not_a_meld"),
        ("5H 6H *=7S", 1, "not_a_meld"),
        ("5H 6H *=7H", 1, "wild_goes_lowest"),
        ("QH *=KH *=AH", None, "wild_goes_lowest"),
        ("5H 6H *=7H *", 1, "wild_goes_lowest"),
        ("5H 6H * *", 1, "too_many_wilds"),
        ("QC * *", 1, "too_many_wilds"),
        ("5H * * * 9H", 2, "too_many_wilds"),
    ],
)
def test_what_is_wrong_with_jokers(cards: str, most: int | None, code: str) -> None:
    assert read(jokers(most), cards) == code


def test_a_set_of_two_packs_is_refused_in_any_order() -> None:
    for cards in permutations(("KH", "KD", "KS", "KS", "*"), 4):
        if cards.count("KS") == 2:
            assert jokers().read(cards, 0) is None


def test_a_joker_in_each_place_of_thirteen() -> None:
    suit = [rank + "S" for rank in RANKS]
    for at, face in enumerate(suit):
        cards = (*suit[:at], "*", *suit[at + 1 :])
        meld = jokers().read(cards, 0)
        assert meld is not None
        assert [slot.stands_for for slot in meld.slots] == suit
        assert meld.slots[at] == Slot("*", face, 0)
        assert jokers().unfit((*cards, "*"))[0] == "not_a_meld"


def test_the_place_of_a_joker_may_be_written_where_it_goes_anyhow() -> None:
    assert read(jokers(), "5H 6H *=4H") == "(4H) 5H 6H"
    assert read(jokers(None), "7H 8H TH * *=9H") == "(6H) 7H 8H (9H) TH"
    assert read(jokers(None), "7H 8H TH *=6H *") == "(6H) 7H 8H (9H) TH"


def test_one_card_and_two_jokers_are_a_set_unless_a_place_is_written() -> None:
    either = jokers(2)
    assert read(either, "QH * *") == "QH (Q) (Q)"
    assert read(either, "QH *=TH *") == "(TH) (JH) QH"
    assert read(jokers(2, kinds="runs"), "QH * *") == "(TH) (JH) QH"
    assert read(jokers(4), "QH * * * *") == "(8H) (9H) (TH) (JH) QH", "no set has five cards"
    assert ("*", "*", "*", "*", "QH") in jokers(4).candidates(("QH", "*", "*", "*", "*"))
    assert set(either.candidates(("QH", "*", "*"))) == {("QH", "*", "*"), ("*=TH", "*=JH", "QH")}


def test_a_player_may_choose_the_place() -> None:
    chosen = jokers(2, lowest=False)
    assert read(chosen, "5H 6H *") == "wild_place_needed"
    assert read(chosen, "5H 6H *=7H") == "5H 6H (7H)"
    assert read(chosen, "5H 7H *") == "5H (6H) 7H"
    assert read(chosen, "QH KH AH *") == "(JH) QH KH AH", "no other place is left"
    assert read(chosen, "5H 6H *=7H *") == "wild_place_needed"
    assert read(chosen, "5H 6H *=8H *") == "5H 6H (7H) (8H)"
    assert read(chosen, "QH * *") == "QH (Q) (Q)"
    assert read(chosen, "QH *=KH *") == "wild_place_needed"
    assert read(chosen, "QH *=AH *") == "QH (KH) (AH)"


def test_what_a_joker_goes_by_is_what_cards_are_worth() -> None:
    def dear_ace(face: Card, low: bool) -> int:
        return 50 if low else usual(face, low)

    def dear_queen(face: Card, low: bool) -> int:
        return 45 if face == "QC" else usual(face, low)

    assert read(jokers(worth=dear_ace), "2H 3H *") == "2H 3H (4H)"
    assert read(jokers(worth=dear_queen), "KC AC *") == "(QC) KC AC"
    assert read(jokers(None, worth=dear_queen), "TC JC * *") == "(8C) (9C) TC JC"
    assert read(jokers(worth=lambda face, low: -usual(face, low)), "5H 6H *") == "5H 6H (7H)"


def test_jokers_and_cards_are_laid_off_as_a_whole() -> None:
    rules = jokers()
    meld = lying(rules, "5H 6H 7H")
    assert extend(rules, meld, "*") == "(4H) 5H 6H 7H"
    assert extend(rules, meld, "* 9H") == "5H 6H 7H (8H) 9H"
    assert extend(rules, meld, "9H *=8H") == "5H 6H 7H (8H) 9H"
    assert extend(rules, meld, "*=8H") == "wild_goes_lowest"
    assert extend(rules, meld, "*=9H") == "does_not_fit"
    assert extend(rules, meld, "*=8D") == "does_not_fit"
    assert extend(rules, meld, "6H") == "does_not_fit"
    assert extend(rules, meld, "* *") == "too_many_wilds"
    assert {*rules.lay_offs(("9H", "*"), meld)} == {("*",), ("*", "9H")}


def test_a_joker_on_the_table_keeps_its_place() -> None:
    lowest = jokers()
    four = lying(lowest, "5H 6H 7H *")
    assert extend(lowest, four, "3H") == "3H (4H) 5H 6H 7H"
    assert extend(lowest, four, "4H") == "does_not_fit"
    assert extend(lowest, four, "*") == "too_many_wilds"
    chosen = jokers(lowest=False)
    eight = lying(chosen, "5H 6H 7H *=8H")
    assert extend(chosen, eight, "3H") == "does_not_fit"
    assert extend(chosen, eight, "4H 9H") == "4H 5H 6H 7H (8H) 9H"
    assert extend(chosen, lying(chosen, "5H 6H 7H"), "*") == "wild_place_needed"
    assert extend(chosen, lying(chosen, "5H 6H 7H"), "*=8H") == "5H 6H 7H (8H)"


def test_a_set_with_a_joker_grows_to_four() -> None:
    rules = jokers()
    three = lying(rules, "7C 7D *")
    assert extend(rules, three, "7S") == "7C 7D (7) 7S"
    assert extend(rules, three, "7D") == "does_not_fit"
    assert extend(rules, three, "*") == "too_many_wilds"
    assert extend(rules, three, "7S 7H") == "does_not_fit"
    assert extend(rules, three, "*=7H") == "does_not_fit"
    assert extend(rules, lying(rules, "7C 7D 7S 7H"), "*") == "does_not_fit"
    assert extend(rules, lying(rules, "7C 7D 7S"), "*") == "7C 7D 7S (7)"
    assert {*rules.lay_offs(("7S", "7H", "7D", "*"), three)} == {("7H",), ("7S",)}


def test_a_run_with_a_joker_grows_to_the_whole_suit() -> None:
    rules = jokers()
    ace = lying(rules, "* " + " ".join(rank + "H" for rank in "23456789TJQ"))
    assert ace.slots[0] == Slot("*", "AH", 1)
    assert extend(rules, ace, "KH").endswith("QH KH (AH)"), "all thirteen stand ace high"
    assert extend(rules, ace, "KH AH") == "does_not_fit"
    assert list(rules.lay_offs(("KH", "AH", "2H"), ace)) == [("KH",)]


def test_thirteen_over_a_gap_are_laid_off_once() -> None:
    rules = jokers()
    eleven = lying(rules, " ".join(rank + "H" for rank in "3456789TJQK"))
    whole = [cards for cards in rules.lay_offs(("2H", "AH"), eleven) if len(cards) == 2]
    assert whole == [("2H", "AH")]
    assert {*rules.lay_offs(("AH", "*"), eleven)} == {("*",), ("AH",), ("*", "AH")}


@pytest.mark.parametrize(
    ("meld", "cards", "after"),
    [
        ("* 5H 6H", "4H", "4H 5H 6H"),
        ("5H * 7H", "6H", "5H 6H 7H"),
        ("5H * 7H", "6D", ""),
        ("5H * 7H", "8H", ""),
        ("5H 6H 7H", "6H", ""),
        ("7C 7D 7S *", "7H", "7C 7D 7S 7H"),
        ("7C 7D 7S *", "7S", ""),
        ("7C 7D *", "7H", ""),
        ("7C 7D *", "7H 7S", ""),
    ],
)
def test_the_real_card_frees_a_joker(meld: str, cards: str, after: str) -> None:
    rules = jokers()
    given, table = tuple(cards.split()), lying(rules, meld)
    assert rules.reclaims(given, table) == ((given,) if after else ())
    reclaimed = rules.reclaim(table, given, 0)
    if not after:
        assert reclaimed is None
        return
    assert reclaimed is not None
    assert told(reclaimed[0]) == after
    assert [slot.owner for slot in reclaimed[0].slots if slot.card in given] == [0]
    assert reclaimed[1] == ("*",)


def test_both_missing_suits_free_a_short_set() -> None:
    rules = jokers(2, short_sets=True)
    for meld, wilds in (("7C 7D *", 1), ("7C 7D * *", 2)):
        assert rules.reclaims(("7S", "7H", "7D", "6H"), lying(rules, meld)) == (("7H", "7S"),)
        reclaimed = rules.reclaim(lying(rules, meld), ("7S", "7H"), 0)
        assert reclaimed is not None
        assert told(reclaimed[0]) == "7C 7D 7S 7H"
        assert reclaimed[1] == ("*",) * wilds
    assert rules.reclaims(("7S", "7H", "7D"), lying(rules, "7C * *")) == ()
    assert rules.reclaim(lying(rules, "7C 7D *"), ("7H", "7H"), 0) is None


def test_any_card_of_the_rank_frees_a_joker_where_suits_may_repeat() -> None:
    rules = jokers(distinct=False)
    reclaimed = rules.reclaim(lying(rules, "7C 7D *"), ("7C",), 0)
    assert reclaimed is not None
    assert told(reclaimed[0]) == "7C 7D 7C"


def test_naturals_outnumber_wilds() -> None:
    rules = jokers(None, outnumber=True)
    assert read(rules, "KC KD *") == "KC KD (K)"
    assert read(rules, "KC KD * *") == "too_many_wilds"
    assert extend(rules, lying(rules, "5H 6H *"), "*") == "too_many_wilds"
    assert extend(rules, lying(rules, "5H 6H *"), "* 7H 8H") == "(3H) (4H) 5H 6H 7H 8H"


def test_parts_of_a_meld_may_hold_a_wild_each() -> None:
    rules = jokers(1, by_part=True, distinct=False, lowest=False)
    assert read(rules, "5H 6H *=7H *=8H 9H TH") == "5H 6H (7H) (8H) 9H TH"
    assert read(rules, "*=5H *=6H 7H 8H 9H TH") == "too_many_wilds"
    assert read(rules, "*=5H 6H 7H *=8H 9H") == "too_many_wilds"
    assert read(rules, "KC KC KD KD * *") == "KC KC KD KD (K) (K)"
    assert read(rules, "KC KC KD * *") == "too_many_wilds"
    assert read(jokers(3, by_part=True, distinct=False), "KC * * * * *") == "too_many_wilds", "a part of jokers alone"
    assert read(jokers(3, by_part=True, distinct=False), "KC KD * * * *") == "KC KD (K) (K) (K) (K)"
    assert extend(rules, lying(rules, "5H 6H *=7H"), "*=8H 9H") == "too_many_wilds"
    assert extend(rules, lying(rules, "5H 6H *=7H"), "*=8H 9H TH") == "5H 6H (7H) (8H) 9H TH"


@pytest.mark.parametrize(
    ("cards", "number"),
    [
        ("* * *", "RA-S21"),
        ("5H 5H *", "RA-12"),
        ("KC KD KH KS *", "RA-12"),
        ("8H JH QH *", "RA-13"),
        ("5H 6D *", "RA-13"),
        ("KH AH 2H *", "RA-14"),
        ("KH AH *=2H", "RA-14"),
        ("5H 6H *=7H", "RA-S15"),
        ("5H 6H * *", "RA-16"),
    ],
)
def test_the_rule_that_jokers_break(cards: str, number: str) -> None:
    assert number in jokers().unfit(tuple(cards.split()))[1].split()


def test_the_switch_that_jokers_break() -> None:
    assert jokers(lowest=False).unfit(("5H", "6H", "*")) == ("wild_place_needed", "RA-H8 R5-S5")
    assert jokers(2).unfit(("5H", "*", "*", "*", "9H")) == ("too_many_wilds", "RA-H7 R5-V16")
    rules = jokers()
    assert rules.unfit_extension(lying(rules, "5H 6H 7H"), ("9H",)) == ("does_not_fit", "CV-16 RA-9 R5-16")


@pytest.mark.parametrize(
    ("cards", "wrong"),
    [
        ("QC QD *=QH", True),
        ("QC QD *=5H", True),
        ("QC *=QD *", True),
        ("QC *=KC *", False),
        ("QC *=KD *=QD", False),
        ("5H *=6H 7H", False),
        ("5H 6H=7H 7H", True),
        ("5H 6H *=7Z", True),
        ("* * *=5H", False),
        ("QC QD *", False),
    ],
)
def test_a_place_is_written_only_where_there_is_one(cards: str, wrong: bool) -> None:
    chosen = tuple(cards.split())
    assert jokers(2).miswritten(chosen) is wrong
    if wrong:
        assert jokers(2).read(chosen, 0) is None


def test_places_where_sets_or_runs_are_no_melds() -> None:
    assert jokers(2, kinds="sets").miswritten(("QC", "*=KC", "*"))
    assert not jokers(2, kinds="runs").miswritten(("QC", "QD", "*=QH"))
    rules = jokers()
    assert rules.miswritten(("*=7H",), lying(rules, "7C 7D 7S"))
    assert not rules.miswritten(("*=8H",), lying(rules, "5H 6H 7H"))


def test_a_joker_may_take_the_place_of_a_card_in_hand() -> None:
    assert set(jokers().candidates(("5H", "6H", "7H", "*"))) == {
        ("5H", "6H", "7H"),
        ("*", "5H", "6H"),
        ("5H", "*", "7H"),
        ("*", "6H", "7H"),
        ("*", "5H", "6H", "7H"),
    }


def test_without_wilds_a_joker_is_nothing() -> None:
    plain = Recogniser()
    assert plain.read(("5H", "6H", "*"), 0) is None
    assert plain.candidates(("5H", "6H", "7H", "*")) == (("5H", "6H", "7H"),)
    assert not plain.is_wild("*")
    assert jokers().is_wild("*=7H")
    assert not jokers().is_wild("7H")


# Cards of a wild rank ----------------------------------------------------------------------------------------------


def sixes(**switches: Any) -> Recogniser:
    """Rummy 5000 with sixes wild."""
    return ranked("6", **switches)


def ranked(wild: str, **switches: Any) -> Recogniser:
    wilds = frozenset(["*", *(rank + suit for rank in wild for suit in SUITS)])
    rules = {"aces": "low_or_high", "both_ends": True, "distinct": False, "by_part": True, "lowest": False}
    return Recogniser(**{**rules, "wilds": wilds, **switches})


def laid(meld: Meld | None) -> str:
    """A meld as its cards lie, those that stand in with what they stand for."""
    if meld is None:
        return ""
    return " ".join(slot.card if not slot.stands_in else f"{slot.card}={slot.stands_for}" for slot in meld.slots)


def reads(recogniser: Recogniser, cards: str) -> str:
    chosen = tuple(cards.split())
    meld = recogniser.read(chosen, 0)
    return laid(meld) if meld is not None else recogniser.unfit(chosen)[0]


@pytest.mark.parametrize(
    ("cards", "meld"),
    [
        ("8D 6S TD", "8D 6S=9D TD"),
        ("8D 6D TD", "8D 6D=9D TD"),
        ("5D 6D 7D", "5D 6D 7D"),
        ("8D 6D *", "6D=8 8D *=8"),
        ("8D 6D=9D TD", "8D 6D=9D TD"),
        ("5D 6D=6D 7D", "5D 6D 7D"),
        ("6S=9D 8D TD", "8D 6S=9D TD"),
        ("5D 6S 6D 8D", "5D 6D 6S=7D 8D"),
        ("5D *=6D 7D 6D=8D", "5D *=6D 7D 6D=8D"),
        ("7D 8D 6S", "wild_place_needed"),
        ("5D 6D 7D *", "wild_place_needed"),
        ("6D=7D 8D 9D", "6D=7D 8D 9D"),
        ("QC QD 6S", "QC QD 6S=Q"),
        ("QC 6D 6S", "QC 6D=Q 6S=Q"),
        ("6D 6H 6S", "6D 6H 6S"),
        ("6D 6D 6D", "6D 6D 6D"),
        ("6D 6H *", "6D 6H *=6"),
        ("6D * *", "6D *=6 *=6"),
        ("6H 7H *", "6H=7 7H *=7"),
        ("6H *=7H *=8H", "6H *=7H *=8H"),
        ("*=5H *=6H *=7H", "not_a_meld"),
        ("6S=5H 6D=6H *=7H", "not_a_meld"),
        ("* * *", "not_a_meld"),
        ("6H=7C 8H 9H", "not_a_meld"),
    ],
)
def test_a_card_of_a_wild_rank_is_itself_where_it_fits(cards: str, meld: str) -> None:
    assert reads(sixes(), cards) == meld


@pytest.mark.parametrize(
    ("cards", "meld"),
    [
        ("7D 8D 6S", "6S=6D 7D 8D"),
        ("7D 8D 6D", "6D 7D 8D"),
        ("5D 6D 7D *", "*=4D 5D 6D 7D"),
        ("9D TD 6D", "6D=8D 9D TD"),
        ("5D 6D=4D 7D *=6D", "wild_goes_lowest"),
        ("7D 8D 6S=9D", "wild_goes_lowest"),
        ("7D 8D 6D=9D", "wild_goes_lowest"),
    ],
)
def test_the_rules_place_only_what_stands_in(cards: str, meld: str) -> None:
    assert reads(sixes(lowest=True), cards) == meld


def test_wilds_alone_of_two_ranks_are_a_set_of_the_one_most_of_them_have() -> None:
    two = ranked("26")
    assert reads(two, "6H 2D 2H") == "2D 2H 6H=2"
    assert reads(two, "6H 2D *") == "2D=6 6H *=6"
    assert reads(two, "2D 6H *") == "2D 6H=2 *=2"
    assert reads(ranked("567"), "5H 6H 7H") == "5H 6H 7H"
    assert reads(ranked("567"), "5H 6H 7D") == "7D=5 5H 6H=5"


def test_wilds_alone_may_be_a_meld_of_their_own() -> None:
    rules = sixes(wild_sets=True, most_wilds=1)
    meld = rules.read(("6D", "*", "6H"), 2)
    assert meld == Meld("wilds", tuple(Slot(card, card, 2) for card in ("6D", "*", "6H")))
    assert rules.read(("*", "*", "*"), 2) is not None
    assert rules.extend(meld, ("6S", "*"), 0) is not None
    assert rules.unfit_extension(meld, ("7S",))[0] == "does_not_fit"
    assert rules.unfit_extension(meld, ("6S=6C",))[0] == "does_not_fit"
    assert rules.miswritten(("6S=6C",), meld)
    assert rules.reclaims(("6C", "6D"), meld) == ()
    assert rules.matches(("6C", "6D"), meld) == ()
    assert rules.naturals(meld) == ()
    assert list(rules.lay_offs(("6S", "7S", "*"), meld)) == [("*",), ("*", "6S")]
    assert ("*", "6D", "6H") in rules.candidates(("6D", "*", "6H", "9C"))


def test_a_wild_in_its_own_place_counts_as_the_switch_says() -> None:
    natural, wild = sixes(most_wilds=1), sixes(most_wilds=1, own_place="wild")
    for cards, counted in (("5D 6D 7D", 1), ("5D 6D *=7D", 2), ("6D 6H 6S", 3), ("QC QD 6S", 1)):
        assert (reads(wild, cards) == "too_many_wilds") == (counted > 1)
        assert reads(natural, cards) != "too_many_wilds"
    run = natural.read(("5D", "6D", "*=7D"), 0)
    assert run is not None
    assert natural.naturals(run) == ("5D", "6D")
    assert wild.naturals(run) == ("5D",)
    assert reads(sixes(most_wilds=1, own_place="wild"), "4D 5D 6D 7D 8D *=9D") == "4D 5D 6D 7D 8D *=9D", "in two parts"
    assert reads(sixes(outnumber=True, own_place="wild"), "5D 6D *=7D 8D") == "too_many_wilds"
    assert reads(sixes(outnumber=True), "5D 6D *=7D 8D") == "5D 6D *=7D 8D"


def test_what_only_lacks_a_place_lacks_a_place() -> None:
    """As a set it would have two wilds, as a run one."""
    assert reads(sixes(most_wilds=1), "6H 7H *") == "wild_place_needed"
    assert reads(sixes(most_wilds=1, lowest=True), "6H 7H *") == "*=5H 6H 7H"
    assert reads(sixes(most_wilds=1), "QH 6D *") == "too_many_wilds"


def test_a_twin_of_a_wild_rank_stands_in_where_suits_must_differ() -> None:
    rules = sixes(distinct=True)
    assert reads(rules, "6H 6H 6D") == "6D 6H 6H=6"
    assert reads(rules, "6H 6H 6H 6H 6D") == "wild_place_needed", "no set has five cards"
    assert reads(rules, "QH QH 6D") == "not_a_meld"
    assert ("6D", "6H", "6H") in rules.candidates(("6H", "6D", "6H"))


def test_aces_at_both_ends_of_a_run() -> None:
    suit = [rank + "S" for rank in "A23456789TJQKA"]
    rules, single = ranked("6"), ranked("6", both_ends=False)
    whole = rules.read(tuple(reversed(suit)), 0)
    assert whole is not None
    assert whole.cards == tuple(suit)
    assert single.read(tuple(suit), 0) is None
    assert rules.read((*suit, "*"), 0) is None
    for at in range(14):
        cards = [*suit[:at], "*", *suit[at + 1 :]]
        meld = rules.read(tuple(cards), 0)
        assert meld is not None
        assert [slot.stands_for for slot in meld.slots] == suit
        assert meld.slots[at if at < 13 else 0].card == "*", "a bare wild takes the low end"
    thirteen = rules.read(tuple(suit[1:]), 1)
    assert thirteen is not None
    assert thirteen.cards[-1] == "AS"
    assert list(rules.lay_offs(("AS", "AS", "2S"), thirteen)) == [("AS",)]
    assert single.unfit_extension(thirteen, ("AS",))[0] == "does_not_fit"
    longest = rules.extend(thirteen, ("AS",), 0)
    assert longest is not None
    assert [slot.owner for slot in longest.slots] == [0, *[1] * 13]
    assert rules.extend(longest, ("AS",), 0) is None
    twelve = rules.read(tuple(suit[1:13]), 1)
    assert twelve is not None
    assert {*rules.lay_offs(("AS", "AS"), twelve)} == {("AS",), ("AS", "AS")}
    assert tuple(suit) in rules.candidates(suit)
    assert tuple(suit) not in rules.candidates(suit[1:])


def test_which_ace_is_the_low_one_may_decide_how_a_run_is_cut() -> None:
    middle = [rank + "S" for rank in "456789TJQK"]
    rules = ranked("", most_wilds=1)
    assert laid(rules.read(("AS", "2S", "*=3S", *middle, "*"), 0)).startswith("AS 2S *=3S")
    assert laid(rules.read(("*", "2S", "*=3S", *middle, "AS"), 0)).endswith("QS KS *=AS")


def test_ranks_that_are_left_out_stand_in_no_run() -> None:
    rules = sixes(ranks="456789TJQKA")
    assert reads(rules, "4H 5H *") == "4H 5H *=6H"
    assert reads(rules, "AH 4H 5H") == "not_a_meld"
    assert reads(rules, "*=3H 4H 5H") == "not_a_meld"
    assert reads(rules, "QH KH AH") == "QH KH AH"
    assert reads(sixes(ranks="456789TJQKA", aces="low"), "QH KH AH") == "QH KH AH"


def test_the_real_card_is_matched_once_and_keeps_the_wild() -> None:
    rules = sixes()
    run = rules.read(("8D", "6S=9D", "TD"), 1)
    assert run is not None
    assert rules.matches(("9D", "9D", "8D", "6S"), run) == ("9D",)
    assert rules.match(run, "8D", 0) is None
    assert rules.match(run, "9H", 0) is None
    matched = rules.match(run, "9D", 2)
    assert matched is not None
    assert matched.matches == (("9D", 2),)
    assert matched.cards == run.cards
    assert rules.match(matched, "9D", 0) is None
    assert rules.matches(("9D",), matched) == ()
    assert rules.reclaims(("9D",), run) == (("9D",),)
    assert rules.reclaims(("9D",), matched) == ()
    assert rules.reclaim(matched, ("9D",), 0) is None
    longer = rules.extend(matched, ("7D", "6D=6D"), 0)
    assert longer is not None
    assert longer.matches == matched.matches
    assert laid(longer) == "6D 7D 8D 6S=9D TD"
    queens = rules.read(("QC", "QD", "6S"), 1)
    assert queens is not None
    assert rules.match(queens, "QH", 0) is None


def test_a_wild_in_its_own_place_is_neither_reclaimed_nor_matched() -> None:
    rules = sixes()
    run = rules.read(("5D", "6D", "7D"), 1)
    assert run is not None
    assert rules.reclaims(("6D",), run) == ()
    assert rules.matches(("6D",), run) == ()
    other = rules.read(("5D", "6S=6D", "7D"), 1)
    assert other is not None
    reclaimed = rules.reclaim(other, ("6D",), 0)
    assert reclaimed is not None
    assert laid(reclaimed[0]) == "5D 6D 7D"
    assert reclaimed[1] == ("6S",)


def test_what_lies_may_hold_places_as_they_are_written() -> None:
    rules = sixes(lowest=True)
    assert rules.read(("7D", "8D", "6S=9D"), 0) is None
    assert laid(rules.lying(("7D", "8D", "6S=9D"), 0)) == "7D 8D 6S=9D"
    assert laid(rules.lying(("6S=9D", "8D", "TD"), 0)) == "8D 6S=9D TD"
    assert laid(rules.lying(("8D", "TD", "6S"), 0)) == "8D 6S=9D TD"


@pytest.mark.parametrize(
    ("cards", "wrong"),
    [
        ("QC QD 6S=QH", True),
        ("6D=6D 6H 6S", True),
        ("6D 6H *=6S", True),
        ("6D 6H *=7H", False),
        ("5D 6D=6D 7D", False),
        ("5D=6D 6D 7D", True),
        ("5D 6D=6 7D", True),
        ("QC 6D=KC 6S", False),
    ],
)
def test_a_place_of_a_wild_rank_is_written_only_where_there_is_one(cards: str, wrong: bool) -> None:
    assert sixes().miswritten(tuple(cards.split())) is wrong


def test_every_way_given_cards_are_a_meld() -> None:
    rules = sixes()
    assert rules.readings(("6H", "7H", "*")) == (
        ("6H", "7H", "*"),
        ("*=5H", "6H", "7H"),
        ("6H", "7H", "*=8H"),
        ("7H", "*=8H", "6H=9H"),
    )
    assert rules.readings(("QH", "KH", "6D")) == (("6D=JH", "QH", "KH"), ("QH", "KH", "6D=AH"))
    assert rules.readings(("5D", "6D", "7D")) == (("5D", "6D", "7D"),)
    assert rules.readings(("5D", "7D", "9D")) == ()
    run = rules.read(("7H", "8H", "9H"), 0)
    assert run is not None
    assert rules.readings_on(run, ("6H",)) == (("6H",), ("6H=TH",))
    assert rules.readings_on(run, ("6D",)) == (("6D=6H",), ("6D=TH",))
    assert rules.readings_on(run, ("TH",)) == (("TH",),)
    assert rules.readings_on(run, ("9H",)) == ()


def test_melds_with_one_card_are_asked_for_alone() -> None:
    rules = sixes()
    hand = ("5D", "6D", "7D", "6H", "9C", "9D")
    assert ("5D", "6H", "7D") in rules.candidates(hand, using="6H"), "its own six stays in the hand"
    assert all("6H" in map(plain, cards) for cards in rules.candidates(hand, using="6H"))
    assert {*rules.candidates(hand, using="9C")} == {cards for cards in rules.candidates(hand) if "9C" in cards}
    assert list(rules.candidates(hand, using="9C"))
    run = rules.read(("2D", "3D", "4D"), 1)
    assert run is not None
    assert {*rules.lay_offs(hand, run, using="5D")} >= {("5D",), ("5D", "6D"), ("5D", "6D", "7D")}
    assert list(rules.lay_offs(hand, run, using="9C")) == []
    assert not list(rules.lay_offs(("9D",), run, using="9D"))


def test_no_more_than_four_wilds_of_whole_ranks_are_tried_at_once() -> None:
    hand = ("8H", "6C", "6D", "6S", "6C", "6D", "6S", "*")
    found = sixes().candidates(hand)
    assert max(sum(card[0] in "6*" for card in cards) for cards in found if "8H" in cards) == 4
