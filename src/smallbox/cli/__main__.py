"""`python -m smallbox.cli` is `smallbox`."""

import sys

from smallbox.cli import main

sys.exit(main())
