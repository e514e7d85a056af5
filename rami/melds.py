"""Melds, and the recogniser that knows which cards make one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from rami.cards import FACES, JOKER, ORDER, RANKS, Card, ordered, place, plain


class Slot(NamedTuple):
    """A place of a meld: the card lying there, what it stands for, and the seat it scores for.

    A natural card stands for itself, a wild in a run for the face of its place, a wild in a set for the rank alone.
    `matched`: the seat that has melded the real card beside the wild that stands for it (R5-19).
    """

    card: Card
    stands_for: Card
    owner: int
    matched: int | None = None


class Meld(NamedTuple):
    """`kind` is `run`, `set` or `wilds` (R5-V18); the slots of a run lie in order, low to high."""

    kind: str
    slots: tuple[Slot, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(slot.card for slot in self.slots)

    @property
    def matches(self) -> tuple[tuple[Card, int], ...]:
        """The real cards melded beside wilds of the meld, each with its owner (R5-19)."""
        return tuple((slot.stands_for, slot.matched) for slot in self.slots if slot.matched is not None)


Worth = Callable[[Card, bool], int]
"""Points of a face in a meld; the flag says that it is an ace at the low end of a run."""

SHORTEST = 3
FULL = 4
"""Cards of a set whose suits differ."""

_BIT = {rank: 1 << place for place, rank in enumerate(RANKS)}
_BIT_OF_CARD = {card: 1 << place for place, card in enumerate((*FACES, JOKER))}
_SUIT = (1 << len(RANKS)) - 1
"""The faces are by suit, so each suit of a hand's bits is a block of thirteen, by rank like `_BIT`."""
_LINES = {"high": RANKS, "low": "A" + RANKS[:-1], "low_or_high": "A" + RANKS}
_OF_PACK = frozenset(FACES)
_CITES = {
    "wild_goes_lowest": "RA-S15",
    "wild_place_needed": "RA-H8 R5-S5",
    "does_not_fit": "CV-16 RA-9 R5-16",
}


def usual(face: Card, low: bool) -> int:
    """2 to 10 their number, J Q K 10, ace 11 or, when low, 1 (RA-S1)."""
    if face[0] == "A":
        return 1 if low else 11
    return min(RANKS.index(face[0]) + 2, 10)


