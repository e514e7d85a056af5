"""No dead ends (P-1): whether a turn can still be ended after what a seat is about to do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rami.cards import Card, without
from rami.legality.law import Fault, Law
from rami.legality.opening import Cards, Openings
from rami.melds import Meld
from rami.round import Bar, Debt, Round


class Standing(NamedTuple):
    """What the rest of a turn depends on, the seat having drawn."""

    hand: tuple[Card, ...]
    melds: tuple[Meld, ...]
    opened: bool
    debts: tuple[Debt, ...]
    bars: tuple[Bar, ...]


def standing(round: Round, seat: int) -> Standing:
    """How the seat to act stands now."""
    return Standing(round.hands[seat], round.melds, seat in round.opened, round.debts, round.bars)


def settled(
    debts: tuple[Debt, ...], bars: tuple[Bar, ...], cards: tuple[Card, ...]
) -> tuple[tuple[Debt, ...], tuple[Bar, ...]]:
    """The debts and bars that are left when the cards have been melded (P-3: a copy does as well, RA-S19)."""
    if not debts and not bars:
        return debts, bars
    return tuple(debt for debt in debts if debt.face not in cards), tuple(bar for bar in bars if bar.face not in cards)


def obstacle(law: Law, now: Standing) -> Fault | None:
    """Why the turn could not be ended from here; None if it can."""
    hand = now.hand
    if not hand:
        return None if law.endings.out_by_melding else Fault({}, "must_keep_a_discard", "CV-12 RA-H5")
    if now.debts:
        debt = now.debts[0]
        return None if _can_play(law, now, debt.face) else Fault({"card": debt.face}, debt.code, debt.cites)
    barred = {bar.face for bar in now.bars}
    if not barred.issuperset(hand) or any(_can_play(law, now, face) for face in barred):
        return None
    return Fault({"card": hand[0]}, "must_keep_a_discard", "P-1")


def _can_play(law: Law, now: Standing, face: Card) -> bool:
    """Whether one legal action puts a copy of the face on the table and leaves a turn that can be ended."""
    return any(obstacle(law, after) is None for after in _plays(law, now, face))


def _plays(law: Law, now: Standing, face: Card) -> Iterator[Standing]:
    hand = now.hand
    akin = tuple(card for card in hand if card[0] == face[0] or card[1] == face[1])
    if now.opened or law.lay_off_unopened:
        for on, meld in enumerate(now.melds):
            for cards in law.melds.lay_offs(akin, meld):
                if face in cards:
                    yield after_lay_off(law, now, cards, on)
    openings = None if now.opened or not law.minimum else Openings(law, hand)
    for cards in law.melds.candidates(akin):
        if face in cards:
            for melds in ((cards,),) if openings is None else openings.with_meld(cards):
                yield after_melding(law, now, melds)


def openings_with(law: Law, now: Standing, cards: Cards) -> Iterator[tuple[Cards, ...]]:
    """Legal openings that have this meld of the hand in them: not all there are, but some if there are any.

    Where a card is owed, going through the openings that do not play it could take for ever. But either the opening
    can play it too, or it is laid off afterwards, on a meld of the table or on this one: any other new meld might as
    well be laid with it.
    """
    for melds in _likely_openings(law, now, cards):
        if obstacle(law, after_melding(law, now, melds)) is None:
            yield melds


def _likely_openings(law: Law, now: Standing, cards: Cards) -> Iterator[tuple[Cards, ...]]:
    openings = Openings(law, now.hand)
    face = now.debts[0].face if now.debts else None
    if face is None or face in cards:
        yield from openings.with_meld(cards)
        return
    for other in law.melds.candidates(now.hand):
        if face in other:
            yield from openings.with_meld(cards, other)
    after = after_melding(law, now, (cards,))
    for meld in after.melds:
        for added in law.melds.lay_offs(after.hand, meld):
            if face in added:
                yield from Openings(law, without(now.hand, added) or ()).with_meld(cards)


def after_melding(law: Law, now: Standing, melds: tuple[Cards, ...]) -> Standing:
    """How things stand when the seat has laid these melds of its hand."""
    laid = tuple(meld for cards in melds if (meld := law.melds.read(cards, 0)) is not None)
    return _after(now, tuple(card for cards in melds for card in cards), now.melds + laid, True)


def after_lay_off(law: Law, now: Standing, cards: tuple[Card, ...], on: int) -> Standing:
    """How things stand when the seat has laid off these cards of its hand, which fit the meld."""
    extended = law.melds.extend(now.melds[on], cards, 0)
    assert extended is not None
    return _after(now, cards, (*now.melds[:on], extended, *now.melds[on + 1 :]), now.opened)


def _after(now: Standing, cards: tuple[Card, ...], melds: tuple[Meld, ...], opened: bool) -> Standing:
    debts, bars = settled(now.debts, now.bars, cards)
    return Standing(without(now.hand, cards) or (), melds, opened, debts, bars)
