"""Rounds played once more from what was done."""

from dataclasses import replace

import pytest

from rami import wire
from rami.actions import Discard, Draw
from rami.bots import BOTS
from rami.presets import PRESETS
from rami.replay import Replay, Unplayable
from rami.rules import Rules
from rami.table import Seat, Table

LEVELS = (Seat("easy"), Seat("normal"), Seat("easy"))


def after(acts: int, preset: str = "cardverse", seats: tuple[Seat, ...] = LEVELS) -> list[Table]:
    """The table after each of so many acts, deals among them."""
    tables = [Table.start(Rules.make(preset), seats, "looking back")]
    for _ in range(acts):
        last = tables[-1]
        over = last.round.result is not None
        tables.append(last.next_round(last.number) if over else last.advance(BOTS, 50, last.number))
    return tables


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_station_is_as_it_was(preset: str) -> None:
    tables = after(150, preset)
    replay = Replay(tables[-1])
    assert replay.count > 1
    stood = iter(tables)
    for number in range(replay.count):
        played = replay.round(number)
        for at, station in enumerate(played.stations):
            table = next(stood)
            assert station == table.round and played.news(at) == table.news
            assert played.over or number == replay.count - 1
    assert next(stood, None) is None


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_turns_are_what_a_seat_does_in_one_go(preset: str) -> None:
    replay = Replay(after(150, preset)[-1])
    for number in range(replay.count):
        played = replay.round(number)
        assert [at for turn in played.turns for at in range(turn.at, turn.end)] == list(range(len(played.acts)))
        for turn in played.turns:
            (first, *others) = played.acts[turn.at : turn.end]
            assert {first.seat, *(entry.seat for entry in others)} == {turn.seat}
            assert not any(isinstance(entry.action, Draw) for entry in others)
            drew = isinstance(first.action, Draw)
            assert drew == (played.stations[turn.at].phase == "draw")
            assert not any(isinstance(entry.action, Discard) for entry in others[:-1])


def test_a_replay_shows_what_the_table_showed() -> None:
    seats = (Seat("easy"), Seat("you"), Seat("normal"))
    table = Table.start(Rules.make("rami51"), seats, "shown")
    while table.round.turn != 1:
        table = table.advance(BOTS, 50, table.number)
    played = Replay(table).round(0)
    shown = wire.replayed(played, len(played.acts), 1)
    update = wire.update(table)
    assert shown["view"] == update["view"] and shown["news"] == update["news"]
    hands = table.round.hands
    assert shown["hands"] == [[None] * len(hands[0]), list(hands[1]), [None] * len(hands[2])]


def test_hands_are_open_from_the_first_act_on_once_the_round_is_over() -> None:
    table = next(table for table in after(200) if table.round.result is not None)
    played = Replay(table).round(0)
    for at, station in enumerate(played.stations):
        assert wire.replayed(played, at, 0)["hands"] == list(map(list, station.hands))


def test_rounds_that_come_out_differently_are_not_shown() -> None:
    table = after(200)[-1]
    assert len(table.match.sheet) > 2
    sheet = (table.match.sheet[0], (99, 99, 99), *table.match.sheet[2:])
    replay = Replay(replace(table, match=replace(table.match, sheet=sheet)))
    assert replay.round(0).over
    for number in range(1, replay.count):
        with pytest.raises(Unplayable):
            replay.round(number)


def test_what_is_not_allowed_any_more_is_not_shown() -> None:
    table = next(table for table in after(200) if table.round.result is not None)
    log = (*table.log[:-2], table.log[-2]._replace(seat=(table.log[-2].seat + 1) % 3), table.log[-1])
    with pytest.raises(Unplayable):
        Replay(replace(table, log=log)).round(0)


def test_a_position_that_nobody_played_to_is_not_shown() -> None:
    table = after(5)[-1]
    odd = replace(table.match, round=table.round._replace(turn_number=9))
    with pytest.raises(Unplayable):
        Replay(replace(table, match=odd)).round(0)


def test_a_deal_has_no_turns() -> None:
    played = Replay(after(0)[0]).round(0)
    assert played.turns == () and len(played.stations) == 1 and not played.over
