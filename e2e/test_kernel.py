"""The kernel by itself, without any Python: scenes in, elements, motions and intents out."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from watch import Watch, passed, stop_clock, wait

Node = list[Any]
HARNESS = """<!doctype html><html data-speed="normal"><head><link rel="stylesheet" href="./{base}/style/page.css">
<script type="module">
import "./{base}/page.js";
window.told = [];
const answer = page.start("page", text => {{ told.push(JSON.parse(text)); return false; }});
performance.mark("rami:page");
</script></head><body><div id="page"></div><p id="story"></p></body></html>"""


class Kernel:
    """A page on which only the kernel runs."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def call(self, name: str, *args: str) -> Any:
        return self.page.evaluate("([name, args]) => page[name](...args)", [name, list(args)])

    def draw(self, *kids: Node, focus: str | None = None, **html: str) -> None:
        marks = {"lang": "en", "data-speed": "instant", "data-screen": "home"}
        marks |= {name.replace("_", "-"): value for name, value in html.items()}
        marks["dir"] = "rtl" if marks["lang"] in ("ar", "fa") else "ltr"
        scene = {"html": marks, "title": None, "root": ["main", {}, list(kids)], "focus": focus}
        assert self.call("render", json.dumps(scene)) == ""

    def told(self, *names: str) -> list[Any]:
        """The intents since the last question, but for those that only time sends."""
        return [
            one
            for one in self.page.evaluate("told.splice(0)")
            if one[0] in names or (not names and one[0] not in ("idle", "rules"))
        ]

    def text(self, message: Node | dict[str, Any]) -> str:
        return str(self.call("text", json.dumps(message)))

    def focused(self) -> str | None:
        return self.page.evaluate("document.activeElement.dataset.key ?? document.activeElement.localName")


@pytest.fixture
def kernel(page: Page, site: str, built: Path) -> Iterator[Kernel]:
    base = next(built.glob("*/page.js")).parent.name
    page.route("**/harness.html", lambda route: route.fulfill(content_type="text/html", body=HARNESS.format(base=base)))
    page.goto(site + "harness.html")
    passed(page, "rami:page")
    wait(page, "page.text(JSON.stringify({m: 'app.title'})) === 'Rami'")
    yield Kernel(page)


def button(key: str, **props: Any) -> Node:
    return ["button", {"key": key, "do": "press:" + key, **props}, [key]]


def test_a_day_is_written_in_the_language_its_digits_and_its_calendar(kernel: Kernel) -> None:
    moment = {"when": "2026-03-21T12:00:00.000Z"}
    for lang, words in (
        ("en", "March 21, 2026"),
        ("fr", "21 mars 2026"),
        ("hu", "2026. március 21."),
        ("ar", "21 مارس 2026"),
        ("fa", "۱ فروردین ۱۴۰۵"),
    ):
        kernel.draw(["p", {"id": "day", "title": moment}, [moment]], lang=lang)
        wait(kernel.page, f"document.documentElement.lang === '{lang}' && day.title === '{words}'")
        assert kernel.page.locator("#day").inner_text() == words
    assert kernel.text({"when": "yesterday"}) == ""


STORED = "JSON.stringify(Object.entries(localStorage).sort())"


