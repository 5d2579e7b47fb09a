"""Check the deal of a finished smallbox game: python verify_deal.py game.json

Stands alone: Python 3.11 or newer and nothing else. It says once more, in its own words, what the server has
to do (docs/fair.md), and shares no line with it: whoever doubts the server can read it in ten minutes. What
chance brings in a game stands in the verify.py of that game's folder, which needs as little.
"""

import argparse
import hashlib
import hmac
import importlib.util
import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

FORMAT = "smallbox/export/1"

PROVES = """
This proves that every card and every scatter was fixed by the commitment and the shares before the game,
{bias}
It does not prove that the server did not look at the cards, nor that the moves are legal (that is what
`smallbox replay` shows). Compare the commitment and your own share with what your screen showed, and the seal
with the others at the table, or let --noted do it: a file made up afterwards fits itself, but not those.
"""
UNBIASED = "and that nobody could choose them, unless all whose shares count worked together with the server."
BIASED = "but no share counts: the server alone chose the secret, and may have tried many until it liked one."


class Wrong(Exception):
    """What is wrong, and where."""


# ------------------------------------------------------------------------------------------ reading the file


def load(text: str) -> Any:
    """The JSON value; numbers are whole, and no field comes twice."""

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        names = [name for name, _ in pairs]
        for name in names:
            if names.count(name) > 1:
                raise Wrong(f"a field {name!r} is there twice in one place")
        return dict(pairs)

    def refuse(number: str) -> None:
        raise Wrong(f"{number} is not a whole number")

    try:
        return json.loads(text, object_pairs_hook=unique, parse_float=refuse, parse_constant=refuse)
    except json.JSONDecodeError as error:
        whole = re.findall(r'"entry":\s*(\d+)', text[: error.pos])
        place = f"in or after entry {whole[-1]}" if whole else "before the first entry"
        raise Wrong(f"line {error.lineno}, column {error.colno} ({place}) is no JSON: {error.msg}") from None
    except (ValueError, RecursionError) as error:
        raise Wrong(f"the file is no JSON that can be read: {error}") from None


def fields(value: Any, where: str, **kinds: Any) -> Any:
    """The value, if it has just these fields of these kinds."""
    if not isinstance(value, dict):
        raise Wrong(f"{where} is not an object")
    names: set[str] = set(value)  # pyright: ignore[reportUnknownArgumentType]
    if names != set(kinds):
        odd = sorted(names ^ set(kinds))
        raise Wrong(f"{where}: {odd[0]!r} is {'not known' if odd[0] in names else 'missing'}")
    for name, kind in kinds.items():
        if not isinstance(value[name], kind) or isinstance(value[name], bool):
            raise Wrong(f"{where}: {name!r} is of a wrong kind")
    return value  # pyright: ignore[reportUnknownVariableType]


def raw(value: Any, count: int, where: str) -> bytes:
    """The bytes that are written in hexadecimal."""
    if not isinstance(value, str) or not re.fullmatch(f"[0-9a-f]{{{2 * count}}}", value):
        raise Wrong(f"{where} is not {count} bytes in hexadecimal")
    return bytes.fromhex(value)


