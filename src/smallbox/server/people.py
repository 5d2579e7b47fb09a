"""Guests: a signed cookie says who you are; a one-time link takes it to another device."""

import hashlib
import time

from itsdangerous import BadSignature, Signer

from smallbox.server.messages import DeviceLink, Person
from smallbox.server.problems import FORBIDDEN, Declined
from smallbox.server.store import Store
from smallbox.server.tokens import digest, new_token
from smallbox.words import FALLBACK, LANGUAGES, Language

COOKIE = "smallbox"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep a cookie
LINK_SECONDS = 15 * 60
SOUNDS = ("b", "d", "f", "g", "l", "m", "n", "p", "r", "s", "t", "v", "z", "fl", "tr")
VOWELS = ("a", "e", "i", "o", "u")


def nickname_of(person: str) -> str:
    """A name that means nothing in any language, until its owner chooses another."""
    numbers = hashlib.sha256(person.encode()).digest()
    sounds = [SOUNDS[numbers[i] % len(SOUNDS)] + VOWELS[numbers[i + 1] % len(VOWELS)] for i in (0, 2, 4)]
    return "".join(sounds).capitalize()


def language_of(header: str) -> Language:
    """The first of our languages that a browser asks for."""
    for wish in header.split(","):
        if (language := wish.strip()[:2].lower()) in LANGUAGES:
            return language  # pyright: ignore[reportReturnType]
    return FALLBACK


class People:
    """Who is who."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._signer = Signer(secret, salt="smallbox person", digest_method=hashlib.sha256)

    def cookie_of(self, person: str) -> str:
        return self._signer.sign(person).decode()

    def of_cookie(self, cookie: str | None) -> str | None:
        """Whose cookie this is, if we signed it."""
        if cookie is None:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None

    async def find(self, person: str, languages: str = "") -> Person:
        """This person; a guest who has changed nothing is not stored."""
        kept = await self._store.person(person)
        return kept or Person(person, nickname_of(person), language_of(languages))

    async def link(self, person: str) -> DeviceLink:
        """A link that makes another device this person's."""
        code, expires = new_token(), time.time() + LINK_SECONDS
        await self._store.keep_link(digest(code), person, expires)
        return DeviceLink(code, f"/device#{code}", expires)

    async def use_link(self, code: str) -> str:
        person = await self._store.use_link(digest(code), time.time())
        if person is None:
            raise Declined(FORBIDDEN, "server-link-used")
        return person
