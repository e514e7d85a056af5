"""The program: `python -m rami scenario PATH…`. The only module that reads files and clocks, and prints."""

from __future__ import annotations

import argparse
import io
import json
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from multiprocessing import active_children
from pathlib import Path
from random import Random
from time import perf_counter
from types import FrameType
from typing import Any

from rami import __version__, arena, fair, intake, playthrough, rulebook, scenario
from rami.actions import Action
from rami.bots import BUDGET, Bot
from rami.entrants import Clairvoyant, Outside, Player, Unusable, player, said, shown
from rami.game import Game
from rami.rules import BadRules, Refused, Rules, rules_from
from rami.table import BotAtFault
from rami.view import View

UNREADABLE = 2
"""Exit code for input that cannot be read."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="rami", description="Rummy games whose rules are data.")
    parser.add_argument("--version", action="version", version=f"rami {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_scenario(commands)
    _add_arena(commands)
    _add_play(commands)
    _add_rules(commands)
    _add_fair(commands)
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
        inside = sorted(path.rglob("*.json")) if _is_folder(path) else []
        yield from [each for each in inside if not _is_folder(each)] or [path]


def _is_folder(path: Path) -> bool:
    """Not `Path.is_dir`, which raises for a name that is too long or in a folder one may not look into."""
    return os.path.isdir(path)


def _load(path: Path) -> object:
    """Plain data; raises `scenario.Unreadable` for what is no JSON of a sensible size."""
    if _is_folder(path):
        raise scenario.Unreadable("", "is a folder without documents")
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
        if len(data) > _LARGEST:
            raise scenario.Unreadable("", "is too large")
        return intake.parse(data.decode("utf-8-sig"), _once)
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


# --- arena -----------------------------------------------------------------------------------------------------------


_UNSAID = "%(default)s if unsaid"
_MOST_DEALS, _MOST_JOBS = 1_000_000, 1000


def _add_arena(commands: Any) -> None:
    about = "Let bots play each other. Every deal is played once in each rotation of the seats."
    parser = commands.add_parser("arena", help="let bots play each other", description=about)
    parser.add_argument("--rules", default="cardverse", metavar="PRESET", help=_UNSAID)
    _add_set(parser)
    help = "a level, clairvoyant, or module:function; one for a seat"
    parser.add_argument("--bots", required=True, metavar="BOT,BOT…", help=help)
    help = f"each is played in every rotation of seats; {_UNSAID}"
    parser.add_argument("--deals", type=int, default=100, metavar="N", help=help)
    parser.add_argument("--first", type=int, default=0, metavar="N", help=f"number of the first deal; {_UNSAID}")
    parser.add_argument("--seed", default="1", help=f"any text; {_UNSAID}")
    help = f"positions a bot may weigh for a move; {_UNSAID}"
    parser.add_argument("--budget", type=int, default=BUDGET, metavar="N", help=help)
    spread = parser.add_mutually_exclusive_group()
    spread.add_argument(
        "--jobs", type=int, default=_cores(), metavar="N", help="processes; one for each core if unsaid"
    )
    spread.add_argument(
        "--dask", metavar="ADDRESS", help="play on the Dask cluster of this scheduler (needs the extra `cluster`)"
    )
    parser.add_argument("--matches", action="store_true", help="play every deal on to the end of a match")
    help = "the share of the gap between the second bot and clairvoyant that the first one closes, in its seat"
    parser.add_argument("--gap", action="store_true", help=help)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="show no progress")
    parser.set_defaults(run=_run_arena)


def _cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


INTERRUPTED = 130
"""Exit code after Ctrl-C, as a shell has it."""


def _run_arena(chosen: argparse.Namespace) -> int:
    """1: a bot, or what it played on, failed; INTERRUPTED: what was played so far is told, if anything was."""
    progress = _Progress(chosen.deals, quiet=chosen.quiet)
    try:
        hold, readable = (arena.hold_gap, arena.readable_gap) if chosen.gap else (arena.hold, arena.readable)
        with _apart():
            contest = _contest(chosen)
            with _spread(chosen) as spread:
                found = hold(contest, perf_counter, spread, progress)
    except Unusable as error:
        return _failed(f"arena: {error}", progress, UNREADABLE)
    except BotAtFault as fault:
        return _failed(f"arena: {fault}", progress, 1)
    except BrokenProcessPool:
        return _failed("arena: a process was lost in the middle of a deal: ended by a bot, or killed", progress, 1)
    except KeyboardInterrupt:
        return _failed("arena: stopped before anything was played", progress, INTERRUPTED)
    progress.close()
    print(json.dumps(found, ensure_ascii=False) if chosen.json else readable(found))
    return 0 if found["deals"] == found["asked"] else INTERRUPTED


def _failed(why: str, progress: _Progress, code: int) -> int:
    progress.close()
    print(why, file=sys.stderr)
    return code


@contextmanager
def _apart() -> Iterator[None]:
    """Meanwhile what bots print goes to the standard error, in whatever way, and they may close what they find."""
    ours, kept = (sys.stdout, sys.stderr), (os.dup(1), os.dup(2))
    for stream in ours:
        stream.flush()
    os.dup2(2, 1)
    sys.stdout = sys.stderr = _lines_to(os.dup(2), close=True)
    try:
        yield
    finally:
        for stream in (sys.stdout, sys.__stdout__):
            with suppress(OSError, ValueError, AttributeError):  # whatever was made of them
                stream.flush()  # type: ignore[union-attr]
        for number, saved in enumerate(kept, 1):
            os.dup2(saved, number)
            os.close(saved)
        sys.stdout, sys.stderr = (_lines_to(at) if each.closed else each for at, each in enumerate(ours, 1))


def _lines_to(descriptor: int, *, close: bool = False) -> io.TextIOWrapper:
    return open(descriptor, "w", buffering=1, encoding="utf-8", errors="backslashreplace", closefd=close)


def _begin_process() -> None:
    """Ctrl-C is the parent's business, and so is its standard output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)
    sys.stdout = sys.stderr


