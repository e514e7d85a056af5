"""The exact solver: the cheapest way to leave cards of a hand outside melds.

A hand of distinct faces is a 52-bit mask, `13 * suit + rank` numbering the bits (suits CDHS, ranks 2 to A), so that a
suit is 13 bits. A table built once per set of terms holds, for each of the 8192 masks of a suit, the least weight that
runs alone leave over. Only sets tie the suits together, and only at ranks held in three suits or more; where such a
rank touches no run the set is free. So the search branches on the few ranks that are left, and looks the rest up.
Where sets and runs contest more than CONTESTED ranks, which takes eighteen cards at least, the cards are swept one by
one instead.

Hands with twins or jokers are for `handful`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from rami.bots import hand_melds, handful
from rami.bots.hand_counts import hand_of
from rami.bots.hand_sweep import Arrangement as Arrangement
from rami.bots.hand_sweep import Sweep, Ways
from rami.cards import FACES, JOKER, Card
from rami.melds import Recogniser

SUIT = (1 << 13) - 1
CONTESTED = 5
"""Ranks at which every choice of sets is tried."""
BIT: dict[Card, int] = {face: 1 << place for place, face in enumerate(FACES)}
Weights = tuple[int, ...]
"""What each face costs when it is left over, in the order of FACES; zero or more."""


def mask_of(cards: Iterable[Card]) -> int:
    """The mask of distinct faces."""
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def faces_of(mask: int) -> list[Card]:
    """The faces of a mask, by suit, then by rank."""
    faces = []
    while mask:
        low = mask & -mask
        faces.append(FACES[low.bit_length() - 1])
        mask ^= low
    return faces


class Table(NamedTuple):
    """One suit: for each mask of 13 bits, the least weight left over by runs, the weight of all, the cards some run
    can hold."""

    least: list[int]
    whole: list[int]
    in_runs: list[int]


def dearest_pair(faces: int, mates: Sequence[int], values: Sequence[int]) -> int:
    """Of two faces of a mask that are mates, those of the most value, the lowest of equals; 0 if there are none."""
    most, found = -1, 0
    while faces:
        bit = faces & -faces
        faces ^= bit
        number = bit.bit_length() - 1
        others = faces & mates[number]
        while others:
            other = others & -others
            others ^= other
            value = values[number] + values[other.bit_length() - 1]
            if value > most:
                most, found = value, bit | other
    return found


@lru_cache(maxsize=64)
def table(runs: tuple[int, ...], weights: Weights) -> Table:
    """The table of a suit whose 13 ranks weigh so much."""
    by_lowest: list[list[int]] = [[] for _ in range(13)]
    for run in runs:
        by_lowest[(run & -run).bit_length() - 1].append(run)
    least, whole, in_runs = [0] * 8192, [0] * 8192, [0] * 8192
    for mask in range(1, 8192):
        low = mask & -mask
        place = low.bit_length() - 1
        rest = mask ^ low
        best = least[rest] + weights[place]
        held = in_runs[rest]
        for run in by_lowest[place]:
            if mask & run == run:
                held |= run
                if least[mask ^ run] < best:
                    best = least[mask ^ run]
        least[mask], whole[mask], in_runs[mask] = best, whole[rest] + weights[place], held
    return Table(least, whole, in_runs)


class Terms(NamedTuple):
    """What a solver has to know of a game: all of it compiled, none of it a switch.

    `runs`: every run of one suit as 13 bits, longest first; `sets`: whether there are sets; `weights`: see Weights.
    """

    runs: tuple[int, ...]
    sets: bool
    weights: Weights


def terms(melds: Recogniser, weights: Weights) -> Terms:
    """The terms of the melds that a recogniser knows."""
    runs = sorted((mask_of(run) for run in melds.candidates(FACES[:13])), key=lambda run: (-run.bit_count(), run))
    return Terms(tuple(runs), bool(melds.candidates(("AC", "AD", "AH", "AS"))), weights)


class Solver:
    """Solves hands of distinct faces. `least(mask)` is the least weight left over: the hot call, a plain function."""

    least: Callable[[int], int]

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        weights = terms.weights
        self.tables = tuple(table(terms.runs, weights[13 * suit : 13 * suit + 13]) for suit in range(4))
        self.least = _least(self.tables, terms.sets, lambda hand: self._best_sets(hand)[1])
        self._ace_is_low = mask_of(("QC", "KC", "AC")) not in terms.runs

    def melded(self, hand: int) -> int:
        """The cards that lie in some meld of the hand."""
        held = sum(part.in_runs[hand >> 13 * suit & SUIT] << 13 * suit for suit, part in enumerate(self.tables))
        if self.terms.sets:
            c, d, h, s = hand & SUIT, hand >> 13 & SUIT, hand >> 26 & SUIT, hand >> 39
            ranks = c & d & (h | s) | h & s & (c | d)
            held |= hand & (ranks | ranks << 13 | ranks << 26 | ranks << 39)
        return held

    def discards(self, hand: int) -> dict[int, int]:
        """For each card of the hand (as a bit) the least weight the rest leaves over.

        A card outside one best arrangement takes just its own weight away; only the others are solved again.
        """
        sets, left = self._best_sets(hand)
        outside = 0
        for suit in range(4):
            outside |= self._left_of(suit, (hand & ~sets) >> 13 * suit & SUIT) << 13 * suit
        answers = {}
        rest = hand
        while rest:
            card = rest & -rest
            rest ^= card
            if outside & card:
                answers[card] = left - self.terms.weights[card.bit_length() - 1]
            else:
                answers[card] = self.least(hand ^ card)
        return answers

    def arrange(self, hand: int) -> Arrangement:
        """Best melds, longest runs before short ones; of equal arrangements always the same one."""
        sets, left = self._best_sets(hand)
        melds = []
        for place in range(13):
            column = sets & (1 << place) * COLUMN
            if column:
                melds.append(column)
        outside = 0
        for suit in range(4):
            mask = (hand & ~sets) >> 13 * suit & SUIT
            over = self._left_of(suit, mask)
            outside |= over << 13 * suit
            melds += [run << 13 * suit for run in self._runs_in(mask & ~over)]
        melds.sort(key=lambda meld: meld & -meld)
        return Arrangement(tuple(self._in_order(meld) for meld in melds), tuple(faces_of(outside)), left)

    def _best_sets(self, hand: int) -> tuple[int, int]:
        """The cards that go to sets in a best arrangement (all sets in one mask), and what that leaves over."""
        free, contested = 0, []
        in_runs = sum(part.in_runs[hand >> 13 * suit & SUIT] << 13 * suit for suit, part in enumerate(self.tables))
        for place in range(13) if self.terms.sets else ():
            column = hand & (1 << place) * COLUMN
            if column.bit_count() < 3:
                continue
            if not column & in_runs:
                free |= column
                continue
            cards = [1 << bit for bit in range(place, 52, 13) if column >> bit & 1]
            contested.append([0, *(sum(pick) for size in (4, 3) for pick in combinations(cards, size))])
        if len(contested) > CONTESTED:
            return self._sweep(hand)
        rest = hand ^ free
        left, best = min((self._by_runs(rest ^ choice), choice) for choice in map(sum, product(*contested)))
        return best | free, left

    def _sweep(self, hand: int) -> tuple[int, int]:
        """As `_best_sets`, for hands with more choices than can be tried."""
        terms = hand_melds.Terms(
            runs=bool(self.terms.runs),
            low_ace=mask_of(("AC", "2C", "3C")) in self.terms.runs,
            high_ace=mask_of(("QC", "KC", "AC")) in self.terms.runs,
            sets=True,
            distinct=True,
            most_wilds=0,
            outnumber=False,
            weights=(*self.terms.weights, 0),
            worth=(),
            lowest=True,
        )
        ways = Ways(terms, hand_melds.Sets(terms), 0)
        best = Sweep(terms, ways, hand_of(faces_of(hand))).arrangement()
        return mask_of(face for meld in best.melds if meld[0][0] == meld[1][0] for face in meld), best.left

    def _by_runs(self, hand: int) -> int:
        """The least weight that runs alone leave over."""
        return sum(part.least[hand >> 13 * suit & SUIT] for suit, part in enumerate(self.tables))

    def _left_of(self, suit: int, mask: int) -> int:
        """The cards of a suit that best runs leave over."""
        least = self.tables[suit].least
        over = 0
        while mask:
            for run in self.terms.runs:
                if mask & run == run and least[mask ^ run] == least[mask]:
                    mask ^= run
                    break
            else:
                return over | mask
        return over

    def _runs_in(self, mask: int) -> list[int]:
        """Runs that use up all cards of the mask, which some runs do."""
        for run in self.terms.runs:
            if mask & run == run and self._all_in_runs(mask ^ run):
                return [run, *self._runs_in(mask ^ run)]
        return []

    def _all_in_runs(self, mask: int) -> bool:
        return not mask or any(mask & run == run and self._all_in_runs(mask ^ run) for run in self.terms.runs)

    def _in_order(self, meld: int) -> tuple[Card, ...]:
        """A meld's cards as they lie: a run from its lowest place, the ace first where it is low."""
        faces = faces_of(meld)
        if faces[0][0] == "2" and faces[-1][0] == "A" and (self._ace_is_low or len(faces) < 13):
            faces.insert(0, faces.pop())
        return tuple(faces)


