"""Which cards of a hand make or extend a meld."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import overload

from rami.cards import FACES, JOKER, ORDER, RANKS, SUITS, Card, ordered, plain, without
from rami.melds.lines import ACE, BIT, SECOND, Run, mask
from rami.melds.meld import FULL, SHORTEST, Meld, Slot, Worth, usual
from rami.melds.reader import Cards, Reader, can_be_cut, places_of, spare_wilds

_BIT_OF_CARD = {card: 1 << place for place, card in enumerate((*FACES, JOKER))}
_SUIT = (1 << len(RANKS)) - 1
"""The faces are by suit, so each suit of a hand's bits is a block of thirteen, by rank like `BIT`."""
_JOKERS_FIRST = {card: order - len(ORDER) * (card == JOKER) for card, order in ORDER.items()}.__getitem__
_NEW = -1
"""The owner of what is tried on a meld that lies."""
_MOST = 4
"""Wilds of a hand that are tried in one meld where whole ranks are wild."""


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
    own place counts as `natural` or as `wild` for both (R5-V17). `wild_sets`: whether wilds alone are melds of their
    own (R5-V18). `short_sets`: RA-H24.

    What a hand holds is told up to which of its wilds stands in which place: each shape once, jokers taken first, those
    of a run's own suit last. Where whole ranks are wild, at most four stand in. Wilds are bare where `read` or `extend`
    then reads this very meld, else those that stand in are written with their places.
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
        self._wild_ranks = {card[0] for card in self._ranked}
        self._of_wild_ranks = mask(self._wild_ranks)
        self._runs_of = lru_cache(4096)(self._find_runs)
        self._sets_of = lru_cache(2048)(self._find_sets)
        self._wild_lay_offs = lru_cache(1024)(self._find_wild_lay_offs)

    @overload
    def candidates(self, hand: Collection[Card]) -> tuple[Cards, ...]: ...

    @overload
    def candidates(self, hand: Collection[Card], using: Card | None) -> Iterable[Cards]: ...

    def candidates(self, hand: Collection[Card], using: Card | None = None) -> Iterable[Cards]:
        """Every meld that the hand holds: runs low to high, then sets by suit.

        `using`: one by one, those with a copy of this card of the hand in them, as itself or standing in.
        """
        if using is not None:
            return self._melds_with(using, hand)
        faces = set(hand)
        bits = sum(map(_BIT_OF_CARD.__getitem__, faces))
        clubs, diamonds = bits & _SUIT, bits >> 13 & _SUIT
        hearts, spades = bits >> 26 & _SUIT, bits >> 39 & _SUIT
        pool = self._pool(hand) if self._ranked or bits >> 52 else ()
        runs = self._runs_of
        if self.both_ends:
            aces = Counter(card for card in hand if card[0] == "A")
            clubs, diamonds = clubs | SECOND * (aces["AC"] > 1), diamonds | SECOND * (aces["AD"] > 1)
            hearts, spades = hearts | SECOND * (aces["AH"] > 1), spades | SECOND * (aces["AS"] > 1)
        found: tuple[Cards, ...] = ()
        for suit, held in (("C", clubs), ("D", diamonds), ("H", hearts), ("S", spades)):
            if held.bit_count() + len(pool) >= SHORTEST:
                found += runs(suit, held, pool)
        if self.wild_sets:
            found += tuple(self._wilds_alone(pool, SHORTEST))
        if not self.sets:
            return found
        if self.distinct and not self._ranked:
            if not pool:
                pairs, more = clubs & diamonds | hearts & spades, (clubs | diamonds) & (hearts | spades)
                if not pairs & more:
                    return found
            hand = faces
        ranks = [card[0] for card in hand]
        fewest = max(SHORTEST - len(pool), 1)
        for rank in RANKS:
            if ranks.count(rank) >= fewest:
                found += self._sets_of(ordered(card for card in hand if card[0] == rank), pool)
        return found

    def lay_offs(self, hand: Collection[Card], meld: Meld, using: Card | None = None) -> Iterable[Cards]:
        """Every choice of the hand's cards that extends the meld; `using` as in `candidates`."""
        first = meld.slots[0].stands_for
        if using is not None and using not in self.wilds and using[meld.kind == "run"] not in first:
            return ()
        pool = self._pool(hand) if self.wilds else ()
        if meld.kind == "wilds":
            return self._wilds_alone(pool, 1, using)
        if meld.kind == "set":
            rank = first[0]
            held = [card for card in hand if card[0] == rank]
            if not held and not pool:
                return ()
            return self._choices(rank, ordered(held), pool, meld.slots, using)
        suit = first[1]
        if using is not None:
            lying = places_of(meld)
            return self._shapes(suit, lying, meld.slots, self._held(hand, suit, lying), pool, using)
        if pool:
            return self._wild_lay_offs(meld, self._held(hand, suit, places_of(meld)), pool)
        return self._plain_lay_offs(hand, meld, suit)

    def _melds_with(self, using: Card, hand: Collection[Card]) -> Iterator[Cards]:
        pool = self._pool(hand)
        wild = using in self.wilds
        for suit in SUITS if wild else using[1]:
            yield from self._shapes(suit, 0, (), self._held(hand, suit), pool, using)
        if self.wild_sets:
            yield from self._wilds_alone(pool, SHORTEST, using)
        if self.sets:
            for rank in RANKS if wild else using[0]:
                held = ordered(card for card in hand if card[0] == rank)
                if held:
                    yield from self._choices(rank, held, pool, (), using)

    def exchanged(self, cards: Cards, hand: Collection[Card], on: Meld | None = None) -> Iterator[Cards]:
        """The same meld, or the same lay-off on one that lies, with other wilds of the hand in it: by each choice of
        wilds once, as many of them as can standing for themselves.
        """
        pool = () if self.wilds.isdisjoint(map(plain, cards)) else self._pool(hand)
        if len(set(pool)) < 2:
            return

        def read(cards: Cards) -> Meld | None:
            return self.read(cards, _NEW) if on is None else self.extend(on, cards, _NEW)

        made = read(cards)
        assert made is not None, "the cards are a meld, or fit it"
        new = [slot for slot in made.slots if slot.owner == _NEW]
        natural = [slot.card for slot in new if slot.card in self._naturals]
        wild = tuple(sorted((slot.card for slot in new if slot.card in self.wilds), key=_JOKERS_FIRST))
        places = [slot.stands_for for slot in new] if made.kind == "run" else ()
        rank = made.slots[0].stands_for[0]
        for chosen in dict.fromkeys(combinations(pool, len(wild))) if wild else ():
            if chosen == wild:
                continue
            ways = _in_places(places, natural, chosen) if places else (_rank_first(rank, (*natural, *chosen)),)
            for written in ways:
                other = read(written)
                if other is not None and _outline(other) == _outline(made):
                    yield written if on is not None else self.legible(written)
                    break

    # Runs ----------------------------------------------------------------------------------------------------------

    def _find_runs(self, suit: str, held: int, pool: Cards) -> tuple[Cards, ...]:
        """The runs that ranks held in a suit make, with wilds out of a pool."""
        if pool:
            return tuple(self._shapes(suit, 0, (), held, pool))
        return tuple(
            [tuple([rank + suit for rank in run.ranks]) for bits, run in self._order.items() if bits & held == bits]
        )

    def _find_wild_lay_offs(self, meld: Meld, held: int, pool: Cards) -> tuple[Cards, ...]:
        return tuple(self._shapes(meld.slots[0].stands_for[1], places_of(meld), meld.slots, held, pool))

    def _shapes(
        self, suit: str, lying: int, slots: tuple[Slot, ...], held: int, pool: Cards, using: Card | None = None
    ) -> Iterator[Cards]:
        """What ranks held in a suit and wilds add to a run that lies, or make alone."""
        held &= ~lying
        own = held & self._of_wild_ranks
        own |= held & SECOND if own & ACE or (lying & ACE and "A" in self._wild_ranks) else 0
        counted = apart = 0
        for bit, slot in zip(self._order[lying].bits if slots else (), slots, strict=True):
            apart |= bit * slot.stands_in
            counted |= bit * (slot.card in self.wilds if self.own_place_counts else slot.stands_in)
        most = min(len(pool), _MOST) if self._ranked else len(pool)
        if self.most_wilds is not None and not self.by_part:
            most = min(most, self.most_wilds - counted.bit_count())
        place = 0
        if using is not None and using[-1] == suit:
            place = BIT[using[0]] if not BIT[using[0]] & lying else SECOND & held
        natural = using is not None and using not in self.wilds
        spares: dict[tuple[int, int], tuple[Cards, list[int]]] = {}
        needless = ~(held | lying)
        for bits, run in self._order.items():
            if (bits & needless).bit_count() > most or bits & lying != lying or bits == lying:
                continue
            open_ = bits & ~lying
            if natural and not open_ & place:
                continue
            stands_in = using is not None and not natural and not open_ & place
            places = [(bit, rank + suit) for bit, rank in zip(run.bits, run.ranks, strict=True) if bit & open_]
            mine = open_ & own
            ways = [(mine, 0)]
            if stands_in:
                ways += [(mine & ~bit, bit) for bit in run.bits if bit & mine]
            for itself, instead in ways:
                empty = open_ & ~held | instead
                if empty.bit_count() > most:
                    continue
                if (itself, instead) not in spares:
                    others = [card for card in pool if (instead, card) not in places]
                    wilds = spare_wilds(others, suit, itself, using if stands_in else None)
                    spares[itself, instead] = wilds, self._owns(wilds, suit, itself)
                wilds, owns = spares[itself, instead]
                spare = min(most, len(wilds)) - empty.bit_count()
                loose = open_ & held & ~own & ~(place if natural else 0)
                for added in _choices_of([bit for bit in run.bits if bit & loose], spare, stands_in and not empty):
                    stand = empty + added
                    if stand == run.mask or (stand & ACE and open_ & SECOND and not stand & SECOND):
                        continue
                    if not self._limitless:
                        wild = stand | counted | (itself if self.own_place_counts else 0)
                        bears = not wild or self._run_bears(run, wild, stand | apart)
                        if not bears and bits & SECOND and not lying & ACE:
                            bears = self._run_bears(run, _ends_exchanged(wild), _ends_exchanged(stand | apart))
                        if not bears:
                            continue
                    if not stand:
                        yield tuple(face for _, face in places)
                        continue
                    bare = self._bare(suit, run, run.mask & ~stand & ~itself, owns[stand.bit_count()])
                    if bare is None:
                        continue
                    bare = bare and (bool(lying) or not self._could_be_set(run.mask & ~stand & ~itself, len(places)))
                    cards = _text(places, stand, wilds, bare)
                    if bare and itself | stand == run.mask and not self._reads_as(cards, run, suit, stand):
                        cards = _text(places, stand, wilds, False)
                    yield self.legible(cards) if itself | stand == run.mask and not lying else cards

    def _owns(self, wilds: Cards, suit: str, itself: int) -> list[int]:
        """By how many of the wilds are taken: the places where one of them, or of those in a run, would be itself."""
        owns = [itself]
        for card in wilds:
            owns.append(owns[-1] | (BIT[card[0]] if card[-1] == suit else 0))
        return owns

    def _bare(self, suit: str, run: Run, fixed: int, own: int) -> bool | None:
        """Whether wilds beside fixed cards make the run though they are bare; None if they may not stand like this.

        Those of the places `own` would stand for themselves.
        """
        if self.lowest:
            return True if self._least(fixed, own & ~fixed, len(run.ranks), suit) is run else None
        return self._only(fixed, own & ~fixed, len(run.ranks)) is run

    def _run_bears(self, run: Run, wild: int, apart: int) -> bool:
        wilds = wild.bit_count()
        if self.outnumber and wilds * 2 >= len(run.ranks):
            return False
        if self.most_wilds is None or wilds <= self.most_wilds:
            return True
        return self.by_part and can_be_cut(
            "run", [bool(bit & wild) for bit in run.bits], [bool(bit & apart) for bit in run.bits], self.most_wilds
        )

    def _could_be_set(self, fixed: int, length: int) -> bool:
        """Whether bare cards of a run with so many natural ones are read as a set, or as wilds alone."""
        if not fixed:
            return self.wild_sets or (self.sets and self._limitless and not self.distinct)
        if fixed & fixed - 1 or not self.sets or (self.distinct and length > FULL):
            return False
        apart = [False] + [True] * (length - 1)
        return self._limitless or self._bears("set", apart, apart)

    def _reads_as(self, cards: Cards, run: Run, suit: str, stand: int) -> bool:
        made = self.read(cards, 0)
        if made is None or made.kind != "run":
            return False
        return all(
            slot.stands_for == rank + suit and slot.stands_in == bool(bit & stand)
            for slot, bit, rank in zip(made.slots, run.bits, run.ranks, strict=True)
        )

    def _plain_lay_offs(self, hand: Collection[Card], meld: Meld, suit: str) -> tuple[Cards, ...]:
        """The lay-offs on a run where no wilds are held."""
        line = self.line
        first, last = meld.slots[0].stands_for[0], meld.slots[-1].stands_for[0]
        low, high = line.index(first), line.rindex(last)
        below = low
        while below > 0 and line[below - 1] + suit in hand:
            below -= 1
        above = high
        while above + 1 < len(line) and line[above + 1] + suit in hand:
            above += 1
        if below == low and above == high:
            return ()
        aces = (first == "A") + (last == "A") + sum(card == "A" + suit for card in hand) if self.both_ends else 0
        # Thirteen down to a low ace are the same run as thirteen up to a high one, unless that ace lies there.
        return tuple(
            tuple(rank + suit for rank in line[bottom:low] + line[high + 1 : top + 1])
            for bottom in range(low, below - 1, -1)
            for top in range(high, above + 1)
            if (bottom, top) != (low, high)
            and (
                top - bottom < len(RANKS) - (bottom == 0 < low and len(line) > len(RANKS))
                or (aces > 1 and top - bottom == len(RANKS))
            )
        )

    # Sets ----------------------------------------------------------------------------------------------------------

    def _find_sets(self, held: Cards, pool: Cards) -> tuple[Cards, ...]:
        return tuple(self._choices(held[0][0], held, pool, ()))

    def _choices(
        self, rank: str, held: Cards, pool: Cards, lying: tuple[Slot, ...], using: Card | None = None
    ) -> Iterator[Cards]:
        """The cards of a rank, and wilds, that make a set with what lies, or alone."""
        own = rank in self._wild_ranks
        if own and self.wild_sets and not lying:
            return
        apart = [slot.stands_in for slot in lying]
        wild = [slot.card in self.wilds for slot in lying] if self.own_place_counts else apart
        room = len(held) + len(pool)
        twins: Cards = ()
        if self.distinct:
            room = FULL - len(lying)
            lies = {slot.card for slot in lying if not slot.stands_in}
            if own:
                twins = tuple((Counter(held) - Counter(set(held) - lies)).elements())
            held = tuple(card for card in dict.fromkeys(held) if card not in lies)
        if own:
            pool = tuple(card for card in pool if card[0] != rank)
        most = len(pool) + len(twins)
        if self._ranked:
            most = min(most, _MOST)
        fewest, naturals = (1, 0) if lying else (SHORTEST, 1)
        for used in range(most + 1):
            for size in range(max(fewest - used, naturals), min(len(held), room - used) + 1):
                counted = [*wild, *[own and self.own_place_counts] * size, *[True] * used]
                apart_then = [*apart, *[False] * size, *[True] * used]
                if any(counted) and not self._limitless and not self._bears("set", counted, apart_then):
                    continue
                for chosen in dict.fromkeys(combinations(held, size)):
                    spare = pool
                    if twins:
                        fitting = (card for card in twins if card in chosen or card in lies)
                        spare = tuple(sorted((*pool, *fitting), key=_JOKERS_FIRST))
                    if using is not None and using not in chosen:
                        if not used or using not in spare:
                            continue
                        spare = (using, *(without(spare, (using,)) or ()))
                    if len(spare) < used:
                        continue
                    cards = chosen + spare[:used]
                    if not lying and used and self._ranked and (own or size == 1):
                        first = using if using is not None and using not in chosen else None
                        cards = self._as_set(rank, chosen, spare, used, first)
                    if cards:
                        yield cards

    def _as_set(self, rank: str, chosen: Cards, spare: Cards, used: int, first: Card | None) -> Cards:
        """The cards and so many wilds, such that they are read as a set of the rank; none if none are."""
        for wilds in combinations(spare, used):
            if first is None or first in wilds:
                made = self.read(chosen + wilds, 0)
                if made is not None and made.kind == "set" and made.slots[0].stands_for[0] == rank:
                    return chosen + wilds
        return ()

    def _wilds_alone(self, pool: Cards, fewest: int, using: Card | None = None) -> Iterator[Cards]:
        """So many wilds and more (R5-V18)."""
        if using is not None:
            if using not in self.wilds:
                return
            pool = (using, *(without(pool, (using,)) or ()))
        for size in range(fewest, len(pool) + 1):
            yield pool[:size]

    def _pool(self, hand: Collection[Card]) -> Cards:
        """The wilds of a hand that may be of use in one meld, jokers first."""
        if self._ranked:
            return tuple(sorted((card for card in hand if card in self.wilds), key=_JOKERS_FIRST))
        if JOKER not in self.wilds or JOKER not in hand:
            return ()
        held = sum(card == JOKER for card in hand)
        return (JOKER,) * (held if self.most_wilds is None or self.by_part else min(held, self.most_wilds))


