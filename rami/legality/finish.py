"""No dead ends (P-1): whether a turn can still be ended after what a seat is about to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice

from rami.actions import Action, LayMelds, LayOff, Match, Reclaim
from rami.cards import Card, ordered, plain, without
from rami.legality.law import Cards, Fault, Law, Standing
from rami.legality.opening import Counts, Openings, has_clean_run
from rami.melds import Meld
from rami.round import Debt


def obstacle(law: Law, now: Standing) -> Fault | None:
    """Why the turn could not be ended from here; None if it can.

    Neither a wild to replay nor a wild to keep is in the way: where it cannot be done, it need not be. Nor is a last
    card that could be laid off (R5-24): to lay it off ends the turn.
    """
    hand = now.hand
    debt = _owed(now)
    if debt is not None:
        return None if any(payments(law, now, debt)) else Fault({"card": debt.face}, debt.code, debt.cites)
    if not hand:
        return None if law.endings.may_meld_all else Fault({}, "must_keep_a_discard", "CV-12 RA-H5")
    barred = _barred(now)
    if not barred.issuperset(hand) or any(
        obstacle(law, after) is None for face in barred for _, after in _plays(law, now, face)
    ):
        return None
    return Fault({"card": hand[0]}, "must_keep_a_discard", "P-1")


def payments(law: Law, now: Standing, debt: Debt, *, melds_only: bool = False) -> Iterator[Action]:
    """The acts that pay a debt, after which the turn can be ended."""
    melds_only = melds_only or debt.opening or debt.partners is not None
    for action, after in _plays(law, now, debt.face, melds_only=melds_only):
        if debt not in after.debts and obstacle(law, after) is None:
            yield action


class Leeway:
    """What may be put on the table before a card that is owed, told without looking ahead where that will do.

    Some uses of the card are known: whatever leaves the cards of one of them in the hand leads on to it. A card that
    is owed beside two others (R5-V21) has no uses but those of now: whatever breaks all of them leads nowhere.
    """

    def __init__(self, law: Law, now: Standing) -> None:
        self._counts = Counts(now.hand)
        self._most = len(now.hand) - (not law.endings.may_meld_all)
        self._owed = _owed(now)
        unopened = not now.opened and must_suffice(law, now)
        self._tells = not (unopened or now.bars or now.reclaimed or len(now.debts) > 1)
        self._hand = now.hand
        self._wilds = law.wilds
        self._pays = partial(_meets_partners, law, now)
        self._uses: list[tuple[int, Cards, int | None]] = []
        """The number of their cards, these, and the meld on which they are laid off, if any."""
        self._needs: list[int] | None = None
        """Of all uses there are, the numbers of the cards that are not wild; None where others may come."""
        if self._tells and self._owed is not None:
            self._find_uses(law, now, self._owed)

    def _find_uses(self, law: Law, now: Standing, debt: Debt) -> None:
        number, told = self._counts.number, _TOLD if debt.partners is None else None
        laid = islice(payments(law, now, debt, melds_only=True), told)
        melds = sorted((cards for action in laid if isinstance(action, LayMelds) for cards in action.melds), key=len)
        if told is None:
            self._needs = self._least(number(self._natural(cards)) for cards in melds)
        least = set(self._least(number(map(plain, cards)) for cards in melds))
        for cards in melds:
            if number(map(plain, cards)) in least:
                for way in _apart(law, now, debt, cards):
                    self._add(way, None)
        for action in islice(payments(law, now, debt), _TOLD):
            if isinstance(action, LayOff) and (now.opened or law.lay_off_fresh):
                self._add(action.cards, action.on)

    def _add(self, written: Cards, on: int | None) -> None:
        cards = tuple(map(plain, written))
        self._uses.append((self._counts.number(cards), cards, on))

    def _natural(self, cards: Iterable[Card]) -> Iterator[Card]:
        return (card for card in map(plain, cards) if card not in self._wilds)

    def _least(self, numbers: Iterable[int]) -> list[int]:
        """Of numbers of cards, the smaller ones first, those that have none of the others in them."""
        least: list[int] = []
        for number in dict.fromkeys(numbers):
            if all(self._counts.less(number, other) is None for other in least):
                least.append(number)
        return least

    def leaves(self, cards: Cards, on: int | None = None) -> bool | None:
        """Whether the turn can be ended once these cards of the hand are melded, or laid off; None: only a look tells.

        To have opened, or other melds on the table, is in the way of no use; to have the same one extended may be.
        """
        if not self._tells:
            return None
        left = self._most - len(cards)
        if left < 0:
            return False
        debt, bare, less = self._owed, [*map(plain, cards)], self._counts.less
        if debt is None:
            return True
        if debt.face in bare and (debt.partners is None or (on is None and self._pays(cards))):
            return True
        rest = less(self._counts.whole, self._counts.number(bare))
        assert rest is not None
        for number, use, other in self._uses:
            if len(use) <= left and less(rest, number) is not None and (on is None or on != other):
                return True
        if self._needs is not None and all(less(rest, number) is None for number in self._needs):
            return False
        return None

    def spares(self, cards: Cards) -> Iterator[Cards]:
        """The hand without the wilds of a use, for each that nothing is in the way of but the wilds of these cards."""
        less, number = self._counts.less, self._counts.number
        rest = less(self._counts.whole, number(self._natural(cards)))
        assert rest is not None
        spared = {
            tuple(filter(self._wilds.__contains__, use))
            for whole, use, _ in self._uses
            if less(rest, whole) is not None
        }
        for wilds in spared:
            yield without(self._hand, wilds) or ()


_TOLD = 8
"""Uses of a card owed that are looked at, where others may come."""


def _apart(law: Law, now: Standing, debt: Debt, cards: Cards) -> Iterator[Cards]:
    """The meld that pays the debt, then the same with other wilds beside the card, as often as there are."""

    def pays(cards: Cards) -> bool:
        return debt.face in map(plain, cards) and (debt.partners is None or _meets_partners(law, now, cards))

    hand, way = now.hand, cards
    while True:
        yield way
        wilds = Counter(card for card in map(plain, way) if card in law.wilds) - Counter((debt.face,))
        hand = without(hand, wilds.elements()) or ()
        other = next(filter(pays, law.melds.exchanged(cards, hand)), None) if wilds else None
        if other is None:
            return
        way = other


def discards(law: Law, now: Standing) -> tuple[Card, ...]:
    """The faces that may be discarded now."""
    if _owed(now) is not None or wild_to_replay(law, now) is not None:
        return ()
    if drawn_is_playable(law, now) or last_is_playable(law, now):
        return ()
    return free_to_discard(law, now)


def free_to_discard(law: Law, now: Standing) -> tuple[Card, ...]:
    """The faces that neither a bar nor the keeping of wilds holds back; what must be played apart."""
    faces = tuple(dict.fromkeys(now.hand))
    if now.debts:
        drawn = [debt.face for debt in now.debts if debt.or_discard]
        faces = tuple(face for face in faces if face in drawn) if drawn else faces
    if not now.bars and not law.keep_wilds:
        return faces
    barred = _barred(now)
    loose = tuple(face for face in faces if face not in barred)
    natural = tuple(face for face in loose if not (law.keep_wilds and law.melds.is_wild(face)))
    if natural:
        return natural
    if loose:
        return () if not now.caller and _ends_keeping_wilds(law, now) else loose
    return faces if obstacle(law, now) is not None else ()


def last_is_playable(law: Law, now: Standing) -> bool:
    """Whether the last card has to be laid off, since it can be (R5-24)."""
    return (
        law.last_is_unplayable and len(now.hand) == 1 and any(_legal(law, _lay_offs(law, now, now.hand[0], now.hand)))
    )


def drawn_is_playable(law: Law, now: Standing) -> bool:
    """Whether the one card that a floating seat has drawn has to be played, since it can be (R5-27).

    Put in the place of a wild it has been played; what is in the hand then is that wild.
    """
    if not now.floated or now.reclaimed or len(now.hand) != 1:
        return False
    face = now.hand[0]
    return any(_legal(law, _lay_offs(law, now, face, now.hand))) or any(_legal(law, _matches(law, now, face)))


def wild_to_replay(law: Law, now: Standing) -> Card | None:
    """A wild that must be played before the turn ends, since one was reclaimed and some use leads on (RA-20)."""
    if not now.reclaimed or not law.replay:
        return None
    for face in filter(law.melds.is_wild, dict.fromkeys(now.hand)):
        for _, after in _plays(law, now, face):
            if after.reclaimed < now.reclaimed and obstacle(law, after) is None:
                return face
    return None


def is_opening(law: Law, now: Standing, after: Standing) -> bool:
    """Whether the melds laid since are what an opening must be."""
    laid = after.melds[len(now.melds) :]
    if law.opening.clean_run and not has_clean_run(laid):
        return False
    return sum(map(law.values.meld, laid)) >= law.opening.needed(now.opening_value)


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


def may_match(law: Law, now: Standing) -> bool:
    """Whether the seat may meld real cards beside the wilds of others' melds."""
    return now.opened or law.lay_off_unopened


