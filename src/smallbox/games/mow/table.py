"""Everything that lies on a Mow table."""

from smallbox.kernel import Record, i1, i2, u1, u8

SEATS = 10  # at most
HERDS = 3  # at most: two farmers play with three
NUMBERS = 17  # 0 to 16
DECK = 48  # cards of a deck: the first 48 are green, the others yellow
CARDS = 2 * DECK  # at most
HAND = 6  # at most: five, and one more for the milk cow
EVENTS = 14  # at most in one move: a herd taken, the round's end, ten cowsheds counted, a new deal

NOBODY = -1

# What everyone knows of a card's whereabouts: a seat number means "in the cowshed of that seat".
UNSEEN = -1  # in the pile or hidden in a hand
IN_HAND = 20  # + seat: in that hand, and everyone has seen it
IN_HERD = 40


class Table(Record):
    # everyone sees
    seats = i1()
    herds = i1()  # how many: one, or three for two farmers
    target = i2()  # the game ends when somebody has this many flies
    turn = u1()  # the seat to move
    herd_turn = u1()  # the herd that this turn belongs to
    turns = i2()  # finished in this round
    arrow = i1()  # +1 to the left (the next seat), -1 to the right
    round_number = i2()  # 1 for the first
    starter = i1()  # who began this round
    over = i1()
    low = i1(HERDS)  # the lowest and the highest number of a herd; 17 and -1 while it is empty
    high = i1(HERDS)
    mad = i1(HERDS)  # a mad cow is in the herd
    herd = i1(HERDS, NUMBERS)  # the card that stands for each number, or NOBODY
    acrobat = i1(HERDS, NUMBERS)  # the acrobat on that cow's back, or NOBODY
    pile_size = i1()
    hand_size = i1(SEATS)
    shed_size = i1(SEATS)
    whereabouts = i1(CARDS)  # what everyone who paid attention knows of each card
    score = i2(SEATS)  # flies of the finished rounds
    event_count = i1()
    events = i2(EVENTS, 5)  # what happened in the last move: what, seat, card, number, herd
    # one seat sees
    hand = u1(SEATS, HAND)
    shed_flies = i2(SEATS)
    # nobody sees
    pile = u1(CARDS)
    chance = u8(4)
    # printed on the cards
    cards = i1()  # how many are in the game
    species = i1(CARDS)
    number = i1(CARDS)
    flies = i1(CARDS)
    face = u1(CARDS)  # the first card that looks the same to a player
