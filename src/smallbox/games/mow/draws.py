"""What chance brings in a game of Mow. Twin: verify.py."""

from smallbox.game import Draws
from smallbox.games.mow.table import Table


def draws(before: Table, after: Table, is_deal: bool) -> Draws:
    """A new round: the whole pile from bottom to top, before the hands are drawn from it."""
    pile: Draws = {"pile": after.pile[: after.cards].tolist()}
    return {"starter": int(after.starter), **pile} if is_deal else pile
