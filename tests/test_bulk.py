"""The solver of big hands with many wilds against all partitions of small hands, and against the solver of jokers."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami.bots import bulk, handful
from rami.bots.bulk import Bulk, Laid
from rami.cards import FACES, JOKER, RANKS, SUITS, Card, ordered, plain
from rami.melds import Meld, Recogniser

POINTS = {face: {"A": 100, "T": 10, "J": 10, "Q": 10, "K": 10}.get(face[0], 5) for face in FACES}
LINES = (RANKS, "A" + RANKS[:-1], "A" + RANKS)


class Game(NamedTuple):
    """The arguments of a recogniser, and what cards weigh."""

    switches: tuple[tuple[str, Any], ...]
    wilds: frozenset[Card]
    weights: tuple[tuple[Card, int], ...]
    low_ace: int | None

    @property
    def melds(self) -> Recogniser:
        return _recogniser(self.switches, self.wilds)

    @property
    def solver(self) -> Bulk:
        return _solver(self)


@cache
def _recogniser(switches: tuple[tuple[str, Any], ...], wilds: frozenset[Card]) -> Recogniser:
    return Recogniser(wilds=wilds, **dict(switches))


@cache
def _solver(game: Game) -> Bulk:
    return Bulk(game.melds, dict(game.weights), game.low_ace)


def wilds_of(ranks: str, *jokers: Card) -> frozenset[Card]:
    return frozenset((*(rank + suit for rank in ranks for suit in SUITS), *jokers))


def game_of(ranks: str = "", wild: int = 100, low_ace: int | None = None, **switches: Any) -> Game:
    """Rummy 5000 with wild cards of a weight, but for switches."""
    usual = {"aces": "low_or_high", "both_ends": True, "distinct": False, "lowest": False}
    wilds = wilds_of(ranks, JOKER)
    weights = {**POINTS, **dict.fromkeys(wilds, wild)}
    return Game(tuple({**usual, **switches}.items()), wilds, tuple(weights.items()), low_ace)


# --- the oracle: every partition into what `read` accepts


def ways(melds: Recogniser, cards: tuple[Card, ...]) -> Iterator[Meld]:
    """The melds that these very cards make, wilds bare or at any places of a run."""
    bare = melds.read(cards, 0)
    if bare is not None:
        yield bare
    wild = [card for card in cards if card in melds.wilds]
    natural = [card for card in cards if card not in melds.wilds]
    for suit in {card[1] for card in natural} or set(SUITS):
        for line in LINES:
            for low in range(len(line) - len(cards) + 1):
                faces = [rank + suit for rank in line[low : low + len(cards)]]
                if Counter(natural) - Counter(faces):
                    continue
                free = list((Counter(faces) - Counter(natural)).elements())
                own = [card for card in dict.fromkeys(wild) if card in free]
                rest = list((Counter(wild) - Counter(own)).elements())
                places = [face for face in free if face not in own]
                if len(rest) == len(places):
                    instead = [f"{card}={face}" for card, face in zip(rest, places, strict=True)]
                    for mine in ([f"{card}={card}" for card in own], own):
                        placed = melds.read((*natural, *mine, *instead), 0)
                        if placed is not None:
                            yield placed


def weight_of(game: Game, meld: Meld) -> int:
    weights = dict(game.weights)
    first = meld.slots[0]
    weight = sum(weights[card] for card in meld.cards)
    low = meld.kind == "run" and first.card[0] == "A" and first.card not in game.wilds and game.low_ace is not None
    return weight - weights[first.card] + (game.low_ace or 0) if low else weight


def most(game: Game, hand: Sequence[Card], *, must: Card | None = None, keep: bool = False) -> int | None:
    """The greatest weight that melds of the hand can have together; None if `must` can lie in none."""
    cards = ordered(hand)
    melds: dict[int, list[tuple[int, int]]] = {}
    for size in range(3, len(cards) + 1):
        for places in combinations(range(len(cards)), size):
            chosen = tuple(cards[place] for place in places)
            worth = [weight_of(game, meld) for meld in ways(game.melds, chosen)]
            if worth:
                melds.setdefault(places[0], []).append((sum(1 << place for place in places), max(worth)))

    @cache
    def best(free: int, asked: bool, owed: bool) -> int | None:
        if not free:
            return None if asked or owed else 0
        place = (free & -free).bit_length() - 1
        card = cards[place]
        found = [best(free & free - 1, asked, owed and card in game.wilds)]
        for mask, worth in melds.get(place, []):
            if mask & free == mask:
                has = any(mask >> at & 1 and other == must for at, other in enumerate(cards))
                rest = best(free ^ mask, asked and not has, owed)
                found.append(None if rest is None else rest + worth)
        return max((each for each in found if each is not None), default=None)

    return best((1 << len(cards)) - 1, must is not None, keep)


def check(game: Game, hand: Sequence[Card], laid: Laid) -> None:
    """The melds are melds of the hand's cards and weigh what is said."""
    read = [game.melds.read(meld, 0) for meld in laid.melds]
    assert None not in read, laid
    assert laid.weight == sum(weight_of(game, meld) for meld in read if meld is not None)
    assert Counter(plain(card) for meld in laid.melds for card in meld) + Counter(laid.rest) == Counter(hand)
    assert laid.rest == ordered(laid.rest)


