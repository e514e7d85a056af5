"""The hard level where faces have twins or jokers are about: weighs every way to end its turn as a race.

What goes out at once, goes out. At tables of three and more, a seat that has opened asks the kernel what to lay and
what to keep: ways are played on in worlds that the view allows. Elsewhere keeping melds brings more than the kernel
sees, which lays as soon as it can; and what to throw is the race's to say, hands differ too little for so few rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from rami import chance
from rami.actions import Action, Discard, Draw
from rami.bots import Bot, normal
from rami.bots.field import CARD
from rami.bots.ground import game, may, rehearsal, standing, takes
from rami.bots.handful import ONE, hand_of
from rami.bots.kernel import kernel_of
from rami.bots.race import BY_HAND, LEARNT, Race, Scene, Weights
from rami.bots.search import Way, best, played_on
from rami.bots.ways import Layer
from rami.bots.worlds import worlds
from rami.cards import JOKER, Card, ordered
from rami.legality import Standing
from rami.round import Round
from rami.scoring import best as best_of
from rami.view import View

_DIGITS = 6
"""What is worth the same but for the last digits is worth the same: they differ from one Python to another."""

_USUAL = 15
"""Cards: of hands with more, which are slow to judge, fewer are judged."""

_MOST_CARDS, _MOST_JOKERS = 17, 4
"""A hand with more of them is played as the normal level would: weighing it could take seconds."""

_HANDS_FOR_ONE = 60
"""Hands that the solver looks at, of the budget, to judge one way to end the turn."""

_STEPS = 10
"""Of the budget, for each time that a way is played on."""
_SEATS = 3
"""From so many on, ways are played on."""
_WAYS = 4
"""Ways to lay that are played on, each with its best discard."""
_KNOWN_WAYS = 12
"""Ways to end the turn that are played on where the cards are known."""
_PRIOR = 20.0
"""Worlds that count as much as the judgement does."""
_POINT = 0.3
"""What a point is worth by the judgement."""
_WIN = 60.0
"""Points that winning the round is worth beside those that are not paid."""


class Choice(NamedTuple):
    """A way to end the turn: what is laid, one action after another, and the discard."""

    worth: float
    laid: tuple[Action, ...]
    discard: Card

    @property
    def actions(self) -> tuple[Action, ...]:
        return (*self.laid, Discard(self.discard))


def act(view: View, budget: int) -> Action:
    return _act(view, budget, _imagined)


def judged(view: View, budget: int, weights: Weights = BY_HAND) -> Action:
    """What the level would do by its judgement alone, nothing played on; as it was before it learnt, unless told."""
    return _act(view, budget, lambda view, choices, budget: None, weights)


def knowing(round: Round) -> Bot:
    """The level as it would play if it knew this very round: the best ways are played on with the true cards."""

    def known(view: View, choices: list[Choice], budget: int) -> Action | None:
        ways = [Way(choice.actions) for choice in choices if _is_legal(view, choice.actions)][:_KNOWN_WAYS]
        return _played_on(view, ways, iter((round,)), len(ways), 0.0)

    return lambda view, rng, budget: _act(view, budget, known)


def _imagined(view: View, choices: list[Choice], budget: int) -> Action | None:
    """The best way to lay in worlds that the view allows."""
    if view.seat not in view.opened or view.players - len(view.eliminated) < _SEATS:
        return None
    ways: dict[tuple[Action, ...], Way] = {}
    for choice in choices:
        if len(ways) < _WAYS and choice.laid not in ways and _is_legal(view, choice.actions):
            ways[choice.laid] = Way(choice.actions, choice.worth / _POINT)
    seen = (view.hand, view.discard, view.counts, view.turn_number)
    found = worlds(view, chance.generator(repr(seen)))
    return _played_on(view, list(ways.values()), found, budget // _STEPS, _PRIOR)


def _played_on(view: View, ways: list[Way], found: Iterator[Round], budget: int, prior: float) -> Action | None:
    """What the way begins with that comes out best; None where there is none to choose or no kernel."""
    kernel = kernel_of(game(view), view.wild_rank) if len(ways) > 1 else None
    if kernel is None:
        return None
    worth = played_on(game(view), kernel, view.seat, _value(view))
    return best(ways, worth, found, budget, prior).actions[0]


Look = Callable[[View, list[Choice], int], Action | None]
"""Says which of the choices is best, the best by judgement coming first; None if that is to decide."""


def _act(view: View, budget: int, look: Look, weights: Weights = LEARNT) -> Action:
    if len(view.hand) > _MOST_CARDS or view.hand.count(JOKER) > _MOST_JOKERS:
        return normal.act(view, Random(0), budget)
    scene = Scene(view, weights)
    return _draw(view, scene, budget) if view.options.draws else _play(view, scene, budget, look)


def _draw(view: View, scene: Scene, budget: int) -> Action:
    """The stock, unless some of the pile is melded or laid off and that is worth more."""
    now, layer = standing(view), Layer(scene)
    race = Race(scene, now)
    hand = hand_of(view.hand)
    left = [field.least(hand) // CARD for field in (race.field, race.reach)]
    chosen: Action = Draw("stock")
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
                chosen, worth = take, choice.worth
    return chosen


def _play(view: View, scene: Scene, budget: int, look: Look) -> Action:
    now, layer = standing(view), Layer(scene)
    done = layer.finish(now)
    if done is not None and may(view, done):
        return done
    choices = sorted(weigh(scene, layer, now, budget, view.options.discards), key=lambda choice: -choice.worth)
    choices = [choice for choice in choices if may(view, choice.actions[0])]
    if not choices:
        return normal.act(view, Random(0), budget)
    return look(view, choices, budget) or choices[0].actions[0]


def _is_legal(view: View, actions: tuple[Action, ...]) -> bool:
    """Whether all can be done, one after the other."""
    rules, now = game(view), rehearsal(view)
    for action in actions:
        if rules.refusal(now, view.seat, action) is not None:
            return False
        now = rules.play(now, view.seat, action)
    return True


def _value(view: View) -> Callable[[Sequence[float], Any], float]:
    """What scores are worth to the seat, in points."""
    seat, sign = view.seat, -1 if best_of(view.rules) is min else 1

    def value(scores: Sequence[float], state: Any) -> float:
        mine = sign * scores[seat]
        return mine + _WIN * (mine == max(sign * score for score in scores))

    return value


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
        if not way.actions and discards is not None:
            cards = [card for card in cards if card in discards]
        cards = [card for card in cards if card != JOKER] or cards
        loose = sorted((race.field.least(hand - ONE[card]), card) for card in cards)
        for left, card in loose[: max(1, budget // (_HANDS_FOR_ONE if len(cards) <= _USUAL else _HANDS_FOR_ONE * 4))]:
            if left // CARD == loose[0][0] // CARD:
                choices.append(Choice(round(race.judge(hand - ONE[card], card), _DIGITS), way.actions, card))
    return choices
