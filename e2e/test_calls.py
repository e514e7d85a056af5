"""Calls of rummy at the table: the question and its clock, the caller's discard, several people at one device."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from conftest import Watch, wait
from player import AtRummy, AtRummyByKeys, sit_down
from playwright.sync_api import Page
from position import match

Sit = Callable[..., AtRummy]
YOU, BOT = ("you", None), ("easy", None)
two = partial(match, preset="rummy5000")


@pytest.fixture
def sit(page: Page, site: str) -> Sit:
    return partial(sit_down, page, site, kind=AtRummy)


OFFERED: dict[str, Any] = {
    "dealer": 1,
    "turn": 1,
    "phase": "play",
    "caller": True,
    "next": 1,
    "hands": [["KD", "2S", "JC"], ["8H", "4H"]],
    "stock": ["QC", "TD", "3S", "9C"],
    "discard": ["TC"],
    "melds": [{"cards": ["5H", "6H", "7H"], "owner": 1}],
    "wild_rank": "A",
}
"""A bot that must discard, whichever it may be, a card that fits the table."""


@pytest.mark.parametrize("kind", [AtRummy, AtRummyByKeys])
def test_what_a_bot_discards_is_called(sit: Sit, watch: Watch, kind: type[AtRummy]) -> None:
    """R5-20 to R5-22: the card goes to the meld, scores for the caller, who owes a discard."""
    player = sit(two(OFFERED, YOU, BOT), kind=kind)
    page = player.page
    assert (player.get("phase"), player.get("turn")) == ("call", "0")
    card = player.fan()[-1]
    assert player.act("call").is_visible() and 0 < player.seconds() <= 8
    player.after(player.call)
    assert player.get("phase") == "play" and player.owner(card, on=0) == "0" and player.fan() == ["TC"]
    assert player.act("call").count() == 0 and not player.lit("draw-stock")
    player.discard("JC")
    wait(page, "document.querySelector('[data-zone=hand]').dataset.count === '2'")
    player.turn()
    assert watch.errors == []
