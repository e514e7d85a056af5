"""The table, played by taps and by keys: only what a person can see and press is used."""

from collections.abc import Callable
from functools import partial

import pytest
from place import Sit
from player import ByKeys, ByTaps, Player, fits_every_screen
from playwright.sync_api import BrowserContext, Locator, Page
from watch import Watch, mark, stop_clock, wait

from rami.cards import RANKS
from rami.rules import rules_from
from rami.table import Seat, Table
from rami.view import View

Open = Callable[[str], Page]
SEATS = {"you": Seat("you"), "easy": Seat("easy"), "normal": Seat("normal")}


def link(seed: str, seats: str = "you,easy", speed: str = "instant", **switches: object) -> str:
    more = "".join(f"&set={name}:{value}" for name, value in switches.items())
    return f"?game=cardverse&seats={seats}&seed={seed}&speed={speed}{more}"


def dealt(wanted: Callable[[View], bool] = lambda view: True, seats: str = "you,easy") -> Table:
    """A deal that gives the first seat what is wanted, and the first turn."""
    rules = rules_from({"preset": "cardverse"})
    for number in range(2000):
        table = Table.start(rules, tuple(SEATS[kind] for kind in seats.split(",")), f"deal-{number}")
        if table.round.turn == 0 and wanted(table.match.game.view(table.round, 0)):
            return table
    raise AssertionError("no such deal")


@pytest.fixture
def sit(sit: Sit) -> Sit:
    return partial(sit, kind=ByTaps)


def melds(faces: list[str]) -> list[list[str]]:
    """Sets and runs among faces, each as long as can be."""
    found = []
    for rank in RANKS:
        alike = [face for face in faces if face[0] == rank]
        if len(alike) > 2:
            found.append(alike)
    for suit in "CDHS":
        run: list[str] = []
        for rank in (*RANKS, " "):
            if rank + suit in faces:
                run.append(rank + suit)
                continue
            if len(run) > 2:
                found.append(run)
            run = []
    return found


def fits(face: str, meld: list[str]) -> bool:
    """Whether a card makes a set or a run of the table longer, by the reference rules: aces are low."""
    if len({card[0] for card in meld}) == 1:
        return face[0] == meld[0][0]
    ranks = [RANKS.index(card[0]) for card in meld]
    return face[1] == meld[0][1] and RANKS.index(face[0]) in (min(ranks) - 1, max(ranks) + 1)


def to_add(player: Player) -> str | None:
    """A card of the hand that fits one meld of the table, and no other one."""
    lying = player.page.locator("[data-meld]").evaluate_all(
        "all => all.map(meld => [...meld.querySelectorAll('[data-card]')].map(card => card.dataset.card))"
    )
    return next((face for face in player.hand() if sum(fits(face, meld) for meld in lying) == 1), None)


def play(player: ByKeys) -> list[str]:
    """To the end of the match, as anybody would; the screens on the way."""
    seen = []
    for _ in range(600):
        screen = player.turn()
        if not seen or seen[-1] != screen:
            seen.append(screen)
        if screen == "match-end":
            return seen
        if screen == "round-end":
            player.next_round()
            mark(player.page, "screen", "table")
        elif player.get("phase") == "draw":
            player.draw()
        elif found := melds(player.hand()):
            player.lay(found[0])
        elif face := to_add(player):
            player.add(face)
        else:
            player.discard(max(player.hand(), key=lambda face: "A23456789TJQK".index(face[0])))
    raise AssertionError("the match does not end")


def test_a_whole_match_by_keys(opened: Open, watch: Watch) -> None:
    page = opened(link("keys", "you,easy", target_score=20))
    page.mouse.move(0, 0)
    assert play(ByKeys(page))[-1] == "match-end"
    assert watch.errors == []


def faces(page: Page) -> list[list[str]]:
    return [
        page.locator(f"[data-zone={zone}] [data-card]").evaluate_all("all => all.map(e => e.dataset.card)")
        for zone in ("hand", "discard", "table")
    ]


