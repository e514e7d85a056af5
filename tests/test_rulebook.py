"""The rule book: a sentence for every number, whatever the switches say."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rami import rulebook
from rami.presets import LOCKED, NUMBERING, PRESETS
from rami.rulebook.books import BOOKS, HOUSE, SPOKEN
from rami.rulebook.sentences import SENTENCES
from rami.rules import SWITCHES, BadRules, Choice, Number, OnOff, Ranks, Rules, rules_from
from web.catalogue import described

BOTS = [f"CV-{n}" for n in range(24, 28)]
PRINCIPLES = [f"P-{n}" for n in range(1, 7)]
RAMI = [f"RA-{n}" for n in range(1, 26)] + [f"RA-S{n}" for n in range(1, 23)] + BOTS
RUMMY = [f"R5-{n}" for n in range(1, 34)] + [f"R5-S{n}" for n in range(1, 24)]
RUNLESS = [f"R5-{n}" for n in (16, 19, "S5", "S7", "S8", "S19")]
SILENT = [f"R5-{n}" for n in (4, 21, 22, 26, 27, 28, "S2", "S3", "S4", "S9", "S13", "S15", "S16", "S18", "S20")]
NUMBERS = {
    "cardverse": [f"CV-{n}" for n in range(1, 28)] + [f"CV-S{n}" for n in range(1, 10)],
    "rami40": RAMI,
    "rami51": RAMI,
    "rummy5000": RUMMY + BOTS,
    "george": [*(number for number in RUMMY if number not in RUNLESS), "R5-V27", *BOTS],
    "rummy500": [
        *(number for number in RUMMY if number not in SILENT),
        "R5-V35",
        *BOTS,
    ],
}
GAMES = ("cardverse", "rami51", "rummy5000", "rummy500")
"""One of each book, and Rummy with the numbers that another lacks."""


def sentences(preset: str = "cardverse", **switches: object) -> dict[str, str]:
    rows = rulebook.rulebook(Rules.make(preset, **switches))
    return {number: rulebook.english(key, args) for number, key, args in rows}


SEVERAL: dict[str, list[object]] = {
    "hand_size": [9, {"2": 5, "3": 6, "4": 7}],
    "packs": [2, {"2": 1, "3": 2, "4": 3, "5": 2, "6": 3}],
    "jokers": [0, 2, {"2": 2, "3": 4, "4": 4, "5": 4, "6": 6}],
    "players": [[3, 4]],
    "target_score": [50, 200],
    "upcard_counts": [{}, {"J": 11}, {"2": 5}],
    "values": [{}, {"A": 50}, {"wild": 200}, {"8": 10, "9": 10}, {"5": 6}, {"QC": 45}],
    "winner_bonus": [0, -10, {"out": -10}, {"out": -10, "rami_sec": -20, "rami_sec_empty_table": -50}],
}


def values(name: str) -> list[object]:
    """Every value of a switch where they are few, both ends where they are many."""
    match SWITCHES[name]["domain"]:
        case OnOff():
            return [True, False]
        case Choice(few):
            return list(few)
        case Ranks():
            return [[], ["2"], ["T", "J"]]
        case Number(low, high, none) if name not in SEVERAL:
            return [low, high, *([None] if none else [])]
    return SEVERAL[name]


WITHHELD = {f"R5-{n}" for n in (4, 12, 16, 19, 21, 22, 26, 27, 28, *(f"S{n}" for n in range(1, 22)))}
"""What Rummy is silent on where it does not come up."""

FLIPPED = [(game, name, value) for game in GAMES for name in SWITCHES for value in values(name)]


def made(preset: str, **switches: object) -> tuple[rulebook.Row, ...] | None:
    """The rule book, or None where the switches contradict the game's own."""
    try:
        return rulebook.rulebook(Rules.make(preset, **switches))
    except BadRules:
        return None


@pytest.mark.parametrize("game", PRESETS)
def test_every_number_of_the_page_has_one_sentence_in_order(game: str) -> None:
    assert [number for number, _, _ in rulebook.rulebook(PRESETS[game])] == NUMBERS[game] + PRINCIPLES


