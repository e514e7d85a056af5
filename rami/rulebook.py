"""The rule book: the sentence of every rule as the switches stand, and the metadata of the switches.

A sentence is a key, its arguments and, in English, a pattern of SENTENCES with plain `{ $name }` places (Fluent's).
The page has the same keys, as attributes of the message `rule`, in every language. A key is the rule's number, or the
number and a word where the rule reads otherwise than the game's own page has it: CV-12 and CV-12-off.

`catalogue()` is what the build writes as rules.json, for set-up, settings and rule book before the engine is there:

    {"presets": {"cardverse": {
        "players": [2, 4],
        "switches": [{"name": "discard_to_win", "section": "end", "domain": {"kind": "on_off"}, "default": false,
                      "offers": [], "locked": false, "cites": ["CV-11", "CV-12"]}, …],
        "targets": [50, 100, 150, 200, 300],
        "rules": [["CV-1", "CV-1", {}], …]}},
     "sections": ["deal", "melds", …],
     "keys": ["CV-1", "CV-1-more", …],
     "names": ["packs", …]}

Switches stand in the order of settings, section by section; `domain` is as `rami.rules` describes it: `on_off`,
`number` (low, high, none), `choice` (values), `by_players` (low, high), `span` (low, high). `offers` are the values to
show first. `rules` is the rule book of the untouched preset; `keys` are all keys of SENTENCES, `names` all
that `rami.rules.rules_from` takes as a switch.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from rami.presets import LOCKED, PRESETS
from rami.rules import SWITCHES, Domain, Number, Rules

Switches = Mapping[str, Any]
"""Every switch as plain data, as `Rules.switches` gives them."""
Args = dict[str, int]
Row = tuple[str, str, Args]
"""A rule's number, the key of its sentence, and the sentence's arguments."""

SENTENCES: dict[str, str] = {
    "CV-1": "One pack of 52 cards is used.",
    "CV-1-more": "More than one pack of 52 cards is used, all shuffled together.",
    "CV-2": "The table seats { $least } to { $most } players.",
    "CV-3": "Cards dealt to each player: { $two } when two play, { $more } when three or four play.",
    "CV-3-same": "Cards dealt to each player: { $cards }.",
    "CV-3-each": (
        "Cards dealt to each player: { $two } when two play, { $three } when three play, { $four } when four play."
    ),
    "CV-4": (
        "After the deal one card is turned face up to begin the discard pile. All the others lie face down: the stock."
    ),
    "CV-5": "A run is three or more cards of one suit whose ranks follow one another.",
    "CV-6": "A set is three or four cards of the same rank, no two of them of one suit.",
    "CV-6-any": "A set is three or more cards of the same rank.",
    "CV-7": "Your first meld may be worth as little as you like.",
    "CV-7-minimum": "The first melds you lay in a round must together have a value of { $points } or more.",
    "CV-8": "Begin your turn by taking one card: the top of the stock, or the top of the discard pile.",
    "CV-8-any": (
        "Begin your turn by taking the top of the stock, or as many cards as you like from the top of the discard pile."
    ),
    "CV-9": (
        "Having drawn, you may lay down melds and add cards to any meld on the table, your opponents' melds included. "
        "You need no meld of your own for that."
    ),
    "CV-9-opened": (
        "Having drawn, you may lay down melds. You may add cards to any meld on the table, your opponents' melds "
        "included, as soon as you have laid a meld of your own in this round."
    ),
    "CV-10": "End your turn by putting one card face up on the discard pile.",
    "CV-11": "You also go out by melding or laying off your last card; no discard is then needed.",
    "CV-11-off": "In this match melding or laying off your last card is no way to go out.",
    "CV-12": "Your last card has to be a discard: any meld or lay-off that would empty your hand is refused.",
    "CV-12-off": "In this match you need not save a last card for the discard pile.",
    "CV-13": "In a run the ace follows the king and has no other place: queen-king-ace is a run, ace-two-three is not.",
    "CV-13-low": (
        "In a run the ace comes before the two and has no other place: ace-two-three is a run, queen-king-ace is not."
    ),
    "CV-13-both": (
        "In a run the ace comes before the two or follows the king: ace-two-three and queen-king-ace are both runs."
    ),
    "CV-14": "No run turns the corner: king-ace-two is none. What an ace counts in the hand does not move it in a run.",
    "CV-15": "A set never contains two cards of one suit.",
    "CV-15-off": "A set may contain several cards of one suit.",
    "CV-16": (
        "Cards you lay off come from your own hand and leave the whole meld valid. Melds on the table are never taken "
        "apart or rearranged."
    ),
    "CV-17": "Cards left in a hand count: an ace { $ace }, jack, queen and king 10, every other card its number.",
    "CV-18": "The option of the high ace is on: an ace left in a hand counts 11.",
    "CV-18-off": "The option of the high ace, which makes an ace in the hand count 11, is off.",
    "CV-19": "Whoever wins the round scores the value of every card left in the opponents' hands.",
    "CV-19-penalty": (
        "Whoever wins the round scores nothing. All others score the value of the cards left in their own hands, and "
        "that is bad."
    ),
    "CV-20": "Round follows round until somebody's score reaches { $target }.",
    "CV-20-rounds": "No score ends the match; it ends with round { $rounds }.",
    "CV-21": "The round is over the moment a legal move leaves somebody without cards.",
    "CV-22": (
        "Asking for a card when the stock is empty ends the round. The hand of the lowest value wins it; if several "
        "are equally low, the one of them in the lowest-numbered seat. The discard pile is never shuffled back."
    ),
    "CV-22-nobody": (
        "Asking for a card when the stock is empty ends the round, and nobody wins it. The discard pile is never "
        "shuffled back."
    ),
    "CV-22-shuffled": (
        "When the stock is empty, the discard pile but for its top card is shuffled into a new one; the limit in a "
        "round is { $times }. Asking for a card after that ends the round. The hand of the lowest value wins it; if "
        "several are equally low, the one of them in the lowest-numbered seat."
    ),
    "CV-22-shuffled-nobody": (
        "When the stock is empty, the discard pile but for its top card is shuffled into a new one; the limit in a "
        "round is { $times }. Asking for a card after that ends the round, and nobody wins it."
    ),
    "CV-22-endless": (
        "When the stock is empty, the discard pile but for its top card is shuffled into a new one. Only when there "
        "is nothing to shuffle does asking for a card end the round. The hand of the lowest value wins it; if several "
        "are equally low, the one of them in the lowest-numbered seat."
    ),
    "CV-22-endless-nobody": (
        "When the stock is empty, the discard pile but for its top card is shuffled into a new one. Only when there "
        "is nothing to shuffle does asking for a card end the round, and nobody wins it."
    ),
    "CV-23": "This game has no jokers, hence none to win back, and no opening of 51 points.",
    "CV-24": (
        "Bots know what you would know in their seat: their own cards, the cards lying open, what has happened "
        "openly, and what they may do."
    ),
    "CV-25": (
        "The easy bot lays down every meld it holds at once and discards its highest card that belongs to nothing. It "
        "draws from the stock unless the open discard makes a new meld with two cards of its hand."
    ),
    "CV-26": "The normal bot looks for useful melds and weighs how likely a discard is to help an opponent.",
    "CV-27": (
        "The hard bot remembers which cards were openly taken, discarded and left lying, and searches, within limits, "
        "for the play that leaves it the fewest points in unmatched cards."
    ),
    "CV-S1": (
        "The first dealer is drawn by lot. The seat after the dealer plays first, and each round the deal moves on "
        "one seat."
    ),
    "CV-S1-counter": (
        "The first dealer is drawn by lot. The seat before the dealer plays first, and each round the deal moves back "
        "one seat."
    ),
    "CV-S2": "A card you took from the discard pile may be your discard in the same turn.",
    "CV-S2-off": "A card you took from the discard pile may not be your discard in the same turn.",
    "CV-S3": "With the stock empty you may still take the top of the discard pile and play on.",
    "CV-S4": (
        "A round that ends at the empty stock scores like any other: the winner gets what the opponents hold, and "
        "nothing is taken off."
    ),
    "CV-S4-penalty": (
        "A round that ends at the empty stock scores like any other: the winner nothing, all others what they hold."
    ),
    "CV-S4-nobody": "A round that ends at the empty stock scores nothing for anybody.",
    "CV-S5": "Seats are numbered in the order of the table, and keep their numbers whoever deals.",
    "CV-S6": "The target is 50, 100, 150, 200, 300 or any other number from 10 to 1000.",
    "CV-S7": (
        "When a score has reached the target, the highest score wins the match. As one player scores in a round, "
        "nobody ties."
    ),
    "CV-S7-rounds": "After the last round the highest score wins the match; equal scores share the win.",
    "CV-S7-penalty": "At the end the lowest score wins the match; equal scores share the win.",
    "CV-S8": "In one turn you may lay down and lay off as often as you like, in the order you like.",
    "CV-S9": (
        "A round still going after { $turns } turns ends there: the hand of the lowest value wins it, as at the empty "
        "stock."
    ),
    "CV-S9-nobody": "A round still going after { $turns } turns ends there, and nobody wins it, as at the empty stock.",
    "R5-13": (
        "House rule: if you take more than one card from the discard pile, the lowest of them must be melded or laid "
        "off in that same turn."
    ),
    "R5-V28-sets": "House rule: only sets may be laid down, no runs.",
    "R5-V28-runs": "House rule: only runs may be laid down, no sets.",
    "RA-H3": "House rule: you may take from the discard pile only what you meld or lay off in that same turn.",
    "RA-H20": "House rule: play goes counter-clockwise, from each seat to the one before it.",
    "P-1": "You are never stuck: a move after which you could not end your turn properly is refused.",
    "P-2": "A refused move changes nothing, and you are told why.",
    "P-4": "Nobody is shown what their seat may not know: hidden cards stay hidden, from bots too.",
    "P-6": (
        "The match ends after round { $rounds } at the latest; the best score then wins, and equal scores share the "
        "win."
    ),
}


Reading = tuple[str, Args]
"""The variant word of a key, empty where the rule reads as the game's page has it, and the arguments."""


