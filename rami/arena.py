"""Bots against bots: duplicate deals, and what they show.

Every deal is played once in each rotation of the seats, so luck of the cards falls on all alike. A deal with all its
rotations is one observation: intervals are reckoned from deal to deal, never from round to round.

Clock and process pool are handed in. Each round's chance comes from the seed and the number of its deal alone, so the
results (but for the times) are the same however the deals are shared out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from rami import chance
from rami.bots import BUDGET, Bot
from rami.game import Game
from rami.match import Match
from rami.presets import PRESETS
from rami.rules import SWITCHES, BadRules, Choice, OnOff, Refused, Rules, rules_from
from rami.table import BotAtFault

Clock = Callable[[], float]
"""Seconds since whenever."""


class Entrant(NamedTuple):
    name: str
    bot: Bot


class Contest(NamedTuple):
    """What is played: the entrants by seat, over so many deals; with `matches` each deal begins a whole match."""

    rules: Rules
    entrants: tuple[Entrant, ...]
    deals: int
    seed: str
    matches: bool = False


class Play(NamedTuple):
    """One deal of a contest, in the form that goes to a process."""

    contest: Contest
    clock: Clock
    deal: int


class Tally(NamedTuple):
    """What one deal came to, all rotations together; the tuples are by entrant."""

    rounds: int
    no_winner: int
    points: tuple[int, ...]
    wins: tuple[int, ...]
    matches: tuple[float, ...]
    """Matches won; those who share a win have a part each."""
    seconds: tuple[tuple[float, ...], ...]
    """What each move took."""


Spread = Callable[[Callable[[Play], Tally], Iterable[Play]], Iterable[Tally]]
"""`map`, or that of a pool of processes."""


def variants(preset: str) -> Iterator[tuple[str, Rules]]:
    """The rules of a preset, and those with one switch at another of the values offered, if they can be played."""
    yield preset, PRESETS[preset]
    for switch, metadata in SWITCHES.items():
        match metadata["domain"]:
            case OnOff():
                values: tuple[Any, ...] = (False, True)
            case Choice(choices):
                values = choices
            case _:
                values = metadata["offers"]
        for value in values:
            try:
                rules = Rules.make(preset, **{switch: value})
            except BadRules:
                continue
            if rules != PRESETS[preset]:
                yield f"{preset}, {switch}={value}", rules


def with_packs(rules: Rules, players: int) -> Rules:
    """The rules with as many packs as the largest deal to so many players may need.

    Raises `BadRules` where there are not so many, or something else is wrong.
    """
    try:
        Game(rules, players)
    except BadRules as short:
        if "packs_needed" not in short.refusal.values:
            raise
        return rules_from({**rules.plain(), "packs": short.refusal.values["packs_needed"]})
    return rules


def hold(contest: Contest, clock: Clock, spread: Spread = map) -> dict[str, Any]:
    """Play it all. See `report` for what comes back."""
    plays = [Play(contest, clock, deal) for deal in range(contest.deals)]
    return report(contest, list(spread(play, plays)))


def play(job: Play) -> Tally:
    """One deal in every rotation: in rotation r, entrant s + r has seat s."""
    contest, clock, deal = job
    size = len(contest.entrants)
    game = Game(contest.rules, size)
    rounds = no_winner = 0
    points, wins, matches = [0] * size, [0] * size, [0.0] * size
    seconds: list[list[float]] = [[] for _ in range(size)]
    for rotation in range(size):
        sitting = [(seat + rotation) % size for seat in range(size)]
        match = Match.start(game, f"{contest.seed} {deal}")
        rngs = [chance.generator(f"{contest.seed} {deal} {rotation} {seat}") for seat in range(size)]
        while True:
            match = _play_round(match, contest, sitting, rngs, clock, seconds)
            result = match.round.result
            assert result is not None
            rounds += 1
            for seat, score in enumerate(result.scores):
                points[sitting[seat]] += score
            if result.winner is None:
                no_winner += 1
            else:
                wins[sitting[result.winner]] += 1
            if not contest.matches or match.winners is not None:
                break
            match = match.next_round()
        winners = (match.winners or ()) if contest.matches else ()
        for seat in winners:
            matches[sitting[seat]] += 1 / len(winners)
    return Tally(rounds, no_winner, tuple(points), tuple(wins), tuple(matches), tuple(map(tuple, seconds)))


def _play_round(
    match: Match,
    contest: Contest,
    sitting: list[int],
    rngs: list[Random],
    clock: Clock,
    seconds: list[list[float]],
) -> Match:
    """The match with its round played to the end; raises `BotAtFault`, which a process can hand on."""
    while (seat := match.round.turn) is not None:
        entrant = sitting[seat]
        view = match.game.view(match.round, seat)
        started = clock()
        action = contest.entrants[entrant].bot(view, rngs[seat], BUDGET)
        seconds[entrant].append(clock() - started)
        try:
            match = match.play(seat, action)
        except Refused as refused:
            raise BotAtFault(f"{contest.entrants[entrant].name} in seat {seat}: {action} is {refused}") from refused
    return match


def report(contest: Contest, tallies: Sequence[Tally]) -> dict[str, Any]:
    """Plain data. Under `bots` an entry for each name, equal names pooled, its numbers being shares of one seat:

    `points_per_round` and `points_ci95`, `round_wins` (0 to 1) and `round_wins_ci95`, with matches also `match_wins`
    and `match_wins_ci95`, `ms_per_move` with `p50` and `p95`. Intervals are [low, high].
    """
    rounds = [tally.rounds for tally in tallies]
    bots = {}
    for name in dict.fromkeys(entrant.name for entrant in contest.entrants):
        seats = [seat for seat, entrant in enumerate(contest.entrants) if entrant.name == name]
        points = [sum(tally.points[seat] for seat in seats) / len(seats) for tally in tallies]
        wins = [sum(tally.wins[seat] for seat in seats) / len(seats) for tally in tallies]
        entry: dict[str, Any] = {
            "points_per_round": _ratio(points, rounds),
            "points_ci95": _interval(points, rounds),
            "round_wins": _ratio(wins, rounds),
            "round_wins_ci95": _share_interval(wins, rounds),
        }
        if contest.matches:
            won = [sum(tally.matches[seat] for seat in seats) / len(seats) for tally in tallies]
            played = [len(contest.entrants)] * len(tallies)
            entry["match_wins"] = _ratio(won, played)
            entry["match_wins_ci95"] = _share_interval(won, played)
        times = sorted(time for tally in tallies for seat in seats for time in tally.seconds[seat])
        entry["ms_per_move"] = {"p50": _percentile(times, 50), "p95": _percentile(times, 95)}
        bots[name] = entry
    return {
        "rules": contest.rules.plain(),
        "seed": contest.seed,
        "deals": contest.deals,
        "bots": bots,
        "rounds": sum(rounds),
        "no_winner": sum(tally.no_winner for tally in tallies),
    }


def readable(report: dict[str, Any]) -> str:
    """The report as a table; what stands in brackets are intervals of 95 %."""
    low = " (low is good)" if report["rules"]["scoring"] == "penalty" else ""
    columns = [
        (f"points a round{low}", "points_per_round", "points_ci95", 2),
        ("rounds won", "round_wins", "round_wins_ci95", 3),
    ]
    if any("match_wins" in entry for entry in report["bots"].values()):
        columns.append(("matches won", "match_wins", "match_wins_ci95", 3))
    rows = [["bot", *(title for title, *_ in columns), "ms a move, p50", "p95"]]
    for name, entry in report["bots"].items():
        cells = [_cell(entry[mean], entry[interval], places) for _, mean, interval, places in columns]
        rows.append([name, *cells, *(f"{entry['ms_per_move'][part]:.2f}" for part in ("p50", "p95"))])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    lines.append(f"{report['deals']} deals, {report['rounds']} rounds, {report['no_winner']} without a winner")
    lines.append("In brackets: 95 % intervals, by deal. A bot on several seats has one line, counted a seat.")
    return "\n".join(lines)


def _cell(mean: float, interval: Sequence[float | None], places: int) -> str:
    low, high = ("?" if end is None else f"{end:.{places}f}" for end in interval)
    return f"{mean:.{places}f} [{low}, {high}]"


_SIGMAS = 1.96
"""Of a normal distribution, for 95 percent."""


def _ratio(parts: Sequence[float], wholes: Sequence[int]) -> float:
    return round(sum(parts) / sum(wholes), 6)


def _error(parts: Sequence[float], wholes: Sequence[int]) -> float:
    """The standard error of the ratio, a deal being one observation; infinite for a single one."""
    deals = len(parts)
    if deals < 2:
        return float("inf")
    ratio = sum(parts) / sum(wholes)
    squares = sum((part - ratio * whole) ** 2 for part, whole in zip(parts, wholes, strict=True))
    return sqrt(squares * deals / (deals - 1)) / sum(wholes)


def _interval(parts: Sequence[float], wholes: Sequence[int]) -> list[float | None]:
    """Around a mean; a single deal says nothing of its spread."""
    error = _error(parts, wholes)
    if error == float("inf"):
        return [None, None]
    middle = sum(parts) / sum(wholes)
    return [round(middle - _SIGMAS * error, 6), round(middle + _SIGMAS * error, 6)]


def _share_interval(parts: Sequence[float], wholes: Sequence[int]) -> list[float]:
    """Around a share, by Wilson, for as many independent observations as the spread between deals amounts to.

    Where all deals ended alike, each counts as one.
    """
    share = sum(parts) / sum(wholes)
    error = _error(parts, wholes)
    if error == float("inf"):
        return [0.0, 1.0]
    size = share * (1 - share) / error**2 if error > 1e-12 else len(parts)
    size = max(size, 1.0)
    square = _SIGMAS**2
    middle = (share + square / (2 * size)) / (1 + square / size)
    reach = _SIGMAS / (1 + square / size) * sqrt(share * (1 - share) / size + square / (4 * size**2))
    return [round(max(0.0, middle - reach), 6), round(min(1.0, middle + reach), 6)]


def _percentile(ordered: Sequence[float], percent: int) -> float | None:
    """In milliseconds; None where there was no move."""
    if not ordered:
        return None
    return round(1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)], 3)
