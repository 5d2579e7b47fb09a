"""What a user got wrong; a module of its own, so that it can be reported before anything else is loaded."""


class Mistake(ValueError):
    """Something a user got wrong; the text says what and where, ready to be shown.

    `message` names a Fluent message, the other arguments fill it in.
    """

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.message} ({details})"


class Refused(ValueError):
    """A move that breaks a clause."""

    def __init__(self, clause: str, rule: int) -> None:
        super().__init__(clause)
        self.clause = clause
        self.rule = rule
