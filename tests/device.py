"""A page and its worker in one process, without a browser: effects are carried out, what is seen can be pressed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from rami.rulebook import catalogue
from web import app
from web.service import Service

Node = list[Any]


@cache
def _rules() -> str:
    return json.dumps(catalogue())


class Shelf:
    """A store in memory."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        return self.texts.get(key)

    async def set(self, key: str, text: str) -> None:
        self.texts[key] = text

    async def delete(self, key: str) -> None:
        self.texts.pop(key, None)

    async def keys(self) -> list[str]:
        return list(self.texts)

    def now(self) -> str:
        return "2030-01-01T00:00:00Z"


class Device:
    """What a person does comes as intents; nothing happens by itself but through `rest`."""

    def __init__(self, query: str = "", **boot: Any) -> None:
        self.service = Service(Shelf())
        self.model = app.Model()
        self.kept: dict[str, str] = {}
        self.said: list[Any] = []
        self.asked: list[str] = []
        self.carry(app.start(self.model, {"query": query, "state": None, **boot}))
        self.carry(app.handle(self.model, "engine", ["ready"], None))
        self.ask({"op": "hello"}, "hello")

    def press(self, intent: str, value: Any = None) -> list[Any]:
        """The effects of an intent as it is written in a scene, after they are carried out."""
        name, *args = intent.split(":")
        effects: list[Any] = app.handle(self.model, name, args, value)
        self.carry(effects)
        return effects

    def carry(self, effects: list[Any]) -> None:
        for effect in effects:
            match effect[0]:
                case "call":
                    self.asked.append(effect[1]["op"])
                    self.ask(effect[1], effect[2])
                case "say":
                    self.said.append(effect[1])
                case "screen":
                    self.carry(app.show(self.model, effect[1]))
                case "save":
                    self.kept[effect[1]] = effect[2]
                case "kept":
                    self.press("kept:" + effect[1], self.kept.get(effect[1]) or "")
                case "learn":
                    self.press("rules", json.loads(_rules()))

    def ask(self, request: dict[str, Any], tag: str) -> None:
        reply = json.loads(asyncio.run(self.service.call(json.dumps(request))))
        self.carry(app.handle(self.model, "reply", [tag, request["op"]], reply))

    def rest(self) -> None:
        """What happens by itself: bots play until a person is to act, and the result comes up."""
        while self.model.screen == "table" and (app.bot_to_act(self.model) or app.ended(self.model)):
            name = "finish" if app.ended(self.model) else "advance"
            self.press(f"{name}:{self.model.update['number']}")

    def nodes(self) -> Iterator[Node]:
        waiting = [app.scene(self.model)["root"]]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += [kid for kid in node[2] if isinstance(kid, list)]

    def controls(self) -> list[Node]:
        """All that can be pressed."""
        return [node for node in self.nodes() if node[0] in ("button", "a", "input") and node[1].get("do")]
