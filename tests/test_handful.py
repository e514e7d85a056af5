"""The solver of hands with twins and jokers against brute force, and against itself by another way."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple
from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from rami.bots import hand_search, handful
from rami.bots.hand_counts import ONE, cards_of, hand_of
from rami.bots.hand_melds import Shape, Terms
from rami.bots.hand_sweep import Arrangement
from rami.bots.handful import Solver
from rami.cards import FACES, RANKS, SUITS, ordered, plain
from rami.game import Game
from rami.rules import Rules
from tests.cover import cover

USUAL = tuple({"A": 11, "T": 10, "J": 10, "Q": 10, "K": 10}.get(face[0]) or int(face[0]) for face in FACES)
WORTH = (1, *USUAL[:13])
COUNTING = tuple(4096 + weight for weight in (*USUAL, 20))
LINES = {"high": RANKS, "low": "A" + RANKS[:-1], "low_or_high": "A" + RANKS}


class Setting(NamedTuple):
    """The melds there are, and what cards weigh."""

    aces: str = "low_or_high"
    kinds: str = "both"
    distinct: bool = True
    most_wilds: int | None = 1
    outnumber: bool = False
    weights: tuple[int, ...] = (*USUAL, 20)
    lowest: bool = True

    def solver(self) -> Solver:
        return handful.solver(
            Terms(
                runs=self.kinds != "sets",
                low_ace=self.aces != "high",
                high_ace=self.aces != "low",
                sets=self.kinds != "runs",
                distinct=self.distinct,
                most_wilds=self.most_wilds,
                outnumber=self.outnumber,
                weights=self.weights,
                worth=WORTH,
                lowest=self.lowest,
            )
        )

    def weigh(self, cards: Sequence[str]) -> int:
        return sum(self.weights[52 if card == "*" else FACES.index(card)] for card in cards)

    def values(self, cards: Sequence[str]) -> list[tuple[int, bool]]:
        """For every meld these cards are: what it is worth, and whether it is a run without jokers."""
        naturals = [card for card in cards if card != "*"]
        wilds = len(cards) - len(naturals)
        if len(cards) < 3 or not naturals or wilds > (wilds if self.most_wilds is None else self.most_wilds):
            return []
        if self.outnumber and len(naturals) <= wilds:
            return []
        found = []
        if self.kinds != "runs" and len({card[0] for card in naturals}) == 1:
            suits = {card[1] for card in naturals}
            if not self.distinct or (len(suits) == len(naturals) and len(cards) <= 4):
                found.append((WORTH["A".join(["", RANKS]).index(naturals[0][0], 1)] * len(cards), False))
        if self.kinds != "sets" and len({card[1] for card in naturals}) == 1:
            line = LINES[self.aces]
            places = []
            for start in range(len(line) - len(cards) + 1):
                window = line[start : start + len(cards)]
                if len(set(window)) == len(window) and not Counter(c[0] for c in naturals) - Counter(window):
                    low = self.aces != "high" and start == 0
                    places.append(sum(1 if low and not at else USUAL[RANKS.index(r)] for at, r in enumerate(window)))
            if places:
                high = len(cards) == 13 or not self.lowest
                found.append((max(places) if high else min(places), not wilds))
        return found


def parts(cards: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every choice of cards, copies being alike."""
    for size in range(3, len(cards) + 1):
        yield from set(combinations(sorted(cards), size))


def points(hand: Sequence[str], setting: Setting) -> set[tuple[int, int, bool]]:
    """Everything that may come of a hand: weight left, value melded, whether there is a clean run in it."""
    melds = [(Counter(part), value, clean) for part in parts(hand) for value, clean in setting.values(part)]

    @cache
    def go(start: int, held: tuple[str, ...]) -> frozenset[tuple[int, int, bool]]:
        found = {(setting.weigh(held), 0, False)}
        counts = Counter(held)
        for place in range(start, len(melds)):
            cards, value, clean = melds[place]
            if cards <= counts:
                rest = tuple(sorted((counts - cards).elements()))
                found |= {(left, more + value, also or clean) for left, more, also in go(place, rest)}
        return frozenset(found)

    return set(go(0, tuple(sorted(hand))))


def least(hand: Sequence[str], setting: Setting) -> int:
    return min(point[0] for point in points(hand, setting))


def check(arrangement: Arrangement, hand: Sequence[str], setting: Setting) -> None:
    """It uses each card once, melds are melds, and it weighs what it says."""
    melds = [tuple(map(plain, meld)) for meld in arrangement.melds]
    used = [card for meld in melds for card in meld] + list(arrangement.rest)
    assert Counter(used) == Counter(hand)
    assert all(map(setting.values, melds))
    assert arrangement.left == setting.weigh(arrangement.rest)


