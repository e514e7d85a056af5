"""A mouse, a finger or a pen, as the browser gets it from the device."""

from playwright.sync_api import Locator, Page
from watch import wait

KINDS = ("mouse", "touch", "pen")
GRIP = (10, 14)  # where a card is taken: on the strip that no other card lies over


class Pointer:
    def __init__(self, page: Page, kind: str) -> None:
        self.page, self.kind = page, kind
        self.device = page.context.new_cdp_session(page)
        self.at = (0.0, 0.0)

    def _send(self, name: str, **more: object) -> None:
        x, y = self.at
        if self.kind == "touch":
            points = [] if name == "touchEnd" else [{"x": x, "y": y, "id": 1}]
            self.device.send("Input.dispatchTouchEvent", {"type": name, "touchPoints": points, **more})
        else:
            event = {"type": name, "x": x, "y": y, "button": "left", "clickCount": 1, "pointerType": self.kind}
            self.device.send("Input.dispatchMouseEvent", {**event, **more})

    def down(self, x: float, y: float) -> None:
        self.at = (x, y)
        if self.kind != "touch":
            self._send("mouseMoved", button="none")
        self._send("touchStart" if self.kind == "touch" else "mousePressed")

    def move(self, x: float, y: float, steps: int = 5) -> None:
        start = self.at
        for step in range(1, steps + 1):
            self.at = (start[0] + (x - start[0]) * step / steps, start[1] + (y - start[1]) * step / steps)
            if self.kind == "touch":
                self._send("touchMove")
            else:
                self._send("mouseMoved", buttons=1)

    def up(self) -> None:
        self._send("touchEnd" if self.kind == "touch" else "mouseReleased")

    def tap(self, x: float, y: float) -> None:
        self.down(x, y)
        self.up()

    def lift(self, what: Locator) -> None:
        """Take something and move it a little: what takes it is lit then."""
        box = what.bounding_box()
        assert box
        self.down(box["x"] + GRIP[0], box["y"] + GRIP[1])
        self.move(box["x"] + GRIP[0], box["y"] - 6, steps=3)
        assert self.page.locator("[data-dragged]").count() > 0, "a drag was taken for something else"

    def over(self, where: Locator, grip: tuple[float, float] | None = None) -> None:
        """Move to the middle of something, or to a point of it."""
        box = where.bounding_box()
        assert box
        x, y = grip or (box["width"] / 2, box["height"] / 2)
        self.move(box["x"] + x, box["y"] + y)

    def drag(self, what: Locator, where: Locator, grip: tuple[float, float] | None = None) -> None:
        """Take something, and let it go where what takes it is lit."""
        self.lift(what)
        wait(self.page, "document.querySelector('[data-takes]')")
        self.over(where, grip)
        self.up()

    def put(self, what: Locator, where: Locator, grip: tuple[float, float] = GRIP) -> None:
        """Take something and let it go, whether that is lit or not."""
        self.lift(what)
        self.over(where, grip)
        self.up()
