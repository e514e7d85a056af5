"""The page as an app: Chromium finds nothing wrong with the manifest, and all that it names is there and true."""

import io
import json
import math
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from conftest import ROOT, chromium
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, Playwright
from watch import Watch, mark, passed, wait

import icons

LANGUAGES = ("en", "fr", "ar", "hu", "fa")
SAFE = 0.4  # of the width: the radius of what every mask shows of a maskable icon
GAMES = ("cardverse", "rami51", "rummy5000")
OFFER = """() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    event.prompt = async () => { globalThis.prompted = true; };
    event.userChoice = Promise.resolve({ outcome: "accepted" });
    dispatchEvent(event);
    return event.defaultPrevented;
}"""


def fetched(address: str) -> bytes:
    with urllib.request.urlopen(address) as answer:
        found: bytes = answer.read()
    return found


def place_of(built: Path, site: str, lang: str) -> str:
    """The address of the manifest in a language."""
    if lang == "en":
        return f"{site}manifest.webmanifest"
    (path,) = built.glob(f"*/install/{lang}.webmanifest")
    return site + path.relative_to(built).as_posix()


@pytest.fixture(params=LANGUAGES)
def manifest(request: pytest.FixtureRequest, built: Path, site: str) -> tuple[str, dict[str, Any]]:
    """Where it lies, and what it says."""
    address = place_of(built, site, request.param)
    return address, json.loads(fetched(address))


def test_all_that_a_manifest_names_is_there_and_as_large_as_it_says(
    manifest: tuple[str, dict[str, Any]], site: str
) -> None:
    address, said = manifest
    assert urljoin(address, said["start_url"]) == urljoin(address, said["scope"]) == site
    assert said["display"] == "standalone" and said["orientation"] == "any" and "id" not in said
    assert len(said["short_name"]) <= 12 and said["name"] and said["description"]
    assert (said["dir"] == "rtl") == (said["lang"] in ("ar", "fa"))
    wanted = {(icon["sizes"], icon["purpose"]) for icon in said["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= wanted
    shots = said["screenshots"]
    assert {shot["form_factor"] for shot in shots} == {"narrow", "wide"}
    assert all(shot["label"] for shot in shots)
    for picture in [*said["icons"], *shots, *(icon for each in said["shortcuts"] for icon in each["icons"])]:
        place = urljoin(address, picture["src"])
        assert place.startswith(site)
        content = fetched(place)
        assert len(content) < 150_000
        if picture["sizes"] != "any":
            image = Image.open(io.BytesIO(content))
            assert f"{image.width}x{image.height}" == picture["sizes"]
            assert image.get_format_mimetype() == picture["type"]
    starts = [urljoin(address, each["url"]) for each in said["shortcuts"]]
    assert starts == [f"{site}?game={game}" for game in GAMES]
    assert all(each["name"] for each in said["shortcuts"])


def test_a_mask_takes_nothing_of_the_icon() -> None:
    """What lies outside of the safe circle is ground; the drawing all but fills the circle."""
    image = Image.open(ROOT / "web" / "install" / "maskable-512.png").convert("RGB")
    ground, middle, inside = image.getpixel((0, 0)), image.width / 2, 0.0
    for x in range(image.width):
        for y in range(image.height):
            if image.getpixel((x, y)) != ground:
                inside = max(inside, math.hypot(x + 0.5 - middle, y + 0.5 - middle))
    assert 0.85 * SAFE < inside / image.width <= SAFE


def test_the_icons_are_drawn_from_the_art(browser: Browser) -> None:
    for name, (pixels, part, ground) in icons.ICONS.items():
        kept = Image.open(ROOT / "web" / "install" / f"{name}.png").convert("RGBA")
        drawn = icons.icon(browser, pixels, part, ground).convert("RGBA")
        differing = sum(ImageChops.difference(kept, drawn).convert("L").point(lambda of: of > 24).histogram()[1:])
        assert differing < kept.width * kept.height / 200, name
    touch = Image.open(ROOT / "web" / "install" / "apple-touch-icon.png").convert("RGBA")
    assert touch.getchannel("A").getextrema() == (255, 255)  # what shines through would be black


def test_chromium_would_install_it(playwright: Playwright, site: str, tmp_path: Path) -> None:
    """In a profile as people have them; and each shortcut deals its game without a network."""
    watch = Watch()
    context = playwright.chromium.launch_persistent_context(
        tmp_path / "profile", executable_path=chromium.installed(), args=chromium.FLAGS, locale="fr-FR"
    )
    page = context.new_page()
    page.goto(site)
    mark(page, "offline", "ready")
    screen = context.new_cdp_session(page)
    found = screen.send("Page.getAppManifest")
    assert found["errors"] == []
    assert json.loads(found["data"])["lang"] == "fr"
    assert screen.send("Page.getAppId")["appId"] == site
    assert screen.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    watch.on(context)
    context.set_offline(True)
    for game in GAMES:
        page.goto(f"{site}?game={game}")
        passed(page, "rami:engine")
        if game != GAMES[0]:
            page.locator("[data-act=new-match]").click()
        mark(page, "screen", "table")
        assert page.get_attribute("html", "data-game") == game
    watch.off()
    context.close()


def test_the_manifest_follows_the_language(opened: Callable[[str], Page], built: Path, site: str) -> None:
    page = opened("?lang=ar")
    first = "document.querySelector('link[rel=manifest]').href"
    assert page.evaluate(first) == place_of(built, site, "ar")
    page.locator("[data-key=lang-en]").click()
    wait(page, "document.documentElement.lang === 'en'")
    assert page.evaluate(first) == place_of(built, site, "en")
    page.locator("[data-key=lang-fa]").click()
    wait(page, "document.documentElement.lang === 'fa'")
    assert page.evaluate(first) == place_of(built, site, "fa")
    # what the browser offers waits in the settings until it is asked for
    page.goto(f"{site}?screen=settings&lang=en")
    mark(page, "screen", "settings")
    install = page.locator("[data-key=install]")
    assert not install.count()
    assert page.evaluate(OFFER)
    install.click()
    install.wait_for(state="detached")
    assert page.evaluate("prompted")
