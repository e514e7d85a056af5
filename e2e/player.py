"""Somebody at the table: what they see and how they press. Nothing is used that a person could not."""

from collections.abc import Callable

from conftest import passed, wait
from playwright.sync_api import Locator, Page


class Player:
    """Somebody at the table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        passed(page, "rami:game")

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

    def after(self, act: Callable[[], None]) -> None:
        """Do something and wait until it has changed the table, or the screen."""
        before = self.get("update")
        act()
        wait(
            self.page,
            f"(({{update, screen}}) => update !== {before!r} || screen !== 'table')(document.documentElement.dataset)",
        )

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

    def add(self) -> bool:
        """Add one card to a meld of the table, if one fits."""
        if not self.page.locator("[data-meld]").count():
            return False
        for face in self.hand():
            self.choose(face)
            if self.act("lay-off").count():
                self.after(self.act("lay-off").first.click)
                return True
            self.choose(face)
        return False

    def discard(self, face: str) -> None:
        self.choose(face)
        self.after(self.act("discard").click)

    def next_round(self) -> None:
        self.act("next-round").click()


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

    def add(self) -> bool:
        if not self.page.locator("[data-meld]").count():
            return False
        for face in self.hand():
            self.choose(face)
            if self.page.locator(".meld.lit").count() == 1:
                self.after(lambda: self.press("l"))
                return True
            self.press("Escape")
        return False

    def discard(self, face: str) -> None:
        self.choose(face)
        self.after(lambda: self.press("d"))

    def next_round(self) -> None:
        for _ in range(10):
            if self.page.evaluate("document.activeElement.dataset.act") == "next-round":
                break
            self.press("Tab")
        self.press("Enter")
