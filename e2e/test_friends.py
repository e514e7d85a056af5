"""Friends at one device: a whole round of two people and a bot, in which nobody gets to see another's cards."""

import json
from collections import Counter
from collections.abc import Iterator

import pytest
from place import SAVED, Sit
from player import AtRami, resize
from playwright.sync_api import Page
from watch import Watch, mark, wait

from rami import wire
from rami.actions import Draw
from rami.rules import Rules
from rami.table import Seat, Table

PEOPLE = (Seat("you", "Zoé"), Seat("person", "Omar"), Seat("easy"))
GAMES = {
    "cardverse": {"hand_size": 16},
    "rami51": {"hand_size": 16, "packs": 1, "jokers": 2, "reshuffle_limit": 0},
    "rummy5000": {"hand_size": 14, "packs": 1, "rummy_call": "pile"},
}
SEEN = """() => [document.documentElement.outerHTML.toLowerCase(),
    [...document.querySelectorAll("[data-card], [data-face]")].map(e => e.dataset.card ?? e.dataset.face)]"""
HOME_BEFORE = """() => {
    const table = history.state;
    history.replaceState({ screen: "home", match: null, from: null }, "");
    history.pushState(table, "");
}"""  # as if the match had been begun at home
RANKS = dict(zip("23456789TJQKA", [*map(str, range(2, 11)), "jack", "queen", "king", "ace"], strict=True))
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def truth(page: Page) -> Table:
    """The match as the worker has saved it, every hand in it."""
    name = page.evaluate("history.state.match")
    return wire.restore(json.loads(page.evaluate(SAVED, name))["record"])


def secrets(table: Table, reader: int | None) -> Iterator[str]:
    """Faces that the reader cannot know: those of the others' hands, where no such card lies open or is their own."""
    round = table.round
    slots = [slot for meld in round.melds for slot in meld.slots]
    seen = Counter([*round.discard, *round.aside, *(slot.card for slot in slots), *(slot.stands_for for slot in slots)])
    for seat, hand in enumerate(round.hands):
        seen.update(hand if seat == reader else round.known[seat])
    for seat, hand in enumerate(round.hands):
        if seat != reader:
            yield from (card for card in hand if not seen[card] and card != "*")


def leaks(page: Page, table: Table, reader: int | None) -> list[str]:
    """What of that stands anywhere in the page: in a mark, in a name, in a sentence, in what was told."""
    html, faces = page.evaluate(SEEN)
    return [
        card
        for card in secrets(table, reader)
        if card in faces or f"{RANKS[card[0]]} of {SUITS[card[1]]}" in html or f"{card.lower()}.1" in html
    ]


def look(player: AtRami) -> Table:
    """Nothing of another's hand is in the page."""
    table = truth(player.page)
    covered = player.get("screen") == "handover" or player.page.locator(".hand.covered").count() > 0
    if player.get("screen") == "handover":
        assert player.page.locator("[data-card], [data-face]").count() == 0
        assert player.page.get_attribute("#story", "aria-live") == "polite"
    assert leaks(player.page, table, None if covered else table.viewer) == []
    return table


def own_turn(player: AtRami, table: Table, deep: bool) -> None:
    """A turn of whoever has the device: asks for a hint, draws, now and then from the pile, and discards."""
    assert not player.lit("undo")
    assert sorted(player.hand()) == sorted(table.round.hands[table.viewer])
    if deep and player.act("take-discard").count() and Draw("discard") in table.match.game.options(table.round).draws:
        player.do("take-discard")
    else:
        player.do("draw-stock")
    if player.get("screen") != "table" or player.get("phase") != "play":
        return
    table = look(player)
    card = next(card for card in table.match.game.options(table.round).discards if card in player.hand())
    player.act("hint").click()
    player.wait_for(".bubble")  # it may name cards that others hold, to hope for; the next person hears nothing of it
    player.act("close").click()
    player.choose(card)
    player.act("discard").click()


def settled(player: AtRami) -> None:
    """Nothing happens by itself any more."""
    wait(
        player.page,
        """(({ screen, busy, turn, phase }) => screen !== "table" || (busy === undefined &&
        (phase === "call" || document.querySelector("[data-act=draw-stock]"))))(document.documentElement.dataset)""",
    )


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_anothers_cards_in_a_whole_round(sit: Sit, watch: Watch, game: str) -> None:
    table = Table.start(Rules.make(game, **GAMES[game]), PEOPLE, "friends")
    player = sit(table, kind=AtRami)
    page = player.page
    turns, handed = 0, 0
    while True:
        settled(player)
        if player.get("screen") == "handover":
            look(player)
            handed += 1
            if handed == 2:
                page.reload()
                mark(page, "screen", "handover")
                look(player)
            player.confirm()
            mark(page, "screen", "table")
            continue
        if player.get("screen") != "table":
            break
        table = look(player)
        if player.get("phase") == "call":
            player.after(player.act("pass").click)
            continue
        if turns == 1:
            resize(page, 360, 740)
            look(player)
            resize(page, 1280, 800)
            page.evaluate(HOME_BEFORE)
            page.go_back()
            mark(page, "screen", "home")
            assert page.locator("[data-zone]").count() == 0 and page.text_content("#story") == ""
            page.go_forward()
            mark(page, "screen", "handover")
            look(player)
            turns += 1
            continue
        before = player.get("update")
        own_turn(player, table, deep=turns % 2 == 0)
        wait(page, f"document.documentElement.dataset.update !== '{before}'")
        turns += 1
    assert handed > 2 and turns > 2
    assert player.get("screen") in ("round-end", "match-end")
    assert watch.errors == []