def test_what_is_kept_is_added_to_or_replaced_whole_or_not_at_all(kernel: Kernel) -> None:
    page, new = kernel.page, json.dumps({"rami.a": "new", "rami.b": "new"})
    page.evaluate("localStorage.setItem('rami.a', 'old'); localStorage.setItem('other', 'stays')")
    page.evaluate("localStorage.setItem('rami.z', 'old')")
    before = page.evaluate(STORED)
    page.evaluate(
        """async file => {
            engines.set("maker", { ready: Promise.resolve({ ask: async () => ["{}", file] }) });
            await (await page.engine("maker")).carry('{"op": "import"}');
        }""",
        new,
    )
    page.evaluate("""() => {
        window.put = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, text) {
            if (text === "new" && key === "rami.b") throw new DOMException("full", "QuotaExceededError");
            put.call(this, key, text);
        };
    }""")
    for anew in ("true", "false"):
        assert page.evaluate(f"page.exchange({anew})") == "full"
        assert page.evaluate(STORED) == before
    page.evaluate("() => { Storage.prototype.setItem = put; }")
    assert page.evaluate("page.exchange(false)") == ""
    added = {"other": "stays", "rami.a": "old", "rami.b": "new", "rami.z": "old"}
    assert dict(json.loads(page.evaluate(STORED))) == added
    assert page.evaluate("page.exchange(true)") == ""
    assert dict(json.loads(page.evaluate(STORED))) == {"other": "stays", "rami.a": "new", "rami.b": "new"}


def test_elements(kernel: Kernel) -> None:
    kernel.draw(
        ["svg", {"class": "icon", "viewBox": "0 0 1 1"}, [["use", {"href": "@art/icons.svg#menu"}, []]]],
        [
            "p",
            {
                "id": "p",
                "--n": 7,
                "hidden": False,
                "aria-hidden": True,
                "data-empty": True,
                "data-none": None,
                "data-no": False,
            },
            ["a", ["b", {}, ["c"]], "d"],
        ],
        ["", {}, [["i", {"id": "i"}, []]]],
        ["input", {"id": "x", "type": "checkbox", "checked": True}, []],
    )
    page = kernel.page
    assert page.evaluate("document.querySelector('use').namespaceURI") == "http://www.w3.org/2000/svg"
    assert page.get_attribute("svg", "viewBox") == "0 0 1 1"
    assert page.evaluate("fetch(document.querySelector('use').href.baseVal).then(answer => answer.status)") == 200
    assert page.evaluate("document.querySelector('#p').style.getPropertyValue('--n')") == "7"
    paragraph = page.locator("#p")
    assert paragraph.inner_html() == "a<b>c</b>d"
    names = page.evaluate("document.querySelector('#p').getAttributeNames().sort()")
    assert names == ["aria-hidden", "data-empty", "id", "style"]
    assert paragraph.get_attribute("aria-hidden") == "true" and paragraph.get_attribute("data-empty") == ""
    assert page.evaluate("document.querySelector('main').lastChild.checked")
    assert page.evaluate("document.querySelector('#i').parentElement.localName") == "main"


def test_a_card_in_a_sentence(kernel: Kernel) -> None:
    kernel.draw(
        [
            "p",
            {"title": {"m": "app.title-of", "a": {"screen": {"card": "QS"}}}},
            [{"card": "QS"}, " and ", {"card": "*"}],
        ]
    )
    mini = kernel.page.locator("b.mini")
    assert [mini.nth(i).get_attribute("data-face") for i in (0, 1)] == ["QS", "*"]
    assert [mini.nth(i).get_attribute("aria-label") for i in (0, 1)] == ["queen of spades", "joker"]
    assert kernel.page.inner_text("p").split() == ["and"]


def test_a_card_as_an_argument(kernel: Kernel) -> None:
    kernel.draw(
        [
            "p",
            {"title": {"m": "app.title-of", "a": {"screen": {"card": "TH"}}}},
            [{"m": "app.title-of", "a": {"screen": {"card": "TH"}}}],
        ]
    )
    assert kernel.page.evaluate("document.querySelector('p').innerHTML") == (
        '<b class="mini" role="img" data-face="TH" aria-label="10 of hearts"></b> · Rami'
    )
    assert kernel.page.get_attribute("p", "title") == "10 of hearts · Rami"


ALONE = """() => {
    const p = document.querySelector("p"), signs = [], alone = [];
    for (const card of p.querySelectorAll("b.mini")) {
        const node = card.nextSibling, at = node.data.search(/[.,،]/), sign = document.createRange();
        sign.setStart(node, at);
        sign.setEnd(node, at + 1);
        signs.push(sign.toString());
        for (let width = 40; width < 400; width += 1) {
            p.style.width = width + "px";
            if (sign.getBoundingClientRect().top > card.getBoundingClientRect().bottom) alone.push(width);
        }
    }
    return [signs.join(" "), alone];
}"""


