"""The ways to end a turn: what may be laid, and how things stand afterwards, by the engine's own functions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
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
from rami.legality.opening import has_clean_run

_MOST = 12
"""Actions of one turn."""
_ALONE = 4
"""Things that are thought of as laid alone."""


class Way(NamedTuple):
    """What is laid, one action after another, and how things stand once all is; the discard is still to come."""

    actions: tuple[Action, ...]
    now: Standing

    @property
    def first(self) -> Action | None:
        """What is done now, if not the discard."""
        return self.actions[0] if self.actions else None


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
        """Keep all; open with less or more, or not at all; lay one thing, all that holds no wild, or everything."""
        found = [Way((), now)]
        if not now.opened and must_suffice(self.law, now):
            opening = self.opening(now)
            if opening is not None:
                for melds in self._less(now, opening.melds):
                    found.append(Way((LayMelds(melds),), after_melding(self.law, now, melds)))
                after = after_melding(self.law, now, opening.melds)
                for hold in (True, False):
                    more = self.lay(after, hold=hold)
                    found.append(Way((opening, *more.actions), more.now))
        else:
            found += [self.lay(now, hold=hold) for hold in (True, False)]
            found += [Way((action,), then) for action, then in islice(self._steps(now, hold=True, out=False), _ALONE)]
        return [way for at, way in enumerate(found) if all(way.now != other.now for other in found[:at])]

    def _less(self, now: Standing, melds: tuple[tuple[Card, ...], ...]) -> Iterator[tuple[tuple[Card, ...], ...]]:
        """The opening, and all parts of it that open too."""
        law = self.law
        needed = law.opening.needed(now.opening_value)
        read = {cards: meld for cards in melds if (meld := law.melds.read(cards, now.seat)) is not None}
        for size in range(1, len(melds)):
            for part in combinations(melds, size):
                laid = [read[cards] for cards in part]
                clean = not law.opening.clean_run or has_clean_run(laid)
                if clean and sum(map(law.values.meld, laid)) >= needed:
                    yield part
        yield melds

    def opening(self, now: Standing, *, out: bool = False) -> LayMelds | None:
        """The opening that leaves the least; `out`: the last card may go, another being set aside."""
        law = self.law
        needed = law.opening.needed(now.opening_value)
        found = solver(self.scene.counting).opening(hand_of(now.hand), needed, law.opening.clean_run)
        if found is None or not found.melds:
            return None
        after = after_melding(law, now, found.melds)
        return LayMelds(found.melds) if (out and not after.hand) or obstacle(law, after) is None else None

    def lay(self, now: Standing, *, hold: bool = False, out: bool = False) -> Way:
        """All that can be laid without leaving more over.

        `hold`: wilds and what frees them stay where they are; `out`: the last card may go, another being set aside.
        """
        actions: list[Action] = []
        for _ in range(_MOST):
            step = next(self._steps(now, hold=hold, out=out), None)
            if step is None:
                break
            action, now = step
            actions.append(action)
            if not now.hand:
                break
        return Way(tuple(actions), now)

    def _steps(self, now: Standing, *, hold: bool, out: bool) -> Iterator[tuple[Action, Standing]]:
        """What can be laid at once without leaving more over, fewest wilds and most cards first."""
        law, melds = self.law, self.law.melds
        field = self.field(now)
        hand = hand_of(now.hand)
        least = field.least
        left = least(hand)
        keep = len(now.hand) - (not out and not law.endings.may_meld_all)
        parts: list[tuple[tuple[Card, ...], Action]] = [
            (cards, LayMelds((cards,))) for cards in melds.candidates(now.hand)
        ]
        if may_lay_off(law, now):
            for on, meld in enumerate(now.melds):
                fitting = melds.lay_offs(now.hand, meld)
                parts += [(cards, LayOff(cards, on)) for cards in fitting if keeps_reclaimed(law, now, cards)]
        found: list[tuple[int, int, Action]] = []
        for cards, action in parts:
            wilds = sum(map(melds.is_wild, cards))
            if len(cards) <= keep and not (hold and wilds) and least(hand - _number(cards)) <= left:
                found.append((wilds, -len(cards), action))
        if law.reclaims and now.opened and not hold:
            for on, meld in enumerate(now.melds):
                found += [(0, -len(cards), Reclaim(cards, on)) for cards in melds.reclaims(now.hand, meld)]
        found.sort(key=lambda each: each[:2])
        for _, _, action in found:
            after = self._after(now, action)
            if isinstance(action, Reclaim) and self.field(after).least(hand_of(after.hand)) > left:
                continue
            if (after.debts or after.bars or not after.hand) and not (out and not after.hand) and obstacle(law, after):
                continue
            yield action, after

    def _after(self, now: Standing, action: Action) -> Standing:
        if isinstance(action, LayMelds):
            return after_melding(self.law, now, action.melds)
        if isinstance(action, LayOff):
            return after_lay_off(self.law, now, action.cards, action.on)
        assert isinstance(action, Reclaim)
        return after_reclaim(self.law, now, action.cards, action.on)

    def finish(self, now: Standing, reclaims: int = 2) -> Action | None:
        """What is done first to go out in this turn, with so many wilds won back; None if the hand cannot."""
        first = self._finish(now)
        if first is not None or not reclaims or not self.law.reclaims or not now.opened:
            return first
        for on, meld in enumerate(now.melds):
            for cards in self.law.melds.reclaims(now.hand, meld):
                after = after_reclaim(self.law, now, cards, on)
                if self.finish(after, reclaims - 1) is not None:
                    return Reclaim(cards, on)
        return None

    def _finish(self, now: Standing) -> Action | None:
        law = self.law
        barred = {bar.face for bar in now.bars}
        last: list[Card | None] = [card for card in dict.fromkeys(now.hand) if card not in barred]
        last.sort(key=lambda card: -law.values.of[card or JOKER])
        if law.endings.may_meld_all:
            last.append(None)
        opens = not now.opened and must_suffice(law, now)
        table = field_of(self.scene.counting, spots(law, now.melds, reclaims=law.reclaims))
        for card in last:
            hand = now.hand if card is None else without(now.hand, (card,)) or ()
            if card is not None and not hand:
                return Discard(card)
            if table.least(hand_of(hand)):
                continue
            way = Way((), now._replace(hand=hand))
            if opens:
                way = self._lay_opening(way.now, out=card is not None)
            if opens and way.first is None:
                continue
            whole = self.lay(way.now, out=card is not None) if way.now.hand else way
            if not whole.now.hand:
                return way.first or whole.first
        return None

    def _lay_opening(self, now: Standing, *, out: bool) -> Way:
        opening = self.opening(now, out=out)
        return Way((), now) if opening is None else Way((opening,), after_melding(self.law, now, opening.melds))


def _number(cards: tuple[Card, ...]) -> int:
    return sum(ONE[plain(card)] for card in cards)
