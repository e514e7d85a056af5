"""The worker's protocol: every reply, every save, and what must not be lost."""

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from rami import actions, wire
from rami.bots import BOTS
from rami.cards import plain
from rami.hint import REASONS
from rami.rules import Rules
from rami.table import Seat, Table
from rami.view import View
from web.service import LONGEST, PREFIX, Service


class Shelf:
    """A store in memory; its clock counts."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.full = False
        self.ticks = 0
        self.given = ""

    async def get(self, key: str) -> str | None:
        await asyncio.sleep(0)
        return self.texts.get(key)

    async def set(self, key: str, text: str) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("full")
        self.texts[key] = text

    async def delete(self, key: str) -> None:
        self.texts.pop(key, None)

    async def keys(self) -> list[str]:
        return list(self.texts)

    async def write(self, texts: dict[str, str], anew: bool) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("full")
        self.texts = texts if anew else self.texts | texts

    def give(self, text: str) -> None:
        self.given = text

    def now(self) -> str:
        self.ticks += 1
        return f"2030-01-01T00:00:{self.ticks:06d}Z"


YOU = {"kind": "you", "name": None}
EASY = {"kind": "easy", "name": "Anna"}


class Page:
    """Talks to a service as the page does."""

    def __init__(self, shelf: Shelf | None = None, **options: Any) -> None:
        self.shelf = shelf or Shelf()
        self.service = Service(self.shelf, **options)
        self.update: dict[str, Any] = {}

    def raw(self, text: str) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(asyncio.run(self.service.call(text)))
        if "ok" in reply and "options" in reply["ok"]:
            self.update = reply["ok"]
        return reply

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        return self.raw(json.dumps({"op": op, **fields}))

    def ok(self, op: str, **fields: Any) -> dict[str, Any]:
        reply = self.ask(op, **fields)
        assert "ok" in reply, reply
        found: dict[str, Any] = reply["ok"]
        return found

    def start(self, seats: tuple[dict[str, Any], ...] = (YOU, EASY), seed: str | None = "abc", **switches: Any) -> None:
        self.ok("start", rules={"preset": "cardverse", **switches}, seats=list(seats), seed=seed)

    def number(self) -> int:
        return int(self.update["number"])

    def act(self, action: dict[str, Any]) -> dict[str, Any]:
        return self.ask("act", action=action, number=self.number())

    def to_my_turn(self) -> None:
        while self.update["view"]["turn"] != self.update["you"]:
            assert self.update["view"]["result"] is None
            self.ok("advance", number=self.number())

    def melds(self) -> tuple[tuple[str, ...], ...]:
        """What the person could lay now, by the engine itself."""
        table = self.service.table
        return table.match.game.options(table.round).melds

    def step(self) -> None:
        """Whatever comes next: the bot's act, a plain act of ours, the next deal."""
        view, options = self.update["view"], self.update["options"]
        if view["result"] is not None:
            self.ok("next_round", number=self.number())
        elif view["turn"] != self.update["you"]:
            self.ok("advance", number=self.number())
        elif view["phase"] == "draw":
            self.ok("act", action=options["draws"][0], number=self.number())
        elif melds := self.melds():
            self.ok("act", action={"meld": [list(melds[0])]}, number=self.number())
        elif options["lay_offs"]:
            lay = options["lay_offs"][0]
            self.ok("act", action={"lay_off": lay["cards"], "on": lay["on"]}, number=self.number())
        else:
            self.ok("act", action={"discard": options["discards"][-1]}, number=self.number())


@pytest.fixture
def page() -> Page:
    made = Page()
    made.start()
    return made


def without_news(update: dict[str, Any]) -> dict[str, Any]:
    return {**update, "news": []}


def test_hello_of_an_empty_device() -> None:
    assert Page().ok("hello") == {"engine": "1.0.0", "saves": [], "damaged": 0, "newer": 0}


def test_a_start_is_an_update_with_all_its_parts(page: Page) -> None:
    update = page.update
    assert set(update) == {
        "number", "id", "saved", "seed_hash", "seed", "rules", "seats", "you", "view", "sheet", "totals", "match",
        "options", "values", "news",
    }  # fmt: skip
    assert update["seats"] == [YOU, EASY] and update["you"] == 0 and update["saved"] is True
    assert set(update["view"]) == {
        "seat", "players", "dealer", "turn", "phase", "hand", "counts", "stock", "discard", "melds", "scores", "opened",
        "opening", "debts", "barred", "reclaimed", "eliminated", "drawn", "drawn_from", "turn_number", "round_number",
        "result", "wild_rank", "wilds", "aside", "floating", "floated", "out", "known", "melded", "call", "caller",
    }  # fmt: skip
    assert update["view"]["counts"] == [7, 7] and update["view"]["stock"] == 52 - 15
    assert set(update["values"]) == set(update["view"]["hand"])
    assert update["rules"]["preset"] == "cardverse" and update["rules"]["target_score"] == 100
    (dealt,) = update["news"]
    assert dealt["type"] == "dealt" and dealt["hands"][1] == [] and len(dealt["hands"][0]) == 7


RUMMY = {"preset": "rummy5000", "wild_indicator": "first"}


