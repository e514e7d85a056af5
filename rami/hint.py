"""What a good player would do in a seat's place, and why, as the key and the arguments of a sentence."""

from __future__ import annotations

from random import Random
from typing import Any

from rami.actions import Action, Call, Choose, Discard, Draw, LayMelds, LayOff, Match, Pass, Reclaim
from rami.bots import Bot
from rami.bots.gains import fits, laid_points
from rami.bots.ground import arranged, has_wild_ranks, law_of, lay_off_table, must_open, opening_of
from rami.cards import JOKER, Card, plain, without
from rami.view import View

Reason = tuple[str, dict[str, Any]]
REASONS = tuple(
    "out end float open meld lay-off score match call no-call let-go many few reclaim reclaim-wild replay take-joker "
    "take-wild take-deep take-reclaim take-open take-meld take-lay-off take-keep leave draw only wait hold safe high "
    "spare split".split()
)
"""Keys of the sentences, each after `hint.`"""


def hint(view: View, bot: Bot, budget: int) -> tuple[Action, Reason]:
    """What the bot would do in the seat to act, and its reason."""
    action = move(view, bot, budget)
    return action, reason(view, action)


def move(view: View, bot: Bot, budget: int) -> Action:
    """What the bot would do in the seat to act, the same every time."""
    return bot(view, Random(f"hint/{view.round_number}/{view.turn_number}"), budget)


def reason(view: View, action: Action) -> Reason:
    """Why this is a good move."""
    key, args = _reason(view, action)
    return f"hint.{key}", args


def _reason(view: View, action: Action) -> Reason:
    played = _played(action)
    law = law_of(view)
    if played and len(played) == len(view.hand):
        if law.endings.floating and not isinstance(action, Discard):
            return "float", {}
        return ("end" if view.melded else "out"), {}
    points = law.values.hand(played)
    match action:
        case Draw(source="discard", count=count):
            return _take(view, view.discard[-count:])
        case Draw():
            could_take = any(draw.source == "discard" for draw in view.options.draws)
            return ("leave", {"card": view.discard[-1]}) if could_take else ("draw", {})
        case LayMelds() | LayOff() if view.reclaimed and law.replay and JOKER in played:
            return "replay", {}
        case LayMelds() | LayOff() if view.melded:
            return "score", {"points": laid_points(view, action)}
        case Match(card):
            return "match", {"card": card, "points": law.values.place(card, False)}
        case Call():
            return "call", {"card": view.discard[-1]}
        case Pass():
            return ("let-go" if view.options.calls else "no-call"), {"card": view.discard[-1]}
        case Choose(count):
            return ("many" if count > min(view.options.choices) else "few"), {}
        case LayMelds(melds):
            needed, worth = law.opening.needed(view.opening_value), _worth(view, melds)
            opens = view.seat not in view.opened and 0 < needed <= worth
            return ("open", {"points": worth, "needed": needed}) if opens else ("meld", {"points": points})
        case LayOff(cards):
            return "lay-off", {"count": len(cards), "points": points}
        case Reclaim():
            return ("reclaim-wild" if has_wild_ranks(law) else "reclaim"), {}
        case Discard(card):
            return _discard(view, card)
        case _:
            return "draw", {}


def _played(action: Action) -> tuple[Card, ...]:
    """The cards that leave the hand."""
    match action:
        case LayMelds(melds):
            return tuple(plain(card) for cards in melds for card in cards)
        case LayOff(cards):
            return tuple(map(plain, cards))
        case Discard(card):
            return (card,)
        case Match(card):
            return (card,)
        case _:
            return ()


def _worth(view: View, melds: tuple[tuple[Card, ...], ...]) -> int:
    """What these melds are worth on the table."""
    law = law_of(view)
    return sum(law.values.meld(meld) for cards in melds if (meld := law.melds.read(cards, view.seat)) is not None)


def _take(view: View, taken: tuple[Card, ...]) -> Reason:
    law = law_of(view)
    card, hand = taken[0], (*view.hand, *taken)
    if len(taken) > 1 and view.melded:
        return "take-deep", {"card": card, "count": len(taken), "points": law.values.hand(taken)}
    if card == JOKER:
        return "take-joker", {}
    if law.melds.is_wild(card):
        return "take-wild", {"card": card}
    if law.reclaims and view.seat in view.opened and any(law.melds.reclaims((card,), meld) for meld in view.melds):
        return "take-reclaim", {"card": card}
    if must_open(view) and opening_of(view, hand) and not opening_of(view, view.hand):
        return "take-open", {"card": card, "needed": law.opening.needed(view.opening_value)}
    if any(card in meld for meld in arranged(view, hand).melds):
        return "take-meld", {"card": card}
    if any(card in cards for meld in lay_off_table(view) for cards in law.melds.lay_offs(hand, meld)):
        return "take-lay-off", {"card": card}
    return "take-keep", {"card": card}


def _discard(view: View, card: Card) -> Reason:
    """What is still needed to open; or the dearest of the lone cards, a cheaper one, or a card of a meld."""
    law = law_of(view)
    if len(view.options.discards) == 1:
        return "only", {}
    if must_open(view):
        if view.options.melds:
            return "wait", {}
        reached, needed = _worth(view, arranged(view, without(view.hand, (card,)) or ()).melds), law.opening.needed
        if 0 < reached < needed(view.opening_value):
            return "hold", {"card": card, "reached": reached, "needed": needed(view.opening_value)}
    fitting = {face for face in view.options.discards if law.calls != "off" and fits(law, view.melds, face)}
    if fitting and card not in fitting:
        return "safe", {"card": card}
    worth = law.values.of
    lone = arranged(view, view.hand).rest
    if card not in lone:
        return "split", {"card": card}
    if worth[card] == max(worth[face] for face in lone if face != JOKER or card == JOKER):
        return "high", {"card": card, "points": worth[card]}
    return "spare", {"card": card}
