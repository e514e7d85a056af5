"""The easy level (CV-25): lays down what it has, throws its highest lone card."""

from __future__ import annotations

from random import Random

from rami.actions import Action, Discard, Draw, LayMelds, LayOff
from rami.bots.answers import call_or_pass, choose
from rami.bots.ground import arranged, best_opening, by_value, law_of, may, must_open, takes
from rami.cards import JOKER, Card, plain
from rami.view import View


def act(view: View, rng: Random, budget: int) -> Action:
    options = view.options
    if options.draws:
        return _draw(view)
    if options.may_pass:
        return call_or_pass(view)
    if options.choices:
        return choose(view)
    return lay_down(view) or throw(view) or options.reclaims[0]


def _draw(view: View) -> Action:
    """The stock, unless the top discard makes a meld with two cards of the hand, or is a joker.

    More than the top is taken only when two or more of the cards taken lie in melds they make.
    """
    melds = law_of(view).melds
    naturals = tuple(card for card in view.hand if card != JOKER)
    for draw in takes(view):
        taken = view.discard[-draw.count :]
        if draw.count == 1:
            made = melds.candidates((*naturals, *taken), using=taken[0])
            if taken[0] == JOKER or any(len(meld) == 3 for meld in made):
                return draw
        elif _melded(view, taken) >= 2:
            return draw
    return Draw("stock")


def _melded(view: View, taken: tuple[Card, ...]) -> int:
    """How many of the cards would lie in the best melds of the hand with them."""
    melds = arranged(view, (*view.hand, *taken)).melds
    return sum(card in map(plain, meld) for meld in melds for card in set(taken))


def lay_down(view: View) -> Action | None:
    """A meld, an opening or a lay-off, the longest first, as long as there is one."""
    options = view.options
    values = law_of(view).values
    if options.melds and must_open(view):
        return best_opening(view)
    if options.melds:
        for meld in arranged(view, view.hand).melds:
            if may(view, LayMelds((meld,))):
                return LayMelds((meld,))
        return LayMelds((max(options.melds, key=lambda meld: values.hand(map(plain, meld))),))
    if options.lay_offs:
        return max(options.lay_offs, key=_taken_along)
    return options.matches[0] if options.matches else None


def _taken_along(lay: LayOff) -> tuple[int, int]:
    """The more other cards the better; if they go without a joker, that can take others along."""
    jokers = sum(plain(card) == JOKER for card in lay.cards)
    return len(lay.cards) - jokers, -jokers


def throw(view: View) -> Action | None:
    """Of the cards that may go, the highest outside melds; of cards that all lie in melds, the highest.

    A wild only where nothing else may go.
    """
    wilds = law_of(view).wilds
    discards = [face for face in view.options.discards if face not in wilds] or view.options.discards
    lone = set(arranged(view, view.hand).rest)
    face = max([face for face in discards if face in lone] or discards, key=by_value(view), default=None)
    return None if face is None else Discard(face)
