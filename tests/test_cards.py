from __future__ import annotations

from rami.cards import FACES, JOKER, is_card, ordered, place, plain, without


def test_fifty_two_faces_by_suit_then_rank() -> None:
    assert len(FACES) == len(set(FACES)) == 52
    assert FACES[:2] == ("2C", "3C")
    assert FACES[12:14] == ("AC", "2D")


def test_only_faces_and_jokers_are_cards() -> None:
    assert all(map(is_card, (*FACES, JOKER)))
    assert not any(map(is_card, ["", "H4", "4h", "10H", "**", "*=4H", "4H ", 4, None, ["4H"]]))


def test_ordered_keeps_copies_and_puts_jokers_last() -> None:
    assert ordered(["*", "AS", "2C", "*", "TC", "2C"]) == ("2C", "2C", "TC", "AS", "*", "*")


def test_a_wild_may_be_written_with_its_place() -> None:
    assert [plain(text) for text in ("*", "*=7H", "6S=9D", "TH")] == ["*", "*", "6S", "TH"]
    assert [place(text) for text in ("*", "*=7H", "6S=9D", "TH")] == [None, "7H", "9D", None]


def test_without_takes_one_copy_for_each() -> None:
    assert without(("2C", "2C", "TC"), ["2C"]) == ("2C", "TC")
    assert without(("2C", "2C"), ["2C", "2C"]) == ()
    assert without(("2C",), ["2C", "2C"]) is None
    assert without(("2C",), ["3C"]) is None