def may_reclaim(law: Law, now: Standing) -> bool:
    """Whether the seat may take wilds out of melds: like a lay-off, it waits for an opening where one is asked for."""
    return now.opened or (law.lay_off_unopened and not must_suffice(law, now))


def keeps_reclaimed(law: Law, now: Standing, cards: Cards) -> bool:
    """Whether these cards, put on melds of the table, leave the wilds in the hand that are for a new meld (RA-H23)."""
    if not now.reclaimed or not law.replay_in_new_meld:
        return True
    is_wild = law.melds.is_wild
    left = sum(map(is_wild, now.hand)) - sum(is_wild(plain(card)) for card in cards)
    return left >= now.reclaimed


def after_melding(law: Law, now: Standing, melds: Iterable[Cards]) -> Standing:
    """How things stand when the seat has laid these melds of its hand."""
    laid = tuple(meld for cards in melds if (meld := law.melds.read(cards, now.seat)) is not None)
    cards = tuple(card for meld in laid for card in meld.cards)
    after = _after(law, now, cards, now.melds + laid, laid)
    if now.opened:
        return after
    worth = sum(map(law.values.meld, laid))
    return after._replace(opened=True, opened_this_turn=True, opening_value=max(now.opening_value, worth))


def after_lay_off(law: Law, now: Standing, cards: Cards, on: int) -> Standing:
    """How things stand when the seat has laid off these cards of its hand, which fit the meld."""
    extended = law.melds.extend(now.melds[on], cards, now.seat)
    assert extended is not None
    return _after(law, now, tuple(map(plain, cards)), _put(now.melds, on, extended))


