"""Whether a round that was read back is a position of its game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from rami.actions import Choose
from rami.cards import ORDER, RANKS, ordered
from rami.game import Game
from rami.legality import Law, calls, payments, standing
from rami.melds import Meld
from rami.round import Debt, Round
from rami.rules import CODES


def faults(game: Game, round: Round, seed: str) -> Iterator[str]:
    """What is wrong with a round that this seed shuffles; nothing where it could be on the table."""
    yield from _strange(round, "round", game.players)
    by_seat: list[tuple[Any, ...]] = [round.hands, round.known, round.scores]
    if round.result is not None:
        result = round.result
        by_seat += [result.scores, result.hands, result.values]
        by_seat += [result.adjustments or round.hands, result.melded or round.hands]
    if any(len(each) != game.players for each in by_seat):
        yield "not everything is there for each seat"
    if round.seed != seed or round.next_shuffle is not None:
        yield "it is of another match"
    law = game.law_for(round.wild_rank)
    lying = [card for meld in round.melds for card in (*meld.cards, *(card for card, _ in meld.matches))]
    held = [card for hand in round.hands for card in hand]
    if Counter([*round.stock, *round.discard, *round.aside, *lying, *held]) != Counter(law.plan.pack):
        yield "these are not the cards of the game"
    if any(hand != ordered(hand) for hand in round.hands):
        yield "a hand is out of order"
    if any(Counter(known) - Counter(hand) for known, hand in zip(round.known, round.hands, strict=False)):
        yield "a card is known that nobody holds"
    if not law.plan.may_be_wild(round.wild_rank):
        yield "another rank is wild than can be"
    for meld in round.melds:
        if not _lies(law, meld):
            yield "a meld is none"
        if any(
            slot.matched is not None and (meld.kind != "run" or slot.card == slot.stands_for) for slot in meld.slots
        ):
            yield "a card is matched that no wild stands for"
    over = round.result is not None
    if (
        (round.phase == "over") != over
        or (round.turn is None) != over
        or (round.source is not None) != (round.phase == "play" and not round.caller)
        or (round.phase == "choose" and Choose not in game.actions)
    ):
        yield "turn and phase contradict each other"
    if round.dealer in round.eliminated:
        yield "a seat deals that is out"
        return
    yield from _call_faults(law, round)
    if round.phase == "choose":
        yield from law.plan.faults(round)
    of_turn = round.taken or round.debts or round.bars or round.opened_this_turn or round.reclaimed or round.floated
    if round.phase != "play" and of_turn:
        yield "something is left of a turn that is over"
    if any(seats != tuple(sorted(set(seats))) for seats in (round.opened, round.eliminated)):
        yield "seats are out of order"
    if round.floated and (not law.endings.floating or len(round.hands[round.turn or 0]) != 1):
        yield "a seat floats that cannot"
    if round.caller and of_turn:
        yield "a caller has nothing to do but to discard"
    if not all(_can_be_paid(law, round, debt) for debt in round.debts):
        yield "a card is owed that cannot be paid"
    if round.opened_this_turn and round.turn not in round.opened:
        yield "a seat opened in this turn, and has not opened"
    without = {seat for seat, hand in enumerate(round.hands) if not hand}
    gone = {*round.eliminated, *round.out}
    if not gone <= without or (without > gone and not (over or law.endings.floating or round.phase == "choose")):
        yield "a hand is empty, or one is not that should be"
    if round.phase in ("play", "choose") and round.turn in without:
        yield "whoever is to act has no cards"
    if round.out and (over or not law.endings.grace or len(set(round.out)) < len(round.out) or round.turn in round.out):
        yield "a seat is out that cannot be"
    if round.eliminated != law.endings.dropped(round.scores):
        yield "other seats are out than those that reached the limit"
    if round.turn in round.eliminated:
        yield "it is the turn of a seat that is out"
    if round.reclaimed > sum(map(law.melds.is_wild, round.hands[round.turn or 0])):
        yield "more wilds were reclaimed than are there"


def _lies(law: Law, meld: Meld) -> bool:
    """Whether this is a meld, its wilds standing for what they are said to."""
    read = law.melds.lying(tuple(_written(meld)), 0)
    if read is None or read.kind != meld.kind:
        return False
    if meld.kind == "set":
        # A set of wild cards alone may have been laid with another rank than it would be read with now (R5-S6).
        ranks = {slot.stands_for[0] for slot in meld.slots}
        return len(ranks) == 1 and all(slot.stands_for in (slot.card, *ranks) for slot in meld.slots)
    return [slot[:2] for slot in read.slots] == [slot[:2] for slot in meld.slots]


def _can_be_paid(law: Law, round: Round, debt: Debt) -> bool:
    now = standing(round, round.turn or 0)
    if debt.face not in now.hand or (debt.or_discard and (debt.opening or debt.partners is not None)):
        return False
    return debt.or_discard or any(payments(law, now, debt))


def _call_faults(law: Law, round: Round) -> Iterator[str]:
    asks = round.phase == "call"
    if (asks or round.caller) and law.calls == "off":
        yield "nobody calls in this game"
    if round.caller and round.phase != "play":
        yield "a caller owes its discard in another phase"
    if (round.following is not None) != (asks or round.caller) or (round.discarder is not None) != asks:
        yield "a call is open, or not, that should not be"
    if asks and (not round.discard or round.turn is None or not calls.may_call(law, round, round.turn)):
        yield "nobody can call that is asked"
    if round.passed and not asks:
        yield "a call was let go by that is not open"
    if {round.turn, round.discarder} & {*round.passed} or {round.discarder, *round.passed} & {
        *round.eliminated,
        *round.out,
    }:
        yield "a seat took part in a call that cannot have"
    if round.following in round.eliminated:
        yield "a seat follows that is out"


def _written(meld: Meld) -> Iterator[str]:
    """The cards of a meld as they are written to be read as they lie."""
    for slot in meld.slots:
        placed = meld.kind == "run" and slot.card != slot.stands_for
        yield f"{slot.card}={slot.stands_for}" if placed else slot.card


_WORDS = {
    "kind": ("run", "set", "wilds", "unopened", "doubled", "bonus", "going_out"),
    "stands_for": (*ORDER, *RANKS),
    "wild_rank": tuple(RANKS),
    "phase": ("draw", "play", "call", "choose", "over"),
    "source": ("stock", "discard", "deal"),
    "end": ("out", "stock", "turn_limit"),
    "code": CODES,
}
_FREE = ("cites", "seed")
_SEATS = (
    *("seat", "dealer", "owner", "matched", "winner", "turn", "opened", "eliminated"),
    *("discarder", "passed", "following", "out"),
)
_BELOW_ZERO = ("scores", "points")


def _strange(value: Any, name: str, players: int) -> Iterator[str]:
    """What a value holds, at any depth, that is no card, no word and no seat of this game.

    A part goes by the name of its field.
    """
    if isinstance(value, str):
        if name not in _FREE and value not in _WORDS.get(name, ORDER):
            yield f"{value:.20} is no {name}"
    elif isinstance(value, int):
        if value < 0 and name not in _BELOW_ZERO:
            yield f"{name} is below zero"
        if name in _SEATS and value >= players:
            yield f"{name} is no seat"
    elif isinstance(value, tuple):
        names: Sequence[str] = getattr(value, "_fields", ()) or (name,) * len(value)
        for part, of in zip(value, names, strict=True):
            yield from _strange(part, of, players)
