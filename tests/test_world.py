"""Hands against the table, by brute force with the engine's own recogniser."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami.bots.hand import faces_of, mask_of
from rami.bots.world import World, bits, counting_solver, partners
from rami.cards import FACES, Card
from rami.game import Game
from rami.melds import Meld, Recogniser
from rami.rules import Rules

ALL = (1 << 52) - 1


def world(melds: list[str], **switches: object) -> World:
    game = Game(Rules.make("cardverse", **switches), 2)
    return World(counting_solver(game.law), tuple(mask_of(meld.split()) for meld in melds), ALL)


def best(recogniser: Recogniser, melds: tuple[Meld, ...], hand: tuple[Card, ...]) -> int:
    """The fewest cards left after any melds of the hand and any lay-offs, one meld of the table after the other."""
    if melds:
        first, *others = melds
        choices = [(), *recogniser.lay_offs(hand, first)]
        return min(best(recogniser, tuple(others), tuple(c for c in hand if c not in choice)) for choice in choices)
    left = len(hand)
    for cards in recogniser.candidates(hand):
        left = min(left, best(recogniser, (), tuple(card for card in hand if card not in cards)))
    return left


@st.composite
def tables(draw: st.DrawFn) -> tuple[Recogniser, tuple[Meld, ...], tuple[Card, ...], str]:
    """Some melds of one pack, and a hand of cards near them."""
    aces = draw(st.sampled_from(["high", "low", "low_or_high"]))
    recogniser = Recogniser(aces=aces)
    rng = Random(draw(st.integers(0, 10**6)))
    ranks = rng.choice(["A23KQ4", "456789", "JQKA23", "789TJQ"])
    cards = [rank + suit for rank in ranks for suit in "CDHS"]
    rng.shuffle(cards)
    melds = []
    for _ in range(rng.randint(0, 3)):
        found = recogniser.candidates(cards)
        if found:
            meld = recogniser.read(rng.choice(found), 0)
            assert meld is not None
            melds.append(meld)
            cards = [card for card in cards if card not in meld.cards]
    return recogniser, tuple(melds), tuple(cards[: rng.randint(1, 7)]), aces


@given(tables())
def test_what_is_left_after_melds_and_lay_offs(
    table: tuple[Recogniser, tuple[Meld, ...], tuple[Card, ...], str],
) -> None:
    recogniser, melds, hand, aces = table
    here = world([" ".join(meld.cards) for meld in melds], ace_in_runs=aces)
    left = here.left(mask_of(hand))
    assert left.cards == best(recogniser, melds, hand)
    laid, rest = here.all_laid(mask_of(hand))
    assert rest.bit_count() <= left.cards
    assert {face for meld in laid.melds for face in faces_of(meld)} == {
        *(card for meld in melds for card in meld.cards),
        *(set(hand) - set(faces_of(rest))),
    }
    for meld in laid.melds:
        assert recogniser.read(tuple(faces_of(meld)), 0) is not None


def test_fewer_cards_weigh_less_than_lower_ones() -> None:
    here = world(["5H 6H 7H"])
    assert here.weigh(mask_of(["KS"])) < here.weigh(mask_of(["AC", "AD"]))
    assert here.left(mask_of(["8H", "9H", "KS"])) == (1, 10)


@pytest.mark.parametrize(
    ("meld", "aces", "ends"),
    [
        ("5H 6H 7H", "high", [["4H", "3H", "2H"], ["8H", "9H", "TH", "JH", "QH", "KH", "AH"]]),
        ("JH QH KH", "high", [["TH", "9H", "8H", "7H", "6H", "5H", "4H", "3H", "2H"], ["AH"]]),
        ("2H 3H 4H", "low_or_high", [["5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KH"], ["AH"]]),
        ("QH KH AH", "low_or_high", [["JH", "TH", "9H", "8H", "7H", "6H", "5H", "4H", "3H", "2H"]]),
        ("8C 8D 8H", "high", [["8S"]]),
        ("8C 8D 8H 8S", "high", []),
    ],
)
def test_where_a_meld_grows(meld: str, aces: str, ends: list[list[str]]) -> None:
    found = [[faces_of(face)[0] for face in end] for end in world([meld], ace_in_runs=aces).ends]
    assert [end[:9] for end in found] == [end[:9] for end in ends]


def test_a_card_that_fits_two_melds_goes_where_the_next_one_follows() -> None:
    """9H fits both; only on the run can TH follow."""
    here = world(["9C 9D 9S", "6H 7H 8H"])
    laid, rest = here.all_laid(mask_of(["9H", "TH"]))
    assert rest == 0
    assert sorted(map(faces_of, laid.melds)) == [["6H", "7H", "8H", "9H", "TH"], ["9C", "9D", "9S"]]


def test_helpful_cards_are_those_near_the_hand_or_fitting_the_table() -> None:
    here = world(["5H 6H 7H"])
    assert set(faces_of(here.helpful(mask_of(["KS"])))) == {"4H", "8H", "KC", "KD", "KH", "JS", "QS", "AS"}


def test_partners_are_pairs_that_make_a_meld() -> None:
    recogniser = Recogniser()
    pairs = partners(counting_solver(Game(Rules.make("cardverse"), 2).law).terms)
    for face, (one, other) in product(FACES[::7], combinations(FACES, 2)):
        makes = face not in (one, other) and recogniser.read((face, one, other), 0) is not None
        found = tuple(sorted((FACES.index(one), FACES.index(other)))) in map(
            tuple, map(sorted, pairs[FACES.index(face)])
        )
        assert makes == found


def test_melds_that_another_may_make() -> None:
    here = world([])
    chances = [0.0] * 52
    for face in ("KH", "KS"):
        chances[FACES.index(face)] = 0.5
    assert here.melded(mask_of(["KD"]), chances) == 0.25
    assert here.melded(mask_of(["QD"]), chances) == 0


def test_bits_of_a_mask() -> None:
    assert list(bits(0b101100)) == [0b100, 0b1000, 0b100000]
