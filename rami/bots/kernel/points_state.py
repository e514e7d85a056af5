"""A round in masks, and every step of it exactly as the engine takes it, where melds score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

from rami.actions import Action, Call, Discard, Draw, LayMelds, LayOff, Match, Pass
from rami.bots.kernel.points_terms import (
    ALL,
    CARDS,
    COLUMN,
    HIGH,
    SET,
    WILDS,
    Hand,
    Lying,
    Terms,
    mask_of,
    total,
)
from rami.cards import ORDER, Card
from rami.deal import reshuffle
from rami.melds.meld import FULL
from rami.round import Round

Heard = Callable[[int, Action], None]
"""Told a seat's action once it is done."""

Owed = tuple[int, int | None]
"""The card that has to be played before the turn ends; the natural faces of which two must lie beside it in a new
meld, None where any use will do.
"""


class State:
    """Everybody's cards and the table; whoever acts is `turn`, in one of the engine's phases.

    `stock`: its top is last. `opened`: seats as a mask. `owed`, `bar`, `drawn`: what this turn has to play, may not
    discard, and must play or discard (-1 for no card). `floated`: it began without a card. `begun`: what the engine has
    done before.
    """

    __slots__ = (
        "bar",
        "begun",
        "caller",
        "discarder",
        "drawn",
        "ends",
        "floated",
        "following",
        "hands",
        "heard",
        "melded",
        "melds",
        "opened",
        "order",
        "out",
        "owed",
        "passed",
        "phase",
        "pile",
        "reshuffles",
        "sets",
        "shuffle",
        "stand",
        "stock",
        "terms",
        "turn",
        "turn_number",
    )

    def __init__(self, terms: Terms, round: Round) -> None:
        self.terms = terms
        self.order = tuple(
            terms.law.plan.next_seat(seat, round.eliminated) if seat not in round.eliminated else seat
            for seat in range(len(round.hands))
        )
        self.hands: list[Hand] = list(map(terms.hand, round.hands))
        self.stock = [ORDER[card] for card in reversed(round.stock)]
        self.pile = [ORDER[card] for card in round.discard]
        self.melds: list[Lying] = list(map(terms.lying, round.melds))
        self.melded = list(terms.law.values.melded(round.melds, len(round.hands)))
        self.opened = sum(1 << seat for seat in round.opened)
        self.turn = 0 if round.turn is None else round.turn
        self.phase = round.phase
        self.turn_number = round.turn_number
        self.reshuffles = round.reshuffles
        self.shuffle = (round.seed, round.round_number, round.next_shuffle)
        self.discarder = round.discarder
        self.passed = round.passed
        self.following = round.following
        self.caller = round.caller
        self.floated = round.floated
        self.owed: Owed | None = None
        self.bar = ORDER[round.bars[0].face] if round.bars else -1
        self.drawn = -1
        for debt in round.debts:
            if debt.or_discard:
                self.drawn = ORDER[debt.face]
            else:
                own = None if debt.partners is None else terms.hand(debt.partners)[0]
                self.owed = (ORDER[debt.face], own)
        self.out = round.result.winner if round.result is not None and round.result.end == "out" else None
        self.begun: tuple[tuple[int, Action], ...] = ()
        self.heard: Heard | None = None
        self._look()

    def with_cards(self, hands: Sequence[Hand], stock: Sequence[int]) -> Self:
        """The same, ready to be played, with these hands and this stock."""
        new = object.__new__(type(self))
        new.terms, new.order, new.shuffle = self.terms, self.order, self.shuffle
        new.hands, new.stock = list(hands), list(stock)
        new.pile, new.melds, new.melded = list(self.pile), list(self.melds), list(self.melded)
        new.sets, new.ends, new.stand, new.opened = self.sets, self.ends, self.stand, self.opened
        new.turn, new.phase, new.turn_number = self.turn, self.phase, self.turn_number
        new.reshuffles, new.discarder, new.passed = self.reshuffles, self.discarder, self.passed
        new.following, new.caller, new.floated = self.following, self.caller, self.floated
        new.owed, new.bar, new.drawn, new.out = self.owed, self.bar, self.drawn, self.out
        new.begun, new.heard = (), None
        return new

    def scores(self) -> tuple[float, ...]:
        """What the round scores as it stands, if it ends so."""
        stakes, held, out = self.terms.stakes, self.terms.held, self.out
        values = []
        for faces, twins, wilds in self.hands:
            value = total(held, faces)
            if twins:
                value += total(held, twins & ALL) + total(held, twins >> 52)
            for wild in wilds:
                value += held[wild]
            values.append(value)
        everything = sum(values)
        found = []
        for seat, points in enumerate(self.melded):
            score = stakes.laid * points
            if out is None:
                score -= stakes.kept * values[seat]
            elif out == seat:
                score += stakes.out + stakes.catches * (everything - values[seat])
            else:
                score -= stakes.caught * values[seat]
            found.append(score)
        return tuple(found)

    # What fits the table ------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Finds what the table takes: faces by sets, by the ends of runs, and beside wilds."""
        distinct = self.terms.distinct
        sets = ends = stand = 0
        for meld in self.melds:
            base, rank, size, _, open_, own = meld
            if base >= 0:
                ends |= self._ends_of(base, rank, size)
                for face in open_:
                    stand |= 1 << face
            elif base == SET:
                column = COLUMN << rank
                if distinct:
                    column = 0 if size >= FULL else column & ~sum(1 << face for face in own)
                sets |= column
        self.sets, self.ends, self.stand = sets, ends, stand

    def _look_at_runs(self) -> None:
        ends = stand = 0
        for base, low, high, _, open_, _ in self.melds:
            if base >= 0:
                ends |= self._ends_of(base, low, high)
                for face in open_:
                    stand |= 1 << face
        self.ends, self.stand = ends, stand

    def _ends_of(self, base: int, low: int, high: int) -> int:
        """The faces by which a run goes on."""
        terms = self.terms
        if high - low >= HIGH - 1 and not terms.both_ends:
            return 0
        ends = 1 << base + (low - 2) % 13 if low > terms.floor else 0
        return ends | 1 << base + high if high < terms.ceiling else ends

    def for_wild(self, wild: int) -> int:
        """A meld of the table that takes the wild card, or -1: a set if there is one, else the last run."""
        terms = self.terms
        found = -1
        for on, meld in enumerate(self.melds):
            base, rank, size, wilds, _, own = meld
            if base >= 0:
                if self._end_for(wild, meld) is not None:
                    found = on
            elif base == SET:
                if terms.distinct and size >= FULL:
                    continue
                itself = wild % 13 == rank and wild < 52 and not (terms.distinct and wild in own)
                if terms.limitless or itself or terms.set_bears(wilds + 1, size + 1):
                    return on
            else:
                found = on
        return found

    def _end_for(self, wild: int, run: Lying) -> int | None:
        """The place at an end of a run where the wild may lie: where it is itself, else at the high end if it can."""
        terms = self.terms
        base, low, high, wilds, _, _ = run
        ends = []
        if high < terms.ceiling and terms.extended(low, high + 1):
            ends.append(high + 1)
        if low > terms.floor and terms.extended(low - 1, high):
            ends.append(low - 1)
        for place in ends:
            if base + (place - 1) % 13 == wild:
                return place
        for place in ends:
            if terms.limitless or terms.run_bears(wilds | 1 << place, min(low, place), max(high, place)):
                return place
        return None

    def takes(self, card: int) -> bool:
        """Whether some meld takes the card alone."""
        if self.terms.wild >> card & 1:
            return self.for_wild(card) >= 0
        return bool((self.sets | self.ends) >> card & 1)

    def may_lay_off(self, seat: int) -> bool:
        return self.terms.unopened or bool(self.opened >> seat & 1)

    # Steps --------------------------------------------------------------------------------------------------------

    def draw(self, seat: int) -> bool:
        """From the stock; False if it has none to give, which ends the round."""
        terms = self.terms
        if not self.stock and not self._reshuffle():
            self.phase = "over"
            if self.heard:
                self.heard(seat, Draw("stock"))
            return False
        card = self.stock.pop()
        hand = self.hands[seat]
        self.floated = not hand[0] and not hand[2]
        self.hands[seat] = terms.with_numbers(hand, (card,))
        self.phase = "play"
        if terms.now_or_never:
            self.drawn = card
        if self.heard:
            self.heard(seat, Draw("stock"))
        return True

    def _reshuffle(self) -> bool:
        seed, number, following = self.shuffle
        pile = tuple(map(CARDS.__getitem__, self.pile))
        round = Round(0, (), discard=pile, seed=seed, round_number=number, reshuffles=self.reshuffles)
        if not self.terms.law.endings.may_reshuffle(round):
            return False
        cards = reshuffle(round._replace(next_shuffle=following))
        self.shuffle = (seed, number, None)
        self.stock = [ORDER[card] for card in reversed(cards)]
        del self.pile[:-1]
        self.reshuffles += 1
        return True

    def take(self, seat: int, depth: int) -> None:
        """The top cards of the pile, the lowest of which will be played in any case."""
        hand = self.hands[seat]
        own = hand[0] if self.terms.own_pair[depth > 1] else None
        cards = self.pile[-depth:]
        del self.pile[-depth:]
        self.owed = (cards[0], own)
        self.hands[seat] = self.terms.with_numbers(hand, cards)
        self.phase = "play"
        if self.heard:
            self.heard(seat, Draw("discard", depth))

    def _gone(self, seat: int, card: int) -> None:
        """A card leaves the hand."""
        faces, twins, wilds = self.hands[seat]
        bit = 1 << card
        if self.terms.wild & bit:
            at = wilds.index(card)
            wilds = wilds[:at] + wilds[at + 1 :]
        elif not twins & bit:
            faces ^= bit
        elif twins >> 52 & bit:
            twins ^= bit << 52
        else:
            twins ^= bit
        self.hands[seat] = faces, twins, wilds

    def _settle(self, card: int) -> None:
        """Nothing is owed any more for a card that lies on the table."""
        if card == self.drawn:
            self.drawn = -1
        if card == self.bar:
            self.bar = -1
        if self.owed is not None and card == self.owed[0]:
            self.owed = None

    def lay_run(self, seat: int, base: int, low: int, high: int) -> None:
        """Natural cards of the hand."""
        terms = self.terms
        faces, twins, wilds = self.hands[seat]
        mask = mask_of(base, low, high)
        back = twins & mask
        if back:
            more = twins >> 52 & back
            twins = twins ^ back ^ more << 52 | more
        self.hands[seat] = faces & ~mask | back, twins, wilds
        points = total(terms.points, mask)
        if low == 0:
            ace = base + 12
            points += terms.lows[base // 13] - terms.points[ace]
        self.melded[seat] += points
        self.opened |= 1 << seat
        self.melds.append((base, low, high, 0, (), (seat,) if low == 0 else ()))
        self.ends |= self._ends_of(base, low, high)
        if self.owed or self.drawn >= 0 or self.bar >= 0:
            for at in range(low, high + 1):
                self._settle(base + (at - 1) % 13)
        if self.heard:
            self.heard(seat, LayMelds((tuple(CARDS[base + (at - 1) % 13] for at in range(low, high + 1)),)))

    def lay_set(self, seat: int, cards: Sequence[int]) -> None:
        """Natural cards of the hand, of a rank."""
        terms = self.terms
        points = terms.points
        for card in cards:
            self._gone(seat, card)
            self._settle(card)
            self.melded[seat] += points[card]
        self.opened |= 1 << seat
        rank = cards[0] % 13
        own = tuple(sorted(cards)) if terms.distinct else ()
        self.melds.append((SET, rank, len(cards), 0, (), own))
        column = COLUMN << rank
        if terms.distinct:
            for card in own:
                column &= ~(1 << card)
            if len(own) >= FULL:
                column = 0
        self.sets |= column
        if self.heard:
            self.heard(seat, LayMelds((tuple(map(CARDS.__getitem__, cards)),)))

    def lay_pair(self, seat: int, pair: int, wild: int) -> None:
        """Two natural cards of the hand that make a meld with a wild."""
        terms = self.terms
        points = terms.points
        low, high = (pair & -pair).bit_length() - 1, pair.bit_length() - 1
        worth = points[low] + points[high] + points[wild]
        for card in (low, high, wild):
            self._gone(seat, card)
            self._settle(card)
        rank = low % 13
        written: Sequence[Card]
        if rank == high % 13:
            written = CARDS[low], CARDS[high], CARDS[wild]
            self.melds.append((SET, rank, 3, 1, (), (low, high) if terms.distinct else ()))
            column = COLUMN << rank
            self.sets |= column & ~pair if terms.distinct else column
        else:
            base = low // 13 * 13
            first, last = rank + 1, high - base + 1
            if last == HIGH and first <= 2:
                first, last = 0, 2
                worth += terms.lows[base // 13] - points[high]
            elif last - first == 1:
                first, last = (first, last + 1) if last < terms.ceiling else (first - 1, last)
            numbers = [base + (at - 1) % 13 for at in range(first, last + 1)]
            stands = next(number for number in numbers if number not in (low, high))
            itself = stands == wild
            aces = (seat,) if first == 0 and high % 13 == HIGH - 1 else ()
            place = first + numbers.index(stands)
            self.melds.append((base, first, last, 0 if itself else 1 << place, () if itself else (stands,), aces))
            self.ends |= self._ends_of(base, first, last)
            if not itself:
                self.stand |= 1 << stands
            if self.heard:
                text = CARDS[wild] if itself else f"{CARDS[wild]}={CARDS[stands]}"
                written = [text if number == stands else CARDS[number] for number in numbers]
        self.melded[seat] += worth
        self.opened |= 1 << seat
        if self.heard:
            self.heard(seat, LayMelds((tuple(written),)))

    def lay_lone(self, seat: int, cards: tuple[int, int, int]) -> None:
        """A natural card and two wilds."""
        terms = self.terms
        written = tuple(map(CARDS.__getitem__, cards))
        meld = terms.law.melds.read(written, seat)
        assert meld is not None, "wilds make a set with any card"
        for card in cards:
            self._gone(seat, card)
            self._settle(card)
        self.melded[seat] += terms.law.values.meld(meld)
        self.opened |= 1 << seat
        self.melds.append(terms.lying(meld))
        self._look()
        if self.heard:
            self.heard(seat, LayMelds((written,)))

    def put(self, seat: int, card: int) -> None:
        """Lays off a natural card that a meld takes, or else matches a wild with it."""
        self._gone(seat, card)
        self._settle(card)
        on = self._extend(seat, card)
        if self.heard:
            self.heard(seat, LayOff((CARDS[card],), on) if on >= 0 else Match(CARDS[card], ~on))

    def _extend(self, seat: int, card: int) -> int:
        """Puts a natural card on the table: the meld that it lies on, or, if it matches a wild, its complement."""
        terms = self.terms
        bit = 1 << card
        melds = self.melds
        points = terms.points[card]
        if self.sets & bit:
            rank = card % 13
            for on, (base, low, high, wilds, open_, own) in enumerate(melds):
                if base == SET and low == rank:
                    if terms.distinct:
                        if card in own or high >= FULL:
                            continue
                        own = tuple(sorted((*own, card)))
                    melds[on] = (SET, low, high + 1, wilds, open_, own)
                    if terms.distinct:
                        self._look()
                    self.melded[seat] += points
                    return on
        if self.ends & bit:
            suit = card // 13 * 13
            place = card - suit + 1
            for on, run in enumerate(melds):
                if run[0] != suit:
                    continue
                low, high = run[1], run[2]
                if high + 1 == place and terms.extended(low, place):
                    self._lengthen(on, low, place, ())
                elif low - 1 == place % 13 and terms.extended(low - 1, high):
                    self._lengthen(on, low - 1, high, (seat,) if place == HIGH else ())
                    if place == HIGH and self.melds[on][1] == 0:
                        points = terms.lows[suit // 13]
                else:
                    continue
                self._look_at_runs()
                self.melded[seat] += points
                return on
        for on, (base, low, high, wilds, open_, own) in enumerate(melds):
            if card in open_:
                at = open_.index(card)
                if card % 13 == HIGH - 1 and low == 0 and not own:
                    points = terms.lows[card // 13]
                    own = (*own, seat)
                melds[on] = (base, low, high, wilds, open_[:at] + open_[at + 1 :], own)
                self._look_at_runs()
                self.melded[seat] += points
                return ~on
        raise AssertionError("the table does not take the card")

    def _lengthen(self, on: int, low: int, high: int, aces: tuple[int, ...], wild: int = 0, open_: int = -1) -> None:
        """A run reaches further; of thirteen the ace stands high."""
        terms = self.terms
        base, _, _, wilds, stand, lows = self.melds[on]
        if open_ >= 0:
            stand = tuple(sorted((*stand, open_)))
        lows += aces
        if low == 0 and high == HIGH - 1 and terms.ceiling == HIGH:
            low, high = 1, HIGH
            more = terms.points[base + 12] - terms.lows[base // 13]
            for seat in lows:
                self.melded[seat] += more
            lows = ()
            wilds |= wild
            wild = (wilds & 1) << HIGH
            wilds &= ~1
        self.melds[on] = (base, low, high, wilds | wild, stand, lows)

    def put_wild(self, seat: int, wild: int, on: int) -> None:
        """Lays off a wild card on a meld that takes it: at the high end of a run, if it can."""
        self._gone(seat, wild)
        self._settle(wild)
        face = self._extend_by_wild(seat, wild, on)
        if self.heard:
            written = CARDS[wild] if face in (-1, wild) else f"{CARDS[wild]}={CARDS[face]}"
            self.heard(seat, LayOff((written,), on))

    def _extend_by_wild(self, seat: int, wild: int, on: int) -> int:
        """The face that it stands for in a run; -1 in others."""
        terms = self.terms
        base, low, high, wilds, open_, own = self.melds[on]
        self.melded[seat] += terms.points[wild]
        if base == WILDS:
            self.melds[on] = (base, low, high + 1, wilds, open_, own)
            return -1
        if base == SET:
            itself = wild % 13 == low and wild < 52 and not (terms.distinct and wild in own)
            if itself and terms.distinct:
                own = tuple(sorted((*own, wild)))
            self.melds[on] = (base, low, high + 1, wilds + (not itself), open_, own)
            if terms.distinct:
                self._look()
            return -1
        place = self._end_for(wild, self.melds[on])
        assert place is not None, "the run takes it"
        face = base + (place - 1) % 13
        itself = face == wild
        wilds = 0 if itself else 1 << place
        self._lengthen(on, min(low, place), max(high, place), (), wilds, -1 if itself else face)
        self._look_at_runs()
        return face

    def call(self, seat: int) -> None:
        """Takes the discard off the pile and puts it on the table."""
        terms = self.terms
        card = self.pile.pop()
        if terms.wild >> card & 1:
            on = self.for_wild(card)
            face = self._extend_by_wild(seat, card, on)
            stands_for = None if face in (-1, card) else CARDS[face]
        else:
            on, stands_for = self._extend(seat, card), None
        self.turn, self.phase, self.caller = seat, "play", True
        self.discarder, self.passed = None, ()
        if self.heard:
            self.heard(seat, Call(on, stands_for))

    def let_go(self, seat: int) -> None:
        self.passed = (*self.passed, seat)
        if self.heard:
            self.heard(seat, Pass())

    def throw(self, seat: int, card: int) -> bool:
        """Discards, which ends the turn, or what a caller does; whether somebody may now call for it."""
        self._gone(seat, card)
        self.pile.append(card)
        if self.heard:
            self.heard(seat, Discard(CARDS[card]))
        if not self.caller:
            self.turn_number += 1
            self.following = self.order[seat]
        self.caller = self.floated = False
        self.owed, self.bar, self.drawn = None, -1, -1
        terms = self.terms
        faces, _, wilds = self.hands[seat]
        if not faces and not wilds:
            self.out = seat
            self.phase = "over"
        elif self.turn_number >= terms.turn_limit:
            self.phase = "over"
        elif terms.calls and (terms.all_asked or self.takes(card)):
            self.discarder, self.passed, self.phase = seat, (), "call"
            return True
        else:
            self.go_on()
        return False

    def emptied(self, seat: int) -> None:
        """The seat has melded its last card: it floats, or is out."""
        if not self.caller:
            self.turn_number += 1
            self.following = self.order[seat]
        self.floated = False
        self.owed, self.bar, self.drawn = None, -1, -1
        if not self.terms.floats:
            self.out = seat
            self.phase = "over"
        elif self.turn_number >= self.terms.turn_limit:
            self.phase = "over"
        else:
            self.go_on()

    def go_on(self) -> None:
        """The turn of whoever follows."""
        assert self.following is not None
        self.turn, self.phase = self.following, "draw"
        self.discarder, self.passed, self.following = None, (), None
        self.caller = False
