"""Rummy 5000 at the table: deals by up-cards, the pile as a fan, floating, wilds that are chosen and matched."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from conftest import Watch, mark
from player import AtRummy, AtRummyByKeys, sit_down
from playwright.sync_api import Page
from position import match

Open = Callable[[str], Page]
Sit = Callable[..., AtRummy]
YOU, SARA = ("you", "Béla"), ("person", "Sára")
two = partial(match, preset="rummy5000")


@pytest.fixture
def sit(page: Page, site: str) -> Sit:
    return partial(sit_down, page, site, kind=AtRummy)


COMES_WITH = {**{rank: int(rank) for rank in "23456789"}, **dict.fromkeys("TJQK", 10), "A": 11}


def seen(page: Page, seat: int) -> list[str]:
    """The cards of a seat's hand that its place card tells of."""
    page.click(f"[data-key=turn-{seat}]")
    faces = page.locator("[data-key=told] [data-face]")
    faces.first.wait_for()
    found = faces.evaluate_all("all => all.map(e => e.dataset.face)")
    page.click("[data-key=told] [data-act=close]")
    return list(found)


def test_the_up_cards_say_how_many_and_what_is_wild(opened: Open, watch: Watch) -> None:
    """R5-3 to R5-6, R5-S13: everybody has seen them, and the rank of the dealer's is wild for all to see."""
    page = opened("?game=rummy5000&seats=you,person,person,person&seed=up-cards&speed=instant&lang=en")
    mark(page, "screen", "handover")
    page.click("[data-act=confirm]")
    player = AtRummy(page)
    turn = int(player.get("turn") or 0)
    dealer, dealt = (turn - 1) % 4, 0
    for seat in {0, 1, 2, 3} - {turn}:
        (up,) = seen(page, seat)
        count = int(page.get_attribute(f"[data-seat='{seat}']", "data-count") or 0)
        assert count == COMES_WITH[up[0]] + 1, (seat, up)
        dealt += count
        if seat == dealer:
            wild = up[0]
    assert page.locator(".wilds b").inner_text() == wild.replace("T", "10")
    own = len(player.hand())
    assert own - 1 in COMES_WITH.values() and own == player.count()
    assert page.get_attribute("[data-zone=stock]", "data-count") == str(52 - dealt - own - 1)
    wilds = [face for face in player.hand() if face[0] == wild]
    assert player.faces("[data-zone=hand] .at:has(.wild)") == wilds
    assert watch.errors == []


PILE: dict[str, Any] = {
    "dealer": 1,
    "hands": [["6H", "7H", "KD", "2S", "JC"], ["4C", "8C", "TD"]],
    "discard": ["3C", "5H", "9D", "QS"],
    "wild_rank": "A",
}
"""A pile in which a card lies that fits the hand, and below it one that fits nothing."""


@pytest.mark.parametrize("kind", [AtRummy, AtRummyByKeys])
def test_a_deep_take_and_the_duty_that_comes_with_it(sit: Sit, watch: Watch, kind: type[AtRummy]) -> None:
    """R5-11 to R5-13, R5-17."""
    player = sit(two(PILE, YOU, SARA), kind=kind)
    page, hand = player.page, sorted(player.hand())
    assert player.fan() == PILE["discard"]
    player.look(4)
    assert player.outlook("must meld it")[0] == "3C" and not player.lit("take-discard")
    assert page.locator(".fan .take [data-card]").count() == 4 and player.faces(".fan .low") == ["3C"]
    number = player.get("update")
    player.try_to_take()
    assert player.refusal("must_meld_taken") == "R5-13"
    assert (player.get("update"), player.get("phase")) == (number, "draw") and sorted(player.hand()) == hand
    player.look(3)
    assert player.outlook("makes a meld at once") == ["5H", "5H", "5H", "6H", "7H"] and player.lit("take-discard")
    assert player.faces(".fan .low") == ["5H"] and page.locator(".fan .take [data-card]").count() == 3
    player.take()
    assert player.fan() == ["3C"] and player.owed() == ["5H"]
    assert sorted(player.hand()) == sorted([*hand, "5H", "9D", "QS"])
    number = player.get("update")
    player.try_to_discard("QS")
    assert player.refusal("must_meld_taken") == "R5-13" and player.get("update") == number
    player.choose("QS")
    player.lay(["5H", "6H", "7H"])
    assert player.owed() == [] and player.faces("[data-meld='0']") == ["5H", "6H", "7H"]
    player.discard("QS")
    mark(page, "screen", "handover")
    assert watch.errors == []


def test_the_top_card_alone_is_free_but_stays_for_the_turn(sit: Sit, watch: Watch) -> None:
    player = sit(two(PILE, YOU, SARA))
    player.look(1)
    player.take()
    assert player.owed() == [] and player.fan() == ["3C", "5H", "9D"]
    player.try_to_discard("QS")
    assert player.refusal("cannot_discard_taken") == "R5-17"
    player.choose("QS")
    player.do("undo")
    assert player.fan() == PILE["discard"] and player.get("phase") == "draw"
    assert watch.errors == []


FLOAT: dict[str, Any] = {
    "dealer": 1,
    "hands": [["8H"], ["KC", "QD", "2C", "TD"]],
    "stock": ["8S", "JC", "9H", "3D", "QC", "4D"],
    "discard": ["KD"],
    "melds": [{"cards": ["5H", "6H", "7H"], "owner": 1}, {"cards": ["5S", "6S", "7S"], "owner": 0}],
    "wild_rank": "A",
}
"""A hand whose last cards all fit the table."""


def test_who_has_no_card_left_floats_until_one_cannot_be_played(sit: Sit, watch: Watch) -> None:
    """R5-24 to R5-27, and the score of whoever goes out in the end (R5-32)."""
    player = sit(two(FLOAT, YOU, SARA))
    page = player.page
    player.draw()
    player.lay_off("8H", on=0)
    player.try_to_discard("8S")
    assert player.refusal("last_card_playable") == "R5-24"
    player.do("lay-off", "[data-meld='1']")
    player.take_the_device(1)
    assert page.locator("[data-seat='0'].floating .floats").is_visible()
    assert page.get_attribute("[data-seat='0']", "data-count") == "0"
    player.draw()
    player.discard("JC")
    player.take_the_device(0)
    assert page.locator("[data-seat='0'].me.floating .floats").is_visible() and player.count() == 0
    player.draw()
    assert player.hand() == ["9H"]
    player.try_to_discard("9H")
    assert player.refusal("must_play_or_discard_drawn") == "R5-27"
    player.do("lay-off", "[data-meld='0']")
    player.take_the_device(1)
    assert player.owner("9H", on=0) == "0" and player.owner("7H", on=0) == "1"
    player.draw()
    player.discard("3D")
    player.take_the_device(0)
    player.draw()
    player.discard("QC")
    mark(page, "screen", "round-end")
    totals = page.locator(".sheet [data-owner] .total").all_inner_texts()
    assert totals == [str(5 * 3 + 5 + 5 + 5 + 10 + 10 + 5 + 10), "15"]
    assert watch.errors == []
