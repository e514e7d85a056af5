"""How the numbers of Rummy 5000 read, in its own book and where another game borrows a rule of it."""

from __future__ import annotations

from rami.cards import FACES, RANKS
from rami.rulebook.readings import (
    WORDS,
    Args,
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
    played_with_jokers,
    played_with_wilds,
    provided,
    unless,
    where,
    wild_ranks,
)


def _packs(switches: Switches) -> Reading:
    """One number of packs for all, or a few up to some number of players and more from there, or one for each."""
    packs, jokers = (by_players(switches[name], *WORDS) for name in ("packs", "jokers"))
    args: Args = {"size": pack_size(switches), "low": int(switches["lowest_rank"])}
    breaks = [count for count in range(2, 8) if packs[count - 2] != packs[count - 1]]
    if len(breaks) > 1 or len(set(jokers)) > 1:
        each = dict(zip(WORDS.values(), packs, strict=True))
        each |= {f"j{word}": number for word, number in zip(WORDS.values(), jokers, strict=True)}
        return "each", args | each
    with_jokers = "jokers" if jokers[0] else ""
    args |= {"jokers": jokers[0]} if jokers[0] else {}
    if not breaks:
        return joined("same", with_jokers), args | {"packs": packs[0]}
    return with_jokers, args | {"last": breaks[0], "few": packs[0], "more": packs[-1]}


def _hands(switches: Switches) -> Reading:
    if switches["hand_size"] is None:
        return "total" if switches["upcard_is_total"] else "", {}
    sizes = by_players(switches["hand_size"], *WORDS)
    if len(set(sizes)) == 1:
        return "same", {"cards": sizes[0]}
    return "each", dict(zip(WORDS.values(), sizes, strict=True))


def _from_upcards(switches: Switches) -> bool:
    return switches["hand_size"] is None


def _cards_lie_open(switches: Switches) -> bool:
    """Whether a card of some hand is dealt face up."""
    return _from_upcards(switches) or switches["wild_indicator"] in ("first", "last", "extra")


COUNTS = {rank: place for place, rank in enumerate(RANKS, 2)} | {"J": 10, "Q": 10, "K": 10, "A": 11}
"""What an up-card says by itself (R5-4)."""


def _counts(switches: Switches) -> Reading:
    counts = COUNTS | switches["upcard_counts"]
    if all(counts[rank] == COUNTS[rank] for rank in "23456789T"):
        return "", {"jack": counts["J"], "queen": counts["Q"], "king": counts["K"], "ace": counts["A"]}
    return "each", {"counts": [[rank, counts[rank]] for rank in RANKS if rank in _ranks(switches)]}


def _ranks(switches: Switches) -> str:
    return RANKS[RANKS.index(switches["lowest_rank"]) :]


def _first_discard(switches: Switches) -> Reading:
    if switches["dealer_starts_with_discard"]:
        return "dealer", {}
    return "" if _cards_lie_open(switches) else "plain", {}


def _set(switches: Switches) -> Reading:
    if switches["melds"] == "runs":
        return "none", {}
    return "distinct" if switches["sets_need_distinct_suits"] else "", {}


def _run(switches: Switches) -> Reading:
    if switches["melds"] == "sets":
        return "none", {}
    ace = ace_place(switches)
    return "" if ace == "low_or_high" else ace, {}


def _runs_are_laid(switches: Switches) -> bool:
    return bool(switches["melds"] != "sets")


def _stands_for(switches: Switches) -> Reading:
    if not played_with_wilds(switches):
        return "none", {}
    return "" if _runs_are_laid(switches) and wild_ranks(switches) else "plain", {}


def _wilds_in_runs(switches: Switches) -> bool:
    return played_with_wilds(switches) and _runs_are_laid(switches)


def _matched(switches: Switches) -> bool:
    return bool(switches["wild_match"]) and _wilds_in_runs(switches)


def _all_wild(switches: Switches) -> Reading:
    """Melds of wild cards alone (R5-S6)."""
    if switches["wild_set"]:
        return "wilds", {}
    if not wild_ranks(switches):
        return "jokers", {}
    return "runs" if switches["melds"] == "runs" else "", {}


def _reclaimed(switches: Switches) -> Reading:
    if not switches["wild_reclaim"]:
        return "", {}
    return joined("on", "" if switches["melds"] == "both" else switches["melds"]), {}


def _calls(switches: Switches) -> bool:
    return bool(switches["rummy_call"] != "off")


def _floating(switches: Switches) -> bool:
    return bool(switches["floating"])