def test_a_seed_gives_the_same_deal_to_everybody(opened: Open, context: BrowserContext, site: str) -> None:
    where = link(dealt(seats="you,easy,normal").round.seed, "you,easy,normal")
    first = Player(opened(where))
    other = context.browser.new_context() if context.browser else context
    page = other.new_page()
    page.goto(site + where)
    second = Player(page)
    assert faces(first.page) == faces(second.page)
    assert len(first.hand()) == 10
    other.close()


def test_a_reload_changes_nothing_about_the_order_of_the_hand(sit: Sit, watch: Watch) -> None:
    """Arranged by keys."""
    player = sit(dealt(), kind=ByKeys)
    player.draw()
    hand = player.hand()
    player.press("4")
    player.choose(hand[4], hand[0])
    player.press("4")
    assert player.hand() == [hand[4], *hand[:4], *hand[5:]]
    before = faces(player.page)
    number = player.get("update")
    for _ in range(2):
        player.reload()
        assert faces(player.page) == before
        assert (player.get("update"), player.get("phase"), player.get("turn")) == (number, "play", "0")
    player.discard(player.hand()[0])
    assert watch.errors == []


def test_double_clicks_do_things_once(sit: Sit) -> None:
    player = sit(dealt())
    held = len(player.hand())
    player.after(player.act("draw-stock").dblclick)
    assert len(player.hand()) == held + 1
    player.card(player.hand()[0]).dblclick()
    assert player.chosen() == 1 and len(player.hand()) == held + 1
    player.after(player.act("discard").dblclick)
    assert len(player.hand()) == held and player.get("phase") == "draw"
    assert player.page.locator("[data-refusal]").count() == 0


def drag(page: Page, what: Locator, where: Locator, drop: bool = True) -> None:
    start, end = what.bounding_box(), where.bounding_box()
    assert start and end
    page.mouse.move(start["x"] + 10, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=6)
    if drop:
        page.mouse.up()


def test_cards_are_dragged_into_order_and_to_the_pile(sit: Sit, watch: Watch) -> None:
    player = sit(dealt())
    player.draw()
    page, hand, number = player.page, player.hand(), player.get("update")
    pile = page.locator("[data-zone=discard]")
    drag(page, player.card(hand[0]), player.card(hand[3]))
    assert player.hand() == [*hand[1:4], hand[0], *hand[4:]] and player.chosen() == 0
    hand = player.hand()
    drag(page, player.card(hand[1]), pile, drop=False)
    assert page.locator("[data-over]").count() == 1
    page.keyboard.press("Escape")
    page.mouse.up()
    drag(page, player.card(hand[1]), page.locator(".bar h1"))
    assert (player.hand(), player.chosen(), player.get("update")) == (hand, 0, number)
    assert page.locator("[data-dragged], [data-over]").count() == 0
    assert page.evaluate("String(getSelection())") == ""
    player.after(lambda: drag(page, player.card(hand[1]), pile))
    assert hand[1] not in player.hand()
    assert watch.errors == []


def test_a_refused_meld_says_why_and_changes_nothing(sit: Sit) -> None:
    player = sit(dealt(lambda view: not melds(list(view.hand))))
    player.draw()
    hand, number = player.hand(), player.get("update")
    three = next([a, b, c] for a in hand for b in hand for c in hand if len({a, b, c}) == 3 and not melds([a, b, c]))
    player.choose(*three)
    main = player.page.locator(".act.main")
    assert main.get_attribute("aria-disabled") == "true"
    main.click(force=True)  # Playwright would wait until it is lit
    refusal = player.page.locator("[data-refusal=not_a_meld]")
    refusal.wait_for()
    assert refusal.locator("[data-rule]").text_content() in ("CV-5", "CV-6")
    assert player.hand() == hand and player.chosen() == 3 and player.get("update") == number
    refusal.locator("[data-act=close]").click()
    refusal.wait_for(state="detached")


@pytest.fixture
def melder(sit: Sit) -> ByTaps:
    """A player who holds a meld and is to play."""
    player: ByTaps = sit(dealt(lambda view: bool(melds(list(view.hand)))))
    player.draw()
    return player


