"""What the page costs while a match is played, in Chromium; all times are milliseconds.

    python bench/bench_page.py [--times 200] [--moves 300] [--turns 12]

**A drawing**: scene and JSON in MicroPython, nodes and DOM in the kernel, on a full table (four seats, a hand of
thirteen, twelve melds). Painting is not counted, and layout only as far as focus asks for it.

**An act of the hard bot**: CardVerse at two seats and at four, Rami 51 at four, Rummy 5000 at four and at five, all of
them hard, as the page sees it: from the question to the answer of the worker, the match stored. Answers to calls, which
come at once, are not counted. Whole rounds are played, at least three and until there are enough `--moves`.

**The page thread** while those bots think and cards fly: its longest task, and the frames that came, over so many
`--turns` of the person, who does what the hint says. A task below 50 ms cannot be seen and counts as 50.

The last line is one JSON object. Whoever goes beyond the limits is told, and the exit code is 1.
"""

import argparse
import json
import statistics
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import browser  # noqa: E402
from serve import Server  # noqa: E402

PAGE = """<!doctype html><html><head><meta charset="utf-8"><link rel="stylesheet" href="./{base}/style/page.css">
<script type="module">
import "./{base}/page.js";
import {{ loadMicroPython }} from "./{base}/micropython/micropython.mjs";
page.start("page", () => true);
const python = await loadMicroPython({{ url: "./{base}/micropython/micropython.wasm" }});
const packed = await (await fetch("./{base}/page.bin")).arrayBuffer();
const bytes = new Uint8Array(await new Response(
  new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer());
let at = bytes.indexOf(10) + 1;
for (const [name, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)))) {{
  const path = name.split("/");
  for (let n = 1; n < path.length; n++) python.FS.mkdirTree(path.slice(0, n).join("/"));
  python.FS.writeFile(name, bytes.slice(at, at + size));
  at += size;
}}
globalThis.python = python;
performance.mark("ready");
</script></head><body><div id="page"></div><p id="story"></p></body></html>"""
STEPS = """
import js, json
from web import app
from web.screens import table

def meld(kind, *faces):
    # the third card is a joker
    slots = [{"card": "*" if n == 2 else face, "stands_for": face, "owner": 1} for n, face in enumerate(faces)]
    return {"kind": kind, "slots": slots}

RANKS = "23456789TJQKA"
HAND = [RANKS[n] + "CDHS"[n % 4] for n in range(13)]
MELDS = [meld("run", *[RANKS[n + k] + suit for k in range(5)]) for suit in "CDS" for n in (0, 5, 8, 3)]

def update(number, turn, hand, melds):
    return {
        "number": number, "id": "m", "you": 0, "sheet": [], "totals": [0] * 4, "match": None, "values": {}, "news": [],
        "rules": {"preset": "rami51", "target_score": 500, "ace_in_runs": "low_or_high"},
        "seats": [{"kind": kind, "name": None} for kind in ("you", "easy", "normal", "hard")],
        "options": {
            "draws": [], "reclaims": [], "lay_offs": [], "discards": list(hand),
            "undo": False, "next_round": False,
        },
        "view": {
            "seat": 0, "players": 4, "dealer": 1, "turn": turn, "phase": "play", "hand": list(hand),
            "counts": [len(hand), 7, 7, 7], "stock": 20, "discard": ["3D"], "melds": list(melds), "scores": [0] * 4,
            "opened": [0, 1], "opening": None, "debts": [], "barred": [], "reclaimed": 0, "eliminated": [],
            "drawn": None, "drawn_from": None, "turn_number": 2, "round_number": 0, "result": None,
        },
    }

model = app.Model()
model.settings["speed"] = "instant"
model.engine = "ready"
app.module(model, "table")
model.screen = "table"
count = 0

def show(turn, hand, melds):
    global count
    count += 1
    app.handle(model, "reply", ["update", "act"], {"ok": update(count, turn, hand, melds)})

spent = []

def draw():
    start = js.performance.now()
    scene = app.scene(model)
    made = js.performance.now()
    text = json.dumps(scene)
    written = js.performance.now()
    js.page.render(text)
    spent[:] = [made - start, written - made, js.performance.now() - written]

def first():
    js.document.getElementById("page").replaceChildren()
    js.page.start("page", lambda text: True)
    show(0, HAND, MELDS)
    draw()

def chosen():
    app.handle(model, "card", [model.desk.order[count % 13]], None)
    draw()

def turn():
    show(count % 4, HAND, MELDS[: 11 + count % 2])
    draw()

def ordered():
    app.handle(model, "sort", ["rank" if model.desk.sort == "suit" else "suit"], None)
    draw()

def step(name):
    globals()[name]()
    return json.dumps(spent)
"""
NAMES = {"chosen": "a card is chosen", "turn": "a bot has played", "ordered": "the hand is put in order"}