@pytest.mark.parametrize(
    ("lang", "word", "signs"),
    [("en", "discarded", ", ."), ("fr", "jeté", ", ."), ("ar", "رمي", "، ."), ("fa", "انداخت", "، .")],
)
def test_no_line_begins_with_the_sign_after_a_card(kernel: Kernel, lang: str, word: str, signs: str) -> None:
    cards = {"m": "review.then", "a": {"first": {"card": "2C"}, "rest": {"card": "TH"}}}
    kernel.draw(["p", {}, [{"m": "story.discarded", "a": {"who": "Sára", "card": cards}}]], lang=lang)
    wait(kernel.page, f"document.querySelector('p')?.textContent.includes('{word}')")
    assert kernel.page.evaluate(ALONE) == [signs, []]


JOINED = """() => {
    const p = document.querySelector("p"), card = p.querySelectorAll("b.mini")[1];
    const letter = document.createRange(), alone = [];
    const node = card.previousSibling, at = node.data.indexOf("و");
    letter.setStart(node, at);
    letter.setEnd(node, at + 1);
    for (let width = 40; width < 400; width += 1) {
        p.style.width = width + "px";
        if (letter.getBoundingClientRect().bottom < card.getBoundingClientRect().top) alone.push(width);
    }
    return [at < 0, alone];
}"""


def test_no_line_ends_with_the_letter_that_joins_a_card(kernel: Kernel) -> None:
    cards = {"m": "list.more", "a": {"first": {"card": "2C"}, "rest": {"card": "TH"}}}
    kernel.draw(["p", {}, [{"m": "banner.must-meld", "a": {"cards": cards}}]], lang="ar")
    wait(kernel.page, "document.querySelector('p')?.textContent.includes('إنزال')")
    assert kernel.page.evaluate(JOINED) == [False, []]


@pytest.mark.parametrize(
    ("lang", "digits", "shown"),
    [
        ("en", "usual", "−1234"),
        ("ar", "usual", "−1234"),
        ("ar", "own", "−١٢٣٤"),
        ("fa", "usual", "−۱۲۳۴"),
        ("fa", "latin", "−1234"),
        ("hu", "own", "−1234"),
    ],
)
def test_numbers(kernel: Kernel, built: Path, lang: str, digits: str, shown: str) -> None:
    if not next(built.glob(f"*/text/{lang}.ftl"), None):
        kernel.page.route(f"**/text/{lang}.ftl", lambda route: route.fulfill(body="app =\n    .title = x\n"))
    kernel.draw(["p", {}, [{"n": -1234}]], lang=lang, data_digits=digits)
    bare = "document.querySelector('p')?.textContent.replace(/[\\u200e\\u200f\\u061c]/g, '')"
    wait(kernel.page, f"document.documentElement.lang === '{lang}' && {bare} === '{shown}'")


def test_names_are_isolated(kernel: Kernel) -> None:
    assert kernel.text({"m": "app.title-of", "a": {"screen": "أمينة"}}) == "\u2068أمينة\u2069 · Rami"
    assert kernel.text({"m": "app.title-of", "a": {"screen": "Sára"}}) == "Sára · Rami"


def test_a_missing_message_is_told_on_the_console(kernel: Kernel, watch: Watch) -> None:
    watch.errors.clear()
    kernel.draw(["p", {}, [{"m": "nobody.wrote"}, {"m": "app.nothing"}]])
    assert len(watch.errors) == 2 and all("missing" in error for error in watch.errors)


def test_a_message_missing_in_a_language_is_said_in_english(kernel: Kernel) -> None:
    kernel.page.route("**/text/hu.ftl", lambda route: route.fulfill(body="other = x\n"))
    kernel.draw(["p", {}, [{"m": "game.cardverse"}]], lang="hu")
    wait(kernel.page, "document.documentElement.lang === 'hu'")
    assert kernel.page.inner_text("p") == "CardVerse Rami"


