"""A server's settings: from flags, the environment (SMALLBOX_PORT=…), a TOML file, or the defaults here."""

import ipaddress
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

from smallbox.mistake import Mistake

PREFIX = "SMALLBOX_"
POSTGRES = ("postgresql://", "postgres://")
DATABASES = (*POSTGRES, "sqlite://")
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    db: str = ""  # postgresql://… or a file; empty: a file in the data folder
    redis: str = ""  # redis://… notifies the other workers; empty: Postgres does it
    workers: Count = 1  # more than one needs Postgres
    data: str = ""  # the data folder; empty: the user's own
    secret: str = ""  # signs cookies and invites; empty: kept in the data folder
    origins: list[str] = []  # additional addresses of the client, such as https://play.example.org
    proxies: list[str] = []  # whose X-Forwarded-For and X-Forwarded-Proto are trusted
    log: Literal["auto", "json", "pretty", "off"] = "auto"
    bot_pause: Seconds = 0.6  # before a bot moves, so that people can follow
    deal_seconds: Seconds = 4.0  # for each of the two steps of the fair deal
    idle_seconds: Seconds = 300.0  # after which an unused table is dropped from memory
    thinkers: Annotated[int, Meta(ge=0)] = 0  # threads for bots; 0: one less than there are cores
    sockets: Count = 5000  # in total
    sockets_each: Count = 40  # from one address
    requests: Count = 20  # per second from one address; bursts of three times as many
    messages: Count = 20  # per second on one socket; bursts of three times as many
    ping_seconds: Annotated[float, Meta(gt=0)] = 20.0  # a socket that does not answer for this long is closed

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else user_data_path("smallbox")


def load(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """Load the settings; a wrong one is a Mistake that names it."""
    file = flags.get("settings") or environment.get(PREFIX + "SETTINGS")
    chosen: dict[str, Any] = read_file(Path(file)) if file else {}
    names = Settings.__struct_fields__
    for name in names:
        said = environment.get(PREFIX + name.upper())
        if said is not None:
            chosen[name] = said.split(",") if name in ("origins", "proxies") else said
    chosen |= {name: value for name, value in flags.items() if name in names and value is not None}
    for name, value in chosen.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise Mistake("server-setting", setting=name, problem=str(error).split(" - at ")[0]) from None
    settings = msgspec.convert(chosen, Settings, strict=False)
    if "://" in settings.db and not settings.db.startswith(DATABASES):
        raise Mistake("server-setting", setting="db", problem=settings.db.split("://")[0])
    for proxy in settings.proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError as error:
            raise Mistake("server-setting", setting="proxies", problem=str(error)) from None
    return settings


def read_file(path: Path) -> dict[str, Any]:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=dict[str, Any])
    except OSError as error:
        raise Mistake("file-unreadable", file=str(path), problem=error.strerror or str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Mistake("file-wrong", file=str(path), problem=str(error)) from None


def secret_of(settings: Settings) -> bytes:
    """The key that signs cookies and invites: made once, and kept beside the database, never in it."""
    if settings.secret:
        return settings.secret.encode()
    path = settings.folder / "secret"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(secrets.token_hex(32))
        except FileExistsError:
            pass
        return path.read_text().encode()
    except OSError as error:
        raise Mistake("file-unwritable", file=str(path), problem=error.strerror or str(error)) from None