def _dealt(switches: Switches) -> Reading:
    sizes = switches["hand_size"]
    if isinstance(sizes, int):
        return "same", {"cards": sizes}
    two, three, four = (sizes.get(count, 0) for count in ("2", "3", "4"))
    if two == three == four:
        return "same", {"cards": two}
    if three == four:
        return "", {"two": two, "more": three}
    return "each", {"two": two, "three": three, "four": four}


def _stock_end(switches: Switches) -> Reading:
    limit = switches["reshuffle_limit"]
    ending = "" if switches["stock_end"] == "lowest_hand" else switches["stock_end"]
    if limit == 0:
        return ending, {}
    if limit is None:
        return _joined("endless", ending), {}
    return _joined("shuffled", ending), {"times": limit}


def _joined(*words: str) -> str:
    return "-".join(word for word in words if word)


def _ace_place(switches: Switches) -> Reading:
    return {"high": "", "low": "low", "low_or_high": "both"}[switches["ace_in_runs"]], {}


def _stock_score(switches: Switches) -> Reading:
    if switches["scoring"] == "penalty":
        return "penalty", {}
    return "" if switches["stock_end"] == "lowest_hand" else "nobody", {}


def _match_winner(switches: Switches) -> Reading:
    if switches["scoring"] == "penalty":
        return "penalty", {}
    return "rounds" if switches["target_score"] is None else "", {}


