"""What README.md shows runs as it stands there."""

from __future__ import annotations

import dataclasses
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rami.options import Options
from rami.presets import PRESETS
from rami.view import View

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", README, flags=re.S)


def run(folder: Path, *arguments: str) -> str:
    """The program, as it is run beside the file."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One with the bot of ten lines."""
    (text,) = [text for text in SNIPPETS if "def act(" in text]
    assert len(text.splitlines()) == 10
    (tmp_path / "mine.py").write_text(text)
    return tmp_path


def test_the_bot_of_ten_lines_wins(folder: Path) -> None:
    (command,) = re.findall(r"python (-m rami arena .*mine:act.*)", README)
    arguments = [*command.replace("--deals 500", "--deals 4").split(), "--json"]
    found = json.loads(run(folder, *arguments))
    assert found["rounds"] == 8 and set(found["bots"]) == {"mine:act", "easy"}
    against = json.loads(run(folder, *[word.replace("easy", "random") for word in arguments]))
    assert against["bots"]["mine:act"]["gain"] < 0  # points are a penalty


@pytest.mark.parametrize("preset", PRESETS)
def test_the_bot_of_ten_lines_plays_every_game(folder: Path, preset: str) -> None:
    bots = "mine:act,mine:act,random"
    assert "mine:act" in run(folder, "-m", "rami", "arena", "--rules", preset, "--bots", bots, "--deals", "4")


def test_the_environment_is_played_to_its_end(tmp_path: Path) -> None:
    (text,) = [text for text in SNIPPETS if "aec.env(" in text]
    (tmp_path / "learn.py").write_text(text + "print(env.agents)\n")
    assert run(tmp_path, "learn.py") == "[]\n"


def test_every_command_is_one() -> None:
    from rami.__main__ import main

    for command in re.findall(r"^    python -m rami (.*?)(?:  +#.*)?$", README, flags=re.M):
        words = [word.replace("mine:act", "normal") for word in command.split()]
        shown = ["--rounds", "1"] if words[0] == "play" else []
        if words[0] == "arena":
            words[words.index("--deals") + 1] = "1"
        if words[0] != "scenario":
            assert main([*words, *shown]) == 0, command


def test_all_that_a_view_tells_is_listed() -> None:
    """Each field once, and nothing else, in the first column of the two tables of the engine's own page."""
    page = (ROOT / "rami" / "README.md").read_text("utf-8")
    for title, fields in (("View", [each.name for each in dataclasses.fields(View)]), ("Options", Options._fields)):
        (table,) = re.findall(rf"^\| of (?:a|its) `{title}` .*\n((?:\|.*\n)+)", page, flags=re.M)
        first = [row.split("|")[1] for row in table.splitlines()]
        assert sorted(re.findall(r"`(\w+)`", " ".join(first))) == sorted(fields)


def test_what_is_installed_is_installed_from_the_folder() -> None:
    """Its bare name would bring whatever a registry has under it."""
    from_folder = re.findall(r'pip install "?([^"`\s]+)', README)
    assert from_folder and all(name.startswith(".") for name in from_folder)
