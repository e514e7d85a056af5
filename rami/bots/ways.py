"""The ways to end a turn: what may be laid, and how things stand afterwards, by the engine's own functions."""

from __future__ import annotations

from typing import NamedTuple

from rami.actions import Action, Discard, LayMelds, LayOff, Reclaim
from rami.bots.field import NO_SPOTS, Field, field_of, spots
from rami.bots.handful import ONE, hand_of, solver
from rami.bots.race import Scene
from rami.cards import JOKER, Card, plain, without
from rami.legality import (
    Law,
    Standing,
    after_lay_off,
    after_melding,
    after_reclaim,
    keeps_reclaimed,
    may_lay_off,
    must_suffice,
    obstacle,
)

_MOST = 12
"""Actions of one turn."""


class Way(NamedTuple):
    """What is done first (None: nothing but the discard), and how things stand once all is laid."""

    first: Action | None
    now: Standing


class Layer:
    """Lays cards of a hand without getting it further from its end."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.law: Law = scene.law

    def field(self, now: Standing) -> Field:
        """The field of what can be done in this turn."""
        if not may_lay_off(self.law, now):
            return field_of(self.scene.counting, NO_SPOTS)
        return field_of(self.scene.counting, spots(self.law, now.melds, reclaims=self.law.reclaims and now.opened))

    def ways(self, now: Standing) -> list[Way]:
        """Keep all; open, or not; lay all; lay off what holds no wild."""
        found = [Way(None, now)]
        if not now.opened and must_suffice(self.law, now):
            way = self._lay_opening(now)
            if way.first is None:
                return found
            found.append(way)
            for hold in (False, True):
                whole = self.lay(way.now, hold=hold).now
                if all(whole != other.now for other in found):
                    found.append(Way(way.first, whole))
            return found
        for way in (self.lay(now), self.lay(now, hold=True)):
            if way.first is not None and all(way.now != other.now for other in found):
                found.append(way)
        return found

    def opening(self, now: Standing) -> LayMelds | None:
        """The opening that leaves the least."""
        law = self.law
        needed = law.opening.needed(now.opening_value)
        found = solver(self.scene.counting).opening(hand_of(now.hand), needed, law.opening.clean_run)
        if found is None or not found.melds:
            return None
        after = after_melding(law, now, found.melds)
        return LayMelds(found.melds) if obstacle(law, after) is None else None

    def lay(self, now: Standing, *, hold: bool = False, out: bool = False) -> Way:
        """All that can be laid without leaving more over.

        `hold`: wilds and what frees them stay where they are; `out`: the last card may go, another being set aside.
        """
        first: Action | None = None
        for _ in range(_MOST):
            step = self.step(now, hold, out)
            if step is None:
                break
            action, now = step
            first = first or action
            if not now.hand:
                break
        return Way(first, now)

    def step(self, now: Standing, hold: bool, out: bool) -> tuple[Action, Standing] | None:
        law, melds = self.law, self.law.melds
        field = self.field(now)
        hand = hand_of(now.hand)
        least = field.least
        left = least(hand)
        keep = len(now.hand) - (not out and not law.endings.out_by_melding)
        found: list[tuple[int, int, Action]] = []
        for cards in melds.candidates(now.hand):
            if len(cards) <= keep:
                wilds = sum(map(melds.is_wild, cards))
                if not (hold and wilds) and least(hand - _number(cards)) <= left:
                    found.append((wilds, -len(cards), LayMelds((cards,))))
        if may_lay_off(law, now):
            for on, meld in enumerate(now.melds):
                for cards in melds.lay_offs(now.hand, meld):
                    if len(cards) <= keep and keeps_reclaimed(law, now, cards):
                        wilds = sum(map(melds.is_wild, cards))
                        if not (hold and wilds) and least(hand - _number(cards)) <= left:
                            found.append((wilds, -len(cards), LayOff(cards, on)))
        if law.reclaims and now.opened and not hold:
            for on, meld in enumerate(now.melds):
                for cards in melds.reclaims(now.hand, meld):
                    found.append((0, -len(cards), Reclaim(cards, on)))
        found.sort(key=lambda each: each[:2])
        for _, _, action in found:
            after = self.after(now, action)
            if isinstance(action, Reclaim) and self.field(after).least(hand_of(after.hand)) > left:
                continue
            if (after.debts or after.bars or not after.hand) and not (out and not after.hand) and obstacle(law, after):
                continue
            return action, after
        return None

    def after(self, now: Standing, action: Action) -> Standing:
        if isinstance(action, LayMelds):
            return after_melding(self.law, now, action.melds)
        if isinstance(action, LayOff):
            return after_lay_off(self.law, now, action.cards, action.on)
        assert isinstance(action, Reclaim)
        return after_reclaim(self.law, now, action.cards, action.on)

    def finish(self, now: Standing) -> Action | None:
        """What is done first to go out in this turn; None if the hand cannot."""
        law = self.law
        barred = {bar.face for bar in now.bars}
        last: list[Card | None] = [card for card in dict.fromkeys(now.hand) if card not in barred]
        last.sort(key=lambda card: -law.values.of[card or JOKER])
        if law.endings.out_by_melding:
            last.append(None)
        opens = not now.opened and must_suffice(law, now)
        table = field_of(self.scene.counting, spots(law, now.melds, reclaims=law.reclaims))
        for card in last:
            hand = now.hand if card is None else without(now.hand, (card,)) or ()
            if card is not None and not hand:
                return Discard(card)
            if table.least(hand_of(hand)):
                continue
            way = self._lay_opening(now._replace(hand=hand)) if opens else Way(None, now._replace(hand=hand))
            if opens and way.first is None:
                continue
            whole = self.lay(way.now, out=card is not None) if way.now.hand else way
            if not whole.now.hand:
                return way.first or whole.first
        return None

    def _lay_opening(self, now: Standing) -> Way:
        opening = self.opening(now)
        return Way(None, now) if opening is None else Way(opening, after_melding(self.law, now, opening.melds))


def _number(cards: tuple[Card, ...]) -> int:
    return sum(ONE[plain(card)] for card in cards)
