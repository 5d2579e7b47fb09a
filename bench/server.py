"""How fast the table server is, beside boardgame.io's: `make bench-server`.

In turns, three times each, medians. Ours has every move on disk (SQLite, synchronous=FULL) before it is
acknowledged, boardgame.io keeps all in memory. Server and clients have a core each. Writes its part of
bench/results.md.
"""

import json
import os
import re
import shutil
import signal
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from websockets.sync.client import connect

from bench import report
from bench.servers import ADDRESS, PORT, boardgame_io, clients, echo, running, smallbox
from smallbox.server.messages import PROTOCOL, SUBPROTOCOL

RUNS = 3
TABLES = (1, 10, 50)
THINKING = 20  # tables where a bot of level 5 always thinks
IDLE = 1000  # open tables before a restart
PLACE = tempfile.TemporaryDirectory(prefix="smallbox-bench-")

Figures = dict[str, float]


def folder() -> Path:
    """A new folder on disk, gone when all is done."""
    return Path(tempfile.mkdtemp(dir=PLACE.name))


# ------------------------------------------------------------------------------------------ moves a second


def ours(tables: int) -> Figures:
    with smallbox(folder()) as server:
        return clients("smallbox", server, tables=tables)


def theirs(tables: int) -> Figures:
    with boardgame_io() as server:
        return clients("boardgameIo", server, tables=tables)


def ceiling(tables: int) -> Figures:
    with echo() as server:
        return clients("echo", server, tables=tables)


def in_turns(console: Console) -> dict[str, Figures]:
    """Each server with each number of tables, by turns; medians."""
    found: dict[str, list[Figures]] = defaultdict(list)
    servers: dict[str, Callable[[int], Figures]] = {"smallbox": ours, "boardgame.io": theirs}
    for run in range(RUNS):
        for tables in TABLES:
            for name, measure in servers.items():
                figures = measure(tables)
                found[f"{name}, {tables}"].append(figures)
                console.print(f"run {run + 1}: {name}, {tables} tables: {told(figures)}")
    found[f"nothing but echoes, {TABLES[-1]}"].append(ceiling(TABLES[-1]))
    return {name: median(runs) for name, runs in found.items()}


def median(runs: list[Figures]) -> Figures:
    return {name: statistics.median(figures[name] for figures in runs) for name in runs[0]}


def told(figures: Figures) -> str:
    return ", ".join(f"{name} {value:,.4g}" for name, value in figures.items())


def full_hall() -> Figures:
    """A thousand sockets: 250 tables where somebody moves every two seconds."""
    with smallbox(folder()) as server:
        before = server.memory
        figures = clients("smallbox", server, tables=250, pace=2, warm=4, seconds=20)
        return figures | {"kilobytes_by_table_with_sockets": (server.memory - before) / 250 / 1024}


def beside_thinkers() -> Figures:
    """Fifty tables where somebody moves every second, and twenty where bots of the highest level think."""
    with smallbox(folder()) as server:
        return clients("smallbox", server, tables=50, pace=1, thinking=THINKING, warm=4, seconds=20)


# ---------------------------------------------------------------------------------------- disk and memory


def commits_and_syncs() -> Figures:
    """Count the commits, and behind the server's back what the operating system was told to write to disk."""
    place = folder()
    trace, count = place / "trace", place / "commits"
    command = ["strace", "-f", "-qq", "-e", "trace=fsync,fdatasync", "-o", str(trace)]
    command += [sys.executable, "-m", "bench.counted", str(count), str(PORT)]
    with running(command, '"status":"ready"', SMALLBOX_DATA=str(place)) as server:
        clients("smallbox", server, tables=10, warm=0, seconds=3)
        traced = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
        os.kill(int(traced), signal.SIGINT)
        server.process.wait(30)
    syncs = len(re.findall(r"(?:fsync|fdatasync)\(", trace.read_text()))
    return {"commits": int(count.read_text()), "syncs": syncs}


