"""How strong the bots of Mow are, level by level: docs/bots.md tells how that was measured."""

from smallbox.game import Level

LEVELS = (
    Level(8, 0.2, blunders=60),
    Level(8, 0.2, blunders=25),
    Level(24, 0.2),
    Level(192, 0.5),
    Level(2048, 1.0),
)