def test_chosen_cards_and_takes_are_asked_about() -> None:
    page = Page()
    for number in range(30):
        page.start((YOU, EASY, EASY), seed=str(number), **RUMMY)
        page.to_my_turn()
        told = page.ok("take", count=1)
        assert told["refusal"] is None and isinstance(told["ways"], list)
        assert page.ok("take", count=500)["refusal"]["code"] == "cannot_take_discard"
        page.ok("act", action={"draw": "stock"}, number=page.number())
        before = page.update
        if melds := page.melds():
            faces = [plain(card) for card in melds[0]]
            (way, *_) = page.ok("read", cards=faces)["melds"]
            assert way["refusal"] is None and way["value"] > 0 and len(way["slots"]) == len(faces)
            assert page.ok("resume", id=before["id"]) == without_news(before)
            return
    raise AssertionError("no hand with a meld")


@pytest.mark.parametrize(
    ("op", "fields"),
    [("read", {}), ("read", {"cards": "9C"}), ("read", {"cards": ["XX"]}), ("take", {}), ("take", {"count": 0}),
     ("take", {"count": True}), ("take", {"count": "2"})],
)  # fmt: skip
def test_what_cannot_be_asked_is_a_bad_request(page: Page, op: str, fields: dict[str, Any]) -> None:
    assert page.ask(op, **fields)["error"]["code"] == "bad_request"
    assert Page().ask(op, **fields)["error"]["code"] == "no_match"


def test_hands_with_wild_ranks_are_arranged() -> None:
    page = Page()
    for number in range(12):
        page.start((YOU, EASY, EASY), seed=str(number), **RUMMY)
        hand = page.update["view"]["hand"]
        found = page.ok("arrange", faces=hand)
        assert sorted([card for group in found["groups"] for card in group] + found["rest"]) == sorted(hand)


def test_the_same_seed_deals_the_same() -> None:
    first, second, other = Page(), Page(), Page()
    first.start(seed="tea")
    second.start(seed="tea")
    other.start(seed="mint")
    assert first.update["view"] == second.update["view"] != other.update["view"]
    assert first.update["id"] != second.update["id"]


def test_without_a_seed_every_match_differs() -> None:
    first, second = Page(), Page()
    first.start(seed=None)
    second.start(seed=None)
    assert first.update["seed_hash"] != second.update["seed_hash"]


def test_no_update_shows_a_hidden_card(page: Page) -> None:
    shown: set[str] = set()
    for _ in range(60):
        if page.update["view"]["result"]:
            break
        table = page.service.table
        hidden = set(table.round.stock) | set(table.round.hands[1]) - set(table.round.known[1])
        text = json.dumps({**page.update, "values": list(page.update["values"])})
        shown |= {card for card in hidden if f'"{card}"' in text}
        page.step()
    assert not shown


def test_a_judgement_changes_nothing_and_says_why(page: Page) -> None:
    page.to_my_turn()
    before = page.ok("resume", id=page.update["id"])
    assert page.ok("judge", action={"draw": "stock"}) == {"refusal": None}
    refusal = page.ok("judge", action={"discard": page.update["view"]["hand"][0]})["refusal"]
    assert refusal == {"code": "wrong_phase", "rule": "CV-8", "values": {"phase": "draw"}}
    assert "refusal" in page.ask("judge", action={"discard": "no card"})
    assert page.ok("resume", id=page.update["id"]) == before


def test_an_act_twice_is_done_once(page: Page) -> None:
    page.to_my_turn()
    number = page.number()
    drawn = page.ask("act", action={"draw": "stock"}, number=number)
    again = page.ask("act", action={"draw": "stock"}, number=number)
    assert drawn["ok"]["number"] == number + 1
    assert again == {
        "refusal": {"code": "stale_update", "rule": "P-2", "values": {"current": number + 1}, "number": number + 1}
    }
    assert without_news(page.ok("resume", id=page.update["id"])) == without_news(drawn["ok"])


def test_two_acts_at_the_same_moment_are_one(page: Page) -> None:
    page.to_my_turn()
    text = json.dumps({"op": "act", "action": {"draw": "stock"}, "number": page.number()})

    async def both() -> list[str]:
        return list(await asyncio.gather(page.service.call(text), page.service.call(text)))

    replies = [json.loads(reply) for reply in asyncio.run(both())]
    assert [sorted(reply) for reply in replies] == [["ok"], ["refusal"]]


def test_a_refused_act_changes_nothing(page: Page) -> None:
    page.to_my_turn()
    kept = dict(page.shelf.texts)
    refusal = page.act({"discard": page.update["view"]["hand"][0]})["refusal"]
    assert refusal["code"] == "wrong_phase" and refusal["rule"] == "CV-8" and refusal["number"] == page.number()
    assert page.shelf.texts == kept
    assert page.act({"draw": "stock"})["ok"]["view"]["drawn"] is not None


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({}, "bad_input"),
        (None, "bad_input"),
        ({"draw": "sleeve"}, "bad_input"),
        ({"discard": "1Z"}, "bad_input"),
        ({"meld": []}, "bad_input"),
        ({"lay_off": ["2C"], "on": -1}, "bad_input"),
        ({"next_round": True}, "not_allowed_here"),
        ({"next_round": {"pack": ["2C"]}}, "not_allowed_here"),
        ({"pass": True}, "not_allowed_here"),
    ],
)
def test_odd_actions_are_refused(page: Page, action: Any, code: str) -> None:
    page.to_my_turn()
    assert page.act(action)["refusal"]["code"] == code


