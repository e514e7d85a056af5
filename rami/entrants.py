"""Who can enter an arena: the levels by name, `clairvoyant`, and bots from outside as `module:function`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from operator import attrgetter
from typing import Any

from rami.bots import BOTS, FROZEN, Bot
from rami.round import Round


class Unusable(Exception):
    """What makes no contest; said in one line. Only text, so that a process can hand it on."""


@dataclass(frozen=True)
class Outside:
    """What a module has under a name. It goes to other processes by these names, and is loaded there."""

    module: str
    function: str

    def load(self) -> Bot:
        """Raises `Unusable`, whatever the module does as it is loaded."""
        name = f"{self.module}:{self.function}"
        if not all(map(str.isidentifier, self.module.split("."))):
            raise Unusable(f"no bot {name!r}: a module is named as `import` does it, `mine` for ./mine.py")
        try:
            bot: Bot = attrgetter(self.function)(import_module(self.module))
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise Unusable(f"no bot {name!r}: {said(error)}") from None
        if isinstance(bot, type):
            raise Unusable(f"no bot {name!r}: it is a class; name an instance or a function")
        if not callable(bot):
            raise Unusable(f"no bot {name!r}: it is no function")
        return bot


@dataclass(frozen=True)
class Clairvoyant:
    """The hard level with the true cards as its only world: what could be had if nothing were hidden."""

    def bot(self, round: Round) -> Bot:
        """For one move, in this very round."""
        knowing: Callable[[Round], Bot] = import_module("rami.bots.hard").knowing
        return knowing(round)


Player = Bot | Outside | Clairvoyant
CLAIRVOYANT = "clairvoyant"


def player(name: str) -> Player:
    """Raises `Unusable`; a bot from outside is loaded to see that it is there."""
    module, colon, function = name.partition(":")
    if colon:
        found = Outside(module, function)
        found.load()
        return found
    if name == CLAIRVOYANT:
        return Clairvoyant()
    bots = BOTS | FROZEN
    if name not in bots:
        raise Unusable(f"no bot {name!r}; there are {', '.join(bots)}, {CLAIRVOYANT}, and module:function")
    return bots[name]


_LONGEST = 300
"""Characters that are shown of anything."""


def said(error: BaseException) -> str:
    """The error in one line, with the place in its own code where it was raised."""
    trace, place = error.__traceback__, ""
    while trace is not None:
        place = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
        trace = trace.tb_next
    text, kind = shown(error), shown(type(error).__name__)
    file = shown(place.replace("\\", "/").rpartition("/")[2])
    return f"{kind}: {text} ({file})" if text else f"{kind} ({file})"


def shown(value: object, form: Callable[[Any], str] = str) -> str:
    """In one line that is not too long and does nothing to a terminal, also of what cannot be written."""
    try:
        text = " ".join(form(value).split())
    except BaseException as error:
        return f"(what has no text: {type(error).__name__})"
    text = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
