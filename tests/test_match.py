"""Rounds add up to a match, and the match ends."""

import pytest

from rami.actions import Discard, Draw
from rami.bots import BOTS
from rami.game import Game
from rami.match import Match
from rami.rules import Refused, Rules
from rami.table import Seat, Table


def lying(match: Match, *hands: tuple[str, ...], turn: int = 0, scores: tuple[int, ...] | None = None) -> Match:
    """The match in phase play, with these hands."""
    round = match.round._replace(
        hands=hands, turn=turn, phase="play", source="stock", scores=scores or match.round.scores
    )
    return Match(match.game, round, match.sheet)


def start(players: int = 2, seed: str = "1", **switches: object) -> Match:
    return Match.start(Game(Rules.make("cardverse", **switches), players), seed)


def test_a_match_begins_at_nothing() -> None:
    match = start(3)
    assert (match.sheet, match.totals, match.winners) == ((), (0, 0, 0), None)
    assert match.round.turn == (match.round.dealer + 1) % 3


def test_the_first_dealer_comes_from_the_seed() -> None:
    assert {start(4, str(seed)).round.dealer for seed in range(40)} == {0, 1, 2, 3}


def test_a_finished_round_is_a_row_of_the_sheet() -> None:
    match = lying(start(3), ("9C",), ("KH", "AS"), ("7D", "8D")).play(0, Discard("9C"))
    assert match.sheet == ((26, 0, 0),) and match.totals == (26, 0, 0) and match.winners is None


def test_the_deal_moves_on_one_seat_and_the_totals_go_along() -> None:
    match = start(3)
    dealers = []
    for _ in range(4):
        dealers.append(match.round.dealer)
        match = lying(match, ("9C",), ("2H",), ("2D",)).play(0, Discard("9C")).next_round()
    assert dealers == [(dealers[0] + step) % 3 for step in range(4)]
    assert match.totals == match.round.scores == (16, 0, 0) and match.round.round_number == 4
    assert match.sheet == ((4, 0, 0),) * 4


def test_every_round_has_a_pack_of_its_own() -> None:
    match = start()
    packs = []
    for _ in range(3):
        packs.append((match.round.hands, match.round.stock))
        match = lying(match, ("9C",), ("2H",)).play(0, Discard("9C")).next_round()
    assert len(set(packs)) == 3


def test_no_deal_while_the_round_is_on() -> None:
    with pytest.raises(Refused, match="wrong_phase"):
        start().next_round()


@pytest.mark.parametrize(("score", "winners"), [(89, None), (90, (0,)), (91, (0,))])
def test_the_target_ends_the_match_exactly(score: int, winners: tuple[int, ...] | None) -> None:
    match = lying(start(), ("9C",), ("KH",), scores=(score, 95)).play(0, Discard("9C"))
    assert match.winners == winners
    if winners:
        with pytest.raises(Refused, match="CV-20"):
            match.next_round()


def test_the_last_round_ends_the_match_and_equal_totals_share() -> None:
    match = start(3, rounds=2)
    for seat in (0, 1):
        assert match.winners is None
        hands = [("2H",)] * 3
        hands[seat] = ("9C",)
        match = lying(match, *hands, turn=seat).play(seat, Discard("9C"))
        if seat == 0:
            match = match.next_round()
    assert match.totals == (4, 4, 0) and match.winners == (0, 1)


def test_nobody_may_win_a_round() -> None:
    match = start(stock_end="nobody")
    match = Match(match.game, match.round._replace(stock=()), ())
    match = match.play(match.round.turn or 0, Draw("stock"))
    assert match.sheet == ((0, 0),) and match.winners is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_matches_of_bots_come_to_an_end_that_adds_up(players: int) -> None:
    table = Table.start(Rules.make("cardverse"), (Seat("easy"),) * players, f"match {players}")
    while table.match.winners is None:
        table = table.next_round(table.number) if table.round.result else table.advance(BOTS, 100, table.number)
    match = table.match
    assert match.totals == tuple(map(sum, zip(*match.sheet, strict=True)))
    assert match.winners == (match.totals.index(max(match.totals)),) and max(match.totals) >= 100
    assert max(sum(column) for column in zip(*match.sheet[:-1], strict=True)) < 100