@pytest.mark.parametrize(("game", "name", "value"), FLIPPED, ids=str)
def test_every_value_of_a_switch_has_its_sentences(game: str, name: str, value: object) -> None:
    rows = made(game, **{name: value})
    if rows is not None:
        told = {number: rulebook.english(key, args) for number, key, args in rows}
        assert len(told) == len(rows) and set(NUMBERS[game]) - WITHHELD <= set(told)
        assert not [text for text in told.values() if re.search(r"[{}$]|None", text)]


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in SWITCHES if name not in rulebook.APART[game]]
)
def test_a_switch_that_changes_changes_the_book(game: str, name: str) -> None:
    limited = {"max_wilds_per_meld": 2, "wild_indicator": "first"}
    upcards = {"hand_size": None, "permanent_wilds": ["J"]}
    also: dict[str, dict[str, object]] = {
        "elimination": {"scoring": "penalty"},
        "wild_limit_by_part": limited,
        "wild_in_own_place": limited,
        "permanent_wild_upcard": upcards,
        "permanent_wild_count": upcards,
        "upcard_is_total": upcards,
        "upcard_counts": upcards,
        "smallest_upcard": upcards,
        "indicator_is_permanent_wild": upcards | limited,
        "aces_may_be_wild": limited,
        "wild_match": limited,
        "wild_set": limited,
        "floaters_draw_at_end": {"floating": True},
        "ace_at_both_ends": {"ace_in_runs": "low_or_high"},
        "reclaimed_wild_must_be_replayed": {"wild_reclaim": True},
        "reclaimed_wild_needs_new_meld": {"wild_reclaim": True},
        "wild_reclaim_from_short_set": {"wild_reclaim": True},
        "discard_to_win": {"floating": False},
        "dealer_starts_with_discard": {"hand_size": 7},
        "rami_sec_waives_opening": {"opening_minimum": 51},
    }
    books = {str(made(game, **also.get(name, {}), **{name: value})) for value in values(name)}
    assert len(books - {"None"}) > 1


def test_what_a_game_does_not_choose_is_told_all_the_same() -> None:
    assert sentences(players=[2, 3])["CV-2"] != sentences()["CV-2"]
    assert sentences(packs=2)["CV-1"] != sentences()["CV-1"]
    jokers = sentences(jokers=4, wild_reclaim=True)
    assert "house rules" in jokers["CV-23"].lower() and "stands for" in jokers["RA-19"]


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
    one: dict[str, object] = dict.fromkeys(("hand_size", "opening_minimum", "reshuffle_limit", "jokers"), 1)
    told |= sentences("rami51", **one, wild_hand_value=1, ace_value=1, ace_meld_value=1, unopened_penalty=1, rounds=1)
    told["R5-V32"] = sentences("rummy5000", going_out_bonus=1)["R5-V32"]
    ones = {key for key, text in told.items() if re.search(r"\b1\b", text)}
    assert ones >= {"CV-3", "CV-3+", "CV-7", "CV-22", "RA-4", "P-6", "R5-V32"}
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
    mixed: list[tuple[str, dict[str, object]]] = [(game, {name: value}) for game, name, value in FLIPPED]
    shuffled: dict[str, object] = {"stock_end": "nobody"}
    mixed += [("cardverse", shuffled | {"reshuffle_limit": limit}) for limit in (2, None)]
    mixed += [("cardverse", {"ace_value": 11}), ("cardverse", {"opening_minimum": 51})]
    for game in GAMES:
        mixed += [(game, {"target_score": None, "rounds": 3})]
        mixed += [(game, {"dealer_starts_with_discard": True, "direction": "counter_clockwise"})]
    mixed += [
        ("rami51", {"target_score": None, "rounds": 3, "scoring": "winner_takes_hands"}),
        ("rami51", {"hand_size": {"2": 7, "3": 10}, "dealer_starts_with_discard": True}),
        ("rami51", {"max_wilds_per_meld": 2, "wild_limit_by_part": True}),
        ("cardverse", {"target_score": 50, "scoring": "melded_and_hands"}),
    ]
    rummy: list[dict[str, object]] = [
        {"target_score": None, "rounds": 3, "scoring": "penalty"},
        {"elimination": True, "scoring": "penalty"},
        {"discard_to_win": True, "floating": False},
        {"lay_off_needs_opening": True, "lay_off_in_opening_turn": False},
        {"wild_reclaim": True, "reclaimed_wild_must_be_replayed": True},
        {"wild_reclaim": True, "wild_reclaim_from_short_set": True},
        {"jokers": {"2": 2, "3": 4}},
        {"jokers": 2, "packs": 2},
        {"take_depth": 1, "taken_card_must_be_melded": True},
        {"going_out_bonus": 200, "scoring": "melded_less_hand"},
        {"hand_size": 7, "dealer_starts_with_discard": True, "wild_indicator": None},
    ]
    rummy += [{"reshuffle_limit": limit, "stock_end": "lowest_hand"} for limit in (2, None)]
    rummy += [{"jokers": 2, "permanent_wild_upcard": word} for word in ("count", "replace", "choose")]
    rummy += [{"jokers": 2, "indicator_is_permanent_wild": "replace"}]
    rummy += [{"melds": melds, "wild_reclaim": True} for melds in ("sets", "runs")]
    limits: list[dict[str, object]] = [
        {"max_wilds_per_meld": 1, "naturals_must_outnumber_wilds": outnumbered, "wild_limit_by_part": part}
        for outnumbered in (False, True)
        for part in (False, True)
    ]
    rummy += [*limits, *({"wild_in_own_place": "wild", **limit} for limit in limits)]
    mixed += [("rummy5000", switches) for switches in rummy]
    mixed += [("rummy500", {"values": {"A": 20}}), ("george", {}), ("george", {"melds": "both"})]
    mixed += [(game, {"hand_size": None}) for game in ("cardverse", "rami51")] + [
        ("rami51", {"values": {"wild_ace": 9}})
    ]
    mixed += [("cardverse", {"values": {"A": 20}}), ("cardverse", {"jokers": 2, "ace_in_runs": "low"})]
    reached = {key for game, switches in mixed for _, key, _ in made(game, **switches) or ()}
    assert reached == set(SENTENCES)


