"""WCAG 2.2 AA, on every screen."""

from collections.abc import Iterator
from random import Random

import pytest
from place import Place, sit_down
from player import REST, AtPhone, resize
from playwright.sync_api import Browser, Page
from position import match
from script import SEEDS, deal, perform, script
from states import CALL, EASY, STATES, WILDS, YOU, State, choose
from watch import STILL, Watch, flaws, mark, wait

from rami.actions import LayMelds
from web import app

THEMES = ("felt", "linen", "night")
LANGUAGES = ("en", "ar")


@pytest.fixture(scope="module", params=STATES, ids=[state.name for state in STATES])
def at(place: Place, request: pytest.FixtureRequest) -> Page:
    """A state of the page, come to once for all that is looked at in it."""
    state: State = request.param
    return state.at(place)


def test_every_screen_is_looked_at() -> None:
    assert {state.screen for state in STATES} == set(app.SCREENS)


def test_axe_finds_nothing(at: Page) -> None:
    """All rules in either direction of writing; those of colour in every theme, with high contrast and without."""
    found = []
    for lang in LANGUAGES:
        choose(at, "lang", lang)
        wait(at, f"document.documentElement.lang === '{lang}'")
        found += [(lang, *flaw) for flaw in flaws(at)]
    choose(at, "lang", "en")
    for theme in THEMES:
        choose(at, "theme", theme)
        for contrast in ("high", "normal")[: 1 if theme == THEMES[0] else 2]:
            choose(at, "contrast", contrast)
            found += [(theme, contrast, *flaw) for flaw in flaws(at, "color-contrast")]
    choose(at, "theme", THEMES[0])
    assert found == []


# what is smaller than a thumb: a card in a row needs a strip of 24 px, and what is drawn smaller may reach further
SMALL = """() => {
    const top = document.querySelector("dialog[open]") ?? document, small = [];
    for (const e of top.querySelectorAll("button, a[href], select, textarea, summary, input:not([type=file])")) {
        if (!e.checkVisibility({ visibilityProperty: true }) || e.closest("ol, .at")) continue;
        e.scrollIntoView({ block: "center", behavior: "instant" });
        const box = e.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
        const meets = (dx, dy) => e.contains(document.elementFromPoint(x + dx, y + dy));
        const fits = [0, -11, 11, -21, 21].map(off => [off - 21, off + 21]);
        if ((box.width < 43.5 && !fits.some(ends => ends.every(off => meets(off, 0))))
            || (box.height < 43.5 && !fits.some(ends => ends.every(off => meets(0, off)))))
            small.push(`${e.dataset.key ?? e.className}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
    }
    scrollTo(0, 0);
    return small;
}"""
# text that lies beyond the window's sides, or beyond what hides it; tables and rows of tabs scroll by themselves, and
# the names of players may be cut, for their places say them whole
CUT = """() => {
    const wide = document.documentElement.scrollWidth, cut = wide > innerWidth ? [`the page is ${wide} px wide`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
    const free = ".tabs, .sheet, .name, svg, [aria-hidden=true], [popover]";
    for (let text; (text = texts.nextNode());) {
        const e = text.parentElement;
        if (!text.data.trim() || !e.checkVisibility({ visibilityProperty: true }) || e.closest(free)) continue;
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect(), middle = (box.top + box.bottom) / 2;
        let out = box.left < -1 || box.right > innerWidth + 1, unseen = false, scrolls = false;
        for (let at = e; at && at !== document.body; at = at.parentElement) {
            const look = getComputedStyle(at), edge = at.getBoundingClientRect();
            if (look.clipPath !== "none") unseen = true; // for those who listen
            const hides = way => ["hidden", "clip"].includes(way);
            if (hides(look.overflowX)) out ||= box.left < edge.left - 3 || box.right > edge.right + 3;
            scrolls ||= ["auto", "scroll"].includes(look.overflowY);
            if (hides(look.overflowY) && !scrolls) out ||= middle < edge.top || middle > edge.bottom;
        }
        if (out && !unseen) cut.push(text.data.trim().slice(0, 40));
    }
    return cut;
}"""
SPACED = """() => {
    const sheet = new CSSStyleSheet();
    const wide = "line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important;";
    sheet.replaceSync(`* { ${wide} }`);
    document.adoptedStyleSheets = [sheet];
}"""  # WCAG 1.4.12


