"""Everything that lies on a MemoWars table. Lengths are tenths of a millimetre, angles whole degrees."""

from smallbox.kernel import Record, i1, i2, i4, u8

SEATS = 6  # at most
FLEET = 9  # cards of a fleet: card 9 * seat and the eight after it
MINES = 3  # the last three cards
FIRST_MINE = SEATS * FLEET
CARDS = FIRST_MINE + MINES
ANGLES = 180  # a card that is turned by half a circle looks the same
POINT = ANGLES  # the outline of a card without size: for the disc's middle and for the hand
RETROS = 2 * SEATS  # at most: two in each fleet
EVENTS = 42  # at most in one move: twelve Retros leave, groups are pushed, players drop out
ONLOOKER = SEATS  # the column of `seen_at` for what everybody has seen

NOBODY = -1
NONE = -1  # no slot, no place
NEVER = -1

PLANET, SCANNER, DOUBLE, BLASTER, RETRO, MINE = range(6)

# where a card is, if it does not lie in the galaxy
IN_HAND = -1  # still to be placed
OUT = -2  # eliminated

# what the players are asked for
BUILD, REVEAL, LOOK, RETURN, TOSS, CHOOSE = range(6)


class Table(Record):
    # everyone sees
    seats = i1()
    phase = i1()
    turn = i1()  # who has the UFO: NOBODY until somebody has placed a whole fleet
    actor = i1()  # who carries out an effect; while the galaxy is built, all who have cards left
    over = i1()
    winner = i1()  # NOBODY: nobody yet, or a draw
    turns = i2()  # finished
    quiet = i2()  # turns in a row after which the galaxy was not smaller than ever before
    fewest = i1()  # cards that have lain in the galaxy at the end of a turn
    moment = i2()  # moves made so far
    left = i1(SEATS)  # cards in the galaxy
    to_place = i1(SEATS)
    lying = i1()  # how many cards lie in the galaxy; the next six lists have one entry for each
    next_slot = i2()
    slot = i2(CARDS)  # ascending
    x = i2(CARDS)  # the middle of the card
    y = i2(CARDS)
    angle = i2(CARDS)
    placed_at = i2(CARDS)  # the moment
    up = i2()  # the slot of the card that was turned up in this turn
    shots = i1()  # that it still has
    looks = i1()  # that its owner still has
    looked = i2()  # the slot that a Scanner showed in the last move
    revenge_size = i1()
    revenge = i2(RETROS)  # slots of Retros that were hit, the last one on top
    avenging = i1()  # the Retro on top has not shot yet
    disc_x = i2()  # where the disc came to rest
    disc_y = i2()
    event_count = i1()
    events = i2(EVENTS, 6)  # what happened in the last move: what, seat, slot, card, x, y
    # one seat sees
    seen_at = i2(CARDS, SEATS + 1)  # the moment when each seat last saw the card of this place
    # nobody sees
    card = i1(CARDS)  # which card lies at each place
    place = i1(CARDS)  # where each card lies, or IN_HAND, or OUT
    out_at = i2(CARDS)  # the moment when each card was last eliminated
    group = i1(CARDS)  # scratch: the group of each place
    line = i1(CARDS)  # scratch: places in a row
    chance = u8(4)
    # the pieces: see cards.toml
    kind = i1(CARDS)
    outline = i2(ANGLES + 1, 4)  # two corners of a card at each angle; the others lie opposite
    half_width = i2()
    half_height = i2()
    disc = i2()  # its radius
    table_width = i2()
    table_height = i2()
    mine_x = i2(MINES)
    mine_y = i2(MINES)
    near = i2()  # a gap of this or less is near
    closed = i2()  # the gap that is left after a push
    span = i2()
    flight = i2()
    scatter = i2()  # of a toss without flight; the next two are added for each length of flight, in per cent
    scatter_along = i2()
    scatter_across = i2()
    apart = i4()  # cards whose middles are farther apart than this are not near; its square is `far`
    far = i4()
    touching = i4()  # cards whose middles are closer than the root of this touch at any angle
    close = i4()  # and are near if they are closer than the root of this
    # the bots
    steadiness = i2(SEATS)  # per cent of the scatter
    memory = i2(SEATS)  # per cent of the cards seen that are not forgotten