CORNERS = ["A23K", "QKA2", "3456", "789", "TJQKA"]
a_pool = st.one_of(
    st.just(FACES),
    st.builds(
        lambda ranks, suits: tuple(rank + suit for rank in ranks for suit in suits),
        st.sampled_from(CORNERS),
        st.sampled_from([SUITS, "CD", "CDH", "S"]),
    ),
)


def hands_of(pool: Sequence[str], most: int, jokers: int = 3) -> st.SearchStrategy[list[str]]:
    return st.builds(
        lambda cards, wilds: cards[: most - wilds] + ["*"] * wilds,
        st.lists(st.sampled_from(pool), max_size=most).filter(
            lambda cards: max(Counter(cards).values(), default=0) <= 3
        ),
        st.integers(0, jokers),
    )


hands = a_pool.flatmap(lambda pool: hands_of(pool, 9))
a_setting = st.builds(
    Setting,
    aces=st.sampled_from(sorted(LINES)),
    kinds=st.sampled_from(["both", "both", "both", "runs", "sets"]),
    distinct=st.sampled_from([True, True, False]),
    most_wilds=st.sampled_from([1, 1, 2, None]),
    outnumber=st.sampled_from([False, False, True]),
    weights=st.sampled_from([(*USUAL, 20), COUNTING, (1,) * 53, tuple(range(53)), (*USUAL, 0), (*(0,) * 52, 1)]),
    lowest=st.booleans(),
)


@settings(max_examples=400, deadline=None)
@given(hands, a_setting)
def test_least_weight_left_over_is_that_of_brute_force(hand: list[str], setting: Setting) -> None:
    assert setting.solver().least(hand_of(hand)) == least(hand, setting)


@settings(max_examples=200, deadline=None)
@given(hands, a_setting)
def test_an_arrangement_leaves_the_least(hand: list[str], setting: Setting) -> None:
    arrangement = setting.solver().arrange(hand_of(hand))
    check(arrangement, hand, setting)
    assert arrangement.left == least(hand, setting)


@settings(max_examples=100, deadline=None)
@given(hands, a_setting)
def test_every_discard_in_one_pass(hand: list[str], setting: Setting) -> None:
    answers = setting.solver().discards(hand_of(hand))
    expected = {}
    for card in set(hand):
        rest = list(hand)
        rest.remove(card)
        expected[ONE[card]] = least(rest, setting)
    assert answers == expected


@settings(max_examples=150, deadline=None)
@given(hands, a_setting)
def test_the_cards_that_lie_in_melds(hand: list[str], setting: Setting) -> None:
    found = {card for part in parts(hand) if setting.values(part) for card in part}
    assert cards_of(setting.solver().melded(hand_of(hand))) == sorted(
        (card for card in hand if card in found), key=[*FACES, "*"].index
    )


many_cards = a_pool.flatmap(lambda pool: hands_of(pool, 20, jokers=5)).filter(lambda hand: len(hand) >= 12)


@settings(max_examples=150, deadline=None)
@given(many_cards, a_setting)
def test_two_ways_to_solve_agree_on_large_hands(hand: list[str], setting: Setting) -> None:
    """Choosing sets and looking runs up, and sweeping the cards one by one."""
    solver = setting.solver()
    with patch.object(hand_search, "MANY", 10**9):
        left = solver.least(hand_of(hand))
    arrangement = solver.arrange(hand_of(hand))
    check(arrangement, hand, setting)
    assert arrangement.left == left


@settings(max_examples=25, deadline=None)
@given(a_pool.flatmap(lambda pool: hands_of(pool, 15, jokers=3)).filter(lambda hand: len(hand) >= 12))
def test_a_list_of_melds_leaves_as_little_of_large_hands(hand: list[str]) -> None:
    law = Game(Rules.make("rami51"), players=2).law
    melds = [tuple(map(plain, meld)) for meld in law.melds.candidates(ordered(hand))]
    solver = handful.solver(handful.terms(law.melds, tuple(law.values.of[card] for card in (*FACES, "*"))))
    assert solver.least(hand_of(hand)) == cover(hand, melds, law.values.of.__getitem__)


@settings(max_examples=100, deadline=None)
@given(hands, a_setting)
def test_a_hand_with_too_many_choices_is_swept(hand: list[str], setting: Setting) -> None:
    with patch.object(hand_search, "MANY", 0), patch.object(hand_search, "SHARP", 0):
        assert setting.solver().least(hand_of(hand)) == setting.solver().arrange(hand_of(hand)).left


