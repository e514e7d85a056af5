"""What can become of the cards of a face, and of a rank, while a hand is swept from the low end of a run to the high.

Between two places of the line a suit is a tuple of open runs, a rank a set in the making; both are numbered. All that
is known of a hand so far is one integer, its *state*:

    wilds in their own place (5 bits a rank) | suits (8 each) | set (8) | aces used low (2 a suit) |
    something is left over (1) | wilds in hand (5)

Wilds that lie in their own place are counted only where limits bear on wilds of different weight.

Every step changes a state by adding a number to it, and what is possible depends on a few of its bits alone, so lists
of possibilities are found once and kept for all hands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple, TypeVar

from rami.cards import Card

SHORTEST, FULL = 3, 4

WILDS = 31
OVER = 32
ACES_UP = 6
SET_UP = 14
SUITS_UP = 22
ACES = tuple(3 << ACES_UP + 2 * suit for suit in range(4))
SET = 255 << SET_UP
SUIT_UP = tuple(SUITS_UP + 8 * suit for suit in range(4))
OWN_UP = SUITS_UP + 32
SUIT = tuple(255 << up for up in SUIT_UP)

NEVER = 99
"""The way to the next card of a suit that has none above."""

Found = TypeVar("Found")
Run = tuple[int, int, int]
"""An open run: its cards, up to three; its wilds, where their number is limited; by how many its naturals outnumber
them, where they must. It can still be closed, or go on at the next place."""


class Face(NamedTuple):
    """What steps depend on besides the state: the cards of a face or, where `suit` is -1, that a rank is complete.

    `held`: cards of the face; `way`: places to the next card of the suit; `end`: -1 at the low ace, 1 at the high one
    where aces may have been used low, else 0; `wild`: whether the face is wild; `more`: cards of the rank still to
    come, as far as a set may need them. `count_up`: where wilds in their own place are counted, if they are.
    """

    suit: int
    held: int = 0
    way: int = 0
    end: int = 0
    wild: bool = False
    more: int = 0
    count_up: int = 0

    @property
    def mask(self) -> int:
        """The bits of a state that matter."""
        if self.suit < 0:
            return SET | WILDS
        return SUIT[self.suit] | WILDS | SET | (ACES[self.suit] if self.end > 0 else 0)


class Step(NamedTuple):
    """One way on: what it adds to the state, how many cards of the face it leaves over (at the low ace: uses).

    `became`: for each open run, in order, what becomes of it: `n` a natural, `w` a wild, or how many wilds close it.
    `opened`: the runs that are open then, new ones last; `closed`: those of them that are closed at once, by how many
    wilds. `in_set`: cards that go to the set.
    """

    change: int
    idle: int
    became: tuple[str | int, ...]
    opened: tuple[Run, ...]
    closed: tuple[int | None, ...]
    in_set: int


Move = tuple[int, int, int, int]
"""A way on of a suit alone: its part of the state then, the cards of the face it leaves over, those that go to the set,
and the wilds spent."""


class Filling(NamedTuple):
    """How a set can be made of the cards of a rank, face by face.

    `levels`: by face, by the set in the making, the cards that can be taken and the set it then is. `wilds`: how many
    finish what was made at last; None where nothing does.
    """

    levels: tuple[dict[int, tuple[tuple[int, int], ...]], ...]
    wilds: dict[int, int | None]


class Terms(NamedTuple):
    """What the solver has to know of a game.

    `line`: the places of a run, low to high. `counted`: whether a
    wild card in its own place counts against `most` and `outnumber` (R5-V17). `wild_sets`: R5-V18.
    """

    line: str
    runs: bool
    sets: bool
    distinct: bool
    wilds: frozenset[Card]
    most: int | None
    outnumber: bool
    counted: bool
    wild_sets: bool

    @property
    def free(self) -> bool:
        """Whether any meld takes as many wilds as there are: then all are laid as soon as one meld is."""
        return self.most is None and not self.outnumber and not self.distinct


class Table(dict[int, Found]):
    """What is found when it is first asked for."""

    def __init__(self, find: Callable[[int], Found]) -> None:
        self._find = find

    def __missing__(self, key: int) -> Found:
        found = self[key] = self._find(key)
        return found


class Steps:
    """The steps of a game, found when they are asked for."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._alone = terms.distinct or not terms.sets
        """Whether a run of one natural may be worth making; else a set of it is as good."""
        self._suits: list[tuple[Run, ...]] = [()]
        self._suit_numbers: dict[tuple[Run, ...], int] = {(): 0}
        self._sets: list[tuple[int, int]] = [(0, 0)]
        self._set_numbers: dict[tuple[int, int], int] = {(0, 0): 0}
        self._of_face: dict[Face, dict[int, list[Step]]] = {}
        self._changes: dict[Face, Table[list[tuple[int, int]]]] = {}
        self._moves: dict[tuple[Face, int, int], Table[list[Move]]] = {}
        self.fills = lru_cache(None)(self._fills)
        self.filling = lru_cache(None)(self._filling)

    def runs(self, state: int, suit: int) -> tuple[Run, ...]:
        return self._suits[state >> SUIT_UP[suit] & 255]

    def making(self, state: int) -> tuple[int, int]:
        """The set in the making: its cards, and how many of one face where faces must differ."""
        return self._sets[state >> SET_UP & 255]

    def changes(self, face: Face) -> Table[list[tuple[int, int]]]:
        """All ways on, by the bits of a state that matter: what each adds to it, and the cards it leaves over."""
        table = self._changes.get(face)
        if table is None:
            table = self._changes[face] = Table(partial(self._changed, face))
        return table

    def _changed(self, face: Face, state: int) -> list[tuple[int, int]]:
        if face.suit < 0:
            return self._finished(state, face.wild)
        steps = self.of_face(state, face)
        if not self._terms.free:
            return [(step.change, step.idle) for step in steps]
        least: dict[int, list[tuple[int, int]]] = {}
        for step in steps:
            new = state + step.change
            least.setdefault(new & ~WILDS, []).append((-(new & WILDS), step.idle))
        return [(new - state - spent, idle) for new, costs in least.items() for spent, idle in _undominated(costs)]

    def alone(self, face: Face, wilds: int, most: int) -> Table[list[Move]]:
        """All ways on of a suit with so many wilds in hand, where the set takes what it gives, by its part of a state.

        `most`: of any of its faces in the hand. No more runs need be open where any meld takes any wilds: one of them
        would get a wild where the others get all cards, and could be closed instead.
        """
        key = face._replace(more=SHORTEST), wilds, most if self._terms.free else NEVER
        table = self._moves.get(key)
        if table is None:
            table = self._moves[key] = Table(partial(self._moved, *key))
        return table

    def _moved(self, face: Face, wilds: int, most: int, part: int) -> list[Move]:
        best: dict[tuple[int, int], list[tuple[int, int]]] = {}
        mask = SUIT[face.suit] | ACES[face.suit]
        for step in self.of_face(part | wilds, face):
            new = (part | wilds) + step.change
            if len(self.runs(new, face.suit)) <= most:
                best.setdefault((new & mask, step.in_set), []).append((wilds - (new & WILDS), step.idle))
        found = []
        for (new_part, in_set), costs in best.items():
            found += [(new_part, idle, in_set, spent) for spent, idle in _undominated(costs)]
        return found

    # One face ------------------------------------------------------------------------------------------------------

    def of_face(self, state: int, face: Face) -> list[Step]:
        """All ways on with the cards of a face."""
        bits = state & face.mask
        steps = self._of_face.setdefault(face, {})
        if bits not in steps:
            steps[bits] = self._find(bits, face)
        return steps[bits]

    def _find(self, state: int, face: Face) -> list[Step]:
        suit, held, way, end, wild, to_come, count_up = face
        if end > 0:
            held -= state >> ACES_UP + 2 * suit & 3
        wilds = state & WILDS
        runs = self.runs(state, suit)
        making = state >> SET_UP & 255
        found: dict[tuple[int, int], Step] = {}
        usable = min(held, wilds) if wild else held
        for became, used, spent, opened in self._become(runs, 0, usable, wilds, way, wild):
            for started in range(usable - used + 1 if self._terms.runs else 1):
                rest = usable - used - started
                left = wilds - spent - (started if wild else 0)
                if left < 0:
                    break
                if started and not self._may_start(way, left):
                    break
                for more in range(rest + 1 if self._terms.sets and end >= 0 else 1):
                    if wild and more > left:
                        break
                    in_set = self._sets[making][0] + more
                    if in_set and in_set + to_come + left < SHORTEST:
                        continue
                    now = opened + [self._first(wild)] * started
                    for closed, after in self._settle(now, way, left - (more if wild else 0)):
                        numbered = self._suit(
                            tuple(sorted(run for run, shut in zip(now, closed, strict=True) if shut is None))
                        )
                        if numbered is None:
                            continue
                        change = numbered - (state >> SUIT_UP[suit] & 255) << SUIT_UP[suit]
                        change += self._set_with(making, more) - making << SET_UP
                        change += after - wilds
                        if count_up:
                            change += used + started + more << count_up
                        idle = 0 if wild else rest - more
                        if end < 0:
                            idle = used + started
                            change += idle << ACES_UP + 2 * suit
                        step = Step(change, idle, became, tuple(now), closed, more)
                        found.setdefault((change, idle), step)
        return list(found.values())

    def _first(self, wild: bool) -> Run:
        return self._grown((0, 0, 0), wild, wild and self._terms.counted)

    def _grown(self, run: Run, stands_in: bool, counts: bool) -> Run:
        """The run with one card more; `counts`: as a wild."""
        terms = self._terms
        used = run[1] + counts if terms.most is not None else 0
        ahead = min(run[2] + (-1 if counts else 1), 6) if terms.outnumber else 0
        return min(run[0] + 1, SHORTEST), used, ahead

    def _may_start(self, way: int, wilds: int) -> bool:
        """Whether a single card is worth starting a run with: with two wilds it is as good a set."""
        return self._reaches(0, way, wilds) or (wilds >= 2 and self._alone)

    def _reaches(self, used: int, way: int, wilds: int) -> bool:
        """Whether a run with so many wilds can go on to the next card of the suit."""
        return way - 1 <= (wilds if self._terms.most is None else min(wilds, self._terms.most - used))

    def _become(
        self, runs: tuple[Run, ...], at: int, held: int, wilds: int, way: int, wild: bool
    ) -> list[tuple[tuple[str | int, ...], int, int, list[Run]]]:
        """All that can become of the runs from `at` on: what, cards used, wilds spent, and the runs then open."""
        if at == len(runs):
            return [((), 0, 0, [])]
        most = self._terms.most
        run = runs[at]
        found = []

        def go(how: str | int, used: int, spent: int, opened: list[Run]) -> None:
            for became, more, other, rest in self._become(runs, at + 1, held - used, wilds - spent, way, wild):
                found.append(((how, *became), used + more, spent + other, opened + rest))

        if held and wilds >= wild:
            grown = self._grown(run, False, wild and self._terms.counted)
            if most is None or grown[1] <= most:
                go("n", 1, int(wild), [grown])
        if self._reaches(run[1], way + 1, wilds):
            go("w", 0, 1, [self._grown(run, True, True)])
        for spent in self._closings(run, wilds):
            go(spent, 0, spent, [])
        return found

    def _closings(self, run: Run, wilds: int) -> range:
        """With how many wilds more a run can be closed."""
        need = SHORTEST - run[0]
        if need > 1 and not self._alone:
            return range(0)
        most = need if self._terms.free else wilds
        if self._terms.most is not None:
            most = min(most, self._terms.most - run[1])
        if self._terms.outnumber:
            most = min(most, run[2] - 1)
        return range(need, min(most, wilds) + 1)

    def _settle(self, runs: list[Run], way: int, wilds: int) -> list[tuple[tuple[int | None, ...], int]]:
        """Which runs are closed at once since they cannot go on, by how many wilds, and the wilds left then."""
        found: list[tuple[tuple[int | None, ...], int]] = [((), wilds)]
        for run in runs:
            if self._reaches(run[1], way, wilds):
                found = [((*closed, None), left) for closed, left in found]
            else:
                found = [((*closed, by), left - by) for closed, left in found for by in self._closings(run, left)]
        return found

    def _suit(self, runs: tuple[Run, ...]) -> int | None:
        number = self._suit_numbers.get(runs)
        if number is None:
            number = len(self._suits)
            if number > 255:
                return None
            self._suit_numbers[runs] = number
            self._suits.append(runs)
        return number

    def _set_with(self, making: int, more: int) -> int:
        cards, twins = self._sets[making]
        if self._terms.distinct:
            now = cards + more, max(twins, more)
        else:
            now = (min(cards + more, SHORTEST) if self._terms.free else cards + more), 0
        number = self._set_numbers.get(now)
        if number is None:
            number = self._set_numbers[now] = len(self._sets)
            self._sets.append(now)
        return number

    # One rank ------------------------------------------------------------------------------------------------------

    def _finished(self, state: int, wild: bool) -> list[tuple[int, int]]:
        """How the set in the making can be finished."""
        making = state >> SET_UP & 255
        cards, twins = self._sets[making]
        found = []
        for wilds in range((state & WILDS) + 1):
            if cards == 0 == wilds or self.fills(cards, twins, wilds, wild):
                found.append((-(making << SET_UP) - wilds, 0))
                if not cards or self._terms.free:
                    break
        return found

    def _filling(self, held: tuple[int, ...], wild: bool, wilds: int) -> Filling:
        levels = []
        makings = {0}
        for count in held:
            level = {
                making: tuple((taken, self._set_with(making >> SET_UP, taken) << SET_UP) for taken in range(count + 1))
                for making in makings
            }
            levels.append(level)
            makings = {new for steps in level.values() for _, new in steps}
        needs: dict[int, int | None] = {}
        for making in makings:
            cards, twins = self._sets[making >> SET_UP]
            fitting = [spent for spent in range(wilds + 1) if self.fills(cards, twins, spent, wild)]
            needs[making] = min(fitting, default=None) if cards else 0
        return Filling(tuple(levels), needs)

    def _fills(self, cards: int, twins: int, wilds: int, wild: bool) -> tuple[int, ...] | None:
        """The wilds of each set if so many cards, `twins` of one face at most, and wilds can be sets; None if not.

        The cards are dealt out evenly, which is never worse.
        """
        terms = self._terms
        for parts in range(max(twins, 1), cards + 1):
            naturals = [cards // parts + (part < cards % parts) for part in range(parts)]
            fewest = [max(0, SHORTEST - held) for held in naturals]
            most = []
            for held in naturals:
                room = FULL - held if terms.distinct else wilds
                counting = held if wild and terms.counted else 0
                if terms.most is not None:
                    room = min(room, terms.most - counting)
                if terms.outnumber:
                    room = min(room, held - 2 * counting - 1)
                most.append(room)
            if all(low <= high for low, high in zip(fewest, most, strict=True)) and sum(fewest) <= wilds <= sum(most):
                spread, spare = [], wilds - sum(fewest)
                for low, high in zip(fewest, most, strict=True):
                    extra = min(spare, high - low)
                    spread.append(low + extra)
                    spare -= extra
                return tuple(spread)
        return None


def _undominated(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Those beside which no other is as small in both."""
    found: list[tuple[int, int]] = []
    for pair in sorted(set(pairs)):
        if not found or pair[1] < found[-1][1]:
            found.append(pair)
    return found
