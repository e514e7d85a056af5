"""An arena on a Dask cluster: `rami[cluster]`, here and on the workers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager

from distributed import Client, Future, KilledWorker
from distributed.comm.core import connect

import rami
from rami.arena import Play, Spread, Tally
from rami.entrants import Unusable, player

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
    futures: list[Future[Tally]] = []

    def over(do: Callable[[Play], Tally], plays: Iterable[Play]) -> Iterator[Tally]:
        futures.extend(client.map(do, list(plays), pure=False))
        for future in futures:
            try:
                yield future.result()
            except KilledWorker:
                raise Unusable(f"one worker after another of {address} ended in the middle of the same deal") from None
            except (CancelledError, OSError):
                raise Unusable(f"the Dask scheduler at {address} is gone") from None
            future.release()

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
            client.cancel(futures, force=True)


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
