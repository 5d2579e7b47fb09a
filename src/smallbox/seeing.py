"""What a seat may see and what it saw happen, as JSON to be sent and as Structs to be read.

A game says it in one of two ways. Kernels write the JSON (`Written`): that is quick, and a browser can do it
without Python. Or plain functions make Structs: that is easy, and enough for a game from another package.
"""

import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from smallbox.kernel import Bound, Tables
from smallbox.kernel.writing import Json, PlainJson

Seen = Callable[[Any, int], Any]  # of a table and a seat: its view, or its events


class Written(NamedTuple):
    """What a kernel writes as JSON, and the Struct to read it as; events are a list of them."""

    form: type[Struct]
    write: Callable[[Json, Any, int], None]  # kernel: json, table, seat


def kernel_of(seen: Seen | Written) -> Callable[[Json, Any, int], None] | None:
    """The kernel that writes it, if there is one."""
    return seen.write if isinstance(seen, Written) else None


class Seeing(Protocol):
    """What a seat of this table may see, and know of the last move; NOBODY is a spectator."""

    def view(self, tables: Tables[Any], seat: int) -> Struct: ...
    def view_json(self, tables: Tables[Any], seat: int) -> bytes: ...
    def events(self, tables: Tables[Any], seat: int) -> Sequence[Struct]: ...
    def events_json(self, tables: Tables[Any], seat: int) -> bytes: ...


def seeing_of(view: Seen | Written, events: Seen | Written, kernels: Bound) -> Seeing:
    """By kernels if the game has them, otherwise by its functions."""
    if isinstance(view, Written) and isinstance(events, Written):
        return SeeingByKernels(kernels, view.form, events.form)
    if isinstance(view, Written) or isinstance(events, Written):
        raise TypeError("view and events have to be written by kernels both, or by neither")
    return PlainSeeing(view, events)


class PlainSeeing:
    """What plain functions make."""

    def __init__(self, view: Seen, events: Seen) -> None:
        self._view, self._events = view, events

    def view(self, tables: Tables[Any], seat: int) -> Struct:
        return self._view(tables[0], seat)

    def view_json(self, tables: Tables[Any], seat: int) -> bytes:
        return msgspec.json.encode(self.view(tables, seat))

    def events(self, tables: Tables[Any], seat: int) -> Sequence[Struct]:
        return self._events(tables[0], seat)

    def events_json(self, tables: Tables[Any], seat: int) -> bytes:
        return msgspec.json.encode(self.events(tables, seat))


class SeeingByKernels:
    """What kernels write."""

    def __init__(self, kernels: Bound, view: type[Struct], event: type[Struct]) -> None:
        self._kernels = kernels
        self._read_view = msgspec.json.Decoder(view).decode
        self._read_events = msgspec.json.Decoder(list[event]).decode

    def view(self, tables: Tables[Any], seat: int) -> Struct:
        return self._read_view(self.view_json(tables, seat))

    def view_json(self, tables: Tables[Any], seat: int) -> bytes:
        return desk.written(self._kernels, "view", tables, 0, seat)

    def events(self, tables: Tables[Any], seat: int) -> Sequence[Struct]:
        return self._read_events(self.events_json(tables, seat))

    def events_json(self, tables: Tables[Any], seat: int) -> bytes:
        return desk.written(self._kernels, "events", tables, 0, seat)


class Desk(threading.local):
    """Where the kernels write: each thread has its own."""

    def __init__(self) -> None:
        fields: Any = Json.dtype.fields
        self.jsons: Any = Json.array(1)
        self.text = memoryview(self.jsons).cast("B")[fields["text"][1] :]
        self.plain = [PlainJson()]

    def written(self, kernels: Bound, name: str, *given: Any) -> bytes:
        """What the entry with this name writes when it is given these."""
        write: Any = vars(kernels)[name]
        if write is kernels.entries[name]:  # as it stands: nothing is compiled
            return bytes(self.plain[0].text[: write(*given, self.plain)])
        return self.text[: write(*given, self.jsons)].tobytes()


desk = Desk()
