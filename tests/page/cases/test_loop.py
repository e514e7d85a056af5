import asyncio
import json

from web import app
from web.loop import CHANCES, FAILED, Page


class Broken(Exception):
    pass


class Bridge:
    """Stands in for the browser and the engine: ``answers`` by op, an exception where the engine hangs."""

    Broken = Broken

    def __init__(self, **boot):
        self.found = {"query": "", "state": None, "size": [360, 740], "languages": ["en"]}
        self.found.update(boot)
        self.answers = {"hello": {"ok": {"engine": "1", "saves": []}}}
        self.asked = []
        self.scenes = []
        self.done = []
        self.told = []
        self.lost = []
        self.trails = []
        self.stored = ""
        self.shelf = {}
        self.slow = 0  # slices of waiting for the worker in which bytes come
        self.waited = 0
        self.gate = None  # while it is shut, no question is answered
        self.late = None  # while it is shut, only the modules of the first screens are here

    def boot(self):
        return self.found

    def start(self, root, on_event):
        self.on_event = on_event

    def render(self, scene):
        self.scenes.append(json.dumps(scene))

    def report(self, text):
        self.told.append(text)

    def mark(self, name, painted):
        self.done.append(["mark", name, painted])

    def save(self, key, text):
        self.shelf[key] = text
        return self.stored

    def load(self, key):
        return self.shelf.get(key, "")

    def say(self, message):
        self.done.append(["say", message])

    def go(self, state, how):
        self.trails.append([how, state["screen"], state["from"]])

    def do(self, name, *texts):
        done = [name]
        done.extend(texts)
        self.done.append(done)

    def revive(self, name):
        self.lost.append(name)
        return "engine" + str(len(self.lost))

    async def rest(self, file):
        if self.late is not None:
            await self.late.wait()
        return True

    async def worker(self, name, seconds):
        self.waited += 1
        if self.waited <= self.slow:
            self.on_event(json.dumps(["progress", [], {"done": self.waited, "all": 100, "step": 1, "steps": 2}]))
            raise Broken("not yet")
        if "worker" in self.answers:
            raise Broken(name)
        return name

    async def call(self, engine, request, seconds):
        self.asked.append(request)
        if self.gate is not None:
            await self.gate.wait()
        answer = self.answers[request["op"]]
        if isinstance(answer, list):
            answer = answer.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


class Screen:
    def __init__(self, **intents):
        self.INTENTS = intents

    def scene(self, model):
        return ["main", {}, []]


def update(number, turn=0, result=None):
    return {
        "ok": {
            "number": number,
            "id": "m1",
            "rules": {"preset": "cardverse"},
            "you": 0,
            "totals": [0, 0],
            "match": None,
            "sheet": [],
            "seats": [{"kind": "you", "name": None}, {"kind": "easy", "name": None}],
            "view": {"turn": turn, "phase": "draw", "result": result, "round_number": 1},
        }
    }


def page_on(bridge):
    page = Page(bridge)
    page.whole = bridge.late is None
    for name in app.SCREENS:
        page.model.loaded[name] = Screen()
    page.model.loaded["table"].INTENTS = {
        "draw": lambda model, args, value: app.act(model, {"draw": args[0]}),
        "select": lambda model, args, value: model.picked.append(args[0]),
        "broken": lambda model, args, value: 1 // 0,
    }
    page.model.picked = []
    return page


async def settled():
    """All that waits for nothing but its turn has had it."""
    for _ in range(60):
        await asyncio.sleep(0)


async def at_table(bridge, **answers):
    bridge.answers["start"] = update(1)
    bridge.answers.update(answers)
    page = page_on(bridge)
    page.run()
    await settled()
    press(bridge, "play", "cardverse")
    await settled()
    return page


def press(bridge, name, *args, value=None):
    return bridge.on_event(json.dumps([name, list(args), value]))


def ops(bridge):
    return [request["op"] for request in bridge.asked]


async def test_the_page_is_there_before_the_engine():
    bridge = Bridge()
    page = page_on(bridge)
    page.run()
    assert len(bridge.scenes) == 1 and ["mark", "rami:page", False] in bridge.done and page.model.engine == "loading"
    await settled()
    assert page.model.engine == "ready" and ops(bridge) == ["hello"]


def test_what_was_noted_in_time_is_noted_for_good():
    bridge = Bridge()
    page = page_on(bridge)
    for place, word in ((0, "a"), (0, "b"), (2, "c"), (1, "d"), (2, "e"), (3, "f")):
        page.carry([["note", "row", place, word]], None)
    assert bridge.shelf == {"row": "a - c f"}


async def test_a_match_starts_without_a_seed_of_the_page_and_its_hand_is_marked_after_the_paint():
    bridge = Bridge()
    page = await at_table(bridge)
    assert ops(bridge) == ["hello", "start"] and bridge.asked[1]["seed"] is None
    assert page.model.screen == "table" and ["mark", "rami:game", True] in bridge.done
    assert bridge.trails == [["replace", "home", None], ["push", "table", "home"]]