def test_the_drawn_card_stands_apart_until_it_is_gone(page: Page) -> None:
    page.to_my_turn()
    assert page.update["view"]["drawn"] is None
    view = page.act({"draw": "stock"})["ok"]["view"]
    assert view["drawn"] in view["hand"] and view["drawn_from"] == "stock"
    view = page.act({"discard": view["drawn"]})["ok"]["view"]
    assert view["drawn"] is None and view["drawn_from"] is None


def test_undo_within_the_turn_until_a_card_was_shown(page: Page) -> None:
    page.to_my_turn()
    before = page.update
    taken = page.act({"draw": "discard", "count": 1})["ok"]
    assert taken["options"]["undo"] is True
    back = page.ok("undo", number=page.number())
    assert back["number"] == before["number"] + 2 and back["news"] == []
    assert back["view"] == before["view"] and back["options"]["undo"] is False
    assert page.act({"draw": "stock"})["ok"]["options"]["undo"] is False
    assert page.ask("undo", number=page.number())["refusal"]["code"] == "nothing_to_undo"


def test_an_undo_survives_a_new_page(page: Page) -> None:
    page.to_my_turn()
    before = page.update["view"]
    page.act({"draw": "discard", "count": 1})
    later = Page(page.shelf)
    later.ok("resume", id=page.update["id"])
    assert later.ok("undo", number=later.number())["view"] == before


def test_next_round_five_times_deals_once(page: Page) -> None:
    while page.update["view"]["result"] is None:
        page.step()
    assert page.update["options"]["next_round"] is True
    number = page.number()
    replies = [page.ask("next_round", number=number) for _ in range(5)]
    assert [next(iter(reply)) for reply in replies] == ["ok"] + ["refusal"] * 4
    assert page.update["view"]["round_number"] == 1
    assert [item["type"] for item in page.update["news"]] == ["dealt"]


def test_a_round_ends_with_points_card_by_card(page: Page) -> None:
    while page.update["view"]["result"] is None:
        page.step()
    result = page.update["view"]["result"]
    assert [sum(row) for row in result["card_values"]] == result["values"]
    assert [list(map(len, (hand, row))) for hand, row in zip(result["hands"], result["card_values"], strict=True)] == [
        [len(hand)] * 2 for hand in result["hands"]
    ]
    assert page.update["sheet"] == [result["scores"]] and page.update["totals"] == result["scores"]
    assert page.update["news"][-1]["type"] == "round_ended"
    assert page.update["options"]["undo"] is False


def test_a_match_to_its_end(page: Page) -> None:
    while page.update["match"] is None:
        page.step()
    assert max(page.update["totals"]) >= 100
    assert [sum(column) for column in zip(*page.update["sheet"], strict=True)] == page.update["totals"]
    assert page.update["options"]["next_round"] is False
    assert page.ask("next_round", number=page.number())["refusal"]["rule"] == "CV-20"
    (save,) = page.ok("hello")["saves"]
    assert save["over"] is True and save["totals"] == page.update["totals"]


def test_every_step_is_saved_and_a_new_page_goes_on_from_it() -> None:
    page = Page()
    page.start(seats=(YOU, EASY, EASY), target_score=10)
    while page.update["match"] is None:
        later = Page(page.shelf)
        found = later.ok("resume", id=page.update["id"])
        assert found == without_news(page.update)
        page.step()


def test_three_resumes_change_nothing(page: Page) -> None:
    page.to_my_turn()
    page.act({"draw": "stock"})
    kept = dict(page.shelf.texts)
    for _ in range(3):
        later = Page(page.shelf)
        assert later.ok("resume", id=page.update["id"]) == without_news(page.update)
    assert page.shelf.texts == kept


@pytest.mark.parametrize("field", [{"rules": {"preset": "cardverse", "hand_size": 30}}, {"seats": [YOU]}, {"seed": 5}])
def test_a_match_that_cannot_start_leaves_the_open_one_as_it_was(page: Page, field: dict[str, Any]) -> None:
    page.to_my_turn()
    wanted = {"rules": {"preset": "cardverse"}, "seats": [YOU, EASY], "seed": "abc", **field}
    assert "error" in page.ask("start", **wanted)
    assert "ok" in page.act({"draw": "stock"})


def test_saves_are_listed_newest_first_and_leaving_keeps_them(page: Page) -> None:
    first = page.update["id"]
    page.start(seed="second")
    second = page.update["id"]
    saves = page.ok("leave")["saves"]
    assert [save["id"] for save in saves] == [second, first]
    assert set(saves[0]) == {"id", "preset", "rules", "seats", "round", "played", "totals", "when", "over"}
    assert page.ask("act", action={"draw": "stock"}, number=1)["error"]["code"] == "no_match"
    assert page.ok("resume", id=first)["id"] == first


