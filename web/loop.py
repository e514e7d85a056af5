"""Runs the page: intents in, effects carried out, the scene drawn. The engine's calls go one at a time, in order."""

import asyncio
import io
import json
import sys

from web import app
from web.nodes import msg

ACTS = ("act", "undo", "next_round")  # of the match on the table
AROUND = ("hand_over", "end_match")  # of the match as well, and the same however often they are asked for
OURS = ACTS + AROUND + ("start", "resume", "lesson")  # while one is out, what the player does waits; see `waits`
FROM_THE_PAGE = ("pop", "resize", "visible", "idle", "offline", "installs", "fresh")
FROM_THE_PAGE += ("progress", "rules", "shared", "reply")
# Effects that are a function of the kernel and nothing else.
PLAIN = {
    "back": "back",
    "address": "bare",
    "skip": "skip",
    "sound": "sound",
    "vibrate": "vibrate",
    "reload": "reload",
    "persist": "persist",
    "install": "install",
    "renew": "renew",
    "download": "download",
    "share-file": "shareFile",
    "share": "share",
    "hush": "hush",
    "load": "fetch",
    "digest": "digest",
    "learn": "learn",
    "clear": "clear",
}
TABLE = ("web.desk", "web.board", "web.screens.table")
CARRIES = ("export", "inspect", "import", "share", "open")  # with a file on the way there or back
FAILED = {"error": {"code": "internal", "values": {}}}  # in place of a reply that the page could not make use of
SECONDS = 15  # that an answer may take
LONG = 300  # where it is about a file
SLICE = 10
QUIET = 60  # seconds without a byte of the load, and without the engine, after which it counts as lost
AGAIN = 5  # seconds before modules that did not come are asked for once more
CHANCES = 3  # restarts in a row before the engine counts as failed


def spawn(work):
    """Start a task; the loop holds it."""
    return asyncio.create_task(work)


