"""The rule book: the sentence of every rule as the switches stand, and the metadata of the switches.

A sentence is a key, its arguments and, in English, a pattern of SENTENCES with plain `{ $name }` places (Fluent's).
The page has the same keys, as attributes of the message `rule`, in every language. A key is the rule's number, or the
number and a word where the rule reads otherwise than the game's own page has it: CV-12 and CV-12-off.

`catalogue()` is what the build writes as rules.json, for set-up, settings and rule book before the engine is there:

    {"presets": {"rami51": {
        "players": [2, 6],
        "switches": [{"name": "discard_to_win", "section": "end", "domain": {"kind": "on_off"}, "default": false,
                      "offers": [], "locked": false, "cites": ["CV-11", "CV-12", "RA-22", "RA-H5"]}, …],
        "house": [["RA-H1", ["opening_minimum"]], …],
        "rules": [["RA-1", "RA-1", {"least": 2, "most": 6}], …]}},
     "sections": ["deal", "melds", …],
     "contradictions": [["melds", "sets", "opening_needs_clean_run", true], …],
     "idle": [["reclaimed_wild_must_be_replayed", "wild_reclaim", false], …],
     "keys": ["CV-1", "CV-1-more", …],
     "names": ["packs", …]}

Switches stand in the order of settings, section by section; `domain` is as `rami.rules` describes it: `on_off`,
`number` (low, high, none), `choice` (values), `by_players` (low, high), `span` (low, high), `number_or_named` (low,
high, names). `offers` are the values to show first. `house` groups the switches of a game that tells its reference
rules from house rules: a number of its page, and the switches the number varies. `contradictions` are pairs of a
switch and a value that cannot stand together, `idle` switches without effect while another has a value. `rules` is the
rule book of the untouched preset; `keys` are all keys of SENTENCES, `names` all that `rami.rules.rules_from` takes as a
switch.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from rami.presets import LOCKED, NUMBERING, PRESETS
from rami.rulebook.books import BOOKS, HOUSE, RAMI, WITH_JOKERS, Args, joined, played_with_jokers
from rami.rulebook.sentences import SENTENCES
from rami.rules import CONTRADICTIONS, SWITCHES, Choice, Domain, Number, OnOff, Rules

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
_NO_CHOICE_IN_RAMI = frozenset({"players"})
APART: dict[str, frozenset[str]] = {
    "cardverse": frozenset({"players", "packs", "ace_meld_value", "ace_low_value", *_JOKERS, *_OPENING}),
    "rami40": _NO_CHOICE_IN_RAMI,
    "rami51": _NO_CHOICE_IN_RAMI,
    "rummy5000": frozenset({"players"}),
    "george": frozenset({"players"}),
    "rummy500": frozenset({"players"}),
}
"""Switches of the general rules that are no choice of a game: what seats decide, and those of jokers and openings in a
game that has none."""

NARROWED: dict[str, dict[str, Domain]] = {
    "cardverse": {"target_score": Number(10, 1000, none=True)},
    "rami40": {},
    "rami51": {},
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
OFFERED: dict[str, dict[str, tuple[Any, ...]]] = {
    "cardverse": {"target_score": (50, 100, 150, 200, 300), "ace_value": (1, 11)},
    "rami40": _RAMI_OFFERS,
    "rami51": _RAMI_OFFERS,
    "rummy5000": {},
    "george": {},
    "rummy500": {},
}
"""Values that a game's page names, where they are not those of the switch (CV-18, CV-S6, RA-H17)."""

IDLE: tuple[tuple[str, str, Any], ...] = (
    ("reclaimed_wild_must_be_replayed", "wild_reclaim", False),
    ("reclaimed_wild_needs_new_meld", "wild_reclaim", False),
    ("wild_reclaim_from_short_set", "wild_reclaim", False),
    ("wild_limit_by_part", "max_wilds_per_meld", None),
)
"""Switches that change nothing while another one stands at a value."""

_HOUSE_NUMBER = re.compile(r"(?P<letters>[A-Z]+)-H(?P<place>\d+)")


def rulebook(rules: Rules) -> tuple[Row, ...]:
    """Every rule as the switches stand: first the numbers of the game's page, then the house rules in use."""
    switches = rules.switches()
    book = dict(BOOKS[rules.preset])
    if played_with_jokers(switches):
        book |= {number: RAMI[number] for number in WITH_JOKERS}
    rows: list[Row] = []
    for number, read in (*book.items(), *HOUSE.items()):
        reading = read(switches)
        if reading is not None:
            word, args = reading
            rows.append((number, joined(number, word), args))
    return tuple(rows)


def english(key: str, args: Mapping[str, object]) -> str:
    """The English sentence of a row."""
    return re.sub(r"\{ \$(\w+) \}", lambda place: str(args[place[1]]), SENTENCES[key])


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
    sections = list(dict.fromkeys(str(about["section"]) for about in SWITCHES.values()))
    return {
        "presets": {name: _described(name, rules) for name, rules in PRESETS.items()},
        "sections": sections,
        "contradictions": [list(pair) for pair in _contradictions()],
        "idle": [list(row) for row in IDLE],
        "keys": list(SENTENCES),
        "names": [*SWITCHES, "ace_high"],
    }


def _described(name: str, rules: Rules) -> dict[str, Any]:
    values = rules.switches()
    switches = [
        {
            "name": switch,
            "section": about["section"],
            "domain": NARROWED[name].get(switch, about["domain"]).describe(),
            "default": values[switch],
            "offers": list(OFFERED[name].get(switch, about["offers"])),
            "locked": switch in LOCKED[name],
            "cites": list(about["cites"]),
        }
        for switch, about in SWITCHES.items()
        if switch not in APART[name]
    ]
    return {
        "players": list(rules.players),
        "switches": switches,
        "house": [[number, list(varied)] for number, varied in _house(name)],
        "rules": [list(row) for row in rulebook(rules)],
    }


def _house(name: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The house rules of the game's page in their order, each with the switches that vary it."""
    found: dict[int, list[str]] = {}
    for switch, about in SWITCHES.items():
        for number in about["cites"]:
            parts = _HOUSE_NUMBER.fullmatch(number)
            if parts and parts["letters"] == NUMBERING[name] and switch not in APART[name]:
                found.setdefault(int(parts["place"]), []).append(switch)
    return ((f"{NUMBERING[name]}-H{place}", tuple(found[place])) for place in sorted(found))


def _contradictions() -> Iterator[tuple[str, Any, str, Any]]:
    rules = next(iter(PRESETS.values()))
    for contradicts, _, one, other in CONTRADICTIONS:
        for value in _few(one):
            for against in _few(other):
                if contradicts(replace(rules, **{one: value, other: against})):
                    yield one, value, other, against


def _few(switch: str) -> tuple[Any, ...]:
    """The values of a switch where they are few, else those that are offered, and none."""
    match SWITCHES[switch]["domain"]:
        case OnOff():
            return False, True
        case Choice(values):
            return values
        case Number(none=True):
            return *SWITCHES[switch]["offers"], None
    return tuple(SWITCHES[switch]["offers"])