def test_a_meld_waits_on_the_tray_is_laid_and_taken_back(melder: ByTaps) -> None:
    hand = melder.hand()
    meld = melds(hand)[0]
    melder.choose(*meld)
    melder.act("gather").click()
    tray = melder.page.locator("[data-zone=tray] [data-gathered]")
    assert tray.locator("[data-card]").evaluate_all("all => all.map(e => e.dataset.card).sort()") == sorted(meld)
    assert len(melder.hand()) == len(hand) - len(meld)
    melder.act("ungather").click()
    tray.wait_for(state="detached")
    assert sorted(melder.hand()) == sorted(hand)
    melder.choose(*meld)
    melder.act("gather").click()
    assert not melder.lit("undo")
    melder.after(melder.act("meld").click)
    assert melder.page.locator("[data-meld='0'] [data-card]").count() == len(meld)
    assert "laid down" in melder.told()
    assert melder.lit("undo")
    melder.after(melder.act("undo").click)
    assert melder.hand() == hand and melder.page.locator("[data-meld]").count() == 0
    assert "Taken back" in melder.told()


def test_the_hand_can_be_chosen_and_sorted_while_another_thinks(opened: Open) -> None:
    player = Player(opened(link(dealt().round.seed, speed="slow")))
    player.turn()
    player.after(player.act("draw-stock").click)
    player.choose(player.hand()[0])
    stop_clock(player.page)
    player.act("discard").click()
    wait(player.page, "document.documentElement.dataset.turn === '1'", stopped=True)
    player.choose(player.hand()[1])
    assert player.chosen() == 1
    player.act("sort-rank").click()
    ranks = ["23456789TJQKA".index(face[0]) for face in player.hand()]
    assert ranks == sorted(ranks) and player.chosen() == 1
    number = player.get("update")
    player.act("draw-stock").click(force=True)
    assert player.page.locator("[data-refusal=not_your_turn]").is_visible()
    assert player.get("update") == number


def test_the_drawn_card_stands_apart_and_the_order_stays(sit: Sit) -> None:
    player = sit(dealt())
    before = player.hand()
    player.draw()
    drawn = player.page.locator("[data-zone=hand] li.new [data-card]")
    assert drawn.count() == 1
    assert player.hand() == [*before, drawn.get_attribute("data-card")]
    player.discard(before[2])
    assert player.hand()[: len(before) - 1] == before[:2] + before[3:]
    assert player.page.locator("[data-zone=hand] li.new").count() == 0


def test_esc_leaves_the_menu_and_the_focus_is_where_it_was(sit: Sit) -> None:
    player = sit(dealt())
    player.act("menu").click()
    player.page.locator("dialog[open]").wait_for()
    player.page.keyboard.press("Escape")
    player.page.locator("dialog[open]").wait_for(state="detached")
    assert player.page.evaluate("document.activeElement.dataset.act") == "menu"
    player.page.keyboard.press("?")
    player.page.locator("dialog[open] kbd").first.wait_for()


def test_a_match_that_is_abandoned_is_gone(sit: Sit) -> None:
    player = sit(dealt())
    player.act("menu").click()
    player.act("abandon").click()
    player.act("cancel").click()
    assert player.get("screen") == "table"
    player.act("menu").click()
    player.act("abandon").click()
    player.act("confirm").click()
    mark(player.page, "screen", "home")
    player.act("continue").wait_for(state="detached")  # this page has had other matches: the engine tells what is left


def test_the_table_is_not_mirrored_and_runs_read_left_to_right(melder: ByTaps) -> None:
    page = melder.page
    run = next((meld for meld in melds(melder.hand()) if len({face[1] for face in meld}) == 1), None)
    melder.lay(run or melds(melder.hand())[0])
    left = "all => all.map(e => Math.round(e.getBoundingClientRect().left))"
    places = {zone: page.locator(f"[data-zone={zone}] [data-card]").evaluate_all(left) for zone in ("hand", "table")}
    page.evaluate("document.documentElement.dir = 'rtl'")
    for zone, before in places.items():
        assert page.locator(f"[data-zone={zone}] [data-card]").evaluate_all(left) == before
    assert places["table"] == sorted(places["table"])


def test_the_table_fits_every_screen(sit: Sit) -> None:
    player = sit(dealt(seats="you,easy,normal"))
    fits_every_screen(player, "draw-stock", "take-discard", "hint", "undo")
