"""Plays rounds on from sampled worlds, fast and roughly: hands are masks, all wilds are alike.

Everybody takes of the pile what lets them lay more, lays all they can at once, and throws the card that goes least with
the others. That is close to the rules and to good play, not exactly either; what it leaves aside is left aside for all
choices that are compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from rami.bots.stakes import Stakes, melded_values
from rami.cards import FACES, ORDER, RANKS, SUITS, Card
from rami.legality import Law
from rami.melds import Meld
from rami.melds.meld import FULL

WILD = 52
"""In place of the number of a card: any wild one."""
_RANKS = (1 << 13) - 1
_COLUMN = 1 | 1 << 13 | 1 << 26 | 1 << 39
_HIGH = 13
_INSIDE = _COLUMN * ((1 << 11) - 1)
"""The lowest places of three in a run."""
_ANY = 99
"""As many as there may be."""

_WORTH_TAKING = 5
"""Points more to lay, for which cards of the pile are better than one of the stock."""
_LEFT = 4
"""Points to lay that make up for each card that is left."""
_OUT = 60
"""Points to lay that it is worth to have no more than one left, after a take."""
_MATE = 40
"""Points that a card of the hand is kept for, for each other that it goes with."""
_LONGEST = 80
"""Turns after which a round is left as it is."""

Run = tuple[int, int, int]
"""The number of the first face of its suit; its lowest and highest place in the line, 0 the low ace, 13 the high."""


class Hand(NamedTuple):
    """Masks of faces, and of those held twice; the number of wilds."""

    faces: int
    twins: int
    wilds: int


class Start(NamedTuple):
    """What all worlds to play on have in common. `sets`: the faces that they take; `room`: for so many wilds in all.

    `seat` is the one whose turn comes next; `from_stock`: it has chosen to draw from there. `called`: whether the top
    of the pile may be called. `order`: by seat, the next one. `out`: who has ended the round.
    """

    sets: int
    runs: tuple[Run, ...]
    room: int
    melded: tuple[int, ...]
    pile: tuple[int, ...]
    order: tuple[int, ...]
    seat: int
    from_stock: bool = False
    called: bool = False
    out: int | None = None


class Terms:
    """What a law makes of rough play. Cards are numbers: faces in their order, then WILD."""

    def __init__(self, law: Law, stakes: Stakes) -> None:
        plan, melds = law.plan, law.melds
        self.law = law
        self.stakes = stakes
        naturals = [face for face in FACES if face not in law.wilds and plan.copies(face)]
        self.natural = sum(1 << ORDER[face] for face in naturals)
        laid, held = melded_values(law), law.values.of
        copies = {card: plan.copies(card) for card in law.wilds}
        there = max(1, sum(copies.values()))
        self.points = [laid[face] for face in FACES]
        self.points.append(sum(laid[card] * count for card, count in copies.items()) // there)
        self.held = [held[face] for face in FACES]
        self.held.append(sum(held[card] * count for card, count in copies.items()) // there)
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
        self.runs, self.sets = melds.runs, melds.sets
        self.distinct = melds.distinct
        self.low = 0 if self.runs and melds.read(("AC", "2C", "3C"), 0) is not None else 1
        self.most_wilds = _ANY if melds.most_wilds is None else melds.most_wilds
        self.floats = law.endings.floating
        self.may_meld_all = law.endings.may_meld_all
        self.lone = any(melds.read((face, wild, wild), 0) for face in naturals[:1] for wild in sorted(law.wilds))
        """Whether one card makes a meld with two wilds."""
        self.calls = law.calls != "off"
        self.depth = _ANY if law.take_depth is None else law.take_depth
        dues = [law.incur(FACES[:count], (), True)[0] if law.incur else () for count in (1, 2)]
        self.own_pair = [any(debt.partners is not None for debt in debts) for debts in dues]
        """Whether the lowest card needs two of the hand: of a take of one, and of more."""

    def number(self, card: Card) -> int:
        return WILD if card in self.law.wilds else ORDER[card]

    def hand(self, cards: Iterable[Card]) -> Hand:
        return self.with_numbers(Hand(0, 0, 0), map(self.number, cards))

    @staticmethod
    def with_numbers(hand: Hand, numbers: Iterable[int]) -> Hand:
        faces, twins, wilds = hand
        for number in numbers:
            if number == WILD:
                wilds += 1
            elif faces >> number & 1:
                twins |= 1 << number
            else:
                faces |= 1 << number
        return Hand(faces, twins, wilds)

    def table(self, melds: Iterable[Meld]) -> tuple[int, tuple[Run, ...], int]:
        """The first three fields of a start."""
        sets = room = 0
        runs: list[Run] = []
        for meld in melds:
            first = meld.slots[0].stands_for
            room += max(0, self.most_wilds - sum(slot.card in self.law.wilds for slot in meld.slots))
            if meld.kind == "run":
                low = 0 if first[0] == "A" else RANKS.index(first[0]) + 1
                runs.append((ORDER[first] // 13 * 13, low, low + len(meld.slots) - 1))
            elif meld.kind == "set":
                column = _COLUMN << RANKS.index(first[0])
                if self.distinct:
                    lying = sum(1 << ORDER[slot.card] for slot in meld.slots if not slot.stands_in)
                    column = column & ~lying if len(meld.slots) < FULL else 0
                sets |= column
        return sets & self.natural, tuple(runs), room


class World:
    """A start, with everybody's cards and a stock whose top is last."""

    __slots__ = (
        "ends",
        "hands",
        "melded",
        "order",
        "out",
        "pile",
        "room",
        "runs",
        "sets",
        "stock",
        "terms",
        "turns",
    )

    def __init__(self, terms: Terms, start: Start, hands: Sequence[Hand], stock: Sequence[int]) -> None:
        self.terms = terms
        self.hands = list(hands)
        self.stock = list(stock)
        self.sets, self.room = start.sets, start.room
        self.runs = list(start.runs)
        self.ends = _ends(self.runs) & terms.natural
        self.melded = list(start.melded)
        self.pile = list(start.pile)
        self.order = start.order
        self.out = start.out
        self.turns = 0
        """Played so far."""

    def scores(self) -> list[float]:
        """As the round stands, if it ends so."""
        stakes, held, out = self.terms.stakes, self.terms.held, self.out
        values = [
            _sum(held, faces) + (_sum(held, twins) if twins else 0) + wilds * held[WILD]
            for faces, twins, wilds in self.hands
        ]
        total = sum(values)
        found = []
        for seat, points in enumerate(self.melded):
            score = stakes.laid * points
            if out is None:
                score -= stakes.kept * values[seat]
            elif out == seat:
                score += stakes.out + stakes.catches * (total - values[seat])
            else:
                score -= stakes.caught * values[seat]
            found.append(score)
        return found

    def play(self, start: Start) -> list[float]:
        """The scores by seat once the round is over."""
        seat, order = start.seat, self.order
        if self.out is not None:
            return self.scores()
        if start.called:
            self._call(seat)
        over = self._turn(seat, start.from_stock)
        self.turns = 1
        while not over and self.turns < _LONGEST:
            seat = order[seat]
            over = self._turn(seat, False)
            self.turns += 1
        return self.scores()

    def _turn(self, seat: int, from_stock: bool) -> bool:
        """A whole turn; whether the round is over then."""
        faces, _, wilds = self.hands[seat]
        if not faces and not wilds:
            return self._float(seat)
        depth = 0 if from_stock else self._depth(seat)
        if depth:
            self.hands[seat] = Terms.with_numbers(self.hands[seat], self.pile[-depth:])
            del self.pile[-depth:]
        elif self.stock:
            self.hands[seat] = Terms.with_numbers(self.hands[seat], (self.stock.pop(),))
        else:
            return True
        return self._discard(seat, *self._lay(seat))

    def _float(self, seat: int) -> bool:
        """The turn of a seat without a card."""
        if not self.stock:
            return True
        card = self.stock.pop()
        if card == WILD:
            if self.room > 0:
                self.room -= 1
                self.melded[seat] += self.terms.points[WILD]
                return False
        elif (self.sets | self.ends) >> card & 1:
            self.melded[seat] += self.terms.points[card]
            self._put(1 << card)
            return False
        self.pile.append(card)
        self.out = seat
        return True

    def _depth(self, seat: int) -> int:
        """How many cards of the pile the seat takes."""
        terms = self.terms
        faces, _, wilds = self.hands[seat]
        own = faces
        fit = self.sets | self.ends
        most = self._layable(faces, wilds, 0) + _WORTH_TAKING - _LEFT
        best = depth = 0
        pairs, mates = terms.pairs, terms.mates
        for card in self.pile[: -terms.depth - 1 : -1]:
            depth += 1
            if card == WILD:
                wilds += 1
                if self.room <= 0:
                    continue
            else:
                bit = 1 << card
                own_pair = terms.own_pair[depth > 1]
                held = own if own_pair else faces
                near = held & (mates[card] | bit)
                playable = not own_pair and (fit & bit or (wilds and near & ~bit))
                if not playable and near & near - 1:
                    for pair in pairs[card]:
                        if pair & held == pair:
                            playable = True
                            break
                faces |= bit
                if not playable:
                    continue
            worth = self._layable(faces, wilds, _OUT)
            if worth > most:
                best, most = depth, worth
        return best

    def laid(self, hand: Hand) -> int:
        """The faces of a hand that it could lay, wilds apart."""
        return self._laid(hand.faces, hand.twins)

    def fits(self, card: int) -> bool:
        """Whether the table takes the face."""
        return bool((self.sets | self.ends) >> card & 1)

    def _laid(self, faces: int, twins: int) -> int:
        if not faces & faces - 1:
            return faces & (self.sets | self.ends)
        runs, ranks = self._melds(faces, twins)
        laid = faces & (self.sets | self.ends | ranks * _COLUMN)
        for run in runs:
            laid |= _mask(run)
        return laid

    def _layable(self, faces: int, wilds: int, out: int) -> int:
        """About the points that a hand could lay, less some for each card left; `out`: if that is one, or none."""
        points = self.terms.points
        laid = self._laid(faces, 0)
        rest = faces & ~laid
        worth = _sum(points, laid) - _LEFT * rest.bit_count()
        if not rest & rest - 1:
            worth += out
        if wilds:
            pair = self._pair(rest) if rest else 0
            if pair:
                return worth + wilds * points[WILD] + _sum(points, pair)
            if laid or self.room > 0:
                worth += wilds * points[WILD]
        return worth

    def _lay(self, seat: int) -> Hand:
        """Lays all that the seat can; what is left."""
        terms = self.terms
        points, natural = terms.points, terms.natural
        faces, twins, wilds = self.hands[seat]
        gained = 0
        while faces & faces - 1:
            runs, ranks = self._melds(faces, twins)
            if not runs and not ranks:
                break
            for run in runs:
                mask = _mask(run)
                faces &= ~mask
                gained += _sum(points, mask)
                self.runs.append(run)
                self.room += terms.most_wilds
            if runs:
                self.ends = _ends(self.runs) & natural
            if ranks:
                columns = ranks * _COLUMN
                gained += _sum(points, faces & columns) + _sum(points, twins & columns)
                faces &= ~columns
                twins &= ~columns
                self.sets |= columns & natural
                self.room += terms.most_wilds * ranks.bit_count()
            back = twins & ~faces
            faces |= back
            twins ^= back
        faces, twins, more = self._lay_off(faces, twins)
        gained += more
        while wilds:
            pair = self._pair(faces)
            if not pair and faces and wilds > 1 and self.room <= 0 and terms.lone:
                pair = 1 << max(_places(faces), key=points.__getitem__)
                wilds -= 1
                gained += points[WILD]
            if pair:
                self._lay_pair(pair)
                faces &= ~pair
                back = twins & pair
                faces |= back
                twins ^= back
                gained += points[WILD] + _sum(points, pair)
                self.room += terms.most_wilds - 1
            elif self.room > 0 and (faces or wilds > 1 or terms.may_meld_all) and not self._keeps(seat, faces):
                self.room -= 1
                gained += points[WILD]
                self._lengthen()
            else:
                break
            wilds -= 1
            faces, twins, more = self._lay_off(faces, twins)
            gained += more
        self.melded[seat] += gained
        return Hand(faces, twins, wilds)

    def _keeps(self, seat: int, faces: int) -> bool:
        """Whether a seat keeps a wild that no meld needs, to take with it from the pile: until somebody may go out."""
        if not faces & faces - 1 or self.terms.own_pair[True]:
            return False
        for other, hand in enumerate(self.hands):
            if other != seat and hand.faces.bit_count() + hand.twins.bit_count() + hand.wilds < 2:
                return False
        return True

    def _lay_off(self, faces: int, twins: int) -> tuple[int, int, int]:
        """What is left of a hand when the table has taken all it takes, and the points of that."""
        points = self.terms.points
        gained = 0
        while off := faces & (self.sets | self.ends):
            bit = off & -off
            faces ^= bit
            if twins & bit:
                twins ^= bit
                faces |= bit
            gained += points[bit.bit_length() - 1]
            self._put(bit)
        return faces, twins, gained

    def _put(self, bit: int) -> None:
        """A face that the table takes is laid off."""
        if not self.sets & bit:
            _extend(self.runs, bit.bit_length() - 1)
            self.ends = _ends(self.runs) & self.terms.natural
        elif self.terms.distinct:
            self.sets ^= bit

    def _lay_pair(self, pair: int) -> None:
        """Two cards and a wild, or a card and two, are laid."""
        low, high = (pair & -pair).bit_length() - 1, pair.bit_length() - 1
        if low % 13 == high % 13:
            self.sets |= _COLUMN << low % 13 & self.terms.natural
            return
        base = low // 13 * 13
        first, last = low - base + 1, high - base + 1
        if last == _HIGH and first <= 2:
            first, last = 0, 2
        elif last - first == 1:
            first, last = (first, last + 1) if last < _HIGH else (first - 1, last)
        self.runs.append((base, first, last))
        self.ends = _ends(self.runs) & self.terms.natural

    def _lengthen(self) -> None:
        """A wild goes to a set or, where there is none, to the end of a run."""
        if self.sets or not self.runs:
            return
        base, low, high = self.runs[-1]
        self.runs[-1] = (base, low, high + 1) if high < _HIGH else (base, max(self.terms.low, low - 1), high)
        self.ends = _ends(self.runs) & self.terms.natural

    def _discard(self, seat: int, faces: int, twins: int, wilds: int) -> bool:
        """The seat throws a card, if it has one; whether the round is over then."""
        if faces:
            card = self._loosest(faces, twins)
            bit = 1 << card
            if twins & bit:
                twins ^= bit
            else:
                faces ^= bit
        elif wilds:
            card = WILD
            wilds -= 1
        else:
            self.hands[seat] = Hand(0, 0, 0)
            if not self.terms.floats:
                self.out = seat
            return not self.terms.floats
        self.pile.append(card)
        self.hands[seat] = Hand(faces, twins, wilds)
        if not faces and not wilds:
            self.out = seat
            return True
        return False

    def _loosest(self, faces: int, twins: int) -> int:
        """The card that goes least with the others; of such, the one worth least."""
        least, found = 1 << 30, 0
        rest = faces
        while rest:
            bit = rest & -rest
            rest ^= bit
            card = bit.bit_length() - 1
            worth = self.keeping(card, faces, twins)
            if worth < least:
                least, found = worth, card
        return found

    def keeping(self, card: int, faces: int, twins: int) -> int:
        """About the points that a face is kept for in a hand."""
        mates = (faces & self.terms.mates[card]).bit_count() + (twins >> card & 1)
        return self.terms.points[card] + _MATE * mates

    def _call(self, seat: int) -> None:
        """The top of the pile fits the table: the next seat that has a card to throw calls it."""
        card = self.pile[-1]
        if card == WILD:
            if self.room <= 0:
                return
            self.room -= 1
        elif (self.sets | self.ends) >> card & 1:
            self._put(1 << card)
        else:
            return
        self.melded[seat] += self.terms.points[card]
        self.pile.pop()
        faces, twins, wilds = self.hands[seat]
        if faces & (faces - 1):
            thrown = self._loosest(faces, twins)
            self.pile.append(thrown)
            self.hands[seat] = Hand(faces & ~(1 << thrown) | twins & 1 << thrown, twins & ~(1 << thrown), wilds)

    def _melds(self, faces: int, twins: int) -> tuple[Sequence[Run], int]:
        """The runs of a hand, and the ranks of its sets: where one breaks the other, what is worth more."""
        terms = self.terms
        ranks = self._ranks(faces, twins) if terms.sets else 0
        next_to = faces & faces >> 1
        if not next_to & (faces >> 2 & _INSIDE | faces >> 12 & _COLUMN) or not terms.runs:
            return (), ranks
        found: list[Run] = []
        taken = 0
        low = terms.low
        for base in (0, 13, 26, 39):
            for first, last in _runs_of(faces >> base & _RANKS, low):
                run = (base, first, last)
                found.append(run)
                taken |= _mask(run)
        if found and ranks:
            left = self._ranks(faces & ~taken, twins)
            broken = ranks & ~left
            if broken:
                columns = broken * _COLUMN
                points = terms.points
                if _sum(points, faces & columns) + _sum(points, twins & columns) > _sum(points, taken):
                    return (), ranks
            ranks = left
        return found, ranks

    def _ranks(self, faces: int, twins: int) -> int:
        """The ranks of which there are three cards."""
        # Clubs with hearts and, thirteen places on, diamonds with spades.
        both, either = faces & faces >> 26, faces | faces >> 26
        three = (both & either >> 13 | either & both >> 13) & _RANKS
        if twins and not self.terms.distinct:
            a, b, c, d = twins & _RANKS, twins >> 13 & _RANKS, twins >> 26 & _RANKS, twins >> 39
            two = (both | both >> 13 | either & either >> 13) & _RANKS
            three |= two & (a | b | c | d) | (a & b | c & d | (a | b) & (c | d))
        return three

    def _pair(self, faces: int) -> int:
        """Of two cards that make a meld with a wild, those worth most; 0 if there are none."""
        points, mates = self.terms.points, self.terms.mates
        most = found = 0
        rest = faces
        while rest:
            bit = rest & -rest
            rest ^= bit
            card = bit.bit_length() - 1
            with_it = rest & mates[card]
            while with_it:
                mate = with_it & -with_it
                with_it ^= mate
                worth = points[card] + points[mate.bit_length() - 1]
                if worth > most:
                    most, found = worth, bit | mate
        return found


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


