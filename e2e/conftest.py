"""The built site on loopback, under a sub-path, and a Chromium to look at it with."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from place import Place, Sit, sit_down
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright
from watch import LONG, Watch, passed

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import browser as chromium  # noqa: E402
from serve import Server  # noqa: E402

UNDER = "/games/rami/"


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
def watch() -> Iterator[Watch]:
    made = Watch()
    yield made
    made.off()


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


@pytest.fixture(scope="session")
def place(browser: Browser, site: str) -> Iterator[Place]:
    made = Place(browser, site)
    yield made
    made.leave()


@pytest.fixture
def sit(place: Place, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Sit]:
    """Sit down at a match: see `sit_down`. A test that fails leaves the place to nobody."""
    failed = request.session.testsfailed
    yield partial(sit_down, place, watch)
    if request.session.testsfailed > failed:
        place.leave()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--renew", action="store_true", help="write the stories of e2e/story anew")