async def test_calls_go_one_at_a_time_in_order():
    bridge = Bridge()
    page = await at_table(bridge, hint={"ok": {}}, arrange={"ok": {}})
    bridge.gate = asyncio.Event()
    page.carry([["call", {"op": "hint"}, "hint"], ["call", {"op": "arrange"}, "arrange"]], None)
    await settled()
    assert ops(bridge)[2:] == ["hint"]
    bridge.gate.set()
    await settled()
    assert ops(bridge)[2:] == ["hint", "arrange"]


async def test_what_is_pressed_while_an_act_is_out_waits_and_is_not_lost():
    bridge = Bridge()
    page = await at_table(bridge, act=[update(2), update(3)])
    bridge.gate = asyncio.Event()
    press(bridge, "draw", "stock")
    press(bridge, "select", "4H")
    press(bridge, "draw", "discard")
    await settled()
    assert page.model.picked == []
    bridge.gate.set()
    await settled()
    assert page.model.picked == ["4H"]
    assert [[request["action"], request["number"]] for request in bridge.asked[2:]] == [
        [{"draw": "stock"}, 1],
        [{"draw": "discard"}, 2],
    ]


async def test_the_same_press_again_while_it_is_out_is_nothing():
    bridge = Bridge()
    await at_table(bridge, act=[update(2)])
    bridge.gate = asyncio.Event()
    for _ in range(5):
        press(bridge, "draw", "stock")
    bridge.gate.set()
    await settled()
    assert ops(bridge)[2:] == ["act"]


async def test_keys_are_taken_only_if_somebody_wants_them():
    bridge = Bridge()
    page = await at_table(bridge)
    page.model.loaded["table"].INTENTS["key:s"] = lambda model, args, value: []
    assert press(bridge, "key", "s") is True and press(bridge, "key", "F5") is False


async def test_a_bot_acts_after_the_motion():
    bridge = Bridge()
    page = await at_table(bridge, start=update(1, turn=1), advance=[update(2, turn=1), update(3)])
    press(bridge, "set", "speed", "instant")
    press(bridge, "idle")
    press(bridge, "idle")
    await settled()
    assert ops(bridge)[2:] == ["advance"]
    press(bridge, "idle")
    await settled()
    assert ops(bridge)[2:] == ["advance", "advance"] and page.model.update["number"] == 3


async def test_drawing_something_else_meanwhile_does_not_put_the_bot_off():
    bridge = Bridge()
    await at_table(bridge, start=update(1, turn=1), advance=[update(2)])
    press(bridge, "set", "speed", "instant")
    press(bridge, "idle")
    for _ in range(3):
        press(bridge, "select", "4H")
        press(bridge, "idle")
    await settled()
    assert ops(bridge)[2:] == ["advance"]


async def test_a_hanging_engine_is_replaced_and_the_match_resumed():
    bridge = Bridge()
    page = await at_table(bridge, act=[Broken("no answer"), update(2)], resume=update(1))
    press(bridge, "draw", "stock")
    await settled()
    assert bridge.lost == ["engine"] and ops(bridge)[2:] == ["act", "hello", "resume", "act"]
    assert page.model.engine == "ready" and page.model.screen == "table" and page.model.flying is None
    assert page.model.update["number"] == 2 and len(bridge.told) == 1


async def test_an_act_that_was_stored_before_the_engine_died_is_not_done_twice():
    bridge = Bridge()
    page = await at_table(bridge, act=[Broken("no answer")], resume=update(2))
    press(bridge, "draw", "stock")
    await settled()
    assert ops(bridge)[2:] == ["act", "hello", "resume"] and page.model.update["number"] == 2


async def test_a_start_that_hangs_is_tried_once_more_and_not_for_ever():
    bridge = Bridge()
    page = await at_table(bridge, start=[Broken("x"), update(1)])
    assert page.model.screen == "table" and ops(bridge) == ["hello", "start", "hello", "start"]
    bridge = Bridge()
    page = await at_table(bridge, start=Broken("x"))
    assert page.model.screen == "home" and ops(bridge) == ["hello", "start", "hello", "start", "hello"]
    assert page.model.engine == "ready"


async def test_an_engine_that_never_comes_fails_with_a_sentence_and_can_be_tried_again():
    bridge = Bridge()
    bridge.answers["worker"] = None
    page = page_on(bridge)
    page.run()
    await settled()
    assert page.model.engine == "failed" and page.model.trouble == {"m": "engine.failed"}
    assert bridge.lost == ["engine"]
    press(bridge, "play", "cardverse")
    del bridge.answers["worker"]
    bridge.answers["start"] = update(1)
    press(bridge, "retry")
    await settled()
    assert page.model.engine == "ready" and page.model.screen == "table"


async def test_a_load_may_take_long_while_bytes_come():
    bridge = Bridge()
    bridge.slow = 50
    page = page_on(bridge)
    page.run()
    await settled()
    assert page.model.engine == "ready" and bridge.lost == [] and bridge.waited == 51


