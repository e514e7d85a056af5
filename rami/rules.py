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

from rami.cards import FACES, RANKS

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
    """The rules are impossible; `switches` are those at fault, `rule` the number by which they are."""

    def __init__(self, why: str, *switches: str, rule: str = "P-2", **values: Any) -> None:
        super().__init__(Refusal("bad_rules", rule, {"switches": list(switches), "why": why, **values}))
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

    values: tuple[str | int | None, ...]

    def read(self, plain: object) -> str | int | None:
        for value in self.values:
            if type(plain) is type(value) and plain == value:
                return value
        raise ValueError("is one of " + ", ".join("null" if value is None else str(value) for value in self.values))

    def describe(self) -> dict[str, Any]:
        return {"kind": "choice", "values": list(self.values)}


class ByPlayers(NamedTuple):
    """A number from `low` to `high`, or one by number of players: plain `{"2": 7, "3": 10}`; None where `none`."""

    low: int
    high: int
    none: bool = False

    def read(self, plain: object) -> PerPlayers | None:
        number = Number(self.low, self.high)
        if plain is None and self.none:
            return None
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
        return {"kind": "by_players", "low": self.low, "high": self.high, "none": self.none}


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


class Table(NamedTuple):
    """Numbers from `low` to `high` by some of the `names`: plain `{"A": 50, "QC": 45}`. What is not named stays."""

    low: int
    high: int
    names: tuple[str, ...]

    def read(self, plain: object) -> Named:
        number = Number(self.low, self.high)
        try:
            given = dict(plain) if isinstance(plain, Mapping | tuple) else {"": 0}
            read = {name: number.read(value) or 0 for name, value in given.items()}
        except (TypeError, ValueError):
            read = {"": 0}
        if not set(read) <= set(self.names):
            names = [name for name in self.names if name not in FACES] + ["card"] * (FACES[0] in self.names)
            raise ValueError(f"is a table of numbers from {self.low} to {self.high} by {', '.join(names)}")
        return self.over((), tuple(read.items()))

    def over(self, table: Named, given: Named) -> Named:
        """The table with what is given in place of its own."""
        both = {**dict(table), **dict(given)}
        return tuple((name, both[name]) for name in self.names if name in both)

    def describe(self) -> dict[str, Any]:
        return {"kind": "table", "low": self.low, "high": self.high, "names": list(self.names)}


class Ranks(NamedTuple):
    """Some of the ranks: plain `["2", "T"]`."""

    def read(self, plain: object) -> tuple[str, ...]:
        given = plain if isinstance(plain, list | tuple) else ("",)
        if len(set(map(str, given))) < len(given) or any(rank not in tuple(RANKS) for rank in given):
            raise ValueError(f"is a list of ranks, each once, of {', '.join(RANKS)}")
        return tuple(rank for rank in RANKS if rank in given)

    def describe(self) -> dict[str, Any]:
        return {"kind": "ranks", "ranks": list(RANKS)}