class Page:
    """The page at work, on a bridge (``web.bridge``, or what stands in for it)."""

    def __init__(self, bridge):
        self.bridge = bridge
        self.model = app.Model()
        self.state = {"screen": "home", "match": None, "from": None}  # of the history entry
        self.wanted = None  # key of the node that gets the focus with the next drawing
        self.marks = []  # performance marks that wait for the drawing
        self.timers = {}  # intent name -> number of the timer that counts
        self.ticks = 0
        self.held = []  # intents that wait for an answer
        self.cause = None  # the intent that asked for it
        self.engine = None
        self.name = "engine"
        self.calls = []
        self.pumping = False
        self.heard = 0  # reports of bytes that came
        self.misses = 0
        self.again = None  # the request that is being tried once more, after the engine died of it or with it
        self.redo = None  # an act that waits until its match is back
        self.whole = False  # the modules of all screens are here
        self.awaited = None  # (screen, place, cause): what is shown once they are

    def run(self):
        boot = self.bridge.boot()
        self.bridge.start("page", self.event)
        if isinstance(boot.get("state"), dict) and boot["state"].get("screen") in app.SCREENS:
            self.state = boot["state"]
        self.carry(app.start(self.model, boot), None)
        self.draw()
        self.bridge.mark("rami:page", False)
        spawn(self.rest())
        return spawn(self.connect())

    async def rest(self):
        """The modules that the first screens do without. Those of the table are taken in now, a part at a time, so that
        the first hand need not wait for them."""
        while not await self.bridge.rest(app.LATER_FILE):
            await asyncio.sleep(AGAIN)
        self.whole = True
        if self.awaited is not None:
            self.show(*self.awaited)
            self.draw()
        for name in TABLE:
            await asyncio.sleep(0)
            __import__(name)

    # -- intents

    def event(self, text):
        """From the kernel. True if the intent is known: its key then does nothing else."""
        name, args, value = json.loads(text)
        if name == "idle":
            self.carry(self.effects(name, args, value), None)
            return True
        if name == "progress":
            self.heard += 1
        if name == "pop":
            self.state = value if isinstance(value, dict) else {"screen": "home", "match": None, "from": None}
        return self.take(name, args, value)

    def waits(self):
        """Whether what the player does waits, for an answer to a request of ours or to a press that came early. Of an
        engine that failed there is none."""
        return self.model.engine != "failed" and (self.model.flying in OURS or self.model.late is not None)

    def take(self, name, args, value):
        """An intent of the player: each is carried out in its turn, so that a press finds the cards chosen that were.
        The same press again, with nothing between, is one press."""
        if name not in FROM_THE_PAGE and self.waits():
            if self.held or [name, args] != self.cause:
                self.held.append((name, args, value))
            return True
        known = app.known(self.model, name, args)
        if known:
            self.happen(name, args, value)
        return known

    def happen(self, name, args, value):
        cause = [name, args] if self.model.late is None else self.cause
        effects = self.effects(name, args, value)
        if self.model.late is not None:
            self.cause = cause
        self.carry(effects, cause)
        self.draw()

    def effects(self, name, args, value):
        try:
            return app.handle(self.model, name, args, value)
        except Exception as error:
            self.report(error)
            return self.effects(name, args, FAILED) if name == "reply" and value is not FAILED else []

    def report(self, error):
        text = io.StringIO()
        if hasattr(sys, "print_exception"):
            sys.print_exception(error, text)
        else:
            text.write(repr(error))
        self.bridge.report(text.getvalue())

    def draw(self):
        try:
            scene = app.scene(self.model)
            scene["focus"] = self.wanted
            self.bridge.render(scene)
        except Exception as error:
            self.report(error)
        self.wanted = None
        for name in self.marks:
            self.bridge.mark(name, True)
        self.marks = []

    # -- effects

    def carry(self, effects, cause):
        for effect in effects:
            kind = effect[0]
            if kind == "call":
                self.ask(effect[1], effect[2], cause)
            elif kind == "later":
                self.later(effect[1], effect[2])
            elif kind == "save":
                bad = self.bridge.save(effect[1], effect[2])
                if bad:
                    self.carry(self.effects("storage", [bad], None), cause)
            elif kind == "exchange":
                bad = self.bridge.exchange(effect[1])
                if bad:
                    self.carry(self.effects("storage", [bad], None), cause)
            elif kind == "note":
                row = self.bridge.load(effect[1]).split()
                if len(row) <= effect[2]:
                    row += ["-"] * (effect[2] - len(row)) + [effect[3]]
                    self.bridge.save(effect[1], " ".join(row))
            elif kind == "kept":
                self.carry(self.effects("kept", [effect[1]], self.bridge.load(effect[1])), cause)
            elif kind == "screen":
                self.show(effect[1], effect[2] if len(effect) > 2 else "push", cause)
            elif kind == "back":
                self.back(cause)
            elif kind == "entry":
                if self.state["screen"] == self.model.screen:  # a screen that is just being shown has none yet
                    self.keep(self.state.get("from"), "replace")
            elif kind == "focus":
                self.wanted = effect[1]
            elif kind == "say":
                self.bridge.say(effect[1])
            elif kind == "mark":
                if effect[1] == "rami:game":
                    self.marks.append(effect[1])
                else:
                    self.bridge.mark(effect[1], False)
            elif kind == "restart":
                self.misses = 0
                spawn(self.revive(None))
            else:
                self.bridge.do(PLAIN[kind], *effect[1:])

    def show(self, name, place, cause):
        """Make a screen the one on show, and the history agree with it. One whose module is not here yet waits."""
        model = self.model
        self.awaited = None
        if name in app.LATER and not self.whole:
            self.awaited = (name, place, cause)
            return
        if place == "push" and name == "home" and self.state.get("from") == "home":
            self.bridge.do("back")
            return
        before = model.screen
        self.carry(app.show(model, name), cause)
        if place == "shown":
            return
        entry = self.state["screen"]
        if place == "push" and (name == entry or (name in app.MATCH and entry in app.MATCH)):
            place = "replace"
        self.keep(self.state.get("from") if place == "replace" else before, place)

    def keep(self, before, place):
        """Let the history entry, or a new one, be the screen on show."""
        self.state = {"screen": self.model.screen, "from": before}
        self.state.update(app.entry(self.model, self.model.screen))
        self.bridge.go(self.state, place)

    def back(self, cause):
        if self.state.get("from"):
            self.bridge.do("back")
        else:
            self.show("home", "replace", cause)

    def later(self, ms, intent):
        parts = intent.split(":")
        self.ticks += 1
        self.timers[parts[0]] = self.ticks
        spawn(self.wait(ms, self.ticks, parts[0], parts[1:]))

    async def wait(self, ms, tick, name, args):
        await asyncio.sleep(ms / 1000)
        if self.timers.get(name) == tick:
            self.happen(name, args, None)

    # -- the engine

    def ask(self, request, tag, cause):
        op = request["op"]
        if op in ACTS and self.engine is None:
            if self.redo is None:
                self.redo = request
            return
        if op in OURS:
            self.model.flying = op
            self.cause = cause
        elif op == "advance":
            self.model.advancing = True
        self.calls.append((request, tag))
        self.pump()

    def pump(self):
        if not self.pumping and self.engine is not None:
            self.pumping = True
            spawn(self.work())

    async def work(self):
        """Ask one after the other, until no question or no engine is left."""
        while self.calls and self.engine is not None:
            request, tag = self.calls.pop(0)
            try:
                if request["op"] in CARRIES:
                    reply = await self.bridge.call(self.engine, request, LONG, True)
                else:
                    reply = await self.bridge.call(self.engine, request, SECONDS)
            except self.bridge.Broken as error:
                self.bridge.report("engine: " + str(error))
                self.engine = None
                for lost, _tag in [(request, tag)] + self.calls:
                    self.retry(lost)
                spawn(self.revive(msg("engine.hung")))
                break
            self.misses = 0
            if request["op"] in ACTS and reply.get("error", {}).get("code") == "no_match":
                self.redo = request  # this engine came while the table was left: the match is fetched now
            try:
                self.answered(request["op"], tag, reply)
            except Exception as error:  # no room in memory, as a rule: it is told, and the next one has its turn
                self.report(error)
                self.unfinished(request["op"], tag)
        self.pumping = False

    def unfinished(self, op, tag):
        try:
            self.answered(op, tag, FAILED)
        except Exception as error:
            self.report(error)

    def retry(self, request):
        if request["op"] not in OURS or request["op"] in AROUND or request is self.again:
            return
        self.again = request
        if request["op"] in ("start", "resume"):
            self.model.wish = request
        elif request["op"] in ACTS:
            self.redo = request

    def answered(self, op, tag, reply):
        if op in OURS:
            self.model.flying = None
        elif op == "advance":
            self.model.advancing = False
        self.happen("reply", [tag, op], reply)
        if op == "resume" and self.redo is not None:
            redo, self.redo = self.redo, None
            if reply.get("ok", {}).get("number") == redo["number"]:
                self.ask(redo, "update", self.cause)
        if not self.waits():
            held = self.held
            self.held = []
            for name, args, value in held:
                self.take(name, args, value)

    async def revive(self, why):
        """A new worker in place of one that hangs or never came. What is stored brings the match back."""
        self.engine = None
        self.calls = []
        self.held = []
        self.misses += 1
        if self.misses > CHANCES:
            self.misses = 0
            self.happen("engine", ["failed"], why if why is not None else msg("engine.failed"))
            return
        self.happen("engine", ["restarting"], why)
        self.name = self.bridge.revive(self.name)
        await self.connect()

    async def come(self):
        """The worker of our name: for as long as its files are on the way, however slow the line."""
        quiet = 0
        while True:
            heard = self.heard
            try:
                return await self.bridge.worker(self.name, SLICE)
            except self.bridge.Broken:
                quiet = quiet + SLICE if self.heard == heard else 0
                if quiet >= QUIET:
                    raise

    async def connect(self):
        try:
            engine = await self.come()
            hello = await self.bridge.call(engine, {"op": "hello"}, QUIET)
        except self.bridge.Broken as error:
            self.bridge.report("engine: " + str(error))
            if self.misses == 0:  # a file that was lost on the way may come the second time
                await self.revive(None)
            else:
                self.happen("engine", ["failed"], msg("engine.failed"))
            return
        self.engine = engine
        self.happen("engine", ["ready"], None)
        asked, self.calls = self.calls, []
        self.happen("reply", ["hello", "hello"], hello)
        self.calls = self.calls + asked  # the match they ask about comes first
        if self.model.flying != "resume":
            self.redo = None  # its match stays away
        self.pump()
