from __future__ import annotations

from rami.melds import Recogniser
from rami.rules import Rules
from rami.scoring import Values, best, score


def test_what_a_hand_is_worth() -> None:
    hand = ("2C", "9D", "TH", "JS", "QC", "KD", "AH")
    assert Values(Rules.make("cardverse")).hand(hand) == 52
    assert Values(Rules.make("cardverse", ace_high=True)).hand(hand) == 62
    assert Values(Rules.make("cardverse")).hand(()) == 0


def test_what_an_ace_is_worth_in_a_meld() -> None:
    values = Values(Rules.make("cardverse", ace_value=15, ace_meld_value=12, ace_low_value=2))
    recogniser = Recogniser(aces="low_or_high")
    worth = []
    for cards in ("AH 2H 3H", "QH KH AH", "AC AD AH"):
        meld = recogniser.read(tuple(cards.split()), 0)
        assert meld is not None
        worth.append(values.meld(meld))
    assert worth == [7, 32, 36]
    assert values.most(["AH", "2H"]) == 14


def test_the_winner_takes_the_hands() -> None:
    add = score(Rules.make("cardverse"))
    assert add((0, 12, 30), 0) == (42, 0, 0)
    assert add((5, 12, 30), 0) == (42, 0, 0)
    assert add((5, 12, 30), None) == (0, 0, 0)


def test_everyone_else_pays() -> None:
    add = score(Rules.make("cardverse", scoring="penalty"))
    assert add((5, 12, 30), 0) == (0, 12, 30)
    assert add((5, 12, 30), None) == (5, 12, 30)


def test_the_best_total() -> None:
    assert best(Rules.make("cardverse"))([3, 9]) == 9
    assert best(Rules.make("cardverse", scoring="penalty"))([3, 9]) == 3
