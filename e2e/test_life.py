"""Life around a match: links, reloads, Back and Forward, a worker that dies, a device that keeps nothing."""

import json
from collections.abc import Callable

from player import SIZES, AtRami, ByTaps, resize
from playwright.sync_api import Page
from watch import Watch, mark, passed, stop_clock, wait

LINK = "?game=cardverse&seats=you,easy&seed=life&speed=instant"
Open = Callable[[str], Page]


def dealt(page: Page) -> Page:
    """The table waits for the person in front of it."""
    ByTaps(page).turn()
    mark(page, "screen", "table")
    return page


def hand(page: Page) -> list[str]:
    return page.eval_on_selector_all("[data-zone=hand] [data-card]", "all => all.map(one => one.dataset.card)")


def stand(page: Page) -> tuple[object, ...]:
    """What must be the same again after a reload."""
    names = ("data-update", "data-turn", "data-phase", "data-game")
    top = page.eval_on_selector_all("[data-zone=discard] [data-card]", "all => all.map(one => one.dataset.card)")
    return (*(page.get_attribute("html", name) for name in names), sorted(hand(page)), top)


def draw(page: Page) -> None:
    ByTaps(page).draw()


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(opened: Open, watch: Watch) -> None:
    page = dealt(opened(LINK))
    draw(page)
    before = stand(page)
    for _ in range(3):
        page.reload()
        dealt(page)
        assert page.get_attribute("html", "data-screen") == "table"
        assert stand(page) == before
    assert watch.errors == []


def test_back_goes_home_and_forward_to_the_table(opened: Open, site: str, watch: Watch) -> None:
    page = dealt(opened(LINK))
    draw(page)
    before = stand(page)
    page.go_back()
    mark(page, "screen", "home")
    assert page.get_attribute("html", "data-game") is None
    page.go_forward()
    dealt(page)
    assert stand(page) == before
    page.go_back()
    mark(page, "screen", "home")
    page.click("[data-act=continue]")
    dealt(page)
    assert stand(page) == before
    assert watch.errors == []


def test_a_saved_match_is_gone_on_with_on_another_day(opened: Open, page: Page, site: str) -> None:
    dealt(opened(LINK))
    draw(page)
    before = stand(page)
    page.goto("about:blank")
    page.goto(site)
    page.click("[data-act=continue]")
    dealt(page)
    assert stand(page) == before


def test_a_link_over_a_saved_match_asks(opened: Open, page: Page, site: str, watch: Watch) -> None:
    dealt(opened(LINK))
    first = hand(page)
    page.goto(site + LINK.replace("life", "other"))
    page.click("dialog [data-act=continue]")
    dealt(page)
    assert hand(page) == first
    page.goto(site + LINK.replace("life", "other"))
    page.click("dialog [data-act=new-match]")
    dealt(page)
    assert hand(page) != first
    page.goto(site)
    passed(page, "rami:page")
    assert page.locator("[data-act=continue]").count() == 1
    assert watch.errors == []


def test_a_seed_is_a_deal(opened: Open, page: Page, site: str, context: object) -> None:
    dealt(opened(LINK))
    first = hand(page)
    page.go_back()
    mark(page, "screen", "home")
    page.goto(site + LINK)
    page.click("dialog [data-act=new-match]")
    dealt(page)
    assert hand(page) == first


def test_a_bad_link_is_told_and_home_works(opened: Open, watch: Watch) -> None:
    for link in ("?game=poker", "?game=cardverse&seats=you,cat", "?speed=warp", "?game=cardverse&set=x:{"):
        page = opened(link)
        assert page.get_attribute("html", "data-screen") == "home", link
        assert page.locator(".notice").inner_text() != "", link
    page.click("[data-act=play][data-game=cardverse]")
    passed(page, "rami:game")
    assert watch.errors == []


def test_rules_of_a_link_that_the_engine_refuses_are_told(opened: Open) -> None:
    page = opened(LINK + "&set=target_score:-5")
    mark(page, "engine", "ready")
    wait(page, "document.querySelector('.notice')?.innerText.includes('Target')")
    assert page.get_attribute("html", "data-screen") == "home"


