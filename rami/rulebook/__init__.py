"""The rule book: the sentence of every rule as the switches stand, and the metadata of the switches.

A sentence is a key, its arguments and, in English, a pattern of SENTENCES with plain `{ $name }` places (Fluent's).
The page has the same keys, as attributes of the message `rule`, in every language. A key is the rule's number, or the
number and a word where the rule reads otherwise than the game's own page has it: CV-12 and CV-12-off.

`catalogue()` is what the build writes as rules.json, for set-up and rule book before the engine is there:

    {"sections": ["deal", "melds", …],
     "switches": [{"name": "discard_to_win", "section": "end", "domain": {"kind": "on_off"}, "default": false,
                   "offers": [], "cites": ["CV-11", "CV-12", "RA-22", "RA-H5", "R5-S15"]}, …],
     "presets": {"rami51": {
        "players": [2, 6], "meant": null, "letters": "RA",
        "apart": ["players", …], "locked": ["ace_in_runs", …],
        "own": {"packs": {"default": {"2": 2, …}}, "target_score": {"default": 500, "offers": [300, 500, 1000, null]}},
        "house": [["RA-H1", ["opening_minimum"]], …], "parts": [["cards", "R5-V1"], …]}},
     "contradictions": [["melds", "sets", "opening_needs_clean_run", true], …],
     "idle": [["reclaimed_wild_must_be_replayed", "wild_reclaim", false], …],
     "names": ["packs", …]}

Switches stand in the order of settings, section by section; `domain` is as `rami.rules` describes it: `on_off`,
`number` (low, high, none), `choice` (values), `by_players` (low, high, none), `span` (low, high), `number_or_named`
(low, high, names), `table` (low, high, names), `ranks` (ranks). `offers` are the values to show first. A preset says
what is its own: the switches it has no choice of (`apart`), those that are shown closed (`locked`), and where default,
domain or offers of a switch differ. `letters` are those of its page, `meant` is a rule number and the least number of
players that this rule has in mind. `house` groups the switches of a game that tells its reference rules from house
rules: a number of its page, and the switches that vary it; `parts` are headings among them, each with the number it
stands before. `contradictions` are pairs of a switch and a value that cannot stand together, `idle` switches without
effect while another has a value. `names` are all that `rami.rules.rules_from` takes as a switch.

`books()` is the rule book of each untouched preset, books.json: {"rami51": [["RA-1", "RA-1", {"least": 2, "most": 6}],
…]}.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from rami.cards import RANKS
from rami.presets import LOCKED, NUMBERING, PRESETS
from rami.rulebook.books import BOOKS, HOUSE, RAMI, SPOKEN, WITH_JOKERS
from rami.rulebook.readings import Args, joined, played_with_wilds
from rami.rulebook.sentences import SENTENCES
from rami.rules import CONTRADICTIONS, SWITCHES, ByPlayers, Choice, Domain, Number, OnOff, Ranks, Rules

Row = tuple[str, str, Args]
"""A rule's number, the key of its sentence, and the sentence's arguments."""

_JOKERS = ("jokers", "wild_hand_value", *(name for name, about in SWITCHES.items() if about["section"] == "wilds"))
_OPENING = (
    "opening_needs_clean_run",
    "opening_ladder",
    "rami_sec_waives_opening",
    "lay_off_in_opening_turn",
    "taken_card_must_open",
    "unopened_penalty",
    "rami_sec_doubles",
    "winner_bonus",
)
_UPCARDS = (
    "upcard_is_total",
    "upcard_counts",
    "permanent_wild_upcard",
    "permanent_wild_count",
    "smallest_upcard",
)
_WORTH = ("ace_value", "ace_meld_value", "ace_low_value", "wild_hand_value")
_RAMI_APART = frozenset({"players", *_UPCARDS})
_RUMMY_APART = frozenset({"players", *_WORTH})
APART: dict[str, frozenset[str]] = {
    "cardverse": frozenset({"players", "packs", "ace_meld_value", "ace_low_value", *_JOKERS, *_OPENING, *_UPCARDS}),
    "rami40": _RAMI_APART,
    "rami51": _RAMI_APART,
    "rummy5000": _RUMMY_APART,
    "george": _RUMMY_APART,
    "rummy500": frozenset({"players", "wild_hand_value"}),
}
"""Switches of the general rules that are no choice of a game: what seats decide, those of jokers, openings and up-cards
in a game that has none, and values that a table of values has taken the place of."""

_ONE_SIZE: dict[str, Domain] = {"hand_size": ByPlayers(1, 30)}
NARROWED: dict[str, dict[str, Domain]] = {
    "cardverse": {"target_score": Number(10, 1000, none=True), **_ONE_SIZE},
    "rami40": _ONE_SIZE,
    "rami51": _ONE_SIZE,
    "rummy5000": {},
    "george": {},
    "rummy500": {},
}
"""Domains that a game's settings hold tighter than the rules do (CV-S6)."""

