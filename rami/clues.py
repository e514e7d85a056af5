"""What a seat can tell from its view that makes one card better to keep, to throw or to take than another."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from itertools import combinations, islice

from rami.bots.gains import fits
from rami.bots.ground import Cards, arranged, law_of, lay_off_table, rehearsal
from rami.bots.memory import CARDS, recall
from rami.cards import FACES, JOKER, Card, plain, without
from rami.events import Discarded, Drew
from rami.melds import Recogniser
from rami.round import Round
from rami.view import View

_FEW = 3
"""Cards of another's hand with which the end of the round is near."""


class Clues:
    """Of the view of a seat that is to act. Melds are of three cards without wilds here, unless said otherwise."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.law = law_of(view)
        copies = recall(view).copies
        self.out: dict[Card, int] = {card: copies[place] for place, card in enumerate(CARDS) if copies[place]}
        """By face, the copies that the seat does not see: they are in the stock or in a hand that hides them."""
        self.unseen = sum(self.out.values())
        self.next = self.law.plan.next_seat(view.seat, view.eliminated)
        """The seat that can take what is thrown."""
        self.rivals = view.players - 1 - len(view.eliminated)

    @cached_property
    def lone(self) -> Cards:
        """The natural cards of the hand that its melds leave over."""
        return tuple(card for card in arranged(self.view, self.view.hand).rest if not self.law.melds.is_wild(card))

    def lone_but(self, card: Card) -> Cards:
        return tuple(face for face in self.lone if face != card)

    @cached_property
    def before(self) -> Cards | None:
        """The hand as it was before this turn's draw; None once a card of that has gone."""
        return without(self.view.hand, self.view.taken.cards) if self.view.taken else None

    @cached_property
    def threw(self) -> bool:
        """Whether the seat has thrown a card in this round: it is not its first turn."""
        return any(isinstance(event, Discarded) and event.seat == self.view.seat for event in self.view.history)

    @cached_property
    def taken(self) -> Cards:
        """Faces that the next seat took from the pile and has not played since."""
        taken: set[Card] = set()
        for event in self.view.history:
            if isinstance(event, Drew) and event.seat == self.next and event.source == "discard":
                taken.update(event.cards)
        return tuple(card for card in dict.fromkeys(self.view.known[self.next]) if card in taken)

    def thirds(self, one: Card, other: Card) -> Cards:
        """The faces that make a meld with both."""
        return thirds(self.law.melds, *sorted((one, other)))

    def outs(self, one: Card, other: Card) -> tuple[Cards, int]:
        """Of these faces those that may still come, and how many copies of them."""
        faces = tuple(face for face in self.thirds(one, other) if face in self.out)
        return faces, sum(map(self.out.__getitem__, faces))

    def goes_with(self, card: Card, cards: Iterable[Card]) -> bool:
        """Whether the card can still become a meld with one of these, or with two."""
        held = tuple(cards)
        return any(
            third in self.out or third in (without(held, (other,)) or ())
            for other in dict.fromkeys(held)
            for third in self.thirds(card, other)
        )

    def pair(self, cards: Cards, one: Card | None = None) -> Cards | None:
        """The two of these cards, `one` among them if it is given, which the most copies make a meld."""
        pairs = [pair for pair in combinations(cards, 2) if one is None or one in pair]
        best = max(pairs, key=lambda pair: self.outs(*pair)[1], default=None)
        return best if best and self.outs(*best)[1] else None

    def completing(self, cards: Cards) -> int:
        """Copies that may still come and make a meld of any two of these cards."""
        faces = {face for pair in combinations(cards, 2) for face in self.outs(*pair)[0]}
        return sum(map(self.out.__getitem__, faces))

    @property
    def helping(self) -> int:
        """Copies that may still come and are wild, go with cards of the hand or fit a meld on the table."""
        view, wild = self.view, self.law.melds.is_wild
        of_use = (face for face in self.out if wild(face) or self.fits_table(face) or self.goes_with(face, view.hand))
        return sum(map(self.out.__getitem__, of_use))

    def is_dead(self, card: Card) -> bool:
        """Whether no other seat can put the card on the table, now or later: all that it could lie with is gone."""
        view, melds = self.view, self.law.melds
        others = {face for seat, known in enumerate(view.known) if seat != view.seat for face in known}
        buried = view.discard if self.law.take_depth is None else ()
        may_have = {*self.out, *others, *buried}
        if any(map(melds.is_wild, (card, *may_have))) or any(
            slot.stands_in for meld in view.melds for slot in meld.slots
        ):
            return False
        if any(third in may_have for other in may_have for third in self.thirds(card, other)):
            return False
        suit = tuple(face for face in may_have if face[1] == card[1] and face != card)
        return not any(card in cards for meld in view.melds for cards in melds.lay_offs((card, *suit), meld))

    def wanted_with(self, card: Card) -> Cards:
        """Cards that the next seat took and holds, and this one goes with: two that are a meld with it, else one with
        which it may become one.
        """
        known = self.taken
        for one, other in combinations(known, 2):
            if card in self.thirds(one, other):
                return one, other
        may_have = {*self.out, *known}
        near = (face for face in known if face != card and any(third in may_have for third in self.thirds(card, face)))
        return tuple(islice(near, 1))

    def thrown_like(self, card: Card) -> Card | None:
        """The latest card that the next seat threw and that would make a meld with this one and a third."""
        thrown = (
            event.card
            for event in reversed(self.view.history)
            if isinstance(event, Discarded) and event.seat == self.next and event.card != card
        )
        return next((face for face in thrown if self.thirds(card, face)), None)

    def completes(self, card: Card) -> bool:
        """Whether the card and others of the hand are a meld, of any length, with wilds or without."""
        return any(True for _ in self.law.melds.candidates((*self.view.hand, card), using=card))

    def meld_with(self, cards: Cards, card: Card) -> Cards | None:
        """Of the melds that leave the least of these cards the one with this card in it; of any length, with wilds."""
        return next((meld for meld in arranged(self.view, cards).melds if card in map(plain, meld)), None)

    def fits_table(self, card: Card) -> bool:
        """Whether a meld on the table takes the card, whoever may lay it off there."""
        return fits(self.law, self.view.melds, card)

    def lays_off(self, card: Card, hand: Cards) -> bool:
        """Whether the seat could lay the card off, with others of this hand or alone."""
        return any(card in cards for meld in lay_off_table(self.view) for cards in self.law.melds.lay_offs(hand, meld))

    @property
    def nearest(self) -> int | None:
        """The other seat with the fewest cards, if it is near going out."""
        view = self.view
        others = [seat for seat in range(view.players) if seat != view.seat and seat not in view.eliminated]
        seat = min(others, key=view.counts.__getitem__)
        return seat if view.counts[seat] <= _FEW else None

    @property
    def runs_dry(self) -> bool:
        """Whether not every seat will get another card of the stock, and there will be no new one."""
        view = self.view
        pile = Round(view.dealer, (), discard=(*view.discard, JOKER, JOKER), reshuffles=view.reshuffles)
        return view.stock_count <= self.rivals and not self.law.endings.may_reshuffle(pile)

    @property
    def lowest_wins(self) -> bool:
        """Whether the lowest hand wins once the stock ends the round, and no points but those of hands count."""
        result = self.law.endings.stock_is_empty(rehearsal(self.view)).result
        return not self.view.melded and result is not None and result.end == "stock" and result.winner is not None

    @property
    def closing(self) -> bool:
        """Whether the stock is about to end the round for the lowest hand."""
        return self.runs_dry and self.lowest_wins


@lru_cache(maxsize=4096)
def thirds(melds: Recogniser, one: Card, other: Card) -> Cards:
    """The faces that make a meld of three with both, no wild among them."""
    if JOKER in (one, other) or (one[0] != other[0] and one[1] != other[1]):
        return ()
    near = (face for face in FACES if face[0] == one[0] or face[1] == one[1])
    return tuple(
        face
        for face in near
        if not any(map(melds.is_wild, (one, other, face))) and melds.read((one, other, face), 0) is not None
    )
