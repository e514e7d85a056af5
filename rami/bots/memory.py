"""What a seat can tell about the cards it does not see, from the public history alone."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from rami.bots.hand import BIT, COLUMN, mask_of
from rami.cards import FACES
from rami.events import Dealt, Discarded, Drew, Reshuffled
from rami.view import View

ALL = (1 << 52) - 1

SAME_RANK: tuple[int, ...] = tuple(COLUMN << place % 13 & ~(1 << place) for place in range(52))
"""By place of a face: the faces that make a set with it."""


def _beside(distance: int) -> tuple[int, ...]:
    return tuple(
        sum(1 << 13 * (place // 13) + rank for rank in (place % 13 - distance, place % 13 + distance) if 0 <= rank < 13)
        for place in range(52)
    )


BESIDE: tuple[int, ...] = _beside(1)
"""By place of a face: its neighbours in a run, the ace standing high."""
BESIDE_BUT_ONE: tuple[int, ...] = _beside(2)
NEAR: tuple[int, ...] = tuple(map(int.__or__, SAME_RANK, map(int.__or__, BESIDE, BESIDE_BUT_ONE)))
"""By place of a face: all faces that can be in a short meld with it."""

# How much likelier than any other unseen card one is to be in a hand, where it goes with a card its owner ...
_THREW = 0.4
_THREW_BUT_ONE = 0.75  # ... threw, two ranks apart in the suit
_LET_LIE = 0.6
_TOOK = 2.2


class Memory(NamedTuple):
    """Masks: the faces not seen yet, and by seat what it took, threw, and let lie in favour of the stock.

    `unseen`: faces of which some copy may be anywhere; `counts`: all cards of a hand; `taken`: those everyone knows.
    """

    unseen: int
    counts: tuple[int, ...]
    taken: tuple[int, ...]
    thrown: tuple[int, ...]
    let_lie: tuple[int, ...]

    def chances(self, seat: int) -> list[float]:
        """For each face, the chance that another seat holds it: 1 where everyone knows."""
        threw, threw_but_one = _partners(self.thrown[seat])
        let_lie, _ = _partners(self.let_lie[seat] & ~self.thrown[seat])
        took, _ = _partners(self.taken[seat])
        places, weights = [], []
        rest = self.unseen
        while rest:
            face = rest & -rest
            rest ^= face
            weight = 1.0
            if face & threw:
                weight = _THREW
            elif face & threw_but_one:
                weight = _THREW_BUT_ONE
            if face & let_lie:
                weight *= _LET_LIE
            if face & took:
                weight *= _TOOK
            places.append(face.bit_length() - 1)
            weights.append(weight)
        chances = [0.0] * 52
        if weights:
            share = (self.counts[seat] - self.taken[seat].bit_count()) / sum(weights)
            for place, weight in zip(places, weights, strict=True):
                chances[place] = min(0.95, weight * share)
        for place in range(52):
            if self.taken[seat] >> place & 1:
                chances[place] = 1.0
        return chances


def recall(view: View, copies: int) -> Memory:
    """The memory of the view's seat, in a game with so many copies of each face."""
    thrown, let_lie = [0] * view.players, [0] * view.players
    pile: list[int] = []
    for event in view.history:
        match event:
            case Dealt(upcard=upcard):
                pile = [BIT[upcard]]
            case Drew(seat, "stock"):
                let_lie[seat] |= pile[-1] if pile else 0
            case Drew(cards=cards):
                del pile[len(pile) - len(cards) :]
            case Discarded(seat, card):
                pile.append(BIT[card])
                thrown[seat] |= BIT[card]
            case Reshuffled():
                del pile[:-1]
    seen = Counter(view.hand)
    seen.update(view.discard)
    seen.update(slot.card for meld in view.melds for slot in meld.slots)
    for seat, cards in enumerate(view.known):
        if seat != view.seat:
            seen.update(cards)
    return Memory(
        mask_of(face for face in FACES if seen[face] < copies),
        view.counts,
        tuple(map(mask_of, view.known)),
        tuple(thrown),
        tuple(let_lie),
    )


def _partners(mask: int) -> tuple[int, int]:
    """The faces beside these or of their rank, and those two ranks apart."""
    near = but_one = 0
    while mask:
        place = (mask & -mask).bit_length() - 1
        mask &= mask - 1
        near |= SAME_RANK[place] | BESIDE[place]
        but_one |= BESIDE_BUT_ONE[place]
    return near, but_one
