"""A round that is over, looked at again: the review of one's turns, and the replay on the table it was played on."""

from random import Random

from place import Sit
from player import AtRami, AtRamiByKeys, resize
from playwright.sync_api import Page
from position import last_card, nearly_over
from watch import Watch, flaws, mark, wait

from rami.bots import BOTS, BUDGET
from rami.rules import rules_from
from rami.table import Seat, Table

STEP = "Number(document.querySelector('[data-step]')?.dataset.step ?? -1)"
DONE = "document.querySelector('[data-done=yes]')"
FORGET = """() => new Promise((done, failed) => {
    const opened = indexedDB.open("rami");
    opened.onerror = () => failed(opened.error);
    opened.onsuccess = () => {
        const cleared = opened.result.transaction("matches", "readwrite").objectStore("matches").clear();
        cleared.onsuccess = () => { opened.result.close(); done(); };
    };
})"""
# what hangs on the place cards and covers a number of cards, or the text below
COVERED = """(() => {
    const cover = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const all = of => [...document.querySelectorAll(of)].map(e => e.getBoundingClientRect());
    const told = all(".seat > .said");
    if (told.length < 3) return ["nothing hangs there"];
    return all(".seat .count, .banner").filter(one => told.some(other => cover(one, other)));
})()"""
MELDED = """[...document.querySelectorAll(".seat .melded")].map(e => e.getBoundingClientRect().top)"""
FOCUS = "document.activeElement.dataset.key ?? document.activeElement.closest('[data-key]')?.dataset.key ?? ''"


def end(sit: Sit, kind: type[AtRami] = AtRami, lang: str = "en") -> AtRami:
    """Play the round to its end."""
    table = nearly_over()
    player = sit(table, lang, kind, {})
    player.discard(last_card(table))
    mark(player.page, "screen", "round-end")
    return player


def step(page: Page) -> int:
    return int(page.get_attribute("[data-step]", "data-step") or 0)


def goes(page: Page, press: object) -> int:
    """Where a press leads."""
    before = step(page)
    press()  # type: ignore[operator]
    wait(page, f"{STEP} !== {before}")
    return step(page)


def fits(page: Page) -> None:
    """Nothing is cut off at the side, and nothing to press is too small for a thumb."""
    for width, height in ((320, 568), (740, 360), (1280, 800)):
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        small = "e => e.checkVisibility() && !e.closest('.meld') && Math.min(e.clientWidth, e.clientHeight) < 43"
        found = f"[...document.querySelectorAll('button, select, input')].filter({small}).map(e => e.dataset.key)"
        assert page.evaluate(found) == [], width


def test_the_dearest_turn_opens_on_the_table_and_the_next_round_is_dealt_once(sit: Sit, watch: Watch) -> None:
    player = end(sit)
    page = player.page
    player.act("review").click()
    mark(page, "screen", "review")
    page.locator("[data-turn]").first.wait_for()  # while it still looks, what it has found is there
    wait(page, DONE)
    costs = [
        int(cost)
        for cost in page.locator("[data-key=first] [data-cost]").evaluate_all("all => all.map(e => e.dataset.cost)")
    ]
    assert costs == sorted(costs, reverse=True) and costs[-1] >= 1
    assert page.locator("[data-key=first] .did [data-face]").count() >= 1
    assert flaws(page) == []
    fits(page)

    look = page.locator("[data-key=first] .button").first
    opened = look.get_attribute("data-key")
    look.click()
    mark(page, "screen", "replay")
    wait(page, f"{STEP} >= 0")
    assert step(page) == int(look_at := page.evaluate("history.state.look.at")) and look_at > 0
    assert page.locator(".open-hands [data-card]").count() >= 1
    assert page.locator("[data-key=banner] > b").count() == 1, "what would have been better here"
    at = step(page)
    for name, leads in (("step-forward", at + 1), ("step-back", at), ("turn-next", None), ("step-last", None)):
        told = player.told()
        there = goes(page, player.act(name).click)
        assert there == leads or (leads is None and there > at)
        assert player.told() != told and page.locator("[data-key=banner]").inner_text()
    assert player.act("step-forward").get_attribute("aria-disabled") == "true"
    assert flaws(page) == []
    fits(page)

    player.act("back").click()
    mark(page, "screen", "review")
    wait(page, f"{FOCUS} === '{opened}'")
    player.act("next-round").dblclick()
    mark(page, "screen", "table")
    player.turn(0)
    assert "2" in page.locator("h1").inner_text()
    assert page.evaluate("history.state.screen") == "table", "it took the entry of the round before"
    assert watch.errors == []


def test_a_reload_comes_back_to_the_same_step_and_a_link_shows_the_saved_match(sit: Sit, watch: Watch) -> None:
    player = end(sit)
    page = player.page
    player.act("replay").click()
    wait(page, f"{STEP} === 0")
    page.locator("[data-key=slider]").fill("7")
    wait(page, f"{STEP} === 7")
    wait(page, "history.state.look.at === 7")
    cards = page.locator("[data-zone=hand] [data-card]").evaluate_all("all => all.map(e => e.dataset.card)")
    page.reload()
    wait(page, f"{STEP} === 7")
    assert page.locator("[data-zone=hand] [data-card]").evaluate_all("all => all.map(e => e.dataset.card)") == cards
    player.act("back").click()
    mark(page, "screen", "round-end")
    page.go_forward()
    wait(page, f"{STEP} === 7")

    page.goto(page.url.split("?")[0] + "?screen=replay")
    wait(page, f"{STEP} === 0")
    assert page.evaluate("history.state.look.id").startswith("by-hand")
    player.act("back").click()
    mark(page, "screen", "home")
    assert watch.errors == []


