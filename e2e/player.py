"""Somebody at the table: what they see and how they press. Nothing is used that a person could not."""

from collections.abc import Callable
from itertools import cycle

from playwright.sync_api import Locator, Page, Position
from watch import mark, wait

CORNER: Position = {"x": 10, "y": 14}  # of a card: where the next one does not lie over it
REST = "document.documentElement.dataset.busy === undefined"  # nothing happens by itself, but for a clock


class Player:
    """Somebody at the table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        wait(page, "['table', 'handover'].includes(document.documentElement.dataset.screen)")

    def get(self, name: str) -> str | None:
        return self.page.get_attribute("html", f"data-{name}")

    def turn(self, seat: int = 0) -> str:
        """Wait until something is to be done, by this seat; the screen it is to be done on."""
        wait(
            self.page,
            f"""(({{screen, busy, turn}}) => screen !== "table" || (busy === undefined && turn === "{seat}"))
            (document.documentElement.dataset)""",
        )
        return self.get("screen") or ""

    def after(self, act: Callable[[], None], stopped: bool = False) -> None:
        """Do something and wait until it has changed the table, or the screen, and nothing more happens by itself: the
        bots whose turn it then was have played."""
        before = self.get("update")
        act()
        wait(
            self.page,
            f"""{REST} && (({{screen, update}}) => update !== {before!r} || screen !== "table")
            (document.documentElement.dataset)""",
            stopped,
        )

    def reload(self) -> None:
        """Load the page anew; the hand then lies there as it was left, and nothing happens by itself."""
        self.page.reload()
        wait(self.page, f"document.querySelector('[data-zone=hand]') && {REST}")

    def act(self, name: str) -> Locator:
        return self.page.locator(f"[data-act={name}]")

    def hand(self) -> list[str]:
        return self.page.locator("[data-zone=hand] [data-card]").evaluate_all("all => all.map(e => e.dataset.card)")

    def card(self, face: str) -> Locator:
        return self.page.locator(f"[data-zone=hand] [data-card='{face}']")

    def chosen(self) -> int:
        return self.page.locator("[data-zone=hand] [aria-pressed=true]").count()

    def told(self) -> str:
        return self.page.locator("#story").text_content() or ""

    def lit(self, name: str) -> bool:
        return self.act(name).get_attribute("aria-disabled") != "true"

    def choose(self, *faces: str) -> None:
        for face in faces:
            self.card(face).click()


class ByTaps(Player):
    def draw(self) -> None:
        self.after(self.act("draw-stock").click)

    def lay(self, faces: list[str]) -> None:
        self.choose(*faces)
        self.after(self.act("meld").click)

    def discard(self, face: str) -> None:
        self.choose(face)
        self.after(self.act("discard").click)


class ByKeys(Player):
    """The same without a pointer."""

    def press(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def focused(self) -> str | None:
        return self.page.evaluate(
            "document.activeElement.closest('[data-zone=hand]') && document.activeElement.dataset.card"
        )

    def choose(self, *faces: str) -> None:
        for face in faces:
            for _ in range(20):
                if self.focused():
                    break
                self.press("Tab")
            self.press("Home")
            for _ in range(20):
                if self.focused() == face:
                    break
                self.press("ArrowRight")
            assert self.focused() == face
            self.press("Enter")

    def draw(self) -> None:
        self.after(lambda: self.press("s"))

    def lay(self, faces: list[str]) -> None:
        self.choose(*faces)
        self.after(lambda: self.press("m"))

    def add(self, face: str) -> None:
        self.choose(face)
        self.after(lambda: self.press("l"))

    def discard(self, face: str) -> None:
        self.choose(face)
        self.after(lambda: self.press("d"))

    def next_round(self) -> None:
        for _ in range(10):
            if self.page.evaluate("document.activeElement.dataset.act") == "next-round":
                break
            self.press("Tab")
        self.press("Enter")


class AtRami(ByTaps):
    """A player of a game with openings and jokers."""

    def tap(self, what: Locator, at: Position | None = None) -> None:
        what.click(position=at)

    def do(self, name: str, within: str = "") -> None:
        """Tap what bears the mark of an act, and wait until the table has changed."""
        self.after(lambda: self.tap(self.page.locator(f"{within} [data-act={name}]")))

    def choose(self, *faces: str) -> None:
        """Of equal cards the first."""
        for face in faces:
            self.tap(self.card(face).first, CORNER)

    def draw(self) -> None:
        self.do("draw-stock")

    def gather(self, *faces: str) -> None:
        self.choose(*faces)
        self.tap(self.act("gather"))

    def lay_tray(self) -> None:
        self.do("meld")

    def try_the_tray(self) -> None:
        self.act("meld").click(force=True)

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

    def try_to_discard(self, face: str) -> None:
        self.choose(face)
        self.page.locator("[data-zone=discard] button").click(force=True)

    def refusal(self, code: str) -> str | None:
        """Wait until an act is refused for this reason; the number of the rule. The message is closed."""
        message = self.page.locator(f"[data-refusal={code}]")
        message.wait_for()
        rule = message.locator("[data-rule]").text_content()
        self.close()
        message.wait_for(state="detached")
        return rule

    def close(self) -> None:
        self.tap(self.page.locator("[data-refusal] [data-act=close]"))

    def take_the_device(self, seat: int | None = None) -> None:
        """Take it, as this seat or as whoever has the turn."""
        mark(self.page, "screen", "handover")
        self.confirm()
        mark(self.page, "screen", "table")
        if seat is not None:
            self.turn(seat)

    def confirm(self) -> None:
        self.wait_for("[data-act=confirm]:not([aria-disabled])")
        self.tap(self.act("confirm"))

    def next_round(self) -> None:
        self.tap(self.act("next-round"))

    def faces(self, where: str) -> list[str]:
        return self.page.locator(f"{where} [data-card]").evaluate_all("all => all.map(e => e.dataset.card)")

    def count(self) -> int:
        """Cards of the hand, as the page counts them."""
        return int(self.page.get_attribute("[data-zone=hand]", "data-count") or 0)

    def gathered(self) -> list[str]:
        return self.faces("[data-zone=tray]")

    def tray(self) -> str:
        return self.page.locator("[data-zone=tray]").inner_text()

    def ready(self) -> bool:
        """Whether the tray can be laid, as far as the engine has said so."""
        return self.act("meld").get_attribute("aria-disabled") != "true"

    def owed(self) -> list[str]:
        """Cards of the hand that are marked as due in this turn."""
        return self.faces("[data-zone=hand] .must")

    def wait_for(self, what: str) -> None:
        self.page.locator(what).wait_for()

    def gone(self, what: str) -> None:
        self.page.locator(what).wait_for(state="detached")


class AtRamiTwice(AtRami):
    """Everything is tapped twice; it is to happen once."""

    def tap(self, what: Locator, at: Position | None = None) -> None:
        what.dblclick(position=at)


class AtRamiByKeys(ByKeys, AtRami):
    def gather(self, *faces: str) -> None:
        before = self.page.locator("[data-gathered]").count()
        self.choose(*faces)
        self.press("g")
        self.wait_for(f"[data-gathered='{before}']")

    def lay_tray(self) -> None:
        self.after(lambda: self.press("m"))

    def try_the_tray(self) -> None:
        self.press("m")

    def lay_off(self, face: str, on: int) -> None:
        self.choose(face)
        self.press("l")
        self.wait_for("dialog[open]")
        for _ in range(20):
            if self.page.evaluate("document.activeElement.dataset.choice") == str(on):
                break
            self.press("Tab")
        self.after(lambda: self.press("Enter"))

    def reclaim(self, face: str) -> None:
        self.choose(face)
        self.after(lambda: self.press("r"))

    def try_to_discard(self, face: str) -> None:
        self.choose(face)
        self.press("d")

    def close(self) -> None:
        self.press("Escape")

    def confirm(self) -> None:
        self.wait_for("[data-act=confirm]:not([aria-disabled])")
        self.press("Enter")


class AtRummy(AtRami):
    """A player of a game whose whole discard pile lies open, and whose discards may be called."""

    def look(self, count: int) -> None:
        """Press the card of the fan with which so many would come."""
        self.tap(self.page.locator(f"[data-do='depth:{count}']"), CORNER)
        self.wait_for("[data-key=take]")

    def outlook(self, words: str) -> list[str]:
        """Wait until the page says so of what is looked at; the cards it names."""
        self.wait_for(f"[data-key=taking] p:has-text('{words}')")
        named = self.page.locator("[data-key=taking] [data-face]")
        return list(named.evaluate_all("all => all.map(e => e.dataset.face)"))

    def take(self) -> None:
        self.do("take-discard")

    def try_to_take(self) -> None:
        self.act("take-discard").click(force=True)

    def try_to_discard(self, face: str) -> None:
        self.choose(face)
        self.act("discard").click(force=True)

    def fan(self) -> list[str]:
        return self.faces("[data-zone=discard]")

    def asked(self) -> None:
        """Wait for the question whether to call."""
        self.wait_for("[data-act=call]")

    def call(self) -> None:
        self.tap(self.act("call"))

    def let_go(self) -> None:
        self.do("pass")

    def seconds(self) -> int:
        return int(self.page.locator("[data-act=call] .secs").inner_text())

    def owner(self, face: str, on: int) -> str | None:
        """The seat for which a melded card scores."""
        return self.page.locator(f"[data-meld='{on}'] [data-owner]:has([data-card='{face}'])").get_attribute(
            "data-owner"
        )


class AtPhone(AtRummy):
    """A thumb that taps once, on glass, and never on the same spot again: as fast as a test is that is a double tap."""

    spots = cycle((0.3, 0.7))

    def tap(self, what: Locator, at: Position | None = None) -> None:
        box = what.bounding_box()
        assert box
        what.tap(position=at or {"x": box["width"] * next(self.spots), "y": box["height"] / 2})


class AtRummyByKeys(AtRamiByKeys, AtRummy):
    def look(self, count: int) -> None:
        for _ in range(30):
            if self.page.evaluate("!!document.activeElement.closest('[data-zone=discard]')"):
                break
            self.press("Tab")
        self.press("End", *["ArrowLeft"] * (count - 1), "Enter")
        self.wait_for("[data-key=take]")

    def take(self) -> None:
        wait(self.page, "document.activeElement.dataset.key === 'take'")
        self.after(lambda: self.press("Enter"))

    def try_to_take(self) -> None:
        wait(self.page, "document.activeElement.dataset.key === 'take'")
        self.press("Enter")

    def call(self) -> None:
        self.press("c")

    def let_go(self) -> None:
        self.after(lambda: self.press("x"))

    def lay_off(self, face: str, on: int) -> None:
        self.choose(face)
        self.after(lambda: self.press("l"))


SIZES = ((320, 568), (360, 740), (740, 360), (800, 1100), (1280, 800))
SMALL = """[...document.querySelectorAll("button")].filter(e => e.checkVisibility() && !e.closest("ol, .at"))
    .map(e => [e.dataset.key, e.getBoundingClientRect()])
    .filter(([, r]) => r.width && (r.width < 43.5 || r.height < 43.5)).map(([key]) => key)"""
STRIPS = """(places => places.slice(1).map((p, i) => p.top === places[i].top ? p.left - places[i].left : 99))
    ([...document.querySelectorAll("[data-zone=hand] [data-card]")].map(e => e.getBoundingClientRect()))"""

COVERED = """hidden => [...document.querySelectorAll("main button, main [data-card]")].filter(e => {
    e.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = e.getBoundingClientRect();
    const hit = document.elementFromPoint(left + Math.min(12, width / 2), top + Math.min(12, height / 2));
    const pressed = hit && !e.matches("button") && hit.closest(".meld, .gathered");
    return e.checkVisibility() && width && !pressed && !e.contains(hit) && !e.closest(hidden);
}).map(e => e.dataset.key)"""  # what a thumb would not meet where it can be seen
OVERLAP = """hidden => (boxes => boxes.flatMap(([one, a], i) => boxes.slice(i + 1).filter(([, b]) =>
    a.left < b.right - 3 && b.left < a.right - 3 && a.top < b.bottom - 3 && b.top < a.bottom - 3
).map(([other]) => [one, other])))([".bar", ".seats", ".piles", ".fan", ".banner", ".melds", ".tray", ".hand"]
    .flatMap(name => [...document.querySelectorAll(name)]).filter(e => e.offsetHeight && !e.closest(hidden))
    .filter(e => getComputedStyle(e).clipPath === "none").map(e => [e.className, e.getBoundingClientRect()]))"""

MET = """e => {
    e.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = e.getBoundingClientRect();
    return e.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""  # whether a thumb in the middle of an element meets it


def resize(page: Page, width: int, height: int) -> None:
    """Another size of the window; the page draws itself anew in the frame after it has heard of it."""
    page.set_viewport_size({"width": width, "height": height})
    wait(page, f"innerWidth === {width} && innerHeight === {height}")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")


def fits_every_screen(player: Player, *acts: str) -> None:
    """Nothing is cut off at the side, everything is large enough for a thumb, and nothing lies over these acts."""
    page = player.page
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        assert page.evaluate(SMALL) == [], width
        assert min(page.evaluate(STRIPS)) >= 24, width
        for name in acts:
            assert player.act(name).first.evaluate(MET), (width, name)
