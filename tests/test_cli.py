"""The program, from its command line to its exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rami
from rami.__main__ import main

ROOT = Path(__file__).parent.parent
GOOD: dict[str, Any] = {
    "title": "A card is drawn",
    "cites": ["CV-8"],
    "rules": {"preset": "cardverse"},
    "players": 2,
    "state": {"hands": [["2C"], ["3C"]], "stock": ["4C"]},
    "steps": [{"seat": 0, "draw": "stock", "then": {"hand_counts": [2, 1]}}],
}
WRONG = {**GOOD, "steps": [{"seat": 0, "draw": "stock", "then": {"hand_counts": [1, 1]}}]}


def write(folder: Path, **documents: Any) -> Path:
    for name, document in documents.items():
        text = document if isinstance(document, str) else json.dumps(document)
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
    return folder


def test_all_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, b=GOOD, a=GOOD)
    assert main(["scenario", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"ok {tmp_path / 'a.json'}",
        f"ok {tmp_path / 'b.json'}",
        "2 passed, 0 failed",
    ]


def test_one_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, good=GOOD, wrong=WRONG)
    assert main(["scenario", str(tmp_path / "wrong.json"), str(tmp_path / "good.json")]) == 1
    first, second, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"FAIL {tmp_path / 'wrong.json'}")
    assert "hand_counts" in first
    assert "[2, 1]" in first
    assert second.startswith("ok ")
    assert last == "1 passed, 1 failed"


def test_folders_are_searched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deep" / "deeper").mkdir(parents=True)
    write(tmp_path / "deep" / "deeper", good=GOOD)
    (tmp_path / "deep" / "notes.txt").write_text("not a scenario")
    assert main(["scenario", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"


@pytest.mark.parametrize(
    ("document", "place"),
    [
        ("", "line 1"),
        ("{", "line 1"),
        ('{"title": "x",\n}', "line 2"),
        ("[]", "document"),
        ("null", "document"),
        ('{"a": NaN}', "NaN"),
        ('{"rules": 1, "rules": 2}', "rules"),
        ("[" * 100_000, ""),
        ({**GOOD, "playres": 2}, "playres"),
        ({**GOOD, "players": "two"}, "players"),
        ({**GOOD, "players": True}, "players"),
        ({**GOOD, "rules": "cardverse"}, "rules"),
        ({**GOOD, "rules": {}}, "preset"),
        ({name: value for name, value in GOOD.items() if name != "state"}, "state"),
        ({**GOOD, "pack": ["2C"]}, "state"),
        ({**GOOD, "refused": "bad_input"}, "steps"),
        ({**GOOD, "state": {"stock": ["4C"]}}, "hands"),
        ({**GOOD, "state": {**GOOD["state"], "hads": []}}, "hads"),
        ({**GOOD, "state": {**GOOD["state"], "phase": "dreaming"}}, "state.phase"),
        ({**GOOD, "state": {**GOOD["state"], "turn": "first"}}, "state.turn"),
        ({**GOOD, "state": {**GOOD["state"], "stock": [4]}}, "state.stock[0]"),
        ({**GOOD, "state": {**GOOD["state"], "melds": [{"owner": 0}]}}, "state.melds[0]"),
        ({**GOOD, "steps": {}}, "steps"),
        ({**GOOD, "steps": [{}]}, "steps[0]"),
        ({**GOOD, "steps": [{"seat": 0}]}, "steps[0]"),
        ({**GOOD, "steps": [{"draw": "stock"}]}, "steps[0]"),
        ({**GOOD, "steps": [{"seat": 0, "draw": "pocket"}]}, "steps[0]"),
        ({**GOOD, "steps": [{"seat": 0, "draw": "stock", "discard": "2C"}]}, "steps[0]"),
        ({**GOOD, "steps": [{"seat": 0, "draw": "stock", "refused": "no_such_code"}]}, "steps[0].refused"),
        ({**GOOD, "steps": [{"then": {"hand_count": [1, 1]}}]}, "steps[0].then"),
        ({**GOOD, "steps": [{"then": {"turn": "first"}}]}, "steps[0].then.turn"),
        ({**GOOD, "steps": [{"then": {"hands": [["2C"]]}}]}, "steps[0].then.hands"),
        ({**GOOD, "steps": [{"then": {"may": [{"seat": 0, "draw": "pocket"}]}}]}, "steps[0].then.may[0]"),
        ({**GOOD, "steps": [{"then": {"round": {"end": "boredom"}}}]}, "steps[0].then.round"),
    ],
)
def test_what_cannot_be_read(document: Any, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, strange=document, good=GOOD)
    assert main(["scenario", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert str(tmp_path / "strange.json") in told.err
    assert place in told.err
    assert told.out.splitlines()[-1] == "1 passed, 0 failed"


def test_no_such_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(tmp_path / "nowhere.json")]) == 2
    assert "nowhere.json" in capsys.readouterr().err


def test_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.json").write_bytes(b"\xff\xfe\x00")
    assert main(["scenario", str(tmp_path)]) == 2
    assert "UTF-8" in capsys.readouterr().err


def test_a_name_that_is_too_long(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "x" * 5000]) == 2
    assert "cannot be opened" in capsys.readouterr().err


def test_a_folder_that_is_called_as_a_document(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "folder.json").mkdir()
    write(tmp_path / "folder.json", good=GOOD)
    assert main(["scenario", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"


def test_a_document_just_not_too_deep_to_be_loaded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Wherever it is that recursion stops, loading or judging, it is told of the document."""
    good = write(tmp_path, good=GOOD) / "good.json"
    for depth in range(880, 1000):
        step = {"seat": 0, "discard": "NESTED", "refused": "bad_input"}
        text = json.dumps({**GOOD, "steps": [step]}).replace('"NESTED"', "[" * depth + "]" * depth)
        write(tmp_path, deep=text)
        assert main(["scenario", str(tmp_path / "deep.json"), str(good)]) in (0, 2)
        assert capsys.readouterr().out.splitlines()[-1] in ("1 passed, 0 failed", "2 passed, 0 failed")


