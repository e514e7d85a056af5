"""Duplicate deals, pooled names, intervals from deal to deal, and the program around it."""

from __future__ import annotations

import json
from itertools import count
from multiprocessing import Pool
from random import Random
from time import perf_counter
from typing import Any

import pytest

from rami.__main__ import main
from rami.actions import Action, Draw
from rami.arena import Contest, Entrant, Play, Tally, hold, play, readable, report, variants, with_packs
from rami.bots import BOTS, easy
from rami.game import Game
from rami.rules import SWITCHES, BadRules, OnOff, Rules
from rami.view import View

RULES = Rules.make("cardverse")


def ticking() -> Any:
    """A clock by which every move takes a second."""
    return count().__next__


def contest(*names: str, deals: int = 4, matches: bool = False, rules: Rules = RULES) -> Contest:
    return Contest(rules, tuple(Entrant(name, BOTS[name]) for name in names), deals, "7", matches)


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    bots = {name: {k: v for k, v in entry.items() if k != "ms_per_move"} for name, entry in found["bots"].items()}
    return {**found, "bots": bots}


def stubborn(view: View, rng: Random, budget: int) -> Action:
    """Draws as long as it can and otherwise plays easy; found by its name from outside."""
    return Draw("stock") if view.options.draws else easy.act(view, rng, budget)


def cheat(view: View, rng: Random, budget: int) -> Action:
    return Draw("stock", 9)


def test_each_deal_is_played_in_each_rotation() -> None:
    tally = play(Play(contest("easy", "easy", "easy"), ticking(), 0))
    assert tally.rounds == 3
    assert len(set(tally.wins)) == len(set(tally.points)) == 1  # alike in each seat once
    assert all(second == 1 for seconds in tally.seconds for second in seconds)


def test_equal_names_are_pooled_as_shares_of_a_seat() -> None:
    found = hold(contest("easy", "easy"), ticking())
    assert set(found["bots"]) == {"easy"}
    entry = found["bots"]["easy"]
    assert entry["round_wins"] == 0.5
    assert found["rounds"] == 8
    assert entry["ms_per_move"] == {"p50": 1000, "p95": 1000}


def test_shares_add_up() -> None:
    found = hold(contest("easy", "random", "random"), ticking())
    wins = found["bots"]["easy"]["round_wins"] + 2 * found["bots"]["random"]["round_wins"]
    assert wins * found["rounds"] + found["no_winner"] == pytest.approx(found["rounds"], abs=1e-4)


def test_rounds_without_a_winner_are_counted() -> None:
    rules = Rules.make("cardverse", stock_end="nobody", turn_limit=20)
    found = hold(contest("random", "random", rules=rules), ticking())
    assert found["no_winner"] > 0
    assert 2 * found["bots"]["random"]["round_wins"] * found["rounds"] + found["no_winner"] == found["rounds"]


def test_a_match_is_played_to_its_target() -> None:
    rules = Rules.make("cardverse", target_score=20)
    found = hold(contest("easy", "random", deals=2, matches=True, rules=rules), ticking())
    assert found["rounds"] >= 4
    assert found["bots"]["easy"]["match_wins"] + found["bots"]["random"]["match_wins"] == 1
    assert found["bots"]["easy"]["match_wins"] > 0.5


