"""What chance brings in a game of MemoWars. Twin: verify.py."""

from smallbox.games.memowars.table import BUILD, Table
from smallbox.kernel import kernel
from smallbox.kernel.writing import Json, close_list, close_object, name, open_list, open_object, whole


@kernel
def write_draws(json: Json, before: Table, after: Table, is_deal: bool) -> None:
    """Where the disc came to rest; or, as the battle begins, which of the cards laid each slot gets."""
    open_object(json)
    if before.phase == BUILD:
        name(json, b"slots")
        open_list(json)
        for place in range(after.lying):
            whole(json, laid_as(before, after.card[place]))
        close_list(json)
    else:
        name(json, b"disc")
        open_list(json)
        whole(json, after.disc_x)
        whole(json, after.disc_y)
        close_list(json)
    close_object(json)


@kernel
def laid_as(before: Table, card: int) -> int:
    """How many cards were laid before this one; the one that was laid last is not there yet."""
    for place in range(before.lying):
        if before.card[place] == card:
            return place
    return int(before.lying)
