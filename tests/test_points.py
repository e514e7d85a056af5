"""How the bots play for what is laid: what they take, lay, hold back, throw and call, and what they know of stakes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rami.actions import Action, Call, Choose, Discard, Draw, LayMelds, LayOff, Match, Pass, Reclaim
from rami.bots import BOTS, BUDGET
from rami.bots.gains import Layer, fits
from rami.bots.ground import law_of, standing
from rami.bots.memory import recall
from rami.bots.peril import Peril
from rami.bots.prospects import Prospects, trios
from rami.bots.stakes import Stakes, melded_values, stakes
from rami.cards import ORDER, ordered
from rami.game import Game
from rami.melds import Meld
from rami.presets import PRESETS
from rami.round import Round
from rami.rules import Rules
from rami.view import View

MANY = "2C 3D 4S 7C 8D TS JC 3H"
"""A hand from which nobody goes out."""


def at(
    hand: str,
    discard: str = "2S",
    melds: str = "",
    theirs: str = MANY,
    last: str = MANY,
    phase: str = "play",
    stock: str = "2D 3C 4H 9C TD JD QH KH",
    wild: str | None = "6",
    preset: str = "rummy5000",
    more: dict[str, Any] | None = None,
    **switches: object,
) -> View:
    """A view of seat 0 of three, to act; `melds` are separated by a slash, and seat 1's; `more`: of the round."""
    game = Game(Rules.make(preset, **switches), 3)
    laid: list[Meld] = []
    for cards in filter(None, melds.split("/")):
        meld = game.law_for(wild).melds.lying(tuple(cards.split()), 1)
        assert meld is not None
        laid.append(meld)
    round = Round(
        dealer=2,
        hands=(ordered(hand.split()), ordered(theirs.split()), ordered(last.split())),
        stock=tuple(stock.split()),
        discard=tuple(discard.split()),
        melds=tuple(laid),
        turn=0,
        phase=phase,
        source=None if phase in ("draw", "call") else "stock",
        opened=(1,) if laid else (),
        wild_rank=wild,
        known=((), (), ()),
        scores=(0, 0, 0),
        turn_number=9,
    )
    return game.view(round._replace(**more or {}), 0)


def asked(hand: str, discard: str, melds: str, **more: Any) -> View:
    return at(hand, discard, melds, phase="call", more={"discarder": 2, "following": 1}, **more)


def move(name: str, view: View, seed: int = 1) -> Action:
    return BOTS[name](view, Random(seed), BUDGET)


# --- stakes


@pytest.mark.parametrize(
    ("preset", "found"),
    [
        ("rummy5000", Stakes(laid=1, kept=0, caught=0, catches=1, out=0)),
        ("rummy500", Stakes(laid=1, kept=1, caught=1, catches=0, out=0)),
        ("rami51", Stakes(laid=0, kept=1, caught=1, catches=0, out=0)),
        ("cardverse", Stakes(laid=0, kept=1, caught=0, catches=1, out=0)),
    ],
)
def test_what_is_at_stake_follows_from_the_scoring(preset: str, found: Stakes) -> None:
    game = Game(PRESETS[preset], 3)
    assert stakes(game.view(game.deal("x"), 0)) == pytest.approx(found)


def test_a_bonus_for_going_out_is_at_stake() -> None:
    view = at("KC", scoring="melded_less_hand", going_out_bonus=200)
    assert stakes(view) == pytest.approx(Stakes(1, 1, 1, 0, 200))
    assert stakes(view).lead(3) == pytest.approx((1, 0.5))


def test_values_on_the_table() -> None:
    values = melded_values(law_of(at("KC")))
    assert [values[card] for card in ("9C", "KC", "AC", "6H", "6C")] == [5, 10, 100, 100, 100]
    plain = melded_values(law_of(at("KC", wild=None, preset="rummy500")))
    assert [plain[card] for card in ("9C", "KC", "AC", "*")] == [9, 10, 15, 15]


# --- what can be laid


def most(view: View) -> tuple[float, tuple[str, ...]]:
    """Points that can be laid now, and the cards left."""
    layer, now = Layer(law_of(view), view.seat, view.players, 1, 0), standing(view)
    after = layer.most(now).after
    return layer.worth(now, after), after.hand


