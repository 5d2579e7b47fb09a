"""What chance brings in a game of MemoWars. Twin: verify.py."""

from smallbox.game import Draws
from smallbox.games.memowars.table import BUILD, Table


def draws(before: Table, after: Table, is_deal: bool) -> Draws:
    """Where the disc came to rest; or, as the battle begins, which of the cards laid each slot gets."""
    if before.phase != BUILD:
        return {"disc": [int(after.disc_x), int(after.disc_y)]}
    mixed = after.card[: after.lying].tolist()
    laid = before.card[: before.lying].tolist()
    laid += [card for card in mixed if card not in laid]  # the one that was placed last
    return {"slots": [laid.index(card) for card in mixed]}
