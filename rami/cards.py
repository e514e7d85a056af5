"""Cards are their own text: rank then suit, `"TH"` is the ten of hearts; `"*"` is a joker.

In an action a wild card may be written with the place it is to take: `"*=7H"`.
"""

from __future__ import annotations

from collections.abc import Iterable

Card = str
"""A face, such as `"QS"`, or a joker. Two copies of a face are the same card to the rules (P-3)."""

RANKS = "23456789TJQKA"
SUITS = "CDHS"
FACES: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 52 faces by suit, then rank."""
JOKER: Card = "*"

ORDER: dict[Card, int] = {card: number for number, card in enumerate((*FACES, JOKER))}
"""The order in which hands are kept and shown: jokers last."""
_number = ORDER.__getitem__


def is_card(text: object) -> bool:
    return isinstance(text, str) and text in ORDER


def ordered(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards by suit, then rank, jokers last."""
    return tuple(sorted(cards, key=_number))


def plain(written: str) -> Card:
    """The card itself, without the place that may be written for it."""
    return written.partition("=")[0]


def place(written: str) -> Card | None:
    """The face a wild is written to stand for; None where nothing is said."""
    return written.partition("=")[2] or None


def without(cards: tuple[Card, ...], taken: Iterable[Card]) -> tuple[Card, ...] | None:
    """The cards less one copy of each of `taken`; None if some are not there."""
    rest = list(cards)
    try:
        for card in taken:
            rest.remove(card)
    except ValueError:
        return None
    return tuple(rest)