def _lowest_taken(switches: Switches) -> Reading:
    if switches["take_needs_two_naturals"] != "never":
        return switches["take_needs_two_naturals"], {}
    if switches["taken_card_must_be_melded"]:
        return "top", {}
    return "" if switches["take_depth"] == "any" else "free", {}


def _meeting(switches: Switches) -> Reading:
    if switches["take_needs_two_naturals"] != "never":
        return "naturals", {}
    swapped = "swap" if switches["wild_reclaim"] and played_with_wilds(switches) else ""
    return joined("" if _matched(switches) else "plain", swapped), {}


def _lay_off(switches: Switches) -> Reading:
    if not switches["lay_off_needs_opening"]:
        return "", {}
    return "opened" if switches["lay_off_in_opening_turn"] else "later", {}


def _emptied(switches: Switches) -> Reading:
    if switches["floating"]:
        return "", {}
    return "discard" if switches["discard_to_win"] else "out", {}


def _stock_end(switches: Switches) -> Reading:
    limit = switches["reshuffle_limit"]
    ending = "lowest" if switches["stock_end"] == "lowest_hand" else ""
    if limit == 0:
        return ending, {}
    if limit is None:
        return joined("endless", ending), {}
    return joined("shuffled", ending), {"times": limit}


def _aces_turn_wild(switches: Switches) -> bool:
    return bool(switches["wild_indicator"] and switches["aces_may_be_wild"]) or "A" in switches["permanent_wilds"]


def _high_cards(switches: Switches) -> Reading:
    """Aces and wild cards."""
    values = switches["values"]
    args: Args = {}
    if "A" in values:
        args["ace"] = values["A"]
    else:
        names = {"ace": "ace_value", "low": "ace_low_value", "high": "ace_meld_value"}
        args |= {arg: switches[name] for arg, name in names.items()}
    word = ""
    if not played_with_wilds(switches):
        word = "none"
    elif "wild" not in values:
        word = "stands"
        args["joker"] = switches["wild_hand_value"]
    else:
        args["wild"] = values["wild"]
        if _aces_turn_wild(switches):
            args["both"] = values.get("wild_ace", values["wild"])
        else:
            word = "tame"
    return joined("" if "A" in values else "places", word), args


def _other_cards(switches: Switches) -> Reading:
    """All other cards: two numbers where they are as on the page or with eights and nines among the tens (R5-V6)."""
    values = switches["values"]
    low, middle, high = ({values.get(rank) for rank in ranks} for ranks in ("234567", "89", "TJQK"))
    if len(low) == len(middle) == len(high) == 1 and None not in low | middle | high and middle in (low, high):
        return "" if middle == low else "eights", {"low": min(low), "high": min(high)}
    named = [[rank, values[rank]] for rank in RANKS[:-1] if rank in values]
    return ("own", {"worths": named}) if named else ("number", {})


def _single_cards(switches: Switches) -> Reading | None:
    """Faces with a value of their own (R5-V6)."""
    worths = [[face, number] for face, number in switches["values"].items() if face in FACES]
    return ("", {"worths": worths}) if worths else None


def _match_end(switches: Switches) -> Reading:
    lowest = "penalty" if switches["scoring"] == "penalty" else ""
    if switches["target_score"] is None:
        return joined("rounds", lowest), {"rounds": switches["rounds"]}
    args = {"target": switches["target_score"]}
    if switches["elimination"]:
        return "eliminated", args
    return lowest or ("out" if switches["target_winner"] == "out_first" else ""), args


def _highest_wins(switches: Switches) -> bool:
    """Whether the match ends when a total has reached the target, and the highest wins it."""
    reached = switches["target_score"] is not None and not switches["elimination"]
    return reached and switches["scoring"] != "penalty"


def _most_wilds(switches: Switches) -> Reading:
    most = switches["max_wilds_per_meld"]
    if most is None:
        return "", {}
    return "part" if switches["wild_limit_by_part"] else "most", {"most": most}


def _both_ends(switches: Switches) -> bool:
    return _runs_are_laid(switches) and ace_place(switches) == "low_or_high"


def _any_playable(switches: Switches) -> bool:
    return bool(_floating(switches) or _calls(switches) or switches["last_discard_must_be_unplayable"])


def _playable(switches: Switches) -> Reading:
    if not _floating(switches):
        return "added", {}
    return "" if _calls(switches) and switches["last_discard_must_be_unplayable"] else "otherwise", {}


_INDICATORS = {None: "none", "first": "", "last": "last", "extra": "extra", "separate": "separate"}
_SCORING = {
    "melded_and_hands": "",
    "melded_less_hand": "less",
    "penalty": "penalty",
    "winner_takes_hands": "takes",
}

