"""What the melds of a game make of one suit, or of one rank, of a hand (see `hand_counts`); found once and kept."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from rami.bots.hand_counts import COPIES, JOKERS_UP, NATURALS, SUIT_BITS, Counts, counts_of, faces_of, rank_of

LONGEST = 13
SHORTEST = 3
FULL = 4
_PIECE = 5
"""A longer run can be cut into runs of three to five."""


class Terms(NamedTuple):
    """What the solver has to know of a game.

    `runs`, `sets`: whether there are any; `low_ace`, `high_ace`: where an ace may stand in a run; `distinct`: the suits
    of a set differ. `most_wilds` in a meld, None for any number; `outnumber`: naturals must be more than wilds.
    `weights`: what each card costs when it is left over, zero or more, by the order of FACES, the joker last.
    `worth`: points of a place in a meld, from the low ace to the high one. `lowest`: a joker at an end of a run stands
    where it is worth least (RA-18).
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

    def of_suit(self, suit: int) -> tuple[int, ...]:
        """The weights of a suit, by rank."""
        return self.weights[13 * suit : 13 * suit + 13]

    def wilds(self, naturals: int, jokers: int, *, run: bool) -> range:
        """How many jokers, of so many held, a meld of so many naturals may hold; it may be too short without them."""
        most = jokers if self.most_wilds is None else min(jokers, self.most_wilds)
        if run:
            most = min(most, LONGEST - naturals)
        elif self.distinct:
            most = min(most, FULL - naturals)
        if self.outnumber:
            most = min(most, naturals - 1)
        return range(max(0, SHORTEST - naturals), most + 1)


class Shape(NamedTuple):
    """Natural cards that may leave a hand together, as part of a suit, and how many jokers may go with them."""

    cards: int
    fewest: int
    most: int


NOTHING: tuple[tuple[Shape, ...], ...] = ((), (), (), ())
"""By suit: nothing leaves the hand but melds."""


class Shapes:
    """The runs that the lowest card of a suit can be in, and what else it can leave the hand with.

    `whole`: also runs that are as good cut into shorter ones.
    """

    def __init__(self, terms: Terms, jokers: int, *, whole: bool = False, besides: tuple[Shape, ...] = ()) -> None:
        self._terms = terms
        self._jokers = jokers
        self._gaps = jokers if terms.most_wilds is None else min(jokers, terms.most_wilds)
        self._span = LONGEST if whole or terms.outnumber else _PIECE
        self._besides = [shape for shape in besides if shape.fewest <= jokers]
        self._of: dict[int, tuple[Shape, ...]] = {}

    def of(self, faces: int) -> tuple[Shape, ...]:
        """The most cards first. `faces`: a suit without twins, not empty."""
        shapes = self._of.get(faces)
        if shapes is None:
            runs = self._find(faces) if self._terms.runs else ()
            low = faces & -faces
            shapes = self._of[faces] = (
                *runs,
                *(shape for shape in self._besides if shape.cards & low and shape.cards & faces == shape.cards),
            )
        return shapes

    def _find(self, faces: int) -> Iterator[Shape]:
        places = [place for place in range(13) if faces >> 2 * place & 1]
        fewest: dict[int, int] = {}
        if self._terms.high_ace:
            self._chain(places, (places[0],), fewest)
        if self._terms.low_ace:
            line = [place for place in places if place != 12]
            if len(line) < len(places):
                self._chain(line, (-1, *line[:1]), fewest)
            if line:
                self._chain(line, (line[0],), fewest)
        for cards, jokers in sorted(fewest.items(), key=lambda found: (-found[0].bit_count(), found)):
            wilds = self._terms.wilds(cards.bit_count(), self._jokers, run=True)
            if wilds and jokers <= wilds[-1]:
                yield Shape(cards, jokers, wilds[-1])

    def _chain(self, line: list[int], chain: tuple[int, ...], fewest: dict[int, int]) -> None:
        """Notes a chain of places and each way to go on in the line, with the jokers that it needs."""
        span = chain[-1] - chain[0] + 1
        if span > self._span or span - len(chain) > self._gaps:
            return
        cards = sum(1 << 2 * (place % 13) for place in chain)
        need = max(span, SHORTEST) - len(chain)
        fewest[cards] = min(need, fewest.get(cards, need))
        for place in line:
            if place > chain[-1]:
                self._chain(line, (*chain, place), fewest)


class Plain(dict[int, int]):
    """By suit: the least weight that runs without jokers leave over."""

    def __init__(self, shapes: Shapes, weights: tuple[int, ...]) -> None:
        self[0] = 0
        self._shapes = shapes
        self._weights = weights

    def __missing__(self, suit: int) -> int:
        place = (suit & -suit).bit_length() - 1 >> 1
        best = self[suit - (1 << 2 * place)] + self._weights[place]
        for cards, _, _ in self._shapes.of(faces_of(suit)):
            best = min(best, self[suit - cards])
        self[suit] = best
        return best


