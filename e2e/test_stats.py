"""Statistics, and everything as one file: played, counted, saved, taken in again."""

import json
from collections.abc import Callable
from pathlib import Path

from place import KEEP, Sit
from player import AtRami, resize
from playwright.sync_api import Page
from position import match
from watch import Watch, flaws, mark, wait

from rami import wire
from rami.table import Table

Open = Callable[[str], Page]
STATE = {
    "dealer": 1,
    "phase": "play",
    "hands": [["9H"], ["KS", "5D"]],
    "discard": ["KC"],
    "melds": [{"cards": ["3D", "3H", "3S"], "owner": 0}],
}
YOU, YOUSSEF = ("you", None), ("normal", None)
COUNTED = "document.querySelector('.stats main')?.dataset.counted === 'yes'"
CLEAR = """async () => {
    localStorage.clear();
    const ask = of => new Promise(done => { of.onsuccess = () => done(of.result); });
    const kept = await ask(indexedDB.open("rami"));
    await ask(kept.transaction("matches", "readwrite").objectStore("matches").clear());
    kept.close();
}"""
KEYS = """async () => {
    const ask = of => new Promise(done => { of.onsuccess = () => done(of.result); });
    const kept = await ask(indexedDB.open("rami"));
    const names = await ask(kept.transaction("matches").objectStore("matches").getAllKeys());
    kept.close();
    return [...names, ...Object.keys(localStorage)].sort();
}"""
FORWARD = """name => {
    const state = { screen: "table", match: name, from: "home" };
    history.replaceState(state, "");
    dispatchEvent(new PopStateEvent("popstate", { state }));
}"""
HOME = "dispatchEvent(new PopStateEvent('popstate', { state: null }))"
SIDE = "document.documentElement.scrollWidth <= innerWidth"
SMALL = """[...document.querySelectorAll("button, label.pick, select")].filter(e => e.checkVisibility()
    && Math.min(e.offsetWidth, e.offsetHeight) < 43).map(e => e.dataset.key ?? e.className)"""


def one_card_left(rounds: int, **switches: object) -> Table:
    """CardVerse, you about to go out and to catch fifteen points, after so many rounds of nine each."""
    return match(STATE, YOU, YOUSSEF, sheet=((9, 0),) * rounds, preset="cardverse", **switches)


def go(page: Page, screen: str) -> None:
    """From the home screen, by its foot."""
    page.evaluate(HOME)
    mark(page, "screen", "home")
    page.click(f"[data-do='go:{screen}']")
    mark(page, "screen", screen)


def tab_to(page: Page, act: str) -> None:
    """By keys from wherever the focus is."""
    for _ in range(60):
        if page.evaluate("document.activeElement.dataset.act") == act:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{act} is not reached")


def figure(page: Page, name: str) -> str:
    return page.locator(f"[data-key=figure-{name}] dd").inner_text()


