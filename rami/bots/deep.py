"""The hard level where faces have twins or jokers are about: weighs every way to end its turn as a race.

What goes out at once, goes out.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from rami.actions import Action, Discard, Draw
from rami.bots import normal
from rami.bots.field import CARD
from rami.bots.ground import may, standing, takes
from rami.bots.handful import ONE, hand_of
from rami.bots.race import Race, Scene
from rami.bots.ways import Layer
from rami.cards import JOKER, Card, ordered
from rami.legality import Standing
from rami.view import View

_DIGITS = 6
"""What is worth the same but for the last digits is worth the same: they differ from one Python to another."""

_USUAL = 15
"""Cards: of hands with more, which are slow to judge, fewer are judged."""

_MOST_CARDS, _MOST_JOKERS = 17, 4
"""A hand with more of them is played as the normal level would: weighing it could take seconds."""

_HANDS_FOR_ONE = 60
"""Hands that the solver looks at, of the budget, to judge one way to end the turn."""


class Choice(NamedTuple):
    """A way to end the turn: what is done first (None: nothing but the discard), and the discard."""

    worth: float
    first: Action | None
    discard: Card


def act(view: View, budget: int) -> Action:
    if len(view.hand) > _MOST_CARDS or view.hand.count(JOKER) > _MOST_JOKERS:
        return normal.act(view, Random(0), budget)
    scene = Scene(view)
    return _draw(view, scene, budget) if view.options.draws else _play(view, scene, budget)


def _draw(view: View, scene: Scene, budget: int) -> Action:
    """The stock, unless some of the pile is melded or laid off and that is worth more."""
    now, layer = standing(view), Layer(scene)
    race = Race(scene, now)
    hand = hand_of(view.hand)
    left = [field.least(hand) // CARD for field in (race.field, race.reach)]
    best: Action = Draw("stock")
    worth: float | None = None
    for take in takes(view):
        cards = view.discard[-take.count :]
        together = hand + hand_of(cards)
        if race.field.least(together) // CARD > left[0] and race.reach.least(together) // CARD > left[1]:
            continue
        debts, bars = scene.law.incur(cards, view.hand, now.opened) if scene.law.incur else ((), ())
        then = now._replace(hand=ordered((*view.hand, *cards)), debts=debts, bars=bars)
        if layer.finish(then) is not None:
            return take
        if worth is None:
            worth = round(scene.worth_of_end(view.hand) if scene.ending else race.judge(hand, None), _DIGITS)
        for choice in weigh(scene, layer, then, budget):
            if choice.worth > worth:
                best, worth = take, choice.worth
    return best


def _play(view: View, scene: Scene, budget: int) -> Action:
    now, layer = standing(view), Layer(scene)
    done = layer.finish(now)
    actions: list[Action] = [] if done is None else [done]
    choices = weigh(scene, layer, now, budget, view.options.discards)
    for choice in sorted(choices, key=lambda choice: -choice.worth):
        actions.append(choice.first or Discard(choice.discard))
    allowed = (action for action in actions if may(view, action))
    return next(allowed, None) or normal.act(view, Random(0), budget)


def weigh(
    scene: Scene, layer: Layer, now: Standing, budget: int, discards: tuple[Card, ...] | None = None
) -> list[Choice]:
    """Every way to end the turn. `discards`: those allowed at once, where that is known."""
    choices = []
    barred = {bar.face for bar in now.bars}
    for way in layer.ways(now):
        if way.now.debts:
            continue
        race = Race(scene, way.now)
        hand = hand_of(way.now.hand)
        cards = [card for card in dict.fromkeys(way.now.hand) if card not in barred]
        if way.first is None and discards is not None:
            cards = [card for card in cards if card in discards]
        cards = [card for card in cards if card != JOKER] or cards
        loose = sorted((race.field.least(hand - ONE[card]), card) for card in cards)
        for left, card in loose[: max(1, budget // (_HANDS_FOR_ONE if len(cards) <= _USUAL else _HANDS_FOR_ONE * 4))]:
            if left // CARD == loose[0][0] // CARD:
                choices.append(Choice(round(race.judge(hand - ONE[card], card), _DIGITS), way.first, card))
    return choices