def test_thumbs_and_large_text_find_room(at: Page) -> None:
    """At 320 px; with the spacing that a reader may set; at twice the size on a phone. Languages are read both ways."""
    found = []
    for lang in LANGUAGES:
        choose(at, "lang", lang)
        resize(at, 320, 568)
        found += [(lang, "small", *at.evaluate(SMALL)), (lang, "cut", *at.evaluate(CUT))]
        if lang == "en":  # letters that are joined stay so
            at.evaluate(SPACED)
            found.append((lang, "spaced", *at.evaluate(CUT)))
            at.evaluate("document.adoptedStyleSheets = []")
        resize(at, 360, 740)
        at.evaluate("document.documentElement.style.fontSize = '200%'")
        found.append((lang, "twice as large", *at.evaluate(CUT)))
        at.evaluate("document.documentElement.removeAttribute('style')")
    choose(at, "lang", "en")
    resize(at, 1280, 800)
    assert [one for one in found if len(one) > 2] == []


# what a person without a pointer can press: not what leaves the page, loads a file, or takes away what is kept
STOPS = """() => {
    const kept = "[data-do^=set], [data-do^=lang], [data-do=reload], [data-do=confirm], [type=file], [href^=http]";
    const top = document.querySelector("dialog[open]") ?? document;
    return [...top.querySelectorAll("button, a[href], summary, input")]
        .filter(e => e.checkVisibility({ visibilityProperty: true }) && e.tabIndex >= 0 && !e.matches(kept));
}"""
GO = f"""at => {{
    const e = ({STOPS})()[at];
    e.focus();
    return e.dataset.key ?? e.dataset.do ?? e.localName;
}}"""
KEYS = ("s", "d", "m", "l", "g", "w", "r", "u", "h", "1", "2", "3", "4", "?", "Escape", "Enter", "ArrowRight", "Tab")
# what is wrong about where the focus is: somewhere, in sight, with a ring, not beneath a bar (Esc takes a message away)
ASTRAY = """() => {
    const e = document.activeElement, what = `${e?.localName} ${e?.dataset?.key ?? ""}`;
    if (!e || e === document.body || !e.isConnected) return "nowhere";
    if (!e.checkVisibility({ visibilityProperty: true }) || e.closest(".hidden-text")) return `${what} cannot be seen`;
    if (e.localName === "main") return e.scrollHeight ? null : `${what} is empty`;
    const named = ["aria-label", "aria-labelledby"].some(name => e.getAttribute(name));
    if (!named && !e.textContent.trim() && !e.labels?.length) return `${what} has no name`;
    const look = getComputedStyle(e), ring = look.outlineStyle !== "none" && parseFloat(look.outlineWidth) >= 2;
    const led = e.matches("dialog, [tabindex='-1']"); // no key leads there: only what opened does
    if (e.matches(":focus-visible") && !ring && !led) return `${what} has no ring`;
    const box = e.getBoundingClientRect(), seen = [];
    for (const x of [.1, .5, .9]) for (const y of [.1, .5, .9]) {
        const met = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        seen.push(met && (e.contains(met) || met.contains(e) || met.closest(".over")));
    }
    return seen.some(Boolean) ? null : `${what} is covered or out of sight`;
}"""