def test_a_match_is_counted_when_it_ends_and_goes_out_and_comes_back_as_a_file(
    sit: Sit, watch: Watch, tmp_path: Path
) -> None:
    player = sit(one_card_left(2, target_score=30))
    page = player.page
    player.discard("9H")
    mark(page, "screen", "match-end")
    assert page.locator(".won.own .star").count() == 1
    page.click("[data-do='go:stats']")
    mark(page, "screen", "stats")
    wait(page, COUNTED)
    told = page.locator(".stats main").inner_text()
    assert figure(page, "won") == "1 of 1" and figure(page, "rounds") == "3" and figure(page, "best") == "15"
    assert "Won" in page.locator(".results li").inner_text()
    assert flaws(page) == []
    for size in ((320, 568), (740, 360), (1280, 800)):
        resize(page, *size)
        assert page.evaluate(SIDE) and page.evaluate(SMALL) == [], size

    go(page, "settings")
    tab_to(page, "export")
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    name = download.value.suggested_filename
    assert name.startswith("rami-20") and name.endswith(".json")
    file = tmp_path / name
    download.value.save_as(file)
    page.locator("[data-key=export-note]").wait_for()
    written = json.loads(file.read_text("utf-8"))
    assert (
        len(written["matches"]) == len(written["results"]) == 1 and written["kept"]["rami.settings"]["clock"] == "off"
    )

    page.evaluate(CLEAR)
    tab_to(page, "import")
    page.set_input_files("[data-act=import]:focus", file)  # from here on the browser's own dialog is asked
    page.locator("[data-key=transfer-preview]").wait_for()
    assert name in page.locator("dialog").inner_text()
    assert flaws(page) == []
    page.click("dialog [data-act=cancel]")
    page.locator("dialog").wait_for(state="detached")
    assert page.evaluate(KEYS) == []
    page.set_input_files("[data-act=import]", file)
    page.locator("[data-key=transfer-preview]").wait_for()
    tab_to(page, "confirm")
    page.keyboard.press("Enter")
    page.click("[data-key=transfer-done]")
    go(page, "stats")
    wait(page, COUNTED)
    assert page.locator(".stats main").inner_text() == told, "everything is back, and counted once"

    go(page, "settings")
    for text, told in ((file.read_text("utf-8")[:500], "damaged"), ('{"contacts": []}', "not a file of Rami")):
        bad = tmp_path / "bad.json"
        bad.write_text(text)
        before = page.evaluate(KEYS)
        page.set_input_files("[data-act=import]", bad)
        wait(page, f"document.querySelector('.note.bad')?.innerText.includes({told!r})")
        assert page.evaluate(KEYS) == before
    assert flaws(page) == []
    page.evaluate("localStorage.setItem('rami.settings', JSON.stringify({ clock: 'off' }))")
    assert watch.errors == []


def test_everything_is_replaced_and_the_match_goes_on(opened: Open, watch: Watch, tmp_path: Path) -> None:
    """All that is there goes, the settings of the file hold, and Continue goes on where the file stands."""
    save = {"id": "theirs", "when": "2026-02-01T00:00:00Z", "record": wire.record(one_card_left(1))}
    kept = {"rami.settings": {"lang": "fr", "speed": "instant"}}
    file = tmp_path / "rami-2026-02-01.json"
    parts = {"rami": 1, "engine": "1.0.0", "when": save["when"], "kept": kept, "matches": [save], "results": []}
    file.write_text(json.dumps(parts), "utf-8")
    page = opened("?screen=settings")
    mark(page, "engine", "ready")
    other = {**save, "id": "mine"}
    page.evaluate(KEEP, ["mine", json.dumps(other)])
    page.set_input_files("[data-act=import]", file)
    page.click("[data-key=transfer-replace]")
    assert "matches: 1" in page.locator("dialog:has([data-act=confirm])").inner_text()
    page.click("[data-act=confirm]")
    page.click("[data-key=transfer-done]")
    wait(page, "document.documentElement.lang === 'fr'")
    mark(page, "screen", "home")
    assert page.evaluate(KEYS)[0] == "match:theirs" and "match:mine" not in page.evaluate(KEYS)
    page.click("[data-act=continue]")
    player = AtRami(page)
    player.turn(0)
    assert player.hand() == ["9H"]
    assert watch.errors == []


def test_a_long_sheet_shows_its_last_round_and_all_totals(sit: Sit, watch: Watch) -> None:
    for lang, size in (("en", (320, 568)), ("ar", (1280, 800))):
        player = sit(one_card_left(24, target_score=1000), lang)
        page = player.page
        resize(page, *size)
        player.discard("9H")
        mark(page, "screen", "round-end")
        seen = page.evaluate("""[...document.querySelectorAll(".sheet thead th:nth-last-child(2), .sheet .total")]
            .map(e => [e.getBoundingClientRect(), e.closest(".scroll").getBoundingClientRect()])
            .map(([cell, box]) => cell.left >= box.left - 1 && cell.right <= box.right + 1)""")
        assert seen == [True] * 3, lang
        assert page.evaluate(SIDE)
    assert watch.errors == []