class Wild(dict[int, tuple[int, ...]]):
    """By suit: the least weight that runs leave over with 0, 1 ... jokers at their disposal, unused ones included."""

    def __init__(self, shapes: Shapes, weights: tuple[int, ...], joker: int, jokers: int) -> None:
        self[0] = tuple(joker * unused for unused in range(jokers + 1))
        self._shapes = shapes
        self._weights = weights

    def __missing__(self, suit: int) -> tuple[int, ...]:
        place = (suit & -suit).bit_length() - 1 >> 1
        weight = self._weights[place]
        best = [left + weight for left in self[suit - (1 << 2 * place)]]
        for cards, fewest, most in self._shapes.of(faces_of(suit)):
            rest = self[suit - cards]
            for taken in range(fewest, most + 1):
                for jokers in range(taken, len(best)):
                    if rest[jokers - taken] < best[jokers]:
                        best[jokers] = rest[jokers - taken]
        answer = self[suit] = tuple(best)
        return answer


class Live(dict[int, tuple[int, int]]):
    """By suit: the faces that some run may hold, and the weight of the dead cards, which none can."""

    def __init__(self, shapes: Shapes, weights: tuple[int, ...]) -> None:
        self._shapes = shapes
        self._weights = weights

    def __missing__(self, suit: int) -> tuple[int, int]:
        live = 0
        faces = faces_of(suit)
        while faces:
            for shape in self._shapes.of(faces):
                live |= shape.cards
            faces &= faces - 1
        dead = suit & ~(live * COPIES)
        weight = sum(each * (dead >> 2 * place & COPIES) for place, each in enumerate(self._weights))
        answer = self[suit] = live, weight
        return answer


class Pick(NamedTuple):
    """Cards of one rank that go to sets with jokers, by suit as parts of those; jokers needed, and room for more."""

    clubs: int
    diamonds: int
    hearts: int
    spades: int
    jokers: int
    room: int


class Option(NamedTuple):
    """Cards of one rank that go to sets without jokers, the room for those, and what can be done with the others."""

    clubs: int
    diamonds: int
    hearts: int
    spades: int
    room: int
    others: tuple[Pick, ...]


