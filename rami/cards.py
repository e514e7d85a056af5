"""Cards are their own two-letter text: rank then suit, `"TH"` is the ten of hearts."""

from __future__ import annotations

from collections.abc import Iterable

Card = str
"""A face, such as `"QS"`. Two copies of a face are the same card to the rules (P-3)."""

RANKS = "23456789TJQKA"
SUITS = "CDHS"
FACES: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 52 faces by suit, then rank: the order in which hands are kept and shown."""

ORDER: dict[Card, int] = {face: place for place, face in enumerate(FACES)}
_place = ORDER.__getitem__


def is_card(text: object) -> bool:
    return isinstance(text, str) and text in ORDER


def ordered(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards by suit, then rank."""
    return tuple(sorted(cards, key=_place))


def without(cards: tuple[Card, ...], taken: Iterable[Card]) -> tuple[Card, ...] | None:
    """The cards less one copy of each of `taken`; None if some are not there."""
    rest = list(cards)
    try:
        for card in taken:
            rest.remove(card)
    except ValueError:
        return None
    return tuple(rest)
