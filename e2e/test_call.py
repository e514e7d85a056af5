"""A call of rummy in the browser: the question, its clock, what the caller owes, and several people at one device."""

from functools import partial
from typing import Any

import pytest
from place import Sit
from player import AtRummy, AtRummyByKeys, fits_every_screen, resize
from position import match
from states import CALL
from watch import Watch, flaws, mark, stop_clock, wait

YOU, BOT = ("you", None), ("easy", None)
OFFERED: dict[str, Any] = {
    "dealer": 1,
    "turn": 1,
    "phase": "play",
    "caller": True,
    "next": 0,
    "hands": [["KD", "2S", "JC"], ["8H", "4H"]],
    "stock": ["QC", "TD", "3S", "9C"],
    "discard": ["TC"],
    "melds": [{"cards": ["5H", "6H", "7H"], "owner": 1}],
    "wild_rank": "A",
}
"""A bot that must discard, whichever it may be, a card that fits the table."""
ONE_PLACE = {**CALL, "melds": CALL["melds"][:1]}
SECONDS = "Number(document.querySelector('.call .secs')?.textContent ?? 0)"
at = partial(match, preset="rummy5000")


@pytest.fixture
def sit(sit: Sit) -> Sit:
    return partial(sit, kind=AtRummy)


@pytest.mark.parametrize("kind", [AtRummy, AtRummyByKeys])
def test_what_a_bot_discards_is_called(sit: Sit, watch: Watch, kind: type[AtRummy]) -> None:
    """R5-20 to R5-22: the card goes to the meld, scores for the caller, who owes a discard."""
    player = sit(at(OFFERED, YOU, BOT), kind=kind)
    assert (player.get("phase"), player.get("turn")) == ("call", "0")
    card = player.fan()[-1]
    assert player.act("call").is_visible()
    player.after(player.call)
    assert player.get("phase") == "play" and player.owner(card, on=0) == "0" and player.fan() == ["TC"]
    assert player.act("call").count() == 0 and not player.lit("draw-stock")
    player.discard("JC")
    assert player.count() == 2 and player.get("turn") == "0"
    assert watch.errors == []


def test_the_clock_is_switched_off_for_good(sit: Sit, watch: Watch) -> None:
    """Once by the button of the question, which lets it go again, and once by the settings; it waits meanwhile."""
    player = sit(at(OFFERED, YOU, BOT), settings={"clock": "20"})
    page, number = player.page, player.get("update")
    player.tap(player.act("stop-clock"))
    player.gone("[data-act=call] .secs")
    assert player.act("stop-clock").get_attribute("aria-pressed") == "true"
    player.tap(player.act("stop-clock"))
    player.wait_for("[data-act=call] .secs")
    player.tap(player.act("menu"))
    page.click("[data-key=menu-settings]")
    mark(page, "screen", "settings")
    page.click("[data-do='set:clock:off']")
    page.click("[data-act=back]")
    mark(page, "screen", "table")
    player.asked()
    assert page.locator("[data-act=call] .secs").count() == 0 and player.get("update") == number
    player.reload()
    assert page.locator("[data-act=call] .secs").count() == 0 and player.get("update") == number
    player.let_go()
    assert player.get("phase") == "draw" and watch.errors == []


@pytest.mark.parametrize("kind", [AtRummy, AtRummyByKeys])
def test_who_passes_lets_play_go_on(sit: Sit, watch: Watch, kind: type[AtRummy]) -> None:
    player = sit(at(OFFERED, YOU, BOT), kind=kind)
    card = player.fan()[-1]
    player.let_go()
    assert player.get("phase") == "draw" and card in player.fan() and player.page.locator("[data-meld]").count() >= 1
    assert watch.errors == []


TWO_WAYS: dict[str, Any] = {
    **OFFERED,
    "hands": [OFFERED["hands"][0], ["8H", "8D"]],
    "melds": [
        {"cards": ["5H", "6H", "7H"], "owner": 1},
        {"cards": ["5D", "6D", "7D"], "owner": 0},
        {"cards": ["8C", "8S", "AC"], "owner": 1},
    ],
}
"""As above, but each of the bot's cards fits two melds."""


