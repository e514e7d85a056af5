"""Worlds that a seat may be in: it cannot tell them from its own, and they show what is believed."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami.actions import Action, Discard, Draw
from rami.bots import BOTS, BUDGET
from rami.bots.worlds import worlds
from rami.cards import FACES, Card
from rami.events import Melded
from rami.game import Game
from rami.presets import PRESETS
from rami.round import Round
from rami.rules import Rules
from tests.oracles.worlds import all_cards, choices, games, leaning, other_world

SOME = 400


def after(*actions: Action, laid: str = "", players: int = 2, dealer: int = 1, preset: str = "cardverse") -> Round:
    """A stacked deal played on; `laid` goes first in the pack: to seat 0, to seat 1, and so on around."""
    game = Game(Rules.make(preset), players)
    cards = laid.split()
    pack = (*cards, *(face for face in FACES if face not in cards))
    round = game.deal("", dealer=dealer, pack=pack)
    for action in actions:
        assert round.turn is not None
        round = game.play(round, round.turn, action)
    return round


def held(round: Round, seat: int, other: int, preset: str = "cardverse") -> Counter[Card]:
    """How often the other seat holds each card in some worlds of the seat's view."""
    game = Game(Rules.make(preset), len(round.hands))
    found: Counter[Card] = Counter()
    for world in islice(worlds(game.view(round, seat), Random(5)), SOME):
        found.update(world.hands[other])
    return found


@settings(max_examples=40)
@given(game=games(), seed=st.integers(0, 10**6))
def test_a_world_cannot_be_told_from_the_round_that_is_played(game: Game, seed: int) -> None:
    """Nothing of the view changes, no card is lost or doubled, and what is hidden has no say."""
    rng = Random(seed)
    round = game.deal(str(seed))
    for _ in range(20):
        seat = round.turn
        if seat is None:
            break
        view = game.view(round, seat)
        other = game.view(other_world(rng, round, seat), seat)
        for world, again in islice(zip(worlds(view, Random(seed)), worlds(other, Random(seed)), strict=True), 3):
            assert game.view(world, seat) == view
            assert all_cards(world) == all_cards(round)
            assert (world.hands, world.stock, world.seed) == (again.hands, again.stock, again.seed)
        round = game.play(round, seat, leaning(rng, choices(game, round)))


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_world_can_be_played_to_its_end(preset: str) -> None:
    game = Game(Rules.make(preset), 3)
    round = game.deal("on and on")
    for _ in range(9):
        assert round.turn is not None
        round = game.play(round, round.turn, BOTS["normal"](game.view(round, round.turn), Random(1), BUDGET))
    assert round.turn is not None
    world = next(worlds(game.view(round, round.turn), Random(2)))
    while world.turn is not None:
        world = game.play(world, world.turn, BOTS["easy"](game.view(world, world.turn), Random(1), BUDGET))
    assert world.result is not None


def test_worlds_differ() -> None:
    round = after()
    view = Game(Rules.make("cardverse"), 2).view(round, 0)
    assert len({world.hands[1] for world in islice(worlds(view, Random(1)), 20)}) == 20
    assert len({world.stock for world in islice(worlds(view, Random(1)), 20)}) == 20


# Seat 0 starts; 7H is in seat 1's hand, 2C is turned up.
DEAL = "4S 7H KS 9D JC QD 2H 3S TC 5D AS 9C 6C KD 2C"


def test_a_seat_that_threw_a_card_holds_fewer_of_its_neighbours() -> None:
    before = after(Draw("stock"), Discard("4S"), laid=DEAL)
    start = held(before._replace(turn=0), 0, 1)
    threw = held(after(Draw("stock"), Discard("4S"), Draw("stock"), Discard("7H"), Draw("stock"), laid=DEAL), 0, 1)
    assert threw["7H"] == 0
    for near in ("6H", "8H", "7D", "7S"):
        assert threw[near] < 0.8 * start[near]
    assert threw["QH"] > 0.9 * start["QH"]


def test_a_seat_that_let_a_card_lie_holds_fewer_of_its_neighbours() -> None:
    """It left the jack of clubs for a card of the stock."""
    passed = held(after(Draw("stock"), Discard("JC"), Draw("stock"), Discard("7H"), Draw("stock"), laid=DEAL), 0, 1)
    assert passed["JD"] + passed["JH"] < 0.8 * (passed["QS"] + passed["8S"])


def test_a_card_that_was_taken_stays_and_draws_its_neighbours() -> None:
    took = held(after(Draw("stock"), Discard("JC"), Draw("discard"), Discard("7H"), Draw("stock"), laid=DEAL), 0, 1)
    assert took["JC"] == SOME
    for near in ("JD", "JH", "QC"):
        assert took[near] > 1.3 * took["3H"]


def test_who_has_had_a_turn_has_hardly_kept_what_could_be_laid() -> None:
    """Its hand is the same before, but nobody knows whether it lays melds at once until it has had the chance."""
    early = after(Draw("stock"), laid=DEAL)
    late = after(Draw("stock"), Discard("4S"), Draw("stock"), Discard("7H"), Draw("stock"), laid=DEAL)
    game = Game(Rules.make("cardverse"), 2)

    def with_melds(round: Round) -> int:
        found = islice(worlds(game.view(round, 0), Random(3)), SOME)
        return sum(bool(game.law.melds.candidates(world.hands[1])) for world in found)

    assert with_melds(early) > 0.08 * SOME
    assert with_melds(late) < 0.3 * with_melds(early)


def test_a_card_that_fits_a_meld_is_kept_no_longer_than_a_turn() -> None:
    """A meld lies when seat 1 moves: what fits it is hardly in its hand; if it is laid later, it says nothing."""
    game = Game(Rules.make("cardverse"), 2)
    deal = "4S 7H KS 9D KD QD KC 3S TC 5D AS 9C 6C JD 2C"
    moves = [Draw("stock"), Discard("4S"), Draw("stock"), Discard("7H"), Draw("stock")]
    unlaid = after(*moves, laid=deal)
    meld = game.law.melds.lying(("KC", "KD", "KS"), 0)
    assert meld is not None

    def kings(first: int) -> int:
        """Where the meld was laid before this event."""
        hand = tuple(card for card in unlaid.hands[0] if card not in meld.cards)
        history = (*unlaid.history[:first], Melded(0, (meld,), 0), *unlaid.history[first:])
        hands = (hand, unlaid.hands[1])
        return held(unlaid._replace(hands=hands, melds=(meld,), opened=(0,), history=history), 0, 1)["KH"]

    assert kings(2) < 0.4 * kings(len(unlaid.history))
