"""What moves, moves without Python: the compositor flies the cards, and a drag asks Python when it begins and when it
ends."""

import json
from collections.abc import Callable
from typing import Any

from place import Sit
from player import REST
from playwright.sync_api import Browser, Page
from pointer import Pointer
from position import match
from watch import Watch, mark, wait

YOU, BOT = ("you", None), ("easy", None)
HAND: dict[str, Any] = {
    "dealer": 1,
    "hands": [["2C", "3C", "5C", "9C", "4D", "8D", "KD", "3H", "7H", "QH"], ["3D", "5S", "9D", "TD", "KS"]],
    "discard": ["4H"],
}
LONG_FLIGHT = 900  # ms
OUTSET = 450  # ms after its start: until then the drawing it began with may still be at work, on a busy machine
TIMES = f"""() => {{
    const html = document.documentElement, watch = new MutationObserver(() =>
        performance.mark(html.hasAttribute("data-flying") ? "flight:on" : "flight:off"));
    watch.observe(html, {{ attributeFilter: ["data-flying"] }});
    for (const name of ["--move", "--deal"]) html.style.setProperty(name, "{LONG_FLIGHT}ms");
}}"""
CATEGORIES = ["devtools.timeline", "blink.user_timing", "blink.animations"]
SOME = 8  # of some 25 frames: a drawing that was late, the test that looks; what the page itself animated were in each
SMOOTH = {"transform", "opacity", "translate", "scale", "rotate"}  # what the compositor animates by itself
ANIMATED = """() => document.getAnimations().filter(one => one.plan || one instanceof CSSAnimation)
    .flatMap(one => one.effect.getKeyframes()).flatMap(Object.keys)
    .filter(name => !["offset", "computedOffset", "easing", "composite"].includes(name))"""
COUNTED = """() => {
    const render = page.render;
    globalThis.renders = 0;
    page.render = text => { renders++; return render(text); };
}"""


def at_speed(page: Page, speed: str) -> None:
    """The speed can be changed at any time, in the menu of the table."""
    page.locator("[data-act=menu]").click()
    page.locator(f"[data-key='speed={speed}']").click()
    page.locator("dialog [data-act=close]").click()
    mark(page, "speed", speed)


