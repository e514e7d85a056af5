"""What a person could do with the cards they have chosen, and with a part of the pile, as plain data for a page.

A way is `{…what it is on…, "cards": [as an action writes them], "kind", "slots", "value"}`: the meld that would lie on
the table, all its slots, and the points of what is put there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from heapq import nlargest
from itertools import islice
from typing import Any

from rami import actions
from rami.actions import Call, Draw, LayMelds, LayOff, Match, Reclaim
from rami.cards import Card, plain
from rami.game import Game
from rami.legality import Law, calls
from rami.melds import Meld
from rami.round import Round
from rami.rules import Refused
from rami.table import Table

MOST_CALLS = 300
"""No longer list of calls is told: a page asks about the cards it is shown instead."""

MOST_WAYS = 5
"""No more ways to meld the lowest card of a take are told."""


def read(table: Table, cards: tuple[Card, ...]) -> dict[str, list[dict[str, Any]]]:
    """Every way the viewer could use exactly these cards of its hand now.

    Melds are told with the `refusal` of laying them alone, if any: they may be part of an opening.
    """
    round, seat, game = table.round, table.viewer, table.match.game
    found: dict[str, list[dict[str, Any]]] = {"melds": [], "lay_offs": [], "reclaims": [], "matches": [], "calls": []}
    if round.turn != seat or Counter(cards) - Counter(round.hands[seat]):
        return found
    law = game.law_for(round.wild_rank)
    if round.phase == "call":
        found["calls"] = [
            way for call in calls.options(law, round, seat) for way in _call(law, round, seat, call, Counter(cards))
        ]
    if round.phase != "play" or round.caller or not cards:
        return found
    found["melds"] = [
        {**_way(law, written, meld), "refusal": None if refusal is None else refusal._asdict()}
        for written in law.melds.readings(cards)
        if (meld := law.melds.read(written, seat)) is not None
        for refusal in (game.refusal(round, seat, LayMelds((written,))),)
    ]
    for on, meld in enumerate(round.melds):
        found["lay_offs"] += _lay_offs(game, round, seat, on, meld, cards)
        freed = law.melds.reclaim(meld, cards, seat)
        if freed is not None and game.refusal(round, seat, Reclaim(cards, on)) is None:
            found["reclaims"].append({"from": on, **_way(law, cards, freed[0], meld)})
        matched = law.melds.match(meld, cards[0], seat) if len(cards) == 1 else None
        if matched is not None and game.refusal(round, seat, Match(cards[0], on)) is None:
            worth = law.values.melded([matched], game.players)[seat] - law.values.melded([meld], game.players)[seat]
            found["matches"].append({"match": cards[0], "on": on, **_way(law, cards, matched), "value": worth})
    return found


def called(table: Table) -> list[dict[str, Any]]:
    """The calls that the viewer, being asked, may make; of very many, those that put down the most points."""
    round, seat, game = table.round, table.viewer, table.match.game
    if round.turn != seat or round.phase != "call":
        return []
    law = game.law_for(round.wild_rank)
    found = game.options(round).calls
    if len(found) > MOST_CALLS:
        points = law.values.of
        found = tuple(
            nlargest(MOST_CALLS, found, key=lambda call: sum(points[plain(card)] for card in call.cards or call.meld))
        )
    return [way for call in found for way in _call(law, round, seat, call)]


def take(table: Table, count: int) -> dict[str, Any]:
    """Whether the viewer may take so many cards of the pile, and how the lowest of them could be melded."""
    game = table.match.game
    try:
        after = game.play(table.round, table.viewer, Draw("discard", count))
    except Refused as refused:
        return {"refusal": refused.refusal._asdict(), "ways": []}
    return {"refusal": None, "ways": [actions.plain(action) for action in islice(game.uses(after), MOST_WAYS)]}


def _lay_offs(
    game: Game, round: Round, seat: int, on: int, meld: Meld, cards: tuple[Card, ...]
) -> Iterator[dict[str, Any]]:
    law = game.law_for(round.wild_rank)
    for written in law.melds.readings_on(meld, cards):
        extended = law.melds.extend(meld, written, seat)
        if extended is not None and game.refusal(round, seat, LayOff(written, on)) is None:
            yield {"on": on, **_way(law, written, extended, meld)}


def _call(
    law: Law, round: Round, seat: int, call: Call, of_hand: Counter[Card] | None = None
) -> Iterator[dict[str, Any]]:
    """The call as a way; none where it uses other cards of the hand than these."""
    resolved = calls.resolve(law, round, seat, call)
    assert resolved is not None
    used = Counter(map(plain, resolved.cards)) - Counter(resolved.taken)
    if of_hand is None or used == of_hand:
        melds = calls.after_call(law, resolved, call).melds
        before = None if call.on is None else round.melds[call.on]
        yield {**actions.plain(call), **_way(law, resolved.cards, melds[-1 if call.on is None else call.on], before)}


def _way(law: Law, cards: tuple[Card, ...], meld: Meld, before: Meld | None = None) -> dict[str, Any]:
    value = law.values.meld(meld) - (0 if before is None else law.values.meld(before))
    slots = [slot._asdict() for slot in meld.slots]
    return {"cards": list(cards), "kind": meld.kind, "slots": slots, "value": value}