COLUMN = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""One rank in all four suits, to be shifted."""


def _least(tables: Sequence[Table], sets: bool, of_many: Callable[[int], int]) -> Callable[[int], int]:
    """The hot function of a solver; everything it needs is bound here once. `of_many`: for hands too full for it."""
    (least_c, _, runs_c), (least_d, _, runs_d), (least_h, _, runs_h), (least_s, _, runs_s) = tables

    def least_by_runs(hand: int) -> int:
        return least_c[hand & 8191] + least_d[hand >> 13 & 8191] + least_h[hand >> 26 & 8191] + least_s[hand >> 39]

    def branch(c: int, d: int, h: int, s: int, ranks: int) -> int:
        """The best of all sets at `ranks`, at least one, each of them held in at least three suits."""
        rank = ranks & -ranks
        ranks ^= rank
        others = ~rank
        if c & d & h & s & rank:
            if ranks:
                return min(
                    branch(c & others, d & others, h & others, s & others, ranks),
                    branch(c & others, d & others, h & others, s, ranks),
                    branch(c & others, d & others, h, s & others, ranks),
                    branch(c & others, d, h & others, s & others, ranks),
                    branch(c, d & others, h & others, s & others, ranks),
                    branch(c, d, h, s, ranks),
                )
            without_c = least_c[c & others]
            without_d = least_d[d & others]
            without_h = least_h[h & others]
            without_s = least_s[s & others]
            without = without_c + without_d + without_h + without_s
            return min(
                without,
                without - without_c + least_c[c],
                without - without_d + least_d[d],
                without - without_h + least_h[h],
                without - without_s + least_s[s],
                least_c[c] + least_d[d] + least_h[h] + least_s[s],
            )
        # A set of three takes its rank from all suits: the fourth does not hold it.
        if ranks:
            left = branch(c & others, d & others, h & others, s & others, ranks)
            kept = branch(c, d, h, s, ranks)
        else:
            left = least_c[c & others] + least_d[d & others] + least_h[h & others] + least_s[s & others]
            kept = least_c[c] + least_d[d] + least_h[h] + least_s[s]
        return left if left < kept else kept

    def least(hand: int) -> int:
        low, high = hand & ((1 << 26) - 1), hand >> 26  # numbers below 2**30 are the fast ones: two suits at a time
        c = low & 8191
        d = low >> 13
        h = high & 8191
        s = high >> 13
        both = c & d
        pair = h & s
        ranks = both & (h | s) | pair & (c | d)
        if not ranks:
            return least_c[c] + least_d[d] + least_h[h] + least_s[s]
        others = ~ranks
        left = least_c[c & others] + least_d[d & others] + least_h[h & others] + least_s[s & others]
        choice = ranks & (runs_c[c] | runs_d[d] | runs_h[h] | runs_s[s])
        if not choice or not left:  # all sets are free, or laid they leave nothing: half of the richest hands
            return left
        if choice.bit_count() > CONTESTED:
            return of_many(hand)
        others = ~(ranks ^ choice)
        return branch(c & others, d & others, h & others, s & others, choice)

    return least if sets else least_by_runs


@lru_cache(maxsize=64)
def solver(terms: Terms) -> Solver:
    """The solver of these terms, built once (a few milliseconds)."""
    return Solver(terms)


def arrange(melds: Recogniser, values: Mapping[Card, int], cards: Sequence[Card]) -> Arrangement:
    """The melds of any hand that leave the least value over."""
    weights = tuple(values[face] for face in FACES)
    if JOKER not in cards and len(set(cards)) == len(cards):
        return solver(terms(melds, weights)).arrange(mask_of(cards))
    return handful.solver(handful.terms(melds, (*weights, values[JOKER]))).arrange(hand_of(cards))
