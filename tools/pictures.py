"""Take the pictures of docs/: every screen on a phone and wide, in English and in Arabic, and those of README.md.

    python tools/pictures.py [name …]    # all, or some: home, table-call, …; readme: those two of README.md

A screen is shown as the first line of it in e2e/states.py has it; of the table more states are shown (`TABLE`).
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
ROOT = TOOLS.parent
sys.path[:0] = [str(ROOT), str(ROOT / "e2e"), str(TOOLS)]

from picture import keep, taken  # noqa: E402
from PIL import Image  # noqa: E402
from place import Place  # noqa: E402
from player import REST, resize  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from states import STATES, choose, looked, sit  # noqa: E402
from tables import TABLES  # noqa: E402
from watch import mark, wait  # noqa: E402

import browser as chromium  # noqa: E402
from serve import Server  # noqa: E402

DOCS = ROOT / "docs"
PICTURES = DOCS / "pictures"
SIZES = ((360, 740), (1280, 800))
LANGUAGES = ("en", "ar")
TABLE = ("melds gathered", "hint", "refusal", "menu", "a deep take", "call")  # states of the table to be shown
SHOWN = 960  # px: how wide a wide picture is kept
MOST, ALL = 150_000, 4_000_000  # bytes of a picture, and of all
HEAD = """# What it looks like

Every screen on a phone and on a wide window, in English and in Arabic. `make pictures` takes these pictures anew.
"""

Come = Callable[[Place], object]


def states() -> Iterator[tuple[str, str, Come]]:
    """Name, screen and the way to each that is shown."""
    seen = {"table"}
    for family, table in TABLES.items():
        yield f"table-{family}", "table", lambda place, table=table: sit(place, table())
    for state in STATES:
        if state.name in TABLE:
            yield "table-" + state.name.replace(" ", "-"), "table", state.come
        elif state.screen not in seen:
            seen.add(state.screen)
            yield state.screen, state.screen, state.come


def take(page: Page, name: str) -> None:
    """The pictures of what the page shows."""
    for lang in LANGUAGES:
        choose(page, "lang", lang)
        wait(page, f"document.documentElement.lang === '{lang}' && {REST}")
        for width, height in SIZES:
            resize(page, width, height)
            seen = taken(page, plain=True)
            if width > SHOWN:
                seen = seen.resize((SHOWN, SHOWN * height // width), Image.Resampling.LANCZOS)
            keep(seen, PICTURES / f"{name}-{width}-{lang}.png")
    choose(page, "lang", LANGUAGES[0])


def table(place: Place) -> None:
    """README's picture of a table."""
    player = sit(place, TABLES["cardverse"]())
    resize(player.page, 1280, 800)
    player.choose("QD")
    player.wait_for("[data-act=lay-off]")
    keep(taken(player.page), DOCS / "table.png", colours=256)


def review(place: Place) -> None:
    """README's picture of a review, beside the dearest turn as it is shown on the table."""
    looked("review", "[data-done=yes]")(place)
    page = place.page
    assert page is not None
    resize(page, 360, 740)
    whole = Image.new("RGB", (736, 740), "white")
    whole.paste(taken(page, plain=True), (0, 0))
    page.locator(".slip .button").first.click()
    mark(page, "screen", "replay")
    wait(page, REST)
    whole.paste(taken(page, plain=True), (376, 0))
    keep(whole, DOCS / "review.png")


def page_of(names: list[str]) -> str:
    """docs/README.md: a row of pictures for each screen."""
    text = HEAD
    for name in names:
        text += f"\n## {name.replace('-', ' ').capitalize()}\n\n"
        for width, _ in SIZES:
            for lang in LANGUAGES:
                told = f"{name}, {width} px wide, {'English' if lang == 'en' else 'Arabic'}"
                shown = 170 if width < SHOWN else 440
                text += f'<img src="pictures/{name}-{width}-{lang}.png" alt="{told}" width="{shown}">\n'
    return text


def main() -> None:
    wanted = sys.argv[1:]
    subprocess.run([sys.executable, str(TOOLS / "build.py")], check=True)
    server = Server(ROOT / "site").start()
    try:
        with sync_playwright() as driver:
            launched = driver.chromium.launch(executable_path=chromium.installed(), args=chromium.FLAGS)
            place = Place(launched, server.address)
            names = []
            for name, screen, come in states():
                names.append(name)
                if not wanted or name in wanted:
                    come(place)
                    assert place.page is not None
                    mark(place.page, "screen", screen)
                    take(place.page, name)
                    print(name, flush=True)
            if not wanted or "readme" in wanted:
                table(place)
                review(place)
            place.leave()
            launched.close()
    finally:
        server.stop()
    known = {f"{name}-{width}-{lang}.png" for name in names for width, _ in SIZES for lang in LANGUAGES}
    for path in PICTURES.glob("*.png"):
        if path.name not in known:
            path.unlink()
    (DOCS / "README.md").write_text(page_of(names), "utf-8")
    sizes = {path.name: path.stat().st_size for path in DOCS.rglob("*.png")}
    print(f"{len(sizes)} pictures, {sum(sizes.values()) / 1e6:.1f} MB, the largest {max(sizes.values()) / 1e3:.0f} kB")
    if max(sizes.values()) > MOST or sum(sizes.values()) > ALL:
        sys.exit("too large")


if __name__ == "__main__":
    main()
