"""What a good player would do in a seat's place, and why, as the key and the arguments of a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from rami.actions import Action, Call, Choose, Discard, Draw, LayMelds, LayOff, Match, Pass, Reclaim
from rami.bots import Bot
from rami.bots.gains import laid_points
from rami.bots.ground import (
    Cards,
    arranged,
    best_opening,
    game,
    has_wild_ranks,
    law_of,
    may,
    may_reshuffle,
    must_open,
    opening_of,
    rehearsal,
)
from rami.cards import JOKER, Card, plain, without
from rami.clues import Clues
from rami.view import View

Reason = tuple[str, dict[str, Any]]
REASONS = tuple(
    "out end float open meld lay-off score match call no-call let-go many few reclaim reclaim-wild replay take-joker "
    "take-wild take-deep take-reclaim take-open take-meld take-lay-off take-keep leave draw only wait hold safe high "
    "spare split take-build leave-lone leave-told near near-stock held whole risk gift dead unwanted lone build "
    "go-out wait-took leave-help end-stock end-lowest last-stock last-high again".split()
)
"""Keys of the sentences, each after `hint.`: all that one says is true of the view. An argument `first` is a reason of
its own, said before this one."""

_LOOKED = 24
"""States of a turn that are looked at for a way to go out."""
_LOOSE = 5
"""With more cards that are in no meld none is looked for."""


def hint(view: View, bot: Bot, budget: int) -> tuple[Action, Reason]:
    """What the bot would do in the seat to act, and its reason."""
    action = move(view, bot, budget)
    return action, reason(view, action)


def move(view: View, bot: Bot, budget: int) -> Action:
    """What the bot would do in the seat to act, the same every time."""
    return bot(view, Random(f"hint/{view.round_number}/{view.turn_number}"), budget)


def reason(view: View, action: Action, instead: Action | None = None) -> Reason:
    """Why this is a good move, better perhaps than what was done `instead`."""
    other = instead.card if isinstance(instead, Discard) and instead != action else None
    key, args = _reason(view, action, other)
    return f"hint.{key}", args


def _reason(view: View, action: Action, instead: Card | None) -> Reason:
    played = _played(action)
    law = law_of(view)
    if played and len(played) == len(view.hand):
        if law.endings.floating and not isinstance(action, Discard):
            return "float", {}
        return ("end", {"count": Clues(view).rivals}) if view.melded else ("out", {})
    if _goes_out(view, action):
        return "go-out", {}
    points = law.values.hand(played)
    match action:
        case Draw(source="discard", count=count):
            return _take(view, view.discard[-count:])
        case Draw() if not view.stock_count and not may_reshuffle(view):
            return ("end-lowest" if Clues(view).lowest_wins else "end-stock"), {}
        case Draw():
            could_take = any(draw.source == "discard" for draw in view.options.draws)
            return _leave(view, view.discard[-1]) if could_take else ("draw", {})
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
            opens = view.seat not in view.opened and 0 < needed <= worth and not Clues(view).closing
            return ("open", {"points": worth, "needed": needed}) if opens else _lay(view, "meld", {"points": points})
        case LayOff(cards):
            return _lay(view, "lay-off", {"count": len(cards), "points": points})
        case Reclaim():
            return ("reclaim-wild" if has_wild_ranks(law) else "reclaim"), {}
        case Discard(card):
            return _discard(view, card, instead)
        case _:
            return "draw", {}


def _played(action: Action) -> Cards:
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


def _goes_out(view: View, action: Action) -> bool:
    """Whether the seat can get rid of all its cards in this turn once it has done this, and wins the round by it."""
    played = isinstance(action, LayMelds | LayOff | Reclaim) or (
        isinstance(action, Draw) and action.source == "discard"
    )
    if not played or view.melded or law_of(view).endings.floating:
        return False
    rounds = [game(view).play(rehearsal(view), view.seat, action)]
    for _ in range(_LOOKED):
        if not rounds:
            return False
        round = rounds.pop()
        if not round.hands[view.seat]:
            return True
        if round.turn == view.seat:
            now = game(view).view(round, view.seat)
            rounds += [game(view).play(round, view.seat, way) for way in _ways_on(now)]
    return False


def _ways_on(view: View) -> Iterator[Action]:
    """Ways that may lead to going out, the likeliest last."""
    if len(view.hand) == 1:
        yield from map(Discard, view.options.discards)
    best = arranged(view, view.hand)
    if len(best.rest) > _LOOSE:
        return
    yield from view.options.reclaims
    if must_open(view):
        opening = best_opening(view)
        if opening:
            yield opening
        return
    yield from (LayMelds((meld,)) for meld in islice(view.options.melds, _LOOSE) if may(view, LayMelds((meld,))))
    yield from view.options.lay_offs
    if best.melds and may(view, LayMelds(best.melds)):
        yield LayMelds(best.melds)


def _worth(view: View, melds: tuple[Cards, ...]) -> int:
    """What these melds are worth on the table."""
    law = law_of(view)
    return sum(law.values.meld(meld) for cards in melds if (meld := law.melds.read(cards, view.seat)) is not None)


def _lay(view: View, key: str, args: dict[str, Any]) -> Reason:
    """The end of the round that is near; or else what the cards count."""
    clues = Clues(view)
    if clues.closing:
        return "last-stock", {"count": view.stock_count}
    if clues.nearest is not None:
        return "near", {"seat": clues.nearest, "count": view.counts[clues.nearest]}
    return ("near-stock", {"count": view.stock_count}) if clues.runs_dry else (key, args)


def _take(view: View, taken: Cards) -> Reason:
    """What the lowest card does at once; or else the two it may become a meld with."""
    law, clues = law_of(view), Clues(view)
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
    meld = clues.meld_with(hand, card)
    if meld:
        return "take-meld", {"card": card, "cards": list(meld)}
    if clues.lays_off(card, hand):
        return "take-lay-off", {"card": card}
    pair = clues.pair((card, *clues.lone), card)
    if pair:
        return "take-build", {"card": card, **_to_come(clues, pair), "cards": [face for face in pair if face != card]}
    return "take-keep", {"card": card}


def _leave(view: View, card: Card) -> Reason:
    """What the stock may bring to a hand that the card goes with nothing of; or what taking it would tell."""
    clues = Clues(view)
    count = clues.completing(clues.lone)
    if not clues.law.melds.is_wild(card):
        if count and not clues.goes_with(card, view.hand):
            return "leave-lone", {"card": card, "count": count, "unseen": clues.unseen}
        if not clues.completes(card) and not clues.lays_off(card, (*view.hand, card)):
            return "leave-told", {"card": card, "count": clues.rivals}
    if count:
        return "leave", {"card": card, "count": count, "unseen": clues.unseen}
    return "leave-help", {"card": card, "count": clues.helping, "unseen": clues.unseen}


def _discard(view: View, card: Card, instead: Card | None) -> Reason:
    """Why this card goes; and after it, when that is new, what the hand keeps."""
    if len(view.options.discards) == 1:
        return "only", {}
    clues = Clues(view)
    key, args = _thrown(clues, card, instead)
    kept = None if instead or clues.closing else _kept(clues, card)
    return (kept[0], {"first": (f"hint.{key}", args), **kept[1]}) if kept else (key, args)


def _kept(clues: Clues, card: Card) -> Reason | None:
    """That melds can wait, in the first turn in which they can; how much is still needed to open, when that changes."""
    view, law, before = clues.view, clues.law, clues.before
    if must_open(view):
        left, needed = without(view.hand, (card,)) or (), law.opening.needed(view.opening_value)
        if view.options.melds:
            gained = before is not None and not opening_of(view, before)
            if (clues.threw and not gained) or clues.nearest is not None or not opening_of(view, left):
                return None
            if gained and view.taken and view.taken.source == "discard":
                return "wait-took", {"card": view.taken.cards[0], "needed": needed}
            return "wait", {}
        reached = _worth(view, arranged(view, left).melds)
        told = clues.threw and (before is None or _worth(view, arranged(view, before).melds) == reached)
        if told or not 0 < reached < needed:
            return None
        return "hold", {"reached": reached, "needed": needed}
    held = next((meld for meld in arranged(view, view.hand).melds if meld in view.options.melds), None)
    if not held or card in map(plain, held):
        return None
    told = clues.threw and (before is None or not Counter(map(plain, held)) - Counter(before))
    return None if told else ("held", {"cards": list(held)})


def _thrown(clues: Clues, card: Card, instead: Card | None) -> Reason:
    """What speaks against another card, which is dearer or was thrown `instead`; or what speaks for this one."""
    view, law = clues.view, clues.law
    worth = law.values.of
    dearer = [face for face in clues.lone if worth[face] > worth[card] and face in view.options.discards]
    if clues.closing and card in clues.lone and not dearer:
        return "last-high", {"card": card, "points": worth[card], "count": view.stock_count}
    if law.calls != "off" and not clues.fits_table(card) and any(map(clues.fits_table, view.options.discards)):
        return "safe", {"card": card}
    other = instead or max(dearer, key=worth.__getitem__, default=None)
    against = _against(clues, other, card) if other and other != card else None
    if against:
        return against
    if clues.is_dead(card):
        return "dead", {"card": card}
    if card not in arranged(view, view.hand).rest:
        return "split", {"card": card}
    pair = clues.pair(clues.lone_but(card))
    if pair:
        key = "build" if clues.goes_with(card, without(view.hand, (card,)) or ()) else "lone"
        return key, {"card": card, "cards": list(pair), **_to_come(clues, pair)}
    threw = clues.thrown_like(card)
    if threw and not clues.wanted_with(card):
        return "unwanted", {"seat": clues.next, "cards": [threw], "card": card}
    return (
        ("spare", {"card": card, "count": clues.rivals}) if dearer else ("high", {"card": card, "points": worth[card]})
    )


def _against(clues: Clues, other: Card, card: Card) -> Reason | None:
    """Why to keep the other card, rather than this one."""
    meld = clues.meld_with(clues.view.hand, other)
    if meld and card not in map(plain, meld):
        return "whole", {"others": [other], "cards": list(meld)}
    wanted = clues.wanted_with(other)
    if len(wanted) > len(clues.wanted_with(card)) and not clues.fits_table(card):
        return "risk", {"seat": clues.next, "cards": list(wanted), "others": [other], "card": card}
    if clues.fits_table(other) and not clues.fits_table(card):
        return "gift", {"others": [other], "card": card}
    pair = clues.pair(clues.lone_but(card), other)
    return ("build", {"card": card, "cards": list(pair), **_to_come(clues, pair)}) if pair else None


def _to_come(clues: Clues, pair: Cards) -> dict[str, Any]:
    """What makes a meld of two cards."""
    faces, count = clues.outs(pair[0], pair[1])
    return {"others": list(faces), "count": count}
