"""The program: `python -m rami scenario PATH…`. The only module that reads files and clocks, and prints."""

from __future__ import annotations

import argparse
import importlib
import io
import json
import os
import sys
from collections.abc import Iterator, Sequence
from multiprocessing import Pool
from pathlib import Path
from time import perf_counter
from typing import Any

from rami import arena, playthrough, rulebook, scenario
from rami.bots import BOTS, FROZEN, Bot
from rami.game import Game
from rami.rules import BadRules, Rules, rules_from
from rami.table import BotAtFault

UNREADABLE = 2
"""Exit code for input that cannot be read."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m rami", description="Rummy games whose rules are data.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_scenario(commands)
    _add_arena(commands)
    _add_play(commands)
    _add_rules(commands)
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
        except (scenario.Unreadable, RecursionError) as error:
            why = "document: is nested too deep" if isinstance(error, RecursionError) else error
            print(f"{path}: {why}", file=sys.stderr)
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
        inside = sorted(path.rglob("*.json")) if _is_folder(path) else []
        yield from [each for each in inside if not _is_folder(each)] or [path]


def _is_folder(path: Path) -> bool:
    """Not `Path.is_dir`, which raises for a name that is too long or in a folder one may not look into."""
    return os.path.isdir(path)


def _load(path: Path) -> object:
    """Plain data; raises `scenario.Unreadable` for what is no JSON of a sensible size, and `RecursionError`."""
    if _is_folder(path):
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


# --- arena -----------------------------------------------------------------------------------------------------------


class _Unusable(Exception):
    """Arguments that make no contest; said in one line."""


def _add_arena(commands: Any) -> None:
    parser = commands.add_parser("arena", help="let bots play each other", description=arena.__doc__)
    parser.add_argument("--rules", default="cardverse", metavar="PRESET")
    _add_set(parser)
    parser.add_argument("--bots", required=True, metavar="BOT,BOT…", help="a level, or module:function; one for a seat")
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="each is played in every rotation of seats")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    parser.add_argument("--matches", action="store_true", help="play every deal on to the end of a match")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_run_arena)


def _run_arena(chosen: argparse.Namespace) -> int:
    try:
        contest = _contest(chosen)
    except _Unusable as error:
        print(f"arena: {error}", file=sys.stderr)
        return UNREADABLE
    try:
        if chosen.jobs == 1:
            found = arena.hold(contest, perf_counter)
        else:
            with Pool(min(chosen.jobs, contest.deals)) as pool:
                found = arena.hold(contest, perf_counter, pool.imap)
    except BotAtFault as fault:
        print(f"arena: {fault}", file=sys.stderr)
        return 1
    print(json.dumps(found, ensure_ascii=False) if chosen.json else arena.readable(found))
    return 0


def _contest(chosen: argparse.Namespace) -> arena.Contest:
    if chosen.deals < 1 or chosen.jobs < 1:
        raise _Unusable("--deals and --jobs are 1 or more")
    rules = _rules(chosen)
    try:
        entrants = tuple(arena.Entrant(name, _bot(name)) for name in chosen.bots.split(","))
        Game(rules, len(entrants))
    except BadRules as error:
        raise _Unusable(_why(error)) from None
    return arena.Contest(rules, entrants, chosen.deals, chosen.seed, chosen.matches)


def _add_set(parser: argparse.ArgumentParser) -> None:
    help = "a switch of the rules and its value as JSON; `rules PRESET --switches` lists them"
    parser.add_argument("--set", dest="switches", action="append", default=[], metavar="SWITCH=VALUE", help=help)


def _rules(chosen: argparse.Namespace) -> Rules:
    """The preset with its `--set`s; raises `_Unusable`."""
    try:
        return rules_from({"preset": chosen.rules, **dict(map(_switch, chosen.switches))})
    except BadRules as error:
        raise _Unusable(_why(error)) from None


def _why(error: BadRules) -> str:
    """What is wrong with the rules, and with which of them."""
    text: str = error.refusal.values["why"]
    return text if any(switch in text for switch in error.switches) else f"{text}: {', '.join(error.switches)}"


def _switch(text: str) -> tuple[str, Any]:
    """`switch=value`, the value as in JSON, or a bare word."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise _Unusable(f"{text!r:.60} is no switch=value")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


def _bot(name: str) -> Bot:
    """A level by name, or a function of some module as `module:function`."""
    module, colon, function = name.partition(":")
    if not colon:
        bots = BOTS | FROZEN
        if name not in bots:
            raise _Unusable(f"no bot {name!r}; there are {', '.join(bots)}, and module:function")
        return bots[name]
    try:
        bot: Bot = getattr(importlib.import_module(module), function)
    except Exception as error:  # whatever the module does as it is loaded
        raise _Unusable(f"no bot {name!r}: {error}") from None
    if not callable(bot):
        raise _Unusable(f"no bot {name!r}: it is no function")
    return bot


# --- play ------------------------------------------------------------------------------------------------------------


def _add_play(commands: Any) -> None:
    parser = commands.add_parser("play", help="print a match of bots", description=playthrough.__doc__)
    parser.add_argument("--rules", default="cardverse", metavar="PRESET")
    _add_set(parser)
    parser.add_argument("--bots", required=True, metavar="BOT,BOT…", help="a level, or module:function; one for a seat")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rounds", type=int, metavar="N", help="stop after so many rounds")
    parser.set_defaults(run=_run_play)


def _run_play(chosen: argparse.Namespace) -> int:
    try:
        if chosen.rounds is not None and chosen.rounds < 1:
            raise _Unusable("--rounds is 1 or more")
        seats = chosen.bots.split(",")
        bots = {name: _bot(name) for name in seats}
        rules = _rules(chosen)
        Game(rules, len(seats))
    except (_Unusable, BadRules) as error:
        print(f"play: {_why(error) if isinstance(error, BadRules) else error}", file=sys.stderr)
        return UNREADABLE
    try:
        for line in playthrough.lines(rules, seats, bots, chosen.seed, chosen.rounds):
            print(line)
    except BotAtFault as fault:
        print(f"play: {fault}", file=sys.stderr)
        return 1
    return 0


# --- rules -----------------------------------------------------------------------------------------------------------


def _add_rules(commands: Any) -> None:
    parser = commands.add_parser("rules", help="print the rules as the switches stand")
    parser.add_argument("rules", metavar="PRESET")
    _add_set(parser)
    help = "print the switches instead, as `--set` takes them"
    parser.add_argument("--switches", dest="switches_only", action="store_true", help=help)
    parser.set_defaults(run=_run_rules)


def _run_rules(chosen: argparse.Namespace) -> int:
    try:
        rules = _rules(chosen)
    except _Unusable as error:
        print(f"rules: {error}", file=sys.stderr)
        return UNREADABLE
    if chosen.switches_only:
        for name, value in rules.switches().items():
            print(f"{name}={json.dumps(value)}")
    else:
        print(rulebook.printed(rules))
    return 0


def _program() -> int:
    """Whoever reads the output may stop reading, and names and seeds need not be text that can be written."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the exit does not flush and fail again
        code = 1
    return code


if __name__ == "__main__":
    sys.exit(_program())
