"""First games to learn by: a stacked pack, and what every seat does, act by act.

A lesson is a script that the engine plays: how the table stands follows from how many of its acts are done. Who learns
does those that have words; any other legal act is held back, and what is not legal is refused as in any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple

from rami import actions
from rami.actions import Action, Draw
from rami.cards import Card
from rami.game import Game
from rami.match import Match
from rami.rules import rules_from
from rami.table import Seat, Table

LEARNER = 0
"""The seat of who learns; the last seat deals."""


class Step(NamedTuple):
    """An act of the script; `says` names the words of one that is taught."""

    seat: int
    act: Action
    says: str | None


class Lesson:
    def __init__(self, plain: Mapping[str, Any]) -> None:
        self.seats = tuple(Seat("easy" if seat else "you") for seat in range(len(plain["hands"])))
        self.game = Game(rules_from({"preset": plain["preset"]}), len(self.seats))
        self.pack = _stacked(self.game, plain)
        self.steps = tuple(
            Step(seat, actions.parse(act), says[0] if says else None) for seat, act, *says in plain["steps"]
        )

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The table as it is dealt, after one act, and so on to all of them."""
        match = Match(self.game, self.game.deal("", len(self.seats) - 1, pack=self.pack))
        found = [Table(self.seats, "", match, number=1, news=match.round.history)]
        for step in self.steps:
            found.append(found[-1].act(step.seat, step.act, found[-1].number))
        return tuple(found)

    @property
    def turns(self) -> int:
        """How many the learner has."""
        return self.turn(len(self.steps))

    def turn(self, at: int) -> int:
        """Which of the learner's turns it is after so many acts, from 1 on; between two of them the one before."""
        return sum(step.seat == LEARNER and isinstance(step.act, Draw) for step in self.steps[: at + 1])

    def held(self, at: int, action: Action) -> bool:
        """Whether this act of the learner's leads elsewhere than the one that is taught; raises `Refused`."""
        table = self.tables[at]
        after, taught = table.act(LEARNER, action, table.number).round, self.tables[at + 1].round
        return after._replace(history=()) != taught._replace(history=())


def _stacked(game: Game, plain: Mapping[str, Any]) -> tuple[Card, ...]:
    """The pack that deals these hands, begins the pile so, and is drawn in this order."""
    hands = [hand.split() for hand in plain["hands"]]
    one_by_one = game.law.plan.hand_size is not None
    dealt = chain.from_iterable(zip(*hands, strict=True) if one_by_one else hands)
    top = [*dealt, *plain["pile"].split(), *plain["stock"].split()]
    rest = list(game.law.plan.pack)
    for card in top:
        rest.remove(card)
    return (*top, *rest)


_made: dict[str, Lesson] = {}


def lesson(name: str) -> Lesson:
    """Raises `KeyError` where there is none of this name."""
    if name not in _made:
        _made[name] = Lesson(LESSONS[name])
    return _made[name]


LESSONS: dict[str, dict[str, Any]] = {
    "cardverse": {
        "preset": "cardverse",
        "hands": ("5H 6H QS QD 9C 3D KC", "3S 3C TD JC 6S 2H KD"),
        "pile": "7C",
        "stock": "8S 5D 7H 4S 8H 3H 9S QH",
        "steps": (
            (0, {"draw": "stock"}, "draw"),
            (0, {"discard": "KC"}, "discard"),
            (1, {"draw": "stock"}),
            (1, {"discard": "KD"}),
            (0, {"draw": "stock"}, "draw-again"),
            (0, {"meld": [["5H", "6H", "7H"]]}, "meld"),
            (0, {"discard": "9C"}, "discard-again"),
            (1, {"draw": "stock"}),
            (1, {"discard": "JC"}),
            (0, {"draw": "stock"}, "draw-more"),
            (0, {"lay_off": ["8H"], "on": 0}, "add"),
            (0, {"discard": "8S"}, "discard-lone"),
            (1, {"draw": "stock"}),
            (1, {"meld": [["3S", "3C", "3H"]]}),
            (1, {"discard": "TD"}),
            (0, {"draw": "stock"}, "draw-fourth"),
            (0, {"lay_off": ["3D"], "on": 1}, "add-theirs"),
            (0, {"discard": "9S"}, "discard-pair"),
            (1, {"draw": "stock"}),
            (1, {"discard": "QH"}),
            (0, {"draw": "discard"}, "take"),
            (0, {"meld": [["QS", "QD", "QH"]]}, "out"),
        ),
    },
    "rami51": {
        "preset": "rami51",
        "hands": ("JH QH 8S 8D * 4C 5C 5S TC KC 2S 3D 7H", "QS QD 8H 9H * 6D 6D 6S JS JC 7C 7D AC"),
        "pile": "3S",
        "stock": "2H 4H TH QC 9S 2D KD QH",
        "steps": (
            (0, {"draw": "stock"}, "draw"),
            (0, {"discard": "KC"}, "discard"),
            (1, {"draw": "stock"}),
            (1, {"discard": "AC"}),
            (0, {"draw": "stock"}, "draw-again"),
            (0, {"meld": [["TH", "JH", "QH"], ["8S", "8D", "*"]]}, "open"),
            (0, {"discard": "TC"}, "discard-again"),
            (1, {"draw": "stock"}),
            (1, {"meld": [["QS", "QD", "QC"], ["*", "8H", "9H"]]}),
            (1, {"discard": "4H"}),
            (0, {"draw": "stock"}, "draw-more"),
            (0, {"reclaim": "7H", "from": 3}, "reclaim"),
            (0, {"meld": [["*", "4C", "5C"]]}, "replay"),
            (0, {"discard": "9S"}, "discard-lone"),
            (1, {"draw": "stock"}),
            (1, {"discard": "2D"}),
            (0, {"draw": "discard"}, "take"),
            (0, {"meld": [["2S", "2H", "2D"]]}, "meld"),
            (0, {"discard": "5S"}, "discard-other"),
            (1, {"draw": "stock"}),
            (1, {"discard": "KD"}),
            (0, {"draw": "stock"}, "draw-last"),
            (0, {"lay_off": ["QH"], "on": 2}, "add"),
            (0, {"discard": "3D"}, "out"),
        ),
    },
    "rummy5000": {
        "preset": "rummy5000",
        "hands": ("5S 8C QS QH 9D KD", "4S 6D 7D 2S TC"),
        "pile": "9C",
        "stock": "7C 3H 5H 4H",
        "steps": (
            (0, {"draw": "stock"}, "draw"),
            (0, {"discard": "KD"}, "discard"),
            (1, {"draw": "stock"}),
            (1, {"meld": [["6D", "7D", "4S=8D"]]}),
            (1, {"discard": "3H"}),
            (0, {"draw": "discard", "count": 3}, "take"),
            (0, {"meld": [["7C", "8C", "9C"]]}, "meld"),
            (0, {"lay_off": ["9D"], "on": 0}, "add"),
            (0, {"discard": "3H"}, "discard-again"),
            (1, {"draw": "stock"}),
            (1, {"discard": "TC"}),
            (0, {"call": {"on": 1}}, "call"),
            (0, {"discard": "KD"}, "discard-call"),
            (0, {"draw": "stock"}, "draw-wild"),
            (0, {"meld": [["QS", "QH", "4H"]]}, "wild"),
            (0, {"discard": "5S"}, "out"),
        ),
    },
}
"""By name: the game, hands by seat, the first card of the pile, what is drawn after it, and the script."""
