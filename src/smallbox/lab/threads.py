"""Many pieces of work on a few threads."""

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from threading import Event
from typing import TypeVar

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def in_threads(
    work: Callable[[Piece], Done], pieces: Iterable[Piece], threads: int, stop: Event | None = None
) -> Generator[Done, None, None]:
    """The result of each piece, in the order they finish; `stop` is set when nobody wants more."""
    waiting = iter(pieces)
    under_way: set[Future[Done]] = set()
    with ThreadPoolExecutor(threads) as pool:
        try:
            while True:
                for piece in waiting:  # only a few in progress at a time, however many there are
                    under_way.add(pool.submit(work, piece))
                    if len(under_way) > 2 * threads:
                        break
                if not under_way:
                    return
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for one in done:
                    yield one.result()
        finally:
            if stop is not None:
                stop.set()
            for one in under_way:
                one.cancel()
