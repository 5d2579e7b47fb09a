"""What only this server can derive from a table's id; never stored."""

import hashlib
import hmac


class TableSecrets:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def invite(self, table: str) -> str:
        """What you need to sit down at a table that is not public."""
        return self._derived("invite", table)[:32]

    def is_invite(self, table: str, invite: str | None) -> bool:
        return hmac.compare_digest(self.invite(table).encode(), (invite or "").encode())

    def rematch(self, table: str) -> str:
        """The id of the table for a rematch: the same, no matter who asks."""
        return self._derived("rematch", table)[:20]

    def _derived(self, purpose: str, table: str) -> str:
        return hmac.new(self._secret, f"smallbox {purpose}\0{table}".encode(), hashlib.sha256).hexdigest()
