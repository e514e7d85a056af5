"""What the books of all games are made of: how a rule reads as the switches stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Switches = Mapping[str, Any]
"""Every switch as plain data, as `Rules.switches` gives them."""
Args = dict[str, Any]
"""What a sentence needs: whole numbers, lists of ranks or faces, lists of pairs of such a name and a number."""
Reading = tuple[str, Args]
"""The variant word of a key, empty where the rule reads as the game's page has it, and the arguments."""
Reads = Callable[[Switches], Reading | None]
"""None: with these switches there is nothing to tell."""
Book = dict[str, Reads]

WORDS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}


def joined(*words: str) -> str:
    return "-".join(word for word in words if word)


def plain(switches: Switches) -> Reading:
    return "", {}


def unless(name: str, normal: object, word: str) -> Callable[[Switches], Reading]:
    """The page's sentence while the switch has its `normal` value, the variant `word` otherwise."""
    return lambda switches: ("" if switches[name] == normal else word, {})


def where(name: str, value: object, word: str = "") -> Reads:
    """Told where the switch has this value."""
    return lambda switches: (word, {}) if switches[name] == value else None


def provided(holds: Callable[[Switches], bool], read: Reads) -> Reads:
    """Told only where something holds."""
    return lambda switches: read(switches) if holds(switches) else None


def by_players(value: Any, *players: int) -> tuple[int, ...]:
    """The numbers of a switch that is given by number of players, 0 where it gives none."""
    return tuple(value.get(str(count), 0) if isinstance(value, Mapping) else value for count in players)


def played_with_jokers(switches: Switches) -> bool:
    jokers = switches["jokers"]
    return any(jokers.values()) if isinstance(jokers, Mapping) else bool(jokers)


def wild_ranks(switches: Switches) -> bool:
    """Whether the cards of some rank are wild."""
    return bool(switches["wild_indicator"] or switches["permanent_wilds"])


def played_with_wilds(switches: Switches) -> bool:
    return played_with_jokers(switches) or wild_ranks(switches)


def melds_score(switches: Switches) -> bool:
    """Whether what was melded counts (R5-32, R5-V32)."""
    return str(switches["scoring"]).startswith("melded")


def ace_place(switches: Switches) -> str:
    """Where the ace may stand in a run; without the lowest ranks it stands high only (R5-V1)."""
    return str(switches["ace_in_runs"]) if switches["lowest_rank"] == "2" else "high"


def pack_size(switches: Switches) -> int:
    """The cards of one pack, but for jokers (R5-V1)."""
    return 52 - 4 * (int(switches["lowest_rank"]) - 2)
