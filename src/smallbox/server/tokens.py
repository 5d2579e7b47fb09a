"""Tokens that prove something, and how they are stored."""

import hashlib
import secrets

TOKEN_BYTES = 32


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """How a token is stored: reading the store is not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()
