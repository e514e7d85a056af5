"""What is pressed before the engine has said what the chosen cards can do: nothing is lost, and all is done in its
turn, on the cards that were chosen when it was pressed."""

import asyncio
import json

from engine import reading
from sitting import meld, update, wild
from test_loop import Bridge, Broken, settled

from web.loop import Page
from web.written import bare

HAND = ["4C", "5C", "6C", "7D", "9S", "KH", "2H"]
MELDS = [
    meld("run", "TS", "JS", "QS"),
    {"kind": "set", "slots": [wild("7")] + meld("set", "7C", "7H")["slots"]},
    {"kind": "run", "slots": [wild("KH")] + meld("run", "AH")["slots"]},
]
RUN = [["4C", "5C", "6C"]]
OPTIONS = {
    "lay_offs": [{"cards": ["9S"], "on": 0}],
    "reclaims": [{"cards": ["7D"], "from": 1}],
    "matches": [{"match": "KH", "on": 2}],
    "discards": HAND,
    "undo": True,
}
LAID = {"lays": RUN}
GATHERED = {"gathers": RUN}
# What is chosen, the presses that do the same with it, and the action that comes of them.
ACTS = (
    (["4C", "5C", "6C"], ("lay", "main", "key:m", "drop:4C.1:melds"), {"meld": [["4C", "5C", "6C"]]}),
    (["9S"], ("add", "meld:0", "key:l", "drop:9S.1:meld:0"), {"lay_off": ["9S"], "on": 0}),
    (["7D"], ("reclaim", "reclaim:1", "meld:1", "key:r", "drop:7D.1:swap:1"), {"reclaim": "7D", "from": 1}),
    (["KH"], ("match", "match:2", "meld:2", "key:w", "drop:KH.1:meld:2"), {"match": "KH", "on": 2}),
)
GATHERS = ("gather", "main", "lay", "key:g", "key:m", "drop:4C.1:tray", "drop:4C.1:melds")


class Table(Bridge):
    """The viewer's turn at a table; what is asked is answered while ``gate`` is open."""

    def __init__(self, hand):
        super().__init__()
        self.reads = hand  # what the cards of the hand make
        self.number = 1
        self.hand = list(HAND)
        self.answers["start"] = self.answers["resume"] = {"ok": self.now()}
        self.answers["judge"] = {"ok": {"refusal": None}}
        self.answers["undo"] = {"refusal": {"code": "undo_impossible", "rule": None, "values": {}}}
        self.hangs = False  # the engine dies of the next question, and the one that comes after it is slow
        self.away = False  # the engine that came after it has no match yet

    def now(self):
        return update(self.hand, number=self.number, melds=MELDS, options=OPTIONS, **self.reads)

    async def call(self, engine, request, seconds):
        op = request["op"]
        if op == "resume":
            self.away = False
            self.answers["resume"] = {"ok": self.now()}
        if self.away and op != "hello" and not self.hangs:
            return {"error": {"code": "no_match", "values": {}}}
        if op == "read":
            self.answers["read"] = {"ok": reading(self.now(), request["cards"])}
            if self.hangs:
                self.hangs = False
                self.away = True
                self.gate = asyncio.Event()
                raise Broken("no answer")
        if op == "act":
            action = request["action"]
            gone = bare([name for group in action.get("meld", []) for name in group] + action.get("lay_off", []))
            gone = gone + [action[name] for name in ("reclaim", "match", "discard") if name in action]
            assert all(face in self.hand for face in gone) and request["number"] == self.number
            self.hand = [face for face in self.hand if face not in gone]
            self.number += 1
            self.answers["act"] = {"ok": self.now()}
        return await Bridge.call(self, engine, request, seconds)

    def acts(self):
        return [request["action"] for request in self.asked if request["op"] == "act"]


async def at(hand):
    """A page at the table, and its bridge, whose engine does not answer for now."""
    bridge = Table(hand)
    page = Page(bridge)
    page.whole = True
    page.run()
    await settled()
    press(bridge, "play:cardverse")
    await settled()
    bridge.gate = asyncio.Event()
    return page, bridge