# --- what is dealt

ACES = ("low_or_high", "low_or_high", "low", "high")


@st.composite
def games(draw: st.DrawFn) -> Game:
    ranks = draw(st.sampled_from((RANKS, RANKS, RANKS, RANKS[1:], RANKS[4:])))
    wild = "".join(rank for rank in draw(st.sampled_from(("", "6", "A", "K", "2", "68", "6A"))) if rank in ranks)
    wilds = wilds_of(wild, *[JOKER] * (not wild or draw(st.booleans())))
    switches = {
        "aces": draw(st.sampled_from(ACES)),
        "both_ends": draw(st.booleans()),
        "ranks": ranks,
        "distinct": draw(st.booleans()),
        "kinds": draw(st.sampled_from(("both", "both", "sets", "runs"))),
        "most_wilds": draw(st.sampled_from((None, None, 1, 2))),
        "outnumber": draw(st.booleans()),
        "by_part": draw(st.booleans()),
        "own_place": draw(st.sampled_from(("natural", "wild"))),
        "wild_sets": draw(st.booleans()),
        "lowest": draw(st.booleans()),
    }
    weights = {**POINTS, JOKER: 20}
    if draw(st.booleans()):
        weights |= {card: 200 if card[0] == "A" else 100 for card in wilds}
    low_ace = draw(st.sampled_from((None, None, 1)))
    return Game(tuple(switches.items()), wilds, tuple(weights.items()), low_ace)


@st.composite
def dealt(draw: st.DrawFn, largest: int = 7) -> tuple[Game, list[Card]]:
    """A game, and a hand of a few ranks of it, so that there is something to lay."""
    game = draw(games())
    ranks = dict(game.switches).get("ranks", RANKS)
    low = draw(st.integers(0, len(ranks) - 4))
    near = ranks[low : low + 4] if draw(st.booleans()) else ranks[:3] + ranks[-3:]
    pack = [rank + suit for rank in near for suit in "CDH"] * 2 + sorted(game.wilds)
    places = draw(st.lists(st.integers(0, len(pack) - 1), min_size=3, max_size=largest, unique=True))
    return game, [pack[place] for place in places]


@settings(max_examples=150)
@given(dealt=dealt())
def test_no_partition_of_a_small_hand_weighs_more(dealt: tuple[Game, list[Card]]) -> None:
    game, hand = dealt
    laid = game.solver.arrange(hand, exact=True)
    assert laid is not None and laid.proven
    check(game, hand, laid)
    assert laid.weight == most(game, hand)


@settings(max_examples=60)
@given(dealt=dealt(6), data=st.data())
def test_a_card_that_must_lie_in_a_meld(dealt: tuple[Game, list[Card]], data: st.DataObject) -> None:
    game, hand = dealt
    natural = [card for card in hand if card not in game.wilds]
    if not natural:
        return
    must = data.draw(st.sampled_from(natural))
    laid = game.solver.arrange(hand, exact=True, must=must)
    expected = most(game, hand, must=must)
    assert (laid and laid.weight) == expected
    if laid is not None:
        check(game, hand, laid)
        assert any(must in meld for meld in laid.melds)


@settings(max_examples=60)
@given(dealt=dealt(6))
def test_a_card_to_discard_is_kept_if_there_is_one(dealt: tuple[Game, list[Card]]) -> None:
    game, hand = dealt
    laid = game.solver.arrange(hand, exact=True, keep=True)
    assert laid is not None
    check(game, hand, laid)
    if set(hand) <= game.wilds:
        assert laid.weight == most(game, hand)
    else:
        assert laid.weight == most(game, hand, keep=True)
        assert set(laid.rest) - game.wilds


# --- big hands


