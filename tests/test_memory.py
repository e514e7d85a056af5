"""What a seat remembers of a round."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami.actions import Action, Discard, Draw
from rami.bots import BOTS, BUDGET
from rami.bots.hand import BIT, faces_of, mask_of
from rami.bots.memory import BESIDE, BESIDE_BUT_ONE, NEAR, SAME_RANK, recall
from rami.cards import FACES
from rami.game import Game
from rami.rules import Rules
from rami.view import View
from tests.oracles.worlds import hidden_cards

PACK = ("4H KS 5H 9C 6H 2D 7C 2S 8D QH TC JD 3C AH") + " 7S "  # two hands of seven, then the card turned up
STOCK = "5C 9D KH 8S 4D 6S"


def after(*actions: Action) -> View:
    """Seat 0's view of a stacked deal, seat 1 dealing."""
    game = Game(Rules.make("cardverse"), 2)
    cards = (PACK + STOCK).split()
    pack = (*cards, *(face for face in FACES if face not in cards))
    round = game.deal("", dealer=1, pack=pack)
    for action in actions:
        assert round.turn is not None
        round = game.play(round, round.turn, action)
    return game.view(round, 0)


def place(face: str) -> int:
    return FACES.index(face)


@pytest.mark.parametrize(
    ("table", "face", "faces"),
    [
        (SAME_RANK, "7H", "7C 7D 7S"),
        (BESIDE, "7H", "6H 8H"),
        (BESIDE_BUT_ONE, "7H", "5H 9H"),
        (BESIDE, "AS", "KS"),
        (BESIDE, "2S", "3S"),
        (NEAR, "AC", "AD AH AS QC KC"),
    ],
)
def test_cards_that_go_together(table: tuple[int, ...], face: str, faces: str) -> None:
    assert faces_of(table[place(face)]) == sorted(faces.split(), key=FACES.index)


def test_what_was_thrown_let_lie_and_taken_is_remembered() -> None:
    view = after(Draw("stock"), Discard("4H"), Draw("discard"), Discard("KS"), Draw("stock"), Discard("TC"))
    memory = recall(view)
    assert faces_of(memory.thrown[0]) == ["TC", "4H"]
    assert faces_of(memory.thrown[1]) == ["KS"]
    assert faces_of(memory.let_lie[0]) == ["7S", "KS"]
    assert memory.let_lie[1] == 0
    assert memory.known[1] == ("4H",)
    assert memory.counts == (7, 7)


def test_a_card_seen_is_not_unseen() -> None:
    view = after(Draw("stock"), Discard("4H"), Draw("discard"), Discard("KS"))
    hidden = set(faces_of(recall(view).unseen))
    assert hidden.isdisjoint({*view.hand, *view.discard, "4H"})
    assert len(hidden) == 52 - 7 - 2 - 1


def test_a_face_of_two_packs_stays_unseen_until_both_copies_are_seen() -> None:
    game = Game(Rules.make("cardverse", packs=2), 2)
    view = game.view(game.deal("twins", dealer=1), 0)
    unseen = recall(view).unseen
    twice = {face for face in view.hand if (*view.hand, *view.discard).count(face) == 2}
    assert unseen == mask_of(set(FACES) - twice)


def test_chances_follow_what_a_seat_did() -> None:
    """Neighbours of a card that it threw or let lie are less likely, those of a card that it took more likely."""
    view = after(
        Draw("stock"), Discard("4H"), Draw("discard"), Discard("9C"), Draw("stock"), Discard("TC"), Draw("stock")
    )
    chances = recall(view).chances(1)
    assert chances[place("4H")] == 1
    assert chances[place("4S")] > chances[place("3S")]
    assert chances[place("8C")] < chances[place("3S")]
    assert chances[place("JC")] < chances[place("3S")]
    assert all(chances[place(face)] == 0 for face in (*view.hand, *view.discard))


@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 4))
def test_chances_add_up_to_the_cards_of_a_hand(seed: int, players: int) -> None:
    game, rng = Game(Rules.make("cardverse"), players), Random(seed)
    round = game.deal(str(seed))
    for _ in range(rng.randint(0, 40)):
        if round.turn is None:
            return
        round = game.play(round, round.turn, BOTS["normal"](game.view(round, round.turn), rng, BUDGET))
    for seat in range(players):
        memory = recall(game.view(round, seat))
        assert set(faces_of(memory.unseen)) == set(hidden_cards(round, seat)) or round.turn is None
        for other in set(range(players)) - {seat}:
            chances = memory.chances(other)
            assert all(0 <= chance <= 1 for chance in chances)
            if round.turn is not None and max(chances) < 0.9:
                assert sum(chances) == pytest.approx(len(round.hands[other]))


def test_bits_are_those_of_the_faces() -> None:
    assert [BIT[face] for face in FACES] == [1 << place for place in range(52)]