@pytest.mark.parametrize("players", [2, 4])
def test_levels_are_told_apart_in_rami(players: int) -> None:
    """Few deals will do, since each is played by everybody in every seat."""
    rules = Rules.make("rami51")
    names = ["easy", "random"] * (players // 2)
    found = hold(contest(*names, deals=4, rules=rules), ticking())
    assert found["rounds"] == 4 * players
    easy, random = found["bots"]["easy"], found["bots"]["random"]
    assert easy["round_wins"] * players / 2 > 0.8
    assert easy["points_per_round"] < random["points_per_round"]


@pytest.mark.parametrize(
    ("preset", "better", "worse"), [("rummy5000", "easy", "random"), ("rummy500", "normal", "easy")]
)
def test_levels_are_told_apart_by_what_they_meld(preset: str, better: str, worse: str) -> None:
    found = hold(contest(better, worse, worse, deals=6, rules=Rules.make(preset)), ticking())
    assert found["rounds"] == 18
    good, bad = found["bots"][better], found["bots"][worse]
    assert good["points_per_round"] > bad["points_per_round"] > 0
    low, high = good["points_ci95"]
    assert low < good["points_per_round"] < high


@pytest.mark.parametrize(
    ("switches", "players", "packs"),
    [({}, 4, 1), ({"jokers": 2}, 4, 2), ({"lowest_rank": "6"}, 3, 2), ({"upcard_counts": {"A": 14}}, 8, 3)],
)
def test_a_table_gets_as_many_packs_as_a_deal_may_need(switches: dict[str, Any], players: int, packs: int) -> None:
    game = Game(with_packs(Rules.make("rummy5000", **switches), players), players)
    assert game.law.plan.packs == packs


def test_what_is_no_matter_of_packs_stays_refused() -> None:
    with pytest.raises(BadRules):
        with_packs(Rules.make("rummy5000"), 9)


def test_a_match_goes_on_without_those_who_are_out() -> None:
    rules = Rules.make("rami40", elimination=True, target_score=100)
    found = hold(contest("easy", "easy", "random", deals=2, matches=True, rules=rules), ticking())
    assert 2 * found["bots"]["easy"]["match_wins"] + found["bots"]["random"]["match_wins"] == pytest.approx(1, abs=1e-4)


def test_variants_are_all_values_that_are_offered() -> None:
    found = dict(variants("rami51"))
    assert found["rami51"] == Rules.make("rami51")
    assert len(set(found.values())) == len(found)
    for switch, metadata in SWITCHES.items():
        standard = getattr(found["rami51"], switch)
        read = metadata["domain"].read
        offered = [value for value in metadata["offers"] if read(value) != standard]
        if isinstance(metadata["domain"], OnOff):
            offered = [not standard]
        assert {f"rami51, {switch}={value}" for value in offered} <= set(found)
    assert "cardverse, elimination=True" not in dict(variants("cardverse"))


def tally(rounds: int, wins: int, points: int) -> Tally:
    return Tally(rounds, 0, (points, 0), (wins, rounds - wins), (0.0, 0.0), ((0.5, 0.25), (1.0,)))


def test_intervals_are_reckoned_by_deal() -> None:
    """Two deals of two rounds each, one won and one lost altogether, are two observations and not four."""
    two = contest("easy", "random", deals=2)
    entry = report(two, [tally(2, 2, 20), tally(2, 0, 0)])["bots"]["easy"]
    assert entry["round_wins"] == 0.5
    assert entry["points_per_round"] == 5
    low, high = entry["points_ci95"]
    assert (low, high) == pytest.approx((5 - 1.96 * 5, 5 + 1.96 * 5))
    alike = report(two, [tally(2, 1, 10), tally(2, 1, 10)])["bots"]["easy"]
    assert alike["points_ci95"] == [5, 5]


def test_an_interval_of_a_share_stays_within_nought_and_one() -> None:
    many = contest("easy", "random", deals=50)
    entry = report(many, [tally(2, 2, 20)] * 50)["bots"]["easy"]
    assert entry["round_wins"] == 1
    low, high = entry["round_wins_ci95"]
    assert 0.92 < low < 0.95
    assert high == 1


def test_more_deals_make_closer_intervals() -> None:
    def width(deals: int) -> float:
        found = [tally(2, index % 3, 10) for index in range(deals)]
        low, high = report(contest("easy", "random", deals=deals), found)["bots"]["easy"]["round_wins_ci95"]
        return float(high - low)

    assert width(30) == pytest.approx(width(120) * 2, rel=0.1)


def test_a_single_deal_has_no_spread() -> None:
    found = report(contest("easy", "random", deals=1), [tally(2, 2, 20)])
    assert found["bots"]["easy"]["points_ci95"] == [None, None]
    assert found["bots"]["easy"]["round_wins_ci95"] == [0, 1]
    assert "[?, ?]" in readable(found)


def test_times_are_percentiles_of_all_moves() -> None:
    entry = report(contest("easy", "random", deals=2), [tally(2, 1, 10)] * 2)["bots"]
    assert entry["easy"]["ms_per_move"] == {"p50": 500, "p95": 500}
    assert entry["random"]["ms_per_move"] == {"p50": 1000, "p95": 1000}


def test_results_do_not_depend_on_the_processes() -> None:
    alone = hold(contest("normal", "random", "easy"), ticking())
    with Pool(2) as pool:
        together = hold(contest("normal", "random", "easy"), perf_counter, pool.imap)
    assert untimed(alone) == untimed(together)


def test_the_seed_decides_the_deals(capsys: pytest.CaptureFixture[str]) -> None:
    def points(seed: str) -> object:
        assert main(["arena", "--bots", "easy,normal", "--deals", "6", "--seed", seed, "--json"]) == 0
        return untimed(json.loads(capsys.readouterr().out))["bots"]

    assert points("a") == points("a")
    assert points("a") != points("b")


def test_the_program_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"easy,{__name__}:stubborn"
    assert main(["arena", "--bots", bots, "--deals", "3", "--set", "discard_to_win=true", "--json", "--jobs", "2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"rules", "seed", "deals", "bots", "rounds", "no_winner"}
    assert found["rules"]["discard_to_win"] is True
    assert set(found["bots"]) == set(bots.split(","))
    for entry in found["bots"].values():
        assert set(entry) == {"points_per_round", "points_ci95", "round_wins", "round_wins_ci95", "ms_per_move"}


def test_the_program_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--bots", "easy,random", "--deals", "2", "--matches", "--set", "target_score=10"]) == 0
    head, *rows, deals, how = capsys.readouterr().out.splitlines()
    assert "rounds won" in head
    assert "matches won" in head
    assert [row.split()[0] for row in rows] == ["easy", "random"]
    assert deals.startswith("2 deals")
    assert "95 %" in how


@pytest.mark.parametrize(
    "arguments",
    [
        ["--bots", "easy"],
        ["--bots", "easy,nobody"],
        ["--bots", "easy,no.such.module:act"],
        ["--bots", "easy,rami.bots:nothing"],
        ["--bots", "easy,rami.bots:BUDGET"],
        ["--bots", "easy,.:act"],
        ["--bots", "easy,tests.golden.perft:act"],
        ["--bots", "easy,easy", "--set", "=1"],
        ["--bots", "easy,easy", "--set", "turn_limit=" + "9" * 5000],
        ["--bots", "easy,easy", "--set", "turn_limit=" + "[" * 100_000],
        ["--bots", "easy,easy", "--rules", "whist"],
        ["--bots", "easy,easy", "--set", "discard_to_win"],
        ["--bots", "easy,easy", "--set", "no_such=1"],
        ["--bots", "easy,easy", "--set", "hand_size=99"],
        ["--bots", "easy,easy", "--deals", "0"],
        ["--bots", "easy,easy", "--jobs", "0"],
        ["--bots", "easy,easy,easy,easy,easy"],
    ],
)
def test_what_makes_no_contest_is_said_in_a_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize(("command", "more"), [("arena", ["--jobs", "2"]), ("arena", []), ("play", [])])
def test_a_bot_that_breaks_the_rules_ends_it_with_a_line(
    command: str, more: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where it plays in another process, from which the fault has to come back."""
    bot = f"{__name__}:cheat"
    assert main([command, "--bots", f"{bot},{bot}", *more]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"{command}: {bot} in seat ") and "bad_input" in said and said.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["--bots", "easy,easy", "--deals", "many"]])
def test_arguments_that_cannot_be_read_exit_with_two(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["arena", *arguments])
    assert stopped.value.code == 2


def test_frozen_versions_can_enter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--bots", "easy@1,random", "--deals", "1", "--json"]) == 0
    assert "easy@1" in json.loads(capsys.readouterr().out)["bots"]
