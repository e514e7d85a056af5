"""How good it is to end a turn with a hand, where faces have twins and jokers stand in: a race to lay the last card.

All is counted in cards left over. A hand is better the fewer it leaves over and the more unseen cards help it. What it
lays, the others can build on; what it keeps, it pays for when another is out: so melds are kept as long as nobody is
near the end, and laid when somebody is.
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import NamedTuple

from rami.bots.field import CARD, NO_SPOTS, POINTS, Field, Near, counting_terms, field_of, near, spots, worth_terms
from rami.bots.ground import law_of, may_reshuffle
from rami.bots.handful import JOKERS_UP, ONE, ones
from rami.bots.memory import CARDS, Memory, recall
from rami.bots.reach import partners
from rami.cards import JOKER, ORDER, Card
from rami.legality import Law, Standing
from rami.scoring import Scoring, Tally, best
from rami.view import View

PLACE: tuple[int, ...] = tuple(1 << 2 * place for place in range(53))
"""By place of a card: one copy of it, as a hand."""


class Weights(NamedTuple):
    """What each of these is worth, in cards left over."""

    later: float = 0.66  # a card left over
    help: float = 3.0  # all unseen cards helping: melding or going to the table
    leap: float = 2.0  # ... and taking a card of the hand along
    then: float = 0.4  # a card left over after some more have come
    opening: float = 2.0  # all unseen cards opening
    opening_then: float = 2.0  # opening for certain in two or four turns
    gap: float = 0.015  # a point short of the opening
    left: float = 0.02  # a point left over
    paid: float = 0.3  # a point that is paid for certain
    out: float = 6.0  # all unseen cards going out
    nearly_out: float = 4.0  # ... within two turns
    spread: float = 1.0  # a card that a seat which has opened can lay off
    spread_unopened: float = 0.6
    gift: float = 0.8  # a card that the next seat takes from the pile ...
    gift_unopened: float = 1.4  # ... to make a meld before it opens
    gift_few: float = 2.5  # ... having few cards


BY_HAND = Weights()
LEARNT = BY_HAND._replace(out=12.0, nearly_out=8.0)
"""Doubling these two won more rounds on 150 duplicate deals of Rami 51; `bench/learn_race.py` tries all in that way."""

_FEW = 3
_HANDFULS = 10
_SOON, _LATE = 3, 6
"""Cards thought to come by in two and in four turns, those of the pile among them."""
_NEARLY = (1.0, 0.2, 0.05, 0.01)
"""How much it counts when so many cards more than may be are left over."""

_NEXT_OUT = (0.6, 0.39, 0.2, 0.12, 0.03, 0.02, 0.01, 0.005, 0.003, 0.002)
"""By cards in the hand of a seat that has opened: the chance that it goes out in its next turn."""
_NEXT_OUT_UNOPENED = 0.003
"""The same for one that has not, for each turn that it has had ..."""
_MOST_UNOPENED = 0.03
"""... and at most."""

_DOUBT = 12.0
"""Points by which the others' hands may well differ from what is expected of them."""
_WIN = 5.0
"""What the round is worth."""


