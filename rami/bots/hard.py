"""The hard level (CV-27): remembers what was public, weighs every way to end its turn, and plays the best of them on.

For each way to lay (keep all, or lay all down) and each card it may throw, the outlook judges what is left, with the
cards still live and the chances of what the others hold. What goes out at once, goes out. The best by this judgement
are then played on by the kernel, in worlds that the view allows. So it is with one pack and no jokers; with twins or
jokers about, `deep` plays, and where melds score or ranks are wild, `foresight`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from rami import chance
from rami.actions import Action, Discard, Draw, LayMelds, LayOff
from rami.bots import Bot, deep, foresight, points
from rami.bots.easy import lay_down
from rami.bots.ground import game, law_of, lay_off_table, may_reshuffle, must_open, rehearsal, takes
from rami.bots.hand import BIT, mask_of
from rami.bots.kernel import kernel_of
from rami.bots.kernel.acts import State
from rami.bots.memory import ALL, recall
from rami.bots.outlook import Outlook, Rivals, rivals
from rami.bots.search import Way, best, played_on
from rami.bots.world import CARD, World, bits, counting_solver
from rami.bots.worlds import worlds
from rami.cards import FACES, ORDER
from rami.round import Round
from rami.view import View

_WIN = 6.0
"""What winning the round is worth beside its points, in tens of points."""

_DIGITS = 6
"""What is worth the same but for the last digits is worth the same: they differ from one Python to another."""

_DOUBT = 8.0
"""Points by which the others' hands may well differ from what is expected of them."""

_STEPS = 5
"""Of the budget, for each time that a way is played on."""

_WAYS = 6
"""Ways to end the turn that are played on: the best by the judgement, and some of each way to lay."""

_PRIOR = 250.0
"""Worlds that count as much as the judgement does: what follows on a move is nearly all luck, in any single one."""

_NEARLY = 5.0
"""Points by which a hand might as well be lower, or higher, at the stock's end."""

_USUAL = 1.0
"""What the judgement's own draw is worth more than another, in the units of its worth."""


def act(view: View, rng: Random, budget: int) -> Action:
    if _melds_score(view):
        return foresight.act(view, rng, budget)
    if _has_twins(view):
        return deep.act(view, budget)
    seen = (view.hand, view.discard, view.counts, view.turn_number, view.phase)
    return _search(view, budget, worlds(view, chance.generator(repr(seen))), _PRIOR)


def judged(view: View, rng: Random, budget: int) -> Action:
    """What the level would do by its judgement alone, nothing played on."""
    if _melds_score(view):
        return foresight.act(view, rng, budget)
    if _has_twins(view):
        return deep.judged(view, budget)
    mind = mind_of(view, budget)
    return _draw(view, mind) if view.options.draws else _play(view, mind)


def knowing(round: Round) -> Bot:
    """The level as it would play if it knew this very round: the same search, the true cards its only world."""

    def act(view: View, rng: Random, budget: int) -> Action:
        if _melds_score(view):
            return foresight.knowing(round)(view, rng, budget)
        if _has_twins(view):
            return deep.knowing(round)(view, rng, budget)
        return _search(view, budget, iter((round,)), 0.0)

    return act


def _melds_score(view: View) -> bool:
    return points.plays(view) or view.options.may_pass or bool(view.options.choices)


def _has_twins(view: View) -> bool:
    plan = law_of(view).plan
    return plan.packs > 1 or plan.jokers > 0


class Choice(NamedTuple):
    """A way to end the turn: lay `laid` (0: keep all), then throw `discard` (0: nothing is left)."""

    worth: float
    discard: int
    laid: int


class Mind:
    """Weighs what a seat can do with its hand, in masks.

    `ending`: no card of the stock will come any more; `waits`: whatever could be laid is kept for a later turn;
    `budget`: hands judged for one way to lay, at most.
    """

    def __init__(
        self,
        world: World,
        rivals: Rivals,
        values: Sequence[int],
        *,
        out_by_melding: bool = True,
        ending: bool = False,
        waits: bool = False,
        budget: int = 52,
    ) -> None:
        self.world = world
        self.rivals = rivals
        self.values = values
        self.out_by_melding = out_by_melding
        self.ending = ending
        self.waits = waits
        self.budget = budget

    def best(self, hand: int, discards: int) -> Choice:
        """The best way to end the turn with this hand, one of the `discards` going last."""
        return self.finish(hand) or max(self.choices(hand, discards))

    def choices(self, hand: int, discards: int) -> list[Choice]:
        """The ways to end the turn that are worth a thought, for a hand that does not go out."""
        laid_world, kept = self.world.all_laid(hand)
        plans = [(self.world, hand)] if kept == hand or self.waits else [(self.world, hand), (laid_world, kept)]
        choices = []
        for world, rest in plans:
            outlook = Outlook(world, self.rivals, self.values)
            loose = sorted((world.weigh(rest ^ face), face) for face in bits(rest & discards))
            choices += [
                Choice(self.worth(outlook, rest ^ face, face), face, hand & ~rest)
                for left, face in loose[: self.budget]
                if left // CARD == loose[0][0] // CARD
            ]
        return choices

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


