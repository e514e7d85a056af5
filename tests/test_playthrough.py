"""Playthroughs and the rules in print, from the command line."""

import re

import pytest

from rami import playthrough
from rami.__main__ import main
from rami.bots import BOTS
from rami.rules import Rules


def told(seed: str = "1", rounds: int | None = None, **switches: object) -> list[str]:
    return list(playthrough.lines(Rules.make("cardverse", **switches), ["easy", "random"], BOTS, seed, rounds))


def test_a_match_is_told_to_its_end() -> None:
    text = told()
    assert text[0] == "cardverse, seed 1: 0 easy, 1 random"
    assert re.fullmatch(r"\d \w+ won after \d+ rounds: \d+, \d+", text[-1])
    totals = list(map(int, text[-1].split(": ")[1].split(", ")))
    assert max(totals) >= 100
    scored = [int(found[1]) for line in text if (found := re.search(r"scores (\d+)", line))]
    assert sum(scored) == sum(totals)


def test_every_card_of_a_turn_is_told() -> None:
    text = "\n".join(told(rounds=1))
    assert re.search(r"^ +1  [01] \w+: (draws|takes) \S+", text, re.M)
    assert "melds" in text and "discards" in text and "deals and turns up" in text


def test_a_seed_tells_the_same_story_every_time() -> None:
    assert told("tea", 3) == told("tea", 3) != told("mint", 3)


def test_rounds_limit_the_story() -> None:
    text = told(rounds=2)
    assert [line for line in text if line.startswith("Round ")][-1].startswith("Round 2.")
    assert not any("won after" in line for line in text)


def test_an_end_at_the_empty_stock_is_told() -> None:
    story = [line for seed in range(12) for line in told(str(seed), 1)]
    assert any("asks the empty stock" in line for line in story)
    assert any("as the stock is empty" in line for line in story)


def test_a_round_without_a_winner_is_told() -> None:
    story = [line for seed in range(12) for line in told(str(seed), 1, stock_end="nobody")]
    assert "      Nobody wins the round." in story


def rami(*bots: str, seed: str = "1", rounds: int | None = None, **switches: object) -> list[str]:
    return list(playthrough.lines(Rules.make("rami51", **switches), bots, BOTS, seed, rounds))


def test_jokers_are_told_with_their_places_and_as_they_are_reclaimed() -> None:
    text = "\n".join(line for seed in range(3) for line in rami("normal", "normal", seed=str(seed), rounds=2))
    assert re.search(r"melds [^,]*\*=\w\w", text)
    assert re.search(r"puts \w\w in the place of \* in (\w\w ?)+, ", text)


def test_a_dealer_who_begins_with_a_discard_turns_up_no_card() -> None:
    text = rami("easy", "easy", rounds=1, dealer_starts_with_discard=True)
    assert any("deals and begins with a discard" in line for line in text)
    first = next(line for line in text if line.startswith("   1"))
    assert "discards" in first and "draws" not in first and "takes" not in first


def test_who_drops_out_is_told_to_be_out() -> None:
    text = rami("easy", "random", "random", elimination=True, target_score=100)
    assert any(line.endswith(": is out") for line in text)
    assert re.fullmatch(r"\d \w+ won after \d+ rounds: \d+, \d+, \d+", text[-1])


def test_the_program_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--rules", "cardverse", "--bots", "easy,random", "--seed", "1", "--rounds", "1"]) == 0
    assert capsys.readouterr().out.splitlines() == told(rounds=1)


def test_the_program_prints_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "cardverse"]) == 0
    plain = capsys.readouterr().out
    assert main(["rules", "cardverse", "--set", "discard_to_win=true", "--set", "target_score=150"]) == 0
    set_ = capsys.readouterr().out
    assert plain != set_ and "150" in set_
    assert [line.split()[0] for line in plain.splitlines()][:2] == ["CV-1", "CV-2"]


def test_the_switches_are_printed_as_they_are_set(capsys: pytest.CaptureFixture[str]) -> None:
    changed = ["--set", "hand_size=9", "--set", "ace_in_runs=low", "--set", "discard_to_win=true"]
    assert main(["rules", "cardverse", "--switches", *changed]) == 0
    printed = capsys.readouterr().out
    assert "hand_size=9\n" in printed
    again = [word for line in printed.splitlines() for word in ("--set", line)]
    assert main(["rules", "cardverse", "--switches", *again]) == 0
    assert capsys.readouterr().out == printed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rules", "poker"], "rules: the preset"),
        (["rules", "cardverse", "--set", "colour=1"], "rules: colour"),
        (["rules", "cardverse", "--set", "discard_to_win"], "rules: 'discard_to_win' is no switch=value"),
        (["rules", "cardverse", "--set", "target_score=1"], "rules: target_score"),
        (["play", "--bots", "easy"], "play: "),
        (["play", "--bots", "easy,ghost"], "play: no bot 'ghost'"),
        (["play", "--bots", "easy,easy", "--rounds", "0"], "play: --rounds is 1 or more"),
        (["play", "--bots", "easy,easy", "--set", "hand_size=40"], "play: hand_size"),
    ],
)
def test_what_cannot_be_done_is_one_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == "" and output.err.startswith(said) and output.err.count("\n") == 1


def rummy(
    *bots: str, seed: str = "1", rounds: int | None = 1, preset: str = "rummy5000", **switches: object
) -> list[str]:
    return list(playthrough.lines(Rules.make(preset, **switches), bots, BOTS, seed, rounds))


def test_a_deal_by_up_card_and_what_is_melded_are_told() -> None:
    text = rummy("easy", "random", "easy", seed="3")
    assert re.fullmatch(r"Round 1\. \d \w+ deals and turns up \w\w\. \w is wild\.", text[2])
    for line in text[3:6]:
        assert re.fullmatch(r" +\d \w+: (\w\w ?)+ \(\w\w face up\)", line)
    assert re.search(r"has melded \d+, holds ", "\n".join(text[-3:]))


def test_calls_matches_and_floating_are_told_in_the_turn_they_belong_to() -> None:
    text = "\n".join(line for seed in range(12) for line in rummy("random", "easy", "easy", seed=str(seed)))
    assert re.search(r"discards \w\w, [012] \w+ calls rummy, takes \w\w and makes .*?[012] \w+ discards \w\w", text)
    assert "floats" in text
    assert re.search(r"melds \w\w beside the wild of ", text)


def test_a_choice_of_cards_is_told_before_the_deal() -> None:
    wilds = {"permanent_wilds": ["2", "T", "J"], "permanent_wild_upcard": "choose", "packs": 2}
    story = [rummy("easy", "easy", "easy", seed=str(seed), **wilds) for seed in range(3)]
    chosen = [text for text in story if any(line.endswith("chooses how many cards to be dealt.") for line in text)]
    assert chosen
    for text in chosen:
        assert "chooses" in text[2]
        assert any(line.startswith("Round 1.") for line in text)


def test_a_first_to_go_out_waits_for_the_others() -> None:
    text = "\n".join(
        line for seed in range(10) for line in rummy("easy", "easy", seed=str(seed), first_turn_grace=True, hand_size=3)
    )
    assert "is out" in text
