"""The fair deal: a hash before, a seed after, and a check that finds out what was altered; replays handed on."""

import json
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from place import KEEP, SAVED, Sit
from player import AtRami, AtRamiByKeys, resize
from playwright.sync_api import BrowserContext, Page
from position import last_card, nearly_over
from watch import Watch, flaws, mark, wait

from rami import wire
from rami.__main__ import main
from rami.chance import Sealed, of_round
from rami.replay import Replay

Open = Callable[[str], Page]
STEP = "Number(document.querySelector('[data-step]')?.dataset.step ?? -1)"
ANSWER = "document.querySelector('[data-verdict=yes], [data-verdict=no]')?.dataset.verdict"
TOLD = "document.querySelector('main:has([data-key=replay-file]) [data-key=told]')?.innerText.length > 20"
SHOWN = "all => all.map(e => e.dataset.text)"
CARDS = "all => all.map(e => e.dataset.card)"
FACES = "all => all.map(e => e.dataset.face)"
SIDE = "document.documentElement.scrollWidth <= innerWidth"
SMALL = """[...document.querySelectorAll("button, label.pick, select")].filter(e => e.checkVisibility()
    && Math.min(e.offsetWidth, e.offsetHeight) < 43).map(e => e.dataset.key ?? e.className)"""


def hashes(page: Page, number: int) -> list[str]:
    """What is told of a round: its hash, and its seed if it is shown."""
    page.locator(f"[data-round='{number}']").wait_for()
    found: list[str] = page.locator(f"[data-round='{number}'] .hash").evaluate_all(SHOWN)
    return found


def end(sit: Sit, kind: type[AtRami] = AtRami, lang: str = "en") -> AtRami:
    """Play a sealed round to its end."""
    table = nearly_over(sealed=True)
    player = sit(table, lang, kind, {})
    player.discard(last_card(table))
    mark(player.page, "screen", "round-end")
    return player


def fits(page: Page) -> None:
    for width, height in ((320, 568), (740, 360), (1280, 800)):
        resize(page, width, height)
        assert page.evaluate(SIDE) and page.evaluate(SMALL) == [], width