def test_a_review_comes_back_whatever_the_page_remembers(sit: Sit, watch: Watch) -> None:
    player = end(sit)
    page = player.page
    player.act("review").click()
    mark(page, "screen", "review")
    page.evaluate("localStorage.removeItem('rami.saves')")
    page.reload()
    wait(page, DONE)
    assert page.locator("[data-turn]").count() >= 1
    player.act("next-round").dblclick()
    mark(page, "screen", "table")
    assert "2" in page.locator("h1").inner_text()

    page.goto(page.url.split("?")[0] + "?screen=review")
    wait(page, DONE)
    assert page.evaluate("history.state.look.round") == 0, "the second round is being played"
    assert page.locator("[data-turn]").count() >= 1

    page.evaluate(FORGET)
    page.reload()
    wait(page, DONE)
    assert page.locator("[data-key=told-0]").inner_text() and page.locator("[data-turn]").count() == 0
    assert watch.errors == []


def scored() -> Table:
    """A round of four in which melds score, over, with melds of several seats."""
    chance = Random(1)
    for number in range(20):
        seats = (Seat("you"), Seat("easy"), Seat("easy"), Seat("easy"))
        table = Table.start(rules_from({"preset": "rummy5000"}), seats, f"scored-{number}")
        last = table
        while table.round.result is None:
            last = table
            if table.bot:
                table = table.advance(BOTS, BUDGET, table.number)
            else:
                view = table.match.game.view(table.round, 0)
                table = table.act(0, BOTS["easy"](view, chance, BUDGET), table.number)
        if table.round.result.end == "out" and min(table.round.result.melded[1:]) > 0 and not last.bot:
            return last
    raise AssertionError("nobody melded")


def test_the_place_cards_of_a_phone_keep_apart_what_they_tell(sit: Sit, watch: Watch) -> None:
    table = scored()
    player = sit(table)
    page = player.page
    player.discard(table.match.game.view(table.round, 0).hand[0])
    mark(page, "screen", "round-end")
    resize(page, 360, 740)
    player.act("replay").click()
    wait(page, f"{STEP} === 0")
    assert page.evaluate(COVERED) == []
    unlettered = "e => e.textContent && parseFloat(getComputedStyle(e).fontSize) < 11"
    assert page.evaluate(f"[...document.querySelectorAll('.open-hand .token')].filter({unlettered}).length") == 0
    player.act("step-last").click()
    wait(page, "document.querySelector('.seat .melded')")
    places = page.evaluate(MELDED)
    assert len(places) == 3 and len(set(places)) == 1
    resize(page, 1280, 800)
    assert watch.errors == []


def focus(player: AtRamiByKeys, key: str) -> None:
    """Go there with the Tab key."""
    for _ in range(30):
        if player.page.evaluate(FOCUS) == key:
            return
        player.press("Tab")
    raise AssertionError(f"no way to {key}: {player.page.evaluate(FOCUS)}")


def test_without_a_pointer_and_without_a_network_in_arabic(sit: Sit, watch: Watch) -> None:
    player = end(sit, AtRamiByKeys, "ar")
    assert isinstance(player, AtRamiByKeys)
    page = player.page
    page.context.set_offline(True)
    focus(player, "review")
    player.press("Enter")
    mark(page, "screen", "review")
    wait(page, DONE)
    assert flaws(page) == []
    turn = page.locator("[data-key=first] [data-turn]").first.get_attribute("data-turn")
    focus(player, f"look-{turn}")
    player.press("Enter")
    wait(page, f"{STEP} >= 0")
    assert page.evaluate(FOCUS) == "step-forward"
    at = step(page)
    assert goes(page, lambda: player.press("ArrowLeft")) == at + 1  # forward is to the left
    assert goes(page, lambda: player.press("ArrowRight")) == at
    assert goes(page, lambda: player.press("Enter")) == at + 1
    assert goes(page, lambda: player.press("Shift+ArrowLeft")) > at + 1
    assert goes(page, lambda: player.press("Home")) == 0
    runs = "[...document.querySelectorAll('.open-hand .at')].map(e => e.getBoundingClientRect().left)"
    places = page.evaluate(runs)
    assert places == sorted(places), "the table is not mirrored"
    player.press("?")
    wait(page, f"{FOCUS} === 'keys-close'")
    player.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert goes(page, lambda: player.press("End")) > at
    assert flaws(page) == []
    fits(page)
    focus(player, "way-out")
    player.press("Enter")
    mark(page, "screen", "review")
    wait(page, f"{FOCUS} === 'look-{turn}'")
    page.context.set_offline(False)
    assert watch.errors == []
