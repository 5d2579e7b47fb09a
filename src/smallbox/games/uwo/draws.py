"""What chance brings in a game of UWO. Twin: verify.py."""

from smallbox.game import Draws
from smallbox.games.uwo.cards import KINDS
from smallbox.games.uwo.table import Table


def draws(before: Table, after: Table, is_deal: bool) -> Draws:
    """Both decks from bottom to top, before the hands are drawn from them."""
    size = int(after.copies[1:].sum())  # all but the Fists, which begin on the field
    return {"decks": [[KINDS[kind] for kind in deck] for deck in after.deck[:, :size].tolist()]}
