"""A round as the kernel for going out has it, and what every act does to it.

A hand is masks of faces: those held once at least, twice at least, three times; jokers are counted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rami.actions import Action, Discard, Draw, LayMelds, LayOff, Reclaim
from rami.bots.kernel.terms import BIT, CARDS, SET, WILD, Lying, Terms, bits, face_at, fits, frees, longer, lying
from rami.cards import FACES, JOKER, ORDER, SUITS, Card, ordered
from rami.deal import reshuffle
from rami.round import Round
from rami.scoring import Scoring, Tally

Heard = Callable[[int, Action], None]
"""Told each seat's actions, in words of the engine, before they are done to the state."""

FROM_STOCK, FROM_PILE = Draw("stock"), Draw("discard")


class State:
    """A round: lists have an entry a seat. It changes as it is played."""

    __slots__ = (
        "barred",
        "counts",
        "dead",
        "drawn",
        "fits",
        "frees",
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
        "wanted",
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
    frees: int
    """Faces for which the table gives a joker."""
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
    wanted: list[int]
    """Faces that go with cards which the seat is known to hold."""
    reshuffles: int
    turns: int
    """Completed."""
    order: list[int]
    """By seat, the next one."""
    seats: tuple[int, ...]
    """Those that play."""
    result: tuple[float, ...] | None


class Acts:
    """What can be done, exactly; nothing here asks whether it is legal or wise."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self._law = terms.law
        self._scoring = Scoring(terms.game.rules)
        self._least = 0 if terms.law.endings.may_meld_all else 1
        """Cards that melding has to leave."""

    # States --------------------------------------------------------------------------------------------------------

    def state(self, round: Round) -> State:
        """A round of the engine, every card of it known, in any phase of a turn."""
        law, players = self._law, range(self.terms.players)
        if round.phase == "play" and self._has_duties(round):
            round = self._without_duties(round)
        state = State()
        state.round = round
        state.result = None if round.result is None else tuple(map(float, round.result.scores))
        state.seat = round.turn or 0
        state.drawn = round.phase == "play"
        state.once, state.twice, state.three, state.jokers, state.counts = ([0 for _ in players] for _ in range(5))
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
        near = self.terms.near
        state.wanted = [0 for _ in players]
        for seat, known in enumerate(round.known):
            for card in known:
                if card != JOKER:
                    state.wanted[seat] |= near[ORDER[card]]
        self._look(state)
        return state

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

    def _look(self, state: State) -> None:
        """Counts what lies open."""
        state.visible = [0] * 53
        state.dead = 0
        for number in (*state.pile, *(number for meld in state.melds for number in cards_of(meld))):
            self._show(state, number)
        self._fit(state)

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
        terms = self.terms
        state.fits = fits(state.melds, terms)
        state.frees, state.room = 0, False
        if terms.jokers:
            state.frees = frees(state.melds) if self._law.reclaims else 0
            state.room = any(map(self._takes_wild, state.melds))

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

    def _gone(self, state: State, seat: int, number: int) -> None:
        """A card of the hand goes to the table."""
        self._drop(state, seat, number)
        self._show(state, number)
        if state.barred == number:
            state.barred = -1

    # Draws ---------------------------------------------------------------------------------------------------------

    def _may_take(self, state: State, seat: int) -> bool:
        """Whether the seat may take the top of the pile; False too for some takes that lead on by a meld alone."""
        law = self._law
        if state.turns // len(state.seats) + 1 < law.take_from_turn:
            return False
        if state.counts[seat] == 1 and self.terms.last_draws_stock:
            return False
        if not self.terms.bars:
            return True
        number = state.pile[-1]
        # A hand of this card alone could not discard.
        if number == WILD:
            return state.once[seat] != 0
        return state.once[seat] != BIT[number] or state.jokers[seat] > 0

    def _take(self, state: State, seat: int, heard: Heard | None) -> int:
        """The card."""
        if heard:
            heard(seat, FROM_PILE)
        number = state.pile.pop()
        self._hide(state, number)
        self._give(state, seat, number)
        if number != WILD:
            state.wanted[seat] |= self.terms.near[number]
        state.barred = number if self.terms.bars else -1
        state.drawn = True
        return number

    def _from_stock(self, state: State, seat: int, heard: Heard | None) -> int:
        """The card; where there was none, the round is over."""
        if heard:
            heard(seat, FROM_STOCK)
        if not state.stock and not self._reshuffle(state):
            self._end(state, "stock", None)
            return -1
        number = state.stock.pop()
        self._give(state, seat, number)
        state.drawn = True
        return number

    def _reshuffle(self, state: State) -> bool:
        """Whether the pile made a new stock."""
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

    # Melds ---------------------------------------------------------------------------------------------------------

    def _may_lay_off(self, state: State, seat: int) -> bool:
        law = self._law
        if not state.opened[seat]:
            return law.lay_off_unopened
        return law.lay_off_fresh or not state.fresh

    def _leads_on(self, state: State, seat: int, gone: Sequence[int]) -> bool:
        """Whether the turn can be ended once these cards are on the table."""
        left = state.counts[seat] - len(gone)
        barred = state.barred
        if left < self._least:
            return False
        if barred < 0 or not left or barred in gone:
            return True
        return left > self._copies(state, seat, barred)

    @staticmethod
    def _copies(state: State, seat: int, number: int) -> int:
        """How many of a card the seat holds."""
        if number == WILD:
            return state.jokers[seat]
        return sum(mask >> number & 1 for mask in (state.once[seat], state.twice[seat], state.three[seat]))

    def _lay(self, state: State, seat: int, melds: Sequence[Lying], worth: int, heard: Heard | None) -> None:
        """New melds, worth so much where the seat opens with them."""
        if heard:
            heard(seat, LayMelds(tuple(map(self.written, melds))))
        for meld in melds:
            for number in cards_of(meld):
                self._gone(state, seat, number)
            state.melds.append(meld)
        if not state.opened[seat]:
            state.opened[seat] = state.fresh = True
            state.highest = max(state.highest, worth)
        self._after_melding(state, seat)

    def _lay_off(self, state: State, seat: int, number: int, heard: Heard | None) -> None:
        on, meld = self._place(state, number)
        if heard:
            heard(seat, LayOff((self._written_on(state.melds[on], meld, number),), on))
        state.melds[on] = meld
        self._gone(state, seat, number)
        self._after_melding(state, seat)

    def _reclaim(self, state: State, seat: int, number: int, heard: Heard | None) -> None:
        """The face goes where a joker lay, and the joker into the hand."""
        on, meld = self._freed(state, number)
        if heard:
            heard(seat, Reclaim((FACES[number],), on))
        state.melds[on] = meld
        self._gone(state, seat, number)
        self._hide(state, WILD)
        self._give(state, seat, WILD)
        self._fit(state)

    def _after_melding(self, state: State, seat: int) -> None:
        self._fit(state)
        if not state.counts[seat]:
            self._completed(state, seat)

    def _place(self, state: State, number: int) -> tuple[int, Lying]:
        """The first meld that takes the card, and how it lies then."""
        terms = self.terms
        if number == WILD:
            on, meld = next((on, meld) for on, meld in enumerate(state.melds) if self._takes_wild(meld))
            return on, self._with_wild(meld)
        rank, suit = number % 13, number // 13 * 13
        for on, meld in enumerate(state.melds):
            kind, low, high, wilds = meld
            if kind >= SET:
                if kind - SET == rank and high < len(SUITS) and not low >> number & 1:
                    return on, (kind, low | BIT[number], high + 1, wilds)
            elif kind == suit and high - low < 12:
                if high < terms.high and high % 13 == rank:
                    return on, longer(terms, meld, up=True)
                if low > terms.low and (low + 11) % 13 == rank:
                    return on, longer(terms, meld, up=False)
        raise LookupError("no meld takes the card")

    def _with_wild(self, meld: Lying) -> Lying:
        """At the end of a run where it is worth less, else lower (RA-S15)."""
        kind, low, high, wilds = meld
        terms = self.terms
        if kind >= SET:
            return kind, low, high + 1, wilds + 1
        up = low == terms.low or (
            high < terms.high and terms.place_worth(kind, high + 1) < terms.place_worth(kind, low - 1)
        )
        return longer(terms, meld, up=up, wild=True)

    def _freed(self, state: State, number: int) -> tuple[int, Lying]:
        """The first meld that gives a joker for the face, and how it lies then."""
        for on, meld in enumerate(state.melds):
            if frees([meld]) >> number & 1:
                kind, low, high, wilds = meld
                if kind >= SET:
                    return on, (kind, low | BIT[number], high, wilds - 1)
                place = next(place for place in bits(wilds) if face_at(kind, place) == number)
                return on, (kind, low, high, wilds ^ 1 << place)
        raise LookupError("no meld gives a joker for the face")

    def written(self, meld: Lying) -> tuple[Card, ...]:
        """A new meld as it is written."""
        kind, low, high, wilds = meld
        if kind >= SET:
            return (*(FACES[number] for number in bits(low)), *(JOKER,) * wilds)
        cards = []
        for place in range(low, high + 1):
            face = FACES[face_at(kind, place)]
            cards.append(self._wild_at(face) if wilds >> place & 1 else face)
        return tuple(cards)

    def _wild_at(self, face: Card) -> Card:
        """A joker in a run; it needs no place where that is always the lowest."""
        return JOKER if self._law.melds.lowest else f"{JOKER}={face}"

    def _written_on(self, before: Lying, after: Lying, number: int) -> Card:
        if number != WILD or before[0] >= SET:
            return CARDS[number]
        place = (after[3] & ~before[3]).bit_length() - 1
        return self._wild_at(FACES[face_at(before[0], place)])

    # Ends ----------------------------------------------------------------------------------------------------------

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
        elif state.turns >= self.terms.turns:
            self._end(state, "turn_limit", None)
        else:
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

    def _asks(self, state: State, seat: int) -> bool:
        """The stock is empty for good: whether the seat asks for a card of it all the same, by which the round ends.

        It does not while another's hand may well be lower, and the top of the pile is lower than one of its cards.
        """
        hand = self._value(state, seat)
        fewest = min(state.counts[other] for other in state.seats if other != seat)
        if hand <= fewest * self.terms.mean or not state.pile or not self._may_take(state, seat):
            return True
        values = self.terms.values
        held = state.once[seat]
        highest = max(values[number] for number in bits(held)) if held else 0
        return values[state.pile[-1]] >= highest

    def _is_last(self, state: State) -> bool:
        """Whether there is no stock, and none will come."""
        return not state.stock and (state.reshuffles >= self.terms.reshuffles or len(state.pile) < 2)

    def _value(self, state: State, seat: int) -> int:
        values = self.terms.values
        total = state.jokers[seat] * values[WILD]
        for mask in (state.once[seat], state.twice[seat], state.three[seat]):
            while mask:
                total += values[(mask & -mask).bit_length() - 1]
                mask &= mask - 1
        return total


def cards_of(meld: Lying) -> list[int]:
    """The numbers of a meld's cards."""
    kind, low, high, wilds = meld
    if kind >= SET:
        return [*bits(low), *[WILD] * wilds]
    return [WILD if wilds >> place & 1 else face_at(kind, place) for place in range(low, high + 1)]


def hands(state: State) -> tuple[tuple[Card, ...], ...]:
    """What the seats hold, in words of the engine."""
    found = []
    for once, twice, three, jokers in zip(state.once, state.twice, state.three, state.jokers, strict=True):
        cards = [FACES[number] for mask in (once, twice, three) for number in bits(mask)]
        found.append(ordered((*cards, *([JOKER] * jokers))))
    return tuple(found)
