"""Each test of cases/ once more, under the MicroPython that draws the page: one item a test, one Node for all."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import node  # noqa: E402 (found by the path above)

Row = dict[str, object]


def written() -> list[tuple[str, str]]:
    """(file, test) of all tests there are."""
    return [
        (path.stem, one.name)
        for path in sorted((HERE / "cases").glob("test_*.py"))
        for one in ast.parse(path.read_text("utf-8")).body
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and one.name.startswith("test_")
    ]


@pytest.fixture(scope="session")
def rows() -> dict[tuple[object, object], Row]:
    done = subprocess.run(
        ["node", str(HERE / "run.mjs"), str(ROOT), str(HERE / "cases")],
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        env=node.environment(),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return {(row["file"], row["test"]): row for row in map(json.loads, done.stdout.splitlines())}


@pytest.mark.parametrize(("file", "test"), written(), ids=lambda part: part.removeprefix("test_"))
def test_micropython(rows: dict[tuple[object, object], Row], file: str, test: str) -> None:
    row = rows.get((file, test)) or rows.get((file, "<import>"))
    assert row is not None, "not run: an earlier test broke the interpreter"
    assert row["ok"], row["trace"]
