"""Rummy 5000 at the table: deals by up-cards, the pile as a fan, floating, wilds that are chosen and matched."""

import json
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from place import Sit
from player import COVERED, OVERLAP, SMALL, STRIPS, AtRummy, AtRummyByKeys, resize
from playwright.sync_api import Page
from position import match
from watch import Watch, mark

from rami.rules import rules_from
from rami.table import Seat, Table

Open = Callable[[str], Page]
YOU, SARA, BOT = ("you", "Béla"), ("person", "Sára"), ("easy", None)
SEATS = Seat("you"), Seat("easy"), Seat("easy")
two = partial(match, preset="rummy5000")


@pytest.fixture
def sit(sit: Sit) -> Sit:
    return partial(sit, kind=AtRummy)


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
    player = AtRummy(page)
    player.take_the_device()
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
    player.wait_for("[data-act=match]")
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
    player.reload()
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
    assert player.count() == 12 and not player.lit("undo")
    assert watch.errors == []


def tallies(page: Page) -> list[list[int]]:
    """By seat, what the round brought, and the numbers it is made of, if there is more than one."""
    rows = page.locator(".shown [data-owner]")
    numbers = (
        "rows => rows.map(row => [...row.querySelectorAll('.value, dl.tally dd')].map(e => parseInt(e.innerText)))"
    )
    return list(rows.evaluate_all(numbers))


def test_a_round_of_five_is_played_to_its_sheet(sit: Sit, watch: Watch) -> None:
    """Against four bots, with two packs; what is melded and caught adds up to the round and to the total."""
    made, seats = (
        rules_from({"preset": "rummy5000", "packs": 2}),
        map(Seat, ("you", "easy", "normal", "easy", "normal")),
    )
    player = sit(Table.start(made, tuple(seats), "five"))
    page = player.page
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
    for (value, *lines), (scored, total) in zip(found, cells, strict=True):
        assert value == scored == total and sum(lines) == (value if lines else 0)
    values = page.locator(".shown .worths").evaluate_all(
        "all => all.map(e => [...e.querySelectorAll('.at')].map(one => parseInt(one.lastChild.textContent)))"
    )
    caught = sum(sum(hand) for hand in values)
    assert [lines[2] for lines in found if len(lines) == 3] in ([caught], []), "one has caught what the others hold"
    player.next_round()
    mark(page, "screen", "table")
    assert watch.errors == []


GEORGE: dict[str, Any] = {
    "dealer": 1,
    "hands": [["9C", "9S", "KD", "4S", "JC"], ["4C", "8C", "TD"]],
    "discard": ["KC", "5H", "9D"],
    "wild_rank": "A",
}


def test_at_george_the_pile_needs_two_natural_cards(sit: Sit, watch: Watch) -> None:
    """R5-V27: even its top card alone, which is then laid with them; runs there are none."""
    player = sit(match(GEORGE, YOU, SARA, preset="george"))
    page = player.page
    assert player.get("game") == "george"
    player.look(3)
    assert "KC" in player.outlook("two natural cards") and not player.lit("take-discard")
    player.tap(page.locator("[data-act=cancel]"))
    player.look(1)
    assert player.outlook("makes a meld at once")[:5] == ["9D", "9D", "9C", "9D", "9S"]
    player.take()
    assert player.owed() == ["9D"]
    player.choose("9C", "9D", "9S")
    player.do("meld")
    assert sorted(player.faces("[data-meld='0']")) == ["9C", "9D", "9S"] and player.owed() == []
    player.discard("JC")
    mark(page, "screen", "handover")
    assert watch.errors == []


FIVE_HUNDRED: dict[str, Any] = {
    "dealer": 1,
    "phase": "play",
    "hands": [["5S", "*", "7S", "KD"], ["AH", "KH", "2C"]],
    "discard": ["KC"],
    "melds": [{"cards": ["3D", "3H", "3S"], "owner": 1}],
}