def after_match(law: Law, now: Standing, card: Card, on: int) -> Standing:
    """How things stand when the seat has melded the real card of a wild of the meld (R5-19)."""
    matched = law.melds.match(now.melds[on], card, now.seat)
    assert matched is not None
    return _after(law, now, (card,), _put(now.melds, on, matched))


def after_reclaim(law: Law, now: Standing, cards: Cards, on: int) -> Standing:
    """How things stand when the seat has put these cards of its hand in the place of wilds of the meld."""
    freed = law.melds.reclaim(now.melds[on], cards, now.seat)
    assert freed is not None
    meld, wilds = freed
    after = _after(law, now, cards, _put(now.melds, on, meld))
    return after._replace(hand=ordered(after.hand + wilds), reclaimed=after.reclaimed + len(wilds))


def openings_with(law: Law, now: Standing, openings: Openings, cards: Cards) -> Iterator[tuple[Cards, ...]]:
    """Legal openings that begin with this meld of the hand: not all there are, but some if there are any.

    Where there is none, the meld may still be part of one with other wilds in it: then it is they that are told.

    Where a card is owed, going through the openings that do not play it could take for ever. But either the opening
    can play it too, or it is played afterwards, on a meld of the table or on this one: any other new meld might as
    well be laid with it.
    """
    found = False
    for melds in _legal_openings(law, now, openings, cards):
        found = True
        yield melds
    if not found and openings.exchanging is not None:
        for other in (cards, *law.melds.exchanged(cards, now.hand)):
            yield from _legal_openings(law, now, openings.exchanging, other)


