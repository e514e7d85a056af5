"""Duplicate deals, pooled names, intervals from deal to deal, and the program around it."""

from __future__ import annotations

import io
import json
import os
import pty
import re
import signal
import subprocess
import sys
from itertools import count, islice
from pathlib import Path
from random import Random
from threading import Lock
from typing import Any

import pytest

from rami import __main__ as program
from rami.__main__ import main
from rami.actions import Action, Discard, Draw
from rami.arena import (
    Contest,
    Entrant,
    Play,
    Stopped,
    Tally,
    hold,
    hold_gap,
    play,
    readable,
    readable_gap,
    report,
    report_gap,
    variants,
    with_packs,
)
from rami.bots import BOTS, Bot, easy, hard
from rami.entrants import player
from rami.game import Game
from rami.round import Round
from rami.rules import SWITCHES, BadRules, OnOff, Rules
from rami.view import View

RULES = Rules.make("cardverse")


def ticking() -> Any:
    """A clock by which every move takes a second."""
    return count().__next__


def contest(*names: str, deals: int = 4, matches: bool = False, rules: Rules = RULES) -> Contest:
    return Contest(rules, tuple(Entrant(name, player(name)) for name in names), deals, "7", matches)


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    if "bots" not in found:
        return found
    bots = {name: {k: v for k, v in entry.items() if k != "ms_per_move"} for name, entry in found["bots"].items()}
    return {**found, "bots": bots}


def stubborn(view: View, rng: Random, budget: int) -> Action:
    """Draws as long as it can and otherwise plays easy; found by its name from outside."""
    return Draw("stock") if view.options.draws else easy.act(view, rng, budget)


def cheat(view: View, rng: Random, budget: int) -> Action:
    return Draw("stock", 9)


def silent(view: View, rng: Random, budget: int) -> Action:  # type: ignore[return]
    """Forgets to answer."""


def scribbling(view: View, rng: Random, budget: int) -> Action:
    return Draw("stock", []) if view.options.draws else Discard(["7C"])  # type: ignore[arg-type]


def clumsy(view: View, rng: Random, budget: int) -> Action:
    raise LookupError("no card\nlike this")


def leaving(view: View, rng: Random, budget: int) -> Action:
    sys.exit(0)


def unwilling(view: View, rng: Random, budget: int) -> Action:
    raise KeyboardInterrupt("a bot's own")


def generating(view: View, rng: Random, budget: int) -> Action:
    raise GeneratorExit


class Odd(BaseException):
    """Not an `Exception`."""


def odd(view: View, rng: Random, budget: int) -> Action:
    raise Odd("one of its own")


class Wordless(Exception):
    def __str__(self) -> str:
        raise Odd


def wordless(view: View, rng: Random, budget: int) -> Action:
    raise Wordless


class Formless(Draw):
    def __repr__(self) -> str:
        raise Odd

    __str__ = __repr__


class Nothing:
    __repr__ = Formless.__repr__


def formless(view: View, rng: Random, budget: int) -> Action:
    return Formless("stock", 9)


def nothing(view: View, rng: Random, budget: int) -> Action:
    return Nothing()  # type: ignore[return-value]


def colourful(view: View, rng: Random, budget: int) -> Action:
    raise LookupError("\x1b[2J\x07 red \u202e\x9b" + "long" * 1000)


def closing(view: View, rng: Random, budget: int) -> Action:
    sys.stdout.close()
    sys.stderr.close()
    print("to nobody")
    return Draw("stock")


class Uncopied:
    """Ends the program rather than be copied."""

    def __deepcopy__(self, memo: object) -> Uncopied:
        sys.exit(0)

    def __call__(self, view: View, rng: Random, budget: int) -> Action:
        return easy.act(view, rng, budget)


uncopied = Uncopied()


def counting(view: View, rng: Random, budget: int) -> Action:
    raise LookupError(f"budget {budget}, chance {rng.random()}")


