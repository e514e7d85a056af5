"""A call of rummy in the browser: the question, its clock, and several people at one device."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import Watch, mark, wait
from player import ByTaps, fits_every_screen, resize
from playwright.sync_api import Page
from position import keep, match

Sit = Callable[..., ByTaps]

WINDOW: dict[str, Any] = {
    "dealer": 1,
    "phase": "call",
    "turn": 0,
    "discarder": 2,
    "hands": [["2H", "KD", "5S"], ["2S", "4D", "JH"], ["3S", "JD"]],
    "discard": ["5H", "9C"],
    "melds": [{"cards": ["6C", "7C", "8C"], "owner": 1}, {"cards": ["9D", "9H", "9S"], "owner": 0}],
    "wild_rank": "A",
}
"""The nine of clubs has been discarded: it fits the run and the set."""
ONE_PLACE = {**WINDOW, "melds": WINDOW["melds"][:1]}
BOTS = (("you", None), ("easy", None), ("easy", None))
SECONDS = "Number(document.querySelector('.call .secs')?.textContent ?? 0)"


@pytest.fixture
def sit(page: Page, site: str) -> Sit:
    """Sit down while a discard may be called."""

    def sit_down(state: dict[str, Any], *seats: tuple[str, str | None], lang: str = "en") -> ByTaps:
        keep(page, site, match(state, *seats, preset="rummy5000"))
        page.goto(f"{site}?lang={lang}&speed=instant")
        page.locator("[data-act=continue]").click()
        mark(page, "phase", "call")
        return ByTaps(page)

    return sit_down


def test_a_call_takes_the_discard_and_owes_one(sit: Sit, watch: Watch) -> None:
    player = sit(WINDOW, *BOTS)
    player.act("call").click()
    places = player.page.locator("dialog [data-act=choose]")
    assert places.count() == 2
    player.after(places.first.click)
    assert (player.get("phase"), player.get("turn")) == ("play", "0")
    assert player.page.locator("[data-zone=discard]").get_attribute("data-count") == "1"
    assert player.page.locator("[data-zone=table] [data-card='9C']").count() == 1
    assert "You called rummy" in player.page.locator(".banner").inner_text()
    player.discard("KD")
    assert (player.get("phase"), player.get("turn")) == ("draw", "0")
    assert watch.errors == []


def test_a_press_on_a_lit_meld_calls_for_it(sit: Sit) -> None:
    player = sit(WINDOW, *BOTS)
    player.after(player.page.locator("[data-meld='1'] .press").click)
    assert player.page.locator("[data-meld='1'] [data-card='9C']").count() == 1


def test_the_clock_stands_under_the_menu_and_passes_when_it_is_over(sit: Sit, watch: Watch) -> None:
    player = sit(ONE_PLACE, *BOTS)
    wait(player.page, f"{SECONDS} < 8 && {SECONDS} > 3")
    player.act("menu").click()
    left = player.page.evaluate(SECONDS)
    player.page.wait_for_timeout(2500)
    assert player.page.evaluate(SECONDS) == left and player.get("phase") == "call"
    player.after(player.act("close").click)
    wait(player.page, "document.documentElement.dataset.phase === 'draw'")
    assert player.get("turn") == "0" and player.page.locator("[data-act=pass]").count() == 0
    assert "The time is up" in player.told()
    assert watch.errors == []


def test_without_a_clock_nothing_happens_until_the_person_answers(sit: Sit) -> None:
    player = sit(ONE_PLACE, *BOTS)
    player.act("stop-clock").click()
    number = player.get("update")
    player.page.wait_for_timeout(9500)
    assert player.get("update") == number and player.page.locator(".call .secs").count() == 0
    player.after(lambda: player.page.keyboard.press("x"))
    assert player.get("phase") != "play"


def test_the_hand_can_be_sorted_on_a_phone_while_the_call_waits(sit: Sit) -> None:
    player = sit(ONE_PLACE, *BOTS)
    player.act("stop-clock").click()
    resize(player.page, 360, 740)
    player.page.locator("[data-key='call-sort']").click()
    player.act("sort-rank").click()
    assert player.hand() == ["2H", "5S", "KD"]
    assert player.act("call").is_visible()


def test_several_people_are_asked_at_once_and_the_caller_takes_the_device(sit: Sit, watch: Watch) -> None:
    seats = (("you", "Ana"), ("person", "Béla"), ("easy", None))
    player = sit(ONE_PLACE, *seats)
    assert player.hand() == [] and player.page.locator("[data-zone=hand]").get_attribute("data-count") == "3"
    buttons = player.page.locator(".call .yes")
    assert [text.split("\n")[0] for text in buttons.all_inner_texts()] == ["Rummy! Ana", "Rummy! Béla"]
    buttons.nth(1).click()
    mark(player.page, "screen", "handover")
    assert "Béla" in player.page.locator("h2").first.inner_text()
    player.page.locator("[data-act=confirm]:not([aria-disabled])").click()
    mark(player.page, "screen", "table")
    assert sorted(player.hand()) == ["2S", "4D", "JH"] and (player.get("phase"), player.get("turn")) == ("play", "1")
    assert watch.errors == []


@pytest.mark.parametrize("lang", ["en", "fr", "ar", "hu", "fa"])
def test_the_call_fits_every_screen_in_every_language(sit: Sit, lang: str) -> None:
    player = sit(WINDOW, *BOTS, lang=lang)
    player.act("stop-clock").click()
    fits_every_screen(player, "call", "pass", "stop-clock")
    found = Axe().run(player.page).response["violations"]
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found] == []
