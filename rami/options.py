"""The legal parts of an action, for whoever is to choose one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain, islice
from typing import NamedTuple

from rami.actions import Call, Draw, LayOff, Match, Reclaim
from rami.cards import Card
from rami.deal import CHOICES
from rami.legality import (
    Law,
    Leeway,
    Standing,
    after_lay_off,
    after_match,
    after_melding,
    after_reclaim,
    calls,
    discards,
    is_opening,
    keeps_reclaimed,
    may_lay_off,
    may_match,
    may_reclaim,
    must_suffice,
    obstacle,
    openings_of,
    openings_with,
    standing,
)
from rami.legality.law import Cards
from rami.round import Round


class Options(NamedTuple):
    """What the seat to act may do now.

    Parts, not whole actions: each of `melds` can be part of a legal `LayMelds`. Alone it is a legal one unless the
    seat has yet to open and something is asked of its opening. Everything else is legal as it stands, and nothing legal
    is missing, but that wilds are told apart only by their places: which of the hand's wilds goes where is the seat's
    to choose, and melds and lay-offs of more than four wilds that stand in are not listed where ranks are wild. A wild
    is written with its place where it would be read otherwise without.
    """

    draws: tuple[Draw, ...] = ()
    melds: tuple[tuple[Card, ...], ...] = ()
    lay_offs: tuple[LayOff, ...] = ()
    reclaims: tuple[Reclaim, ...] = ()
    matches: tuple[Match, ...] = ()
    discards: tuple[Card, ...] = ()
    calls: tuple[Call, ...] = ()
    may_pass: bool = False
    choices: tuple[int, ...] = ()


NONE = Options()

_FROM_STOCK = Draw("stock")
_NOTHING_OWED: tuple[None, frozenset[Card]] = (None, frozenset())


def options(law: Law, round: Round, seat: int, allows: Callable[[Draw], bool]) -> Options:
    """Everything the seat, whose turn it is, may do now; `allows`: whether it may take so from the discard pile."""
    if round.phase == "draw":
        return Options(draws=(_FROM_STOCK, *filter(allows, _takes(_depth(law, round)))))
    if round.phase == "call":
        return Options(calls=tuple(calls.options(law, round, seat)), may_pass=True)
    if round.phase == "choose":
        return Options(choices=CHOICES)
    now = standing(round, seat)
    if now.caller:
        return Options(discards=discards(law, now))
    leeway, due = (Leeway(law, now), _due(law, now)) if now.debts or now.bars else _NOTHING_OWED
    return Options(
        melds=_melds(law, now, leeway, due),
        lay_offs=tuple(_lay_offs(law, now, leeway, due)) if now.melds and may_lay_off(law, now) else (),
        reclaims=tuple(_reclaims(law, now, leeway is not None)) if law.reclaims and may_reclaim(law, now) else (),
        matches=tuple(_matches(law, now)) if law.matches and may_match(law, now) else (),
        discards=discards(law, now),
    )


def _due(law: Law, now: Standing) -> frozenset[Card]:
    """Wilds that have to be played, or may not be discarded: it matters that these very ones are in a meld."""
    faces = {*(debt.face for debt in now.debts), *(bar.face for bar in now.bars)}
    return frozenset(filter(law.melds.is_wild, faces))


def _depth(law: Law, round: Round) -> int:
    pile = len(round.discard)
    return pile if law.take_depth is None else min(law.take_depth, pile)


@cache
def _takes(depth: int) -> tuple[Draw, ...]:
    return tuple([Draw("discard", count) for count in range(1, depth + 1)])


def _melds(law: Law, now: Standing, leeway: Leeway | None, due: frozenset[Card]) -> tuple[tuple[Card, ...], ...]:
    hand = now.hand
    melds = law.melds.candidates(hand)
    for face in due:
        melds = tuple(dict.fromkeys((*melds, *law.melds.candidates(hand, using=face))))
    if not now.opened and must_suffice(law, now):
        return tuple(dict.fromkeys(_in_openings(law, now, melds)))
    if leeway is not None:
        return tuple(dict.fromkeys(_lead_on(law, now, leeway, melds, None)))
    if law.endings.may_meld_all or not melds:
        return melds
    return tuple(cards for cards in melds if len(cards) < len(hand))


def _lead_on(law: Law, now: Standing, leeway: Leeway, found: Iterable[Cards], on: int | None) -> Iterator[Cards]:
    """Those melds, or lay-offs on a meld, after which the turn can be ended: where need be with other wilds in them."""

    def leads_on(cards: Cards) -> bool:
        sure = leeway.leaves(cards, on)
        if sure is not None:
            return sure
        after = after_melding(law, now, (cards,)) if on is None else after_lay_off(law, now, cards, on)
        return obstacle(law, after) is None

    meld = None if on is None else now.melds[on]
    for cards in found:
        if leads_on(cards):
            yield cards
        else:
            others = (each for hand in leeway.spares(cards) for each in law.melds.exchanged(cards, hand, meld))
            yield from islice(filter(leads_on, others), 1)


def _in_openings(law: Law, now: Standing, melds: tuple[tuple[Card, ...], ...]) -> Iterator[tuple[Card, ...]]:
    """Those that are a legal opening, or part of one, perhaps with other wilds in them: what takes long is only done
    where one alone is none.
    """
    openings = None
    for cards in melds:
        after = after_melding(law, now, (cards,))
        if not (is_opening(law, now, after) and obstacle(law, after) is None):
            openings = openings or openings_of(law, now)
            opening = next(openings_with(law, now, openings, cards), None)
            if opening is None:
                continue
            cards = opening[0]
        yield cards


def _lay_offs(law: Law, now: Standing, leeway: Leeway | None, due: frozenset[Card]) -> Iterator[LayOff]:
    """Most turns owe nothing, and then only an empty hand can be in the way."""
    most = len(now.hand) - (not law.endings.may_meld_all)
    for on, meld in enumerate(now.melds):
        found = law.melds.lay_offs(now.hand, meld)
        if due:
            found = dict.fromkeys(chain(found, *(law.melds.lay_offs(now.hand, meld, using=face) for face in due)))
        found = (cards for cards in found if len(cards) <= most and keeps_reclaimed(law, now, cards))
        if leeway is not None:
            found = dict.fromkeys(_lead_on(law, now, leeway, found, on))
        for cards in found:
            yield LayOff(cards, on)


def _reclaims(law: Law, now: Standing, owing: bool) -> Iterator[Reclaim]:
    for on, meld in enumerate(now.melds):
        for cards in law.melds.reclaims(now.hand, meld):
            fits = keeps_reclaimed(law, now, cards)
            if fits and (not owing or obstacle(law, after_reclaim(law, now, cards, on)) is None):
                yield Reclaim(cards, on)


def _matches(law: Law, now: Standing) -> Iterator[Match]:
    for on, meld in enumerate(now.melds):
        for card in law.melds.matches(now.hand, meld):
            if keeps_reclaimed(law, now, (card,)) and obstacle(law, after_match(law, now, card, on)) is None:
                yield Match(card, on)