class Forgetful:
    """Plays by how often it was asked before."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, view: View, rng: Random, budget: int) -> Action:
        self.asked += 1
        return BOTS["random" if self.asked % 5 else "easy"](view, rng, budget)


forgetful = Forgetful()


class Rooted(Forgetful):
    """Holds what cannot be copied."""

    def __init__(self) -> None:
        super().__init__()
        self.lock = Lock()


rooted = Rooted()


def sighted(round: Round) -> Bot:
    """Stands in for the clairvoyant: plays easy, in the very round that it was shown."""

    def act(view: View, rng: Random, budget: int) -> Action:
        assert view.hand == round.hands[view.seat] and view.turn == round.turn
        return easy.act(view, rng, budget)

    return act


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


@pytest.mark.parametrize("more", [[], ["--matches", "--set", "target_score=20"], ["--gap"]])
def test_results_do_not_depend_on_the_processes(
    more: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that remember things are as fresh in every round as if it were played elsewhere."""
    monkeypatch.setattr(hard, "knowing", sighted, raising=False)

    def points(jobs: str) -> object:
        bots = f"{__name__}:forgetful,easy,{__name__}:forgetful"
        assert main(["arena", "--bots", bots, "--deals", "5", "--jobs", jobs, "--json", *more]) == 0
        return untimed(json.loads(capsys.readouterr().out))

    assert points("1") == points("3")


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
    assert set(found) == {"rules", "seed", "first", "deals", "asked", "bots", "rounds", "no_winner"}
    assert found["rules"]["discard_to_win"] is True
    assert set(found["bots"]) == set(bots.split(","))
    for entry in found["bots"].values():
        shares = {"points_per_round", "points_ci95", "round_wins", "round_wins_ci95", "ms_per_move"}
        assert set(entry) == {*shares, "gain", "gain_ci95", "gain_percent", "gain_percent_ci95"}


def test_the_program_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--bots", "easy,random", "--deals", "2", "--matches", "--set", "target_score=10"]) == 0
    head, *rows, gain, deals, how = capsys.readouterr().out.splitlines()
    assert "rounds won" in head
    assert "matches won" in head
    assert [row.split()[0] for row in rows] == ["easy", "random"]
    assert gain.startswith("easy gains ") and "over the mean of the others" in gain
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
        ["--bots", "easy,easy", "--budget", "0"],
        ["--bots", "easy,easy", "--first", "-1"],
        ["--bots", f"easy,{__name__}:Forgetful"],
        ["--bots", "easy,easy,easy,easy,easy"],
    ],
)
def test_what_makes_no_contest_is_said_in_a_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