def press(bridge, *intents):
    for intent in intents:
        name, *args = intent.split(":")
        bridge.on_event(json.dumps([name, args, None]))


def choose(bridge, faces):
    press(bridge, *["card:" + face + ".1" for face in faces])


def faces(cards):
    return [one[:2] for one in cards]


async def test_a_press_is_done_with_the_cards_that_were_chosen_whatever_is_chosen_then():
    for chosen, ways, action in ACTS:
        for way in ways:
            page, bridge = await at(LAID)
            choose(bridge, chosen)
            press(bridge, way)
            choose(bridge, ["2H"])
            bridge.gate.set()
            await settled()
            assert bridge.acts() == [action], way
            assert faces(page.model.desk.chosen) == ["2H"] and page.model.note is None, way
            assert page.model.late is None and page.held == [], way


async def test_presses_one_after_the_other_are_all_done_in_their_order():
    for chosen, ways, action in ACTS:
        for way in ways:
            _page, bridge = await at(LAID)
            choose(bridge, chosen)
            press(bridge, way)
            choose(bridge, ["2H"])
            press(bridge, "discard", "undo")
            bridge.gate.set()
            await settled()
            assert bridge.acts() == [action, {"discard": "2H"}], way
            assert [request["op"] for request in bridge.asked][-1] == "undo", way


async def test_each_act_may_follow_each_other():
    for first, ways, action in ACTS:
        for second, others, other in ACTS:
            if first == second:
                continue
            for pair in ((ways[0], others[-1]), (ways[-1], others[0]), (ways[-2], others[-2])):
                _page, bridge = await at(LAID)
                choose(bridge, first)
                press(bridge, pair[0])
                choose(bridge, second)
                press(bridge, pair[1])
                bridge.gate.set()
                await settled()
                assert bridge.acts() == [action, other], pair


async def test_what_is_gathered_late_is_what_was_chosen():
    for way in GATHERS:
        page, bridge = await at(GATHERED)
        choose(bridge, ["4C", "5C", "6C"])
        press(bridge, way)
        choose(bridge, ["2H"])
        press(bridge, "sort:rank")
        bridge.gate.set()
        await settled()
        assert [faces(group["cards"]) for group in page.model.desk.gathered] == [["4C", "5C", "6C"]], way
        assert faces(page.model.desk.chosen) == ["2H"] and page.model.desk.sort == "rank", way
        assert bridge.acts() == [] and page.model.verdict is True, way


async def test_a_card_dragged_alone_leaves_what_is_chosen():
    for where, action in (("meld:0", {"lay_off": ["9S"], "on": 0}), ("pile", {"discard": "9S"})):
        _page, bridge = await at(LAID)
        choose(bridge, ["4C", "5C"])
        press(bridge, "drop:9S.1:" + where)
        choose(bridge, ["6C"])
        press(bridge, "lay")
        bridge.gate.set()
        await settled()
        assert bridge.acts() == [action, {"meld": [["4C", "5C", "6C"]]}], where


async def test_the_same_press_twice_is_one_and_with_others_between_is_two():
    for press_of in ("lay", "key:m", "main"):
        page, bridge = await at(LAID)
        choose(bridge, ["4C", "5C", "6C"])
        press(bridge, press_of, press_of)
        bridge.gate.set()
        await settled()
        assert bridge.acts() == [{"meld": [["4C", "5C", "6C"]]}] and page.model.note is None
    _page, bridge = await at(LAID)
    choose(bridge, ["9S"])
    press(bridge, "discard")
    choose(bridge, ["2H"])
    press(bridge, "discard")
    bridge.gate.set()
    await settled()
    assert bridge.acts() == [{"discard": "9S"}, {"discard": "2H"}]


async def test_what_is_pressed_while_the_engine_comes_anew_is_done_when_the_match_is_back():
    page, bridge = await at(LAID)
    bridge.hangs = True
    choose(bridge, ["4C", "5C", "6C"])
    await settled()
    assert bridge.lost == ["engine"] and page.model.engine == "restarting"
    press(bridge, "lay")
    choose(bridge, ["2H"])
    bridge.gate.set()
    await settled()
    assert bridge.acts() == [{"meld": [["4C", "5C", "6C"]]}] and page.model.note is None


