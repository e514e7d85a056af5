"""The one module that knows PyScript. Only text and small numbers cross to the kernel; all its functions are total."""

import asyncio
import json

from pyscript import fetch, window
from pyscript.ffi import create_proxy

_page = window.page
unpack = None  # what lays the modules of a file out, from the page that has done so with the first ones


class Broken(Exception):
    """The engine did not answer, or answered what is no reply."""


def start(root, on_event):
    """Draw into the element ``root`` and hand over ``on_event(text) -> bool`` for intents."""
    _page.start(root, create_proxy(on_event))


def boot():
    return json.loads(_page.boot())


def render(scene):
    bad = _page.render(json.dumps(scene))
    if bad:
        raise RuntimeError("drawing: " + str(bad))


def say(message):
    _page.say(json.dumps(message))


def save(key, text):
    """ "" or what is wrong with the storage."""
    return str(_page.forget(key) if text is None else _page.save(key, text))


def load(key):
    """The stored text, "" if there is none."""
    return str(_page.load(key))


def go(state, how):
    _page.go(json.dumps(state), how)


def mark(name, painted):
    if painted:
        _page.markPainted(name)
    else:
        _page.mark(name)


def report(text):
    _page.report(text)


def revive(name):
    """End the worker of this name and start another; its name."""
    return str(_page.revive(name))


def do(name, *texts):
    """A function of the kernel: back, bare, skip, reload, renew, persist, share, download, fetch, learn, clear, …"""
    getattr(_page, name)(*texts)


async def rest(file):
    """Fetch and lay out a file of modules. False if it did not come."""
    try:
        answer = await fetch(str(_page.asset(file)))
        if not answer.ok:
            raise Broken(file)
        with open(file, "wb") as packed:
            packed.write(await answer.bytearray())
        unpack(file)
        return True
    except Exception as error:
        report(_words(error))
        return False


async def _worker(name):
    return await _page.engine(name)


async def worker(name, seconds):
    try:
        return await asyncio.wait_for(_worker(name), seconds)
    except Exception as error:
        raise Broken(_words(error)) from None


def exchange(anew):
    """Put what the engine took from a file in the place of all that the page keeps, or beside it: "" or what is wrong
    with the storage."""
    return str(_page.exchange(anew))


async def _answer(engine, text, carries):
    return await (engine.carry(text) if carries else engine.call(text))


async def call(engine, request, seconds, carries=False):
    """The engine's reply, parsed; one that died gives none. A request may carry a file there or back, which stays with
    the kernel."""
    try:
        said = await asyncio.wait_for(_answer(engine, json.dumps(request), carries), seconds)
        if said:
            return json.loads(said)
    except Exception as error:
        raise Broken(_words(error)) from None
    raise Broken("it is no more")


def _words(error):
    text = str(error)
    return text if text else type(error).__name__
