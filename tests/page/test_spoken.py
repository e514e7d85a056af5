"""Every message of every language, said by the kernel with arguments such as the page gives."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.test_texts import LANGUAGES, NONE, SCORE, TEXTS, choices, counts, messages, variables, walk

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import build  # noqa: E402 (found by the path above)
import node  # noqa: E402

SIZES = (1, 2, 3, 4, 7, 10, 11, 21, 100, 102)
NUMBERS = set(
    "ace all at both count done eight empty few fewest five four high jack jeight jfive jfour jokers joker jseven "
    "jsix jthree jtwo king least low more most needed number out packs people players points queen rami_sec "
    "rami_sec_empty_table reached round rounds sec seven six size step steps target three times turn turns two "
    "unseen".split()
)
CARD = {"card": "TH"}
NAME = "\ue000I\u202e\u2069lona\ue001"  # with signs that would turn the text around it, or make a card of it
MANY = {"m": "list.more", "a": {"first": {"card": "QS"}, "rest": CARD}}
GIVEN: dict[str, list[object]] = {
    "card": [CARD],
    "cards": [CARD, MANY],
    "others": [CARD],
    "place": [CARD],
    "top": [CARD],
    "wild": [CARD],
    "wilds": [CARD, MANY],
    "seat": [{"m": "table.you-float", "a": {"points": 7}}],
    "meld": [{"m": "meld.wilds", "a": {"count": 3}}],
    "level": [{"m": "level.easy"}],
    "game": [{"m": "game.cardverse"}],
    "screen": [{"m": "screen.home"}],
    "scores": [{"m": "home.score", "a": {"name": NAME, "points": 7}}],
    "acts": [{"m": "review.did-draw"}],
    "why": [{"m": "why.over"}],
    "way": [{"m": "why.over"}],
    "what": [{"m": "said.floated"}],
    "where": [{"m": "which.own"}],
    "rank": [{"m": "rank.many", "a": {"rank": 7}}],
}
SAMPLES = re.compile(r"settings\.digits-\w+")


def arguments(name: str) -> list[dict[str, object]]:
    """What a message may be given: each number in every size, with each of the words it chooses by."""
    patterns = [messages(lang)[name] for lang in LANGUAGES]
    taken = variables(messages("en")[name])
    counted = {variable for pattern in patterns for variable, _ in counts(pattern)}
    exact = itertools.chain(*map(choices, patterns))
    counted |= {variable for variable, kinds in exact if all(map(str.isdigit, {*kinds} - {"other"}))}
    calls = [one for pattern in patterns for one in walk(pattern) if isinstance(one, ast.FunctionReference)]
    written = {one for call in calls for one in variables(call.arguments.positional)}
    words: dict[str, set[str]] = {}
    for variable, kinds in itertools.chain(*map(choices, patterns)):
        if variable not in counted:
            words.setdefault(variable, set()).update(kinds)
    numbers = [
        one
        for one in taken
        if one in counted | written or (one not in words and (one in NUMBERS or name.startswith("rule.")))
    ]
    sizes: list[int] = [*([0] if NONE.fullmatch(name) else []), *([-7] if SCORE.fullmatch(name) else []), *SIZES]
    rest: dict[str, list[object]] = {}
    for one in sorted(taken - set(numbers)):
        if one in words:
            rest[one] = [
                10 if one == "rank" and word == "other" else int(word) if word.isdigit() else word
                for word in sorted(words[one])
            ]
        elif one in ("first", "last", "rest"):
            rest[one] = [{"m": "why.over"}] if name.startswith("hint.") else [CARD]
        else:
            rest[one] = GIVEN.get(one, [NAME])
    return [
        {**dict(zip(rest, found, strict=True)), **{one: {"n": size} for one in numbers}}
        for found in itertools.product(*rest.values())
        for size in (sizes if numbers else [0])
    ]


@cache
def asked() -> list[dict[str, object]]:
    return [{"m": name, "a": given} for name in messages("en") for given in arguments(name)]


@cache
def spoken() -> dict[tuple[str, str], dict[str, list[str]]]:
    """What is said in each language, in each kind of digits."""
    wanted = {}
    for lang in LANGUAGES:
        paths = sorted((TEXTS / lang).glob("*.ftl"))
        files = {
            lang + part: "\n".join(
                one.read_text("utf-8") for one in paths if (one.stem in build.OF_RULES) is bool(part)
            )
            for part in ("", "-rules")
        }
        wanted[lang] = {"files": files, "asked": asked()}
    done = subprocess.run(
        ["node", str(Path(__file__).parent / "speak.mjs"), str(ROOT)],
        input=json.dumps(wanted),
        capture_output=True,
        encoding="utf-8",
        env=node.environment(),
        check=True,
    )
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    return {(row["lang"], row["digits"]): row for row in rows}


def sayings(lang: str, digits: str = "latin") -> list[tuple[str, str]]:
    """(message, what is said) in a language, without the signs of isolation and the number of a name."""
    said = spoken()[lang, digits]["said"]
    assert len(said) == len(asked()) > 2000
    return [
        (str(one["m"]), re.sub("[\u200e\u200f\u061c\u2066-\u2069]|(?<=SHA)-256", "", text))
        for one, text in zip(asked(), said, strict=True)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_missing(lang: str) -> None:
    assert spoken()[lang, "latin"]["complaints"] == spoken()[lang, "own"]["complaints"] == []
    groups = "|".join({name.split(".")[0] for name in messages("en")})
    raw = re.compile(rf"[{{}}]|undefined|NaN|\[object|\b({groups})\.[a-z]")
    assert {name: text for name, text in sayings(lang) if not text.strip() or raw.search(text)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spaces_and_marks_are_single(lang: str) -> None:
    """In French some marks stand apart from the word before them."""
    apart = "[,.)]" if lang == "fr" else "[,.;:!?)»”،؛؟]"
    wrong = re.compile(rf"\s\s|^\s|\s$|\s{apart}|[(„“]\s|[,;:،؛]{{2}}|[.,،][.,،]")
    assert {name: text for name, text in sayings(lang) if wrong.search(text)} == {}


@pytest.mark.parametrize("lang", ["ar", "fa"])
def test_numbers_are_in_the_digits_that_are_asked_for(lang: str) -> None:
    """But for the samples of the setting itself, and a number that is the name of something."""
    for digits, others in (("own", "[0-9]"), ("latin", "[٠-٩۰-۹]")):
        assert {
            name: text
            for name, text in sayings(lang, digits)
            if re.search(others, text) and not SAMPLES.fullmatch(name)
        } == {}
    foreign = "[۰-۹]" if lang == "ar" else "[٠-٩]"
    assert {name: text for name, text in sayings(lang, "own") if re.search(foreign, text)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_below_zero_has_a_minus_sign(lang: str) -> None:
    said = sayings(lang)
    assert {name: text for name, text in said if re.search("-[0-9]", text)} == {}
    assert len({name for name, text in said if "\u2212" in text}) > 10


@pytest.mark.parametrize("lang", ["ar", "fa"])
def test_what_the_page_gives_is_isolated(lang: str) -> None:
    """A number that is all there is needs none."""
    said = [
        text
        for text in spoken()[lang, "latin"]["said"]
        if re.search("\\w", re.sub("[0-9]", "", text)) and "123" not in text
    ]
    text = "\n".join(said).replace("SHA-256", "SHA")
    assert re.findall("[\ue000-\uf8ff\u202a-\u202e]", text) == []
    assert text.count("\u2068Ilona\u2069") == text.count("Ilona") > 100
    assert re.findall("(?<![0-9.\u2068\u200e\u2212])[0-9]+|[0-9]+(?![0-9.\u2069])", text) == []