@settings(max_examples=100, deadline=None)
@given(hands.filter(bool), a_setting, st.integers(1, 40), st.data())
def test_an_opening_with_a_card_that_must_lie_in_it(
    hand: list[str], setting: Setting, minimum: int, data: st.DataObject
) -> None:
    """As if the hand began with a meld that holds it."""
    card = data.draw(st.sampled_from(hand))
    opening = setting.solver().opening(hand_of(hand), minimum, must=ONE[card])
    good = []
    for meld in filter(lambda part: card in part, parts(hand)):
        rest = tuple((Counter(hand) - Counter(meld)).elements())
        for value, _ in setting.values(meld):
            good += [left for left, more, _ in points(rest, setting) if value + more >= minimum]
    if opening is None:
        assert not good
    else:
        assert opening.left == min(good)
        assert any(card in map(plain, meld) for meld in opening.melds)


@settings(max_examples=300, deadline=None)
@given(hands, a_setting, st.integers(1, 60), st.booleans())
def test_the_best_opening(hand: list[str], setting: Setting, minimum: int, clean: bool) -> None:
    opening = setting.solver().opening(hand_of(hand), minimum, clean=clean)
    good = [left for left, value, run in points(hand, setting) if value >= minimum and (run or not clean)]
    if opening is None:
        assert not good
        return
    assert good and opening.left == min(good)
    check(opening, hand, setting)
    melds = [max(setting.values(tuple(map(plain, meld)))) for meld in opening.melds]
    assert sum(value for value, _ in melds) >= minimum
    assert not clean or any(run for _, run in melds)


SWITCHES = st.fixed_dictionaries(
    {
        "ace_in_runs": st.sampled_from(sorted(LINES)),
        "sets_need_distinct_suits": st.booleans(),
        "max_wilds_per_meld": st.sampled_from([1, 2, None]),
        "naturals_must_outnumber_wilds": st.booleans(),
        "wild_position": st.sampled_from(["lowest", "chosen"]),
        "melds": st.sampled_from(["both", "both", "runs", "sets"]),
    }
)


@settings(max_examples=200, deadline=None)
@given(hands, SWITCHES, st.integers(1, 101))
def test_melds_are_written_as_the_rules_read_them(hand: list[str], switches: dict[str, object], minimum: int) -> None:
    """The same hand by the melds that a game lists; and what is to be laid is read, and worth what was asked for."""
    game = Game(Rules.make("rami51", **switches), players=2)
    law = game.law
    weights = tuple(law.values.of[card] for card in (*FACES, "*"))
    solver = handful.solver(handful.terms(law.melds, weights))
    candidates = law.melds.candidates(ordered(hand))
    listed = [tuple(map(plain, meld)) for meld in candidates]
    arrangement = solver.arrange(hand_of(hand))
    assert arrangement.left == cover(hand, listed, law.values.of.__getitem__) == solver.least(hand_of(hand))
    opening = solver.opening(hand_of(hand), minimum)
    assert set(arrangement.melds) <= set(candidates)
    assert opening is None or set(opening.melds) <= set(candidates)
    if opening:
        assert sum(law.values.meld(law.melds.read(meld, 0)) for meld in opening.melds) >= minimum


a_shape = st.builds(
    lambda suit, low, length, gap, wilds: (suit, low, max(1, length), gap if length > 2 else 0, wilds),
    st.integers(0, 3),
    st.integers(0, 9),
    st.integers(1, 4),
    st.integers(0, 1),
    st.integers(0, 1),
)


@settings(max_examples=200, deadline=None)
@given(hands, st.sampled_from([1, 2, None]), st.lists(a_shape, max_size=4))
def test_what_may_leave_besides_melds(hand: list[str], most: int | None, given: list[tuple[int, ...]]) -> None:
    """Such as cards that the table takes: some ranks of a suit in order, perhaps with a joker among them."""
    setting = Setting(most_wilds=most)
    besides: list[list[Shape]] = [[], [], [], []]
    parts_of = [part for part in parts(hand) if setting.values(part)]
    for suit, low, length, gap, wilds in given:
        places = [low + step for step in range(length) if not (gap and step == 1)]
        besides[suit].append(Shape(sum(1 << 2 * place for place in places), gap, gap + wilds))
        cards = tuple(FACES[13 * suit + place] for place in places)
        parts_of += [(*cards, *["*"] * number) for number in range(gap, gap + wilds + 1)]
    least_of = handful.least_beside(setting.solver().terms, tuple(map(tuple, besides)))
    expected = cover(hand, parts_of, lambda card: setting.weigh([card]))
    assert least_of(hand_of(hand)) == expected
