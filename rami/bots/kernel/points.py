"""Plays rounds on where melds score, or are lost with the hand: exact in the rules, simple in what it does.

Everybody takes of the pile what lets them lay more, lays all they can at once, and throws the card that goes least with
the others. A wild that no meld needs is kept while all hold many cards: it may bring more with it from the pile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from rami.actions import Action, Choose
from rami.bots.hand import dearest_pair
from rami.bots.kernel.points_state import Heard, State
from rami.bots.kernel.points_terms import (
    ALL,
    CARDS,
    COLUMN,
    HIGH,
    SUIT,
    covers,
    mask_of,
    places,
    runs_of,
    terms_of,
    total,
)
from rami.game import Game
from rami.legality import payments, standing
from rami.round import Round

_INSIDE = COLUMN * ((1 << 11) - 1)
"""The lowest places of three in a run."""
_WORTH_TAKING = 5
"""Points more to lay, for which cards of the pile are better than one of the stock."""
_LEFT = 4
"""Points to lay that make up for each card that is left."""
_OUT = 60
"""Points to lay that it is worth to have no more than one left, after a take."""
_MATE = 40
"""Points that a card of the hand is kept for, for each other that it goes with."""

Run = tuple[int, int, int]
"""The number of the first face of its suit; its lowest and highest place in the line."""


class Play(State):
    """A state, and what each seat does in it."""

    __slots__ = ()

    def play(self) -> None:
        """Until the round is over."""
        if self.phase == "play":
            self._rest(self.turn)
        elif self.phase == "call":
            self._asked()
        while self.phase != "over":
            self._turn(self.turn)

    def _turn(self, seat: int) -> None:
        faces, _, wilds = self.hands[seat]
        depth = self._depth(seat) if faces or wilds else 0
        if depth:
            self.take(seat, depth)
        elif not self.draw(seat):
            return
        self._rest(seat)

    def _rest(self, seat: int) -> None:
        """A turn after its draw, or what is left of it."""
        if not self.caller:
            self._lay(seat)
            faces, _, wilds = self.hands[seat]
            if not faces and not wilds:
                self.emptied(seat)
                return
        self._discard(seat)

    def _discard(self, seat: int) -> None:
        if self.throw(seat, self._thrown(seat)):
            self._asked()

    def _asked(self) -> None:
        """Whoever is asked first calls for what the table takes."""
        assert self.discarder is not None
        card = self.pile[-1]
        seat = self.order[self.discarder]
        while seat != self.discarder:
            if seat not in self.passed and self.may_lay_off(seat):
                if self.takes(card):
                    self._call(seat, card)
                    return
                self.let_go(seat)
            seat = self.order[seat]
        self.go_on()

    def _call(self, seat: int, card: int) -> None:
        self.call(seat)
        faces, twins, wilds = self.hands[seat]
        if not faces and not wilds:
            self.emptied(seat)
            return
        if self.terms.last_unplayable and not twins:
            if faces and not wilds and not faces & faces - 1 and (self.sets | self.ends) & faces:
                self.go_on()
                return
            if not faces and len(wilds) == 1 and self.for_wild(wilds[0]) >= 0:
                self.go_on()
                return
        self._discard(seat)

    # Taking -------------------------------------------------------------------------------------------------------

    def _depth(self, seat: int) -> int:
        """How many cards of the pile the seat takes."""
        terms = self.terms
        if not self._may_take(seat):
            return 0
        faces, twins, wild_cards = self.hands[seat]
        own, wilds = faces, len(wild_cards)
        off = self.may_lay_off(seat)
        fit = self.sets | self.ends | (self.stand if terms.matches else 0) if off else 0
        room = off and self._room()
        before = faces, wilds
        most = None
        best = depth = 0
        pairs, mates, wild = terms.pairs, terms.mates, terms.wild
        held_cards = 0 if terms.may_meld_all else faces.bit_count() + twins.bit_count() + wilds
        for card in self.pile[: -terms.depth - 1 : -1]:
            depth += 1
            own_pair = terms.own_pair[depth > 1]
            bit = 1 << card
            if wild & bit:
                playable = bool(own and own & own - 1 and self._pair(own)) if own_pair else room
                wilds += 1
            else:
                held = own if own_pair else faces
                near = held & (mates[card] | bit)
                playable = not own_pair and bool(fit & bit or (wilds and near & ~bit))
                if not playable and near & near - 1:
                    for pair in pairs[card]:
                        if pair & held == pair:
                            playable = True
                            break
                faces |= bit
            if not playable or (held_cards and held_cards + depth < 4):
                continue
            if most is None:
                most = self._layable(*before, 0, fit, room) + _WORTH_TAKING - _LEFT
            worth = self._layable(faces, wilds, _OUT, fit, room)
            if worth > most:
                best, most = depth, worth
        return best

    def _may_take(self, seat: int) -> bool:
        terms = self.terms
        if terms.take_from > 1:
            playing = sum(self.order[other] != other for other in range(len(self.hands)))
            if self.turn_number // playing + 1 < terms.take_from:
                return False
        if terms.last_draws_stock:
            faces, twins, wilds = self.hands[seat]
            return faces.bit_count() + twins.bit_count() + len(wilds) > 1
        return True

    def _room(self) -> bool:
        """Whether some meld takes a wild, whichever it is."""
        terms = self.terms
        if not terms.limitless or terms.distinct:
            return self.for_wild(len(CARDS) - 1) >= 0
        for base, low, high, *_ in self.melds:
            if base < 0 or (high - low < HIGH - 1 + terms.both_ends and (low > terms.floor or high < terms.ceiling)):
                return True
        return False

    def laid(self, faces: int, twins: int, fit: int) -> int:
        """The faces of a hand that it could lay, wilds apart; `fit`: those that the table takes."""
        if not faces & faces - 1:
            return faces & fit
        runs, ranks = self._melds(faces, twins)
        laid = faces & (fit | ranks * COLUMN)
        for run in runs:
            laid |= mask_of(*run)
        return laid

    def _layable(self, faces: int, wilds: int, out: int, fit: int, room: bool) -> int:
        """About the points that a hand could lay, less some for each card left; `out`: if that is one, or none."""
        points = self.terms.points
        laid = self.laid(faces, 0, fit)
        rest = faces & ~laid
        worth = total(points, laid) - _LEFT * rest.bit_count()
        if not rest & rest - 1:
            worth += out
        if wilds:
            each = self.terms.wild_points
            pair = self._pair(rest) if rest else 0
            if pair:
                return worth + wilds * each + total(points, pair)
            if laid or room:
                worth += wilds * each
        return worth

    # Laying -------------------------------------------------------------------------------------------------------

    def _lay(self, seat: int) -> None:
        """All that the seat can, what it owes first."""
        terms = self.terms
        if self.owed is not None:
            plan = self.payment(seat, *self.owed)
            assert plan is not None, "nobody takes what it cannot play"
            plan()
        elif self.bar >= 0 and (plan := self.payment(seat, self.bar, None)):
            plan()
        free = terms.may_meld_all and self.bar < 0
        faces, twins, _ = self.hands[seat]
        while faces & faces - 1:
            runs, ranks = self._melds(faces, twins)
            before = len(self.melds)
            for base, low, high in runs:
                if not free and self._spare(seat) <= high - low:
                    high -= 1
                    if high - low < 2 or self._spare(seat) <= high - low:
                        continue
                self.lay_run(seat, base, low, high)
            while ranks:
                bit = ranks & -ranks
                ranks ^= bit
                cards = self._of_rank(seat, bit.bit_length() - 1)
                if not free:
                    del cards[max(0, self._spare(seat)) :]
                if len(cards) >= 3:
                    self.lay_set(seat, cards)
            if len(self.melds) == before:
                break
            faces, twins, _ = self.hands[seat]
        self._lay_off(seat)
        wilds = self.hands[seat][2]
        while wilds and self._lay_wild(seat, wilds[-1]):
            self._lay_off(seat)
            wilds = self.hands[seat][2]

    def _count(self, seat: int) -> int:
        faces, twins, wilds = self.hands[seat]
        return faces.bit_count() + twins.bit_count() + len(wilds)

    def _spare(self, seat: int) -> int:
        """How many cards may leave the hand: it has to keep one where one is to be thrown, and one that may be."""
        count = self._count(seat)
        if self.bar < 0:
            return count - (not self.terms.may_meld_all)
        faces, twins, wilds = self.hands[seat]
        barred = (
            wilds.count(self.bar) + (faces >> self.bar & 1) + (twins >> self.bar & 1) + (twins >> 52 + self.bar & 1)
        )
        return count - barred - 1

    def _of_rank(self, seat: int, rank: int) -> list[int]:
        """What makes one set."""
        faces, twins, _ = self.hands[seat]
        column = COLUMN << rank
        cards = list(places(faces & column))
        if twins & (column | column << 52) and not self.terms.distinct:
            cards += [*places(twins & column), *places(twins >> 52 & column)]
        return cards

    def payment(self, seat: int, card: int, own: int | None) -> Callable[[], None] | None:
        """How the seat plays a card that it owes; None if it sees no way. `own`: see `Owed`."""
        terms = self.terms
        faces, twins, wilds = self.hands[seat]
        bit = 1 << card
        count = self._count(seat) - (not terms.may_meld_all)
        if terms.wild & bit:
            pair = self._pair(faces if own is None else own & faces)
            if pair and count >= 3:
                return partial(self.lay_pair, seat, pair, card)
            on = self.for_wild(card) if own is None and self.may_lay_off(seat) and count else -1
            return partial(self.put_wild, seat, card, on) if on >= 0 else None
        runs, ranks = self._melds(faces, twins)
        others = ALL if own is None else own & ~bit
        if ranks >> card % 13 & 1 and (others & faces & COLUMN << card % 13).bit_count() > 1:
            cards = self._of_rank(seat, card % 13)
            if len(cards) <= count:
                return partial(self.lay_set, seat, cards)
        for base, low, high in runs:
            mask = mask_of(base, low, high)
            if mask & bit and (others & mask).bit_count() > 1 and high - low < count:
                return partial(self.lay_run, seat, base, low, high)
        fit = self.sets | self.ends | (self.stand if terms.matches else 0)
        if own is None and count and fit & bit and self.may_lay_off(seat):
            return partial(self.put, seat, card)
        if count < 3:
            return None
        held = faces if twins & bit else faces & ~bit
        for pair in terms.pairs[card]:
            if pair & held == pair and (own is None or pair & own == pair):
                return partial(self._lay_three, seat, card, pair)
        mates = faces & terms.mates[card] & ~bit
        if own is None and mates and wilds:
            mate = max(places(mates), key=terms.points.__getitem__)
            return partial(self.lay_pair, seat, bit | 1 << mate, wilds[-1])
        return None

    def _lay_three(self, seat: int, card: int, pair: int) -> None:
        """The card and a pair that makes a meld with it."""
        cards = sorted((card, *places(pair)))
        if cards[0] % 13 == cards[-1] % 13:
            self.lay_set(seat, cards)
            return
        base = cards[0] // 13 * 13
        low, high = cards[0] - base + 1, cards[-1] - base + 1
        if high == HIGH and low == 1:
            low, high = 0, 2
        self.lay_run(seat, base, low, high)

    def _lay_wild(self, seat: int, wild: int) -> bool:
        """A wild with cards of the hand, or on a meld; False if there is no use for it now."""
        terms = self.terms
        faces, _, wilds = self.hands[seat]
        spare = self._spare(seat)
        pair = self._pair(faces) if faces & faces - 1 else 0
        if pair and spare >= 3:
            self.lay_pair(seat, pair, wild)
            return True
        on = self.for_wild(wild) if self.may_lay_off(seat) else -1
        if on >= 0:
            if spare >= 1 and not self._keeps(seat, faces):
                self.put_wild(seat, wild, on)
                return True
        elif terms.lone and faces and len(wilds) > 1 and spare >= 3:
            card = max(places(faces), key=terms.points.__getitem__)
            self.lay_lone(seat, (card, wild, wilds[-2]))
            return True
        return False

    def _keeps(self, seat: int, faces: int) -> bool:
        """Whether a seat keeps a wild that no meld needs, to take with it from the pile: until somebody may go out."""
        if not faces & faces - 1 or self.terms.own_pair[True] or self.drawn >= 0:
            return False
        for other, (theirs, twins, wilds) in enumerate(self.hands):
            if other != seat and theirs.bit_count() + twins.bit_count() + len(wilds) < 2:
                return False
        return True

    def _lay_off(self, seat: int) -> None:
        """What the table takes."""
        terms = self.terms
        if not terms.unopened and not self.opened >> seat & 1:
            return
        while off := self.hands[seat][0] & (self.sets | self.ends | (self.stand if terms.matches else 0)):
            if self.bar >= 0 and off >> self.bar & 1:
                off = 1 << self.bar
            elif (self.bar >= 0 or not terms.may_meld_all) and self._spare(seat) < 1:
                return
            self.put(seat, (off & -off).bit_length() - 1)

    def _melds(self, faces: int, twins: int) -> tuple[Sequence[Run], int]:
        """The runs of a hand, and the ranks of its sets: where one breaks the other, what is worth more."""
        terms = self.terms
        ranks = self._ranks(faces, twins) if terms.sets else 0
        next_to = faces & faces >> 1
        if not next_to & (faces >> 2 & _INSIDE | faces >> 12 & COLUMN) or not terms.runs:
            return (), ranks
        found: list[Run] = []
        taken = 0
        floor, ceiling = terms.floor, terms.ceiling
        for base in (0, 13, 26, 39):
            for low, high in runs_of(faces >> base & SUIT, floor, ceiling):
                found.append((base, low, high))
                taken |= mask_of(base, low, high)
        if found and ranks:
            left = self._ranks(faces & ~taken, twins)
            broken = ranks & ~left
            if broken:
                columns = broken * COLUMN
                points = terms.points
                if total(points, faces & columns) + total(points, twins & ALL & columns) > total(points, taken):
                    return (), ranks
            ranks = left
        return found, ranks

    def _ranks(self, faces: int, twins: int) -> int:
        """The ranks of which there are three cards."""
        # Clubs with hearts and, thirteen places on, diamonds with spades.
        both, either = faces & faces >> 26, faces | faces >> 26
        three = (both & either >> 13 | either & both >> 13) & SUIT
        if twins and not self.terms.distinct:
            a, b, c, d = twins & SUIT, twins >> 13 & SUIT, twins >> 26 & SUIT, twins >> 39 & SUIT
            two = (both | both >> 13 | either & either >> 13) & SUIT
            three |= two & (a | b | c | d) | (a & b | c & d | (a | b) & (c | d))
            thirds = twins >> 52
            if thirds:
                three |= (thirds | thirds >> 13 | thirds >> 26 | thirds >> 39) & SUIT
        return three

    def _pair(self, faces: int) -> int:
        """Of two cards that make a meld with a wild, those worth most; 0 if there are none."""
        return dearest_pair(faces, self.terms.mates, self.terms.points)

    # Throwing -----------------------------------------------------------------------------------------------------

    def _thrown(self, seat: int) -> int:
        """What the seat discards."""
        if self.drawn >= 0:
            return self.drawn
        faces, twins, wilds = self.hands[seat]
        if self.bar >= 0:
            bit = 1 << self.bar
            loose = faces & ~bit, tuple(card for card in wilds if card != self.bar)
            if loose[0] or loose[1]:
                faces, wilds = loose
        return self._loosest(faces, twins) if faces else wilds[0]

    def _loosest(self, faces: int, twins: int) -> int:
        """The card that goes least with the others; of such, the one worth least."""
        points, mates = self.terms.points, self.terms.mates
        least, found = 1 << 30, 0
        rest = faces
        while rest:
            bit = rest & -rest
            rest ^= bit
            card = bit.bit_length() - 1
            worth = points[card] + _MATE * (faces & mates[card]).bit_count()
            if twins & bit:
                worth += _MATE
            if worth < least:
                least, found = worth, card
        return found

    def keeping(self, card: int, faces: int, twins: int) -> int:
        """About the points that a face is kept for in a hand."""
        mates = (faces & self.terms.mates[card]).bit_count() + (twins >> card & 1)
        return self.terms.points[card] + _MATE * mates


class Kernel:
    """The rules of a round, and a policy for every seat, with no chance but the order of the stock."""

    def __init__(self, game: Game, wild_rank: str | None) -> None:
        self.game = game
        self.terms = terms_of(game, wild_rank)

    def state(self, round: Round) -> Play:
        """The round, in any phase: where only the engine knows how a card that is owed can be played, it has been."""
        begun: list[tuple[int, Action]] = []
        while True:
            state = Play(terms_of(self.game, round.wild_rank), round)
            action = self._needed(round, state)
            if action is None:
                state.begun = tuple(begun)
                return state
            begun.append((state.turn, action))
            round = self.game.play(round, state.turn, action)

    def _needed(self, round: Round, state: Play) -> Action | None:
        """What only the engine knows how to do."""
        if round.phase == "choose":
            return Choose(max(self.game.options(round).choices))
        if state.owed is None or state.payment(state.turn, *state.owed) is not None:
            return None
        now = standing(round, state.turn)
        return next(payments(state.terms.law, now, next(debt for debt in now.debts if not debt.or_discard)))

    def play_on(self, state: Play, hold: Sequence[bool] = (), heard: Heard | None = None) -> tuple[float, ...]:
        """The scores of the round by seat, once it has been played to its end; the state is used up."""
        if heard:
            for seat, action in state.begun:
                heard(seat, action)
        state.heard = heard
        state.play()
        return state.scores()


@lru_cache(maxsize=64)
def covered(game: Game, wild_rank: str | None) -> bool:
    """Whether rounds in which this rank is wild are played by the rules exactly."""
    return covers(game, game.law_for(wild_rank))


def kernel_of(game: Game, wild_rank: str | None) -> Kernel | None:
    """The kernel for rounds in which this rank is wild; None where it would not be exact."""
    return Kernel(game, wild_rank) if covered(game, wild_rank) else None