_RAMI_OFFERS: dict[str, tuple[Any, ...]] = {
    "hand_size": (),
    "ace_meld_value": (),
    "ace_low_value": (),
    "target_score": (300, 500, 1000, None),
}
_RUMMY_OFFERS: dict[str, tuple[Any, ...]] = {
    "jokers": (0, 2, 4, 6),
    "hand_size": (None, 7, 10, 13),
    "target_score": (1500, 2000, 2200, 2500, 2800, 5000, 10000),
}
OFFERED: dict[str, dict[str, tuple[Any, ...]]] = {
    "cardverse": {"target_score": (50, 100, 150, 200, 300), "ace_value": (1, 11)},
    "rami40": _RAMI_OFFERS,
    "rami51": _RAMI_OFFERS,
    "rummy5000": _RUMMY_OFFERS,
    "george": _RUMMY_OFFERS,
    "rummy500": _RUMMY_OFFERS
    | {"target_score": (300, 500, 1000), "ace_value": (1, 11, 15), "ace_meld_value": (11, 15), "values": ({},)},
}
"""Values that a game's page names, where they are not those of the switch (CV-18, CV-S6, RA-H17, R5-V33)."""

IDLE: tuple[tuple[str, str, Any], ...] = (
    ("reclaimed_wild_must_be_replayed", "wild_reclaim", False),
    ("reclaimed_wild_needs_new_meld", "wild_reclaim", False),
    ("wild_reclaim_from_short_set", "wild_reclaim", False),
    ("wild_limit_by_part", "max_wilds_per_meld", None),
    ("indicator_is_permanent_wild", "wild_indicator", None),
    ("aces_may_be_wild", "wild_indicator", None),
    ("permanent_wild_count", "permanent_wild_upcard", "replace"),
    ("permanent_wild_count", "permanent_wild_upcard", "choose"),
    ("floaters_draw_at_end", "floating", False),
)
"""Switches that change nothing while another one stands at a value."""

MEANT: dict[str, tuple[str, int]] = {"R5": ("R5-S11", 3)}
"""By the letters of a page: the number that says for how many players at least a game is meant if fewer may play."""

PARTS: dict[str, tuple[tuple[str, str], ...]] = {
    "R5": (("cards", "R5-V1"), ("dealing", "R5-V7"), ("play", "R5-V16"), ("ending", "R5-V29"))
}
"""By the letters of a page: the headings among its house rules, each with the number it stands before."""

_HOUSE_NUMBER = re.compile(r"(?P<page>(?P<letters>\w+)-[HV])(?P<place>\d+)")


def rulebook(rules: Rules) -> tuple[Row, ...]:
    """Every rule as the switches stand: first the numbers of the game's page, then the house rules in use, which are
    those that the game does not have by itself."""
    switches, own = rules.switches(), PRESETS[rules.preset].switches()
    letters = NUMBERING[rules.preset]
    book = dict(BOOKS[rules.preset])
    if letters == "CV" and played_with_wilds(switches):
        book |= {number: RAMI[number] for number in WITH_JOKERS}
    house = {number: read for number, read in HOUSE.items() if number not in book and number not in SPOKEN[letters]}
    rows: list[Row] = []
    for number, read in (*book.items(), *house.items()):
        reading = read(switches)
        if reading is not None and not (number in house and reading == read(own)):
            word, args = reading
            rows.append((number, joined(number, word), args))
    return tuple(rows)


def english(key: str, args: Mapping[str, object]) -> str:
    """The English sentence of a row."""
    return re.sub(r"\{ \$(\w+) \}", lambda place: _written(args[place[1]]), SENTENCES[key])