async def test_nobody_waits_for_an_engine_that_died():
    page, bridge = await at(LAID)
    bridge.hangs = True
    choose(bridge, ["4C", "5C", "6C"])
    press(bridge, "lay")
    await settled()
    assert page.model.engine == "restarting" and not page.waits()
    bridge.gate.set()
    await settled()
    assert page.model.engine == "ready" and not page.waits()
    press(bridge, "lay")
    await settled()
    assert bridge.acts() == [{"meld": [["4C", "5C", "6C"]]}]


async def test_an_act_that_waits_behind_a_question_the_engine_dies_of_is_done_when_the_match_is_back():
    page, bridge = await at(LAID)
    bridge.hangs = True
    choose(bridge, ["2H"])
    press(bridge, "discard")
    await settled()
    assert bridge.lost == ["engine"] and bridge.acts() == []
    bridge.gate.set()
    await settled()
    assert bridge.acts() == [{"discard": "2H"}] and not page.waits()


async def test_acts_pressed_while_the_engine_comes_anew_are_done_once_when_the_match_is_back():
    page, bridge = await at(LAID)
    bridge.hangs = True
    choose(bridge, ["2H"])
    await settled()
    assert page.model.engine == "restarting"
    press(bridge, "discard", "discard")
    bridge.gate.set()
    await settled()
    assert bridge.acts() == [{"discard": "2H"}] and page.model.note is None and not page.waits()


async def test_what_is_pressed_at_the_table_of_an_engine_that_failed_keeps_nobody_from_trying_again():
    for pressed, action in (("discard", {"discard": "2H"}), ("add", None)):
        page, bridge = await at(LAID)
        bridge.hangs = True
        bridge.answers["worker"] = None
        choose(bridge, ["2H"])
        await settled()
        assert page.model.engine == "failed"
        press(bridge, pressed, "menu")
        assert page.model.dialog == "menu"
        del bridge.answers["worker"]
        bridge.gate.set()
        press(bridge, "retry")
        await settled()
        assert page.model.engine == "ready" and not page.waits()
        assert bridge.acts() == ([action] if action else []), pressed


async def test_whoever_left_the_table_while_the_engine_came_anew_plays_on_with_what_is_pressed_then():
    page, bridge = await at(LAID)
    bridge.hangs = True
    choose(bridge, ["2H"])
    await settled()
    press(bridge, "discard")
    bridge.on_event(json.dumps(["pop", [], {"screen": "home", "match": None, "from": None}]))
    bridge.gate.set()
    await settled()
    assert page.model.screen == "home" and page.model.engine == "ready"
    press(bridge, "continue:m1", "cancel")
    await settled()
    assert page.model.screen == "table" and bridge.acts() == []
    choose(bridge, ["9S"])
    press(bridge, "discard")
    await settled()
    assert bridge.acts() == [{"discard": "9S"}] and not page.waits()


async def test_a_match_that_comes_back_as_it_was_has_nothing_to_tell():
    page, bridge = await at(LAID)
    bridge.hangs = True
    choose(bridge, ["2H"])
    await settled()
    bridge.done.clear()
    bridge.gate.set()
    await settled()
    assert "resume" in [request["op"] for request in bridge.asked] and page.model.engine == "ready"
    assert [done for done in bridge.done if done[0] == "say"] == []


async def test_the_gold_button_answers_even_if_it_is_about_something_else_by_then():
    page, bridge = await at(LAID)
    choose(bridge, ["4C", "5C", "6C"])
    press(bridge, "lay", "sort:hand", "main")
    bridge.gate.set()
    await settled()
    assert bridge.acts() == [{"meld": [["4C", "5C", "6C"]]}] and page.model.desk.arranging
    assert page.model.note[1]["m"] == "why.cards-to-meld" and bridge.told == []
