"""The kernel for games that are won by going out: one pack or several, with jokers or without, with an opening or none.

A hand is masks of faces: those held once at least, twice at least, three times; jokers are counted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from rami.actions import Action, Discard, Draw, LayMelds, LayOff
from rami.bots.hand import COLUMN, mask_of
from rami.bots.kernel.terms import BIT, CARDS, SET, WILD, Lying, Terms, bits, face_at, fits, longer, lying
from rami.cards import FACES, JOKER, ORDER, Card, ordered
from rami.deal import reshuffle
from rami.round import Round
from rami.scoring import Scoring, Tally

Heard = Callable[[int, Action], None]
"""Told each seat's actions, in words of the engine, before they are done to the state."""

FROM_STOCK, FROM_PILE = Draw("stock"), Draw("discard")

# What a card that no meld has is kept for, in points of its value.
MATE = 4.0  # a card of the hand with which it may make a meld
OUTSIDE = 1.0  # such a card that may still come

NEAR_END = 3
"""Cards of another's hand, or turns that the stock has for each seat, with which held melds are laid."""

MOST_KNOWN = 1 << 14


class Choice(NamedTuple):
    """A meld of a hand: how it lies, how it is written, its faces, the jokers in it, its worth in an opening."""

    lying: Lying
    cards: tuple[Card, ...]
    faces: int
    jokers: int
    worth: int


class State:
    """A round: lists have an entry a seat. It changes as it is played."""

    __slots__ = (
        "barred",
        "counts",
        "dead",
        "drawn",
        "fits",
        "fresh",
        "highest",
        "jokers",
        "melds",
        "once",
        "opened",
        "order",
        "pile",
        "reshuffles",
        "result",
        "room",
        "round",
        "seat",
        "seats",
        "stock",
        "three",
        "turns",
        "twice",
        "visible",
    )

    round: Round
    """What it was made of."""
    seat: int
    drawn: bool
    once: list[int]
    """Masks of the faces held ..."""
    twice: list[int]
    """... by two copies ..."""
    three: list[int]
    """... by three."""
    jokers: list[int]
    counts: list[int]
    """Cards held."""
    stock: list[int]
    """Numbers of cards, the top last, as in the pile."""
    pile: list[int]
    melds: list[Lying]
    fits: int
    """Faces that the table takes."""
    room: bool
    """Whether a meld of the table takes a joker."""
    opened: list[bool]
    fresh: bool
    """Whether the seat to act opened in this turn."""
    highest: int
    """The highest opening."""
    barred: int
    """The card that may not be discarded in this turn, or -1."""
    visible: list[int]
    """By face, copies on the table and in the pile."""
    dead: int
    """Faces of which all copies are there."""
    reshuffles: int
    turns: int
    """Completed."""
    order: list[int]
    """By seat, the next one."""
    seats: tuple[int, ...]
    """Those that play."""
    result: tuple[float, ...] | None


