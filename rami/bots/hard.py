"""The hard level (CV-27): remembers what was public, and weighs every way to end its turn.

For each way to lay (keep all, or lay all down) and each card it may throw, the outlook judges what is left, with the
cards still live and the chances of what the others hold. What goes out at once, goes out.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import NamedTuple

from rami.actions import Action, Discard, Draw, LayMelds
from rami.bots.easy import lay_down
from rami.bots.ground import game, lay_off_table, may_reshuffle, must_open
from rami.bots.hand import BIT, mask_of
from rami.bots.memory import ALL, Memory, recall
from rami.bots.outlook import Outlook, Rivals, rivals
from rami.bots.world import CARD, World, bits, counting_solver
from rami.cards import FACES, Card
from rami.view import View

_WIN = 4.0
"""What winning the round is worth beside its points, in tens of points."""

_DIGITS = 6
"""What is worth the same but for the last digits is worth the same: they differ from one Python to another."""

_DOUBT = 8.0
"""Points by which the others' hands may well differ from what is expected of them."""


def act(view: View, rng: Random, budget: int) -> Action:
    mind = Mind(view)
    if view.options.draws:
        return mind.draw()
    return mind.play()


class Choice(NamedTuple):
    """A way to end the turn: lay `laid` (0: keep all), then throw `discard` (0: nothing is left)."""

    worth: float
    discard: int
    laid: int


class Mind:
    """All that a view tells, ready for weighing."""

    def __init__(self, view: View) -> None:
        self.view = view
        law = game(view).law
        self.out_by_melding = law.endings.out_by_melding
        self.values = [law.values.of[face] for face in FACES]
        self.hand = mask_of(view.hand)
        self.memory: Memory = recall(view, law.plan.copies)
        seats, seat = [], law.plan.after[view.seat]
        while seat != view.seat:
            seats.append(seat)
            seat = law.plan.after[seat]
        self.rivals: Rivals = rivals(self.memory, seats, view.stock_count, view.turn_number)
        melds = tuple(mask_of(meld.cards) for meld in lay_off_table(view))
        self.world = World(counting_solver(law), melds, self.memory.unseen)

    # --- drawing

    def draw(self) -> Action:
        """The take that leaves the fewest cards over, if they are no more than without it; else the stock.

        What does not get the hand further stays on the pile: taking it would only tell the others, and two seats that
        do so pass one card back and forth.
        """
        view = self.view
        if not view.stock_count and not may_reshuffle(view):
            return self.draw_at_the_end()
        best: Action = Draw("stock")
        fewest = self.world.weigh(self.hand) // CARD
        for take in view.options.draws:
            if take.source == "discard":
                cards = view.discard[-take.count :]
                left = self.world.weigh(self.hand | mask_of(cards)) // CARD + self.twins(cards)
                if left <= fewest:
                    best, fewest = take, left - 1
        return best

    def draw_at_the_end(self) -> Action:
        """Asking the empty stock ends the round; a take goes on."""
        best: Action = Draw("stock")
        worth = self.worth_of_end(self.points(self.hand))
        for take in self.view.options.draws:
            if take.source == "discard":
                cards = mask_of(self.view.discard[-take.count :])
                then = self.best(self.hand | cards, ALL).worth
                if then > worth:
                    best, worth = take, then
        return best

    def worth_of_end(self, points: int) -> float:
        """What it is worth that the round ends now, with so many points in the own hand (CV-22)."""
        theirs = self.theirs()
        wins = 1 / (1 + exp((points - theirs / len(self.rivals.chances)) / _DOUBT))
        return round(wins * (_WIN + theirs / 10) - (1 - wins) * points / 10, _DIGITS)

    # --- playing

    def play(self) -> Action:
        view = self.view
        discards = mask_of(view.options.discards)
        if must_open(view) or not discards:
            return lay_down(view) or self.throw(self.best(self.hand, discards).discard)
        choice = self.best(self.hand, discards)
        return self.lay(choice.laid) or self.throw(choice.discard)

    def lay(self, cards: int) -> Action | None:
        """One of the actions that put these cards on the table."""
        if not cards:
            return None
        options = self.view.options
        off = self.world.laid_off(cards)
        for meld in self.world.solver.arrange(cards & ~off).melds:
            if meld in options.melds:
                return LayMelds((meld,))
        fitting = [lay for lay in options.lay_offs if not mask_of(lay.cards) & ~off]
        return max(fitting, key=lambda lay: len(lay.cards), default=None)

    def throw(self, face: int) -> Discard:
        """The discard, if it may go; else the highest that may."""
        options = self.view.options
        return Discard(next((card for card in options.discards if BIT[card] == face), options.discards[-1]))

    # --- weighing

    def points(self, hand: int) -> int:
        return sum(self.values[face.bit_length() - 1] for face in bits(hand))

    def theirs(self) -> float:
        """Points that the others can be expected to hold, all together."""
        return sum(
            chance * value
            for chances in self.rivals.chances
            for chance, value in zip(chances, self.values, strict=True)
        )

    def finish(self, hand: int) -> Choice | None:
        """How the hand goes out in this turn, if it does."""
        worth = _WIN + self.theirs() / 10
        for face in sorted(bits(hand), key=lambda face: -self.values[face.bit_length() - 1]):
            if self.world.weigh(hand ^ face) == 0:
                return Choice(worth, face, hand ^ face)
        if self.out_by_melding and self.world.weigh(hand) == 0:
            return Choice(worth, 0, hand)
        return None

    def best(self, hand: int, discards: int) -> Choice:
        """The best way to end the turn with this hand, one of the `discards` going last."""
        done = self.finish(hand)
        if done is not None:
            return done
        choices = []
        laid_world, kept = self.world.all_laid(hand)
        plans = [(self.world, hand)] if kept == hand else [(self.world, hand), (laid_world, kept)]
        for world, rest in plans:
            outlook = Outlook(world, self.rivals, self.values)
            loose = {face: world.weigh(rest ^ face) for face in bits(rest & discards)}
            fewest = min(loose.values(), default=0) // CARD
            choices += [
                Choice(self.worth(outlook, rest ^ face, face), face, hand & ~rest)
                for face, left in loose.items()
                if left // CARD == fewest
            ]
        return max(choices)

    def worth(self, outlook: Outlook, hand: int, discard: int) -> float:
        if not self.view.stock_count and not may_reshuffle(self.view):
            return self.worth_of_end(self.points(hand))
        prospect = outlook.judge(hand, discard)
        return round(_WIN * prospect.wins + prospect.points, _DIGITS)

    def twins(self, cards: tuple[Card, ...]) -> int:
        """How many of these are second copies, which masks do not tell."""
        return len(cards) - (mask_of(cards) & ~self.hand).bit_count()
