"""Whatever the engine, the catalogue or the settings can name has words in English, which all others follow."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from rami.cards import FACES, RANKS
from rami.hint import REASONS
from rami.lessons import LESSONS, lesson
from rami.presets import PRESETS
from rami.rulebook import PARTS, catalogue
from rami.rulebook.sentences import SENTENCES
from rami.rules import CODES, SWITCHES
from web import app, settings
from web.screens import home, tutorial

ROOT = Path(__file__).parent.parent
TEXTS = ROOT / "web" / "text" / "en"


def keys(source: str) -> list[str]:
    """The ids of a file's messages, those with attributes as `group.name`."""
    found, group = [], ""
    for line in source.splitlines():
        if start := re.match(r"([A-Za-z][\w-]*) =(.*)", line):
            group = start[1]
            if start[2].strip():
                found.append(group)
        elif name := re.match(r"    \.([A-Za-z][\w-]*) =", line):
            found.append(f"{group}.{name[1]}")
    return found


KEYS = [key for path in sorted(TEXTS.glob("*.ftl")) for key in keys(path.read_text("utf-8"))]


def switches() -> set[str]:
    book = catalogue()
    wanted = {f"{group}.{name}" for name in SWITCHES for group in ("switch", "switch-help")}
    wanted |= {f"section.{about['section']}" for about in SWITCHES.values()}
    own = [(name, its) for game in book["presets"].values() for name, its in game["own"].items() if "domain" in its]
    for name, switch in [*((each["name"], each) for each in book["switches"]), *own]:
        domain, kind = switch["domain"], switch["domain"]["kind"]
        for value in domain.get("values", []):
            if value not in (None, *RANKS):
                wanted.add(f"value.{value}" if isinstance(value, str) else f"value.{name}-{value}")
        if kind == "ranks" or domain.get("none") or None in domain.get("values", []):
            wanted.add(f"value.{name}-none")
        if kind == "number_or_named":
            wanted |= {f"value.{name}-0", f"value.{name}-named"}
        if kind == "table":
            wanted |= {"value.table-own", "value.worth"}
            wanted |= {f"value.part-{part}" for part in domain["names"] if part not in (*RANKS, *FACES)}
    return wanted


def refusals() -> set[str]:
    """The codes that stand in the source of the engine where something is refused."""
    codes = {"nothing_to_undo", "stale_update", "match_ended"}
    for path in [*(ROOT / "rami" / "legality").glob("*.py"), ROOT / "rami" / "table.py", ROOT / "rami" / "game.py"]:
        codes |= set(
            re.findall(
                r'(?:guard\(\w+|Refusal\(|Debt\(\w+|Bar\(\w+|Fault\(\{.*?\}),? ?"([a-z_]+)"', path.read_text("utf-8")
            )
        )
    return {f"refusal.{code}" for code in codes}


def chosen() -> set[str]:
    shown = ("digits", "theme", "faces", "colours", "contrast", "speed", "motion")
    return {f"settings.{name}-{value}" for name in shown for value in settings.values(name)}


def seats() -> set[str]:
    numbered = {f"seat.{part}-{seat}" for seat in range(1, 8) for part in ("name", "initial")}
    return numbered | {f"level.{kind}" for kind in settings.KINDS}


def games() -> set[str]:
    shared = {f"home.short-{game}" for _, games in home.SHARED for game in games}
    return shared | {key for game in PRESETS for key in (f"game.{game}", f"home.tagline-{game}")}


def lessons() -> set[str]:
    assert set(LESSONS) == set(dict(tutorial.LESSONS))
    learnt = {f"lesson-{name}.learnt-{place}" for name, count in tutorial.LESSONS for place in range(1, count + 1)}
    return learnt | {f"lesson-{name}.{step.says}" for name in LESSONS for step in lesson(name).steps if step.says}


def ends() -> set[str]:
    keys = ("result.why-{}", "result.why-{}-penalty", "result.melds-{}", "tally.why-{}")
    source = (ROOT / "rami" / "scoring.py").read_text("utf-8")
    kinds = {kind.replace("_", "-") for kind in re.findall(r'Adjustment\(\s*"([a-z_]+)"', source)}
    return {key.format(end) for end in ("out", "stock", "turn_limit") for key in keys} | {
        f"tally.{kind}" for kind in kinds
    }


@pytest.mark.parametrize(
    "wanted", [switches, refusals, chosen, seats, games, lessons, ends], ids=lambda made: made.__name__
)
def test_what_can_be_named_has_words(wanted) -> None:
    found = wanted()
    assert len(found) > 1
    assert sorted(found - set(KEYS)) == []


def literals() -> set[str]:
    """Every text that stands in the code of the page, the kernel and the service."""
    found: set[str] = set()
    for path in (ROOT / "web").rglob("*.py"):
        found |= {
            node.value
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
    for path in (ROOT / "web").rglob("*.js"):
        found |= set(re.findall(r'"([\w.-]+)"', path.read_text("utf-8")))
    return found


def named() -> set[str]:
    """The keys whose last part comes from the engine, the catalogue or a list of the page."""
    groups = {
        "rule": SENTENCES,
        "hint": REASONS,
        "refusal": [*CODES, "nothing_to_undo", "stale_update", "match_ended"],
        "screen": app.SCREENS,
        "install": ["about", "narrow", "wide"],  # of the manifest
        "game": app.GAMES,
        "value": ["on", "off", "span"],
        "section": ["players", "named", "start", *(part for parts in PARTS.values() for part, _ in parts)],
    }
    found = {f"{group}.{name}" for group, names in groups.items() for name in names}
    return found.union(*(wanted() for wanted in (switches, chosen, seats, games, lessons, ends)))


# Beginnings of keys that the page puts together from words of its own.
PUT_TOGETHER = (
    "act.add- advice. ask. banner.discard-or- banner.other- call.fits- cap. data. fair. fair.copy- fair.lot- key. "
    "learn.how- life. link. meld. replay. review. review.did- review.do- rulebook. said. settings. sort. sound. "
    "stats.are- stats.is- storage. story. table.seat- which. why."
).split()


def test_no_message_is_left_over() -> None:
    found = literals()
    words = "|".join(word for word in found if re.fullmatch(r"-|[a-z-]{2,}", word))
    together = re.compile(f"({'|'.join(map(re.escape, PUT_TOGETHER))})({words})+")
    used = found | named()
    assert [key for key in KEYS if key not in used and not together.fullmatch(key)] == []
    assert [start for start in PUT_TOGETHER if not any(text.startswith(start) for text in found)] == []


def test_no_term_is_left_over() -> None:
    text = "".join(path.read_text("utf-8") for path in TEXTS.parent.glob("*/*.ftl"))
    assert text
    assert set(re.findall(r"(?m)^(-[\w-]+) =", text)) - set(re.findall(r"\{ (-[\w-]+)", text)) == set()


def test_no_key_stands_twice() -> None:
    assert sorted({key for key in KEYS if KEYS.count(key) > 1}) == []


def test_every_key_a_screen_writes_out_has_words() -> None:
    """Keys put together from a beginning and a value are the other tests' matter."""
    used = {
        key
        for path in [*(ROOT / "web").glob("*.py"), *(ROOT / "web" / "screens").glob("*.py")]
        for key in re.findall(r'msg\("([\w-]+\.[\w-]*\w)"[,)]', path.read_text("utf-8"))
    }
    assert len(used) > 100
    assert sorted(used - set(KEYS)) == []