def test_a_card_that_fits_two_melds_asks_where_it_goes(sit: Sit, watch: Watch) -> None:
    player = sit(at(TWO_WAYS, YOU, BOT))
    page, card = player.page, player.fan()[-1]
    player.call()
    ways = page.locator("dialog[open] [data-act=choose]")
    ways.first.wait_for()
    assert ways.evaluate_all("all => all.map(e => e.dataset.choice)") == ["0", "1"]
    page.keyboard.press("Escape")
    player.gone("dialog[open]")
    assert player.get("phase") == "call"
    player.call()
    player.after(lambda: player.tap(ways.nth(1)))
    (on,) = (on for on in range(3) if card in player.faces(f"[data-meld='{on}']"))
    assert player.owner(card, on) == "0" and player.get("phase") == "play"
    player.do("undo")
    assert player.get("phase") == "call" and player.fan()[-1] == card
    player.asked()
    player.after(page.locator("[data-meld='2'] .press").click)
    assert card in player.faces("[data-meld='2']") and player.owner(card, on=2) == "0"
    assert watch.errors == []


def test_a_called_wild_asks_for_its_place(sit: Sit, watch: Watch) -> None:
    player = sit(at({**OFFERED, "hands": [OFFERED["hands"][0], ["AC", "AD"]]}, YOU, BOT))
    page, card = player.page, player.fan()[-1]
    player.call()
    ways = page.locator("dialog[open] [data-act=choose]")
    ways.first.wait_for()
    assert ways.locator(f"[data-card={card}]").evaluate_all("all => all.map(e => e.dataset.for).sort()") == ["4H", "8H"]
    player.after(page.locator("dialog [data-act=choose]:has([data-for='4H'])").click)
    assert player.faces("[data-meld='0']") == [card, "5H", "6H", "7H"]
    assert page.locator("[data-meld='0'] [data-for='4H']").count() == 1
    assert watch.errors == []


def test_a_reload_changes_nothing_about_a_call_nor_about_what_the_caller_owes(sit: Sit, watch: Watch) -> None:
    player = sit(at(OFFERED, YOU, BOT))
    fan, hand = player.fan(), player.hand()
    player.reload()
    assert (player.get("phase"), player.get("turn"), player.fan(), player.hand()) == ("call", "0", fan, hand)
    player.after(player.call)
    number = player.get("update")
    player.reload()
    assert (player.get("phase"), player.get("update"), player.hand()) == ("play", number, hand)
    assert player.owner(fan[-1], on=0) == "0" and player.act("call").count() == 0
    player.choose("KD", "JC")
    assert player.act("gather").count() == 0 and not player.lit("draw-stock")
    player.choose("KD")
    player.do("discard")
    assert "JC" not in player.hand() and watch.errors == []


THREE: dict[str, Any] = {
    "dealer": 2,
    "turn": 0,
    "phase": "call",
    "discarder": 2,
    "hands": [["KD", "2S"], ["JC", "9S"], ["4C", "3D"]],
    "stock": ["QC", "TD", "3S", "9C"],
    "discard": ["TC", "8H"],
    "melds": [{"cards": ["5H", "6H", "7H"], "owner": 1}],
    "wild_rank": "A",
}
"""Two people, and a bot that has discarded what fits."""
PEOPLE = (("you", "Béla"), ("person", "Sára"), BOT)


def test_who_calls_of_two_people_has_the_device_and_discards(sit: Sit, watch: Watch) -> None:
    """Both are asked together, hands covered."""
    player = sit(at(THREE, *PEOPLE))
    page = player.page
    assert player.hand() == [] and player.count() == 2
    assert [text.split("\n")[0] for text in page.locator(".call .yes").all_inner_texts()] == [
        "Rummy! Béla",
        "Rummy! Sára",
    ]
    page.click("[data-key=call-of-1]")
    mark(page, "screen", "handover")
    assert "Sára" in page.locator("h2").first.inner_text()
    player.confirm()
    mark(page, "screen", "table")
    player.turn(1)
    assert player.get("phase") == "play" and sorted(player.hand()) == ["9S", "JC"]
    assert player.owner("8H", on=0) == "1"
    player.discard("JC")
    player.take_the_device(0)
    assert player.get("phase") == "draw" and sorted(player.hand()) == ["2S", "KD"]
    assert watch.errors == []


