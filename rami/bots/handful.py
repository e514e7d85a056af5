"""The exact solver for hands with twins and jokers: two or three packs, any limit on jokers in a meld.

A hand is one number: two bits for each face say how many copies it holds, by the order of FACES; the jokers are counted
above them. `hand + ONE["7H"]` has a seven of hearts more, `hand - ONE["*"]` a joker less, and equal hands are equal
numbers. It is for the caller to keep at most three copies of a face, and to take away only what is there.

A suit of it is 26 bits. For each that comes up a memo keeps what runs alone leave over, for every number of jokers they
may have. Only sets tie the suits together: the search branches on the sets at each rank, jokers included, and looks
the rest up. Where that would branch too much, `_Sweep` takes the cards rank by rank instead; both are exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from rami.bots.hand import Arrangement
from rami.cards import FACES, JOKER, RANKS, Card
from rami.melds import Recogniser, Worth

JOKERS_UP = 104
SUIT_BITS = 26
SUIT = (1 << SUIT_BITS) - 1
ODD = 0x1555555
"""The lower bit of each count of a suit."""
ONE: dict[Card, int] = {card: 1 << 2 * place for place, card in enumerate((*FACES, JOKER))}
"""What one copy of a card adds to a hand."""
CARD_OF: dict[int, Card] = {one: card for card, one in ONE.items()}
JOKER_ONE = ONE[JOKER]
LONGEST = 13
COPIES = 3
MANY = 20_000
"""Choices of sets that are searched; where there may be more, the cards are swept rank by rank."""


def hand_of(cards: Iterable[Card]) -> int:
    """The hand of these cards."""
    hand = 0
    for card in cards:
        hand += ONE[card]
    return hand


def cards_of(hand: int) -> list[Card]:
    """The cards of a hand by suit, then rank, jokers last."""
    cards: list[Card] = []
    for one in ones(hand):
        cards += [CARD_OF[one]] * copies(hand, one)
    return cards


def ones(hand: int) -> Iterator[int]:
    """One copy of each card that the hand holds, as a hand."""
    faces = hand & (1 << JOKERS_UP) - 1
    while faces:
        place = (faces & -faces).bit_length() - 1 & ~1
        yield 1 << place
        faces &= ~(COPIES << place)
    if hand >> JOKERS_UP:
        yield JOKER_ONE


def copies(hand: int, one: int) -> int:
    """How many of a card the hand holds."""
    if one == JOKER_ONE:
        return hand >> JOKERS_UP
    return hand >> one.bit_length() - 1 & COPIES


class Terms(NamedTuple):
    """What the solver has to know of a game.

    `low_ace`, `high_ace`: where an ace may stand in a run. `most_wilds` in a meld, None for any number; `outnumber`:
    naturals must be more than wilds. `weights`: what each card costs when it is left over, by the order of FACES, the
    joker last. `worth`: points of a place in a meld from the low ace to the high one. `lowest`: a joker at the end of
    a run stands where it is worth least (RA-18).
    """

    runs: bool
    low_ace: bool
    high_ace: bool
    sets: bool
    distinct: bool
    most_wilds: int | None
    outnumber: bool
    weights: tuple[int, ...]
    worth: tuple[int, ...]
    lowest: bool


class Shape(NamedTuple):
    """Natural cards of a run, as part of a suit, and how many jokers may go with them."""

    cards: int
    fewest: int
    most: int


class Pick(NamedTuple):
    """Cards of one rank that go to sets, by suit as parts of those, with the jokers they need and may take besides."""

    clubs: int
    diamonds: int
    hearts: int
    spades: int
    jokers: int
    room: int


class _Shapes:
    """The runs that the lowest card of a suit can be in, by the faces the suit holds."""

    def __init__(self, terms: Terms, jokers: int, *, all_lengths: bool = False) -> None:
        most = jokers if terms.most_wilds is None else min(jokers, terms.most_wilds)
        self._budget = most
        self._outnumber = terms.outnumber
        self._terms = terms
        self._span = LONGEST if all_lengths or terms.outnumber else 5
        self._of: dict[int, tuple[Shape, ...]] = {}

    def of(self, faces: int) -> tuple[Shape, ...]:
        """`faces`: a suit that holds no twins."""
        shapes = self._of.get(faces)
        if shapes is None:
            shapes = self._of[faces] = tuple(self._find(faces)) if self._terms.runs else ()
        return shapes

    def _find(self, faces: int) -> Iterator[Shape]:
        places = [place for place in range(13) if faces >> 2 * place & 1]
        fewest: dict[tuple[int, ...], int] = {}
        if self._terms.high_ace:
            self._chain(places, (places[0],), 0, fewest)
        if self._terms.low_ace:
            line = [place for place in places if place != 12]
            if len(line) < len(places):
                self._chain(line, (-1, *line[:1]), line[0] if line else 0, fewest)
            if line:
                self._chain(line, (line[0],), 0, fewest)
        for chain, jokers in fewest.items():
            most = min(self._budget, LONGEST - len(chain))
            if self._outnumber:
                most = min(most, len(chain) - 1)
            if jokers <= most:
                yield Shape(sum(1 << 2 * place for place in chain), jokers, most)

    def _chain(self, line: list[int], chain: tuple[int, ...], gaps: int, fewest: dict[tuple[int, ...], int]) -> None:
        """Notes each way to go on from a chain of places that are in line, with jokers in `gaps`."""
        span = chain[-1] - chain[0] + 1
        if gaps > self._budget or span > self._span:
            return
        key = tuple(sorted(place % 13 for place in chain))
        need = max(span, 3) - len(chain)
        fewest[key] = min(need, fewest.get(key, need))
        for place in line:
            if place > chain[-1]:
                self._chain(line, (*chain, place), gaps + place - chain[-1] - 1, fewest)


class _Suit(dict[int, tuple[int, ...]]):
    """By suit: the least weight that runs leave over with 0, 1 ... jokers at their disposal, unused ones included."""

    def __init__(self, shapes: _Shapes, weights: tuple[int, ...], joker: int, jokers: int) -> None:
        self[0] = tuple(joker * unused for unused in range(jokers + 1))
        self._shapes = shapes
        self._weights = weights

    def __missing__(self, suit: int) -> tuple[int, ...]:
        place = (suit & -suit).bit_length() - 1 >> 1
        weight = self._weights[place]
        best = [left + weight for left in self[suit - (1 << 2 * place)]]
        for cards, fewest, most in self._shapes.of((suit | suit >> 1) & ODD):
            rest = self[suit - cards]
            for taken in range(fewest, most + 1):
                for jokers in range(taken, len(best)):
                    if rest[jokers - taken] < best[jokers]:
                        best[jokers] = rest[jokers - taken]
        answer = self[suit] = tuple(best)
        return answer


class _Sets:
    """The ways to take sets from the cards of one rank."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._needs: dict[tuple[int, ...], frozenset[tuple[int, int]]] = {(0, 0, 0, 0): frozenset({(0, 0)})}
        self._single: dict[tuple[int, ...], tuple[tuple[int, ...], ...]] = {}

    def jokers(self, size: int, jokers: int) -> range:
        """How many jokers may be in one set with so many naturals."""
        terms = self._terms
        most = jokers if terms.most_wilds is None else min(jokers, terms.most_wilds)
        if terms.distinct:
            most = min(most, 4 - size)
        if terms.outnumber:
            most = min(most, size - 1)
        return range(max(0, 3 - size), most + 1) if terms.sets else range(0)

    def single(self, counts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """The naturals of one set that holds a card of the first suit that has any, out of so many by suit."""
        found = self._single.get(counts)
        if found is None:
            most = 1 if self._terms.distinct else COPIES
            first = next(suit for suit in range(4) if counts[suit])
            found = self._single[counts] = tuple(
                used for used in product(*(range(min(held, most) + 1) for held in counts)) if used[first]
            )
        return found

    def needs(self, used: tuple[int, ...], jokers: int) -> frozenset[tuple[int, int]]:
        """For sets that use up exactly these: the jokers they need and the room for more, for each way to make them."""
        known = self._needs.get((*used, jokers))
        if used == (0, 0, 0, 0):
            return frozenset({(0, 0)})
        if known is None:
            found = set()
            for part in self.single(used):
                alone = self.jokers(sum(part), jokers)
                if alone:
                    rest = tuple(map(int.__sub__, used, part))
                    for need, room in self.needs(rest, jokers):
                        if need + alone[0] <= jokers:
                            found.add((need + alone[0], room + alone[-1] - alone[0]))
            known = frozenset(
                (need, room)
                for need, room in found
                if not any(
                    (other, more) != (need, room) and other <= need and other + more >= need + room
                    for other, more in found
                )
            )
            self._needs[(*used, jokers)] = known
        return known


class Solver:
    """Solves hands. `least(hand)` is the least weight left over."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self._sets = _Sets(terms)
        self._tables: dict[int, tuple[_Suit, ...]] = {}
        self._picks: dict[tuple[int, int], tuple[Pick, ...]] = {}
        self._shapes: dict[int, _Shapes] = {}
        self._long_shapes: dict[int, _Shapes] = {}

    def least(self, hand: int) -> int:
        """The least weight left over."""
        columns, choices = self._columns(hand)
        if choices > MANY:
            return _Sweep(self, hand).left
        return _Search(self._suits(hand >> JOKERS_UP), columns, hand).left

    def melded(self, hand: int) -> int:
        """The cards that lie in some meld of the hand, all copies of them, jokers included."""
        jokers = hand >> JOKERS_UP
        held, wild = 0, False
        shapes = self._shapes_with(jokers, long=True)
        for up in range(0, JOKERS_UP, SUIT_BITS):
            faces = _faces(hand >> up & SUIT)
            while faces:
                for cards, _, most in shapes.of(faces):
                    held |= cards << up
                    wild = wild or most > 0
                faces &= faces - 1
        for rank in range(13):
            counts = _counts(hand, rank)
            for suit, count in enumerate(counts):
                if count:
                    first = (*(0,) * suit, *counts[suit:])
                    for used in self._sets.single(first):
                        with_jokers = self._sets.jokers(sum(used), jokers)
                        if with_jokers:
                            held |= sum(1 << 2 * rank + SUIT_BITS * of for of in range(4) if used[of])
                            wild = wild or with_jokers[-1] > 0
        return hand & held * COPIES | (jokers << JOKERS_UP if wild else 0)

    def discards(self, hand: int) -> dict[int, int]:
        """For each card of the hand (one copy of it, as a hand) the least weight the rest leaves over.

        A card outside one best arrangement takes just its own weight away; only the others are solved again.
        """
        best = self.arrange(hand)
        outside = set(best.rest)
        return {
            one: best.left - self.weight(one) if CARD_OF[one] in outside else self.least(hand - one)
            for one in ones(hand)
        }

    def weight(self, hand: int) -> int:
        """What all cards of a hand cost together."""
        return sum(self.terms.weights[one.bit_length() - 1 >> 1] * copies(hand, one) for one in ones(hand))

    def arrange(self, hand: int) -> Arrangement:
        """Melds that leave the least; of equal arrangements always the same one.

        Melds are written as they can be laid: a run in order, each joker with its place; a set by suit, jokers last.
        """
        return self._lay(_Sweep(self, hand), 0, False)

    def opening(self, hand: int, minimum: int, clean: bool = False) -> Arrangement | None:
        """The melds worth at least the minimum together that leave the least; None if there are none.

        `clean`: a run without jokers must be among them (RA-H2).
        """
        sweep = _Sweep(self, hand, minimum, clean)
        return None if sweep.best is None else self._lay(sweep, minimum, clean)

    def _lay(self, sweep: _Sweep, minimum: int, clean: bool) -> Arrangement:
        melds, rest = sweep.path()
        return Arrangement(tuple(melds), tuple(cards_of(rest)), self.weight(rest))

    def _suits(self, jokers: int) -> tuple[_Suit, ...]:
        suits = self._tables.get(jokers)
        if suits is None:
            weights = self.terms.weights
            shapes = self._shapes_with(jokers)
            by_weights: dict[tuple[int, ...], _Suit] = {}
            for suit in range(4):
                part = weights[13 * suit : 13 * suit + 13]
                by_weights.setdefault(part, _Suit(shapes, part, weights[52], jokers))
            suits = self._tables[jokers] = tuple(by_weights[weights[13 * suit : 13 * suit + 13]] for suit in range(4))
        return suits

    def _shapes_with(self, jokers: int, *, long: bool = False) -> _Shapes:
        kept = self._long_shapes if long else self._shapes
        if jokers not in kept:
            kept[jokers] = _Shapes(self.terms, jokers, all_lengths=long)
        return kept[jokers]

    def _columns(self, hand: int) -> tuple[list[tuple[Pick, ...]], int]:
        """For each rank the ways to take sets from it, none excepted; and how many choices there are at most."""
        jokers = hand >> JOKERS_UP
        columns, choices, with_jokers = [], 1, 1
        for rank in range(13):
            column = hand & COLUMN << 2 * rank
            if column:
                picks = self._picks.get((column, jokers))
                if picks is None:
                    picks = self._picks[column, jokers] = tuple(self._find_picks(_counts(hand, rank), rank, jokers))
                if picks:
                    columns.append(picks)
                    free = sum(not pick.jokers for pick in picks)
                    choices *= 1 + free
                    with_jokers += len(picks) - free
        for number in range(jokers):
            choices = choices * (with_jokers - number if with_jokers > number else 1) // (number + 1)
        return columns, choices

    def _find_picks(self, counts: tuple[int, ...], rank: int, jokers: int) -> Iterator[Pick]:
        for used in product(*(range(count + 1) for count in counts)):
            if any(used):
                for need, room in sorted(self._sets.needs(used, jokers)):
                    clubs, diamonds, hearts, spades = (number << 2 * rank for number in used)
                    yield Pick(clubs, diamonds, hearts, spades, need, room)


COLUMN = COPIES | COPIES << SUIT_BITS | COPIES << 2 * SUIT_BITS | COPIES << 3 * SUIT_BITS
"""One rank in all four suits, to be shifted."""


def _faces(suit: int) -> int:
    """The suit without its twins."""
    return (suit | suit >> 1) & ODD


def _counts(hand: int, rank: int) -> tuple[int, ...]:
    """How many cards of a rank the hand holds, by suit."""
    return tuple(hand >> 2 * rank + SUIT_BITS * suit & COPIES for suit in range(4))


class _Search:
    """Tries the choices of sets, and looks up what the rest leaves."""

    def __init__(self, suits: tuple[_Suit, ...], columns: list[tuple[Pick, ...]], hand: int) -> None:
        self._clubs, self._diamonds, self._hearts, self._spades = suits
        self._columns = columns
        self.left = 1 << 62
        self._try(hand & SUIT, hand >> 26 & SUIT, hand >> 52 & SUIT, hand >> 78 & SUIT, 0, hand >> JOKERS_UP, 0)

    def _try(self, clubs: int, diamonds: int, hearts: int, spades: int, start: int, jokers: int, room: int) -> None:
        """`room`: jokers that the sets chosen could take besides those they need."""
        left = _share(
            self._clubs[clubs],
            self._diamonds[diamonds],
            self._hearts[hearts],
            self._spades[spades],
            range(max(0, jokers - room), jokers + 1),
        )
        if left < self.left:
            self.left = left
        for place in range(start, len(self._columns)):
            for c, d, h, s, need, more in self._columns[place]:
                if need <= jokers:
                    self._try(clubs - c, diamonds - d, hearts - h, spades - s, place + 1, jokers - need, room + more)


def _share(
    clubs: tuple[int, ...], diamonds: tuple[int, ...], hearts: tuple[int, ...], spades: tuple[int, ...], jokers: range
) -> int:
    """The least left when the suits share one of these numbers of jokers best."""
    dark = [min([clubs[own] + diamonds[both - own] for own in range(both + 1)]) for both in range(jokers[-1] + 1)]
    light = [min([hearts[own] + spades[both - own] for own in range(both + 1)]) for both in range(jokers[-1] + 1)]
    return min([dark[own] + light[total - own] for total in jokers for own in range(total + 1)])


class _Way(NamedTuple):
    """A way to go on from a hand: the cards that leave it, and as what; worth and clean as openings count them."""

    cards: int
    suit: int | None
    """Of a run; None for a set, and for a card left over."""
    value: int
    clean: bool
    melded: bool


_Point = tuple[int, int, bool]
"""Weight left, value melded (no more than asked for), and whether a run without jokers is among the melds."""


class _Sweep:
    """Takes the cards one by one, lowest rank first, each into every meld it can be in, or leaves it over.

    Keeps by hand what is best of the rest: the points of which none is as good in every way as another.
    """

    def __init__(self, solver: Solver, hand: int, minimum: int = 0, clean: bool = False) -> None:
        self._terms = solver.terms
        self._weights = solver.terms.weights
        self._solver = solver
        self._sets = solver._sets
        self._minimum = minimum
        self._clean = clean
        self._long = minimum > 0 and solver.terms.lowest
        self._hand = hand
        jokers = hand >> JOKERS_UP
        self._shapes = solver._shapes_with(jokers, long=self._long)
        self._known: dict[int, dict[_Point, tuple[_Way, _Point]]] = {}
        good = [point for point in self._of(hand) if point[1] >= minimum and (point[2] or not clean)]
        self.best = min(good, default=None)
        self.left = -1 if self.best is None else self.best[0]

    def path(self) -> tuple[list[tuple[Card, ...]], int]:
        """The melds of the best point, and the cards left over."""
        melds, rest, hand = [], 0, self._hand
        point = self.best
        while point is not None and hand:
            faces = hand & (1 << JOKERS_UP) - 1
            if not faces:
                rest += hand
                break
            way, point = self._known[hand][point]
            hand -= way.cards
            if way.melded:
                melds.append(self._written(way))
            else:
                rest += way.cards
        return melds, rest

    def _of(self, hand: int) -> dict[_Point, tuple[_Way, _Point]] | tuple[_Point, ...]:
        faces = hand & (1 << JOKERS_UP) - 1
        if not faces:
            return ((self._weights[52] * (hand >> JOKERS_UP), 0, False),)
        known = self._known.get(hand)
        if known is not None:
            return known
        points: dict[_Point, tuple[_Way, _Point]] = {}
        for way in self._ways(hand):
            weight = 0 if way.melded else self._weights[way.cards.bit_length() - 1 >> 1]
            for before in self._of(hand - way.cards):
                point = (
                    before[0] + weight,
                    min(before[1] + way.value, self._minimum),
                    self._clean and (before[2] or way.clean),
                )
                if point not in points:
                    points[point] = way, before
        kept = {
            point: how
            for point, how in points.items()
            if not any(
                other != point and other[0] <= point[0] and other[1] >= point[1] and other[2] >= point[2]
                for other in points
            )
        }
        self._known[hand] = kept
        return kept

    def _ways(self, hand: int) -> Iterator[_Way]:
        """What can become of the lowest card, longest melds first."""
        rank = next(rank for rank in range(13) if hand & COLUMN << 2 * rank)
        counts = _counts(hand, rank)
        suit = next(suit for suit in range(4) if counts[suit])
        jokers = hand >> JOKERS_UP
        ways = []
        for cards, fewest, most in self._shapes.of(_faces(hand >> SUIT_BITS * suit & SUIT)):
            for wilds in range(fewest, min(most, jokers) + 1):
                value = _worth(self._terms, cards, wilds) if self._minimum else 0
                ways.append(_Way((cards << SUIT_BITS * suit) + wilds * JOKER_ONE, suit, value, wilds == 0, True))
        worth = self._terms.worth[rank + 1] if self._minimum else 0
        for used in self._sets.single(counts):
            size = sum(used)
            cards = sum(number << 2 * rank + SUIT_BITS * of for of, number in enumerate(used))
            for wilds in self._sets.jokers(size, jokers):
                ways.append(_Way(cards + wilds * JOKER_ONE, None, worth * (size + wilds), False, True))
        ways.sort(key=lambda way: (-(way.cards & SUIT_ALL).bit_count(), way.cards >> JOKERS_UP, way.cards))
        yield from ways
        yield _Way(1 << 2 * rank + SUIT_BITS * suit, None, 0, False, False)

    def _written(self, way: _Way) -> tuple[Card, ...]:
        cards = cards_of(way.cards)
        if way.suit is None:
            return tuple(cards)
        suit = cards[0][1]
        first, size = _place(self._terms, way.cards >> SUIT_BITS * way.suit & SUIT, way.cards >> JOKERS_UP)
        line = LINE[first : first + size]
        return tuple(rank + suit if rank + suit in cards else f"{JOKER}={rank}{suit}" for rank in line)


SUIT_ALL = (1 << JOKERS_UP) - 1
LINE = "A" + RANKS


@lru_cache(maxsize=1 << 14)
def _place(terms: Terms, cards: int, wilds: int) -> tuple[int, int]:
    """Where a run of these cards of a suit with so many jokers begins in LINE, and its length."""
    size = cards.bit_count() + wilds
    best = []
    for first in range(0 if terms.low_ace else 1, (14 if terms.high_ace else 13) - size + 1):
        mask = sum(1 << 2 * ((place - 1) % 13) for place in range(first, first + size))
        if cards & mask == cards:
            value = sum(terms.worth[first : first + size])
            best.append((value if terms.lowest else -value, first))
    # All thirteen stand ace high (RA-S17).
    return max(first for _, first in best) if size == LONGEST else min(best)[1], size


@lru_cache(maxsize=1 << 14)
def _worth(terms: Terms, cards: int, wilds: int) -> int:
    first, size = _place(terms, cards, wilds)
    return sum(terms.worth[first : first + size])


def terms(melds: Recogniser, weights: tuple[int, ...]) -> Terms:
    """The terms of the melds that a recogniser knows. `weights`: of the FACES, then of the joker."""
    worth: Worth = melds.worth
    return Terms(
        runs=melds.runs,
        low_ace=melds.read(("AC", "2C", "3C"), 0) is not None,
        high_ace=melds.read(("QC", "KC", "AC"), 0) is not None,
        sets=melds.sets,
        distinct=melds.distinct,
        most_wilds=melds.most_wilds,
        outnumber=melds.outnumber,
        weights=weights,
        worth=(worth("AC", True), *(worth(rank + "C", False) for rank in RANKS)),
        lowest=melds.lowest,
    )


@lru_cache(maxsize=64)
def solver(terms: Terms) -> Solver:
    """The solver of these terms, built once; what it learns it keeps."""
    return Solver(terms)
