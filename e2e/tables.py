"""A table of each family in the middle of a round, to be looked at: melds, and wilds where there are some."""

from collections.abc import Callable
from typing import Any

from position import match

from rami.table import Table

SEATS = ("you", None), ("hard", None), ("normal", None), ("easy", None)
CARDVERSE: dict[str, Any] = {
    "dealer": 3,
    "phase": "play",
    "hands": [
        ["2D", "5C", "5S", "7S", "9H", "9C", "QD", "KS", "KC", "AD"],
        ["3S", "4S", "6S", "8S", "TD", "KH"],
        ["2C", "3C", "7D", "8D", "TC", "JD", "KD", "AC"],
        ["3D", "4D", "6D", "9S"],
    ],
    "discard": ["2S", "6C", "8C", "TH"],
    "melds": [
        {"cards": ["QC", "QH", "QS"], "owner": 1},
        {"cards": ["4H", "5H", "6H", "7H"], "owner": 2},
        {"cards": ["JC", "JH", "JS"], "owner": 3},
    ],
}
RAMI: dict[str, Any] = {
    "dealer": 3,
    "phase": "play",
    "hands": [
        ["7H", "8H", "9H", "TH", "5D", "6D", "7D", "QC", "2S", "4S", "9S", "JD", "AH", "*"],
        ["3D", "5S", "9D", "TD", "KS", "6H", "2C"],
        ["AC", "3C", "6C", "7C", "8C", "9C"],
        ["2D", "4D", "8D", "JS", "QS"],
    ],
    "discard": ["5C", "3S", "4H"],
    "melds": [
        {"cards": ["JC", "*=QC", "KC"], "owner": 1},
        {"cards": ["8C", "8D", "8S"], "owner": 1},
        {"cards": ["2H", "3H", "4H", "5H", "6H", "7H", "8H"], "owner": 2},
        {"cards": ["KC", "KD", "KH", "KS"], "owner": 3},
        {"cards": ["4S", "5S", "*=6S", "7S"], "owner": 2},
        {"cards": ["AC", "AD", "AS", "*"], "owner": 3},
    ],
}
RUMMY: dict[str, Any] = {
    "dealer": 3,
    "phase": "draw",
    "wild_rank": "3",
    "hands": [
        ["2C", "4C", "6C", "8C", "TC", "QC", "AC", "5D", "7D", "9D", "JD", "3H"],
        ["2D", "4D"],
        ["KC", "KD"],
        ["6H", "8H", "TH"],
    ],
    "discard": "9C 7C JC 5C QD KS 5H 7H 9H JH QH 6D 8D TD KH AD 2H 4H AH 3C".split(),
    "melds": [
        {"cards": ["6S", "7S", "8S", "9S"], "owner": 1},
        {"cards": ["AS", "2S", "3D=3S", "4S"], "owner": 0},
        {"cards": ["TS", "JS", "QS"], "owner": 2},
    ],
}


def cardverse() -> Table:
    return match(CARDVERSE, *SEATS, preset="cardverse", sheet=((0, 12, 21, 8), (11, 0, 9, 30)))


def rami51() -> Table:
    return match(RAMI, *SEATS, preset="rami51", sheet=((0, 31, 77, 24), (86, 0, 12, 40)))


def rummy5000() -> Table:
    return match(RUMMY, *SEATS, preset="rummy5000", sheet=((310, 125, -40, 205), (155, 340, 90, 20)))


TABLES: dict[str, Callable[[], Table]] = {"cardverse": cardverse, "rami51": rami51, "rummy5000": rummy5000}