def test_nobody_of_two_people_calls(sit: Sit, watch: Watch) -> None:
    player = sit(at(THREE, *PEOPLE))
    player.tap(player.act("pass"))
    player.take_the_device(0)
    assert player.get("phase") == "draw" and player.fan() == ["TC", "8H"] and sorted(player.hand()) == ["2S", "KD"]
    assert watch.errors == []


def test_a_hand_that_lies_open_is_covered_when_two_are_asked(sit: Sit, watch: Watch) -> None:
    state = {**OFFERED, "turn": 2, "dealer": 2, "hands": [["KD", "2S"], ["JC", "9S"], ["8H", "4H"]]}
    player = sit(at(state, *PEOPLE))
    assert player.get("phase") == "call" and player.page.locator(".call .yes").count() == 2
    assert player.hand() == [] and player.count() == 2
    player.tap(player.act("pass"))
    player.take_the_device(0)
    assert sorted(player.hand()) == ["2S", "KD"] and watch.errors == []


IN_THE_PILE: dict[str, Any] = {
    **OFFERED,
    "hands": [["9H", "KD", "2S", "JC"], ["QS", "TS"]],
    "discard": ["4C", "9D", "3C", "9S"],
    "melds": [],
}


def test_a_meld_of_the_pile_is_called(sit: Sit, watch: Watch) -> None:
    """R5-V26: the caller takes all that lies above the lowest card melded."""
    player = sit(at(IN_THE_PILE, YOU, BOT, rummy_call="pile"))
    top = player.fan()[-1]
    player.choose("9H")
    player.after(player.call)
    assert player.get("phase") == "play"
    assert sorted(player.faces("[data-meld='0']")) == ["9D", "9H", "9S"] and player.fan() == ["4C"]
    assert sorted(player.hand()) == sorted(["KD", "2S", "JC", "3C", top])
    player.discard("JC")
    assert watch.errors == []


def test_the_clock_stands_under_the_menu_and_passes_when_it_is_over(sit: Sit, watch: Watch) -> None:
    player = sit(at(ONE_PLACE, YOU, BOT, BOT), settings={"clock": "20"})
    clock = player.page.clock
    stop_clock(player.page)
    wait(player.page, f"{SECONDS} < 20")  # the first second has begun before the clock was stopped
    left = player.seconds()
    clock.run_for(2000)
    assert player.seconds() == left - 2
    player.act("menu").click()
    clock.run_for(30_000)
    assert player.page.evaluate(SECONDS) == left - 2 and player.get("phase") == "call"
    player.act("close").click()
    clock.run_for(1000 * (left - 3))
    assert player.seconds() == 1
    player.after(lambda: clock.run_for(1000), stopped=True)
    assert (player.get("phase"), player.get("turn")) == ("draw", "0") and player.act("pass").count() == 0
    assert "The time is up" in player.told()
    assert watch.errors == []


def test_without_a_clock_nothing_happens_until_the_person_answers(sit: Sit) -> None:
    player = sit(at(ONE_PLACE, YOU, BOT, BOT), settings={"clock": "20"})
    clock = player.page.clock
    stop_clock(player.page)
    player.page.keyboard.press("t")
    player.gone("[data-act=call] .secs")
    number = player.get("update")
    clock.run_for(60_000)
    assert (player.get("update"), player.get("phase")) == (number, "call")
    assert player.page.locator(".call .secs").count() == 0
    player.after(lambda: player.page.keyboard.press("x"), stopped=True)
    assert (player.get("phase"), player.get("turn")) == ("draw", "0")


def test_the_hand_can_be_sorted_on_a_phone_while_the_call_waits(sit: Sit) -> None:
    player = sit(at(ONE_PLACE, YOU, BOT, BOT))
    resize(player.page, 360, 740)
    player.page.locator("[data-key='call-sort']").click()
    player.act("sort-rank").click()
    assert player.hand() == ["2H", "5S", "KD"]
    assert player.act("call").is_visible()


@pytest.mark.parametrize("lang", ["en", "fr", "ar", "hu", "fa"])
def test_the_call_fits_every_screen_in_every_language(sit: Sit, lang: str) -> None:
    player = sit(at(CALL, YOU, BOT, BOT), lang=lang)
    fits_every_screen(player, "call", "pass", "stop-clock")
    assert flaws(player.page) == []