class Scene:
    """What a view tells of everything but the seat's own hand and what it may do with it."""

    def __init__(self, view: View, weights: Weights = LEARNT) -> None:
        self.weights = weights
        self.law: Law = law_of(view)
        law = self.law
        self.view = view
        self.counting = counting_terms(law)
        self.worths: Field = field_of(worth_terms(law), NO_SPOTS)
        self.near: Near = near(self.counting)
        self.values = tuple(law.values.of[card] for card in CARDS)
        self.seats: list[int] = []
        seat = law.plan.next_seat(view.seat, view.eliminated)
        while seat != view.seat:
            self.seats.append(seat)
            seat = law.plan.next_seat(seat, view.eliminated)
        memory: Memory = recall(view)
        self.expected = [memory.expected(seat) for seat in self.seats]
        self.chances = memory.chances(self.seats[0])
        total = max(1, sum(memory.copies))
        self.live = [copies / total for copies in memory.copies]
        self.ending = not view.stock_count and not may_reshuffle(view)
        self.soon, self.late = _deal(memory)
        self.risk = 1.0 if self.ending else self._risk()
        self._scoring = Scoring(view.rules)
        self._low_is_good = best(view.rules) is min
        self.extra = 0.0 if view.seat in view.opened else self._extra()

    def _risk(self) -> float:
        """The chance that another is out before the seat's next turn."""
        view = self.view
        unopened = min(_MOST_UNOPENED, _NEXT_OUT_UNOPENED * view.turn_number / (len(self.seats) + 1))
        clear = 1.0
        for seat in self.seats:
            cards = min(view.counts[seat], len(_NEXT_OUT) - 1)
            clear *= 1 - (_NEXT_OUT[cards] if seat in view.opened else unopened)
        return 1 - clear

    def paid(self, held: int, opened: bool) -> int:
        """The points by which the seat falls back behind another that goes out now, by what it holds."""
        view = self.view
        values = tuple(held if seat == view.seat else 0 for seat in range(view.players))
        both = (*view.opened, view.seat) if opened and view.seat not in view.opened else view.opened
        return self._behind(self.seats[0], values, both, sec=False)

    def _extra(self) -> float:
        """The points that going out in the turn of the opening brings more than going out later (RA-H12, RA-H13)."""
        view = self.view
        values = [0] * view.players
        for seat, theirs in zip(self.seats, self.expected, strict=True):
            values[seat] = round(sum(map(mul, theirs, self.values)))
        opened = (*view.opened, view.seat)
        later, sec = (self._behind(view.seat, tuple(values), opened, sec=sec) for sec in (False, True))
        return float(later - sec)

    def _behind(self, winner: int, values: tuple[int, ...], opened: tuple[int, ...], *, sec: bool) -> int:
        """By how many points the seat falls back behind the next one in a round that ends so."""
        seats = (self.view.seat, *self.seats)
        melded = (0,) * self.view.players
        scores, _ = self._scoring.scores(Tally("out", winner, values, melded, seats, opened, sec, opened == (winner,)))
        behind = scores[self.view.seat] - scores[self.seats[0]]
        return behind if self._low_is_good else -behind

    def worth_of_end(self, hand: tuple[Card, ...]) -> float:
        """What it is worth that the round ends now, the lowest hand winning (CV-22, RA-24)."""
        points = self.law.values.hand(hand)
        wins = 1.0
        for theirs in self.expected:
            wins /= 1 + exp((points - sum(map(mul, theirs, self.values))) / _DOUBT)
        return _WIN * wins - self.weights.paid * (1 - wins) * points


