"""What a turn has likely cost."""

from collections.abc import Generator, Sequence
from itertools import count
from random import Random
from typing import Any

import pytest

from rami.actions import Action, Call, Discard, Draw, LayMelds, Pass
from rami.bots import BOTS, BUDGET, Bot
from rami.cards import FACES, ordered
from rami.events import Drew
from rami.game import Game
from rami.presets import PRESETS
from rami.replay import Played, Replay
from rami.review import MOVE, Review, Slip, shrunk, together
from rami.round import Round
from rami.rules import Rules
from rami.table import Entry, Seat, Table
from rami.view import View

GAME = Game(Rules.make("cardverse"), 2)


def standing(mine: str, theirs: str, pile: str, stock: str = "", known: str = "", **changes: Any) -> Round:
    """Seat 0 is to act and has drawn; nothing lies but the pile; the stock is what is named, then the rest."""
    hands, discard, top = (tuple(mine.split()), tuple(theirs.split())), tuple(pile.split()), tuple(stock.split())
    gone = {*hands[0], *hands[1], *discard, *top}
    rest = [card for card in FACES if card not in gone]
    Random(7).shuffle(rest)
    round = GAME.deal("a review", dealer=1)._replace(turn=0, phase="play", source="stock", taken=hands[0][-1:])
    round = round._replace(hands=tuple(map(ordered, hands)), discard=discard, stock=(*top, *rest))
    taken = tuple(Drew(1, "discard", (card,)) for card in known.split())
    return round._replace(known=((), tuple(known.split())), turn_number=6, history=taken, **changes)


def slip_of(round: Round, acts: Sequence[Action], bot: Bot = BOTS["hard"], game: Game = GAME) -> Slip | None:
    """Of the first turn of a round that begins like this."""
    seat = round.turn
    assert seat is not None
    played = Played(game, round, tuple(Entry(seat, action) for action in acts))
    review = Review(played, played.turns[0], bot, BUDGET)
    while not review.done:
        assert review.slip is None
        review.go_on(MOVE)
    return review.slip


def scripted(*acts: Action) -> Bot:
    """Does these, one after the other, whatever it sees."""
    left = iter(acts)
    return lambda view, rng, budget: next(left)


KINGS = LayMelds((("KC", "KD", "KH"),))
FIVES = LayMelds((("5C", "5D", "5S"),))


def test_not_going_out_costs_what_the_others_hold() -> None:
    round = standing("KC KD KH 5C 5D 5S 9H", "QS QH JD TC TD 8C 7S", "2C")
    slip = slip_of(round, [Discard("9H")])
    assert slip is not None and slip.cost > 9
    assert slip.at == 0 and slip.did == (Discard("9H"),)
    assert Discard("9H") in slip.better and any(isinstance(action, LayMelds) for action in slip.better)
    assert slip.why[0] == "hint.go-out"


def test_a_card_that_lets_the_next_seat_go_out_costs_much() -> None:
    round = standing("9S KC KD 4H 2D 5C 7D", "7S 8S QH", "2C", known="7S 8S QH")
    slip = slip_of(round, [Discard("9S")])
    assert slip is not None and slip.cost > 3 and slip.did == (Discard("9S"),)
    (better,) = slip.better
    assert isinstance(better, Discard) and better.card not in ("9S", "6S")
    assert slip.why[0] == "hint.risk" and slip.why[1]["others"] == ["9S"]


def test_a_broken_meld_costs_and_is_named() -> None:
    round = standing("KC KD KH 9C 4D 2S 7H TS", "QS QH JD TC TD 8C 7S", "2C")
    slip = slip_of(round, [Discard("KD")])
    assert slip is not None and slip.cost > 2 and slip.did == (Discard("KD"),)
    assert slip.why == ("hint.whole", {"others": ["KD"], "cards": ["KC", "KD", "KH"]})