def many_tables() -> Figures:
    """A thousand tables for four: what they take in memory, and how soon one can play after a crash."""
    place = folder()
    with smallbox(place, SMALLBOX_DEAL_SECONDS="0", SMALLBOX_IDLE_SECONDS="100000") as server:
        people = [httpx.Client(base_url=ADDRESS, timeout=60) for _ in range(4)]
        seat(people)
        before = server.memory
        tables = [seat(people) for _ in range(IDLE)]
        kilobytes = (server.memory - before) / IDLE / 1024
    begin = time.perf_counter()
    with smallbox(place, ready='"status"') as server:
        table, tokens = tables[IDLE // 2]
        play(table, tokens)
        return {
            "kilobytes_by_table": kilobytes,
            "seconds_to_health": server.seconds,
            "seconds_to_first_move": time.perf_counter() - begin,
        }


def seat(people: list[httpx.Client]) -> tuple[str, list[str]]:
    """Open a table and seat everybody: its id and the tokens."""
    host = people[0].post("/api/tables", json={"game": "mow", "players": 4}).raise_for_status().json()
    table, tokens = host["table"]["id"], [host["token"]]
    for guest in people[1:]:
        seated = guest.post(f"/api/tables/{table}/seat", json={"invite": host["invite"]})
        tokens.append(seated.raise_for_status().json()["token"])
    return table, tokens


def play(table: str, tokens: list[str]) -> None:
    """Whoever is asked makes a move, and it is accepted."""
    url = f"{ADDRESS.replace('http', 'ws')}/api/tables/{table}/socket"
    for token in tokens:
        with connect(url, subprotocols=[SUBPROTOCOL]) as socket:  # pyright: ignore
            socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
            welcome: Any = json.loads(socket.recv())
            if welcome["legal"]:
                move = {"type": "move", "id": "1", "seq": welcome["seq"], "move": welcome["legal"][0]}
                socket.send(json.dumps(move))
                while json.loads(socket.recv())["type"] != "accepted":
                    pass
                return
    raise RuntimeError(f"nobody may move at {table}")


# ------------------------------------------------------------------------------------------- what we found


def main() -> None:
    console = Console(highlight=False)
    speeds = in_turns(console)
    hall, beside, many = full_hall(), beside_thinkers(), many_tables()
    disk = commits_and_syncs() if shutil.which("strace") else {}
    mine, peer = speeds[f"smallbox, {TABLES[-1]}"], speeds[f"boardgame.io, {TABLES[-1]}"]
    wanted = [
        (f"moves a second : boardgame.io, {TABLES[-1]} tables", mine["moves"] / peer["moves"], ">=", 3.0),
        (f"99 % of answers within, ms, {TABLES[-1]} tables", mine["p99"], "<", peer["p99"]),
        ("99 % of answers within, ms, 1000 sockets", hall["p99"], "<", 100.0),
        (f"99 % of answers within, ms, {THINKING} bots thinking beside", beside["p99"], "<", 100.0),
        ("seconds to the first answer", many["seconds_to_health"], "<", 2.0),
        ("KiB for an idle table", many["kilobytes_by_table"], "<", 50.0),
        (f"seconds to the first move after a crash, {IDLE} tables", many["seconds_to_first_move"], "<", 5.0),
    ]
    if disk:
        wanted.append(("orders to the disk : commits", disk["syncs"] / disk["commits"], ">=", 1.0))
    write(speeds, {"hall": hall, "beside": beside, "disk": disk, "many": many}, wanted)
    for what, value, sign, limit in wanted:
        console.print(f"{verdict(value, sign, limit)} {value:9.2f} {what} (wanted: {sign} {limit:.4g})")


def verdict(value: float, sign: str, limit: float) -> str:
    return "ok " if (value >= limit if sign == ">=" else value < limit) else "LOW"


def write(speeds: dict[str, Figures], more: dict[str, Figures], wanted: list[Any]) -> None:
    """Keep the figures as JSON, and as a page to read."""
    lines = [
        "Written by `make bench-server`: by turns, three times, medians. Four at each table move as soon as",
        "they may; the time is from a move to its answer. smallbox plays Mow and has every move on disk",
        "before it answers (SQLite, synchronous=FULL); boardgame.io plays a simpler Mow, all in memory.",
        f"Server and clients have a core each ({report.MACHINE}).",
        "",
        "| server, tables | moves a second | for a second of its core | half within, ms | 99 % within, ms |",
        "|---|---:|---:|---:|---:|",
        *[row(name, figures) for name, figures in speeds.items()],
        "",
        "| | found | wanted |",
        "|---|---:|---:|",
        *[f"| {what} | {value:.2f} | {sign} {limit:.4g} |" for what, value, sign, limit in wanted],
    ]
    report.keep("server", {"speeds": speeds, **more}, lines)


def row(name: str, figures: Figures) -> str:
    counts = f"{figures['moves']:,.0f} | {figures['moves_by_core']:,.0f}"
    return f"| {name} | {counts} | {figures['p50']:.2f} | {figures['p99']:.2f} |"


if __name__ == "__main__":
    main()