@pytest.mark.parametrize(
    "switches",
    [
        {},
        {"most_wilds": 1},
        {"most_wilds": 2, "outnumber": True},
        {"outnumber": True},
        {"distinct": True},
        {"distinct": True, "most_wilds": 1},
        {"kinds": "sets", "most_wilds": 1},
        {"kinds": "runs"},
        {"aces": "low", "both_ends": False},
        {"aces": "high", "both_ends": False},
    ],
    ids=str,
)
def test_the_solver_of_jokers_leaves_as_much(switches: dict[str, Any]) -> None:
    game = game_of(wild=20, **{"both_ends": False, **switches})
    weights = dict(game.weights)
    other = handful.solver(handful.terms(game.melds, tuple(weights[card] for card in (*FACES, JOKER))))
    rng = random.Random(str(switches))
    for _ in range(5):
        hand = rng.sample([*FACES * 2, *[JOKER] * 8], rng.randint(10, 15))
        laid = game.solver.arrange(hand, exact=True)
        assert laid is not None
        check(game, hand, laid)
        assert laid.weight == sum(map(weights.__getitem__, hand)) - other.least(handful.hand_of(hand)), hand


def deals(count: int) -> Iterator[tuple[Game, list[Card]]]:
    """Hands of 3 to 30 cards from one pack and two, with a wild rank, and with jokers or none; some of 26 and four."""
    rng = random.Random(7)
    for number in range(count):
        packs = 1 + number % 2
        pack = [*FACES * packs, *[JOKER] * (number // 2 % 2 * 2 * packs)]
        if number % 5:
            yield game_of(rng.choice(RANKS)), rng.sample(pack, rng.randint(3, 30))
        else:
            yield game_of(), [*rng.sample(FACES * 2, 26), *[JOKER] * 4]


def test_what_is_found_soon_is_nearly_always_the_best() -> None:
    equal = 0
    for game, hand in deals(100):
        soon, exact = game.solver.arrange(hand), game.solver.arrange(hand, exact=True)
        assert soon is not None and exact is not None
        check(game, hand, soon)
        assert soon.weight == exact.weight if soon.proven else soon.weight <= exact.weight
        equal += soon.weight == exact.weight
    assert equal >= 99


def test_an_answer_comes_of_the_least_work_too() -> None:
    with patch.object(bulk, "STATES", 0):
        for game, hand in deals(30):
            laid = game.solver.arrange(hand)
            assert laid is not None and not laid.proven
            check(game, hand, laid)


def test_what_was_solved_before_changes_no_answer() -> None:
    with patch.object(bulk, "STATES", 50):
        dealt = list(deals(40))
        answers = [game.solver.arrange(hand) for game, hand in dealt]
        bulk._steps.cache_clear()
        for (game, hand), answer in reversed(list(zip(dealt, answers, strict=True))):
            assert Bulk(game.melds, dict(game.weights), game.low_ace).arrange(hand) == answer


def test_the_same_hand_in_any_order_is_laid_alike() -> None:
    for game, hand in deals(10):
        laid = game.solver.arrange(hand, exact=True)
        for seed in range(3):
            assert game.solver.arrange(random.Random(seed).sample(hand, len(hand)), exact=True) == laid


# --- by example


def test_more_wilds_than_places_are_laid_on_sets() -> None:
    game = game_of()
    laid = game.solver.arrange(["7C", "7C", "7D", *[JOKER] * 8], exact=True)
    assert laid is not None
    assert not laid.rest
    assert len(laid.melds) == 1


def test_wilds_alone_are_a_set_of_their_rank() -> None:
    laid = game_of("6").solver.arrange(["6C", "6C", "6H", "KD"], exact=True)
    assert laid is not None
    assert laid.rest == ("KD",) or laid.weight == 310
    assert game_of().solver.arrange([JOKER] * 4) == Laid((), (JOKER,) * 4, 0, True)


def test_fourteen_are_one_run_only_where_both_ends_may_be_aces() -> None:
    hand = ["AC", "AC", *(rank + "C" for rank in RANKS[:-1])]
    for both_ends, melds in ((True, 1), (False, 2)):
        laid = game_of(both_ends=both_ends).solver.arrange(hand, exact=True)
        assert laid is not None
        assert not laid.rest
        assert len(laid.melds) >= melds


def test_an_ace_stands_where_it_weighs_more() -> None:
    game = game_of(low_ace=1)
    hand = ["AC", "2C", "3C", "QC", "KC"]
    laid = game.solver.arrange(hand, exact=True)
    assert laid is not None
    assert laid.melds == (("QC", "KC", "AC"),)
    assert game_of(low_ace=100).solver.arrange(hand, exact=True) == Laid((("QC", "KC", "AC"),), ("2C", "3C"), 120, True)


def test_wilds_are_written_with_places_only_where_they_must_be() -> None:
    laid = game_of("6", kinds="runs").solver.arrange(["8D", "6S", "TD"], exact=True)
    assert laid is not None
    assert laid.melds == (("8D", "6S", "TD"),)
    laid = game_of("6", kinds="runs").solver.arrange(["8D", "6S", "9D"], exact=True)
    assert laid is not None
    assert laid.melds == (("8D", "9D", "6S=TD"),)
