"""The game as a whole: what a round is, what a view holds, and the examples of the documentation."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

import rami.game
from rami.actions import Action, Discard, Draw, LayMelds, Match, NextRound, Pass, Reclaim
from rami.events import Dealt, Discarded, Drew, Melded
from rami.game import Game
from rami.options import NONE
from rami.round import Round
from rami.rules import Refused, Rules
from rami.view import Taken


def dealt(players: int = 2, **switches: Any) -> tuple[Game, Round]:
    game = Game(Rules.make("cardverse", **switches), players)
    return game, game.deal("a seed", dealer=players - 1)


def test_the_examples_hold() -> None:
    assert doctest.testmod(rami.game).failed == 0
    read_me = doctest.testfile("README.md", package="rami")
    assert read_me.attempted > 5
    assert read_me.failed == 0


def test_the_same_seed_deals_the_same() -> None:
    game, round = dealt()
    assert round == game.deal("a seed", dealer=1)
    assert round != game.deal("another seed", dealer=1)


def test_a_refused_action_says_why_and_changes_nothing() -> None:
    game, round = dealt()
    with pytest.raises(Refused) as refused:
        game.play(round, 1, Draw("stock"))
    assert refused.value.refusal == game.refusal(round, 1, Draw("stock"))
    assert refused.value.refusal.code == "not_your_turn"
    assert refused.value.refusal.values == {"turn": 0}
    assert round == dealt()[1]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_no_such_seat(seat: int) -> None:
    game, round = dealt()
    refusal = game.refusal(round, seat, Draw("stock"))
    assert refusal is not None
    assert refusal.code == "bad_input"
    with pytest.raises(Refused):
        game.play(round, seat, Draw("stock"))
    with pytest.raises(IndexError):
        game.view(round, seat)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Draw("pocket"), "bad_input"),
        (Draw("stock", 2), "bad_input"),
        (Draw("discard", 0), "bad_input"),
        (Draw("discard", 2), "not_allowed_here"),
        (Discard("*"), "bad_input"),
        (LayMelds(()), "bad_input"),
        (LayMelds(((),)), "bad_input"),
        (Pass(), "not_allowed_here"),
        (NextRound(), "wrong_phase"),
    ],
)
def test_what_no_seat_may_do(action: Action, code: str) -> None:
    game, round = dealt()
    refusal = game.refusal(round, 0, action)
    assert refusal is not None
    assert refusal.code == code


def test_a_drawn_card_is_for_its_own_seat_only() -> None:
    game, round = dealt()
    after = game.play(round, 0, Draw("stock"))
    card = round.stock[0]
    assert game.view(after, 0).taken == Taken("stock", (card,))
    assert game.view(after, 1).taken == Taken("stock", ())
    assert game.view(after, 0).history[-1] == Drew(0, "stock", (card,))
    assert game.view(after, 1).history[-1] == Drew(0, "stock", ())
    dealing = game.view(after, 1).history[0]
    assert isinstance(dealing, Dealt)
    assert dealing.hands == ((), round.hands[1])
    assert game.view(after, 1).options == NONE
    assert game.view(after, 0).options.discards


def test_what_a_turn_owes_is_told_to_its_seat_only() -> None:
    """A debt names the card of the stock (R5-V23), or the whole hand before a take (R5-V21)."""
    game, round = dealt(stock_card_now_or_never=True)
    after = game.play(round, 0, Draw("stock"))
    assert [debt.face for debt in game.view(after, 0).debts] == [round.stock[0]]
    assert game.view(after, 1).debts == ()


def test_a_taken_card_is_known_until_it_is_played() -> None:
    game, round = dealt()
    top = round.discard[-1]
    taken = game.play(round, 0, Draw("discard"))
    assert game.view(taken, 1).known == ((top,), ())
    other = next(card for card in taken.hands[0] if card != top)
    assert game.play(taken, 0, Discard(other)).known == ((top,), ())
    assert game.play(taken, 0, Discard(top)).known == ((), ())


def test_of_two_copies_one_that_is_played_is_known_no_more() -> None:
    """Which of the two it was nobody can say (P-3), so what is certain grows less."""
    game, round = dealt(packs=2)
    round = round._replace(hands=(("2C", "9H", "KD"), round.hands[1]), discard=("9H",))
    taken = game.play(round, 0, Draw("discard"))
    assert taken.known[0] == ("9H",)
    assert game.play(taken, 0, Discard("9H")).known[0] == ()


def test_the_history_tells_what_happened() -> None:
    game, round = dealt()
    round = round._replace(hands=(("4H", "5H", "6H", "9C", "KD"), round.hands[1]))
    round = game.play(round, 0, Draw("stock"))
    round = game.play(round, 0, LayMelds((("5H", "4H", "6H"),)))
    round = game.play(round, 0, Discard("9C"))
    assert [type(event) for event in round.history] == [Dealt, Drew, Melded, Discarded]
    assert (round.turn, round.phase, round.turn_number, round.opened) == (1, "draw", 1, (0,))


def test_the_next_round_moves_the_deal_and_keeps_the_totals() -> None:
    game, round = dealt(3, target_score=500)
    round = round._replace(hands=(("9C",), *round.hands[1:]), phase="play", scores=(1, 2, 3))
    over = game.play(round, 0, Discard("9C"))
    following = game.play(over, 2, NextRound())
    assert following.dealer == game.next_seat(round.dealer) == 0
    assert following.round_number == 1
    assert following.scores == game.totals(over)
    assert following.seed == round.seed
    assert game.play(over, 0, NextRound()) == following


def test_a_finished_match_has_no_next_round() -> None:
    game, round = dealt(2, target_score=10)
    round = round._replace(hands=(("9C",), ("KD",)), phase="play")
    over = game.play(round, 0, Discard("9C"))
    assert game.match_over(game.totals(over), 1) == (0,)
    refusal = game.refusal(over, 0, NextRound())
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("wrong_phase", "CV-20")


@pytest.mark.parametrize(
    ("action", "number"), [(Reclaim(("7H",), 0), "CV-23"), (Match("7H", 0), "CV-23"), (Pass(), "R5-V25")]
)
def test_an_action_of_other_games_is_refused_by_the_rule_that_says_so(action: Action, number: str) -> None:
    game, round = dealt()
    refusal = game.refusal(round, 0, action)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not_allowed_here", number)


def test_each_refusal_cites_the_numbers_of_its_game() -> None:
    game, round = dealt(2, discard_to_win=True)
    round = round._replace(hands=(("4H", "5H", "6H"), round.hands[1]), phase="play")
    refusal = game.refusal(round, 0, LayMelds((("4H", "5H", "6H"),)))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("must_keep_a_discard", "CV-12")