Domain = OnOff | Number | Choice | ByPlayers | Span | NumberOrNamed | Table | Ranks

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
    lowest_rank: str = _switch("2", Choice(("2", "3", "4", "6")), "deal", "R5-V1")
    hand_size: PerPlayers | None = _switch(
        ((2, 7), (3, 10), (4, 10)), ByPlayers(1, 30, none=True), "deal", "CV-3 RA-4 R5-3", (7, 10, 13)
    )
    upcard_is_total: bool = _switch(False, OnOff(), "deal", "R5-V7")
    upcard_counts: Named = _switch(
        (), Table(1, 30, tuple(RANKS)), "deal", "R5-4 R5-V8", ({}, {"J": 11, "Q": 12, "K": 13, "A": 14})
    )
    permanent_wild_upcard: str = _switch("count", Choice(("count", "replace", "choose")), "deal", "R5-V2 R5-V9")
    permanent_wild_count: int = _switch(15, Number(1, 30), "deal", "R5-V2 R5-V9", (15, 20, 25))
    smallest_upcard: str | None = _switch(None, Choice((None, *RANKS)), "deal", "R5-V10", (None, "3", "4", "5"))
    dealer_starts_with_discard: bool = _switch(False, OnOff(), "deal", "RA-H18")
    direction: str = _switch("clockwise", Choice(("clockwise", "counter_clockwise")), "deal", "RA-H20")
    melds: str = _switch("both", Choice(("both", "sets", "runs")), "melds", "R5-V28")
    ace_in_runs: str = _switch("high", Choice(("high", "low", "low_or_high")), "melds", "CV-13 RA-14 R5-8")
    ace_at_both_ends: bool = _switch(False, OnOff(), "melds", "RA-14 R5-S8")
    sets_need_distinct_suits: bool = _switch(True, OnOff(), "melds", "CV-15 RA-12 R5-7")
    wild_indicator: str | None = _switch(
        None, Choice((None, "first", "last", "extra", "separate")), "wilds", "R5-5 R5-V11 R5-V12 R5-V14"
    )
    permanent_wilds: tuple[str, ...] = _switch((), Ranks(), "wilds", "R5-V2 R5-V3", ([], ["2"], ["T"], ["J"]))
    indicator_is_permanent_wild: str = _switch("deal_on", Choice(("deal_on", "replace")), "wilds", "R5-V13")
    aces_may_be_wild: bool = _switch(True, OnOff(), "wilds", "R5-V5 R5-S16")
    max_wilds_per_meld: int | None = _switch(1, Number(1, 12, none=True), "wilds", "RA-16 RA-H7 R5-V16", (1, 2, None))
    wild_limit_by_part: bool = _switch(False, OnOff(), "wilds", "RA-16 R5-V16 R5-S14")
    naturals_must_outnumber_wilds: bool = _switch(False, OnOff(), "wilds", "RA-H7 R5-V16")
    wild_in_own_place: str = _switch("natural", Choice(("natural", "wild")), "wilds", "R5-V17")
    wild_set: bool = _switch(False, OnOff(), "wilds", "RA-S21 R5-S6 R5-V18")
    wild_position: str = _switch("lowest", Choice(("lowest", "chosen")), "wilds", "RA-18 RA-H8 R5-S5")
    wild_match: bool = _switch(False, OnOff(), "wilds", "R5-19 R5-S7 R5-V20")
    wild_reclaim: bool = _switch(False, OnOff(), "wilds", "RA-19 RA-H9 R5-V19")
    reclaimed_wild_must_be_replayed: bool = _switch(True, OnOff(), "wilds", "RA-20 RA-H9 R5-V19")
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
    take_needs_two_naturals: str = _switch("never", Choice(("never", "deep", "always")), "draw", "R5-V21 R5-V27")
    taken_card_must_open: bool = _switch(False, OnOff(), "draw", "RA-H4")
    stock_card_now_or_never: bool = _switch(False, OnOff(), "draw", "R5-V23")
    discard_from_turn: int = _switch(1, Choice((1, 2, 3)), "draw", "RA-H25")
    last_card_draws_stock: bool = _switch(False, OnOff(), "draw", "RA-H21")
    rummy_call: str = _switch("off", Choice(("off", "lay_off", "pile")), "calls", "R5-20 R5-V25 R5-V26")
    discard_to_win: bool = _switch(False, OnOff(), "end", "CV-11 CV-12 RA-22 RA-H5 R5-S15")
    last_discard_must_be_unplayable: bool = _switch(False, OnOff(), "end", "R5-24")
    floating: bool = _switch(False, OnOff(), "end", "R5-25 R5-S15 R5-V29")
    floaters_draw_at_end: bool = _switch(False, OnOff(), "end", "R5-V30")
    first_turn_grace: bool = _switch(False, OnOff(), "end", "R5-V31")
    stock_end: str = _switch("lowest_hand", Choice(("lowest_hand", "nobody")), "end", "CV-22 RA-24 R5-29")
    reshuffle_limit: int | None = _switch(0, Number(0, 1000, none=True), "end", "CV-22 RA-23 RA-H15", (0, 1, 2, None))
    turn_limit: int = _switch(300, Number(20, 1000), "end", "CV-S9 RA-24 R5-S23", (100, 200, 300))
    ace_value: int = _switch(1, Number(1, 200), "scoring", "CV-17 CV-18 RA-S1 RA-H10 R5-V35", (1, 10, 11))
    ace_meld_value: int = _switch(11, Number(1, 200), "scoring", "RA-S1 R5-V35", (11,))
    ace_low_value: int = _switch(1, Number(1, 200), "scoring", "RA-S1 R5-V35", (1,))
    wild_hand_value: int = _switch(20, Number(0, 200), "scoring", "RA-S1 RA-H10", (20, 25, 30, 50))
    values: Named = _switch(
        (),
        Table(0, 1000, (*RANKS, "wild", "wild_ace", *FACES)),
        "scoring",
        "R5-30 R5-31 R5-V5 R5-V6",
        ({}, {"A": 50, "wild_ace": 150}, {"wild": 200}, {"8": 10, "9": 10}),
    )
    scoring: str = _switch(
        "winner_takes_hands",
        Choice(("winner_takes_hands", "penalty", "melded_and_hands", "melded_less_hand")),
        "scoring",
        "CV-19 RA-S2 R5-32 R5-V32",
    )
    unopened_penalty: int | None = _switch(None, Number(1, 1000, none=True), "scoring", "RA-H11", (None, 100))
    rami_sec_doubles: bool = _switch(False, OnOff(), "scoring", "RA-H12")
    winner_bonus: int | Named = _switch(
        0,
        NumberOrNamed(-1000, 1000, ("out", "rami_sec", "rami_sec_empty_table")),
        "scoring",
        "RA-H13",
        (0, -10, {"out": -10, "rami_sec": -20, "rami_sec_empty_table": -50}),
    )
    going_out_bonus: int = _switch(0, Number(0, 1000), "scoring", "R5-V32", (0, 100, 200))
    target_score: int | None = _switch(
        100,
        Number(10, 10000, none=True),
        "match",
        "CV-20 CV-S6 RA-S3 RA-H17 R5-33 R5-V33",
        (50, 100, 150, 200, 300, 500, 1000),
    )
    target_winner: str = _switch("highest", Choice(("highest", "out_first")), "match", "R5-33 R5-V34")
    elimination: bool = _switch(False, OnOff(), "match", "RA-H17")
    rounds: int = _switch(100, Number(1, 1000), "match", "P-6 RA-H17")

    @staticmethod
    def make(preset: str, **switches: object) -> Rules:
        """A preset with some switches over it; raises `BadRules`."""
        return rules_from({"preset": preset, **switches})

    @property
    def ranks(self) -> str:
        """The ranks that are played with, low to high (R5-V1)."""
        return RANKS[RANKS.index(self.lowest_rank) :]

    @property
    def upcard_ranks(self) -> str:
        """The ranks of up-cards that stay where they were dealt (R5-V9, R5-V10)."""
        replaced = self.permanent_wilds if self.permanent_wild_upcard == "replace" else ()
        stays = [rank for rank in self.ranks if rank not in replaced]
        least = RANKS.index(self.smallest_upcard or "2")
        return "".join(rank for rank in stays if rank in self.permanent_wilds or RANKS.index(rank) >= least)

    def switches(self) -> dict[str, Any]:
        """Every switch as it stands, as plain data."""
        return {name: _plain(getattr(self, name), about["domain"]) for name, about in SWITCHES.items()}

    def departures(self) -> dict[str, Any]:
        """The switches that stand otherwise than in the preset."""
        usual = rules_from({"preset": self.preset}).switches()
        return {name: value for name, value in self.switches().items() if usual[name] != value}

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
            if isinstance(domain, Table):
                values[switch] = domain.over(getattr(preset, switch), domain.read(value))
            else:
                values[switch] = domain.read(value)
        except ValueError as error:
            faults[switch] = str(error)
    if faults:
        unknown = [switch for switch in faults if switch not in SWITCHES]
        raise BadRules(", ".join(f"{switch} {fault}" for switch, fault in faults.items()), *faults, unknown=unknown)
    if values.get("target_score", preset.target_score) is None and "rounds" not in values:
        raise BadRules("without a target the number of rounds must be given", "target_score", "rounds", rule="RA-H17")
    rules = replace(preset, **values)
    for contradicts, rule, why, *switches in CONTRADICTIONS:
        if contradicts(rules):
            raise BadRules(why, *switches, rule=rule)
    return rules