async def test_an_engine_that_keeps_hanging_is_given_up():
    bridge = Bridge()
    page = await at_table(bridge, act=Broken("x"), resume=Broken("y"))
    press(bridge, "draw", "stock")
    for _ in range(20):
        await settled()
        if page.model.engine == "failed":
            break
        if page.model.engine == "ready" and page.model.flying is None:
            press(bridge, "draw", "stock")
    assert page.model.engine == "failed" and len(bridge.lost) == CHANCES


async def test_home_is_the_entry_before_the_table():
    bridge = Bridge()
    page = await at_table(bridge)
    press(bridge, "leave")
    assert ["back"] in bridge.done and page.model.screen == "table"
    press(bridge, "pop", value={"screen": "home", "match": None, "from": None})
    assert page.model.screen == "home"


async def test_back_without_an_entry_before_leads_home():
    bridge = Bridge(state={"screen": "rules", "match": None, "from": None})
    page = page_on(bridge)
    page.run()
    assert page.model.screen == "rules"
    press(bridge, "back")
    assert page.model.screen == "home" and bridge.trails[-1] == ["replace", "home", None]


async def test_going_back_and_forth_keeps_the_trail():
    bridge = Bridge()
    page = page_on(bridge)
    page.run()
    press(bridge, "go", "settings")
    press(bridge, "pop", value={"screen": "home", "match": None, "from": None})
    press(bridge, "go", "rules")
    assert bridge.trails[-1] == ["push", "rules", "home"] and page.model.screen == "rules"
    press(bridge, "home")
    assert bridge.done[-1] == ["back"]


async def test_a_reload_at_the_table_adds_no_entry():
    bridge = Bridge(state={"screen": "table", "match": "m1", "from": "home"})
    bridge.answers["resume"] = update(5)
    page = page_on(bridge)
    page.run()
    await settled()
    assert page.model.screen == "table" and bridge.trails == [["replace", "table", "home"]]


async def test_forward_to_a_match_that_is_gone_ends_at_home():
    bridge = Bridge(state={"screen": "table", "match": "m1", "from": "home"})
    bridge.answers["resume"] = {"error": {"code": "no_match", "values": {}}}
    page = page_on(bridge)
    page.run()
    await settled()
    assert page.model.screen == "home" and bridge.trails[-1][:2] == ["replace", "home"]
    assert page.model.notice == {"m": "link.no-match"}


async def test_a_full_storage_is_told_and_the_page_goes_on():
    bridge = Bridge()
    bridge.stored = "full"
    page = await at_table(bridge)
    assert page.model.storage == "full" and page.model.screen == "table"


async def test_a_fault_in_a_screen_is_told_and_the_page_goes_on():
    bridge = Bridge()
    page = await at_table(bridge)
    assert press(bridge, "broken") is True
    assert len(bridge.told) == 1 and "ZeroDivisionError" in bridge.told[0]
    press(bridge, "select", "5H")
    assert page.model.picked == ["5H"]


async def test_focus_is_asked_for_once():
    bridge = Bridge()
    page = await at_table(bridge)
    page.carry([["focus", "card-3"]], None)
    page.draw()
    page.draw()
    assert json.loads(bridge.scenes[-2])["focus"] == "card-3" and json.loads(bridge.scenes[-1])["focus"] is None


async def test_a_screen_whose_module_is_on_the_way_is_shown_when_it_comes():
    bridge = Bridge()
    bridge.late = asyncio.Event()
    page = page_on(bridge)
    await page.run()
    page.event(json.dumps(["go", ["rules"], None]))
    assert page.model.screen == "home"
    bridge.late.set()
    await settled()
    assert page.model.screen == "rules" and bridge.trails[-1] == ["push", "rules", "home"]


async def test_what_was_asked_for_last_is_shown_when_the_modules_come():
    bridge = Bridge()
    bridge.late = asyncio.Event()
    page = page_on(bridge)
    await page.run()
    page.event(json.dumps(["go", ["rules"], None]))
    page.event(json.dumps(["go", ["settings"], None]))
    bridge.late.set()
    await settled()
    assert page.model.screen == "settings"


async def heard_without_room(place):
    """What two requests heard, when the page has no room where it handles or carries out the first reply; the page."""
    bridge, heard = Bridge(), []
    bridge.answers["statistics"] = {"ok": {}}

    def no_room(*args):
        raise MemoryError

    def odd(model, args, value):
        heard.append(value)
        if "ok" not in value:
            return []
        return no_room() if place == "handled" else [["save", "rami.x", "y"]]

    if place == "carried":
        bridge.save = no_room
    page = page_on(bridge)
    page.model.loaded["home"].INTENTS = {"reply:odd": odd, "reply:next": lambda model, args, value: heard.append(2)}
    page.engine = "engine"
    page.ask({"op": "statistics"}, "odd", None)
    page.ask({"op": "statistics"}, "next", None)
    await settled()
    return heard, page


async def test_a_reply_that_the_page_has_no_room_for_is_told_and_the_next_one_comes():
    for place in ("handled", "carried"):
        heard, page = await heard_without_room(place)
        assert heard == [{"ok": {}}, FAILED, 2] and len(page.bridge.told) == 1 and not page.pumping
