"""What a seat remembers of a round."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami.actions import Action, Discard, Draw
from rami.bots import BOTS, BUDGET
from rami.bots.hand import BIT, faces_of, mask_of
from rami.bots.memory import BESIDE, BESIDE_BUT_ONE, CARDS, NEAR, SAME_RANK, Memory, neighbours_in, recall
from rami.cards import FACES
from rami.events import Dealt, Discarded, Drew, Event, Reclaimed
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
@given(seed=st.integers(0, 10**6), players=st.integers(2, 4), preset=st.sampled_from(["cardverse", "rami51"]))
def test_chances_add_up_to_the_cards_of_a_hand(seed: int, players: int, preset: str) -> None:
    game, rng = Game(Rules.make(preset), players), Random(seed)
    round = game.deal(str(seed))
    for _ in range(rng.randint(0, 40)):
        if round.turn is None:
            return
        round = game.play(round, round.turn, BOTS["normal"](game.view(round, round.turn), rng, BUDGET))
    for seat in range(players):
        memory = recall(game.view(round, seat))
        hidden = Counter(hidden_cards(round, seat))
        assert memory.copies == tuple(hidden[card] for card in CARDS) or round.turn is None
        for other in set(range(players)) - {seat}:
            chances = memory.chances(other)
            assert all(0 <= chance <= 1 for chance in chances)
            if round.turn is not None and max(chances) < 0.9:
                assert sum(memory.expected(other)) == pytest.approx(len(round.hands[other]))


RAMI = Game(Rules.make("rami51"), 2)


def seen_by(seat: int, history: tuple[Event, ...] = (), **changes: Any) -> Memory:
    """What the seat remembers of a round of Rami that stands like this."""
    blank = RAMI.deal("blank", dealer=1)._replace(hands=((), ()), discard=(), melds=(), history=history)
    return recall(RAMI.view(blank._replace(**changes), seat))


def test_copies_and_jokers_are_counted() -> None:
    run = RAMI.law.melds.lying(("5H", "*=6H", "7H"), 1)
    assert run is not None
    memory = seen_by(0, hands=(("7H", "KS", "*"), ("9C", "9C")), discard=("KS",), melds=(run,))
    left = {card: memory.copies[at] for at, card in enumerate(CARDS)}
    assert [left[card] for card in ("7H", "KS", "5H", "6H", "9C", "*")] == [0, 0, 1, 2, 2, 2]
    assert memory.unseen == mask_of(set(FACES) - {"7H", "KS"})


def test_a_reclaimed_joker_is_known() -> None:
    reclaimed = Reclaimed(1, ("6H",), 0, ("*",))
    memory = seen_by(0, (reclaimed,), hands=((), ("*", "2C")), known=((), ("*",)))
    assert memory.copies[CARDS.index("*")] == 3
    assert memory.chances(1)[CARDS.index("*")] == 1
    assert memory.expected(1)[CARDS.index("*")] > 1  # and it may well have another


def test_two_copies_are_likelier_to_be_held_than_one() -> None:
    memory = seen_by(0, hands=(("7H",), ("2C", "3C")))
    chances, expected = memory.chances(1), memory.expected(1)
    assert expected[place("8H")] == pytest.approx(2 * expected[place("7H")])
    assert chances[place("7H")] < chances[place("8H")] < expected[place("8H")]
    assert sum(expected) == pytest.approx(2)


def test_a_pile_may_begin_with_the_first_discard() -> None:
    """The dealer starts it, and there is nothing to let lie before."""
    history = (Dealt(1, ((), ()), None), Discarded(1, "KS"), Drew(0, "stock", ()), Discarded(0, "*"))
    memory = seen_by(0, history)
    assert faces_of(memory.let_lie[0]) == ["KS"]
    assert memory.thrown == (0, BIT["KS"])


@pytest.mark.parametrize(
    ("aces", "face", "faces"),
    [("low_or_high", "AC", "2C QC KC"), ("low_or_high", "2C", "AC 3C"), ("low", "AC", "2C"), ("high", "2C", "3C")],
)
def test_neighbours_follow_the_ace(aces: str, face: str, faces: str) -> None:
    found = neighbours_in(Game(Rules.make("cardverse", ace_in_runs=aces), 2).law.melds)
    suit = mask_of(card for card in FACES if card[1] == "C")
    beside = set(faces_of(found.beside[place(face)]))
    assert beside == set(faces.split()) - {"QC"}
    assert set(faces.split()) <= set(faces_of(found.near[place(face)] & suit))


def test_bits_are_those_of_the_faces() -> None:
    assert [BIT[face] for face in FACES] == [1 << place for place in range(52)]


def test_a_card_dealt_face_up_was_not_chosen() -> None:
    """It says nothing of what else is in the hand; a card that was taken does."""
    game = Game(Rules.make("rummy5000"), 3)
    round = game.deal("chosen", dealer=0)
    memory = recall(game.view(round, 0))
    (card,) = round.known[1]
    assert memory.shown[1] == BIT[card]
    chances = memory.expected(1)
    suspected = memory._replace(shown=()).expected(1)
    near = [number for number in range(52) if NEAR[BIT[card].bit_length() - 1] >> number & 1 and memory.copies[number]]
    assert any(chances[number] < suspected[number] for number in near)
    assert sum(chances) == pytest.approx(sum(suspected))