CONTRADICTIONS: tuple[tuple[Callable[[Rules], bool], str, str, str, str], ...] = (
    (
        lambda rules: rules.melds == "sets" and rules.opening_needs_clean_run,
        "RA-H2",
        "an opening cannot hold a run where there are only sets",
        "melds",
        "opening_needs_clean_run",
    ),
    (
        lambda rules: rules.elimination and rules.target_score is None,
        "RA-H17",
        "without a target there is no limit to drop out at",
        "elimination",
        "target_score",
    ),
    (
        lambda rules: rules.elimination and rules.scoring != "penalty",
        "RA-H17",
        "players drop out at a limit only where points are bad",
        "elimination",
        "scoring",
    ),
    (
        lambda rules: rules.floating and rules.discard_to_win,
        "R5-S15",
        "floating already says how a hand may become empty",
        "floating",
        "discard_to_win",
    ),
    (
        lambda rules: rules.take_depth == 1 and rules.rummy_call == "pile",
        "R5-V26",
        "nobody calls for cards deep in the pile where only its top can be taken",
        "take_depth",
        "rummy_call",
    ),
    (
        lambda rules: rules.hand_size is None and rules.dealer_starts_with_discard,
        "RA-H18",
        "the up-cards say how many cards a hand has, the dealer's too",
        "hand_size",
        "dealer_starts_with_discard",
    ),
    (
        lambda rules: not set(rules.permanent_wilds) <= set(rules.ranks),
        "R5-V1",
        "a rank that is left out cannot be wild",
        "permanent_wilds",
        "lowest_rank",
    ),
    (
        lambda rules: rules.hand_size is None and not rules.upcard_ranks,
        "R5-V10",
        "no rank would be left for an up-card",
        "smallest_upcard",
        "permanent_wilds",
    ),
)
"""Pairs of switches that cannot stand together: whether they do, the rule by which they cannot, why, their names."""


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


def _plain(value: object, domain: Domain) -> object:
    if not isinstance(value, tuple):
        return value
    if isinstance(domain, Table | NumberOrNamed | ByPlayers):
        return {str(key): number for key, number in value}
    return list(value)
