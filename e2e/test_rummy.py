"""Rummy 5000 at the table: deals by up-cards, the pile as a fan, floating, wilds that are chosen and matched."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from conftest import Watch, mark, wait
from player import AtRummy, AtRummyByKeys, sit_down
from playwright.sync_api import Page
from position import match

from rami.rules import rules_from
from rami.table import Seat, Table

Open = Callable[[str], Page]
Sit = Callable[..., AtRummy]
YOU, SARA, BOT = ("you", "Béla"), ("person", "Sára"), ("easy", None)
SEATS = Seat("you"), Seat("easy"), Seat("easy")
two = partial(match, preset="rummy5000")


@pytest.fixture
def sit(page: Page, site: str) -> Sit:
    return partial(sit_down, page, site, kind=AtRummy)


COMES_WITH = {**{rank: int(rank) for rank in "23456789"}, **dict.fromkeys("TJQK", 10), "A": 11}


def seen(page: Page, seat: int) -> list[str]:
    """The cards of a seat's hand that its place card tells of."""
    page.click(f"[data-key=turn-{seat}]")
    faces = page.locator("[data-key=told] [data-face]")
    faces.first.wait_for()
    found = faces.evaluate_all("all => all.map(e => e.dataset.face)")
    page.click("[data-key=told] [data-act=close]")
    return list(found)


def test_the_up_cards_say_how_many_and_what_is_wild(opened: Open, watch: Watch) -> None:
    """R5-3 to R5-6, R5-S13: everybody has seen them, and the rank of the dealer's is wild for all to see."""
    page = opened("?game=rummy5000&seats=you,person,person,person&seed=up-cards&speed=instant&lang=en")
    mark(page, "screen", "handover")
    page.click("[data-act=confirm]")
    player = AtRummy(page)
    turn = int(player.get("turn") or 0)
    dealer, dealt = (turn - 1) % 4, 0
    for seat in {0, 1, 2, 3} - {turn}:
        (up,) = seen(page, seat)
        count = int(page.get_attribute(f"[data-seat='{seat}']", "data-count") or 0)
        assert count == COMES_WITH[up[0]] + 1, (seat, up)
        dealt += count
        if seat == dealer:
            wild = up[0]
    assert page.locator(".wilds b").inner_text() == wild.replace("T", "10")
    own = len(player.hand())
    assert own - 1 in COMES_WITH.values() and own == player.count()
    assert page.get_attribute("[data-zone=stock]", "data-count") == str(52 - dealt - own - 1)
    wilds = [face for face in player.hand() if face[0] == wild]
    assert player.faces("[data-zone=hand] .at:has(.wild)") == wilds
    assert watch.errors == []


PILE: dict[str, Any] = {
    "dealer": 1,
    "hands": [["6H", "7H", "KD", "2S", "JC"], ["4C", "8C", "TD"]],
    "discard": ["3C", "5H", "9D", "QS"],
    "wild_rank": "A",
}
"""A pile in which a card lies that fits the hand, and below it one that fits nothing."""


@pytest.mark.parametrize("kind", [AtRummy, AtRummyByKeys])
def test_a_deep_take_and_the_duty_that_comes_with_it(sit: Sit, watch: Watch, kind: type[AtRummy]) -> None:
    """R5-11 to R5-13, R5-17."""
    player = sit(two(PILE, YOU, SARA), kind=kind)
    page, hand = player.page, sorted(player.hand())
    assert player.fan() == PILE["discard"]
    player.look(4)
    assert player.outlook("must meld it")[0] == "3C" and not player.lit("take-discard")
    assert page.locator(".fan .take [data-card]").count() == 4 and player.faces(".fan .low") == ["3C"]
    number = player.get("update")
    player.try_to_take()
    assert player.refusal("must_meld_taken") == "R5-13"
    assert (player.get("update"), player.get("phase")) == (number, "draw") and sorted(player.hand()) == hand
    player.look(3)
    assert player.outlook("makes a meld at once") == ["5H", "5H", "5H", "6H", "7H"] and player.lit("take-discard")
    assert player.faces(".fan .low") == ["5H"] and page.locator(".fan .take [data-card]").count() == 3
    player.take()
    assert player.fan() == ["3C"] and player.owed() == ["5H"]
    assert sorted(player.hand()) == sorted([*hand, "5H", "9D", "QS"])
    number = player.get("update")
    player.try_to_discard("QS")
    assert player.refusal("must_meld_taken") == "R5-13" and player.get("update") == number
    player.choose("QS")
    player.lay(["5H", "6H", "7H"])
    assert player.owed() == [] and player.faces("[data-meld='0']") == ["5H", "6H", "7H"]
    player.discard("QS")
    mark(page, "screen", "handover")
    assert watch.errors == []


