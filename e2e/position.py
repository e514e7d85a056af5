"""Matches in the middle of a round, made by hand: what is to happen needs no seed and no bot that plays along."""

from collections import Counter
from functools import cache
from typing import Any

from rami.actions import Action, Discard, Draw
from rami.bots import BOTS, BUDGET
from rami.chance import Sealed
from rami.match import Match, Sheet
from rami.rules import rules_from
from rami.scenario import moves
from rami.table import Seat, Table
from rami.view import View


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


def spoiler(view: View) -> Action:
    """Somebody who throws away what goes best with the rest of the hand."""
    if view.phase == "draw":
        return Draw("stock")
    hand, discards = view.hand, view.options.discards
    return Discard(max(discards, key=lambda card: sum((card[0] == one[0]) + (card[1] == one[1]) for one in hand)))


@cache
def nearly_over(sealed: bool = False) -> Table:
    """A round in which one plays like that, just before one's last discard: then the bot goes out."""
    for number in range(50):
        seed = f"spoilt-{number}"
        table, last = (
            Table.start(
                rules_from({"preset": "cardverse"}), (Seat("you"), Seat("normal")), Sealed(seed) if sealed else seed
            ),
            None,
        )
        while table.round.result is None:
            if table.bot:
                table = table.advance(BOTS, BUDGET, table.number)
                continue
            if table.round.phase == "play":
                last = table
            view = table.match.game.view(table.round, 0)
            table = table.act(0, spoiler(view), table.number)
        if table.round.result.end == "out" and last is not None and len(last.log) > 20:
            return last
    raise AssertionError("nobody went out")


def last_card(table: Table) -> str:
    action = spoiler(table.match.game.view(table.round, 0))
    assert isinstance(action, Discard)
    return action.card
