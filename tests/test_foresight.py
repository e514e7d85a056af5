"""Hard play where melds score: what the kernel sees is checked against the engine, moves against good sense."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rami.actions import Action, Call, Discard, Draw, LayMelds, LayOff, Pass
from rami.bots import BOTS, BUDGET, foresight
from rami.bots.gains import fits
from rami.bots.ground import game as game_of_view
from rami.bots.ground import law_of, rehearsal
from rami.bots.kernel.points import Play
from rami.bots.kernel.points_terms import Terms, terms_of
from rami.cards import FACES, ORDER, ordered
from rami.game import Game
from rami.melds import Meld
from rami.round import Round
from rami.rules import Rules
from rami.view import View
from tests.oracles.worlds import other_world

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("rummy5000", 3, {}),
    ("rummy5000", 5, {"wild_set": True, "rummy_call": "pile"}),
    ("rummy5000", 3, {"permanent_wilds": ["2"], "sets_need_distinct_suits": True, "wild_reclaim": True}),
    ("rummy5000", 2, {"scoring": "melded_less_hand", "floating": False, "lay_off_needs_opening": True}),
    ("rummy5000", 4, {"melds": "runs", "take_needs_two_naturals": "deep", "stock_card_now_or_never": True}),
    ("george", 4, {}),
    ("rummy500", 3, {}),
    ("rummy500", 2, {"opening_minimum": 30}),
]
named = pytest.mark.parametrize(("preset", "players", "switches"), TABLES)


def hard(view: View, budget: int = BUDGET) -> Action:
    return BOTS["hard"](view, Random(1), budget)


def positions(game: Game, seed: str, name: str = "easy") -> Iterator[tuple[Round, View]]:
    """A round that bots play."""
    round, chance = game.deal(seed), Random(seed)
    while round.turn is not None:
        view = game.view(round, round.turn)
        yield round, view
        round = game.play(round, round.turn, BOTS[name](view, chance, BUDGET))


def terms_at(view: View) -> Terms:
    return terms_of(game_of_view(view), view.wild_rank)


# --- rounds played on


@named
def test_the_table_takes_what_the_engine_lets_it_take(preset: str, players: int, switches: dict[str, Any]) -> None:
    game = Game(Rules.make(preset, **switches), players)
    looked = 0
    for seed in range(4):
        for round, view in positions(game, f"{seed}"):
            if not round.melds or round.turn_number % 3:
                continue
            law = law_of(view)
            state = Play(terms_at(view), round)
            faces = [face for face in FACES if law.plan.copies(face)]
            assert {face for face in faces if state.takes(ORDER[face])} == {
                face for face in faces if fits(law, round.melds, face)
            }
            looked += 1
    assert looked


@named
def test_what_is_laid_at_once_are_melds(preset: str, players: int, switches: dict[str, Any]) -> None:
    """Every short meld without wilds is seen, and all that is seen is in one."""
    game = Game(Rules.make(preset, **switches), players)
    for seed in range(6):
        round = game.deal(f"{seed}")
        if round.turn is None or round.phase != "draw":
            continue
        for seat in range(players):
            view = game.view(round, seat)
            law = law_of(view)
            naturals = tuple(card for card in round.hands[seat] if card not in law.wilds)
            melds = law.melds.candidates(naturals)
            faces, twins, _ = terms_at(view).hand(naturals)
            laid = Play(terms_at(view), round).laid(faces, twins, 0)
            assert bool(laid) == bool(melds)
            assert not laid & ~sum({1 << ORDER[card] for meld in melds for card in meld})


def test_a_wild_joins_what_is_apart_by_its_own_rank() -> None:
    """With queens wild, king and ace still lack a queen: any wild is one."""
    terms = terms_at(at("QC 4D", wild_rank="Q"))
    king, ace, jack = (1 << ORDER[card] for card in ("KS", "AS", "JS"))
    assert terms.mates[ORDER["KS"]] & ace
    assert terms.mates[ORDER["JS"]] & king
    assert not terms.mates[ORDER["KS"]] >> ORDER["QS"] & 1
    assert not any(pair == ace | king for pair in terms.pairs[ORDER["JS"]])
    assert not terms.mates[ORDER["TS"]] & king
    assert terms.mates[ORDER["TS"]] & jack


def rest_of(view: View, stock: str, others: str = "2C 4C 7D 9H JS KD", pile: str = "") -> Play:
    """A round played on from the turn of seat 0: the others hold the same cards, the stock's first is drawn first."""
    hands = (view.hand, *[ordered(others.split())] * 2)
    turn = rehearsal(view)._replace(hands=hands, stock=tuple(stock.split()), discard=tuple(pile.split()), phase="draw")
    state = Play(terms_at(view), turn)
    state.play()
    return state


