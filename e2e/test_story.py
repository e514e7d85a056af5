"""What somebody hears who does not see: a whole round of each family, played by keys, in two directions of writing.

Kept as told, a file for each game and language. Where another story is meant, read the new one aloud, and write it anew
with `python -m pytest e2e/test_story.py --renew`.
"""

import re
from pathlib import Path

import pytest
from place import Place, Sit
from player import REST, AtRummyByKeys
from playwright.sync_api import CDPSession, Page
from script import SEEDS, deal, perform, script
from watch import Watch, mark, wait

ISOLATES = "[\u200e\u200f\u2066-\u2069]"  # they are not heard
FOLDER = Path(__file__).parent / "story"
MOVES = {"Tab", "Home", "End", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"}
LISTEN = """() => {
    window.heard = [];
    window.ear?.disconnect();
    window.ear = new MutationObserver(all => {
        for (const one of all) for (const added of one.addedNodes) heard.push(added.textContent.trim());
    });
    ear.observe(document.getElementById("story"), { childList: true });
}"""
PLACE = """(() => {
    const row = document.activeElement.closest("ol > li");
    return row ? [[...row.parentNode.children].indexOf(row) + 1, row.parentNode.children.length] : null;
})()"""
STATES = {"pressed": "selected", "disabled": "unavailable", "expanded": "open"}


class Teller(AtRummyByKeys):
    """Writes down what is heard after each key that does something, and what has the focus then."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.told: list[str] = []
        self.open = True  # whether the last key's doing is still to be told; before the first one, the deal
        self.eyes: CDPSession = page.context.new_cdp_session(page)

    def press(self, *names: str) -> None:
        for name in names:
            self.close_line()
            if name not in MOVES:
                self.told.append(f"[{name}]")
                self.open = True
            super().press(name)

    def close_line(self) -> None:
        if not self.open:
            return
        self.open = False
        wait(self.page, REST)
        self.told += [f"  {said}" for said in self.page.evaluate("heard.splice(0)")]
        self.told.append(f"  > {self.focused_name()}")

    def focused_name(self) -> str:
        """Role, name and states of what has the focus, as the browser tells them to a screen reader."""
        found = self.eyes.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        asked = {"objectId": found, "fetchRelatives": False}
        (node,) = self.eyes.send("Accessibility.getPartialAXTree", asked)["nodes"]
        parts = [node["role"]["value"], f'"{node["name"]["value"]}"']
        for state in node["properties"]:
            if state["name"] in STATES and str(state["value"]["value"]).lower() == "true":
                parts.append(STATES[state["name"]])
        place = self.page.evaluate(PLACE)
        if place:
            parts.append("{} of {}".format(*place))
        return " ".join(parts)


@pytest.mark.parametrize("lang", ["en", "ar"])
@pytest.mark.parametrize("game", list(SEEDS))
def test_the_story_of_a_round(
    sit: Sit, place: Place, watch: Watch, request: pytest.FixtureRequest, game: str, lang: str
) -> None:
    place.open(lang, {"clock": "off"}).evaluate(LISTEN)
    player: Teller = sit(deal(game), lang, Teller)
    for action in script(game):
        perform(player, action)
    mark(player.page, "screen", "round-end")
    player.next_round()
    mark(player.page, "screen", "table")
    player.close_line()
    told = re.sub(ISOLATES, "", "\n".join(player.told)) + "\n"
    kept = FOLDER / f"{game}.{lang}.txt"
    if request.config.getoption("--renew"):
        kept.write_text(told, "utf-8")
    assert told == kept.read_text("utf-8")
    assert watch.errors == []
