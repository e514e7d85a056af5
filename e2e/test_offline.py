"""Once loaded, the site plays without its server; a new release is told of and never mixed with the old one."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import UNDER, chromium
from playwright.sync_api import BrowserContext, Playwright
from watch import Watch, mark, passed, wait

from serve import Server

LINK = "?game=cardverse&seats=you,easy&seed=offline&speed=instant"
HAND = "[...document.querySelectorAll('[data-zone=hand] [data-card]')].map(card => card.dataset.card).sort().join()"


@pytest.fixture
def device(playwright: Playwright, tmp_path: Path) -> Iterator[Path]:
    """A folder for the profile of a browser that is closed and opened again."""
    yield tmp_path / "profile"


def start(playwright: Playwright, profile: Path) -> BrowserContext:
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=chromium.installed(), args=chromium.FLAGS, locale="en-GB"
    )


@pytest.mark.parametrize("own", ["kept", "dropped"])
def test_a_cold_start_without_the_server_deals_a_hand(
    playwright: Playwright, built: Path, device: Path, own: str
) -> None:
    """Whether the browser has copies of its own still or only those of the service worker."""
    server = Server(built, under=UNDER).start()
    first = start(playwright, device)
    page = first.new_page()
    page.goto(server.address + LINK)
    passed(page, "rami:game")
    dealt = page.evaluate(HAND)
    mark(page, "offline", "ready")
    if own == "dropped":
        first.new_cdp_session(page).send("Network.clearBrowserCache")
    first.close()
    server.stop()

    watch, again = Watch(), start(playwright, device)
    watch.on(again)
    page = again.new_page()
    page.goto(server.address + LINK + "&lang=ar")
    wait(page, "performance.getEntriesByName('rami:page')[0]?.startTime")
    assert page.get_attribute("html", "dir") == "rtl"
    # The first match is saved, so the link asks; home deals all the same.
    page.goto(server.address)
    mark(page, "offline", "ready")
    mark(page, "engine", "ready")
    page.locator("[data-act=continue]").click()
    passed(page, "rami:game")
    assert page.evaluate(HAND) == dealt
    assert watch.errors == []
    again.close()


def test_ready_is_not_said_before_everything_is_kept(playwright: Playwright, built: Path, device: Path) -> None:
    server = Server(built, under=UNDER).start()
    context = start(playwright, device)
    page = context.new_page()
    page.add_init_script("""
        window.kept = [];
        addEventListener("rami:offline", async event => {
            const told = [event.detail];
            kept.push(told);
            let count = 0;
            for (const name of await caches.keys()) count += (await (await caches.open(name)).keys()).length;
            told.push(count);
        });
    """)
    page.goto(server.address + LINK)
    mark(page, "offline", "ready")
    wait(page, "kept.every(told => told.length === 2)")
    states = page.evaluate("kept")
    assert [state for state, _ in states] == ["saving", "ready"]
    every = {path for path in built.rglob("*") if path.is_file() and path.name not in ("sw.js", ".nojekyll")}
    every -= {path for path in every if path.suffix in (".png", ".jpg")}  # only a browser that installs asks for these
    assert states[-1][1] == len(every)
    context.close()
    server.stop()


def test_a_reload_without_a_network_promises_at_once_what_is_kept(
    playwright: Playwright, built: Path, device: Path
) -> None:
    server = Server(built, under=UNDER).start()
    context = start(playwright, device)
    page = context.new_page()
    page.goto(server.address)
    mark(page, "offline", "ready")
    page.add_init_script("""
        window.told = [];
        const engines = () => performance.getEntriesByName("rami:engine").length;
        addEventListener("rami:offline", event => told.push([event.detail, engines()]));
    """)
    context.set_offline(True)
    page.goto(server.address)
    mark(page, "engine", "ready")
    assert page.evaluate("told[0]") == ["ready", 0], "before the engine was there"
    context.close()
    server.stop()


def test_a_new_release_is_told_and_one_reload_shows_it(
    playwright: Playwright, built: Path, device: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(built, folder)
    (old,) = (path.name for path in folder.iterdir() if path.is_dir())
    server = Server(folder, under=UNDER).start()
    context = start(playwright, device)
    page = context.new_page()
    page.goto(server.address)
    mark(page, "offline", "ready")

    new = "0123456789"
    (folder / old).rename(folder / new)
    for name in ("index.html", "sw.js", "manifest.webmanifest"):
        text = (folder / name).read_text("utf-8").replace(old, new)
        # Workbox knows a new index.html by the revision that goes with it.
        (folder / name).write_text(re.sub(r'("index\.html",revision:")\w+', r"\g<1>fresh", text), "utf-8")

    watch = Watch()
    watch.on(context)
    page.goto(server.address)
    mark(page, "engine", "ready")
    assert page.evaluate("document.querySelector('script[src$=\"first.js\"]').src").endswith(f"/{old}/first.js")
    assert [url for url in watch.asked if f"/{new}/" in url] == []
    wait(page, "navigator.serviceWorker.getRegistration().then(r => Boolean(r.waiting))")

    with page.expect_navigation():
        page.evaluate("page.reload()")
    wait(page, f"document.querySelector('script[src$=\"first.js\"]')?.src.endsWith('/{new}/first.js')")
    mark(page, "engine", "ready")
    context.close()
    server.stop()