def told(rows: list[list[float]]) -> dict[str, float]:
    """Of [scene, JSON, DOM] of every drawing."""
    whole = sorted(sum(row) for row in rows)
    parts = [statistics.median(column) for column in zip(*rows, strict=True)]
    names = ("scene", "json", "dom")
    return {
        "p50": round(statistics.median(whole), 2),
        "p95": round(whole[int(len(whole) * 0.95)], 2),
        **{name: round(part, 2) for name, part in zip(names, parts, strict=True)},
    }


LINK = "?game={game}&seats={seats}&seed=bench&speed=fast"
RAMI = {"hard_move p50": 100.0, "hard_move p95": 300.0, "longest task": 100.0}
RUMMY = {"hard_move p50": 150.0, "hard_move p95": 400.0, "longest task": 50.0}
GAMES = (
    ("cardverse", 2, RAMI),
    ("cardverse", 4, RAMI),
    ("rami51", 4, RAMI),
    ("rummy5000", 4, RUMMY),
    ("rummy5000", 5, RUMMY),
)
"""Presets, their seats, and the limits of what is measured."""
ROUNDS = 3
SHORTEST = 50.0  # what the browser calls a long task
PLAY = """async ([preset, kinds, moves, rounds]) => {
    const engine = await [...engines.values()][0].ready;
    const call = async request => {
        const answer = JSON.parse(await engine.call(JSON.stringify(request)));
        if (!answer.ok) throw new Error(JSON.stringify(answer));
        return answer.ok;
    };
    const times = [];
    let round = 0;
    for (; round < rounds || times.length < moves; round++) {
        const seats = kinds.map(kind => ({ kind, name: null }));
        let update = await call({ op: "start", rules: { preset }, seed: "bench" + round, seats });
        while (!update.view.result) {
            const { number, view, you } = update;
            if (view.turn === you) {
                const { action } = await call({ op: "hint" });
                update = await call({ op: "act", action, number });
            } else {
                const start = performance.now();
                update = await call({ op: "advance", number });
                if (view.phase !== "call") times.push(performance.now() - start);
            }
        }
    }
    return [round, times];
}"""
OBSERVE = """
globalThis.tasks = [];
globalThis.frames = [];
new PerformanceObserver(list => tasks.push(...list.getEntries().map(task => [task.startTime, task.duration])))
    .observe({ type: "longtask", buffered: true });
requestAnimationFrame(function frame(at) { frames.push(at); requestAnimationFrame(frame); });
"""


def wait(page: Page, script: str, seconds: float = 120) -> Any:
    end = time.monotonic() + seconds
    while not (value := page.evaluate(script)):
        if time.monotonic() > end:
            raise SystemExit(f"never true: {script}")
        page.wait_for_timeout(20)
    return value


def visit(chromium: Browser) -> Page:
    """A page of somebody who was never here."""
    return chromium.new_page(viewport={"width": 1280, "height": 800})


def percentile(values: list[float], part: float) -> float:
    return round(sorted(values)[int(len(values) * part)], 1)