RUMMY: Book = {
    "R5-1": _packs,
    "R5-2": unless("direction", "clockwise", "counter"),
    "R5-3": _hands,
    "R5-4": provided(_from_upcards, _counts),
    "R5-5": lambda s: (_INDICATORS[s["wild_indicator"]], {}),
    "R5-6": _first_discard,
    "R5-7": _set,
    "R5-8": _run,
    "R5-9": _stands_for,
    "R5-10": unless("dealer_starts_with_discard", False, "dealer"),
    "R5-11": unless("take_depth", "any", "top"),
    "R5-12": where("take_depth", "any"),
    "R5-13": _lowest_taken,
    "R5-14": _lay_off,
    "R5-15": lambda s: ("" if melds_score(s) else "plain", {}),
    "R5-16": provided(_runs_are_laid, plain),
    "R5-17": unless("may_discard_taken_card", False, "may"),
    "R5-18": plain,
    "R5-19": provided(_wilds_in_runs, unless("wild_match", True, "off")),
    "R5-20": lambda s: ("" if s["rummy_call"] == "lay_off" else s["rummy_call"], {}),
    "R5-21": provided(_calls, unless("rummy_call", "lay_off", "pile")),
    "R5-22": provided(_calls, plain),
    "R5-23": plain,
    "R5-24": unless("last_discard_must_be_unplayable", True, "off"),
    "R5-25": _emptied,
    "R5-26": provided(_floating, plain),
    "R5-27": provided(_floating, plain),
    "R5-28": provided(lambda s: _floating(s) and _calls(s), unless("rummy_call", "lay_off", "pile")),
    "R5-29": _stock_end,
    "R5-30": _high_cards,
    "R5-31": _other_cards,
    "R5-32": lambda s: (_SCORING[s["scoring"]], {}),
    "R5-33": _match_end,
    "R5-S1": provided(lambda s: _lowest_taken(s)[0] != "free", _meeting),
    "R5-S2": provided(_calls, unless("rummy_call", "lay_off", "pile")),
    "R5-S3": provided(_calls, unless("last_discard_must_be_unplayable", True, "any")),
    "R5-S4": provided(_calls, plain),
    "R5-S5": provided(_wilds_in_runs, unless("wild_position", "chosen", "lowest")),
    "R5-S6": provided(played_with_wilds, _all_wild),
    "R5-S7": provided(_matched, plain),
    "R5-S8": provided(_both_ends, unless("ace_at_both_ends", True, "one")),
    "R5-S9": provided(_floating, unless("reshuffle_limit", 0, "shuffled")),
    "R5-S10": plain,
    "R5-S11": plain,
    "R5-S12": plain,
    "R5-S13": provided(_cards_lie_open, plain),
    "R5-S14": provided(played_with_wilds, _most_wilds),
    "R5-S15": provided(lambda s: _floating(s) or s["discard_to_win"], plain),
    "R5-S16": provided(lambda s: bool(s["wild_indicator"]), unless("aces_may_be_wild", True, "never")),
    "R5-S17": provided(played_with_wilds, _reclaimed),
    "R5-S18": provided(_cards_lie_open, plain),
    "R5-S19": provided(lambda s: _any_playable(s) and _matched(s), _playable),
    "R5-S20": provided(_calls, unless("rummy_call", "lay_off", "pile")),
    "R5-S21": provided(_highest_wins, plain),
    "R5-S22": plain,
    "R5-S23": lambda s: ("" if s["stock_end"] == "nobody" else "lowest", {"turns": s["turn_limit"]}),
}
GEORGE: Book = RUMMY | {
    "R5-V27": lambda s: (
        "" if s["melds"] == "sets" and s["take_needs_two_naturals"] == "always" else "changed",
        {},
    )
}
RUMMY500: Book = RUMMY | {"R5-V35": plain}


def _permanent(switches: Switches) -> bool:
    return bool(switches["permanent_wilds"]) or played_with_jokers(switches)


def _wild_upcard(switches: Switches) -> Reading:
    word = switches["permanent_wild_upcard"]
    return ("", {"count": switches["permanent_wild_count"]}) if word == "count" else (word, {})


def _shown_by(*indicators: str) -> Reads:
    return lambda switches: ("", {}) if switches["wild_indicator"] in indicators else None


