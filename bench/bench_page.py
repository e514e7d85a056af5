"""What a drawing costs: scene and JSON in MicroPython, nodes and DOM in the kernel, on a full table (four seats, a hand
of thirteen, twelve melds) in Chromium. Milliseconds, median and 95th percentile; painting is not counted, and layout
only as far as focus asks for it.
    python bench/bench_page.py [--times 200]

The last line is one JSON object.
"""

import argparse
import json
import statistics
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

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

def meld(kind, *cards):
    return {"kind": kind, "slots": [{"card": card, "stands_for": card, "owner": 1} for card in cards]}

RANKS = "23456789TJQKA"
HAND = [RANKS[n] + "CDHS"[n % 4] for n in range(13)]
MELDS = [meld("run", *[RANKS[n + k] + suit for k in range(5)]) for suit in "CDS" for n in (0, 5, 8, 3)]

def update(number, turn, hand, melds):
    return {
        "number": number, "id": "m", "you": 0, "sheet": [], "totals": [0] * 4, "match": None, "values": {}, "news": [],
        "rules": {"preset": "cardverse", "target_score": 100, "ace_in_runs": "high"},
        "seats": [{"kind": kind, "name": None} for kind in ("you", "easy", "normal", "hard")],
        "options": {
            "draws": [], "melds": [], "lay_offs": [], "discards": list(hand), "undo": False, "next_round": False,
        },
        "view": {
            "seat": 0, "players": 4, "dealer": 1, "turn": turn, "phase": "play", "hand": list(hand),
            "counts": [len(hand), 7, 7, 7], "stock": 20, "discard": ["3D"], "melds": list(melds), "scores": [0] * 4,
            "opened": [], "drawn": None, "drawn_from": None, "turn_number": 2, "round_number": 0, "result": None,
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


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    arguments.add_argument("--times", type=int, default=200)
    times = arguments.parse_args().times
    base = next((ROOT / "site").glob("*/page.js")).parent.name
    server = Server(ROOT / "site", under="/").start()
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=browser.installed(), args=browser.FLAGS)
        page = chromium.new_page(viewport={"width": 1280, "height": 800})
        body = PAGE.format(base=base)
        page.route("**/bench.html", lambda route: route.fulfill(content_type="text/html", body=body))
        page.goto(server.address + "bench.html")
        while not page.evaluate("performance.getEntriesByName('ready').length"):
            page.wait_for_timeout(50)
        page.evaluate("steps => { python.runPython(steps); globalThis.step = python.globals.get('step'); }", STEPS)
        nodes = page.evaluate("step('first'), document.querySelectorAll('#page *').length")
        found = {}
        for name in NAMES:
            run = "([name, times]) => Array.from({length: times}, () => JSON.parse(step(name)))"
            page.evaluate(run, [name, 20])
            found[name] = told(page.evaluate(run, [name, times]))
            print(f"{NAMES[name]:28} {found[name]}")
        chromium.close()
    server.stop()
    print(json.dumps({"elements": nodes, **found}))


if __name__ == "__main__":
    main()
