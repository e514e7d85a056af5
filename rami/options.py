"""The legal parts of an action, for whoever is to choose one."""

from __future__ import annotations

from typing import NamedTuple

from rami.actions import Draw, LayOff
from rami.cards import Card


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
