"""What a player types about the galaxy: cards by their slots, places by winds or degrees, tosses in cm."""

import math
import unicodedata

from smallbox.games.memowars.cards import KINDS
from smallbox.games.memowars.codes import MOST_COORDINATE
from smallbox.games.memowars.moves import FleetKind, Place, Return, Toss
from smallbox.games.memowars.table import ANGLES, MINE
from smallbox.games.memowars.terminal.compass import WIND, WINDS, beside, find_card, toss_towards
from smallbox.games.memowars.view import View
from smallbox.words import Words

FLEET_KINDS: tuple[FleetKind, ...] = KINDS[:MINE]  # pyright: ignore[reportAssignmentType]
CENTIMETRE = 100  # tenths of a millimetre
# The largest numbers that a move has room for: larger ones are refused by the same clause.
MOST_ANGLE, MOST_DIRECTION, MOST_STRENGTH = 999, 4095, 8191


def folded(text: str) -> str:
    """Without capitals and accents, for those whose keyboard lacks them."""
    parts = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def kind_words(kind: str, say: Words) -> str:
    return say(f"memowars-kind-{kind}")


def shortest(kind: FleetKind, say: Words) -> int:
    """How many letters of a kind's name tell it from the others."""
    name = kind_words(kind, say).lower()
    others = [kind_words(other, say).lower() for other in FLEET_KINDS if other != kind]
    return next(
        size
        for size in range(1, len(name) + 1)
        if size == len(name) or not any(other.startswith(name[:size]) for other in others)
    )


def read_kind(text: str, view: View, say: Words) -> FleetKind | None:
    """The kind that this is the beginning of, in the player's language or in English."""
    typed = folded(text)
    named: dict[FleetKind, str] = {kind: folded(kind_words(kind, say)) for kind in FLEET_KINDS}
    english: dict[FleetKind, str] = {kind: kind for kind in FLEET_KINDS}
    for called in (named, english):
        exact: list[FleetKind] = [kind for kind in FLEET_KINDS if called[kind] == typed]
        begun: list[FleetKind] = exact or [
            kind for kind in FLEET_KINDS if typed and called[kind].startswith(typed)
        ]
        own_kinds: set[str] = {*view.hand, *view.eliminated}
        owned: list[FleetKind] = [kind for kind in begun if kind in own_kinds]
        if len(begun) == 1 or len(owned) == 1:
            return (owned or begun)[0]
    return None


def read_direction(text: str, say: Words) -> float | None:
    """A wind in the player's language or in English, or degrees; 0 is east, 90 north."""
    for write in (str.lower, folded):
        for number, wind in enumerate(WINDS):
            names = (say(f"memowars-wind-{wind}"), say(f"memowars-wind-{wind}.short"))
            if write(text) in map(write, names):
                return number * WIND
    if text in WINDS:
        return WINDS.index(text) * WIND
    return read_number(text)


def read_number(text: str) -> float | None:
    """A number without a sign, with a decimal point or comma."""
    plain = text.replace(",", ".", 1)
    return float(plain) if plain.replace(".", "", 1).isdecimal() and plain.isascii() else None


def read_whole(text: str) -> int | None:
    """A whole number without a sign: that of a slot, a coordinate, an angle."""
    return int(text[:9]) if text.isdecimal() and text.isascii() else None


def read_slot(text: str) -> int | None:
    """The number of a slot; whether a card lies there, the rules know."""
    number = read_whole(text)
    return None if number is None else min(number, (1 << 15) - 1)


def read_laying(words: list[str], view: View, say: Words) -> Place | Return | None:
    """`planet 7 n`, `planet near 7 north 30`, `planet 7 90 30`, or exactly `planet 9000 6500 30`."""
    first = next((place for place, word in enumerate(words) if word.isdecimal()), len(words))
    name, rest = words[:first], [word.rstrip(",;") for word in words[first:]]
    near = say("memowars-typed-near")
    is_near = bool(name) and name[-1] in (near, "near")
    kind = read_kind(" ".join(name[:-1] if is_near else name), view, say)
    if kind is None or len(rest) not in (2, 3):
        return None
    start, angle = read_whole(rest[0]), read_whole(rest[2]) if len(rest) == 3 else None
    if start is None or (angle is None and len(rest) == 3):
        return None
    card = find_card(view, start)
    across = read_whole(rest[1])
    if card is None and across is not None and not is_near:
        x, y, turned = start, across, angle or 0
    else:
        direction = read_direction(rest[1], say)
        if card is None or direction is None:
            return None
        turned = card.angle if angle is None else angle
        x, y = beside(card, direction, turned % ANGLES, view.measures)
    lay = Place if view.phase == "build" else Return
    return lay(kind, min(x, MOST_COORDINATE), min(y, MOST_COORDINATE), min(turned, MOST_ANGLE))


def read_toss(words: list[str], view: View, say: Words) -> Toss | None:
    """`at 7` or `7` goes for a card, `135 24` or `nw 24` for a point so many cm from the shooting card."""
    if words and words[0] in (say("memowars-typed-at"), "at"):
        words = words[1:]
    card = None if view.shooter is None else find_card(view, view.shooter)
    if card is None:
        return None
    if len(words) == 1:
        slot = read_slot(words[0])
        target = None if slot is None else find_card(view, slot)
        if target is None:
            raise ValueError(words[0])  # numbers are slots here, never the numbers of moves
        return Toss(*toss_towards(card, target.x - card.x, target.y - card.y, view.measures))
    if len(words) != 2:
        return None
    direction, far = read_direction(words[0], say), read_number(words[1])
    if direction is None or far is None:
        return None
    dx, dy = math.cos(math.radians(direction)), math.sin(math.radians(direction))
    reach = min(far, MOST_STRENGTH) * CENTIMETRE
    x, y, _, strength = toss_towards(card, reach * dx, reach * dy, view.measures)
    return Toss(x, y, min(round(10 * direction), MOST_DIRECTION), min(strength, MOST_STRENGTH))
