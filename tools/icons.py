"""Take the pictures an app is installed with, into web/install/: icons of our own drawing, and the table in play.

    python tools/icons.py [icons | shots]

Chromium draws them, which the tests need anyway; they are kept in the repository, so that a build needs no browser.
"""

import base64
import io
import subprocess
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

TOOLS = Path(__file__).resolve().parent
ROOT = TOOLS.parent
sys.path[:0] = [str(ROOT), str(ROOT / "e2e"), str(TOOLS)]

from place import Place  # noqa: E402
from states import sit  # noqa: E402
from tables import TABLES  # noqa: E402

import browser as chromium  # noqa: E402
from serve import Server  # noqa: E402

PLACE = ROOT / "web" / "install"
GROUND = "#14382d"
# By name: pixels, and how much of them the drawing takes; on a ground of its own where it need not fill the square.
ICONS = {
    "icon-192": (192, 1.0, None),
    "icon-512": (512, 1.0, None),
    "maskable-512": (512, 0.78, GROUND),
    "apple-touch-icon": (180, 0.84, GROUND),
}
QUALITY = 66
SHOTS = {"narrow": (360, 740, 2), "wide": (1280, 800, 1)}


def icon(driver: Browser, pixels: int, part: float, ground: str | None) -> Image.Image:
    """The drawing of the page's own icon, of this size."""
    drawing = (ROOT / "web" / "art" / "favicon.svg").read_text("utf-8")
    page = driver.new_page(viewport={"width": pixels, "height": pixels})
    size = pixels * part
    page.set_content(
        f"<style>body {{ margin: 0; block-size: 100vh; display: grid; place-items: center; background: {ground} }}"
        f"svg {{ inline-size: {size}px; block-size: {size}px }}</style>{drawing}"
    )
    taken = page.screenshot(omit_background=ground is None)
    page.close()
    return Image.open(io.BytesIO(taken))


def icons(driver: Browser) -> None:
    for name, (pixels, part, ground) in ICONS.items():
        icon(driver, pixels, part, ground).save(PLACE / f"{name}.png", optimize=True)


def shots(driver: Browser) -> None:
    """A turn in the site as it is now, by width, height and pixels for one of them."""
    subprocess.run([sys.executable, str(TOOLS / "build.py")], check=True)
    server = Server(ROOT / "site").start()
    place = Place(driver, server.address)
    player = sit(place, TABLES["cardverse"]())
    screen = player.page.context.new_cdp_session(player.page)
    for name, (width, height, scale) in SHOTS.items():
        size = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
        screen.send("Emulation.setDeviceMetricsOverride", size)
        player.turn()
        player.page.evaluate("document.fonts.ready")
        taken = screen.send("Page.captureScreenshot", {"format": "jpeg", "quality": QUALITY})["data"]
        (PLACE / f"{name}.jpg").write_bytes(base64.b64decode(taken))
    place.leave()
    server.stop()


def main() -> None:
    PLACE.mkdir(exist_ok=True)
    with sync_playwright() as player:
        driver = player.chromium.launch(executable_path=chromium.installed(), args=chromium.FLAGS)
        for name, take in (("icons", icons), ("shots", shots)):
            if name in sys.argv[1:] or len(sys.argv) < 2:
                take(driver)
        driver.close()
    for path in sorted(PLACE.iterdir()):
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e3:.1f} kB")


if __name__ == "__main__":
    main()
