"""Python's end of the worker: one `call`, JSON text in (and perhaps a file) and JSON text out, and the place where
matches are kept."""

import json

import store
from js import Date
from service import Service


class Store:
    """Matches in IndexedDB, and the one clock."""

    async def get(self, key):
        return await store.get(key)

    async def set(self, key, text):
        await store.set(key, text)

    async def delete(self, key):
        await store.remove(key)

    async def keys(self):
        return list(await store.keys())

    async def write(self, texts, anew):
        await store.write(json.dumps(texts), anew)

    def give(self, text):
        store.give(text)

    def now(self):
        return Date.new().toISOString()


call = Service(Store()).call
