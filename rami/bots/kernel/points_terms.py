"""What a law makes of play in masks where melds score: cards are numbers, faces in their order, then the joker."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from rami.actions import Draw
from rami.bots.stakes import Stakes, stakes_of
from rami.cards import FACES, JOKER, ORDER, RANKS, SUITS, Card
from rami.game import Game
from rami.legality import Law
from rami.melds import Meld, Slot
from rami.melds.reader import can_be_cut
from rami.round import Round

CARDS: tuple[Card, ...] = (*FACES, JOKER)
ALL = (1 << 52) - 1
SUIT = (1 << 13) - 1
COLUMN = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The faces of the lowest rank."""
HIGH = 13
"""The place of a high ace in the line of a suit; 0 is that of a low one."""
ANY = 99
"""As many as there may be."""
_LONGEST = 1000
"""Turns that a round may have at most."""

SET = -1
"""In place of a suit: a set, ..."""
WILDS = -2
"""... and wilds alone."""

Lying = tuple[int, int, int, int, tuple[int, ...], tuple[int, ...]]
"""A meld of the table. Of a run: the number of its suit's first face, its lowest and highest place; the places where
wilds stand in, as a mask; the faces that they stand for and nobody has matched; the seats that have an ace at its low
end. Of a set or of wilds: SET or WILDS, the rank, how many cards, how many stand in, () and the faces of its own where
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
        self.by_part = melds.by_part
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
        self.all_asked = law.calls == "pile"
        """Whether all are asked for each discard, fit or not."""
        nobody = _ended(game)
        limit = law.endings.turn_limit_reached
        self.turn_limit = bisect_left(
            range(_LONGEST), True, key=lambda turns: limit(nobody._replace(turn_number=turns))
        )
        self.now_or_never = law.now_or_never
        self.depth = ANY if law.take_depth is None else law.take_depth
        self.take_from = law.take_from_turn
        last = nobody._replace(hands=(("4D",), *nobody.hands[1:]), discard=("9S",), phase="draw", turn_number=_LONGEST)
        refusal = game.refusal(last, 0, Draw("discard"))
        self.last_draws_stock = refusal is not None and refusal.code == "cannot_take_discard"
        """Whether the pile is closed to a seat with one card."""
        dues = [law.incur(FACES[:count], (), True)[0] if law.incur else () for count in (1, 2)]
        self.own_pair = [any(debt.partners is not None for debt in debts) for debts in dues]
        """Whether the lowest card needs two of the hand: of a take of one, and of more."""

    def lying(self, meld: Meld) -> Lying:
        first = meld.slots[0].stands_for
        wilds = self.law.wilds
        if meld.kind == "wilds":
            return WILDS, 0, len(meld.slots), 0, (), ()
        if meld.kind == "set":
            own = [ORDER[slot.card] for slot in meld.slots if not slot.stands_in] if self.distinct else []
            wilds_in = sum(slot.stands_in for slot in meld.slots)
            return SET, RANKS.index(first[0]), len(meld.slots), wilds_in, (), tuple(sorted(own))
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
        places = sum(1 << low + at for at, slot in enumerate(meld.slots) if slot.stands_in)
        return ORDER[first] // 13 * 13, low, high, places, tuple(sorted(stand)), tuple(aces)

    def set_bears(self, wilds: int, cards: int) -> bool:
        """Whether a set of so many cards may have so many wilds standing in."""
        return self._bears("set", [place < wilds for place in range(cards)])

    def run_bears(self, wilds: int, low: int, high: int) -> bool:
        """Whether a run that reaches so far may have wilds standing in there; of thirteen the ace stands high."""
        if low == 0 and high == HIGH - 1 and self.ceiling == HIGH:
            low, high, wilds = 1, HIGH, wilds | (wilds & 1) << HIGH
        return self._bears("run", [bool(wilds >> place & 1) for place in range(low, high + 1)])

    def _bears(self, kind: str, wild: list[bool]) -> bool:
        wilds = sum(wild)
        if self.outnumber and wilds * 2 >= len(wild):
            return False
        return wilds <= self.most_wilds or (self.by_part and can_be_cut(kind, wild, wild, self.most_wilds))

    def extended(self, low: int, high: int) -> bool:
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
    melds, opening, endings = law.melds, law.opening, law.endings
    asked = opening.minimum or opening.ladder or opening.clean_run or opening.waived
    limited = melds.most_wilds is not None or melds.outnumber
    taken = law.incur(FACES[:1], (), False)[0] if law.incur else ()
    return not (
        not endings.melded((), game.players)
        or asked
        or (limited and melds.own_place_counts)
        or melds.lowest
        or not law.lay_off_fresh
        or law.keep_wilds
        or endings.grace
        or any(debt.opening for debt in taken)
        or (law.reclaims and (law.replay or law.replay_in_new_meld))
        or max(map(law.plan.copies, FACES)) > 3
        or any(_wavers(law, card) for card in law.wilds if law.plan.copies(card))
        or not _adds_up(game, law)
    )


def _ended(game: Game) -> Round:
    """A round in which all have opened and nobody has a card."""
    seats = range(game.players)
    return Round(0, ((),) * game.players, turn=0, opened=tuple(seats), scores=(0,) * game.players)


def _adds_up(game: Game, law: Law) -> bool:
    """Whether scores are sums over cards, whoever has opened when, and nobody draws once the round is over."""
    endings, stakes, points = law.endings, stakes_of(game), law.values.hand(("4D",))
    held = _ended(game)._replace(hands=(("4D",), *((),) * (game.players - 1)), stock=("9S",) * game.players)
    for opened in (held.opened, (1,)):
        for fresh in (False, True):
            after = endings.out(held._replace(opened=opened, opened_this_turn=fresh), 1).result
            expected = (-stakes.caught * points, stakes.out + stakes.catches * points, *(0,) * (game.players - 2))
            if after is None or after.scores != expected or any(after.hands[1:]):
                return False
        after = endings.stock_is_empty(held._replace(opened=opened)).result
        if after is None or after.scores != (-stakes.kept * points, *(0,) * (game.players - 1)):
            return False
    return True


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
