"""What a seat can tell about the cards it does not see, from the public history alone."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from rami.bots.ground import law_of
from rami.bots.hand import BIT, COLUMN, mask_of
from rami.cards import FACES, JOKER, ORDER, Card
from rami.events import Called, Dealt, Discarded, Drew, Reshuffled
from rami.melds import Recogniser
from rami.view import View

ALL = (1 << 52) - 1
CARDS: tuple[Card, ...] = (*FACES, JOKER)
"""What is told by place: each face, then the joker."""

SAME_RANK: tuple[int, ...] = tuple(COLUMN << place % 13 & ~(1 << place) for place in range(52))
"""By place of a face: the faces that make a set with it."""


class Neighbours(NamedTuple):
    """By place of a face, as masks: the next ones in a run, those after them, and all that can be in a short meld
    with it, a set included."""

    beside: tuple[int, ...]
    beside_but_one: tuple[int, ...]
    near: tuple[int, ...]


@lru_cache(maxsize=4)
def by_ace(low_ace: bool, high_ace: bool) -> Neighbours:
    """`low_ace`, `high_ace`: where an ace may stand in a run."""
    line = ([12] if low_ace else []) + [*range(12)] + ([12] if high_ace else [])
    apart = [[0] * 13 for _ in range(3)]
    for distance in (1, 2):
        for low, high in zip(line, line[distance:], strict=False):
            apart[distance][low] |= 1 << high
            apart[distance][high] |= 1 << low
    beside, but_one = (
        tuple(apart[distance][place % 13] << place // 13 * 13 for place in range(52)) for distance in (1, 2)
    )
    near = tuple(SAME_RANK[place] | beside[place] | but_one[place] for place in range(52))
    return Neighbours(beside, but_one, near)


def neighbours_in(melds: Recogniser) -> Neighbours:
    """The neighbours by the runs that the recogniser knows."""
    low, high = (melds.read(run, 0) is not None for run in (("AC", "2C", "3C"), ("QC", "KC", "AC")))
    return by_ace(low, high)


BESIDE, BESIDE_BUT_ONE, NEAR = by_ace(False, True)
"""As they are where the ace stands high."""

# How much likelier than any other unseen card one is to be in a hand, where it goes with a card its owner ...
_THREW = 0.4
_THREW_BUT_ONE = 0.75  # ... threw, two ranks apart in the suit
_LET_LIE = 0.6
_TOOK = 2.2
_JOKER = 1.5  # ... would never throw


class Memory(NamedTuple):
    """What is left to be found, and by seat what it took, threw, and let lie in favour of the stock (as masks).

    `copies`: by place, how many copies may be anywhere; `counts`: all cards of each hand; `known`: those of each hand
    that everyone knows; `shown`: what was dealt face up, which nobody chose (as masks, () where nothing was).
    """

    copies: tuple[int, ...]
    counts: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    thrown: tuple[int, ...]
    let_lie: tuple[int, ...]
    neighbours: Neighbours = by_ace(False, True)
    shown: tuple[int, ...] = ()

    @property
    def unseen(self) -> int:
        """The faces of which some copy may be anywhere."""
        return sum(1 << place for place in range(52) if self.copies[place])

    def expected(self, seat: int) -> list[float]:
        """By place, how many copies another seat holds on average."""
        share = self._shares(seat)
        expected = [share[place] * copies for place, copies in enumerate(self.copies)]
        for card in self.known[seat]:
            expected[ORDER[card]] += 1.0
        return expected

    def chances(self, seat: int) -> list[float]:
        """By place, the chance that another seat holds a copy at least: 1 where everyone knows."""
        share = self._shares(seat)
        chances = [
            share[place] if copies == 1 else 1 - (1 - share[place]) ** copies
            for place, copies in enumerate(self.copies)
        ]
        for card in self.known[seat]:
            chances[ORDER[card]] = 1.0
        return chances

    def odds(self, seat: int) -> list[float]:
        """By place, how likely a copy that may be anywhere is to be in the seat's hand, as against one like any other;
        0 where there is none."""
        threw, threw_but_one = self._partners(self.thrown[seat])
        let_lie, _ = self._partners(self.let_lie[seat] & ~self.thrown[seat])
        taken = mask_of(card for card in self.known[seat] if card != JOKER)
        took, _ = self._partners(taken & ~self.shown[seat] if self.shown else taken)
        weights = [0.0] * len(CARDS)
        for place, copies in enumerate(self.copies):
            if not copies:
                continue
            face = 1 << place
            weight = 1.0
            if face & threw:
                weight = _THREW
            elif face & threw_but_one:
                weight = _THREW_BUT_ONE
            if face & let_lie:
                weight *= _LET_LIE
            if face & took:
                weight *= _TOOK
            weights[place] = weight if face <= ALL else _JOKER
        return weights

    def _shares(self, seat: int) -> list[float]:
        """By place, the chance that a copy which may be anywhere is in the seat's hand."""
        weights = self.odds(seat)
        total = sum(weight * copies for weight, copies in zip(weights, self.copies, strict=True))
        if not total:
            return weights
        share = (self.counts[seat] - len(self.known[seat])) / total
        return [min(0.95, weight * share) for weight in weights]

    def _partners(self, mask: int) -> tuple[int, int]:
        """The faces beside these or of their rank, and those two ranks apart."""
        near = but_one = 0
        while mask:
            place = (mask & -mask).bit_length() - 1
            mask &= mask - 1
            near |= SAME_RANK[place] | self.neighbours.beside[place]
            but_one |= self.neighbours.beside_but_one[place]
        return near, but_one


def recall(view: View) -> Memory:
    """The memory of the view's seat."""
    law = law_of(view)
    thrown, let_lie = [0] * view.players, [0] * view.players
    shown: tuple[int, ...] = ()
    pile: list[Card] = []
    for event in view.history:
        match event:
            case Dealt(upcard=upcard, shown=cards):
                pile = [] if upcard is None else [upcard]
                shown = tuple(sum(map(_bit, dict.fromkeys(each))) for each in cards)
            case Drew(seat, "stock"):
                let_lie[seat] |= _bit(pile[-1]) if pile else 0
            case Drew(_, "discard", cards) | Called(_, cards):
                del pile[-len(cards) :]
            case Discarded(seat, card):
                pile.append(card)
                thrown[seat] |= _bit(card)
            case Reshuffled():
                del pile[:-1]
    seen = Counter(view.hand)
    seen.update(view.discard)
    seen.update(view.aside)
    for meld in view.melds:
        seen.update(meld.cards)
        seen.update(card for card, _ in meld.matches)
    for seat, cards in enumerate(view.known):
        if seat != view.seat:
            seen.update(cards)
    return Memory(
        tuple(max(0, law.plan.copies(card) - seen[card]) for card in CARDS),
        view.counts,
        view.known,
        tuple(thrown),
        tuple(let_lie),
        neighbours_in(law.melds),
        shown,
    )


def _bit(card: Card) -> int:
    """A joker, which has no partners, has no bit either."""
    return BIT.get(card, 0)
