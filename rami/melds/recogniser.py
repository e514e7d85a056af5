"""Which cards of a hand make or extend a meld."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from rami.cards import FACES, JOKER, ORDER, RANKS, Card, ordered
from rami.melds.lines import ACE, BIT, SECOND, Run, mask
from rami.melds.meld import FULL, SHORTEST, Meld, Slot, Worth, usual
from rami.melds.reader import Reader

_BIT_OF_CARD = {card: 1 << place for place, card in enumerate((*FACES, JOKER))}
_SUIT = (1 << len(RANKS)) - 1
"""The faces are by suit, so each suit of a hand's bits is a block of thirteen, by rank like `BIT`."""
_MOST = 4
"""Wilds of a hand that are tried in one meld where they are of whole ranks."""


class Recogniser(Reader):
    """Which cards are a meld, and which cards of a hand make or extend one.

    Answers depend on the arguments alone; they are remembered, since play asks for the same few again and again.

    `aces`: where the ace stands in a run: `high`, `low` or `low_or_high`; with `both_ends` a run of fourteen has two.
    `ranks`: those that are played with. `kinds`: `both`, `sets` or `runs`. `distinct`: whether the suits of a set must
    differ.

    `wilds`: the cards that stand for any other, the joker and all cards of a rank; in a hand they are bare, in what is
    to be laid one may carry its place. Cards of a wild rank also stand for themselves.
    `lowest`: whether the rules place a bare wild in a run, by the least `worth` (RA-18), or its player does (RA-H8).
    `most_wilds`: of a meld, None for any number; with `by_part`, of each part of at least three cards that the meld
    can be cut into (R5-S14). `outnumber`: whether naturals must be more than wilds. `own_place`: whether a wild in its
    own place counts as `natural` or `wild` for both (R5-V17). `wild_sets`: whether wilds alone are melds of their own
    (R5-V18). `short_sets`: RA-H24.
    """

    def __init__(
        self,
        *,
        aces: str = "high",
        both_ends: bool = False,
        ranks: str = RANKS,
        distinct: bool = True,
        kinds: str = "both",
        wilds: frozenset[Card] = frozenset(),
        most_wilds: int | None = None,
        outnumber: bool = False,
        by_part: bool = False,
        own_place: str = "natural",
        wild_sets: bool = False,
        lowest: bool = True,
        worth: Worth = usual,
        short_sets: bool = False,
    ) -> None:
        super().__init__(
            aces=aces,
            both_ends=both_ends,
            ranks=ranks,
            distinct=distinct,
            kinds=kinds,
            wilds=wilds,
            most_wilds=most_wilds,
            outnumber=outnumber,
            by_part=by_part,
            own_place=own_place,
            wild_sets=wild_sets,
            lowest=lowest,
            worth=worth,
            short_sets=short_sets,
        )
        self._limitless = most_wilds is None and not outnumber
        self._wild_mask = mask({card[0] for card in self._ranked})
        self._runs_of = lru_cache(4096)(self._find_runs)
        self._sets_of = lru_cache(2048)(self._find_sets)
        self._wild_lay_offs = lru_cache(1024)(self._find_wild_lay_offs)

    def candidates(self, hand: Collection[Card], using: Card | None = None) -> tuple[tuple[Card, ...], ...]:
        """Every meld that the hand holds, each once: runs low to high, sets by suit.

        Which of the hand's wilds stands in which place is left open: jokers are taken first. Where ranks are wild, at
        most four stand in. Wilds are bare where `read` then reads this very meld, else they are written with their
        places. `using`: only melds with a copy of this card.
        """
        if using is not None:
            return tuple(cards for cards in self.candidates(hand) if using in cards)
        faces = set(hand)
        bits = sum(map(_BIT_OF_CARD.__getitem__, faces))
        clubs, diamonds = bits & _SUIT, bits >> 13 & _SUIT
        hearts, spades = bits >> 26 & _SUIT, bits >> 39 & _SUIT
        pool = self._pool(hand) if self._ranked or bits >> 52 else ()
        if self._both_ends:
            aces = [card[1] for card in hand if card[0] == "A"]
            clubs |= SECOND * (aces.count("C") > 1)
            diamonds |= SECOND * (aces.count("D") > 1)
            hearts |= SECOND * (aces.count("H") > 1)
            spades |= SECOND * (aces.count("S") > 1)
        runs = self._runs_of
        found = runs("C", clubs, pool) + runs("D", diamonds, pool)
        found += runs("H", hearts, pool) + runs("S", spades, pool)
        if self._wild_sets:
            found += tuple(pool[:size] for size in range(SHORTEST, len(pool) + 1))
        if not self.sets:
            return found
        if self.distinct:
            if not pool:
                pairs, more = clubs & diamonds | hearts & spades, (clubs | diamonds) & (hearts | spades)
                if not pairs & more:
                    return found
            if not self._ranked:
                hand = faces
        ranks = [card[0] for card in hand]
        fewest = max(SHORTEST - len(pool), 1)
        for rank in RANKS:
            if ranks.count(rank) >= fewest:
                found += self._sets_of(ordered(card for card in hand if card[0] == rank), pool)
        return found

    def lay_offs(self, hand: Collection[Card], meld: Meld, using: Card | None = None) -> Iterable[tuple[Card, ...]]:
        """Every choice of the hand's cards that extends the meld, each once, wilds written as in `candidates`."""
        if using is not None:
            return tuple(cards for cards in self.lay_offs(hand, meld) if using in cards)
        first = meld.slots[0].stands_for
        pool = self._pool(hand)
        if meld.kind == "wilds":
            return tuple(pool[:size] for size in range(1, len(pool) + 1))
        if meld.kind == "set":
            rank = first[0]
            held = [card for card in hand if card[0] == rank]
            if not held and not pool:
                return ()
            if self.distinct and not self._ranked:
                held = [card for card in dict.fromkeys(held) if card not in meld.cards]
            return self._choices(rank, ordered(held), pool, meld)
        suit = first[1]
        if pool:
            held_mask = mask({card[0] for card in hand if card[-1] == suit})
            aces = sum(card == "A" + suit for card in hand)
            lies = sum(slot.stands_for[0] == "A" for slot in meld.slots)
            if self._both_ends and aces and aces + lies > 1:
                held_mask |= SECOND
            return self._wild_lay_offs(meld, held_mask, pool)
        line = self._line
        low = line.index(first[0])
        high = low + len(meld.slots) - 1
        below = low
        while below > 0 and line[below - 1] + suit in hand:
            below -= 1
        above = high
        while above + 1 < len(line) and line[above + 1] + suit in hand:
            above += 1
        if below == low and above == high:
            return ()
        aces = (low == 0) + (high == len(RANKS)) + sum(card == "A" + suit for card in hand)
        # Thirteen down to a low ace are the same run as thirteen up to a high one, unless that ace lies there.
        return tuple(
            tuple(rank + suit for rank in line[bottom:low] + line[high + 1 : top + 1])
            for bottom in range(low, below - 1, -1)
            for top in range(high, above + 1)
            if (bottom, top) != (low, high)
            and (
                top - bottom < len(RANKS) - (bottom == 0 < low and len(line) > len(RANKS))
                or (self._both_ends and top - bottom == len(RANKS) and aces > 1)
            )
        )

    def _pool(self, hand: Collection[Card]) -> tuple[Card, ...]:
        """The wilds of a hand that are of use in one meld, jokers first."""
        if not self.wilds:
            return ()
        if self._ranked:
            return tuple(sorted((card for card in hand if card in self.wilds), key=_JOKERS_FIRST.__getitem__))
        if JOKER not in hand:
            return ()
        held = sum(card == JOKER for card in hand)
        return (JOKER,) * (held if self.most_wilds is None or self._by_part else min(held, self.most_wilds))

    def _find_runs(self, suit: str, held: int, pool: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """The runs that ranks held in a suit make, with wilds out of a pool."""
        if not pool:
            return tuple(
                tuple(rank + suit for rank in run.ranks) for run in self._order.values() if run.mask & held == run.mask
            )
        return tuple(self._shapes(suit, 0, (), held, pool))

    def _find_wild_lay_offs(self, meld: Meld, held: int, pool: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        suit = meld.slots[0].stands_for[1]
        lying = 0
        for slot in meld.slots:
            bit = BIT[slot.stands_for[0]]
            lying |= SECOND if bit & lying else bit
        return tuple(self._shapes(suit, lying, meld, held, pool))

    def _shapes(
        self, suit: str, lying: int, meld: Meld | tuple[()], held: int, pool: tuple[Card, ...]
    ) -> Iterator[tuple[Card, ...]]:
        """What of the ranks held in a suit and of wilds makes a run, alone or with what lies."""
        held &= ~lying
        own = held & self._wild_mask
        if own & ACE and held & SECOND:
            own |= SECOND
        slots = meld.slots if isinstance(meld, Meld) else ()
        for run in self._order.values():
            if run.mask & lying != lying or run.mask == lying:
                continue
            open_ = run.mask & ~lying
            mine = open_ & own
            spare = len(pool) - mine.bit_count()
            if self._ranked:
                spare = min(spare, _MOST)
            empty = open_ & ~held
            loose = [bit for bit in run.bits if bit & open_ & held & ~own]
            spare -= empty.bit_count()
            if spare < 0:
                continue
            for more in range(min(spare, len(loose)) + 1):
                for at in combinations(loose, more):
                    stand = empty + sum(at)
                    if stand == run.mask or (stand & ACE and not stand & SECOND and open_ & SECOND):
                        continue
                    cards = self._written(suit, run, lying, slots, mine, stand, pool)
                    if cards is not None:
                        yield cards

    def _written(
        self,
        suit: str,
        run: Run,
        lying: int,
        slots: tuple[Slot, ...],
        mine: int,
        stand: int,
        pool: tuple[Card, ...],
    ) -> tuple[Card, ...] | None:
        open_ = run.mask & ~lying
        text = {bit: rank + suit for bit, rank in zip(run.bits, run.ranks, strict=True) if bit & open_}
        if not stand:
            cards = tuple(text.values())
            if not self._ranked or self._limitless:
                return cards
            return cards if self._accepts(cards, slots) else None
        wilds = list(pool)
        for bit in text:
            if bit & mine:
                wilds.remove(text[bit])
        wilds.sort(key=lambda card: card[-1] == suit)
        places = dict(zip([bit for bit in run.bits if bit & stand], wilds, strict=False))
        bare = tuple(places.get(bit, face) for bit, face in text.items())
        full = tuple(f"{places[bit]}={face}" if bit in places else face for bit, face in text.items())
        for cards in (bare, full):
            made = self._accepts(cards, slots)
            if made is not None and made.kind == "run":
                faces = [slot.stands_for for slot in made.slots]
                standing = sum(slot.card != slot.stands_for for slot in made.slots)
                if faces == [rank + suit for rank in run.ranks]:
                    before = sum(slot.card != slot.stands_for for slot in slots)
                    if standing - before == stand.bit_count() and self._same(made, run, stand, slots):
                        return cards
        return None

    def _same(self, made: Meld, run: Run, stand: int, slots: tuple[Slot, ...]) -> bool:
        old = {slot.stands_for for slot in slots if slot.card != slot.stands_for}
        new = {s.stands_for for s in made.slots if s.card != s.stands_for and s.stands_for not in old}
        suit = made.slots[0].stands_for[1]
        return new == {rank + suit for bit, rank in zip(run.bits, run.ranks, strict=True) if bit & stand}

    def _accepts(self, cards: tuple[Card, ...], slots: tuple[Slot, ...]) -> Meld | None:
        return self.extend(Meld("run", slots), cards, 0) if slots else self.read(cards, 0)

    def _choices(
        self, rank: str, held: tuple[Card, ...], pool: tuple[Card, ...], meld: Meld | None
    ) -> tuple[tuple[Card, ...], ...]:
        """The cards of one rank and wilds that make a set, alone or with what lies."""
        lying = meld.slots if meld else ()
        fewest, naturals = (1, 0) if lying else (SHORTEST, 1)
        apart = [slot.card != slot.stands_for for slot in lying]
        wild = [slot.card in self.wilds for slot in lying] if self._own_place_counts else apart
        themselves = {slot.card for slot in lying if slot.card == slot.stands_for} if self.distinct else set()
        faces = held
        if self.distinct:
            faces = tuple(card for card in dict.fromkeys(held) if card not in themselves)
        counts = Counter(pool)
        found: dict[tuple[Card, ...], None] = {}
        for size in range(naturals, len(faces) + 1):
            for chosen in dict.fromkeys(combinations(faces, size)):
                rest = counts - Counter(chosen)
                stands = [
                    card
                    for card in pool
                    if card[0] != rank or (self.distinct and (card in themselves or card in chosen))
                ]
                left: list[Card] = []
                for card in stands:
                    if rest[card] > left.count(card):
                        left.append(card)
                room = min(len(left), _MOST) if self._ranked else len(left)
                if self.distinct:
                    room = min(room, FULL - len(lying) - size)
                for used in range(max(fewest - size, 0), room + 1):
                    own = [self._own_place_counts and card in self.wilds for card in chosen]
                    if self._bears("set", [*wild, *own, *[True] * used], [*apart, *[False] * size, *[True] * used]):
                        cards = chosen + tuple(left[:used])
                        if lying or rank not in {card[0] for card in self._ranked} or self._reads(cards, rank):
                            found[cards] = None
        return tuple(found)

    def _reads(self, cards: tuple[Card, ...], rank: str) -> bool:
        made = self.read(cards, 0)
        return made is not None and made.kind == "set" and made.slots[0].stands_for[0] == rank

    def _find_sets(self, held: tuple[Card, ...], pool: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        return self._choices(held[0][0], held, pool, None)


_JOKERS_FIRST = {card: order - len(ORDER) * (card == JOKER) for card, order in ORDER.items()}