class Sets:
    """The ways to take sets from the cards of one rank."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._single: dict[Counts, tuple[Counts, ...]] = {}

    def suits(self, jokers: int) -> int:
        """In how many suits a rank is held, at least, where a set can be made of it."""
        if not self._terms.distinct:
            return 1
        return next((size for size in (1, 2) if self._terms.wilds(size, jokers, run=False)), SHORTEST)

    def single(self, counts: Counts) -> tuple[Counts, ...]:
        """The naturals of each set, however short, that holds a card of the first suit there is, most cards first."""
        found = self._single.get(counts)
        if found is None:
            first = next(suit for suit in range(4) if counts[suit])
            most = 1 if self._terms.distinct else COPIES
            choices = product(*(range(min(held, most), -1, -1) for held in counts)) if self._terms.sets else ()
            found = self._single[counts] = tuple(sorted((used for used in choices if used[first]), key=_fewest_last))
        return found

    def room(self, used: Counts, jokers: int) -> int:
        """The most jokers that sets take which need none and use up exactly these; -1 if there are no such sets."""
        if not any(used):
            return 0
        most = -1
        for part in self.single(used):
            wilds = self._terms.wilds(sum(part), jokers, run=False)
            if wilds and not wilds[0]:
                rest = self.room(_less(used, part), jokers)
                if rest >= 0:
                    most = max(most, rest + wilds[-1])
        return most

    def needs(self, used: Counts, jokers: int) -> set[tuple[int, int]]:
        """For sets of which each needs jokers and which use up exactly these: jokers needed, and room for more.

        One entry for each way to make them that no other is better than.
        """
        if not any(used):
            return {(0, 0)}
        found = set()
        for part in self.single(used):
            wilds = self._terms.wilds(sum(part), jokers, run=False)
            if wilds and wilds[0]:
                for need, room in self.needs(_less(used, part), jokers - wilds[0]):
                    found.add((need + wilds[0], room + wilds[-1] - wilds[0]))
        return {
            way
            for way in found
            if not any(
                other != way and other[0] <= way[0] and other[0] + other[1] >= way[0] + way[1] for other in found
            )
        }


class InRuns(dict[int, tuple[int, bool]]):
    """By suit: the faces that some run may hold, and whether some run may hold a joker."""

    def __init__(self, shapes: Shapes) -> None:
        self._shapes = shapes

    def __missing__(self, suit: int) -> tuple[int, bool]:
        held, wild = 0, False
        faces = faces_of(suit)
        while faces:
            for cards, _, most in self._shapes.of(faces):
                held |= cards
                wild = wild or most > 0
            faces &= faces - 1
        answer = self[suit] = held, wild
        return answer


class InSets(dict[int, tuple[int, bool]]):
    """By the cards of one rank, as part of a hand: faces that some set may hold, and whether one may hold a joker."""

    def __init__(self, terms: Terms, sets: Sets, jokers: int) -> None:
        self._terms = terms
        self._sets = sets
        self._jokers = jokers

    def __missing__(self, column: int) -> tuple[int, bool]:
        held, wild = 0, False
        rank = rank_of(column)
        counts = counts_of(column, rank)
        for suit in range(4):
            for used in self._sets.single((0,) * suit + counts[suit:]) if counts[suit] else ():
                wilds = self._terms.wilds(sum(used), self._jokers, run=False)
                if wilds:
                    held |= sum((number > 0) << 2 * rank + SUIT_BITS * of for of, number in enumerate(used))
                    wild = wild or wilds[-1] > 0
        answer = self[column] = held, wild
        return answer


class Columns(dict[int, tuple[Option, ...]]):
    """By the cards of one rank, as part of a hand: what sets can be made of them, none at all last.

    Empty where there is no set.
    """

    def __init__(self, sets: Sets, jokers: int) -> None:
        self._sets = sets
        self._jokers = jokers

    def __missing__(self, column: int) -> tuple[Option, ...]:
        rank = rank_of(column)
        counts = counts_of(column, rank)
        options = []
        for used in _choices(counts):
            room = self._sets.room(used, self._jokers)
            if room >= 0:
                others = tuple(self._picks(_less(counts, used), rank)) if self._jokers else ()
                options.append(Option(*_by_suit(used, rank), room, others))
        answer = self[column] = tuple(options) if len(options) > 1 or options[0].others else ()
        return answer

    def _picks(self, counts: Counts, rank: int) -> Iterator[Pick]:
        for used in _choices(counts):
            for need, room in sorted(self._sets.needs(used, self._jokers)):
                if need:
                    yield Pick(*_by_suit(used, rank), need, room)


class Sharp(dict[int, tuple[tuple[Option, ...], int]]):
    """The options of a rank less those that are never better than another; the most weight of dead cards they save.

    By the cards of the rank, and above them the faces among them that are live.
    """

    def __init__(self, columns: Columns, weights: tuple[int, ...]) -> None:
        self._columns = columns
        self._weights = weights

    def __missing__(self, key: int) -> tuple[tuple[Option, ...], int]:
        column = key & NATURALS
        rank = rank_of(column)
        live = counts_of(key >> JOKERS_UP, rank)
        found = []
        for option in self._columns[column]:
            for pick in (None, *option.others):
                taken = option[:4] if pick is None else tuple(map(int.__add__, option[:4], pick[:4]))
                used = [cards >> 2 * rank for cards in taken]
                need, room = (0, option.room) if pick is None else (pick.jokers, option.room + pick.room)
                lively = tuple(number for number, alive in zip(used, live, strict=True) if alive)
                saved = sum(
                    number * self._weights[13 * suit + rank] for suit, number in enumerate(used) if not live[suit]
                )
                found.append((lively, need, need + room, saved, option, pick))
        kept: dict[Option, list[Pick]] = {}
        for place, (lively, need, most, saved, option, pick) in enumerate(found):
            if not any(
                other[0] == lively
                and other[1] <= need
                and other[2] >= most
                and other[3] >= saved
                and (other[1:4] != (need, most, saved) or before < place)
                for before, other in enumerate(found)
            ):
                kept.setdefault(option, []).extend([] if pick is None else [pick])
        options = tuple(option._replace(others=tuple(picks)) for option, picks in kept.items())
        answer = self[key] = options, max(saved for _, _, _, saved, _, _ in found)
        return answer


def _fewest_last(used: Counts) -> tuple[int, ...]:
    return (-sum(used), *used)


def _less(counts: Counts, used: Counts) -> Counts:
    return tuple(map(int.__sub__, counts, used))


def _choices(counts: Counts) -> list[Counts]:
    """How many cards may be taken by suit, most cards first."""
    return sorted(product(*(range(count + 1) for count in counts)), key=_fewest_last)


def _by_suit(used: Counts, rank: int) -> tuple[int, int, int, int]:
    clubs, diamonds, hearts, spades = used
    return clubs << 2 * rank, diamonds << 2 * rank, hearts << 2 * rank, spades << 2 * rank
