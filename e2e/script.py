"""A whole round, written before it is played: what the person does, and how it is done by keys or by taps."""

from functools import cache, partial
from random import Random

from player import AtRummy, AtRummyByKeys
from watch import wait

from rami.actions import Action, Discard, Draw, LayMelds, LayOff, Match, Reclaim
from rami.bots import BOTS, BUDGET
from rami.rules import rules_from
from rami.table import Seat, Table

BOTS_OF = {"cardverse": 1, "rami51": 2, "rummy5000": 2}
SEEDS = {"cardverse": "story-25", "rami51": "story-58", "rummy5000": "story-76"}
"""Rounds in which the person, playing like a bot, does nearly all that the game has, and wins soon."""


@cache
def deal(game: str) -> Table:
    seats = Seat("you"), *[Seat("easy")] * BOTS_OF[game]
    return Table.start(rules_from({"preset": game}), seats, SEEDS[game])


@cache
def script(game: str) -> tuple[Action, ...]:
    """What the person does in the round."""
    table, acts = deal(game), []
    while table.round.result is None:
        if table.bot:
            table = table.advance(BOTS, BUDGET, table.number)
            continue
        view = table.match.game.view(table.round, 0)
        acts.append(BOTS["normal"](view, Random(str(len(acts))), BUDGET))
        table = table.act(0, acts[-1], table.number)
    return tuple(acts)


def bare(cards: tuple[str, ...]) -> list[str]:
    return [card.split("=")[0] for card in cards]


def perform(player: AtRummy, action: Action) -> None:
    """Do it as a person does, by the player's keys or taps."""
    match action:
        case Draw("stock"):
            player.draw()
        case Draw(_, count):
            if player.page.locator(".fan").count():
                player.look(count)
                player.take()
            elif isinstance(player, AtRummyByKeys):
                player.after(partial(player.press, "d"))
            else:
                player.do("take-discard")
        case LayMelds([meld]):
            player.lay(bare(meld))
        case LayMelds(melds):
            for number, meld in enumerate(melds):
                player.gather(*bare(meld))
                player.wait_for(f"[data-gathered='{number}']")
            wait(player.page, "document.querySelector('[data-act=meld]').ariaDisabled !== 'true'")
            player.lay_tray()
        case LayOff(cards, on):
            player.choose(*bare(cards))
            if isinstance(player, AtRummyByKeys):
                player.after(partial(answer, player, "l", str(on)))
            else:
                player.do("lay-off", f"[data-meld='{on}']")
        case Reclaim(cards):
            player.reclaim(*cards)
        case Match(card):
            player.choose(card)
            if isinstance(player, AtRummyByKeys):
                player.after(partial(player.press, "w"))
            else:
                player.do("match")
        case Discard(card):
            player.discard(card)
        case _:
            raise AssertionError(action)


def answer(player: AtRummyByKeys, key: str, choice: str) -> None:
    """Press a key, and answer the question which way, if it is asked."""
    before = player.get("update")
    player.press(key)
    asks = "document.querySelector('dialog[open] [data-choice]')"
    wait(player.page, f"{asks} || document.documentElement.dataset.update !== {before!r}")
    if not player.page.evaluate(f"!!{asks}"):
        return
    for _ in range(20):
        if player.page.evaluate("document.activeElement.dataset.choice") == choice:
            break
        player.press("Tab")
    player.press("Enter")
