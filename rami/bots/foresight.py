"""The hard level where melds score: each draw, lay, discard and call is played on in sampled worlds.

All choices meet the same worlds, as the others may hold them. Those that fall behind meet no more, so that most are
left for the closest. What to lay is the normal level's to say, and whether to lay it now is weighed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from math import sqrt
from random import Random
from typing import NamedTuple

from rami import chance
from rami.actions import Action, Choose, Discard, Draw, Pass, Reclaim
from rami.bots import normal, points
from rami.bots.gains import Layer
from rami.bots.ground import law_of, rehearsal, standing
from rami.bots.memory import recall
from rami.bots.playout import WILD, Hand, Start, World, terms_of
from rami.bots.stakes import stakes
from rami.cards import ORDER, Card, ordered
from rami.legality import Standing, calls, discards
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
_LAID = 0.9
"""How surely what could be laid has been laid, wilds among it."""
_DIGITS = 6
"""What is worth the same but for the last digits is worth the same: they differ from one Python to another."""

Cards = tuple[Card, ...]


class Choice(NamedTuple):
    """What to do now, and where that leads."""

    action: Action
    hand: Hand
    start: Start


class Foresight:
    """What the seat to act makes of its view and of the worlds that it may be in."""

    def __init__(self, view: View, budget: int) -> None:
        self.view = view
        self.law = law_of(view)
        self.stakes = stakes(view)
        self.terms = terms_of(self.law, self.stakes)
        self.budget = budget
        next_seat = self.law.plan.next_seat
        self.order = tuple(next_seat(seat, view.eliminated) for seat in range(view.players))
        self.rivals = max(1, view.players - len(view.eliminated) - 1)

    def act(self, usual: Action) -> Action:
        """The best of what can be done; not the `usual` one only if another is clearly better."""
        now = standing(self.view)
        if self.view.options.draws:
            choices = self._draws(now)
        elif self.view.options.may_pass:
            choices = self._answers(now)
        elif isinstance(usual, Discard):
            choices = self._throws(now, self.view.discard)
        else:
            choices = self._lays(usual, now)
        return self._best_of(list(choices), usual)

    # Where choices lead

    def _start(self, now: Standing, pile: Cards) -> Start:
        """The seat has done what it does, and the next one moves."""
        melded = self.law.values.melded(now.melds, self.view.players)
        numbers = tuple(map(self.terms.number, pile))
        return Start(*self.terms.table(now.melds), melded, numbers, self.order, self._next)

    def _ended(self, action: Action, now: Standing, pile: Cards, discard: Card | None) -> Choice:
        """The seat's turn, or what it did as a caller, ends with this discard."""
        hand = list(now.hand)
        if discard is not None:
            hand.remove(discard)
            pile = (*pile, discard)
        out = self.view.seat if not hand and (discard is not None or not self.terms.floats) else None
        called = discard is not None and self.terms.calls
        start = self._start(now, pile)._replace(called=called, out=out)
        return Choice(action, self.terms.hand(hand), start)

    @cached_property
    def _next(self) -> int:
        """The seat that moves when this one has ended what it does."""
        view = self.view
        return view.following if view.following is not None else self.order[view.seat]

    # Choices

    def _throws(self, now: Standing, pile: Cards, action: Action | None = None) -> Iterator[Choice]:
        """The discards after what has been done by an action; without one, as actions of their own."""
        faces = discards(self.law, now)
        if not faces and action:
            yield self._ended(action, now, pile, None)
        for face in faces:
            yield self._ended(action or Discard(face), now, pile, face)

    def _lays(self, usual: Action, now: Standing) -> Iterator[Choice]:
        """All laid that can be, beginning with what is usual; or nothing more."""
        pile = self.view.discard
        yield from self._throws(points.Mind(self.view, self.budget).end.laying.after, pile, usual)
        yield from self._throws(now, pile)

    def _draws(self, now: Standing) -> Iterator[Choice]:
        """The stock, and takes with all laid that can be, a loose card going then."""
        view = self.view
        start = self._start(now, view.discard)._replace(seat=view.seat, from_stock=True)
        yield Choice(Draw("stock"), self.terms.hand(now.hand), start)
        layer = Layer(self.law, view.seat, view.players, self.stakes.laid, 0.0)
        takes = [draw for draw in view.options.draws if draw.source == "discard"]
        if len(takes) > _TAKES:
            takes = takes[: _TAKES // 2] + takes[-_TAKES // 2 :]
        for take in takes:
            taken, pile = view.discard[-take.count :], view.discard[: -take.count]
            debts, bars = self.law.incur(taken, now.hand, now.opened) if self.law.incur else ((), ())
            after = layer.most(now._replace(hand=ordered(now.hand + taken), debts=debts, bars=bars)).after
            if all(debt.or_discard for debt in after.debts):
                faces = sorted(discards(self.law, after), key=self._looseness(after))
                for face in faces[:_DISCARDS] or (None,):
                    yield self._ended(take, after, pile, face)

    def _looseness(self, now: Standing) -> Callable[[Card], tuple[bool, int]]:
        """Orders cards of the hand: those that the table takes last, wilds among them, then by what they go with."""
        hand = self.terms.hand(now.hand)
        world = World(self.terms, self._start(now, ()), (), ())

        def looseness(card: Card) -> tuple[bool, int]:
            number = self.terms.number(card)
            if number == WILD:
                return True, 0
            return world.fits(number), world.keeping(number, hand.faces, hand.twins)

        return looseness

    def _answers(self, now: Standing) -> Iterator[Choice]:
        view = self.view
        yield Choice(Pass(), self.terms.hand(now.hand), self._start(now, view.discard))
        for call in view.options.calls[:_CALLS]:
            called = calls.resolve(self.law, rehearsal(view), view.seat, call)
            assert called is not None
            after = calls.after_call(self.law, called, call)
            yield from self._throws(after, view.discard[: -len(called.taken)], call)

    # Worlds

    def _best_of(self, choices: list[Choice], usual: Action) -> Action:
        actions = {choice.action for choice in choices}
        if len(actions) < 2:
            return next(iter(actions), usual)
        seat = self.view.seat
        totals = dict.fromkeys(range(len(choices)), 0.0)
        worlds = self._worlds()
        turns = _TURNS * self.budget
        best = list(totals)
        stock = Draw("stock")
        favour = [_FAVOUR * (choice.action == usual) + _STOCK * (choice.action == stock) for choice in choices]
        played = 0
        for count, stay in zip(_ROUNDS, _STAY, strict=True):
            for _ in range(count):
                hands, cards = next(worlds)
                for number in totals:
                    choice = choices[number]
                    hands[seat] = choice.hand
                    world = World(self.terms, choice.start, hands, cards)
                    scores = world.play(choice.start)
                    totals[number] += scores[seat] - (sum(scores) - scores[seat]) / self.rivals
                    turns -= world.turns
                played += 1
                if turns <= 0:
                    break
            worth = {number: totals[number] + favour[number] * played for number in totals}
            best = sorted(totals, key=lambda number: (-round(worth[number], _DIGITS), number))
            close = worth[best[0]] - _SURE * sqrt(played)
            totals = {number: totals[number] for number in sorted(best[:stay]) if worth[number] >= close}
            if turns <= 0 or len({choices[number].action for number in totals}) == 1:
                break
        return choices[best[0]].action

    def _worlds(self) -> Iterator[tuple[list[Hand], list[int]]]:
        """Hands of the others, and stocks, as they may be."""
        view, terms = self.view, self.terms
        seen = (view.hand, view.discard, view.counts, view.turn_number, view.phase, view.passed)
        rng = chance.generator(repr(seen))
        memory = recall(view)
        unseen = [terms.number(card) for card, place in ORDER.items() for _ in range(memory.copies[place])]
        known = list(map(terms.hand, view.known))
        hidden = [0 if seat == view.seat else count - len(view.known[seat]) for seat, count in enumerate(view.counts)]
        laid = [seat != view.seat and bool(memory.thrown[seat]) for seat in range(view.players)]
        table = World(terms, self._start(standing(view), ()), (), ())
        while True:
            rng.shuffle(unseen)
            at = 0
            hands = []
            for seat, count in enumerate(hidden):
                if laid[seat] and count:
                    self._sift(table, known[seat], unseen, at, count, rng)
                hands.append(terms.with_numbers(known[seat], unseen[at : at + count]))
                at += count
            yield hands, unseen[at : at + view.stock_count]

    def _sift(self, table: World, known: Hand, unseen: list[int], at: int, count: int, rng: Random) -> None:
        """Who has had a turn has hardly kept what could be laid: of that, some changes places with unseen cards."""
        terms = self.terms
        mask = table.laid(terms.with_numbers(known, unseen[at : at + count]))
        last = len(unseen) - 1
        for place in range(at, at + count):
            card = unseen[place]
            laid = card == WILD or mask >> card & 1
            if laid and at + count <= last and rng.random() < _LAID:
                other = at + count + int(rng.random() * (last - at - count + 1))
                unseen[place], unseen[other] = unseen[other], card


def covers(view: View) -> bool:
    """Whether rounds are played on as they are meant: melds score, nothing is asked of an opening, nobody is out."""
    opening = law_of(view).opening
    return bool(view.melded) and not (opening.minimum or opening.ladder or opening.clean_run or view.out)


def act(view: View, rng: Random, budget: int) -> Action:
    usual = normal.act(view, rng, budget)
    weighed = not isinstance(usual, Choose | Reclaim) and len(view.options.draws) != 1
    if not weighed or not view.hand or not covers(view):
        return usual
    return Foresight(view, budget).act(usual)
