"""How each numbered rule reads as the switches stand.

A book is the numbers of a game's page in their order, each with a function of the switches that gives the variant
word of its sentence and the sentence's arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Switches = Mapping[str, Any]
"""Every switch as plain data, as `Rules.switches` gives them."""
Args = dict[str, int]
Reading = tuple[str, Args]
"""The variant word of a key, empty where the rule reads as the game's page has it, and the arguments."""
Book = dict[str, Callable[[Switches], Reading]]


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
        return joined("endless", ending), {}
    return joined("shuffled", ending), {"times": limit}


def joined(*words: str) -> str:
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


def _first_player(switches: Switches) -> Reading:
    counter = "counter" if switches["direction"] == "counter_clockwise" else ""
    return joined(counter, "dealer" if switches["dealer_starts_with_discard"] else ""), {}


BOTS: Book = {
    "CV-24": _plain,
    "CV-25": lambda s: ("jokers" if played_with_jokers(s) or s["opening_minimum"] else "", {}),
    "CV-26": _plain,
    "CV-27": _plain,
}
PRINCIPLES: Book = {
    "P-1": _plain,
    "P-2": _plain,
    "P-3": _plain,
    "P-4": _plain,
    "P-5": lambda s: ("", {"turns": s["turn_limit"]}),
    "P-6": lambda s: ("", {"rounds": s["rounds"]}),
}
"""What holds for every game."""

CARDVERSE: Book = {
    "CV-1": lambda s: ("", {}) if s["packs"] == 1 else ("more", {}),
    "CV-2": lambda s: ("", {"least": s["players"][0], "most": s["players"][1]}),
    "CV-3": _dealt,
    "CV-4": _unless("dealer_starts_with_discard", False, "dealer"),
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
    "CV-23": lambda s: ("house" if s["jokers"] or s["opening_minimum"] else "", {}),
    **BOTS,
    "CV-S1": _first_player,
    "CV-S2": _unless("may_discard_taken_card", True, "off"),
    "CV-S3": _plain,
    "CV-S4": _stock_score,
    "CV-S5": _plain,
    "CV-S6": _plain,
    "CV-S7": _match_winner,
    "CV-S8": _plain,
    "CV-S9": lambda s: ("" if s["stock_end"] == "lowest_hand" else "nobody", {"turns": s["turn_limit"]}),
    **PRINCIPLES,
}


def _by_players(value: Any, *players: int) -> tuple[int, ...]:
    """The numbers of a switch that is given by number of players, 0 where it gives none."""
    return tuple(value.get(str(count), 0) if isinstance(value, Mapping) else value for count in players)


WORDS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


def _cards(*players: int) -> Callable[[Switches], Reading]:
    """Packs and jokers where so many play: one number for all of them, or one each."""

    def read(switches: Switches) -> Reading:
        packs, jokers = (_by_players(switches[name], *players) for name in ("packs", "jokers"))
        if len(set(packs)) == len(set(jokers)) == 1:
            return "", {"packs": packs[0], "jokers": jokers[0], "cards": 52 * packs[0] + jokers[0]}
        words = [WORDS[count] for count in players]
        each = dict(zip(words, packs, strict=True))
        return "each", each | {f"j{word}": number for word, number in zip(words, jokers, strict=True)}

    return read


def _hands(switches: Switches) -> Reading:
    sizes = _by_players(switches["hand_size"], *WORDS)
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
    return "" if played_with_jokers(switches) else "none", {}


def played_with_jokers(switches: Switches) -> bool:
    jokers = switches["jokers"]
    return any(jokers.values()) if isinstance(jokers, Mapping) else bool(jokers)


def _most_jokers(switches: Switches) -> Reading:
    most = switches["max_wilds_per_meld"]
    if most is None:
        return "any", {}
    if switches["wild_limit_by_part"]:
        return "part", {"most": most}
    return ("", {}) if most == 1 else ("more", {"most": most})


def _reclaim(switch: str, normal: bool, word: str) -> Callable[[Switches], Reading]:
    """A rule about reclaimed jokers: `off` where none are, else the variant `word` unless the switch is `normal`."""
    unless = _unless(switch, normal, word)
    return lambda switches: unless(switches) if switches["wild_reclaim"] else ("off", {})


def _reshuffles(switches: Switches) -> Reading:
    limit = switches["reshuffle_limit"]
    if limit is None:
        return "endless", {}
    return ("", {"times": limit}) if limit else ("never", {})


def _match_end(switches: Switches) -> Reading:
    takes = "takes" if switches["scoring"] == "winner_takes_hands" else ""
    if switches["target_score"] is None:
        return joined("rounds", takes), {"rounds": switches["rounds"]}
    return "out" if switches["elimination"] else takes, {"target": switches["target_score"]}


def _thirteen(switches: Switches) -> Reading:
    if switches["ace_in_runs"] == "low":
        return "low", {"low": switches["ace_low_value"]}
    return "", {"high": switches["ace_meld_value"]}


