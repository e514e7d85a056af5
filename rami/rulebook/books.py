"""How each numbered rule reads as the switches stand.

A book is the numbers of a game's page in their order, each with a function of the switches that gives the variant
word of its sentence and the sentence's arguments.
"""

from __future__ import annotations

from collections.abc import Callable

from rami.rulebook.readings import (
    Book,
    Reading,
    Reads,
    Switches,
    ace_place,
    by_players,
    joined,
    melds_score,
    pack_size,
    plain,
    played_with_wilds,
    unless,
    where,
)
from rami.rulebook.rummy import BORROWED, GEORGE, RUMMY, RUMMY500, VARIANTS


def _dealt(switches: Switches) -> Reading:
    sizes = switches["hand_size"]
    if sizes is None:
        return "upcard", {}
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
        return joined("endless", ending), {}
    return joined("shuffled", ending), {"times": limit}


def _ace_place(switches: Switches) -> Reading:
    return {"high": "", "low": "low", "low_or_high": "both"}[ace_place(switches)], {}


def _stock_score(switches: Switches) -> Reading:
    if switches["scoring"] == "winner_takes_hands":
        return "" if switches["stock_end"] == "lowest_hand" else "nobody", {}
    return "penalty" if switches["scoring"] == "penalty" else "melded", {}


def _match_winner(switches: Switches) -> Reading:
    if switches["scoring"] == "penalty":
        return "penalty", {}
    if switches["target_score"] is None:
        return "rounds", {}
    return "share" if melds_score(switches) else "", {}


def _scores(switches: Switches) -> Reading:
    """Who scores what, as CardVerse has it."""
    return "melded" if melds_score(switches) else "penalty" if switches["scoring"] == "penalty" else "", {}


def _first_player(switches: Switches) -> Reading:
    counter = "counter" if switches["direction"] == "counter_clockwise" else ""
    return joined(counter, "dealer" if switches["dealer_starts_with_discard"] else ""), {}


def _easy_bot(switches: Switches) -> Reading:
    deep = "deep" if switches["take_depth"] == "any" else ""
    calls = "calls" if switches["rummy_call"] != "off" else ""
    if deep or calls:
        return joined(deep, calls), {}
    return "jokers" if played_with_wilds(switches) or switches["opening_minimum"] else "", {}


BOTS: Book = {
    "CV-24": plain,
    "CV-25": _easy_bot,
    "CV-26": plain,
    "CV-27": lambda s: ("points" if melds_score(s) else "", {}),
}
PRINCIPLES: Book = {
    "P-1": plain,
    "P-2": plain,
    "P-3": plain,
    "P-4": plain,
    "P-5": lambda s: ("", {"turns": s["turn_limit"]}),
    "P-6": lambda s: ("", {"rounds": s["rounds"]}),
}
"""What holds for every game."""

CARDVERSE: Book = {
    "CV-1": lambda s: ("", {}) if s["packs"] == 1 else ("more", {}),
    "CV-2": lambda s: ("", {"least": s["players"][0], "most": s["players"][1]}),
    "CV-3": _dealt,
    "CV-4": unless("dealer_starts_with_discard", False, "dealer"),
    "CV-5": plain,
    "CV-6": unless("sets_need_distinct_suits", True, "any"),
    "CV-7": lambda s: ("minimum", {"points": s["opening_minimum"]}) if s["opening_minimum"] else ("", {}),
    "CV-8": unless("take_depth", 1, "any"),
    "CV-9": unless("lay_off_needs_opening", False, "opened"),
    "CV-10": plain,
    "CV-11": lambda s: ("off" if s["discard_to_win"] or s["floating"] else "", {}),
    "CV-12": unless("discard_to_win", True, "off"),
    "CV-13": _ace_place,
    "CV-14": plain,
    "CV-15": unless("sets_need_distinct_suits", True, "off"),
    "CV-16": plain,
    "CV-17": lambda s: ("", {"ace": s["ace_value"]}),
    "CV-18": unless("ace_value", 11, "off"),
    "CV-19": _scores,
    "CV-20": lambda s: (
        ("rounds", {"rounds": s["rounds"]}) if s["target_score"] is None else ("", {"target": s["target_score"]})
    ),
    "CV-21": unless("floating", False, "floating"),
    "CV-22": _stock_end,
    "CV-23": lambda s: ("house" if s["jokers"] or s["opening_minimum"] else "", {}),
    **BOTS,
    "CV-S1": _first_player,
    "CV-S2": unless("may_discard_taken_card", True, "off"),
    "CV-S3": plain,
    "CV-S4": _stock_score,
    "CV-S5": plain,
    "CV-S6": plain,
    "CV-S7": _match_winner,
    "CV-S8": plain,
    "CV-S9": lambda s: ("" if s["stock_end"] == "lowest_hand" else "nobody", {"turns": s["turn_limit"]}),
    **PRINCIPLES,
}


WORDS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


