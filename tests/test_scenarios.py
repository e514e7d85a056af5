"""Every scenario holds, and every number of the rules has the scenarios it needs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rami import scenario
from rami.actions import parse
from rami.bots import BOTS, BUDGET
from rami.cards import ordered
from rami.game import Game
from rami.round import Round
from rami.rules import Rules

FOLDER = Path(__file__).parent / "scenarios"
PATHS = sorted(FOLDER.rglob("*.json"))
DOCUMENTS: dict[str, dict[str, Any]] = {
    str(path.relative_to(FOLDER)): json.loads(path.read_text(encoding="utf-8")) for path in PATHS
}

NUMBERS = [
    *(f"CV-{n}" for n in range(1, 28)),
    *(f"CV-S{n}" for n in range(1, 10)),
    *(f"RA-{n}" for n in range(1, 26)),
    *(f"RA-S{n}" for n in range(1, 23)),
    *(f"RA-H{n}" for n in range(1, 26)),
    *(f"R5-{n}" for n in range(1, 34)),
    *(f"R5-S{n}" for n in range(1, 24)),
    *(f"R5-V{n}" for n in range(1, 36)),
    *(f"P-{n}" for n in range(1, 7)),
]

FORBIDDING = {
    "CV-1": "a face more often than the pack has it",
    "CV-2": "fewer players than two, more than four",
    "CV-3": "hands that leave nothing to turn up and draw",
    "CV-5": "short, broken and mixed runs",
    "CV-6": "short and mixed sets",
    "CV-7": "with a minimum: melds below it",
    "CV-8": "a second draw, acts before the draw, an empty pile, a deep take",
    "CV-9": "acts before the draw; with the switch on: laying off before melding",
    "CV-10": "discarding what is not in the hand, a second discard",
    "CV-11": "with discard_to_win: going out by a meld or lay-off",
    "CV-12": "a meld or lay-off that empties the hand",
    "CV-13": "the ace before the two",
    "CV-14": "turning the corner",
    "CV-15": "a suit twice in a set",
    "CV-16": "lay-offs that break the meld, or use others' cards",
    "CV-18": "an option that is neither on nor off",
    "CV-19": "a scoring nobody knows",
    "CV-20": "a match that goes on after its end",
    "CV-21": "acts after the end of the round",
    "CV-22": "taking from an empty pile; an unknown way to end",
    "CV-23": "jokers, reclaiming, calls",
    "CV-S1": "acting out of turn, dealing too early",
    "CV-S2": "with the switch off: discarding the card just taken",
    "CV-S3": "taking when the pile is empty too",
    "CV-S6": "targets out of range",
    "CV-S8": "rearranging the table",
    "CV-S9": "limits out of range",
    "RA-1": "fewer players than two, more than six",
    "RA-2": "a third copy, a fifth joker, a pack that is not the pack",
    "RA-3": "a fourth copy, a fifth joker",
    "RA-4": "hands that leave nothing to turn up",
    "RA-5": "starting out of turn",
    "RA-6": "a second draw, two cards at once, an empty pile",
    "RA-7": "melds before the draw",
    "RA-8": "first melds below the minimum",
    "RA-9": "laying off before opening",
    "RA-10": "discarding the card just taken",
    "RA-11": "with the switch on: taking what cannot be melded",
    "RA-12": "a suit twice in a set, five cards",
    "RA-13": "gaps, twins, two suits",
    "RA-14": "turning the corner, an ace at both ends",
    "RA-15": "joining what nothing joins",
    "RA-16": "a second joker in a meld",
    "RA-17": "openings that count a joker for more",
    "RA-18": "any place but the lowest",
    "RA-19": "reclaiming before opening, with another card, where no joker lies",
    "RA-20": "ending the turn with a joker to play",
    "RA-21": "reclaiming from two natural cards",
    "RA-22": "acts after the end",
    "RA-23": "a third reshuffle",
    "RA-24": "a turn after the last",
    "RA-S1": "openings that count an ace for more",
    "RA-S2": "a scoring nobody knows",
    "RA-S3": "a match that goes on after its end",
    "RA-S4": "taking from an empty pile",
    "RA-S5": "drawing after the end",
    "RA-S7": "with the switch off: discarding a joker",
    "RA-S8": "a turn after the last",
    "RA-S9": "openings that count on lay-offs",
    "RA-S10": "opening by halves",
    "RA-S11": "reclaiming to open",
    "RA-S12": "the card a joker stands for beside it",
    "RA-S13": "openings that count a joker for more",
    "RA-S14": "the higher of two equal places",
    "RA-S15": "any place but the lowest",
    "RA-S16": "cards that fit neither together nor alone",
    "RA-S17": "a fourteenth card",
    "RA-S18": "ending the turn with as many jokers to play",
    "RA-S19": "discarding the card just taken before a copy is melded",
    "RA-S20": "a neighbour on what was laid bare",
    "RA-S21": "jokers alone",
    "RA-S22": "starting out of turn",
    "RA-H1": "first melds below another minimum",
    "RA-H2": "openings without a joker-free run",
    "RA-H3": "taking what cannot be melded, ending the turn before it was",
    "RA-H4": "taking what does not open, opening without it",
    "RA-H5": "going out by a meld or lay-off",
    "RA-H6": "more jokers than the table has",
    "RA-H7": "more jokers than a meld may hold",
    "RA-H8": "two places and none named",
    "RA-H9": "reclaiming where the table does not",
    "RA-H10": "values out of range",
    "RA-H11": "a penalty that is no number",
    "RA-H13": "a bonus for nothing",
    "RA-H14": "laying off in the turn of the opening",
    "RA-H15": "limits out of range, drawing after the end",
    "RA-H16": "discarding a joker",
    "RA-H17": "seats that are out, limits that cannot be",
    "RA-H18": "drawing in the dealer's first turn",
    "RA-H19": "openings not above the last",
    "RA-H20": "the seat on the wrong side",
    "RA-H21": "taking the discard with one card left",
    "RA-H22": "low openings that leave two cards, or one that must stay",
    "RA-H23": "a reclaimed joker on the table",
    "RA-H24": "one missing suit, or suits that are there",
    "RA-H25": "taking the discard too early",
    "R5-1": "more than eight, a third copy with two packs, jokers of nobody's",
    "R5-2": "acting out of turn, dealing too early",
    "R5-3": "hands of more than thirty",
    "R5-5": "another rank as a wild, another indicator",
    "R5-7": "pairs; with the switch on: a suit twice",
    "R5-8": "turning the corner, gaps, two suits",
    "R5-9": "a wild that no meld needs",
    "R5-10": "starting out of turn",
    "R5-11": "an empty pile, more than there is, a second draw",
    "R5-12": "cards of the pile without those above",
    "R5-13": "a take whose lowest card fits nothing, a discard before it is melded",
    "R5-14": "lay-offs that do not fit, cards of the table",
    "R5-15": "a meld that is not there",
    "R5-16": "a second card in one place of a run",
    "R5-17": "discarding the one card taken",
    "R5-18": "taking out of the order",
    "R5-19": "another card, a set, a wild in its own place",
    "R5-20": "calling what fits nothing, one's own discard, for a new meld",
    "R5-21": "another act of the caller, a meld that the card does not fit",
    "R5-22": "the seat after the caller in the turn of the next",
    "R5-23": "acts after the end",
    "R5-24": "a playable last discard",
    "R5-26": "a floating seat at the pile",
    "R5-27": "discarding a drawn card that fits",
    "R5-29": "acts after the stock has ended the hand",
    "R5-32": "a scoring nobody knows",
    "R5-33": "a match that goes on after its end",
    "R5-S1": "a take that only a bar could meet",
    "R5-S2": "calls out of turn, after the first, other acts meanwhile",
    "R5-S3": "melds between call and discard, calling one's own discard",
    "R5-S5": "two places and none named, a suit in a set",
    "R5-S6": "jokers alone, another rank on a set of wilds",
    "R5-S7": "a wild matched twice",
    "R5-S8": "a third ace; with the switch off: a second",
    "R5-S9": "anything else of a floating seat before an empty stock",
    "R5-S11": "two at a table for more",
    "R5-S12": "deals that could run out of cards",
    "R5-S14": "two wilds in less than two parts",
    "R5-S15": "floating with a last discard",
    "R5-S16": "an ace as a wild",
    "R5-S17": "other cards than the exact one, a matched wild",
    "R5-S19": "discarding what a floating seat could match",
    "R5-S20": "calls of who has not opened, or without a card of the pile; another discard than the drawn card",
    "R5-S22": "a pack that is not the pack",
    "R5-S23": "calling the last discard of all, a hand without a limit",
    "R5-V1": "the ace before the lowest, ranks that are left out",
    "R5-V2": "a wild rank that is none",
    "R5-V3": "more jokers than there are",
    "R5-V4": "a fourth copy",
    "R5-V5": "values that are none, an ace as a wild",
    "R5-V6": "values below nothing",
    "R5-V7": "neither on nor off",
    "R5-V8": "counts that do not fit the pack",
    "R5-V9": "other numbers, by other seats",
    "R5-V10": "no up-card left",
    "R5-V13": "another way than those named",
    "R5-V14": "playing the card aside",
    "R5-V15": "first melds below a minimum; switches that contradict the game",
    "R5-V16": "more wilds than a meld may hold",
    "R5-V17": "a wild in its own place, where it counts, beside another",
    "R5-V18": "two wilds, a card that is none",
    "R5-V19": "swapping where the table does not, or too early",
    "R5-V20": "matching",
    "R5-V21": "lay-offs, wilds and cards of the pile in place of two naturals",
    "R5-V22": "a top card that fits nothing, a discard before it is melded",
    "R5-V23": "another discard than the drawn card",
    "R5-V24": "laying off, matching before one's own meld",
    "R5-V25": "calls",
    "R5-V26": "calls without a card of the pile, of cards that fit nothing",
    "R5-V27": "runs, a second wild, takes without two naturals",
    "R5-V28": "the other kind of meld",
    "R5-V29": "a seat without cards",
    "R5-V31": "calls of who is out",
    "R5-V32": "bonuses below nothing",
    "R5-V33": "targets out of range",
    "R5-V34": "another winner than those named",
    "R5-V35": "calls, a playable last discard, a take whose lowest card fits nothing",
    "P-1": "dead ends",
    "P-2": "every refusal explains itself and changes nothing",
    "P-3": "the twin of a barred card",
    "P-5": "a round without a limit",
    "P-6": "a match without a last round",
}
"""The numbers that forbid something, and what."""


def judged(document: dict[str, Any]) -> Iterator[bool]:
    """For each act of the scenario, or the document as a whole, whether it is one that must be refused."""
    if "refused" in document:
        yield True
    for step in document.get("steps", ()):
        facts = step.get("then", {})
        yield "refused" in step
        yield from (True for _ in facts.get("may_not", ()))
        yield from (False for _ in facts.get("may", ()))


def citing(number: str, refused: bool) -> list[str]:
    """The scenarios of a number in which something is refused, or holds."""
    return [name for name, document in DOCUMENTS.items() if number in document["cites"] and refused in judged(document)]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_holds(name: str) -> None:
    assert scenario.check(DOCUMENTS[name]) is None


BOT_OF = {name: found[1] for name in DOCUMENTS if (found := re.search(r"the_(\w+?)_bot", name))}


@pytest.mark.parametrize("name", BOT_OF)
def test_the_bot_it_names_plays_it(name: str) -> None:
    """The scenarios of CV-25 to CV-27 tell what a bot does; so it does, whatever chance it is given."""
    state = DOCUMENTS[name]["state"]
    phase = state.get("phase", "draw")
    game = Game(Rules.make("cardverse"), len(state["hands"]))
    round = Round(
        dealer=1,
        hands=tuple(map(ordered, state["hands"])),
        stock=tuple(state["stock"]),
        discard=tuple(state["discard"]),
        turn=0,
        phase=phase,
        source="stock" if phase == "play" else None,
        known=tuple(map(tuple, state.get("known", [[], []]))),
        scores=(0, 0),
    )
    acts = 0
    for step in DOCUMENTS[name]["steps"]:
        wanted = {key: value for key, value in step.items() if key not in ("seat", "then")}
        if wanted:
            for seed in range(5):
                assert BOTS[BOT_OF[name]](game.view(round, 0), Random(seed), BUDGET) == parse(wanted)
            round = game.play(round, 0, parse(wanted))
            acts += 1
    assert acts


def test_each_level_has_such_a_scenario() -> None:
    assert set(BOT_OF.values()) == {"easy", "normal", "hard"}


@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_has_a_scenario_that_holds(number: str) -> None:
    assert citing(number, refused=False)


@pytest.mark.parametrize("number", FORBIDDING)
def test_what_is_forbidden_has_a_scenario_that_is_refused(number: str) -> None:
    assert citing(number, refused=True)


def test_a_file_is_named_by_a_number_it_cites() -> None:
    for name, document in DOCUMENTS.items():
        stem = name.rsplit("/", 1)[-1].removesuffix(".json")
        assert any(stem.startswith(f"{number}-") for number in document["cites"]), name


def test_a_title_is_there_once() -> None:
    titles = [document["title"] for document in DOCUMENTS.values()]
    assert sorted(set(titles)) == sorted(titles)
    assert all(titles)


def test_a_scenario_shows_a_wrong_fact() -> None:
    """Each fact that a scenario states is looked at: with any of them changed, the scenario fails."""
    looked_at = set()
    for name, document in DOCUMENTS.items():
        for place, step in enumerate(document.get("steps", ())):
            for fact, value in step.get("then", {}).items():
                wrong = another(value)
                if fact in looked_at or fact == "may_not" or wrong is None:
                    continue
                changed = deepcopy(document)
                changed["steps"][place]["then"][fact] = wrong
                assert scenario.check(changed) is not None, (name, place, fact)
                looked_at.add(fact)
    expected = {"turn", "phase", "dealer", "turn_number", "reshuffles", "round_number", "scores", "hands", "sees"}
    expected |= {
        "hand_counts",
        "hand_values",
        "stock_count",
        "discard_count",
        "discard_top",
        "melds",
        "opened",
        "wilds",
        "wild_rank",
        "matches",
        "floating",
    }
    assert looked_at == expected | {"may", "round", "match"}


def another(value: Any) -> Any:
    """A value of the same form that is not this one; None if there is none to think of."""
    match value:
        case bool() | None:
            return None
        case int():
            return value + 1
        case str() if len(value) == 1:
            return "2" if value != "2" else "3"
        case str():
            return {"draw": "play", "play": "over", "over": "draw"}.get(value, "2C" if value != "2C" else "2D")
        case {"seat": seat, "faces": faces}:
            return {"seat": seat, "faces": faces[1:]}
        case {"winners": [first, *rest]}:
            return {"winners": [first + 1, *rest]}
        case {"end": end, **rest}:
            return {"end": "out" if end == "stock" else "stock", **rest}
        case dict() if all(map(str.isdigit, value)):
            name = next((name for name in value if value[name]), None)
            return None if name is None else {**value, name: value[name][1:]}
        case [dict(), *_]:
            return [{"seat": 0, "discard": "2C"}, {"seat": 1, "discard": "2C"}]
        case [int(first), *rest]:
            return [first + 1, *rest]
        case [[_, *cards], *rest]:
            return [cards, *rest]
    return None


def test_a_refusal_expected_in_vain_is_a_failure() -> None:
    """An act that is legal does not pass where a refusal is expected, nor one refused otherwise."""
    tried = 0
    for name, document in DOCUMENTS.items():
        for place, step in enumerate(document.get("steps", ())):
            changed = deepcopy(document)
            if "refused" in step:
                code = step["refused"] if isinstance(step["refused"], str) else step["refused"]["code"]
                changed["steps"][place]["refused"] = "not_a_meld" if code != "not_a_meld" else "does_not_fit"
            elif len(step) > 1:
                changed["steps"][place]["refused"] = "not_a_meld"
            else:
                continue
            assert scenario.check(changed) is not None, (name, place)
            tried += 1
    assert tried > 2500


def test_what_may_not_be_done_is_tried() -> None:
    document = DOCUMENTS["cardverse/CV-S2-straight_back.json"]
    changed = deepcopy(document)
    changed["steps"][0]["then"] = {"may_not": [{"seat": 0, "discard": "7C"}]}
    assert scenario.check(changed) is not None
    changed["steps"][0]["then"] = {"may_not": [{"seat": 1, "discard": "7C", "refused": "not_in_hand"}]}
    assert scenario.check(changed) is not None
    changed["steps"][0]["then"] = {"may_not": [{"seat": 1, "discard": "7C", "refused": "not_your_turn"}]}
    assert scenario.check(changed) is None
