"""Melds of distinct faces, as masks."""

from __future__ import annotations

from itertools import combinations, product

from rami.bots.hand import COLUMN, SUIT
from rami.bots.kernel.terms import BIT, HIGH, SET, Lying, Terms, bits, face_at

_BASES = (0, 13, 26, 39)
_MOST_KNOWN = 1 << 14


class Masks:
    """Finds melds in hands, and remembers what it found."""

    def __init__(self, terms: Terms) -> None:
        melds = terms.law.melds
        self._terms = terms
        self._sets, self._with_runs = melds.sets, melds.runs
        self._places = (1 << terms.high + 1) - (1 << terms.low)
        self._kept: dict[int, int] = {}
        self._melds: dict[int, tuple[Lying, ...]] = {0: ()}
        self._longest: dict[int, tuple[tuple[int, int], ...]] = {}
        self._in_suit: dict[int, int] = {}
        self._every: dict[int, tuple[int, ...]] = {}
        lines = [
            (1 << length) - 1 << low for length in range(3, 14) for low in range(terms.low, terms.high + 2 - length)
        ]
        self._runs = sorted({run >> 1 & SUIT | (run & 1) << 12 for run in lines if melds.runs})

    def kept(self, hand: int) -> int:
        """The faces that lie in melds when the fewest are left, and of such the ones worth most."""
        kept = self._kept.get(hand)
        if kept is None:
            if len(self._kept) > _MOST_KNOWN:
                self._kept.clear()
            kept = self._kept[hand] = self._find_kept(hand)
        return kept

    def melds_in(self, kept: int) -> tuple[Lying, ...]:
        """Melds of faces that all lie in some."""
        melds = self._melds.get(kept)
        if melds is None:
            if len(self._melds) > _MOST_KNOWN:
                self._melds = {0: ()}
            melds = self._melds[kept] = tuple(self._find_melds(kept))
        return melds

    def _find_melds(self, kept: int) -> list[Lying]:
        found: list[Lying] = []
        for sets in self._sets_in(kept) if self._sets else ():
            if sets | self._in_runs(kept & ~sets) == kept:
                kept ^= sets
                columns = ((rank, sets & COLUMN << rank) for rank in range(13))
                found += [(SET + rank, column, column.bit_count(), 0) for rank, column in columns if column]
                break
        for base in _BASES:
            found += [(base, low, high, 0) for low, high in self._runs_of(kept >> base & SUIT)]
        return found

    def every(self, hand: int) -> list[int]:
        """All melds of the hand, the longest first."""
        found: list[int] = []
        for base in _BASES:
            suit = hand >> base & SUIT
            if suit & suit >> 1:
                found += [run << base for run in self._every_in(suit)]
        if self._sets:
            for rank in bits(_ranks(hand)):
                column = hand & COLUMN << rank
                found.append(column)
                if column.bit_count() == 4:
                    found += [column ^ BIT[number] for number in bits(column)]
        found.sort(key=int.bit_count, reverse=True)
        return found

    def lie(self, meld: int) -> Lying:
        """How the faces of a meld lie."""
        first = (meld & -meld).bit_length() - 1
        if meld & COLUMN << first % 13 == meld:
            return SET + first % 13, meld, meld.bit_count(), 0
        base = first // 13 * 13
        ((low, high),) = self._runs_of(meld >> base)
        return base, low, high, 0

    def _find_kept(self, hand: int) -> int:
        in_runs = self._in_runs(hand)
        ranks = _ranks(hand) if self._sets else 0
        if not ranks:
            return in_runs
        columns = (ranks | ranks << 13 | ranks << 26 | ranks << 39) & hand
        if not columns & in_runs:
            return columns | in_runs
        free, contested = 0, []
        for rank in bits(ranks):
            column = columns & COLUMN << rank
            if not column & in_runs:
                free |= column
                continue
            contested.append([0, *_picks(column)])
        best = most = 0
        for choice in product(*contested):
            sets = sum(choice, free)
            kept = sets | self._in_runs(hand & ~sets)
            cards = kept.bit_count()
            if cards > most or (cards == most and self._value(kept) > self._value(best)):
                most, best = cards, kept
        return best

    def _value(self, faces: int) -> int:
        values = self._terms.values
        return sum([values[number] for number in bits(faces)])

    def _in_runs(self, hand: int) -> int:
        """The faces that lie in runs when those take all they can."""
        found = 0
        in_suit = self._in_suit
        for base in _BASES:
            suit = hand >> base & SUIT
            if suit & suit >> 1:
                mask = in_suit.get(suit)
                if mask is None:
                    runs = self._runs_of(suit)
                    mask = sum(BIT[face_at(0, place)] for low, high in runs for place in range(low, high + 1))
                    in_suit[suit] = mask
                if mask:
                    found |= mask << base
        return found

    def _runs_of(self, suit: int) -> tuple[tuple[int, int], ...]:
        """The lowest and highest places of runs that take all they can of a suit; an ace goes high if it may."""
        runs = self._longest.get(suit)
        if runs is None:
            runs = self._longest[suit] = self._find_runs(suit)
        return runs

    def _find_runs(self, suit: int) -> tuple[tuple[int, int], ...]:
        if not self._with_runs:
            return ()
        line = (suit << 1 | suit >> 12) & self._places
        found: tuple[tuple[int, int], ...] = ()
        most = -1
        # One ace is not at both ends.
        for held in (line & ~1, line & ~(1 << HIGH)) if line & 1 and line >> HIGH else (line,):
            runs, place = [], 0
            while held >> place:
                length = 0
                while held >> place + length & 1:
                    length += 1
                if length > 2:
                    runs.append((place, place + length - 1))
                place += length + 1
            cards = sum(high - low + 1 for low, high in runs)
            if cards > most:
                most, found = cards, tuple(runs)
        return found

    def _every_in(self, suit: int) -> tuple[int, ...]:
        """Every run that the cards of a suit hold."""
        found = self._every.get(suit)
        if found is None:
            found = self._every[suit] = tuple([run for run in self._runs if suit & run == run])
        return found

    def _sets_in(self, kept: int) -> list[int]:
        """Masks of sets that may have all in them that no run has."""
        ranks = _ranks(kept)
        if not ranks:
            return []
        rest = kept & ~self._in_runs(kept)
        choices = []
        for rank in bits(ranks):
            column = kept & COLUMN << rank
            choices.append([pick for pick in _picks(column) if not column & rest & ~pick] + [0] * (not column & rest))
        return [sum(choice) for choice in product(*choices)]


def _ranks(hand: int) -> int:
    """The ranks of which there are three cards."""
    c, d, h, s = hand & SUIT, hand >> 13 & SUIT, hand >> 26 & SUIT, hand >> 39
    return c & d & (h | s) | h & s & (c | d)


def _picks(column: int) -> list[int]:
    """The sets of a rank, the largest first."""
    faces = [BIT[number] for number in bits(column)]
    return [sum(pick) for size in (4, 3) for pick in combinations(faces, size)]
