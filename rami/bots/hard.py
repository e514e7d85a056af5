"""The hard level (CV-27): remembers what was public, and weighs every way to end its turn.

For each way to lay (keep all, or lay all down) and each card it may throw, the outlook judges what is left, with the
cards still live and the chances of what the others hold. What goes out at once, goes out. So it is with one pack and no
jokers; with twins or jokers about, `deep` plays, and where melds score or ranks are wild, `foresight`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import NamedTuple

from rami.actions import Action, Discard, Draw, LayMelds
from rami.bots import deep, foresight, points
from rami.bots.easy import lay_down
from rami.bots.ground import law_of, lay_off_table, may_reshuffle, must_open, takes
from rami.bots.hand import BIT, mask_of
from rami.bots.memory import ALL, recall
from rami.bots.outlook import Outlook, Rivals, rivals
from rami.bots.world import CARD, World, bits, counting_solver
from rami.cards import FACES
from rami.view import View

_WIN = 6.0
"""What winning the round is worth beside its points, in tens of points."""

_DIGITS = 6
"""What is worth the same but for the last digits is worth the same: they differ from one Python to another."""

_DOUBT = 8.0
"""Points by which the others' hands may well differ from what is expected of them."""


def act(view: View, rng: Random, budget: int) -> Action:
    if points.plays(view) or view.options.may_pass or view.options.choices:
        return foresight.act(view, rng, budget)
    plan = law_of(view).plan
    if plan.packs > 1 or plan.jokers:
        return deep.act(view, budget)
    mind = mind_of(view, budget)
    return _draw(view, mind) if view.options.draws else _play(view, mind)


class Choice(NamedTuple):
    """A way to end the turn: lay `laid` (0: keep all), then throw `discard` (0: nothing is left)."""

    worth: float
    discard: int
    laid: int


class Mind:
    """Weighs what a seat can do with its hand, in masks.

    `ending`: no card of the stock will come any more; `budget`: hands judged for one way to lay, at most.
    """

    def __init__(
        self,
        world: World,
        rivals: Rivals,
        values: Sequence[int],
        *,
        out_by_melding: bool = True,
        ending: bool = False,
        budget: int = 52,
    ) -> None:
        self.world = world
        self.rivals = rivals
        self.values = values
        self.out_by_melding = out_by_melding
        self.ending = ending
        self.budget = budget

    def best(self, hand: int, discards: int) -> Choice:
        """The best way to end the turn with this hand, one of the `discards` going last."""
        done = self.finish(hand)
        if done is not None:
            return done
        laid_world, kept = self.world.all_laid(hand)
        plans = [(self.world, hand)] if kept == hand else [(self.world, hand), (laid_world, kept)]
        choices = []
        for world, rest in plans:
            outlook = Outlook(world, self.rivals, self.values)
            loose = sorted((world.weigh(rest ^ face), face) for face in bits(rest & discards))
            choices += [
                Choice(self.worth(outlook, rest ^ face, face), face, hand & ~rest)
                for left, face in loose[: self.budget]
                if left // CARD == loose[0][0] // CARD
            ]
        return max(choices)

    def finish(self, hand: int) -> Choice | None:
        """How the hand goes out in this turn, if it does."""
        worth = _WIN + sum(self.rivals.points) / 10
        for face in sorted(bits(hand), key=lambda face: -self.values[face.bit_length() - 1]):
            if self.world.weigh(hand ^ face) == 0:
                return Choice(worth, face, hand ^ face)
        if self.out_by_melding and self.world.weigh(hand) == 0:
            return Choice(worth, 0, hand)
        return None

    def worth(self, outlook: Outlook, hand: int, discard: int) -> float:
        if self.ending:
            return self.worth_of_end(hand)
        prospect = outlook.judge(hand, discard)
        return round(_WIN * prospect.wins + prospect.points, _DIGITS)

    def worth_of_end(self, hand: int) -> float:
        """What it is worth that the round ends now, the lowest hand winning (CV-22)."""
        points = sum(self.values[face.bit_length() - 1] for face in bits(hand))
        wins = 1.0
        for theirs in self.rivals.points:
            wins /= 1 + exp((points - theirs) / _DOUBT)
        return round(wins * (_WIN + sum(self.rivals.points) / 10) - (1 - wins) * points / 10, _DIGITS)


def mind_of(view: View, budget: int) -> Mind:
    """All that a view tells, ready for weighing."""
    law = law_of(view)
    values = [law.values.of[face] for face in FACES]
    memory = recall(view)
    seats, seat = [], law.plan.next_seat(view.seat, view.eliminated)
    while seat != view.seat:
        seats.append(seat)
        seat = law.plan.next_seat(seat, view.eliminated)
    melds = tuple(mask_of(meld.cards) for meld in lay_off_table(view))
    return Mind(
        World(counting_solver(law), melds, memory.unseen),
        rivals(memory, seats, values, view.stock_count, view.turn_number),
        values,
        out_by_melding=law.endings.may_meld_all,
        ending=not view.stock_count and not may_reshuffle(view),
        budget=max(1, budget // 2),
    )


def _draw(view: View, mind: Mind) -> Action:
    """The take that leaves the fewest cards over, if they are no more than without it; else the stock.

    What does not get the hand further stays on the pile: taking it would only tell the others, and two seats that do so
    pass one card back and forth. Where asking the stock ends the round, a take is weighed against that.
    """
    hand = mask_of(view.hand)
    best: Action = Draw("stock")
    worth = mind.worth_of_end(hand)
    fewest = mind.world.weigh(hand) // CARD
    for take in takes(view):
        cards = view.discard[-take.count :]
        together = hand | mask_of(cards)
        if mind.ending:
            then = mind.best(together, ALL).worth
            if then > worth:
                best, worth = take, then
        else:
            twins = len(view.hand) + len(cards) - together.bit_count()
            left = mind.world.weigh(together) // CARD + twins
            if left <= fewest:
                best, fewest = take, left - 1
    return best


def _play(view: View, mind: Mind) -> Action:
    hand, discards = mask_of(view.hand), mask_of(view.options.discards)
    action = None
    if must_open(view) or not discards:
        action = lay_down(view)
    if action is not None:
        return action
    choice = mind.best(hand, discards)
    return (None if must_open(view) else _lay(view, mind, choice.laid)) or _throw(view, choice.discard)


def _lay(view: View, mind: Mind, cards: int) -> Action | None:
    """One of the actions that put these cards on the table."""
    if not cards:
        return None
    off = mind.world.laid_off(cards)
    for meld in mind.world.solver.arrange(cards & ~off).melds:
        if meld in view.options.melds:
            return LayMelds((meld,))
    fitting = [lay for lay in view.options.lay_offs if not mask_of(lay.cards) & ~off]
    return max(fitting, key=lambda lay: len(lay.cards), default=None)


def _throw(view: View, face: int) -> Discard:
    """The discard, if it may go; else the last that may."""
    discards = view.options.discards
    return Discard(next((card for card in discards if BIT[card] == face), discards[-1]))
