"""Python's end of the worker: one `call`, JSON text in and JSON text out, and the place where matches are kept."""

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

    def now(self):
        return Date.new().toISOString()


call = Service(Store()).call
