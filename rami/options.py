"""The legal parts of an action, for whoever is to choose one."""

from __future__ import annotations

from typing import NamedTuple

from rami.actions import Draw, LayOff
from rami.cards import Card
from rami.legality import Law, Turn, after_lay_off, after_melding, draws, obstacle, openings_with, standing
from rami.round import Round


class Options(NamedTuple):
    """What the seat to act may do now.

    Parts, not whole actions: each of `melds` can be part of a legal `LayMelds`. Alone it is a legal one unless the
    seat still has an opening minimum to reach. Everything else is legal as it stands, and nothing legal is missing.
    """

    draws: tuple[Draw, ...] = ()
    melds: tuple[tuple[Card, ...], ...] = ()
    lay_offs: tuple[LayOff, ...] = ()
    discards: tuple[Card, ...] = ()


NONE = Options()

_FROM_STOCK = Draw("stock")


def options(law: Law, round: Round) -> Options:
    """Everything the seat to act may do now."""
    seat = round.turn
    if seat is None:
        return NONE
    if round.phase == "draw":
        return Options(draws=(_FROM_STOCK, *_takes(law, round, seat)))
    hand = round.hands[seat]
    owing = bool(round.debts or round.bars)
    opened = seat in round.opened
    melds = law.melds.candidates(hand)
    if law.minimum and not opened:
        now = standing(round, seat)
        melds = tuple(cards for cards in melds if any(openings_with(law, now, cards)))
    elif owing:
        now = standing(round, seat)
        melds = tuple(cards for cards in melds if obstacle(law, after_melding(law, now, (cards,))) is None)
    elif not law.endings.out_by_melding:
        melds = tuple(cards for cards in melds if len(cards) < len(hand))
    lay_offs = _lay_offs(law, round, seat, owing) if opened or law.lay_off_unopened else ()
    return Options(melds=melds, lay_offs=lay_offs, discards=_discards(law, round, seat))


def _takes(law: Law, round: Round, seat: int) -> list[Draw]:
    pile = len(round.discard)
    depth = pile if law.take_depth is None else min(law.take_depth, pile)
    turn = Turn(law, round, seat)
    takes = (Draw("discard", count) for count in range(1, depth + 1))
    return [take for take in takes if draws.turn_can_end(turn, take) is None]


def _lay_offs(law: Law, round: Round, seat: int, owing: bool) -> tuple[LayOff, ...]:
    hand = round.hands[seat]
    find = law.melds.lay_offs
    found = [LayOff(cards, on) for on, meld in enumerate(round.melds) for cards in find(hand, meld)]
    if owing:
        now = standing(round, seat)
        found = [lay for lay in found if obstacle(law, after_lay_off(law, now, lay.cards, lay.on)) is None]
    elif not law.endings.out_by_melding:
        found = [lay for lay in found if len(lay.cards) < len(hand)]
    return tuple(found)


def _discards(law: Law, round: Round, seat: int) -> tuple[Card, ...]:
    if round.debts:
        return ()
    faces = tuple(dict.fromkeys(round.hands[seat]))
    if not round.bars or obstacle(law, standing(round, seat)) is not None:
        return faces
    barred = {bar.face for bar in round.bars}
    return tuple(face for face in faces if face not in barred)
