"""What every level stands on: the compiled rules of a view, what it may do, openings, and what is left of a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import islice

from rami.actions import Action, Draw, LayMelds
from rami.bots import handful
from rami.bots.bulk import Bulk
from rami.bots.hand import arrange
from rami.bots.hand_sweep import Arrangement
from rami.cards import FACES, JOKER, RANKS, Card, plain
from rami.game import Game
from rami.legality import Law, Standing, may_lay_off, must_suffice, openings_of, openings_with
from rami.legality.opening import has_clean_run
from rami.melds import Meld
from rami.round import Round
from rami.rules import Rules
from rami.view import View

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


def law_of(view: View) -> Law:
    """The law of the view's round."""
    return game(view).law_for(view.wild_rank)


def has_wild_ranks(law: Law) -> bool:
    """Whether other cards than jokers are wild."""
    return not law.wilds <= {JOKER}


def takes(view: View) -> list[Draw]:
    """The draws from the pile that are worth a look."""
    return [draw for draw in view.options.draws if draw.source == "discard" and draw.count <= _DEEPEST]


def must_open(view: View) -> bool:
    """Whether the seat's next melds are an opening with a minimum to reach."""
    now = standing(view)
    return not now.opened and must_suffice(law_of(view), now)


def lay_off_table(view: View) -> tuple[Meld, ...]:
    """The melds that the seat may lay off on in this turn, once it has laid a meld of its own where it needs one."""
    law = law_of(view)
    if view.seat in view.opened:
        return view.melds if may_lay_off(law, standing(view)) else ()
    ready = law.lay_off_unopened or (law.lay_off_fresh and not must_open(view) and bool(view.options.melds))
    return view.melds if ready else ()


def may_reshuffle(view: View) -> bool:
    """Whether a new stock would follow on an empty one."""
    pile = Round(view.dealer, (), discard=view.discard, reshuffles=view.reshuffles)
    return law_of(view).endings.may_reshuffle(pile)


def rehearsal(view: View) -> Round:
    """The round as the seat sees it, the others' hands and the stock left empty: it can be played on to the turn's end.

    Nothing that is legal for the seat depends on what is missing.
    """
    hands = tuple(view.hand if seat == view.seat else () for seat in range(view.players))
    return Round(
        dealer=view.dealer,
        hands=hands,
        discard=view.discard,
        melds=view.melds,
        turn=view.turn,
        phase=view.phase,
        source=view.taken.source if view.taken else None,
        taken=view.taken.cards if view.taken else (),
        debts=view.debts,
        bars=view.bars,
        opened=view.opened,
        opened_this_turn=view.opened_this_turn,
        opening_value=view.opening_value,
        reclaimed=view.reclaimed,
        floated=view.floated,
        wild_rank=view.wild_rank,
        aside=view.aside,
        discarder=view.discarder,
        passed=view.passed,
        following=view.following,
        caller=view.caller,
        out=view.out,
        eliminated=view.eliminated,
        known=view.known,
        turn_number=view.turn_number,
        reshuffles=view.reshuffles,
        scores=view.scores,
        round_number=view.round_number,
    )


def may(view: View, action: Action) -> bool:
    """Whether the action is legal now."""
    return game(view).refusal(rehearsal(view), view.seat, action) is None


def solver_of(law: Law, weigh: Callable[[Card], int]) -> handful.Solver:
    """The solver for hands in which a card that is left over weighs so much."""
    return handful.solver(handful.terms(law.melds, tuple(map(weigh, (*FACES, JOKER)))))


@lru_cache(maxsize=32)
def value_solver(law: Law) -> handful.Solver:
    """Counts the value of what is left over."""
    return solver_of(law, law.values.of.__getitem__)


@lru_cache(maxsize=32)
def _bulk_solver(law: Law) -> Bulk:
    return Bulk(law.melds, law.values.of)


def arranged(view: View, cards: Cards) -> Arrangement:
    """The melds that leave the least value of these cards."""
    law = law_of(view)
    if has_wild_ranks(law):
        found = _bulk_solver(law).arrange(cards)
        assert found is not None
        return Arrangement(found.melds, found.rest, law.values.hand(found.rest))
    if JOKER not in cards and len(set(cards)) == len(cards):
        return arrange(law.melds, law.values.of, cards)
    return value_solver(law).arrange(handful.hand_of(cards))