def test_a_language_that_does_not_come_is_english(kernel: Kernel) -> None:
    kernel.page.route("**/text/hu.ftl", lambda route: route.abort())
    kernel.draw(["p", {}, [{"m": "game.cardverse"}]], lang="hu")
    assert kernel.page.inner_text("p") == "CardVerse Rami"
    kernel.page.evaluate("localStorage.setItem('rami.settings', '{\"lang\": \"hu\"}')")
    kernel.page.reload()
    passed(kernel.page, "rami:page")
    kernel.draw(["p", {}, [{"m": "game.cardverse"}]], lang="hu")
    wait(kernel.page, "document.querySelector('p')?.innerText === 'CardVerse Rami'")


def test_presses_become_intents(kernel: Kernel) -> None:
    kernel.draw(
        ["button", {"do": "lay:4H:0", "id": "b"}, [["span", {"id": "s"}, ["x"]]]],
        ["a", {"do": "go:rules", "href": "nowhere", "id": "a"}, ["x"]],
        ["button", {"do": "why", "id": "d", "aria-disabled": "true"}, ["x"]],
    )
    page = kernel.page
    page.click("#s")
    page.click("#a")
    page.focus("#b")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    page.click("#d", force=True)
    assert kernel.told() == [
        ["lay", ["4H", "0"], None],
        ["go", ["rules"], None],
        ["lay", ["4H", "0"], None],
        ["lay", ["4H", "0"], None],
        ["why", [], None],
    ]
    assert "nowhere" not in page.url


def test_double_and_triple_clicks_count_once(kernel: Kernel) -> None:
    kernel.draw(button("a", id="a"))
    kernel.page.dblclick("#a")
    kernel.page.click("#a", click_count=3)
    assert kernel.told() == [["press", ["a"], None]] * 2


def test_a_double_click_on_what_came_under_the_pointer_does_nothing(kernel: Kernel) -> None:
    kernel.draw(button("a", id="a"))
    kernel.page.evaluate("""document.addEventListener("click", () => page.render(JSON.stringify(
        {html: {lang: "en"}, root: ["main", {}, [["button", {do: "press:b"}, ["b"]]]]})), {once: true})""")
    kernel.page.dblclick("#a")
    assert kernel.told() == [["press", ["a"], None]]


def test_a_press_does_what_was_under_it_when_it_began(kernel: Kernel) -> None:
    """However the page is drawn before the button is let go: it has moved, or does another thing by then."""
    page = kernel.page
    for then in ([["p", {}, [["br", {}, []]] * 9], button("a", id="a")], [button("a", id="a", do="press:b")]):
        kernel.draw(button("a", id="a"))
        page.hover("#a")
        page.mouse.down()
        kernel.draw(*then)
        page.mouse.up()
        assert kernel.told() == [["press", ["a"], None]]
    kernel.draw(button("a", id="a"), ["p", {}, ["beside"]])
    page.hover("#a")
    page.mouse.down()
    page.mouse.move(600, 500)
    page.mouse.up()
    assert kernel.told() == []


def test_quick_taps_side_by_side_are_two(kernel: Kernel) -> None:
    kernel.draw(button("a", id="a"), button("b", id="b"))
    kernel.page.evaluate("""for (const [id, clientX, detail] of [["a", 10, 1], ["b", 40, 2], ["b", 40, 3]])
        document.getElementById(id).dispatchEvent(new MouseEvent("click", {bubbles: true, clientX, detail}))""")
    assert kernel.told() == [["press", ["a"], None], ["press", ["b"], None]]


def test_a_held_enter_presses_once(kernel: Kernel) -> None:
    kernel.draw(button("a"), focus="a")
    for _ in range(4):
        kernel.page.keyboard.down("Enter")
    kernel.page.keyboard.up("Enter")
    assert kernel.told() == [["press", ["a"], None]]


