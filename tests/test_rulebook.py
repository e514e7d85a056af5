"""The rule book: a sentence for every number, whatever the switches say."""

import json
import re
from pathlib import Path

import pytest

from rami import rulebook
from rami.presets import LOCKED, PRESETS
from rami.rules import SWITCHES, BadRules, Choice, Number, OnOff, Rules, rules_from

NUMBERS = [f"CV-{n}" for n in range(1, 28)] + [f"CV-S{n}" for n in range(1, 10)]


def sentences(**switches: object) -> dict[str, str]:
    rows = rulebook.rulebook(Rules.make("cardverse", **switches))
    return {number: rulebook.english(key, args) for number, key, args in rows}


def flipped() -> list[tuple[str, object]]:
    """Every switch at every value that is few, and at both ends where they are many."""
    found: list[tuple[str, object]] = [("hand_size", 9), ("hand_size", {"2": 5, "3": 6, "4": 7}), ("packs", 2)]
    for name, about in SWITCHES.items():
        match about["domain"]:
            case OnOff():
                found += [(name, True), (name, False)]
            case Choice(values):
                found += [(name, value) for value in values]
            case Number(low, high, none) if name != "target_score":
                found += [(name, low), (name, high), *([(name, None)] if none else [])]
    return found


def test_every_number_of_the_page_has_one_sentence_in_order() -> None:
    rows = rulebook.rulebook(PRESETS["cardverse"])
    numbers = [number for number, _, _ in rows]
    assert numbers[: len(NUMBERS)] == NUMBERS
    assert numbers[len(NUMBERS) :] == ["P-1", "P-2", "P-4", "P-6"]


@pytest.mark.parametrize(("name", "value"), flipped(), ids=str)
def test_every_value_of_a_switch_has_its_sentences(name: str, value: object) -> None:
    told = sentences(**{name: value})
    assert set(NUMBERS) <= set(told)
    assert not [text for text in told.values() if re.search(r"[{}$]|None", text)]


@pytest.mark.parametrize("name", sorted(set(SWITCHES) - {"players", "ace_meld_value", "ace_low_value"}))
def test_a_switch_that_changes_changes_the_book(name: str) -> None:
    books = {tuple(sentences().items())}
    values = [value for switch, value in flipped() if switch == name]
    if name == "target_score":
        values = [50]
    books.update(tuple(sentences(**{name: value}).items()) for value in values)
    assert len(books) > 1


def test_going_out_reads_as_the_switch_stands() -> None:
    assert "You also go out" in sentences()["CV-11"]
    assert "has to be a discard" in sentences(discard_to_win=True)["CV-12"]
    assert sentences()["CV-11"] != sentences(discard_to_win=True)["CV-11"]


def test_numbers_of_the_rules_stand_in_the_sentences() -> None:
    told = sentences(ace_high=True, target_score=150, turn_limit=40, rounds=12)
    assert "an ace 11" in told["CV-17"] and "is on" in told["CV-18"]
    assert "150" in told["CV-20"] and "40" in told["CV-S9"] and "12" in told["P-6"]
    assert "7 when two play" in told["CV-3"] and "10 when three" in told["CV-3"]


def test_a_single_one_has_no_plural() -> None:
    """These sentences do not choose by a number, so none stands before a noun that would have to follow it."""
    told = sentences(hand_size=1, reshuffle_limit=1, opening_minimum=1, target_score=None, rounds=1)
    told |= {key + "+": text for key, text in sentences(hand_size={"2": 1, "3": 2, "4": 1}).items()}
    assert {key for key, text in told.items() if re.search(r"\b1\b", text)} >= {"CV-3", "CV-3+", "CV-7", "CV-22", "P-6"}
    assert [key for key, text in told.items() if re.search(r"\b1 \w+s\b", text)] == []


def test_without_a_target_the_rounds_end_the_match() -> None:
    told = sentences(target_score=None, rounds=8)
    assert "round 8" in told["CV-20"] and "share" in told["CV-S7"]


def test_the_reshuffles_allowed_are_told() -> None:
    assert "never" in sentences()["CV-22"]
    assert "limit in a round is 2" in sentences(reshuffle_limit=2)["CV-22"]
    assert "nobody wins" in sentences(reshuffle_limit=None, stock_end="nobody")["CV-22"]


def test_hands_are_paid_for_even_where_nobody_wins() -> None:
    told = sentences(stock_end="nobody", scoring="penalty")
    assert "all others what they hold" in told["CV-S4"] and "nobody wins" in told["CV-22"]
    assert "nothing for anybody" in sentences(stock_end="nobody")["CV-S4"]


def test_every_sentence_is_reached_by_some_switches() -> None:
    reached = {key for _, key, _ in rulebook.rulebook(PRESETS["cardverse"])}
    mixed: list[dict[str, object]] = [{name: value} for name, value in flipped()]
    mixed += [{"stock_end": "nobody", "reshuffle_limit": limit} for limit in (2, None)]
    mixed += [{"target_score": None, "rounds": 3}, {"ace_value": 11}, {"opening_minimum": 51}]
    for switches in mixed:
        reached |= {key for _, key, _ in rulebook.rulebook(Rules.make("cardverse", **switches))}
    assert reached == set(rulebook.SENTENCES)


def test_every_game_has_a_book() -> None:
    assert set(rulebook.BOOKS) == set(rulebook.APART) == set(rulebook.NARROWED) == set(PRESETS)


def test_patterns_have_only_plain_places() -> None:
    for key, pattern in rulebook.SENTENCES.items():
        assert re.fullmatch(r"[A-Z][A-Z0-9]*-[A-Za-z0-9-]+", key)
        assert "{" not in re.sub(r"\{ \$[a-z]+ \}", "", pattern)


def test_the_page_has_these_sentences_in_english() -> None:
    page = Path(__file__).parent.parent / "web" / "text" / "en" / "book.ftl"
    assert rulebook.messages() in page.read_text(encoding="utf-8")


def test_the_catalogue_is_plain_and_complete() -> None:
    book = json.loads(json.dumps(rulebook.catalogue()))
    game = book["presets"]["cardverse"]
    assert game["players"] == [2, 4] and game["targets"] == [50, 100, 150, 200, 300]
    names = [switch["name"] for switch in game["switches"]]
    assert {"discard_to_win", "ace_value", "target_score", "may_discard_taken_card", "turn_limit"} <= set(names)
    assert {switch["name"] for switch in game["switches"] if switch["locked"]} == LOCKED["cardverse"]
    assert {switch["section"] for switch in game["switches"]} <= set(book["sections"])
    defaults = {switch["name"]: switch["default"] for switch in game["switches"]}
    assert Rules.make("cardverse", **defaults) == PRESETS["cardverse"]
    assert [row[0] for row in game["rules"]][: len(NUMBERS)] == NUMBERS


def test_offers_lie_within_their_domain() -> None:
    for game in rulebook.catalogue()["presets"].values():
        for switch in game["switches"]:
            for value in switch["offers"]:
                Rules.make("cardverse", **{switch["name"]: value, "rounds": 10})


def test_the_names_are_those_that_rules_take() -> None:
    for name in rulebook.catalogue()["names"]:
        with pytest.raises(BadRules) as refused:
            rules_from({"preset": "cardverse", name: "no value of any switch"})
        assert not refused.value.refusal.values.get("unknown")
