"""The rows of matches and what they come to, beside a plain count over random histories."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami import ledger, wire
from rami.actions import NextRound
from rami.bots import BOTS
from rami.ledger import Ended, Row
from rami.replay import Replay
from rami.rules import rules_from
from rami.table import Seat, Table

YOU, EASY, HARD = Seat("you"), Seat("easy", "Anna"), Seat("hard")


def play_on(table: Table, rounds: int) -> Table:
    """Easy bots for everybody, until so many rounds are over or the match is."""
    while table.winners is None and not (table.round.result is not None and len(table.match.sheet) >= rounds):
        if table.round.result is not None:
            table = table.next_round(table.number)
        elif table.bot is not None:
            table = table.advance(BOTS, 100, table.number)
        else:
            seat = table.round.turn or 0
            act = BOTS["easy"](table.match.game.view(table.round, seat), Random(table.number), 100)
            table = table.act(seat, act, table.number)
    return table


@cache
def played(preset: str = "cardverse", rounds: int = 3, seats: tuple[Seat, ...] = (YOU, EASY), seed: str = "a") -> Table:
    return play_on(Table.start(rules_from({"preset": preset}), seats, seed), rounds)


@pytest.mark.parametrize(("preset", "seats"), [("cardverse", 2), ("rami51", 3), ("rummy5000", 3), ("rummy500", 2)])
def test_a_row_follows_from_the_match_whether_it_was_written_at_every_round_or_late(preset: str, seats: int) -> None:
    sitting = (YOU, *[EASY] * (seats - 1))
    table, row = Table.start(rules_from({"preset": preset}), sitting, "tea"), None
    for rounds in range(1, 5):
        table = play_on(table, rounds)
        row = ledger.row(table, f"day {rounds}", row)
        assert ledger.row(table, f"day {rounds}", row) == row  # once more is no more
        assert ledger.row(table, f"day {rounds}")._replace(began="day 1") == row
        assert ledger.read(json.loads(json.dumps(ledger.plain(row)))) == row
        assert tuple(round.scores for round in row.rounds) == table.match.sheet
        assert row.totals == table.match.totals
        result = table.round.result
        assert result is not None and (row.rounds[-1].end, row.rounds[-1].winner) == (result.end, result.winner)
        if table.winners is not None:
            break
        table = table.next_round(table.number)


def one_turn(table: Table, number: int) -> bool:
    """By the turns of the replay: the winner's melds and its cards on others lie there since its last turn only."""
    played = Replay(table).round(number)
    result = played.stations[-1].result
    assert result is not None
    if result.end != "out" or result.winner is None:
        return False
    last = [turn for turn in played.turns if turn.seat == result.winner][-1]
    before = played.stations[last.at]
    own = [card for meld in before.melds for card in meld.slots if card.owner == result.winner]
    return not own and result.winner not in before.opened


def test_going_out_in_one_turn_is_told_as_the_replay_has_it() -> None:
    seen: Counter[bool] = Counter()
    for preset, opening in (("cardverse", 0), ("cardverse", 30), ("rami51", 90), ("rummy500", 0)):
        rules = rules_from({"preset": preset, "opening_minimum": opening})
        for seed in "abcdef":
            table = play_on(Table.start(rules, (YOU, EASY), seed), 2)
            for number, round in enumerate(ledger.row(table, "").rounds):
                assert round.sec == one_turn(table, number), (preset, seed, number)
                seen[round.sec] += 1
    assert seen[True] > 2 < seen[False]


def test_what_cannot_be_played_again_keeps_its_scores() -> None:
    table = played(rounds=3)
    strange = Table.replay(table.match.game.rules, table.seats, table.seed, table.log)
    odd = next(at for at, (_, action) in enumerate(table.log) if not isinstance(action, NextRound))
    object.__setattr__(strange, "log", (*table.log[:odd], *table.log[odd + 1 :]))
    rounds = ledger.row(strange, "").rounds
    assert [round.scores for round in rounds] == list(table.match.sheet)
    assert [round.end for round in rounds[:-1]] == ["", ""] and rounds[-1].end != ""


def test_a_match_ended_early_says_so() -> None:
    table = played(rounds=1).end()
    row = ledger.row(table, "")
    assert row.over == "early" and row.winners == table.winners
    assert ledger.row(played(rounds=1), "").over == "" and ledger.row(played(rounds=99), "").over == "played"


def test_a_seat_that_a_bot_has_played_is_nobodys() -> None:
    table = play_on(played(rounds=1).hand_over(0, "hard"), 2)
    assert ledger.row(table, "").you is None
    assert ledger.row(played(rounds=1), "").you == 0
    assert ledger.row(played(seats=(Seat("person"), YOU, EASY), rounds=1), "").you is None
    lent = played(seats=(YOU, Seat("person")), rounds=1).hand_over(1, "easy")
    assert ledger.row(lent, "").you is None  # two people began it


