"""What the worker remembers of matches, and everything as one file: out of one device, into another."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from rami import archive, ledger, wire
from web.service import LARGEST, PREFIX, RESULTS

from .test_ledger import play_on, played
from .test_service import YOU, Page, Shelf

KEPT = {"rami.settings": '{"lang": "fr"}', "rami.hand.m1.0": "9H,*"}


class Device(Page):
    """A page whose requests may bring a file."""

    def carry(self, file: str, op: str, **fields: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(asyncio.run(self.service.call(json.dumps({"op": op, **fields}), file)))
        return reply

    def exported(self) -> str:
        assert "ok" in self.carry(json.dumps(KEPT), "export")
        return self.shelf.given

    def to_the_end_of_the_round(self) -> None:
        while self.update["view"]["result"] is None:
            self.step()

    def rows(self) -> dict[str, Any]:
        return {
            key[len(RESULTS) :]: json.loads(text) for key, text in self.shelf.texts.items() if key.startswith(RESULTS)
        }

    def group(self) -> dict[str, Any]:
        (group,) = self.ok("statistics")["groups"]
        found: dict[str, Any] = group
        return found


def lay(shelf: Shelf, name: str, table: Any, when: str = "2029-01-01", row: bool = True) -> None:
    """A match on the device as if it had been played there."""
    save = {"id": name, "when": when, "record": wire.record(table)}
    shelf.texts[PREFIX + name] = json.dumps(save, ensure_ascii=False)
    if row and table.match.sheet:
        shelf.texts[RESULTS + name] = json.dumps(ledger.plain(ledger.row(table, when)), ensure_ascii=False)


@pytest.fixture
def device() -> Device:
    made = Device()
    made.start()
    made.to_the_end_of_the_round()
    return made


def test_a_round_that_is_over_is_remembered_and_counted_once(device: Device) -> None:
    ((name, row),) = device.rows().items()
    assert name == device.update["id"] and [each["scores"] for each in row["rounds"]] == device.update["sheet"]
    before = device.ok("statistics")
    device.ok("resume", id=name)
    again = Device(device.shelf)
    again.ok("hello")
    again.ok("resume", id=name)
    again.ok("replay", id=name, round=0, at=1)
    assert again.ok("statistics") == before
    assert again.group()["rounds"]["played"] == 1 and again.group()["matches"]["open"] == 1
    again.ok("next_round", number=again.number())
    again.to_the_end_of_the_round()
    assert again.group()["rounds"]["played"] == 2


def test_nothing_is_remembered_before_a_round_is_over() -> None:
    device = Device()
    device.start()
    device.to_my_turn()
    device.step()
    assert device.rows() == {} and device.ok("statistics")["groups"] == []


def test_what_is_remembered_outlives_the_match(device: Device) -> None:
    name = device.update["id"]
    while device.update["match"] is None:
        device.step()
    told = device.group()
    assert told["matches"]["played"] == 1
    device.ok("abandon", id=name)
    assert PREFIX + name not in device.shelf.texts
    assert device.group() == told


def test_an_abandoned_match_is_told_apart_and_no_loss(device: Device) -> None:
    device.ok("abandon", id=device.update["id"])
    matches = device.group()["matches"]
    assert (matches["abandoned"], matches["played"], matches["open"]) == (1, 0, 0)
    assert device.group()["rounds"]["played"] == 1


def test_a_match_abandoned_in_its_first_round_is_remembered_only_if_it_was_played() -> None:
    device = Device()
    device.start()
    device.ok("abandon", id=device.update["id"])
    assert device.rows() == {}
    device.start()
    device.to_my_turn()
    device.step()
    device.ok("abandon", id=device.update["id"])
    assert device.group()["matches"]["abandoned"] == 1


def test_a_match_ended_early_is_told_apart(device: Device) -> None:
    device.ok("next_round", number=device.number())
    device.ok("end_match")
    matches = device.group()["matches"]
    assert (matches["early"], matches["played"], matches["open"]) == (1, 0, 0)


def test_rows_that_are_missing_or_damaged_come_back_from_the_match(device: Device) -> None:
    name, told = device.update["id"], device.group()
    for harm in (None, "", "{", json.dumps({"version": 1}), json.dumps([])):
        if harm is None:
            del device.shelf.texts[RESULTS + name]
        else:
            device.shelf.texts[RESULTS + name] = harm
        again = device.ok("statistics")
        assert again["groups"] == [told] and again["unread"] == (harm is not None)
    device.ok("next_round", number=device.number())
    device.to_the_end_of_the_round()
    assert device.ok("statistics")["unread"] == 0 and device.group()["rounds"]["played"] == 2


def test_a_save_that_is_none_is_no_hindrance(device: Device) -> None:
    told = device.ok("statistics")
    for text in ("{", "[]", "{}", '{"id": "x"}', '{"id": "x", "record": []}', '{"id": "x", "record": {"sheet": 5}}'):
        device.shelf.texts[PREFIX + "strange"] = text
        assert device.ok("statistics") == told
        assert device.carry("{}", "export")["ok"]["left"] == 1


def test_a_row_that_cannot_be_read_is_told_and_left(device: Device) -> None:
    for name, text in (("gone", "{{{"), ("later", json.dumps({"version": 99}))):
        device.shelf.texts[RESULTS + name] = text
    assert device.ok("statistics")["unread"] == 2
    device.ok("abandon", id="gone")
    device.ok("abandon", id="later")
    assert device.shelf.texts[RESULTS + "gone"] == "{{{" and "99" in device.shelf.texts[RESULTS + "later"]


def test_a_device_that_keeps_nothing_has_no_statistics_and_plays_on() -> None:
    class Blocked(Shelf):
        async def keys(self) -> list[str]:
            raise OSError("blocked")

        get = set = delete = keys  # type: ignore[assignment]

    device = Device(Blocked())
    device.start()
    device.to_the_end_of_the_round()
    assert device.ok("statistics")["groups"] == []


def test_several_people_are_counted_apart() -> None:
    device = Device()
    device.start(seats=(YOU, {"kind": "person", "name": None}))
    for _ in range(400):
        if device.update["view"]["result"] is not None:
            break
        device.step()
    told = device.ok("statistics")
    assert told["groups"] == [] and told["apart"] == {"matches": 1, "rounds": 1}


# -- the file


def test_everything_goes_out_and_comes_back(device: Device) -> None:
    name = device.update["id"]
    told = device.ok("statistics")
    text = device.exported()
    reply = device.carry(json.dumps(KEPT), "export")["ok"]
    assert reply["matches"] == 1 and reply["results"] == 1 and reply["left"] == 0
    assert reply["name"] == "rami-2030-01-01.json" and reply["size"] == len(text)
    file = json.loads(text)
    assert file["rami"] == 1 and file["kept"] == {"rami.settings": {"lang": "fr"}, "rami.hand.m1.0": "9H,*"}
    assert text.count("\n") > 6 and '"matches": [\n{"id"' in text
    for how in ("add", "replace"):
        other = Device()
        seen = other.carry(text, "inspect")["ok"]
        assert seen["new"] == {"matches": 1, "further": 0, "results": 1} and seen["mine"] == {
            "matches": 0,
            "results": 0,
        }
        assert "kept" not in seen and other.shelf.texts == {}
        brought = other.carry(text, "import", how=how)["ok"]
        assert (brought["matches"], brought["results"]) == (1, 1)
        assert [save["id"] for save in brought["saves"]] == [name]
        assert other.ok("statistics") == told
        other.ok("resume", id=name)
        assert other.update == {**device.update, "news": []}
        again = other.carry(text, "import", how=how)["ok"]  # the same file once more is no more
        assert other.ok("statistics") == told and [save["id"] for save in again["saves"]] == [name]


def test_adding_overwrites_nothing_and_goes_on_where_the_file_is_further() -> None:
    table, shelf = played(rounds=2), Shelf()
    lay(shelf, "same", table)
    lay(shelf, "short", played(rounds=1))
    lay(shelf, "apart", played(rounds=1, seed="x"))
    lay(shelf, "mine", table)
    before = dict(shelf.texts)
    other = Shelf()
    lay(other, "same", table)
    lay(other, "short", table, "2029-02-02")
    lay(other, "apart", table)  # not the same match at all
    lay(other, "theirs", table)
    text = Device(other).exported()
    device = Device(shelf)
    seen = device.carry(text, "inspect")["ok"]
    assert seen["matches"] == 4 and seen["new"] == {"matches": 1, "further": 1, "results": 2}
    device.carry(text, "import", how="add")
    changed = {key for key in shelf.texts if before.get(key) != shelf.texts[key]}
    assert changed == {place + name for place in (PREFIX, RESULTS) for name in ("short", "theirs")}
    assert len(json.loads(shelf.texts[RESULTS + "short"])["rounds"]) == 2
    back = dict(shelf.texts)
    older = Shelf()
    lay(older, "short", played(rounds=1))
    device.carry(Device(older).exported(), "import", how="add")
    assert shelf.texts == back


def test_replacing_leaves_nothing_of_what_was_there() -> None:
    shelf, other = Shelf(), Shelf()
    lay(shelf, "mine", played())
    shelf.texts["match:damaged"] = "{"
    lay(other, "theirs", played(seed="b"))
    device = Device(shelf)
    assert device.carry(Device(other).exported(), "inspect")["ok"]["mine"] == {"matches": 2, "results": 1}
    device.ok("resume", id="mine")
    device.carry(Device(other).exported(), "import", how="replace")
    assert set(shelf.texts) == {PREFIX + "theirs", RESULTS + "theirs"}
    assert device.ask("undo", number=1)["error"]["code"] == "no_match"


def test_an_abandoned_match_that_comes_back_goes_on() -> None:
    device = Device()
    device.start()
    device.to_the_end_of_the_round()
    name, text = device.update["id"], device.exported()
    device.ok("abandon", id=name)
    assert device.group()["matches"]["abandoned"] == 1
    device.carry(text, "import", how="add")
    assert device.group()["matches"] == {**device.group()["matches"], "abandoned": 0, "open": 1}


def test_a_damaged_match_is_mended_by_a_file_and_one_of_a_newer_engine_left() -> None:
    shelf, other = Shelf(), Shelf()
    for name in ("damaged", "newer"):
        lay(other, name, played())
    shelf.texts[PREFIX + "damaged"] = "{"
    shelf.texts[PREFIX + "newer"] = json.dumps({"id": "newer", "when": "", "record": {"engine": "99.0.0"}})
    device, newer = Device(shelf), shelf.texts[PREFIX + "newer"]
    device.carry(Device(other).exported(), "import", how="add")
    assert shelf.texts[PREFIX + "damaged"] == other.texts[PREFIX + "damaged"]
    assert shelf.texts[PREFIX + "newer"] == newer
    assert device.carry("{}", "export")["ok"]["left"] == 1


def changed(text: str, change: Callable[[dict[str, Any]], object]) -> str:
    file = json.loads(text)
    change(file)
    return json.dumps(file)


def regrown(file: dict[str, Any], **fields: Any) -> None:
    """A match of the file with other fields, and the sum that goes with them."""
    record = file["matches"][0]["record"]
    record.update(fields)
    record["check"] = wire.checksum({name: part for name, part in record.items() if name != "check"})


BAD: dict[str, Callable[[str], str]] = {
    "foreign_file": lambda text: json.dumps({"contacts": []}),
    "foreign_file ": lambda text: "[]",
    "foreign_file  ": lambda text: "Dear Anna,",
    "foreign_file   ": lambda text: "",
    "damaged_file": lambda text: text[: len(text) // 2],
    "damaged_file ": lambda text: text[:20],
    "damaged_file  ": lambda text: text.replace('"cardverse"', '"poker"'),
    "damaged_file   ": lambda text: text.replace('"turn_number": ', '"turn_number": 1'),
    "damaged_file: twice": lambda text: changed(text, lambda file: file["matches"].append(file["matches"][0])),
    "damaged_file: row": lambda text: changed(text, lambda file: file["results"][0].update(over="so")),
    "damaged_file: name": lambda text: changed(text, lambda file: file["results"][0].update(id="")),
    "damaged_file: list": lambda text: changed(text, lambda file: file.update(matches={})),
    "damaged_file: time": lambda text: changed(text, lambda file: file.update(when=None)),
    "damaged_file: kept": lambda text: changed(text, lambda file: file.update(kept={"other.key": 1})),
    "damaged_file: version": lambda text: changed(text, lambda file: file.update(rami="one")),
    "damaged_file: save": lambda text: changed(text, lambda file: file["matches"][0].pop("record")),
    "damaged_file: half a letter": lambda text: changed(text, lambda file: file.update(when="\ud800")),
    "damaged_file: deep": lambda text: '{"rami": 1, "kept": ' + "[" * 100_000,
    "damaged_file: deep in a text": lambda text: '{"rami": 1, "kept": {"rami.x": ' + '{"a":[' * 50_000,
    "damaged_file: no number": lambda text: changed(text, lambda file: file.update(kept={"rami.x": float("nan")})),
    "damaged_file: endless": lambda text: text.replace('"kept": {', '"kept": {"rami.x": 1e999, '),
    "damaged_file: large": lambda text: changed(text, lambda file: file.update(kept={"rami.x": "x" * 200_000})),
    "damaged_file: much": lambda text: changed(
        text, lambda file: file.update(kept={f"rami.{n}": "x" * 100_000 for n in range(50)})
    ),
    "damaged_file: grown": lambda text: changed(text, lambda file: regrown(file, number=10**9)),
    "damaged_file: old": lambda text: changed(text, lambda file: regrown(file, number=10**6)),
    "foreign_file: deep": lambda text: "[" * 100_000,
    "newer_file": lambda text: changed(text, lambda file: file.update(rami=2, matches="in another way")),
    "newer_file ": lambda text: changed(text, lambda file: file["matches"][0]["record"].update(engine="99.0.0")),
    "newer_file  ": lambda text: changed(text, lambda file: file["results"][0].update(version=9)),
    "too_large": lambda text: " " * (LARGEST + 1),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_changes_nothing(device: Device, kind: str) -> None:
    text, before = BAD[kind](device.exported()), dict(device.shelf.texts)
    for op in ("inspect", "import"):
        assert device.carry(text, op, how="replace")["error"]["code"] == kind.split(":")[0].strip()
    assert device.shelf.texts == before
    device.ok("next_round", number=device.number())


def test_a_file_that_cannot_be_stored_changes_nothing(device: Device) -> None:
    other = Shelf()
    lay(other, "theirs", played())
    text, before = Device(other).exported(), dict(device.shelf.texts)
    device.shelf.full = True
    for how in ("add", "replace"):
        assert device.carry(text, "import", how=how)["error"]["code"] == "no_room"
    assert device.shelf.texts == before
    assert device.carry(text, "import", how="so")["error"]["code"] == "bad_request"
    assert device.ask("import", how="add")["error"]["code"] == "bad_request"


def test_a_match_that_was_ended_or_lent_comes_back_as_it_was() -> None:
    shelf = Shelf()
    lay(shelf, "lent", play_on(played(rounds=1).hand_over(0, "hard"), 2).end())
    other = Device()
    other.carry(Device(shelf).exported(), "import", how="add")
    assert other.shelf.texts == shelf.texts


def test_what_comes_in_can_always_be_saved_and_read_again(device: Device) -> None:
    file = json.loads(device.exported())
    regrown(file, number=archive.MOST_ACTS)
    other = Device()
    name = other.carry(json.dumps(file), "import", how="replace")["ok"]["saves"][0]["id"]
    other.ok("resume", id=name)
    for _ in range(5):
        other.step()
        again = Device(other.shelf)
        again.ok("resume", id=name)
        assert again.number() == other.number() > archive.MOST_ACTS


def test_no_file_holds_more_than_can_be_taken_in() -> None:
    device = Device()
    kept = {"rami.settings": "{}", "rami.large": "x" * 200_000} | {f"rami.{n}": "y" * 100_000 for n in range(30)}
    assert "ok" in device.carry(json.dumps(kept), "export")
    text = device.shelf.given
    assert set(json.loads(text)["kept"]) == {"rami.settings", *(f"rami.{n}" for n in range(20))}
    other = Device()
    told = other.carry(text, "import", how="add", tell="rami.settings")["ok"]["kept"]
    assert told == {"rami.settings": "{}"}, "the page is told of nothing else"
    assert set(json.loads(other.shelf.given)) == set(json.loads(text)["kept"])


def test_a_match_that_is_ended_before_anything_was_done_leaves_no_row() -> None:
    device = Device()
    device.start()
    device.ok("end_match")
    assert device.rows() == {} and device.ok("statistics")["groups"] == []
    device.start()
    device.step()
    while device.update["view"]["turn"] != device.update["you"]:
        device.step()
    device.step()
    device.ok("end_match")
    assert len(device.rows()) == 1 and device.group()["matches"]["early"] == 1