def _wild_limit(switches: Switches) -> Reading | None:
    """What R5-V16 asks of a meld: more natural cards, a limit, or both."""
    outnumbered = switches["naturals_must_outnumber_wilds"]
    if switches["max_wilds_per_meld"] is None:
        return ("", {}) if outnumbered else None
    word, args = _most_wilds(switches)
    return joined(word, "outnumbered" if outnumbered else ""), args


def _wilds_are_limited(switches: Switches) -> bool:
    return played_with_wilds(switches) and _wild_limit(switches) is not None


def _going_out(switches: Switches) -> Reading | None:
    """Going out and what it brings (R5-V32)."""
    bonus = switches["going_out_bonus"]
    less = "less" if switches["scoring"] == "melded_less_hand" else ""
    if bonus:
        return joined(less, "bonus"), {"points": bonus}
    return (less, {}) if less else None


VARIANTS: Book = {
    "R5-V1": lambda s: ("", {"low": int(s["lowest_rank"])}) if s["lowest_rank"] != "2" else None,
    "R5-V2": lambda s: ("", {"ranks": list(s["permanent_wilds"])}) if s["permanent_wilds"] else None,
    "R5-V3": provided(played_with_jokers, plain),
    "R5-V5": provided(lambda s: bool(s["wild_indicator"]), where("aces_may_be_wild", False)),
    "R5-V6": _single_cards,
    "R5-V7": provided(_from_upcards, where("upcard_is_total", True)),
    "R5-V9": provided(lambda s: _from_upcards(s) and _permanent(s), _wild_upcard),
    "R5-V10": provided(
        _from_upcards, lambda s: ("", {"least": [s["smallest_upcard"]]}) if s["smallest_upcard"] else None
    ),
    "R5-V11": _shown_by("last"),
    "R5-V12": _shown_by("extra"),
    "R5-V13": provided(
        lambda s: bool(s["wild_indicator"]) and _permanent(s),
        lambda s: ("" if s["indicator_is_permanent_wild"] == "deal_on" else "replace", {}),
    ),
    "R5-V14": _shown_by("separate"),
    "R5-V16": provided(played_with_wilds, _wild_limit),
    "R5-V17": provided(_wilds_are_limited, unless("wild_in_own_place", "natural", "wild")),
    "R5-V18": where("wild_set", True),
    "R5-V19": where("wild_reclaim", True),
    "R5-V20": provided(_runs_are_laid, where("wild_match", False)),
    "R5-V21": lambda s: None if (word := s["take_needs_two_naturals"]) == "never" else (word, {}),
    "R5-V22": where("taken_card_must_be_melded", True),
    "R5-V23": where("stock_card_now_or_never", True),
    "R5-V24": where("lay_off_needs_opening", True),
    "R5-V25": where("rummy_call", "off"),
    "R5-V26": where("rummy_call", "pile"),
    "R5-V28": lambda s: None if s["melds"] == "both" else (s["melds"], {}),
    "R5-V29": where("floating", False),
    "R5-V30": provided(_floating, where("floaters_draw_at_end", True)),
    "R5-V31": where("first_turn_grace", True),
    "R5-V32": _going_out,
    "R5-V34": where("target_winner", "out_first"),
}
"""The variants of the game's page that are another rule: where only a number differs, the rule itself says so."""

BORROWED: Book = {
    "R5-3": provided(_from_upcards, _hands),
    "R5-4": provided(_from_upcards, _counts),
    "R5-5": provided(lambda s: bool(s["wild_indicator"]), RUMMY["R5-5"]),
    "R5-9": lambda s: ("others", {}) if wild_ranks(s) else None,
    "R5-13": provided(lambda s: s["take_depth"] == "any", _lowest_taken),
    "R5-19": provided(_matched, plain),
    "R5-20": provided(_calls, RUMMY["R5-20"]),
    "R5-21": provided(_calls, unless("rummy_call", "lay_off", "pile")),
    "R5-22": provided(_calls, plain),
    "R5-24": where("last_discard_must_be_unplayable", True),
    "R5-25": where("floating", True),
    "R5-26": provided(_floating, plain),
    "R5-27": provided(_floating, plain),
    "R5-28": RUMMY["R5-28"],
    "R5-30": provided(lambda s: not {"A", "wild", "wild_ace"}.isdisjoint(s["values"]), _high_cards),
    "R5-31": provided(lambda s: not set(RANKS[:-1]).isdisjoint(s["values"]), _other_cards),
    "R5-32": provided(melds_score, RUMMY["R5-32"]),
    "R5-S8": provided(lambda s: s["ace_at_both_ends"] and _both_ends(s), plain),
}
"""Rules of Rummy 5000 that another game has once a switch calls for them."""
