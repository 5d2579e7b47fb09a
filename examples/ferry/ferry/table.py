"""Everything that lies on a Ferry table."""

from smallbox.kernel import Record, i1, i2, u1, u8

SEATS = 4  # at most
DECK = 36  # animals at most
WEIGHTS = 7  # an animal is its weight, 1 to 6
HAND = 3
EVENTS = 2  # at most in one move


class Table(Record):
    # everyone sees
    seats = i1()
    waterline = i1()  # how much the boat carries
    turn = u1()  # the seat to move
    over = i1()
    aboard = i1(WEIGHTS)  # 1 for each weight that is in the boat
    load = i1()  # what they weigh together
    last = i1()  # the seat that boarded last
    hand_size = i1(SEATS)
    pile_size = i1()
    coins = i2(SEATS)
    event_count = i1()
    events = i1(EVENTS, 3)  # what happened in the last move: what, seat, number
    # one seat sees
    hand = i1(SEATS, WEIGHTS)  # how many animals of each weight
    # nobody sees
    pile = u1(DECK)  # from the bottom to the top
    chance = u8(4)
    # printed on the cards
    deck_size = i1()
    deck = u1(DECK)
