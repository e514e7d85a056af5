"""What every level stands on: the compiled rules of a view, openings, and what is left of a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from random import Random

from rami.actions import Action, Draw, LayMelds
from rami.cards import RANKS, Card, plain, without
from rami.game import Game
from rami.legality import Openings, Standing, may_lay_off, must_suffice, openings_with
from rami.melds import Meld
from rami.round import Round
from rami.rules import Rules
from rami.view import View

Bot = Callable[[View, Random, int], Action]
"""A function of the view of the seat to act; the budget bounds how many positions it may weigh."""

Cards = tuple[Card, ...]

_DEEPEST = 10
"""Cards of the pile: no deeper take is looked at."""

_MOST_OPENINGS = 60
"""Openings looked at for each meld: enough for any hand that is dealt."""


@lru_cache(maxsize=32)
def game_of(rules: Rules, players: int) -> Game:
    return Game(rules, players)


def game(view: View) -> Game:
    """The compiled game that the view is of."""
    return game_of(view.rules, view.players)


def takes(view: View) -> list[Draw]:
    """The draws from the pile that are worth a look."""
    return [draw for draw in view.options.draws if draw.source == "discard" and draw.count <= _DEEPEST]


def must_open(view: View) -> bool:
    """Whether the seat's next melds are an opening with a minimum to reach."""
    now = standing(view)
    return not now.opened and must_suffice(game(view).law, now)


def lay_off_table(view: View) -> tuple[Meld, ...]:
    """The melds that the seat may lay off on in this turn, once it has laid a meld of its own where it needs one."""
    law = game(view).law
    if view.seat in view.opened:
        return view.melds if may_lay_off(law, standing(view)) else ()
    ready = law.lay_off_unopened or (law.lay_off_fresh and not must_open(view) and bool(view.options.melds))
    return view.melds if ready else ()


def may_reshuffle(view: View) -> bool:
    """Whether a new stock would follow on an empty one."""
    pile = Round(view.dealer, (), discard=view.discard, reshuffles=view.reshuffles)
    return game(view).law.endings.may_reshuffle(pile)


def openings(view: View, parts: tuple[Cards, ...]) -> Iterator[tuple[Cards, ...]]:
    """Legal openings: for each of these melds, which may be parts of one, some with it."""
    law, now = game(view).law, standing(view)
    found = Openings(law, view.hand, law.opening.needed(now.opening_value))
    for cards in parts:
        yield from islice(openings_with(law, now, found, cards), _MOST_OPENINGS)


def best_opening(view: View) -> LayMelds | None:
    """The opening that leaves the least value in the hand."""
    value = game(view).law.values.hand
    found = list(openings(view, view.options.melds))
    if not found:
        return None
    return LayMelds(min(found, key=lambda melds: value(without(view.hand, _together(melds)) or ())))


def by_value(view: View) -> Callable[[Card], tuple[int, int]]:
    """Orders faces by their value in the hand, then by rank."""
    values = game(view).law.values.of
    return lambda face: (values[face], RANKS.find(face[0]))


def _together(melds: tuple[Cards, ...]) -> Cards:
    return tuple(plain(card) for meld in melds for card in meld)


def standing(view: View) -> Standing:
    """What the rest of the seat's turn depends on."""
    return Standing(
        view.seat,
        view.hand,
        view.melds,
        view.seat in view.opened,
        view.opened_this_turn,
        view.opening_value,
        view.reclaimed,
        view.debts,
        view.bars,
    )