def test_the_top_card_alone_is_free_but_stays_for_the_turn(sit: Sit, watch: Watch) -> None:
    player = sit(two(PILE, YOU, SARA))
    player.look(1)
    player.take()
    assert player.owed() == [] and player.fan() == ["3C", "5H", "9D"]
    player.try_to_discard("QS")
    assert player.refusal("cannot_discard_taken") == "R5-17"
    player.choose("QS")
    player.do("undo")
    assert player.fan() == PILE["discard"] and player.get("phase") == "draw"
    assert watch.errors == []


FLOAT: dict[str, Any] = {
    "dealer": 1,
    "hands": [["8H"], ["KC", "QD", "2C", "TD"]],
    "stock": ["8S", "JC", "9H", "3D", "QC", "4D"],
    "discard": ["KD"],
    "melds": [{"cards": ["5H", "6H", "7H"], "owner": 1}, {"cards": ["5S", "6S", "7S"], "owner": 0}],
    "wild_rank": "A",
}
"""A hand whose last cards all fit the table."""


def test_who_has_no_card_left_floats_until_one_cannot_be_played(sit: Sit, watch: Watch) -> None:
    """R5-24 to R5-27, and the score of whoever goes out in the end (R5-32)."""
    player = sit(two(FLOAT, YOU, SARA))
    page = player.page
    player.draw()
    player.lay_off("8H", on=0)
    player.try_to_discard("8S")
    assert player.refusal("last_card_playable") == "R5-24"
    player.do("lay-off", "[data-meld='1']")
    player.take_the_device(1)
    assert page.locator("[data-seat='0'].floating .floats").is_visible()
    assert page.get_attribute("[data-seat='0']", "data-count") == "0"
    player.draw()
    player.discard("JC")
    player.take_the_device(0)
    assert page.locator("[data-seat='0'].me.floating .floats").is_visible() and player.count() == 0
    player.draw()
    assert player.hand() == ["9H"]
    player.try_to_discard("9H")
    assert player.refusal("must_play_or_discard_drawn") == "R5-27"
    player.do("lay-off", "[data-meld='0']")
    player.take_the_device(1)
    assert player.owner("9H", on=0) == "0" and player.owner("7H", on=0) == "1"
    player.draw()
    player.discard("3D")
    player.take_the_device(0)
    player.draw()
    player.discard("QC")
    mark(page, "screen", "round-end")
    totals = page.locator(".sheet [data-owner] .total").all_inner_texts()
    assert totals == [str(5 * 3 + 5 + 5 + 5 + 10 + 10 + 5 + 10), "15"]
    assert watch.errors == []


WILDS: dict[str, Any] = {
    "dealer": 1,
    "phase": "play",
    "hands": [["5S", "6S", "AD", "7H", "9C", "TC", "2C"], ["4C", "KD"]],
    "discard": ["3C"],
    "melds": [{"cards": ["5H", "6H", "AC=7H", "8H"], "owner": 1}, {"cards": ["6C", "7C", "8C"], "owner": 1}],
    "wild_rank": "A",
}
"""A wild in the hand that has two places, and one on the table whose card is in the hand."""


def test_a_wild_asks_for_its_place_and_its_card_is_melded_beside_it(sit: Sit, watch: Watch) -> None:
    """R5-S5, R5-19; what is laid off on another's meld scores for who laid it (R5-15)."""
    player = sit(two(WILDS, YOU, SARA))
    page = player.page
    player.choose("5S", "6S", "AD")
    player.tap(page.locator(".act.main"))
    ways = page.locator("dialog[open] [data-act=choose]")
    ways.first.wait_for()
    assert ways.evaluate_all("all => all.map(e => e.dataset.choice).sort()") == ["4S", "7S"]
    page.keyboard.press("Escape")
    player.gone("dialog[open]")
    assert player.chosen() == 3
    player.tap(page.locator(".act.main"))
    player.after(page.locator("[data-act=choose][data-choice='7S']").click)
    assert player.faces("[data-meld='2']") == ["5S", "6S", "AD"]
    assert page.locator("[data-meld='2'] [data-for='7S']").count() == 1
    player.choose("7H")
    assert player.act("lay-off").count() == 0
    player.do("match")
    assert player.faces("[data-meld='0'] .matched") == ["7H"] and player.owner("7H", on=0) == "0"
    assert page.locator("[data-meld='0'] [data-for='7H']").count() == 1, "the wild stays where it is"
    player.do("undo")
    assert page.locator("[data-meld='0'] .matched").count() == 0 and "7H" in player.hand()
    player.choose("7H")
    player.after(lambda: page.keyboard.press("w"))
    assert player.owner("7H", on=0) == "0" and player.owner("AC", on=0) == "1"
    player.lay_off("9C", on=1)
    assert player.owner("9C", on=1) == "0" and player.owner("8C", on=1) == "1"
    melded = page.locator("[data-seat='0'] .melded").inner_text()
    assert melded == f"+{5 + 5 + 200 + 5 + 5}"
    assert watch.errors == []


