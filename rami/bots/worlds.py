"""Rounds that a view allows: the others' hands and the stock as they may well be, after all that was public.

A card that may be anywhere is the likelier in a hand the better it goes with what its owner took, and the less so with
what that seat threw or let lie (`memory`). Where melds are laid at once, whoever has had a turn has hardly kept what
could be laid. Cards that everybody knows stay where they are. Nothing but the view goes in.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import exp
from random import Random
from typing import NamedTuple

from rami.bots.ground import law_of, rehearsal
from rami.bots.hand import faces_of, mask_of
from rami.bots.memory import ALL, CARDS, Memory, recall
from rami.bots.world import bits
from rami.cards import FACES, JOKER, ORDER, Card, ordered
from rami.events import Called, Dealt, Discarded, Drew, LaidOff, Matched, Melded, Reclaimed
from rami.legality import Law
from rami.melds import Meld, Recogniser
from rami.round import Round
from rami.view import View

_LAID = 0.9
"""How surely what could be laid has been laid."""

_TRIES = 4
"""Hands that are drawn for a seat, for one of them."""

_OUT = 6.0
"""Points that a card is kept for, for each card that would make a meld with it and another ..."""
_DOUBT = 2.0
"""... and points by which a card must be better to keep to be so for nearly certain."""
_HARDLY = 0.15
"""How often a seat throws what makes a meld, or lets it lie."""
_WEIGHTS = (1.0, 0.6, 0.4)
"""What the last cards thrown say, the very last first: some of the hand came later."""

Pairs = tuple[tuple[int, ...], ...]
"""By place of a face: masks of each two faces that make a meld of three with it."""


class Rival(NamedTuple):
    """What is believed of another seat's hand.

    `hidden`: how many of its cards nobody knows; `odds`: by place, how likely a copy is among them beside any other;
    `laid`: the faces, and wilds, that it would have laid by now, one by one; `melds`: whether it would also have laid
    three of its hand. `threw`, `let_lie`: the faces that say most of its hand, the last ones first.
    """

    seat: int
    known: tuple[Card, ...]
    hidden: int
    odds: tuple[float, ...]
    laid: int
    melds: bool
    threw: tuple[int, ...]
    let_lie: tuple[int, ...]


class Judge(NamedTuple):
    """Says how well a hand goes with what its seat was seen to do.

    `live`: the faces that do not lie open; `values`: by place, what a face costs in the hand.
    """

    pairs: Pairs
    live: int
    values: tuple[int, ...]

    def likelihood(self, hand: int, rival: Rival) -> float:
        """How likely the hand is, beside others: it would rather have thrown what costs more and helps less, and taken
        what makes a meld."""
        likely = 1.0
        loose = [use for face in bits(hand) if (use := self._burden(face.bit_length() - 1, hand)) is not None]
        for thrown, weight in zip(rival.threw, _WEIGHTS, strict=False):
            burden = self._burden(thrown, hand)
            if burden is None:
                likely *= _HARDLY
                continue
            for other in loose:
                likely *= (1 + exp((other - burden) / _DOUBT)) ** -weight
        for place in rival.let_lie:
            if any(hand & pair == pair for pair in self.pairs[place]):
                likely *= _HARDLY
        return likely

    def _burden(self, place: int, hand: int) -> float | None:
        """What it costs to keep a card, less what it is kept for; None where it lies in a meld."""
        outs = 0
        for pair in self.pairs[place]:
            there = hand & pair
            if there == pair:
                return None
            if there:
                outs |= pair ^ there
        return self.values[place] - _OUT * (outs & self.live).bit_count()


def worlds(view: View, rng: Random) -> Iterator[Round]:
    """Endless rounds, each of which the seat to act, whose view it is, cannot tell from the one it plays."""
    law, memory = law_of(view), recall(view)
    rivals = _rivals(view, law, memory)
    open_ = sum(1 << place for place, copies in enumerate(memory.copies[:52]) if not copies) & ~mask_of(
        card for card in view.hand if card != JOKER
    )
    judge = Judge(_pairs(law.melds, memory.neighbours.near), ALL & ~open_, tuple(law.values.of[face] for face in FACES))
    unseen = [place for place, copies in enumerate(memory.copies) for _ in range(copies)]
    seen = rehearsal(view)._replace(history=view.history)
    while True:
        rng.shuffle(rivals)
        rest = unseen
        hands = list(seen.hands)
        for rival in rivals:
            held, rest = _likely(rival, rest, judge, rng)
            hands[rival.seat] = ordered((*rival.known, *map(CARDS.__getitem__, held)))
        rng.shuffle(rest)
        stock = tuple(map(CARDS.__getitem__, rest))
        yield seen._replace(hands=tuple(hands), stock=stock, seed=str(rng.random()))


def _likely(rival: Rival, unseen: list[int], judge: Judge, rng: Random) -> tuple[list[int], list[int]]:
    """One of some draws of a hand and the rest, by how well it goes with what the seat did."""
    drawn = _held(rival, unseen, judge.pairs, rng)
    if not rival.threw or not rival.hidden:
        return drawn
    known = sum(1 << ORDER[card] for card in set(rival.known) if card != JOKER)
    tries = [drawn, *(_held(rival, unseen, judge.pairs, rng) for _ in range(_TRIES - 1))]
    likely = [judge.likelihood(known | _mask(held), rival) for held, _ in tries]
    at = rng.random() * sum(likely)
    for each, weight in zip(tries, likely, strict=True):
        at -= weight
        if at <= 0:
            return each
    return drawn


def _mask(places: list[int]) -> int:
    return sum(1 << place for place in set(places) if place < 52)


def _held(rival: Rival, unseen: list[int], pairs: Pairs, rng: Random) -> tuple[list[int], list[int]]:
    """The hidden cards of a hand, and the rest: drawn one by one, each by its odds among those that are left."""
    odds, hidden = rival.odds, rival.hidden
    chance = rng.random
    order = [place for _, place in sorted([(-(chance() ** (1 / odds[place])), place) for place in unseen])]
    if not rival.laid and not rival.melds:
        return order[:hidden], order[hidden:]
    held: list[int] = []
    put_back: list[int] = []
    hand = sum(1 << ORDER[card] for card in set(rival.known))
    for at, place in enumerate(order):
        if len(held) == hidden:
            return held, put_back + order[at:]
        laid = rival.laid >> place & 1
        if not laid and rival.melds:
            for pair in pairs[place]:
                if hand & pair == pair:
                    laid = 1
                    break
        if laid and chance() < _LAID:
            put_back.append(place)
        else:
            held.append(place)
            hand |= 1 << place
    short = hidden - len(held)
    return held + put_back[:short], put_back[short:]


def _rivals(view: View, law: Law, memory: Memory) -> list[Rival]:
    """The other seats that hold cards."""
    found = []
    waits = not (law.lay_off_unopened and not law.opening.minimum)
    tables, seen = _left_by(view), _seen_to(view)
    wilds = sum(1 << ORDER[card] for card in law.wilds) if view.melded else 0
    for seat, count in enumerate(view.counts):
        if seat == view.seat or not count:
            continue
        lays = seat in tables and (seat in view.opened or not waits)
        laid = wilds if lays else 0
        for place in tables.get(seat, ()) if lays else ():
            laid |= _takes(law.melds, view.melds[place])
        hidden = count - len(view.known[seat])
        threw, let_lie = ((), ()) if view.melded else seen[seat]
        odds = tuple(memory.odds(seat))
        found.append(Rival(seat, view.known[seat], hidden, odds, laid, lays, threw, let_lie))
    return found


def _seen_to(view: View) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """By seat, the last faces that it threw, and let lie for a card of the stock."""
    threw: list[list[int]] = [[] for _ in range(view.players)]
    let_lie: list[list[int]] = [[] for _ in range(view.players)]
    top = JOKER
    for event in view.history:
        match event:
            case Dealt(upcard=upcard):
                top = upcard or JOKER
            case Drew(seat, "stock") if top != JOKER:
                let_lie[seat].insert(0, ORDER[top])
            case Discarded(seat, top) if top != JOKER:
                threw[seat].insert(0, ORDER[top])
    return [(tuple(one[: len(_WEIGHTS)]), tuple(other[:2])) for one, other in zip(threw, let_lie, strict=True)]


def _left_by(view: View) -> dict[int, tuple[int, ...]]:
    """By seat that has ended a turn: the places of the melds which it left on the table as they still lie."""
    table = 0
    left: dict[int, tuple[int, ...]] = {}
    for event in view.history:
        match event:
            case Melded(_, melds):
                table += len(melds)
            case LaidOff(_, _, on) | Reclaimed(_, _, on) | Matched(_, _, on) | Called(_, _, _, on):
                table = max(table, on + 1)
                left = {seat: tuple(place for place in places if place != on) for seat, places in left.items()}
            case Discarded(seat):
                left[seat] = tuple(range(table))
    return left


@lru_cache(maxsize=4096)
def _takes(melds: Recogniser, meld: Meld) -> int:
    """The faces that a meld takes one by one, as a mask."""
    return sum(1 << ORDER[card] for card in CARDS[:52] if melds.extend(meld, (card,), 0) is not None)


@lru_cache(maxsize=16)
def _pairs(melds: Recogniser, near: tuple[int, ...]) -> Pairs:
    found: list[tuple[int, ...]] = []
    for place in range(52):
        each = combinations(bits(near[place]), 2)
        found.append(tuple(a | b for a, b in each if melds.candidates(tuple(faces_of(a | b | 1 << place)))))
    return (*found, ())
