"""Bots: players that get what their seat knows, never the table, and think as long as their level allows."""

from smallbox.bots.levels import LEVELS, Level, level_of, seat_options
from smallbox.bots.players import NAMES, SEEDS, Player, find
from smallbox.bots.sight import sight
from smallbox.bots.thinking import Choice, Thought, think, warm_up

__all__ = [
    "LEVELS",
    "NAMES",
    "SEEDS",
    "Choice",
    "Level",
    "Player",
    "Thought",
    "find",
    "level_of",
    "seat_options",
    "sight",
    "think",
    "warm_up",
]
