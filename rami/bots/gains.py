"""What a seat can lay now, in which steps, and how things stand afterwards.

Every step is legal as it comes, and after each the turn can be ended: they are made with the engine's own look ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from rami.actions import Action, LayMelds, LayOff, Match, Reclaim
from rami.bots.bulk import Bulk
from rami.bots.ground import law_of, standing, suffices
from rami.bots.stakes import melded_values
from rami.cards import RANKS, Card, plain
from rami.legality import (
    Law,
    Standing,
    after_lay_off,
    after_match,
    after_melding,
    after_reclaim,
    may_lay_off,
    may_match,
    must_suffice,
    obstacle,
    openings_of,
    openings_with,
    payments,
)
from rami.melds import Meld
from rami.round import Debt
from rami.view import View

Cards = tuple[Card, ...]

_SCALE = 10
"""Weights of the solver for one point."""

_MANY = 3
"""Wilds beside which choices of lay-offs are too many to look at together."""


class Laying(NamedTuple):
    """Steps that a seat can take, and how it stands after them."""

    steps: tuple[Action, ...]
    after: Standing


@lru_cache(maxsize=64)
def solver(law: Law, laid: float, held: float) -> Bulk:
    """The solver by which a point laid counts so much, and a point no longer held so much."""
    melded, of = melded_values(law), law.values.of
    weights = {card: round(_SCALE * (laid * melded[card] + held * of[card])) + 1 for card in melded}
    low = None
    if "A" + "C" not in law.wilds:
        low = round(_SCALE * (laid * law.values.place("AC", True) + held * of["AC"])) + 1
    return Bulk(law.melds, weights, low if low is not None and low < weights["AC"] else None)


class Layer:
    """Lays hands of a law; `laid` and `held`: what a point is worth on the table and one no longer in the hand."""

    def __init__(self, law: Law, seat: int, players: int, laid: float, held: float) -> None:
        self.law = law
        self.seat = seat
        self._players = players
        self._laid = laid
        self._held = held
        self._solver = solver(law, laid, held)
        self._naturals = frozenset(melded_values(law)) - law.wilds

    def worth(self, now: Standing, after: Standing) -> float:
        """What is won between the two."""
        values = self.law.values
        won = 0.0
        if self._laid:
            before, then = (values.melded(each.melds, self._players)[self.seat] for each in (now, after))
            won = self._laid * (then - before)
        return won + self._held * (values.hand(now.hand) - values.hand(after.hand))

    def most(self, now: Standing, *, wilds: bool = True) -> Laying:
        """What is worth most of the ways that are tried; `wilds`: those that no meld needs too."""
        found = list(self._ways(now, wilds))
        return max(found, key=lambda laying: self.worth(now, laying.after))

    def _ways(self, now: Standing, wilds: bool) -> Iterator[Laying]:
        debt = next((debt for debt in now.debts if not debt.or_discard), None)
        paid = False
        for start in self._starts(now, debt):
            laying = self._lay(start, wilds, debt)
            if debt is None or debt not in laying.after.debts:
                paid = True
                yield laying
        if debt is not None and not paid:
            for action in payments(self.law, now, debt):
                first = self.step(now, action)
                rest = self._lay(Laying((action,), first), wilds, None)
                yield rest
                return

    def _starts(self, now: Standing, debt: Debt | None) -> Iterator[Laying]:
        """With nothing laid, and with that laid off which the table takes as it is."""
        start = Laying((), now)
        yield start
        if may_lay_off(self.law, now) and now.melds:
            off = self._lay_off(start, wilds=False)
            if off.steps:
                yield off

    def step(self, now: Standing, action: Action) -> Standing:
        """How the seat stands after a legal action."""
        match action:
            case LayMelds(melds):
                return after_melding(self.law, now, melds)
            case LayOff(cards, on):
                return after_lay_off(self.law, now, cards, on)
            case Match(card, on):
                return after_match(self.law, now, card, on)
            case Reclaim(cards, on):
                return after_reclaim(self.law, now, cards, on)
            case _:
                raise ValueError(f"{action} lays nothing")

    def _lay(self, laying: Laying, wilds: bool, debt: Debt | None) -> Laying:
        """Melds first, then what the table takes, matches, and the wilds that are left."""
        laying = self._meld(laying, debt)
        laying = self._lay_off(laying, wilds=False)
        laying = self._match(laying)
        if wilds:
            laying = self._lay_off(laying, wilds=True)
        return laying

    def _meld(self, laying: Laying, debt: Debt | None) -> Laying:
        law, now = self.law, laying.after
        must = debt.face if debt is not None and debt in now.debts else None
        keep = not law.endings.may_meld_all
        found = self._solver.arrange(now.hand, must=must, keep=keep) if len(now.hand) > 2 else None
        if found is None and must is not None:
            found = self._solver.arrange(now.hand, keep=keep)
        if found is None or not found.melds:
            return laying
        if not now.opened and must_suffice(law, now):
            return self._open(laying, found.melds)
        owed = sorted(found.melds, key=lambda cards: must not in map(plain, cards)) if must else found.melds
        for cards in owed:
            laying = self._try(laying, LayMelds((cards,)))
        return laying

    def _open(self, laying: Laying, melds: tuple[Cards, ...]) -> Laying:
        law, now = self.law, laying.after
        if suffices(law, now, melds):
            return self._try(laying, LayMelds(melds))
        openings = openings_of(law, now)
        for cards in law.melds.candidates(now.hand):
            opening = next(openings_with(law, now, openings, cards), None)
            if opening is not None:
                return self._try(laying, LayMelds(opening))
        return laying

    def _try(self, laying: Laying, action: Action) -> Laying:
        """With this step, if the turn can be ended after it."""
        after = self.step(laying.after, action)
        if obstacle(self.law, after) is not None and not after.debts:
            return laying
        return Laying((*laying.steps, action), after)

    def _lay_off(self, laying: Laying, *, wilds: bool) -> Laying:
        """What melds of the table take, as long as they take any; `wilds`: also with wilds, and those by themselves."""
        law = self.law
        if not may_lay_off(law, laying.after):
            return laying
        before = None
        while before is not laying:
            before = laying
            for on, meld in enumerate(laying.after.melds):
                hand = laying.after.hand
                if not hand:
                    return laying
                cards = self._most_of(meld, hand, wilds)
                if cards:
                    laying = self._try(laying, LayOff(cards, on))
        return laying

    def _most_of(self, meld: Meld, hand: Cards, wilds: bool) -> Cards | None:
        """Of the hand, what extends the meld and counts most."""
        held = tuple(card for card in hand if card in self._naturals)
        if wilds:
            mine = tuple(card for card in hand if card not in self._naturals)[:_MANY]
            held = held + mine if len(held) < 12 else mine
        elif not any(map(self._near(meld), held)):
            return None
        weights = melded_values(self.law)
        return max(
            self.law.melds.lay_offs(held, meld),
            key=lambda cards: (sum(weights[plain(card)] for card in cards), -len(cards)),
            default=None,
        )

    def _near(self, meld: Meld) -> Callable[[Card], bool]:
        first = meld.slots[0].stands_for
        place = 0 if meld.kind == "set" else 1
        return lambda card: card[place] == first[place]

    def _match(self, laying: Laying) -> Laying:
        law = self.law
        if not law.matches or not may_match(law, laying.after):
            return laying
        for on, _ in enumerate(laying.after.melds):
            for card in law.melds.matches(laying.after.hand, laying.after.melds[on]):
                if card in laying.after.hand:
                    laying = self._try(laying, Match(card, on))
        return laying


def laid_points(view: View, action: Action) -> int:
    """The points that the seat to act would have on the table for this action."""
    law, now = law_of(view), standing(view)
    layer = Layer(law, view.seat, view.players, 1.0, 0.0)
    return round(layer.worth(now, layer.step(now, action)))


def fits(law: Law, melds: Iterable[Meld], card: Card) -> bool:
    """Whether a meld of the table takes the card alone, so that it can be called or laid off."""
    return any(_takes(law, meld, card) for meld in melds)


@lru_cache(maxsize=1 << 14)
def _takes(law: Law, meld: Meld, card: Card) -> bool:
    return any(True for _ in law.melds.lay_offs((card,), meld))


def beyond(law: Law, meld: Meld) -> Iterator[tuple[Card, Card]]:
    """Of a run, the face that goes on at an end, and the one that goes on after it."""
    if meld.kind != "run":
        return
    faces = [slot.stands_for for slot in meld.slots]
    suit = faces[0][1]
    line = "A" + RANKS
    low, high = line.index(faces[0][0]), line.rindex(faces[-1][0])
    for one, other in ((low - 1, low - 2), (high + 1, high + 2)):
        if 0 <= other < len(line) and 0 <= one < len(line):
            yield line[one] + suit, line[other] + suit