def _plain(switches: Switches) -> Reading:
    return "", {}


def _unless(name: str, normal: object, word: str) -> Callable[[Switches], Reading]:
    """The page's sentence while the switch has its `normal` value, the variant `word` otherwise."""
    return lambda switches: ("" if switches[name] == normal else word, {})


CARDVERSE: dict[str, Callable[[Switches], Reading]] = {
    "CV-1": lambda s: ("", {}) if s["packs"] == 1 else ("more", {}),
    "CV-2": lambda s: ("", {"least": s["players"][0], "most": s["players"][1]}),
    "CV-3": _dealt,
    "CV-4": _plain,
    "CV-5": _plain,
    "CV-6": _unless("sets_need_distinct_suits", True, "any"),
    "CV-7": lambda s: ("minimum", {"points": s["opening_minimum"]}) if s["opening_minimum"] else ("", {}),
    "CV-8": _unless("take_depth", 1, "any"),
    "CV-9": _unless("lay_off_needs_opening", False, "opened"),
    "CV-10": _plain,
    "CV-11": _unless("discard_to_win", False, "off"),
    "CV-12": _unless("discard_to_win", True, "off"),
    "CV-13": _ace_place,
    "CV-14": _plain,
    "CV-15": _unless("sets_need_distinct_suits", True, "off"),
    "CV-16": _plain,
    "CV-17": lambda s: ("", {"ace": s["ace_value"]}),
    "CV-18": _unless("ace_value", 11, "off"),
    "CV-19": _unless("scoring", "winner_takes_hands", "penalty"),
    "CV-20": lambda s: (
        ("rounds", {"rounds": s["rounds"]}) if s["target_score"] is None else ("", {"target": s["target_score"]})
    ),
    "CV-21": _plain,
    "CV-22": _stock_end,
    "CV-23": _plain,
    "CV-24": _plain,
    "CV-25": _plain,
    "CV-26": _plain,
    "CV-27": _plain,
    "CV-S1": _unless("direction", "clockwise", "counter"),
    "CV-S2": _unless("may_discard_taken_card", True, "off"),
    "CV-S3": _plain,
    "CV-S4": _stock_score,
    "CV-S5": _plain,
    "CV-S6": _plain,
    "CV-S7": _match_winner,
    "CV-S8": _plain,
    "CV-S9": lambda s: ("" if s["stock_end"] == "lowest_hand" else "nobody", {"turns": s["turn_limit"]}),
    "P-1": _plain,
    "P-2": _plain,
    "P-4": _plain,
    "P-6": lambda s: ("", {"rounds": s["rounds"]}),
}
BOOKS: dict[str, dict[str, Callable[[Switches], Reading]]] = {"cardverse": CARDVERSE}
"""By preset: its numbers in order, and how each reads."""