@pytest.mark.parametrize(
    ("hand", "melds", "points", "left"),
    [
        ("KC KD KS 3H", "", 30, "3H"),
        ("KC KD 6S 3H", "", 120, "3H"),
        ("9C TH 3S", "9D 9H 9S/JH QH KH", 15, "3S"),
        ("9H TH 3S", "JH QH KH", 15, "3S"),  # one after the other
        ("8S 9H TH 7H", "JH QH KH", 15, "7H 8S"),
        ("AD 3S", "QD KD 6S=AD", 100, "3S"),  # beside the wild that stands for it
        ("6H 3S", "9D 9H 9S", 100, "3S"),
        ("9C 9D 9S TC JC", "9H 9D 9S", 35, ""),  # a run and two for the table
        ("AC AD AS", "", 300, ""),
    ],
)
def test_what_can_be_laid(hand: str, melds: str, points: int, left: str) -> None:
    assert most(at(hand, melds=melds)) == (points, tuple(left.split()))


def test_every_step_that_is_laid_is_legal() -> None:
    view = at("9C 9D 9S TH JH AD 3S", melds="QH KH AH/QD KD 6S=AD")
    game, layer = Game(view.rules, 3), Layer(law_of(view), 0, 3, 1, 0)
    round = Round(2, (view.hand, ("2C",), ("2D",)), ("3C",), ("4C",), view.melds, 0, "play", "stock", wild_rank="6")
    round = round._replace(opened=view.opened, known=((), (), ()), scores=(0, 0, 0))
    laying = layer.most(standing(view))
    for step in laying.steps:
        round = game.play(round, 0, step)
    assert round.hands[0] == laying.after.hand
    assert round.melds == laying.after.melds
    assert {type(step) for step in laying.steps} == {LayMelds, LayOff, Match}


def test_a_card_that_is_owed_is_laid() -> None:
    view = at("9C 9D TH JH KS", "QH 3D", phase="draw")
    game = Game(view.rules, 3)
    round = Round(2, (view.hand, ("2C",), ("2D",)), ("3C",), ("QH", "3D"), turn=0, wild_rank="6", known=((), (), ()))
    taken = game.play(round._replace(scores=(0, 0, 0)), 0, Draw("discard", 2))
    after = Layer(law_of(view), 0, 3, 1, 0).most(standing(game.view(taken, 0))).after
    assert not after.debts
    assert after.hand == ("9C", "3D", "9D", "KS")


def test_what_fits_the_table() -> None:
    view = at("KC", melds="9D 9H 9S/JH QH KH")
    fitting = [card for card in ("9C", "TH", "AH", "9H", "8H", "6C", "2C") if fits(law_of(view), view.melds, card)]
    assert fitting == ["9C", "TH", "AH", "9H", "6C"]


# --- what may come


def test_a_pair_hopes_for_what_completes_it() -> None:
    view = at("KC KD QD 3H 8S")
    law, copies = law_of(view), recall(view).copies
    hopes = Prospects(law, (), view.hand, copies)
    # Two kings, a queen too many: KH KS, JD AD, and four wilds beside the best pair.
    unseen = sum(copies)
    assert hopes.worth() == pytest.approx((30 + 30 + 30 + 120 + 4 * 20) / unseen)
    assert hopes.worth(without="KD") == 0
    assert hopes.worth(without="QD") == pytest.approx((30 + 30 + 4 * 20) / unseen)
    assert hopes.worth(without="8S") == hopes.worth()


def test_nobody_hopes_for_what_is_seen() -> None:
    view = at("KC KD 3H", "KH", melds="KS QS JS")
    hopes = Prospects(law_of(view), (), ("KC", "KD"), recall(view).copies)
    assert hopes.worth() == pytest.approx(4 * 20 / sum(recall(view).copies))


def test_trios_are_the_melds_of_three() -> None:
    view = at("KC", packs=2)
    found = trios(law_of(view))
    assert set(found.third["KC", "KC"]) == {"KD", "KH", "KS"}
    assert set(found.third["QC", "KC"]) == {"JC", "AC"}
    assert "6C" not in found.others
    assert (ORDER["5C"], ORDER["7C"]) not in found.third.get(("5C", "7C"), ())
    sets = trios(law_of(at("KC", preset="george")))
    assert ("QC", "KC") not in sets.third


