# ruff: noqa: RUF009 (a switch is a call of dataclasses.field)
"""The rules of a table as one value, and what each switch may be.

A switch is a field of `Rules`; its metadata says everything there is to say of it: the values it may have, the section
it belongs to, the rule numbers it varies, the values that settings offer. Validation, settings and the rule book read
it from here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, NamedTuple

PerPlayers = int | tuple[tuple[int, int], ...]
"""A number, or one by number of players: `((2, 7), (3, 10))`."""

CODES = (
    "bad_input",
    "bad_rules",
    "not_allowed_here",
    "wrong_phase",
    "not_your_turn",
    "not_in_hand",
    "no_such_meld",
    "cannot_take_discard",
    "cannot_call",
    "not_a_meld",
    "wild_goes_lowest",
    "wild_place_needed",
    "too_many_wilds",
    "not_opened",
    "opening_too_low",
    "opening_needs_clean_run",
    "does_not_fit",
    "needs_new_meld",
    "cannot_discard_taken",
    "cannot_discard_wild",
    "must_meld_taken",
    "must_replay_wild",
    "must_play_or_discard_drawn",
    "last_card_playable",
    "must_keep_a_discard",
)
"""The codes of a refusal; when several apply, the first of them is given."""


class Refusal(NamedTuple):
    """Why an action is refused (P-2): a code of CODES, the number of the rule, and what the sentence needs."""

    code: str
    rule: str
    values: Mapping[str, Any]


class Refused(Exception):
    """An action was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule}) {dict(refusal.values)}")
        self.refusal = refusal


class BadRules(Refused):
    """The rules are impossible; `switches` are those at fault."""

    def __init__(self, why: str, *switches: str, **values: Any) -> None:
        super().__init__(Refusal("bad_rules", "P-2", {"switches": list(switches), "why": why, **values}))
        self.switches = switches


class OnOff(NamedTuple):
    """True or false."""

    def read(self, plain: object) -> bool:
        if not isinstance(plain, bool):
            raise ValueError("is true or false")
        return plain

    def describe(self) -> dict[str, Any]:
        return {"kind": "on_off"}


class Number(NamedTuple):
    """A whole number from `low` to `high`, or None where `none` says so."""

    low: int
    high: int
    none: bool = False

    def read(self, plain: object) -> int | None:
        if plain is None and self.none:
            return None
        if not isinstance(plain, int) or isinstance(plain, bool) or not self.low <= plain <= self.high:
            raise ValueError(f"is a whole number from {self.low} to {self.high}" + (" or null" if self.none else ""))
        return plain

    def describe(self) -> dict[str, Any]:
        return {"kind": "number", "low": self.low, "high": self.high, "none": self.none}


class Choice(NamedTuple):
    """One of the `values`."""

    values: tuple[str | int, ...]

    def read(self, plain: object) -> str | int:
        for value in self.values:
            if type(plain) is type(value) and plain == value:
                return value
        raise ValueError("is one of " + ", ".join(map(str, self.values)))

    def describe(self) -> dict[str, Any]:
        return {"kind": "choice", "values": list(self.values)}


class ByPlayers(NamedTuple):
    """A number from `low` to `high`, or one by number of players: plain `{"2": 7, "3": 10}`."""

    low: int
    high: int

    def read(self, plain: object) -> PerPlayers:
        number = Number(self.low, self.high)
        if not isinstance(plain, Mapping | tuple):
            return number.read(plain) or 0
        try:
            pairs = {_PLAYERS[players]: number.read(value) or 0 for players, value in dict(plain).items()}
        except (TypeError, ValueError, LookupError):
            pairs = {}
        if not pairs or len(pairs) != len(plain):
            raise ValueError(f"is a number from {self.low} to {self.high}, or one by number of players")
        return tuple(sorted(pairs.items()))

    def describe(self) -> dict[str, Any]:
        return {"kind": "by_players", "low": self.low, "high": self.high}


