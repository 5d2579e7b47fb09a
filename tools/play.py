"""`make play`: the server, at once; kernels that are not compiled yet are compiled beside it.

Meanwhile people already play: the rules run in plain Python, and the bots do what they can in their time. The
server takes the library when it is there (server/game_loader.py).
"""

import subprocess
import sys

from smallbox.cli import main as smallbox
from smallbox.kernel.library import BEING_MADE
from tools.kernels.__main__ import main as kernels


def main() -> int:
    if not kernels(["--check"]):
        return smallbox(["serve", "--open"])
    BEING_MADE.parent.mkdir(exist_ok=True)
    BEING_MADE.touch()  # before the server looks
    with subprocess.Popen([sys.executable, "-m", "tools.kernels", "--lines"]) as compiling:
        try:
            return smallbox(["serve", "--open"])
        finally:
            compiling.terminate()


if __name__ == "__main__":
    raise SystemExit(main())