def test_fields_tell_their_value(kernel: Kernel) -> None:
    kernel.draw(
        ["input", {"do": "name:1", "id": "t", "value": ""}, []],
        ["input", {"do": "target", "id": "n", "inputmode": "numeric"}, []],
        ["input", {"do": "sound", "type": "checkbox", "id": "c"}, []],
        [
            "select",
            {"do": "speed", "id": "s", "value": "b"},
            [["option", {"value": "a"}, ["a"]], ["option", {"value": "b"}, ["b"]]],
        ],
    )
    page = kernel.page
    assert page.input_value("#s") == "b"
    page.fill("#t", "Zoé: Ő")
    page.fill("#n", "۱۵٠7")
    page.click("#c")
    page.select_option("#s", "a")
    assert kernel.told() == [["name", ["1"], "Zoé: Ő"], ["target", [], "1507"], ["sound", [], True], ["speed", [], "a"]]


def test_what_is_being_typed_is_not_drawn_over(kernel: Kernel) -> None:
    def field(value: str) -> Node:
        return ["input", {"do": "name:1", "key": "name", "value": value}, []]

    kernel.draw(field(""))
    kernel.page.focus("[data-key=name]")
    kernel.page.keyboard.type("Nou")
    kernel.draw(field(""), ["p", {}, ["something else"]])
    kernel.page.keyboard.type("r")
    assert kernel.page.input_value("[data-key=name]") == "Nour"
    kernel.draw(field("Lili"))
    assert kernel.page.input_value("[data-key=name]") == "Lili"
    kernel.draw(field(""))
    assert kernel.page.input_value("[data-key=name]") == ""


def test_keys(kernel: Kernel) -> None:
    kernel.draw(["input", {"id": "t"}, []], ["p", {"tabindex": "0", "id": "p"}, ["x"]])
    page = kernel.page
    page.focus("#p")
    for key in ("s", "?", "Escape", "Shift+End", "Control+s", "Alt+s", "Meta+s"):
        page.keyboard.press(key)
    assert kernel.told() == [
        ["key", ["s"], None],
        ["key", ["?"], None],
        ["key", ["Escape"], None],
        ["key", ["End", "shift"], None],
    ]
    page.focus("#t")
    page.keyboard.type("su?")
    page.keyboard.press("Escape")
    assert kernel.told() == [["key", ["Escape"], None]]


def test_focus_stays_on_what_moves(kernel: Kernel) -> None:
    names = list("abcdef")
    kernel.draw(["div", {}, [button(name) for name in names]], focus="c")
    kernel.draw(["div", {}, [button(name) for name in reversed(names)]])
    assert kernel.focused() == "c"
    kernel.draw(["section", {}, [button("x")]], ["div", {}, [button("c")]])
    assert kernel.focused() == "c"


def hand(*names: str) -> Node:
    return ["div", {"roving": "hand", "key": "hand"}, [button(name) for name in names]]


def test_focus_goes_to_the_neighbour_of_what_left(kernel: Kernel) -> None:
    kernel.draw(hand("a", "b", "c"), button("z"), focus="b")
    kernel.draw(hand("a", "c"), button("z"))
    assert kernel.focused() == "c"
    kernel.draw(hand("a"), button("z"))
    assert kernel.focused() == "a"
    kernel.draw(button("z"))
    assert kernel.focused() == "main"


def test_focus_that_is_asked_for_wins(kernel: Kernel) -> None:
    kernel.draw(hand("a", "b", "c"), button("z"), focus="b")
    kernel.draw(hand("a", "c"), button("z"), focus="z")
    assert kernel.focused() == "z"


def test_a_new_screen_starts_at_its_top(kernel: Kernel) -> None:
    kernel.draw(button("a"), focus="a")
    kernel.draw(button("b"), data_screen="rules")
    assert kernel.focused() == "main"


