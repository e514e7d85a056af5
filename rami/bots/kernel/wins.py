"""How the kernel plays games that are won by going out: with twins and jokers, with an opening or none.

Everybody takes what leaves no more cards over, opens with what is enough, lays what can be laid unless told to hold,
wins jokers back that can be played at once, and throws the card that goes least with the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from rami.bots.hand import COLUMN, dearest_pair
from rami.bots.kernel.acts import Acts, Heard, State, cards_of
from rami.bots.kernel.masks import Masks
from rami.bots.kernel.terms import BIT, SET, WILD, Lying, Terms, bits, face_at, longer, lying

# What a card that no meld has is kept for, in points of its value; each face near it that may still come is one.
MATE = 7.0  # a card of the hand with which it may make a meld ...
HALF = 3.0  # ... or half of that, when this many turns are left for each seat
GIFT = 6.0  # the next seat is known to hold cards with which it goes
_TWIN = -4.0  # another copy of it in the hand

NEAR_END = 3
"""Cards of another's hand with which held melds are laid ..."""
NEAR_TURNS = 2
"""... and turns that the stock still has for each seat."""
_AGAIN = 40
"""Cards of the stock that there are at least while the pile may become the stock again."""
_FEW = 2
"""Cards of another's hand with which jokers are not kept any longer."""
_MOST_KNOWN = 1 << 14


class Holding(NamedTuple):
    """What a hand holds: melds without jokers, then with; and what they leave, as masks of one copy, two, three."""

    melds: tuple[Lying, ...]
    once: int
    twice: int
    three: int
    jokers: int
    left: int
    """Faces left, copies counted."""
    worth: int
    """Of the melds, in an opening."""


