"""Bots against bots: duplicate deals, and what they show.

Every deal is played once in each rotation of the seats, so luck of the cards falls on all alike. A deal with all its
rotations is one observation: intervals are reckoned from deal to deal, never from round to round.

Clock and process pool are handed in. Each round's chance comes from the seed and the number of its deal alone, and
each seat plays it with a copy of its bot as it was loaded, so the results (but for the times) are the same however the
deals are shared out. What a bot keeps elsewhere, in names of its module or in attributes of a function or class, is not
copied: it stays from round to round, as far as one process plays them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from rami import chance
from rami.actions import Action
from rami.bots import BUDGET, Bot
from rami.entrants import CLAIRVOYANT, Clairvoyant, Outside, Player, Unusable, player, said, shown
from rami.game import Game
from rami.match import Match
from rami.presets import PRESETS
from rami.rules import SWITCHES, BadRules, Choice, OnOff, Refused, Rules, rules_from
from rami.table import BotAtFault

Clock = Callable[[], float]
"""Seconds since whenever."""


class Stopped(KeyboardInterrupt):
    """What Ctrl-C has to raise; any other `KeyboardInterrupt` in the play of a bot is the bot's doing."""


class Entrant(NamedTuple):
    name: str
    player: Player


class Contest(NamedTuple):
    """What is played: the entrants by seat, over so many deals from the `first` on; with `matches` each deal begins a
    whole match."""

    rules: Rules
    entrants: tuple[Entrant, ...]
    deals: int
    seed: str
    matches: bool = False
    first: int = 0
    budget: int = BUDGET


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


def hold(
    contest: Contest, clock: Clock, spread: Spread = map, told: Callable[[int], None] = lambda played: None
) -> dict[str, Any]:
    """Play it all, and tell how many deals are played after each. See `report` for what comes back.

    Where it is interrupted, the report is of the deals before that; without any it is a `KeyboardInterrupt`.
    Raises `BotAtFault`, and `Unusable` where another process cannot load a bot.
    """
    return report(contest, _played((Play(contest, clock, deal) for deal in _deals(contest)), spread, told))


