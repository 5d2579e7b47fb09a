"""Everything that lies on an UWO table."""

from smallbox.kernel import Record, i1, i2, i8, u8

SEATS = 2
GNORFS, PNORFS = 0, 1  # the seats; Gnorfs move first
ARMY = 10  # UWOs of a side: 0 to 9 are Gnorfs, 10 to 19 Pnorfs
UWOS = SEATS * ARMY
ENERGY = 6
HAND = 3
DECK = 30  # a side's cards without its start army
CARDS = DECK + ARMY
EVENTS = 32  # at most in one move: twenty UWOs removed or woken, and twelve other things

NOBODY = -1

KIND_COUNT = 9
FIST, PISTOL, TANK, BALL, TURRET, BAZOOKA, RIDER, DYNAMITE, MISS = range(KIND_COUNT)

# The field is five columns by six rows with a rim around it: a step over the edge meets RIM and needs no test
# of its own. A *cell* is a place in that field with its rim; a *square*, 0 to 29, is what players say.
COLUMNS, ROWS = 5, 6
ROW = COLUMNS + 1  # from a cell to the one in the next row: the rim between two rows is one cell wide
CELLS = 64  # more than there are, so that any six bits of a move are a cell
STEPS = (1, -1, ROW, -ROW)
EMPTY = -1
RIM = UWOS  # no UWO has this number

# How many cards of each kind are in a pile is one number, with five bits for each kind.
PILE_BITS = 5
PILE_MASK = 31

# When a knocked-out UWO wakes is one small number: four for each end (or start) of a turn still to come, plus
# two if these are turns of seat 1, plus one if it is their starts that count.
AWAKE = 0
AT_START = 1
ONE_MORE = 4

# phases: what the asked seat has to decide
TURN, DEFEND, COUNTER = range(3)

# what the turn's action was
NOTHING, WALKED, ATTACKED = range(3)

# how a trampling ends (uwo.rider.ko)
RIDER_END, VICTIM_END, VICTIM_START = range(3)


class Table(Record):
    # everyone sees
    seats = i1()  # always two
    turn = i1()  # the seat whose turn it is
    asked = i1()  # the seat to move: in a duel it may be the other
    phase = i1()
    over = i1()
    winner = i1()  # NOBODY while the game goes on, and after a draw
    turns = i2()  # begun so far
    energy = i1(SEATS)
    first_out = i1()  # who ran out of energy first in this round, or NOBODY
    quiet = i1()  # complete energy rounds since the one in which an UWO was last removed; -1 in that one
    spent = i1()  # energy that the player has paid in this turn
    morfed = i1()  # the UWO that morfed as this turn's morf, or NOBODY
    action = i1()  # NOTHING, WALKED or ATTACKED
    walker = i1()  # the UWO that walked in this turn, or NOBODY
    striker = i1()  # the UWO that attacked last in the duel
    struck = i1()  # the UWO that it attacked
    field = i1(CELLS)  # the UWO on each cell, EMPTY or RIM
    cell = i1(UWOS)  # where each UWO stands, NOBODY if it is removed
    kind = i1(UWOS)  # its top card
    wakes = i1(UWOS)  # AWAKE, or when its knock-out ends
    asleep = i1()  # how many UWOs are knocked out
    army = i1(SEATS)  # how many UWOs a side has left
    roster = i1(SEATS, ARMY)  # which they are, in no particular order
    stack = i8(UWOS)  # the cards of each UWO, by kind
    removed = i8(SEATS)  # the cards of each side that are out of the game, by kind
    hand_size = i1(SEATS)
    deck_size = i1(SEATS)
    event_count = i1()
    events = i1(EVENTS, 6)  # what happened in the last move: what, seat, kind, cell, target cell, number
    # one seat sees
    hand = i1(SEATS, KIND_COUNT)  # how many of each kind
    under = i1(SEATS)  # how many cards at the bottom of the deck were put there by its owner
    # nobody sees
    deck = i1(SEATS, DECK)  # from the bottom to the top
    chance = u8(4)
    # agreed before the game
    start_army = i1()
    refill_optional = i1()
    ko_may_walk = i1()
    ko_may_morf = i1()
    bazooka_wakes_at_start = i1()
    trampled_until = i1()  # RIDER_END, VICTIM_END or VICTIM_START
    inaction_costs = i1()
    # printed on the cards
    copies = i1(KIND_COUNT)
    walk = i1(KIND_COUNT)  # squares, and what they cost
    walk_energy = i1(KIND_COUNT)
    attack = i1(KIND_COUNT)
    attack_energy = i1(KIND_COUNT)
    shield = i2(KIND_COUNT)  # a bit for each kind that cannot hurt this one