def _places(mask: int) -> Iterator[int]:
    """The faces of a mask."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _sum(points: Sequence[int], mask: int) -> int:
    total = 0
    while mask:
        bit = mask & -mask
        mask ^= bit
        total += points[bit.bit_length() - 1]
    return total


@lru_cache(maxsize=1 << 13)
def _runs_of(held: int, low: int) -> tuple[tuple[int, int], ...]:
    """By their places in the line, the runs of three and more that ranks of a suit make; an ace goes high if it can."""
    line = held << 1 | (held >> 12 if not low else 0)
    found = []
    at = _HIGH
    while at >= 0:
        first = at
        while first >= 0 and line >> first & 1:
            first -= 1
        first += 1
        if at - first >= 2 and at == _HIGH:
            line &= ~1
            first = max(first, 1)
        if at - first >= 2:
            found.append((first, at))
        at = first - 2 if first <= at else at - 1
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _mask(run: Run) -> int:
    base, low, high = run
    return sum(1 << base + (at - 1) % 13 for at in range(low, high + 1))


def _ends(runs: Iterable[Run]) -> int:
    """The faces by which runs go on."""
    mask = 0
    for base, low, high in runs:
        if low > 0:
            mask |= 1 << base + (low - 2) % 13
        if high < _HIGH:
            mask |= 1 << base + high
    return mask


def _extend(runs: list[Run], face: int) -> None:
    """Puts the face on the first run that takes it."""
    for number, (base, low, high) in enumerate(runs):
        if high < _HIGH and base + high == face:
            runs[number] = (base, low, high + 1)
            return
        if low > 0 and base + (low - 2) % 13 == face:
            runs[number] = (base, low - 1, high)
            return


@lru_cache(maxsize=32)
def terms_of(law: Law, stakes: Stakes) -> Terms:
    return Terms(law, stakes)
