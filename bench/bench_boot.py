"""How fast the page comes up, beside a bare `loadPyodide()` on the main thread of an empty page: the least that any
page with this Python pays. Both are served by the same server and visited in turn in fresh Chromium profiles; each pair
of visits gives one ratio, and the medians count.

    python bench/bench_boot.py [--pairs 7]

`cold` is a first visit, `warm` the next one. `game`: navigation to the first dealt hand (bare: to a Pyodide that is
ready); `page`: to the page that answers; `stall`: the longest task of the main thread before the hand. A task below
50 ms cannot be seen and counts as 50. The last line is one JSON object.
"""

import argparse
import json
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Page, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import browser  # noqa: E402
from serve import Server  # noqa: E402

LINK = "site/?game=cardverse&seats=you,hard&speed=instant&seed="
BARE = """<!doctype html><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">
<script type="module">
import { loadPyodide } from "./pyodide.mjs";
globalThis.python = await loadPyodide();
performance.mark("bare");
</script>
"""
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
LONGEST = """
globalThis.tasks = [];
new PerformanceObserver(list => tasks.push(...list.getEntries().map(task => [task.startTime, task.duration])))
    .observe({ type: "longtask", buffered: true });
"""
FORGET = """async () => {
    localStorage.clear();
    await new Promise(done => { indexedDB.deleteDatabase("rami").onsuccess = done; });
}"""
SHORTEST = 50.0  # ms: what the browser calls a long task
Times = dict[str, float]


def wait(page: Page, script: str, seconds: float = 120) -> Any:
    end = time.monotonic() + seconds
    while not (value := page.evaluate(script)):
        if time.monotonic() > end:
            raise SystemExit(f"never true: {script}")
        page.wait_for_timeout(20)
    return value


def visit(page: Page, address: str, last: str) -> Times:
    """Open an address and wait for its last mark: times of all marks, and the longest task before the last one."""
    page.add_init_script(LONGEST)
    page.goto(address, wait_until="commit")
    end = float(wait(page, f"performance.getEntriesByName('{last}')[0]?.startTime"))
    page.wait_for_timeout(300)  # long tasks are told of later
    marks = page.evaluate("performance.getEntriesByType('mark').map(mark => [mark.name, mark.startTime])")
    stall = max((length for start, length in page.evaluate("tasks") if start < end), default=SHORTEST)
    return {**dict(marks), "stall": max(stall, SHORTEST), "last": end}


