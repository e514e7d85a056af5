"""How smoothly cards move, in Chromium, beside an empty page that moves a single square in the same run.

    python bench/bench_motion.py [--turns 6] [--deals 4]

A machine that does something else loses frames whatever the page does: so each kind of motion stands beside the empty
page, looked at just before it. **Deal**: a match of four that is opened by its link. **Flights**: the cards of the
person and of three bots, over so many turns. **Drag**: a card led about for a second, once in each turn. A frame is
late if it comes more than a millisecond after its time (16.7 ms at 60 Hz), and lost if a whole one is missing.

The last line is one JSON object.
"""

import argparse
import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import browser  # noqa: E402
from serve import Server  # noqa: E402

FRAME = 1000 / 60  # ms
LONG = 120  # s that anything may take
EMPTY = """<!doctype html><body><i id="square"></i><script>
    const square = document.getElementById("square");
    square.style.cssText = "display: block; width: 80px; height: 110px; background: #fff";
    square.animate([{}, { transform: "translate(400px, 300px)" }], { duration: 700, iterations: Infinity });
</script>"""
# While html bears a mark, the time from each frame to the next.
SAMPLE = """name => {
    globalThis.frames = [];
    let on = false, last = 0;
    const tick = time => {
        if (!on) return;
        if (last) frames.push(time - last);
        last = time;
        requestAnimationFrame(tick);
    };
    const html = document.documentElement, look = () => {
        const now = html.hasAttribute(name);
        if (now === on) return;
        on = now;
        last = 0;
        if (on) requestAnimationFrame(tick);
    };
    new MutationObserver(look).observe(html, { attributeFilter: [name] });
    look();
}"""
MINE = """(({ screen, busy, turn }) => screen !== "table" || (busy === undefined && turn === "0"))
    (document.documentElement.dataset)"""
GATE = "data-measured"
SIZE: Any = {"width": 1280, "height": 800}


def wait(page: Page, script: str) -> None:
    end = time.monotonic() + LONG
    while not page.evaluate(script):
        if time.monotonic() > end:
            raise TimeoutError(script)
        page.wait_for_timeout(100)


def taken(page: Page) -> list[float]:
    return list(page.evaluate("frames.splice(0)"))


def empty(page: Page, ms: int = 700) -> list[float]:
    """Frames of the empty page."""
    page.bring_to_front()
    page.evaluate(f"document.documentElement.setAttribute('{GATE}', '')")
    page.wait_for_timeout(ms)
    page.evaluate(f"document.documentElement.removeAttribute('{GATE}')")
    return taken(page)


def drag(page: Page, device: CDPSession) -> list[float]:
    """Frames while a card is led about."""
    box = page.locator("[data-zone=hand] button[data-card]").first.bounding_box()
    assert box
    x, y = box["x"] + 10, box["y"] + 14
    event = {"button": "left", "clickCount": 1}

    def send(kind: str, x: float, y: float) -> None:
        device.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **event, "buttons": 1})

    send("mousePressed", x, y)
    send("mouseMoved", x + 20, y - 20)
    page.wait_for_timeout(200)  # what takes it is lit meanwhile
    taken(page)
    page.evaluate(f"document.documentElement.setAttribute('{GATE}', '')")
    for step in range(90):
        send("mouseMoved", x + 20 + step * 9, y - 20 - (step % 45) * 9)
    page.evaluate(f"document.documentElement.removeAttribute('{GATE}')")
    page.keyboard.press("Escape")
    send("mouseReleased", x, y)
    return taken(page)


def turns(page: Page, blank: Page, device: CDPSession, count: int) -> dict[str, list[list[float]]]:
    """Flights and drags of so many turns, each beside the empty page."""
    found: dict[str, list[list[float]]] = {name: [] for name in ("flights", "flights empty", "drag", "drag empty")}
    for _ in range(count):
        wait(page, MINE)
        if page.get_attribute("html", "data-screen") != "table":
            break
        found["drag empty"].append(empty(blank))
        page.bring_to_front()
        page.evaluate(SAMPLE, GATE)
        found["drag"].append(drag(page, device))
        found["flights empty"].append(empty(blank))
        page.bring_to_front()
        page.evaluate(SAMPLE, "data-flying")
        if page.get_attribute("html", "data-phase") == "draw":  # who begins may have a card to discard
            page.locator("[data-act=draw-stock]").click()
            wait(page, f"{MINE} && document.documentElement.dataset.phase === 'play'")
        page.locator("[data-zone=hand] button[data-card]").last.click()
        page.locator("[data-zone=discard] button").click()
        wait(page, MINE)
        found["flights"].append(taken(page))
    return found


def summary(frames: list[float]) -> dict[str, Any]:
    late = sum(one > FRAME + 1 for one in frames) / len(frames)
    lost = sum(one > 2 * FRAME - 1 for one in frames) / len(frames)
    return {"frames": len(frames), "fps": 1000 / statistics.mean(frames), "late": late, "lost": lost}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--deals", type=int, default=4)
    asked = parser.parse_args()
    server = Server(ROOT / "site").start()
    found: dict[str, list[list[float]]] = {"deal": [], "deal empty": []}
    with sync_playwright() as driver:
        launched = driver.chromium.launch(executable_path=browser.installed(), args=browser.FLAGS)
        blank = launched.new_context(viewport=SIZE).new_page()
        blank.set_content(EMPTY)
        blank.evaluate(SAMPLE, GATE)
        for number in range(asked.deals):
            found["deal empty"].append(empty(blank))
            page = launched.new_context(viewport=SIZE, locale="en-GB").new_page()
            page.add_init_script(f"addEventListener('DOMContentLoaded', () => ({SAMPLE})('data-flying'))")
            page.goto(f"{server.address}?game=rami51&seats=you,easy,easy,easy&seed=motion{number}&speed=fast")
            wait(page, "performance.getEntriesByName('rami:game').length")
            wait(page, MINE)
            found["deal"].append(taken(page))
            if number < asked.deals - 1:
                page.context.close()
        found |= turns(page, blank, page.context.new_cdp_session(page), asked.turns)
        launched.close()
    server.stop()
    told = {name: summary([one for some in runs for one in some]) for name, runs in found.items() if any(runs)}
    print(f"{'':14} frames    fps   late   lost")
    for name, one in told.items():
        print(f"{name:14} {one['frames']:6} {one['fps']:6.1f} {one['late']:6.1%} {one['lost']:6.1%}")
    print(json.dumps(told))


if __name__ == "__main__":
    main()
