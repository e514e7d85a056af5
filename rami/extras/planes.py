"""A view as numbers, for those who learn; needs the extra `pettingzoo`. Nothing goes in but the view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rami.extras import lacking

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise lacking(__name__, "pettingzoo", error) from error

from rami.actions import Action, Call, LayMelds, LayOff, Match, Reclaim
from rami.cards import FACES, ORDER, RANKS, Card, plain
from rami.events import Discarded, Drew
from rami.game import Game
from rami.legality import Law
from rami.view import View

WIDTH = len(ORDER)
"""Columns: the 52 faces by suit, then rank, and the joker, in the order of `rami.cards.ORDER`."""
PHASES = ("draw", "play", "call", "choose", "over")
SOURCES = (None, "stock", "discard", "deal")
Matrix = NDArray[np.int16]


class Planes:
    """The form of the observations of a game: a matrix of whole numbers, a row of WIDTH for each thing that is told.

    `rows` says which rows tell what; seats are counted from the one that looks, which is 0.

    hand, pile, aside     how many of each card lie there
    depth                 how deep the copies of each card lie in the pile, 1 being its top, nearest first; 0: none
    wild, worth           whether a card is wild in this round; what it counts in the hand
    taken, owed, barred   cards taken in this turn, that must be played, that may not be discarded
    known                 by seat, cards that everybody knows in its hand
    thrown, picked        by seat, how often it discarded each card, and took it from the pile
    seats                 by seat, in these columns: cards in hand, points of the match, points melded, then whether it
                          has opened, floats, is out, has left the match, has passed, deals, is to act, has discarded
                          what may be called, is next after that
    round                 in these columns: turns played, rounds played, cards in the stock, cards in the pile,
                          reshuffles, highest opening, wilds to replay, then whether the seat to act opened in this
                          turn, began it without a card, has called; then the place of the phase in PHASES and of the
                          turn's source in SOURCES; number of the wild rank in `rami.cards.RANKS`, from 1 on; the page
                          of the parts
    melds                 by meld of the table, how many of each card lie in it
    stands                by meld, the faces that its wilds stand for: in a set, all of the rank
    owners                by meld, in the column of each seat, how many of its cards score for that seat
    parts                 by slot of the actions, how many of each card of the hand, or of the pile, it lays
    onto                  slot by slot over the columns, 1 and the number of the meld that the part goes to
    """

    def __init__(self, game: Game, slots: int) -> None:
        plan = game.law.plan
        self._players = players = game.players
        self._most = most = len(plan.pack) // 3
        sizes = {
            **dict.fromkeys(("hand", "pile", "aside"), 1),
            "depth": max(map(plan.copies, ORDER)),
            **dict.fromkeys(("wild", "worth", "taken", "owed", "barred"), 1),
            **dict.fromkeys(("known", "thrown", "picked", "seats"), players),
            "round": 1,
            **dict.fromkeys(("melds", "stands", "owners"), most),
            "parts": slots,
            "onto": -(-slots // WIDTH),
        }
        self.rows: dict[str, slice] = {}
        end = 0
        for name, size in sizes.items():
            self.rows[name] = slice(end, end + size)
            end += size
        self.shape = (end, WIDTH)

    def of(self, view: View, law: Law, parts: Sequence[Action | None], page: int) -> Matrix:
        """What the view tells; `parts` are the actions by slot, as far as there are any."""
        matrix: Matrix = np.zeros(self.shape, dtype=np.int16)
        row = {name: matrix[place] for name, place in self.rows.items()}
        _count(row["hand"][0], view.hand)
        _count(row["pile"][0], view.discard)
        _count(row["aside"][0], view.aside)
        for deep, card in enumerate(reversed(view.discard), 1):
            column = row["depth"][:, ORDER[card]]
            column[np.argmin(column)] = deep
        row["wild"][0, [ORDER[card] for card in law.wilds]] = 1
        row["worth"][0] = [law.values.of.get(card, 0) for card in ORDER]
        _count(row["taken"][0], view.taken.cards if view.taken else ())
        _count(row["owed"][0], (debt.face for debt in view.debts))
        _count(row["barred"][0], (bar.face for bar in view.bars))
        for seat, cards in enumerate(view.known):
            _count(row["known"][self._from(view, seat)], cards)
        for event in view.history:
            if isinstance(event, Discarded):
                row["thrown"][self._from(view, event.seat), ORDER[event.card]] += 1
            elif isinstance(event, Drew) and event.source == "discard":
                _count(row["picked"][self._from(view, event.seat)], event.cards)
        for seat in range(view.players):
            told = self._seat(view, seat)
            row["seats"][self._from(view, seat), : len(told)] = told
        told = self._round(view, page)
        row["round"][0, : len(told)] = told
        for number, meld in enumerate(view.melds):
            _count(row["melds"][number], meld.cards)
            for slot in meld.slots:
                row["owners"][number, self._from(view, slot.owner)] += 1
                if slot.matched is not None:
                    row["owners"][number, self._from(view, slot.matched)] += 1
                if slot.stands_in:
                    faces = [slot.stands_for] if slot.stands_for in ORDER else _of_rank(slot.stands_for)
                    _count(row["stands"][number], faces)
        onto = row["onto"].reshape(-1)
        for slot_number, action in enumerate(parts):
            if action is not None:
                _count(row["parts"][slot_number], map(plain, laid(action)))
                on = getattr(action, "on", None)
                onto[slot_number] = 0 if on is None else on + 1
        return matrix

    def _from(self, view: View, seat: int) -> int:
        return (seat - view.seat) % self._players

    def _seat(self, view: View, seat: int) -> list[Any]:
        holds = [view.counts[seat], view.scores[seat], view.melded[seat] if view.melded else 0]
        states = [seat in those for those in (view.opened, view.floating, view.out, view.eliminated, view.passed)]
        return holds + states + [seat == other for other in (view.dealer, view.turn, view.discarder, view.following)]

    def _round(self, view: View, page: int) -> list[Any]:
        counts = [view.turn_number, view.round_number, view.stock_count, len(view.discard), view.reshuffles]
        source = SOURCES.index(view.taken.source if view.taken else None)
        wild = 0 if view.wild_rank is None else RANKS.index(view.wild_rank) + 1
        states = [view.opened_this_turn, view.floated, view.caller, PHASES.index(view.phase), source, wild, page]
        return [*counts, view.opening_value, view.reclaimed, *states]


def laid(action: Action) -> tuple[Card, ...]:
    """The cards that the action puts on the table, as they are written."""
    match action:
        case LayMelds(melds):
            return tuple(card for meld in melds for card in meld)
        case LayOff(cards) | Reclaim(cards):
            return cards
        case Match(card):
            return (card,)
        case Call():
            return action.meld or action.cards
        case _:
            return ()


def _of_rank(rank: str) -> list[Card]:
    return [face for face in FACES if face[0] == rank]


def _count(row: NDArray[np.int16], cards: Iterable[Card]) -> None:
    for card in cards:
        row[ORDER[card]] += 1
