"""The program: `python -m rami scenario PATH…`. The only module that reads files and clocks, and prints."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rami import scenario

UNREADABLE = 2
"""Exit code for input that cannot be read."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m rami", description="Rummy games whose rules are data.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_scenario(commands)
    chosen = parser.parse_args(arguments)
    code: int = chosen.run(chosen)
    return code


# --- scenario --------------------------------------------------------------------------------------------------------

_LARGEST = 1 << 20
"""Bytes of a document."""


def _add_scenario(commands: Any) -> None:
    parser = commands.add_parser("scenario", help="check rules written down as examples")
    parser.add_argument("paths", nargs="+", metavar="PATH", type=Path, help="a document, or a folder of them")
    parser.set_defaults(run=_run_scenarios)


def _run_scenarios(chosen: argparse.Namespace) -> int:
    """0: all hold; 1: some fail; 2: some cannot be read, which are counted neither as passed nor as failed."""
    passed = failed = unreadable = 0
    for path in _documents(chosen.paths):
        try:
            reason = scenario.check(_load(path))
        except scenario.Unreadable as error:
            print(f"{path}: {error}", file=sys.stderr)
            unreadable += 1
            continue
        print(f"ok {path}" if reason is None else f"FAIL {path}: {reason}")
        passed += reason is None
        failed += reason is not None
    print(f"{passed} passed, {failed} failed")
    if unreadable:
        return UNREADABLE
    return 1 if failed else 0


def _documents(paths: list[Path]) -> Iterator[Path]:
    """The files, and the JSON files of the folders in the order of their names; an empty folder as itself."""
    for path in paths:
        yield from (sorted(path.rglob("*.json")) or [path]) if path.is_dir() else [path]


def _load(path: Path) -> object:
    """Plain data; raises `scenario.Unreadable` for what is no JSON of a sensible size."""
    if path.is_dir():
        raise scenario.Unreadable("", "is a folder without documents")
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
        if len(data) > _LARGEST:
            raise scenario.Unreadable("", "is too large")
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=_once, parse_constant=_no_number)
    except OSError as error:
        raise scenario.Unreadable("", f"cannot be opened, {error.strerror}") from None
    except json.JSONDecodeError as error:
        raise scenario.Unreadable(f"line {error.lineno} column {error.colno}", error.msg) from None
    except UnicodeDecodeError as error:
        raise scenario.Unreadable(f"byte {error.start}", "is no UTF-8") from None
    except RecursionError:
        raise scenario.Unreadable("", "is nested too deep") from None
    except ValueError as error:
        raise scenario.Unreadable("", str(error)) from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"{next(name for name in names if names.count(name) > 1)!r:.40} is there twice")
    return found


def _no_number(text: str) -> object:
    raise ValueError(f"{text} is no number")


if __name__ == "__main__":
    sys.exit(main())