def hold_gap(
    contest: Contest, clock: Clock, spread: Spread = map, told: Callable[[int], None] = lambda played: None
) -> dict[str, Any]:
    """As `hold`, for the share that the first entrant closes of the gap to the clairvoyant: see `report_gap`."""
    tables = gap_tables(contest)
    plays = (Play(table, clock, deal) for deal in _deals(contest) for table in tables)
    tallies = _played(plays, spread, lambda played: told(played // len(tables)))
    whole = len(tallies) // len(tables) * len(tables)
    if not whole:
        raise KeyboardInterrupt
    return report_gap(contest, [tallies[at : whole : len(tables)] for at in range(len(tables))])


def gap_tables(contest: Contest) -> list[Contest]:
    """The contest as it is, and with the clairvoyant and the second entrant in the place of the first."""
    first, *others = contest.entrants
    instead = (first, Entrant(CLAIRVOYANT, player(CLAIRVOYANT)), others[0])
    return [contest._replace(entrants=(entrant, *others)) for entrant in instead]


def _deals(contest: Contest) -> range:
    return range(contest.first, contest.first + contest.deals)


def _played(plays: Iterable[Play], spread: Spread, told: Callable[[int], None]) -> list[Tally]:
    tallies: list[Tally] = []
    try:
        for tally in spread(play, plays):
            tallies.append(tally)
            told(len(tallies))
    except KeyboardInterrupt:
        if not tallies:
            raise
    return tallies


def play(job: Play) -> Tally:
    """One deal in every rotation: in rotation r, entrant s + r has seat s."""
    contest, clock, deal = job
    size = len(contest.entrants)
    game = Game(contest.rules, size)
    loaded = list(map(_loaded, contest.entrants))
    rounds = no_winner = 0
    points, wins, matches = [0] * size, [0] * size, [0.0] * size
    seconds: list[list[float]] = [[] for _ in range(size)]
    for rotation in range(size):
        sitting = [(seat + rotation) % size for seat in range(size)]
        match = Match.start(game, f"{contest.seed} {deal}")
        rngs = [chance.generator(f"{contest.seed} {deal} {rotation} {seat}") for seat in range(size)]
        bots = [_fresh(contest.entrants[entrant].name, loaded[entrant]) for entrant in sitting]
        while True:
            try:
                match = _play_round(match, contest, bots, rngs, clock, [seconds[entrant] for entrant in sitting])
            except _Fault as fault:
                name = contest.entrants[sitting[fault.seat]].name
                again = (
                    f"deal {deal} of seed {contest.seed!r}, rotation {rotation}; --first {deal} --deals 1 repeats it"
                )
                raise BotAtFault(f"{name} in seat {fault.seat}: {fault.what} ({again})") from None
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


def _loaded(entrant: Entrant) -> Bot | Clairvoyant:
    return entrant.player.load() if isinstance(entrant.player, Outside) else entrant.player


def _fresh(name: str, bot: Bot | Clairvoyant) -> Bot | Clairvoyant:
    """As it was when it was loaded: what it has learned in other rounds must not matter."""
    try:
        return deepcopy(bot)
    except Stopped:
        raise
    except BaseException as error:
        raise Unusable(f"{name} cannot be copied for each round: {said(error)}") from None


class _Fault(Exception):
    """What the bot of a seat did."""

    def __init__(self, seat: int, what: str) -> None:
        self.seat, self.what = seat, what


def _play_round(
    match: Match,
    contest: Contest,
    bots: Sequence[Bot | Clairvoyant],
    rngs: list[Random],
    clock: Clock,
    seconds: list[list[float]],
) -> Match:
    """The match with its round played to the end; `bots`, `rngs` and `seconds` by seat. Raises `_Fault`."""
    while (seat := match.round.turn) is not None:
        view, bot = match.game.view(match.round, seat), bots[seat]
        try:
            started = clock()
            act = bot.bot(match.round) if isinstance(bot, Clairvoyant) else bot
            action = act(view, rngs[seat], contest.budget)
            seconds[seat].append(clock() - started)
        except Stopped:
            raise
        except BaseException as error:
            raise _Fault(seat, said(error)) from None
        try:
            if not isinstance(action, Action):
                raise TypeError
            match = match.play(seat, action)
        except Stopped:
            raise
        except Refused as refused:
            raise _Fault(seat, f"{shown(action)} is {refused}") from None
        except BaseException:  # whatever the rules make of an action with the wrong things in it
            raise _Fault(seat, f"{shown(action, repr)} is no action") from None
    return match


def report(contest: Contest, tallies: Sequence[Tally]) -> dict[str, Any]:
    """Plain data. Under `bots` an entry for each name, equal names pooled, its numbers being shares of one seat:

    `points_per_round` and `points_ci95`, `round_wins` (0 to 1) and `round_wins_ci95`, with matches also `match_wins`
    and `match_wins_ci95`, `ms_per_move` with `p50` and `p95`. Where there are others, `gain` is its points less their
    mean, a round, `gain_ci95`, and `gain_percent` and `gain_percent_ci95` are of the size of that mean: None where it
    may be nothing, or is less than a tenth of the gain. Intervals are [low, high]. `asked` are the deals of the
    contest, `deals` those that were played.
    """
    rounds = [tally.rounds for tally in tallies]
    bots = {}
    names = [entrant.name for entrant in contest.entrants]
    for name in dict.fromkeys(names):
        seats = [seat for seat, each in enumerate(names) if each == name]
        points = _by_seat(tallies, "points", seats)
        wins = _by_seat(tallies, "wins", seats)
        entry: dict[str, Any] = {
            "points_per_round": _ratio(points, rounds),
            "points_ci95": _interval(points, rounds),
            "round_wins": _ratio(wins, rounds),
            "round_wins_ci95": _share_interval(wins, rounds),
        }
        if contest.matches:
            won = _by_seat(tallies, "matches", seats)
            played = [len(contest.entrants)] * len(tallies)
            entry["match_wins"] = _ratio(won, played)
            entry["match_wins_ci95"] = _share_interval(won, played)
        if len(seats) < len(names):
            others = _by_seat(tallies, "points", [seat for seat in range(len(names)) if seat not in seats])
            entry |= _gain(points, others, rounds)
        times = sorted(time for tally in tallies for seat in seats for time in tally.seconds[seat])
        entry["ms_per_move"] = {"p50": _percentile(times, 50), "p95": _percentile(times, 95)}
        bots[name] = entry
    return {
        **_head(contest, len(tallies)),
        "bots": bots,
        "rounds": sum(rounds),
        "no_winner": sum(tally.no_winner for tally in tallies),
    }


def _head(contest: Contest, played: int) -> dict[str, Any]:
    rules = contest.rules.plain()
    return {"rules": rules, "seed": contest.seed, "first": contest.first, "deals": played, "asked": contest.deals}


def _by_seat(tallies: Sequence[Tally], field: str, seats: Sequence[int]) -> list[float]:
    """By deal, what one of the seats got on average."""
    return [sum(getattr(tally, field)[seat] for seat in seats) / len(seats) for tally in tallies]


def _gain(points: Sequence[float], others: Sequence[float], rounds: Sequence[int]) -> dict[str, Any]:
    more = [mine - theirs for mine, theirs in zip(points, others, strict=True)]
    sign = -1 if sum(others) < 0 else 1
    share, interval = _part(more, [sign * theirs for theirs in others])
    if share is not None and abs(share) > _MOST:
        share, interval = None, [None, None]
    return {
        "gain": _ratio(more, rounds),
        "gain_ci95": _interval(more, rounds),
        "gain_percent": None if share is None else round(100 * share, 4),
        "gain_percent_ci95": [None if end is None else round(100 * end, 4) for end in interval],
    }


_MOST = 10
"""Times their mean that a gain may be and still be told as a part of it."""


def _part(parts: Sequence[float], wholes: Sequence[float]) -> tuple[float | None, list[float | None]]:
    """The ratio of the sums with its interval; None where the whole is not clear of nothing."""
    ends = _interval(wholes, [1] * len(wholes))
    if None in ends or ends[0] <= 0 <= ends[1]:  # type: ignore[operator]
        return None, [None, None]
    return _ratio(parts, wholes), _interval(parts, wholes)


def report_gap(contest: Contest, tables: Sequence[Sequence[Tally]]) -> dict[str, Any]:
    """Plain data, of the tallies of the `gap_tables`, whose first entrants are told in `names`: entrant, clairvoyant,
    base. A place at the table is worth its points less the mean of the others, or its share of the rounds won. By
    `points` and `rounds_won`, `over_base` is what the first two get more of it a round, and `closed` the part that the
    entrant has of what the clairvoyant has more: None where that is not clear of nothing. Each has its interval, by
    deal and paired, under its name and `_ci95`.
    """
    head = _head(contest, len(tables[0]))
    low_is_good = head["rules"]["scoring"] == "penalty"
    rounds = [tally.rounds for tally in tables[0]]
    names = (contest.entrants[0].name, CLAIRVOYANT, contest.entrants[1].name)
    others = list(range(1, len(contest.entrants)))
    gap: dict[str, Any] = {}
    for title, field in (("points", "points"), ("rounds_won", "wins")):
        worth = [_by_seat(tallies, field, [0]) for tallies in tables]
        if title == "points":
            rest = [_by_seat(tallies, field, others) for tallies in tables]
            worth = [
                [(theirs - mine if low_is_good else mine - theirs) for mine, theirs in zip(*both, strict=True)]
                for both in zip(worth, rest, strict=True)
            ]
        entrant, clairvoyant, base = worth
        over = [[mine - least for mine, least in zip(each, base, strict=True)] for each in (entrant, clairvoyant)]
        closed, interval = _part(*over)
        gap[title] = {
            "over_base": [_ratio(each, rounds) for each in over],
            "over_base_ci95": [_interval(each, rounds) for each in over],
            "closed": closed,
            "closed_ci95": interval,
        }
    return {**head, "names": list(names), "gap": gap}


def readable_gap(report: dict[str, Any]) -> str:
    """The report of a gap in lines; what stands in brackets are intervals of 95 %."""
    entrant, clairvoyant, base = report["names"]
    lines = _partial(report)
    for title, found in report["gap"].items():
        words = title.replace("_", " ")
        more = zip((entrant, clairvoyant), found["over_base"], found["over_base_ci95"], strict=True)
        texts = [f"{name} {_cell(mean, interval, 3)}" for name, mean, interval in more]
        lines.append(f"{words}, over {base} in the same seat, a round: {', '.join(texts)}")
        if found["closed"] is None:
            lines.append(f"{words}: so few deals do not show a gap between {base} and {clairvoyant}")
        else:
            share = _cell(100 * found["closed"], [100 * end for end in found["closed_ci95"]], 1, " %")
            lines.append(f"{words}: {entrant} closes {share} of the gap between {base} and {clairvoyant}")
    lines.append(
        f"{_count(report['deals'], 'deal')}, each from every seat. In brackets: 95 % intervals, by deal, paired."
    )
    return "\n".join(lines)


def _partial(report: dict[str, Any]) -> list[str]:
    if report["deals"] == report["asked"]:
        return []
    return [f"PARTIAL: stopped after {report['deals']} of {_count(report['asked'], 'deal')}"]


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'s' * (number != 1)}"


def readable(report: dict[str, Any]) -> str:
    """The report as a table; what stands in brackets are intervals of 95 %."""
    low_is_good = report["rules"]["scoring"] == "penalty"
    columns = [
        (f"points a round{' (low is good)' if low_is_good else ''}", "points_per_round", "points_ci95", 2),
        ("rounds won", "round_wins", "round_wins_ci95", 3),
    ]
    if any("match_wins" in entry for entry in report["bots"].values()):
        columns.append(("matches won", "match_wins", "match_wins_ci95", 3))
    rows = [["bot", *(title for title, *_ in columns), "ms a move, p50", "p95"]]
    for name, entry in report["bots"].items():
        cells = [_cell(entry[mean], entry[interval], places) for _, mean, interval, places in columns]
        times = [entry["ms_per_move"][part] for part in ("p50", "p95")]
        rows.append([name, *cells, *("?" if time is None else f"{time:.2f}" for time in times)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = _partial(report)
    lines += ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    gains = [_gain_line(name, entry, low_is_good) for name, entry in report["bots"].items() if "gain" in entry]
    lines += gains[:1] if len(gains) == 2 else gains
    deals, rounds = _count(report["deals"], "deal"), _count(report["rounds"], "round")
    lines.append(f"{deals}, {rounds}, {report['no_winner']} without a winner")
    lines.append("In brackets: 95 % intervals, by deal. A bot on several seats has one line, counted a seat.")
    return "\n".join(lines)


def _gain_line(name: str, entry: dict[str, Any], low_is_good: bool) -> str:
    """How much better, or worse, off the bot is than the others."""
    better = (entry["gain"] < 0) == low_is_good or not entry["gain"]
    sign = -1 if entry["gain"] < 0 else 1
    verb = ("saves" if better else "pays") if low_is_good else ("gains" if better else "loses")
    text = _signed(sign, entry["gain"], entry["gain_ci95"], 2)
    if entry["gain_percent"] is not None:
        text += f", {_signed(sign, entry['gain_percent'], entry['gain_percent_ci95'], 1, ' %')}"
    line = f"{name} {verb} {text} {'over' if low_is_good or better else 'against'} the mean of the others, a round"
    return line if entry["gain_percent"] is not None else f"{line} (no percentage: that mean is too near to nothing)"


def _signed(sign: int, mean: float, interval: Sequence[float | None], places: int, unit: str = "") -> str:
    ends = sorted(sign * end for end in interval if end is not None)
    return _cell(sign * mean, ends or interval, places, unit)


def _cell(mean: float, interval: Sequence[float | None], places: int, unit: str = "") -> str:
    low, high = ("?" if end is None else f"{end:.{places}f}" for end in interval)
    return f"{mean:.{places}f}{unit} [{low}, {high}]"


_SIGMAS = 1.96
"""Of a normal distribution, for 95 percent."""


def _ratio(parts: Sequence[float], wholes: Sequence[float]) -> float:
    return round(sum(parts) / sum(wholes), 6)


def _error(parts: Sequence[float], wholes: Sequence[float]) -> float:
    """The standard error of the ratio, a deal being one observation; infinite for a single one."""
    deals = len(parts)
    if deals < 2:
        return float("inf")
    ratio = sum(parts) / sum(wholes)
    squares = sum((part - ratio * whole) ** 2 for part, whole in zip(parts, wholes, strict=True))
    return sqrt(squares * deals / (deals - 1)) / abs(sum(wholes))


def _interval(parts: Sequence[float], wholes: Sequence[float]) -> list[float | None]:
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
