"""Rami 51 at the table: openings that are gathered, jokers that are laid, taken back and played again, house rules."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import Watch, mark, passed, wait
from player import ByTaps
from playwright.sync_api import Locator, Page
from position import keep, match

from rami.melds import Recogniser
from rami.rules import rules_from
from rami.table import Seat, Table

Open = Callable[[str], Page]
Sit = Callable[..., "AtRami"]
LANGUAGES = ("en", "fr", "ar", "hu", "fa")


class AtRami(ByTaps):
    """A player of a game with openings and jokers."""

    def press(self, what: Locator) -> None:
        what.click()

    def choose(self, *faces: str) -> None:
        """Of equal cards the first."""
        for face in faces:
            self.press(self.card(face).first)

    def do(self, name: str, within: str = "") -> None:
        """Press what bears the mark of an act, and wait until the table has changed."""
        self.after(lambda: self.press(self.page.locator(f"{within} [data-act={name}]")))

    def gather(self, *faces: str) -> None:
        self.choose(*faces)
        self.press(self.act("gather"))

    def lay_tray(self) -> None:
        self.do("meld", "[data-zone=tray]")

    def lay(self, faces: list[str]) -> None:
        self.choose(*faces)
        self.do("meld")

    def lay_off(self, face: str, on: int) -> None:
        self.choose(face)
        self.do("lay-off", f"[data-meld='{on}']")

    def reclaim(self, face: str) -> None:
        self.choose(face)
        self.do("reclaim")

    def discard(self, face: str) -> None:
        self.choose(face)
        self.do("discard")

    def take_the_device(self, seat: int) -> None:
        mark(self.page, "screen", "handover")
        self.press(self.act("confirm"))
        mark(self.page, "screen", "table")
        self.turn(seat)

    def tray(self) -> str:
        return self.page.locator("[data-zone=tray]").inner_text()

    def gathered(self) -> list[str]:
        return self.faces("[data-zone=tray]")

    def faces(self, where: str) -> list[str]:
        return self.page.locator(f"{where} [data-card]").evaluate_all("all => all.map(e => e.dataset.card)")

    def owed(self) -> list[str]:
        """Cards of the hand that are marked as due in this turn."""
        return self.faces("[data-zone=hand] .must")

    def ready(self) -> bool:
        """Whether the tray can be laid, once the engine has said so."""
        return self.page.locator("[data-zone=tray] [data-act=meld]").get_attribute("aria-disabled") != "true"

    def wait_for(self, what: str) -> None:
        self.page.locator(what).wait_for()

    def gone(self, what: str) -> None:
        self.page.locator(what).wait_for(state="detached")


class ByDoubleTaps(AtRami):
    """Everything is pressed twice; it is to happen once."""

    def press(self, what: Locator) -> None:
        what.dblclick()


@pytest.fixture
def sit(page: Page, site: str) -> Sit:
    """Sit down at a match that lies on the device: from the home screen, by *Continue*."""

    def sit_down(table: Table, lang: str = "en", kind: type[AtRami] = AtRami) -> AtRami:
        keep(page, site, table)
        page.goto(f"{site}?lang={lang}&speed=instant")
        page.locator("[data-act=continue]").click()
        wait(page, "['table', 'handover'].includes(document.documentElement.dataset.screen)")
        if page.get_attribute("html", "data-screen") == "handover":
            page.locator("[data-act=confirm]").click()
        player = kind(page)
        player.turn()
        return player

    return sit_down


ROUND: dict[str, Any] = {
    "dealer": 1,
    "hands": [
        ["7H", "8H", "9H", "TH", "5C", "*", "7C", "2S", "3S", "4S", "8C", "8D", "8S"],
        ["6C", "KC", "KD", "KH", "QC", "QD", "QH", "2H", "3D", "5S", "9S", "JS", "AH"],
    ],
    "discard": ["4H"],
    "stock": ["JD", "6D", "4D"],
}
"""A deal whose first three turns can be a round, and what they draw."""


@pytest.mark.parametrize("kind", [AtRami, ByDoubleTaps])
def test_a_whole_round_by_taps(sit: Sit, watch: Watch, kind: type[AtRami]) -> None:
    """Two people at one device; pressing everything twice changes nothing."""
    player = sit(match(ROUND, ("you", "Sára"), ("person", "Béla")), kind=kind)
    start = int(player.get("update") or 0)

    player.do("draw-stock")
    player.gather("7H", "8H", "9H", "TH")
    player.wait_for("[data-gathered='0']")
    assert "34 of 51" in player.tray() and not player.ready()
    player.page.locator("[data-zone=tray] [data-act=meld]").click(force=True)
    player.wait_for("[data-refusal=opening_too_low]")
    assert player.page.locator("[data-refusal] [data-rule]").text_content() == "RA-8"
    assert player.get("update") == str(start + 1)
    player.press(player.page.locator("[data-refusal] [data-act=close]"))
    player.gather("5C", "*", "7C")
    player.wait_for("[data-gathered='1'] [data-for='6C']")
    wait(player.page, "document.querySelector('[data-zone=tray] [data-act=meld]').ariaDisabled !== 'true'")
    assert "52 of 51" in player.tray()
    player.lay_tray()
    assert player.faces("[data-meld='0']") == ["7H", "8H", "9H", "TH"]
    assert player.faces("[data-meld='1']") == ["5C", "*", "7C"]
    player.discard("JD")

    player.take_the_device(1)
    player.do("draw-stock")
    player.gather("KC", "KD", "KH")
    player.gather("QC", "QD", "QH")
    player.wait_for("[data-gathered='1']")
    player.lay_tray()
    player.reclaim("6C")
    assert player.faces("[data-meld='1']") == ["5C", "6C", "7C"] and player.owed() == ["*"]
    number = player.get("update")
    player.choose("2H")
    player.page.locator("[data-zone=discard] button").click(force=True)
    player.wait_for("[data-refusal=must_replay_wild]")
    assert player.page.locator("[data-refusal] [data-rule]").text_content() == "RA-20"
    assert player.get("update") == number and "*" in player.hand()
    player.press(player.page.locator("[data-refusal] [data-act=close]"))
    player.choose("2H")
    player.lay_off("*", on=2)
    assert player.page.locator("[data-meld='2'] [data-for=K]").count() == 1 and player.owed() == []
    player.discard("2H")

    player.take_the_device(0)
    player.do("draw-stock")
    player.lay(["2S", "3S", "4S"])
    player.lay(["8C", "8D", "8S"])
    player.discard("4D")

    mark(player.page, "screen", "round-end")
    assert "Sára" in player.page.locator("h2").first.inner_text()
    totals = player.page.locator(".sheet [data-owner] .total")
    assert totals.all_inner_texts() == ["0", "44"]
    shown = player.faces(".shown [data-owner='1']")
    assert sorted(shown) == sorted(["3D", "5S", "6D", "9S", "JS", "AH"])
    player.press(player.act("next-round"))
    mark(player.page, "screen", "handover")
    assert player.get("update") == str(start + 13)
    assert watch.errors == []


MIDDLE: dict[str, Any] = {
    "dealer": 1,
    "phase": "play",
    "hands": [
        ["7H", "8H", "9H", "TH", "5D", "6D", "7D", "QC", "2S", "4S", "9S", "JD", "AH", "3C"],
        ["3D", "5S", "9D", "TD", "KS", "6H"],
    ],
    "discard": ["4H"],
    "melds": [{"cards": ["JC", "*=QC", "KC"], "owner": 1}, {"cards": ["8C", "8D", "8S"], "owner": 1}],
}
"""A player who can open and then reclaim a joker."""


def open_up(player: AtRami) -> None:
    player.gather("7H", "8H", "9H", "TH")
    player.gather("5D", "6D", "7D")
    player.wait_for("[data-gathered='1']")
    player.lay_tray()


def test_a_reload_loses_no_gathered_card_and_no_debt(sit: Sit, watch: Watch) -> None:
    player = sit(match(MIDDLE, ("you", None), ("easy", None)))
    page = player.page

    def reload() -> None:
        number = player.get("update")
        page.reload()
        wait(page, "document.querySelectorAll('[data-zone=hand] [data-card]').length")
        player.turn()
        assert (player.get("update"), player.get("phase")) == (number, "play")

    held = sorted(player.hand())
    player.gather("7H", "8H", "9H", "TH")
    player.wait_for("[data-gathered='0']")
    assert sorted(player.hand() + player.gathered()) == held
    reload()
    assert sorted(player.hand() + player.gathered()) == held
    if not player.gathered():
        player.gather("7H", "8H", "9H", "TH")
    player.gather("5D", "6D", "7D")
    player.wait_for("[data-gathered='1']")
    player.lay_tray()
    player.reclaim("QC")
    for _ in range(2):
        assert player.owed() == ["*"]
        assert player.faces("[data-meld='0']") == ["JC", "QC", "KC"]
        reload()
    player.choose("AH")
    page.locator("[data-zone=discard] button").click(force=True)
    player.wait_for("[data-refusal=must_replay_wild]")
    player.choose("AH")
    player.lay(["2S", "*", "4S"])
    assert player.page.locator("[data-meld='4'] [data-for='3S']").count() == 1 and player.owed() == []
    player.discard("AH")
    player.turn()
    assert watch.errors == []


def said(page: Page, where: str) -> str:
    """The spoken name of an element, without the signs that isolate its parts."""
    label = page.locator(where).get_attribute("aria-label") or ""
    return re.sub("[\u2066-\u2069\u200e\u200f\u061c]", "", label)


PLACES = """numbers => {
    const text = document.querySelector("[data-zone=tray] .worth span").firstChild, at = text.data, found = [];
    for (const number of numbers)
        for (let i = 0; i < number.length; i++) {
            const sign = document.createRange(), start = at.indexOf(number) + i;
            sign.setStart(text, start);
            sign.setEnd(text, start + 1);
            found.push(Math.round(sign.getBoundingClientRect().left * 10));
        }
    return found;
}"""


@pytest.mark.parametrize(("lang", "numbers"), [("ar", ["34", "51"]), ("fa", ["۳۴", "۵۱"])])
def test_numbers_and_jokers_read_from_right_to_left(sit: Sit, watch: Watch, lang: str, numbers: list[str]) -> None:
    player = sit(match(MIDDLE, ("you", None), ("easy", None)), lang)
    page = player.page
    queen, joker = said(page, "[data-zone=hand] [data-card=QC]"), said(page, "[data-meld='0'] [data-for=QC]")
    assert queen in joker and len(joker) > len(queen) + 3
    player.gather("7H", "8H", "9H", "TH")
    player.wait_for("[data-gathered='0']")
    three, four, five, one = page.evaluate(PLACES, numbers)
    assert five < one < three < four, "the first number stands at the right, its digits as always"
    player.gather("5D", "6D", "7D")
    player.wait_for("[data-gathered='1']")
    player.lay_tray()
    player.reclaim("QC")
    held = said(page, "[data-zone=hand] .must [data-card='*']")
    assert held and joker.startswith(held.split("،")[0])
    for label in (queen, joker, held, player.told(), page.locator("main").inner_text()):
        assert re.findall("[A-Za-z]{2,}", re.sub("RA-[SH]?[0-9]+", "", label)) == []
    assert watch.errors == []


CHOICE: dict[str, Any] = {
    "dealer": 1,
    "phase": "play",
    "hands": [["5S", "6S", "*", "KD", "KH", "KS", "2H"], ["3D", "5S", "9D"]],
    "discard": ["4H"],
}
"""A joker that can stand in two places."""


def test_the_place_of_a_joker_is_asked_where_it_is_chosen(sit: Sit, watch: Watch) -> None:
    table = match(CHOICE, ("you", None), ("easy", None), wild_position="chosen", opening_minimum=40)
    player = sit(table)
    page, hand = player.page, player.hand()
    player.gather("5S", "6S", "*")
    choices = page.locator("dialog[open] [data-act=choose]")
    choices.first.wait_for()
    assert choices.evaluate_all("all => all.map(e => e.dataset.choice).sort()") == ["4S", "7S"]
    page.keyboard.press("Escape")
    player.gone("dialog[open]")
    assert player.hand() == hand and player.chosen() == 3 and player.gathered() == []
    player.press(player.act("gather"))
    player.press(page.locator("[data-act=choose][data-choice='7S']"))
    player.wait_for("[data-gathered='0'] [data-for='7S']")
    assert "18 of 40" in player.tray()
    player.gather("KD", "KH", "KS")
    player.wait_for("[data-gathered='1']")
    player.lay_tray()
    assert player.faces("[data-meld='0']") == ["5S", "6S", "*"]
    assert page.locator("[data-meld='0'] [data-for='7S']").count() == 1
    assert watch.errors == []


def test_the_joker_goes_lowest_unasked_by_the_reference_rules(sit: Sit) -> None:
    player = sit(match({**CHOICE, "opened": [0]}, ("you", None), ("easy", None)))
    player.lay(["5S", "6S", "*"])
    assert player.page.locator("[data-meld='0'] [data-for='4S']").count() == 1
    assert player.faces("[data-meld='0']") == ["*", "5S", "6S"]


def first_seed(rules: dict[str, Any], kinds: str, wanted: Callable[[tuple[str, ...]], object]) -> str:
    """The first seed that lets the first seat begin with a hand that is wanted."""
    made, seats = rules_from(rules), tuple(Seat(kind) for kind in kinds.split(","))
    for number in range(2000):
        round = Table.start(made, seats, f"deal-{number}").round
        if round.turn == 0 and wanted(round.hands[0]):
            return f"deal-{number}"
    raise AssertionError("no such deal")


def test_house_rules_of_the_setup_act_at_the_table(opened: Open, watch: Watch) -> None:
    """No opening minimum: what would be gathered is laid at once; fewer jokers: fewer cards."""
    natural = Recogniser(aces="low_or_high")
    house = {"preset": "rami51", "opening_minimum": 0, "jokers": 2}
    seed = first_seed(house, "you,normal", lambda hand: "*" not in hand and natural.candidates(hand))
    page = opened("?lang=en&speed=instant")
    page.click("[data-act=setup][data-game=rami51]")
    page.click("[data-do=reference]")
    page.click("[data-do='count:2']")
    for switch, value in (("opening_minimum", "0"), ("jokers", "2")):
        radios = page.locator(f"[data-key='row-{switch}'] [role=radio]")
        radios.get_by_text(value, exact=True).click()
        wait(page, f"document.querySelector(\"[data-key='row-{switch}'] [aria-checked=true]\").innerText === '{value}'")
    page.fill("[data-key='seed']", seed)
    page.click("[data-act=play][data-game=rami51]")
    player = AtRami(page)
    player.turn()
    assert page.get_attribute("[data-zone=stock]", "data-count") == str(106 - 2 * 13 - 1)
    player.do("draw-stock")
    meld = natural.candidates(player.hand())[0]
    player.lay(list(meld))
    assert sorted(player.faces("[data-meld='0']")) == sorted(meld)
    assert watch.errors == []


def test_six_play_with_three_packs(opened: Open, watch: Watch) -> None:
    """The table is whole on a phone and on a wide screen, and a turn goes round."""
    page = opened("?game=rami51&seats=you,easy,normal,easy,normal,easy&seed=six&speed=instant&lang=en")
    passed(page, "rami:game")
    player = AtRami(page)

    def cards() -> int:
        counts = page.locator("[data-seat], [data-zone=stock], [data-zone=discard]")
        held = counts.evaluate_all("all => all.reduce((sum, e) => sum + Number(e.dataset.count), 0)")
        return int(held) + len(player.faces("[data-zone=table]"))

    for turn in range(2):
        player.turn()
        assert cards() == 160
        for width, height in ((360, 740), (1280, 800)) if turn else ((320, 568), (740, 360)):
            page.set_viewport_size({"width": width, "height": height})
            wait(page, f"innerWidth === {width} && innerHeight === {height}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
            seats = page.locator("[data-seat]")
            assert sorted(seats.evaluate_all("all => all.map(e => e.dataset.seat)")) == list("012345")
            for seat in range(6):
                box = page.locator(f"[data-seat='{seat}']").bounding_box()
                assert box and box["width"] > 30 and box["x"] >= 0 and box["x"] + box["width"] <= width, (width, seat)
        player.do("draw-stock")
        player.turn()
        player.discard(player.hand()[-1])
        assert cards() == 160
    player.turn()
    assert player.get("screen") == "table" and cards() == 160
    assert watch.errors == []


ROWS = [f"RA-H{number}" for number in range(1, 26)]
KEY = r"\b(?:switch|switch-help|value|section|setup|rule)\.[A-Za-z_-]+|\b[a-z]+_[a-z_]+\b|\{|\}"


def test_every_house_rule_has_its_row_in_every_language(opened: Open, watch: Watch) -> None:
    said_once: dict[str, set[str]] = {number: set() for number in ROWS}
    for lang in LANGUAGES:
        page = opened(f"?lang={lang}")
        page.click("[data-act=setup][data-game=rami51]")
        page.click("[data-do=reference]")
        page.locator("[data-rule=RA-H25]").wait_for()
        for number in ROWS:
            row = page.locator(f".house:has([data-rule={number}])")
            assert row.count() == 1, (lang, number)
            words = row.inner_text()
            controls = row.locator("[role=switch], [role=radio], input, .locked-by").count()
            assert len(words) > 20 and controls, (lang, number)
            said_once[number].add(words)
        whole = page.locator("main").inner_text()
        assert re.findall(KEY, whole) == [], lang
    assert [number for number, texts in said_once.items() if len(texts) < len(LANGUAGES)] == []
    assert watch.errors == []


def test_axe_finds_nothing_about_jokers(sit: Sit) -> None:
    player = sit(match({**MIDDLE, "opened": [1]}, ("you", None), ("easy", None), wild_position="chosen"))
    page, axe = player.page, Axe()

    def check() -> None:
        page.wait_for_timeout(300)  # colours in the middle of a transition are no colours
        assert [(one["id"], one["nodes"][0]["html"]) for one in axe.run(page).response["violations"]] == []

    player.gather("7H", "8H", "9H", "TH")
    player.wait_for("[data-gathered='0']")
    check()
    player.gather("5D", "6D", "7D")
    player.wait_for("[data-gathered='1']")
    player.lay_tray()
    player.choose("QC")
    check()
    player.do("reclaim")
    player.choose("*")
    check()
    player.press(page.locator(".act.main"))
    page.locator("dialog[open] [data-act=choose]").first.wait_for()
    check()
