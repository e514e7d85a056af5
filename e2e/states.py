"""Every screen, and the table in what can be seen of it: how to come there, on a page that stays up."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from place import SETTINGS, Place, sit_down
from player import REST, AtRummy
from playwright.sync_api import Page
from position import last_card, match, nearly_over
from watch import Watch, mark, wait

from rami import archive, ledger
from rami.lessons import LESSONS
from rami.rules import rules_from
from rami.table import Seat, Table

YOU, SARA, EASY, HARD = ("you", None), ("person", "Sára"), ("easy", None), ("hard", None)


class State(NamedTuple):
    name: str
    screen: str
    come: Callable[[Place], None]

    def at(self, place: Place) -> Page:
        """The page, once it is there."""
        self.come(place)
        assert place.page is not None
        mark(place.page, "screen", self.screen)
        return place.page


ACTS = LESSONS["cardverse"]["steps"]
TURN: dict[str, Any] = {
    "dealer": 3,
    "phase": "play",
    "hands": [
        ["7H", "8H", "9H", "TH", "5D", "6D", "7D", "QC", "2S", "4S", "9S", "*", "AH", "JD"],
        ["3D", "5S", "9D", "TD", "KS", "6H"],
        ["3H", "4D", "KC"],
        ["AS", "AD", "2D", "2C"],
    ],
    "discard": ["8S", "4H"],
    "melds": [
        {"cards": ["JC", "*=QC", "KC"], "owner": 1},
        {"cards": ["8C", "8D", "8S"], "owner": 2},
        {"cards": ["2H", "3H", "4H", "5H", "6H"], "owner": 2},
    ],
    "opened": [1, 2],
}
DRAW: dict[str, Any] = {name: TURN[name] for name in ("dealer", "discard", "melds", "opened")} | {
    "hands": [TURN["hands"][0][:-1], *TURN["hands"][1:]]
}
FAN: dict[str, Any] = {
    "dealer": 1,
    "hands": [["6H", "7H", "KD", "2S", "JC"], ["4C", "8H", "TD"]],
    "discard": ["3C", "5H", "9D", "QS"],
    "melds": [{"cards": ["5S", "6S", "AC=7S", "8S"], "owner": 1}, {"cards": ["6C", "7C", "8C"], "owner": 0}],
    "wild_rank": "A",
}
WILDS: dict[str, Any] = {
    "dealer": 2,
    "phase": "play",
    "hands": [["5S", "6S", "AD", "7H", "9C", "TC", "2C"], [], ["4C", "KD"]],
    "discard": ["3C"],
    "melds": [{"cards": ["5H", "6H", "AC=7H", "8H"], "owner": 1}, {"cards": ["6C", "7C", "8C"], "owner": 1}],
    "wild_rank": "A",
}
CALL: dict[str, Any] = {
    "dealer": 1,
    "phase": "call",
    "turn": 0,
    "discarder": 2,
    "hands": [["2H", "KD", "5S"], ["2S", "4D", "JH"], ["3S", "JD"]],
    "discard": ["5H", "9C"],
    "melds": [{"cards": ["6C", "7C", "8C"], "owner": 1}, {"cards": ["9D", "9H", "9S"], "owner": 0}],
    "wild_rank": "A",
}
"""The nine of clubs has been discarded: it fits the run and the set."""
LAST: dict[str, Any] = {
    "dealer": 2,
    "phase": "play",
    "hands": [["7H"], ["3D", "5S", "*", "TD", "KS", "6H"], ["2C", "2D"]],
    "discard": ["4H"],
    "melds": [{"cards": ["8C", "8D", "8S"], "owner": 0}],
    "opened": [0],
}
MELDED: dict[str, Any] = {name: CALL[name] for name in ("discard", "melds", "wild_rank")} | {
    "dealer": 2,
    "phase": "play",
    "hands": [["2H"], *CALL["hands"][1:]],
}
SHEET = ((0, 12, 21), (11, 0, 9))


def sit(place: Place, table: Table) -> AtRummy:
    player: AtRummy = sit_down(place, Watch(), table, kind=AtRummy)
    return player


def rami(place: Place, state: dict[str, Any] = TURN, *seats: tuple[str, str | None], **switches: object) -> AtRummy:
    return sit(place, match(state, *(seats or (YOU, EASY, HARD, EASY)), **switches))


def rummy(place: Place, state: dict[str, Any], *seats: tuple[str, str | None], **switches: object) -> AtRummy:
    return sit(place, match(state, *(seats or (YOU, EASY)), preset="rummy5000", **switches))


def shown(screen: str) -> Callable[[Place], None]:
    """A screen that needs no match."""

    def come(place: Place) -> None:
        page = place.open("en", {"clock": "off"})
        place.forward(screen)
        mark(page, "screen", screen)
        wait(page, REST)

    return come


def pressed(state: Callable[[Place], Any], *marks: str) -> Callable[[Place], None]:
    """The state after some presses; each waits until what it presses is there."""

    def come(place: Place) -> None:
        state(place)
        assert place.page is not None
        for what in marks:
            place.page.click(what)

    return come


def dealt(place: Place) -> None:
    rules = rules_from({"preset": "cardverse"})
    seats = Seat("you"), Seat("easy")
    tables = (Table.start(rules, seats, f"deal-{number}") for number in range(99))
    sit(place, next(table for table in tables if table.round.turn == 0))


def chosen(place: Place) -> None:
    player = rami(place, {**TURN, "opened": [0, 1, 2]}, opening_minimum=0)
    player.choose("7H")
    player.wait_for("[data-act=lay-off]")


def gathered(place: Place) -> None:
    player = rami(place)
    player.gather("7H", "8H", "9H", "TH")
    player.wait_for("[data-gathered='0']")
    player.choose("5D", "6D", "7D")
    player.wait_for("[data-act=gather]:not([aria-disabled])")


def refused(place: Place) -> None:
    player = rami(place)
    player.choose("2S", "9S", "AH")
    player.page.locator(".act.main").click(force=True)
    player.wait_for("[data-refusal=not_a_meld]")


def sorting(place: Place) -> None:
    player = rami(place)
    player.act("sort-hand").click()
    player.choose("2S")


def fan(place: Place) -> None:
    player = rummy(place, FAN)
    player.look(3)
    player.outlook("makes a meld at once")


def twins(place: Place) -> None:
    player = rummy(place, WILDS, YOU, EASY, EASY)
    player.choose("7H")
    player.wait_for("[data-act=match]")


def ways(place: Place) -> None:
    player = rummy(place, WILDS, YOU, EASY, EASY)
    player.choose("5S", "6S", "AD")
    player.page.click(".act.main")
    player.wait_for("dialog[open] [data-choice='4S']")


def counting(place: Place) -> None:
    rules = rules_from({"preset": "rummy5000", "permanent_wilds": ["2"], "permanent_wild_upcard": "choose", "packs": 2})
    tables = (Table.start(rules, (Seat("you"), Seat("easy"), Seat("easy")), str(seed)) for seed in range(1000))
    sit(place, next(table for table in tables if table.round.phase == "choose" and table.round.turn == 0))


def handover(place: Place) -> None:
    page = place.open("en", {"clock": "off"})
    place.lay(match(DRAW, ("you", "Béla"), SARA, EASY, EASY))
    mark(page, "screen", "handover")
    page.locator("[data-act=confirm]:not([aria-disabled])").wait_for()


def over(place: Place) -> None:
    player = sit(place, match(LAST, YOU, EASY, HARD, sheet=SHEET))
    player.discard("7H")
    mark(player.page, "screen", "round-end")


def scored(place: Place) -> None:
    """Where what is melded scores."""
    player = rummy(place, MELDED, YOU, EASY, HARD)
    player.discard("2H")
    mark(player.page, "screen", "round-end")


def won(place: Place) -> None:
    player = sit(place, match(LAST, YOU, EASY, HARD, sheet=SHEET, target_score=31))
    player.discard("7H")
    mark(player.page, "screen", "match-end")


PUT = """async texts => {
    const ask = of => new Promise(done => { of.onsuccess = () => done(of.result); });
    const kept = await ask(indexedDB.open("rami"));
    const table = kept.transaction("matches", "readwrite").objectStore("matches");
    await ask(table.clear());
    for (const key in texts) await ask(table.put(texts[key], key));
    kept.close();
}"""


def counted(place: Place) -> None:
    """Statistics of three matches by the same rules and one by others."""
    page = place.open("en", {"clock": "off"})
    rows = {}
    for number, (target, winner) in enumerate(((99, 0), (31, 0), (31, 1), (31, 0))):
        table = match(LAST, YOU, EASY, HARD, sheet=SHEET, target_score=target)
        row = ledger.row(table, f"2026-0{number + 1}-05T12:00:00Z")._replace(over="played", winners=(winner,))
        rows[f"result:m{number}"] = json.dumps(ledger.plain(row))
    page.evaluate(PUT, rows)
    place.forward("stats")
    page.locator("[data-key=stats-chart]").wait_for()
    page.locator("[data-key='counted=1']").wait_for()


def brought(place: Place) -> None:
    """A file is looked into before it is taken in."""
    shown("settings")(place)
    assert place.page is not None
    file = archive.write("2026-01-05T12:00:00Z", {}, [], {})
    content = {"name": "rami-2026-01-05.json", "mimeType": "application/json", "buffer": json.dumps(file).encode()}
    place.page.set_input_files("[data-act=import]", content)
    place.page.locator("[data-key=transfer-preview]").wait_for()


def looked(screen: str, ready: str) -> Callable[[Place], None]:
    """A round that is over, looked at again."""

    def come(place: Place) -> None:
        table = nearly_over()
        sit(place, table).discard(last_card(table))
        assert place.page is not None
        place.page.click(f"[data-act={screen}]")
        mark(place.page, "screen", screen)
        place.page.locator(ready).first.wait_for()

    return come


def learning(place: Place) -> None:
    """A lesson under way."""
    shown("tutorial")(place)
    assert place.page is not None
    wait(place.page, f"document.querySelector('[data-step]') && {REST}")


def learnt(place: Place) -> None:
    """The end of a lesson; that it was come to the page may forget."""
    learning(place)
    page = place.page
    assert page is not None
    before, kept = page.evaluate(f"localStorage.getItem('{SETTINGS}')"), {"lesson": "cardverse"}
    page.evaluate("kept => localStorage.setItem('rami.lesson', kept)", json.dumps({**kept, "at": len(ACTS)}))
    page.reload()
    page.locator(".learnt").wait_for()
    page.evaluate(f"text => localStorage.setItem('{SETTINGS}', text)", before)


def dealt_fairly(place: Place) -> None:
    """A round that is over, its deal checked."""
    table = nearly_over(sealed=True)
    sit(place, table).discard(last_card(table))
    assert place.page is not None
    for what in ("[data-act=fair-deal]", "[data-key=check-0]", "[data-verdict=yes]"):
        place.page.click(what)


def named(place: Place) -> None:
    """Rules that are kept under a name."""
    shown("setup")(place)
    page = place.page
    assert page is not None
    if not page.locator("[data-key=house-pick-0]").count():
        page.fill("[data-key=house-title]", "Mimouna")
        page.click("[data-key=house-keep]")
    page.locator("[data-key=house-pick-0]").wait_for()


SET_UP = "[data-act=setup][data-game=rami51]"
STATES = (
    State("home", "home", shown("home")),
    State("home, finding a game", "home", pressed(shown("home"), "[data-key=find]")),
    State("set-up", "setup", shown("setup")),
    State(
        "set-up, house rules",
        "setup",
        pressed(shown("home"), SET_UP, "[data-do=reference]"),
    ),
    State("set-up, rules under a name", "setup", named),
    State("deal", "table", dealt),
    State("drawing", "table", lambda place: rami(place, DRAW)),
    State("cards chosen", "table", chosen),
    State("melds gathered", "table", gathered),
    State("hint", "table", pressed(rami, "[data-act=hint]", "[data-key=bubble]")),
    State("refusal", "table", refused),
    State("sorting by hand", "table", sorting),
    State("menu", "table", pressed(rami, "[data-act=menu]")),
    State("keys", "table", pressed(rami, "[data-act=menu]", "[data-key=menu-keys]")),
    State("abandoning", "table", pressed(rami, "[data-act=menu]", "[data-act=abandon]")),
    State("a deep take", "table", fan),
    State("floating, a card beside a wild", "table", twins),
    State("which way", "table", ways),
    State("call", "table", lambda place: rummy(place, CALL, YOU, EASY, EASY)),
    State("how many cards", "table", counting),
    State("handover", "handover", handover),
    State("who plays", "handover", pressed(handover, "[data-key=away]")),
    State("sharing", "table", pressed(rami, "[data-act=menu]", "[data-key=menu-share]", "[data-key=copy-link]")),
    State("ending", "table", pressed(rami, "[data-act=menu]", "[data-key=menu-end]")),
    State(
        "ended early",
        "match-end",
        pressed(rami, "[data-act=menu]", "[data-key=menu-end]", "[data-act=confirm]", "[data-key=share-deal]"),
    ),
    State("round end", "round-end", over),
    State("round end, melds score", "round-end", scored),
    State("match end", "match-end", won),
    State("review", "review", looked("review", "[data-done=yes]")),
    State("replay", "replay", looked("replay", "[data-key=step-forward]")),
    State(
        "sharing a replay",
        "replay",
        pressed(looked("replay", "[data-key=step-forward]"), "[data-key=ask-parcel]", "[data-key=parcel-told]"),
    ),
    State("fair deal", "fair", dealt_fairly),
    State("first game", "tutorial", learning),
    State("first game, menu", "tutorial", pressed(learning, "[data-act=menu]")),
    State("first game, over", "tutorial", learnt),
    State("rules", "rules", shown("rules")),
    State("settings", "settings", shown("settings")),
    State("clearing", "settings", pressed(shown("settings"), "[data-key=clear]")),
    State("a file", "settings", brought),
    State("statistics", "stats", counted),
    State("credits", "credits", shown("credits")),
)


def choose(page: Page, setting: str, value: str) -> None:
    """Choose a setting as the settings do, wherever one is."""
    page.evaluate(
        """does => {
            const button = document.body.appendChild(document.createElement("button"));
            button.dataset.do = does;
            button.click();
            button.remove();
        }""",
        f"set:{setting}:{value}",
    )
    wait(page, REST)