def walk(place: Place, state: State, steps: int, watch: Watch) -> list[tuple[list[str], str]]:
    """Press at random, by keys alone, on a phone; where the focus was lost, after which presses."""
    state.come(place)
    page, chance, way, found = place.page, Random(state.name), [], []
    assert page is not None
    watch.on(page.context)
    page.evaluate("for (let i = 0; i < 30; i++) history.pushState(history.state, '')")  # *Back* leads nowhere else
    resize(page, 360, 640)
    for _ in range(steps):
        if chance.random() < 0.3 and page.get_attribute("html", "data-screen") == "table":
            way.append(chance.choice(KEYS))
        else:
            count = page.evaluate(f"({STOPS})().length")
            way.append(page.evaluate(GO, chance.randrange(count)))
        page.keyboard.press(way[-1] if way[-1] in KEYS else "Enter")
        wait(page, f"{REST} && {STILL}")
        astray = page.evaluate(ASTRAY)
        if astray:
            found.append((way[-3:], f"{page.get_attribute('html', 'data-screen')}: {astray}"))
    watch.off()
    return found


WALKS = (
    "home",
    "set-up, house rules",
    "melds gathered",
    "a deep take",
    "call",
    "round end",
    "replay",
    "rules",
    "first game",
)


@pytest.mark.parametrize("name", WALKS)
def test_the_focus_is_never_lost(place: Place, watch: Watch, name: str) -> None:
    """A walk of random presses, the same each time, from here to wherever they lead."""
    assert walk(place, next(state for state in STATES if state.name == name), 16, watch) == []
    assert watch.errors == []


@pytest.fixture(scope="module")
def phone(browser: Browser, site: str) -> Iterator[Place]:
    made = Place(browser, site, (360, 740), touch=True)
    yield made
    made.leave()


@pytest.mark.parametrize("game", list(SEEDS))
def test_a_whole_round_by_single_taps_on_a_phone(phone: Place, watch: Watch, game: str) -> None:
    """Drawn, taken deep, gathered, laid, added, reclaimed, matched, discarded: whatever the round has; and sorted, told
    a hint, taken back, the next round."""
    player = sit_down(phone, watch, deal(game), kind=AtPhone)
    page = player.page
    player.tap(player.act("hint"))
    player.wait_for("[data-key=bubble]")
    player.tap(page.locator("[data-key=sort]"))
    player.tap(player.act("sort-rank"))
    ranks = ["23456789TJQKA*".index(face[0]) for face in player.hand()]
    assert ranks == sorted(ranks)
    for action in script(game):
        perform(player, action)
        if isinstance(action, LayMelds):
            player.do("undo")
            perform(player, action)
    mark(page, "screen", "round-end")
    player.next_round()
    mark(page, "screen", "table")
    assert watch.errors == []


def test_calls_and_ends_are_chosen_by_single_taps_on_a_phone(phone: Place, watch: Watch) -> None:
    """Which of two melds a called card goes to, which of two places a wild takes, at which end of a run it lies."""
    player = sit_down(phone, watch, match(CALL, YOU, EASY, EASY, preset="rummy5000"), kind=AtPhone)
    page = player.page
    player.call()
    player.after(lambda: player.tap(page.locator("dialog[open] [data-choice='1']")))
    assert player.get("phase") == "play" and "9C" in player.faces("[data-meld='1']")
    for end, place in (("first", 0), ("last", -1)):
        sit_down(phone, watch, match(WILDS, YOU, EASY, EASY, preset="rummy5000"), kind=AtPhone)
        player.choose("AD")
        player.after(lambda end=end: player.tap(page.locator(f"[data-key=end-1-{end}]")))
        assert player.faces("[data-meld='1']")[place] == "AD"
    sit_down(phone, watch, match(WILDS, YOU, EASY, EASY, preset="rummy5000"), kind=AtPhone)
    player.choose("5S", "6S", "AD")
    player.tap(page.locator(".act.main"))
    player.after(lambda: player.tap(page.locator("dialog[open] [data-choice='4S']")))
    assert player.faces("[data-meld='2']") == ["AD", "5S", "6S"]
    assert watch.errors == []


