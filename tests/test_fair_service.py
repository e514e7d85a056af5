"""What the service tells of a deal: hashes before, seeds after, never anything of what is still to come."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rami import wire
from rami.actions import Action
from rami.bots import BOTS, Bot
from rami.chance import Sealed, of_round
from rami.view import View
from tests.test_service import EASY, YOU, Page
from web.service import LINK, PREFIX


class Listening(Page):
    """A page that hears every reply through to what it must not say."""

    def __init__(self, **options: Any) -> None:
        super().__init__(bots={name: self.spied(bot) for name, bot in BOTS.items()}, budget=20, **options)
        self.asked: set[str] = set()

    def secrets(self) -> list[str]:
        """The secret of the match, and the seeds of the rounds that are not over."""
        table = self.service.table
        if table is None or not isinstance(table.seed, Sealed) or table.winners is not None:
            return []
        first = table.round.round_number + (table.round.result is not None)
        return [table.seed.secret, *(of_round(table.seed, number) for number in range(first, first + 3))]

    def raw(self, text: str) -> dict[str, Any]:
        before = self.secrets()
        reply = super().raw(text)
        self.asked.add(json.loads(text)["op"])
        told = json.dumps(reply, ensure_ascii=False)
        assert not [secret for secret in (before if self.service.table is None else self.secrets()) if secret in told]
        return reply

    def spied(self, bot: Bot) -> Bot:
        def act(view: View, rng: Random, budget: int) -> Action:
            known = repr(view)
            assert not [secret for secret in self.secrets() if secret in known]
            return bot(view, rng, budget)

        return act


def test_nothing_that_is_asked_tells_the_secret_or_a_seed_before_its_round_is_over() -> None:
    page = Listening()
    page.ok("hello")
    page.start(seed=None, rounds=3, target_score=None)
    name = page.update["id"]
    while not page.update["match"]:
        number = page.update["view"]["round_number"]
        every(page, number)
        for _ in range(12):
            if page.update["view"]["round_number"] != number or page.update["match"]:
                break
            if page.update["view"]["result"]:
                every(page, number)
            if not page.update["match"]:
                page.step()
    assert page.update["seed"].startswith("sealed:"), "once it is over anyone may play the same"
    page.ok("leave")
    page.ok("abandon", id=name)
    page.start(seed=None)
    page.ok("end_match")
    assert {*page.service._operations} - page.asked == {"import", "inspect"}, "which tell of files"


def every(page: Listening, number: int) -> None:
    """All that can be asked of a match at its table, whether it is answered or refused."""
    for op in ("fair", "share", "hello", "statistics", "export", "rulebook", "hint"):
        page.ask(op)
    for round in range(number + 2):
        page.ask("dealt", round=round)
        page.ask("replay", round=round, at=0)
        page.ask("review", round=round, turn=0)
    page.ask("open", text="nothing")
    page.ask("read", cards=["2C"])
    page.ask("take", count=1)
    page.ask("judge", action={"draw": "stock"})
    page.ask("arrange", faces=page.update["view"]["hand"])
    page.ask("lesson", lesson="none", at=0)
    page.ask("check", rules={"preset": "cardverse"}, players=2)
    page.ask("undo", number=page.number())
    page.ask("act", action={"discard": "*"}, number=page.number())
    page.ask("hand_over", seat=0, kind="you")
    page.ask("resume", id=page.update["id"])


def test_hashes_hold_what_they_promise() -> None:
    page = Page()
    page.start(seed=None, rounds=2, target_score=None)
    promised: dict[int, str] = {}
    while not page.update["match"]:
        told = page.ok("fair")
        assert (told["given"], told["over"], told["dealing"]) == (False, False, page.update["view"]["round_number"])
        assert told["rounds"][told["dealing"]]["hash"] == page.update["seed_hash"]
        for number, seal in enumerate(told["rounds"]):
            assert promised.setdefault(number, seal["hash"]) == seal["hash"]
        page.step()
    told = page.ok("fair")
    assert [hashlib.sha256(seal["seed"].encode()).hexdigest() for seal in told["rounds"]] == list(promised.values())
    for number in range(2):
        dealt = page.ok("dealt", round=number)
        assert dealt["same"] and sorted(dealt["pack"]) == sorted(wire_pack(page))
        first = page.ok("replay", round=number, at=0)
        held = [
            sorted(card for card, lot in zip(dealt["pack"], dealt["lots"], strict=True) if lot == seat)
            for seat in (0, 1)
        ]
        assert held == [sorted(hand) for hand in first["hands"]]
        assert told["rounds"][number]["seed"] in dealt["command"]


def wire_pack(page: Page) -> tuple[str, ...]:
    pack: tuple[str, ...] = page.service.table.match.game.law.plan.pack
    return pack


def test_of_a_given_seed_the_page_is_told_so_and_when_the_match_is_over_the_seed() -> None:
    page = over(seed="given", rounds=2)
    told = page.ok("fair")
    assert told["given"] and told["over"] and {seal["seed"] for seal in told["rounds"]} == {"given"}
    page.start(seed="given")
    told = page.ok("fair")
    assert told["given"] and {seal["seed"] for seal in told["rounds"]} == {None}
    assert page.ask("dealt", round=0)["error"]["code"] == "bad_request"
    assert page.ask("share")["error"] == {"code": "nothing_to_share", "values": {"given": True}}


def over(seed: str | None = None, seats: tuple[dict[str, Any], ...] = (YOU, EASY), rounds: int = 1) -> Page:
    """A match that is over."""
    page = Page()
    page.start(seats, seed=seed, rounds=rounds, target_score=None)
    while not page.update["match"]:
        page.step()
    return page


def altered(page: Page, change: Callable[[dict[str, Any]], None]) -> Page:
    """Another page at the same device, after somebody has changed the saved match, sum and all."""
    name = page.update["id"]
    save = json.loads(page.shelf.texts[PREFIX + name])
    change(save["record"])
    del save["record"]["check"]
    save["record"]["check"] = wire.checksum(save["record"])
    page.shelf.texts[PREFIX + name] = json.dumps(save)
    other = Page(page.shelf)
    other.update = page.update
    return other


def test_a_secret_that_was_put_in_the_place_of_another_is_found_out() -> None:
    page = over(rounds=2)
    promised = [seal["hash"] for seal in page.ok("fair")["rounds"]]
    other = Sealed("somebody's own")

    def swap(record: dict[str, Any]) -> None:
        record["seed"] = {"secret": other.secret}
        record["round"]["seed"] = of_round(other, 1)

    found = altered(page, swap)
    name = page.update["id"]
    told = found.ok("fair", id=name)["rounds"]
    assert [seal["hash"] for seal in told] != promised
    for number in range(2):
        assert found.ask("dealt", id=name, round=number)["error"]["code"] == "not_replayable"


# -- shared replays


def shared(page: Page, **fields: Any) -> tuple[dict[str, Any], str]:
    """What is told of a replay that is to be shared, and its file."""
    page.shelf.given = ""
    return page.ok("share", **fields), page.shelf.given


def send(page: Page, text: str | None, file: str | None = None) -> dict[str, Any]:
    request = {"op": "open"} if text is None else {"op": "open", "text": text}
    reply: dict[str, Any] = json.loads(asyncio.run(page.service.call(json.dumps(request), file)))
    return reply


@pytest.mark.parametrize("way", ["link", "file"])
def test_who_is_sent_a_replay_sees_what_was_played_and_keeps_nothing_of_it(way: str) -> None:
    page = over(seats=(EASY, {"kind": "you", "name": None}), rounds=2)
    told, file = shared(page)
    assert told["rounds"] == 2 and len(told["link"]) <= LINK
    assert told["name"].startswith("rami-replay-cardverse-2030-01-01") and told["name"].endswith(".json")
    other = Page()
    before = dict(other.shelf.texts)
    opened = send(other, told["link"]) if way == "link" else send(other, None, file)
    guest = opened["ok"]
    assert guest["rounds"] == 2 and [seat["kind"] for seat in guest["seats"]] == ["easy", "guest"]
    for number in range(2):
        steps = page.ok("replay", round=number, at=0)["steps"]
        for at in range(0, steps + 1, 5):
            mine = page.ok("replay", round=number, at=at)
            theirs = other.ok("replay", id=guest["id"], round=number, at=at)
            assert {**theirs, "id": 0, "seats": 0} == {**mine, "id": 0, "seats": 0}
            assert [seat["kind"] for seat in theirs["seats"]] == ["easy", "guest"]
    seals = other.ok("fair", id=guest["id"])["rounds"]
    assert seals == page.ok("fair")["rounds"]
    assert other.ok("dealt", id=guest["id"], round=1)["same"]
    assert shared(other, id=guest["id"])[0]["link"] == told["link"]
    assert other.shelf.texts == before and other.ok("hello")["saves"] == []
    assert other.ask("resume", id=guest["id"])["error"]["code"] == "no_such_match"
    assert other.ask("replay", round=0, at=0)["error"]["code"] == "no_match"


def test_a_shared_replay_leaves_the_match_on_the_table_alone() -> None:
    told, _ = shared(over())
    page = Page()
    page.start()
    before = (dict(page.shelf.texts), page.update)
    send(page, told["link"])
    assert (page.shelf.texts, page.ok("resume", id=page.update["id"]) | {"news": before[1]["news"]}) == before
    assert page.ok("replay", round=0, at=0)["rules"]["preset"] == "cardverse"


def test_there_is_nothing_to_share_before_a_round_is_over() -> None:
    page = Page()
    page.start(seed=None)
    assert page.ask("share")["error"] == {"code": "nothing_to_share", "values": {"given": False}}


def test_what_does_not_fit_in_a_link_is_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    page = over()
    told, _ = shared(page)
    monkeypatch.setattr("web.service.LINK", len(told["link"]))
    assert shared(page)[0] == told
    monkeypatch.setattr("web.service.LINK", len(told["link"]) - 1)
    told, file = shared(page)
    assert told["link"] is None
    assert send(Page(), None, file)["ok"]["rounds"] == told["rounds"]


BAD = [
    ("", None, "damaged_file"),
    ("x", None, "damaged_file"),
    (None, "", "damaged_file"),
    (None, "no JSON", "damaged_file"),
    (None, "[" * 100_000, "damaged_file"),
    (None, "{}", "foreign_file"),
    (None, '{"rami": 1, "matches": []}', "foreign_file"),
    (None, '{"rami-replay": 1, "engine": "99.0.0"}', "newer_file"),
    (None, '{"rami-replay": 1, "engine": "1.0.0"}', "damaged_file"),
    (None, "x" * 3_000_000, "too_large"),
    (None, None, "bad_request"),
    (7, None, "bad_request"),
]


@pytest.mark.parametrize(("text", "file", "code"), BAD, ids=range(len(BAD)))
def test_what_cannot_be_opened_is_told(text: Any, file: str | None, code: str) -> None:
    page = Page()
    page.start()
    before = dict(page.shelf.texts)
    assert send(page, text, file)["error"]["code"] == code
    assert page.shelf.texts == before and page.ok("resume", id=page.update["id"])


def test_a_replay_that_comes_out_otherwise_is_told() -> None:
    _, file = shared(over())
    assert send(Page(), None, json.dumps({**json.loads(file), "seeds": ["other"]}))["error"]["code"] == "not_replayable"
