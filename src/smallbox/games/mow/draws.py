"""What chance brings in a game of Mow. Twin: verify.py."""

from smallbox.games.mow.table import Table
from smallbox.kernel import kernel
from smallbox.kernel.writing import Json, close_list, close_object, field, name, open_list, open_object, whole


@kernel
def write_draws(json: Json, before: Table, after: Table, is_deal: bool) -> None:
    """A new round: the whole pile from bottom to top, before the hands are drawn from it."""
    open_object(json)
    if is_deal:
        field(json, b"starter", after.starter)
    name(json, b"pile")
    open_list(json)
    for place in range(after.cards):
        whole(json, after.pile[place])
    close_list(json)
    close_object(json)
