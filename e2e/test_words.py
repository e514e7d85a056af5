"""What is written on buttons has room there: on the smallest phone, where words are long, in both directions."""

import pytest
from place import Place
from player import resize
from playwright.sync_api import Page
from states import STATES, State, choose
from watch import wait

LANGUAGES = ("fr", "hu", "ar", "fa")
NARROW = [one for one in STATES if one.name in ("home", "set-up", "melds gathered", "menu", "call", "round end")]
# Words that stick out of their button or of the window, or take more than two lines. Those for the ear do not count,
# nor does what may be scrolled sideways or lies on a pile.
CRAMPED = """() => [...document.querySelectorAll("button, label, .chip")].flatMap(one => {
    const box = one.getBoundingClientRect(), tops = new Set(), found = [];
    if (!one.checkVisibility() || one.closest("nav, .pile, .icon-button, .hidden-text")) return [];
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    let left = Infinity, right = -Infinity;
    while (texts.nextNode()) {
        const text = document.createRange();
        if (texts.currentNode.parentElement.closest(".hidden-text")) continue;
        text.selectNodeContents(texts.currentNode);
        for (const line of text.getClientRects()) {
            if (line.width < 2) continue;
            tops.add(Math.round(line.top / 6));
            [left, right] = [Math.min(left, line.left), Math.max(right, line.right)];
        }
    }
    if (left < Math.max(0, box.left - 5) || right > Math.min(innerWidth, box.right + 5)) found.push("wide");
    if (tops.size > 2 && one.innerText.length < 40) found.push("high");
    return found.map(how => [how, one.innerText]);
})"""


@pytest.fixture(scope="module", params=NARROW, ids=[state.name for state in NARROW])
def at(place: Place, request: pytest.FixtureRequest) -> Page:
    state: State = request.param
    return state.at(place)


def test_buttons_have_room_for_their_words(at: Page) -> None:
    found = []
    resize(at, 320, 568)
    for lang in LANGUAGES:
        choose(at, "lang", lang)
        wait(at, f"document.documentElement.lang === '{lang}'")
        assert at.locator("button").count() > 3
        found += [(lang, *row) for row in at.evaluate(CRAMPED)]
    choose(at, "lang", "en")
    assert found == []
