"""The kernel for going out where each face is there once, no card stands in and nothing is asked of an opening.

It plays as its base does, in one loop: a turn in which nothing can be melded costs a few table look-ups.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product
from random import Random

from rami.actions import Action, Discard, LayMelds
from rami.bots.hand import COLUMN, SUIT
from rami.bots.kernel.terms import BIT, CARDS, SET, Lying, Terms, bits, face_at
from rami.bots.kernel.wins import FROM_PILE, FROM_STOCK, MATE, MOST_KNOWN, NEAR_END, OUTSIDE, Heard, State, Wins
from rami.cards import Card

_BASES = (0, 13, 26, 39)


class Plain(Wins):
    """`Wins` for distinct faces."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self._keeps: dict[int, int] = {}
        self._every_run: dict[int, tuple[int, ...]] = {}
        self._runs: dict[int, tuple[tuple[int, int], ...]] = {}

    @staticmethod
    def suits(terms: Terms) -> bool:
        """Whether the rules are plain enough."""
        law = terms.law
        if law.opening.minimum or law.opening.ladder or law.opening.clean_run:
            return False
        lays_off = law.lay_off_unopened and law.lay_off_fresh
        return terms.packs == 1 and lays_off and not terms.jokers and not law.incur

    def _show(self, state: State, number: int) -> None:
        state.dead |= BIT[number]

    def _hide(self, state: State, number: int) -> None:
        state.dead &= ~BIT[number]

    # Melds as masks ------------------------------------------------------------------------------------------------

    def kept(self, hand: int) -> int:
        """The faces that lie in melds when the fewest are left, and of such the ones worth least."""
        kept = self._keeps.get(hand)
        if kept is None:
            if len(self._keeps) > MOST_KNOWN:
                self._keeps.clear()
            kept = self._keeps[hand] = self._find_kept(hand)
        return kept

    def _find_kept(self, hand: int) -> int:
        in_runs = self._in_runs(hand)
        if not self.terms.law.melds.sets:
            return in_runs
        c, d, h, s = hand & SUIT, hand >> 13 & SUIT, hand >> 26 & SUIT, hand >> 39
        ranks = c & d & (h | s) | h & s & (c | d)
        if not ranks:
            return in_runs
        columns = (ranks | ranks << 13 | ranks << 26 | ranks << 39) & hand
        if not columns & in_runs:
            return columns | in_runs
        free, contested = 0, []
        for rank in bits(ranks):
            column = columns & COLUMN << rank
            if not column & in_runs:
                free |= column
                continue
            faces = [BIT[number] for number in bits(column)]
            contested.append([0, *(sum(pick) for size in (3, 4) for pick in combinations(faces, size))])
        values = self.terms.values
        best = most = 0
        for choice in product(*contested):
            sets = sum(choice, free)
            kept = sets | self._in_runs(hand & ~sets)
            worth = (kept.bit_count() << 12) + sum([values[number] for number in bits(kept)])
            if worth > most:
                most, best = worth, kept
        return best

    def _in_runs(self, hand: int) -> int:
        found = 0
        for base in _BASES:
            suit = hand >> base & SUIT
            if suit & suit >> 1:
                for low, high in self._runs_of(suit):
                    for place in range(low, high + 1):
                        found |= BIT[face_at(base, place)]
        return found

    def _runs_of(self, suit: int) -> tuple[tuple[int, int], ...]:
        """The lowest and highest places of runs that take all they can of a suit; an ace goes high if it may."""
        runs = self._runs.get(suit)
        if runs is None:
            runs = self._runs[suit] = self._find_runs(suit)
        return runs

    def _find_runs(self, suit: int) -> tuple[tuple[int, int], ...]:
        terms = self.terms
        if not terms.law.melds.runs:
            return ()
        line = suit << 1 | suit >> 12
        line &= (1 << terms.high + 1) - (1 << terms.low)
        found: tuple[tuple[int, int], ...] = ()
        most = -1
        # One ace is not at both ends.
        for held in {line & ~1, line & ~(1 << 13)} if line & 1 and line >> 13 else {line}:
            runs, place = [], 0
            while held >> place:
                length = 0
                while held >> place + length & 1:
                    length += 1
                if length > 2:
                    runs.append((place, place + length - 1))
                place += length + 1
            cards = sum(high - low + 1 for low, high in runs)
            if cards > most or (cards == most and runs > list(found)):
                most, found = cards, tuple(runs)
        return found

    def _melds_in(self, kept: int) -> list[Lying]:
        """The melds of faces that all lie in some."""
        found: list[Lying] = []
        if self.terms.law.melds.sets:
            rest = kept & ~self._in_runs(kept)
            # A run that is broken by the set beside it still leaves all its cards in melds.
            for sets in self._sets_in(kept, rest):
                runs = self._in_runs(kept & ~sets)
                if sets | runs == kept:
                    kept = runs
                    for rank in range(13):
                        column = sets & COLUMN << rank
                        if column:
                            found.append((SET + rank, column, column.bit_count(), 0))
                    break
        for base in _BASES:
            for low, high in self._runs_of(kept >> base & SUIT):
                found.append((base, low, high, 0))
        return found

    def _sets_in(self, kept: int, rest: int) -> list[int]:
        """Masks of sets that may have all of the rest in them, the likely ones first."""
        choices = []
        for rank in range(13):
            column = kept & COLUMN << rank
            if column.bit_count() < 3:
                continue
            faces = [BIT[number] for number in bits(column)]
            picks = [sum(pick) for size in (4, 3) for pick in combinations(faces, size)]
            choices.append([pick for pick in picks if not column & rest & ~pick] + [0] * (not column & rest))
        return [sum(choice) for choice in product(*choices)]

    # Play ----------------------------------------------------------------------------------------------------------

    def play_on(self, state: State, hold: Sequence[bool] = (), heard: Heard | None = None) -> tuple[float, ...]:
        """What the round then scores, by seat. `hold`: by seat, whether it keeps its melds until an end is near."""
        if state.result is not None:
            return state.result
        terms = self.terms
        near, melding, values, limit = terms.near, terms.melding, terms.values, terms.turns
        playing = len(state.seats)
        closed = (terms.law.take_from_turn - 1) * playing
        lone = terms.last_draws_stock
        once, pile, stock, order = state.once, state.pile, state.stock, state.order
        holds = hold or (False,) * terms.players
        keeps = self._keeps
        kept = [self.kept(hand) for hand in once]
        seat, drawn, turns, dead, fit = state.seat, state.drawn, state.turns, state.dead, state.fits
        few = NEAR_END * playing

        def tell(action: Action) -> None:
            state.seat, state.drawn, state.turns, state.dead = seat, drawn, turns, dead
            state.counts[seat] = once[seat].bit_count()
            assert heard is not None
            heard(seat, action)

        while True:
            hand = once[seat]
            own = kept[seat]
            if not drawn:
                take = False
                if pile and turns >= closed and not (lone and not hand & hand - 1):
                    number = pile[-1]
                    if fit >> number & 1:
                        take = True
                    elif hand & near[number] in melding[number]:
                        then = hand | BIT[number]
                        take = (then ^ self.kept(then)).bit_count() <= (hand ^ own).bit_count()
                if take:
                    if heard:
                        tell(FROM_PILE)
                    del pile[-1]
                    bit = BIT[number]
                    dead ^= bit
                else:
                    if heard:
                        tell(FROM_STOCK)
                    if not stock:
                        if not self._reshuffle(state):
                            state.turns = turns
                            self._end(state, "stock", None)
                            break
                        dead, stock = state.dead, state.stock
                    number = stock.pop()
                    bit = BIT[number]
                met = hand & near[number] in melding[number]
                hand |= bit
                once[seat] = hand
                drawn = True
                if met:
                    own = keeps.get(hand) or self.kept(hand)
            loose = hand ^ own
            may_lay = loose & fit or (own and not (holds[seat] and loose & loose - 1))
            if may_lay or (own and (len(stock) <= few or self._is_near(state, seat))):
                state.seat, state.drawn, state.turns, state.dead = seat, True, turns, dead
                state.counts[seat] = hand.bit_count()
                if self._lays(state, seat, own, holds[seat], heard):
                    break
                dead, fit, hand = state.dead, state.fits, once[seat]
                own = self.kept(hand)
                loose = hand ^ own
            best, least = 0, 1e9
            rest = loose or hand
            while rest:
                bit = rest & -rest
                rest ^= bit
                number = bit.bit_length() - 1
                mates = near[number]
                worth = MATE * (mates & hand).bit_count() + OUTSIDE * (mates & ~dead).bit_count() - values[number]
                if worth < least:
                    best, least = number, worth
            if heard:
                tell(Discard(CARDS[best]))
            bit = BIT[best]
            hand ^= bit
            once[seat] = hand
            pile.append(best)
            dead |= bit
            turns += 1
            if not hand:
                state.turns = turns
                state.counts[seat] = 0
                self._end(state, "out", seat)
                break
            if turns >= limit:
                state.turns = turns
                self._end(state, "turn_limit", None)
                break
            kept[seat] = own if not own & bit else self.kept(hand)
            state.counts[seat] = hand.bit_count()
            seat = order[seat]
            drawn = state.fresh = False
        assert state.result is not None
        return state.result

    def _is_near(self, state: State, seat: int) -> bool:
        counts = state.counts
        return any(counts[other] <= NEAR_END for other in state.seats if other != seat)

    def _lays(self, state: State, seat: int, kept: int, holds: bool, heard: Heard | None) -> bool:
        """Lays what the seat lays in this turn; whether the round is over then."""
        hand = state.once[seat]
        spare = self._spare(state, seat, kept)
        if holds and spare < 0 and len(state.stock) > NEAR_END * len(state.seats) and not self._is_near(state, seat):
            return False
        least = 0 if self._law.endings.may_meld_all else 1
        last = 0
        if spare > 0:
            # This card goes last, and the rest lies without it.
            last, least = spare, 1
            kept = self.kept(hand & ~spare)
        for meld in self._melds_in(kept):
            size = meld[2] if meld[0] >= SET else meld[2] - meld[1] + 1
            if state.counts[seat] - size >= least:
                self._put(state, seat, meld, heard)
                if state.result is not None:
                    return True
        while state.counts[seat] > least:
            hand = state.once[seat]
            off = hand & state.fits & ~self.kept(hand) & ~last
            if not off:
                break
            self._lay_off(state, seat, (off & -off).bit_length() - 1, heard)
            if state.result is not None:
                return True
        return False

    def _spare(self, state: State, seat: int, kept: int) -> int:
        """The card with whose discard the seat goes out; 0 if all cards can be laid, -1 if it cannot go out."""
        hand = state.once[seat]
        left = self._absorbed(state, hand ^ kept)
        if not left:
            if self._law.endings.may_meld_all:
                return 0
            loose = hand ^ kept
            if loose:
                return 1 << loose.bit_length() - 1
            rests = ((hand ^ BIT[number], BIT[number]) for number in bits(hand))
            return next((spare for rest, spare in rests if self.kept(rest) == rest), -1)
        return -1 if left & left - 1 else left

    def _absorbed(self, state: State, loose: int) -> int:
        """What of the loose cards does not find its place on the table."""
        if not loose & state.fits:
            return loose
        for kind, low, high, _ in state.melds:
            if kind >= SET:
                loose &= ~(COLUMN << kind - SET)
                continue
            while low > self.terms.low and loose & BIT[face_at(kind, low - 1)] and high - low < 12:
                low -= 1
                loose &= ~BIT[face_at(kind, low)]
            while high < self.terms.high and loose & BIT[face_at(kind, high + 1)] and high - low < 12:
                high += 1
                loose &= ~BIT[face_at(kind, high)]
        return loose

    # Random play ---------------------------------------------------------------------------------------------------

    def random_play(self, state: State, rng: Random, heard: Heard | None = None) -> int:
        """Any legal acts until the round is over, lay-offs card by card; how many there were."""
        if state.result is not None:
            return 0
        terms = self.terms
        near, melding, limit, random = terms.near, terms.melding, terms.turns, rng.random
        closed = (terms.law.take_from_turn - 1) * len(state.seats)
        lone = terms.last_draws_stock
        once, pile, stock, order = state.once, state.pile, state.stock, state.order
        hands = [list(bits(hand)) for hand in once]
        ready = [self._all_melds(hand) for hand in once]
        bit_of = BIT
        seat, drawn, turns, fit = state.seat, state.drawn, state.turns, state.fits
        decisions = 0

        def tell(action: Action) -> None:
            state.seat, state.drawn, state.turns = seat, drawn, turns
            state.counts[seat] = once[seat].bit_count()
            assert heard is not None
            heard(seat, action)

        while True:
            hand, faces = hands[seat], once[seat]
            if drawn:
                number, place = hand.pop(), 0
            else:
                # One number for two choices: where to draw, and which card of the hand and the one drawn to throw.
                size = len(hand) + 1
                place = int(random() * (size + size))
                decisions += 1
                if place < size and pile and turns >= closed and not (lone and size == 2):
                    if heard:
                        tell(FROM_PILE)
                    number = pile.pop()
                else:
                    if place >= size:
                        place -= size
                    if heard:
                        tell(FROM_STOCK)
                    if not stock:
                        if not self._reshuffle(state):
                            state.turns = turns
                            self._end(state, "stock", None)
                            return decisions
                        stock = state.stock
                    number = stock.pop()
                met = faces & near[number] in melding[number]
                faces |= bit_of[number]
                if met:
                    ready[seat] = self._all_melds(faces)
            if drawn or ready[seat] or faces & fit:
                drawn = True
                hand.append(number)
                once[seat] = faces
                state.seat, state.drawn, state.turns = seat, True, turns
                state.counts[seat] = len(hand)
                decisions += self._lay_any(state, seat, hand, ready, random, heard)
                if state.result is not None:
                    return decisions
                fit, faces = state.fits, once[seat]
                place = int(random() * len(hand))
                number = hand.pop()
            if place < len(hand):
                card = hand[place]
                hand[place] = number
            else:
                card = number
            if heard:
                drawn = True
                once[seat] = faces
                tell(Discard(CARDS[card]))
            faces ^= bit_of[card]
            once[seat] = faces
            if ready[seat]:
                gone = bit_of[card]
                ready[seat] = [meld for meld in ready[seat] if not meld & gone]
            pile.append(card)
            decisions += 1
            turns += 1
            if not faces or turns >= limit:
                state.turns = turns
                self._end(state, "turn_limit" if faces else "out", None if faces else seat)
                return decisions
            if heard:
                state.counts[seat] = len(hand)
            seat = order[seat]
            drawn = state.fresh = False

    def _lay_any(
        self,
        state: State,
        seat: int,
        hand: list[int],
        ready: list[list[int]],
        random: Callable[[], float],
        heard: Heard | None,
    ) -> int:
        """Lays what chance says until it says that a card is thrown; how often something was laid."""
        laid = 0
        least = 0 if self._law.endings.may_meld_all else 1
        while True:
            faces, melds, size = state.once[seat], ready[seat], len(hand)
            off = faces & state.fits if size > least else 0
            if least and melds and melds[0].bit_count() >= size:
                melds = [meld for meld in melds if meld.bit_count() < size]
            choice = int(random() * (size + len(melds) + off.bit_count()))
            if choice < size:
                return laid
            laid += 1
            choice -= size
            if choice < len(melds):
                gone = melds[choice]
                self._put(state, seat, self._lie(gone), heard)
            else:
                for _ in range(choice - len(melds)):
                    off &= off - 1
                gone = off & -off
                self._lay_off(state, seat, gone.bit_length() - 1, heard)
            if state.result is not None:
                return laid
            hand[:] = [number for number in hand if not gone >> number & 1]
            ready[seat] = [meld for meld in ready[seat] if not meld & gone]

    def _all_melds(self, hand: int) -> list[int]:
        """Every meld that the hand holds, the longest first."""
        found: list[int] = []
        for base in _BASES:
            suit = hand >> base & SUIT
            if suit & suit >> 1:
                found += [run << base for run in self._runs_in(suit)]
        if self.terms.law.melds.sets:
            c, d, h, s = hand & SUIT, hand >> 13 & SUIT, hand >> 26 & SUIT, hand >> 39
            for rank in bits(c & d & (h | s) | h & s & (c | d)):
                column = hand & COLUMN << rank
                found.append(column)
                if column.bit_count() == 4:
                    found += [column ^ BIT[number] for number in bits(column)]
        found.sort(key=int.bit_count, reverse=True)
        return found

    def _runs_in(self, suit: int) -> tuple[int, ...]:
        """Every run that the cards of a suit hold."""
        found = self._every_run.get(suit)
        if found is None:
            terms = self.terms
            line = (suit << 1 | suit >> 12) & (1 << terms.high + 1) - (1 << terms.low)
            runs = [
                (1 << length) - 1 << low
                for length in range(3, 14)
                for low in range(terms.low, terms.high + 2 - length)
                if line >> low & (1 << length) - 1 == (1 << length) - 1
            ]
            found = tuple({run >> 1 & SUIT | (run & 1) << 12 for run in runs}) if terms.law.melds.runs else ()
            self._every_run[suit] = found = tuple(sorted(found))
        return found

    def _lie(self, meld: int) -> Lying:
        """How the faces lie."""
        first = (meld & -meld).bit_length() - 1
        column = meld & COLUMN << first % 13
        if column == meld:
            return SET + first % 13, meld, meld.bit_count(), 0
        base = first // 13 * 13
        ((low, high),) = self._runs_of(meld >> base)
        return base, low, high, 0

    def _put(self, state: State, seat: int, meld: Lying, heard: Heard | None) -> None:
        if heard:
            heard(seat, LayMelds((self._written(meld),)))
        faces = _faces(meld)
        state.once[seat] &= ~faces
        state.dead |= faces
        state.counts[seat] -= faces.bit_count()
        state.melds.append(meld)
        if not state.opened[seat]:
            state.opened[seat] = state.fresh = True
        self._fit(state)
        if not state.counts[seat]:
            self._completed(state, seat)

    def _written(self, meld: Lying) -> tuple[Card, ...]:
        kind, low, high, _ = meld
        if kind >= SET:
            return tuple(CARDS[number] for number in bits(low))
        return tuple(CARDS[face_at(kind, place)] for place in range(low, high + 1))


def _faces(meld: Lying) -> int:
    kind, low, high, _ = meld
    if kind >= SET:
        return low
    return sum(BIT[face_at(kind, place)] for place in range(low, high + 1))
