"""Files and links that nobody made with the page are told, and the page goes on; so it does when its engine dies."""

import base64
import json
import zlib
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page
from watch import Watch, mark, wait

Open = Callable[..., Page]
PREVIEW = "[data-key=transfer-preview]"
TELL = """() => {
    window.told = [];
    new MutationObserver(() => told.push(document.documentElement.dataset.engine))
        .observe(document.documentElement, { attributeFilter: ["data-engine"] });
}"""  # what becomes of the engine


def kept(value: str) -> str:
    return f'{{"rami": 1, "when": "", "matches": [], "results": [], "kept": {{"rami.x": {value}}}}}'


BAD = ("[" * 100_000, kept("[" * 100_000), kept("1e999"), kept(json.dumps("x" * 3_000_000)))


def test_a_file_that_is_too_much_is_told_and_so_is_a_link(opened: Open, watch: Watch, tmp_path: Path) -> None:
    page = opened("?screen=settings")
    mark(page, "engine", "ready")
    page.evaluate(TELL)
    file = tmp_path / "file.json"
    for text in BAD:
        file.write_text(text)
        page.set_input_files("[data-act=import]", file)
        wait(page, "document.querySelector('.note.bad') !== null")
        file.write_text(kept(json.dumps("x" * 100_000)))
        page.set_input_files("[data-act=import]", file)
        page.click(f"{PREVIEW} [data-act=cancel]")
        page.locator("dialog").wait_for(state="detached")
    page.set_input_files("[data-act=import]", file)
    page.click(f"{PREVIEW} [data-act=confirm]")
    wait(page, "localStorage.getItem('rami.x')?.length === 100000")
    packed = base64.urlsafe_b64encode(zlib.compress(b"[" * 900_000, 9)).decode().rstrip("=")
    page.evaluate(f"location.hash = 'replay={packed}'")
    wait(page, "document.querySelector('main')?.innerText.includes('damaged')")
    assert page.evaluate("told") == [] and watch.errors == []


def test_an_engine_that_dies_of_a_request_is_replaced_at_once(opened: Open, tmp_path: Path) -> None:
    page = opened("?screen=settings")
    mark(page, "engine", "ready")
    page.evaluate(TELL)
    (worker,) = page.workers
    worker.evaluate("""() => {
        self.onmessage = () => { setTimeout(() => { throw new Error("no more of it"); }); };
    }""")
    file = tmp_path / "file.json"
    file.write_text(kept("1"))
    page.set_input_files("[data-act=import]", file)
    wait(page, "told.at(-1) === 'ready'")
    assert page.evaluate("told") == ["restarting", "ready"]
    page.set_input_files("[data-act=import]", file)
    page.locator(PREVIEW).wait_for()