def test_few_cards_are_a_peril() -> None:
    def out(theirs: str, last: str = MANY) -> float:
        view = at("KC 2H", theirs=theirs, last=last)
        return Peril(view, recall(view)).out

    assert out("2C") > out("2C 3C 4C") > out(MANY) > 0
    assert out("2C", "2D") > out("2C")


def test_who_is_out_already_is_no_peril() -> None:
    view = at("KC 2H", theirs="", more={"out": (1,)}, first_turn_grace=True)
    assert Peril(view, recall(view)).others == (2,)


def test_the_stock_ends_a_round_too() -> None:
    dry = [Peril(view, recall(view)).dry for view in (at("KC", stock=stock) for stock in ("", "2D", "2D 3D 4D"))]
    assert dry[0] > dry[1] > dry[2] == 0


# --- what a seat remembers


def test_up_cards_called_and_matched_cards_are_remembered() -> None:
    game = Game(Rules.make("rummy5000", wild_indicator="separate"), 3)
    round = game.deal("seen")
    view = game.view(round, 0)
    copies = recall(view).copies
    shown = [card for seat in (1, 2) for card in view.known[seat]]
    assert len(shown) == 2
    for card in (*shown, *view.aside, *view.hand, *view.discard):
        assert copies[ORDER[card]] == 0
    assert sum(copies) == len(round.stock) + sum(len(round.hands[seat]) - 1 for seat in (1, 2))
    assert recall(at("KC", melds="QD KD 6S=AD", more={})).copies[ORDER["AD"]] == 1
    matched = at("AD 3C", melds="QD KD 6S=AD")
    again = Game(matched.rules, 3)
    full = Round(2, (("AD", "3C"), ("2C",), ("2D",)), ("3H",), ("4C",), matched.melds, 0, "play", "stock")
    full = full._replace(wild_rank="6", known=((), (), ()), scores=(0, 0, 0), opened=(1,))
    assert recall(again.view(again.play(full, 0, Match("AD", 0)), 1)).copies[ORDER["AD"]] == 0


# --- easy


def test_easy_lays_throws_calls_and_chooses() -> None:
    assert move("easy", at("KC KD KS 3H 9D")) == LayMelds((("KC", "KD", "KS"),))
    assert move("easy", at("KC 3H 9D")) == Discard("KC")
    assert move("easy", asked("KC 3H", "9C", "9D 9H 9S")) == Call(0)
    assert move("easy", asked("KC 3H", "9C", "TD TH TS", rummy_call="pile")) == Pass()
    assert move("easy", at("AD 3C", melds="QD KD 6S=AD")) == Match("AD", 0)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_everybody_chooses_a_number_of_cards(name: str) -> None:
    rules: dict[str, Any] = {"permanent_wilds": ["2"], "permanent_wild_upcard": "choose"}
    many = move(name, at("2C", phase="choose", wild=None, **rules))
    assert many == Choose(12) or (name == "random" and many == Choose(2))
    few = move(name, at("2C", phase="choose", wild=None, scoring="penalty", **rules))
    assert few == Choose(2) or (name == "random" and few == Choose(12))


# --- normal


def test_a_deep_take_that_pays_is_taken() -> None:
    assert move("normal", at("9C 9D 3H KS", "9H AC AD KD KC", phase="draw")) == Draw("discard", 5)


def test_a_deep_take_that_would_be_stuck_is_left() -> None:
    """The pile holds aces that nobody can lay, and the round is about to end."""
    view = at("4C 4D 3H", "4H AC 2D AH", phase="draw", theirs="2C", last="3C", stock="5D 7S")
    assert move("normal", view) == Draw("stock")


def test_the_take_is_melded() -> None:
    view = at("9C 9D 3H KS", "9H AC AD", phase="draw")
    game = Game(view.rules, 3)
    round = Round(2, (view.hand, ("2C",), ("2D",)), ("3C",), view.discard, turn=0, wild_rank="6", known=((), (), ()))
    taken = game.play(round._replace(scores=(0, 0, 0)), 0, Draw("discard", 3))
    assert move("normal", game.view(taken, 0)) == LayMelds((("9C", "9D", "9H"),))


def test_an_empty_stock_is_left_alone_while_cards_can_be_laid() -> None:
    assert move("normal", at("KC KD KS AH", "9H", phase="draw", stock="")) == Draw("discard")


