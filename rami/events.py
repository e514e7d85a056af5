"""What happened, with everything in it, and what each seat may know of it.

An event is secret until its `for_seat` says otherwise: a new type of event shows nothing before somebody has
written down what is public of it.
"""

from __future__ import annotations

from typing import NamedTuple

from rami.cards import Card
from rami.melds import Meld


class Dealt(NamedTuple):
    """A hand for each seat, as dealt; `upcard` starts the discard pile, unless the dealer does so by discarding.

    `shown`: by seat, the cards of its hand that were dealt face up (R5-3), none where none were. `wild_rank`: of this
    round. `aside`: cards that only showed it and take no part in the play (R5-V14).
    """

    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    upcard: Card | None
    shown: tuple[tuple[Card, ...], ...] = ()
    wild_rank: str | None = None
    aside: tuple[Card, ...] = ()

    def for_seat(self, seat: int) -> Dealt:
        """Only the seat's own hand; the others' are empty."""
        return self._replace(hands=tuple(hand if owner == seat else () for owner, hand in enumerate(self.hands)))


class Drew(NamedTuple):
    """Cards came into a hand; `cards` runs from the lowest of the pile to its top."""

    seat: int
    source: str
    cards: tuple[Card, ...]

    def for_seat(self, seat: int) -> Drew:
        """A card of the stock is seen by the seat that drew it only: the others get no `cards`."""
        return self if self.source == "discard" or self.seat == seat else self._replace(cards=())


class Reshuffled(NamedTuple):
    """The discard pile but its top card became the stock, of `count` cards."""

    count: int  # type: ignore[assignment]  # the field's name is the rules' word, not tuple.count

    def for_seat(self, seat: int) -> Reshuffled:
        return self


class Melded(NamedTuple):
    """New melds, the first of them at place `first` of the table."""

    seat: int
    melds: tuple[Meld, ...]
    first: int

    def for_seat(self, seat: int) -> Melded:
        return self


class LaidOff(NamedTuple):
    seat: int
    cards: tuple[Card, ...]
    on: int

    def for_seat(self, seat: int) -> LaidOff:
        return self


class Reclaimed(NamedTuple):
    """Real `cards` took the place of the `wilds` of a meld, which went into the hand."""

    seat: int
    cards: tuple[Card, ...]
    on: int
    wilds: tuple[Card, ...]

    def for_seat(self, seat: int) -> Reclaimed:
        return self


class Matched(NamedTuple):
    """The real `card` was melded for a wild that stands for it in the meld `on` (R5-19)."""

    seat: int
    card: Card
    on: int

    def for_seat(self, seat: int) -> Matched:
        return self


class Discarded(NamedTuple):
    seat: int
    card: Card

    def for_seat(self, seat: int) -> Discarded:
        return self


class Called(NamedTuple):
    """A seat called rummy and took `taken` off the pile, lowest first.

    `cards`, of these and of its hand, went to the meld `on`, which is a `new` one or was there.
    """

    seat: int
    taken: tuple[Card, ...]
    cards: tuple[Card, ...]
    on: int
    new: bool

    def for_seat(self, seat: int) -> Called:
        return self


class Passed(NamedTuple):
    """A seat let a call go by."""

    seat: int

    def for_seat(self, seat: int) -> Passed:
        return self


class Floated(NamedTuple):
    """A seat has melded its last card, and floats (R5-25)."""

    seat: int

    def for_seat(self, seat: int) -> Floated:
        return self


class WentOut(NamedTuple):
    """A seat is out, and the others have their first turn before the round ends (R5-V31)."""

    seat: int

    def for_seat(self, seat: int) -> WentOut:
        return self


class Chose(NamedTuple):
    """A seat chose to be dealt `cards` in all, its up-card among them (R5-V9)."""

    seat: int
    cards: int

    def for_seat(self, seat: int) -> Chose:
        return self


class RoundEnded(NamedTuple):
    """`scores` are what this round added; the `hands` left are laid open."""

    end: str
    winner: int | None
    scores: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]

    def for_seat(self, seat: int) -> RoundEnded:
        return self


Event = (
    Dealt
    | Drew
    | Reshuffled
    | Melded
    | LaidOff
    | Reclaimed
    | Matched
    | Discarded
    | Called
    | Passed
    | Floated
    | WentOut
    | Chose
    | RoundEnded
)