class _Progress:
    """Deals played, how fast, and how long to go: one line rewritten on a terminal, else a line now and then."""

    def __init__(self, total: int, *, quiet: bool) -> None:
        self._total, self._quiet, self._to = total, quiet, sys.stderr
        self._live = self._to.isatty()
        self._start = perf_counter()
        self._due = 0.0 if self._live else 10.0

    def __call__(self, played: int) -> None:
        spent = perf_counter() - self._start
        if self._quiet or not played or spent < self._due:
            return
        self._due = spent + 0.2 if self._live else 2 * spent
        left = int(spent / played * (self._total - played)) + 1
        time = f"{left // 3600} h {left // 60 % 60:02} min" if left >= 3600 else f"{left // 60} min {left % 60:02} s"
        line = f"{played} of {self._total} deals, {played / spent:.3g} a second, {time} left"
        print(f"\r{line}\x1b[K" if self._live else line, end="" if self._live else "\n", file=self._to, flush=True)

    def close(self) -> None:
        """The line makes room for the next."""
        if self._live and self._due and not self._quiet:
            print("\r\x1b[K", end="", file=self._to, flush=True)


def _spread(chosen: argparse.Namespace) -> AbstractContextManager[arena.Spread]:
    """Over a cluster, processes, or neither."""
    if chosen.dask is not None:
        try:
            from rami.extras import cluster
        except ImportError as error:
            raise Unusable(f"--dask: {error}") from None
        return cluster.spread(chosen.dask, [name for name in chosen.bots.split(",") if ":" in name])
    if chosen.jobs == 1:
        return nullcontext(map)
    return _processes(min(chosen.jobs, chosen.deals))


@contextmanager
def _processes(jobs: int) -> Iterator[arena.Spread]:
    """A `map` that gives results in order; nothing of it goes on once it is left, however that is."""
    before = set(active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_begin_process)

    def over(do: Callable[[arena.Play], arena.Tally], plays: Iterable[arena.Play]) -> Iterator[arena.Tally]:
        ahead: deque[Future[arena.Tally]] = deque()
        for play in plays:
            ahead.append(pool.submit(do, play))
            if len(ahead) > 4 * jobs:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()

    try:
        yield over
    finally:
        for process in set(active_children()) - before:
            process.terminate()
        pool.shutdown()