def test_at_rummy_500_the_hand_is_taken_off_what_is_melded(sit: Sit, watch: Watch) -> None:
    """R5-V35: jokers are wild, nobody calls, and a total may fall below zero."""
    player = sit(match(FIVE_HUNDRED, YOU, ("person", "Sára"), preset="rummy500"))
    page = player.page
    assert player.get("game") == "rummy500"
    player.lay(["5S", "*", "7S"])
    assert page.locator("[data-meld='1'] [data-for='6S']").count() == 1
    player.discard("KD")
    mark(page, "screen", "round-end")
    found = tallies(page)
    assert found[0] == [5 + 15 + 7] and found[1][1] == 9
    totals = [
        text.replace("−", "-").strip("\u200e\u2066\u2069") for text in page.locator(".sheet .total").all_inner_texts()
    ]
    assert totals == ["27", str(9 - 15 - 10 - 2)]
    assert watch.errors == []


def crowd() -> dict[str, Any]:
    """A hand of twenty-five, a pile of sixty, and melds."""
    melds = [["9C", "TC", "JC", "QC"], ["3D", "3S", "3H"], ["4H", "5H", "6H", "7H", "8H", "9H", "TH"]]
    pack = [rank + suit for _ in range(2) for suit in "CDHS" for rank in "23456789TJQKA"]
    for meld in melds:
        for card in meld:
            pack.remove(card)
    random.Random(5000).shuffle(pack)
    return {
        "dealer": 1,
        "hands": [pack[:25], pack[25:28]],
        "discard": pack[28:88],
        "stock": pack[88:],
        "melds": [{"cards": cards, "owner": owner} for owner, cards in zip((1, 0, 1), melds, strict=True)],
        "wild_rank": "A",
    }


FAN_STRIPS = STRIPS.replace("hand", "discard")


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_a_big_hand_and_a_long_pile_fit_a_phone(sit: Sit, watch: Watch, lang: str) -> None:
    player = sit(two(crowd(), YOU, ("easy", None), packs=2), lang)
    page, whole = player.page, player.fan()
    for phase in ("draw", "taking", "play"):
        if phase == "taking":
            player.look(40)
        if phase == "play":
            page.keyboard.press("Escape")
            player.draw()
            player.choose(player.hand()[3])
        for width, height in ((320, 568), (360, 740)):
            resize(page, width, height)
            page.evaluate("scrollTo(0, 0)")
            if phase == "play" and height < 640:  # nothing can be drawn: a row of the pile is shown, behind a button
                assert 5 < len(player.fan()) < 12 and whole[-len(player.fan()) :] == player.fan()
                assert page.evaluate(COVERED, "none") == [] and min(page.evaluate(FAN_STRIPS)) >= 24
                player.tap(page.locator("[data-key=fold]"))
                player.wait_for(".fan > ol > :nth-child(60)")
            assert len(player.fan()) == 60 and len(player.hand()) == (26 if phase == "play" else 25)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (phase, width)
            hidden = ".melds" if phase == "taking" else "none"  # what is said of the take lies in their place
            assert page.evaluate(OVERLAP, hidden) == [], (phase, width)
            assert page.evaluate(COVERED, hidden) == [], (phase, width)
            assert page.evaluate(SMALL) == [], (phase, width)
            assert min(page.evaluate(STRIPS)) >= 24 and min(page.evaluate(FAN_STRIPS)) >= 24, (phase, width)
    assert watch.errors == []


LEFT = "all => all.map(e => e.getBoundingClientRect().left)"


def test_in_arabic_the_page_is_mirrored_and_the_table_is_not(sit: Sit, watch: Watch) -> None:
    player = sit(two(WILDS, YOU, SARA), "ar")
    page = player.page
    assert page.get_attribute("html", "dir") == "rtl"
    menu, title = (page.locator(name).bounding_box() for name in ("[data-act=menu]", "h1"))
    assert menu and title and menu["x"] > title["x"]
    run = page.locator("[data-meld='1'] [data-card]").evaluate_all(LEFT)
    assert run == sorted(run) and player.faces("[data-meld='1']") == ["6C", "7C", "8C"]
    player = sit(two(crowd(), YOU, SARA, packs=2), "ar")
    top = page.locator(".fan [data-card]").evaluate_all(LEFT)[:20]
    assert top == sorted(top), "the oldest card lies at the left"
    assert watch.errors == []