FAULTS = {
    "cheat": "Draw(source='stock', count=9) is bad_input",
    "silent": "None is no action",
    "scribbling": "is ",
    "clumsy": "LookupError: no card like this (test_arena.py:",
    "leaving": "SystemExit: 0 (test_arena.py:",
    "unwilling": "KeyboardInterrupt: a bot's own (test_arena.py:",
    "generating": "GeneratorExit (test_arena.py:",
    "odd": "Odd: one of its own (test_arena.py:",
    "wordless": "Wordless: (what has no text: Odd) (test_arena.py:",
    "formless": "Odd",
    "nothing": "(what has no text: Odd) is no action",
    "colourful": r"LookupError: \x1b[2J\x07 red \u202e\x9blonglong",
    "closing": "ValueError: I/O operation on closed file",
}


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_that_fails_ends_it_with_a_line_by_which_it_fails_again(
    jobs: str, fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where it plays in another process, from which the fault has to come back."""
    bot = f"{__name__}:{fault}"
    arguments = ["arena", "--bots", f"easy,{bot}", "--seed", "x y"]
    assert main([*arguments, "--deals", "9", "--jobs", jobs]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"arena: {bot} in seat ") and FAULTS[fault] in said and said.count("\n") == 1
    assert said[:-1].isprintable() and len(said) < 700
    again = re.search(r"\(deal \d+ of seed 'x y', rotation \d; (.+) repeats it\)", said)
    assert again
    assert main([*arguments, *again[1].split()]) == 1
    assert capsys.readouterr().err == said


def test_a_bot_that_cannot_begin_afresh_is_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    for name, why in (("rooted", "TypeError"), ("uncopied", "SystemExit: 0")):
        for jobs in "12":
            assert main(["arena", "--bots", f"easy,{__name__}:{name}", "--deals", "2", "--jobs", jobs]) == 2
            said = capsys.readouterr().err
            assert said.startswith(f"arena: {__name__}:{name} cannot be copied for each round: {why}")
            assert said.count("\n") == 1


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_that_fails_at_play_is_told_of_in_a_line(fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"{__name__}:{fault}"
    assert main(["play", "--bots", f"{bot},{bot}"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"play: {bot} in seat ") and said.count("\n") == 1 and said[:-1].isprintable()


def test_a_bot_gets_the_budget_and_a_generator_by_deal_and_seat(capsys: pytest.CaptureFixture[str]) -> None:
    def said(*more: str) -> str:
        bot = f"{__name__}:counting"
        assert main(["arena", "--bots", f"{bot},{bot}", "--deals", "1", *more]) == 1
        return capsys.readouterr().err

    assert "budget 7, chance 0." in said("--budget", "7")
    assert "budget 1000, chance 0." in said()
    assert said() == said() != said("--first", "1")


def test_deals_by_their_numbers_are_those_of_the_whole(capsys: pytest.CaptureFixture[str]) -> None:
    def points(*more: str) -> float:
        assert main(["arena", "--bots", "easy,random", *more, "--json"]) == 0
        return float(json.loads(capsys.readouterr().out)["bots"]["easy"]["points_per_round"])

    parts = [points("--first", str(deal), "--deals", "1") for deal in range(3)]
    assert points("--deals", "3") == pytest.approx(sum(parts) / 3, abs=1e-5)


# --- gains and gaps


def table(*deals: tuple[int, int, int, int]) -> list[Tally]:
    """A table of two, of deals played in two rotations: points and wins of the first, and of the second."""
    return [Tally(2, 0, (mine, theirs), (won, lost), (0.0, 0.0), ((), ())) for mine, theirs, won, lost in deals]


def test_a_gain_is_told_in_points_and_as_a_part_of_what_others_have() -> None:
    found = report(contest("easy", "random", deals=3), table((30, 20, 1, 1), (33, 20, 1, 1), (36, 20, 2, 0)))
    gain = found["bots"]["easy"]
    assert gain["gain"] == pytest.approx(13 / 2)
    assert gain["gain_percent"] == pytest.approx(65)
    low, high = gain["gain_percent_ci95"]
    spread = 1.96 * (3 / 3**0.5) / 20 * 100
    assert (low, high) == pytest.approx((65 - spread, 65 + spread), abs=1e-3)
    assert "easy gains 6.50 [4.80, 8.20], 65.0 % [48.0, 82.0] over the mean of the others" in readable(found)


def test_where_points_are_a_penalty_fewer_are_a_gain() -> None:
    rules = Rules.make("rami51")
    found = report(contest("easy", "random", deals=2, rules=rules), table((10, 20, 1, 1), (12, 20, 1, 1)))
    assert found["bots"]["easy"]["gain"] == -4.5
    assert "easy saves 4.50 [" in readable(found) and "45.0 % [" in readable(found)


def test_no_part_is_told_of_what_may_be_nothing() -> None:
    found = report(contest("easy", "random", deals=2), table((10, -5, 1, 1), (12, 6, 1, 1)))
    assert found["bots"]["easy"]["gain_percent"] is None
    said = readable(found).split("In brackets")[0]
    assert "%" not in said and "(no percentage: that mean is too near to nothing)" in said


@pytest.mark.parametrize("worth", [1, -1])
def test_no_part_is_told_of_what_is_next_to_nothing(worth: int) -> None:
    found = report(contest("easy", "random", deals=2), table((50, worth, 1, 1), (50, worth, 1, 1)))
    assert found["bots"]["easy"]["gain_percent"] is None
    assert "(no percentage" in readable(found)


@pytest.mark.parametrize(
    ("preset", "mine", "theirs", "line"),
    [
        ("cardverse", 30, 20, "easy gains 5.00 [5.00, 5.00], 50.0 % [50.0, 50.0] over the mean of the others"),
        ("cardverse", 20, 30, "easy loses 5.00 [5.00, 5.00], 33.3 % [33.3, 33.3] against the mean of the others"),
        ("cardverse", 30, -20, "easy gains 25.00 [25.00, 25.00], 250.0 % [250.0, 250.0] over the mean"),
        ("rami51", 20, 30, "easy saves 5.00 [5.00, 5.00], 33.3 % [33.3, 33.3] over the mean of the others"),
        ("rami51", 30, 20, "easy pays 5.00 [5.00, 5.00], 50.0 % [50.0, 50.0] over the mean of the others"),
    ],
)
def test_a_gain_is_told_in_words_of_its_sign(preset: str, mine: int, theirs: int, line: str) -> None:
    alike = table(*[(mine, theirs, 1, 1)] * 2)
    assert line in readable(report(contest("easy", "random", deals=2, rules=Rules.make(preset)), alike))


def test_bots_without_others_gain_nothing() -> None:
    assert "gain" not in report(contest("easy", "easy", deals=1), table((10, 5, 1, 1)))["bots"]["easy"]


@pytest.mark.parametrize(("preset", "sign"), [("cardverse", 1), ("rami51", -1)])
def test_a_gap_is_closed_by_the_part_of_what_the_clairvoyant_has_more(preset: str, sign: int) -> None:
    """The margins over the other seat are 2, 6 and 8 better than the base by deal, then 1, 3 and 5."""
    base = table((0, 10 * sign, 0, 2), (0, 0, 1, 1), (0, -10 * sign, 1, 1))
    seeing = table((2 * sign, 4 * sign, 1, 1), (6 * sign, -6 * sign, 2, 0), (8 * sign, -18 * sign, 2, 0))
    mine = table((sign, 10 * sign, 1, 1), (3 * sign, 0, 1, 1), (5 * sign, -10 * sign, 2, 0))
    found = report_gap(contest("easy", "random", deals=3, rules=Rules.make(preset)), [mine, seeing, base])
    assert found["names"] == ["easy", "clairvoyant", "random"]
    points = found["gap"]["points"]
    assert points["over_base"] == pytest.approx([9 / 6, 36 / 6])
    assert points["closed"] == pytest.approx(9 / 36)
    assert found["gap"]["rounds_won"]["closed"] == pytest.approx(2 / 3, abs=1e-5)
    # The residuals of the ratio by deal are 1 - 8/4, 3 - 12/4 and 5 - 16/4.
    low, high = points["closed_ci95"]
    assert (high - low) / 2 == pytest.approx(1.96 * (2 * 3 / 2) ** 0.5 / 36, abs=1e-5)


def test_a_gap_that_is_not_clear_has_no_parts() -> None:
    alike = table((5, 5, 1, 1), (7, 3, 1, 1))
    found = report_gap(contest("easy", "random", deals=2), [alike, alike, alike])
    assert found["gap"]["points"]["closed"] is None
    assert "points: so few deals do not show a gap between random and clairvoyant" in readable_gap(found)


def test_the_clairvoyant_is_asked_in_every_round_it_plays(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hard, "knowing", sighted, raising=False)
    arguments = ["arena", "--deals", "6", "--jobs", "1"]
    assert main([*arguments, "--bots", "clairvoyant,random", "--json"]) == 0
    seeing = json.loads(capsys.readouterr().out)["bots"]
    assert main([*arguments, "--bots", "easy,random", "--json"]) == 0
    blind = json.loads(capsys.readouterr().out)["bots"]
    assert seeing["clairvoyant"]["points_per_round"] == blind["easy"]["points_per_round"]
    assert main([*arguments, "--bots", "normal,random,random", "--gap"]) == 0
    points, share, *_ = capsys.readouterr().out.splitlines()
    assert re.match(r"points, over random in the same seat, a round: normal .+ \[.+\], clairvoyant .+ \[.+\]", points)
    assert share.startswith("points: normal closes ")


def test_nobody_sees_all_cards_at_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--bots", "clairvoyant,easy"]) == 2
    assert "only an arena" in capsys.readouterr().err


# --- on the way


ROOT = Path(__file__).parent.parent
SLOW = """
from time import sleep
from rami.bots import BOTS
def act(view, rng, budget):
    sleep(0.001)
    return BOTS["easy"](view, rng, budget)
def dead(view, rng, budget):
    import os
    os._exit(3)
"""


@pytest.mark.parametrize(("jobs", "form"), [("1", []), ("2", []), ("2", ["--json"])])
def test_an_arena_shows_how_far_it_is_and_tells_what_was_played_when_it_is_stopped(
    jobs: str, form: list[str], tmp_path: Path
) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    command = [sys.executable, "-m", "rami", "arena", "--bots", "slow:act,easy", "--deals", "100000", *form]
    terminal, end = pty.openpty()
    paths = os.pathsep.join((str(ROOT), str(tmp_path)))
    arena = subprocess.Popen(
        [*command, "--jobs", jobs],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        stderr=end,
        text=True,
        start_new_session=True,
    )
    os.close(end)
    shown = b""
    while shown.count(b"a second") < 2:
        shown += os.read(terminal, 1000)
    os.killpg(arena.pid, signal.SIGINT)  # as a terminal does it
    out, _ = arena.communicate(timeout=30)
    while True:
        try:
            shown += os.read(terminal, 1000)
        except OSError:
            break
    os.close(terminal)
    assert arena.returncode == 130
    assert re.match(rb"\r\d+ of 100000 deals, [\d.e+]+ a second, \d+ \w+ \d\d \w+ left\x1b\[K\r", shown)
    assert shown.endswith(b"\r\x1b[K") and b"Traceback" not in shown and b"\n" not in shown
    if form:
        found = json.loads(out)
        assert 0 < found["deals"] < found["asked"] == 100000
    else:
        assert re.match(r"PARTIAL: stopped after \d+ of 100000 deals\n", out)
        assert "slow:act gains " in out


def test_stopped_before_anything_was_played(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    def stopped(*_: object) -> Action:
        raise Stopped

    monkeypatch.setattr(easy, "act", stopped)
    for more in ([], ["--gap"]):
        assert main(["arena", "--bots", "easy,easy", "--jobs", "1", *more]) == 130
        said = capsys.readouterr()
        assert said.out == "" and said.err == "arena: stopped before anything was played\n"


def test_away_from_a_terminal_there_is_a_line_now_and_then_or_none(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock on which each look takes a second: a line after ten seconds, twenty, forty, …"""
    bots = ["arena", "--bots", "random,random", "--jobs", "1"]
    assert main([*bots, "--deals", "3"]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(program, "perf_counter", count().__next__)
    assert main([*bots, "--deals", "30", "--quiet"]) == 0
    assert capsys.readouterr().err == ""
    assert main([*bots, "--deals", "30"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert 1 < len(lines) < 20
    for line in lines:
        assert re.fullmatch(r"\d+ of 30 deals, [\d.e+-]+ a second, (\d+ min \d\d s|\d+ h \d\d min) left", line)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("more", "wanted"), [([], True), (["--gap"], True), (["--quiet"], False)])
def test_on_a_terminal_the_line_of_progress_is_gone_in_the_end(
    more: list[str], wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hard, "knowing", sighted, raising=False)
    monkeypatch.setattr(sys, "stderr", Terminal())
    assert main(["arena", "--bots", "easy,random", "--deals", "2", "--jobs", "1", *more]) == 0
    shown = sys.stderr.getvalue()  # type: ignore[attr-defined]
    assert shown.startswith("\r1 of 2 deals") and shown.endswith("\x1b[K\r\x1b[K") if wanted else shown == ""


def test_a_process_that_is_lost_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    command = [sys.executable, "-m", "rami", "arena", "--bots", "slow:dead,easy", "--jobs", "2", "--quiet"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(tmp_path)))}
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr == "arena: a process was lost in the middle of a deal: ended by a bot, or killed\n"


LOUD = """
import os, sys
from rami.bots import BOTS
print("loaded")
def act(view, rng, budget):
    print("thinking")
    sys.__stdout__.write("aside")
    os.write(1, b"below")
    if view.turn_number == 0:
        os.system("echo from a child")
    return BOTS["easy"](view, rng, budget)
def shut(view, rng, budget):
    for stream in (sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__):
        stream.close()
    for number in (0, 1, 2):
        try:
            os.close(number)
        except OSError:
            pass
    return BOTS["easy"](view, rng, budget)
"""


@pytest.fixture
def loud(tmp_path: Path) -> Path:
    (tmp_path / "loud.py").write_text(LOUD)
    return tmp_path


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The program beside the bots of a folder."""
    return subprocess.run(
        [sys.executable, "-m", "rami", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_bots_print_is_no_part_of_the_report(jobs: str, loud: Path) -> None:
    done = run(loud, "arena", "--bots", "loud:act,random", "--deals", "1", "--jobs", jobs, "--json")
    assert done.returncode == 0 and json.loads(done.stdout)["deals"] == 1
    assert all(part in done.stderr for part in ("loaded\n", "thinking\n", "below", "from a child\n"))


def test_what_bots_print_is_no_part_of_a_match_told(loud: Path) -> None:
    (loud / "mute.py").write_text("from rami.bots.easy import act\n")
    done, still = (run(loud, "play", "--bots", f"{bot}:act,random", "--rounds", "1") for bot in ("loud", "mute"))
    assert (done.returncode, done.stdout.replace("loud", "mute")) == (0, still.stdout)
    assert "thinking\n" in done.stderr and still.stderr == ""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_closes_what_it_finds_cannot_silence_the_report(jobs: str, loud: Path) -> None:
    done = run(loud, "arena", "--bots", "loud:shut,random", "--deals", "2", "--jobs", jobs, "--json")
    assert (done.returncode, done.stderr) == (0, "loaded\n")
    assert json.loads(done.stdout)["deals"] == 2


def test_deals_are_made_as_they_are_played() -> None:
    """A spread that stops early has asked for no more than it played."""

    def few(do: Any, plays: Any) -> Any:
        for each in islice(plays, 6):
            yield do(each)

    endless = contest("easy", "random", deals=10**18)
    assert hold(endless, ticking(), few)["deals"] == 6
    assert hold_gap(endless._replace(entrants=endless.entrants[::-1]), ticking(), few)["deals"] == 2


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--bots", "easy,easy", "--deals", "3000000"], "--deals is 1 to 1000000"),
        (["--bots", "easy,easy", "--jobs", "5000"], "--jobs is 1 to 1000"),
        (["--bots", f"easy,{__name__}:Forgetful"], "it is a class; name an instance or a function"),
        (["--bots", "easy,./mine:act"], "a module is named as `import` does it"),
        (["--bots", "easy,mine.py:act"], "No module named 'mine'"),
        (["--bots", "easy,:act"], "a module is named as `import` does it"),
        (["--bots", "easy"], "2 to 4 play cardverse, not 1"),
    ],
)
def test_why_it_makes_no_contest(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments]) == 2
    assert why in capsys.readouterr().err
    if "--deals" not in arguments and "--jobs" not in arguments:
        assert main(["play", *arguments]) == 2
        assert why in capsys.readouterr().err


def test_one_is_no_plural(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--bots", "easy,random", "--deals", "1"]) == 0
    assert "\n1 deal, 2 rounds, " in capsys.readouterr().out


def test_help_tells_the_defaults(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["arena", "--help"])
    assert stopped.value.code == 0
    said = " ".join(capsys.readouterr().out.split())
    assert all(f"{default} if unsaid" in said for default in ("cardverse", "100", "0", "1", "1000"))
    assert "handed in" not in said


@pytest.mark.parametrize("arguments", [[], ["--bots", "easy,easy", "--deals", "many"]])
def test_arguments_that_cannot_be_read_exit_with_two(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["arena", *arguments])
    assert stopped.value.code == 2


def test_frozen_versions_can_enter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--bots", "easy@1,random", "--deals", "1", "--json"]) == 0
    assert "easy@1" in json.loads(capsys.readouterr().out)["bots"]