class Span(NamedTuple):
    """A least and a most: plain `[2, 4]`."""

    low: int
    high: int

    def read(self, plain: object) -> tuple[int, int]:
        number = Number(self.low, self.high)
        try:
            least, most = map(number.read, plain if isinstance(plain, list | tuple) else ())
        except ValueError:
            least = most = None
        if least is None or most is None or least > most:
            raise ValueError(f"is a least and a most number from {self.low} to {self.high}")
        return least, most

    def describe(self) -> dict[str, Any]:
        return {"kind": "span", "low": self.low, "high": self.high}


Named = tuple[tuple[str, int], ...]
"""Numbers by name: `(("out", -10), ("rami_sec", -20))`."""


class NumberOrNamed(NamedTuple):
    """A number from `low` to `high`, or one for each of some `names`: plain `{"out": -10, "rami_sec": -20}`."""

    low: int
    high: int
    names: tuple[str, ...]

    def read(self, plain: object) -> int | Named:
        number = Number(self.low, self.high)
        if not isinstance(plain, Mapping | tuple):
            return number.read(plain) or 0
        try:
            given = {name: number.read(value) or 0 for name, value in dict(plain).items()}
        except (TypeError, ValueError):
            given = {}
        if not given or not set(given) <= set(self.names):
            names = ", ".join(self.names)
            raise ValueError(f"is a number from {self.low} to {self.high}, or one for each of {names}")
        return tuple((name, given[name]) for name in self.names if name in given)

    def describe(self) -> dict[str, Any]:
        return {"kind": "number_or_named", "low": self.low, "high": self.high, "names": list(self.names)}


Domain = OnOff | Number | Choice | ByPlayers | Span | NumberOrNamed

MOST_PLAYERS = 8
_PLAYERS: dict[str | int, int] = {key: n for n in range(2, MOST_PLAYERS + 1) for key in (n, str(n))}
"""Numbers of players as they may be written."""