@contextmanager
def device(driver: Playwright) -> Iterator[BrowserContext]:
    """A browser with a new profile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = driver.chromium.launch_persistent_context(
            profile, executable_path=browser.installed(), args=browser.FLAGS, viewport={"width": 1280, "height": 800}
        )
        yield context
        context.close()


def bare(context: BrowserContext, server: Server) -> Times:
    """A visit to the bare page."""
    page = context.new_page()
    found = visit(page, f"{server.address}bare/index.html", "bare")
    settle(page)
    return found


def ours(context: BrowserContext, server: Server, seed: str) -> Times:
    """A visit to a link that deals; it leaves a device that has the site offline and no match saved."""
    page = context.new_page()
    found = visit(page, f"{server.address}{LINK}{seed}", "rami:game")
    wait(page, "document.documentElement.dataset.offline === 'ready'")
    page.goto(f"{server.address}site/manifest.webmanifest")
    page.evaluate(FORGET)
    settle(page)
    return found


def settle(page: Page) -> None:
    """Close a page after the browser has had time to store its compiled code."""
    page.wait_for_timeout(1500)
    page.close()


def pair(driver: Playwright, server: Server, turn: int) -> list[tuple[Times, Times]]:
    """Cold and warm: (ours, bare), one right after the other, who is first changing from pair to pair."""
    with device(driver) as mine, device(driver) as other:
        found = []
        for kind in ("cold", "warm"):
            if turn % 2:
                them = bare(other, server)
                us = ours(mine, server, f"{kind}{turn}")
            else:
                us = ours(mine, server, f"{kind}{turn}")
                them = bare(other, server)
            found.append((us, them))
            print(f"pair {turn + 1} {kind}: {us['last']:.0f} ms, bare {them['last']:.0f} ms", flush=True)
        return found


def wire(driver: Playwright, server: Server) -> int:
    """Bytes of all bodies sent from a first visit to the first hand."""
    with device(driver) as context:
        page, before = context.new_page(), len(server.log)
        found = visit(page, f"{server.address}{LINK}wire", "rami:game")
        end = float(page.evaluate("performance.timeOrigin")) / 1000 + found["last"] / 1000
        return sum(size for at, _, size in server.log[before:] if at <= end)


def memory(session: CDPSession) -> float:
    """Megabytes of the largest page process: its own pages and its share of common ones."""
    sizes = []
    for process in session.send("SystemInfo.getProcessInfo")["processInfo"]:
        rollup = Path(f"/proc/{process['id']}/smaps_rollup")
        if process["type"] == "renderer" and rollup.exists():
            lines = dict(line.split(":", 1) for line in rollup.read_text().splitlines()[1:])
            sizes.append(int(lines["Pss"].split()[0]) / 1024)
    return max(sizes, default=0.0)


PLAY = """async ([seed, moves]) => {
    const engine = await [...engines.values()][0].ready;
    const call = async request => JSON.parse(await engine.call(JSON.stringify(request)));
    const times = [];
    for (let match = 0; times.length < moves; match++) {
        let answer = await call({ op: "start", rules: { preset: "cardverse" }, seed: seed + match,
                                  seats: [{ kind: "you", name: null }, { kind: "hard", name: null }] });
        while (!answer.ok.view.result && times.length < moves) {
            const { number, view, options } = answer.ok;
            if (view.turn === 1) {
                const start = performance.now();
                answer = await call({ op: "advance", number });
                times.push(performance.now() - start);
            } else {
                const hint = view.phase === "draw" ? { draw: "stock" } : { discard: options.discards[0] };
                answer = await call({ op: "act", action: hint, number });
            }
            if (!answer.ok) throw new Error(JSON.stringify(answer));
        }
    }
    return times;
}"""


def running(driver: Playwright, server: Server, moves: int) -> tuple[float, list[float]]:
    """Memory of the page with a match on the table, and milliseconds of each act of a hard bot as the page sees it."""
    launched = driver.chromium.launch(executable_path=browser.installed(), args=browser.FLAGS)
    page = launched.new_page()
    visit(page, f"{server.address}{LINK}memory", "rami:game")
    held = memory(launched.new_browser_cdp_session())
    times = sorted(page.evaluate(PLAY, ["bench", moves]))
    launched.close()
    return held, times


def table(kind: str, pairs: list[tuple[Times, Times]]) -> dict[str, float]:
    """Print the medians of one kind of visit; the medians of the ratios."""
    columns = {"game": ("rami:game", "last"), "page": ("rami:page", "last"), "stall": ("stall", "stall")}
    found = {}
    for name, (mine, other) in columns.items():
        us = statistics.median(one[mine] for one, _ in pairs)
        them = statistics.median(two[other] for _, two in pairs)
        found[name] = round(statistics.median(one[mine] / two[other] for one, two in pairs), 3)
        print(f"{kind:5} {name:6} {us:8.0f} ms   bare {them:8.0f} ms   ratio {found[name]:.3f}", flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--moves", type=int, default=200)
    words = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as driver:
        shutil.copytree(ROOT / "site", Path(place) / "site")
        (Path(place) / "bare").mkdir()
        (Path(place) / "bare" / "index.html").write_text(BARE)
        for name in STOCK:
            shutil.copyfile(ROOT / "node_modules" / "pyodide" / name, Path(place) / "bare" / name)
        server = Server(Path(place)).start()
        for path in Path(place).rglob("*.*"):
            server.packer(path.resolve())  # compressing is no part of a visit
        pairs = [pair(driver, server, turn) for turn in range(words.pairs)]
        result: dict[str, Any] = {
            "cold": table("cold", [cold for cold, _ in pairs]),
            "warm": table("warm", [warm for _, warm in pairs]),
            "bytes": wire(driver, server),
        }
        held, times = running(driver, server, words.moves)
        result["memory_mb"] = round(held, 1)
        result["hard_move_ms"] = {
            "p50": round(times[len(times) // 2], 1),
            "p95": round(times[int(len(times) * 0.95)], 1),
        }
        print(
            f"{result['bytes'] / 1e6:.2f} MB on the wire; {held:.0f} MB of memory; "
            f"hard: p50 {result['hard_move_ms']['p50']} ms, p95 {result['hard_move_ms']['p95']} ms",
            flush=True,
        )
        server.stop()
    print(json.dumps(result))


if __name__ == "__main__":
    main()
