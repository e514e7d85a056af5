"""What is remembered of a match when it is long gone, and what all matches on a device come to.

A match has one row, which follows from the match alone: written twice it is the same row. As plain data:

    {"version": 1, "began": text, "when": text, "preset": text, "changed": {switch: value}, "low": bool,
     "seats": [{"kind", "name"}…], "lent": bool, "winners": [seat…] or null, "over": text,
     "rounds": [{"scores": [n…], "end": text, "winner": seat or null, "sec": bool, "gone": [seat…]}…]}

`changed` are the switches that stand otherwise than the preset has them; `low`: few points are good. `lent`: a bot has
played the seat of *you* for a time. `over` is "" while the match goes on, else `played`, `early` (ended before it was
over) or `abandoned`; only what was played to its end counts among matches won and lost, every finished round counts
among the rounds. Of a round that can no longer be played again nothing is known but its scores: its `end` is "".

Numbers are told of the matches of one person at the device. Where several play, or a bot has helped out, nobody is
*you* alone: such matches are counted, and nothing more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from rami.bots import BOTS
from rami.events import Called, Discarded, Event, Floated, LaidOff, Matched, Melded, Reclaimed
from rami.presets import PRESETS
from rami.replay import Replay, Unplayable
from rami.round import Round
from rami.rules import Rules
from rami.scoring import best
from rami.table import PEOPLE, Seat, Table
from rami.wire import NAME_LENGTH, Damaged, Newer, decode, encode, named

VERSION = 1
OVER = ("", "played", "early", "abandoned")
ENDS = ("", "out", "stock", "turn_limit")
LATEST = 10
"""How many results are told one by one."""
DRAWN = 60
"""How many matches the lines go through, the latest ones."""
LONGEST = 100
"""Characters of a text in a row."""
MOST_ROUNDS = 1000


class Ended(NamedTuple):
    """A round that is over."""

    scores: tuple[int, ...]
    end: str
    winner: int | None
    sec: bool
    """Whether the winner put all its cards down in the turn in which it went out."""
    gone: tuple[int, ...]
    """The seats that were out of the match before it."""


class Row(NamedTuple):
    version: int
    began: str
    when: str
    preset: str
    low: bool
    seats: tuple[Seat, ...]
    lent: bool
    winners: tuple[int, ...] | None
    over: str
    rounds: tuple[Ended, ...]
    changed: Mapping[str, Any] = {}

    @property
    def you(self) -> int | None:
        """The seat of the only person, who has played it alone."""
        found = [seat for seat, sitting in enumerate(self.seats) if sitting.kind in PEOPLE]
        return found[0] if len(found) == 1 and not self.lent else None

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(round.scores[seat] for round in self.rounds) for seat in range(len(self.seats)))


def row(table: Table, when: str, before: Row | None = None) -> Row:
    """The row of a match as it stands; what the row `before` knew of its rounds need not be found out again."""
    match, rules = table.match, table.match.game.rules
    over = "early" if table.ended and match.winners is None else "" if match.winners is None else "played"
    you = next((place for place, seat in enumerate(table.seats) if seat.kind in PEOPLE), None)
    return Row(
        version=VERSION,
        began=before.began if before is not None else when,
        when=when,
        preset=rules.preset,
        low=best(rules) is min,
        seats=table.seats,
        lent=any(each.seat == you and each.kind in BOTS for each in table.handed),
        winners=table.winners,
        over=over,
        rounds=_rounds(table, before.rounds if before is not None else ()),
        changed=departures(rules),
    )


def departures(rules: Rules) -> dict[str, Any]:
    """The switches that stand otherwise than the preset has them."""
    own = PRESETS[rules.preset].plain()
    return {name: value for name, value in rules.plain().items() if value != own[name]}


def begun(table: Table) -> bool:
    """Whether a person has done anything in the match: one that was only looked at leaves no row."""
    return any(table.seats[seat].kind in PEOPLE and table.person_did(at) for at, (seat, _) in enumerate(table.log))


def counts(table: Table) -> bool:
    """Whether a match that was not abandoned has a row: a round is over, or it was ended after something was done."""
    return bool(table.match.sheet) or (table.ended and begun(table))


def behind(row: Row | None, record: Mapping[str, Any]) -> bool:
    """Whether the row of a match, None where there is none, does not tell yet how its record stands."""
    rounds, ended = len(record["sheet"]), bool(record.get("ended"))
    return bool(rounds or ended) if row is None else len(row.rounds) < rounds or (ended and not row.over)


def _rounds(table: Table, known: Sequence[Ended]) -> tuple[Ended, ...]:
    found, replay = [], None
    for number, scores in enumerate(table.match.sheet):
        if number < len(known) and known[number].scores == scores and known[number].end:
            found.append(known[number])
        elif number == table.round.round_number:
            found.append(_ended(table.round))
        else:
            replay = replay or Replay(table)
            try:
                found.append(_ended(replay.round(number).stations[-1]))
            except Unplayable:
                found.append(Ended(scores, "", None, False, ()))
    return tuple(found)


def _ended(round: Round) -> Ended:
    assert round.result is not None
    end, winner = round.result.end, round.result.winner
    sec = end == "out" and winner is not None and _in_one_turn(round.history, winner)
    return Ended(round.result.scores, end, winner, sec, round.eliminated)


def _in_one_turn(history: Iterable[Event], seat: int) -> bool:
    """Whether a seat that has gone out had laid nothing before its last turn."""
    own = [event for event in history if getattr(event, "seat", None) == seat]
    if any(isinstance(event, Floated) for event in own):
        return False
    if own and isinstance(own[-1], Discarded):
        own.pop()
    turns = [place for place, event in enumerate(own) if isinstance(event, Discarded)]
    before = own[: turns[-1]] if turns else []
    return not any(isinstance(event, Melded | LaidOff | Matched | Reclaimed | Called) for event in before)


def plain(row: Row) -> dict[str, Any]:
    made: dict[str, Any] = encode(row)
    return made


def read(found: object) -> Row:
    """The row that was written down. Raises `Damaged` or `Newer`."""
    if not isinstance(found, dict):
        raise Damaged("a row is no object")
    if type(found.get("version")) is int and found["version"] > VERSION:
        raise Newer(str(found["version"])[:20])
    changed = found.get("changed")
    if not isinstance(changed, dict) or not _small(changed, 3):
        raise Damaged("changed is no switches")
    made: Row = decode(Row, {name: part for name, part in found.items() if name != "changed"}, "row")
    for fault in _faults(made):
        raise Damaged(f"row: {fault}")
    return made._replace(changed=changed, seats=named(made.seats))


def _faults(made: Row) -> Iterable[str]:
    players = len(made.seats)
    if made.version != VERSION or made.preset not in PRESETS or made.over not in OVER:
        yield "it is of no match"
    if max(map(len, (made.began, made.when))) > LONGEST:
        yield "its time is none"
    if not 2 <= players <= 8 or any(seat.kind not in (*PEOPLE, *BOTS) for seat in made.seats):
        yield "its seats are none"
    if any(seat.name is not None and len(seat.name) > NAME_LENGTH for seat in made.seats):
        yield "a name is too long"
    if (made.winners is None) != (made.over in ("", "abandoned")):
        yield "it is over, or not, that should not be"
    if len(made.rounds) > MOST_ROUNDS:
        yield "it has too many rounds"
    placed = [*(made.winners or ()), *(round.winner for round in made.rounds if round.winner is not None)]
    if any(not 0 <= seat < players for seat in (*placed, *(seat for round in made.rounds for seat in round.gone))):
        yield "a seat is none"
    if any(len(round.scores) != players or round.end not in ENDS for round in made.rounds):
        yield "a round is none"


def _small(value: Any, depth: int) -> bool:
    """Whether this can be the value of a switch: nothing that is deep or large."""
    if isinstance(value, dict | list):
        parts = [*value, *value.values()] if isinstance(value, dict) else value
        return depth > 0 and len(parts) <= 2 * LONGEST and all(_small(part, depth - 1) for part in parts)
    return len(value) <= LONGEST if isinstance(value, str) else value is None or isinstance(value, bool | int)


def better(mine: Row, other: Row) -> Row:
    """Of two rows of one match the one that knows more of it; mine where both know as much."""

    def knows(row: Row) -> tuple[int, int]:
        return len(row.rounds), ("", "abandoned", "early", "played").index(row.over)

    return other if knows(other) > knows(mine) else mine


def sums(rows: Mapping[str, Row]) -> dict[str, Any]:
    """What the matches come to, as plain data: a group for each game and set of rules, the one played last first."""
    groups: dict[Any, list[tuple[str, Row]]] = {}
    apart = [row for row in rows.values() if row.you is None]
    for name, each in sorted(rows.items(), key=lambda pair: (pair[1].when, pair[0])):
        if each.you is not None:
            groups.setdefault((each.preset, _frozen(each.changed)), []).append((name, each))
    latest_first = sorted(groups.values(), key=lambda group: group[-1][1].when, reverse=True)
    return {
        "groups": [_group(group) for group in latest_first],
        "apart": {"matches": len(apart), "rounds": sum(len(row.rounds) for row in apart)},
    }


def _frozen(value: Any) -> Any:
    if isinstance(value, Mapping):
        return tuple(sorted((name, _frozen(part)) for name, part in value.items()))
    return tuple(map(_frozen, value)) if isinstance(value, list | tuple) else (type(value).__name__, value)


def _group(group: Sequence[tuple[str, Row]]) -> dict[str, Any]:
    """Of the matches with one set of rules, the oldest first."""
    rows = [row for _, row in group]
    low = rows[-1].low
    finished = [row for row in rows if row.over == "played"]
    rounds = [(round, you) for row in rows for round, you in _played(row)]
    points = [round.scores[you] for round, you in rounds]
    known = [(round, you) for round, you in rounds if round.end]
    finals = [row.totals[row.you or 0] for row in finished]
    return {
        "preset": rows[-1].preset,
        "changed": dict(rows[-1].changed),
        "low": low,
        "matches": {
            **_won(finished),
            "open": sum(row.over == "" for row in rows),
            "early": sum(row.over == "early" for row in rows),
            "abandoned": sum(row.over == "abandoned" for row in rows),
        },
        "streak": _streaks([_has_won(row) for row in finished]),
        "rounds": {
            "played": len(rounds),
            "known": len(known),
            "won": sum(round.winner == you for round, you in known),
            "out": sum(round.winner == you and round.end == "out" for round, you in known),
            "sec": sum(round.winner == you and round.sec for round, you in known),
        },
        "points": _span(points, low),
        "finals": _span(finals, low),
        "against": [_against(key, rows) for key in sorted({_opponents(row) for row in rows})],
        "lines": _lines(finished[-DRAWN:]),
        "latest": [_result(name, row) for name, row in group[: -LATEST - 1 : -1]],
    }


def _played(row: Row) -> Iterable[tuple[Ended, int]]:
    """The rounds that *you* has played, with the seat."""
    you = row.you or 0
    return [(round, you) for round in row.rounds if you not in round.gone]


def _has_won(row: Row) -> bool:
    return row.you in (row.winners or ())


def _won(finished: Sequence[Row]) -> dict[str, Any]:
    """How many of them were won, a shared first place counting as one; between what shares, in percent, the true one
    likely lies (Wilson, 95 %); and what share anybody would win by chance."""
    count, won = len(finished), sum(map(_has_won, finished))
    least, most = wilson(won, count)
    even = sum(1 / len(row.seats) for row in finished) / count if count else 0
    return {"played": count, "won": won, "least": least, "most": most, "even": round(100 * even)}


def wilson(won: int, count: int) -> tuple[int, int]:
    """The interval of 95 % for a share, in whole percents; all there is where nothing was tried."""
    if not count:
        return 0, 100
    z = 1.96
    share, spare = won / count, z * z / count
    middle, width = share + spare / 2, z * sqrt(share * (1 - share) / count + spare / count / 4)
    least, most = ((middle + sign * width) / (1 + spare) for sign in (-1, 1))
    return max(0, round(100 * least)), min(100, round(100 * most))


def _streaks(won: Sequence[bool]) -> dict[str, int]:
    """Matches won in a row: now, and at most."""
    now = longest = 0
    for each in won:
        now = now + 1 if each else 0
        longest = max(longest, now)
    return {"now": now, "longest": longest}


def _span(points: Sequence[int], low: bool) -> dict[str, Any] | None:
    if not points:
        return None
    good, bad = (min, max) if low else (max, min)
    return {"mean": round(sum(points) / len(points), 1), "best": good(points), "worst": bad(points)}


def _opponents(row: Row) -> tuple[int, str]:
    """How many there were, and their level, "mixed" where it was not the same."""
    kinds = {seat.kind for place, seat in enumerate(row.seats) if place != row.you}
    return len(row.seats) - 1, kinds.pop() if len(kinds) == 1 else "mixed"


def _against(key: tuple[int, str], rows: Sequence[Row]) -> dict[str, Any]:
    those = [row for row in rows if _opponents(row) == key]
    rounds = [(round, you) for row in those for round, you in _played(row)]
    known = [(round, you) for round, you in rounds if round.end]
    finished = [row for row in those if row.over == "played"]
    return {
        "bots": key[0],
        "level": key[1],
        "matches": _won(finished),
        "rounds": {"played": len(known), "won": sum(round.winner == you for round, you in known)},
        "mean": (_span([round.scores[you] for round, you in rounds], False) or {"mean": None})["mean"],
    }


def _lines(finished: Sequence[Row]) -> list[list[float]]:
    """After each match, from none on: how many of them were won, and how many anybody would have won by chance."""
    won, even = [0.0], [0.0]
    for row in finished:
        won.append(won[-1] + _has_won(row))
        even.append(round(even[-1] + 1 / len(row.seats), 4))
    return [won, even]


def _result(name: str, row: Row) -> dict[str, Any]:
    """A match, as a list of results tells it."""
    you, totals = row.you or 0, row.totals
    ahead = [total for seat, total in enumerate(totals) if seat != you and _before(total, totals[you], row.low)]
    others = [total for seat, total in enumerate(totals) if seat != you]
    bots, level = _opponents(row)
    return {
        "id": name,
        "when": row.when,
        "over": row.over,
        "won": _has_won(row),
        "place": len(ahead) + 1,
        "points": totals[you],
        "other": min(others) if row.low else max(others),
        "rounds": len(row.rounds),
        "bots": bots,
        "level": level,
    }


def _before(total: int, mine: int, low: bool) -> bool:
    return total < mine if low else total > mine