def test_a_group_is_one_tab_stop(kernel: Kernel) -> None:
    page = kernel.page
    kernel.draw(button("first"), hand("a", "b", "c"), button("last"), focus="first")
    page.keyboard.press("Tab")
    assert kernel.focused() == "a"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert kernel.focused() == "c"
    page.keyboard.press("Home")
    assert kernel.focused() == "a"
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    assert kernel.focused() == "b"
    page.keyboard.press("Tab")
    assert kernel.focused() == "last"
    page.keyboard.press("Shift+Tab")
    assert kernel.focused() == "b"
    assert kernel.told() == []


def test_arrows_follow_the_direction_of_the_group(kernel: Kernel) -> None:
    kernel.page.route("**/text/ar.ftl", lambda route: route.fulfill(body="app =\n    .title = x\n"))
    kernel.draw(
        hand("a", "b"), ["div", {"roving": "table", "dir": "ltr"}, [button("c"), button("d")]], lang="ar", focus="a"
    )
    wait(kernel.page, "document.activeElement.dataset.key === 'a'")
    kernel.page.keyboard.press("ArrowLeft")
    assert kernel.focused() == "b"
    kernel.page.keyboard.press("Tab")
    kernel.page.keyboard.press("ArrowRight")
    assert kernel.focused() == "d"


def dialog(*kids: Node, key: str = "ask") -> Node:
    return ["dialog", {"key": key, "modal": True, "data-cancel": "cancel:ask"}, list(kids)]


def test_a_dialog_takes_the_focus_and_gives_it_back(kernel: Kernel) -> None:
    page = kernel.page
    kernel.draw(button("open"), button("other"))
    page.click("[data-key=open]")
    kernel.draw(button("open"), button("other"), dialog(button("yes")))
    assert page.evaluate("document.querySelector('dialog').matches(':modal')")
    assert kernel.focused() == "yes"
    kernel.told()
    page.keyboard.press("s")
    page.keyboard.press("Escape")
    assert kernel.told() == [["cancel", ["ask"], None]]
    kernel.draw(button("open"), button("other"))
    assert kernel.focused() == "open"


def test_a_dialog_opened_by_a_key_gives_the_focus_back_to_what_had_it(kernel: Kernel) -> None:
    page = kernel.page
    kernel.draw(button("clicked"), button("other"))
    page.click("[data-key=clicked]")
    page.focus("[data-key=other]")
    page.keyboard.press("?")
    kernel.draw(button("clicked"), button("other"), dialog(button("yes")))
    kernel.draw(button("clicked"), button("other"))
    assert kernel.focused() == "other"


def test_a_dialog_in_the_place_of_another_gives_the_focus_back_to_the_opener_of_that(kernel: Kernel) -> None:
    kernel.draw(button("open"))
    kernel.page.click("[data-key=open]")
    kernel.draw(button("open"), dialog(button("more"), key="menu"))
    kernel.page.click("[data-key=more]")
    kernel.draw(button("open"), dialog(button("close"), key="keys"))
    assert kernel.focused() == "close"
    kernel.draw(button("open"))
    assert kernel.focused() == "open"


def test_the_focus_is_not_lost_with_a_dialog_whose_opener_is_gone(kernel: Kernel) -> None:
    kernel.draw(button("open"))
    kernel.page.click("[data-key=open]")
    kernel.draw(button("open"), dialog(button("yes")))
    kernel.page.evaluate("document.activeElement.blur()")
    kernel.draw(["p", {}, ["all gone"]])
    assert kernel.focused() == "main"


def test_a_double_click_does_not_take_the_focus_from_where_its_first_click_led(kernel: Kernel) -> None:
    page = kernel.page
    kernel.draw(button("open"))
    page.click("[data-key=open]")
    kernel.draw(button("open"), dialog(button("yes", id="yes")))
    page.evaluate("""document.addEventListener("click", () => page.render(JSON.stringify({html: {lang: "en"},
        root: ["main", {}, [["button", {key: "open", do: "open"}, ["open"]]]], focus: "open"})), {once: true})""")
    page.dblclick("#yes")
    assert kernel.focused() == "open"


