"""Matches in the middle of a round, made by hand: what is to happen needs no seed and no bot that plays along."""

from collections import Counter
from typing import Any

from rami.match import Match, Sheet
from rami.scenario import moves
from rami.table import Seat, Table


def match(
    state: dict[str, Any], *seats: tuple[str, str | None], sheet: Sheet = (), preset: str = "rami51", **switches: object
) -> Table:
    """A match with these seats (kind and name) whose round, which follows those of the sheet, stands like the `state`
    of a scenario. Of the cards that it does not name, all lie below the stock that it does name."""
    rules = {"preset": preset, **switches}
    state = {**state, "round_number": len(sheet), "scores": [sum(row[i] for row in sheet) for i in range(len(seats))]}
    game, round, _ = moves({"rules": rules, "players": len(seats), "state": state, "steps": []})
    named = [*round.stock, *round.discard]
    named += [card for hand in round.hands for card in hand]
    for meld in round.melds:
        named += [*meld.cards, *(card for card, _ in meld.matches)]
    rest = Counter(game.law.plan.pack) - Counter(named)
    whole = round._replace(stock=(*round.stock, *rest.elements()), seed="by hand")
    return Table(tuple(Seat(*seat) for seat in seats), whole.seed, Match(game, whole, sheet), number=1)
