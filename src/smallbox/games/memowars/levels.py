"""How strong the bots of MemoWars are, level by level: docs/bots.md tells how that was measured."""

from smallbox.game import Level

LEVELS = (
    Level(16, 0.2, blunders=30, options={"memory": 30, "steadiness": 180}),
    Level(16, 0.2, blunders=10, options={"memory": 55, "steadiness": 150}),
    Level(32, 0.2, options={"memory": 75, "steadiness": 125}),
    Level(96, 0.5, options={"memory": 90, "steadiness": 100}),
    Level(1024, 1.0, options={"memory": 100, "steadiness": 80}),
)
PERSON = {"memory": 100, "steadiness": 100}  # remembers without our help, and tosses like anybody
