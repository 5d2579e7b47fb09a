"""How often somebody may do something."""

import time

BURST = 3.0  # seconds' worth that may come at once


class RateLimit:
    """So many per second; a few seconds' worth may come at once."""

    __slots__ = ("_left", "_rate", "_then")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = rate * BURST
        self._then = time.monotonic()

    def allows(self) -> bool:
        """Is there room for one more? Then it counts."""
        now = time.monotonic()
        self._left = min(self._rate * BURST, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def unused(self) -> bool:
        """Is the allowance full, as if nothing had ever come?"""
        return self._left + (time.monotonic() - self._then) * self._rate >= self._rate * BURST