def test_in_rounds_played_on_a_card_of_the_pile_lets_a_seat_go_out() -> None:
    view = at("4C", melds="9C 9D 9S")
    assert rest_of(view, "TH 2H 3H", pile="8D 9H").out == 0
    assert rest_of(view, "TH 2H 3H", pile="9H 8D").out != 0


def test_in_rounds_played_on_two_wilds_take_a_card_with_them() -> None:
    view = at("6H 6S KD 4C")
    assert rest_of(view, "9H").melded[0] == 210
    assert rest_of(at("6H 6S KD 4C", max_wilds_per_meld=1), "9H").melded[0] == 0


def test_in_rounds_played_on_a_wild_that_helps_to_take_nothing_is_laid() -> None:
    """At George two natural cards of the hand are needed to take (R5-V27)."""
    table = {"wild_rank": "6", "melds": "QC QD QS"}
    held = "6H KD 4C 9S"
    assert rest_of(at(held, preset="george", **table), "TH", "3C 4D 7C 9D JC KS").melded[0] == 100
    assert rest_of(at(held, **table), "TH", "3C 5D 7C 9D JC KS").melded[0] == 0


# --- moves


@named
def test_every_move_is_legal_and_sees_no_hidden_card(preset: str, players: int, switches: dict[str, Any]) -> None:
    game = Game(Rules.make(preset, **switches), players)
    rng = Random(5)
    round = game.deal(f"{preset} {players}")
    for _ in range(24):
        if round.turn is None:
            break
        seat = round.turn
        view = game.view(round, seat)
        action = hard(view, 40)
        assert game.refusal(round, seat, action) is None
        assert hard(game.view(other_world(rng, round, seat), seat), 40) == action
        assert game.refusal(round, seat, foresight.knowing(round)(view, Random(1), 40)) is None
        round = game.play(round, seat, action)


def table(
    hand: str,
    *,
    discard: str = "8D",
    melds: str = "",
    others: tuple[str, ...] = ("2C 9D KS 7H TD 4C", "3H 8S JD QS 5D TC"),
    wild_rank: str | None = "6",
    phase: str = "play",
    preset: str = "rummy5000",
    scores: tuple[int, ...] = (0, 0, 0),
    **switches: Any,
) -> tuple[Game, Round]:
    """Seat 0 is to act, or asked for the discard of the last seat; all other cards but those named are stock.

    Melds are separated by a slash, and seat 1's.
    """
    game = Game(Rules.make(preset, **switches), 1 + len(others))
    law = game.law_for(wild_rank)
    laid: list[Meld] = []
    for cards in filter(None, melds.split("/")):
        meld = law.melds.read(tuple(cards.split()), 1)
        assert meld is not None
        laid.append(meld)
    hands = tuple(ordered(cards.split()) for cards in (hand, *others))
    pile = tuple(discard.split())
    gone = {card for cards in (*hands, pile, *(meld.cards for meld in laid)) for card in cards}
    stock = [face for face in FACES if face not in gone]
    Random(1).shuffle(stock)
    round = Round(
        dealer=len(others),
        hands=hands,
        stock=tuple(stock),
        discard=pile,
        melds=tuple(laid),
        turn=0,
        phase=phase,
        source="stock" if phase == "play" else None,
        taken=(hand.split()[-1],) if phase == "play" else (),
        opened=(1,) if laid else (),
        wild_rank=wild_rank,
        discarder=len(others) if phase == "call" else None,
        following=0 if phase == "call" else None,
        known=((),) * len(hands),
        scores=scores[: len(hands)],
        turn_number=6,
    )
    return game, round


def at(hand: str, **rest: Any) -> View:
    """What seat 0 sees at such a table."""
    game, round = table(hand, **rest)
    return game.view(round, 0)


def turn_of(view: View) -> list[Action]:
    """What hard does until its turn, or the round, is over; the others' hands are as in `at`."""
    game = Game(view.rules, view.players)
    theirs = [ordered(cards.split()) for cards in ("2C 9D KS 7H TD 4C", "3H 8S JD QS 5D TC")]
    round = Round(
        dealer=2,
        hands=(view.hand, *theirs),
        stock=("2D", "3D"),
        discard=view.discard,
        melds=view.melds,
        turn=0,
        phase="play",
        source="stock",
        taken=view.taken.cards if view.taken else (),
        opened=view.opened,
        wild_rank=view.wild_rank,
        known=((),) * 3,
        scores=(0,) * 3,
        turn_number=6,
    )
    done = []
    while round.turn == 0 and round.phase == "play":
        done.append(hard(game.view(round, 0)))
        round = game.play(round, 0, done[-1])
    return done


