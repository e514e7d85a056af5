"""The normal level (CV-26): looks for useful melds, and weighs what a discard may give away."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from operator import mul
from random import Random

from rami.actions import Action, Discard, Draw, LayMelds, LayOff, Reclaim
from rami.bots import handful, points
from rami.bots.answers import call_or_pass, choose
from rami.bots.ground import (
    best_opening,
    game,
    law_of,
    lay_off_table,
    may,
    may_reshuffle,
    must_open,
    rami_sec_pays,
    rehearsal,
    takes,
)
from rami.bots.handful import ONE, hand_of
from rami.bots.memory import CARDS, Memory, recall
from rami.bots.reach import CARD, Reach, partners
from rami.cards import JOKER, ORDER, Card, plain
from rami.view import View

# What one of these is worth, in points left over.
_LIVE = 3.0  # an unseen card that would get rid of one more
_GIFT = 10.0  # a discard that the next seat can use for certain
_ALARM = 3.0  # as many gifts, to a seat that is about to go out

_FEW = 2
"""With so many cards a seat may go out at any moment."""

_NEAR = 3
"""Cards outside melds with which a hand may soon go out at once."""

_FAR = 4
"""With so many cards a seat that has laid melds is not about to go out."""


def act(view: View, rng: Random, budget: int) -> Action:
    return act_as(Mind, view, budget)


def act_as(mind: type[Mind], view: View, budget: int) -> Action:
    """The move by such a mind, but for what none has to weigh: a number of cards, calls, play for what is laid."""
    if view.options.choices:
        return choose(view)
    if points.plays(view):
        return points.act(view, budget)
    return call_or_pass(view) if view.options.may_pass else mind(view).move()


class Mind:
    """What the seat to act makes of its view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.game = game(view)
        self.law = law_of(view)
        self.hand = hand_of(view.hand)
        self.reach = Reach(self.law, lay_off_table(view))

    @cached_property
    def memory(self) -> Memory:
        return recall(self.view)

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other seats that play the round."""
        view = self.view
        return tuple(seat for seat in range(view.players) if seat not in (view.seat, *view.eliminated))

    @cached_property
    def ending(self) -> bool:
        """Whether no card of the stock will come any more."""
        return not self.view.stock_count and not may_reshuffle(self.view)

    def move(self) -> Action:
        return self.draw() if self.view.options.draws else self.play()

    # Drawing

    def draw(self) -> Action:
        """The discard if some of it is melded or laid off; of deep takes the one that leaves the fewest cards over."""
        view = self.view
        best: Action = Draw("stock")
        if self.ending:
            return self._take_lower() or best
        least = self.reach.left(self.hand)
        for draw in takes(view):
            taken = view.discard[-draw.count :]
            if len(taken) == 1 and view.seat in view.opened and self._frees(taken):
                return draw
            left = self.reach.left(self.hand + hand_of(taken))
            if left <= least:
                best, least = draw, left
        return best

    def _frees(self, cards: tuple[Card, ...]) -> bool:
        """Whether there is a card among them for which the table gives a joker."""
        return self.law.reclaims and any(self.law.melds.reclaims(cards, meld) for meld in self.view.melds)

    def _take_lower(self) -> Action | None:
        """Instead of asking an empty stock, by which the lowest hand wins: a card that makes a losing hand lower."""
        view, values = self.view, self.law.values
        worth = [values.of[card] for card in CARDS]
        others = map(self.memory.expected, self.others)
        if values.hand(view.hand) <= min(sum(map(mul, theirs, worth)) for theirs in others):
            return None
        highest = max(map(values.of.__getitem__, view.hand))
        tops = (draw for draw in takes(view) if draw.count == 1)
        return next((draw for draw in tops if values.of[view.discard[-1]] < highest), None)

    # Playing

    def play(self) -> Action:
        return self.lay() or self.discard() or self._duty()

    def lay(self, *, all: bool = False) -> Action | None:
        """What goes to the table next; `all`: jokers too, wherever they fit."""
        view = self.view
        if view.options.melds and must_open(view):
            if not all and self._waits():
                return None
            opening = best_opening(view, self.reach.solver)
            return opening and self._sparing(opening)
        spend = all or self._must_spend() or self._goes_out()
        if not spend and self.holds():
            return None
        return (
            self._reclaim()
            or self._meld(spend)
            or self._lay_off()
            or (view.options.matches[0] if view.options.matches else None)
            or (self._best_part(jokers=True) if spend else None)
        )

    def _waits(self) -> bool:
        """Whether to open later, and go out with it: where that pays, is near, and nobody else is about to go out."""
        if self.view.debts or self.ending or self._fewest() <= 2 * _FEW:
            return False
        return 1 < self.reach.weigh(self.hand) // CARD <= _NEAR and rami_sec_pays(self.view)

    def holds(self) -> bool:
        """Whether to keep for now what others could lay off on, since a seat that has laid shows that nobody is near.

        Where everybody still has a full hand, one may go out of it at once: then melds are laid as they come.
        """
        view = self.view
        spare = any(face != JOKER for face in view.options.discards)
        if not self.law.lay_off_unopened or not spare:
            return False
        lasts = view.stock_count > 2 * view.players or may_reshuffle(view)
        return lasts and self._fewest() >= _FAR and any(seat in view.opened for seat in self.others)

    def _must_spend(self) -> bool:
        """Whether a joker in the hand may soon cost its points."""
        return self.ending or self._fewest() <= _FEW

    def _fewest(self) -> int:
        """Cards of the smallest of the others' hands."""
        return min(map(self.view.counts.__getitem__, self.others))

    def _sparing(self, opening: LayMelds) -> LayMelds:
        """The opening without the jokers that it does not need."""
        for place, cards in enumerate(opening.melds):
            naturals = tuple(card for card in cards if plain(card) != JOKER)
            less = LayMelds((*opening.melds[:place], naturals, *opening.melds[place + 1 :]))
            if naturals != cards and may(self.view, less):
                opening = less
        return opening

    def _goes_out(self) -> bool:
        """Whether all cards can go in this turn, or the last but for the discard."""
        if self.reach.weigh(self.hand) // CARD > 1:
            return False
        game, seat = self.game, self.view.seat
        round = rehearsal(self.view)
        while round.hands[seat]:
            mind = Mind(game.view(round, seat))
            action = mind.lay(all=True)
            if action is None:
                return len(mind.view.hand) == 1 and bool(mind.view.options.discards)
            round = game.play(round, seat, action)
        return True

    def _reclaim(self) -> Reclaim | None:
        """A joker for a card that no meld needs as much."""
        best, least = None, self.reach.weigh(self.hand) // CARD
        for reclaim in self.view.options.reclaims:
            hand = self.hand - hand_of(reclaim.cards) + ONE[JOKER]
            left = self.reach.weigh(hand) // CARD
            if left < least:
                best, least = reclaim, left
        return best

    def _meld(self, spend: bool) -> LayMelds | None:
        off = self.reach.laid_off(self.hand)
        for meld in self.reach.solver.arrange(self.hand - off).melds:
            naturals = tuple(card for card in meld if plain(card) != JOKER)
            for cards in (meld,) if spend else (naturals, meld):
                lay = LayMelds((cards,))
                if may(self.view, lay):
                    return lay
        return None

    def _lay_off(self) -> LayOff | None:
        """Of what is to be laid off, the part after which the most of the rest still finds its place."""
        off = handful.cards_of(self.reach.laid_off(self.hand))
        fitting = [lay for lay in self.view.options.lay_offs if _within(lay.cards, off)]

        def rest(lay: LayOff) -> tuple[int, int, int]:
            melds = list(lay_off_table(self.view))
            extended = self.law.melds.extend(melds[lay.on], lay.cards, self.view.seat)
            melds[lay.on] = extended or melds[lay.on]
            cards = hand_of(map(plain, lay.cards))
            return Reach(self.law, melds).weigh(self.hand - cards), cards >> handful.JOKERS_UP, -len(lay.cards)

        return min(fitting, key=rest, default=None)

    def _best_part(self, *, jokers: bool) -> Action | None:
        """The lay-off or meld after which the hand has least left; `jokers`: of those that a joker is in."""
        options = self.view.options
        parts: list[tuple[tuple[Card, ...], Action]] = [(lay.cards, lay) for lay in options.lay_offs]
        if not must_open(self.view):
            parts += [(cards, LayMelds((cards,))) for cards in options.melds]
        if jokers:
            parts = [part for part in parts if any(plain(card) == JOKER for card in part[0])]
        if not parts:
            return None
        return min(parts, key=lambda part: self.reach.weigh(self.hand - hand_of(map(plain, part[0]))))[1]

    def discard(self) -> Action | None:
        """Of the cards without which the fewest are left over, the one that costs least and gives away least."""
        discards = self.view.options.discards
        lefts = {face: self.reach.left(self.hand - ONE[face]) for face in discards if face != JOKER}
        if not lefts:
            return Discard(JOKER) if discards else None
        fewest = min(left.cards for left in lefts.values())
        gifts = self._gifts()

        def score(face: Card) -> tuple[float, int]:
            burden = lefts[face].points - _LIVE * self._hope(self.hand - ONE[face])
            return round(burden + gifts(face), 6), ORDER[face]  # the last digits differ from one Python to another

        return Discard(min((face for face in lefts if lefts[face].cards == fewest), key=score))

    def _gifts(self) -> Callable[[Card], float]:
        """What it costs that the next seat may take a face."""
        view, law = self.view, self.law
        seat = law.plan.next_seat(view.seat, view.eliminated)
        chances = self.memory.chances(seat)
        opened = seat in view.opened
        fits = Reach(law, view.melds).fits if opened or law.lay_off_unopened else 0
        gift = _GIFT * (_ALARM if view.counts[seat] <= _FEW else 1.0)

        def cost(face: Card) -> float:
            if fits & ONE[face] or (opened and self._frees((face,))):
                return gift
            return gift * min(1.0, self._melded(face, chances))

        return cost

    def _melded(self, face: Card, chances: list[float]) -> float:
        """How many melds of three a seat that holds cards by these chances has with the face."""
        return sum([chances[one] * chances[other] for one, other in partners(self.law)[ORDER[face]]])

    def _hope(self, hand: int) -> int:
        """How many unseen cards would get the hand further, counting those twice that complete a meld."""
        now = self.reach.weigh(hand) // CARD
        hope = 0
        helpful = self.reach.helpful(hand)
        for place, copies in enumerate(self.memory.copies[:52]):
            one = 1 << 2 * place
            if copies and helpful & one:
                after = self.reach.weigh(hand + one) // CARD
                if after <= now:
                    hope += copies * (1 if after == now else 2)
        return hope

    def _duty(self) -> Action:
        """What has to be done before the turn can end."""
        part = self._best_part(jokers=not self.view.debts) or self._best_part(jokers=False)
        return part or self.view.options.reclaims[0]


def _within(cards: tuple[Card, ...], held: list[Card]) -> bool:
    rest = list(held)
    for card in map(plain, cards):
        if card not in rest:
            return False
        rest.remove(card)
    return True
