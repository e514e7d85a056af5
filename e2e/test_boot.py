"""The page comes up from a link, asks nobody but its own site, and is honest about what it does meanwhile."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route
from watch import Watch, mark, passed, wait

LINK = "?game=cardverse&seats=you,easy&seed=boot&speed=instant"
Open = Callable[[str], Page]


def test_home_lives_before_the_engine(opened: Open, watch: Watch) -> None:
    page = opened("")
    assert page.get_attribute("html", "data-screen") == "home"
    assert page.locator("[data-act=play][data-game=cardverse]").is_visible()
    mark(page, "engine", "ready")
    assert passed(page, "rami:page") < passed(page, "rami:engine")
    assert watch.errors == []


def test_a_link_deals_a_hand(opened: Open, watch: Watch) -> None:
    page = opened(LINK)
    passed(page, "rami:game")
    assert page.get_attribute("html", "data-screen") == "table"
    held = page.locator("[data-zone=hand]")
    assert held.locator("[data-card]").count() == int(held.get_attribute("data-count") or 0) > 0
    assert watch.errors == []


def test_the_address_is_bare_once_the_match_is_dealt(opened: Open, site: str) -> None:
    page = opened(LINK)
    passed(page, "rami:game")
    wait(page, "location.search === ''")
    assert page.url == site


def test_a_page_whose_own_files_were_lost_on_the_way_comes_up_when_the_site_answers(page: Page, site: str) -> None:
    """While nothing answers, the question whether the site is there again goes unanswered too."""
    gone = [True]

    def lose(route: Route) -> None:
        if gone[0] and (route.request.url != site + LINK or route.request.method == "HEAD"):
            route.abort("connectionrefused")
        else:
            route.fallback()

    page.route("**/pyscript/core.js", lose)
    page.route("**/micropython/*", lose)
    page.route(lambda url: url == site + LINK, lose)
    page.goto(site + LINK)
    assert page.evaluate("performance.getEntriesByName('rami:page').length") == 0
    with page.expect_navigation():
        gone[0] = False
    passed(page, "rami:game")
    assert page.get_attribute("html", "data-screen") == "table"


def test_a_style_sheet_that_was_lost_on_the_way_is_asked_for_again(page: Page, site: str) -> None:
    page.route("**/page.css", lambda route: route.abort("connectionreset"), times=2)
    page.goto(site)
    passed(page, "rami:page")
    wait(page, "document.querySelector('link[rel=stylesheet]').sheet !== null")
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "navigate", "not loaded anew"


@pytest.mark.parametrize("name", ["pyodide.asm.mjs", "pyodide.asm.wasm", "rami.zip"])
def test_a_file_of_the_engine_that_was_lost_on_the_way_is_missed_at_once(
    page: Page, site: str, watch: Watch, name: str
) -> None:
    page.route(f"**/{name}", lambda route: route.abort("connectionreset"), times=2)
    page.goto(site + LINK)
    passed(page, "rami:game")
    assert [said for said in watch.errors if "Timeout" in said] == []


def test_no_request_leaves_the_site(opened: Open, watch: Watch, site: str) -> None:
    page = opened(LINK)
    mark(page, "offline", "ready")
    asked = [url for url in watch.requests if not url.startswith(("blob:", "data:"))]
    assert len(asked) > 20
    assert [url for url in asked if not url.startswith(site)] == []


def test_a_killed_worker_starts_again_from_the_site(opened: Open, watch: Watch, site: str) -> None:
    page = opened("")
    mark(page, "engine", "ready")
    page.evaluate("engines.forEach(engine => engine.end())")
    page.locator("[data-act=play][data-game=cardverse]").click()
    passed(page, "rami:game")
    mark(page, "engine", "ready")
    assert [url for url in watch.requests if not url.startswith((site, "blob:", "data:"))] == []


def test_the_engine_waits_for_the_pages_own_files(page: Page, site: str, watch: Watch) -> None:
    held: list[Route] = []
    free = [False]
    page.route("**/page.bin", lambda route: route.fallback() if free[0] else held.append(route))
    page.goto(site, wait_until="commit")
    wait(page, "performance.getEntriesByType('resource').some(file => file.name.endsWith('/page.js'))")
    page.wait_for_timeout(1000)
    assert held and not any("pyodide.asm" in url for url in watch.requests)
    free[0] = True
    for route in held:
        route.fallback()
    mark(page, "engine", "ready")


def test_the_download_is_told_in_bytes(page: Page, site: str) -> None:
    page.add_init_script("""
        window.told = [];
        addEventListener("rami:progress", event => told.push(event.detail));
    """)
    page.goto(site)
    mark(page, "engine", "ready")
    told = page.evaluate("told")
    done = [one["done"] for one in told]
    assert len(told) >= 3
    assert done == sorted(done)
    assert done[-1] == told[-1]["all"]
    assert {one["all"] for one in told} == {told[-1]["all"]}
    wire = page.evaluate("""performance.getEntriesByType("resource")
        .filter(r => /pyodide|rami\\.zip/.test(r.name)).reduce((sum, r) => sum + r.encodedBodySize, 0)""")
    assert abs(told[-1]["all"] - wire) < wire / 100


def test_the_files_of_a_release_lie_in_one_folder(built: Path) -> None:
    at_top = {path.name for path in built.iterdir() if path.is_file()}
    assert at_top == {"index.html", "sw.js", "manifest.webmanifest", ".nojekyll"}
    (folder,) = (path.name for path in built.iterdir() if path.is_dir())
    index = (built / "index.html").read_text("utf-8")
    assert "unbuilt" not in index and "@/" not in index
    assert f'src="./{folder}/first.js"' in index


def test_an_unbuilt_page_says_how_to_build_it(page: Page) -> None:
    page.goto((Path(__file__).parent.parent / "index.html").as_uri())
    assert page.locator("body").inner_text().strip() == (
        "This is the source of the page of Rami: run make play in this folder to build it and play."
    )