MOVING = "document.getAnimations().filter(one => one.plan)"


@pytest.fixture
def slow(kernel: Kernel) -> Kernel:
    """A kernel whose motions do not end by themselves before a test does."""
    kernel.page.evaluate(
        "['--move', '--deal'].forEach(name => document.documentElement.style.setProperty(name, '999s'))"
    )
    return kernel


def test_however_many_cards_fly_they_are_measured_together(slow: Kernel) -> None:
    """What is measured after something was moved makes the browser lay the table out anew, for each card."""
    browser = slow.page.context.new_cdp_session(slow.page)
    browser.send("Performance.enable")

    def restyled() -> float:
        found = {one["name"]: one["value"] for one in browser.send("Performance.getMetrics")["metrics"]}
        return float(found["RecalcStyleCount"])

    def row(side: str) -> Node:
        cards = [["i", {"key": f"card-{n}", "fly": f"card-{n}", "class": "card"}, []] for n in range(40)]
        return ["div", {"key": side}, cards]

    slow.draw(row("left"), data_speed="normal")
    before = restyled()
    slow.draw(["p", {}, ["above"]], row("left"), data_speed="normal")
    assert slow.page.evaluate(f"{MOVING}.length") == 40
    assert restyled() - before < 20


def test_a_card_flies_to_its_new_place(slow: Kernel) -> None:
    def table(left: list[str], right: list[str]) -> tuple[Node, ...]:
        def row(names: list[str]) -> list[Node]:
            return [["i", {"key": name, "fly": name, "from": "stock", "class": "card"}, []] for name in names]

        return ["div", {"key": "stock"}, ["stock"]], ["div", {"--n": 1}, row(left)], ["div", {}, row(right)]

    def moving() -> int:
        return int(slow.page.evaluate(f"{MOVING}.length"))

    slow.draw(*table(["a", "b"], []), data_speed="normal")
    slow.call("skip")
    wait(slow.page, "!document.documentElement.hasAttribute('data-busy')")
    slow.told()
    slow.draw(*table(["b"], ["a"]), data_speed="normal")
    assert moving() == 2
    assert slow.page.get_attribute("html", "data-busy") == ""
    assert not slow.page.evaluate("told.some(one => one[0] === 'idle')")
    slow.page.evaluate(f"{MOVING}.forEach(one => {{ one.currentTime = one.effect.getComputedTiming().endTime - 1; }})")
    wait(slow.page, "!document.documentElement.hasAttribute('data-busy')")
    wait(slow.page, "told.some(one => one[0] === 'idle')")
    slow.draw(*table(["b"], ["a", "c"]), data_speed="normal")
    assert moving() == 1
    slow.call("skip")
    assert moving() == 0
    slow.draw(*table(["b", "c", "a"], []), data_speed="instant")
    assert moving() == 0


def test_a_drawing_on_the_way_does_not_start_a_flight_anew(slow: Kernel) -> None:
    def table(word: str, *names: str) -> tuple[Node, ...]:
        cards = [["i", {"key": name, "fly": name, "from": "stock", "class": "card"}, []] for name in names]
        return ["div", {"key": "stock"}, ["stock"]], ["p", {}, [word]], ["div", {}, cards]

    slow.draw(*table("one", *"abcdef"), data_speed="normal", data_screen="rules")
    slow.draw(*table("one", *"abcdefghijkl"), data_speed="normal", data_screen="rules")
    flights = f"""() => {MOVING}.map(
        one => [one.effect.getTiming().delay, one.effect.getTiming().duration, one.currentTime])"""
    first = slow.page.evaluate(flights)
    slow.page.evaluate(f"{MOVING}.forEach(one => {{ one.pause(); one.currentTime = 30; }})")
    slow.draw(*table("two", *"abcdefghijkl"), data_speed="normal", data_screen="rules")
    second = slow.page.evaluate(flights)
    assert [one[:2] for one in first] == [one[:2] for one in second] and len(first) == 12
    assert [one[2] for one in second] == [30] * 12


