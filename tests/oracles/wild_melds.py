"""Melds where whole ranks may be wild, by brute force from the words of the rules: every window, every card everywhere.

Nothing of the engine is imported. What cards are is told as `Told`, or as the code of a refusal. Cards of a wild rank
may stand for themselves, so a meld is told by the cards that do and by what the others stand for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

JOKER = "*"
RANKS = "23456789TJQKA"
SUITS = "CDHS"


class Told(NamedTuple):
    """A meld: the cards that stand for themselves, and what the others stand for (a rank in a set), each sorted."""

    kind: str
    themselves: tuple[str, ...]
    instead: tuple[str, ...]


class Way(NamedTuple):
    """A way to lay cards as a run: its faces low to high, how many bare cards are themselves, what others stand for."""

    faces: tuple[str, ...]
    themselves: int
    instead: tuple[str, ...]


class Table(NamedTuple):
    """The switches, as they are named in the rules."""

    ace_in_runs: str = "low_or_high"
    ace_at_both_ends: bool = False
    lowest_rank: str = "2"
    melds: str = "both"
    sets_need_distinct_suits: bool = False
    wild_ranks: str = ""
    max_wilds_per_meld: int | None = None
    wild_limit_by_part: bool = False
    naturals_must_outnumber_wilds: bool = False
    wild_in_own_place: str = "natural"
    wild_set: bool = False
    wild_position: str = "chosen"
    wild_reclaim_from_short_set: bool = False

    def is_wild(self, card: str) -> bool:
        return card[0] in (*self.wild_ranks, JOKER)

    # Runs ----------------------------------------------------------------------------------------------------------

    def runs(self, length: int, known: Counter[str]) -> list[tuple[str, ...]]:
        """Every run of a length that has known faces in it, low to high."""
        if len({face[1] for face in known}) > 1:
            return []
        return [faces for faces in runs_of(self, length) if all(faces.count(face) >= known[face] for face in known)]

    def every_run(self, length: int) -> Iterator[tuple[str, ...]]:
        if self.melds == "sets" or length < 3:
            return
        line = RANKS[RANKS.index(self.lowest_rank) :]
        if self.lowest_rank == "2" and self.ace_in_runs != "high":
            line = "A" + (line if self.ace_in_runs == "low_or_high" else line[:-1])
        for start in range(len(line) - length + 1):
            ranks = line[start : start + length]
            if length == 13 and ranks[0] == "A" and self.ace_in_runs == "low_or_high":
                continue
            if length == 14 and not self.ace_at_both_ends:
                continue
            for suit in SUITS:
                yield tuple(rank + suit for rank in ranks)

    def ways(self, cards: Sequence[str], lying: Told | None = None) -> Iterator[Way]:
        """Every way to lay all these cards as a run, or on the one that lies."""
        fixed = Counter((*lying.themselves, *lying.instead)) if lying else Counter()
        instead = list(lying.instead) if lying else []
        bare = [card for card in cards if "=" not in card and self.is_wild(card)]
        for card in cards:
            if card not in bare:
                fixed[card[card.find("=") + 1 :]] += 1
            if "=" in card and card.split("=")[0] != card.split("=")[1]:
                instead.append(card.split("=")[1])
        natural = bool(lying) or fixed.total() > len(instead)
        for faces in self.runs(fixed.total() + len(bare), fixed):
            empty = list((Counter(faces) - fixed).elements())
            for order in set(permutations(bare)):
                themselves = sum(card == face for card, face in zip(order, empty, strict=True))
                stand = [face for card, face in zip(order, empty, strict=True) if card != face]
                if natural or themselves:
                    yield Way(faces, themselves, tuple(sorted(instead + stand)))

    def cost(self, way: Way, lying: Told | None) -> tuple[int, int, int, str]:
        """What the rules go by who place wilds: themselves first, then the least worth, the lowest, the first suit."""
        new = Counter(way.instead) - Counter(lying.instead if lying else ())
        low = way.faces[0][0] == "A"
        worth = sum(
            (1 if low else 11) if face[0] == "A" else 10 if face[0] in "TJQK" else int(face[0])
            for face in new.elements()
        )
        return -way.themselves, worth, 0 if low else RANKS.index(way.faces[0][0]) + 1, way.faces[0][1]

    def run(self, cards: Sequence[str], lying: Told | None = None) -> Told | str | None:
        """The run that cards make."""
        ways = set(self.ways(cards, lying))
        if not ways:
            return None
        most = max(way.themselves for way in ways)
        ways = {way for way in ways if way.themselves == most}
        if self.wild_position == "chosen":
            if len({way.faces for way in ways}) > 1:
                return "wild_place_needed"
            (way,) = ways
        else:
            plain = [card.split("=")[0] for card in cards]
            free = set(self.ways(plain, lying))
            if any("=" in card for card in cards):
                # Where places are written they tell the suit.
                suit = next(iter(ways)).faces[0][1]
                free = {way for way in free if way.faces[0][1] == suit}
            best = min(free, key=lambda way: self.cost(way, lying))
            fitting = [way for way in ways if (way.faces, way.instead) == (best.faces, best.instead)]
            if not fitting:
                return "wild_goes_lowest"
            way = fitting[0]
        left = Counter(way.faces) - Counter(way.instead)
        told = Told("run", tuple(sorted(left.elements())), way.instead)
        return "too_many_wilds" if self.too_many(told, way.faces) else told

    # Sets ----------------------------------------------------------------------------------------------------------

    def set(self, cards: Sequence[str], lying: Told | None = None) -> Told | str | None:
        """The set that bare cards make."""
        naturals = [card for card in cards if not self.is_wild(card)]
        if lying:
            rank = lying.themselves[0][0]
        elif naturals:
            rank = naturals[0][0]
        else:
            own = [card[0] for card in cards if card != JOKER]
            if not own:
                return None
            rank = next(each for each in own if own.count(each) == max(map(own.count, own)))
        themselves = list(lying.themselves) if lying else []
        instead = len(lying.instead) if lying else 0
        for card in cards:
            if card[0] == rank and not (self.sets_need_distinct_suits and self.is_wild(card) and card in themselves):
                themselves.append(card)
            elif self.is_wild(card):
                instead += 1
            else:
                return None
        if self.sets_need_distinct_suits and (
            len(set(themselves)) < len(themselves) or len(themselves) + instead > len(SUITS)
        ):
            return None
        told = Told("set", tuple(sorted(themselves)), (rank,) * instead)
        return "too_many_wilds" if self.too_many(told) else told

    # Wilds ---------------------------------------------------------------------------------------------------------

    def too_many(self, told: Told, faces: tuple[str, ...] = ()) -> bool:
        """Whether a meld has more wilds than it may; the faces of a run in order."""
        if not (counted := self.counted(told)):
            return False
        size = len(told.themselves) + len(told.instead)
        if self.naturals_must_outnumber_wilds and counted >= size - counted:
            return True
        most = self.max_wilds_per_meld
        if most is None or counted <= most:
            return False
        if not self.wild_limit_by_part:
            return True
        cards = [*((True, card) for card in told.themselves), *((False, face) for face in told.instead)]
        if told.kind == "set":
            return not any(all(self.part(part, most) for part in cut) for cut in parts(tuple(cards)))
        # Of two aces in one run it does not matter which is which but for the cut: either is tried.
        for order in arranged(cards, faces):
            if any(all(self.part(part, most) for part in cut) for cut in pieces(order)):
                return False
        return True

    def part(self, part: tuple[tuple[bool, str], ...], most: int) -> bool:
        """Whether a part of a meld is one: for itself or not, and what it stands for."""
        wilds = sum(not itself or (self.wild_in_own_place == "wild" and self.is_wild(face)) for itself, face in part)
        return len(part) >= 3 and wilds <= most and any(itself for itself, _ in part)

    def counted(self, told: Told) -> int:
        own = sum(map(self.is_wild, told.themselves)) if self.wild_in_own_place == "wild" else 0
        return len(told.instead) + own

    # Melds ---------------------------------------------------------------------------------------------------------

    def tell(self, cards: Sequence[str], lying: Told | None = None) -> Told | str:
        """The meld that cards make, alone or together with one that lies there."""
        bare = all("=" not in card for card in cards)
        if lying:
            made: Told | str | None = None
            if lying.kind == "run":
                made = self.run(cards, lying)
            elif lying.kind == "set" and bare:
                made = self.set(cards, lying)
            elif lying.kind == "wilds" and bare and all(map(self.is_wild, cards)):
                made = Told("wilds", tuple(sorted((*lying.themselves, *cards))), ())
            return made or "does_not_fit"
        if len(cards) < 3:
            return "not_a_meld"
        codes = []
        for made in self.kinds(cards, bare):
            if isinstance(made, Told):
                return made
            codes += [made] if made else []
        if codes[:1] == ["too_many_wilds"] and "wild_place_needed" in codes:
            # It would do with a place, so that is what it lacks.
            return "wild_place_needed" if next(self.placed(cards), None) else codes[0]
        return codes[0] if codes else "not_a_meld"

    def kinds(self, cards: Sequence[str], bare: bool) -> Iterator[Told | str | None]:
        """What cards may be, in the order in which it is asked."""
        if bare and self.melds != "sets" and self.wild_ranks:
            for faces in runs_of(self, len(cards)):
                if Counter(faces) == Counter(cards):
                    told = Told("run", tuple(sorted(cards)), ())
                    yield "too_many_wilds" if self.too_many(told, faces) else told
        if bare and self.wild_set and all(map(self.is_wild, cards)):
            yield Told("wilds", tuple(sorted(cards)), ())
            return
        if bare and self.melds != "runs":
            yield self.set(cards)
        yield self.run(cards)

    def placed(self, cards: Sequence[str], lying: Told | None = None) -> Iterator[Told]:
        """What bare cards are with the places of their wilds written, in every way."""
        wild = [card for card in cards if self.is_wild(card)]
        naturals = [card for card in cards if not self.is_wild(card)]
        known = Counter(naturals) + Counter((*lying.themselves, *lying.instead) if lying else ())
        for faces in self.runs(known.total() + len(wild), known):
            empty = list((Counter(faces) - known).elements())
            tried = set()
            for order in set(permutations(wild)):
                stand = [face for card, face in zip(order, empty, strict=True) if card != face]
                if (key := tuple(sorted(stand))) not in tried:
                    tried.add(key)
                    places = zip(order, empty, strict=True)
                    told = self.tell([*naturals, *(f"{card}={face}" for card, face in places)], lying)
                    if isinstance(told, Told):
                        yield told

    def readings(self, cards: Sequence[str], lying: Told | None = None) -> dict[Told, bool]:
        """Every meld that these very cards make; True where they may stay bare."""
        found: dict[Told, bool] = {}
        orders = {tuple(sorted(cards, key=lambda card: card[0] != rank)) for rank in (*self.wild_ranks, "")}
        for order in [cards] if lying else orders:
            told = self.tell(order, lying)
            if isinstance(told, Told):
                found[told] = True
        if any(map(self.is_wild, cards)) and (lying is None or lying.kind == "run"):
            for told in self.placed(cards, lying):
                found.setdefault(told, False)
        return found

    # What frees a wild ---------------------------------------------------------------------------------------------

    def exchanges(self, hand: Sequence[str], lying: Told) -> set[tuple[str, ...]]:
        """What the hand can give for wilds of a meld: one card, or two at once."""
        found = set()
        for size in (1, 2) if lying.instead and lying.kind != "wilds" else ():
            for given in combinations(sorted(set(hand) - {JOKER}), size):
                together = {*lying.themselves, *given}
                if lying.kind == "run":
                    fits = size == 1 and given[0] in lying.instead
                elif any(card[0] != lying.instead[0] for card in given):
                    fits = False
                elif not self.sets_need_distinct_suits:
                    fits = size == 1
                else:
                    short = size == 2 and self.wild_reclaim_from_short_set
                    fits = (size == 1 or short) and len(together) == 4 == len(lying.themselves) + size
                if fits:
                    found.add(given)
        return found


@lru_cache(None)
def runs_of(table: Table, length: int) -> tuple[tuple[str, ...], ...]:
    return tuple(table.every_run(length))


def shape(told: Told, table: Table) -> tuple[object, ...]:
    """A meld up to which of its wilds lies in which place, as itself or for another."""
    natural = tuple(card for card in told.themselves if not table.is_wild(card))
    if told.kind == "run":
        return "run", natural, tuple(sorted((*told.themselves, *told.instead)))
    rank = "" if told.kind == "wilds" else told.themselves[0][0]
    return told.kind, natural, rank, len(told.themselves) + len(told.instead)


def arranged(cards: list[tuple[bool, str]], faces: tuple[str, ...]) -> Iterator[tuple[tuple[bool, str], ...]]:
    """The cards in the order of the faces of a run."""
    if not faces:
        yield ()
        return
    for each in sorted({card for card in cards if card[1] == faces[0]}):
        rest = list(cards)
        rest.remove(each)
        for order in arranged(rest, faces[1:]):
            yield (each, *order)


def pieces(cards: tuple[tuple[bool, str], ...]) -> Iterator[list[tuple[tuple[bool, str], ...]]]:
    """Every way to cut a run into pieces of three and more."""
    if not cards:
        yield []
    for end in range(3, len(cards) + 1):
        for rest in pieces(cards[end:]):
            yield [cards[:end], *rest]


def parts(cards: tuple[tuple[bool, str], ...]) -> Iterator[list[tuple[tuple[bool, str], ...]]]:
    """Every way to cut a set into parts of three and more."""
    if not cards:
        yield []
    others = range(1, len(cards))
    for size in range(2, len(cards)):
        for chosen in combinations(others, size):
            part = (cards[0], *(cards[at] for at in chosen))
            for rest in parts(tuple(cards[at] for at in others if at not in chosen)):
                yield [part, *rest]
