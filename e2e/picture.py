"""Pictures of a page: how they are taken, kept small, and compared."""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Page

COLOURS = 128
CLOSE = 64  # of 255: what a colour may be off, by the palette of a kept picture or the machine that draws letters
TRIES = 20
PLAIN = {"--weave": "transparent", "--table-lit": "var(--table)", "--table-deep": "var(--table)"}
READY = """async changes => {
    document.activeElement?.blur();
    for (const [name, value] of Object.entries(changes)) document.documentElement.style.setProperty(name, value);
    await document.fonts.ready;
}"""  # nothing wears the focus's ring


def taken(page: Page, plain: bool = False) -> Image.Image:
    """What is seen of a page that stands still: twice the same, so that all drawings have come. On a `plain` cloth,
    without weave and shades, a picture is small and few colours tell all."""
    page.evaluate(READY, PLAIN if plain else {})
    page.mouse.move(0, 0)
    before = b""
    for _ in range(TRIES):
        found = page.screenshot(animations="disabled")
        if found == before:
            return Image.open(BytesIO(found)).convert("RGB")
        before = found
    raise AssertionError("the page does not stand still")


def keep(picture: Image.Image, path: Path, colours: int = COLOURS) -> None:
    """Write a picture as a small file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.quantize(colours, method=Image.Quantize.FASTOCTREE, kmeans=1, dither=Image.Dither.NONE).save(
        path, optimize=True
    )


def difference(one: Image.Image, other: Image.Image) -> Image.Image | None:
    """Where two pictures differ, in white; None where they show the same. Letters and edges may be drawn a little
    otherwise: what is off must be off by more than a shade, in a place of three pixels each way."""
    if one.size != other.size:
        return Image.new("L", other.size, 255)
    red, green, blue = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    off = ImageChops.lighter(ImageChops.lighter(red, green), blue).point(lambda value: 255 * (value > CLOSE))
    found = off.filter(ImageFilter.MinFilter(3))
    return found.filter(ImageFilter.MaxFilter(9)) if found.getbbox() else None
