"""A tournament spread over a Ray cluster: the same games as at home, but faster."""

import functools
import importlib
import logging
import os
import socket
from collections.abc import Generator, Iterable
from typing import Any

import msgspec

from smallbox.game import Mistake
from smallbox.lab.tournament import Result, Settings, Tournament, fingerprint

LOCAL = "local"  # start a cluster on this machine for the duration of the tournament
PATIENCE = 10.0  # seconds until we give up on an address
STORE = 80 * 2**20  # bytes of Ray's object store: the minimum, since we hardly use it


def play_on_ray(
    tournament: Tournament, numbers: Iterable[int], threads: int, address: str
) -> Generator[Result, None, None]:
    """Play these games on a cluster, in any order; `threads` are those of a local one."""
    return play_all(connect(address, threads), address, tournament, numbers)


def play_all(
    ray: Any, address: str, tournament: Tournament, numbers: Iterable[int]
) -> Generator[Result, None, None]:
    """Play these games on the cluster that Ray is connected to, and disconnect."""
    try:
        play: Any = ray.remote(play_one)
        settings = msgspec.json.encode(tournament.settings)
        most = 2 * int(ray.cluster_resources().get("CPU", 1))
        waiting = iter(numbers)
        under_way: list[Any] = []
        while True:
            for number in waiting:
                under_way.append(play.remote(settings, tournament.settings.sources, number))
                if len(under_way) >= most:
                    break
            if not under_way:
                return
            done, under_way = ray.wait(under_way)
            for sources, line in ray.get(done):
                if sources != tournament.settings.sources:
                    raise Mistake("ray-other", address=address)
                yield msgspec.json.decode(line, type=Result)
    except ray.exceptions.RayError as error:
        raise Mistake("ray-failed", address=address, problem=first_line(error)) from None
    finally:
        ray.shutdown()


def connect(address: str, threads: int) -> Any:
    """Ray, connected and quiet; a Mistake if it is not installed or nobody answers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry that nobody asked for
    try:
        ray: Any = importlib.import_module("ray")  # an optional extra, untyped
    except ImportError:
        raise Mistake("ray-missing") from None
    logging.getLogger("ray").setLevel(logging.ERROR)
    own: dict[str, Any] = {"num_cpus": threads, "object_store_memory": STORE, "include_dashboard": False}
    try:
        knock(address)
        ray.init(address, log_to_driver=False, configure_logging=False, **own if address == LOCAL else {})
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        raise Mistake("ray-failed", address=address, problem=first_line(error)) from None
    return ray


def knock(address: str) -> None:
    """Raise OSError if nobody answers: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def first_line(error: BaseException) -> str:
    """What went wrong, without the details for Ray's own developers."""
    return str(error).strip().partition("\n")[0].rstrip(".") or type(error).__name__


def play_one(settings: bytes, sources: str, number: int) -> tuple[str, bytes]:
    """Play one game on this machine; return its sources, and the game unless those differ."""
    here = fingerprint()
    line = msgspec.json.encode(tournament_of(settings).play(number)) if here == sources else b""
    return here, line


@functools.cache
def tournament_of(settings: bytes) -> Tournament:
    """The tournament, ready to be played in this process."""
    tournament = Tournament(msgspec.json.decode(settings, type=Settings))
    tournament.warm_up()
    return tournament
