"""The least weight a hand leaves over, from nothing but a list of the melds it could make: slow, plain and exact."""

from collections import Counter
from collections.abc import Callable, Iterable

from rami.cards import RANKS

Cards = tuple[str, ...]


def cover(hand: Iterable[str], melds: Iterable[Cards], weigh: Callable[[str], int]) -> int:
    """Each copy of the lowest card still held is left over or goes into a meld; answers are kept by what is held."""
    by_card: dict[str, list[Cards]] = {}
    for meld in set(melds):
        for card in set(meld):
            by_card.setdefault(card, []).append(meld)
    known: dict[Cards, int] = {(): 0}

    def least(held: Cards) -> int:
        if held not in known:
            first, rest = held[0], Counter(held)
            left = weigh(first) + least(held[1:])
            for meld in by_card.get(first, ()):
                if all(rest[card] >= copies for card, copies in Counter(meld).items()):
                    left = min(left, least(_ordered((rest - Counter(meld)).elements())))
            known[held] = left
        return known[held]

    return least(_ordered(hand))


def _ordered(cards: Iterable[str]) -> Cards:
    """By rank, jokers last: melds reach only a few ranks up, so that few different rests come up."""
    return tuple(sorted(cards, key=lambda card: (RANKS.find(card[0]) % 14, card)))