class Race:
    """Judges hands in one position of the table."""

    def __init__(self, scene: Scene, now: Standing) -> None:
        law = scene.law
        self.scene = scene
        table = spots(law, now.melds, reclaims=law.reclaims)
        self.reach: Field = field_of(scene.counting, table)
        free = now.opened or law.lay_off_unopened
        self.field: Field = self.reach if free else field_of(scene.counting, NO_SPOTS)
        self.opened = now.opened
        self.needed = 0 if now.opened else law.opening.needed(now.opening_value)
        self.spread = 0.0
        opened, counts = scene.view.opened, scene.view.counts
        for seat, theirs in zip(scene.seats, scene.expected, strict=True):
            fits = sum(theirs[place] for place in range(52) if PLACE[place] & table.first)
            fits += theirs[52] * (table.jokers > 0)
            each = scene.weights.spread if seat in opened else scene.weights.spread_unopened
            self.spread += each * min(fits, counts[seat])

    def judge(self, hand: int, discard: Card | None) -> float:
        """What it is worth to keep this hand; without a discard, the seat is about to draw."""
        scene, weights = self.scene, self.scene.weights
        far, worths = self.reach.least, scene.worths
        now = far(hand)
        later = now // CARD
        near_out = later <= _FEW
        melding = scene.near.melding(hand) | self.reach.spots.first | PLACE[52]
        helping = leaping = opening = out = 0.0
        whole = gap = 0
        if self.needed:
            whole = _weight(worths, hand)
            gap = max(0, self.needed - whole + worths.least(hand))
        points = worths.terms.weights
        for place, chance in enumerate(scene.live):
            one = PLACE[place]
            if not chance or not melding & one:
                continue
            after = far(hand + one) // CARD
            if after <= later:
                helping += chance
                if after < later:
                    leaping += chance
                opens = not gap or whole + points[place] - worths.least(hand + one) >= self.needed
                if opens:
                    opening += chance
                    if near_out and after <= 1:
                        out += chance
        then = sum([far(hand + more) // CARD for more in scene.late]) / len(scene.late)
        value = weights.help * helping + weights.leap * leaping - weights.later * later - weights.then * then
        if gap:
            handfuls = scene.soon + scene.late
            value += weights.opening * opening - weights.gap * gap
            value += weights.opening_then * sum(self.opens(hand + more) for more in handfuls) / len(handfuls)
        else:
            value += weights.opening + weights.opening_then
        if near_out:
            value += weights.out * out
        if later <= _FEW + 2:
            value += weights.nearly_out * self._sampled(hand)
        held = sum(scene.values[place] * (hand >> 2 * place & 3) for place in range(52))
        held += scene.values[52] * (hand >> JOKERS_UP)
        if near_out and not self.opened:
            value += weights.paid * scene.extra * out
        value -= weights.paid * scene.risk * scene.paid(held, self.opened)
        value -= weights.left * (self.field.least(hand) & POINTS)
        gift = 0.0 if discard is None else self.gift(discard)
        return value - (gift + self.spread) / len(scene.seats)

    def _sampled(self, hand: int) -> float:
        """How likely the hand is out within two turns."""
        least = self.reach.least
        found = 0.0
        for more in self.scene.soon:
            over = least(hand + more) // CARD - _SOON
            if over < len(_NEARLY) and self.opens(hand + more):
                found += _NEARLY[max(0, over)]
        return found / len(self.scene.soon)

    def opens(self, hand: int) -> bool:
        """Whether the melds of a hand are worth an opening, or need not be."""
        worths = self.scene.worths
        return not self.needed or _weight(worths, hand) - worths.least(hand) >= self.needed

    def gift(self, discard: Card) -> float:
        """What the discard is worth to the next seat.

        How often it is taken was counted: of cards that make so many melds with what the seat may hold.
        """
        scene, weights = self.scene, self.scene.weights
        seat, view = scene.seats[0], scene.view
        if discard == JOKER:
            return weights.gift_few
        chances = scene.chances
        melds = sum([chances[one] * chances[other] for one, other in partners(scene.law)[ORDER[discard]]])
        if seat not in view.opened:
            return weights.gift_unopened * min(0.9, 0.12 + 0.11 * melds)
        taken = 1.0 if ONE[discard] & self.reach.spots.first else min(0.9, 0.36 * melds)
        return taken * (weights.gift_few if view.counts[seat] <= _FEW else weights.gift)


def _weight(field: Field, hand: int) -> int:
    """What all cards of a hand are worth."""
    weights = field.terms.weights
    total = weights[52] * (hand >> JOKERS_UP)
    for one in ones(hand & (1 << JOKERS_UP) - 1):
        place = one.bit_length() - 1
        total += weights[place >> 1] * (hand >> place & 3)
    return total


def _deal(memory: Memory) -> tuple[list[int], list[int]]:
    """Unseen cards in handfuls of two sizes, always the same of the same."""
    cards = [PLACE[place] for place in range(53) for _ in range(memory.copies[place])]
    state = 12345
    for last in range(len(cards) - 1, 0, -1):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        other = (state >> 8) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return _handfuls(cards, _SOON), _handfuls(cards[::-1], _LATE)


def _handfuls(cards: list[int], size: int) -> list[int]:
    found = [sum(cards[start : start + size]) for start in range(0, len(cards) - size + 1, size)]
    return found[:_HANDFULS] or [0]
