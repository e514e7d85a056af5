"""The rule book and the set-up: examples played on their boards, house rules that close one another."""

from collections.abc import Callable

from playwright.sync_api import Page
from watch import Watch, flaws, mark, wait

Open = Callable[[str], Page]
STEP = "[data-key=board-step]"


def faces(page: Page, place: str) -> list[str]:
    cards = page.locator(f"[data-key=board] {place} [data-card]")
    return [str(face) for face in cards.evaluate_all("all => all.map(e => e.dataset.card)")]


def test_examples_are_played_step_by_step(opened: Open, watch: Watch) -> None:
    page = opened("?lang=en&screen=rules")
    page.click("[data-do='book:rami51']")
    page.click("[data-key=example-RA-18]")
    hand = faces(page, ".hand-row:nth-of-type(3)")
    assert "*" in hand and page.locator("[data-key=board] [data-for]").count() == 0
    page.click(STEP)
    page.locator("[data-key=board] [data-for]").wait_for()
    assert page.get_attribute("[data-key=board] [data-for]", "data-for") == "4H"
    assert page.evaluate("document.activeElement.dataset.key") == "board-again"
    page.click("[data-key=board-another]")
    page.locator(STEP).wait_for()
    page.click("[data-key=example-RA-16]")
    wait(page, "document.querySelectorAll('[data-key=board]').length === 1")
    page.keyboard.press("Enter")
    page.locator(".verdict.no").wait_for()
    assert "RA-16" in page.locator(".verdict.no").inner_text()
    assert flaws(page) == []
    assert watch.errors == []


def test_an_example_opens_with_its_step_in_view_and_names_beside_their_cards(opened: Open, watch: Watch) -> None:
    page = opened("?lang=ar&screen=rules")
    page.set_viewport_size({"width": 360, "height": 640})
    page.click("[data-do='book:rami51']")
    page.click("[data-key=example-RA-18]")
    page.locator(STEP).wait_for()
    wait(page, "document.activeElement.dataset.key === 'board-step'")
    box = page.locator(STEP).bounding_box()
    assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= 640
    ends = """all => all.map(row => {
        const last = row.querySelector('.cards').lastElementChild ?? row;
        return [row.getBoundingClientRect().right, last.getBoundingClientRect().right];
    })"""
    rows = page.locator("[data-key=board] .hand-row").evaluate_all(ends)
    assert len(rows) > 1 and all(abs(row - card) < 2 for row, card in rows), rows
    assert watch.errors == []


def test_the_rule_book_of_a_match_tells_its_house_rules(opened: Open, watch: Watch) -> None:
    page = opened("?game=rami51&seats=you,easy&lang=en&speed=instant&set=opening_minimum:71&set=discard_from_turn:2")
    mark(page, "screen", "table")
    page.click("[data-act=menu]")
    page.click("[data-key=menu-rules]")
    mark(page, "screen", "rules")
    page.locator("#house [data-rule=RA-H25]").wait_for()
    told = page.locator("[data-key=rule-RA-8]").inner_text()
    assert "71" in told and "house rule" in told
    assert page.locator("[data-key=value-opening_minimum] .value").inner_text() == "71"
    assert watch.errors == []


def test_a_house_rule_closes_what_it_contradicts(opened: Open, watch: Watch) -> None:
    page = opened("?lang=en")
    page.click("[data-act=setup][data-game=rami51]")
    page.click("[data-do=reference]")
    page.click("[data-do='pick:opening_needs_clean_run:1']")
    closed = page.locator("[data-key='pick:melds=1']")
    wait(page, "document.querySelector(\"[data-key='pick:melds=1']\").ariaDisabled === 'true'")
    assert "run without a joker" in page.locator("[data-key=row-melds]").inner_text()
    closed.click(force=True)
    assert closed.get_attribute("aria-checked") == "false"
    page.click("[data-do='pick:opening_needs_clean_run:0']")
    wait(page, "document.querySelector(\"[data-key='pick:melds=1']\").ariaDisabled !== 'true'")
    closed.click()
    page.locator("[data-key=row-opening_needs_clean_run] .locked-by").first.wait_for()
    assert page.locator("[data-key=row-opening_needs_clean_run] [role=switch]").count() == 0
    assert watch.errors == []


def test_rami_40_is_chosen_on_its_tile(opened: Open, watch: Watch) -> None:
    page = opened("?lang=en")
    page.click("[data-key='set:rami=rami40']")
    page.locator("[data-act=play][data-game=rami40]").wait_for()
    assert page.evaluate("document.activeElement.dataset.key") == "set:rami=rami40"
    page.reload()
    page.click("[data-act=play][data-game=rami40]")
    mark(page, "screen", "table")
    mark(page, "game", "rami40")
    assert page.locator("[data-seat]").count() == 4
    assert watch.errors == []
