"""The first version of the normal level (CV-26), kept because things were measured against it: see `rami.bots`."""

from __future__ import annotations

from operator import mul
from random import Random

from rami.actions import Action, Discard, Draw
from rami.bots import normal_2
from rami.bots.easy import lay_down
from rami.bots.ground import law_of, lay_off_table, may_reshuffle, takes
from rami.bots.hand import BIT, mask_of
from rami.bots.memory import Memory, recall
from rami.bots.world import Left, World, bits, counting_solver
from rami.cards import FACES, Card, without
from rami.view import View

# What one of these is worth, in points left over.
_CARD = 20.0  # a card fewer to get rid of
_LIVE = 3.0  # an unseen card that would get rid of one more
_GIFT = 10.0  # a discard that the next seat can use for certain


def act(view: View, rng: Random, budget: int) -> Action:
    """Where there are jokers, which it does not know, it plays as the second version."""
    if law_of(view).plan.jokers:
        return normal_2.act(view, rng, budget)
    if view.options.draws:
        return _draw(view)
    return lay_down(view) or Discard(_best_discard(view))


def _draw(view: View) -> Action:
    """The discard if some of it is melded or laid off; of deep takes the one that leaves the fewest cards over."""
    world, memory = _known(view)
    best: Action = Draw("stock")
    if not view.stock_count and not may_reshuffle(view):
        return _take_lower(view, memory) or best
    least = _left(world, view.hand)
    for draw in takes(view):
        left = _left(world, view.hand + view.discard[-draw.count :])
        if left <= least:
            best, least = draw, left
    return best


def _take_lower(view: View, memory: Memory) -> Action | None:
    """Instead of asking an empty stock, by which the lowest hand wins: a card that makes a hand that loses lower."""
    values = law_of(view).values
    own = values.hand(view.hand)
    others = (memory.chances(seat) for seat in range(view.players) if seat != view.seat)
    if own <= min(sum(map(mul, chances, map(values.of.__getitem__, FACES))) for chances in others):
        return None
    highest = max(map(values.of.__getitem__, view.hand))
    tops = (draw for draw in takes(view) if draw.count == 1)
    return next((draw for draw in tops if values.of[view.discard[-1]] < highest), None)


def _known(view: View) -> tuple[World, Memory]:
    """The table as the seat meets it, and where the cards may be."""
    law = law_of(view)
    memory = recall(view)
    melds = tuple(mask_of(meld.cards) for meld in lay_off_table(view))
    return World(counting_solver(law), melds, memory.unseen), memory


def _left(world: World, cards: tuple[Card, ...]) -> Left:
    """The cards and points left over; a second copy of a face is always left."""
    hand = mask_of(cards)
    left = world.left(hand)
    return Left(left.cards + len(cards) - hand.bit_count(), left.points)


def _best_discard(view: View) -> Card:
    law = law_of(view)
    world, memory = _known(view)
    chances = memory.chances(law.plan.after[view.seat])

    def score(face: Card) -> tuple[float, int]:
        rest = without(view.hand, (face,)) or ()
        left = _left(world, rest)
        burden = _CARD * left.cards + left.points - _LIVE * _hope(world, mask_of(rest))
        gift = 1.0 if BIT[face] & world.first else min(1.0, world.melded(BIT[face], chances))
        return round(burden + _GIFT * gift, 6), BIT[face]  # the last digits differ from one Python to another

    return min(view.options.discards, key=score)


def _hope(world: World, hand: int) -> int:
    """How many unseen cards would get the hand further, counting those twice that complete a meld."""
    now = world.left(hand).cards
    hope = 0
    for face in bits(world.helpful(hand)):
        after = world.left(hand | face).cards
        if after <= now:
            hope += 1 if after == now else 2
    return hope