def test_turning_the_phone_in_the_middle_of_a_turn_loses_nothing(phone: Place, watch: Watch) -> None:
    """Not what is gathered, nor what is chosen, nor where the focus is."""
    standing = """[...document.querySelectorAll(".table [data-card]")].map(e => [e.dataset.key, e.ariaPressed, e.inert])
        .concat([[document.activeElement.dataset.key, document.documentElement.dataset.update]])"""
    next(state for state in STATES if state.name == "melds gathered").come(phone)
    page = phone.page
    assert page is not None
    watch.on(page.context)
    before = page.evaluate(standing)
    assert sum(pressed == "true" for _, pressed, *_ in before[:-1]) == 3
    for size in ((740, 360), phone.size):
        resize(page, *size)
        assert page.evaluate(standing) == before
    page.tap("[data-act=gather]")
    page.locator("[data-gathered='1']").wait_for()
    assert watch.errors == []


# what has the focus, and how it stands; of choices one below the other there is one stop
CONTROL = """() => {
    const e = document.activeElement, group = e.closest("[role=radiogroup]");
    if (group) return [group.dataset.roving, "choice", group.querySelector("[aria-checked=true]")?.dataset.key ?? ""];
    if (e.matches("[role=switch], [aria-pressed]")) return [e.dataset.key, "switch", e.ariaChecked ?? e.ariaPressed];
    return e.matches("input") ? [e.dataset.key, "field", e.value] : [e.dataset.key ?? e.localName, "button", ""];
}"""
CONTROLS = """[...document.querySelectorAll("main :is([role=radio], [role=switch], [aria-pressed], input)")]
    .filter(e => e.checkVisibility({ visibilityProperty: true }))
    .map(e => e.closest("[role=radiogroup]")?.dataset.roving ?? e.dataset.key)"""
KEYS_OF = {
    "choice": (("ArrowRight", "ArrowLeft"), ("ArrowLeft", "ArrowRight"), ("End", "Home"), ("Home", "End")),
    "switch": (("Space", "Space"),),
    "field": (("7", "Backspace"),),
    "button": (),
}
"""How a control is changed by keys, and put back, until one pair does."""


def test_every_switch_of_a_set_up_is_reached_and_changed_by_keys(place: Place, watch: Watch) -> None:
    """By Tab from one to the next; the focus stays on what is changed."""
    next(state for state in STATES if state.name == "set-up, house rules").come(place)
    page = place.page
    assert page is not None
    watch.on(page.context)
    wait(page, f"document.querySelector('[role=switch]') && {REST}")
    left, met = set(page.evaluate(CONTROLS)), []
    assert len(left) > 30
    page.evaluate("document.querySelector('h1').focus()")
    while left and len(met) < 200:
        page.keyboard.press("Tab")
        name, kind, before = page.evaluate(CONTROL)
        met.append(name)
        left -= {name}
        for there, back in KEYS_OF[kind]:
            page.keyboard.press(there)
            wait(page, REST)
            now = page.evaluate(CONTROL)
            assert now[:2] == [name, kind]
            page.keyboard.press(back)
            wait(page, REST)
            if now[2] != before:
                break
        else:
            assert kind == "button", name
    assert left == set(), met
    assert watch.errors == []


