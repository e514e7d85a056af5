"""The kernel for going out where each face is there once, no card stands in and nothing is asked of an opening.

It plays as its base does, in one loop: a turn in which nothing can be melded costs a few table look-ups.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from rami.actions import Action, Discard
from rami.bots.hand import COLUMN
from rami.bots.kernel.acts import FROM_PILE, FROM_STOCK, Acts, Heard, State
from rami.bots.kernel.masks import Masks
from rami.bots.kernel.terms import BIT, CARDS, SET, Terms, bits, face_at
from rami.bots.kernel.wins import GIFT, HALF, MATE, NEAR_END, NEAR_TURNS


class Plain(Acts):
    """Distinct faces, and nothing but melds and discards."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.masks = Masks(terms)
        self._kept = self.masks.kept

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
        kept = [self._kept(hand) for hand in once]
        seat, drawn, turns, dead, fit = state.seat, state.drawn, state.turns, state.dead, state.fits
        half = HALF * playing
        few = NEAR_TURNS * playing

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
                if not stock and self._is_last(state):
                    state.turns = turns
                    take = not self._asks(state, seat)
                elif pile and turns >= closed and not (lone and not hand & hand - 1):
                    number = pile[-1]
                    if fit >> number & 1:
                        take = True
                    elif hand & near[number] in melding[number]:
                        then = hand | BIT[number]
                        take = (then ^ self._kept(then)).bit_count() <= (hand ^ own).bit_count()
                if take:
                    if heard:
                        tell(FROM_PILE)
                    number = pile.pop()
                    bit = BIT[number]
                    dead ^= bit
                    state.wanted[seat] |= near[number]
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
                    own = self._kept(hand)
            loose = hand ^ own
            may_lay = loose & fit or (own and not (holds[seat] and loose & loose - 1))
            if may_lay or (own and (len(stock) <= few or self._is_near(state, seat))):
                state.seat, state.drawn, state.turns, state.dead = seat, True, turns, dead
                state.counts[seat] = hand.bit_count()
                if self._lays(state, seat, own, holds[seat], heard):
                    break
                dead, fit, hand = state.dead, state.fits, once[seat]
                own = self._kept(hand)
                loose = hand ^ own
            best, least = 0, 1000.0
            # What fits the table can go there later.
            rest = loose & ~fit or loose or hand
            if not stock and state.reshuffles >= terms.reshuffles:
                best, rest = max(bits(rest), key=values.__getitem__), 0
            wanted = state.wanted[order[seat]]
            alive = ~dead
            mate = MATE * len(stock) / (len(stock) + half)
            while rest:
                bit = rest & -rest
                rest ^= bit
                number = bit.bit_length() - 1
                mates = near[number]
                worth: float = (mates & alive).bit_count() - values[number]
                with_it = mates & hand
                if with_it:
                    worth += mate * with_it.bit_count()
                if wanted & bit:
                    worth += GIFT
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
            kept[seat] = own if not own & bit else self._kept(hand)
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
        if holds and spare < 0 and len(state.stock) > NEAR_TURNS * len(state.seats) and not self._is_near(state, seat):
            return False
        least = 0 if self._law.endings.may_meld_all else 1
        last = 0
        if spare > 0:
            # This card goes last, and the rest lies without it.
            last, least = spare, 1
            kept = self._kept(hand & ~spare)
        for meld in self.masks.melds_in(kept):
            size = meld[2] if meld[0] >= SET else meld[2] - meld[1] + 1
            if state.counts[seat] - size >= least:
                self._lay(state, seat, (meld,), 0, heard)
                if state.result is not None:
                    return True
        while state.counts[seat] > least:
            hand = state.once[seat]
            off = hand & state.fits & ~self._kept(hand) & ~last
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
            return next((spare for rest, spare in rests if self._kept(rest) == rest), -1)
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
        ready = [self.masks.every(hand) for hand in once]
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
                    ready[seat] = self.masks.every(faces)
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
                self._lay(state, seat, (self.masks.lie(gone),), 0, heard)
            else:
                for _ in range(choice - len(melds)):
                    off &= off - 1
                gone = off & -off
                self._lay_off(state, seat, gone.bit_length() - 1, heard)
            if state.result is not None:
                return laid
            hand[:] = [number for number in hand if not gone >> number & 1]
            ready[seat] = [meld for meld in ready[seat] if not meld & gone]
