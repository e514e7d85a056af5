from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rami.actions import Choose
from rami.cards import JOKER, RANKS, Card, ordered
from rami.deal import Plan, reshuffle
from rami.game import Game
from rami.rules import BadRules, Rules


def plan(seats: int, /, **switches: Any) -> Plan:
    return Plan(Rules.make("cardverse", **switches), seats)


def test_one_card_at_a_time_from_the_dealers_left() -> None:
    table = plan(3)
    round = table.deal(table.pack, 1, "", (0, 0, 0), 0)
    assert round.hands[2] == ordered(table.pack[0:30:3])
    assert round.hands[0] == ordered(table.pack[1:30:3])
    assert round.hands[1] == ordered(table.pack[2:30:3])
    assert round.discard == (table.pack[30],)
    assert round.stock == table.pack[31:]
    assert (round.turn, round.phase) == (2, "draw")


def test_the_other_way_round() -> None:
    table = plan(3, direction="counter_clockwise")
    round = table.deal(table.pack, 1, "", (0, 0, 0), 0)
    assert round.hands[0] == ordered(table.pack[0:30:3])
    assert round.turn == 0
    assert table.after == (2, 0, 1)


def test_every_round_of_a_seed_has_a_pack_of_its_own() -> None:
    table = plan(2, packs=2)
    assert table.shuffle("a", 0) != table.shuffle("a", 1)
    assert table.is_pack(table.shuffle("a", 0))
    assert not table.is_pack(table.pack[:-1])
    assert not table.is_pack((*table.pack[:-1], table.pack[0]))


def test_any_seat_may_deal_first() -> None:
    assert {plan(4).first_dealer(str(seed)) for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("players", "switches", "named"),
    [
        (5, {}, "players"),
        (1, {}, "players"),
        (3, {"hand_size": {"2": 7}}, "hand_size"),
        (3, {"packs": {"2": 2}}, "packs"),
        (4, {"hand_size": 13}, "hand_size"),
        (2, {"hand_size": 26}, "hand_size"),
    ],
)
def test_what_cannot_be_dealt(players: int, switches: dict[str, Any], named: str) -> None:
    with pytest.raises(BadRules) as refused:
        plan(players, **switches)
    assert named in refused.value.switches


def test_the_packs_that_would_do_are_named() -> None:
    with pytest.raises(BadRules) as refused:
        plan(8, players=(2, 8), hand_size=13)
    values = refused.value.refusal.values
    assert values["packs_needed"] == 3
    assert [values[name] for name in ("players", "hand_size", "needed", "cards")] == [8, 13, 106, 52]
    assert plan(8, players=(2, 8), hand_size=13, packs=3).hand_size == 13
    assert plan(2, hand_size=25).hand_size == 25


def test_a_reshuffle_leaves_the_top_discard() -> None:
    table = plan(2)
    round = table.deal(table.pack, 0, "seed", (0, 0), 0)
    round = round._replace(stock=(), discard=("2C", "3C", "4C", "5C"))
    assert sorted(reshuffle(round)) == ["2C", "3C", "4C"]
    assert reshuffle(round) == reshuffle(round)
    piles = {reshuffle(round._replace(reshuffles=count)) for count in range(20)}
    assert len(piles) > 1
    assert reshuffle(round._replace(next_shuffle=("4C", "3C", "2C"))) == ("4C", "3C", "2C")


