"""How the table uses the window, from the smallest to the largest, and what is drawn of the others."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from place import Place, Sit
from player import COVERED, MET, OVERLAP, SMALL, STRIPS, AtRummy, resize
from playwright.sync_api import Page
from states import STATES
from tables import TABLES

WIDE = ((960, 481), (1024, 768), (1366, 640), (1600, 900), (1920, 1080), (2560, 1440))
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth || document.querySelector('.table').scrollTop > 0"
WIDTH = "one => document.querySelector(one).getBoundingClientRect().width"
NOTCH, HOME = 44, 21  # px: at either side, and below, as on a phone on its side
UNDER = """([notch, home]) => [...document.querySelectorAll("main button, main [data-card], main p, h1, .seat")]
    .filter(e => e.checkVisibility() && getComputedStyle(e).clipPath === "none")
    .map(e => [e, e.getBoundingClientRect()])
    .filter(([e, r]) => r.width && (r.left < notch - 1 || r.right > innerWidth - notch + 1
        || (e.matches(".act") && r.bottom > innerHeight - home + 1))).map(([e]) => e.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("family", TABLES)
def test_the_table_grows_with_the_window(sit: Sit, family: str) -> None:
    player = sit(TABLES[family](), kind=AtRummy)
    page, last = player.page, dict.fromkeys((".hand .card", ".melds .card", ".piles .card", ".seat"), 0.0)
    for size in WIDE:
        resize(page, *size)
        assert not page.evaluate(SIDEWAYS), size
        assert page.evaluate(OVERLAP, "none") == [] and page.evaluate(COVERED, "none") == [], size
        assert page.evaluate(SMALL) == [] and min(page.evaluate(STRIPS)) >= 24, size
        if size in ((1024, 768), (1920, 1080), (2560, 1440)):
            wide = {one: page.evaluate(WIDTH, one) for one in last}
            assert all(wide[one] > last[one] for one in last), (size, wide, last)
            last = wide


@pytest.fixture
def notched(sit: Sit) -> Iterator[Page]:
    page = sit(TABLES["rami51"](), kind=AtRummy).page
    session = page.context.new_cdp_session(page)
    insets = {"left": NOTCH, "right": NOTCH, "top": 0, "bottom": HOME}
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    yield page
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": dict.fromkeys(insets, 0)})


def test_nothing_lies_under_a_notch(notched: Page) -> None:
    for size in ((740, 360), (667, 375), (568, 320)):
        resize(notched, *size)
        assert notched.evaluate(UNDER, [NOTCH, HOME]) == [], size


def test_the_hands_of_the_others_are_fanned(sit: Sit) -> None:
    player = sit(TABLES["cardverse"](), kind=AtRummy)
    for seat in (1, 2, 3):
        place = player.page.locator(f"[data-seat='{seat}']")
        assert place.locator(".backs > i").first.is_visible()
        assert place.locator(".backs > i").count() == int(place.get_attribute("data-count") or 0)
    resize(player.page, 360, 740)
    assert not player.page.locator(".backs > i").first.is_visible()


def test_the_score_sheet_lies_on_a_large_table(sit: Sit) -> None:
    player = sit(TABLES["rami51"](), kind=AtRummy)
    assert player.page.locator(".scores").count() == 0
    resize(player.page, 1920, 1080)
    rows = player.page.locator(".scores tbody tr").evaluate_all(
        "all => all.map(row => [...row.children].slice(1).map(cell => Number(cell.textContent.replace(/[^0-9]/g, ''))))"
    )
    assert rows == [[0, 86, 86], [31, 0, 31], [77, 12, 89], [24, 40, 64]]


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_a_wild_among_others_hides_no_index(sit: Sit, lang: str) -> None:
    player = sit(TABLES["rummy5000"](), lang, kind=AtRummy)
    for size in ((320, 568), (360, 740)):
        resize(player.page, *size)
        run = "[data-meld='1'] [data-card]"
        boxes = [box for one in player.page.locator(run).all() if (box := one.bounding_box())]
        wide = boxes[0]["width"]
        steps = [right["x"] - left["x"] for left, right in pairwise(boxes)]
        assert min(steps) >= 0.5 * wide and steps[2] >= wide - 1, "the wild itself stands whole"
        hidden = "all => all.filter(e => getComputedStyle(e, '::before').visibility === 'hidden').length"
        assert player.page.locator(run).evaluate_all(hidden) == 0


def test_nothing_lies_over_the_button_that_starts(place: Place) -> None:
    next(state for state in STATES if state.screen == "setup").come(place)
    assert place.page is not None
    for size in ((360, 740), (1280, 800)):
        resize(place.page, *size)
        assert place.page.locator(".last-bar .main").evaluate(MET), size