def test_a_match_that_was_only_looked_at_has_not_begun() -> None:
    table = Table.start(rules_from({"preset": "cardverse"}), (YOU, EASY), "look")
    while table.bot is not None:
        table = table.advance(BOTS, 100, table.number)
    assert not ledger.begun(table)
    table = table.act(0, BOTS["easy"](table.match.game.view(table.round, 0), Random(1), 100), table.number)
    assert ledger.begun(table)


def test_departures_are_the_switches_that_stand_otherwise() -> None:
    assert ledger.departures(rules_from({"preset": "rami51"})) == {}
    assert ledger.departures(rules_from({"preset": "rami51", "target_score": 300})) == {"target_score": 300}


# -- sums, beside a plain count

SEATS = st.sampled_from([(YOU, EASY), (EASY, YOU), (YOU, EASY, HARD), (YOU, HARD, HARD, HARD), (YOU, Seat("person"))])
CHANGES: list[dict[str, Any]] = [
    {},
    {"target_score": 50},
    {"values": {"A": 11}},
    {"values": {"A": 1}},
    {"jokers": None},
]


@st.composite
def rows(draw: st.DrawFn) -> Row:
    seats = draw(SEATS)
    seat = st.integers(0, len(seats) - 1)
    made = []
    for _ in range(draw(st.integers(0, 4))):
        end = draw(st.sampled_from(ledger.ENDS))
        winner = draw(st.one_of(st.none(), seat)) if end not in ("", "out") else draw(seat) if end else None
        scores = tuple(draw(st.lists(st.integers(-300, 300), min_size=len(seats), max_size=len(seats))))
        made.append(
            Ended(scores, end, winner, end == "out" and draw(st.booleans()), tuple(draw(st.sets(seat, max_size=1))))
        )
    over = draw(st.sampled_from(ledger.OVER))
    winners = tuple(sorted(draw(st.sets(seat, min_size=1, max_size=2)))) if over in ("played", "early") else None
    when = f"2026-01-{draw(st.integers(1, 28)):02}"
    preset = draw(st.sampled_from(["cardverse", "rami51"]))
    lent = draw(st.integers(0, 9)) == 0
    changed = draw(st.sampled_from(CHANGES))
    return Row(1, when, when, preset, preset == "rami51", seats, lent, winners, over, tuple(made), changed)


@given(st.lists(rows(), max_size=12))
@settings(max_examples=150, deadline=None)
def test_sums_are_what_counting_finds(history: list[Row]) -> None:
    told = ledger.sums({f"m{number:02}": row for number, row in enumerate(history)})
    mine = [
        (f"m{number:02}", row, [seat.kind for seat in row.seats].index("you"))
        for number, row in enumerate(history)
        if not row.lent and "person" not in [seat.kind for seat in row.seats]
    ]
    assert told["apart"]["matches"] == len(history) - len(mine)
    assert told["apart"]["rounds"] + sum(len(row.rounds) for _, row, _ in mine) == sum(
        len(row.rounds) for row in history
    )
    names = {json.dumps([row.preset, row.changed]) for _, row, _ in mine}
    assert {json.dumps([group["preset"], group["changed"]]) for group in told["groups"]} == names
    assert len(told["groups"]) == len(names)
    for group in told["groups"]:
        of = [one for one in mine if (one[1].preset, one[1].changed) == (group["preset"], group["changed"])]
        of.sort(key=lambda one: (one[1].when, one[0]))
        agrees(group, of)
    lasts = [max(row.when for _, row, _ in mine if (row.preset, row.changed) == (group["preset"], group["changed"]))
             for group in told["groups"]]  # fmt: skip
    assert lasts == sorted(lasts, reverse=True)


