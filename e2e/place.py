"""A page that stays up from one test to the next: most of a test's time would go into coming up."""

import json
from typing import Any, Protocol

from player import REST, AtRami, Player, resize
from playwright.sync_api import Browser, Page
from watch import LONG, Watch, passed, wait

from rami import wire
from rami.table import Table

KEEP = """async ([name, text]) => {
    const ask = of => new Promise((done, failed) => {
        of.onsuccess = () => done(of.result);
        of.onerror = () => failed(of.error);
    });
    const kept = await ask(indexedDB.open("rami"));
    const matches = kept.transaction("matches", "readwrite").objectStore("matches");
    await ask(matches.clear());
    await ask(matches.put(text, "match:" + name));
    kept.close();
}"""
SAVED = """async name => {
    const ask = of => new Promise(done => { of.onsuccess = () => done(of.result); });
    const kept = await ask(indexedDB.open("rami"));
    const text = await ask(kept.transaction("matches").objectStore("matches").get("match:" + name));
    kept.close();
    return text;
}"""
FORWARD = """state => {
    history.replaceState(state, "");
    dispatchEvent(new PopStateEvent("popstate", { state }));
}"""
SETTINGS = "rami.settings"
LOOK = f"[document.documentElement.lang, localStorage.getItem('{SETTINGS}'), Date.now() > 1e12]"  # a clock that goes


class Sit(Protocol):
    def __call__(
        self,
        table: Table,
        lang: str = ...,
        kind: type[Player] = ...,
        settings: dict[str, str] | None = ...,
    ) -> Any: ...


class Place:
    """A page at which matches are laid, one after the other; another one where somebody has changed its settings."""

    def __init__(self, browser: Browser, site: str, size: tuple[int, int] = (1280, 800), touch: bool = False) -> None:
        self.browser, self.site, self.size, self.touch = browser, site, size, touch
        self.page: Page | None = None
        self.wanted: tuple[str, dict[str, str]] | None = None
        self.look: list[Any] = []  # what `LOOK` found when it was opened
        self.matches = 0

    def open(self, lang: str, settings: dict[str, str]) -> Page:
        """A page in this language that stands still, with these settings."""
        if self.page is not None and self.wanted == (lang, settings) and self.page.evaluate(LOOK) == self.look:
            wait(self.page, REST)
            self.page.mouse.move(0, 0)
            self.page.evaluate("document.documentElement.removeAttribute('style')")
            resize(self.page, *self.size)
            return self.page
        self.leave()
        origin = "/".join(self.site.split("/")[:3])
        stored = {"origin": origin, "localStorage": [{"name": SETTINGS, "value": json.dumps(settings)}]}
        width, height = self.size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=self.touch,
            locale="en-GB",
            storage_state={"origins": [stored]},
        )
        context.set_default_timeout(LONG * 1000)
        page = context.new_page()
        page.goto(f"{self.site}?lang={lang}&speed=instant")
        passed(page, "rami:engine")
        self.page, self.wanted, self.look = page, (lang, settings), page.evaluate(LOOK)
        return page

    def leave(self) -> None:
        if self.page is not None:
            self.page.context.close()
            self.page = None

    def lay(self, table: Table) -> None:
        """Leave the match on the device as if it had been played there before, and go to it as *Forward* does."""
        assert self.page is not None
        self.matches += 1
        save = {"id": f"by-hand-{self.matches}", "when": "2026-01-01T00:00:00Z", "record": wire.record(table)}
        self.page.evaluate(KEEP, [save["id"], json.dumps(save)])
        self.forward("table", save["id"])

    def forward(self, screen: str, match: str | None = None) -> None:
        """Go to a screen as *Forward* does."""
        assert self.page is not None
        self.page.evaluate(FORWARD, {"screen": screen, "match": match, "from": "home"})


def sit_down(
    place: Place,
    watch: Watch,
    table: Table,
    lang: str = "en",
    kind: type[Player] = AtRami,
    settings: dict[str, str] | None = None,
) -> Any:
    """Sit down at a match that lies on the device; without a clock, unless the settings say otherwise."""
    page = place.open(lang, {"clock": "off"} if settings is None else settings)
    watch.off()
    watch.on(page.context)
    place.lay(table)
    player = kind(page)
    if player.get("screen") == "handover":
        player.act("confirm").click()
    player.turn(0 if table.bot else table.round.turn or 0)
    return player