def test_a_switch_that_is_none_is_told_before_the_question(opened: Open, site: str) -> None:
    page = dealt(opened(LINK))
    page.goto(site + LINK + "&set=target:10")
    wait(page, "document.querySelector('.notice')?.innerText.includes('target')")
    assert page.locator("dialog").count() == 0


TELL = """() => {
    window.told = [];
    new MutationObserver(() => told.push(document.documentElement.dataset.engine))
        .observe(document.documentElement, { attributeFilter: ["data-engine"] });
}"""  # what becomes of the engine


def test_a_worker_that_dies_in_a_match_is_replaced_and_the_act_done(opened: Open) -> None:
    page = dealt(opened(LINK))
    before = hand(page)
    page.evaluate(TELL)
    page.evaluate("engines.forEach(engine => engine.end())")
    draw(page)
    mark(page, "phase", "play")
    assert page.evaluate("told") == ["restarting", "ready"]
    assert page.get_attribute("html", "data-screen") == "table"
    assert len(hand(page)) == len(before) + 1 and set(before) <= set(hand(page))


def test_every_press_counts_once_however_often_it_comes(opened: Open, watch: Watch) -> None:
    page = dealt(opened(LINK))
    cards = len(hand(page))
    page.click("[data-act=draw-stock]", click_count=3)
    wait(page, "document.documentElement.dataset.phase === 'play'")
    assert len(hand(page)) == cards + 1
    page.dblclick("[data-zone=hand] button.card >> nth=0")
    assert page.locator("[data-zone=hand] [aria-pressed=true]").count() == 1
    assert len(hand(page)) == cards + 1
    assert watch.errors == []


def test_the_language_changes_at_once_and_stays(opened: Open, page: Page, watch: Watch) -> None:
    opened("")
    page.click("[data-do='lang:ar']")
    wait(page, "document.documentElement.dir === 'rtl' && document.documentElement.lang === 'ar'")
    page.reload()
    passed(page, "rami:page")
    assert page.get_attribute("html", "lang") == "ar"
    assert watch.errors == []


def test_a_device_that_keeps_nothing_still_plays(page: Page, site: str) -> None:
    page.add_init_script("""
        Storage.prototype.getItem = Storage.prototype.setItem = Storage.prototype.removeItem =
            () => { throw new DOMException("no", "SecurityError"); };
        indexedDB.open = () => { throw new DOMException("no", "SecurityError"); };
    """)
    page.goto(site + LINK)
    draw(dealt(page))
    assert page.get_attribute("html", "data-screen") == "table"


def test_damaged_settings_are_told_and_forgotten(page: Page, site: str) -> None:
    page.goto(site)
    page.evaluate("localStorage.setItem('rami.settings', '{{{'); localStorage.setItem('rami.saves', '[[[')")
    page.reload()
    passed(page, "rami:page")
    assert page.locator(".notice").inner_text() != ""
    page.click("[data-act=play][data-game=cardverse]")
    passed(page, "rami:game")


MATCHES = """async change => {
    const ask = of => new Promise((done, failed) => { of.onsuccess = () => done(of.result); of.onerror = failed; });
    const table = (await ask(indexedDB.open("rami"))).transaction("matches", "readwrite").objectStore("matches");
    const names = await ask(table.getAllKeys()), texts = await ask(table.getAll());
    const found = Object.fromEntries(names.map((name, place) => [name, texts[place]]));
    if (change) for (const name in found) {
        found[name] = Function("text", "return " + change)(found[name]);
        await ask(table.put(found[name], name));
    }
    return found;
}"""


DAMAGES = ("text.slice(0, text.length / 2)", "text.slice(0, -40) + '#' + text.slice(-39)", "''", "null")


