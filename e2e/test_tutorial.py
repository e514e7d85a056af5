"""The first game, as somebody plays it who has never played: what is lit is pressed, by taps, keys and drags."""

import json
from collections.abc import Callable, Iterator

import pytest
from player import REST, resize
from playwright.sync_api import Browser, Page
from watch import LONG, Watch, mark, passed, wait

from rami.lessons import lesson

KEYS = {"draw-stock": "s", "take-discard": "d", "meld": "m", "lay-off": "l", "discard": "d"}
FOCUSED = "document.activeElement.closest('[data-zone=hand]') && document.activeElement.dataset.card"
SEEN = """() => [...document.querySelectorAll(".here")].every(lit => {
    const { top, bottom } = lit.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
})"""
SAVED = """async () => {
    const ask = of => new Promise(done => { of.onsuccess = () => done(of.result); });
    const kept = await ask(indexedDB.open("rami"));
    const keys = await ask(kept.transaction("matches").objectStore("matches").getAllKeys());
    kept.close();
    return keys;
}"""


def taught(name: str) -> list[int]:
    """The places in a lesson at which the learner acts."""
    return [at for at, step in enumerate(lesson(name).steps) if step.says]


def step(page: Page) -> int:
    return int(page.get_attribute("[data-step]", "data-step") or 0)


def kept(page: Page) -> dict[str, object]:
    return json.loads(page.evaluate("localStorage.getItem('rami.lesson')") or "{}")


def settings(page: Page) -> dict[str, object]:
    return json.loads(page.evaluate("localStorage.getItem('rami.settings')"))


def by_taps(page: Page) -> None:
    """One tap beside the last: what is tapped twice at one place at once is taken for a double click."""
    page.locator(".here").first.tap(force=True, position={"x": 14, "y": 12 + 24 * (step(page) % 2)})


def by_keys(page: Page) -> None:
    """A lit card is walked to in the hand; anything else has a key of its own."""
    lit = page.locator(".here").first
    act, face = lit.get_attribute("data-act"), lit.get_attribute("data-card")
    if act is not None:
        page.keyboard.press(KEYS[act])
        return
    for _ in range(30):
        if page.evaluate(FOCUSED):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    for _ in range(10):
        if page.evaluate(FOCUSED) == face:
            break
        page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED) == face
    page.keyboard.press("Enter")


def by_mouse(page: Page) -> None:
    """Clicks; a single card that goes to the pile is dragged there."""
    lit = page.locator(".here").first
    if lit.get_attribute("data-act") == "discard":
        card = page.locator("[data-zone=hand] [aria-pressed=true]")
        for place, press in ((card, page.mouse.down), (lit, page.mouse.up)):
            box = place.bounding_box()
            assert box is not None
            page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 3, steps=4)
            press()
    else:
        lit.click(force=True)


def play(page: Page, press: Callable[[Page], None]) -> list[int]:
    """Do what is lit until the end; the places at which the learner acted."""
    seen: list[int] = []
    for _ in range(80):
        wait(page, REST)
        if not page.locator("[data-step]").count():
            return seen
        if step(page) not in seen:
            seen.append(step(page))
        assert page.evaluate(SEEN), f"what is lit at step {step(page)} lies outside the screen"
        before = page.locator("main").inner_html()
        press(page)
        wait(page, f"document.querySelector('main').innerHTML !== {json.dumps(before)}")
    raise AssertionError(f"the lesson does not end: {seen}")


@pytest.fixture
def phone(browser: Browser, site: str, watch: Watch) -> Iterator[Page]:
    """Somebody new, on a small phone in Arabic."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="ar-MA", has_touch=True)
    context.set_default_timeout(LONG * 1000)
    watch.on(context)
    page = context.new_page()
    page.goto(f"{site}?speed=instant")
    passed(page, "rami:engine")
    yield page
    context.close()


def test_a_first_game_by_taps(phone: Page) -> None:
    phone.locator("[data-key=go-tutorial]").tap()
    mark(phone, "screen", "tutorial")
    wait(phone, f"document.querySelector('.here') && {REST}")
    # what comes later is held back, what is wrong is refused, and nothing is lost by it
    hand = phone.locator("[data-zone=hand] [data-card]")
    phone.locator("[data-act=take-discard]").tap()
    phone.locator(".coach", has_text="القواعد تسمح").wait_for()
    assert hand.count() == 7 and step(phone) == 0
    by_taps(phone)
    wait(phone, f"document.querySelector('[data-step]').dataset.step === '1' && {REST}")
    phone.locator("[data-zone=hand] [data-card='5H']").tap()
    phone.locator("[data-zone=hand] [data-card='KC']").tap()
    phone.locator("[data-key=main]").tap(force=True)
    phone.locator("[data-refusal=not_a_meld] [data-act=close]").tap()
    phone.reload()
    wait(phone, f"document.querySelector('.here') && {REST}")
    assert step(phone) == 1 and hand.count() == 8
    phone.locator("[data-act=menu]").tap()
    phone.locator("[data-act=leave]").tap()
    mark(phone, "screen", "home")
    phone.locator("[data-key=go-tutorial]").tap()
    wait(phone, f"document.querySelector('.here') && {REST}")
    assert kept(phone) == {"lesson": "cardverse", "at": 1}
    assert play(phone, by_taps) == taught("cardverse")[1:]
    phone.locator(".learnt").wait_for()
    assert kept(phone) == {} and phone.evaluate(SAVED) == []
    assert settings(phone)["last"] == {}
    phone.locator("[data-act=play]").tap()
    mark(phone, "screen", "table")
    assert phone.get_attribute("html", "data-game") == "cardverse"
    phone.go_back()
    phone.go_back()
    mark(phone, "screen", "home")
    assert not phone.locator("[data-key=go-tutorial]").count()


def test_a_first_game_by_keys_and_two_more_by_mouse(opened: Callable[[str], Page], watch: Watch) -> None:
    page = opened("?screen=tutorial&speed=instant")
    wait(page, f"document.querySelector('.here') && {REST}")
    assert page.evaluate("document.activeElement.dataset.key") == "main"
    story = page.locator("#story")
    assert "Every turn begins with a new card." in (story.text_content() or "")
    assert "Tap the face-down pile." in (story.text_content() or "")
    assert play(page, by_keys) == taught("cardverse")
    assert "You win the round!" in (story.text_content() or "")
    assert page.evaluate("document.activeElement.dataset.key") == "title"
    for name, height in (("rami51", 640), ("rummy5000", 740)):
        resize(page, 360, height)
        page.locator(f"[data-key=next-{name}]").click()
        wait(page, f"document.documentElement.dataset.game === '{name}'")
        assert play(page, by_mouse) == taught(name)
    page.locator(".learnt").wait_for()
    assert page.evaluate(SAVED) == [] and settings(page)["clock"] == "8"
    assert watch.errors == []
