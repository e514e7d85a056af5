"""Rounds that a view allows: the others' hands and the stock as they may well be, after all that was public.

A card that may be anywhere is the likelier in a hand the better it goes with what its owner took, and the less so with
what that seat threw or let lie (`memory`). Where melds are laid at once, whoever has had a turn has hardly kept what
could be laid. Cards that everybody knows stay where they are. Nothing but the view goes in.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from rami.bots.ground import law_of, rehearsal
from rami.bots.hand import faces_of
from rami.bots.memory import CARDS, Memory, recall
from rami.bots.world import bits
from rami.cards import ORDER, Card, ordered
from rami.events import Called, Discarded, LaidOff, Matched, Melded, Reclaimed
from rami.legality import Law
from rami.melds import Meld, Recogniser
from rami.round import Round
from rami.view import View

_LAID = 0.9
"""How surely what could be laid has been laid."""

Pairs = tuple[tuple[int, ...], ...]
"""By place of a face: masks of each two faces that make a meld of three with it."""


class Rival(NamedTuple):
    """What is believed of another seat's hand.

    `hidden`: how many of its cards nobody knows; `odds`: by place, how likely a copy is among them beside any other;
    `laid`: the faces, and wilds, that it would have laid by now, one by one; `melds`: whether it would also have laid
    three of its hand.
    """

    seat: int
    known: tuple[Card, ...]
    hidden: int
    odds: tuple[float, ...]
    laid: int
    melds: bool


def worlds(view: View, rng: Random) -> Iterator[Round]:
    """Endless rounds, each of which the seat to act, whose view it is, cannot tell from the one it plays."""
    law, memory = law_of(view), recall(view)
    rivals = _rivals(view, law, memory)
    pairs = _pairs(law.melds, memory.neighbours.near)
    unseen = [place for place, copies in enumerate(memory.copies) for _ in range(copies)]
    seen = rehearsal(view)._replace(history=view.history)
    while True:
        rng.shuffle(rivals)
        rest = unseen
        hands = list(seen.hands)
        for rival in rivals:
            held, rest = _held(rival, rest, pairs, rng)
            hands[rival.seat] = ordered((*rival.known, *map(CARDS.__getitem__, held)))
        rng.shuffle(rest)
        stock = tuple(map(CARDS.__getitem__, rest))
        yield seen._replace(hands=tuple(hands), stock=stock, seed=str(rng.random()))


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
    tables = _left_by(view)
    wilds = sum(1 << ORDER[card] for card in law.wilds) if view.melded else 0
    for seat, count in enumerate(view.counts):
        if seat == view.seat or not count:
            continue
        lays = seat in tables and (seat in view.opened or not waits)
        laid = wilds if lays else 0
        for place in tables.get(seat, ()) if lays else ():
            laid |= _takes(law.melds, view.melds[place])
        hidden = count - len(view.known[seat])
        found.append(Rival(seat, view.known[seat], hidden, tuple(memory.odds(seat)), laid, lays))
    return found


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
