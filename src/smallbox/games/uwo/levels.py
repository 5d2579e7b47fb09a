"""How strong the bots of UWO are, level by level: docs/bots.md tells how that was measured."""

from smallbox.game import Level

LEVELS = (
    Level(8, 0.2, blunders=40),
    Level(8, 0.2, blunders=10),
    Level(32, 0.2),
    Level(256, 0.5),
    Level(2048, 1.0),
)
