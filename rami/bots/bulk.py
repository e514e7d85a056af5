"""The solver for big hands and many wilds: which cards to lay, so that those laid weigh the most.

A hand is swept along the line of a run, face by face and rank by rank (see `bulk_steps`); of each state the least
weight left over is kept, and what must be lost on any way through it decides whose turn it is (see `bulk_search`).
Weights are what is to be won: points melded, points held or both. Hands are of up to three packs and 31 wilds.

The melds can always be laid. They weigh the most but for three things: a wild weighs the same wherever it lies; where
it makes more than 255 kinds of open runs in a suit (limits, and many wilds beside them), the rarer kinds are not tried;
and of far more wilds than a few melds have places for, some may stay in the hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import gcd
from typing import NamedTuple

from rami.bots.bulk_bounds import Bounds, Layer
from rami.bots.bulk_search import Search
from rami.bots.bulk_steps import FULL, NEVER, OVER, OWN_UP, SHORTEST, WILDS, Face, Run, Steps, Terms
from rami.cards import FACES, RANKS, SUITS, Card, ordered, plain
from rami.melds import Recogniser

STATES = 1500
"""Gone on from before an answer that is not proven is given."""
_FINE = 64
"""What all weights are multiples of while a hand is solved: so prices can be small parts of them."""
_FAR = 1 << 40


class Laid(NamedTuple):
    """Melds as they can be laid, the cards outside them, what those in melds weigh, and whether none can weigh more."""

    melds: tuple[tuple[Card, ...], ...]
    rest: tuple[Card, ...]
    weight: int
    proven: bool


class Bulk:
    """Solves hands by the melds of a recogniser.

    `weights`: of every card, zero or more; `low_ace`: of an ace that is no wild at the low end of a run, if another.
    """

    def __init__(self, melds: Recogniser, weights: Mapping[Card, int], low_ace: int | None = None) -> None:
        self._melds = melds
        self._terms = terms(melds)
        self._steps = _steps(self._terms)
        self._weights = dict(weights)
        self._low_ace = low_ace
        self._unit = gcd(low_ace or 0, *self._weights.values()) or 1

    def arrange(
        self, cards: Collection[Card], *, exact: bool = False, must: Card | None = None, keep: bool = False
    ) -> Laid | None:
        """The melds of the hand that weigh most; None where `must` can be in none.

        `exact`: however long it takes; else what STATES are enough for. `must`: a card that is to be in a meld (some
        copy of it); where wilds are limited a wild may get None although it fits somewhere. `keep`: leave a card that
        is no wild over, to be discarded, if there is one.
        """
        cards = ordered(cards)
        ranks = self._counted(cards)
        layers = self._layers(Counter(cards), must, keep, ranks)
        wilds = [card for card in cards if card in self._terms.wilds]
        lightest = min((self._heavy(card) for card in cards if card not in self._terms.wilds), default=0) or _FINE
        price = lightest + 3 * lightest // (len(wilds) + 1)
        bounds = Bounds(self._steps, layers, len(wilds), price)

        @lru_cache(None)
        def idle(left: int, own: int) -> int:
            """What wilds left in hand weigh: the lightest, except for those in their own place."""
            if self._terms.free or (self._terms.wild_sets and left >= SHORTEST):
                return 0
            rest = sorted(wilds, key=self._weights.__getitem__)
            for number, rank in enumerate(ranks):
                for _ in range(own >> 5 * number & 31):
                    rest.remove(next(card for card in reversed(rest) if card[0] == rank))
            return sum(map(self._heavy, rest[:left]))

        def lost(state: int) -> int:
            return idle(state & WILDS, state >> OWN_UP) + (_FAR if keep and not state & OVER else 0)

        search = Search(layers, bounds, lost, len(wilds), _FINE, lightest // 10)
        way, proven = search.best(None if exact else STATES)
        laid = self._written(cards, layers, way, must)
        return laid and laid._replace(proven=proven)

    def _heavy(self, card: Card) -> int:
        """What a card weighs, in parts as fine as prices."""
        return self._weights[card] * _FINE // self._unit

    def _counted(self, cards: Collection[Card]) -> str:
        """The wild ranks of which cards in their own place must be counted."""
        wilds = {card for card in cards if card in self._terms.wilds}
        if self._terms.free or len({self._weights[card] for card in wilds}) < 2:
            return ""
        return "".join(rank for rank in RANKS if any(card[0] == rank for card in wilds))

    def _layers(self, counts: Counter[Card], must: Card | None, keep: bool, ranks: str) -> list[Layer]:
        terms = self._terms
        line = terms.line
        both = line[0] == line[-1]
        held = {face: 0 if terms.free and face in terms.wilds else counts[face] for face in FACES}
        ways = [self._ways([bool(held[rank + suit]) for rank in line]) for suit in SUITS]
        layers: list[Layer] = []
        for place, rank in enumerate(line):
            end = 0 if rank != "A" or not both else 1 if place else -1
            wild = rank + SUITS[0] in terms.wilds
            count_up = OWN_UP + 5 * ranks.index(rank) if rank in ranks else 0
            cards = [held[rank + suit] for suit in SUITS]
            for suit, way in enumerate(ways):
                if place not in way:
                    continue
                count = cards[suit]
                face = rank + SUITS[suit]
                weight = self._heavy(face)
                losses = [weight * idle for idle in range(count + 1)]
                if wild:
                    losses = [0] * (count + 1)
                elif end < 0:
                    less = 0 if self._low_ace is None else weight - self._low_ace * _FINE // self._unit
                    losses = [less * idle for idle in range(count + 1)]
                elif count and face == must:
                    losses[count] += _FAR
                over = tuple(OVER if keep and idle and end >= 0 and not wild else 0 for idle in range(count + 1))
                more = min(sum(cards[suit + 1 :]), SHORTEST)
                layers.append(
                    Layer(
                        place,
                        Face(suit, count, way[place], end, wild, more, count_up),
                        tuple(losses),
                        over,
                        False,
                    )
                )
            if terms.sets and end >= 0 and any(cards):
                layers.append(Layer(place, Face(-1, wild=wild), (0,), (0,), False))
            if layers:
                layers[-1] = layers[-1]._replace(closes=True)
        return layers

    def _ways(self, held: Sequence[bool]) -> dict[int, int]:
        """By place where something can become of a suit, how far up its next card is."""
        places = [place for place, is_held in enumerate(held) if is_held]
        ways = dict.fromkeys(places[-1:], NEVER)
        for low, high in pairwise(places):
            ways |= {place: high - place for place in range(low, high)}
        return ways

    # From states to melds ------------------------------------------------------------------------------------------

    def _written(
        self, cards: Collection[Card], layers: Sequence[Layer], states: Sequence[int], must: Card | None
    ) -> Laid | None:
        """The arrangement that goes through these states."""
        path = zip(layers, states, states[1:], strict=False)
        shapes = list(self._shapes(path))
        pool = [card for card in cards if card in self._terms.wilds]
        for shape in shapes:
            for card in shape.cards:
                if card in self._terms.wilds:
                    pool.remove(card)
        pool.sort(key=lambda card: (card != must, -self._weights[card]))
        spare = len(pool) - sum(shape.wilds for shape in shapes)
        if self._terms.free:
            for shape in shapes:
                more = min(spare, shape.room(self._terms))
                shape.wilds += more
                spare -= more
        pool = pool[: len(pool) - spare]
        melds = [meld for shape in shapes for meld in self._melds_of(shape, pool)]
        rest = _rest(cards, melds)
        wilds = tuple(card for card in rest if card in self._terms.wilds)
        if self._melds.read(wilds, 0) is not None:
            melds.append(wilds)
            rest = _rest(cards, melds)
        if must is not None and Counter(rest)[must] == Counter(cards)[must]:
            return None
        return Laid(tuple(melds), ordered(rest), sum(map(self._weigh, melds)), False)

    def _weigh(self, cards: tuple[Card, ...]) -> int:
        """What a meld weighs."""
        meld = self._melds.read(cards, 0)
        assert meld is not None, "melds are written so that they are read"
        weight = sum(self._weights[card] for card in meld.cards)
        first = meld.slots[0].card
        if self._low_ace is None or meld.kind != "run" or first[0] != "A" or first in self._terms.wilds:
            return weight
        return weight - self._weights[first] + self._low_ace

    def _melds_of(self, shape: _Shape, pool: list[Card]) -> list[tuple[Card, ...]]:
        """The shape with wilds taken from the pool, written so that it can be read; nothing if it cannot."""
        if shape.kind == "set":
            taken = [pool.pop(0) for _ in range(shape.wilds)]
            cards = (*ordered(shape.cards), *taken)
            return [cards] if self._melds.read(cards, 0) is not None else []
        line = self._terms.line
        faces, bare, placed = [], [], []
        for place in shape.window(len(line)):
            face = line[place] + shape.cards[0][1]
            card = face
            if place not in shape.places:
                card = face if face in pool else pool[0]
                pool.remove(card)
            faces.append(face)
            bare.append(card)
            placed.append(card if card == face else f"{card}={face}")
        # Where no run may have an ace at both ends, fourteen are two runs.
        cuts = range(SHORTEST, len(faces) - SHORTEST + 1) if len(faces) > len(RANKS) else ()
        for cut in (0, *cuts):
            parts = [slice(cut), slice(cut, None)] if cut else [slice(None)]
            melds = [self._readable(bare[part], placed[part], faces[part]) for part in parts]
            if None not in melds:
                return [meld for meld in melds if meld is not None]
        return []

    def _readable(self, bare: list[Card], placed: list[Card], faces: list[Card]) -> tuple[Card, ...] | None:
        """The writing of a run that is read; of two that which needs no places, if it is read as meant."""
        read = [self._melds.read(tuple(cards), 0) for cards in (bare, placed)]
        for cards, meld in zip((bare, placed), read, strict=True):
            if meld is not None and [slot.stands_for for slot in meld.slots] == faces:
                return tuple(cards)
        return tuple(bare) if read[0] is not None else None

    def _shapes(self, path: Iterable[tuple[Layer, int, int]]) -> Iterator[_Shape]:
        open_runs: list[list[_Shape]] = [[], [], [], []]
        making: list[Card] = []
        line = self._terms.line
        for layer, state, new in path:
            if layer.face.suit < 0:
                if making:
                    cards, twins = self._steps.making(state)
                    wilds = (state & WILDS) - (new & WILDS)
                    parts = self._steps.fills(cards, twins, wilds, layer.face.wild)
                    assert parts is not None
                    for part, more in enumerate(parts):
                        yield _Shape("set", making[part :: len(parts)], [], more)
                    making = []
                continue
            suit = layer.face.suit
            face = line[layer.place] + SUITS[suit]
            steps = self._steps.of_face(state, layer.face)
            change = (new & ~OVER) - (state & ~OVER)
            over = [(state | layer.over[step.idle]) & OVER for step in steps]
            fitting = [
                step for step, bit in zip(steps, over, strict=True) if step.change == change and bit == new & OVER
            ]
            step = min(fitting, key=lambda step: layer.losses[step.idle])
            runs = open_runs[suit]
            now = []
            for how, run in zip(step.became, runs, strict=True):
                if how == "n":
                    run.cards.append(face)
                    run.places.append(layer.place)
                    now.append(run)
                elif how == "w":
                    run.wilds += 1
                    now.append(run)
                else:
                    run.wilds += int(how)
                    yield run
            while len(now) < len(step.opened):
                now.append(_Shape("run", [face], [layer.place], 0))
            left: list[tuple[Run, int, _Shape]] = []
            for number, (code, closed, run) in enumerate(zip(step.opened, step.closed, now, strict=True)):
                if closed is None:
                    left.append((code, number, run))
                else:
                    run.wilds += closed
                    yield run
            open_runs[suit] = [run for _, _, run in sorted(left, key=lambda entry: entry[:2])]
            making += [face] * step.in_set


class _Shape:
    """A meld in the making: its naturals, their places if it is a run, and how many wilds it has."""

    def __init__(self, kind: str, cards: list[Card], places: list[int], wilds: int) -> None:
        self.kind = kind
        self.cards = cards
        self.places = places
        self.wilds = wilds

    def room(self, terms: Terms) -> int:
        """How many wilds more it can take where their number is free."""
        if self.kind == "set":
            return FULL - len(self.cards) - self.wilds if terms.distinct else WILDS
        return max(0, min(len(terms.line), len(RANKS)) - len(self.cards) - self.wilds)

    def window(self, end: int) -> range:
        """The places of a run in a line that ends there: what its wilds need not fill in between, they add above."""
        low, high = self.places[0], self.places[-1]
        added = self.wilds - (high - low + 1 - len(self.places))
        above = min(added, end - 1 - high)
        return range(low - added + above, high + above + 1)


@lru_cache(maxsize=32)
def _steps(terms: Terms) -> Steps:
    """The same for all weights: finding them takes longer than solving a hand."""
    return Steps(terms)


def _rest(cards: Collection[Card], melds: Sequence[tuple[Card, ...]]) -> tuple[Card, ...]:
    rest = Counter(cards)
    rest.subtract(plain(card) for meld in melds for card in meld)
    return tuple(rest.elements())


def terms(melds: Recogniser) -> Terms:
    """The terms of the melds that a recogniser knows."""
    return Terms(
        line=melds.line,
        runs=melds.runs,
        sets=melds.sets,
        distinct=melds.distinct,
        wilds=melds.wilds,
        most=melds.most_wilds,
        outnumber=melds.outnumber,
        counted=melds.own_place_counts,
        wild_sets=melds.wild_sets,
    )