def _contest(chosen: argparse.Namespace) -> arena.Contest:
    if chosen.budget < 1 or chosen.first < 0:
        raise Unusable("--budget is 1 or more, --first is 0 or more")
    for name, most in (("deals", _MOST_DEALS), ("jobs", _MOST_JOBS)):
        if not 1 <= getattr(chosen, name) <= most:
            raise Unusable(f"--{name} is 1 to {most}")
    rules = _rules(chosen)
    entrants = tuple(arena.Entrant(name, player(name)) for name in chosen.bots.split(","))
    _seat(rules, len(entrants))
    return arena.Contest(rules, entrants, chosen.deals, chosen.seed, chosen.matches, chosen.first, chosen.budget)


def _add_set(parser: argparse.ArgumentParser) -> None:
    help = "a switch of the rules and its value as JSON; `rules PRESET --switches` lists them"
    parser.add_argument("--set", dest="switches", action="append", default=[], metavar="SWITCH=VALUE", help=help)


def _rules(chosen: argparse.Namespace) -> Rules:
    """The preset with its `--set`s; raises `Unusable`."""
    try:
        return rules_from({"preset": chosen.rules, **dict(map(_switch, chosen.switches))})
    except BadRules as error:
        raise Unusable(_why(error)) from None


def _seat(rules: Rules, bots: int) -> Game:
    """Raises `Unusable` where so many cannot play."""
    try:
        return Game(rules, bots)
    except BadRules as error:
        if error.switches == ("players",):
            raise Unusable(f"{error.refusal.values['why']} {rules.preset}, not {bots}") from None
        raise Unusable(_why(error)) from None


def _why(error: BadRules) -> str:
    """What is wrong with the rules, and with which of them."""
    text: str = error.refusal.values["why"]
    return text if any(switch in text for switch in error.switches) else f"{text}: {', '.join(error.switches)}"