HOUSE: dict[str, Callable[[Switches], str | None]] = {
    "R5-13": lambda s: "R5-13" if s["take_depth"] == "any" else None,
    "RA-H3": lambda s: "RA-H3" if s["taken_card_must_be_melded"] else None,
    "RA-H20": lambda s: "RA-H20" if s["direction"] == "counter_clockwise" else None,
    "R5-V28": lambda s: None if s["melds"] == "both" else f"R5-V28-{s['melds']}",
}
"""House rules that any game may have; they are told where a switch calls for them. None: nothing to tell."""

APART: dict[str, frozenset[str]] = {
    "cardverse": frozenset({"players", "packs", "ace_meld_value", "ace_low_value"}),
}
"""Switches of the general rules that are no choice of a game: what seats decide, and values of openings it lacks."""

NARROWED: dict[str, dict[str, Domain]] = {"cardverse": {"target_score": Number(10, 1000, none=True)}}
"""Domains that a game's settings hold tighter than the rules do (CV-S6)."""


def rulebook(rules: Rules) -> tuple[Row, ...]:
    """Every rule as the switches stand: first the numbers of the game's page, then the house rules in use."""
    switches = rules.switches()
    rows: list[Row] = []
    for number, read in BOOKS[rules.preset].items():
        word, args = read(switches)
        rows.append((number, _joined(number, word), args))
    for number, told in HOUSE.items():
        key = told(switches)
        if key is not None:
            rows.append((number, key, {}))
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
            "offers": list(about["offers"]),
            "locked": switch in LOCKED[name],
            "cites": list(about["cites"]),
        }
        for switch, about in SWITCHES.items()
        if switch not in APART[name]
    ]
    return {
        "players": list(rules.players),
        "switches": switches,
        "targets": list(SWITCHES["target_score"]["offers"]),
        "rules": [list(row) for row in rulebook(rules)],
    }
