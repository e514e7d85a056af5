"""A hand as one number, twins and jokers included.

Two bits for each face say how many copies the hand holds, in the order of FACES; the jokers are counted above them.
`hand + ONE["7H"]` has a seven of hearts more, `hand - ONE["*"]` a joker less, and equal hands are equal numbers. It is
for the caller to keep to three copies of a face, and to take away only what is there.

A suit of a hand is 26 bits, by rank; so are its faces alone, of which only the lower bit of each count is set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rami.cards import FACES, JOKER, Card

Counts = tuple[int, ...]
"""How many cards of one rank, by suit."""

COPIES = 3
SUIT_BITS = 26
SUIT = (1 << SUIT_BITS) - 1
DARK = (1 << 2 * SUIT_BITS) - 1
"""Two suits, clubs and diamonds."""
JOKERS_UP = 4 * SUIT_BITS
"""Where the number of jokers begins."""
NATURALS = (1 << JOKERS_UP) - 1
ODD = 0x1555555
"""One copy of each face of a suit."""
COLUMN = COPIES | COPIES << SUIT_BITS | COPIES << 2 * SUIT_BITS | COPIES << 3 * SUIT_BITS
"""All copies of a rank in each suit, to be shifted."""

ONE: dict[Card, int] = {card: 1 << 2 * place for place, card in enumerate((*FACES, JOKER))}
"""What one copy of a card adds to a hand."""
CARD_OF: dict[int, Card] = {one: card for card, one in ONE.items()}
JOKER_ONE = ONE[JOKER]


def hand_of(cards: Iterable[Card]) -> int:
    """The hand of these cards."""
    hand = 0
    for card in cards:
        hand += ONE[card]
    return hand


def cards_of(hand: int) -> list[Card]:
    """The cards of a hand by suit, then rank, jokers last."""
    cards: list[Card] = []
    for one in ones(hand):
        cards += [CARD_OF[one]] * copies(hand, one)
    return cards


def ones(hand: int) -> Iterator[int]:
    """One copy of each card that the hand holds, as a hand."""
    faces = hand & NATURALS
    while faces:
        place = (faces & -faces).bit_length() - 1 & ~1
        yield 1 << place
        faces &= ~(COPIES << place)
    if hand >> JOKERS_UP:
        yield JOKER_ONE


def copies(hand: int, one: int) -> int:
    """How many of a card the hand holds."""
    return hand >> JOKERS_UP if one == JOKER_ONE else hand >> one.bit_length() - 1 & COPIES


def faces_of(suit: int) -> int:
    """A suit without its twins."""
    return (suit | suit >> 1) & ODD


def counts_of(hand: int, rank: int) -> Counts:
    """How many cards of a rank the hand holds, by suit."""
    return tuple(hand >> up & COPIES for up in range(2 * rank, JOKERS_UP, SUIT_BITS))


def rank_of(cards: int) -> int:
    """The place in RANKS of the lowest card of the first suit."""
    return ((cards & -cards).bit_length() - 1 >> 1) % 13
