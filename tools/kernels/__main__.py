"""Compile the kernels of all our games, into one library and for browsers; what is up to date stays as it is.

python -m tools.kernels          for this computer and browsers
python -m tools.kernels --all    for every kind of computer that the wheel is for
"""

import argparse
import time
from collections.abc import Sequence

from tools.kernels.build import all_sources, build, is_up_to_date, say
from tools.kernels.targets import BROWSER, TARGETS, target_of_this_computer


def main(arguments: Sequence[str] | None = None) -> int:
    """Compile what is missing; return 0 if everything is there now."""
    description = "Compile the kernels of all our games, into one library and for browsers."
    parser = argparse.ArgumentParser(prog="python -m tools.kernels", description=description)
    parser.add_argument("--all", action="store_true", help="for every kind of computer, not only this one")
    parser.add_argument(
        "--check", action="store_true", help="compile nothing, only see if something is missing"
    )
    parser.add_argument("--lines", action="store_true", help="say how far it is in lines, without a bar")
    choice = parser.parse_args(arguments)
    here = target_of_this_computer()
    wanted = (*(TARGETS if choice.all else [here] if here else []), BROWSER)
    sources = all_sources()
    missing = [target for target in wanted if not is_up_to_date(target, sources)]
    if missing and not choice.check:
        begin = time.monotonic()
        build(sources, missing, with_bar=not choice.lines)
        say(f"The kernels are compiled ({time.monotonic() - begin:.0f} s).")
    return 1 if missing and choice.check else 0


if __name__ == "__main__":
    raise SystemExit(main())
