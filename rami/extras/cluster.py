"""An arena on a Dask cluster; needs the extra `cluster`, here and on the workers."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager
from itertools import islice

import rami
from rami import extras

try:
    from distributed import Client, Future, KilledWorker
    from distributed.comm.core import connect
except ImportError as error:
    raise extras.lacking(__name__, "cluster", error) from error

from rami.arena import Play, Spread, Tally
from rami.entrants import Unusable, player

AHEAD = 400
"""Deals that are with the cluster at a time: enough for many cores, and soon forgotten when it is stopped."""
PATIENCE = 10.0
"""Seconds in which a scheduler has to answer, and to have a worker."""


@contextmanager
def spread(address: str, bots: Sequence[str]) -> Iterator[Spread]:
    """A `map` over the workers that gives results in order; what is left undone is cancelled.

    `bots` are the names that the workers must be able to load. Raises `Unusable` where there is no such cluster, also
    when it is lost. The deals of a worker that is lost are played by the others.
    """
    try:
        asyncio.run(_answer(address))  # since a client that finds nobody takes long to go
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Unusable(f"no Dask scheduler answers at {address!r}: {' '.join(str(error).split())}") from None
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # what goes wrong is told below
    ahead: deque[Future[Tally]] = deque()

    def over(do: Callable[[Play], Tally], plays: Iterable[Play]) -> Iterator[Tally]:
        coming = iter(plays)
        while True:
            ahead.extend(client.map(do, list(islice(coming, AHEAD - len(ahead))), pure=False))
            for _ in range(min(len(ahead), AHEAD // 2)):
                yield _result(ahead[0], address)
                ahead.popleft()
            if not ahead:
                return

    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except OSError:
            raise Unusable(f"the Dask scheduler at {address} has no workers") from None
        for worker, fault in client.run(lacking, bots, on_error="return").items():
            if fault is not None:
                raise Unusable(f"worker {worker} cannot play: {fault}")
        try:
            yield over
        finally:
            client.cancel(list(ahead), force=True)


def _result(future: Future[Tally], address: str) -> Tally:
    try:
        tally: Tally = future.result()
    except KilledWorker:
        raise Unusable(f"one worker after another of {address} ended in the middle of the same deal") from None
    except (CancelledError, OSError):
        raise Unusable(f"the Dask scheduler at {address} is gone") from None
    return tally


async def _answer(address: str) -> None:
    (await connect(address, timeout=PATIENCE)).abort()


def lacking(bots: Sequence[str], version: str = rami.__version__) -> str | None:
    """Asked on a worker: why it cannot play as this machine would; None if it can."""
    if rami.__version__ != version:
        return f"it has rami {rami.__version__}, here is {version}"
    try:
        for name in bots:
            player(name)
    except Unusable as error:
        return f"{error}; the module must be importable there as it is here"
    return None