def test_abandon_forgets_one_match_only(page: Page) -> None:
    first = page.update["id"]
    page.start(seed="second")
    saves = page.ok("abandon", id=page.update["id"])["saves"]
    assert [save["id"] for save in saves] == [first]
    assert page.ask("undo", number=1)["error"]["code"] == "no_match"
    assert page.ask("resume", id="gone")["error"]["code"] == "no_such_match"


@pytest.mark.parametrize("damage", ["", "{", "[]", "null", '{"when": "x", "record": {}}', "[" * 5000])
def test_a_damaged_save_is_counted_and_hides_no_other(page: Page, damage: str) -> None:
    page.shelf.texts[PREFIX + "bad"] = damage
    hello = Page(page.shelf).ok("hello")
    assert [save["id"] for save in hello["saves"]] == [page.update["id"]] and hello["damaged"] == 1
    assert page.ask("resume", id="bad")["error"]["code"] == "damaged_save"
    assert page.shelf.texts[PREFIX + "bad"] == damage


def test_no_flipped_bit_is_taken_for_a_match(page: Page) -> None:
    name = page.update["id"]
    text = page.shelf.texts[PREFIX + name]
    start = text.index('"record"')
    for place in range(start, len(text), 23):
        spoilt = text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
        shelf = Shelf()
        shelf.texts[PREFIX + name] = spoilt
        assert Page(shelf).ask("resume", id=name)["error"]["code"] in ("damaged_save", "newer_save")


def test_no_part_of_a_save_is_taken_for_a_match(page: Page) -> None:
    name = page.update["id"]
    text = page.shelf.texts[PREFIX + name]
    for length in range(0, len(text), 97):
        shelf = Shelf()
        shelf.texts[PREFIX + name] = text[:length]
        assert Page(shelf).ask("resume", id=name)["error"]["code"] == "damaged_save"


def test_a_save_of_a_later_engine_is_told_apart(page: Page) -> None:
    name = page.update["id"]
    save = json.loads(page.shelf.texts[PREFIX + name])
    save["record"]["engine"] = "9.0.0"
    page.shelf.texts[PREFIX + "later"] = json.dumps(save)
    assert page.ask("resume", id="later")["error"] == {"code": "newer_save", "values": {"engine": "9.0.0"}}
    hello = page.ok("hello")
    assert (hello["damaged"], hello["newer"]) == (0, 1)


def test_a_full_device_does_not_stop_the_match(page: Page) -> None:
    page.to_my_turn()
    page.shelf.full = True
    assert page.act({"draw": "stock"})["ok"]["saved"] is False
    assert page.ok("resume", id=page.update["id"])["view"]["phase"] == "play"
    page.shelf.full = False
    assert page.act({"discard": page.update["view"]["hand"][0]})["ok"]["saved"] is True


def test_another_page_that_went_on_is_not_overwritten(page: Page) -> None:
    page.to_my_turn()
    other = Page(page.shelf)
    other.ok("resume", id=page.update["id"])
    other.act({"draw": "stock"})
    kept = dict(page.shelf.texts)
    assert page.act({"draw": "stock"})["error"]["code"] == "played_elsewhere"
    assert page.shelf.texts == kept
    assert page.ok("resume", id=other.update["id"]) == without_news(other.update)


def test_a_faulty_bot_leaves_the_match_as_it_was() -> None:
    page = Page(bots={**BOTS, "easy": lambda view, chance, budget: actions.Discard("2C")})
    page.start()
    while page.update["view"]["turn"] == 0:
        page.step()
    kept, update = dict(page.shelf.texts), page.update
    assert page.ask("advance", number=page.number())["error"]["code"] == "internal"
    assert page.shelf.texts == kept
    assert page.ok("resume", id=update["id"]) == without_news(update)


def test_advance_waits_for_a_person(page: Page) -> None:
    page.to_my_turn()
    assert page.ask("advance", number=page.number())["refusal"]["code"] == "not_your_turn"