def test_every_drawing_is_followed_by_stillness(kernel: Kernel) -> None:
    kernel.draw(button("a"))
    wait(kernel.page, "told.filter(one => one[0] === 'idle').length === 1")
    kernel.draw(button("b"))
    wait(kernel.page, "told.filter(one => one[0] === 'idle').length === 2")


def test_no_function_throws(kernel: Kernel) -> None:
    leads_away = ("reload", "renew", "open", "clear", "pick", "start", "back")
    harmless = [name for name in kernel.page.evaluate("Object.keys(page)") if name not in leads_away]
    for name in harmless:
        for junk in (["{"], [None, None, None], [{"root": 1}, 7], ["x" * 10, "y"]):
            answer = kernel.page.evaluate(
                """([name, junk]) => {
                    try {
                        const answer = page[name](...junk);
                        if (!(answer instanceof Promise)) return typeof answer;
                        answer.catch(() => {});
                        return "promise";
                    } catch (e) { return String(e); }
                }""",
                [name, junk],
            )
            assert answer in (("promise",) if name == "engine" else ("string", "undefined")), (name, junk)


def test_a_scene_that_cannot_be_drawn_leaves_the_page_alive(kernel: Kernel) -> None:
    assert kernel.call("render", '{"html": {}, "root": ["no tag", {}, []]}') != ""
    kernel.draw(button("a", id="a"))
    kernel.page.click("#a")
    assert kernel.told() == [["press", ["a"], None]]


def test_history(kernel: Kernel) -> None:
    kernel.call("go", '{"screen": "home"}', "replace")
    kernel.call("go", '{"screen": "table", "match": "m1"}', "push")
    kernel.call("back")
    wait(kernel.page, "told.some(one => one[0] === 'pop')")
    assert kernel.told("pop") == [["pop", [], {"screen": "home"}]]


def test_a_full_storage_is_told(kernel: Kernel) -> None:
    assert kernel.call("save", "rami.test", "x") == ""
    assert kernel.call("load", "rami.test") == "x"
    assert kernel.call("forget", "rami.test") == "" and kernel.call("load", "rami.test") == ""
    fail = "([name]) => { Storage.prototype.setItem = () => { throw new DOMException('no', name); }; }"
    kernel.page.evaluate(fail, ["QuotaExceededError"])
    assert kernel.call("save", "rami.test", "x") == "full"
    kernel.page.evaluate(fail, ["SecurityError"])
    assert kernel.call("save", "rami.test", "x") == "blocked"


def test_the_story_is_one_line_for_what_happens_at_once(kernel: Kernel) -> None:
    stop_clock(kernel.page)
    kernel.call("say", '{"m": "game.cardverse"}')
    kernel.page.clock.run_for(300)
    kernel.call("say", '{"m": "app.title"}')
    story = kernel.page.locator("#story")
    assert story.inner_text().split("\n") == ["CardVerse Rami Rami"]
    kernel.page.evaluate("for (let i = 0; i < 50; i++) page.say(JSON.stringify({m: 'game.rami51'}))")
    assert story.locator("span").count() == 20
    kernel.page.clock.run_for(600)
    kernel.call("say", '{"m": "app.title"}')
    assert story.inner_text().strip() == "Rami" and story.locator("span").count() == 1


def test_the_story_ends_at_home(kernel: Kernel) -> None:
    kernel.draw(["p", {}, []], data_screen="table")
    kernel.call("say", '{"m": "app.title"}')
    kernel.draw(["p", {}, ["more"]], data_screen="table")
    assert kernel.page.locator("#story").inner_text().strip() == "Rami"
    kernel.draw(["p", {}, []])
    assert kernel.page.locator("#story").inner_text() == ""
