"""What was typed for a table: options, cards, seed and seats, each checked so that the error names it."""

import argparse
import secrets
from typing import Any

import msgspec

from smallbox.game import Game
from smallbox.mistake import Mistake


def table_of(choice: argparse.Namespace, game: Game) -> tuple[Any, Any, int]:
    """Options, cards and seed as the user wants them."""
    cards = game.load_cards(choice.cards) if choice.cards else game.own_cards
    seed = secrets.randbits(32) if choice.seed is None else choice.seed
    at_least("--seed", seed, 0)
    return options_of(choice, game), cards, seed


def options_of(choice: argparse.Namespace, game: Game) -> Any:
    """The game's options, each checked separately so that the error names it."""
    wished = {name[7:]: value for name, value in vars(choice).items() if name.startswith("option_")}
    wished = {name: value for name, value in wished.items() if value is not None}
    for field in game.option_fields:
        if field.name in wished and field.kind == "per-seat":  # 50,100,50
            wished[field.name] = [part.strip() for part in wished[field.name].split(",")]
    for name, value in wished.items():
        try:
            msgspec.convert({name: value}, game.options, strict=False)
        except msgspec.ValidationError as error:
            problem = str(error).split(" - at ")[0]
            raise Mistake("option-wrong", option=name.replace("_", "-"), problem=problem) from None
    return msgspec.convert(wished, game.options, strict=False)


def at_least(option: str, value: int, least: int) -> None:
    if value < least:
        raise Mistake("not-positive", option=option, value=value, least=least)


def seat_mask(seats: str, players: int) -> int:
    """Seats such as "1,3" or "all" as a bit mask."""
    if seats == "all":
        return (1 << players) - 1
    mask = 0
    for seat in filter(None, seats.split(",")):
        if not seat.strip().isdigit() or not 1 <= int(seat) <= players:
            raise Mistake("no-such-seat", seat=seat, players=players)
        mask |= 1 << int(seat) - 1
    return mask
