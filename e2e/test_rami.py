"""Rami 51 at the table: openings that are gathered, jokers that are laid, reclaimed and played again, house rules."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from place import Sit
from player import AtRami, AtRamiByKeys, AtRamiTwice, fits_every_screen, resize
from playwright.sync_api import Locator, Page
from position import match
from watch import Watch, mark, wait

from rami.melds import Recogniser
from rami.rules import rules_from
from rami.table import Seat, Table

Open = Callable[[str], Page]
LANGUAGES = ("en", "fr", "ar", "hu", "fa")


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


@pytest.mark.parametrize("kind", [AtRamiTwice, AtRamiByKeys])
def test_a_whole_round(sit: Sit, watch: Watch, kind: type[AtRami]) -> None:
    """Two people at one device, by double taps that do everything once, and by keys."""
    player = sit(match(ROUND, ("you", "Sára"), ("person", "Béla")), kind=kind)
    start = int(player.get("update") or 0)

    player.do("draw-stock")
    player.gather("7H", "8H", "9H", "TH")
    player.wait_for("[data-gathered='0']")
    assert "34 of 51" in player.tray() and not player.ready()
    player.try_the_tray()
    assert player.refusal("opening_too_low") == "RA-8" and player.get("update") == str(start + 1)
    player.gather("5C", "*", "7C")
    player.wait_for("[data-gathered='1'] [data-for='6C']")
    wait(player.page, "document.querySelector('[data-act=meld]').ariaDisabled !== 'true'")
    assert "52 of 51" in player.tray() and player.ready()
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
    player.try_to_discard("2H")
    assert player.refusal("must_replay_wild") == "RA-20"
    assert player.get("update") == number and "*" in player.hand()
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
    player.next_round()
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

    def reload() -> None:
        number = player.get("update")
        player.reload()
        assert (player.get("update"), player.get("phase")) == (number, "play")

    held = sorted(player.hand())
    player.gather("7H", "8H", "9H", "TH")
    player.wait_for("[data-gathered='0']")
    assert sorted(player.hand() + player.gathered()) == held
    reload()
    assert sorted(player.hand() + player.gathered()) == held
    while player.gathered():
        player.tap(player.act("ungather").first)
    open_up(player)
    player.reclaim("QC")
    assert player.faces("[data-meld='0']") == ["JC", "QC", "KC"] and player.owed() == ["*"]
    reload()
    assert player.faces("[data-meld='0']") == ["JC", "QC", "KC"] and player.owed() == ["*"]
    player.try_to_discard("AH")
    assert player.refusal("must_replay_wild") == "RA-20"
    player.choose("AH")
    player.lay(["2S", "*", "4S"])
    assert player.page.locator("[data-meld='4'] [data-for='3S']").count() == 1 and player.owed() == []
    player.discard("AH")
    assert player.get("turn") == "0" and "AH" not in player.hand()
    assert watch.errors == []


def test_what_a_turn_did_is_taken_back_step_by_step(sit: Sit, watch: Watch) -> None:
    player = sit(match(MIDDLE, ("you", None), ("easy", None)))
    hand = player.hand()
    open_up(player)
    player.reclaim("QC")
    assert player.owed() == ["*"]
    player.do("undo")
    assert player.faces("[data-meld='0']") == ["JC", "*", "KC"] and player.owed() == []
    assert player.page.locator("[data-meld='0'] [data-for=QC]").count() == 1 and "QC" in player.hand()
    player.do("undo")
    assert player.hand() == hand and player.page.locator("[data-meld]").count() == 2
    player.choose("QC")
    player.page.keyboard.press("r")
    assert player.refusal("not_opened") == "RA-19"
    assert player.act("reclaim").count() == 0, "no joker is reclaimed before the opening"
    assert not player.lit("undo") and watch.errors == []


TWINS: dict[str, Any] = {
    "dealer": 1,
    "hands": [["6H", "7H", "8H", "6D", "QC", "4C"], ["3D", "5S", "9D"]],
    "discard": ["4H"],
    "stock": ["6H"],
    "melds": [{"cards": ["JC", "*=QC", "KC"], "owner": 1}, {"cards": ["9S", "TS", "JS"], "owner": 0}],
}
"""A hand that draws the twin of one of its cards."""


def drag(page: Page, what: Locator, where: Locator) -> None:
    start, end = what.bounding_box(), where.bounding_box()
    assert start and end
    page.mouse.move(start["x"] + 10, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def test_of_two_equal_cards_one_is_meant(sit: Sit, watch: Watch) -> None:
    """The one that was drawn, when that is tapped; the other one then stays in the hand."""
    player = sit(match(TWINS, ("you", None), ("person", None)))
    page = player.page
    player.draw()
    drawn = page.locator("[data-zone=hand] .new [data-card='6H']")
    for _ in range(2):
        drawn.click()
        assert player.chosen() == 1 and drawn.get_attribute("aria-pressed") == "true"
        player.choose("7H", "8H")
        player.tap(player.act("gather"))
        player.wait_for("[data-gathered='0']")
        assert player.gathered() == ["6H", "7H", "8H"] and player.hand() == ["4C", "QC", "6D", "6H"]
        player.tap(player.act("ungather"))
        player.gone("[data-gathered]")
        assert player.hand().count("6H") == 2
    drawn.click()
    player.lay(["7H", "8H"])
    assert player.faces("[data-meld='2']") == ["6H", "7H", "8H"]
    assert player.hand() == ["4C", "QC", "6D", "6H"] and player.count() == 4
    player.after(lambda: drag(page, player.card("QC"), page.locator("[data-meld='0'] [data-for=QC]")))
    assert player.faces("[data-meld='0']") == ["JC", "QC", "KC"] and player.owed() == ["*"]
    player.lay_off("*", on=2)
    assert page.locator("[data-meld='2'] [data-for='5H']").count() == 1
    player.after(lambda: drag(page, player.card("6H"), page.locator("[data-zone=discard]")))
    mark(page, "screen", "handover")
    assert watch.errors == []


def said(page: Page, where: str) -> str:
    """The spoken name of an element, without the signs that isolate its parts."""
    label = page.locator(where).get_attribute("aria-label") or ""
    return re.sub("[\u2066-\u2069\u200e\u200f\u061c]", "", label)


DIGITS = """numbers => {
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
    three, four, five, one = page.evaluate(DIGITS, numbers)
    assert five < one < three < four, "the first number stands at the right, its digits as always"
    player.tap(player.act("ungather"))
    open_up(player)
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
    player.tap(player.act("gather"))
    player.tap(page.locator("[data-act=choose][data-choice='7S']"))
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


CARDS = """[...document.querySelectorAll("[data-seat], [data-zone=stock], [data-zone=discard]")]
    .reduce((sum, place) => sum + Number(place.dataset.count), 0)
    + document.querySelectorAll("[data-zone=table] [data-card]").length"""  # at one moment: bots may be playing


def test_six_play_with_three_packs(opened: Open, watch: Watch) -> None:
    """A turn goes round, and no card is lost on the way."""
    page = opened("?game=rami51&seats=you,easy,normal,easy,normal,easy&seed=six&speed=instant&lang=en")
    player = AtRami(page)

    def cards() -> int:
        return int(page.evaluate(CARDS))

    player.turn()
    assert cards() == 160
    player.draw()
    assert cards() == 160
    player.discard(player.hand()[-1])
    assert (player.get("screen"), player.get("turn")) == ("table", "0") and cards() == 160
    assert watch.errors == []


CROWD: dict[str, Any] = {
    **MIDDLE,
    "dealer": 5,
    "hands": [*MIDDLE["hands"], ["AC"], ["2C", "TC"], ["2D", "4D", "8D"], ["5H"]],
    "melds": [
        *MIDDLE["melds"],
        {"cards": ["2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H"], "owner": 2},
        {"cards": ["KC", "KD", "KH", "KS"], "owner": 2},
        {"cards": ["TH", "JH", "QH", "KH", "AH"], "owner": 3},
        {"cards": ["3C", "3D", "3S"], "owner": 4},
        {"cards": ["4S", "5S", "*=6S", "7S"], "owner": 4},
        {"cards": ["AC", "AD", "AS", "*"], "owner": 5},
    ],
}
"""Six seats, a full hand, and melds all over the table."""


def test_a_full_table_fits_every_screen(sit: Sit) -> None:
    player = sit(match(CROWD, ("you", None), *[("normal", None)] * 5))
    seats = player.page.locator("[data-seat]")
    for width, height in ((360, 740), (1280, 800)):
        resize(player.page, width, height)
        assert sorted(seats.evaluate_all("all => all.map(e => e.dataset.seat)")) == list("012345")
        for seat in range(6):
            box = player.page.locator(f"[data-seat='{seat}']").bounding_box()
            assert box and box["width"] > 30 and box["x"] >= 0 and box["x"] + box["width"] <= width, (width, seat)
    player.gather("7H", "8H", "9H", "TH")
    player.gather("5D", "6D", "7D")
    player.wait_for("[data-gathered='1']")
    fits_every_screen(player, "ungather", "meld", "hint")
    player.lay_tray()
    player.choose("QC")
    player.wait_for("[data-act=reclaim]")
    fits_every_screen(player, "reclaim", "undo", "hint")


CLEAR = """[...document.querySelectorAll(".seat")].every(seat => {
    const [said, count, sign] = [".said", ".count", ".sign"].map(name => seat.querySelector(name));
    const [a, b, c] = [said, count, sign].map(node => node.getBoundingClientRect());
    return a.width > 20 && said.scrollWidth <= said.clientWidth && a.top >= b.bottom && c.width > 15 && c.left >= 0;
})"""


def test_what_five_others_did_lies_whole_and_clear_of_their_cards_on_a_phone(sit: Sit) -> None:
    state = {
        "dealer": 1,
        "turn": 0,
        "phase": "play",
        "hands": [["7H", "8H", "TH", "9D", "AC"], ["3D", "4S", "3D"], ["5S", "KH", "8C"], ["9D"], ["AH"], ["KS"]],
        "discard": ["4H"],
        "melds": [{"cards": ["3C", "4C", "5C", "*=6C", "7C", "8C", "9C"], "owner": 1}],
        "opened": [0, 1],
    }
    player = sit(match(state, ("you", None), *[("easy", None)] * 5))
    player.discard("AC")
    for width in (320, 360):
        resize(player.page, width, 740)
        wait(player.page, CLEAR)
        joker = player.page.locator("[data-meld='0'] .at:has([data-for])").evaluate("e => e.offsetWidth")
        assert joker >= 13, width
    player.page.click("[data-key=turn-1]")
    player.wait_for("[data-key=told]")
    assert player.page.get_attribute("[data-key=turn-1]", "aria-expanded") == "true"


PLACES = """[...document.querySelectorAll("[data-meld] [data-card]")].map(card => card.getBoundingClientRect())
    .filter(place => place.left < 0 || place.right > innerWidth).length"""


def test_twice_as_large_text_leaves_room_for_the_melds(sit: Sit) -> None:
    """On a small phone on its side, whatever the others are called."""
    player = sit(match(MIDDLE, ("you", None), ("easy", "Maximiliane Wilhelmine Emmanuel")))
    resize(player.page, 568, 320)
    player.page.evaluate("document.documentElement.style.fontSize = '200%'")
    box = player.page.locator(".melds").bounding_box()
    assert box and box["width"] > 200 and player.page.evaluate(PLACES) == 0


def test_the_dealer_starts_with_a_discard(opened: Open, watch: Watch) -> None:
    """Fourteen cards and no pile to take from: the first turn is a discard, by a house rule of the link (RA-H18)."""
    page = opened("?game=rami51&seats=you,person&seed=dealer&speed=instant&lang=en&set=dealer_starts_with_discard:true")
    player = AtRami(page)
    player.take_the_device()
    dealer = int(player.get("turn") or 0)
    assert player.get("phase") == "play" and len(player.hand()) == 14
    assert page.get_attribute("[data-zone=discard]", "data-count") == "0"
    player.discard(player.hand()[0])
    player.take_the_device(1 - dealer)
    assert player.get("phase") == "draw" and len(player.hand()) == 13
    assert page.get_attribute("[data-zone=discard]", "data-count") == "1"
    assert watch.errors == []


LAST: dict[str, Any] = {
    "dealer": 0,
    "turn": 2,
    "hands": [["7H", "8H", "9H"], [], ["KD", "KH", "*"]],
    "discard": ["4H"],
    "stock": ["JD", "6D", "3C"],
    "melds": [{"cards": ["JC", "QC", "KC"], "owner": 0}],
    "eliminated": [1],
}
"""Two of three are left, in what may be the last round."""


def test_who_reaches_the_limit_is_out_and_the_last_one_wins(sit: Sit, watch: Watch) -> None:
    """RA-H17: the seat that is out is passed over; there is no further round when only one is left."""
    seats = ("you", "Sára"), ("person", "Béla"), ("person", "Nour")
    rules = {"elimination": True, "target_score": 300}
    table = match(LAST, *seats, sheet=((0, 310, 250), (20, 0, 20)), **rules)
    player = sit(table)
    assert "out" in (player.page.get_attribute("[data-seat='1']", "aria-label") or "")
    player.draw()
    player.discard("JD")
    player.take_the_device(0)
    player.draw()
    player.lay(["7H", "8H", "9H"])
    player.discard("6D")
    mark(player.page, "screen", "match-end")
    assert "Sára" in player.page.locator("h2").first.inner_text()
    assert player.page.locator(".sheet [data-owner] .total").all_inner_texts() == ["20", "310", "310"]
    assert watch.errors == []


KEY = r"\b(?:switch|switch-help|value|section|setup|rule|book)\.[A-Za-z_-]+|\b[a-z]+_[a-z_]+\b|\{|\}"
HOUSE = """[...document.querySelectorAll(".house")].map(row => [
    row.querySelector("[data-rule]").dataset.rule,
    row.innerText,
    row.querySelectorAll("[role=switch], [role=radio], input, .locked-by").length > 0,
])"""


def test_every_rule_has_its_words_in_every_language(opened: Open, watch: Watch) -> None:
    page = opened("")
    texts: set[str] = set()
    for lang in LANGUAGES:
        page.click(f"[data-do='lang:{lang}']")
        wait(page, f"document.documentElement.lang === '{lang}'")
        page.click("[data-do='go:rules']")
        page.click("[data-do='book:rami51']")
        page.locator("[data-rule=RA-S22]").wait_for()
        book = page.locator("main").inner_text()
        page.click("[data-act=back]")
        page.click("[data-act=setup][data-game=rami51]")
        page.click("[data-do=reference]")
        page.locator("[data-rule=RA-H25]").wait_for()
        rows = page.evaluate(HOUSE)
        assert [number for number, _, _ in rows] == [f"RA-H{number}" for number in range(1, 26)], lang
        assert [number for number, words, control in rows if len(words) < 20 or not control] == [], lang
        texts.update(words for _, words, _ in rows)
        assert re.findall(KEY, book + page.locator("main").inner_text()) == [], lang
        page.click("[data-act=back]")
        mark(page, "screen", "home")
    assert len(texts) == 25 * len(LANGUAGES)
    assert watch.errors == []
