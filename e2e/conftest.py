"""The built site on loopback, under a sub-path, and a Chromium to look at it with."""

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Request, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import browser as chromium  # noqa: E402
from serve import Server  # noqa: E402

UNDER = "/games/rami/"
LONG = 60.0  # seconds that anything may take before a test gives up: machines differ


def wait(page: Page, script: str, seconds: float = LONG) -> Any:
    """The first true value of a JavaScript expression. Polled from here: the page's own policy forbids other ways."""
    end = time.monotonic() + seconds
    while not (value := page.evaluate(script)):
        if time.monotonic() > end:
            marks = page.evaluate("JSON.stringify({...document.documentElement.dataset})")
            raise AssertionError(f"never true: {script}\nhtml {marks}")
        page.wait_for_timeout(50)
    return value


def mark(page: Page, name: str, value: str, seconds: float = LONG) -> None:
    """Wait until a mark of `html` (`engine`, `offline`, `screen`, …) has this value."""
    wait(page, f"document.documentElement.getAttribute('data-{name}') === '{value}'", seconds)


def passed(page: Page, name: str, seconds: float = LONG) -> float:
    """Wait for a performance mark; milliseconds from the start of the navigation to it."""
    return float(wait(page, f"performance.getEntriesByName('{name}')[0]?.startTime", seconds))


class Watch:
    """What went wrong in the pages of a context, and what they asked for."""

    def __init__(self) -> None:
        self.requests: list[str] = []  # all of them
        self.asked: list[str] = []  # those of the pages and their workers, without the service worker's own
        self.errors: list[str] = []

    def requested(self, request: Request) -> None:
        self.requests.append(request.url)
        if request.service_worker is None:
            self.asked.append(request.url)

    def on(self, context: BrowserContext) -> None:
        context.on("request", self.requested)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        context.on("response", lambda r: self.errors.append(f"{r.status} {r.url}") if r.status >= 400 else None)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the site, built anew if a source has changed: another build meanwhile changes nothing here."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "build.py")], check=True)
    return Path(shutil.copytree(ROOT / "site", tmp_path_factory.mktemp("built") / "site"))


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """Address of the site, on a server that sends no special headers, below a sub-path."""
    server = Server(built, under=UNDER).start()
    yield server.address
    server.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=chromium.installed(), args=chromium.FLAGS)
    yield launched
    launched.close()


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def context(browser: Browser, watch: Watch) -> Iterator[BrowserContext]:
    """A new person on a new device: 1280 × 800, English."""
    made = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    made.set_default_timeout(LONG * 1000)
    watch.on(made)
    yield made
    made.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.fixture
def opened(page: Page, site: str) -> Callable[[str], Page]:
    """Open a link of the site (`?game=…`, or "") and wait until the page answers."""

    def open_link(link: str = "") -> Page:
        page.goto(site + link)
        passed(page, "rami:page")
        return page

    return open_link