def _written(value: object) -> str:
    """A number, a rank or a face, a name with its number, or several of these."""
    if isinstance(value, list) and value and isinstance(value[-1], int):
        return " ".join(_written(part) for part in value)
    if isinstance(value, list):
        return ", ".join(_written(part) for part in value)
    return "10" + value[1:] if isinstance(value, str) and value.startswith("T") else str(value)


def printed(rules: Rules) -> str:
    """The rule book as lines of English, each after its number."""
    rows = rulebook(rules)
    width = max(len(number) for number, _, _ in rows)
    return "\n".join(f"{number:<{width}}  {english(key, args)}" for number, key, args in rows)


def messages() -> str:
    """The sentences as attributes of the Fluent message `rule`."""
    return "\n".join(["rule =", *(f"    .{key} = {pattern}" for key, pattern in SENTENCES.items())]) + "\n"


def catalogue() -> dict[str, Any]:
    """The metadata of all games as plain data; its shape stands at the head of this module."""
    return {
        "sections": list(dict.fromkeys(str(about["section"]) for about in SWITCHES.values())),
        "switches": [{"name": name, **described} for name, described in _GENERAL.items()],
        "presets": {name: _own(name, rules) for name, rules in PRESETS.items()},
        "contradictions": [list(pair) for pair in _contradictions()],
        "idle": [list(row) for row in IDLE],
        "names": [*SWITCHES, "ace_high"],
    }


def books() -> dict[str, Any]:
    """The rule book of each preset, untouched, as plain data."""
    return {name: [list(row) for row in rulebook(rules)] for name, rules in PRESETS.items()}


_GENERAL: dict[str, dict[str, Any]] = {
    switch: {
        "section": about["section"],
        "domain": about["domain"].describe(),
        "default": default,
        "offers": list(about["offers"]),
        "cites": list(about["cites"]),
    }
    for (switch, about), default in zip(SWITCHES.items(), Rules().switches().values(), strict=True)
}


def _own(name: str, rules: Rules) -> dict[str, Any]:
    """What sets a preset apart."""
    values, own = rules.switches(), {}
    for switch, general in _GENERAL.items():
        found = {
            "domain": NARROWED[name].get(switch, SWITCHES[switch]["domain"]).describe(),
            "default": values[switch],
            "offers": list(OFFERED[name].get(switch, general["offers"])),
        }
        differing = {about: value for about, value in found.items() if value != general[about]}
        if differing and switch not in APART[name]:
            own[switch] = differing
    return {
        "players": list(rules.players),
        "meant": list(MEANT[NUMBERING[name]]) if NUMBERING[name] in MEANT else None,
        "letters": NUMBERING[name],
        "apart": sorted(APART[name]),
        "locked": sorted(LOCKED[name]),
        "own": own,
        "house": [[number, list(varied)] for number, varied in _house(name)],
        "parts": [list(part) for part in PARTS.get(NUMBERING[name], ())],
    }


def _house(name: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The house rules of the game's page in their order, each with the switches that vary it; a switch that varies
    several stands at the first."""
    found: dict[int, list[str]] = {}
    page = ""
    for switch, about in SWITCHES.items():
        parts = [_HOUSE_NUMBER.fullmatch(number) for number in about["cites"]]
        mine = [part for part in parts if part and part["letters"] == NUMBERING[name]]
        if mine and switch not in APART[name]:
            page = mine[0]["page"]
            found.setdefault(int(mine[0]["place"]), []).append(switch)
    return ((f"{page}{place}", tuple(found[place])) for place in sorted(found))


def _contradictions() -> Iterator[tuple[str, Any, str, Any]]:
    rules = next(iter(PRESETS.values()))
    for contradicts, _, _, one, other in CONTRADICTIONS:
        for value in _few(one):
            for against in _few(other):
                if contradicts(replace(rules, **{one: value, other: against})):
                    yield one, value, other, against


def _few(switch: str) -> tuple[Any, ...]:
    """The values of a switch where they are few, single ones of those that are lists, else those that are offered, and
    none."""
    match SWITCHES[switch]["domain"]:
        case OnOff():
            return False, True
        case Choice(values):
            return values
        case Ranks():
            return tuple([rank] for rank in RANKS)
        case Number(none=True) | ByPlayers(none=True):
            return *SWITCHES[switch]["offers"], None
    return tuple(SWITCHES[switch]["offers"])