def test_every_game_has_a_book() -> None:
    assert set(BOOKS) == set(rulebook.APART) == set(rulebook.NARROWED) == set(rulebook.OFFERED) == set(PRESETS)
    assert set(SPOKEN) == set(NUMBERING.values())


def test_rami_tells_its_numbers() -> None:
    told = sentences("rami51", opening_minimum=71, wild_hand_value=30, target_score=300, turn_limit=40)
    assert "71" in told["RA-8"] and "name" not in told["RA-8"] and "name" in sentences("rami40")["RA-8"]
    assert "30" in told["RA-S1"] and "300" in told["RA-S3"] and "40" in told["RA-24"] and "40" in told["P-5"]
    assert "108" in told["RA-2"] and "160" in told["RA-3"]


def test_house_rules_in_use_are_told_after_the_numbers_of_the_page() -> None:
    numbers = list(sentences("rami51", opening_needs_clean_run=True, discard_from_turn=3, unopened_penalty=100))
    assert numbers[-3:] == ["RA-H2", "RA-H11", "RA-H25"]
    assert "third turn" in sentences("rami51", discard_from_turn=3)["RA-H25"]
    assert (
        "-50" in sentences("rami51", winner_bonus={"out": -10, "rami_sec": -20, "rami_sec_empty_table": -50})["RA-H13"]
    )
    assert sentences("rami51", winner_bonus={"rami_sec": -20})["RA-H13"].count("-20") == 2


def test_patterns_have_only_plain_places() -> None:
    for key, pattern in SENTENCES.items():
        assert re.fullmatch(r"[A-Z][A-Z0-9]*-[A-Za-z0-9-]+", key)
        assert "{" not in re.sub(r"\{ \$[a-z]+ \}", "", pattern)


def test_the_page_has_these_sentences_in_english() -> None:
    page = Path(__file__).parent.parent / "web" / "text" / "en" / "book.ftl"
    assert rulebook.messages() in page.read_text(encoding="utf-8")


def catalogue() -> Any:
    return json.loads(json.dumps(rulebook.catalogue()))


def test_the_catalogue_is_plain_and_complete() -> None:
    book = catalogue()
    for name in PRESETS:
        game = described(book, name)
        assert game["players"] == list(PRESETS[name].players)
        assert {switch["name"] for switch in game["switches"] if switch["locked"]} == LOCKED[name]
        assert {switch["section"] for switch in game["switches"]} <= set(book["sections"])
        assert {switch["name"] for switch in game["switches"]} == set(SWITCHES) - rulebook.APART[name]
        defaults = {switch["name"]: switch["default"] for switch in game["switches"]}
        assert Rules.make(name, **defaults) == PRESETS[name]


def test_the_books_are_those_of_the_untouched_games() -> None:
    books = json.loads(json.dumps(rulebook.books()))
    assert books == {name: [list(row) for row in rulebook.rulebook(rules)] for name, rules in PRESETS.items()}


def switch_of(game: str, name: str) -> Any:
    (found,) = [each for each in described(catalogue(), game)["switches"] if each["name"] == name]
    return found


