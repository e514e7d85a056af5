"""What guards judge by: the compiled rules of a table, and one attempted action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rami.actions import Action
from rami.cards import Card
from rami.deal import Plan
from rami.endings import Endings
from rami.melds import Meld, Recogniser
from rami.round import Bar, Debt, Round
from rami.rules import CODES, Rules
from rami.scoring import Values


class Law:
    """The rules of a table, compiled: what every guard, effect and option is a function of."""

    __slots__ = ("endings", "incur", "lay_off_unopened", "melds", "minimum", "plan", "take_depth", "values")

    def __init__(
        self,
        plan: Plan,
        melds: Recogniser,
        values: Values,
        endings: Endings,
        *,
        minimum: int,
        lay_off_unopened: bool,
        take_depth: int | None,
        incur: Callable[[tuple[Card, ...]], tuple[tuple[Debt, ...], tuple[Bar, ...]]] | None,
    ) -> None:
        self.plan = plan
        self.melds = melds
        self.values = values
        self.endings = endings
        self.minimum = minimum
        """Points a seat's first melds must be worth."""
        self.lay_off_unopened = lay_off_unopened
        """Whether a seat without a meld of its own may lay off."""
        self.take_depth = take_depth
        """Cards of the discard pile that may be taken at once; None: any number."""
        self.incur = incur
        """The debts and bars that come with cards taken from the discard pile; None: never any."""


class Turn:
    """One action that a seat attempts, and what the guards have found out about it."""

    __slots__ = ("hand", "laid", "law", "rest", "round", "seat")

    def __init__(self, law: Law, round: Round, seat: int) -> None:
        self.law = law
        self.round = round
        self.seat = seat
        self.hand = round.hands[seat]
        self.rest: tuple[Card, ...] | None = None
        """The hand less the cards of the action; None if it does not hold them."""
        self.laid: tuple[Meld, ...] = ()
        """The new melds, or the one meld as extended."""


class Fault(NamedTuple):
    """What a guard finds: values for the sentence, and a code or numbers where they are not the guard's own."""

    values: dict[str, Any]
    code: str | None = None
    cites: str | None = None


Check = Callable[[Turn, Any], Fault | None]


class Guard(NamedTuple):
    """One thing that may be wrong with an action."""

    check: Check
    action: type[Action]
    code: str
    cites: str
    applies: Callable[[Rules], bool]


GUARDS: list[Guard] = []


def guard(
    action: type[Action], code: str, *, cites: str, when: Callable[[Rules], bool] = lambda rules: True
) -> Callable[[Check], Check]:
    """Registers a check of an action, for the rules `when` says so. Guards run in the order of CODES."""

    def register(check: Check) -> Check:
        GUARDS.append(Guard(check, action, code, cites, when))
        return check

    return register


def guards_for(rules: Rules) -> dict[type[Action], tuple[Guard, ...]]:
    """By action, the guards that apply under these rules, in the order in which their codes are given."""
    chosen = sorted((each for each in GUARDS if each.applies(rules)), key=lambda each: CODES.index(each.code))
    return {
        action: tuple(each for each in chosen if each.action is action) for action in {each.action for each in chosen}
    }
