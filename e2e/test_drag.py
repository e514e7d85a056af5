"""Dragging, with a mouse, a finger and a pen: it does what taps do, and whatever comes between loses nothing."""

from typing import Any

import pytest
from place import Sit
from player import REST, AtRami, AtRummy, resize
from pointer import GRIP, KINDS, Pointer
from position import match
from watch import Watch, mark, wait

YOU, SARA, BOT = ("you", None), ("person", "Sára"), ("easy", None)
CARDVERSE: dict[str, Any] = {
    "dealer": 1,
    "hands": [["4C", "5C", "6C", "9S", "KH", "2D"], ["3H", "7D", "JD"]],
    "discard": ["3D"],
    "stock": ["7H"],
    "melds": [{"cards": ["TS", "JS", "QS"], "owner": 1}],
}
RAMI: dict[str, Any] = {
    "dealer": 1,
    "hands": [["7H", "8H", "9H", "TH", "5D", "6D", "7D", "QC", "2S", "4S"], ["3D", "5S", "9D", "TD", "KS", "6H"]],
    "discard": ["4H"],
    "stock": ["AC"],
    "melds": [{"cards": ["JC", "*=QC", "KC"], "owner": 1}, {"cards": ["8C", "8D", "8S"], "owner": 1}],
}
RUMMY: dict[str, Any] = {
    "dealer": 1,
    "hands": [["6H", "7H", "KD", "2S", "8H", "AS"], ["4C", "8C", "TD"]],
    "discard": ["3C", "5H", "9D", "QS"],
    "wild_rank": "A",
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_turn_of_cardverse(sit: Sit, watch: Watch, kind: str) -> None:
    player = sit(match(CARDVERSE, YOU, SARA, preset="cardverse"))
    page, pointer = player.page, Pointer(player.page, kind)
    pointer.lift(page.locator("[data-zone=discard] .pile"))
    wait(page, "document.querySelector('[data-zone=hand][data-takes]')")
    pointer.over(page.locator("[data-zone=hand]"))
    player.after(pointer.up)
    assert "3D" in player.hand() and player.get("phase") == "play"
    row = player.hand()
    pointer.put(player.card("KH"), player.card("4C"))
    player.gone("[data-dragged]")
    assert player.hand() == ["KH", *[face for face in row if face != "KH"]] and player.chosen() == 0
    player.choose("4C", "5C", "6C")
    pointer.lift(player.card("5C"))
    assert page.locator("[data-dragged]").count() == 3
    wait(page, "document.querySelector('[data-zone=table][data-takes]')")
    pointer.over(page.locator("[data-zone=table]"), (20, 90))
    player.after(pointer.up)
    assert player.faces("[data-meld='1']") == ["4C", "5C", "6C"]
    pointer.lift(player.card("9S"))
    page.locator("[data-meld='0'][data-takes]").wait_for()
    pointer.over(page.locator("[data-meld='0']"))
    player.after(pointer.up)
    assert player.faces("[data-meld='0']") == ["9S", "TS", "JS", "QS"]
    pointer.lift(player.card("2D"))
    pointer.over(page.locator("[data-zone=discard]"))
    page.locator("[data-zone=discard][data-takes][data-over]").wait_for()
    pointer.up()
    mark(page, "screen", "handover")
    assert watch.errors == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_turn_of_rami(sit: Sit, watch: Watch, kind: str) -> None:
    player = sit(match(RAMI, YOU, SARA))
    page, pointer = player.page, Pointer(player.page, kind)
    tray, laid = page.locator("[data-zone=tray]"), page.locator("[data-zone=table]")
    player.after(lambda: pointer.drag(player.act("draw-stock"), page.locator("[data-zone=hand]")))
    assert "AC" in player.hand()
    player.choose("7H", "8H", "9H", "TH")
    pointer.drag(player.card("8H"), laid, (20, 90))
    player.wait_for("[data-gathered='0']")
    player.choose("5D", "6D", "7D")
    pointer.drag(player.card("7D"), tray)
    player.wait_for("[data-gathered='1']")
    pointer.drag(page.locator("[data-gathered='1']"), page.locator("[data-zone=hand]"))
    player.gone("[data-gathered='1']")
    player.choose("5D", "6D", "7D")
    pointer.drag(player.card("5D"), tray)
    player.wait_for("[data-gathered='1']")
    wait(page, "document.querySelector('[data-act=meld]:not([aria-disabled])')")
    player.after(lambda: pointer.drag(page.locator("[data-gathered='0']"), laid, (20, 90)))
    assert player.faces("[data-meld='2']") == ["7H", "8H", "9H", "TH"]
    player.after(lambda: pointer.drag(player.card("QC"), page.locator("[data-meld='0'] [data-for=QC]")))
    assert player.faces("[data-meld='0']") == ["JC", "QC", "KC"] and player.owed() == ["*"]
    pointer.lift(player.card("*"))
    page.locator("[data-meld='2'] .end.first").wait_for()
    pointer.over(page.locator("[data-meld='2'] .end.first"))
    player.after(pointer.up)
    assert page.locator("[data-meld='2'] [data-for='6H']").count() == 1
    pointer.drag(player.card("2S"), page.locator("[data-zone=discard]"))
    mark(page, "screen", "handover")
    assert watch.errors == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_turn_of_rummy(sit: Sit, watch: Watch, kind: str) -> None:
    player = sit(match(RUMMY, YOU, SARA, preset="rummy5000"), kind=AtRummy)
    page, pointer = player.page, Pointer(player.page, kind)
    pointer.lift(page.locator("[data-drag='depth:3']"))
    player.wait_for("[data-key=take]")
    assert page.locator("[data-dragged]").count() == 3 and page.locator(".fan .take").count() == 3
    pointer.over(page.locator("[data-zone=hand]"))
    player.after(pointer.up)
    assert player.fan() == ["3C"] and player.owed() == ["5H"]
    player.choose("5H", "6H", "7H")
    player.after(lambda: pointer.drag(player.card("6H"), page.locator("[data-zone=table]")))
    assert player.faces("[data-meld='0']") == ["5H", "6H", "7H"]
    player.after(lambda: pointer.drag(player.card("8H"), page.locator("[data-meld='0']")))
    assert player.faces("[data-meld='0']") == ["5H", "6H", "7H", "8H"]
    number = player.get("update")
    pointer.drag(player.card("AS"), page.locator("[data-meld='0']"))
    player.wait_for("dialog[open]")
    assert page.locator("[data-dragged]").count() == 1, "it lies there while it is asked where it goes"
    page.keyboard.press("Escape")
    player.gone("[data-dragged]")
    assert player.get("update") == number and "AS" in player.hand()
    pointer.lift(player.card("AS"))
    page.locator("[data-meld='0'] .end.last").wait_for()
    pointer.over(page.locator("[data-meld='0'] .end.last"))
    player.after(pointer.up)
    assert page.locator("[data-meld='0'] [data-for='9H']").count() == 1
    pointer.drag(player.card("QS"), page.locator("[data-zone=discard]"))
    mark(page, "screen", "handover")
    assert watch.errors == []


HAND: dict[str, Any] = {
    "dealer": 1,
    "hands": [
        ["2C", "3C", "5C", "9C", "4D", "8D", "KD", "3H", "7H", "QH", "2S", "6S", "TS", "KS"],
        ["3D", "5S", "9D", "TD", "KS", "6H"],
    ],
    "discard": ["4H"],
}
PLACES = """() => [...document.querySelectorAll("[data-zone=hand] [data-card]:not([data-dragged])")].map(e => {
    const { left, top } = e.getBoundingClientRect();
    return [Math.round(top), Math.round(left), e.dataset.card];
})"""


@pytest.mark.parametrize(("lang", "kind", "size"), [("en", "touch", (320, 568)), ("ar", "touch", (360, 740))])
def test_the_gap_opens_where_the_card_will_lie(
    sit: Sit, watch: Watch, lang: str, kind: str, size: tuple[int, int]
) -> None:
    """Two rows, strips that overlap, a page that is read from the right: the table lies the same."""
    player = sit(match(HAND, YOU, BOT), lang=lang)
    page = player.page
    pointer = Pointer(page, kind)
    resize(page, *size)
    for one, place in (("2C", 9), ("QH", 2), ("KS", 0), ("3C", 13)):
        row = player.hand()
        rest = [face for face in row if face != one]
        slots = [(top, left) for top, left, _face in page.evaluate(PLACES)]
        top, left = slots[place]
        pointer.lift(player.card(one).first)
        pointer.move(left + 12, top + 30)
        wait(page, f"({PLACES})().every(([top, left]) => Math.abs(top - {top}) > 2 || Math.abs(left - {left}) > 2)")
        wait(page, "document.getAnimations().every(one => one.playState !== 'running')")
        shown = sorted(page.evaluate(PLACES))
        assert [face for _top, _left, face in shown] == rest
        assert {(top, left) for top, left, _face in shown} == set(slots) - {(top, left)}
        pointer.up()
        player.gone("[data-dragged]")
        assert player.hand() == [*rest[:place], one, *rest[place:]]
    row = player.hand()
    player.reload()
    assert player.hand() == row and watch.errors == []


def test_what_is_let_go_nowhere_is_put_back(sit: Sit, watch: Watch) -> None:
    """Outside, by Esc, and when the browser takes the finger away; nothing is played, chosen or selected."""
    player = sit(match(HAND, YOU, SARA))
    page = player.page
    player.draw()
    row, number, free = player.hand(), player.get("update"), page.locator(".bar h1")

    def nothing(chosen: int = 0) -> None:
        player.gone("[data-dragged], [data-over], [data-takes], [data-open]")
        assert (player.hand(), player.chosen(), player.get("update")) == (row, chosen, number)
        assert page.evaluate("[String(getSelection()), scrollX, scrollY]") == ["", 0, 0]
        assert page.locator("[data-zone=hand] li").evaluate_all("all => all.every(li => !li.style.translate)")

    for kind in KINDS:
        pointer = Pointer(page, kind)
        pointer.put(player.card("KD"), free)
        nothing()
        pointer.lift(player.card("KD"))
        pointer.over(page.locator("[data-zone=discard]"))
        page.keyboard.press("Escape")
        pointer.up()
        nothing()
    pointer = Pointer(page, "touch")
    pointer.lift(player.card("KD"))
    pointer.over(page.locator("[data-zone=discard]"))
    pointer.device.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    nothing()
    pointer.lift(player.card("KD"))
    x, y = pointer.at
    for other in ([{"x": x, "y": y, "id": 1}, {"x": 200, "y": 300, "id": 2}], [{"x": x, "y": y, "id": 1}]):
        kind = "touchStart" if len(other) > 1 else "touchMove"
        pointer.device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": other})
    assert page.locator("[data-dragged]").count() == 1, "another finger takes nothing away"
    pointer.over(page.locator("[data-zone=discard]"))
    player.after(pointer.up)
    assert "KD" not in player.hand() and watch.errors == []


def test_what_happens_meanwhile_loses_nothing(sit: Sit, watch: Watch) -> None:
    """The window turns, another one plays: the card stays under the finger, and lands where it is let go."""
    player = sit(match(HAND, YOU, BOT))
    page, pointer = player.page, Pointer(player.page, "touch")
    held = "Math.round(document.querySelector('[data-dragged]').getBoundingClientRect().left)"
    pointer.lift(player.card("KD"))
    left = page.evaluate(held)
    resize(page, 740, 360)
    assert abs(page.evaluate(held) - left) < 2
    resize(page, 1280, 800)
    pointer.over(player.card("2C").first, GRIP)
    pointer.up()
    player.gone("[data-dragged]")
    assert player.hand()[0] == "KD"

    number = player.get("update")
    player.act("draw-stock").dispatch_event("click")
    pointer.lift(player.card("QH"))
    wait(page, f"{REST} && document.documentElement.dataset.update !== '{number}'")
    pointer.over(player.card("KD"), GRIP)
    pointer.up()
    player.gone("[data-dragged]")
    assert player.hand()[:2] == ["QH", "KD"]
    player.act("sort-suit").click()
    drawn = player.faces("[data-zone=hand] .new")
    player.choose("TS")
    player.act("discard").dispatch_event("click")
    pointer.lift(player.card("6S"))
    wait(page, f"{REST} && document.documentElement.dataset.phase === 'draw'")
    pointer.over(player.card("2C").first, GRIP)
    pointer.up()
    player.gone("[data-dragged]")
    assert player.hand()[0] == "6S" and drawn[0] in player.hand() and len(player.hand()) == 14
    player.reload()
    assert player.hand()[0] == "6S" and watch.errors == []


def test_a_swipe_on_the_cloth_scrolls_and_one_on_a_card_drags(sit: Sit, watch: Watch) -> None:
    player = sit(match(HAND, YOU, SARA), kind=AtRami)
    page, pointer = player.page, Pointer(player.page, "touch")
    resize(page, 360, 560)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    scrolled = "document.querySelector('.table').scrollTop"
    page.evaluate("document.querySelector('.table').scrollTop = 0")
    box = page.locator(".seats").bounding_box()
    assert box
    pointer.down(box["x"] + 20, box["y"] + 4)
    pointer.move(box["x"] + 20, box["y"] - 90, steps=8)
    pointer.up()
    wait(page, f"{scrolled} > 20")
    page.evaluate("document.querySelector('[data-zone=hand]').scrollIntoView()")
    before = page.evaluate(scrolled)
    pointer.lift(player.card("3H"))
    pointer.move(pointer.at[0], pointer.at[1] - 90)
    assert page.evaluate(scrolled) == before and page.locator("[data-dragged]").count() == 1
    page.keyboard.press("Escape")
    pointer.up()
    styles = "e => getComputedStyle(e).touchAction"
    assert page.locator(".table").evaluate(styles) == "manipulation", "two quick taps do not enlarge the page"
    assert player.card("3H").evaluate(styles) == "none" and watch.errors == []