def test_a_card_left_that_ends_the_round_costs() -> None:
    """The draw and what follows are judged apart, and both count."""
    start = standing("KC KD 5C 5D 5S 9H", "QS QH JD TC TD 8C 7S", "KH", phase="draw", source=None, taken=())
    slip = slip_of(start, [Draw("stock"), Discard("9H")])
    assert slip is not None and slip.cost > 8
    assert (slip.at, slip.did, slip.better) == (0, (Draw("stock"),), (Draw("discard"),))
    assert slip.why[0] == "hint.go-out"


@pytest.mark.parametrize("acts", [(KINGS, FIVES, Discard("9H")), (FIVES, KINGS, Discard("9H"))])
def test_the_same_in_another_order_costs_nothing(acts: tuple[Action, ...]) -> None:
    round = standing("KC KD KH 5C 5D 5S 9H 2S", "QS QH JD TC TD 8C 7S", "2C")
    asked: list[View] = []

    def bot(view: View, rng: Random, budget: int) -> Action:
        asked.append(view)
        return (KINGS, FIVES, Discard("9H"))[len(asked) - 1]

    assert slip_of(round, acts, bot) is None
    assert len(asked) == 3


def test_what_both_have_in_common_is_left_out() -> None:
    round = standing("KC KD KH 9C 4D 2S 7H TS", "7C 8C QH", "2C", known="7C 8C QH")
    slip = slip_of(round, [KINGS, Discard("9C")], scripted(KINGS, Discard("TS")))
    assert slip is not None
    assert (slip.at, slip.did, slip.better) == (1, (Discard("9C"),), (Discard("TS"),))


def test_what_is_missed_turn_after_turn_is_charged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As much as in the turn in which it cost most."""
    thrown = iter(["9C", "QS", "4D", "QH", "2S", "JD", "7H"])
    round = standing("KC KD KH 9C 4D 2S 7H TS", "QS QH JD TC TD 8C 7S", "2C", "3C 3D 4C 6H 6S 8H")
    acts: list[Entry] = [Entry(0, Discard(next(thrown)))]
    for number, card in enumerate(thrown, 1):
        acts += [Entry(number % 2, Draw("stock")), Entry(number % 2, Discard(card))]
    played = Played(GAME, round, tuple(acts))
    costs = iter([5, 8, 6, 4])

    def cost(self: Review, view: View, did: Sequence[Action], better: Sequence[Action]) -> Generator[int, None, int]:
        yield 1
        return next(costs)

    monkeypatch.setattr(Review, "_cost", cost)
    best = [(KINGS, Discard("TS")), (KINGS, Discard("7H")), (KINGS, Discard("TS")), (Discard("3D"),)]
    former: list[Review] = []
    for turn, does in zip([turn for turn in played.turns if turn.seat == 0], best, strict=True):
        drawn = [Draw("stock")] if turn.at else []
        review = Review(played, turn, scripted(*drawn, *does), BUDGET, tuple(former))
        while not review.done:
            review.go_on(MOVE)
        former.append(review)
    slips = [review.slip for review in former]
    assert [slip.cost if slip else 0 for slip in slips] == [5, 3, 0, 4]
    assert slips[0] and slips[1] and slips[3]
    assert "hint.again" not in (slips[0].why[0], slips[3].why[0])
    assert slips[1].why == ("hint.again", {"first": slips[0].why, "turn": 1})


def test_only_what_is_surely_lost_counts() -> None:
    assert shrunk([0.0] * 8) == 0
    assert shrunk([10.0] * 8) == 10
    assert shrunk([-10.0] * 8) == 0
    assert shrunk([40.0] + [0.0] * 7) == 0
    assert 0 < shrunk([0.0, 30.0] * 8) < 15


def hidden(round: Round, rng: Random) -> Round:
    """The same to seat 0: the other's unknown cards and the stock below its top are dealt anew."""
    known = round.known[1]
    theirs = list(round.hands[1])
    for card in known:
        theirs.remove(card)
    cards = [*theirs, *round.stock[1:]]
    rng.shuffle(cards)
    hands = (round.hands[0], ordered((*known, *cards[: len(theirs)])))
    return round._replace(hands=hands, stock=(round.stock[0], *cards[len(theirs) :]))


