"""The command that lets people meet at tables: serve."""

import argparse
import sys

from smallbox.server import run, settings
from smallbox.words import Words


def serve(choice: argparse.Namespace, say: Words) -> None:
    """Let people and bots meet at tables."""

    def ready(address: str) -> None:
        sys.stdout.write(say("server-listens", address=address) + "\n")
        sys.stdout.flush()
        if choice.open:
            run.open_browser(address)

    run.serve(settings.load(vars(choice)), ready)