def test_hard_takes_the_pile_that_pays() -> None:
    """Three aces are three hundred points."""
    assert hard(at("AC AD 4H 9S JC", discard="2S AH 3D", phase="draw")) == Draw("discard", 2)
    assert hard(at("AC AD 4H 9S JC", discard="3C 8H 2D", phase="draw")) == Draw("stock")


def test_hard_goes_out_while_the_others_hold_their_cards() -> None:
    assert turn_of(at("QC QD QH 4S")) == [LayMelds((("QC", "QD", "QH"),)), Discard("4S")]


def test_hard_calls_what_is_worth_it() -> None:
    call = hard(at("9S 4H", discard="8H AS", melds="QS KS JS", phase="call"))
    assert call == Call(0)


MANY = ("2C 9D KS 7H TD 4C 3D 7S 5S TC", "3H 8S JD QS 5D 7C 9H KH 2S JC")


@pytest.mark.parametrize(("hand", "melds"), [("6H 9S 4H JC 2D", "QC QD QH"), ("6H 9C KD 4D 8S", "QC QD QH")])
def test_hard_keeps_its_wild_while_the_others_hold_many_cards(hand: str, melds: str) -> None:
    """It may bring more with it from the pile."""
    assert isinstance(hard(at(hand, melds=melds, others=MANY)), Discard)


def test_hard_lays_its_wild_before_somebody_goes_out() -> None:
    """Both others have one card left."""
    view = at("6H 9S 4H JC", melds="QC QD QS", others=("2C", "9H"))
    assert hard(view) == LayOff(("6H",), 0)


@pytest.mark.parametrize("hand", ["AC KD 8C 3S 6H", "AC AD 8C 3S JH", "6D 9H 3S JC KD"])
def test_hard_throws_neither_aces_nor_wilds(hand: str) -> None:
    thrown = turn_of(at(hand))[-1]
    assert isinstance(thrown, Discard)
    assert thrown.card[0] not in "A6"


@pytest.mark.parametrize("seed", range(8))
def test_hard_throws_neither_wilds_nor_what_it_could_lay_while_another_card_may_go(seed: int) -> None:
    game = Game(Rules.make("rummy5000", rummy_call="pile"), 4)
    for _, view in positions(game, f"{seed}"):
        if view.turn_number % 4 or view.phase != "play":
            continue
        action, law = hard(view, 30), law_of(view)
        if isinstance(action, Discard) and (action.card in law.wilds or fits(law, view.melds, action.card)):
            others = {face for face in view.options.discards if face not in law.wilds} - {action.card}
            assert all(fits(law, view.melds, face) for face in others)


def test_hard_passes_when_it_may_call_nothing() -> None:
    view = at("9S 4H JC", discard="8H 2D", melds="QS KS JS", phase="call", rummy_call="pile")
    assert hard(view) == Pass()


def test_the_least_budget_is_enough_for_a_move() -> None:
    view = at("9S 4H JC QD 3C")
    assert hard(view, 0) in map(Discard, view.options.discards)


def test_what_is_asked_of_an_opening_is_left_to_the_normal_level() -> None:
    view = at("QC QD QH 9S 4H JC", opening_minimum=40)
    assert not foresight.covers(view)
    assert foresight.covers(at("QC QD QH 9S 4H JC"))
    assert hard(view) == BOTS["normal"](view, Random(1), BUDGET)


@pytest.mark.parametrize(
    ("before", "scores", "worth"),
    [
        ((4000, 4000, 0), (100.0, 50.0, 0.0), 75.0),
        ((4900, 0, 0), (100.0, 50.0, 0.0), 1075.0),
        ((0, 4960, 0), (100.0, 50.0, 0.0), -425.0),
        ((4900, 4960, 0), (100.0, 40.0, 0.0), 580.0),
    ],
)
def test_a_match_won_is_worth_more_than_its_points(
    before: tuple[int, ...], scores: tuple[float, ...], worth: float
) -> None:
    """Won alone, lost to one of the two others, or won together."""
    assert foresight.Foresight(at("QC QD 9H", scores=before), BUDGET).worth(scores, None) == worth


def test_who_knows_the_cards_draws_what_it_needs() -> None:
    """Two aces, and a third on top of the stock or nowhere near; the pile brings three queens."""
    game, round = table("AC AD 4H 9S JC QC QS", discard="QD", phase="draw", others=("2C", "9D"))
    rest = [card for card in round.stock if card != "AH"]
    drawn = []
    for stock in (["AH", *rest], [*rest, "AH"]):
        truth = round._replace(stock=tuple(stock))
        drawn.append(foresight.knowing(truth)(game.view(truth, 0), Random(1), BUDGET))
    assert drawn == [Draw("stock"), Draw("discard")]