def test_unreadable_weighs_more_than_failed(tmp_path: Path) -> None:
    write(tmp_path, strange="{", wrong=WRONG)
    assert main(["scenario", str(tmp_path)]) == 2


@pytest.mark.parametrize("arguments", [[], ["scenario"], ["dance"]])
def test_a_command_is_needed(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_run_as_a_module(tmp_path: Path) -> None:
    write(tmp_path, good=GOOD, wrong=WRONG)
    command = [sys.executable, "-m", "rami", "scenario", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "1 passed, 1 failed"


def test_arguments_that_are_no_text_are_printed_all_the_same() -> None:
    command = [sys.executable, "-m", "rami", "play", "--bots", "easy,easy", "--rounds", "1", "--seed", b"\xff"]
    strict = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    done = subprocess.run(command, cwd=ROOT, env=strict, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("cardverse, seed \\udcff: 0 easy, 1 easy\n")


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0 and capsys.readouterr().out == f"rami {rami.__version__}\n"


COMMANDS = (
    "arena --bots easy,random --deals 1 --jobs 1",
    "arena --bots easy,random --deals 2 --jobs 2",
    "play --bots easy,random --rounds 1",
    "rules rami51",
    "scenario tests/scenarios/cardverse",
)


def streams(command: str, shell: str) -> subprocess.CompletedProcess[str]:
    whole = f"exec {sys.executable} -m rami {command} {shell}"
    return subprocess.run(["sh", "-c", whole], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("command", COMMANDS)
def test_an_output_that_takes_nothing_is_told_in_a_line(command: str) -> None:
    """Closed or full; where all is, there is nothing to tell it on but the exit code."""
    for shell, why in ((">&-", "rami: the standard output is closed"), (">/dev/full", "rami: No space left on device")):
        done = streams(command, shell)
        assert (done.returncode, done.stderr) == (1, f"{why}\n"), shell
    for shell in (">/dev/full 2>/dev/full", ">&- 2>&- <&-"):
        done = streams(command, shell)
        assert (done.returncode, done.stdout + done.stderr) == (1, ""), shell


@pytest.mark.parametrize("shell", ["2>&-", "2>/dev/full", "<&-"])
def test_nothing_is_lost_without_the_other_streams(shell: str) -> None:
    for command in COMMANDS:
        done = streams(command, shell)
        assert (done.returncode, done.stderr) == (0, "") and done.stdout, command
