from __future__ import annotations

from rami.cards import FACES, is_card, ordered, without


def test_fifty_two_faces_by_suit_then_rank() -> None:
    assert len(FACES) == len(set(FACES)) == 52
    assert FACES[:2] == ("2C", "3C")
    assert FACES[12:14] == ("AC", "2D")


def test_only_faces_are_cards() -> None:
    assert all(map(is_card, FACES))
    assert not any(map(is_card, ["", "H4", "4h", "10H", "*", "4H ", 4, None, ["4H"]]))


def test_ordered_keeps_copies() -> None:
    assert ordered(["AS", "2C", "TC", "2C"]) == ("2C", "2C", "TC", "AS")


def test_without_takes_one_copy_for_each() -> None:
    assert without(("2C", "2C", "TC"), ["2C"]) == ("2C", "TC")
    assert without(("2C", "2C"), ["2C", "2C"]) == ()
    assert without(("2C",), ["2C", "2C"]) is None
    assert without(("2C",), ["3C"]) is None
