"""What a kernel knows of a game, in tables by number of a card: faces in the order of FACES, then the joker.

All of it is asked of the compiled rules, by letting them read melds, judge acts and end rounds.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import combinations

from rami.actions import Choose, Draw
from rami.bots.hand import COLUMN
from rami.cards import FACES, JOKER, ORDER, RANKS, SUITS, Card
from rami.game import Game
from rami.legality import Law
from rami.melds import Meld, Slot
from rami.round import Round

WILD = 52
CARDS: tuple[Card, ...] = (*FACES, JOKER)
BIT = tuple(1 << number for number in range(52))
HIGH = 13
"""The place of a high ace in the line of a suit; 0 is that of a low one."""

Lying = tuple[int, int, int, int]
"""A meld of the table. A run: the number of its suit's first face, its lowest and highest place, the places where
jokers stand as bits. A set: SET and its rank, its faces as a mask, its cards, its jokers.
"""
SET = 64
"""From here on the first entry is of a set."""

_MOST = 1000
"""Turns and reshuffles that a round may be limited to."""


class Terms:
    def __init__(self, game: Game, law: Law) -> None:
        self.game = game
        self.law = law
        plan, melds, values = law.plan, law.melds, law.values
        self.players = game.players
        self.packs = plan.packs
        self.jokers = plan.jokers
        self.faces = [number for number, face in enumerate(FACES) if plan.copies(face)]
        self.natural = sum(BIT[number] for number in self.faces)
        self.values = tuple(values.of[card] for card in CARDS)
        self.mean = sum(map(values.of.__getitem__, plan.pack)) / len(plan.pack)
        """What a card is worth in a hand, on the average."""
        self.low = 0 if melds.line[0] == "A" else RANKS.index(melds.line[0]) + 1
        self.high = HIGH if melds.line[-1] == "A" else HIGH - 1
        self._worth = tuple(values.place(face, False) for face in FACES)
        self._low_worth = {number: values.place(face, True) for number, face in enumerate(FACES) if face[0] == "A"}
        self._worths: dict[Lying, int] = {}
        self.most_wilds = 99 if melds.most_wilds is None else melds.most_wilds
        self.outnumber = melds.outnumber
        pairs: list[set[int]] = [set() for _ in FACES]
        for trio in _near([FACES[number] for number in self.faces]):
            if melds.read(trio, 0) is not None:
                for place, card in enumerate(trio):
                    one, other = trio[:place] + trio[place + 1 :]
                    pairs[ORDER[card]].add(BIT[ORDER[one]] | BIT[ORDER[other]])
        self.near = tuple(map(_either, pairs))
        """By face: all that are in a meld of three with it."""
        self.melding = tuple(_melding(near, each) for near, each in zip(self.near, pairs, strict=True))
        """By face: of all choices of those near it, the ones with which it is in a meld."""
        self.joined = self._joined() if plan.jokers else {}
        """By mask of two faces: how they lie with a joker."""
        self.mates = tuple(_either(pair ^ bit for pair in self.joined if pair & bit) for bit in BIT)
        """By face: those with which a joker makes a meld of it."""
        dues = [law.incur((FACES[0],), (), opened) if law.incur else ((), ()) for opened in (False, True)]
        self.bars = bool(dues[0][1])
        """Whether a card of the pile may not be discarded at once."""
        self.owes = tuple([bool(debts) for debts, _ in dues])
        """Whether it has to be melded: before the seat has opened, and after."""
        self.owes_opening = any(debt.opening for debt in dues[0][0])
        """Whether a seat has to open with it that has not."""
        ends = law.endings
        self.turns = bisect_left(range(_MOST), True, key=lambda n: ends.turn_limit_reached(_at(self, turns=n)))
        """After which a round ends."""
        self.reshuffles = bisect_left(range(_MOST), True, key=lambda n: not ends.may_reshuffle(_at(self, reshuffles=n)))
        """How often the pile may become the stock."""
        self.nobody_wins = ends.stock_is_empty(_at(self)).result.winner is None  # type: ignore[union-attr]
        self.last_draws_stock = self._last_draws_stock()

    def _joined(self) -> dict[int, Lying]:
        law, found = self.law, {}
        for one, other in combinations(self.faces, 2):
            if one % 13 == other % 13 or one // 13 == other // 13:
                ways = law.melds.readings((FACES[one], FACES[other], JOKER))
                read = [meld for cards in ways if (meld := law.melds.read(cards, 0))]
                if read:
                    found[BIT[one] | BIT[other]] = lying(max(read, key=law.values.meld))
        return found

    def place_worth(self, base: int, place: int) -> int:
        """What a natural card at a place in the line of a suit is worth."""
        face = face_at(base, place)
        return self._worth[face] if place else self._low_worth[face]

    def worth(self, meld: Lying) -> int:
        """What a meld is worth in an opening."""
        worth = self._worths.get(meld)
        if worth is None:
            worth = self._worths[meld] = self._find_worth(meld)
        return worth

    def _find_worth(self, meld: Lying) -> int:
        kind, low, high, wilds = meld
        if not wilds:
            if kind >= SET:
                return sum(self._worth[number] for number in bits(low))
            return sum(self.place_worth(kind, place) for place in range(low, high + 1))
        if kind >= SET:
            jokers = tuple(Slot(JOKER, RANKS[kind - SET], 0) for _ in range(wilds))
            naturals = tuple(Slot(FACES[number], FACES[number], 0) for number in bits(low))
            return self.law.values.meld(Meld("set", naturals + jokers))
        faces = {place: FACES[face_at(kind, place)] for place in range(low, high + 1)}
        slots = (Slot(JOKER if wilds >> place & 1 else face, face, 0) for place, face in faces.items())
        return self.law.values.meld(Meld("run", tuple(slots)))

    def _last_draws_stock(self) -> bool:
        """Whether the only card of a hand keeps its seat from taking another off the pile (RA-H21)."""
        top, other = FACES[self.faces[0]], FACES[self.faces[1]]
        hands = ((top,),) * self.players
        round = Round(0, hands, stock=(other,), discard=(other,), turn=0, turn_number=3 * self.players)
        refusal = self.game.refusal(round, 0, Draw("discard"))
        return refusal is not None and refusal.rule == "RA-H21"


def covers(game: Game, law: Law) -> bool:
    """Whether the rules are such that the kernel for going out plays by them exactly."""
    melds, ends = law.melds, law.endings
    if law.wilds - {JOKER} or melds.both_ends or not melds.distinct or melds.wild_sets or Choose in game.actions:
        return False
    if ends.melded((), game.players) or ends.floating or ends.grace:
        return False
    if law.calls != "off" or law.matches or law.last_is_unplayable or law.now_or_never or law.keep_wilds:
        return False
    debts = law.incur((FACES[0],), (), False)[0] if law.incur else ()
    return law.take_depth == 1 and all(debt.partners is None for debt in debts)


def lying(meld: Meld) -> Lying:
    slots = meld.slots
    first = slots[0].stands_for
    wilds = [place for place, slot in enumerate(slots) if slot.stands_in]
    if meld.kind == "run":
        low = 0 if first[0] == "A" else RANKS.index(first[0]) + 1
        return ORDER[first] // 13 * 13, low, low + len(slots) - 1, sum(1 << low + place for place in wilds)
    faces = sum(BIT[ORDER[slot.card]] for slot in slots if not slot.stands_in)
    return SET + RANKS.index(first[0]), faces, len(slots), len(wilds)


def face_at(base: int, place: int) -> int:
    """The face at a place of a suit's line."""
    return base + (place + 12) % 13