_nobody = _unless("stock_end", "lowest_hand", "nobody")
_chosen = _unless("wild_position", "lowest", "chosen")


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
    "RA-6": _unless("take_depth", 1, "any"),
    "RA-7": _plain,
    "RA-8": _opening,
    "RA-9": _lay_off,
    "RA-10": _unless("may_discard_taken_card", False, "may"),
    "RA-11": _unless("taken_card_must_be_melded", False, "meld"),
    "RA-12": _unless("sets_need_distinct_suits", True, "any"),
    "RA-13": _plain,
    "RA-14": lambda s: ({"low_or_high": "", "high": "high", "low": "low"}[s["ace_in_runs"]], {}),
    "RA-15": _jokers,
    "RA-16": _most_jokers,
    "RA-17": _plain,
    "RA-18": _chosen,
    "RA-19": _unless("wild_reclaim", True, "off"),
    "RA-20": _replay,
    "RA-21": _reclaim("wild_reclaim_from_short_set", False, "short"),
    "RA-22": _unless("discard_to_win", False, "discard"),
    "RA-23": _reshuffles,
    "RA-24": lambda s: (_nobody(s)[0], {"turns": s["turn_limit"]}),
    "RA-25": _plain,
    "RA-S1": lambda s: (
        "",
        {
            "ace": s["ace_value"],
            "low": s["ace_low_value"],
            "high": s["ace_meld_value"],
            "joker": s["wild_hand_value"],
        },
    ),
    "RA-S2": _unless("scoring", "penalty", "takes"),
    "RA-S3": _match_end,
    "RA-S4": _plain,
    "RA-S5": _plain,
    "RA-S6": _nobody,
    "RA-S7": _unless("may_discard_wild", True, "off"),
    "RA-S8": _plain,
    "RA-S9": _plain,
    "RA-S10": _plain,
    "RA-S11": _plain,
    "RA-S12": _plain,
    "RA-S13": lambda s: ("", {"high": s["ace_meld_value"]}),
    "RA-S14": _chosen,
    "RA-S15": _chosen,
    "RA-S16": _chosen,
    "RA-S17": _thirteen,
    "RA-S18": _replayed,
    "RA-S19": _unless("may_discard_taken_card", False, "may"),
    "RA-S20": _plain,
    "RA-S21": _plain,
    "RA-S22": lambda s: ("" if s["direction"] == "clockwise" else "counter", {}),
    **BOTS,
    **PRINCIPLES,
}
BOOKS: dict[str, Book] = {
    "cardverse": CARDVERSE,
    "rami40": RAMI,
    "rami51": RAMI,
    "rummy5000": {},
    "george": {},
    "rummy500": {},
}
"""By preset: its numbers in order, and how each reads."""
WITH_JOKERS = ("RA-15", "RA-16", "RA-17", "RA-18", "RA-19", "RA-20", "RA-21", "RA-S1", "RA-S7")
"""Numbers that any game has where it is played with jokers."""


def _where(name: str, value: object, word: str = "") -> Callable[[Switches], Reading | None]:
    """Told where the switch has this value."""
    return lambda switches: (word, {}) if switches[name] == value else None


def _bonus(switches: Switches) -> Reading | None:
    bonus = switches["winner_bonus"]
    if isinstance(bonus, int):
        return ("", {"points": bonus}) if bonus else None
    out = bonus.get("out", 0)
    sec = bonus.get("rami_sec", out)
    return "named", {"out": out, "sec": sec, "empty": bonus.get("rami_sec_empty_table", sec)}


HOUSE: dict[str, Callable[[Switches], Reading | None]] = {
    "RA-H2": _where("opening_needs_clean_run", True),
    "RA-H3": _where("taken_card_must_be_melded", True),
    "RA-H4": _where("taken_card_must_open", True),
    "RA-H7": _where("naturals_must_outnumber_wilds", True),
    "RA-H11": lambda s: ("", {"points": s["unopened_penalty"]}) if s["unopened_penalty"] is not None else None,
    "RA-H12": _where("rami_sec_doubles", True),
    "RA-H13": _bonus,
    "RA-H14": _where("lay_off_in_opening_turn", False),
    "RA-H17": _where("elimination", True),
    "RA-H18": _where("dealer_starts_with_discard", True),
    "RA-H19": _where("opening_ladder", True),
    "RA-H20": _where("direction", "counter_clockwise"),
    "RA-H21": _where("last_card_draws_stock", True),
    "RA-H22": _where("rami_sec_waives_opening", True),
    "RA-H23": _where("reclaimed_wild_needs_new_meld", True),
    "RA-H25": lambda s: {1: None, 2: ("second", {}), 3: ("third", {})}[s["discard_from_turn"]],
    "R5-13": _where("take_depth", "any"),
    "R5-V28": lambda s: None if s["melds"] == "both" else (s["melds"], {}),
}
"""House rules that any game may have and no number of its page speaks of. None: the switches do not call for it."""