def test_each_game_offers_the_values_its_page_names() -> None:
    assert switch_of("cardverse", "target_score")["offers"] == [50, 100, 150, 200, 300]
    assert switch_of("rami51", "target_score")["offers"] == [300, 500, 1000, None]
    assert switch_of("rami51", "opening_minimum")["offers"] == [0, 30, 40, 51, 71, 101]
    assert switch_of("rami40", "opening_minimum")["default"] == 40
    assert switch_of("rummy5000", "target_score")["offers"] == [1500, 2000, 2200, 2500, 2800, 5000, 10000]
    assert switch_of("george", "target_score")["default"] == 2500


def test_house_rules_are_grouped_by_their_numbers() -> None:
    house = rulebook.catalogue()["presets"]["rami51"]["house"]
    assert [number for number, _ in house] == [f"RA-H{place}" for place in range(1, 26)]
    several = {number: switches for number, switches in house if len(switches) > 1}
    assert set(several) == {"RA-H7", "RA-H9", "RA-H10", "RA-H17"}
    assert several["RA-H7"] == ["max_wilds_per_meld", "naturals_must_outnumber_wilds"]
    assert rulebook.catalogue()["presets"]["cardverse"]["house"] == []


def test_the_variants_of_rummy_are_grouped_as_its_house_rules_are() -> None:
    house = dict(rulebook.catalogue()["presets"]["rummy5000"]["house"])
    every = [switch for switches in house.values() for switch in switches]
    assert len(every) == len(set(every)) and "R5-V1" in house and house["R5-V34"] == ["target_winner"]
    told = {number for switch in every for number in SWITCHES[switch]["cites"] if number.startswith("R5-V")}
    assert {f"R5-V{n}" for n in range(1, 35)} - told == {"R5-V15", "R5-V27"} - told


def test_what_a_game_has_by_itself_is_no_house_rule_there() -> None:
    for name in ("george", "rummy500"):
        assert not [number for number in sentences(name) if number.startswith("R5-V")][1:]
    assert "R5-V29" not in sentences("cardverse") and "R5-V29" in sentences("rummy5000", floating=False)
    assert "R5-V28" not in sentences("george") and "R5-V28" in sentences("george", melds="runs")


def test_rules_of_one_game_are_told_in_another_where_they_hold() -> None:
    told = sentences("rami51", rummy_call="lay_off", floating=True, wild_indicator="first", lowest_rank="4")
    assert set(told) >= {"R5-20", "R5-21", "R5-25", "R5-28", "R5-5", "R5-9", "R5-V1"}
    assert "joker" in told["R5-9"] and "96" not in told["RA-2"] and "92" in told["RA-2"]
    told = sentences("cardverse", scoring="melded_less_hand", take_depth="any", first_turn_grace=True)
    assert set(told) >= {"R5-13", "R5-32", "R5-V31"} and "melded" in told["CV-19"]
    told = sentences("rummy5000", opening_minimum=51, direction="counter_clockwise", may_discard_wild=False)
    assert set(told) >= {"RA-8", "RA-H20", "RA-S7"} and "51" in told["RA-8"]


def test_a_switch_that_two_pages_name_is_told_by_the_own_one() -> None:
    for name, number, other in (("rummy5000", "R5-V22", "RA-H3"), ("rami51", "RA-H3", "R5-V22")):
        told = sentences(name, taken_card_must_be_melded=True)
        assert number in told and other not in told


def test_rummy_tells_its_numbers() -> None:
    told = sentences("rummy5000", target_score=2800, values={"A": 50, "wild_ace": 150, "QC": 45}, turn_limit=60)
    assert "2800" in told["R5-33"] and "50" in told["R5-30"] and "150" in told["R5-30"] and "60" in told["R5-S23"]
    assert "QC 45" in told["R5-V6"]
    assert "A 15" in sentences("george", upcard_counts={"2": 4})["R5-4"]
    assert "48 cards" in sentences("george")["R5-1"] and "J 10, Q 10, K 10" not in sentences("george")["R5-31"]
    assert "5 6" in sentences("rummy5000", values={"5": 6})["R5-31"]
    assert "T" not in sentences("rummy5000", permanent_wilds=["T"])["R5-V2"]


def test_contradictions_are_those_that_are_refused() -> None:
    pairs = rulebook.catalogue()["contradictions"]
    assert ["melds", "sets", "opening_needs_clean_run", True] in pairs
    for one, value, other, against in pairs:
        with pytest.raises(BadRules) as refused:
            Rules.make("rami51", **{"rounds": 10, one: value, other: against})
        assert set(refused.value.switches) == {one, other}