def test_a_damaged_match_is_told_and_left_where_it_is(opened: Open, page: Page) -> None:
    """The match on the table is damaged while the page is away: a sentence on the home screen, which works on."""
    draw(dealt(opened(LINK)))
    ((name, whole),) = page.evaluate(MATCHES).items()
    entry = page.evaluate("history.state")
    for damage in DAMAGES:
        page.evaluate(MATCHES, f"({damage.replace('text', json.dumps(whole))})")
        damaged = page.evaluate(MATCHES)
        assert damaged[name] != whole
        page.evaluate("entry => history.replaceState(entry, '')", entry)
        page.reload()
        passed(page, "rami:engine")
        mark(page, "screen", "home")
        wait(page, "document.querySelector('.notice')?.innerText")
        assert page.evaluate(MATCHES) == damaged, damage
    page.reload()
    passed(page, "rami:engine")
    wait(page, "document.querySelector('.notice')?.innerText")
    page.click("[data-act=play][data-game=cardverse]")
    passed(page, "rami:game")
    kept = page.evaluate(MATCHES)
    assert len(kept) == 2 and damaged.items() <= kept.items()


def test_a_turn_in_every_language(opened: Open, watch: Watch) -> None:
    """The page is the language's all over: an error on the console would name a message that is missing."""
    page = dealt(opened(LINK.replace("cardverse", "rami51")))
    player = AtRami(page)
    for lang in ("en", "fr", "ar", "hu", "fa"):
        page.go_back()
        page.click(f"[data-do='lang:{lang}']")
        mark(page, "screen", "home")
        wait(page, f"document.documentElement.lang === '{lang}'")
        page.click("[data-act=continue]")
        dealt(page)
        direction = "rtl" if lang in ("ar", "fa") else "ltr"
        assert page.evaluate("getComputedStyle(document.body).direction") == direction
        player.draw()
        page.click("[data-act=hint]")
        page.locator(".bubble").wait_for()
        words = page.locator("main").inner_text()
        player.discard(player.hand()[0])
        words += page.locator("main").inner_text()
        arabic = sum("\u0600" <= letter <= "\u06ff" for letter in words)
        latin = sum(letter.isascii() and letter.isalpha() for letter in words)
        assert arabic > 3 * latin if direction == "rtl" else arabic == 0, words
    assert watch.errors == []


READY = "[data-act=confirm]:not([aria-disabled])"
BOXES = """what => [...document.querySelectorAll(what)].map(one => one.getBoundingClientRect())
    .map(({ left, top, right, bottom }) => [left, top, right, bottom])"""


def boxes(page: Page, what: str) -> dict[tuple[int, int], list[list[float]]]:
    """Where elements lie, by the size of the window."""
    found = {}
    for size in SIZES:
        resize(page, *size)
        found[size] = page.evaluate(BOXES, what)
    return found


def test_two_people_at_one_device(opened: Open, watch: Watch) -> None:
    page = opened(LINK.replace("easy", "person"))
    for _ in range(2):
        mark(page, "screen", "handover")
        assert page.locator("[data-card]").count() == 0
        page.locator(READY).wait_for()
        page.keyboard.press("Enter")
        mark(page, "screen", "table")
        page.click("[data-act=draw-stock]")
        mark(page, "phase", "play")
        page.click("[data-zone=hand] button.card >> nth=0")
        page.click("[data-act=discard]")
    mark(page, "screen", "handover")
    assert watch.errors == []