def test_a_game_is_found_under_its_other_names(opened: Open, watch: Watch) -> None:
    page = opened("?lang=en")
    page.click("[data-key=find]")
    page.fill("[data-key=sought]", "polish")
    page.locator(".hits button").first.click()
    mark(page, "screen", "setup")
    assert "Polish Rummy" in page.locator("[data-key=row-names]").inner_text()
    page.click("[data-act=back]")
    page.click("[data-key=find]")
    page.fill("[data-key=sought]", "1500")
    page.locator(".hits button").first.click()
    mark(page, "screen", "setup")
    page.locator("[data-key=row-target_score]").wait_for()
    page.click("[data-do='count:2']")
    page.click("[data-act=play]")
    player = AtRummy(page)
    assert player.get("game") == "rummy5000" and "1500" in page.locator("h1").inner_text()
    assert page.locator("[data-seat]").count() == 2
    assert watch.errors == []


def test_one_tile_has_three_games(opened: Open, watch: Watch) -> None:
    page = opened("?lang=en")
    for game in ("george", "rummy500"):
        page.click(f"[data-do='set:rummy:{game}']")
        page.locator(f"[data-act=play][data-game={game}]").click()
        mark(page, "screen", "table")
        mark(page, "game", game)
        assert page.locator("[data-seat]").count() == 4
        page.go_back()
        mark(page, "screen", "home")
    assert page.locator("[data-act=play][data-game=rummy500]").count() == 1
    assert watch.errors == []


def test_packs_are_raised_where_a_deal_would_not_fit(opened: Open, watch: Watch) -> None:
    """R5-S12, R5-V1: four could be dealt more than the thirty-six cards from six up."""
    made = rules_from({"preset": "rummy5000", "lowest_rank": "6", "packs": 2})
    seats = (Seat("you"), *[Seat("normal")] * 3)
    seed = next(seed for seed in map(str, range(1000)) if Table.start(made, seats, seed).round.turn == 0)
    page = opened("?lang=en&speed=instant")
    mark(page, "engine", "ready")
    page.click("[data-act=setup][data-game=rummy5000]")
    page.click("[data-do=reference]")
    page.locator("[data-key=row-lowest_rank] [role=radio]").get_by_text("6", exact=True).click()
    page.locator("[data-key=raised]").wait_for()
    page.fill("[data-key='seed']", seed)
    page.click("[data-act=play]")
    player = AtRummy(page)
    player.turn()
    assert int(page.evaluate(CARDS)) == 72
    assert watch.errors == []


CARDS = """[...document.querySelectorAll("[data-seat], [data-zone=stock], [data-zone=discard]")]
    .reduce((sum, place) => sum + Number(place.dataset.count), 0)
    + document.querySelectorAll("[data-zone=table] [data-card]").length"""  # at one moment: bots may be playing


def test_a_link_sets_tables_and_lists_of_ranks(opened: Open, watch: Watch) -> None:
    sets = {"permanent_wilds": ["2"], "upcard_counts": {"J": 11, "Q": 12, "K": 13}, "values": {"QC": 45}, "packs": 2}
    query = "".join(f"&set={name}:{json.dumps(value)}" for name, value in sets.items())
    made, seats = rules_from({"preset": "rummy5000", **sets}), (Seat("you"), Seat("person"), Seat("person"))
    deals = ((seed, Table.start(made, seats, seed).round.known) for seed in map(str, range(1000)))
    seed = next(seed for seed, known in deals if all(len(up) == 1 for up in known))
    page = opened(f"?game=rummy5000&seats=you,person,person&seed={seed}&speed=instant&lang=en{query}")
    AtRummy(page).take_the_device()
    wilds = page.locator(".wilds b span").inner_text().split(", ")
    assert "2" in wilds and len(wilds) == 2
    assert "house rules" in page.locator("h1").inner_text()
    counts = {**COMES_WITH, **sets["upcard_counts"], "2": 15}
    turn = int(page.get_attribute("html", "data-turn") or 0)
    for seat in {0, 1, 2} - {turn}:
        (up,) = seen(page, seat)
        assert page.get_attribute(f"[data-seat='{seat}']", "data-count") == str(counts[up[0]] + 1)
    assert watch.errors == []