def _switch(text: str) -> tuple[str, Any]:
    """`switch=value`, the value as in JSON, or a bare word."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise Unusable(f"{text!r:.60} is no switch=value")
    try:
        return name, intake.parse(value)
    except ValueError:
        return name, value


# --- play ------------------------------------------------------------------------------------------------------------


def _add_play(commands: Any) -> None:
    parser = commands.add_parser("play", help="print a match of bots", description=playthrough.__doc__)
    parser.add_argument("--rules", default="cardverse", metavar="PRESET", help=_UNSAID)
    _add_set(parser)
    parser.add_argument("--bots", required=True, metavar="BOT,BOT…", help="a level, or module:function; one for a seat")
    parser.add_argument("--seed", default="1", help=f"any text; {_UNSAID}")
    parser.add_argument("--rounds", type=int, metavar="N", help="stop after so many rounds")
    parser.set_defaults(run=_run_play)


def _run_play(chosen: argparse.Namespace) -> int:
    try:
        if chosen.rounds is not None and chosen.rounds < 1:
            raise Unusable("--rounds is 1 or more")
        seats = chosen.bots.split(",")
        with _apart():
            bots = {name: _bot(name, player(name)) for name in seats}
        rules = _rules(chosen)
        _seat(rules, len(seats))
    except Unusable as error:
        print(f"play: {error}", file=sys.stderr)
        return UNREADABLE
    try:
        for line in playthrough.lines(rules, seats, bots, chosen.seed, chosen.rounds):
            print(line)
    except BotAtFault as fault:
        print(f"play: {shown(fault)}", file=sys.stderr)
        return 1
    return 0


def _bot(name: str, player: Player) -> Bot:
    """Tells what is wrong with a bot that fails."""
    if isinstance(player, Clairvoyant):
        raise Unusable(f"{name} sees all cards, and only an arena shows them")
    bot = player.load() if isinstance(player, Outside) else player

    def act(view: View, rng: Random, budget: int) -> Action:
        try:
            with _apart():
                action = bot(view, rng, budget)
                str(action)  # which it becomes where it is refused
        except arena.Stopped:
            raise
        except BaseException as error:
            raise BotAtFault(f"{name} in seat {view.seat}: {said(error)}") from None
        if not isinstance(action, Action):
            raise BotAtFault(f"{name} in seat {view.seat}: {shown(action, repr)} is no action")
        return action

    return act


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
    except Unusable as error:
        print(f"rules: {error}", file=sys.stderr)
        return UNREADABLE
    if chosen.switches_only:
        for name, value in rules.switches().items():
            print(f"{name}={json.dumps(value)}")
    else:
        print(rulebook.printed(rules))
    return 0


# --- fair ------------------------------------------------------------------------------------------------------------


def _add_fair(commands: Any) -> None:
    about = "Print what a seed deals: its hash, the whole pack from the top, and who gets which cards."
    parser = commands.add_parser("fair", help="deal a round again from its seed", description=about)
    parser.add_argument("--rules", default="cardverse", metavar="PRESET", help=_UNSAID)
    _add_set(parser)
    parser.add_argument("--players", type=int, default=2, metavar="N", help=_UNSAID)
    parser.add_argument("--seed", required=True, help="of the round, as the page shows it")
    parser.add_argument("--round", type=int, default=1, metavar="N", help="its number, from 1 on; 1 if unsaid")
    help = "number of the seat that deals, from 0 on; in the first round the seed says it"
    parser.add_argument("--dealer", type=int, metavar="SEAT", help=help)
    help = "a seat that is out of the match; may be repeated"
    parser.add_argument("--gone", type=int, action="append", default=[], metavar="SEAT", help=help)
    help = "how many cards a seat chose to get, where seats choose; may be repeated, in order"
    parser.add_argument("--choose", type=int, action="append", default=[], metavar="N", help=help)
    parser.set_defaults(run=_run_fair)


def _run_fair(chosen: argparse.Namespace) -> int:
    try:
        game = _seat(_rules(chosen), chosen.players)
        seats, gone = range(chosen.players), tuple(sorted(set(chosen.gone)))
        dealers = [seat for seat in seats if seat not in gone]
        if chosen.round < 1:
            raise Unusable("--round is 1 or more")
        if not {*gone} <= {*seats} or len(dealers) < 2:
            raise Unusable("--gone is a seat, and two are left at least")
        if chosen.dealer not in dealers and not (chosen.dealer is None and chosen.round == 1 and not gone):
            raise Unusable(f"--dealer is one of the seats {', '.join(map(str, dealers))}")
        for line in fair.lines(game, chosen.seed, chosen.round - 1, chosen.dealer, gone, tuple(chosen.choose)):
            print(line)
    except (Unusable, Refused) as error:
        print(f"fair: {error}", file=sys.stderr)
        return UNREADABLE
    return 0


def program() -> int:
    """Whoever reads the output may stop reading, or close it; names and seeds need not be text that can be written.

    Bots of the folder one is in are found, as `python -m` does it.
    """
    if "" not in sys.path:
        sys.path.insert(0, "")
    signal.signal(signal.SIGINT, _stop)
    lost = _opened()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = _LOST if lost else _exit_code()
        sys.stdout.flush()
    except BrokenPipeError:
        code = _LOST
    except OSError as error:
        code = _LOST
        with suppress(OSError):
            print(f"rami: {error.strerror or error}", file=sys.stderr)
    except KeyboardInterrupt:
        code = INTERRUPTED
    for descriptor, stream in enumerate((sys.stdout, sys.stderr), 1):
        try:
            stream.flush()
        except OSError:  # so that the exit does not flush and fail again
            code = code or _LOST
            os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)
    return code


def _exit_code() -> int:
    try:
        return main()
    except SystemExit as done:  # of the reading of the arguments
        return done.code if isinstance(done.code, int) else UNREADABLE


_LOST = 1
"""Exit code where the output goes nowhere."""


def _stop(number: int, frame: FrameType | None) -> None:
    raise arena.Stopped


def _opened() -> bool:
    """Streams that were closed at the start lead nowhere; whether the output was, which is told."""
    for descriptor in range(3):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # gets the lowest number that is free
    lost = sys.stdout is None
    sys.stdout, sys.stderr = sys.stdout or _lines_to(1), sys.stderr or _lines_to(2)
    if lost:
        print("rami: the standard output is closed", file=sys.stderr)
    return lost


if __name__ == "__main__":
    sys.exit(program())