def dealings(count: int) -> Iterator[tuple[Game, tuple[Card, ...]]]:
    """Rules of all kinds for a deal by up-card, each with a pack in which the largest hands come first."""
    rng = Random(8)
    for _ in range(count):
        switches = {
            "permanent_wild_upcard": rng.choice(["count", "replace", "choose"]),
            "permanent_wild_count": rng.choice([3, 15, 25]),
            "wild_indicator": rng.choice([None, "first", "last", "extra", "separate"]),
            "indicator_is_permanent_wild": rng.choice(["deal_on", "replace"]),
            "aces_may_be_wild": rng.random() < 0.5,
            "upcard_is_total": rng.random() < 0.5,
            "jokers": rng.choice([0, 2, 6]),
            "packs": rng.randint(1, 3),
            "permanent_wilds": rng.choice([[], ["2"], ["T", "J"], ["A"]]),
            "smallest_upcard": rng.choice([None, None, "5", "K"]),
            "hand_size": rng.choice([None, None, None, 7]),
            "lowest_rank": rng.choice(["2", "2", "3", "6"]),
        }
        try:
            game = Game(Rules.make("rummy5000", **switches), rng.randint(2, 8))
        except BadRules:
            continue
        pack = list(game.law.plan.pack)
        rng.shuffle(pack)
        if rng.random() < 0.6:
            pack = largest_first(game, pack)
        yield game, tuple(pack)


def largest_first(game: Game, pack: list[Card]) -> list[Card]:
    """An up-card of the largest hand there is for each seat, with cards below it that bring little."""
    counts = {rank: min(number, 10) for number, rank in enumerate(RANKS, 2)} | {"A": 11}
    wild = (*game.rules.permanent_wilds, JOKER)
    size = {**counts, **dict.fromkeys(wild, 12 if Choose in game.actions else game.rules.permanent_wild_count)}
    rest = sorted(pack, key=lambda card: -size[card[0]])
    first: list[Card] = []
    for _ in range(game.players):
        first += rest[:1]
        further = min(size[first[-1][0]] - game.rules.upcard_is_total, len(rest) - 1)
        first += rest[len(rest) - further :]
        rest = rest[1 : len(rest) - further]
        if not rest:
            break
    return first + sorted(rest, key=lambda card: card[0] not in (*wild, "A"))


def test_the_largest_possible_deal_fits_the_pack() -> None:
    """R5-S12: whatever the pack, a card starts the pile, one is left to draw, and the bound is not a loose one."""
    dealt = tight = 0
    for game, pack in dealings(700):
        round = game.deal("", dealer=0, pack=pack)
        while round.phase == "choose":
            round = game.play(round, round.turn or 0, Choose(12))
        assert len(round.discard) == 1
        assert round.stock
        cards = [card for hand in round.hands for card in hand]
        assert sorted([*cards, *round.stock, *round.discard, *round.aside]) == sorted(pack)
        assert game.law.plan.may_be_wild(round.wild_rank)
        dealt += 1
        tight += len(round.stock) == 1
    assert dealt > 300
    assert tight > 0


def test_the_pack_that_is_needed_is_named() -> None:
    """R5-S12: with as many packs as the refusal says the rules are playable, with one less they are not."""
    for players, switches in [
        (4, {"permanent_wilds": ["2"]}),
        (8, {"packs": 1}),
        (8, {"upcard_counts": {"A": 15, "K": 13}}),
        (6, {"permanent_wilds": ["T"], "permanent_wild_count": 20, "packs": 2}),
        (8, {"permanent_wilds": list("23456789TJQK")}),
        (8, {"permanent_wilds": list("23456789TJQKA"), "packs": 1}),
    ]:
        rules = Rules.make("rummy5000", **switches)
        with pytest.raises(BadRules) as refused:
            Plan(rules, players)
        needed = refused.value.refusal.values["packs_needed"]
        Plan(replace(rules, packs=needed), players)
        with pytest.raises(BadRules):
            Plan(replace(rules, packs=needed - 1), players)


@pytest.mark.parametrize("indicator", ["first", "last", "extra", "separate"])
def test_where_every_rank_is_wild_no_card_shows_another(indicator: str) -> None:
    """R5-V13: no card is dealt on in search of one that is not in the pack."""
    game = Game(Rules.make("rummy5000", permanent_wilds=list("23456789TJQKA"), wild_indicator=indicator), 3)
    round = game.deal("all")
    assert round.wild_rank is None
    assert sum(map(len, round.hands)) == 3 * 16 + (indicator == "extra")
