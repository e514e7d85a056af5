"""The table as it looks: a position of each family at three widths and in both directions, beside pictures of it.

`make snapshots` takes the pictures anew.
"""

import os
from pathlib import Path

import pytest
from picture import difference, keep, taken
from PIL import Image, ImageFilter
from place import Sit
from player import REST, AtRummy, resize
from playwright.sync_api import Page
from states import choose
from tables import TABLES
from watch import wait

PICTURES = Path(__file__).parent / "pictures"
FAILED = PICTURES / "failed"  # what was seen instead
RENEW = os.environ.get("SNAPSHOTS") == "renew"
SIZES = ((360, 740), (768, 1024), (1280, 800))
LANGUAGES = ("en", "ar")
DECK = "rummy5000-1280-classic.png"  # the classic faces in four colours, a wild among them

PRINTED = """() => Promise.all([...document.querySelectorAll("[style*='--face']")].map(card =>
    Object.assign(new Image(), { src: card.style.getPropertyValue("--face").slice(5, -2) }).decode()))"""


def unlike(page: Page, name: str) -> list[str]:
    """What was seen instead of a kept picture, if that is another; what differs is kept beside it."""
    seen = taken(page, plain=True)
    if RENEW:
        keep(seen, PICTURES / name)
        return []
    off = difference(Image.open(PICTURES / name), seen)
    if off is None:
        return []
    FAILED.mkdir(exist_ok=True)
    seen.save(FAILED / name)
    off.save(FAILED / name.replace(".png", "-difference.png"))
    return [str(FAILED / name)]


@pytest.mark.parametrize("family", TABLES)
def test_the_table_looks_as_it_did(sit: Sit, family: str) -> None:
    player = sit(TABLES[family](), kind=AtRummy)
    page, changed = player.page, []
    for lang in LANGUAGES:
        choose(page, "lang", lang)
        wait(page, f"document.documentElement.lang === '{lang}' && {REST}")
        for width, height in SIZES:
            resize(page, width, height)
            changed += unlike(page, f"{family}-{width}-{lang}.png")
    choose(page, "lang", LANGUAGES[0])
    if DECK.startswith(family):
        for setting, value in (("colours", "four"), ("faces", "classic")):
            choose(page, setting, value)
        page.evaluate(PRINTED)
        changed += unlike(page, DECK)
    assert changed == [], "looks otherwise; beside each lies where. If that is meant: make snapshots"


SEEN = PICTURES / "cardverse-360-en.png"
CARD = (60, 530, 106, 594)  # of the hand, with something of its neighbours


@pytest.mark.parametrize("by", [3, 6, 40])
def test_a_card_that_moved_is_seen(by: int) -> None:
    whole = Image.open(SEEN).convert("RGB")
    moved = whole.copy()
    moved.paste(whole.crop(CARD), (CARD[0], CARD[1] - by))
    assert difference(whole, moved) is not None and difference(moved, whole) is not None


def test_another_card_is_seen() -> None:
    whole = Image.open(SEEN).convert("RGB")
    other = whole.copy()
    other.paste(whole.crop((CARD[0], CARD[1] + 73, CARD[2], CARD[3] + 73)), CARD[:2])
    assert difference(whole, other) is not None


def test_another_way_to_draw_letters_and_edges_is_none() -> None:
    whole = Image.open(SEEN).convert("RGB")
    assert difference(whole, whole.filter(ImageFilter.GaussianBlur(0.6))) is None
    shifted = whole.transform(whole.size, Image.Transform.AFFINE, (1, 0, 0.25, 0, 1, 0.25), Image.Resampling.BILINEAR)
    assert difference(whole, shifted) is None
    assert difference(whole, whole.point(lambda value: min(255, value + 6))) is None


def test_the_pictures_are_small() -> None:
    kept = list(PICTURES.glob("*.png"))
    assert {path.name for path in kept} == {
        DECK,
        *(f"{f}-{w}-{lang}.png" for f in TABLES for w, _ in SIZES for lang in LANGUAGES),
    }
    assert sum(path.stat().st_size for path in kept) < 2_000_000