def test_wilds_are_laid_with_what_they_complete() -> None:
    hand = "6H KC KD 3H 9D QS 2D 7S"
    laid = move("normal", at(hand, melds="TD TH TS"))
    assert isinstance(laid, LayMelds)
    assert set(laid.melds[0]) == {"6H", "KC", "KD"}
    assert move("normal", at("6H KC 3H 9D", melds="TD TH TS")) == LayOff(("6H",), 0)


def test_everything_is_laid_before_the_stock_ends() -> None:
    assert isinstance(move("normal", at("6H KC 3H 9D QS", melds="TD TH TS", stock="")), LayOff)


def test_what_can_be_called_is_not_thrown() -> None:
    assert move("normal", at("9C 5D 2H", melds="9D 9H 9S", theirs="2C", more={"caller": True})) != Discard("9C")


def test_a_pair_of_aces_is_kept() -> None:
    assert move("normal", at("AC AD 9C 4H JS", melds="TD TH TS")) not in (Discard("AC"), Discard("AD"))


def test_the_next_seat_is_not_given_what_it_collects() -> None:
    hand = "KD QC 4C 2H"
    view = at(hand, theirs=f"KH KS {MANY}", more={"known": ((), ("KH", "KS"), ())})
    assert move("normal", view) != Discard("KD")


def test_who_can_goes_out() -> None:
    view = at("9C 9D 9H KS", theirs="AC AD 2H", last="AH 6C 3D")
    assert move("normal", view) == LayMelds((("9C", "9D", "9H"),))
    assert move("normal", at("KS", melds="9C 9D 9H")) == Discard("KS")


def test_nobody_ends_a_match_that_another_wins() -> None:
    """The other seat has reached the target and is far ahead; there is still a card to be kept."""
    hand = "9C 9D 9H KS"
    behind = at(hand, theirs=MANY, more={"scores": (0, 5200, 0)})
    assert move("normal", behind) == Discard("KS")
    ahead = at(hand, theirs=MANY, more={"scores": (5200, 0, 0)})
    assert move("normal", ahead) == LayMelds((("9C", "9D", "9H"),))


def test_a_floating_seat_plays_what_it_must() -> None:
    view = at("9S", melds="9C 9D 9H", more={"floated": True})
    assert move("normal", view) == LayOff(("9S",), 0)
    assert move("normal", at("", phase="draw")) == Draw("stock")


def test_a_call_that_pays_is_called() -> None:
    assert move("normal", asked("KC 3H 9D", "AC", "AD AH AS")) == Call(0)


def test_a_call_that_costs_more_is_let_go() -> None:
    """All that could be discarded after it is worth far more than the nine."""
    assert move("normal", asked("AC AD", "9C", "9D 9H 9S", wild="8")) == Pass()


def test_a_wild_is_won_back_for_what_it_stands_for() -> None:
    view = at("9D 3H KS 2C", melds="9C 9H 6D", wild_reclaim=True, wild_match=False)
    assert move("normal", view) == Reclaim(("9D",), 0)


def test_wild_ranks_are_understood_where_hands_count() -> None:
    """A king, a queen and a wild are a meld, and what is left is thrown."""
    view = at("KC QC 6H 3S 9D 2H", preset="rami40", opening_minimum=0, wild_indicator="first", more={"opened": (0,)})
    done = move("normal", view)
    assert isinstance(done, LayMelds)
    assert {card.partition("=")[0] for card in done.melds[0]} == {"KC", "QC", "6H"}


def test_an_opening_is_made_of_wild_ranks_too() -> None:
    view = at("KC QC 6H KS KD TS TC TD 2H 3H", preset="rami40", wild_indicator="first")
    for name in ("easy", "normal"):
        done = move(name, view)
        assert isinstance(done, LayMelds)
        assert len(done.melds) > 1


def test_a_small_budget_is_enough_for_a_move() -> None:
    view = at("9C 9D 3H KS", "9H 9S 4C AC AD KD KC", phase="draw")
    assert BOTS["normal"](view, Random(1), 0) in view.options.draws


@pytest.mark.parametrize("name", ["easy", "normal"])
@pytest.mark.parametrize("preset", ["rummy5000", "george", "rummy500"])
def test_whole_matches_end(name: str, preset: str) -> None:
    game = Game(Rules.make(preset), 3)
    round = game.deal(f"whole {preset}")
    while round.turn is not None:
        round = game.play(round, round.turn, move(name, game.view(round, round.turn)))
    assert round.result is not None
    assert sum(round.result.melded) > 0
