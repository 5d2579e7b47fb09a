"""A declined request: a Mistake with its HTTP status."""

from smallbox.mistake import Mistake


class Declined(Mistake):
    """Something a client may not do, or that does not exist."""

    def __init__(self, status: int, message: str, **arguments: str | int) -> None:
        super().__init__(message, **arguments)
        self.status = status


FORBIDDEN, NOT_FOUND, CONFLICT, TOO_MANY = 403, 404, 409, 429
