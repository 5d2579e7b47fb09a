"""Tokens that prove something, and how they are stored."""

import hashlib
import secrets

TOKEN_BYTES = 32


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """How a token is stored: whoever reads the store cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()