def second_turn(game: Game, seed: str, rng: Random) -> Round | None:
    """As seat 0 begins its second turn, if it comes to that."""
    round = game.deal(seed, dealer=1)
    while round.turn is not None:
        if (round.turn, round.phase, round.turn_number) == (0, "draw", 2):
            return round
        round = game.play(round, round.turn, BOTS["easy"](game.view(round, round.turn), rng, 1))
    return None


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_what_nobody_could_see_makes_no_difference(preset: str) -> None:
    game, rng = Game(Rules.make(preset), 2), Random(preset)
    round = next(found for number in count() if (found := second_turn(game, f"unseen {number}", rng)) is not None)
    acts: list[Action] = [Draw("stock")]
    after = game.play(round, 0, acts[0])
    acts.append(Discard(game.options(after).discards[-1]))
    slips = [slip_of(hidden(round, rng) if time else round, acts, BOTS["normal"], game) for time in range(3)]
    assert slips[0] == slips[1] == slips[2]


def reviewed(preset: str, level: str, seed: str, judge: str = "hard") -> tuple[list[Slip | None], Played]:
    """What is said of all turns of a seat of this level, in a round."""
    table = Table.start(Rules.make(preset), (Seat("you"), Seat("normal"), Seat("easy")), seed)
    bots = {**BOTS, "you": BOTS[level]}
    while table.round.turn is not None:
        table = _act(table, bots)
    played = Replay(table).round(0)
    found: list[Slip | None] = []
    for turn in played.turns:
        if turn.seat == 0:
            review = Review(played, turn, BOTS[judge], BUDGET)
            while not review.done:
                review.go_on(MOVE)
            found.append(review.slip)
    return found, played


def _act(table: Table, bots: dict[str, Bot]) -> Table:
    seat = table.round.turn
    assert seat is not None
    view = table.match.game.view(table.round, seat)
    rng = Random(f"hint/{view.round_number}/{view.turn_number}")
    return table.act(seat, bots[table.seats[seat].kind](view, rng, BUDGET), table.number)


def test_the_better_the_level_the_less_it_costs() -> None:
    costs = {}
    for level in ("random", "normal", "hard"):
        slips = [slip for number in range(2) for slip in reviewed("cardverse", level, f"levels {number}")[0]]
        costs[level] = sum(slip.cost for slip in slips if slip is not None) / len(slips)
    assert costs["hard"] == 0 and costs["random"] > 1 > costs["normal"]


@pytest.mark.parametrize("preset", sorted(set(PRESETS) - {"cardverse"}))
def test_slips_of_every_game_are_of_their_turn(preset: str) -> None:
    slips, played = reviewed(preset, "random", "slips", judge="normal")
    turns = [turn for turn in played.turns if turn.seat == 0]
    assert any(slips)
    for slip, turn in zip(slips, turns, strict=True):
        if slip is None:
            continue
        assert slip.cost > 0 and turn.at <= slip.at < turn.end and slip.why[0].startswith("hint.")
        acts = [entry.action for entry in played.acts[turn.at : turn.end]]
        assert set(slip.did) <= set(acts) and slip.did != slip.better
        kinds = Draw | Pass | Call
        assert isinstance(slip.did[0], kinds) == isinstance(slip.better[0], kinds)


def test_points_on_the_table_are_those_of_all_that_is_laid() -> None:
    laid, more = ("hint.score", {"points": 15}), ("hint.score", {"points": 285})
    assert together([laid, more, ("hint.spare", {"card": "9H", "count": 1})]) == ("hint.score", {"points": 300})
    assert together([("hint.replay", {}), more]) == ("hint.replay", {})