# what is seen of an element that is not a colour
SHAPE = """e => ["", "::before", "::after"].map(part => {
    const look = getComputedStyle(e, part || null);
    return ["outlineStyle", "outlineWidth", "borderTopStyle", "borderTopWidth", "content"].map(name => look[name]);
}).join("; ")"""
APART = {
    "cards chosen": (
        (".hand .card[aria-pressed=true]", ".hand .card[aria-pressed=false]"),
        (".meld.lit", ".meld:not(.lit)"),
        (".pile.lit", ".pile:not(.lit)"),
        (".me.turn", ".seat:not(.turn)"),
        ("[data-act=undo]", "[data-act=hint]"),
    ),
    "hand after a draw": ((".hand .at.new > .card", ".hand .at:not(.new) > .card"),),
    "a deep take": (
        (".fan .take .card", ".fan .at:not(.take):not(.free) > .card"),
        (".pile.lit", ".seat:not(.turn)"),
        (".me.turn", ".seat:not(.turn)"),
        ("[data-act=undo]", "[data-act=hint]"),
    ),
    "round end": ((".act.main", "[data-act=replay]"),),
}
"""What must differ from what, by state of the page: also where all colours are the reader's, or seen by nobody."""


@pytest.mark.parametrize("name", list(APART))
def test_forced_colours_leave_differences_of_shape(place: Place, name: str) -> None:
    """Chosen, new, lit and unlit, and whose turn it is: what a fill or a shadow says an outline or a border says."""
    after = name == "hand after a draw"
    next(state for state in STATES if state.name == ("drawing" if after else name)).come(place)
    page = place.page
    assert page is not None
    if after:
        page.click("[data-act=draw-stock]")
        page.locator(".hand .new").wait_for()
    page.mouse.move(0, 0)
    page.emulate_media(forced_colors="active")
    wait(page, STILL)
    for one, other in APART[name]:
        assert page.locator(one).first.evaluate(SHAPE) != page.locator(other).first.evaluate(SHAPE), (one, other)
    page.emulate_media(forced_colors="none")


TOKENS = """() => ["--on-table-soft", "--ink-soft", "--line", "--mat-line"]
    .map(name => getComputedStyle(document.documentElement).getPropertyValue(name).trim())"""


def test_who_asks_the_browser_for_more_contrast_gets_the_high_one(place: Place) -> None:
    next(state for state in STATES if state.name == "drawing").come(place)
    page = place.page
    assert page is not None
    for theme in THEMES:
        choose(page, "theme", theme)
        looks = []
        for contrast, asked in (("normal", "no-preference"), ("high", "no-preference"), ("normal", "more")):
            choose(page, "contrast", contrast)
            page.emulate_media(contrast=asked)
            looks.append(page.evaluate(TOKENS))
        page.emulate_media(contrast="no-preference")
        assert looks[0] != looks[1] == looks[2], theme
    choose(page, "theme", THEMES[0])


NOTE_MOTION = """() => {
    window.moved = [];
    const note = event => moved.push(event.animationName ?? event.propertyName);
    for (const name of ["animationstart", "transitionrun"]) addEventListener(name, event => {
        const time = event.target.getAnimations({ subtree: true }).map(one => one.effect.getComputedTiming().duration);
        if (Math.max(0, ...time) > 1) note(event);
    });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        moved.push(this.dataset.fly ?? this.className);
        return animate.apply(this, how);
    };
}"""


def test_nothing_moves_for_whom_motion_is_reduced(place: Place) -> None:
    """Drawn, chosen, discarded and answered: nothing is animated; without the wish, much is."""
    next(state for state in STATES if state.name == "drawing").come(place)
    page, found = place.page, []
    assert page is not None
    page.evaluate(NOTE_MOTION)
    choose(page, "speed", "fast")
    for wish, card in (("no-preference", "2S"), ("reduce", "4S")):
        page.emulate_media(reduced_motion=wish)
        wait(page, STILL)
        page.evaluate("moved.splice(0)")
        page.click("[data-act=draw-stock]")
        page.locator(".hand .new").wait_for()
        page.click(f"[data-zone=hand] [data-card='{card}']", position={"x": 10, "y": 14})
        page.click(".act.main")
        wait(page, f"document.documentElement.dataset.phase === 'draw' && {REST} && {STILL}")
        found.append(page.evaluate("moved"))
    running = page.evaluate("document.getAnimations().length")
    place.leave()
    assert found[0] != [] and found[1] == [] and running == 0
