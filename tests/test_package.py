"""The package as others get it: built, installed far from the tree, and run there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

import rami

ROOT = Path(__file__).parent.parent
BUILD = "from setuptools import build_meta as b; print(b.build_{kind}('.'))"
EVERY = """
import importlib, pkgutil, rami
for module in pkgutil.walk_packages(rami.__path__, "rami."):
    if module.name.rpartition(".")[2] != "__main__":
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            assert module.name.startswith("rami.extras."), module.name
            assert error.name in ("distributed", "gymnasium", "numpy", "pettingzoo"), error
print(rami.__file__)
"""


def run(*command: object, cwd: Path) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        list(map(str, command)), cwd=cwd, env=clean, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution."""
    tree = tmp_path_factory.mktemp("tree")
    for name in ("rami", "tests", "web"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    built = run(sys.executable, "-c", BUILD.format(kind="sdist"), cwd=tree)
    assert built.returncode == 0, built.stderr
    return tree / built.stdout.split()[-1]


@pytest.fixture(scope="module")
def wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made of the source distribution alone."""
    place = tmp_path_factory.mktemp("sources")
    with tarfile.open(archive) as opened:
        opened.extractall(place, filter="data")
    (tree,) = place.iterdir()
    built = run(sys.executable, "-c", BUILD.format(kind="wheel"), cwd=tree)
    assert built.returncode == 0, built.stderr
    return tree / built.stdout.split()[-1]


@pytest.fixture(scope="module")
def away(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an environment in which the package is all there is."""
    place = tmp_path_factory.mktemp("away")
    venv.create(place / "env")
    python = place / "env" / "bin" / "python"
    done = run(sys.executable, "-m", "pip", "--python", python, "install", "--no-index", wheel, cwd=place)
    assert done.returncode == 0, done.stderr
    return place


def test_the_sources_hold_neither_the_page_nor_the_tests(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        names = [name.partition("/")[2] for name in opened.getnames()]
    assert {name.partition("/")[0] for name in names} - {""} == {
        *("rami", "rami.egg-info", "LICENSE", "MANIFEST.in", "PKG-INFO", "README.md", "pyproject.toml", "setup.cfg")
    }


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = {name for name in opened.namelist() if not name.partition("/")[0].endswith(".dist-info")}
        metadata = opened.read(f"rami-{rami.__version__}.dist-info/METADATA").decode()
    ours = [path for path in (ROOT / "rami").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert names == {path.relative_to(ROOT).as_posix() for path in ours if path.suffix != ".md"}
    assert "rami/py.typed" in names and "rami/melds/reader.py" in names
    assert {"Provides-Extra: cluster", "Provides-Extra: pettingzoo", "License-Expression: MIT"} <= {
        *metadata.split("\n")
    }
    needs = [line for line in metadata.split("\n") if line.startswith("Requires-Dist") and "extra ==" not in line]
    assert needs == []


def test_it_runs_far_from_its_tree(away: Path) -> None:
    program, python = away / "env" / "bin" / "rami", away / "env" / "bin" / "python"
    found = run(python, "-c", EVERY, cwd=away)
    assert (found.returncode, found.stderr) == (0, "")
    assert Path(found.stdout.strip()).is_relative_to(away / "env")
    rules = run(python, "-m", "rami", "rules", "rami51", cwd=away)
    assert rules.returncode == 0 and "51" in rules.stdout
    played = run(program, "play", "--bots", "easy,normal", "--rounds", "1", cwd=away)
    assert played.returncode == 0 and "Round 1." in played.stdout
    (away / "mine.py").write_text("from rami.bots.easy import act\n")
    arena = run(program, "arena", "--rules", "rummy5000", "--bots", "mine:act,random", "--deals", "2", cwd=away)
    assert (arena.returncode, arena.stderr) == (0, "") and "mine:act gains" in arena.stdout
    dask = run(program, "arena", "--bots", "easy,easy", "--dask", "127.0.0.1:1", cwd=away)
    assert dask.returncode == 2 and 'pip install ".[cluster]"' in dask.stderr
