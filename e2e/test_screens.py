"""Screens around the table, on narrow phones."""

from collections.abc import Callable

import pytest
from conftest import mark
from playwright.sync_api import Page

CHOICES = """() => [...document.querySelectorAll("[role=radio]")].map(radio => {
    const word = document.createRange(), box = radio.getBoundingClientRect();
    word.selectNodeContents(radio);
    const tops = [...word.getClientRects()].map(rect => Math.round(rect.top)), at = word.getBoundingClientRect();
    const middle = Math.abs(at.top + at.bottom - box.top - box.bottom) < 6 ? new Set(tops).size : "beside the middle";
    return [radio.innerText, box.width, box.height, middle, radio.scrollWidth > radio.clientWidth];
})"""


@pytest.mark.parametrize("width", [320, 360, 412])
def test_the_languages_fit_their_choice(opened: Callable[[str], Page], page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    for lang in ("en", "fr", "ar", "fa", "hu"):
        opened(f"?screen=settings&lang={lang}")
        mark(page, "screen", "settings")
        page.evaluate("document.fonts.ready")
        radios = page.evaluate(CHOICES)
        names = {name: lines for name, _, _, lines, _ in radios[:5]}
        assert names == dict.fromkeys(("English", "Français", "العربية", "فارسی", "Magyar"), 1), lang
        assert [row for row in radios if row[1] < 44 or row[2] < 44 or row[4]] == [], lang
