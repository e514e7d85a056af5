"""What comes from outside is read in one place: nothing too deep, no number that is none, no name that turns a text."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami import intake

ROOT = Path(__file__).parent.parent
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda parts: st.lists(parts) | st.dictionaries(st.text(), parts),
)


@given(PLAIN, st.booleans())
def test_what_is_no_deeper_than_ours_is_read_as_it_was_written(plain: object, ascii_only: bool) -> None:
    assert intake.parse(json.dumps(plain, ensure_ascii=ascii_only)) == plain


@given(st.text(alphabet='[]{}"\\,:1é'), st.integers(0, 40))
def test_brackets_in_a_text_are_no_depth(inside: str, depth: int) -> None:
    text = "[" * depth + json.dumps(inside + "[" * 50 + '"' + "{" * 50) + "]" * depth
    assert intake.deep(text) == (depth > intake.DEEPEST)


@pytest.mark.parametrize("opened, closed", [("[", "]"), ('{"a":', "}"), ('[{"[":', "}]"), ('[[],{"a":1,"b":', "}]")])
def test_what_is_too_deep_is_refused_before_it_is_read(opened: str, closed: str) -> None:
    levels = intake.DEEPEST // sum(map(opened.replace('"["', "").replace("[]", "").count, "[{"))
    assert intake.parse(opened * levels + "1" + closed * levels)
    for text in (opened * (levels + 1) + "1" + closed * (levels + 1), opened * 300_000, "[0," + opened * 300_000):
        with pytest.raises(intake.Unreadable):
            intake.parse(text)


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", "[-Infinity]", "1e999", '{"a": -1e999}', "[1e400]"])
def test_a_number_that_no_json_has_is_refused(text: str) -> None:
    with pytest.raises(intake.Unreadable):
        intake.parse(text)


@pytest.mark.parametrize(
    "sign", [*"\ue000\ue001\uf8ff\u202a\u202e\u2066\u2069\u200e\u200f\u061c\x00\x1b\x9f\u2028\ufeff"]
)
def test_a_sign_that_is_not_seen_is_taken_out_of_a_name(sign: str) -> None:
    assert intake.name(f"{sign}An{sign}na {sign} B{sign}") == "Anna B"


def test_a_name_keeps_what_writes_it() -> None:
    for name in ("Zoé", "علی‌رضا", "José", "👩‍👧", "A. B."):
        assert intake.name(name) == name


def test_nothing_else_reads_json() -> None:
    for path in (*(ROOT / "rami").rglob("*.py"), ROOT / "web" / "service.py", ROOT / "web" / "worker.py"):
        called = [
            node
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Attribute) and ast.unparse(node) in ("json.loads", "json.load", "json.JSONDecoder")
        ]
        assert len(called) == (path.name == "intake.py"), path
