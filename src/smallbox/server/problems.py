"""A request that is declined: a Mistake with the status that HTTP has for it."""

from smallbox.mistake import Mistake


class Declined(Mistake):
    """Something that a client may not do, or that is not there."""

    def __init__(self, status: int, message: str, **arguments: str | int) -> None:
        super().__init__(message, **arguments)
        self.status = status


FORBIDDEN, NOT_FOUND, CONFLICT, TOO_MANY = 403, 404, 409, 429
