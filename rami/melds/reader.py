"""Which cards are a meld, and where its wilds stand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from rami.cards import FACES, JOKER, ORDER, RANKS, Card, place, plain
from rami.melds.lines import ACE, BIT, SECOND, Run, line, mask, runs, turns_the_corner
from rami.melds.meld import FULL, SHORTEST, Meld, Slot, Worth

Cards = tuple[Card, ...]

_OF_PACK = frozenset(FACES)
_CITES = {
    "wild_goes_lowest": "RA-S15",
    "wild_place_needed": "RA-H8 R5-S5",
    "does_not_fit": "CV-16 RA-9 R5-16",
}


class Reader:
    """Reads cards as a meld, alone or on one that lies. `Recogniser` tells what the switches are."""

    def __init__(
        self,
        *,
        aces: str,
        both_ends: bool,
        ranks: str,
        distinct: bool,
        kinds: str,
        wilds: frozenset[Card],
        most_wilds: int | None,
        outnumber: bool,
        by_part: bool,
        own_place: str,
        wild_sets: bool,
        lowest: bool,
        worth: Worth,
        short_sets: bool,
    ) -> None:
        self.distinct = distinct
        self.runs = kinds != "sets"
        self.sets = kinds != "runs"
        self.wilds = wilds
        self.most_wilds = most_wilds
        self.outnumber = outnumber
        self.lowest = lowest
        self.worth = worth
        self.by_part = by_part
        self.own_place_counts = own_place == "wild"
        self.wild_sets = wild_sets
        self._short_sets = short_sets
        self._naturals = frozenset(FACES) - wilds
        self._limitless = most_wilds is None and not outnumber
        self._ranked = wilds - {JOKER}
        """The wild cards that may stand for themselves."""
        self.line = line(aces, ranks)
        self._order = runs(self.line, both_ends) if self.runs else {}
        self.both_ends = both_ends
        self.read = lru_cache(2048)(self._read)
        self.extend = lru_cache(1024)(self._extend)
        self._over = lru_cache(4096)(self._find_over)
        self._only = lru_cache(8192)(self._find_only)
        self._least = lru_cache(8192)(self._find_least)

    def is_wild(self, card: Card) -> bool:
        """Whether a card, bare or written with a place, is wild."""
        return plain(card) in self.wilds

    def naturals(self, meld: Meld) -> tuple[Card, ...]:
        """The cards of a meld that do not count as wild (R5-V17)."""
        if self.own_place_counts or meld.kind == "wilds":
            return tuple(card for card in meld.cards if card not in self.wilds)
        return tuple(slot.card for slot in meld.slots if not slot.stands_in)

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

    def _extend(self, meld: Meld, cards: tuple[Card, ...], owner: int) -> Meld | None:
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
            return meld.kind != "run"
        if not self.sets:
            return False
        naturals = [card[0] for card in cards if plain(card) not in self.wilds]
        if len(set(naturals)) > 1:
            return False
        rank = naturals[0] if naturals else _own_rank(tuple(map(plain, cards)))
        if rank is None:
            return False
        return not self.runs or len(naturals) > 1 or all(face and face[0] == rank for face in places.values())

    def legible(self, cards: Cards) -> Cards:
        """The cards of a run in an order in which they are not taken for a set with a suit written (see `miswritten`):
        wilds alone are of the rank that comes first.
        """
        return cards[1:] + cards[:1] if self.miswritten(cards) else cards

    def _judge(self, cards: tuple[Card, ...], owner: int, *, lying: bool = False) -> Meld | str:
        """The meld that the cards make, or the code for what is wrong with them."""
        if len(cards) < SHORTEST:
            return "not_a_meld"
        fault = ""
        for made in self._ways(cards, owner, lowest=self.lowest and not (lying and any(map(place, cards)))):
            if isinstance(made, Meld):
                return made
            if fault == "too_many_wilds" and made == "wild_place_needed" and self._would_do(cards):
                return made
            fault = fault or made or ""
        return fault or "not_a_meld"

    def _ways(self, cards: tuple[Card, ...], owner: int, *, lowest: bool) -> Iterator[Meld | str | None]:
        """What the cards make, or would but for a code: what comes first is what they are.

        Where all stand for themselves they are what they are; else bare cards are a set where they can (RA-S20).
        """
        first = next((card for card in cards if card in self._naturals), None)
        if _all_bare(cards):
            if self._ranked:
                yield self._make_plain_run(cards, owner)
            if first is None and self.wild_sets and self.wilds.issuperset(cards):
                yield Meld("wilds", tuple(Slot(card, card, owner) for card in cards))
                return
            rank = first[0] if first else _own_rank(cards)
            if self.sets and rank:
                yield self._make_set((), cards, rank, owner)
        if first is not None:
            yield self._make_run((), cards, first[1], owner, lowest=lowest)
        elif self._ranked and self.runs:
            yield self._make_wild_run(cards, owner, lowest=lowest)

    def _join(self, meld: Meld, cards: tuple[Card, ...], owner: int) -> Meld | str:
        first = meld.slots[0].stands_for
        made: Meld | str | None = None
        if meld.kind == "run":
            made = self._make_run(meld.slots, cards, first[1], owner, lowest=self.lowest)
        elif meld.kind == "set":
            made = self._make_set(meld.slots, cards, first[0], owner) if _all_bare(cards) else None
        elif self.wilds.issuperset(cards):
            made = Meld("wilds", meld.slots + tuple(Slot(card, card, owner) for card in cards))
        return "does_not_fit" if made is None else made

    def _make_set(self, lying: tuple[Slot, ...], cards: tuple[Card, ...], rank: str, owner: int) -> Meld | str | None:
        """The set of what lies and bare cards; None if they are none, a code if its wilds are too many."""
        wilds = self.wilds
        slots = list(lying)
        suits = {slot.card for slot in lying if not slot.stands_in}
        for card in cards:
            if card[0] == rank and not (card in wilds and self.distinct and card in suits):
                slots.append(Slot(card, card, owner))
                suits.add(card)
            elif card in wilds:
                slots.append(Slot(card, rank, owner))
            else:
                return None
        if self.distinct:
            themselves = sum(not slot.stands_in for slot in slots)
            if len(slots) > FULL or len(suits) < themselves:
                return None
        if not lying:
            slots.sort(key=_by_card)
        return self._limited(Meld("set", tuple(slots)))

    def _make_plain_run(self, cards: tuple[Card, ...], owner: int) -> Meld | str | None:
        """The run in which all cards, wild ones too, stand for themselves; None if they are none."""
        if JOKER in cards or len({card[1] for card in cards}) > 1:
            return None
        at: dict[int, Slot] = {}
        for card in cards:
            bit = self._free(card, at)
            if not bit:
                return None
            at[bit] = Slot(card, card, owner)
        run = self._order.get(sum(at))
        return None if run is None else self._limited(Meld("run", tuple(at[bit] for bit in run.bits)))

    def _make_wild_run(self, cards: tuple[Card, ...], owner: int, *, lowest: bool) -> Meld | str | None:
        """As `_make_run`, for wilds alone: in the suit of written places, else where most stand for themselves."""
        written = {face[1] for card in cards if (face := place(card))}
        if len(written) > 1:
            return None
        costs: dict[str, tuple[int, int, int]] = {}
        for suit in sorted(written or {card[1] for card in cards if card != JOKER}):
            own = mask({card[0] for card in cards if card[1:] == suit})
            run = self._least(0, own, len(cards), suit)
            if run is not None and (written or run.mask & own):
                costs[suit] = (*self._cost(run, 0, own, suit), self.line.index(run.ranks[0]))
        if not costs:
            return None
        best = min(costs, key=costs.__getitem__)
        if not lowest and sum(cost[0] == costs[best][0] for cost in costs.values()) > 1:
            return "wild_place_needed"
        return self._make_run((), cards, best, owner, lowest=lowest)

    def _make_run(
        self, lying: tuple[Slot, ...], cards: tuple[Card, ...], suit: str, owner: int, *, lowest: bool
    ) -> Meld | str | None:
        """The run of what lies and cards that may be written; None if they are none, a code if a wild is at fault."""
        slots: dict[int, Slot] = {}
        for slot in lying:
            bit = BIT[slot.stands_for[0]]
            slots[bit if bit not in slots else SECOND] = slot
        known = sum(slots)
        itself = instead = 0
        bare = []
        for card in cards:
            if card in self._naturals:
                face = card
            elif card in self.wilds:
                bare.append(card)
                continue
            else:
                face = place(card) or ""
                card = plain(card)
                if card not in self.wilds or face not in _OF_PACK:
                    return None
            bit = BIT[face[0]]
            if bit in slots:
                bit = self._free(face, slots)
            if face[1] != suit or not bit:
                return None
            slots[bit] = Slot(card, face, owner)
            if card != face:
                instead |= bit
            elif card in self.wilds:
                itself |= bit
            else:
                known |= bit
        fixed = len(slots)
        if bare or itself or instead:
            own: dict[int, Card] = {}
            places = 0
            if self._ranked:
                for card in bare:
                    if card[-1] == suit and (bit := self._free(card, {**slots, **own})):
                        own[bit] = card
                places = mask({card[0] for card in map(plain, cards) if card in self._ranked and card[1] == suit})
            run = self._place(known, itself, instead, sum(own), places & ~known, fixed + len(bare), suit, lowest=lowest)
            if not isinstance(run, Run):
                return run
            for bit in own:
                if bit & run.mask:
                    slots[bit] = Slot(own[bit], own[bit], owner)
                    bare.remove(own[bit])
            for bit, rank in zip(run.bits, run.ranks, strict=True):
                if bit not in slots:
                    slots[bit] = Slot(bare.pop(0), rank + suit, owner)
        elif known in self._order:
            run = self._order[known]
        else:
            return None
        laid = self._in_order(run, slots, lying, fixed)
        made = self._limited(Meld("run", laid))
        if made == "too_many_wilds" and run.mask & SECOND and not any(slot.stands_for[0] == "A" for slot in lying):
            # Which of two aces is the low one may decide how the run can be cut.
            made = self._limited(Meld("run", _ends_exchanged(laid)))
        return made

    def _place(
        self, known: int, itself: int, instead: int, own: int, places: int, length: int, suit: str, *, lowest: bool
    ) -> Run | str | None:
        """The run of a length that known ranks and wilds make; None if there is none, a code if a wild is at fault.

        `itself`, `instead`: the places written for wilds that stand for themselves or for another card; `own`: those
        where bare ones would stand for themselves. `places`: where any wild would, were it bare.
        """
        fitting = self._over(known | itself | instead, length)
        if not known and not itself:
            fitting = tuple(run for run in fitting if run.mask & own)
        if not fitting:
            return None
        if not lowest:
            return self._only(known | itself | instead, own, length) or "wild_place_needed"
        least = self._least(known, places | own, length, suit)
        if least in fitting and not ((own | itself) ^ (places | own)) & least.mask:
            return least
        return "wild_goes_lowest"

    def _free(self, face: Card, taken: Collection[int]) -> int:
        """The place of a face in its suit that is free yet; 0 if none is."""
        bit = BIT[face[0]]
        if bit not in taken:
            return bit
        return SECOND if bit == ACE and self.both_ends and SECOND not in taken else 0

    def _in_order(self, run: Run, slots: dict[int, Slot], lying: tuple[Slot, ...], fixed: int) -> tuple[Slot, ...]:
        """The slots by their places. Of two aces that one is low which lies there or was written first."""
        laid = [slots[bit] for bit in run.bits]
        if run.mask & SECOND:
            low = bool(lying) and lying[0].stands_for[0] == "A"
            high = bool(lying) and lying[-1].stands_for[0] == "A"
            both = fixed == len(laid) or SECOND in list(slots)[:fixed]
            if low or (both and not high):
                return _ends_exchanged(tuple(laid))
        return tuple(laid)

    def _find_over(self, mask: int, length: int) -> tuple[Run, ...]:
        """The runs of a length that hold all ranks of a mask."""
        return tuple(run for run in self._order.values() if len(run.ranks) == length and run.mask & mask == mask)

    def _find_only(self, known: int, own: int, length: int) -> Run | None:
        """The one run over known ranks in which most wilds stand for themselves, each at its place `own`."""
        fitting = self._over(known, length)
        if own and len(fitting) > 1:
            most = max((run.mask & own).bit_count() for run in fitting)
            fitting = tuple(run for run in fitting if (run.mask & own).bit_count() == most)
        return fitting[0] if len(fitting) == 1 else None

    def _find_least(self, known: int, own: int, length: int, suit: str) -> Run | None:
        """The run of a length over ranks that are known in which wilds are to lie.

        In it most of them stand for themselves, which they can at the places `own`; the others are worth least, then
        lowest (RA-18, RA-S14).
        """

        return min(self._over(known, length), key=lambda run: self._cost(run, known, own, suit), default=None)

    def _cost(self, run: Run, known: int, own: int, suit: str) -> tuple[int, int]:
        places = zip(run.bits, run.ranks, strict=True)
        wilds = [rank + suit for bit, rank in places if not bit & (known | own)]
        worth = sum(self.worth(face, face[0] == "A" == run.ranks[0]) for face in wilds)
        return -(run.mask & own).bit_count(), worth

    def _limited(self, meld: Meld) -> Meld | str:
        """The meld, or the code for too many wilds in it."""
        if not self.wilds:
            return meld
        apart = [slot.card != slot.stands_for for slot in meld.slots]
        wild = [slot.card in self.wilds for slot in meld.slots] if self.own_place_counts else apart
        return meld if not any(wild) or self._bears(meld.kind, wild, apart) else "too_many_wilds"

    def _bears(self, kind: str, wild: Sequence[bool], apart: Sequence[bool]) -> bool:
        """Whether the limits let a meld have what counts as wild, and what stands in, at these places."""
        wilds = sum(wild)
        if self.outnumber and wilds * 2 >= len(wild):
            return False
        if self.most_wilds is None or wilds <= self.most_wilds:
            return True
        return self.by_part and can_be_cut(kind, wild, apart, self.most_wilds)

    # Every way to read --------------------------------------------------------------------------------------------

    def readings(self, cards: Cards) -> tuple[Cards, ...]:
        """Every way in which these very cards, bare, are one meld: written as `read` then reads it."""
        found: dict[object, Cards] = {}
        ranks = [card[0] for card in cards if card in self._ranked]
        mixed = len(set(ranks)) > 1 and self.wilds.issuperset(cards)
        orders = [tuple(sorted(cards, key=lambda card: card[0] != rank)) for rank in set(ranks)] if mixed else []
        for order in (cards, *orders):
            if (made := self.read(order, 0)) is not None:
                found.setdefault(_shape(made), order if made.kind != "run" else made.cards)
        for written in () if self.wilds.isdisjoint(cards) else self._placed(cards):
            if (made := self.read(written, 0)) is not None:
                found.setdefault(_shape(made), self.legible(written))
        return tuple(found.values())

    def readings_on(self, meld: Meld, cards: Cards) -> tuple[Cards, ...]:
        """Every way in which these very cards, bare, are one lay-off on the meld: written as `extend` then reads it."""
        found: dict[object, Cards] = {}
        if (made := self.extend(meld, cards, 0)) is not None:
            found[_shape(made)] = cards
        if meld.kind == "run" and not self.wilds.isdisjoint(cards):
            for written in self._written(meld.slots[0].stands_for[1], places_of(meld), cards):
                if (made := self.extend(meld, written, 0)) is not None:
                    found.setdefault(_shape(made), written)
        return tuple(found.values())

    def _would_do(self, cards: Cards) -> bool:
        """Whether bare cards were a run if only the places of their wilds were written."""
        return any(self.read(written, 0) for written in self._placed(cards) if not _all_bare(written))

    def _placed(self, cards: Cards) -> Iterator[Cards]:
        natural = {card[1] for card in cards if card in self._naturals}
        for suit in natural or sorted({card[1] for card in cards if card != JOKER}):
            yield from self._written(suit, 0, cards)

    def _written(self, suit: str, lying: int, cards: Cards) -> Iterator[Cards]:
        """These very cards at every place in a run, those that stand in written; not all of them may stand there."""
        fixed = self._held((card for card in cards if card in self._naturals), suit, lying)
        pool = tuple(card for card in cards if card in self.wilds)
        own = self._held((card for card in pool if card[-1] == suit), suit, lying | fixed) & ~lying & ~fixed
        if (fixed & ~lying).bit_count() + len(pool) < len(cards):
            return
        for run in self._over(lying | fixed & ~lying, lying.bit_count() + len(cards)):
            open_ = run.mask & ~lying
            itself = open_ & own
            stand = open_ & ~fixed & ~itself
            wild = iter(spare_wilds(pool, suit, itself, None))
            yield tuple(
                f"{next(wild)}={rank}{suit}" if bit & stand else rank + suit
                for bit, rank in zip(run.bits, run.ranks, strict=True)
                if bit & open_
            )

    def _held(self, hand: Iterable[Card], suit: str, lying: int = 0) -> int:
        """The ranks that a hand holds in a suit; of two aces, one of them on the table, one is the `SECOND`."""
        cards = [card for card in hand if card[-1] == suit]
        held = mask({card[0] for card in cards})
        aces = cards.count("A" + suit)
        return held | SECOND if self.both_ends and aces and aces + bool(lying & ACE) > 1 else held

    # What frees and what matches a wild ----------------------------------------------------------------------------

    def reclaim(self, meld: Meld, cards: tuple[Card, ...], owner: int) -> tuple[Meld, tuple[Card, ...]] | None:
        """The meld with the owner's cards in the wilds' places, and the wilds taken (RA-19, RA-21); None if they do
        not free any.
        """
        if tuple(sorted(cards)) not in self._freeing(meld, cards):
            return None
        slots = list(meld.slots)
        wild = [at for at, slot in enumerate(slots) if slot.stands_in and slot.matched is None]
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
        """What the hand may put in the place of wilds, sorted; a wild that was matched stays (R5-S17)."""
        wild = [slot for slot in meld.slots if slot.card != slot.stands_for and slot.matched is None]
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

    def match(self, meld: Meld, card: Card, owner: int) -> Meld | None:
        """The meld with the real card beside the wild that stands for it in a run (R5-19); None if none does.

        Each wild is matched once (R5-S7).
        """
        for at, slot in enumerate(meld.slots if meld.kind == "run" else ()):
            if slot.stands_for == card != slot.card and slot.matched is None:
                return Meld("run", (*meld.slots[:at], slot._replace(matched=owner), *meld.slots[at + 1 :]))
        return None

    def matches(self, hand: Collection[Card], meld: Meld) -> tuple[Card, ...]:
        """The faces of the hand that `match` takes, each once."""
        if meld.kind != "run":
            return ()
        faces = (slot.stands_for for slot in meld.slots if slot.stands_in and slot.matched is None)
        return tuple(dict.fromkeys(face for face in faces if face in hand))

    # What is wrong -------------------------------------------------------------------------------------------------

    def _cites(self, code: str) -> str:
        if code == "too_many_wilds":
            return "RA-16 R5-V16 R5-V27" if self.most_wilds == 1 else "RA-H7 R5-V16"
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
        known = mask(ranks)
        if any(
            len(run.ranks) == length and known & run.mask == known for run in runs(line("low_or_high", RANKS)).values()
        ):
            return "CV-13 RA-14 R5-8"
        return "CV-14 RA-14 R5-8" if turns_the_corner(known, length) else "CV-5 RA-13 R5-8"


def places_of(meld: Meld) -> int:
    """The places of a run that lies."""
    ranks = {slot.stands_for[0] for slot in meld.slots}
    return mask(ranks) | (SECOND if len(ranks) < len(meld.slots) else 0)


def spare_wilds(pool: Iterable[Card], suit: str, places: int, first: Card | None) -> Cards:
    """The wilds of a pool that may stand in beside those at such places of a suit, in the order they are taken."""
    rest = list(pool)
    for rank, bit in BIT.items():
        if bit & places:
            rest.remove(rank + suit)
    if places & SECOND:
        rest.remove("A" + suit)
    rest.sort(key=lambda card: (card != first, card[-1] == suit))
    return tuple(rest)


def _shape(meld: Meld) -> tuple[object, ...]:
    """What a meld is, whichever wild stands in which of its places."""
    if meld.kind == "wilds":
        return (meld.kind,)
    if meld.kind == "set":
        return meld.kind, meld.slots[0].stands_for[0]
    return meld.kind, *((slot.stands_for, slot.stands_in) for slot in meld.slots)


def _own_rank(cards: tuple[Card, ...]) -> str | None:
    """The rank of which wilds alone are a set (R5-S6): the one that most of them have, else the first written."""
    ranks = [card[0] for card in cards if card != JOKER]
    return max(dict.fromkeys(ranks), key=ranks.count, default=None)


def can_be_cut(kind: str, wild: Sequence[bool], apart: Sequence[bool], most: int) -> bool:
    """Whether a meld can be cut into melds with at most so many wilds each: a run into pieces, a set anyhow (R5-S14).

    Of each slot `wild` says whether it counts as wild, and `apart` whether it stands in; in each part one must not.
    """
    if kind == "set":
        parts = -(-sum(wild) // most)
        return parts * SHORTEST <= len(wild) and parts <= len(wild) - sum(apart)
    cuts = {0}
    for end in range(SHORTEST, len(wild) + 1):
        for start in range(end - SHORTEST + 1):
            if start in cuts and sum(wild[start:end]) <= most and not all(apart[start:end]):
                cuts.add(end)
    return len(wild) in cuts


def _ends_exchanged(slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
    return slots[-1:] + slots[1:-1] + slots[:1]


def _by_card(slot: Slot) -> int:
    return ORDER[slot.card]


def _all_bare(cards: tuple[Card, ...]) -> bool:
    return all("=" not in card for card in cards)