def test_a_deal_is_bound_before_the_first_card_and_follows_from_the_seed_shown_after(
    sit: Sit, watch: Watch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = nearly_over(sealed=True)
    player = sit(table, "en", AtRami, {})
    page = player.page
    player.act("menu").click()
    player.act("fair-deal").click()
    mark(page, "screen", "fair")
    (told,) = hashes(page, 0)
    assert told == table.seed_hash and page.locator("[data-key=check-0]").count() == 0
    player.act("back").click()
    mark(page, "screen", "table")
    player.discard(last_card(table))
    mark(page, "screen", "round-end")
    player.act("fair-deal").click()
    mark(page, "screen", "fair")
    assert hashes(page, 0) == [told, of_round(table.seed, 0)]
    assert len(hashes(page, 1)) == 1, "the next round is bound before it is dealt"
    page.click("[data-key=check-0]")
    assert wait(page, ANSWER) == "yes"
    assert page.locator("[data-answer=yes]").count() == 3 and page.locator("[data-answer]").count() == 3
    assert page.locator(".verdict").inner_text() in player.told()
    assert flaws(page) == []
    fits(page)

    assert main(shlex.split(page.locator("[data-command=command]").inner_text())[3:]) == 0
    printed = capsys.readouterr().out.splitlines()
    pack = page.locator("[data-key=pack-0] [data-face]").evaluate_all(FACES)
    assert f"pack {' '.join(pack)}" in printed and f"sha256 {told}" in printed
    dealt = Replay(table).round(0).dealt
    for seat in (0, 1):
        held = page.locator(f"[data-key=pack-0] [data-owner='{seat}'] [data-face]").evaluate_all(FACES)
        assert sorted(held) == sorted(dealt.hands[seat])
    page.reload()
    assert len(hashes(page, 0)) == 2, "it is an entry of the history"
    assert watch.errors == []


def test_a_deal_that_was_altered_is_found_out(sit: Sit, watch: Watch) -> None:
    player = end(sit)
    page = player.page
    name = page.evaluate("history.state.match")
    save = json.loads(page.evaluate(SAVED, name))
    other = Sealed("somebody's own")
    record: dict[str, Any] = save["record"]
    record["seed"] = {"secret": other.secret}
    record["round"]["seed"] = of_round(other, 0)
    del record["check"]
    record["check"] = wire.checksum(record)
    page.evaluate(KEEP, [name, json.dumps(save)])
    player.act("fair-deal").click()
    mark(page, "screen", "fair")
    page.reload()
    hashes(page, 0)
    page.click("[data-key=check-0]")
    assert wait(page, ANSWER) == "no"
    answers = page.locator("[data-answer]").evaluate_all("all => all.map(e => e.dataset.answer)")
    assert answers == ["yes", "no", "no"], (
        "the new seed has its hash; it was never promised, and nothing was dealt by it"
    )
    assert watch.errors == []


def steps(page: Page, *places: int) -> list[Any]:
    """What is seen at some places of a replay, each after the other."""
    found = []
    for place in places:
        page.locator("[data-key=slider]").fill(str(place))
        wait(page, f"{STEP} === {place}")
        hands = ("[data-zone=hand] [data-card]", ".open-hands [data-card]", "[data-zone=discard] [data-card]")
        found.append([page.locator(one).evaluate_all(CARDS) for one in hands])
    return found


def test_a_replay_is_sent_as_a_link_or_a_file_and_seen_on_another_device_without_a_network(
    sit: Sit, context: BrowserContext, opened: Open, tmp_path: Path, watch: Watch
) -> None:
    player = end(sit)
    sender = player.page
    player.act("replay").click()
    wait(sender, f"{STEP} === 0")
    last = int(sender.get_attribute("[data-key=slider]", "max") or 0)
    seen = steps(sender, 1, last // 2, last)
    sender.click("[data-key=ask-parcel]")
    link = sender.locator("[data-key=parcel-link]").input_value()
    assert len(link) < 8000 + 100
    with sender.expect_download() as download:
        sender.click("[data-key=parcel-save]")
    file = tmp_path / "sent.json"
    download.value.save_as(file)
    assert download.value.suggested_filename.startswith("rami-replay-cardverse-")
    sender.keyboard.press("Escape")
    sender.locator("dialog").wait_for(state="detached")

    watch.off()
    watch.on(context)
    page = opened("")
    mark(page, "offline", "ready")
    context.set_offline(True)
    page.goto("about:blank")
    page.goto(link)
    wait(page, f"{STEP} === 0")
    assert steps(page, 1, last // 2, last) == seen
    assert "You" not in page.locator(".replay").inner_text().split()
    page.locator("[data-key=eyes]").select_option("1")
    wait(page, "document.querySelector('[data-key=eyes]').value === '1'")
    page.reload()
    wait(page, f"{STEP} >= 0")
    page.click("[data-act=fair-deal]")
    hashes(page, 0)
    page.click("[data-key=check-0]")
    assert wait(page, ANSWER) == "yes"
    page.click("[data-act=back]")
    mark(page, "screen", "replay")
    page.click("[data-act=back]")
    mark(page, "screen", "home")
    assert page.locator("[data-act=continue]").count() == 0, "nothing of it stays on the device"

    for broken in (link[:-40], link.split("#")[0] + "#replay=" + "A" * 300_000):
        page.goto("about:blank")
        page.goto(broken)
        wait(page, TOLD)
        assert flaws(page) == []
        page.click("[data-act=back]")
        mark(page, "screen", "home")
    for text in ("no replay", '{"rami-replay": 1, "engine": "1.0.0"}'):
        bad = tmp_path / "bad.json"
        bad.write_text(text)
        page.goto(link.split("#")[0] + "?screen=replay")
        page.locator("[data-key=replay-file]").set_input_files(bad)
        wait(page, TOLD)
    page.locator("[data-key=replay-file]").set_input_files(file)
    wait(page, f"{STEP} === 0")
    assert steps(page, last // 2) == seen[1:2]
    context.set_offline(False)
    assert watch.errors == []


def test_without_a_pointer_in_arabic(sit: Sit, watch: Watch) -> None:
    player = end(sit, AtRamiByKeys, "ar")
    assert isinstance(player, AtRamiByKeys)
    page = player.page
    for mark_or_key in ("fair-deal", "check-0"):
        for _ in range(40):
            if page.evaluate("document.activeElement.dataset.key") == mark_or_key:
                break
            player.press("Tab")
        player.press("Enter")
        wait(page, "document.documentElement.dataset.screen === 'fair' && document.querySelector('[data-key=check-0]')")
    assert wait(page, ANSWER) == "yes"
    codes = page.locator("code.hash").evaluate_all("all => all.map(e => getComputedStyle(e).direction)")
    assert codes and {*codes} == {"ltr"}
    fits(page)
    assert watch.errors == []