class Recogniser:
    """Which cards are a meld, and which cards of a hand make or extend one.

    Answers depend on the arguments alone; they are remembered, since play asks for the same few again and again.

    `aces`: where the ace stands in a run: `high`, `low` or `low_or_high` (never both ends of one run).
    `distinct`: whether the suits of a set must differ. `kinds`: `both`, `sets` or `runs`.

    `wilds`: the cards that stand for any other; in a hand they are bare, in what is to be laid one may carry its place.
    `lowest`: whether the rules place a bare wild in a run, by the least `worth` (RA-18), or its player does (RA-H8).
    `most_wilds`: of a meld, None for any number; with `by_part`, of each part of at least three cards that the meld
    can be cut into (R5-S14). `outnumber`: whether naturals must be more than wilds. `short_sets`: RA-H24.
    """

    def __init__(
        self,
        *,
        aces: str = "high",
        distinct: bool = True,
        kinds: str = "both",
        wilds: frozenset[Card] = frozenset(),
        most_wilds: int | None = None,
        outnumber: bool = False,
        by_part: bool = False,
        lowest: bool = True,
        worth: Worth = usual,
        short_sets: bool = False,
    ) -> None:
        self.distinct = distinct
        self.runs = kinds != "sets"
        self.sets = kinds != "runs"
        self.wilds = wilds
        self._naturals = frozenset(FACES) - wilds
        self.most_wilds = most_wilds
        self.outnumber = outnumber
        self._by_part = by_part
        self.lowest = lowest
        self.worth = worth
        self._short_sets = short_sets
        self._line = _LINES[aces]
        self._low = {rank: self._line.index(rank) for rank in RANKS}
        self._high = {rank: self._line.rindex(rank) for rank in RANKS}
        self._order = _windows(self._line) if self.runs else {}
        self.read = lru_cache(2048)(self._read)
        self._runs_of = lru_cache(4096)(self._find_runs)
        self._sets_of = lru_cache(2048)(self._find_sets)
        self._windows_over = lru_cache(4096)(self._find_windows)
        self._least = lru_cache(8192)(self._find_least)
        self._wild_lay_offs = lru_cache(1024)(self._find_wild_lay_offs)

    def is_wild(self, card: Card) -> bool:
        """Whether a card, bare or written with a place, is wild."""
        return plain(card) in self.wilds

    # What is a meld ------------------------------------------------------------------------------------------------

    def _read(self, cards: tuple[Card, ...], owner: int) -> Meld | None:
        """The meld these cards make for `owner`; None if they make none. Wilds may be written with their places."""
        meld = self._judge(cards, owner)
        return None if isinstance(meld, str) else meld

    def lying(self, cards: tuple[Card, ...], owner: int) -> Meld | None:
        """The meld these cards are where they lie on the table already, wilds at whatever places are written."""
        meld = self._judge(cards, owner, lying=True)
        return None if isinstance(meld, str) else meld

    def unfit(self, cards: tuple[Card, ...]) -> tuple[str, str]:
        """The code for cards that `read` refuses, and the numbers of the rule they break."""
        code = self._judge(cards, 0)
        assert isinstance(code, str), "the cards are a meld"
        return code, self._fault(cards) if code == "not_a_meld" else self._cites(code)

    def extend(self, meld: Meld, cards: tuple[Card, ...], owner: int) -> Meld | None:
        """The meld with the owner's cards added, judged as a whole (RA-S16); None if it would be none."""
        extended = self._join(meld, cards, owner)
        return None if isinstance(extended, str) else extended

    def unfit_extension(self, meld: Meld, cards: tuple[Card, ...]) -> tuple[str, str]:
        """The code for cards that `extend` refuses, and the numbers of the rule they break."""
        code = self._join(meld, cards, 0)
        assert isinstance(code, str), "the cards extend the meld"
        return code, self._cites(code)

    def miswritten(self, cards: tuple[Card, ...], meld: Meld | None = None) -> bool:
        """Whether a place is written where none can be: for a natural card, or for a wild of what can only be a set.

        With a meld, the cards are to be laid off on it.
        """
        places = {card: place(card) for card in cards if "=" in card}
        if not places:
            return False
        if any(plain(card) not in self.wilds or face not in _OF_PACK for card, face in places.items()):
            return True
        if meld is not None:
            return meld.kind == "set"
        naturals = [card[0] for card in cards if plain(card) not in self.wilds]
        if not self.sets or not naturals or len(set(naturals)) > 1:
            return False
        return not self.runs or len(naturals) > 1 or all(face and face[0] == naturals[0] for face in places.values())

    def _judge(self, cards: tuple[Card, ...], owner: int, *, lying: bool = False) -> Meld | str:
        """The meld that the cards make, or the code for what is wrong with them."""
        if len(cards) < SHORTEST:
            return "not_a_meld"
        first = next((card for card in cards if card in self._naturals), None)
        if first is None:
            return "not_a_meld"
        # Where a natural and bare wilds could be either, they are a set (RA-S20).
        made = self._make_set((), cards, first[0], owner) if self.sets and _all_bare(cards) else None
        if made is None:
            lowest = self.lowest and not (lying and any(map(place, cards)))
            made = self._make_run((), cards, first[1], owner, lowest=lowest)
        return "not_a_meld" if made is None else made

    def _join(self, meld: Meld, cards: tuple[Card, ...], owner: int) -> Meld | str:
        first = meld.slots[0].stands_for
        if meld.kind == "run":
            made = self._make_run(meld.slots, cards, first[1], owner, lowest=self.lowest)
        else:
            made = self._make_set(meld.slots, cards, first[0], owner) if _all_bare(cards) else None
        return "does_not_fit" if made is None else made

    def _make_set(self, lying: tuple[Slot, ...], cards: tuple[Card, ...], rank: str, owner: int) -> Meld | str | None:
        """The set of what lies and bare cards; None if they are none, a code if its wilds are too many."""
        wilds = self.wilds
        slots = list(lying)
        for card in cards:
            if card in wilds:
                slots.append(Slot(card, rank, owner))
            elif card[0] == rank:
                slots.append(Slot(card, card, owner))
            else:
                return None
        if self.distinct:
            naturals = [slot.card for slot in slots if slot.card not in wilds]
            if len(slots) > FULL or len(set(naturals)) < len(naturals):
                return None
        if not lying:
            slots.sort(key=_by_card)
        return self._limited(Meld("set", tuple(slots)))

    def _make_run(
        self, lying: tuple[Slot, ...], cards: tuple[Card, ...], suit: str, owner: int, *, lowest: bool
    ) -> Meld | str | None:
        """The run of what lies and cards that may be written; None if they are none, a code if a wild is at fault."""
        slots = {slot.stands_for: slot for slot in lying}
        known = _mask(face[0] for face in slots)
        written = 0
        bare = []
        for card in cards:
            if card in self._naturals:
                face = card
                known |= _BIT[face[0]]
            elif card in self.wilds:
                bare.append(card)
                continue
            else:
                face = place(card) or ""
                card = plain(card)
                if card not in self.wilds or face not in _OF_PACK:
                    return None
                written |= _BIT[face[0]]
            if face[1] != suit or face in slots:
                return None
            slots[face] = Slot(card, face, owner)
        if not bare and not written:
            ranks = self._order.get(known)
            if ranks is None:
                return None
        else:
            fitting = self._windows_over(known | written, len(slots) + len(bare))
            if not fitting:
                return None
            if lowest:
                ranks = self._least(known, len(slots) + len(bare), suit)
                if ranks not in fitting:
                    return "wild_goes_lowest"
            elif len(fitting) > 1:
                return "wild_place_needed"
            else:
                ranks = fitting[0]
        laid = [slots.get(rank + suit) or Slot(bare.pop(0), rank + suit, owner) for rank in ranks]
        return self._limited(Meld("run", tuple(laid)))

    def _find_windows(self, mask: int, length: int) -> tuple[str, ...]:
        """The runs of a length that hold all ranks of a mask, each low to high."""
        return tuple(ranks for run, ranks in self._order.items() if len(ranks) == length and run & mask == mask)

    def _find_least(self, known: int, length: int, suit: str) -> str:
        """The run of a length over ranks that are known in which the wilds are worth least, then lowest (RA-S14)."""

        def worth(ranks: str) -> int:
            wilds = [rank + suit for rank in ranks if not _BIT[rank] & known]
            return sum(self.worth(face, face[0] == "A" == ranks[0]) for face in wilds)

        return min(self._windows_over(known, length), key=worth, default="")

    def _limited(self, meld: Meld) -> Meld | str:
        """The meld, or the code for too many wilds in it."""
        if not self.wilds:
            return meld
        wild = [slot.card in self.wilds for slot in meld.slots]
        return meld if not any(wild) or self._bears(meld.kind, wild) else "too_many_wilds"

    def _bears(self, kind: str, wild: Sequence[bool]) -> bool:
        """Whether the limits let a meld have wilds at these places."""
        wilds = sum(wild)
        if self.outnumber and wilds * 2 >= len(wild):
            return False
        if self.most_wilds is None or wilds <= self.most_wilds:
            return True
        return self._by_part and _can_be_cut(kind, wild, self.most_wilds)

    # What a hand holds ---------------------------------------------------------------------------------------------

    def candidates(self, hand: Collection[Card]) -> tuple[tuple[Card, ...], ...]:
        """Every meld that the hand holds, each once: runs low to high, sets by suit.

        Wilds are bare where `read` then reads this very meld, else they are written with their places.
        """
        faces = set(hand)
        bits = sum(map(_BIT_OF_CARD.__getitem__, faces))
        clubs, diamonds = bits & _SUIT, bits >> 13 & _SUIT
        hearts, spades = bits >> 26 & _SUIT, bits >> 39 & _SUIT
        jokers = self._jokers(hand) if bits >> 52 else 0
        runs = self._runs_of
        found = runs("C", clubs, jokers) + runs("D", diamonds, jokers)
        found += runs("H", hearts, jokers) + runs("S", spades, jokers)
        if not self.sets:
            return found
        if self.distinct:
            if not jokers:
                pairs, more = clubs & diamonds | hearts & spades, (clubs | diamonds) & (hearts | spades)
                if not pairs & more:
                    return found
            hand = faces
        ranks = [card[0] for card in hand]
        fewest = max(SHORTEST - jokers, 1)
        for rank in RANKS:
            if ranks.count(rank) >= fewest:
                found += self._sets_of(ordered(card for card in hand if card[0] == rank), jokers)
        return found

    def lay_offs(self, hand: Collection[Card], meld: Meld) -> Iterable[tuple[Card, ...]]:
        """Every choice of the hand's cards that extends the meld, each once, wilds written as in `candidates`."""
        first = meld.slots[0].stands_for
        jokers = self._jokers(hand)
        if meld.kind == "set":
            rank = first[0]
            held = [card for card in hand if card[0] == rank]
            if not held and not jokers:
                return ()
            if self.distinct:
                held = [card for card in dict.fromkeys(held) if card not in meld.cards]
            lying = [slot.card in self.wilds for slot in meld.slots]
            return self._choices(ordered(held), jokers, lying)
        suit = first[1]
        if jokers:
            ranks = {card[0] for card in hand if card[-1] == suit}
            return self._wild_lay_offs(meld, _mask(ranks), jokers)
        line = self._line
        low = self._low[first[0]]
        high = self._high[meld.slots[-1].stands_for[0]]
        below = low
        while below > 0 and line[below - 1] + suit in hand:
            below -= 1
        above = high
        while above + 1 < len(line) and line[above + 1] + suit in hand:
            above += 1
        if below == low and above == high:
            return ()
        # Thirteen down to a low ace are the same run as thirteen up to a high one, unless that ace lies there.
        return tuple(
            tuple(rank + suit for rank in line[bottom:low] + line[high + 1 : top + 1])
            for bottom in range(low, below - 1, -1)
            for top in range(high, above + 1)
            if (bottom, top) != (low, high)
            and top - bottom < len(RANKS) - (bottom == 0 < low and len(line) > len(RANKS))
        )

    def reclaim(self, meld: Meld, cards: tuple[Card, ...], owner: int) -> tuple[Meld, tuple[Card, ...]] | None:
        """The meld with the owner's cards in the wilds' places, and the wilds taken (RA-19, RA-21); None if they do
        not free any.
        """
        if tuple(sorted(cards)) not in self._freeing(meld, cards):
            return None
        slots = list(meld.slots)
        wild = [at for at, slot in enumerate(slots) if slot.card in self.wilds]
        if len(cards) == 1:
            fitting = (at for at in wild if meld.kind == "set" or slots[at].stands_for == cards[0])
            wild = [next(fitting)]
        for at, card in zip(wild, cards, strict=False):
            slots[at] = Slot(card, card, owner)
        slots += [Slot(card, card, owner) for card in cards[len(wild) :]]
        return Meld(meld.kind, tuple(slots)), tuple(meld.slots[at].card for at in wild)

    def reclaims(self, hand: Collection[Card], meld: Meld) -> tuple[tuple[Card, ...], ...]:
        """Every choice of the hand's cards that `reclaim` takes for a wild of the meld, each once."""
        return tuple(dict.fromkeys(self._freeing(meld, hand)))

    def _freeing(self, meld: Meld, hand: Collection[Card]) -> Iterator[tuple[Card, ...]]:
        """What the hand may put in the place of wilds, sorted."""
        wild = [slot for slot in meld.slots if slot.card in self.wilds]
        if not wild:
            return
        if meld.kind == "run":
            yield from ((slot.stands_for,) for slot in wild if slot.stands_for in hand)
            return
        fitting = {card for card in hand if card[0] == wild[0].stands_for}
        naturals = len(meld.slots) - len(wild)
        if self.distinct:
            fitting.difference_update(meld.cards)
        if not self.distinct or naturals == FULL - 1:
            yield from ((card,) for card in sorted(fitting))
        elif self._short_sets and naturals == FULL - 2:
            yield from combinations(sorted(fitting), 2)

    def _jokers(self, hand: Collection[Card]) -> int:
        """How many jokers of a hand are of use in one meld."""
        if JOKER not in self.wilds or JOKER not in hand:
            return 0
        held = sum(card == JOKER for card in hand)
        return held if self.most_wilds is None or self._by_part else min(held, self.most_wilds)

    def _find_runs(self, suit: str, held: int, jokers: int) -> tuple[tuple[Card, ...], ...]:
        """The runs that ranks held in a suit make, with up to so many jokers."""
        found = [tuple(rank + suit for rank in ranks) for run, ranks in self._order.items() if run & held == run]
        if jokers:
            for ranks, naturals, wilds in self._fillings(0, 0, held, jokers):
                places = self._placing(naturals, ranks, suit) if wilds and naturals else None
                if places is not None:
                    # One natural with bare wilds is read as a set wherever it can be one (RA-S20).
                    alone = self.sets and not naturals & naturals - 1 and not (self.distinct and len(ranks) > FULL)
                    found.append(_text(ranks, suit, wilds, places or alone))
        return tuple(found)

    def _find_wild_lay_offs(self, meld: Meld, held: int, jokers: int) -> tuple[tuple[Card, ...], ...]:
        """The lay-offs on a run of ranks held in its suit and up to so many jokers."""
        suit = meld.slots[0].stands_for[1]
        lying = _mask(slot.stands_for[0] for slot in meld.slots)
        wild = _mask(slot.stands_for[0] for slot in meld.slots if slot.card in self.wilds)
        found = []
        for ranks, naturals, wilds in self._fillings(lying, wild, held, jokers):
            places = self._placing(lying | naturals, ranks, suit)
            if places is not None and naturals | wilds:
                added = "".join(rank for rank in ranks if not _BIT[rank] & lying)
                found.append(_text(added, suit, wilds, places))
        return tuple(found)

    def _fillings(self, lying: int, wild: int, held: int, jokers: int) -> Iterator[tuple[str, int, int]]:
        """Every run over the ranks that lie, some of them wild, that ranks held and jokers fill up.

        Of each its ranks, those added as natural cards, and those added as jokers.
        """
        for run, ranks in self._order.items():
            empty = run & ~lying & ~held
            spare = jokers - empty.bit_count()
            if spare < 0 or run & lying != lying:
                continue
            added = run & ~lying & held
            bits = [bit for rank in ranks if (bit := _BIT[rank]) & added]
            for more in range(min(spare, len(bits)) + 1):
                for at in combinations(bits, more):
                    wilds = empty + sum(at)
                    if self._bears("run", [bool(_BIT[rank] & (wild | wilds)) for rank in ranks]):
                        yield ranks, added - sum(at), wilds

    def _placing(self, known: int, ranks: str, suit: str) -> bool | None:
        """Whether the places of jokers beside known ranks must be written to make this run; None if they may not."""
        if self.lowest:
            return False if self._least(known, len(ranks), suit) == ranks else None
        return len(self._windows_over(known, len(ranks))) > 1

    def _choices(self, held: tuple[Card, ...], jokers: int, lying: Sequence[bool]) -> tuple[tuple[Card, ...], ...]:
        """The cards of one rank and jokers that make a set with what lies, of which we know what is wild."""
        fewest, naturals = (1, 0) if lying else (SHORTEST, 1)
        room = FULL - len(lying) if self.distinct else len(held) + jokers
        found = {}
        for used in range(jokers + 1):
            for size in range(max(fewest - used, naturals), min(len(held), room - used) + 1):
                if not used or self._bears("set", [*lying, *[False] * size, *[True] * used]):
                    found.update(dict.fromkeys(chosen + (JOKER,) * used for chosen in combinations(held, size)))
        return tuple(found)

    def _find_sets(self, held: tuple[Card, ...], jokers: int) -> tuple[tuple[Card, ...], ...]:
        return self._choices(held, jokers, ())

    # What is wrong -------------------------------------------------------------------------------------------------

    def _cites(self, code: str) -> str:
        if code == "too_many_wilds":
            return "RA-16 R5-V16" if self.most_wilds == 1 else "RA-H7 R5-V16"
        return _CITES[code]

    def _fault(self, cards: tuple[Card, ...]) -> str:
        """The numbers of the rule by which cards are no meld, however many wilds one may have."""
        if all(map(self.is_wild, cards)):
            return "RA-S21 R5-S6"
        faces = [face for card in cards if (face := place(card) or card) not in self.wilds]
        suits = {face[1] for face in faces}
        ranks = {face[0] for face in faces}
        if len(ranks) == 1:
            return "CV-6 RA-12 R5-7" if not self.sets or len(cards) < SHORTEST else "CV-15 RA-12 R5-7"
        length = len(cards)
        mixed = len(suits) > 1 or len(ranks) < len(faces)
        if mixed or not self.runs or not SHORTEST <= length <= len(RANKS) or "A" not in ranks:
            return "CV-5 RA-13 R5-8"
        mask = _mask(ranks)
        if any(len(run) == length and mask & bits == mask for bits, run in _windows(_LINES["low_or_high"]).items()):
            return "CV-13 RA-14 R5-8"
        return "CV-14 RA-14 R5-8" if _turns_the_corner(mask, length) else "CV-5 RA-13 R5-8"