def test_acting_for_a_bot_is_refused(page: Page) -> None:
    page.to_my_turn()
    page.act({"draw": "stock"})
    page.act({"discard": page.update["view"]["hand"][0]})
    assert page.act({"draw": "stock"})["refusal"]["code"] == "not_your_turn"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_request"),
        ("nonsense", "bad_request"),
        ("[]", "bad_request"),
        ("{}", "bad_request"),
        ('{"op": 3}', "bad_request"),
        ('{"op": "__init__"}', "bad_request"),
        ('{"op": "act", "action": {"draw": "stock"}}', "bad_request"),
        ('{"op": "act", "action": {"draw": "stock"}, "number": true}', "bad_request"),
        ('{"op": "resume"}', "bad_request"),
        ('{"op": "resume", "id": "../x"}', "no_such_match"),
        ('{"op": "arrange", "faces": ["2C", 7]}', "bad_request"),
        ('{"op": "arrange", "faces": [["2C"]]}', "bad_request"),
        ('{"op": "replay"}', "bad_request"),
        ('{"op": "replay", "round": 1, "at": 0}', "bad_request"),
        ('{"op": "replay", "round": -1, "at": 0}', "bad_request"),
        ('{"op": "replay", "round": false, "at": 0}', "bad_request"),
        ('{"op": "replay", "round": 0, "at": 1}', "bad_request"),
        ('{"op": "replay", "round": 0, "at": "0"}', "bad_request"),
        ('{"op": "replay", "round": 0, "at": 0, "seat": 1}', "bad_request"),
        ('{"op": "replay", "round": 0, "at": 0, "seat": 2}', "bad_request"),
        ('{"op": "replay", "round": 0, "at": 0, "id": 5}', "bad_request"),
        ('{"op": "replay", "round": 0, "at": 0, "id": "gone"}', "no_such_match"),
        ('{"op": "review"}', "bad_request"),
        ('{"op": "review", "round": 0, "turn": 0}', "bad_request"),
        ('{"op": "review", "round": 1, "turn": 0}', "bad_request"),
        ('{"op": "review", "round": 0, "turn": 0, "id": "gone"}', "no_such_match"),
        ('{"op": "start"}', "bad_seats"),
        ('{"op": "check", "rules": [], "players": 2}', "bad_request"),
        ("[" * 60000, "bad_request"),
        ('"' + "x" * LONGEST + '"', "too_large"),
    ],
)
def test_bad_requests_have_their_errors(page: Page, text: str, code: str) -> None:
    kept = dict(page.shelf.texts)
    assert page.raw(text)["error"]["code"] == code
    assert page.shelf.texts == kept


@pytest.mark.parametrize(
    "seats",
    [
        [],
        [YOU, YOU],
        [EASY, EASY],
        [YOU, {"kind": "ghost"}],
        [YOU, {"kind": "random"}],
        [YOU, {"kind": "easy", "name": 4}],
        [YOU, {"kind": "easy", "name": "x" * 200}],
        [YOU, "easy"],
        "you",
    ],
)
def test_bad_seats(seats: Any) -> None:
    error = Page().ask("start", rules={"preset": "cardverse"}, seats=seats, seed="a")["error"]
    assert error["code"] == "bad_seats"


@pytest.mark.parametrize(
    ("rules", "players", "switches"),
    [
        ({"preset": "poker"}, 2, ["preset"]),
        ({"preset": "cardverse", "target_score": 3}, 2, ["target_score"]),
        ({"preset": "cardverse", "colour": 1}, 2, ["colour"]),
        ({"preset": "cardverse"}, 7, ["players"]),
        ({"preset": "cardverse", "hand_size": 30}, 4, ["hand_size", "packs"]),
    ],
)
def test_impossible_rules_name_their_switches(rules: Any, players: int, switches: list[str]) -> None:
    page = Page()
    error = page.ask("check", rules=rules, players=players)["error"]
    assert error["code"] == "bad_rules" and error["values"]["switches"] == switches
    seats = [YOU] + [EASY] * (players - 1)
    assert page.ask("start", rules=rules, seats=seats, seed="a")["error"]["values"]["switches"] == switches
    assert page.shelf.texts == {}


def test_possible_rules_are_accepted() -> None:
    assert Page().ok("check", rules={"preset": "cardverse", "ace_high": True}, players=4) == {}


def test_arrange_groups_melds_and_keeps_the_order_of_the_rest(page: Page) -> None:
    faces = ["KD", "4H", "9C", "5H", "9D", "6H", "2S", "9S"]
    found = page.ok("arrange", faces=faces)
    assert sorted(found["groups"]) == [["4H", "5H", "6H"], ["9C", "9D", "9S"]]
    assert found["rest"] == ["KD", "2S"]


def test_a_hint_can_be_done_and_says_why() -> None:
    page = Page(bots={**BOTS, "hard": BOTS["normal"]})
    page.start()
    for _ in range(40):
        if page.update["view"]["result"] is None and page.update["view"]["turn"] == 0:
            kept = dict(page.shelf.texts)
            hint = page.ok("hint")
            assert hint == page.ok("hint") and page.shelf.texts == kept
            key, args = hint["reason"]
            assert key.removeprefix("hint.") in REASONS and isinstance(args, dict)
            page.ok("act", action=hint["action"], number=page.number())
        else:
            page.step()


def test_no_hint_off_turn(page: Page) -> None:
    page.to_my_turn()
    page.act({"draw": "stock"})
    page.act({"discard": page.update["view"]["hand"][0]})
    assert page.ask("hint")["refusal"]["code"] == "not_your_turn"


def to_the_end_of_a_round(page: Page) -> None:
    while page.update["view"]["result"] is None:
        page.step()


def test_a_round_is_played_again_act_by_act(page: Page) -> None:
    shown = [page.update]
    while page.update["view"]["result"] is None:
        page.step()
        shown.append(page.update)
    kept, end = dict(page.shelf.texts), page.update
    for at, update in enumerate(shown):
        found = page.ok("replay", round=0, at=at)
        assert set(found) == {
            "id", "round", "rounds", "seat", "at", "steps", "over", "turns", "view", "news", "hands", "rules", "seats",
        }  # fmt: skip
        assert (found["round"], found["rounds"], found["at"], found["steps"]) == (0, 1, at, len(shown) - 1)
        assert [found[name] for name in ("id", "seats", "rules")] == [end[name] for name in ("id", "seats", "rules")]
        assert found["view"] == update["view"] and found["over"] is True
        assert [item["type"] for item in found["news"]] == [item["type"] for item in update["news"]]
        assert all(item["cards"] for item in found["news"] if item["type"] == "drew")
        assert found["hands"][0] == update["view"]["hand"] and None not in found["hands"][1]
        assert page.ok("replay", round=0, at=at, seat=1)["view"]["hand"] == found["hands"][1]
    assert page.ask("replay", round=0, at=len(shown))["error"] == {"code": "bad_request", "values": {"what": "at"}}
    assert page.shelf.texts == kept and page.ok("resume", id=end["id"]) == without_news(end)


