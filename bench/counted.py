"""Our server, counting what it commits: python -m bench.counted FILE PORT; the count goes into the file."""

import sqlite3
import sys
from pathlib import Path
from typing import Any

from smallbox.cli import main

begun = 0
connect: Any = sqlite3.connect


def count(statement: str) -> None:
    global begun
    begun += statement == "BEGIN IMMEDIATE"  # reading begins otherwise


def counted(*arguments: Any, **options: Any) -> sqlite3.Connection:
    connection: sqlite3.Connection = connect(*arguments, **options)
    connection.set_trace_callback(count)
    return connection


sqlite3.connect = counted
try:
    main(["serve", "--port", sys.argv[2]])
finally:
    Path(sys.argv[1]).write_text(str(begun))
