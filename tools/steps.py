"""Run several targets of the Makefile side by side, and show all the time how far each of them is.

    python -m tools.steps check test-library test-python

Every line is written as soon as it is known, behind the name of its step. Of the tests that pass only one is
named every few seconds; what failed is repeated at the end, where it is found without scrolling.
"""

import argparse
import os
import re
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

PASSED = re.compile(r"\b(PASSED|SKIPPED|XFAIL)\b")
BEGINS = re.compile(r"tests/\S+::\S+ *$")  # with several processes each test is named when it starts, too
TEST = re.compile(r"tests/\S+")
PERCENT = re.compile(r"\[ *(\d+%)\]")
EVERY = 3.0  # seconds between two signs of life of one step
LAST = 200  # lines that are repeated of a step that failed


class Step:
    """A target of the Makefile, and what it says while it runs."""

    say = threading.Lock()  # one line at a time

    def __init__(self, target: str, width: int) -> None:
        self.target = target
        self.lines: list[str] = []
        self.code = 0
        self.seconds = 0.0
        self._name = target.removeprefix("test-").ljust(width)
        self._shown = 0.0

    def run(self) -> None:
        start = time.monotonic()
        self.show("begins")
        command = [os.environ.get("MAKE", "make"), "--no-print-directory", self.target]
        environment = {name: value for name, value in os.environ.items() if name != "MAKEFLAGS"}
        environment |= {"PYTHONUNBUFFERED": "1", "PYTEST_ADDOPTS": "-vv"}
        with subprocess.Popen(  # noqa: S603
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env=environment,
        ) as process:
            for line in process.stdout or ():
                self.hear(line.rstrip())
        self.code = process.returncode
        self.seconds = time.monotonic() - start
        self.show(f"{'done' if self.code == 0 else 'FAILED'} after {self.seconds:.0f} s")

    def hear(self, line: str) -> None:
        """Show a line at once, but of the tests that pass only one now and then."""
        if BEGINS.match(line):
            return
        if not PASSED.search(line):
            self.lines.append(line)
            if line:
                self.show(line)
        elif time.monotonic() - self._shown > EVERY:
            test, percent = TEST.search(line), PERCENT.search(line)
            self.show(f"{percent[1] if percent else '':>4} {test[0] if test else line}")

    def show(self, line: str) -> None:
        self._shown = time.monotonic()
        with self.say:
            print(f"{self._name} │ {line}", flush=True)  # noqa: T201


def main() -> int:
    parser = argparse.ArgumentParser(description="Run several targets of the Makefile side by side.")
    parser.add_argument("targets", nargs="+")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    chosen = parser.parse_args()
    width = max(len(target.removeprefix("test-")) for target in chosen.targets)
    steps = [Step(target, width) for target in chosen.targets]
    with ThreadPoolExecutor(chosen.jobs) as pool:
        for step in [pool.submit(step.run) for step in steps]:
            step.result()
    failed = [step for step in steps if step.code]
    for step in failed:
        sys.stdout.write(f"\n==== {step.target} failed\n")
        sys.stdout.write("\n".join(step.lines[-LAST:]) + "\n")
    if failed:
        sys.stdout.write(f"\nFailed: {', '.join(step.target for step in failed)}\n")
    return len(failed) > 0


if __name__ == "__main__":
    sys.exit(main())