def mind_of(view: View, budget: int, *, waits: bool = False) -> Mind:
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
        waits=waits,
        budget=max(1, budget // 2),
    )


# Playing on --------------------------------------------------------------------------------------------------------


def _search(view: View, budget: int, found: Iterator[Round], prior: float) -> Action:
    """The best way there is, played on in the worlds found as often as the budget allows."""
    mind = mind_of(view, budget, waits=_waits(view))
    usual = _draw(view, mind) if view.options.draws else _play(view, mind)
    kernel = kernel_of(game(view), view.wild_rank)
    if kernel is None or must_open(view):
        return usual
    ways = _draws(view, mind, usual) if view.options.draws else _ends(view, mind)
    if not ways:
        return usual
    worth = played_on(game(view), kernel, view.seat, _value_for(view.seat, mind))
    return best(ways, worth, found, budget // _STEPS, prior).actions[0]


def _waits(view: View) -> bool:
    """Whether to lay nothing yet at a table of many, where most rounds end by the stock.

    What lies helps all the others; in the hand it costs nothing as long as another turn comes, from the pile at least.
    """
    others = [view.counts[seat] for seat in range(view.players) if seat not in (view.seat, *view.eliminated)]
    return len(others) > 1 and view.stock_count >= len(others) and min(others) > 1


def _value_for(seat: int, mind: Mind) -> Callable[[Sequence[float], State], float]:
    """What a round that is over is worth to the seat, in tens of points.

    Where the stock ends it, a hand a little higher than another would have won in many a world like this one: so it
    counts as a part of a win, and the fewer rounds say more.
    """
    values = mind.values

    def value(scores: Sequence[float], state: State) -> float:
        mine, all = scores[seat], sum(scores)
        points = (mine - (all - mine) / (len(scores) - 1)) / 10
        left = [sum([values[face.bit_length() - 1] for face in bits(hand)]) for hand in state.once]
        if not all or not min(left):
            return _WIN * (not left[seat]) + points
        wins = 1.0
        for other, theirs in enumerate(left):
            if other != seat:
                wins /= 1 + exp((left[seat] - theirs) / _NEARLY)
        return _WIN * wins + points

    return value


def _draws(view: View, mind: Mind, usual: Action) -> list[Way]:
    """The ways to draw, the usual one first and a little ahead: the top of the pile only in place of a higher card."""
    lone = mask_of(view.hand) & ~mind.world.solver.melded(mask_of(view.hand))
    highest = max((mind.values[face.bit_length() - 1] for face in bits(lone)), default=0)
    tops = [draw for draw in takes(view) if draw.count == 1 and mind.values[ORDER[view.discard[-1]]] < highest]
    draws = dict.fromkeys((usual, Draw("stock"), *tops))
    return [Way((draw,), _USUAL * (draw == usual)) for draw in draws]


def _ends(view: View, mind: Mind) -> list[Way]:
    """The best ways to end the turn by the judgement, the best first; none if the hand goes out."""
    hand, discards = mask_of(view.hand), mask_of(view.options.discards)
    if not discards or mind.finish(hand):
        return []
    choices = sorted(mind.choices(hand, discards), reverse=True)
    back = mask_of(view.taken.cards) if view.taken and view.taken.source == "discard" else 0
    choices = [choice for choice in choices if not choice.discard & back] or choices
    kept = choices[:_WAYS]
    for laid in {choice.laid for choice in choices}:
        kept += [choice for choice in choices if choice.laid == laid and choice not in kept][: _WAYS // 3]
    return [Way(_actions(view, mind, choice), choice.worth) for choice in kept]


def _actions(view: View, mind: Mind, choice: Choice) -> tuple[Action, ...]:
    """What lays and throws as the choice says."""
    actions: list[Action] = []
    laid = choice.laid
    now = rehearsal(view)
    while (action := _lay(view, mind, laid)) is not None:
        actions.append(action)
        cards = action.melds[0] if isinstance(action, LayMelds) else action.cards
        laid &= ~mask_of(cards)
        now = game(view).play(now, view.seat, action)
        view = game(view).view(now, view.seat)
        mind = mind_of(view, mind.budget)
    return (*actions, _throw(view, choice.discard))


# Judging -----------------------------------------------------------------------------------------------------------


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


def _lay(view: View, mind: Mind, cards: int) -> LayMelds | LayOff | None:
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
