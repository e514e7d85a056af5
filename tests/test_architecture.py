"""The invariants of the engine that can be read off its source. Each check is also shown a module that breaks it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rami.rules import SWITCHES

PACKAGE = Path(__file__).parent.parent / "rami"

LAYERS = [
    {"rami", "rami.cards", "rami.chance"},
    {"rami.melds"},
    {"rami.rules", "rami.presets", "rami.rulebook"},
    {"rami.actions", "rami.events", "rami.round"},
    {"rami.deal", "rami.legality", "rami.flow", "rami.effects", "rami.endings", "rami.scoring"},
    {"rami.game", "rami.options", "rami.view"},
    {"rami.bots"},
    {
        "rami.match",
        "rami.table",
        "rami.ledger",
        "rami.archive",
        "rami.clues",
        "rami.fair",
        "rami.hint",
        "rami.intake",
        "rami.lessons",
        "rami.reading",
        "rami.replay",
        "rami.review",
        "rami.wire",
        "rami.saved",
        "rami.scenario",
        "rami.entrants",
        "rami.arena",
        "rami.extras",
        "rami.playthrough",
        "rami.__main__",
    },
]
"""A module imports from its own layer and those above it in this list; a package counts as one module."""

PURE = {
    "__future__",
    "bisect",
    "collections",
    "collections.abc",
    "copy",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "itertools",
    "math",
    "operator",
    "random",
    "re",
    "statistics",
    "string",
    "types",
    "typing",
}
"""The parts of the standard library that touch neither files, nor the clock, nor the network, nor other processes."""

LEARNING = {"gymnasium.error", "gymnasium.spaces", "gymnasium.utils.seeding", "numpy", "numpy.typing"}
LEARNING |= {"pettingzoo", "pettingzoo.utils.wrappers"}
ALSO = {
    "rami.__main__": {*sys.stdlib_module_names, "concurrent.futures", "concurrent.futures.process"},
    "rami.intake": {"json"},
    "rami.wire": {"base64", "json", "zlib"},
    "rami.archive": {"json"},
    "rami.bots": {"importlib"},
    "rami.entrants": {"importlib"},
    "rami.fair": {"json"},
    "rami.extras.cluster": {
        "asyncio",
        "concurrent.futures",
        "contextlib",
        "distributed",
        "distributed.comm.core",
        "logging",
    },
    **dict.fromkeys(("rami.extras.aec", "rami.extras.planes"), LEARNING),
}
"""Modules that may import more: the program itself, the one place that knows JSON, those that load bots, and what needs
more than the standard library."""

OUTSIDE = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}

Source = dict[str, ast.Module]


def _modules() -> Source:
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            module = node.module or ""
            inside = [f"{module}.{alias.name}" for alias in node.names] if module in ("rami", "rami.bots") else []
            yield from inside or [module]


def _layer(module: str) -> int | None:
    """Where the module stands; names imported from `rami` itself that are no modules are of the first layer."""
    parts = module.split(".")
    name = ".".join(parts[:2])
    for layer, names in enumerate(LAYERS):
        if name in names:
            return layer
    return 0 if not (PACKAGE / f"{parts[-1]}.py").exists() and len(parts) == 2 and parts[1].startswith("__") else None


def upward(source: Source) -> list[str]:
    """Imports inside the package that point up, or to a module without a layer."""
    wrong = []
    for name, tree in source.items():
        layer = _layer(name)
        if layer is None:
            wrong.append(f"{name} has no layer")
            continue
        for other in _imports(tree):
            if other.split(".")[0] == "rami":
                above = _layer(other)
                if above is None or above > layer:
                    wrong.append(f"{name} imports {other}")
    return wrong


def impure(source: Source) -> list[str]:
    """What touches the world, or is not of the standard library."""
    wrong = []
    for name, tree in source.items():
        allowed = PURE | ALSO.get(name, set())
        for other in _imports(tree):
            if other.split(".")[0] != "rami" and other not in allowed:
                wrong.append(f"{name} imports {other}")
        if name in ("rami.__main__", "rami.extras.aec"):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OUTSIDE:
                wrong.append(f"{name} calls {node.func.id}")
    return wrong


def globally_random(source: Source) -> list[str]:
    """Uses of the random module other than its generator class: those share one hidden state."""
    wrong = []
    for name, tree in source.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module == "random":
                wrong += [f"{name} imports random.{alias.name}" for alias in node.names if alias.name != "Random"]
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id == "random"
                and node.attr != "Random"
            ):
                wrong.append(f"{name} uses random.{node.attr}")
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Random") and not node.args:
                wrong.append(f"{name} makes a Random without a seed")
    return wrong


READERS = {"rami.rules", "rami.presets", "rami.rulebook"}
"""The switches are defined here, set here, and told in words here; none of it plays."""


def readers(source: Source) -> dict[str, set[str]]:
    """For each switch the modules that read it off rules: off anything whose name ends so."""
    found: dict[str, set[str]] = {switch: set() for switch in SWITCHES}
    derived = {"ranks": ("lowest_rank",), "upcard_ranks": ("smallest_upcard",)}
    for name, tree in source.items():
        if name in READERS:
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr in found and ast.unparse(node.value).endswith("rules"):
                found[node.attr].add(name)
            if isinstance(node, ast.Attribute) and node.attr in derived and ast.unparse(node.value).endswith("rules"):
                found.update({switch: found[switch] | {name} for switch in derived[node.attr]})
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "getattr" and "rules" in ast.unparse(node):
                found.setdefault("by name", set()).add(name)
    return found


def _broken(text: str, name: str = "rami.melds") -> Source:
    return {name: ast.parse(text)}


def test_imports_point_down() -> None:
    assert upward(_modules()) == []


def test_every_module_is_seen() -> None:
    names = set(_modules())
    assert {"rami.cards", "rami.rules", "rami.round", "rami.game", "rami.view"} <= names
    assert len(names) > 15


@pytest.mark.parametrize(
    "line",
    [
        "from rami.game import Game",
        "from rami import table",
        "import rami.bots.easy",
        "def late():\n    from rami.rules import Rules",
        "from rami.nowhere import thing",
    ],
)
def test_an_import_that_points_up_is_found(line: str) -> None:
    assert upward(_broken(line))
    assert not upward(_broken("from rami.cards import Card\nfrom rami import __version__"))


def test_a_module_without_a_layer_is_found() -> None:
    assert upward(_broken("", "rami.attic")) == ["rami.attic has no layer"]


def test_the_engine_touches_nothing() -> None:
    assert impure(_modules()) == []


@pytest.mark.parametrize(
    "line",
    [
        "import os",
        "import time",
        "from datetime import datetime",
        "import json",
        "import numpy",
        "from distributed import Client",
        "open('pack')",
        "def f():\n    print('x')",
        "from pathlib import Path",
    ],
)
def test_what_touches_the_world_is_found(line: str) -> None:
    assert impure(_broken(line))
    assert not impure(_broken("import json", "rami.wire"))


def test_no_shared_randomness() -> None:
    assert globally_random(_modules()) == []


@pytest.mark.parametrize(
    "line", ["import random\nrandom.shuffle([])", "from random import choice", "import random\nrng = random.Random()"]
)
def test_shared_randomness_is_found(line: str) -> None:
    assert globally_random(_broken(line))
    assert not globally_random(_broken("import random\nrng = random.Random(7)"))


def test_each_switch_is_read_in_one_module() -> None:
    counts = {switch: sorted(modules) for switch, modules in readers(_modules()).items()}
    assert {switch: modules for switch, modules in counts.items() if len(modules) != 1} == {}


def test_a_second_reader_is_found() -> None:
    source = {
        "rami.game": ast.parse("x = rules.discard_to_win or self.rules.melds"),
        "rami.deal": ast.parse("y = view.rules.discard_to_win; z = round.melds"),
        "rami.view": ast.parse("w = getattr(rules, name)"),
    }
    found = readers(source)
    assert found["discard_to_win"] == {"rami.game", "rami.deal"}
    assert found["melds"] == {"rami.game"}
    assert found["by name"] == {"rami.view"}


def test_every_layer_name_is_a_module() -> None:
    """The table names nothing that is gone."""
    names = {".".join(name.split(".")[:2]) for name in _modules()}
    assert set().union(*LAYERS) <= names
