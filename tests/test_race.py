"""What the race counts for and against a hand, and how the hard level plays where there are jokers."""

from __future__ import annotations

from random import Random

import pytest

from rami.actions import Action, Discard, Draw, LayMelds
from rami.bots import BOTS, BUDGET, deep
from rami.bots.ground import standing
from rami.bots.handful import hand_of
from rami.bots.race import Race, Scene
from rami.cards import FACES, JOKER, ordered, without
from rami.game import Game
from rami.round import Round
from rami.rules import Rules
from rami.view import View

SEEN = ordered("2C 9D KS 4H 7S JD 8C".split())


def at(
    hand: str,
    melds: str = "",
    theirs: int = 7,
    opened: tuple[int, ...] = (0, 1),
    discard: str = "3C",
    known: str = "",
    drawing: bool = False,
    **switches: object,
) -> View:
    """Seat 0 of two is to act; the melds are seat 1's, which holds so many cards, some of them `known`."""
    game = Game(Rules.make("rami51", **switches), 2)
    laid = [game.law.melds.read(tuple(cards.split()), 1) for cards in filter(None, melds.split("/"))]
    round = Round(
        dealer=1,
        hands=(ordered(hand.split()), (*SEEN, *FACES[:6])[:theirs]),
        stock=FACES[20:60],
        discard=tuple(discard.split()),
        melds=tuple(meld for meld in laid if meld),
        turn=0,
        phase="draw" if drawing else "play",
        source=None if drawing else "stock",
        taken=() if drawing else (hand.split()[0],),
        opened=opened,
        known=((), ordered(known.split())),
        scores=(0, 0),
        turn_number=8,
    )
    return game.view(round, 0)


def worth(view: View, discard: str) -> float:
    """Of ending the turn with this discard and nothing laid."""
    hand = without(view.hand, (discard,))
    assert hand is not None
    return Race(Scene(view), standing(view)).judge(hand_of(hand), discard)


def move(view: View) -> Action:
    return BOTS["hard"](view, Random(1), BUDGET)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("4H 5H 6H 9C 9D KD", "4H 5H 6H 9C TD KD"),
        ("4H 5H 9C 2D JS KD", "4H 7S 9C 2D JS KD"),
        ("4H 5H 9C 2D * KD", "4H 5H 9C 2D JS KD"),
        ("4H 5H 9C 2D 3S KD", "4H 5H 9C 2D JS KD"),
    ],
)
def test_what_makes_a_hand_better(better: str, worse: str) -> None:
    """A card less left over, cards that go together, a joker, lower cards."""
    assert worth(at(better), "KD") > worth(at(worse), "KD")


def test_copies_that_are_gone_help_no_more() -> None:
    hand = "4H 5H 9C 2D JS KD"
    assert worth(at(hand, discard="3H 6H 3C"), "KD") > worth(at(hand, discard="3H 3H 6H 6H 3C"), "KD")


def test_what_the_next_seat_can_use_is_a_gift() -> None:
    def gift(view: View, card: str) -> float:
        return Race(Scene(view), standing(view)).gift(card)

    hand = "8H KC 2D 5S 9S"
    assert gift(at(hand, "5H 6H 7H"), "8H") > gift(at(hand, "5H 6H 7H"), "KC")
    assert gift(at(hand, "5H 6H 7H", theirs=2), "8H") > gift(at(hand, "5H 6H 7H"), "8H")
    assert gift(at(hand, known="KH KS"), "KC") > gift(at(hand), "KC")
    assert gift(at(hand), JOKER) > gift(at(hand), "KC")


def test_the_risk_grows_as_their_cards_go() -> None:
    risks = [Scene(at("8H KC 2D", "5H 6H 7H", theirs=theirs)).risk for theirs in (9, 5, 3, 2, 1)]
    assert risks == sorted(risks)
    assert len(set(risks)) == 5
    assert Scene(at("8H KC 2D", theirs=13, opened=(0,))).risk < risks[2]


def test_what_is_paid_for_a_hand() -> None:
    """Its value; a fixed price before the opening where there is one (RA-H11); to the winner where it takes hands."""
    assert Scene(at("8H KC 2D")).paid(20, True) == 20
    view = at("8H KC 2D", opened=(1,), unopened_penalty=100)
    assert (Scene(view).paid(20, False), Scene(view).paid(20, True)) == (100, 20)
    assert Scene(at("8H KC 2D", scoring="winner_takes_hands")).paid(20, True) == 20