@lru_cache
def _windows(line: str) -> dict[int, str]:
    """For every set of ranks (a bit each) that stands in the line, the ranks low to high.

    All thirteen stand ace high, where the ace may stand at either end.
    """
    return {
        _mask(line[start : start + length]): line[start : start + length]
        for length in range(SHORTEST, len(RANKS) + 1)
        for start in range(len(line) - length + 1)
    }


def _turns_the_corner(mask: int, length: int) -> bool:
    """Whether the ranks stand in so many that follow one another with the two after the ace."""
    circle = RANKS + RANKS
    return any(_mask(circle[start : start + length]) & mask == mask for start in range(len(RANKS)))


def _can_be_cut(kind: str, wild: Sequence[bool], most: int) -> bool:
    """Whether a meld can be cut into melds with at most so many wilds each: a run into pieces, a set anyhow (R5-S14).

    `wild` says of each slot whether a wild lies there; in each part there must be a natural card.
    """
    if kind == "set":
        parts = -(-sum(wild) // most)
        return parts * SHORTEST <= len(wild) and parts <= len(wild) - sum(wild)
    cuts = {0}
    for end in range(SHORTEST, len(wild) + 1):
        for start in range(end - SHORTEST + 1):
            wilds = sum(wild[start:end])
            if start in cuts and wilds <= most and wilds < end - start:
                cuts.add(end)
    return len(wild) in cuts


def _by_card(slot: Slot) -> int:
    return ORDER[slot.card]


def _mask(ranks: Iterable[str]) -> int:
    return sum(map(_BIT.__getitem__, ranks))


def _text(ranks: str, suit: str, jokers: int, places: bool) -> tuple[Card, ...]:
    """Cards of a suit as they are written, jokers at the ranks of a mask, bare or with their places."""
    faces = (rank + suit for rank in ranks)
    if not places:
        return tuple(JOKER if _BIT[face[0]] & jokers else face for face in faces)
    return tuple(f"{JOKER}={face}" if _BIT[face[0]] & jokers else face for face in faces)


def _all_bare(cards: tuple[Card, ...]) -> bool:
    return all("=" not in card for card in cards)
