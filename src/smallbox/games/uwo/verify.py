"""What chance brings in a game of UWO, said once more for tools/verify_deal.py. Twin: draws.py.

Stands alone, like the script that loads it: nothing is imported but Python's own library.
"""

from typing import Any

VERSION = "2"  # of the rules
KINDS = ("pistol", "tank", "ball", "turret", "bazooka", "rider", "dynamite", "miss")


def draws(stream: Any, context: Any, earlier: list[Any], entry: Any) -> Any:
    """Both decks, before the first move and never again; the Fists begin on the field."""
    if earlier:
        return None
    copies = {card["kind"]: card["copies"] for card in context["cards"]["uwos"]}
    cards = [kind for kind in KINDS for _ in range(copies[kind])]
    return {"decks": [stream.shuffled(cards) for _ in range(2)]}
