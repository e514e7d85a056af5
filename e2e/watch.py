"""What is seen of a page: its marks, what it asked for, and what went wrong on it."""

import time
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, Request

LONG = 90.0  # seconds that anything may take before a test gives up: machines differ
POLL = 50  # ms between two looks


def wait(page: Page, script: str, stopped: bool = False) -> Any:
    """The first true value of a JavaScript expression. Polled from here: the page's own policy forbids other ways.
    A clock that is `stopped` moves on by as little as the page needs to hear what the engine says."""
    end = time.monotonic() + LONG
    while not (value := _value(page, script)):
        if time.monotonic() > end:
            marks = page.evaluate("JSON.stringify({...document.documentElement.dataset})")
            raise AssertionError(f"never true: {script}\nhtml {marks}")
        page.wait_for_timeout(POLL)
        if stopped:
            page.clock.run_for(POLL // 5)
    return value


def _value(page: Page, script: str) -> Any:
    try:
        return page.evaluate(script)
    except Error as error:
        if "Execution context was destroyed" in error.message:  # the page is being loaded anew
            return None
        raise


def mark(page: Page, name: str, value: str) -> None:
    """Wait until a mark of `html` (`engine`, `offline`, `screen`, …) has this value."""
    wait(page, f"document.documentElement.getAttribute('data-{name}') === '{value}'")


def passed(page: Page, name: str) -> float:
    """Wait for a performance mark; milliseconds from the start of the navigation to it."""
    return float(wait(page, f"performance.getEntriesByName('{name}')[0]?.startTime"))


def stop_clock(page: Page) -> None:
    """Stop the time of a page: it goes on by `page.clock.run_for`, or as always after `resume`."""
    page.clock.install(time=0)
    page.clock.pause_at(3600)  # an hour after that, in 1970


class Watch:
    """What went wrong in the pages of a context, and what they asked for, while it is looked at."""

    def __init__(self) -> None:
        self.requests: list[str] = []  # all of them
        self.asked: list[str] = []  # those of the pages and their workers, without the service worker's own
        self.errors: list[str] = []
        self.ears: list[tuple[BrowserContext, str, Callable[[Any], None]]] = []

    def on(self, context: BrowserContext) -> None:
        heard: dict[str, Callable[[Any], None]] = {
            "request": self._requested,
            "weberror": lambda error: self.errors.append(str(error.error)),
            "console": lambda said: self.errors.append(said.text) if said.type == "error" else None,
            "response": lambda got: self.errors.append(f"{got.status} {got.url}") if got.status >= 400 else None,
        }
        for event, ear in heard.items():
            context.on(event, ear)  # type: ignore[call-overload]
            self.ears.append((context, event, ear))

    def off(self) -> None:
        for context, event, ear in self.ears:
            context.remove_listener(event, ear)
        self.ears = []

    def _requested(self, request: Request) -> None:
        self.requests.append(request.url)
        if request.service_worker is None:
            self.asked.append(request.url)


STILL = """document.getAnimations().every(one =>
    one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)"""


AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
LEVELS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
CHECK = """async runOnly => {
    const rules = { "target-size": { enabled: true }, "label-content-name-mismatch": { enabled: true } };
    const found = await axe.run({ runOnly, resultTypes: ["violations"], rules });
    // the number on the stock is in its name, after the word below it
    const meant = ({ id, nodes }) => nodes.map(node => node.html)
        .filter(html => id !== "label-content-name-mismatch" || !html.includes('data-key="stock"'));
    return found.violations.map(one => [one.id, meant(one)]).filter(([, nodes]) => nodes.length);
}"""


def flaws(page: Page, *rules: str) -> list[tuple[str, list[str]]]:
    """What axe finds wrong, by all rules of WCAG 2.2 AA and good practice or by these, as (rule, elements).

    Once nothing moves: colours in the middle of a transition are none.
    """
    wait(page, STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": LEVELS}
    return [(rule, elements) for rule, elements in page.evaluate(CHECK, only)]