def traced(browser: Browser, page: Page, act: Callable[[], None]) -> list[dict[str, Any]]:
    """What the page's thread did in the middle of a flight, as the browser tells it."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    act()
    wait(page, "document.documentElement.hasAttribute('data-flying')")
    assert {"transform"} <= set(page.evaluate(ANIMATED)) <= SMOOTH
    wait(page, "!document.documentElement.hasAttribute('data-flying')")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    on = next(one for one in events if one["name"] == "flight:on")
    first, last = (on["ts"] + 1000 * ms for ms in (OUTSET, LONG_FLIGHT - 20))
    return [one for one in events if one["tid"] == on["tid"] and first < one["ts"] < last]


def work(events: list[dict[str, Any]]) -> list[str]:
    """The files of the page of which something ran, and what was laid out, or styled more than now and then."""
    told = [(one["name"], one.get("args", {}).get("data", {}).get("url", "")) for one in events]
    found = [
        name + url for name, url in told if name == "Layout" or (name == "FunctionCall" and url.startswith("http"))
    ]
    styled = [name for name, _url in told if name == "UpdateLayoutTree"]
    return found + styled[SOME:]


def test_no_script_runs_while_cards_fly(sit: Sit, watch: Watch, browser: Browser) -> None:
    """A card that is drawn, melds that are laid, a deal."""
    state = {**HAND, "hands": [["7H", "8H"], HAND["hands"][1]], "stock": ["9H"]}
    player = sit(match(state, YOU, BOT, preset="cardverse"))
    page = player.page
    mark(page, "offline", "ready")
    at_speed(page, "normal")
    page.evaluate(TIMES)
    assert work(traced(browser, page, player.act("draw-stock").click)) == []
    wait(page, REST)
    player.choose("7H", "8H", "9H")
    assert work(traced(browser, page, player.act("meld").click)) == []
    mark(page, "screen", "round-end")
    assert work(traced(browser, page, player.next_round)) == []
    assert page.locator("[data-flying], [data-loose]").count() == 0 and watch.errors == []


def test_a_drag_asks_python_when_it_begins_and_when_it_ends(sit: Sit, watch: Watch) -> None:
    player = sit(match(HAND, YOU, BOT, preset="cardverse"))
    page, pointer = player.page, Pointer(player.page, "touch")
    player.draw()
    page.evaluate(COUNTED)
    pointer.device.send("Performance.enable")

    def told(name: str) -> float:
        return next(
            one["value"] for one in pointer.device.send("Performance.getMetrics")["metrics"] if one["name"] == name
        )

    boxes = [player.card(face).bounding_box() for face in ("9C", "2C", "QH", "5C")]
    boxes += [page.locator("[data-zone=discard]").bounding_box(), player.card("3C").bounding_box()]
    ways = [(box["x"], box["y"]) for box in boxes if box]
    pointer.lift(player.card("KD"))
    wait(page, "document.querySelector('[data-zone=discard][data-takes]')")
    page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    drawn, laid_out = page.evaluate("renders"), told("LayoutCount")
    for left, top in ways:
        pointer.move(left + 10, top + 14)
    assert page.evaluate("renders") == drawn and drawn <= 3
    assert told("LayoutCount") - laid_out <= 2, "each step of a drag lays the table out"
    pointer.up()
    player.gone("[data-dragged]")
    assert page.evaluate("renders") == drawn + 1 and watch.errors == []


def test_no_press_waits_for_a_flight(sit: Sit, watch: Watch) -> None:
    """Cards are chosen and discarded on their way, and a speed that is changed ends what flies."""
    player = sit(match(HAND, YOU, BOT, preset="cardverse"))
    page = player.page
    at_speed(page, "normal")
    page.evaluate("['--move', '--deal'].forEach(name => document.documentElement.style.setProperty(name, '99s'))")
    flies = "document.documentElement.hasAttribute('data-flying')"
    player.act("draw-stock").click()
    wait(page, f"{flies} && document.documentElement.dataset.phase === 'play'")
    drawn = page.locator("[data-zone=hand] .new [data-card]")
    assert drawn.get_attribute("data-flying") == ""
    above = """e => { const { left, top, width, height } = e.getBoundingClientRect();
        return e.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }"""
    assert drawn.evaluate(above), "what flies lies above all else"
    assert page.locator(".back").count() == drawn.locator(".back").count() == 1, "it turns over"
    player.card("KD").click(force=True)
    player.act("discard").click(force=True)
    wait(page, f"{flies} && !document.querySelector('[data-zone=hand] [data-card=KD]')")
    assert page.locator("[data-zone=discard] [data-card=KD]").get_attribute("data-flying") == ""
    at_speed(page, "instant")
    wait(page, f"{REST} && document.documentElement.dataset.turn === '0'")
    assert page.evaluate("document.getAnimations().filter(one => one.plan).length") == 0
    assert page.locator(".back").count() == 0
    assert "KD" not in player.hand() and len(player.hand()) == 10 and watch.errors == []


LEFT = """() => [...document.querySelectorAll("[data-leaving]")].map(shell => [
    shell.inert && shell.getAttribute("aria-hidden") === "true", shell.textContent,
    [...shell.querySelectorAll("*")].flatMap(one => one.getAttributeNames())])"""


def test_what_goes_fades_out_and_is_in_nobodys_way(sit: Sit, watch: Watch) -> None:
    """A hint and a menu: pictures without a mark, below which all can be pressed; none is left at another screen."""
    player = sit(match({**HAND, "phase": "play"}, YOU, BOT, preset="cardverse"))
    page = player.page

    def closed(what: str, close: str) -> list[str]:
        page.locator(what).wait_for()
        page.locator(close).dispatch_event("click")  # it is still coming up
        wait(page, f"document.querySelector('[data-leaving]') && !document.querySelector('{what}')")
        [(inert, words, names)] = page.evaluate(LEFT)
        assert inert and words
        return [name for name in names if name == "id" or (name.startswith("data-") and name != "data-face")]

    at_speed(page, "normal")
    page.evaluate("document.documentElement.style.setProperty('--quick', '99s')")
    player.act("hint").click()
    assert closed("[data-key=bubble]", "[data-key=close-hint]") == []
    player.card("KD").click()
    wait(page, "document.querySelector('[data-zone=hand] [data-card=KD][aria-pressed=true]')")
    page.evaluate(
        "document.getAnimations().forEach(one => one.effect.target.matches('[data-leaving]') && one.finish())"
    )
    player.gone("[data-leaving]")
    player.act("menu").click()
    assert closed("dialog[open]", "dialog [data-act=close]") == []
    player.act("menu").click()
    page.locator("[data-key=menu-settings]").dispatch_event("click")
    mark(page, "screen", "settings")
    assert page.evaluate(LEFT) == []
    page.evaluate("document.documentElement.removeAttribute('style')")
    page.go_back()
    mark(page, "screen", "table")
    at_speed(page, "instant")
    player.act("menu").click()
    page.locator("dialog [data-act=close]").click()
    wait(page, REST)
    assert page.evaluate(LEFT) == [] and watch.errors == []


SOUNDS = """async () => {
    const sound = await import(page.asset("sound.js")), found = {};
    for (const name of sound.NAMES) {
        const context = new OfflineAudioContext(1, 44100, 44100);
        sound.put(name, context, 0);
        const heard = (await context.startRendering()).getChannelData(0);
        const last = heard.findLastIndex(one => Math.abs(one) > .001);
        const power = heard.reduce((sum, one) => sum + one * one);
        found[name] = [Math.max(...heard.map(Math.abs)), last / 44100, power];
    }
    return found;
}"""


def test_sounds_are_short_and_soft_and_wait_for_a_gesture(sit: Sit, watch: Watch) -> None:
    """Made by the page itself, in a file that is kept for playing offline."""
    player = sit(
        match(HAND, YOU, BOT, preset="cardverse"), settings={"clock": "off", "sounds": "on", "vibration": "on"}
    )
    page = player.page
    mark(page, "offline", "ready")
    for name in ("turn", "no such sound"):
        page.evaluate("name => { page.sound(name); page.vibrate(name); }", name)
    found = page.evaluate(SOUNDS)
    assert {"draw", "lay", "discard", "deal", "turn", "call", "won", "over"} == set(found)
    for name, (peak, length, _power) in found.items():
        assert 0.02 < peak < 0.5 and 0.04 < length < 1, name
    assert len({round(power, 1) for _peak, _length, power in found.values()}) > 5, "they are to be told apart"
    assert page.evaluate("caches.match(page.asset('sound.js'), { ignoreSearch: true }).then(Boolean)")
    player.draw()
    player.discard(player.hand()[0])
    assert page.evaluate("import(page.asset('sound.js')).then(sound => sound.play('turn'))") is True
    assert watch.errors == []


def test_sounds_that_are_off_are_not_loaded(sit: Sit, watch: Watch) -> None:
    player = sit(match(HAND, YOU, BOT, preset="cardverse"))
    player.draw()
    player.discard(player.hand()[0])
    assert (
        player.page.evaluate("performance.getEntriesByType('resource').some(one => one.name.includes('sound.js'))")
        is False
    )
    assert watch.errors == []