def agrees(group: dict[str, Any], of: list[tuple[str, Row, int]]) -> None:
    finished = [(row, you) for _, row, you in of if row.over == "played"]
    won = [you in (row.winners or ()) for row, you in finished]
    counts = Counter(row.over for _, row, _ in of)
    matches = group["matches"]
    assert [matches[name] for name in ("played", "won", "open", "early", "abandoned")] == [
        len(finished), sum(won), counts[""], counts["early"], counts["abandoned"]
    ]  # fmt: skip
    text = "".join("x" if each else "." for each in won)
    longest = max(map(len, text.split(".")))
    assert group["streak"] == {"now": len(text) - len(text.rstrip("x")), "longest": longest}
    rounds = [(round, you) for _, row, you in of for round in row.rounds if you not in round.gone]
    told = group["rounds"]
    assert told["played"] == len(rounds) and told["known"] == sum(round.end != "" for round, _ in rounds)
    assert told["won"] == sum(round.winner == you for round, you in rounds)
    assert told["out"] == sum((round.end, round.winner) == ("out", you) for round, you in rounds)
    assert told["sec"] == sum(round.sec and round.winner == you for round, you in rounds)
    points = sorted([round.scores[you] for round, you in rounds], reverse=not group["low"])
    if points:
        assert (group["points"]["best"], group["points"]["worst"]) == (points[0], points[-1])
        assert abs(group["points"]["mean"] - sum(points) / len(points)) <= 0.0501
    else:
        assert group["points"] is None
    assert (group["finals"] is None) == (not finished)
    against = group["against"]
    assert sum(row["matches"]["played"] for row in against) == matches["played"]
    assert sum(row["matches"]["won"] for row in against) == matches["won"]
    assert sum(row["rounds"]["won"] for row in against) == told["won"]
    assert [(row["bots"], row["level"]) for row in against] == sorted({
        (len(row.seats) - 1, "mixed" if len({seat.kind for seat in row.seats}) > 2 else row.seats[1 - min(you, 1)].kind)
        for _, row, you in of
    })  # fmt: skip
    assert [line[-1] for line in group["lines"]] == [
        sum(won), pytest.approx(sum(1 / len(row.seats) for row, _ in finished), abs=0.01)
    ]  # fmt: skip
    assert [one["id"] for one in group["latest"]] == [name for name, _, _ in of][::-1][: ledger.LATEST]
    for one in group["latest"]:
        row, you = next((row, you) for name, row, you in of if name == one["id"])
        order = sorted(row.totals, reverse=not row.low)
        assert one["place"] == order.index(row.totals[you]) + 1 and one["points"] == row.totals[you]
        rest = [total for seat, total in enumerate(row.totals) if seat != you]
        assert one["other"] == (min(rest) if row.low else max(rest))


def test_a_share_of_few_matches_is_told_as_a_wide_one() -> None:
    assert ledger.wilson(0, 0) == (0, 100)
    assert ledger.wilson(1, 1) == (21, 100)
    assert ledger.wilson(0, 1) == (0, 79)
    assert ledger.wilson(5, 10) == (24, 76)
    assert ledger.wilson(500, 1000) == (47, 53)


# -- rows that were written down


WHOLE = ledger.plain(ledger.row(played(), "2026-01-01"))


@pytest.mark.parametrize(
    "harm",
    [
        {"version": 0}, {"version": True}, {"preset": "poker"}, {"over": "lost"}, {"winners": [0]},
        {"winners": [7]}, {"when": 5}, {"when": "x" * 101}, {"seats": []}, {"rounds": [{}]}, {"rounds": None},
        {"seats": [{"kind": "cat", "name": None}] * 2},
        {"changed": None}, {"changed": {"x": [[[[1]]]]}}, {"changed": {"x": 1.5}}, {"changed": {"x": "y" * 101}},
        {"more": 1}, {"low": None}, {"rounds": [{**WHOLE["rounds"][0], "winner": 2}]},
        {"rounds": [{**WHOLE["rounds"][0], "scores": [1]}]}, {"rounds": [{**WHOLE["rounds"][0], "end": "so"}]},
        {"rounds": [WHOLE["rounds"][0]] * 1001}, {"seats": [{"kind": "you", "name": "x" * 41}, WHOLE["seats"][1]]},
    ],
)  # fmt: skip
def test_a_damaged_row_is_damaged(harm: dict[str, Any]) -> None:
    assert ledger.plain(ledger.read(WHOLE)) == WHOLE
    with pytest.raises(wire.Damaged):
        ledger.read({**WHOLE, **harm})


def test_a_row_without_a_part_is_damaged_and_one_of_a_later_time_is_newer() -> None:
    for name in WHOLE:
        with pytest.raises(wire.Damaged):
            ledger.read({key: part for key, part in WHOLE.items() if key != name})
    for strange in (None, [], "row", 5):
        with pytest.raises(wire.Damaged):
            ledger.read(strange)
    with pytest.raises(wire.Newer):
        ledger.read({"version": 2, "all": "new"})


def test_of_two_rows_of_a_match_the_one_that_knows_more_is_better() -> None:
    short, long = ledger.row(played(rounds=1), ""), ledger.row(played(rounds=2), "")
    over, given = long._replace(over="played", winners=(0,)), long._replace(over="abandoned")
    for mine, other in ((short, long), (long, given), (given, over), (long, over)):
        assert ledger.better(mine, other) is other and ledger.better(other, mine) is other
    same = long._replace(when="later")
    assert ledger.better(long, same) is long
