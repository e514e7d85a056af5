"""What a law makes of play in masks where melds score: cards are numbers, faces in their order, then the joker."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from rami.bots.stakes import Stakes, stakes_of
from rami.cards import FACES, JOKER, ORDER, RANKS, SUITS, Card
from rami.game import Game
from rami.legality import Law
from rami.melds import Meld, Slot

CARDS: tuple[Card, ...] = (*FACES, JOKER)
ALL = (1 << 52) - 1
SUIT = (1 << 13) - 1
COLUMN = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The faces of the lowest rank."""
HIGH = 13
"""The place of a high ace in the line of a suit; 0 is that of a low one."""
ANY = 99
"""As many as there may be."""

SET = -1
"""In place of a suit: a set, ..."""
WILDS = -2
"""... and wilds alone."""

Lying = tuple[int, int, int, int, tuple[int, ...], tuple[int, ...]]
"""A meld of the table. Of a run: the number of its suit's first face, its lowest and highest place; how many wilds
stand in; the faces that wilds stand for which nobody has matched; the seats that have an ace at its low end.
Of a set or of wilds: SET or WILDS, the rank, how many cards, how many stand in, () and the faces of its own where
suits must differ.
"""

Hand = tuple[int, int, tuple[int, ...]]
"""Natural faces as a mask; those there twice, and 52 places higher those there three times; the wild cards."""


class Terms:
    """The compiled rules of a round, asked for what a kernel needs: by number of a card or a face."""

    def __init__(self, game: Game, law: Law) -> None:
        plan, melds = law.plan, law.melds
        self.game = game
        self.law = law
        self.stakes: Stakes = stakes_of(game)
        self.wild = sum(1 << ORDER[card] for card in law.wilds)
        naturals = [face for face in FACES if face not in law.wilds and plan.copies(face)]
        self.natural = sum(1 << ORDER[face] for face in naturals)
        values = law.values
        self.points = [values.of[face] if face in law.wilds else values.place(face, False) for face in FACES]
        self.points.append(values.of[JOKER])
        """On the table, an ace at the high end of a run or in a set."""
        self.lows = [values.place("A" + suit, True) for suit in SUITS]
        """By suit, an ace at the low end."""
        self.held = [values.of[card] for card in CARDS]
        there = [card for card in CARDS if card in law.wilds and plan.copies(card)]
        copies = sum(map(plan.copies, there))
        self.wild_points = sum(self.points[ORDER[card]] * plan.copies(card) for card in there) // max(1, copies)
        """Of a wild, on average."""

        self.runs, self.sets, self.distinct = melds.runs, melds.sets, melds.distinct
        self.floor = 0 if melds.line[0] == "A" else RANKS.index(melds.line[0]) + 1
        self.ceiling = HIGH if melds.line[-1] == "A" else HIGH - 1
        self.both_ends = melds.both_ends and self.floor == 0 and self.ceiling == HIGH
        self.most_wilds = ANY if melds.most_wilds is None else melds.most_wilds
        self.outnumber = melds.outnumber
        self.limitless = melds.most_wilds is None and not melds.outnumber
        pairs: list[dict[int, None]] = [{} for _ in FACES]
        mates = [0] * len(FACES)
        for trio in _near([face for face in FACES if plan.copies(face)]):
            if melds.read(trio, 0) is None:
                continue
            numbers = [ORDER[card] for card in trio]
            wild = sum(card in law.wilds for card in trio)
            for place, number in enumerate(numbers):
                one, other = numbers[:place] + numbers[place + 1 :]
                if one == other or wild > (trio[place] in law.wilds):
                    continue
                mates[one] |= 1 << other
                mates[other] |= 1 << one
                if not wild:
                    pairs[number][1 << one | 1 << other] = None
        self.pairs = [tuple(each) for each in pairs]
        """By face: masks of two faces that make a meld with it."""
        self.mates = mates
        """By face: those that a third card, natural or wild, makes a short meld of."""
        wilds = [card for card in CARDS if card in law.wilds and plan.copies(card)]
        lone = (melds.read((face, wild, wild), 0) for face in naturals[:1] for wild in wilds)
        self.lone = any(meld is not None and meld.kind == "set" for meld in lone)
        """Whether one card makes a set with two wilds."""

        endings = law.endings
        self.floats = endings.floating
        self.may_meld_all = endings.may_meld_all
        self.last_unplayable = law.last_is_unplayable
        self.unopened = law.lay_off_unopened
        self.matches = law.matches
        self.calls = law.calls != "off"
        self.turn_limit = game.rules.turn_limit
        self.now_or_never = law.now_or_never
        self.depth = ANY if law.take_depth is None else law.take_depth
        self.take_from = law.take_from_turn
        self.last_draws_stock = game.rules.last_card_draws_stock
        dues = [law.incur(FACES[:count], (), True)[0] if law.incur else () for count in (1, 2)]
        self.own_pair = [any(debt.partners is not None for debt in debts) for debts in dues]
        """Whether the lowest card needs two of the hand: of a take of one, and of more."""

    def lying(self, meld: Meld) -> Lying:
        first = meld.slots[0].stands_for
        wilds = self.law.wilds
        wild = sum(slot.stands_in for slot in meld.slots)
        if meld.kind == "wilds":
            return WILDS, 0, len(meld.slots), 0, (), ()
        if meld.kind == "set":
            own = [ORDER[slot.card] for slot in meld.slots if not slot.stands_in] if self.distinct else []
            return SET, RANKS.index(first[0]), len(meld.slots), wild, (), tuple(sorted(own))
        low = 0 if first[0] == "A" else RANKS.index(first[0]) + 1
        stand = (ORDER[slot.stands_for] for slot in meld.slots if slot.stands_in and slot.matched is None)
        aces: list[int] = []
        if low == 0 and first not in wilds:
            slot = meld.slots[0]
            if not slot.stands_in:
                aces.append(slot.owner)
            elif slot.matched is not None:
                aces.append(slot.matched)
        high = low + len(meld.slots) - 1
        return ORDER[first] // 13 * 13, low, high, wild, tuple(sorted(stand)), tuple(aces)

    def bears(self, wilds: int, cards: int) -> bool:
        """Whether a meld of so many cards may have so many that count as wild."""
        return wilds <= self.most_wilds and not (self.outnumber and wilds * 2 >= cards)

    def extended(self, run: Lying, low: int, high: int) -> bool:
        """Whether a run may reach from one place to another."""
        if low < self.floor or high > self.ceiling:
            return False
        return high - low < HIGH or self.both_ends

    def hand(self, cards: Iterable[Card]) -> Hand:
        return self.with_numbers((0, 0, ()), map(ORDER.__getitem__, cards))

    def with_numbers(self, hand: Hand, numbers: Iterable[int]) -> Hand:
        faces, twins, wilds = hand
        wild = self.wild
        for number in numbers:
            bit = 1 << number
            if wild & bit:
                wilds = tuple(sorted((*wilds, number)))
            elif not faces & bit:
                faces |= bit
            elif not twins & bit:
                twins |= bit
            else:
                twins |= bit << 52
        return faces, twins, wilds


