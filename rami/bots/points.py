"""Play for what is laid: where melds score, or whole ranks are wild.

Each way to end the turn (what to lay, which card to throw) is judged by what it puts on the table, what the hand may
still become, and what it gives away. What is judged is always a position to which legal steps lead.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from operator import add
from typing import NamedTuple

from rami.actions import Action, Discard, Draw, Pass
from rami.bots import BUDGET
from rami.bots.gains import Layer, Laying, fits
from rami.bots.ground import game, law_of, may_reshuffle, rehearsal, standing
from rami.bots.memory import Memory, recall
from rami.bots.peril import Peril
from rami.bots.prospects import Prospects, trios
from rami.bots.stakes import melded_values, stakes
from rami.cards import JOKER, ORDER, Card, ordered
from rami.legality import Standing, calls, discards
from rami.view import View

_HORIZON = 2.5
"""Draws of the stock that what a hand may become is counted for, at most."""
_TAKEN = 0.25
"""Of the points of a pile from where the table takes a card, what is lost by leaving it to the next seat."""
_CALLED = 0.9
"""How surely a card that fits the table is taken by somebody."""
_BAIT = 8.0
"""Points that a card which the next seat can meld brings it beside its own."""
_FLOATING = 0.7
"""Of what the others hold, how much a floating seat may count on."""
_LAYABLE = 0.85
"""Of a card that the table takes, what it counts for before it is drawn."""
_MATCH = 1000.0
"""Points that it is worth to win the match, and costs to lose it."""
_FOR_ONE = 100
"""Of the budget, what is spent to judge one way to take from the pile."""
_DIGITS = 6
"""What is worth the same but for the last digits is worth the same: they differ from one Python to another."""


Cards = tuple[Card, ...]


def plays(view: View) -> bool:
    """Whether this is how the round is to be played."""
    return bool(view.melded) or bool(law_of(view).wilds - {JOKER})


def act(view: View, budget: int) -> Action:
    mind = Mind(view, budget)
    if view.options.draws:
        return mind.draw()
    return mind.answer() if view.options.may_pass else mind.play()


class End(NamedTuple):
    """A way to end the turn: what is laid, then the discard (None where no card is left, or none may go)."""

    worth: float
    laying: Laying
    discard: Card | None


class Mind:
    """What the seat to act makes of its view."""

    def __init__(self, view: View, budget: int = BUDGET) -> None:
        self.view = view
        self.budget = budget
        self.law = law_of(view)
        self.stakes = stakes(view)
        self.caught, self.catches = self.stakes.lead(view.players)
        self.points = melded_values(self.law)
        self.rivals = max(1, view.players - len(view.eliminated) - 1)
        self._end = min(1.0, self.peril.out + self.peril.dry)
        held = self.caught * (self._end if self.stakes.laid else 1.0)
        self.layer = Layer(self.law, view.seat, view.players, self.stakes.laid, round(2 * held) / 2)
        self._found: dict[Standing, Laying] = {}

    @cached_property
    def memory(self) -> Memory:
        return recall(self.view)

    @cached_property
    def peril(self) -> Peril:
        return Peril(self.view, self.memory)

    @cached_property
    def _draws(self) -> float:
        """How many of its draws to come the seat lives to see."""
        stays, left = 1 - self._end, self.peril.draws
        return min(_HORIZON, sum(stays**turn * min(1.0, left + 1 - turn) for turn in range(1, int(left) + 2)))

    # Drawing

    def draw(self) -> Action:
        """The stock, or what of the pile is worth more."""
        view = self.view
        now = standing(view)
        best: Action = Draw("stock")
        most = self.stock(now)
        for take in self._takes():
            worth = self._best(self._taking(now, take), view.discard[: -take.count]).worth
            if round(worth - most, _DIGITS) > 0:
                best, most = take, worth
        return best

    def _takes(self) -> list[Draw]:
        """What may be taken from the pile; of too many ways, the deepest and those near the top."""
        most = max(2, self.budget // _FOR_ONE)
        takes = [draw for draw in self.view.options.draws if draw.source == "discard"]
        return takes if len(takes) <= most else takes[: most // 2] + takes[-(most - most // 2) :]

    def _taking(self, now: Standing, take: Draw) -> Standing:
        """How the seat stands when it has taken so many cards of the pile."""
        taken = self.view.discard[-take.count :]
        debts, bars = self.law.incur(taken, now.hand, now.opened) if self.law.incur else ((), ())
        return now._replace(hand=ordered(now.hand + taken), debts=debts, bars=bars)

    def stock(self, now: Standing) -> float:
        """What it is worth to draw from the stock: from an empty one, the loss of what is in the hand."""
        if not self.view.stock_count and not may_reshuffle(self.view):
            return -self.stakes.kept * self.law.values.hand(now.hand)
        end = self._best(now, self.view.discard, spare=True)
        copies = self.memory.copies
        unseen = max(1, sum(copies))
        held = Prospects(self.law, end.laying.after.melds, end.laying.after.hand, copies)
        table = end.laying.after.melds
        fitting = sum(
            copies[place] * self.points[card]
            for card, place in ORDER.items()
            if copies[place] and (card in self.law.wilds or fits(self.law, table, card))
        )
        return end.worth + self.stakes.laid * (held.worth() + _LAYABLE * fitting / unseen)

    # Playing

    @cached_property
    def end(self) -> End:
        """The best way to end the turn."""
        return self._best(standing(self.view), self.view.discard)

    def play(self) -> Action:
        now, pile, end = standing(self.view), self.view.discard, self.end
        for reclaim in self.view.options.reclaims:
            after = self.layer.step(now, reclaim)
            if round(self.layer.worth(now, after) + self._best(after, pile).worth - end.worth, _DIGITS) > 0:
                return reclaim
        if end.laying.steps:
            return end.laying.steps[0]
        if end.discard is not None:
            return Discard(end.discard)
        options = self.view.options
        parts: list[Action] = [*options.lay_offs, *options.matches, *options.reclaims, *map(Discard, options.discards)]
        return parts[0]

    def _best(self, now: Standing, pile: Cards, *, spare: bool = False) -> End:
        """The best way to end the turn, with this pile; `spare`: a card is to come, so none must go."""
        ends = [end for laying in self._layings(now) for end in self._ends(now, laying, pile, spare)]
        return max(ends, key=lambda end: (round(end.worth, _DIGITS), -len(end.laying.steps)))

    def _layings(self, now: Standing) -> Iterator[Laying]:
        """All that can be laid: to hold it back gains less than is lost when another goes out first.

        Nothing, where that would end a match that another wins.
        """
        if now.caller:
            yield Laying((), now)
            return
        full = self._most(now)
        yield full
        if len(full.after.hand) < 2 and not _owes(now) and self._decided(full.after) < 0:
            yield Laying((), now)

    def _most(self, now: Standing) -> Laying:
        """All that can be laid."""
        laying = self._found.get(now)
        if laying is None:
            laying = self._found[now] = self.layer.most(now)
        return laying

    def _ends(self, now: Standing, laying: Laying, pile: Cards, spare: bool) -> Iterator[End]:
        """How the turn can end after what is laid: with each discard, or none where a card is `spare`.

        What could be laid besides is not thrown, and counts as what may be laid later. No wild is thrown while another
        card may go.
        """
        after = laying.after
        won = self.layer.worth(now, after) if self.stakes.laid else 0.0
        faces = () if spare else discards(self.law, after)
        held = not laying.steps or any(card in self.law.wilds for card in after.hand)
        if held and self.stakes.laid and not now.caller:
            rest = self._most(after).after
            won += (1 - self._end) * self.layer.worth(after, rest)
            faces = tuple(face for face in faces if face in rest.hand) or faces
        faces = tuple(face for face in faces if face not in self.law.wilds) or faces
        prospects = Prospects(self.law, after.melds, after.hand, self.memory.copies)
        for face in faces or (None,):
            yield End(won + self._left(after, pile, prospects, face), laying, face)

    def _left(self, after: Standing, pile: Cards, prospects: Prospects, discard: Card | None) -> float:
        """What is worth having of a position at the end of the turn, beside what has been laid."""
        cards = len(after.hand) - (discard is not None)
        peril = self.peril
        if not cards:
            prize = self.catches * peril.points + self.stakes.out
            if discard is not None or not self.law.endings.floating:
                return prize + self._decided(after)
            return _FLOATING * prize - self._exposed(after, pile)
        of = self.law.values.of
        value = self.law.values.hand(after.hand) - (of[discard] if discard is not None else 0)
        caught = value * (peril.out * self.caught + peril.dry * self.stakes.kept)
        if not self.stakes.laid:
            caught += value * (1 - self._end) * 0.5 * self.caught
        hope = self._draws * prospects.worth(discard) + (1 - self._end) * prospects.alone(discard)
        given = self._given(after, discard) if discard is not None else 0.0
        return hope - caught - given - self._exposed(after, pile)

    def _decided(self, after: Standing) -> float:
        """What it is worth beside the points to go out now, if that ends the match."""
        view = self.view
        if not self.stakes.laid:
            return 0.0
        totals = list(map(add, view.scores, self.law.endings.melded(after.melds, view.players)))
        totals[view.seat] += round(self.stakes.catches * self.peril.points + self.stakes.out)
        winners = game(view).match_over(tuple(totals), view.round_number + 1, view.eliminated, view.seat)
        return 0.0 if winners is None else _MATCH if view.seat in winners else -_MATCH

    def _given(self, after: Standing, discard: Card) -> float:
        """What a discard is worth to the others."""
        points = self.points[discard]
        if fits(self.law, after.melds, discard):
            return _CALLED * points / self.rivals
        chances = self.peril.chances
        melded = sum(chances[one] * chances[other] for one, other in trios(self.law).others.get(discard, ()))
        return min(1.0, melded) * (points + _BAIT) / self.rivals

    def _exposed(self, after: Standing, pile: Cards) -> float:
        """What the pile is worth to the next seat, from the lowest card of it that the table takes."""
        law = self.law
        if law.take_depth == 1:
            return 0.0
        for place, card in enumerate(pile):
            if fits(law, after.melds, card):
                return _TAKEN * sum(self.points[each] for each in pile[place:]) / self.rivals
        return 0.0

    # Calls

    def answer(self) -> Action:
        """A call, if it is worth more than to let the card go by."""
        best: Action = Pass()
        now, pile = standing(self.view), self.view.discard
        most = self._best(now, pile, spare=True).worth
        for call in self.view.options.calls:
            called = calls.resolve(self.law, rehearsal(self.view), self.view.seat, call)
            assert called is not None
            after = calls.after_call(self.law, called, call)
            left = pile[: -len(called.taken)]
            worth = max(end.worth for end in self._ends(now, Laying((), after), left, spare=False))
            if round(worth - most, _DIGITS) > 0:
                best, most = call, worth
        return best


def _owes(now: Standing) -> bool:
    """Whether a card must be played before the turn can end."""
    return any(not debt.or_discard for debt in now.debts)