def canonical(value: Any) -> str:
    """The one way to write a value as JSON."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha256(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


# ------------------------------------------------------------------------------------------------ the pledge


def check_pledge(pledge: Any) -> Any:
    """Does everything that was revealed fit what had been committed to? Return what was settled."""
    fields(pledge, "the pledge", context=str, commitment=str, secret=str, digests=dict, shares=dict)
    secret = raw(pledge["secret"], 32, "the secret")
    if sha256(b"smallbox/commit/v1\0", secret, pledge["context"].encode()) != pledge["commitment"]:
        raise Wrong("the commitment does not fit the secret and what was settled before the deal")
    context = load(pledge["context"])
    fields(context, "the context", table=str, game=str, version=str, options=dict, cards=dict, seats=list)
    if canonical(context) != pledge["context"]:
        raise Wrong("the context is not written in the canonical way")
    for seat in context["seats"]:
        fields(seat, "a seat of the context", kind=str, name=str, level=int)
    people = {str(seat) for seat, who in enumerate(context["seats"]) if who["kind"] == "person"}
    for seat, digest in pledge["digests"].items():
        if seat not in people:
            raise Wrong(f"seat {seat} has committed to a share, but no person sits there")
        raw(digest, 32, f"the commitment of seat {seat}")
    for seat, share in pledge["shares"].items():
        given = raw(share, 16, f"the share of seat {seat}")
        promised = raw(pledge["commitment"], 32, "the commitment")
        if seat not in people or pledge["digests"].get(seat) != sha256(
            b"smallbox/share/v1\0", promised, bytes([int(seat)]), given
        ):
            raise Wrong(f"the share of seat {seat} is not the one that it had committed to")
    return context


def key_of(pledge: Any) -> bytes:
    """The key that deals, made of the secret, what was settled, and the shares in seat order."""
    context = pledge["context"].encode()
    told = b"smallbox/key/v1\0" + len(context).to_bytes(4, "big") + context
    for seat in sorted(pledge["shares"], key=int):
        told += bytes([int(seat)]) + bytes.fromhex(pledge["shares"][seat])
    return hmac.digest(bytes.fromhex(pledge["secret"]), told, "sha256")


# ------------------------------------------------------------------------------------------------ the chance

WORD = 2**64 - 1


class Stream:
    """The random numbers of one entry: xoshiro256**, started with an HMAC of key and entry."""

    def __init__(self, key: bytes, entry: int) -> None:
        start = hmac.digest(key, b"chance" + entry.to_bytes(8, "big"), "sha256")
        self.state = [int.from_bytes(start[place : place + 8], "big") for place in (0, 8, 16, 24)]
        self.draws = 0

    def next_64(self) -> int:
        a, b, c, d = self.state
        result = turn_left(b * 5 & WORD, 7) * 9 & WORD
        c ^= a
        d ^= b
        self.state = [a ^ d, b ^ c, c ^ (b << 17 & WORD), turn_left(d, 45)]
        self.draws += 1
        return result

    def draw(self, below: int) -> int:
        """A number from 0 up to, not including, `below`; tried again where some would come up too often."""
        while True:
            product = (self.next_64() >> 32) * below
            if product % 2**32 >= 2**32 % below:
                return product >> 32

    def shuffled(self, cards: list[Any]) -> list[Any]:
        """The cards in an order of which every one is equally likely."""
        cards = list(cards)
        for last in range(len(cards) - 1, 0, -1):
            other = self.draw(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


def turn_left(bits: int, count: int) -> int:
    return (bits << count | bits >> 64 - count) & WORD


# ------------------------------------------------------------------------- what each game draws, and when


def chance_of(game: str, beside: Path | None) -> Any:
    """The file that says what chance brings in this game: `VERSION`, and `draws`.

    It comes with the game: in its folder here, or in that of an installed package that brings it.
    """
    for path in [beside] if beside else places_of(game):
        spec = importlib.util.spec_from_file_location(f"verify_{game}", path)
        if path.is_file() and spec is not None and spec.loader is not None:
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            return module
    raise Wrong(f"nobody says what chance brings in {game}: name its verify.py with --game")


def places_of(game: str) -> Iterator[Path]:
    """Where the verify.py of a game may be."""
    if not re.fullmatch("[a-z][a-z0-9]*", game):
        return
    yield Path(__file__).parent.parent / "src" / "smallbox" / "games" / game / "verify.py"
    for entry in entry_points(group="smallbox.games", name=game):
        spec = importlib.util.find_spec(entry.module.split(".")[0])
        if spec is not None and spec.origin is not None:
            folder = Path(spec.origin).parent
            yield folder.joinpath(*entry.module.split(".")[1:], "verify.py")


# --------------------------------------------------------------------------------------------------- the log


def check_entries(entries: list[Any], context: Any, key: bytes, chance: Any) -> tuple[str, int]:
    """Redo every draw and every link; return the last link and how many random numbers were drawn."""
    link, draws = sha256(b"smallbox/log/v1\0", key), 0
    for number, entry in enumerate(entries):
        where = f"entry {number}"
        fields(entry, where, entry=int, seat=int | None, move=dict | None, brought=dict | None, link=str)
        if entry["entry"] != number:
            raise Wrong(
                f"{where} is missing, doubled or out of order: entry {entry['entry']} is in its place"
            )
        is_move = entry["seat"] in range(len(context["seats"])) and entry["move"] is not None
        if is_move != (number > 0) or (not number and entry["seat"] is not None):
            raise Wrong(f"{where}: this is not a step that can stand here")
        stream = Stream(key, number)
        try:
            expected = chance.draws(stream, context, entries[:number], entry)
        except (KeyError, TypeError, ValueError, IndexError, OverflowError):
            raise Wrong(f"{where} cannot be understood") from None
        if canonical(expected) != canonical(entry["brought"]):
            raise Wrong(f"{where}: chance did not bring what the file tells, but {canonical(expected)}")
        told = {name: value for name, value in entry.items() if name != "link"}
        link = sha256(b"smallbox/entry/v1\0", bytes.fromhex(link), canonical(told).encode())
        if link != entry["link"]:
            raise Wrong(f"{where} was changed: its link does not fit")
        draws += stream.draws
    return link, draws


def check(export: Any, game_file: Path | None = None) -> Any:
    """Check a whole export; return what was settled before the deal, and the count of random numbers."""
    fields(export, "the file", format=str, pledge=dict, entries=list, winners=list, digest=str, seal=str)
    if export["format"] != FORMAT:
        raise Wrong(f"the format is not {FORMAT}")
    pledge, entries = export["pledge"], export["entries"]
    context = check_pledge(pledge)
    chance = chance_of(context["game"], game_file)
    if context["version"] != chance.VERSION:
        raise Wrong(f"this script does not know version {context['version']} of {context['game']}")
    if not entries:
        raise Wrong("entry 0 is missing: there is no deal")
    link, draws = check_entries(entries, context, key_of(pledge), chance)
    end = {"winners": export["winners"], "digest": export["digest"]}
    if sha256(b"smallbox/seal/v1\0", bytes.fromhex(link), canonical(end).encode()) != export["seal"]:
        raise Wrong(
            f"entry {len(entries)} is missing, or the end of the game was changed: the seal does not fit"
        )
    return context, draws


def check_noted(export: Any, noted: list[str]) -> None:
    """Is everything in this game that a player knows from elsewhere?"""
    pledge = export["pledge"]
    known = {pledge["commitment"], export["seal"], *pledge["shares"].values()}
    for word in noted:
        if word.lower() not in known:
            raise Wrong(f"what you noted is not in this game: {word}")


def report(export: Any, context: Any, draws: int) -> list[str]:
    """What was checked, in plain words."""
    pledge, entries = export["pledge"], export["entries"]
    names = [who["name"] or f"a bot of level {who['level']}" for who in context["seats"]]
    lines = [
        f"A game of {context['game']} at table {context['table']}: {', '.join(names)}.",
        f"The commitment {pledge['commitment']} fits the secret, the rules, the cards and the seats.",
    ]
    for seat in sorted(pledge["digests"], key=int):
        share, name = pledge["shares"].get(seat), names[int(seat)]
        if share:
            lines.append(f"The share of {name}, {share}, fits its commitment.")
        else:
            lines.append(f"{name} committed to a share and did not reveal it: it does not count.")
    brought = sum(entry["brought"] is not None for entry in entries)
    return [
        *lines,
        f"None of the {len(entries)} entries is missing, doubled, moved or changed.",
        f"{draws} random numbers drawn again: all that chance brought fits (entries: {brought}).",
        f"The seal {export['seal']} fits.",
        PROVES.format(bias=UNBIASED if pledge["shares"] else BIASED),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Check that the deal of a finished smallbox game was fair.")
    parser.add_argument("file", type=Path, help="the export of a finished game")
    parser.add_argument(
        "--noted", action="append", default=[], metavar="HEX",
        help="a commitment, share or seal that you know from elsewhere: it has to be in the file",
    )  # fmt: skip
    parser.add_argument(
        "--game", type=Path, metavar="FILE",
        help="what chance brings in this game: its verify.py, if this script does not find it by itself",
    )  # fmt: skip
    choice = parser.parse_args()
    try:
        export = load(choice.file.read_text(encoding="utf-8"))
        context, draws = check(export, choice.game)
        check_noted(export, choice.noted)
    except (OSError, UnicodeDecodeError) as error:
        sys.stdout.write(f"WRONG: the file cannot be read: {error}.\n")
        return 1
    except Wrong as wrong:
        sys.stdout.write(f"WRONG: {wrong}.\n")
        return 1
    sys.stdout.write("\n".join(report(export, context, draws)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