def _cards(*players: int) -> Callable[[Switches], Reading]:
    """Packs and jokers where so many play: one number for all of them, or one each."""

    def read(switches: Switches) -> Reading:
        packs, jokers = (by_players(switches[name], *players) for name in ("packs", "jokers"))
        if len(set(packs)) == len(set(jokers)) == 1:
            return "", {"packs": packs[0], "jokers": jokers[0], "cards": pack_size(switches) * packs[0] + jokers[0]}
        words = [WORDS[count] for count in players]
        each = dict(zip(words, packs, strict=True))
        return "each", each | {f"j{word}": number for word, number in zip(words, jokers, strict=True)}

    return read


def _hands(switches: Switches) -> Reading:
    if switches["hand_size"] is None:
        return "upcard", {}
    sizes = by_players(switches["hand_size"], *WORDS)
    dealer = "dealer" if switches["dealer_starts_with_discard"] else ""
    if len(set(sizes)) == 1:
        return dealer, {"cards": sizes[0]}
    return joined("each", dealer), dict(zip(WORDS.values(), sizes, strict=True))


def _opening(switches: Switches) -> Reading:
    points = switches["opening_minimum"]
    if not points:
        return "none", {}
    return "" if points in NAMED_AFTER else "house", {"points": points}


NAMED_AFTER = (40, 51)
"""The openings that give a game its name."""


def _lay_off(switches: Switches) -> Reading:
    if not switches["lay_off_needs_opening"]:
        return "off", {}
    return "" if switches["lay_off_in_opening_turn"] else "later", {}


def _jokers(switches: Switches) -> Reading:
    return "" if played_with_wilds(switches) else "none", {}


def _most_jokers(switches: Switches) -> Reading:
    most = switches["max_wilds_per_meld"]
    if most is None:
        return "any", {}
    if switches["wild_limit_by_part"]:
        return "part", {"most": most}
    return ("", {}) if most == 1 else ("more", {"most": most})


def _reclaim(switch: str, normal: bool, word: str) -> Callable[[Switches], Reading]:
    """A rule about reclaimed jokers: `off` where none are, else the variant `word` unless the switch is `normal`."""
    read = unless(switch, normal, word)
    return lambda switches: read(switches) if switches["wild_reclaim"] else ("off", {})


def _reshuffles(switches: Switches) -> Reading:
    limit = switches["reshuffle_limit"]
    if limit is None:
        return "endless", {}
    return ("", {"times": limit}) if limit else ("never", {})


def _match_end(switches: Switches) -> Reading:
    takes = "" if switches["scoring"] == "penalty" else "takes"
    if switches["target_score"] is None:
        return joined("rounds", takes), {"rounds": switches["rounds"]}
    return "out" if switches["elimination"] else takes, {"target": switches["target_score"]}


def _thirteen(switches: Switches) -> Reading:
    if ace_place(switches) == "low":
        return "low", {"low": switches["ace_low_value"]}
    return "", {"high": switches["ace_meld_value"]}


_both_suits = _reclaim("wild_reclaim_from_short_set", False, "short")
_nobody = unless("stock_end", "lowest_hand", "nobody")
_chosen = unless("wild_position", "lowest", "chosen")


def _replay(switches: Switches) -> Reading:
    """Whether a reclaimed joker is to be played again, and where it may go (RA-H9, RA-H23)."""
    word, args = _reclaim("reclaimed_wild_must_be_replayed", True, "keep")(switches)
    return word or ("new" if switches["reclaimed_wild_needs_new_meld"] else ""), args


def _replayed(switches: Switches) -> Reading:
    if not switches["wild_reclaim"] or not switches["reclaimed_wild_must_be_replayed"]:
        return "off", {}
    return "" if switches["may_discard_wild"] else "kept", {}


