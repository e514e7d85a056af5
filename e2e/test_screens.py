"""Screens around the table, on narrow phones."""

import re
from collections.abc import Callable

from player import resize
from playwright.sync_api import Page
from watch import mark, wait

CHOICES = """() => [...document.querySelectorAll("[role=radio]")].map(radio => {
    const word = document.createRange(), box = radio.getBoundingClientRect();
    word.selectNodeContents(radio);
    const tops = [...word.getClientRects()].map(rect => Math.round(rect.top)), at = word.getBoundingClientRect();
    const middle = Math.abs(at.top + at.bottom - box.top - box.bottom) < 6 ? new Set(tops).size : "beside the middle";
    return [radio.innerText, box.width, box.height, middle, radio.scrollWidth > radio.clientWidth];
})"""


def test_the_languages_fit_their_choice(opened: Callable[[str], Page]) -> None:
    page = opened("?screen=settings&lang=en")
    mark(page, "screen", "settings")
    for lang in ("en", "fr", "ar", "fa", "hu"):
        page.click(f"[data-do='set:lang:{lang}']")
        wait(page, f"document.documentElement.lang === '{lang}'")
        page.evaluate("document.fonts.ready")
        for width in (320, 360, 412):
            resize(page, width, 740)
            radios = page.evaluate(CHOICES)
            names = {name: lines for name, _, _, lines, _ in radios[:5]}
            assert names == dict.fromkeys(("English", "Français", "العربية", "فارسی", "Magyar"), 1), (lang, width)
            assert [row for row in radios if row[1] < 44 or row[2] < 44 or row[4]] == [], (lang, width)


def test_a_start_that_cannot_be_is_told_where_it_can_be_seen(opened: Callable[[str], Page], page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    opened("?lang=en")
    mark(page, "engine", "ready")
    page.click("[data-do='open-setup:cardverse']")
    page.click("[data-do='count:4']")
    page.fill("[data-do='number:hand_size']", "13")
    page.locator("[data-do='number:hand_size']").blur()
    page.locator("[data-key=wrong-hand_size]").wait_for()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.click("[data-act=play]", force=True)
    told = page.locator(".toast.above")
    told.wait_for()
    assert {"4", "13", "54", "52"} <= set(re.findall(r"\d+", told.inner_text()))
    middle = page.evaluate("document.activeElement.getBoundingClientRect().top")
    assert 0 < middle < 740 - 96
    page.click("[data-do='count:2']")
    told.wait_for(state="detached")