def rami_sec_pays(view: View) -> bool:
    """Whether it makes a difference to the scores that a seat goes out in the turn in which it opens."""
    hands = tuple(() if seat == view.seat else (FACES[0],) for seat in range(view.players))
    done = rehearsal(view)._replace(hands=hands, opened=(view.seat,))
    endings = law_of(view).endings
    slowly, at_once = (endings.out(done._replace(opened_this_turn=sec), view.seat).result for sec in (False, True))
    return slowly != at_once


def openings(view: View, parts: Iterable[Cards]) -> Iterator[tuple[Cards, ...]]:
    """Legal openings: for each of these melds, which may be parts of one, some with it."""
    law, now = law_of(view), standing(view)
    found = openings_of(law, now)
    for cards in parts:
        yield from islice(openings_with(law, now, found, cards), _MOST_OPENINGS)


def suffices(law: Law, now: Standing, melds: Iterable[Cards]) -> bool:
    """Whether melds are worth enough to open with, and one of them is a clean run where that is asked for."""
    made = [meld for cards in melds if (meld := law.melds.read(cards, now.seat)) is not None]
    enough = sum(map(law.values.meld, made)) >= law.opening.needed(now.opening_value)
    return enough and (not law.opening.clean_run or has_clean_run(made))


def opening_of(view: View, cards: Cards) -> Arrangement | None:
    """The melds of these cards that would open and leave the least value, whatever else may be asked of the turn."""
    law = law_of(view)
    needed = law.opening.needed(view.opening_value)
    if has_wild_ranks(law):
        found = arranged(view, cards)
        return found if suffices(law, standing(view), found.melds) else None
    return value_solver(law).opening(handful.hand_of(cards), needed, law.opening.clean_run)


def best_opening(view: View, solver: handful.Solver | None = None) -> LayMelds | None:
    """A legal opening, jokers spent where they tell; where it can be had, one that leaves the least by the solver."""
    if not view.options.melds:
        return None
    law = law_of(view)
    if has_wild_ranks(law):
        return _simple_opening(view)
    hand, solver = handful.hand_of(view.hand), solver or value_solver(law)
    needed, clean = law.opening.needed(view.opening_value), law.opening.clean_run
    found = [solver.opening(hand, needed, clean)]
    if law.opening.waived:
        found.append(solver.arrange(hand))
    found = [each for each in found if each and may(view, LayMelds(each.melds))]
    if not found:
        # A card may have to stay in the hand, for the discard.
        less = (solver.opening(hand - one, needed, clean) for one in handful.ones(hand))
        found = [each for each in less if each and may(view, LayMelds(each.melds))]
    if found:
        return LayMelds(min((each for each in found if each), key=lambda each: each.left).melds)
    # Or a card that was taken has to be played.
    melds = islice(openings(view, view.options.melds), _MOST_OPENINGS)
    left = (LayMelds(cards) for cards in melds)
    return min(left, key=lambda lay: solver.weight(hand - handful.hand_of(together(lay))), default=None)


def _simple_opening(view: View) -> LayMelds | None:
    """All melds that leave the least value, or those of some opening that leave least."""
    every = LayMelds(arranged(view, view.hand).melds)
    if every.melds and may(view, every):
        return every
    values = law_of(view).values
    found = map(LayMelds, islice(openings(view, view.options.melds), _MOST_OPENINGS))
    return max(found, key=lambda lay: values.hand(together(lay)), default=None)


def by_value(view: View) -> Callable[[Card], tuple[int, int]]:
    """Orders faces by their value in the hand, then by rank."""
    values = law_of(view).values.of
    return lambda face: (values[face], RANKS.find(face[0]))


def together(lay: LayMelds) -> Cards:
    """The cards of the melds, without their places."""
    return tuple(plain(card) for meld in lay.melds for card in meld)


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
        view.floated,
        view.caller,
    )
