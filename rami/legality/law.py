"""What guards judge by: the compiled rules of a table, and one attempted action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from rami.actions import Action
from rami.cards import Card
from rami.deal import Plan
from rami.endings import Endings
from rami.melds import Meld, Recogniser
from rami.round import Bar, Debt, Round
from rami.rules import CODES, Rules
from rami.scoring import Values

Cards = tuple[Card, ...]
"""Cards, of a meld or a lay-off a wild perhaps with its place."""

Dues = tuple[tuple[Debt, ...], tuple[Bar, ...]]


class OpeningTerms(NamedTuple):
    """What a seat's first melds of a round must be, and what they allow."""

    minimum: int
    """Points they must be worth together (RA-8)."""
    ladder: bool
    """Each opening must be worth more than the one before it (RA-H19)."""
    clean_run: bool
    """A run without a wild must be among them (RA-H2)."""
    waived: bool
    """They need none of this when they leave no card, or one to discard (RA-H22)."""

    def needed(self, highest: int) -> int:
        """Points needed now that the highest opening of the round was worth so many, 0 for none."""
        return max(self.minimum, highest + 1) if self.ladder and highest else self.minimum


@dataclass(frozen=True, slots=True, eq=False)
class Law:
    """The rules of a table, compiled: what every guard, effect and option is a function of."""

    plan: Plan
    wilds: frozenset[Card]
    """The cards that are wild in this round."""
    melds: Recogniser
    values: Values
    endings: Endings
    opening: OpeningTerms
    lay_off_unopened: bool
    """Whether a seat without a meld of its own may lay off."""
    lay_off_fresh: bool
    """Whether a seat may lay off in the turn in which it opened (RA-H14)."""
    take_depth: int | None
    """Cards of the discard pile that may be taken at once; None: any number."""
    take_from_turn: int
    """Which of its own turns of the round is the first in which a seat may take from the pile (RA-H25)."""
    incur: Callable[[Cards, Cards, bool], Dues] | None
    """The debts and bars that come with cards taken from the discard pile, of the hand before, and whether the seat has
    opened. None: never any.
    """
    now_or_never: bool
    """Whether a card of the stock must be melded or discarded in the same turn (R5-V23)."""
    calls: str
    """Which discards may be called: `off` for none, those that a `lay_off` fits, or cards of the whole `pile`."""
    last_is_unplayable: bool
    """Whether a last card that can be laid off may not be discarded (R5-24)."""
    matches: bool
    """Whether the real card of a wild may be melded beside it (R5-19)."""
    reclaims: bool
    """Whether wilds can be won back from melds (RA-19)."""
    replay: bool
    """Whether a reclaimed wild must be played again in the same turn if it can be (RA-20) ..."""
    replay_in_new_meld: bool
    """... and may only go into a new meld (RA-H23)."""
    keep_wilds: bool
    """Whether a wild may be discarded only where the turn has no other legal end (RA-H16)."""


class Standing(NamedTuple):
    """What the rest of a turn depends on, the seat having drawn or called.

    Fields that `Round` has too mean the same.
    """

    seat: int
    hand: tuple[Card, ...]
    melds: tuple[Meld, ...]
    opened: bool
    opened_this_turn: bool
    opening_value: int
    reclaimed: int
    debts: tuple[Debt, ...]
    bars: tuple[Bar, ...]
    floated: bool = False
    caller: bool = False


def standing(round: Round, seat: int) -> Standing:
    """How the seat to act stands now."""
    return Standing(
        seat,
        round.hands[seat],
        round.melds,
        seat in round.opened,
        round.opened_this_turn,
        round.opening_value,
        round.reclaimed,
        round.debts,
        round.bars,
        round.floated,
        round.caller,
    )


class Called(NamedTuple):
    """What a call does with the cards of the pile and of the hand (R5-21, R5-V26)."""

    taken: Cards
    """Off the pile, lowest first."""
    cards: Cards
    """Of hand and taken ones, those that are melded; a wild perhaps with its place."""
    now: Standing
    """How the caller stands with the taken cards in its hand."""


class Turn:
    """One action that a seat attempts, and what the guards have found out about it."""

    __slots__ = ("_now", "after", "called", "hand", "law", "rest", "round", "seat")

    after: Standing
    """How the seat will stand: set by the guards of what puts cards on the table, once the cards fit."""

    def __init__(self, law: Law, round: Round, seat: int) -> None:
        self.law = law
        self.round = round
        self.seat = seat
        self.hand = round.hands[seat]
        self.rest: tuple[Card, ...] | None = None
        """The hand less the cards of the action; None if it does not hold them."""
        self.called: Called | None = None
        """What a call does, once it is known."""
        self._now: Standing | None = None

    @property
    def now(self) -> Standing:
        """How the seat stands."""
        if self._now is None:
            self._now = standing(self.round, self.seat)
        return self._now


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