class Wins(Acts):
    """Rounds that somebody wins by going out."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.masks = Masks(terms)
        self._holdings: dict[tuple[int, int, int, int], Holding] = {}
        opening = terms.law.opening
        self._opens = opening.minimum > 0 or opening.ladder

    # What a hand holds ---------------------------------------------------------------------------------------------

    def holding(self, once: int, twice: int, three: int, jokers: int) -> Holding:
        """What is in a hand."""
        key = once, twice, three, jokers
        found = self._holdings.get(key)
        if found is None:
            if len(self._holdings) > _MOST_KNOWN:
                self._holdings.clear()
            found = self._holdings[key] = self._find(once, twice, three, jokers)
        return found

    def _of(self, state: State, seat: int) -> Holding:
        return self.holding(state.once[seat], state.twice[seat], state.three[seat], state.jokers[seat])

    def _find(self, once: int, twice: int, three: int, jokers: int) -> Holding:
        melds: list[Lying] = []
        again = -1
        while again:
            kept = self.masks.kept(once)
            melds += self.masks.melds_in(kept)
            again = kept & twice
            once, twice, three = _less(once, twice, three, kept)
        while jokers and (pair := dearest_pair(once, self.terms.mates, self.terms.values)):
            meld, used = self._stretched(self.terms.joined[pair], pair, once & ~pair)
            melds.append(meld)
            once, twice, three = _less(once, twice, three, used)
            jokers -= 1
        left = once.bit_count() + twice.bit_count() + three.bit_count()
        worth = 0
        if self._opens:
            worth = sum([self.terms.worth(meld) for meld in melds])
        return Holding(tuple(melds), once, twice, three, jokers, left, worth)

    def _with(self, state: State, seat: int, number: int, before: Holding) -> Holding:
        """What the hand holds with one more card, which it has already."""
        faces, jokers = state.once[seat], state.jokers[seat]
        if number == WILD or faces & self.terms.near[number] in self.terms.melding[number]:
            return self._of(state, seat)
        if jokers and before.once & self.terms.mates[number]:
            return self._of(state, seat)
        melds, once, twice, three, _, left, worth = before
        bit = BIT[number]
        once, twice, three = _more(once, twice, three, bit)
        return Holding(melds, once, twice, three, before.jokers, left + 1, worth)

    def _stretched(self, meld: Lying, used: int, spare: int) -> tuple[Lying, int]:
        """A run with a joker and the spare faces that go on with it, where that reads the same; the faces in it."""
        terms = self.terms
        while spare and meld[0] < SET:
            kind, low, high, _ = meld
            grown = None
            for up in (True, False):
                end = high + 1 if up else low - 1
                if (end <= terms.high if up else end >= terms.low) and spare & BIT[face_at(kind, end)]:
                    grown, bit = longer(terms, meld, up=up), BIT[face_at(kind, end)]
                    read = self._law.melds.read(self.written(grown), 0)
                    if read is not None and lying(read) == grown:
                        break
                    grown = None
            if grown is None:
                break
            meld, used, spare = grown, used | bit, spare & ~bit
        return meld, used

    # Play ----------------------------------------------------------------------------------------------------------

    def play_on(self, state: State, hold: Sequence[bool] = (), heard: Heard | None = None) -> tuple[float, ...]:
        """What the round then scores, by seat. `hold`: by seat, whether it keeps its melds until an end is near."""
        holds = hold or (False,) * self.terms.players
        held = [self._of(state, seat) for seat in range(self.terms.players)]
        while state.result is None:
            self._turn(state, state.seat, holds, held, heard)
        return state.result

    def _turn(self, state: State, seat: int, holds: Sequence[bool], held: list[Holding], heard: Heard | None) -> None:
        """A turn, or the rest of one."""
        holding = held[seat]
        if not state.drawn:
            if not state.stock and self._is_last(state):
                takes = not self._asks(state, seat)
            else:
                takes = bool(state.pile) and self._may_take(state, seat) and self._wants(state, seat, holding)
            if takes and self.terms.owes[state.opened[seat]]:
                if self._takes_to_meld(state, seat, heard):
                    self._go_on(state, seat, holds, held, heard)
                    return
                takes = False
            if takes:
                number = self._take(state, seat, heard)
            else:
                number = self._from_stock(state, seat, heard)
                if state.result is not None:
                    return
            holding = self._with(state, seat, number, holding)
        if holding.melds or holding.once & (state.fits | state.frees) or (holding.jokers and state.room):
            self._lay_what_goes(state, seat, holding, holds[seat], heard)
            if state.result is not None:
                return
            holding = self._of(state, seat)
        number = self._loosest(state, seat, holding)
        self._discard(state, seat, number, heard)
        if state.result is None:
            held[seat] = self._but(state, seat, number, holding)

    def _go_on(self, state: State, seat: int, holds: Sequence[bool], held: list[Holding], heard: Heard | None) -> None:
        """The rest of a turn in which something was laid."""
        if state.result is None:
            held[seat] = self._of(state, seat)
            self._turn(state, seat, holds, held, heard)

    def _takes_to_meld(self, state: State, seat: int, heard: Heard | None) -> bool:
        """Takes a card that has to be melded, and melds it; whether it could (RA-H3, RA-H4)."""
        number = state.pile[-1]
        self._give(state, seat, number)
        melds = self._payment(state, seat, number)
        self._drop(state, seat, number)
        if melds is None:
            return False
        self._take(state, seat, heard)
        if melds:
            self._lay(state, seat, melds, sum(map(self.terms.worth, melds)), heard)
        else:
            self._lay_off(state, seat, number, heard)
        return True

    def _payment(self, state: State, seat: int, number: int) -> tuple[Lying, ...] | None:
        """Melds in which a card of the hand can go to the table; none where it is laid off; None if it stays."""
        asked = self._asked(state, seat)
        if state.opened[seat] or not self.terms.owes_opening:
            fits = state.room if number == WILD else state.fits >> number & 1
            if fits and self._may_lay_off(state, seat) and self._leads_on(state, seat, (number,)):
                return ()
        holding = self._of(state, seat)
        if asked is not None:
            opening = self._opening(state, seat, holding, asked)
            return opening if any(number in cards_of(meld) for meld in opening) else None
        with_it = (meld for meld in holding.melds if number in cards_of(meld))
        return next(((meld,) for meld in with_it if self._leads_on(state, seat, cards_of(meld))), None)

    def _but(self, state: State, seat: int, number: int, before: Holding) -> Holding:
        """What the hand holds without a card, which has gone."""
        bit = BIT[number] if number != WILD else 0
        if not before.once & bit:
            return self._of(state, seat)
        once, twice, three = _less(before.once, before.twice, before.three, bit)
        return Holding(before.melds, once, twice, three, before.jokers, before.left - 1, before.worth)

    def _wants(self, state: State, seat: int, before: Holding) -> bool:
        """Whether the top of the pile leaves no more cards over than there are without it."""
        number = state.pile[-1]
        if number == WILD:
            return True
        terms = self.terms
        bit = BIT[number]
        if state.fits & bit and self._may_lay_off(state, seat):
            return True
        if state.frees & bit and state.opened[seat]:
            return True
        once, twice, three, jokers = state.once[seat], state.twice[seat], state.three[seat], state.jokers[seat]
        if once & terms.near[number] not in terms.melding[number] and not (jokers and once & terms.mates[number]):
            return False
        once, twice, three = _more(once, twice, three, bit)
        return self.holding(once, twice, three, jokers).left <= before.left

    def _lay_what_goes(self, state: State, seat: int, holding: Holding, holds: bool, heard: Heard | None) -> None:
        """Lays what the seat lays in this turn."""
        asked = self._asked(state, seat)
        if asked is not None and holding.worth < asked and not self._law.opening.waived:
            return
        out = self._goes_out(state, seat, holding)
        if holds and not out and not self._is_near_end(state, seat):
            return
        if asked is not None:
            opening = self._opening(state, seat, holding, asked)
            if not opening:
                return
            self._lay(state, seat, opening, sum(map(self.terms.worth, opening)), heard)
            if state.result is not None:
                return
            holding = self._of(state, seat)
        for meld in holding.melds:
            if self._leads_on(state, seat, cards_of(meld)):
                self._lay(state, seat, (meld,), self.terms.worth(meld), heard)
                if state.result is not None:
                    return
        spends = out or self._must_spend(state, seat)
        while self._lays_off(state, seat, spends, heard):
            pass

    def _asked(self, state: State, seat: int) -> int | None:
        """What the seat's melds have to be worth together; None where nothing is asked of them."""
        opening = self._law.opening
        if state.opened[seat]:
            return None
        needed = opening.needed(state.highest)
        return needed if needed or opening.clean_run else None

    def _opening(self, state: State, seat: int, holding: Holding, needed: int) -> tuple[Lying, ...]:
        """The melds to open with, without jokers if that is enough; none if there is no opening."""
        terms, law = self.terms, self._law
        melds = holding.melds
        clean = tuple([meld for meld in melds if not meld[3]])
        for choice in (clean, melds) if len(clean) < len(melds) else (melds,):
            cards = [number for meld in choice for number in cards_of(meld)]
            if not choice or not self._leads_on(state, seat, cards):
                continue
            worth = sum(map(terms.worth, choice))
            has_run = not law.opening.clean_run or any(meld[0] < SET for meld in clean)
            waived = law.opening.waived and self._is_waived(state, seat, cards)
            if (worth >= needed and has_run) or waived:
                return choice
        return ()

    def _is_waived(self, state: State, seat: int, cards: list[int]) -> bool:
        """Whether melds of these cards leave none, or one that may go (RA-H22)."""
        left = state.counts[seat] - len(cards)
        return left <= 1 and self._leads_on(state, seat, cards)

    def _goes_out(self, state: State, seat: int, holding: Holding) -> bool:
        """Whether about all cards find a place in this turn, the last but for the discard."""
        left = holding.left + holding.jokers
        if left > 1 and (state.opened[seat] or self._law.lay_off_unopened) and self._law.lay_off_fresh:
            once = holding.once
            left -= once.bit_count() - self._absorbed(state, once).bit_count()
            left -= min(holding.jokers, state.room)
        return left <= 1

    def _absorbed(self, state: State, loose: int) -> int:
        """What of the loose cards does not find its place on the table."""
        if not loose & (state.fits | state.frees):
            return loose
        loose &= ~state.frees
        terms = self.terms
        for kind, low, high, _ in state.melds:
            if kind >= SET:
                if high < 4:
                    loose &= ~(COLUMN << kind - SET)
                continue
            while low > terms.low and high - low < 12 and loose & BIT[face_at(kind, low - 1)]:
                low -= 1
                loose &= ~BIT[face_at(kind, low)]
            while high < terms.high and high - low < 12 and loose & BIT[face_at(kind, high + 1)]:
                high += 1
                loose &= ~BIT[face_at(kind, high)]
        return loose

    def _is_near_end(self, state: State, seat: int) -> bool:
        if len(state.stock) <= NEAR_TURNS * len(state.seats) and state.reshuffles >= self.terms.reshuffles:
            return True
        return self._fewest(state, seat) <= NEAR_END

    def _must_spend(self, state: State, seat: int) -> bool:
        """Whether a joker in the hand may soon cost its points."""
        return self._fewest(state, seat) <= _FEW or (not state.stock and state.reshuffles >= self.terms.reshuffles)

    @staticmethod
    def _fewest(state: State, seat: int) -> int:
        return min(state.counts[other] for other in state.seats if other != seat)

    def _lays_off(self, state: State, seat: int, spends: bool, heard: Heard | None) -> bool:
        """Puts a card on a meld of the table, where need be for a joker that is then played; whether it could."""
        if state.result is not None:
            return False
        holding = self._of(state, seat)
        if self._may_lay_off(state, seat):
            for number in bits(holding.once & state.fits):
                if self._leads_on(state, seat, (number,)):
                    self._lay_off(state, seat, number, heard)
                    return True
        if state.opened[seat]:
            for number in bits(holding.once & state.frees):
                if self._plays_reclaimed(state, seat, number, heard):
                    return True
        may_go = spends and holding.jokers and state.room and self._may_lay_off(state, seat)
        if may_go and self._leads_on(state, seat, (WILD,)):
            self._lay_off(state, seat, WILD, heard)
            return True
        return False

    def _plays_reclaimed(self, state: State, seat: int, number: int, heard: Heard | None) -> bool:
        """Wins a joker back for the card and plays it, if it can be played."""
        if state.barred not in (-1, number):
            return False
        once, twice, three = state.once[seat], state.twice[seat], state.three[seat]
        before = self.holding(once, twice, three, state.jokers[seat])
        after = self.holding(*_less(once, twice, three, BIT[number]), state.jokers[seat] + 1)
        if len(after.melds) > len(before.melds) and after.melds[-1][3]:
            meld = after.melds[-1]
            if state.counts[seat] - len(cards_of(meld)) >= self._least:
                self._reclaim(state, seat, number, heard)
                self._lay(state, seat, (meld,), 0, heard)
                return True
        if self._law.replay_in_new_meld or not self._may_lay_off(state, seat) or state.counts[seat] <= self._least:
            return False
        _, meld = self._freed(state, number)
        if not state.room and not self._takes_wild(meld):
            return False
        self._reclaim(state, seat, number, heard)
        self._lay_off(state, seat, WILD, heard)
        return True

    def _loosest(self, state: State, seat: int, holding: Holding) -> int:
        """The card that the seat can best do without; never a barred one."""
        near, values = self.terms.near, self.terms.values
        once, twice, alive, barred = state.once[seat], state.twice[seat], ~state.dead, state.barred
        free = ~BIT[barred] if 0 <= barred < WILD else -1
        rest = holding.once & ~state.fits & free or holding.once & free or once & free
        if rest and not state.stock and state.reshuffles >= self.terms.reshuffles:
            return max(bits(rest), key=values.__getitem__)
        best, least = WILD, 1e9
        wanted = state.wanted[state.order[seat]]
        left = len(state.stock) + (_AGAIN if state.reshuffles < self.terms.reshuffles else 0)
        mate = MATE * left / (left + HALF * len(state.seats))
        while rest:
            bit = rest & -rest
            rest ^= bit
            number = bit.bit_length() - 1
            mates = near[number]
            worth = mate * (mates & once).bit_count() + (mates & alive).bit_count() - values[number]
            if twice & bit:
                worth += _TWIN
            if wanted & bit:
                worth += GIFT
            if worth < least:
                best, least = number, worth
        return best

    # Random play ---------------------------------------------------------------------------------------------------

    def random_play(self, state: State, rng: Random, heard: Heard | None = None) -> int:
        """Any acts of the legal ones until the round is over; how many there were.

        Not among the choices: lay-offs of several cards at once, reclaims, melds with two jokers, but one opening where
        something is asked of it, and but one use of a card that has to be melded.
        """
        decisions = 0
        while state.result is None:
            seat = state.seat
            decisions += 1
            if not state.drawn:
                if state.pile and self._may_take(state, seat) and rng.random() < 0.5:
                    if not self.terms.owes[state.opened[seat]]:
                        self._take(state, seat, heard)
                    elif self._takes_to_meld(state, seat, heard):
                        decisions += 1
                    else:
                        decisions -= 1
                else:
                    self._from_stock(state, seat, heard)
                continue
            melds = list(self._any_melds(state, seat))
            off = []
            if self._may_lay_off(state, seat):
                off = [*bits(state.once[seat] & state.fits), *[WILD] * (state.room and state.jokers[seat] > 0)]
                off = [number for number in off if self._leads_on(state, seat, (number,))]
            throws = [number for number in bits(state.once[seat]) if number != state.barred]
            if state.jokers[seat] and state.barred != WILD:
                throws.append(WILD)
            choice = int(rng.random() * (len(melds) + len(off) + len(throws)))
            if choice < len(melds):
                self._lay(state, seat, melds[choice], sum(map(self.terms.worth, melds[choice])), heard)
            elif choice < len(melds) + len(off):
                self._lay_off(state, seat, off[choice - len(melds)], heard)
            else:
                self._discard(state, seat, throws[choice - len(melds) - len(off)], heard)
        return decisions

    def _any_melds(self, state: State, seat: int) -> Iterator[tuple[Lying, ...]]:
        """What the seat may lay at once."""
        asked = self._asked(state, seat)
        if asked is not None:
            opening = self._opening(state, seat, self._of(state, seat), asked)
            if opening:
                yield opening
            return
        once = state.once[seat]
        found = list(map(self.masks.lie, self.masks.every(once)))
        if state.jokers[seat]:
            for number in bits(once):
                later = bits(once & self.terms.mates[number] & -BIT[number])
                found += [self.terms.joined[BIT[number] | BIT[mate]] for mate in later]
        yield from ((meld,) for meld in found if self._leads_on(state, seat, cards_of(meld)))


def _more(once: int, twice: int, three: int, bit: int) -> tuple[int, int, int]:
    """The masks of a hand with a copy more of this face."""
    if not once & bit:
        return once | bit, twice, three
    if not twice & bit:
        return once, twice | bit, three
    return once, twice, three | bit


def _less(once: int, twice: int, three: int, faces: int) -> tuple[int, int, int]:
    """Masks of one copy, two, three, without a copy of each of the faces."""
    gone = faces & three
    three ^= gone
    faces ^= gone
    gone = faces & twice
    twice ^= gone
    return once & ~(faces ^ gone), twice, three
