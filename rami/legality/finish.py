"""No dead ends (P-1): whether a turn can still be ended after what a seat is about to do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rami.cards import Card, ordered, plain, without
from rami.legality.law import Fault, Law, Standing
from rami.legality.opening import Cards, Openings
from rami.melds import Meld


def obstacle(law: Law, now: Standing) -> Fault | None:
    """Why the turn could not be ended from here; None if it can.

    Neither a wild to replay nor a wild to keep is in the way: where it cannot be done, it need not be.
    """
    hand = now.hand
    if now.debts:
        debt = now.debts[0]
        paid = any(obstacle(law, after) is None for after in _plays(law, now, debt.face, opening=debt.opening))
        return None if paid else Fault({"card": debt.face}, debt.code, debt.cites)
    if not hand:
        return None if law.endings.out_by_melding else Fault({}, "must_keep_a_discard", "CV-12 RA-H5")
    barred = _barred(now)
    if not barred.issuperset(hand) or any(
        obstacle(law, after) is None for face in barred for after in _plays(law, now, face)
    ):
        return None
    return Fault({"card": hand[0]}, "must_keep_a_discard", "P-1")


def discards(law: Law, now: Standing) -> tuple[Card, ...]:
    """The faces that may be discarded now."""
    if now.debts or wild_to_replay(law, now) is not None:
        return ()
    return free_to_discard(law, now)


def free_to_discard(law: Law, now: Standing) -> tuple[Card, ...]:
    """The faces that neither a bar nor the keeping of wilds holds back; debts apart."""
    faces = tuple(dict.fromkeys(now.hand))
    if not now.bars and not law.keep_wilds:
        return faces
    barred = _barred(now)
    loose = tuple(face for face in faces if face not in barred)
    natural = tuple(face for face in loose if not (law.keep_wilds and law.melds.is_wild(face)))
    if natural:
        return natural
    if loose:
        return () if _ends_keeping_wilds(law, now) else loose
    return faces if obstacle(law, now) is not None else ()


def wild_to_replay(law: Law, now: Standing) -> Card | None:
    """A wild that must be played before the turn ends, since one was reclaimed and some use leads on (RA-20)."""
    if not now.reclaimed or not law.replay:
        return None
    for face in filter(law.melds.is_wild, dict.fromkeys(now.hand)):
        for after in _plays(law, now, face):
            if after.reclaimed < now.reclaimed and obstacle(law, after) is None:
                return face
    return None


def waives_opening(law: Law, now: Standing) -> bool:
    """Whether melds that lead to here need no minimum: they leave no card, or one that may be discarded (RA-H22)."""
    if len(now.hand) > 1 or not now.hand:
        return not now.hand
    return obstacle(law, now) is None and bool(discards(law, now))


def may_lay_off(law: Law, now: Standing) -> bool:
    """Whether the seat may lay off at all."""
    if now.opened:
        return law.lay_off_fresh or not now.opened_this_turn
    return law.lay_off_unopened


def keeps_reclaimed(law: Law, now: Standing, cards: Cards) -> bool:
    """Whether a lay-off of these cards leaves the wilds in the hand that have to go into a new meld (RA-H23)."""
    if not now.reclaimed or not law.replay_in_new_meld:
        return True
    is_wild = law.melds.is_wild
    left = sum(map(is_wild, now.hand)) - sum(is_wild(plain(card)) for card in cards)
    return left >= now.reclaimed


def after_melding(law: Law, now: Standing, melds: Iterable[Cards]) -> Standing:
    """How things stand when the seat has laid these melds of its hand."""
    laid = tuple(meld for cards in melds if (meld := law.melds.read(cards, now.seat)) is not None)
    cards = tuple(card for meld in laid for card in meld.cards)
    after = _after(law, now, cards, now.melds + laid, new=True)
    if now.opened:
        return after
    worth = sum(map(law.values.meld, laid))
    return after._replace(
        opened=True,
        opened_this_turn=True,
        opening_value=max(now.opening_value, worth),
        debts=tuple(debt for debt in now.debts if debt.face not in cards),
    )


def after_lay_off(law: Law, now: Standing, cards: Cards, on: int) -> Standing:
    """How things stand when the seat has laid off these cards of its hand, which fit the meld."""
    extended = law.melds.extend(now.melds[on], cards, now.seat)
    assert extended is not None
    return _after(law, now, tuple(map(plain, cards)), _put(now.melds, on, extended), new=False)


def after_reclaim(law: Law, now: Standing, cards: Cards, on: int) -> Standing:
    """How things stand when the seat has put these cards of its hand in the place of wilds of the meld."""
    freed = law.melds.reclaim(now.melds[on], cards, now.seat)
    assert freed is not None
    meld, wilds = freed
    after = _after(law, now, cards, _put(now.melds, on, meld), new=False)
    return after._replace(hand=ordered(after.hand + wilds), reclaimed=now.reclaimed + len(wilds))


def openings_with(law: Law, now: Standing, openings: Openings, cards: Cards) -> Iterator[tuple[Cards, ...]]:
    """Legal openings that have this meld of the hand in them: not all there are, but some if there are any.

    Where a card is owed, going through the openings that do not play it could take for ever. But either the opening
    can play it too, or it is played afterwards, on a meld of the table or on this one: any other new meld might as
    well be laid with it.
    """
    for melds in _likely_openings(law, now, openings, cards):
        after = after_melding(law, now, melds)
        enough = openings.suffice(melds) or (law.opening.waived and waives_opening(law, after))
        if enough and obstacle(law, after) is None:
            yield melds


def _likely_openings(law: Law, now: Standing, openings: Openings, cards: Cards) -> Iterator[tuple[Cards, ...]]:
    face = now.debts[0].face if now.debts else None
    if face is None or face in map(plain, cards):
        yield from openings.with_meld(cards)
        return
    if next(openings.with_meld(cards), None) is None:
        return
    for other in openings.holding(face):
        yield from openings.with_meld(cards, other)
    if now.debts[0].opening:
        return
    after = after_melding(law, now, (cards,))
    for spare in dict.fromkeys(_added(law, after)):
        if face in spare:
            yield from openings.with_meld(cards, spare=spare)


def _added(law: Law, now: Standing) -> Iterator[Cards]:
    """The cards of every lay-off and every reclaim."""
    for meld in now.melds:
        for cards in law.melds.lay_offs(now.hand, meld):
            yield tuple(map(plain, cards))
        if law.reclaims:
            yield from law.melds.reclaims(now.hand, meld)


def _plays(law: Law, now: Standing, face: Card, *, opening: bool = False) -> Iterator[Standing]:
    """How things stand after each action that puts a copy of the face on the table; some of them lead nowhere.

    `opening`: only after an opening.
    """
    hand = now.hand
    akin = hand
    if not law.melds.is_wild(face):
        akin = tuple(card for card in hand if card[0] == face[0] or card[-1] == face[-1] or law.melds.is_wild(card))
    if not opening:
        yield from _additions(law, now, face, akin)
    elif now.opened:
        return
    candidates = (cards for cards in law.melds.candidates(akin) if face in map(plain, cards))
    if now.opened or not must_suffice(law, now):
        for cards in candidates:
            yield after_melding(law, now, (cards,))
        return
    openings = Openings(law, hand, law.opening.needed(now.opening_value))
    for cards in candidates:
        for melds in openings_with(law, now, openings, cards):
            yield after_melding(law, now, melds)


def _additions(law: Law, now: Standing, face: Card, akin: Cards) -> Iterator[Standing]:
    """Lay-offs and reclaims."""
    if may_lay_off(law, now):
        for on, meld in enumerate(now.melds):
            for cards in law.melds.lay_offs(akin, meld):
                if face in map(plain, cards) and keeps_reclaimed(law, now, cards):
                    yield after_lay_off(law, now, cards, on)
    if law.reclaims and now.opened:
        for on, meld in enumerate(now.melds):
            for cards in law.melds.reclaims(akin, meld):
                if face in cards:
                    yield after_reclaim(law, now, cards, on)


def must_suffice(law: Law, now: Standing) -> bool:
    """Whether anything is asked of the first melds that the seat lays now, so that one of them may be too little."""
    opening = law.opening
    return opening.clean_run or opening.needed(now.opening_value) > 0 or any(debt.opening for debt in now.debts)


def _ends_keeping_wilds(law: Law, now: Standing) -> bool:
    """Whether the turn, of a hand of wilds and barred cards, can end without a discarded wild."""
    if not now.hand:
        return law.endings.out_by_melding
    barred = _barred(now)
    if any(face not in barred and not law.melds.is_wild(face) for face in now.hand):
        return True
    return any(_ends_keeping_wilds(law, after) for face in dict.fromkeys(now.hand) for after in _plays(law, now, face))


def _after(law: Law, now: Standing, cards: Cards, melds: tuple[Meld, ...], *, new: bool) -> Standing:
    """How things stand without these cards of the hand: a copy of a face pays for it (P-3, RA-S19)."""
    reclaimed = now.reclaimed
    if reclaimed and (new or not law.replay_in_new_meld):
        reclaimed = max(0, reclaimed - sum(map(law.melds.is_wild, cards)))
    debts, bars = now.debts, now.bars
    if debts or bars:
        debts = tuple(debt for debt in debts if debt.opening or debt.face not in cards)
        bars = tuple(bar for bar in bars if bar.face not in cards)
    rest = without(now.hand, cards) or ()
    return now._replace(hand=rest, melds=melds, reclaimed=reclaimed, debts=debts, bars=bars)


def _put(melds: tuple[Meld, ...], on: int, meld: Meld) -> tuple[Meld, ...]:
    return (*melds[:on], meld, *melds[on + 1 :])


def _barred(now: Standing) -> frozenset[Card]:
    return frozenset(bar.face for bar in now.bars)