def fits(melds: Iterable[Lying], terms: Terms) -> int:
    """The faces that may be laid off, one at a time."""
    mask = 0
    for kind, low, high, _ in melds:
        if kind >= SET:
            if high < len(SUITS):
                mask |= COLUMN << kind - SET & ~low
            continue
        if high - low == 12:
            continue
        if low > terms.low:
            mask |= BIT[face_at(kind, low - 1)]
        if high < terms.high:
            mask |= BIT[face_at(kind, high + 1)]
    return mask & terms.natural


def frees(melds: Iterable[Lying]) -> int:
    """The faces for which a joker can be had, one at a time."""
    mask = 0
    for kind, low, high, wilds in melds:
        if kind < SET:
            while wilds:
                mask |= BIT[face_at(kind, wilds.bit_length() - 1)]
                wilds ^= 1 << wilds.bit_length() - 1
        elif wilds and high - wilds == len(SUITS) - 1:
            mask |= COLUMN << kind - SET & ~low
    return mask


def longer(terms: Terms, run: Lying, *, up: bool, wild: bool = False) -> Lying:
    """The run with one more card. All thirteen lie with the ace high where it may (see `melds.lines`)."""
    base, low, high, wilds = run
    low, high = (low, high + 1) if up else (low - 1, high)
    wilds |= wild << (high if up else low)
    if low == 0 and high == 12 and terms.high == HIGH:
        return base, 1, HIGH, wilds & ~1 | (wilds & 1) << HIGH
    return base, low, high, wilds


def bits(mask: int) -> Iterator[int]:
    """The numbers of a mask's faces, low to high."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _either(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _melding(near: int, pairs: Iterable[int]) -> frozenset[int]:
    found = set()
    choice = near
    while choice:
        if any(choice & pair == pair for pair in pairs):
            found.add(choice)
        choice = choice - 1 & near
    return frozenset(found)


def _near(cards: list[Card]) -> Iterator[tuple[Card, Card, Card]]:
    for suit in SUITS:
        line = [rank + suit for rank in "A" + RANKS if rank + suit in cards]
        yield from zip(line, line[1:], line[2:], strict=False)
    for rank in RANKS:
        yield from combinations([rank + suit for suit in SUITS if rank + suit in cards], 3)


def _at(terms: Terms, turns: int = 0, reshuffles: int = 0) -> Round:
    """A round of which only so much is said."""
    hands = ((FACES[0],),) * terms.players
    return Round(0, hands, discard=FACES[:2], turn_number=turns, reshuffles=reshuffles)
