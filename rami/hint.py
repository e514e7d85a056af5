"""What a good player would do in a seat's place, and why, as the key and the arguments of a sentence."""

from __future__ import annotations

from random import Random
from typing import Any

from rami.actions import Action, Discard, Draw, LayMelds, LayOff
from rami.bots import Bot
from rami.bots.ground import game
from rami.bots.hand import arrange
from rami.cards import Card
from rami.view import View

Reason = tuple[str, dict[str, Any]]
REASONS = tuple("out meld lay-off take-meld take-lay-off take-keep leave draw high spare split".split())
"""Keys of the sentences, each after `hint.`"""


def hint(view: View, bot: Bot, budget: int) -> tuple[Action, Reason]:
    """What the bot would do in the seat to act, the same every time, and its reason."""
    action = bot(view, Random(f"hint/{view.round_number}/{view.turn_number}"), budget)
    key, args = _reason(view, action)
    return action, (f"hint.{key}", args)


def _reason(view: View, action: Action) -> Reason:
    played = _played(action)
    if played and len(played) == len(view.hand):
        return "out", {}
    points = game(view).law.values.hand(played)
    match action:
        case Draw(source="discard", count=count):
            return _take(view, view.discard[-count:])
        case Draw():
            return ("leave", {"card": view.discard[-1]}) if view.discard else ("draw", {})
        case LayMelds():
            return "meld", {"points": points}
        case LayOff(cards):
            return "lay-off", {"count": len(cards), "points": points}
        case Discard(card):
            return _discard(view, card)
        case _:
            return "draw", {}


def _played(action: Action) -> tuple[Card, ...]:
    """The cards that leave the hand."""
    match action:
        case LayMelds(melds):
            return tuple(card for cards in melds for card in cards)
        case LayOff(cards):
            return cards
        case Discard(card):
            return (card,)
        case _:
            return ()


def _take(view: View, taken: tuple[Card, ...]) -> Reason:
    law = game(view).law
    card = taken[0]
    melds = arrange(law.melds, law.values.of, (*view.hand, *taken)).melds
    if any(card in meld for meld in melds):
        return "take-meld", {"card": card}
    if any(law.melds.extend(meld, (card,), view.seat) for meld in view.melds):
        return "take-lay-off", {"card": card}
    return "take-keep", {"card": card}


def _discard(view: View, card: Card) -> Reason:
    """The dearest of the lone cards, a cheaper one, or a card of a meld."""
    law = game(view).law
    worth = law.values.of
    lone = arrange(law.melds, worth, view.hand).rest
    if card not in lone:
        return "split", {"card": card}
    if worth[card] == max(worth[face] for face in lone):
        return "high", {"card": card, "points": worth[card]}
    return "spare", {"card": card}
