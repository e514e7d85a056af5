"""The legal parts of an action, for whoever is to choose one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rami.actions import Draw, LayOff, Reclaim
from rami.cards import Card
from rami.legality import (
    Law,
    Openings,
    Standing,
    after_lay_off,
    after_melding,
    after_reclaim,
    discards,
    keeps_reclaimed,
    may_lay_off,
    must_suffice,
    obstacle,
    openings_with,
    standing,
)
from rami.round import Round


class Options(NamedTuple):
    """What the seat to act may do now.

    Parts, not whole actions: each of `melds` can be part of a legal `LayMelds`. Alone it is a legal one unless the
    seat has yet to open and something is asked of its opening. Everything else is legal as it stands, and nothing legal
    is missing. A wild is written with its place where it would be read otherwise without.
    """

    draws: tuple[Draw, ...] = ()
    melds: tuple[tuple[Card, ...], ...] = ()
    lay_offs: tuple[LayOff, ...] = ()
    reclaims: tuple[Reclaim, ...] = ()
    discards: tuple[Card, ...] = ()


NONE = Options()

_FROM_STOCK = Draw("stock")


def options(law: Law, round: Round, seat: int, allows: Callable[[Draw], bool]) -> Options:
    """Everything the seat, whose turn it is, may do now; `allows`: whether it may take so from the discard pile."""
    if round.phase == "draw":
        return Options(draws=(_FROM_STOCK, *filter(allows, _takes(law, round))))
    now = standing(round, seat)
    owing = bool(now.debts or now.bars)
    return Options(
        melds=_melds(law, now, owing),
        lay_offs=tuple(_lay_offs(law, now, owing)) if may_lay_off(law, now) else (),
        reclaims=tuple(_reclaims(law, now, owing)) if law.reclaims and now.opened else (),
        discards=discards(law, now),
    )


def _takes(law: Law, round: Round) -> list[Draw]:
    pile = len(round.discard)
    depth = pile if law.take_depth is None else min(law.take_depth, pile)
    return [Draw("discard", count) for count in range(1, depth + 1)]


def _melds(law: Law, now: Standing, owing: bool) -> tuple[tuple[Card, ...], ...]:
    hand = now.hand
    melds = law.melds.candidates(hand)
    if not now.opened and must_suffice(law, now):
        openings = Openings(law, hand, law.opening.needed(now.opening_value))
        return tuple(cards for cards in melds if any(openings_with(law, now, openings, cards)))
    if owing:
        return tuple(cards for cards in melds if obstacle(law, after_melding(law, now, (cards,))) is None)
    if law.endings.out_by_melding:
        return melds
    return tuple(cards for cards in melds if len(cards) < len(hand))


def _lay_offs(law: Law, now: Standing, owing: bool) -> Iterator[LayOff]:
    """Most turns owe nothing, and then only an empty hand can be in the way."""
    most = len(now.hand) - (not law.endings.out_by_melding)
    for on, meld in enumerate(now.melds):
        for cards in law.melds.lay_offs(now.hand, meld):
            fits = len(cards) <= most and keeps_reclaimed(law, now, cards)
            if fits and (not owing or obstacle(law, after_lay_off(law, now, cards, on)) is None):
                yield LayOff(cards, on)


def _reclaims(law: Law, now: Standing, owing: bool) -> Iterator[Reclaim]:
    for on, meld in enumerate(now.melds):
        for cards in law.melds.reclaims(now.hand, meld):
            if not owing or obstacle(law, after_reclaim(law, now, cards, on)) is None:
                yield Reclaim(cards, on)
