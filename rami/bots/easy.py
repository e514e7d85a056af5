"""The easy level (CV-25): lays down what it has, throws its highest lone card."""

from __future__ import annotations

from random import Random

from rami.actions import Action, Discard, Draw, LayMelds
from rami.bots.ground import best_opening, by_value, game, must_open, takes
from rami.bots.hand import arrange
from rami.cards import Card
from rami.view import View


def act(view: View, rng: Random, budget: int) -> Action:
    if view.options.draws:
        return _draw(view)
    return lay_down(view) or Discard(_highest_lone_card(view))


def _draw(view: View) -> Action:
    """The stock, unless the top discard makes a meld with two cards of the hand.

    More than the top is taken only when two or more of the cards taken lie in melds they make.
    """
    melds = game(view).law.melds
    for draw in takes(view):
        taken = view.discard[-draw.count :]
        if draw.count == 1:
            if any(taken[0] in meld and len(meld) == 3 for meld in melds.candidates((*view.hand, *taken))):
                return draw
        elif _melded(view, taken) >= 2:
            return draw
    return Draw("stock")


def _melded(view: View, taken: tuple[Card, ...]) -> int:
    """How many of the cards would lie in the best melds of the hand with them."""
    law = game(view).law
    melds = arrange(law.melds, law.values.of, (*view.hand, *taken)).melds
    return sum(card in meld for meld in melds for card in set(taken))


def lay_down(view: View) -> Action | None:
    """A meld, an opening or a lay-off, as long as there is one."""
    options = view.options
    if options.melds and must_open(view):
        return best_opening(view)
    if options.melds:
        law = game(view).law
        for meld in arrange(law.melds, law.values.of, view.hand).melds:
            if meld in options.melds:
                return LayMelds((meld,))
        return LayMelds((max(options.melds, key=law.values.hand),))
    if options.lay_offs:
        return max(options.lay_offs, key=lambda lay: len(lay.cards))
    return None


def _highest_lone_card(view: View) -> Card:
    """Of the cards that may go, the highest outside melds; of cards that all lie in melds, the highest."""
    law = game(view).law
    lone = set(arrange(law.melds, law.values.of, view.hand).rest)
    discards = view.options.discards
    return max([face for face in discards if face in lone] or discards, key=by_value(view))