def test_hands_of_a_round_that_goes_on_stay_covered(page: Page) -> None:
    to_the_end_of_a_round(page)
    page.step()
    for at in range(4):
        found = page.ok("replay", round=1, at=at)
        assert found["over"] is False and found["news"] == page.update["news"]
        assert set(found["hands"][1]) == {None} and len(found["hands"][1]) == found["view"]["counts"][1]
        page.step()
    assert None not in page.ok("replay", round=0, at=0)["hands"][1]
    assert page.ask("replay", round=1, at=0, seat=1)["error"]["values"] == {"what": "seat"}


def test_a_match_that_is_not_open_can_be_looked_back_at(page: Page) -> None:
    to_the_end_of_a_round(page)
    first, found = page.update["id"], page.ok("replay", round=0, at=5)
    page.start(seed="another")
    assert page.ok("replay", id=first, round=0, at=5) == found
    assert page.ok("replay", round=0, at=0)["steps"] == 0
    page.ok("leave")
    assert page.ok("replay", id=first, round=0, at=5) == found
    assert page.ask("replay", round=0, at=0)["error"]["code"] == "no_match"


def test_a_round_of_another_engine_is_told_apart_and_nothing_is_lost(page: Page) -> None:
    to_the_end_of_a_round(page)
    name = page.update["id"]
    save = json.loads(page.shelf.texts[PREFIX + name])
    record = save["record"]
    del record["actions"][3]
    record["check"] = wire.checksum({key: part for key, part in record.items() if key != "check"})
    page.shelf.texts[PREFIX + name] = json.dumps(save)
    later = Page(page.shelf)
    update = later.ok("resume", id=name)
    assert update == without_news(page.update)
    assert later.ask("replay", round=0, at=0)["error"] == {"code": "not_replayable", "values": {"round": 0}}
    assert later.ok("resume", id=name) == update
    later.step()
    assert later.update["view"]["round_number"] == 1


def reviewed(page: Page, turn: int, **fields: Any) -> dict[str, Any]:
    """What is said of a turn of the first round once all is done."""
    while True:
        found = page.ok("review", round=0, turn=turn, **fields)
        assert set(found) == {"id", "round", "turns", "turn", "seat", "done", "slip"} and found["turn"] == turn
        if found["done"]:
            return found
        assert found["slip"] is None


def test_each_turn_of_the_person_is_reviewed_once_the_round_is_over() -> None:
    page = Page()
    page.start(seed="a review")
    assert page.ask("review", round=0, turn=0)["error"] == {"code": "bad_request", "values": {"what": "round"}}
    to_the_end_of_a_round(page)
    kept, end = dict(page.shelf.texts), page.update
    replay = page.ok("replay", round=0, at=0)
    starts = [turn["at"] for turn in replay["turns"] if turn["seat"] == 0]
    slips = {}
    for turn, at in enumerate(starts):
        found = reviewed(page, turn)
        assert found["turns"] == len(starts) and found["seat"] == 0
        slip = slips[turn] = found["slip"]
        if slip is not None:
            assert set(slip) == {"at", "cost", "did", "better", "why"}
            assert slip["cost"] > 0 and at <= slip["at"] < [*starts[1:], replay["steps"]][turn]
            assert slip["did"] and slip["better"] and slip["did"] != slip["better"]
            assert slip["why"][0].removeprefix("hint.") in REASONS
    assert page.shelf.texts == kept and page.ok("resume", id=end["id"]) == without_news(end)
    assert page.ask("review", round=0, turn=len(starts))["error"]["values"] == {"what": "turn"}
    assert page.ask("review", round=0, turn=0, seat=1)["error"]["values"] == {"what": "seat"}
    page.ok("leave")
    for turn, slip in slips.items():
        assert reviewed(page, turn, id=end["id"])["slip"] == slip


def test_several_people_are_reviewed_each_for_themselves() -> None:
    page = Page(bots={**BOTS, "hard": BOTS["normal"]})
    page.start(seats=(YOU, {"kind": "person", "name": "Béla"}, EASY), target_score=10)
    while page.update["view"]["result"] is None:
        page.step()
    turns = page.ok("replay", round=0, at=0)["turns"]
    for seat in (0, 1):
        found = page.ok("review", round=0, turn=0, seat=seat)
        assert found["turns"] == len([turn for turn in turns if turn["seat"] == seat]) and found["seat"] == seat


def test_a_review_that_is_under_way_leaves_the_match_alone(page: Page) -> None:
    to_the_end_of_a_round(page)
    page.ok("review", round=0, turn=0)
    page.step()
    assert page.update["view"]["round_number"] == 1
    assert reviewed(page, 0)["turns"] > 0