def _legal_openings(law: Law, now: Standing, openings: Openings, cards: Cards) -> Iterator[tuple[Cards, ...]]:
    for melds in _likely_openings(law, now, openings, cards):
        after = after_melding(law, now, melds)
        enough = openings.suffice(melds) or (law.opening.waived and waives_opening(law, after))
        if enough and obstacle(law, after) is None:
            yield melds


def _likely_openings(law: Law, now: Standing, openings: Openings, cards: Cards) -> Iterator[tuple[Cards, ...]]:
    debt = _owed(now)
    if debt is None or debt.face in map(plain, cards):
        yield from openings.with_meld(cards)
        return
    if next(openings.with_meld(cards), None) is None:
        return
    for other in openings.holding(debt.face):
        yield from openings.with_meld(cards, other)
    if debt.opening or debt.partners is not None:
        return
    after = after_melding(law, now, (cards,))
    for spare in dict.fromkeys(_added(law, after, debt.face)):
        yield from openings.with_meld(cards, spare=spare)


def _added(law: Law, now: Standing, face: Card) -> Iterator[Cards]:
    """The cards of every lay-off, match and reclaim with the face."""
    for meld in now.melds:
        for cards in law.melds.lay_offs(now.hand, meld, using=face):
            yield tuple(map(plain, cards))
        if law.matches and face in law.melds.matches((face,), meld):
            yield (face,)
        if law.reclaims:
            yield from (cards for cards in law.melds.reclaims(now.hand, meld) if face in cards)


def _owed(now: Standing) -> Debt | None:
    """The debt that only a play can pay."""
    for debt in now.debts:
        if not debt.or_discard:
            return debt
    return None


def openings_of(law: Law, now: Standing) -> Openings:
    """The search for openings of the hand; the card owed, if any, is looked at in each of its places."""
    debt = _owed(now)
    return Openings(law, now.hand, law.opening.needed(now.opening_value), None if debt is None else debt.face)


def _plays(law: Law, now: Standing, face: Card, *, melds_only: bool = False) -> Iterator[tuple[Action, Standing]]:
    """Each action that puts a copy of the face on the table, and how things stand after it; some lead nowhere."""
    hand = now.hand
    akin = hand
    if not law.melds.is_wild(face):
        akin = tuple(card for card in hand if card[0] == face[0] or card[-1] == face[-1] or law.melds.is_wild(card))
    if not melds_only:
        yield from _lay_offs(law, now, face, akin)
        yield from _matches(law, now, face)
        yield from _reclaims(law, now, face, akin)
    candidates: Iterable[Cards] = law.melds.candidates(akin, using=face)
    if any(debt.partners is not None for debt in now.debts):
        # Whatever else is laid, it is this meld that has to have them: no opening is made of one that lacks them.
        candidates = (cards for cards in candidates if _meets_partners(law, now, cards))
    if now.opened or not must_suffice(law, now):
        for cards in candidates:
            yield LayMelds((cards,)), after_melding(law, now, (cards,))
        return
    short = []
    for cards in candidates:
        after = after_melding(law, now, (cards,))
        if is_opening(law, now, after):
            yield LayMelds((cards,)), after
        else:
            short.append(cards)
    if not short:
        return
    openings = openings_of(law, now)
    for cards in short:
        for melds in openings_with(law, now, openings, cards):
            yield LayMelds(melds), after_melding(law, now, melds)


def _lay_offs(law: Law, now: Standing, face: Card, akin: Cards) -> Iterator[tuple[Action, Standing]]:
    if may_lay_off(law, now):
        for on, meld in enumerate(now.melds):
            for cards in law.melds.lay_offs(akin, meld, using=face):
                if keeps_reclaimed(law, now, cards):
                    yield LayOff(cards, on), after_lay_off(law, now, cards, on)