def _in_places(places: Iterable[Card], natural: list[Card], wilds: Cards) -> tuple[Cards, Cards]:
    """Natural cards and wilds at the places of a run, where they can as themselves; the others bare, then written."""
    itself = (Counter(places) - Counter(natural)) & Counter(wilds)
    spare = (Counter(wilds) - itself).elements()
    fixed = Counter(natural) + itself
    bare, written = [], []
    for face in places:
        card = face if fixed[face] > 0 else next(spare)
        fixed[face] -= 1
        bare.append(card)
        written.append(card if card == face else f"{card}={face}")
    return tuple(bare), tuple(written)


def _rank_first(rank: str, cards: Cards) -> Cards:
    return tuple(sorted(cards, key=lambda card: card[0] != rank))


def _outline(meld: Meld) -> tuple[object, ...]:
    """What a meld is, whichever cards are in it."""
    if meld.kind == "run":
        return tuple(slot.stands_for for slot in meld.slots)
    return meld.kind, len(meld.slots), meld.kind == "set" and meld.slots[0].stands_for[0]


def _choices_of(bits: list[int], most: int, some: bool) -> Iterator[int]:
    """Every choice of so many bits at most, fewest first; `some`: of one at least."""
    for count in range(some, min(most, len(bits)) + 1):
        yield from map(sum, combinations(bits, count))


def _ends_exchanged(places: int) -> int:
    """Places in a run of fourteen, the other way round as to its aces."""
    return places ^ (ACE | SECOND) if bool(places & ACE) != bool(places & SECOND) else places


def _text(places: list[tuple[int, Card]], stand: int, wilds: Cards, bare: bool) -> Cards:
    """The faces of a run as they are written, at some of its places wilds."""
    cards = []
    taken = 0
    for bit, face in places:
        if bit & stand:
            face = wilds[taken] if bare else f"{wilds[taken]}={face}"
            taken += 1
        cards.append(face)
    return tuple(cards)
