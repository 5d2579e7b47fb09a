"""What chance brings in a game of UWO. Twin: verify.py."""

from smallbox.games.uwo.cards import KINDS
from smallbox.games.uwo.table import FIST, KIND_COUNT, SEATS, Table
from smallbox.kernel import kernel
from smallbox.kernel.writing import Json, close_list, close_object, name, open_list, open_object, quoted, word

KIND_WORDS = quoted(KINDS)


@kernel
def write_draws(json: Json, before: Table, after: Table, is_deal: bool) -> None:
    """Both decks from bottom to top, before the hands are drawn from them."""
    size = 0  # all but the Fists, which begin on the field
    for kind in range(FIST + 1, KIND_COUNT):
        size += after.copies[kind]
    open_object(json)
    name(json, b"decks")
    open_list(json)
    for side in range(SEATS):
        open_list(json)
        for place in range(size):
            word(json, KIND_WORDS[after.deck[side, place]])
        close_list(json)
    close_list(json)
    close_object(json)