def test_a_card_of_the_wild_rank_may_lie_as_itself(sit: Sit, watch: Watch) -> None:
    state = {**WILDS, "wild_rank": "7", "hands": [["5S", "6S", "7S", "2C"], ["4C"]], "melds": []}
    player = sit(two(state, YOU, SARA))
    player.choose("5S", "6S", "7S")
    player.tap(player.page.locator(".act.main"))
    ways = player.page.locator("dialog[open] [data-act=choose]")
    ways.first.wait_for()
    found = ways.evaluate_all("all => all.map(e => e.dataset.choice).sort()")
    assert found == ["4S", "own"]
    player.after(player.page.locator("[data-act=choose][data-choice=own]").click)
    assert player.faces("[data-meld='0']") == ["5S", "6S", "7S"]
    assert player.page.locator("[data-meld='0'] [data-for]").count() == 0
    assert watch.errors == []


def standing(player: AtRummy) -> tuple[Any, ...]:
    """What must be the same after a reload."""
    page = player.page
    floats = page.locator("[data-seat].floating").evaluate_all("all => all.map(e => e.dataset.seat)")
    marks = [player.get(name) for name in ("phase", "turn", "update", "game")]
    return (*marks, sorted(player.hand()), player.fan(), player.faces("[data-zone=table]"), floats, player.owed())


def reload(player: AtRummy) -> None:
    before = standing(player)
    player.page.reload()
    wait(player.page, "document.querySelector('[data-zone=hand]')")
    player.turn()
    assert standing(player) == before


def test_a_reload_changes_nothing_about_a_float_or_a_duty(sit: Sit, watch: Watch) -> None:
    state = {**FLOAT, "hands": [[], FLOAT["hands"][1]], "stock": ["8H", "JC"]}
    player = sit(two(state, YOU, BOT))
    reload(player)
    player.draw()
    reload(player)
    player.try_to_discard("8H")
    assert player.refusal("must_play_or_discard_drawn") == "R5-27"
    player = sit(two(PILE, YOU, BOT))
    player.look(3)
    player.take()
    reload(player)
    player.try_to_discard("QS")
    assert player.refusal("must_meld_taken") == "R5-13"
    assert watch.errors == []


def test_a_wild_up_card_lets_its_player_choose(opened: Open, page: Page, watch: Watch) -> None:
    """R5-V9: the choice stays open over a reload, and is not taken back."""
    rules = {"preset": "rummy5000", "permanent_wilds": ["2"], "permanent_wild_upcard": "choose", "packs": 2}
    made = rules_from(rules)
    deals = ((seed, Table.start(made, SEATS, seed).round) for seed in map(str, range(1000)))
    seed = next(seed for seed, round in deals if round.phase == "choose" and round.turn == 0 and round.dealer)
    sets = "".join(f"&set={name}:{json.dumps(value)}" for name, value in rules.items() if name != "preset")
    page = opened(f"?game=rummy5000&seats=you,easy,easy&seed={seed}&speed=instant&lang=en{sets}")
    player = AtRummy(page)
    player.turn()
    assert player.get("phase") == "choose" and player.count() == 1
    reload(player)
    choices = page.locator("[data-act=choose]")
    assert choices.evaluate_all("all => all.map(e => e.dataset.choice)") == ["2", "12"]
    player.after(choices.last.click)
    player.turn()
    assert player.count() == 12 and not player.lit("undo")
    assert watch.errors == []


def tallies(page: Page) -> list[list[int]]:
    """By seat, the numbers of its tally from the first line to its total."""
    rows = page.locator(".shown [data-owner]")
    numbers = "rows => rows.map(row => [...row.querySelectorAll('dl.tally dd')].map(e => parseInt(e.innerText)))"
    return list(rows.evaluate_all(numbers))


def test_a_round_of_five_is_played_to_its_sheet(opened: Open, watch: Watch) -> None:
    """Against four bots, with two packs; what is melded and caught adds up to the round and to the total."""
    page = opened("?game=rummy5000&seats=you,easy,normal,easy,normal&seed=five&speed=instant&lang=en")
    player = AtRummy(page)
    while player.turn() == "table":
        phase = player.get("phase")
        if phase == "call":
            player.let_go()
        elif phase == "draw":
            player.draw()
        else:
            player.choose(player.hand()[0])
            player.do("discard")
    mark(page, "screen", "round-end")
    found = tallies(page)
    cells = page.locator(".sheet tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(e => parseInt(e.innerText)))"
    )
    assert len(found) == 5
    for lines, (scored, total) in zip(found, cells, strict=True):
        assert sum(lines[:-2]) == lines[-2] == scored and lines[-1] == total == scored
    values = page.locator(".shown .worths").evaluate_all(
        "all => all.map(e => [...e.querySelectorAll('.at')].map(one => parseInt(one.lastChild.textContent)))"
    )
    caught = sum(sum(hand) for hand in values)
    assert [lines[1] for lines in found if len(lines) == 4] in ([caught], []), "one has caught what the others hold"
    player.next_round()
    mark(page, "screen", "table")
    assert watch.errors == []