class Wins:
    """Rounds that somebody wins by going out."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self._law = terms.law
        self._scoring = Scoring(terms.game.rules)
        self._arranged: dict[int, tuple[tuple[Choice, ...], int]] = {}

    # States --------------------------------------------------------------------------------------------------------

    def state(self, round: Round) -> State:
        """A round of the engine, every card of it known, in any phase of a turn."""
        terms, law = self.terms, self._law
        if round.phase == "play" and self._has_duties(round):
            round = self._without_duties(round)
        state = State()
        state.round = round
        state.result = None if round.result is None else tuple(map(float, round.result.scores))
        state.seat = round.turn or 0
        state.drawn = round.phase == "play"
        players = range(terms.players)
        state.once, state.twice, state.three, state.jokers = ([0 for _ in players] for _ in range(4))
        state.counts = [0 for _ in players]
        for seat, hand in enumerate(round.hands):
            for card in hand:
                self._give(state, seat, ORDER[card])
        state.stock = [ORDER[card] for card in reversed(round.stock)]
        state.pile = [ORDER[card] for card in round.discard]
        state.melds = [lying(meld) for meld in round.melds]
        state.opened = [seat in round.opened for seat in players]
        state.fresh = round.opened_this_turn
        state.highest = round.opening_value
        state.barred = ORDER[round.bars[0].face] if round.bars else -1
        state.reshuffles, state.turns = round.reshuffles, round.turn_number
        state.order = [law.plan.next_seat(seat, round.eliminated) for seat in players]
        state.seats = tuple(seat for seat in players if seat not in round.eliminated)
        self._look(state)
        return state

    def _look(self, state: State) -> None:
        """Counts what lies open."""
        terms = self.terms
        state.visible = [0] * 53
        state.dead = 0
        for number in state.pile:
            self._show(state, number)
        for kind, low, high, wilds in state.melds:
            if kind >= SET:
                faces = list(bits(low))
            else:
                faces = [face_at(kind, place) for place in range(low, high + 1) if not wilds >> place & 1]
            for number in faces:
                self._show(state, number)
        self._fit(state)
        assert terms.players == len(state.counts)

    def _show(self, state: State, number: int) -> None:
        state.visible[number] += 1
        if number != WILD and state.visible[number] == self.terms.packs:
            state.dead |= BIT[number]

    def _hide(self, state: State, number: int) -> None:
        state.visible[number] -= 1
        if number != WILD:
            state.dead &= ~BIT[number]

    def _fit(self, state: State) -> None:
        """Looks at the table anew."""
        state.fits = fits(state.melds, self.terms)
        state.room = bool(self.terms.jokers) and any(map(self._takes_wild, state.melds))

    def _takes_wild(self, meld: Lying) -> bool:
        terms = self.terms
        kind, low, high, wilds = meld
        if kind >= SET:
            cards, jokers, most = high, wilds, 4
        else:
            cards, jokers, most = high - low + 1, wilds.bit_count(), min(13, terms.high - terms.low + 1)
        if cards >= most or jokers >= terms.most_wilds:
            return False
        return not terms.outnumber or 2 * (jokers + 1) < cards + 1

    def _has_duties(self, round: Round) -> bool:
        """Whether something has to be played before the turn can end: owed, reclaimed, or all there is but barred."""
        assert round.turn is not None
        stuck = bool(round.bars) and {bar.face for bar in round.bars} >= set(round.hands[round.turn])
        return bool(round.debts or round.reclaimed) or stuck

    def _without_duties(self, round: Round) -> Round:
        """What has to be done first is done as the engine allows it."""
        game, turn, seat = self.terms.game, round.turn_number, round.turn
        assert seat is not None
        while round.result is None and round.turn_number == turn and self._has_duties(round):
            options = game.options(round)
            if options.discards:
                action: Action = Discard(options.discards[0])
            elif options.lay_offs:
                action = options.lay_offs[0]
            elif options.melds:
                action = LayMelds((options.melds[0],))
            else:
                action = options.reclaims[0]
            round = game.play(round, seat, action)
        return round

    # Cards ---------------------------------------------------------------------------------------------------------

    @staticmethod
    def _give(state: State, seat: int, number: int) -> None:
        state.counts[seat] += 1
        if number == WILD:
            state.jokers[seat] += 1
            return
        bit = BIT[number]
        if not state.once[seat] & bit:
            state.once[seat] |= bit
        elif not state.twice[seat] & bit:
            state.twice[seat] |= bit
        else:
            state.three[seat] |= bit

    @staticmethod
    def _drop(state: State, seat: int, number: int) -> None:
        state.counts[seat] -= 1
        if number == WILD:
            state.jokers[seat] -= 1
            return
        bit = BIT[number]
        if state.three[seat] & bit:
            state.three[seat] ^= bit
        elif state.twice[seat] & bit:
            state.twice[seat] ^= bit
        else:
            state.once[seat] ^= bit

    # What a hand holds ---------------------------------------------------------------------------------------------

    def _in_once(self, faces: int) -> tuple[tuple[Choice, ...], int]:
        """The melds of distinct faces that leave the fewest, and the faces they leave."""
        found = self._arranged.get(faces)
        if found is None:
            if len(self._arranged) > MOST_KNOWN:
                self._arranged.clear()
            arranged = self.terms.solver.arrange(faces)
            found = self._arranged[faces] = tuple(map(self._choice, arranged.melds)), mask_of(arranged.rest)
        return found

    def _choice(self, cards: tuple[Card, ...]) -> Choice:
        meld = self._law.melds.read(cards, 0)
        assert meld is not None
        naturals = [card for card in meld.cards if card != JOKER]
        jokers = len(cards) - len(naturals)
        return Choice(lying(meld), cards, mask_of(naturals), jokers, self._law.values.meld(meld))

    def _melds(self, state: State, seat: int) -> tuple[list[Choice], int, int, int]:
        """The melds of a hand, without jokers and with; what they leave: faces, those left twice, jokers."""
        faces, twins = state.once[seat], state.twice[seat]
        found, loose = self._in_once(faces)
        melds = list(found)
        thirds = state.three[seat]
        while found and twins:
            # What has another copy is there again.
            faces = loose | twins
            twins = loose & twins | thirds
            thirds = 0
            found, loose = self._in_once(faces)
            melds += found
        jokers = state.jokers[seat]
        while jokers and (pair := self._best_pair(loose)):
            lies, cards, worth = self.terms.joined[pair]
            melds.append(Choice(lies, cards, pair, 1, worth))
            loose = loose & ~pair | twins & pair
            twins &= ~pair
            jokers -= 1
        return melds, loose, twins, jokers

    def _best_pair(self, faces: int) -> int:
        """Of two faces that lie with a joker, those worth most in the hand; 0 if there are none."""
        joined, values = self.terms.joined, self.terms.values
        numbers = list(bits(faces))
        most = best = 0
        for at, one in enumerate(numbers):
            for other in numbers[:at]:
                pair = BIT[one] | BIT[other]
                if pair in joined and values[one] + values[other] > most:
                    most, best = values[one] + values[other], pair
        return best

    # Play ----------------------------------------------------------------------------------------------------------

    def play_on(self, state: State, hold: Sequence[bool] = (), heard: Heard | None = None) -> tuple[float, ...]:
        """What the round then scores, by seat. `hold`: by seat, whether it keeps its melds until an end is near."""
        holding = hold or (False,) * self.terms.players
        while state.result is None:
            seat = state.seat
            if state.drawn or self._draw(state, seat, heard):
                self._play(state, seat, holding[seat], heard)
        return state.result

    def _draw(self, state: State, seat: int, heard: Heard | None) -> bool:
        """Whether the seat got a card."""
        if state.pile and self._may_take(state, seat) and self._wants(state, seat, state.pile[-1]):
            self._take(state, seat, heard)
            return True
        return self._from_stock(state, seat, heard)

    def _may_take(self, state: State, seat: int) -> bool:
        law = self._law
        if state.turns // len(state.seats) + 1 < law.take_from_turn:
            return False
        if state.counts[seat] == 1 and self.terms.last_draws_stock:
            return False
        if not law.incur:
            return True
        number = state.pile[-1]
        # A hand of this card alone could not discard.
        if number == WILD:
            return state.once[seat] != 0
        return state.once[seat] != BIT[number] or state.jokers[seat] > 0

    def _take(self, state: State, seat: int, heard: Heard | None) -> None:
        if heard:
            heard(seat, FROM_PILE)
        number = state.pile.pop()
        self._hide(state, number)
        self._give(state, seat, number)
        state.barred = number if self._law.incur else -1
        state.drawn = True

    def _from_stock(self, state: State, seat: int, heard: Heard | None) -> bool:
        if heard:
            heard(seat, FROM_STOCK)
        if not state.stock and not self._reshuffle(state):
            self._end(state, "stock", None)
            return False
        self._give(state, seat, state.stock.pop())
        state.drawn = True
        return True

    def _reshuffle(self, state: State) -> bool:
        pile = tuple(CARDS[number] for number in state.pile)
        now = state.round._replace(discard=pile, reshuffles=state.reshuffles)
        if not self._law.endings.may_reshuffle(now):
            return False
        if state.reshuffles > state.round.reshuffles:
            now = now._replace(next_shuffle=None)
        state.stock = [ORDER[card] for card in reversed(reshuffle(now))]
        del state.pile[:-1]
        state.reshuffles += 1
        self._look(state)
        return True

    def _wants(self, state: State, seat: int, number: int) -> bool:
        """Whether the card leaves no more cards over than there are without it."""
        if number == WILD:
            return True
        terms = self.terms
        faces = state.once[seat]
        if self._may_lay_off(state, seat) and state.fits & BIT[number]:
            return True
        near = faces & terms.near[number]
        if not near or (near not in terms.melding[number] and not state.jokers[seat]):
            return False
        before = self._left(state, seat)
        self._give(state, seat, number)
        after = self._left(state, seat)
        self._drop(state, seat, number)
        return after <= before

    def _left(self, state: State, seat: int) -> int:
        _, loose, twins, _ = self._melds(state, seat)
        return loose.bit_count() + twins.bit_count()

    def _may_lay_off(self, state: State, seat: int) -> bool:
        law = self._law
        if not state.opened[seat]:
            return law.lay_off_unopened
        return law.lay_off_fresh or not state.fresh or state.seat != seat

    def _play(self, state: State, seat: int, holds: bool, heard: Heard | None) -> None:
        """The rest of a turn in which the seat has drawn."""
        melds, loose, twins, jokers = self._melds(state, seat)
        if melds or (loose & state.fits) or (jokers and state.room):
            if self._lay_all(state, seat, melds, loose, twins, jokers, holds, heard):
                return
            melds, loose, twins, jokers = self._melds(state, seat)
        self._discard(state, seat, self._loosest(state, seat, loose | twins), heard)

    def _lay_all(
        self,
        state: State,
        seat: int,
        melds: list[Choice],
        loose: int,
        twins: int,
        jokers: int,
        holds: bool,
        heard: Heard | None,
    ) -> bool:
        """Lays what the seat lays in this turn; whether the turn is over then."""
        law = self._law
        all_may_go = law.endings.may_meld_all
        left = loose.bit_count() + twins.bit_count() + jokers
        if holds and left > 1 and not self._is_near_end(state, seat):
            return False
        chosen = self._first_melds(state, seat, melds, left)
        if chosen is None:
            return False
        for part in chosen:
            cards = sum(len(meld.cards) for meld in part)
            least = 0 if all_may_go else 1
            if state.counts[seat] - cards < least or not self._leaves_discard(state, seat, part):
                continue
            self._lay(state, seat, part, heard)
            if state.result is not None:
                return True
        while self._may_lay_off(state, seat) and state.counts[seat] > (not all_may_go):
            off = state.once[seat] & state.fits & ~self._kept(state, seat)
            if not off:
                break
            number = (off & -off).bit_length() - 1
            if not self._may_go(state, seat, number):
                break
            self._lay_off(state, seat, number, heard)
            if state.result is not None:
                return True
        return False

    def _kept(self, state: State, seat: int) -> int:
        """Faces of which the seat would have to break a meld."""
        kept = 0
        for meld in self._melds(state, seat)[0]:
            kept |= meld.faces
        return kept & ~state.twice[seat]

    def _first_melds(self, state: State, seat: int, melds: list[Choice], left: int) -> list[list[Choice]] | None:
        """What is laid together, one after the other; None where the seat cannot open."""
        opening = self._law.opening
        needed = opening.needed(state.highest)
        if state.opened[seat] or not (needed or opening.clean_run):
            return [[meld] for meld in melds]
        clean = not opening.clean_run or any(meld.lying[0] < SET and not meld.jokers for meld in melds)
        if clean and sum(meld.worth for meld in melds) >= needed:
            return [melds] if melds else None
        return None

    def _leaves_discard(self, state: State, seat: int, melds: list[Choice]) -> bool:
        """Whether a card stays that is not barred, or none at all."""
        if state.barred < 0:
            return True
        left = state.counts[seat] - sum(len(meld.cards) for meld in melds)
        return left != self._copies_left(state, seat, melds) or not left

    def _copies_left(self, state: State, seat: int, melds: list[Choice]) -> int:
        """Of the barred card, unless a copy of it is laid."""
        if state.barred == WILD:
            laid = sum(meld.jokers for meld in melds)
            return -1 if laid else state.jokers[seat]
        bit = BIT[state.barred]
        if any(meld.faces & bit for meld in melds):
            return -1
        return sum(bool(mask & bit) for mask in (state.once[seat], state.twice[seat], state.three[seat]))

    def _is_near_end(self, state: State, seat: int) -> bool:
        if len(state.stock) <= NEAR_END * len(state.seats):
            return True
        return any(state.counts[other] <= NEAR_END for other in state.seats if other != seat)

    def _lay(self, state: State, seat: int, melds: list[Choice], heard: Heard | None) -> None:
        if heard:
            heard(seat, LayMelds(tuple(meld.cards for meld in melds)))
        for meld in melds:
            for number in bits(meld.faces):
                self._gone(state, seat, number)
            for _ in range(meld.jokers):
                self._gone(state, seat, WILD)
            state.melds.append(meld.lying)
        if not state.opened[seat]:
            state.opened[seat] = state.fresh = True
            state.highest = max(state.highest, sum(meld.worth for meld in melds))
        self._fit(state)
        if not state.counts[seat]:
            self._completed(state, seat)

    def _gone(self, state: State, seat: int, number: int) -> None:
        """A card of the hand goes to the table."""
        self._drop(state, seat, number)
        self._show(state, number)
        if state.barred == number:
            state.barred = -1

    def _lay_off(self, state: State, seat: int, number: int, heard: Heard | None) -> None:
        on, meld = self._place(state, number)
        if heard:
            heard(seat, LayOff((FACES[number],), on))
        state.melds[on] = meld
        self._gone(state, seat, number)
        self._fit(state)
        if not state.counts[seat]:
            self._completed(state, seat)

    def _place(self, state: State, number: int) -> tuple[int, Lying]:
        """The first meld that takes the face, and how it lies then."""
        terms = self.terms
        for on, meld in enumerate(state.melds):
            kind, low, high, wilds = meld
            if kind >= SET:
                if high < 4 and BIT[number] & COLUMN << kind - SET & ~low:
                    return on, (kind, low | BIT[number], high + 1, wilds)
            elif high - low < 12:
                if low > terms.low and face_at(kind, low - 1) == number and fits([meld], terms):
                    return on, longer(terms, meld, up=False)
                if high < terms.high and face_at(kind, high + 1) == number:
                    return on, longer(terms, meld, up=True)
        raise LookupError("no meld takes the card")

    def _loosest(self, state: State, seat: int, loose: int) -> int:
        """The card that the seat can best do without; never a barred one."""
        terms = self.terms
        faces, dead, barred = state.once[seat], state.dead, state.barred
        if barred >= 0 and barred != WILD:
            loose &= ~BIT[barred]
            faces_left = faces & ~BIT[barred]
        else:
            faces_left = faces
        rest = loose or faces_left
        best, least = WILD, 1e9
        near, values = terms.near, terms.values
        while rest:
            bit = rest & -rest
            rest ^= bit
            number = bit.bit_length() - 1
            mates = near[number]
            worth = MATE * (mates & faces).bit_count() + OUTSIDE * (mates & ~dead).bit_count() - values[number]
            if worth < least:
                best, least = number, worth
        return best

    def _discard(self, state: State, seat: int, number: int, heard: Heard | None) -> None:
        if heard:
            heard(seat, Discard(CARDS[number]))
        self._drop(state, seat, number)
        state.pile.append(number)
        self._show(state, number)
        self._completed(state, seat)

    def _completed(self, state: State, seat: int) -> None:
        """The turn is over, and the round perhaps."""
        state.turns += 1
        if not state.counts[seat]:
            self._end(state, "out", seat)
            return
        if state.turns >= self.terms.turns:
            self._end(state, "turn_limit", None)
            return
        state.seat = state.order[seat]
        state.drawn = state.fresh = False
        state.barred = -1

    def _end(self, state: State, end: str, winner: int | None) -> None:
        values = tuple(self._value(state, seat) for seat in range(self.terms.players))
        if winner is None and not self.terms.nobody_wins:
            winner = min(state.seats, key=values.__getitem__)
        opened = tuple(seat for seat, has in enumerate(state.opened) if has)
        sec = end == "out" and state.fresh
        tally = Tally(end, winner, values, (0,) * len(values), state.seats, opened, sec, opened == (winner,))
        state.result = tuple(map(float, self._scoring.scores(tally)[0]))

    def _value(self, state: State, seat: int) -> int:
        values = self.terms.values
        total = state.jokers[seat] * values[WILD]
        for mask in (state.once[seat], state.twice[seat], state.three[seat]):
            for number in bits(mask):
                total += values[number]
        return total

    def random_play(self, state: State, rng: Random, heard: Heard | None = None) -> int:
        """Any acts of the legal ones until the round is over; how many there were.

        Not among the choices: lay-offs of several cards at once and of jokers, reclaims, and but one opening where
        something is asked of it.
        """
        decisions = 0
        while state.result is None:
            seat = state.seat
            decisions += 1
            if not state.drawn:
                if state.pile and self._may_take(state, seat) and rng.random() < 0.5:
                    self._take(state, seat, heard)
                else:
                    self._from_stock(state, seat, heard)
                continue
            parts = self._parts(state, seat)
            off = list(bits(state.once[seat] & state.fits)) if self._may_lay_off(state, seat) else []
            off = [number for number in off if self._may_go(state, seat, number)]
            throws = [number for number in bits(state.once[seat]) if number != state.barred]
            if state.jokers[seat] and state.barred != WILD:
                throws.append(WILD)
            chosen = int(rng.random() * (len(parts) + len(off) + len(throws)))
            if chosen < len(parts):
                self._lay(state, seat, parts[chosen], heard)
            elif chosen < len(parts) + len(off):
                self._lay_off(state, seat, off[chosen - len(parts)], heard)
            else:
                self._discard(state, seat, throws[chosen - len(parts) - len(off)], heard)
        return decisions

    def _parts(self, state: State, seat: int) -> list[list[Choice]]:
        """What the seat may lay."""
        hand = tuple(FACES[number] for number in bits(state.once[seat])) + (JOKER,) * state.jokers[seat]
        opening = self._law.opening
        if state.opened[seat] or not (opening.needed(state.highest) or opening.clean_run):
            parts = [[self._choice(cards)] for cards in self._law.melds.candidates(hand)]
        else:
            parts = self._first_melds(state, seat, self._melds(state, seat)[0], 0) or []
        least = 0 if self._law.endings.may_meld_all else 1
        return [
            part
            for part in parts
            if state.counts[seat] - sum(len(meld.cards) for meld in part) >= least
            and self._leaves_discard(state, seat, part)
        ]

    def _may_go(self, state: State, seat: int, number: int) -> bool:
        """Whether the turn can be ended with this card laid off."""
        if state.counts[seat] == 1 and not self._law.endings.may_meld_all:
            return False
        barred = state.barred
        if barred < 0 or barred == number:
            return True
        return state.counts[seat] - 1 != self._copies_left(state, seat, [])


def hands(state: State) -> tuple[tuple[Card, ...], ...]:
    """What the seats hold, in words of the engine."""
    found = []
    for once, twice, three, jokers in zip(state.once, state.twice, state.three, state.jokers, strict=True):
        cards = [FACES[number] for mask in (once, twice, three) for number in bits(mask)]
        found.append(ordered((*cards, *([JOKER] * jokers))))
    return tuple(found)
