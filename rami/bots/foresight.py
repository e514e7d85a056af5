"""The hard level where melds score: each draw, lay, discard and call is played on in sampled worlds.

All choices meet the same worlds, as the others may hold them. Those that fall behind meet no more, so that most are
left for the closest. What to lay is the normal level's to say, and whether to lay it now is weighed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from math import sqrt
from operator import add
from random import Random
from typing import NamedTuple

from rami import chance
from rami.actions import Action, Choose, Discard, Draw, Pass, Reclaim
from rami.bots import Bot, normal, points
from rami.bots.gains import Layer, fits
from rami.bots.ground import game, law_of, rehearsal, standing
from rami.bots.kernel.points import Play, covered
from rami.bots.kernel.points_terms import CARDS, Hand, Terms, terms_of
from rami.bots.worlds import worlds
from rami.cards import ORDER, Card, ordered
from rami.legality import Standing, discards
from rami.legality import standing as standing_of
from rami.round import Round
from rami.view import View

_TURNS = 7
"""Played on for each of the budget, at most."""
_ROUNDS = (12, 20, 40, 60, 100, 200)
"""Worlds after each of which choices fall out, ..."""
_STAY = (8, 5, 3, 2, 2, 2)
"""... and how many stay."""
_SURE = 450.0
"""Points by which a choice is sure to be worse if it falls so far behind in one world; in more, by the root of them."""
_FAVOUR = 8.0
"""Points by which another act than the usual one must be better: the luckiest of many looks better than it is."""
_STOCK = 8.0
"""Points more that a card of the stock brings than in rough play: a hand with it is laid better than there."""
_TAKES = 6
"""Ways to take from the pile that are looked at."""
_DISCARDS = 3
"""Discards after a take that are looked at, the loosest cards."""
_CALLS = 6
"""Calls that are looked at."""
_MATCH = 1000.0
"""Points that it is worth to win the match."""
_DIGITS = 6
"""What is worth the same but for the last digits is worth the same: they differ from one Python to another."""

Cards = tuple[Card, ...]
World = tuple[list[Hand], list[int]]
"""Hands by seat, and a stock whose top is last."""


class Choice(NamedTuple):
    """What to do now, and where that leads; `draws`: to a draw from the stock, by the same seat."""

    action: Action
    state: Play
    draws: bool = False


class Foresight:
    """What the seat to act makes of its view and of the worlds that it may be in."""

    def __init__(self, view: View, budget: int) -> None:
        self.view = view
        self.law = law_of(view)
        self.terms = terms_of(game(view), view.wild_rank)
        self.budget = budget
        self.rivals = max(1, view.players - len(view.eliminated) - 1)
        self.now = Play(self.terms, rehearsal(view))

    def act(self, usual: Action, truth: Round | None = None) -> Action:
        """The best of what can be done; not the `usual` one only if another is clearly better.

        `truth`: the cards as they lie; no worlds are sampled then, and the best is taken as it is.
        """
        now = standing(self.view)
        if self.view.options.draws:
            choices = self._draws(now)
        elif self.view.options.may_pass:
            choices = self._answers(now)
        elif isinstance(usual, Discard):
            choices = self._throws(now, self.view.discard)
        else:
            choices = self._lays(usual, now)
        found = list(choices)
        if len({choice.action for choice in found}) < 2:
            return found[0].action if found else usual
        if truth is None:
            return self._best_of(found, usual)
        totals = dict.fromkeys(range(len(found)), 0.0)
        self._meet(found, totals, _world_of(self.terms, truth))
        return found[max(totals, key=totals.__getitem__)].action

    # Choices

    def _after(self, now: Standing, pile: Cards) -> Play:
        """The seat has done what it does, but for the discard."""
        view = self.view
        round = rehearsal(view)
        hands = (*round.hands[: view.seat], now.hand, *round.hands[view.seat + 1 :])
        opened = {*view.opened, view.seat} if now.opened else view.opened
        return Play(
            self.terms,
            round._replace(
                hands=hands,
                discard=pile,
                melds=now.melds,
                phase="play",
                opened=tuple(opened),
                debts=now.debts,
                bars=now.bars,
                floated=now.floated,
                caller=now.caller,
            ),
        )

    def _throws(
        self, now: Standing, pile: Cards, action: Action | None = None, spare: Cards | None = None
    ) -> Iterator[Choice]:
        """The discards after what has been done by an action; without one, as actions of their own.

        `spare`: the cards not to be laid. No other goes, nor a wild or what the table takes, while another may.
        """
        faces = discards(self.law, now)
        naturals = [face for face in faces if face not in self.law.wilds]
        loose = [face for face in naturals if (spare is None or face in spare) and not fits(self.law, now.melds, face)]
        return self._ends(now, pile, action, loose or naturals or faces)

    def _ends(self, now: Standing, pile: Cards, action: Action | None, faces: Iterable[Card]) -> Iterator[Choice]:
        """The seat's turn, or what it did as a caller, ends with each of these discards, or all its cards lie."""
        seat = self.view.seat
        before = self._after(now, pile)
        if action and not now.hand:
            before.emptied(seat)
            yield Choice(action, before)
        for face in faces:
            state = before.with_cards(before.hands, ())
            state.throw(seat, ORDER[face])
            yield Choice(action or Discard(face), state)

    def _lays(self, usual: Action, now: Standing) -> Iterator[Choice]:
        """All laid that can be, beginning with what is usual; or nothing more."""
        pile = self.view.discard
        laid = points.Mind(self.view, self.budget).end.laying.after
        yield from self._throws(laid, pile, usual)
        yield from self._throws(now, pile, spare=laid.hand)

    def _draws(self, now: Standing) -> Iterator[Choice]:
        """The stock, and takes with all laid that can be, a loose card going then."""
        view = self.view
        yield Choice(Draw("stock"), self.now, draws=True)
        layer = Layer(self.law, view.seat, view.players, self.terms.stakes.laid, 0.0)
        takes = [draw for draw in view.options.draws if draw.source == "discard"]
        if len(takes) > _TAKES:
            takes = takes[: _TAKES // 2] + takes[-_TAKES // 2 :]
        for take in takes:
            taken, pile = view.discard[-take.count :], view.discard[: -take.count]
            debts, bars = self.law.incur(taken, now.hand, now.opened) if self.law.incur else ((), ())
            after = layer.most(now._replace(hand=ordered(now.hand + taken), debts=debts, bars=bars)).after
            if all(debt.or_discard for debt in after.debts):
                faces = sorted(discards(self.law, after), key=self._looseness(after))
                yield from self._ends(after, pile, take, faces[:_DISCARDS])

    def _looseness(self, now: Standing) -> Callable[[Card], tuple[bool, int]]:
        """Orders cards of the hand: those that the table takes last, wilds among them, then by what they go with."""
        state = self._after(now, ())
        faces, twins, _ = state.hands[self.view.seat]

        def looseness(card: Card) -> tuple[bool, int]:
            if card in self.law.wilds:
                return True, 0
            return state.takes(ORDER[card]), state.keeping(ORDER[card], faces, twins)

        return looseness

    def _answers(self, now: Standing) -> Iterator[Choice]:
        view, seat = self.view, self.view.seat
        passing = self.now.with_cards(self.now.hands, ())
        passing.let_go(seat)
        yield Choice(Pass(), passing)
        asked = rehearsal(view)
        for call in view.options.calls[:_CALLS]:
            called = game(view).play(asked, seat, call)
            if called.caller:
                yield from self._throws(standing_of(called, seat), called.discard, call)
            else:
                yield Choice(call, Play(self.terms, called))

    # Worlds

    def worth(self, scores: Sequence[float], out: int | None) -> float:
        """The points by which a round that ends so brings the seat ahead of the others, and what it is to have won the
        match, or lost it.
        """
        view, seat = self.view, self.view.seat
        lead = scores[seat] - (sum(scores) - scores[seat]) / self.rivals
        if not self._near_the_end:
            return lead
        totals = tuple(map(round, map(add, view.scores, scores)))
        winners = game(view).match_over(totals, view.round_number + 1, view.eliminated, out)
        if winners is None:
            return lead
        return lead + _MATCH / len(winners) if seat in winners else lead - _MATCH / self.rivals

    @cached_property
    def _near_the_end(self) -> bool:
        """Whether the match may be over after this round: one that brings half of all points is as good as there is."""
        view = self.view
        plan = self.law.plan
        half = sum(points * plan.copies(card) for points, card in zip(self.terms.points, CARDS, strict=True)) // 2
        most = tuple(score + half for score in view.scores)
        return game(view).match_over(most, view.round_number + 1, view.eliminated) is not None

    def _meet(self, choices: list[Choice], totals: dict[int, float], world: World) -> int:
        """Plays the choices on in a world, adds what comes of each, and tells how many turns it took."""
        seat = self.view.seat
        hands, stock = world
        turns = 0
        for number in totals:
            _, start, draws = choices[number]
            hands[seat] = start.hands[seat]
            state = start.with_cards(hands, stock)
            if draws:
                state.draw(seat)
            state.play()
            totals[number] += self.worth(state.scores(), state.out)
            turns += state.turn_number - start.turn_number + 1
        return turns

    def _best_of(self, choices: list[Choice], usual: Action) -> Action:
        totals = dict.fromkeys(range(len(choices)), 0.0)
        worlds = self._worlds()
        turns = _TURNS * self.budget
        best = list(totals)
        sure = _SURE + _MATCH * self._near_the_end
        stock = Draw("stock")
        favour = [_FAVOUR * (choice.action == usual) + _STOCK * (choice.action == stock) for choice in choices]
        played = 0
        for count, stay in zip(_ROUNDS, _STAY, strict=True):
            for _ in range(count):
                turns -= self._meet(choices, totals, next(worlds))
                played += 1
                if turns <= 0:
                    break
            worth = {number: totals[number] + favour[number] * played for number in totals}
            best = sorted(totals, key=lambda number: (-round(worth[number], _DIGITS), number))
            close = worth[best[0]] - sure * sqrt(played)
            totals = {number: totals[number] for number in sorted(best[:stay]) if worth[number] >= close}
            if turns <= 0 or len({choices[number].action for number in totals}) == 1:
                break
        return choices[best[0]].action

    def _worlds(self) -> Iterator[World]:
        """As they may be."""
        view = self.view
        seen = (view.hand, view.discard, view.counts, view.turn_number, view.phase, view.passed)
        for round in worlds(view, chance.generator(repr(seen))):
            yield _world_of(self.terms, round)


def _world_of(terms: Terms, round: Round) -> World:
    return list(map(terms.hand, round.hands)), [ORDER[card] for card in reversed(round.stock)]


def covers(view: View) -> bool:
    """Whether rounds can be played on by the rules of the view."""
    return covered(game(view), view.wild_rank)


def act(view: View, rng: Random, budget: int) -> Action:
    return _act(view, rng, budget, None)


def knowing(round: Round) -> Bot:
    """The same search with the cards as they lie for its only world."""
    return lambda view, rng, budget: _act(view, rng, budget, round)


def _act(view: View, rng: Random, budget: int, truth: Round | None) -> Action:
    usual = normal.act(view, rng, budget)
    weighed = not isinstance(usual, Choose | Reclaim) and len(view.options.draws) != 1
    if not weighed or not view.hand or not covers(view):
        return usual
    return Foresight(view, budget).act(usual, truth)
