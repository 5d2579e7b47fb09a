"""The fair deal: promises made before the cards are shuffled, so that nobody can choose the cards.

The server pledges a secret by its SHA-256 before it knows anything. Every person adds a share, pledged in the
same way before any is shown. The key that deals comes from all of them. docs/fair.md has the whole story;
tools/verify_deal.py is an independent implementation. Bytes are sent as hexadecimal, texts as UTF-8.
"""

import hashlib
import hmac
import json
import secrets
import struct
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from smallbox.game import Game
from smallbox.mistake import Mistake

SECRET_BYTES = 32
SHARE_BYTES = 16

Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes
Hex16 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # 16 bytes

# Each hash starts with its own prefix, so that none can pass for another.
COMMITMENT = b"smallbox/commit/v1\0"
SHARE = b"smallbox/share/v1\0"
KEY = b"smallbox/key/v1\0"
LOG = b"smallbox/log/v1\0"
ENTRY = b"smallbox/entry/v1\0"
SEAL = b"smallbox/seal/v1\0"

STREAM = struct.Struct(">4Q")  # four numbers from a digest


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there when the cards are dealt."""

    kind: Literal["person", "bot"]
    name: str = ""  # of a person
    level: int = 0  # of a bot


class Context(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything settled before the deal, and bound by the server's commitment."""

    table: str
    game: str
    version: str
    options: Any
    cards: Any
    seats: Sequence[Sitter]


class Pledge(msgspec.Struct, forbid_unknown_fields=True):
    """The promises behind one deal; `secret` must not be shown before the game is over."""

    context: str  # canonical JSON of a Context
    commitment: Hex32
    secret: Hex32
    digests: dict[int, Hex32] = {}  # the commitments of the seats
    shares: dict[int, Hex16] = {}  # what they revealed; a seat that did not is dropped from the deal

    def commit(self, seat: int, digest: str) -> None:
        """A person commits to a share; too late once one is revealed, or they could fit theirs to it."""
        if seat not in self.people:
            raise Mistake("fair-no-share", seat=seat + 1)
        is_known = seat in self.digests
        if (is_known and self.digests[seat] != digest) or (self.shares and not is_known):
            raise Mistake("fair-too-late")
        self.digests[seat] = digest

    def reveal(self, seat: int, share: str) -> None:
        """A person reveals the share that was committed to."""
        if self.digests.get(seat) != share_commitment(self.commitment, seat, bytes.fromhex(share)):
            raise Mistake("fair-other-share", seat=seat + 1)
        self.shares[seat] = share

    @property
    def people(self) -> list[int]:
        """The seats that are asked for a share."""
        sitters = enumerate(read_context(self.context).seats)
        return [seat for seat, sitter in sitters if sitter.kind == "person"]

    def check(self) -> None:
        """Check that everything revealed is what was committed to, for promises from elsewhere."""
        if self.commitment != commitment(bytes.fromhex(self.secret), self.context):
            raise Mistake("fair-commitment")
        again = Pledge(self.context, self.commitment, self.secret)
        for seat, digest in self.digests.items():
            again.commit(seat, digest)
        for seat, share in self.shares.items():
            again.reveal(seat, share)

    @property
    def key(self) -> bytes:
        """The key that deals the cards."""
        shares = {seat: bytes.fromhex(share) for seat, share in self.shares.items()}
        return key(bytes.fromhex(self.secret), self.context, shares)


def pledge(context: str) -> Pledge:
    """Choose a secret and promise it."""
    secret = secrets.token_bytes(SECRET_BYTES)
    return Pledge(context, commitment(secret, context), secret.hex())


def context_of(table: str, game: Game, options: Any, cards: Any, seats: Sequence[Sitter]) -> str:
    """The canonical JSON of what is settled before the deal."""
    return canonical(Context(table, game.name, game.version, options, cards, seats))


def read_context(context: str) -> Context:
    return msgspec.json.decode(context, type=Context)


def canonical(value: Any) -> str:
    """The one way to write this as JSON: keys in order, no spaces, no unnecessary escapes."""
    return json.dumps(
        msgspec.to_builtins(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )


def commitment(secret: bytes, context: str) -> str:
    """What the server publishes before anybody adds anything."""
    return hashlib.sha256(COMMITMENT + secret + context.encode()).hexdigest()


def share_commitment(commitment: str, seat: int, share: bytes) -> str:
    """What a person's client publishes before any share is shown.

    It is valid for this deal and this seat only: somebody who copies a digest cannot reveal it.
    """
    return hashlib.sha256(SHARE + bytes.fromhex(commitment) + bytes([seat]) + share).hexdigest()


def key(secret: bytes, context: str, shares: Mapping[int, bytes]) -> bytes:
    """The key that deals: without the secret and all the shares, nobody can know anything about it."""
    settled = context.encode()
    told = b"".join(bytes([seat]) + shares[seat] for seat in sorted(shares))
    return hmac.digest(secret, KEY + len(settled).to_bytes(4, "big") + settled + told, "sha256")


def key_of_seed(seed: int) -> bytes:
    """The key of a game dealt from a plain number."""
    return hashlib.sha256(f"smallbox/seed/v1\0{seed}".encode()).digest()


def chance_before(key: bytes, entry: int) -> tuple[int, ...]:
    """The random stream before the entry-th step of a log: 0 is the deal, n is move n.

    Each step has its own stream, so that the cards seen say nothing about the cards to come.
    """
    return STREAM.unpack(hmac.digest(key, b"chance" + entry.to_bytes(8, "big"), "sha256"))


# ---------------------------------------------------------------------- the log of a finished game, sealed


def first_link(key: bytes) -> str:
    """Where the chain of a log begins."""
    return hashlib.sha256(LOG + key).hexdigest()


def link(previous: str, entry: Any) -> str:
    """The link of an entry stands for it and for all entries before it."""
    return hashlib.sha256(ENTRY + bytes.fromhex(previous) + canonical(entry).encode()).hexdigest()


def seal(last: str, end: Any) -> str:
    """Stands for the whole game: two people with the same seal have the same export."""
    return hashlib.sha256(SEAL + bytes.fromhex(last) + canonical(end).encode()).hexdigest()
