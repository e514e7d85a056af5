"""An arena on a Dask cluster: a real one, of two workers on this machine."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import dask
import pytest
from distributed import LocalCluster

from rami.__main__ import main
from rami.actions import Action
from rami.bots import BOTS
from rami.extras import cluster
from rami.view import View

FATAL = "RAMI_TESTS_FATAL"
"""Names a file in the environment: as often as there are letters in it, a worker ends in the middle of a move."""


@pytest.fixture(scope="module")
def fatal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fatal") / "times"


@pytest.fixture(scope="module")
def address(fatal: Path) -> Iterator[str]:
    os.environ[FATAL] = str(fatal)
    patient = {"distributed.scheduler.allowed-failures": 1, "distributed.worker.memory.terminate": False}
    alone = {"host": "127.0.0.1", "dashboard_address": None, "worker_dashboard_address": None}
    with dask.config.set(patient), LocalCluster(n_workers=2, threads_per_worker=1, **alone) as running:
        yield running.scheduler_address


def doomed(view: View, rng: Random, budget: int) -> Action:
    """Plays easy, but that its whole process ends if the file says so."""
    file = Path(os.environ[FATAL])
    if times := file.read_text():
        file.write_text(times[1:])
        os._exit(1)
    return BOTS["easy"](view, rng, budget)


def clumsy(view: View, rng: Random, budget: int) -> Action:
    raise LookupError("no such card")


def points(capsys: pytest.CaptureFixture[str], *more: str) -> Any:
    """What the program finds, but for the times."""
    arguments = ["arena", "--bots", f"normal,easy,{__name__}:doomed", "--deals", "7", "--seed", "dask", "--json"]
    assert main([*arguments, *more]) == 0
    found = json.loads(capsys.readouterr().out)
    for entry in found["bots"].values():
        del entry["ms_per_move"]
    return found


def test_a_cluster_finds_what_one_process_finds_even_if_a_worker_is_lost(
    address: str, fatal: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fatal.write_text("")
    alone = points(capsys, "--jobs", "1")
    assert points(capsys, "--dask", address) == alone
    fatal.write_text("x")
    monkeypatch.setattr(cluster, "AHEAD", 4)
    assert points(capsys, "--dask", address) == alone
    assert fatal.read_text() == ""


def test_a_deal_that_no_worker_survives_is_told_of(
    address: str, fatal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fatal.write_text("xx")
    assert main(["arena", "--bots", f"easy,{__name__}:doomed", "--deals", "1", "--dask", address]) == 2
    assert "one worker after another" in capsys.readouterr().err


def test_a_fault_comes_back_from_a_worker(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--bots", f"easy,{__name__}:clumsy", "--dask", address]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"arena: {__name__}:clumsy in seat 1: LookupError: no such card") and "--first 0" in said


def test_a_bot_that_the_workers_cannot_load_is_told_of(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "only_here.py").write_text("from rami.bots.easy import act\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert main(["arena", "--bots", "easy,only_here:act", "--dask", address]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "worker tcp://127.0.0.1" in said
    assert "No module named 'only_here'" in said and "must be importable there" in said


def test_workers_of_another_version_play_nothing() -> None:
    assert cluster.lacking([]) is None
    assert "it has rami" in (cluster.lacking([], "0.1") or "")


@pytest.mark.parametrize("nowhere", ["tcp://127.0.0.1:1", "nowhere", "post://127.0.0.1:1", ""])
def test_no_cluster_is_told_in_a_line(
    nowhere: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.3)
    assert main(["arena", "--bots", "easy,easy", "--dask", nowhere]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"arena: no Dask scheduler answers at {nowhere!r}: ") and said.count("\n") == 1


def test_a_cluster_without_workers_is_told_of(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    with LocalCluster(n_workers=0, host="127.0.0.1", dashboard_address="127.0.0.1:0") as running:
        assert main(["arena", "--bots", "easy,easy", "--dask", running.scheduler_address]) == 2
    assert "has no workers" in capsys.readouterr().err


def test_without_dask_it_is_said_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "rami.extras.cluster")
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delattr("rami.extras.cluster")
    assert main(["arena", "--bots", "easy,easy", "--dask", "127.0.0.1:1"]) == 2
    assert 'pip install ".[cluster]"' in capsys.readouterr().err