def test_no_second_tap_opens_the_hand_of_the_next_person(opened: Open, watch: Watch) -> None:
    page = opened(LINK.replace("easy", "person"))
    page.click(READY)
    mark(page, "screen", "table")
    acts = boxes(page, "main.table [data-do]")
    page.click("[data-act=draw-stock]")
    mark(page, "phase", "play")
    page.click("[data-zone=hand] button.card >> nth=0")
    chosen = boxes(page, "main.table [data-do]")
    place = page.locator("[data-act=discard]").bounding_box()
    assert place is not None
    stop_clock(page)
    page.click("[data-act=discard]")
    wait(page, "document.documentElement.dataset.screen === 'handover'", stopped=True)
    page.mouse.click(place["x"] + 5, place["y"] + 5)
    page.locator("[data-act=confirm]").dispatch_event("click")
    page.keyboard.press("Enter")
    assert page.get_attribute("html", "data-screen") == "handover" and page.locator("[data-card]").count() == 0
    page.clock.run_for(900)
    assert page.locator(READY).count() == 0
    page.clock.run_for(100)
    assert page.locator(READY).count() == 1
    page.clock.resume()
    for size, ((left, top, right, bottom),) in boxes(page, "[data-act=confirm]").items():
        over = [
            box
            for box in acts[size] + chosen[size]
            if box[0] < right and box[2] > left and box[1] < bottom and box[3] > top
        ]
        assert over == [], size
    page.click(READY)
    mark(page, "screen", "table")
    assert watch.errors == []


def test_a_bot_plays_on_through_a_reload_and_the_seat_comes_back(opened: Open, watch: Watch) -> None:
    """By keys: the menu, the seat, the table; then the match is ended where it stands."""
    page = dealt(opened(LINK))
    draw(page)
    before = sorted(hand(page))
    page.click("[data-act=menu]")
    page.click("[data-key=menu-pause]")
    page.click("[data-act=menu]")
    page.click("[data-key=menu-seats]")
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    wait(page, "document.querySelector('[data-key=\"hand:0=easy\"]').getAttribute('aria-checked') === 'true'")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.key") == "menu"
    page.reload()
    back = page.locator("[data-do='hand:0']")
    back.wait_for()
    assert sorted(hand(page)) != [] and len(hand(page)) <= len(before)
    back.click()
    back.wait_for(state="detached")
    ByTaps(page).turn()
    page.click("[data-act=menu]")
    page.click("[data-key=menu-end]")
    page.click("[data-act=confirm]")
    mark(page, "screen", "match-end")
    page.reload()
    mark(page, "screen", "match-end")
    assert page.locator("[data-card]").count() == 0 and page.locator("[data-act=review]").count() == 0
    assert watch.errors == []


def test_a_link_opened_again_says_that_its_match_is_here_and_is_shared(
    opened: Open, page: Page, site: str, watch: Watch
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    dealt(opened(LINK))
    draw(page)
    before = stand(page)
    page.click("[data-act=menu]")
    page.click("[data-key=menu-share]")
    wait(page, "document.querySelector('[data-key=shared-link]').value.includes('seed=life')")
    page.click("[data-key=copy-link]")
    wait(page, "navigator.clipboard.readText().then(text => text.includes('seed=life'))")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(site)
    page.goto(link)
    page.locator("[data-key=linked-continue]").click()
    dealt(page)
    assert stand(page) == before
    page.goto(site)
    passed(page, "rami:page")
    assert page.locator("[data-act=continue]").count() == 1 and page.locator(".saves").count() == 0
    assert watch.errors == []


def test_house_rules_are_kept_and_come_back_from_their_link(opened: Open, page: Page, watch: Watch) -> None:
    opened("?game=rami51&house=Chez%20Mamie&set=opening_minimum:40")
    field = page.locator("[data-key=house-title]")
    field.wait_for()
    assert field.input_value() == "Chez Mamie"
    field.fill("Dar Mimouna")
    page.click("[data-key=house-keep]")
    page.locator("[data-key='house-pick-0']").wait_for()
    page.reload()
    passed(page, "rami:page")
    page.locator("[data-key='house-pick-0']").wait_for()
    page.click("[data-key='house-share-0']")
    query = page.locator("[data-key=shared-link]").input_value()
    assert query.endswith("?game=rami51&set=opening_minimum:40&house=Dar%20Mimouna")
    page.click("[data-act=close]")
    page.click("[data-key='house-delete-0']")
    page.locator("[data-key='house-pick-0']").wait_for(state="detached")
    assert json.loads(page.evaluate("localStorage.getItem('rami.house')")) == []
    assert watch.errors == []