def test_a_request_for_a_review_asks_for_one_move_at_most() -> None:
    asked: list[int] = []

    def hard(view: View, chance: Random, budget: int) -> actions.Action:
        asked.append(view.turn_number)
        return BOTS["normal"](view, chance, budget)

    page = Page(bots={**BOTS, "hard": hard})
    page.start()
    to_the_end_of_a_round(page)
    for turn in range(page.ok("review", round=0, turn=0)["turns"]):
        done = False
        while not done:
            before = len(asked)
            done = page.ok("review", round=0, turn=turn)["done"]
            assert len(asked) <= before + 1
    assert asked
    before = len(asked)
    assert reviewed(page, 0)["done"] and len(asked) == before


def test_odd_questions_about_rounds_are_answered_and_change_nothing() -> None:
    page = Page(bots={**BOTS, "hard": BOTS["normal"]})
    page.start()
    to_the_end_of_a_round(page)
    page.step()
    page.shelf.texts[PREFIX + "bad"] = "{"
    kept, name, chance = dict(page.shelf.texts), page.update["id"], Random("odd questions")
    odd = [None, True, -1, 0, 1, 2, 3, 10**9, 10**30, 0.5, "", "0", [], [0], {}, "gone", "bad", name]
    codes = {"bad_request", "no_such_match", "damaged_save"}
    answers: Counter[str] = Counter()
    for _ in range(600):
        fields = {
            field: chance.choice(odd)
            for field in ("round", "at", "turn", "seat", "id")
            if field != "id" or chance.random() < 0.5
        }
        for field in chance.sample(("round", "at", "turn", "seat"), 2):
            fields[field] = 0
        reply = page.ask(chance.choice(("replay", "review")), **fields)
        assert "ok" in reply or reply["error"]["code"] in codes, (fields, reply)
        answers[next(iter(reply))] += 1
    assert answers["ok"] > 20 and answers["error"] > 20 and page.shelf.texts == kept


def test_who_had_no_turn_has_nothing_to_review() -> None:
    page = Page()
    page.start(hand_size=3, seed="no turn 129")
    to_the_end_of_a_round(page)
    found = page.ok("review", round=0, turn=0)
    assert (found["turns"], found["done"], found["slip"]) == (0, True, None)


def test_the_rule_book_of_rules_and_of_the_match() -> None:
    page = Page()
    rows = page.ok("rulebook", rules={"preset": "cardverse", "target_score": 150})["rules"]
    assert ["CV-20", "CV-20", {"target": 150}] in rows
    assert page.ask("rulebook")["error"]["code"] == "no_match"
    page.start(target_score=200)
    assert ["CV-20", "CV-20", {"target": 200}] in page.ok("rulebook")["rules"]


def test_a_record_replays_to_the_saved_round(page: Page) -> None:
    for _ in range(40):
        page.step()
    record = json.loads(page.shelf.texts[PREFIX + page.update["id"]])["record"]
    assert wire.replay(record).round == page.service.table.round


def test_names_of_any_alphabet_come_back_whole() -> None:
    page = Page()
    page.start(seats=({"kind": "you", "name": "ليلى"}, {"kind": "easy", "name": "Őri \ud800"}))
    assert [seat["name"] for seat in page.update["seats"]] == ["ليلى", "Őri"]
    assert all(text.isprintable() for text in page.shelf.texts.values())
    later = Page(page.shelf)
    assert later.ok("resume", id=page.update["id"])["seats"][0]["name"] == "ليلى"


def test_people_take_turns_at_one_device() -> None:
    page = Page()
    page.start(seats=(YOU, {"kind": "person", "name": "Béla"}))
    first = page.update["you"]
    assert first == page.update["view"]["turn"]
    page.act({"draw": "stock"})
    page.act({"discard": page.update["view"]["hand"][0]})
    assert page.update["you"] == 1 - first == page.update["view"]["seat"]


def test_the_table_is_what_the_engine_says(page: Page) -> None:
    assert page.service.table.round == Table.start(Rules.make("cardverse"), (Seat("you"), Seat("easy")), "abc").round


def test_switches_that_are_none_are_told_apart() -> None:
    rules = {"preset": "cardverse", "colour": 1, "target_score": 3}
    assert Page().ask("check", rules=rules, players=2)["error"]["values"]["unknown"] == ["colour"]


PERSON = {"kind": "person", "name": "Bea"}


def test_a_bot_plays_a_persons_seat_and_gives_it_back() -> None:
    page = Page()
    page.start()
    page.to_my_turn()
    assert page.update["seed"] is None
    page.ok("hand_over", seat=0, kind="easy")
    assert page.update["seats"][0] == {"kind": "easy", "name": None, "person": "you"} and page.update["you"] == 0
    assert page.update["view"]["turn"] == 0 and not any(page.update["options"].values())
    assert page.act({"draw": "stock"})["refusal"]["code"] == "not_your_turn"
    page.ok("advance", number=page.number())
    again = Page(page.shelf)
    again.ok("resume", id=page.update["id"])
    assert again.update["seats"] == page.update["seats"] and again.update["view"] == page.update["view"]
    again.ok("hand_over", seat=0, kind="you")
    number = again.number()
    assert again.update["seats"][0] == YOU
    again.ok("hand_over", seat=0, kind="you")
    assert again.number() == number
    for wrong in ({"seat": 0, "kind": "person"}, {"seat": 0, "kind": 7}, {"seat": 2, "kind": "easy"}, {"kind": "easy"}):
        assert again.ask("hand_over", **wrong)["error"]["code"] == "bad_request"
    assert again.ask("hand_over", seat=1, kind="easy")["refusal"]["code"] == "bad_input"