def test_what_rami_sec_brings() -> None:
    """Nothing, unless house rules say so (RA-H12, RA-H13)."""
    hand = "8H KC 2D"
    assert Scene(at(hand, opened=(1,))).extra == 0
    assert Scene(at(hand, opened=(1,), winner_bonus={"out": -10, "rami_sec": -30})).extra == 20
    assert Scene(at(hand, opened=(1,), rami_sec_doubles=True)).extra > 20
    assert Scene(at(hand, rami_sec_doubles=True)).extra == 0


def test_melds_are_kept_while_nobody_is_near_the_end() -> None:
    hand = "4H 5H 6H 9C KD 2S JS"
    assert isinstance(move(at(hand, theirs=10)), Discard)
    assert isinstance(move(at(hand, "2C 3C 4C", theirs=1)), LayMelds)


def test_what_opens_is_laid_when_it_is_late() -> None:
    hand = "TH JH QH KH 9C 9D 9S 2S 4D 7C 8S"
    assert isinstance(move(at(hand, "2C 3C 4C", theirs=1, opened=(1,))), LayMelds)


def test_what_goes_out_goes_out() -> None:
    hand = "4H 5H 6H 9C 9D * KD"
    assert isinstance(move(at(hand, theirs=10)), LayMelds)


def test_a_joker_is_not_thrown() -> None:
    assert move(at("* KD", theirs=7)) != Discard(JOKER)


def test_a_useful_discard_is_taken_and_a_useless_one_is_not() -> None:
    hand = "4H 5H 9C KD 2S JS"
    assert move(at(hand, discard="6H", drawing=True)) == Draw("discard")
    assert move(at(hand, discard="TD", drawing=True)) == Draw("stock")


def test_an_empty_stock_is_asked_with_a_low_hand_only() -> None:
    game = Game(Rules.make("rami51", reshuffle_limit=0), 2)
    start = game.deal("end", dealer=1)
    for hand, draw in (("AH 2D 2S", Draw("stock")), ("KH KD QC JS TC", Draw("discard"))):
        low = ordered("3H 4C 5D".split()) if draw.source == "discard" else start.hands[1]
        round = start._replace(hands=(ordered(hand.split()), low), stock=(), discard=("KS",), opened=(0, 1))
        assert move(game.view(round, 0)) == draw


def test_all_is_laid_before_the_stock_ends_the_round() -> None:
    """The next seat will ask for a card that is not there, and the lowest hand wins."""
    game = Game(Rules.make("rami51", reshuffle_limit=0), 2)
    start = game.deal("end", dealer=1)
    hand = ordered("4H 5H 6H 9C KD 2S JS".split())
    stand = {"phase": "play", "source": "stock", "taken": ("2S",), "opened": (0, 1)}
    kept = move(game.view(start._replace(hands=(hand, start.hands[1]), **stand), 0))
    laid = move(game.view(start._replace(hands=(hand, start.hands[1]), stock=(), **stand), 0))
    assert isinstance(kept, Discard)
    assert isinstance(laid, LayMelds)


def test_the_least_budget_is_enough_for_a_move() -> None:
    view = at("QH KH 9C 9D 2S 5D 7C 4C")
    assert deep.act(view, 0) in map(Discard, view.options.discards)


@pytest.mark.parametrize(
    "house",
    [
        {},
        {"discard_to_win": True, "max_wilds_per_meld": 2},
        {"taken_card_must_open": True, "reclaimed_wild_needs_new_meld": True},
        {"dealer_starts_with_discard": True, "may_discard_wild": False, "opening_ladder": True},
        {"rami_sec_waives_opening": True, "opening_needs_clean_run": True, "wild_position": "chosen"},
        {"max_wilds_per_meld": None, "naturals_must_outnumber_wilds": True, "wild_reclaim_from_short_set": True},
    ],
)
def test_every_move_is_legal_in_every_house(house: dict[str, object]) -> None:
    """A refused move raises."""
    game = Game(Rules.make("rami40", **house), 3)
    round = game.deal("house")
    while round.turn is not None and round.turn_number < 45:
        round = game.play(round, round.turn, move(game.view(round, round.turn)))


def test_a_crowded_hand_is_played_as_the_normal_level_would() -> None:
    for switches in ({"hand_size": 20}, {"jokers": 8, "hand_size": 16}):
        game = Game(Rules.make("rami51", **switches), 2)
        jokers = switches.get("jokers", 4)
        pack = ordered((*FACES, *FACES))[::3] + (JOKER,) * jokers
        hand = ordered(pack[-game.law.plan.hand_size :])
        round = game.deal("crowd", dealer=1)._replace(hands=(hand, SEEN))
        view = game.view(round, 0)
        assert move(view) == BOTS["normal"](view, Random(1), BUDGET)
