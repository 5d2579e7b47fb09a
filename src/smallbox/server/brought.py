"""What chance brought in one step of a game, for all to check when it is over. Twin: tools/verify_deal.py."""

from collections.abc import Callable
from typing import Any

from smallbox.games.memowars.table import BUILD
from smallbox.games.uwo.cards import KINDS

Brought = dict[str, Any]


def mow(before: Any, after: Any, deal: bool) -> Brought:
    """A new round: the whole pile from bottom to top, before the hands are drawn from it."""
    pile: Brought = {"pile": after.pile[: after.cards].tolist()}
    return {"starter": int(after.starter), **pile} if deal else pile


def uwo(before: Any, after: Any, deal: bool) -> Brought:
    """Both decks from bottom to top, before the hands are drawn from them."""
    size = int(after.copies[1:].sum())  # all but the Fists, which begin on the field
    return {"decks": [[KINDS[kind] for kind in deck] for deck in after.deck[:, :size].tolist()]}


def memowars(before: Any, after: Any, deal: bool) -> Brought:
    """Where the disc came to rest; or, as the battle begins, which of the cards laid each slot gets."""
    if before.phase != BUILD:
        return {"disc": [int(after.disc_x), int(after.disc_y)]}
    mixed = after.card[: after.lying].tolist()
    laid = before.card[: before.lying].tolist()
    laid += [card for card in mixed if card not in laid]  # the one that was placed last
    return {"slots": [laid.index(card) for card in mixed]}


BROUGHT: dict[str, Callable[[Any, Any, bool], Brought]] = {"mow": mow, "uwo": uwo, "memowars": memowars}