def test_a_match_ended_early_is_over_and_kept() -> None:
    page = Page()
    page.start(seats=(YOU, PERSON, EASY))
    page.ok("end_match")
    assert page.update["match"] == {"winners": [], "early": True} and page.update["seed"] == "abc"
    assert page.ask("end_match")["refusal"]["code"] == "match_ended"
    assert page.ask("advance", number=page.number())["refusal"]["code"] == "match_ended"
    (save,) = Page(page.shelf).ok("hello")["saves"]
    assert save["over"] and save["id"] == page.update["id"]
    again = Page(page.shelf)
    again.ok("resume", id=save["id"])
    assert again.update["match"]["early"]


def test_a_review_leaves_out_what_a_bot_did() -> None:
    """Turns keep their numbers: those of the bot have cost nothing."""
    page = Page()
    page.start()
    page.to_my_turn()
    page.ok("hand_over", seat=0, kind="normal")
    while page.update["view"]["result"] is None:
        page.ok("advance", number=page.number())
    found = page.ok("review", round=0, seat=0, turn=0)
    assert found["turns"] > 1 and found["done"] and found["slip"] is None
    assert all(page.ok("review", round=0, seat=0, turn=turn)["done"] for turn in range(found["turns"]))


def test_several_people_cannot_look_a_round_up_in_its_middle() -> None:
    page = Page()
    page.start(seats=(YOU, PERSON, EASY))
    assert page.ask("replay", round=0, at=0)["error"]["code"] == "bad_request"
    page.ok("hand_over", seat=1, kind="easy")
    assert page.ok("replay", round=0, at=0)["seats"][1] == {"kind": "easy", "name": "Bea", "person": "person"}


@pytest.mark.parametrize("first", [0, 1])
def test_where_bots_play_for_two_people_nobodys_cards_are_told(first: int) -> None:
    """Neither in an update, nor by a question about the hand, whoever's bot is at it."""
    page = Page()
    page.start(({"kind": "you"}, {"kind": "person"}, {"kind": "easy"}))
    page.ok("hand_over", seat=first, kind="easy")
    page.ok("hand_over", seat=1 - first, kind="hard")
    for _ in range(60):
        update = page.update
        if update["view"]["result"] is not None:
            break
        view = update["view"]
        assert (update["you"], view["hand"], update["values"], view["drawn"]) == (0, [], {}, None)
        assert not any(update["options"][name] for name in ("draws", "discards", "lay_offs", "undo"))
        for item in update["news"]:
            assert item["type"] != "drew" or item["source"] == "discard" or not item["cards"]
            assert item["type"] != "dealt" or not any(item["hands"])
        for op, fields in (
            ("hint", {}),
            ("judge", {"action": {"draw": "stock"}}),
            ("read", {"cards": ["7H"]}),
            ("take", {"count": 1}),
            ("arrange", {"faces": ["7H"]}),
        ):
            assert page.ask(op, **fields)["refusal"]["code"] == "not_your_turn"
        assert page.ask("replay", round=0, at=0)["error"]["code"] == "bad_request"
        page.ok("advance", number=page.number())
    assert page.ok("hand_over", seat=1, kind="person")["you"] == 1
    assert page.update["view"]["hand"] or page.update["view"]["result"]


def test_a_match_that_was_cleared_meanwhile_is_not_written_again(page: Page) -> None:
    page.to_my_turn()
    name = page.update["id"]
    page.shelf.texts.clear()
    for _ in range(2):
        assert page.act({"draw": "stock"})["error"]["code"] in ("played_elsewhere", "no_match")
    assert page.ask("resume", id=name)["error"]["code"] == "no_such_match"
    assert page.shelf.texts == {} and page.ok("leave")["saves"] == []


@pytest.mark.parametrize(
    "text",
    [
        "[" * 60_000,
        '{"op":' * 9_000,
        '{"op": "start", "seed": NaN}',
        '{"op": "judge", "action": 1e999}',
        "[[]" * 20_000,
    ],
    ids=range(5),
)
def test_a_request_that_is_too_deep_or_no_number_is_a_bad_one(page: Page, text: str) -> None:
    assert page.raw(text)["error"] == {"code": "bad_request", "values": {"what": "JSON"}}


def test_no_sign_that_is_not_seen_stays_in_a_name() -> None:
    page = Page()
    page.start(({"kind": "you", "name": "\ue000\u202eA\u2069nna\ue001"}, {"kind": "easy", "name": "\u200f\u202e"}))
    assert [seat["name"] for seat in page.update["seats"]] == ["Anna", None]
