"""Hands against a table with twins and jokers, by brute force with the recogniser."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami.bots.field import CARD, Field, counting_terms, field_of, near, spots
from rami.bots.handful import ONE, cards_of, hand_of
from rami.cards import FACES, JOKER, Card, plain, without
from rami.game import Game
from rami.legality import Law
from rami.melds import Meld
from rami.rules import Rules

SWITCHES = [
    {},
    {"max_wilds_per_meld": 2},
    {"max_wilds_per_meld": 2, "naturals_must_outnumber_wilds": True},
    {"max_wilds_per_meld": None},
    {"sets_need_distinct_suits": False},
    {"ace_in_runs": "high"},
    {"ace_in_runs": "low"},
    {"melds": "runs"},
    {"melds": "sets"},
]
LAWS = [Game(Rules.make("rami51", **switches), 2).law for switches in SWITCHES]
LAW = LAWS[0]


def some_cards(rng: Random, jokers: int) -> tuple[Card, ...]:
    """Cards near one another, out of two packs."""
    ranks = rng.choice(["A23KQ", "34567", "TJQKA", "23456789TJQKA"])
    pack = [card for card in FACES * 2 if card[0] in ranks]
    rng.shuffle(pack)
    return (*pack[: rng.randint(3, 11)], *[JOKER] * jokers)


def fewest(law: Law, melds: tuple[Meld, ...], hand: tuple[Card, ...]) -> int:
    """The fewest cards left after any lay-offs, one meld of the table after the other, and any melds."""
    if melds:
        first, *others = melds
        choices = [(), *law.melds.lay_offs(hand, first)]
        rests = (without(hand, map(plain, choice)) for choice in choices)
        return min(fewest(law, tuple(others), rest) for rest in rests if rest is not None)
    left = len(hand)
    for cards in law.melds.candidates(hand):
        rest = without(hand, map(plain, cards))
        if rest is not None:
            left = min(left, fewest(law, (), rest))
    return left


@settings(max_examples=60)
@given(aces=st.sampled_from([0, 5, 6]), seed=st.integers(0, 10**6))
def test_what_the_table_takes_counts_as_laid(aces: int, seed: int) -> None:
    """Without twins and jokers in the hand, exactly so where a lay-off stays within reach."""
    law, rng = LAWS[aces], Random(seed)
    cards = list(dict.fromkeys(some_cards(rng, 0)))
    melds = []
    for _ in range(rng.randint(1, 2)):
        found = law.melds.candidates(cards)
        if found:
            meld = law.melds.read(rng.choice(found), 0)
            assert meld is not None
            melds.append(meld)
            cards = [card for card in cards if card not in meld.cards]
    hand = tuple(cards[:6])
    field = field_of(counting_terms(law), spots(law, melds, reclaims=False))
    assert field.least(hand_of(hand)) // CARD == fewest(law, tuple(melds), hand)


def field(*melds: str, reclaims: bool = True, law: Law = LAW) -> Field:
    read = [law.melds.read(tuple(meld.split()), 0) for meld in melds]
    return field_of(counting_terms(law), spots(law, [meld for meld in read if meld], reclaims=reclaims))


@pytest.mark.parametrize(
    ("melds", "first", "jokers"),
    [
        (["5H 6H 7H"], "4H 8H", 1),
        (["5H *=6H 7H"], "4H 6H 8H", 0),
        (["AH 2H 3H"], "4H", 1),
        (["QH KH AH"], "JH", 1),
        (["9C 9D 9S"], "9H", 1),
        (["9C 9D * 9S"], "9H", 0),
        (["9C 9D *"], "9H 9S", 0),
        (["9C 9D 9H 9S"], "", 0),
    ],
)
def test_what_fits_a_meld(melds: list[str], first: str, jokers: int) -> None:
    """With the faces that free a joker; the joker of a set of three stays."""
    found = field(*melds).spots
    assert cards_of(found.first) == sorted(first.split(), key=FACES.index)
    assert found.jokers == jokers


@pytest.mark.parametrize(
    ("hand", "left"),
    [("8H 9H KD", 1), ("9H KD", 2), ("9H * KD", 1), ("4H 3H 2H AH KD", 1), ("* KD", 1), ("8H 9H TH KD", 1)],
)
def test_cards_go_one_after_the_other_and_a_joker_between_them(hand: str, left: int) -> None:
    assert field("5H 6H 7H").least(hand_of(hand.split())) // CARD == left


def test_a_joker_weighs_where_no_meld_takes_it() -> None:
    for table in ("9C 9D 9H 9S", "5H *=6H 7H"):
        assert field(table).least(hand_of(["*", "KD"])) // CARD == 2


def test_fewer_cards_weigh_less_than_lower_ones() -> None:
    here = field("5H 6H 7H")
    assert here.least(hand_of(["KS"])) < here.least(hand_of(["AC", "2D"]))


@settings(max_examples=60)
@given(law=st.sampled_from(LAWS), seed=st.integers(0, 10**6), jokers=st.integers(0, 1))
def test_faces_that_meld_are_all_found(law: Law, seed: int, jokers: int) -> None:
    hand = some_cards(Random(seed), jokers)[-6:]
    found = near(counting_terms(law)).melding(hand_of(hand))
    for face in FACES:
        if any(face in cards for cards in law.melds.candidates((*hand, face)) if face not in hand):
            assert found & ONE[face]


def test_faces_that_meld_with_nothing_are_left_out() -> None:
    found = near(counting_terms(LAW)).melding(hand_of("5H 6H 8C 8D KS".split()))
    assert cards_of(found) == ["4H", "7H", "8H", "8S"]


def test_a_table_learned_once_is_kept() -> None:
    assert field("5H 6H 7H", "9C 9D 9S") is field("5H 6H 7H", "9C 9D 9S")
    assert field("5H 6H 7H") is not field("9C 9D 9S")