RAMI: Book = {
    "RA-1": lambda s: ("", {"least": s["players"][0], "most": s["players"][1]}),
    "RA-2": _cards(2, 3, 4),
    "RA-3": _cards(5, 6),
    "RA-4": _hands,
    "RA-5": _first_player,
    "RA-6": unless("take_depth", 1, "any"),
    "RA-7": plain,
    "RA-8": _opening,
    "RA-9": _lay_off,
    "RA-10": unless("may_discard_taken_card", False, "may"),
    "RA-11": unless("taken_card_must_be_melded", False, "meld"),
    "RA-12": unless("sets_need_distinct_suits", True, "any"),
    "RA-13": plain,
    "RA-14": lambda s: ({"low_or_high": "", "high": "high", "low": "low"}[ace_place(s)], {}),
    "RA-15": _jokers,
    "RA-16": _most_jokers,
    "RA-17": plain,
    "RA-18": _chosen,
    "RA-19": unless("wild_reclaim", True, "off"),
    "RA-20": _replay,
    "RA-21": _both_suits,
    "RA-22": lambda s: ("floating" if s["floating"] else "discard" if s["discard_to_win"] else "", {}),
    "RA-23": _reshuffles,
    "RA-24": lambda s: (_nobody(s)[0], {"turns": s["turn_limit"]}),
    "RA-25": plain,
    "RA-S1": lambda s: (
        "",
        {
            "ace": s["ace_value"],
            "low": s["ace_low_value"],
            "high": s["ace_meld_value"],
            "joker": s["wild_hand_value"],
        },
    ),
    "RA-S2": lambda s: ("melded" if melds_score(s) else {"penalty": ""}.get(s["scoring"], "takes"), {}),
    "RA-S3": _match_end,
    "RA-S4": plain,
    "RA-S5": plain,
    "RA-S6": _nobody,
    "RA-S7": unless("may_discard_wild", True, "off"),
    "RA-S8": plain,
    "RA-S9": plain,
    "RA-S10": plain,
    "RA-S11": plain,
    "RA-S12": plain,
    "RA-S13": lambda s: ("", {"high": s["ace_meld_value"]}),
    "RA-S14": _chosen,
    "RA-S15": _chosen,
    "RA-S16": _chosen,
    "RA-S17": _thirteen,
    "RA-S18": _replayed,
    "RA-S19": unless("may_discard_taken_card", False, "may"),
    "RA-S20": plain,
    "RA-S21": plain,
    "RA-S22": lambda s: ("" if s["direction"] == "clockwise" else "counter", {}),
    **BOTS,
    **PRINCIPLES,
}
BOOKS: dict[str, Book] = {
    "cardverse": CARDVERSE,
    "rami40": RAMI,
    "rami51": RAMI,
    "rummy5000": {**RUMMY, **BOTS, **PRINCIPLES},
    "george": {**GEORGE, **BOTS, **PRINCIPLES},
    "rummy500": {**RUMMY500, **BOTS, **PRINCIPLES},
}
"""By preset: its numbers in order, and how each reads. Of a rule that does not come up the page of Rummy is silent."""
WITH_JOKERS = ("RA-15", "RA-16", "RA-17", "RA-18", "RA-19", "RA-20", "RA-21", "RA-S1", "RA-S7")
"""Numbers that CardVerse has as well where it is played with jokers or other wild cards."""


def _bonus(switches: Switches) -> Reading | None:
    bonus = switches["winner_bonus"]
    if isinstance(bonus, int):
        return ("", {"points": bonus}) if bonus else None
    out = bonus.get("out", 0)
    sec = bonus.get("rami_sec", out)
    return "named", {"out": out, "sec": sec, "empty": bonus.get("rami_sec_empty_table", sec)}


def _minimum(switches: Switches) -> Reading | None:
    points = switches["opening_minimum"]
    return ("house", {"points": points}) if points else None


def _reclaimed(read: Callable[[Switches], Reading], word: str) -> Reads:
    """A rule about reclaimed jokers, told where they may be reclaimed and it reads `word`."""
    return lambda switches: (word, {}) if switches["wild_reclaim"] and read(switches)[0] == word else None


HOUSE: Book = {
    "RA-8": _minimum,
    "RA-20": _reclaimed(_replay, ""),
    "RA-21": _reclaimed(_both_suits, "short"),
    "RA-S7": where("may_discard_wild", False, "off"),
    "RA-H2": where("opening_needs_clean_run", True),
    "RA-H3": where("taken_card_must_be_melded", True),
    "RA-H4": where("taken_card_must_open", True),
    "RA-H7": where("naturals_must_outnumber_wilds", True),
    "RA-H11": lambda s: ("", {"points": s["unopened_penalty"]}) if s["unopened_penalty"] is not None else None,
    "RA-H12": where("rami_sec_doubles", True),
    "RA-H13": _bonus,
    "RA-H14": where("lay_off_in_opening_turn", False),
    "RA-H17": where("elimination", True),
    "RA-H18": where("dealer_starts_with_discard", True),
    "RA-H19": where("opening_ladder", True),
    "RA-H20": where("direction", "counter_clockwise"),
    "RA-H21": where("last_card_draws_stock", True),
    "RA-H22": where("rami_sec_waives_opening", True),
    "RA-H23": where("reclaimed_wild_needs_new_meld", True),
    "RA-H25": lambda s: {1: None, 2: ("second", {}), 3: ("third", {})}[s["discard_from_turn"]],
    **BORROWED,
    **VARIANTS,
}
"""House rules that any game may have. None: the switches do not call for it."""

_TOLD_BY_RAMI = {"R5-V3", "R5-V16", "R5-V19", "R5-V22", "R5-V24", "R5-V26"}
SPOKEN: dict[str, frozenset[str]] = {
    "CV": frozenset({"RA-8", *_TOLD_BY_RAMI} - {"R5-V3"}),
    "RA": frozenset(_TOLD_BY_RAMI),
    "R5": frozenset({"RA-H3", "RA-H7"}),
}
"""By the letters of a page: house rules that its own numbers, or others of HOUSE, tell already."""
