"""The solver against brute force that shares none of its ideas."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami.bots.hand import BIT, Arrangement, Solver, arrange, faces_of, mask_of, solver, terms
from rami.cards import FACES, RANKS, SUITS, plain
from rami.game import Game
from rami.melds import Recogniser
from rami.rules import Rules
from tests.cover import cover

VALUES = tuple({"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}.get(face[0]) or int(face[0]) for face in FACES)
CYCLES = {"high": ["23456789TJQKA"], "low": ["A23456789TJQK"], "low_or_high": ["23456789TJQKA", "A23456789TJQK"]}


class Setting(NamedTuple):
    """The melds there are, and what cards weigh."""

    aces: str
    kinds: str = "both"
    weights: tuple[int, ...] = VALUES

    def solver(self) -> Solver:
        return solver(terms(Recogniser(aces=self.aces, kinds=self.kinds), self.weights))

    def is_meld(self, cards: Sequence[str]) -> bool:
        return (self.kinds != "sets" and is_run(cards, self.aces)) or (self.kinds != "runs" and is_set(cards))

    def weigh(self, cards: Iterable[str]) -> int:
        return sum(self.weights[FACES.index(card)] for card in cards)


def is_run(cards: Sequence[str], ace: str) -> bool:
    ranks = Counter(card[0] for card in cards)
    return (
        len(cards) >= 3
        and len({card[1] for card in cards}) == 1
        and any(Counter(order[i : i + len(cards)]) == ranks for order in CYCLES[ace] for i in range(13))
    )


def is_set(cards: Sequence[str]) -> bool:
    return (
        3 <= len(cards) <= 4
        and len({card[0] for card in cards}) == 1
        and len({card[1] for card in cards}) == len(cards)
    )


def all_melds(cards: Sequence[str], setting: Setting) -> set[tuple[str, ...]]:
    found = set()
    for size in range(3, len(cards) + 1):
        for part in combinations(sorted(cards), size):
            if setting.is_meld(part):
                found.add(part)
    return found


def brute(cards: Sequence[str], setting: Setting) -> int:
    """Try every set of melds."""
    melds = [Counter(meld) for meld in all_melds(cards, setting)]

    def best(held: Counter[str], start: int) -> int:
        left = setting.weigh(held.elements())
        for place in range(start, len(melds)):
            if all(held[card] >= copies for card, copies in melds[place].items()):
                left = min(left, best(held - melds[place], place))
        return left

    return best(Counter(cards), 0)


def check(arrangement: Arrangement, cards: Sequence[str], setting: Setting) -> None:
    """It uses each card once, melds are melds, and it weighs what it says."""
    used = [card for meld in arrangement.melds for card in meld] + list(arrangement.rest)
    assert Counter(used) == Counter(cards)
    assert all(map(setting.is_meld, arrangement.melds))
    assert arrangement.left == setting.weigh(arrangement.rest)


@cache
def corner(ranks: str, suits: str) -> tuple[str, ...]:
    return tuple(rank + suit for rank in ranks for suit in suits)


hands = st.sampled_from(
    [FACES, corner("A23K", SUITS), corner("QKA2", SUITS), corner("34567", "CDH"), corner("789TJQ", "HS")]
).flatmap(lambda pool: st.lists(st.sampled_from(pool), max_size=11, unique=True))
a_setting = st.builds(
    Setting,
    aces=st.sampled_from(sorted(CYCLES)),
    kinds=st.sampled_from(["both", "both", "runs", "sets"]),
    weights=st.sampled_from([VALUES, (1,) * 52, tuple(range(52)), tuple(100 + value for value in VALUES)]),
)


@settings(max_examples=400)
@given(hands, a_setting)
def test_least_weight_left_over_is_that_of_brute_force(hand: list[str], setting: Setting) -> None:
    assert setting.solver().least(mask_of(hand)) == brute(hand, setting)


@settings(max_examples=200)
@given(hands, a_setting)
def test_an_arrangement_leaves_the_least(hand: list[str], setting: Setting) -> None:
    arrangement = setting.solver().arrange(mask_of(hand))
    check(arrangement, hand, setting)
    assert arrangement.left == brute(hand, setting)


@settings(max_examples=200)
@given(hands, a_setting)
def test_every_discard_in_one_pass(hand: list[str], setting: Setting) -> None:
    answers = setting.solver().discards(mask_of(hand))
    assert answers == {BIT[card]: brute([other for other in hand if other != card], setting) for card in hand}


@pytest.mark.parametrize(
    ("ace", "hand", "left"),
    [
        ("high", "QH KH AH", 0),
        ("high", "AH 2H 3H", 6),
        ("high", "KH AH 2H", 13),
        ("low", "QH KH AH", 21),
        ("low", "AH 2H 3H", 0),
        ("low", "KH AH 2H", 13),
        ("low_or_high", "QH KH AH", 0),
        ("low_or_high", "AH 2H 3H", 0),
        ("low_or_high", "KH AH 2H", 13),
        ("low_or_high", "QH KH AH 2H 3H", 5),
        ("high", " ".join(rank + "S" for rank in RANKS), 0),
        ("low", " ".join(rank + "S" for rank in RANKS), 0),
        ("low_or_high", " ".join(rank + "S" for rank in RANKS), 0),
        ("high", "5C 6C 7C 7D 7H 7S 8S 9S", 11),
        ("high", "5C 6C 7C 7D 7H 8C", 14),
    ],
)
def test_shapes_of_the_ace_and_sharing_of_cards(ace: str, hand: str, left: int) -> None:
    assert Setting(ace).solver().least(mask_of(hand.split())) == left


@pytest.mark.parametrize(("ace", "first"), [("low", "A"), ("high", "2"), ("low_or_high", "2")])
def test_a_run_of_thirteen_begins_where_the_ace_lets_it(ace: str, first: str) -> None:
    (run,) = Setting(ace).solver().arrange(mask_of(rank + "S" for rank in RANKS)).melds
    assert run[0] == first + "S"


def test_a_low_ace_lies_before_the_two() -> None:
    assert Setting("low_or_high").solver().arrange(mask_of(["2S", "AS", "3S"])).melds == (("AS", "2S", "3S"),)


def test_a_hand_is_told_by_suit_and_rank() -> None:
    assert faces_of(mask_of(["AS", "2C", "TH", "9H"])) == ["2C", "9H", "TH", "AS"]


@settings(max_examples=100)
@given(hands, a_setting)
def test_the_cards_that_lie_in_melds(hand: list[str], setting: Setting) -> None:
    found = {card for meld in all_melds(hand, setting) for card in meld}
    assert set(faces_of(setting.solver().melded(mask_of(hand)))) == found


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(["2345678", "89TJQKA", "A23456K"]).flatmap(
        lambda ranks: st.lists(st.sampled_from(corner(ranks, SUITS)), min_size=19, max_size=28, unique=True)
    ),
    st.sampled_from(sorted(CYCLES)),
)
def test_an_overfull_hand_is_solved_exactly(hand: list[str], ace: str) -> None:
    """More ranks are contested than are tried in full."""
    setting = Setting(ace)
    melds = [meld for meld in Recogniser(aces=ace).candidates(hand) if len(meld) <= 5]
    arrangement = setting.solver().arrange(mask_of(hand))
    check(arrangement, hand, setting)
    assert arrangement.left == cover(hand, melds, lambda card: setting.weigh([card]))
    assert setting.solver().least(mask_of(hand)) == arrangement.left


@settings(max_examples=20, deadline=None)
@given(
    st.integers(30, 52).flatmap(
        lambda size: st.lists(st.sampled_from(FACES), min_size=size, max_size=size, unique=True)
    )
)
def test_a_hand_of_most_of_the_pack_is_arranged(hand: list[str]) -> None:
    setting = Setting("high")
    arrangement = setting.solver().arrange(mask_of(hand))
    check(arrangement, hand, setting)
    assert setting.solver().least(mask_of(hand)) == arrangement.left
    assert arrangement.left <= Setting("high", "runs").solver().least(mask_of(hand))
    assert arrangement.left <= Setting("high", "sets").solver().least(mask_of(hand))


@pytest.mark.parametrize(
    ("hand", "left"),
    [("7C 8C 9C JD", 10), ("7C 7C 8C 9C", 7), ("7C 9C *", 0), ("7C 7C 7D 7H 7H 7S *", 0), ("* 2C", 22)],
)
def test_any_hand_is_arranged(hand: str, left: int) -> None:
    """Twins and jokers or none of them."""
    law = Game(Rules.make("rami51"), players=2).law
    cards = hand.split()
    arrangement = arrange(law.melds, law.values.of, cards)
    assert arrangement.left == left
    assert Counter(plain(card) for meld in (*arrangement.melds, arrangement.rest) for card in meld) == Counter(cards)