def drawing(page: Page, address: str, base: str, times: int) -> dict[str, Any]:
    """What drawings of a full table cost."""
    body = PAGE.format(base=base)
    page.route("**/bench.html", lambda route: route.fulfill(content_type="text/html", body=body))
    page.goto(address + "bench.html")
    wait(page, "performance.getEntriesByName('ready').length")
    page.evaluate("steps => { python.runPython(steps); globalThis.step = python.globals.get('step'); }", STEPS)
    found: dict[str, Any] = {"elements": page.evaluate("step('first'), document.querySelectorAll('#page *').length")}
    for name in NAMES:
        run = "([name, times]) => Array.from({length: times}, () => JSON.parse(step(name)))"
        page.evaluate(run, [name, 20])
        found[name] = told(page.evaluate(run, [name, times]))
        print(f"{NAMES[name]:28} {found[name]}", flush=True)
    return found


def kinds(seats: int) -> list[str]:
    return ["you", *["hard"] * (seats - 1)]


def thinking(page: Page, game: str, seats: int, moves: int) -> dict[str, float]:
    """What acts of the hard bot take, on a home page whose engine has nothing else to do."""
    wait(page, "document.documentElement.dataset.engine === 'ready'")
    rounds, times = page.evaluate(PLAY, [game, kinds(seats), moves, ROUNDS])
    found = {"p50": percentile(times, 0.5), "p95": percentile(times, 0.95), "most": round(max(times), 1)}
    return found | {"moves": len(times), "rounds": rounds}


def playing(page: Page, turns: int) -> dict[str, float]:
    """What the page thread does while hard bots play and cards fly."""
    start = float(wait(page, "performance.getEntriesByName('rami:game')[0]?.startTime"))
    state = "(({screen, busy, turn}) => screen === 'table' ? busy === undefined && turn === '0' && screen : screen)"
    seen = None
    while turns:
        if wait(page, f"{state}(document.documentElement.dataset)") != "table":
            page.click("[data-act=next-round]")
            wait(page, "document.documentElement.dataset.screen === 'table'")
            continue
        gone_on = f"document.documentElement.dataset.update !== '{page.get_attribute('html', 'data-update')}'"
        page.click("[data-act=hint]")
        if wait(page, f"{gone_on} ? 'on' : document.querySelector('.bubble [data-act=confirm]') && 'told'") == "told":
            page.click(".bubble [data-act=confirm]")
        wait(page, gone_on)
        turn = page.get_attribute("html", "data-turn")
        turns -= turn != "0" and seen == "0"
        seen = turn
    page.wait_for_timeout(300)  # long tasks are told of later
    tasks, frames = page.evaluate("[tasks, frames]")
    gaps = [later - at for at, later in pairwise(frames) if at > start]
    return {
        "longest task": round(max((length for at, length in tasks if at > start), default=SHORTEST), 1),
        "frames": len(gaps),
        "p50": percentile(gaps, 0.5),
        "p99": percentile(gaps, 0.99),
        "longest frame": round(max(gaps), 1),
    }


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    arguments.add_argument("--times", type=int, default=200)
    arguments.add_argument("--moves", type=int, default=300)
    arguments.add_argument("--turns", type=int, default=12)
    words = arguments.parse_args()
    base = next((ROOT / "site").glob("*/page.js")).parent.name
    server = Server(ROOT / "site", under="/").start()
    beyond = {}
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=browser.installed(), args=browser.FLAGS)
        found = drawing(visit(chromium), server.address, base, words.times)
        for game, seats, limits in GAMES:
            name = f"{game} at {seats} seats"
            page = visit(chromium)
            page.add_init_script(OBSERVE)
            page.goto(server.address + LINK.format(game=game, seats=",".join(kinds(seats))))
            play = playing(page, words.turns)
            print(f"{name}, the page thread: {play}", flush=True)
            page.close()
            page = visit(chromium)
            page.goto(server.address)
            moves = thinking(page, game, seats, words.moves)
            print(f"{name}, an act of the hard bot: {moves}", flush=True)
            page.close()
            found[name] = {"play": play, "hard_move": moves}
            measured = {
                "hard_move p50": moves["p50"],
                "hard_move p95": moves["p95"],
                "longest task": play["longest task"],
            }
            beyond |= {f"{name}: {part}": value for part, value in measured.items() if value > limits[part]}
        chromium.close()
    server.stop()
    print(json.dumps({**found, "beyond": beyond}))
    if beyond:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