def _switch(default: Any, domain: Domain, section: str, cites: str, offers: tuple[Any, ...] = ()) -> Any:
    """A field of Rules. `offers` are values that settings show first; others of the domain may be typed."""
    metadata = {"domain": domain, "section": section, "cites": tuple(cites.split()), "offers": offers}
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Every switch as it stands. Made by `Rules.make` or `rules_from`, which check it."""

    preset: str = "cardverse"
    """The game whose numbers refusals and rule book cite."""

    players: tuple[int, int] = _switch((2, 4), Span(2, MOST_PLAYERS), "deal", "CV-2 RA-1 R5-1 R5-S11")
    packs: PerPlayers = _switch(1, ByPlayers(1, 3), "deal", "CV-1 RA-2 RA-3 R5-1 R5-V4")
    jokers: PerPlayers = _switch(0, ByPlayers(0, 12), "deal", "RA-2 RA-3 RA-H6 R5-V3 R5-V4", (2, 4, 6))
    hand_size: PerPlayers = _switch(((2, 7), (3, 10), (4, 10)), ByPlayers(1, 30), "deal", "CV-3 RA-4 R5-3", (7, 10, 13))
    dealer_starts_with_discard: bool = _switch(False, OnOff(), "deal", "RA-H18")
    direction: str = _switch("clockwise", Choice(("clockwise", "counter_clockwise")), "deal", "RA-H20")
    melds: str = _switch("both", Choice(("both", "sets", "runs")), "melds", "R5-V28")
    ace_in_runs: str = _switch("high", Choice(("high", "low", "low_or_high")), "melds", "CV-13 RA-14 R5-8")
    sets_need_distinct_suits: bool = _switch(True, OnOff(), "melds", "CV-15 RA-12 R5-7")
    max_wilds_per_meld: int | None = _switch(1, Number(1, 12, none=True), "wilds", "RA-16 RA-H7 R5-V16", (1, 2, None))
    wild_limit_by_part: bool = _switch(False, OnOff(), "wilds", "RA-16 R5-V16")
    naturals_must_outnumber_wilds: bool = _switch(False, OnOff(), "wilds", "RA-H7 R5-V16")
    wild_position: str = _switch("lowest", Choice(("lowest", "chosen")), "wilds", "RA-18 RA-H8 R5-S5")
    wild_reclaim: bool = _switch(False, OnOff(), "wilds", "RA-19 RA-H9 R5-V19")
    reclaimed_wild_must_be_replayed: bool = _switch(True, OnOff(), "wilds", "RA-20 RA-H9")
    reclaimed_wild_needs_new_meld: bool = _switch(False, OnOff(), "wilds", "RA-H23")
    wild_reclaim_from_short_set: bool = _switch(False, OnOff(), "wilds", "RA-21 RA-H24")
    may_discard_wild: bool = _switch(True, OnOff(), "wilds", "RA-S7 RA-H16")
    opening_minimum: int = _switch(0, Number(0, 1000), "opening", "CV-7 RA-8 RA-H1", (0, 30, 40, 51, 71, 101))
    opening_needs_clean_run: bool = _switch(False, OnOff(), "opening", "RA-H2")
    opening_ladder: bool = _switch(False, OnOff(), "opening", "RA-H19")
    rami_sec_waives_opening: bool = _switch(False, OnOff(), "opening", "RA-H22")
    lay_off_needs_opening: bool = _switch(False, OnOff(), "opening", "CV-9 RA-9 R5-V24")
    lay_off_in_opening_turn: bool = _switch(True, OnOff(), "opening", "RA-H14")
    take_depth: int | str = _switch(1, Choice((1, "any")), "draw", "CV-8 RA-6 R5-11")
    may_discard_taken_card: bool = _switch(True, OnOff(), "draw", "CV-S2 RA-10 R5-17")
    taken_card_must_be_melded: bool = _switch(False, OnOff(), "draw", "RA-11 RA-H3 R5-V22")
    taken_card_must_open: bool = _switch(False, OnOff(), "draw", "RA-H4")
    discard_from_turn: int = _switch(1, Choice((1, 2, 3)), "draw", "RA-H25")
    last_card_draws_stock: bool = _switch(False, OnOff(), "draw", "RA-H21")
    discard_to_win: bool = _switch(False, OnOff(), "end", "CV-11 CV-12 RA-22 RA-H5")
    stock_end: str = _switch("lowest_hand", Choice(("lowest_hand", "nobody")), "end", "CV-22 RA-24 R5-29")
    reshuffle_limit: int | None = _switch(0, Number(0, 1000, none=True), "end", "CV-22 RA-23 RA-H15", (0, 1, 2, None))
    turn_limit: int = _switch(300, Number(20, 1000), "end", "CV-S9 RA-24 R5-S23", (100, 200, 300))
    ace_value: int = _switch(1, Number(1, 200), "scoring", "CV-17 CV-18 RA-S1 RA-H10", (1, 10, 11))
    ace_meld_value: int = _switch(11, Number(1, 200), "scoring", "RA-S1 R5-V35", (11,))
    ace_low_value: int = _switch(1, Number(1, 200), "scoring", "RA-S1 R5-V35", (1,))
    wild_hand_value: int = _switch(20, Number(0, 200), "scoring", "RA-S1 RA-H10", (20, 25, 30, 50))
    scoring: str = _switch("winner_takes_hands", Choice(("winner_takes_hands", "penalty")), "scoring", "CV-19 RA-S2")
    unopened_penalty: int | None = _switch(None, Number(1, 1000, none=True), "scoring", "RA-H11", (None, 100))
    rami_sec_doubles: bool = _switch(False, OnOff(), "scoring", "RA-H12")
    winner_bonus: int | Named = _switch(
        0,
        NumberOrNamed(-1000, 1000, ("out", "rami_sec", "rami_sec_empty_table")),
        "scoring",
        "RA-H13",
        (0, -10, {"out": -10, "rami_sec": -20, "rami_sec_empty_table": -50}),
    )
    target_score: int | None = _switch(
        100,
        Number(10, 10000, none=True),
        "match",
        "CV-20 CV-S6 RA-S3 RA-H17 R5-33",
        (50, 100, 150, 200, 300, 500, 1000),
    )
    elimination: bool = _switch(False, OnOff(), "match", "RA-H17")
    rounds: int = _switch(100, Number(1, 1000), "match", "P-6 RA-H17")

    @staticmethod
    def make(preset: str, **switches: object) -> Rules:
        """A preset with some switches over it; raises `BadRules`."""
        return rules_from({"preset": preset, **switches})

    def switches(self) -> dict[str, Any]:
        """Every switch as it stands, as plain data."""
        return {name: _plain(getattr(self, name)) for name in SWITCHES}

    def plain(self) -> dict[str, Any]:
        """What `rules_from` makes the same rules of."""
        return {"preset": self.preset, **self.switches()}


SWITCHES: dict[str, Mapping[str, Any]] = {each.name: each.metadata for each in fields(Rules) if each.metadata}
"""By name, in the order of settings: `domain`, `section`, `cites`, `offers`."""

_ACE_HIGH = 11
_ACE_LOW = 1


def rules_from(plain: Mapping[str, object]) -> Rules:
    """The rules written as plain data: a `preset` and any switches over it; raises `BadRules` naming the switches."""
    from rami.presets import PRESETS  # presets are made of Rules, so this module cannot import them while it loads

    given = dict(plain)
    name = given.pop("preset", None)
    preset = PRESETS.get(name) if isinstance(name, str) else None
    if preset is None:
        raise BadRules(f"the preset is one of {', '.join(PRESETS)}", "preset")
    if "ace_high" in given:
        _read_ace_high(given)
    values: dict[str, Any] = {}
    faults: dict[str, str] = {}
    for switch, value in given.items():
        if switch not in SWITCHES:
            faults[str(switch)] = "is no switch"
            continue
        domain: Domain = SWITCHES[switch]["domain"]
        try:
            values[switch] = domain.read(value)
        except ValueError as error:
            faults[switch] = str(error)
    if faults:
        unknown = [switch for switch in faults if switch not in SWITCHES]
        raise BadRules(", ".join(f"{switch} {fault}" for switch, fault in faults.items()), *faults, unknown=unknown)
    if values.get("target_score", preset.target_score) is None and "rounds" not in values:
        raise BadRules("without a target the number of rounds must be given", "target_score", "rounds")
    rules = replace(preset, **values)
    for contradicts, why, *switches in CONTRADICTIONS:
        if contradicts(rules):
            raise BadRules(why, *switches)
    return rules


CONTRADICTIONS: tuple[tuple[Callable[[Rules], bool], str, str, str], ...] = (
    (
        lambda rules: rules.melds == "sets" and rules.opening_needs_clean_run,
        "an opening cannot hold a run where there are only sets",
        "melds",
        "opening_needs_clean_run",
    ),
    (
        lambda rules: rules.elimination and rules.target_score is None,
        "without a target there is no limit to drop out at",
        "elimination",
        "target_score",
    ),
    (
        lambda rules: rules.elimination and rules.scoring != "penalty",
        "players drop out at a limit only where points are bad",
        "elimination",
        "scoring",
    ),
)
"""Pairs of switches that cannot stand together: whether they do, why not, and their names."""


def _read_ace_high(given: dict[str, object]) -> None:
    """`ace_high` is another way to write `ace_value` (CV-18)."""
    high = given.pop("ace_high")
    if not isinstance(high, bool):
        raise BadRules("ace_high is true or false", "ace_high")
    value = _ACE_HIGH if high else _ACE_LOW
    if given.setdefault("ace_value", value) != value:
        raise BadRules("ace_high and ace_value contradict each other", "ace_high", "ace_value")


def for_players(value: PerPlayers, players: int) -> int | None:
    """The number that holds for this many players; None if none is given."""
    return value if isinstance(value, int) else dict(value).get(players)


def _plain(value: object) -> object:
    if not isinstance(value, tuple):
        return value
    if value and isinstance(value[0], tuple):
        return {str(key): number for key, number in value}
    return list(value)