def _matches(law: Law, now: Standing, face: Card) -> Iterator[tuple[Action, Standing]]:
    if law.matches and may_match(law, now):
        for on, meld in enumerate(now.melds):
            if face in law.melds.matches((face,), meld) and keeps_reclaimed(law, now, (face,)):
                yield Match(face, on), after_match(law, now, face, on)


def _reclaims(law: Law, now: Standing, face: Card, akin: Cards) -> Iterator[tuple[Action, Standing]]:
    if law.reclaims and may_reclaim(law, now):
        for on, meld in enumerate(now.melds):
            for cards in law.melds.reclaims(akin, meld):
                if face in cards and keeps_reclaimed(law, now, cards):
                    yield Reclaim(cards, on), after_reclaim(law, now, cards, on)


def _legal(law: Law, plays: Iterable[tuple[Action, Standing]]) -> Iterator[Action]:
    """Those after which the turn can be ended."""
    return (action for action, after in plays if obstacle(law, after) is None)


def must_suffice(law: Law, now: Standing) -> bool:
    """Whether anything is asked of the first melds that the seat lays now, so that one of them may be too little."""
    opening = law.opening
    if opening.clean_run or opening.needed(now.opening_value) > 0:
        return True
    return bool(now.debts) and any(debt.opening for debt in now.debts)


def _ends_keeping_wilds(law: Law, now: Standing) -> bool:
    """Whether the turn, of a hand of wilds and barred cards, can end without a discarded wild."""
    if not now.hand:
        return law.endings.may_meld_all
    barred = _barred(now)
    drawn = any(debt.or_discard for debt in now.debts)
    if not drawn and any(face not in barred and not law.melds.is_wild(face) for face in now.hand):
        return True
    plays = (_plays(law, now, face) for face in dict.fromkeys(now.hand))
    return any(_ends_keeping_wilds(law, after) for each in plays for _, after in each)


def _after(law: Law, now: Standing, cards: Cards, melds: tuple[Meld, ...], laid: tuple[Meld, ...] = ()) -> Standing:
    """How things stand without these cards of the hand, some of them in new melds.

    A copy of a face pays for it (P-3, RA-S19).
    """
    reclaimed = now.reclaimed
    if reclaimed and (laid or not law.replay_in_new_meld):
        reclaimed = max(0, reclaimed - sum(map(law.melds.is_wild, cards)))
    debts, bars = now.debts, now.bars
    if debts or bars:
        debts = tuple(debt for debt in debts if debt.face not in cards or not _pays(law, now, debt, laid))
        bars = tuple(bar for bar in bars if bar.face not in cards)
    rest = without(now.hand, cards) or ()
    return now._replace(hand=rest, melds=melds, reclaimed=reclaimed, debts=debts, bars=bars)


def _pays(law: Law, now: Standing, debt: Debt, laid: tuple[Meld, ...]) -> bool:
    """Whether the debt is paid by its card having gone where it did."""
    if debt.opening:
        return bool(laid) and not now.opened
    return debt.partners is None or any(_has_partners(law, debt, meld) for meld in laid if debt.face in meld.cards)


def _meets_partners(law: Law, now: Standing, cards: Cards) -> bool:
    meld = law.melds.read(cards, now.seat)
    return meld is not None and all(debt.partners is None or _has_partners(law, debt, meld) for debt in now.debts)


def _has_partners(law: Law, debt: Debt, meld: Meld) -> bool:
    """Whether two natural cards that the seat had before lie beside the card (R5-V21)."""
    naturals = Counter(law.melds.naturals(meld))
    if naturals[debt.face]:
        naturals[debt.face] -= 1
    return (naturals & Counter(debt.partners)).total() >= _PARTNERS


_PARTNERS = 2


def _put(melds: tuple[Meld, ...], on: int, meld: Meld) -> tuple[Meld, ...]:
    return (*melds[:on], meld, *melds[on + 1 :])


def _barred(now: Standing) -> frozenset[Card]:
    return frozenset(bar.face for bar in now.bars)