@lru_cache(maxsize=32)
def terms_of(game: Game, wild_rank: str | None) -> Terms:
    return Terms(game, game.law_for(wild_rank))


def covers(game: Game, law: Law) -> bool:
    """Whether a kernel of `Terms` plays by the rules exactly."""
    rules, melds, opening = game.rules, law.melds, law.opening
    if not law.endings.melded((), game.players):
        return False
    asked = opening.minimum or opening.ladder or opening.clean_run or opening.waived
    limited = melds.most_wilds is not None and (melds.by_part or melds.own_place_counts)
    limited = limited or (melds.outnumber and melds.own_place_counts)
    return not (
        asked
        or limited
        or melds.lowest
        or not law.lay_off_fresh
        or law.keep_wilds
        or law.calls == "pile"
        or law.endings.grace
        or rules.floaters_draw_at_end
        or rules.taken_card_must_open
        or rules.unopened_penalty is not None
        or rules.rami_sec_doubles
        or rules.winner_bonus
        or (law.reclaims and (law.replay or law.replay_in_new_meld))
        or max(map(law.plan.copies, FACES)) > 3
        or any(_wavers(law, card) for card in law.wilds if law.plan.copies(card))
    )


def _wavers(law: Law, wild: Card) -> bool:
    """Whether it depends on its place what a wild is worth."""
    return any(law.values.meld(Meld("set", (Slot(wild, rank, 0),))) != law.values.of[wild] for rank in RANKS)


def _near(cards: Sequence[Card]) -> Iterator[tuple[Card, Card, Card]]:
    """Three cards that may be a meld."""
    for suit in SUITS:
        line = [rank + suit for rank in "A" + RANKS if rank + suit in cards]
        yield from zip(line, line[1:], line[2:], strict=False)
    for rank in RANKS:
        faces = [rank + suit for suit in SUITS if rank + suit in cards]
        yield from combinations(faces, 3)
        for one, other in combinations(faces, 2):
            yield one, one, other
            yield one, other, other


def places(mask: int) -> Iterator[int]:
    """The faces of a mask."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def total(points: Sequence[int], mask: int) -> int:
    found = 0
    while mask:
        bit = mask & -mask
        mask ^= bit
        found += points[bit.bit_length() - 1]
    return found


@lru_cache(maxsize=1 << 13)
def runs_of(held: int, floor: int, ceiling: int) -> tuple[tuple[int, int], ...]:
    """By their places in the line, the runs of three and more that ranks of a suit make; an ace goes high if it can."""
    line = held << 1 & (1 << ceiling + 1) - 1
    if floor == 0:
        line |= held >> 12
    found = []
    at = ceiling
    while at >= floor:
        first = at
        while first >= floor and line >> first & 1:
            first -= 1
        first += 1
        if at - first >= 2 and at == HIGH:
            line &= ~1
            first = max(first, 1)
        if at - first >= 2:
            found.append((first, at))
        at = first - 2 if first <= at else at - 1
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def mask_of(base: int, low: int, high: int) -> int:
    return sum(1 << base + (at - 1) % 13 for at in range(low, high + 1))