def test_what_is_idle_changes_nothing_in_the_book() -> None:
    for name, other, value in rulebook.IDLE:
        books = [
            [row for row in made("rami51", **{other: value, name: flipped}) or () if row[0] not in house_numbers(name)]
            for flipped in values(name)
        ]
        assert books[0] == books[1], name


def house_numbers(name: str) -> set[str]:
    """The numbers under which a house rule is told once it is on, whether it comes up or not."""
    return {number for number in SWITCHES[name]["cites"] if number in HOUSE}


def test_offers_lie_within_their_domain() -> None:
    book = catalogue()
    for name in PRESETS:
        for switch in described(book, name)["switches"]:
            for value in switch["offers"]:
                low = {"lowest_rank": "2"} if switch["name"] == "permanent_wilds" else {}
                Rules.make(name, **{**low, switch["name"]: value, "rounds": 10})


def test_the_names_are_those_that_rules_take() -> None:
    for name in rulebook.catalogue()["names"]:
        with pytest.raises(BadRules) as refused:
            rules_from({"preset": "cardverse", name: ["no value of any switch"]})
        assert not refused.value.refusal.values.get("unknown")


def test_nothing_is_said_of_runs_where_only_sets_are_laid_nor_of_sets_where_only_runs_are() -> None:
    allowed = {"R5-7", "R5-8", "R5-V27", "R5-V28"}  # these say what may be laid
    for melds, other in (("sets", r"\bruns?\b"), ("runs", r"\bsets?\b")):
        for reclaim in (False, True):
            told = sentences("rummy5000", melds=melds, wild_reclaim=reclaim)
            assert [number for number in told if number not in allowed and re.search(other, told[number])] == []
    assert "R5-19" not in sentences("george") and "R5-V20" not in sentences("george", wild_match=False)


def test_the_caller_of_the_whole_pile_need_not_meld_the_discard() -> None:
    assert "takes the discard" in sentences("rummy5000")["R5-21"]
    assert "deepest" in sentences("rummy5000", rummy_call="pile")["R5-21"]


def test_a_floating_seat_discards_what_a_call_of_the_pile_brings_and_may_get_a_new_stock() -> None:
    assert "meld the card, discard nothing" in sentences("rummy5000")["R5-28"]
    assert "no other card comes along" in sentences("rummy5000", rummy_call="pile")["R5-28"]
    assert (
        "shuffled" in sentences("rummy5000", reshuffle_limit=None)["R5-S9"]
        and "shuffled" not in sentences("rummy5000")["R5-S9"]
    )


def test_the_deepest_card_may_take_the_place_of_a_wild_where_wilds_are_swapped() -> None:
    for matched in (False, True):
        assert "place of a wild" in sentences("rummy5000", wild_match=matched, wild_reclaim=True)["R5-S1"]
        assert "place of a wild" not in sentences("rummy5000", wild_match=matched)["R5-S1"]


def test_nothing_is_said_of_highest_totals_where_they_lose() -> None:
    assert "R5-S21" in sentences("rummy5000")
    assert "R5-S21" not in sentences("rummy5000", scoring="penalty")


def test_bots_are_told_as_they_play_where_the_pile_is_deep_and_melds_score() -> None:
    assert "calls whenever" in sentences("rummy5000")["CV-25"] and "calls" not in sentences("rami51")["CV-25"]
    assert "more of the pile" in sentences("rummy500")["CV-25"] and "calls" not in sentences("rummy500")["CV-25"]
    called = sentences("rami51", rummy_call="lay_off")["CV-25"]
    assert "calls whenever" in called and "more of the pile" not in called
    assert "most points" in sentences("rummy500")["CV-27"] and "fewest points" in sentences("rami51")["CV-27"]


def test_nothing_is_said_of_floating_nor_of_wild_ranks_where_there_are_none() -> None:
    told = sentences("rummy500")
    assert told["R5-S6"] == "Jokers alone are no meld." and "enough" in told["R5-S19"]
    assert [number for number, text in told.items() if re.search("wild ace|floating", text, re.I)] == []
    assert "wild ace 15" in sentences("rummy500", permanent_wilds=["A"])["R5-30"]
    assert "wild ace" not in sentences("rummy5000", aces_may_be_wild=False)["R5-30"]
    assert sentences("cardverse", values={"A": 20})["R5-30"] == "An ace counts 20."


def test_calls_are_not_told_of_what_is_playable_where_nobody_calls() -> None:
    assert "for a call" in sentences("rummy5000")["R5-S19"]
    told = sentences("rummy5000", rummy_call="off")["R5-S19"]
    assert "floating" in told and "call" not in told
