"""The rules of Mow, in the order of the rulebook; the clauses named here are those of RULES.md."""

from smallbox.games.mow import codes
from smallbox.games.mow.codes import Rule, What
from smallbox.games.mow.table import (
    DECK,
    HERDS,
    IN_HAND,
    IN_HERD,
    NOBODY,
    NUMBERS,
    UNSEEN,
    Table,
)
from smallbox.kernel import Row, kernel
from smallbox.kernel.chance import draw, shuffle

MOST_MOVES = 128  # no seat ever has more to choose from

# species of cows
ORDINARY, CLOSER, ACROBAT, SLOWPOKE, CALF, THIN, MILK, MAD = range(8)

EMPTY_LOW, EMPTY_HIGH = NUMBERS, -1  # so that every number lies outside an empty herd


# ----------------------------------------------------------------------------------------------- set-up


@kernel
def setup(table: Table) -> None:
    """Deal the first round; a random farmer starts (mow.setup.starter)."""
    table.over = 0
    table.round_number = 0
    table.event_count = 0
    for seat in range(table.seats):
        table.score[seat] = 0
    deal(table, draw(table.chance, table.seats))


@kernel
def deal(table: Table, starter: int) -> None:
    """Five cows each, the rest is the pile; the arrow points left (mow.setup.deal, mow.setup.arrow)."""
    for card in range(table.cards):
        table.pile[card] = card
        table.whereabouts[card] = UNSEEN
    shuffle(table.chance, table.pile, table.cards)
    table.pile_size = table.cards
    for seat in range(table.seats):
        table.hand_size[seat] = 0
        table.shed_size[seat] = 0
        table.shed_flies[seat] = 0
        draw_cows(table, seat, 5)
    for herd in range(HERDS):
        empty_herd(table, herd)
    table.round_number += 1
    table.turns = 0
    table.arrow = 1
    table.starter = starter
    table.turn = starter
    table.herd_turn = 0
    note(table, What.DEALT, starter, NOBODY, table.round_number)


@kernel
def empty_herd(table: Table, herd: int) -> None:
    table.low[herd] = EMPTY_LOW
    table.high[herd] = EMPTY_HIGH
    table.mad[herd] = 0
    for number in range(NUMBERS):
        table.herd[herd, number] = NOBODY
        table.acrobat[herd, number] = NOBODY


@kernel
def draw_cows(table: Table, seat: int, count: int) -> int:
    """Draw as many cows as asked for, as far as the pile goes (mow.add.draw)."""
    count = min(count, table.pile_size)
    for _ in range(count):
        table.pile_size -= 1
        table.hand[seat, table.hand_size[seat]] = table.pile[table.pile_size]
        table.hand_size[seat] += 1
    return count


@kernel
def note(table: Table, what: What, seat: int, card: int, number: int) -> None:
    """Write down what happened, for the log and the animation."""
    event = table.events[table.event_count]
    event[0] = what
    event[1] = seat
    event[2] = card
    event[3] = number
    event[4] = table.herd_turn
    table.event_count += 1


# ---------------------------------------------------------------------------------------- what is legal


@kernel
def to_move(table: Table) -> int:
    """The seats that may move, as a bit mask; none when the game is over (mow.turn)."""
    return 0 if table.over else 1 << int(table.turn)


@kernel
def check(table: Table, seat: int, move: int) -> Rule:
    """The clause that this move would break, or OK."""
    if table.over or seat != table.turn:
        return Rule.TURN
    herd = table.herd_turn
    if move == codes.TAKE:
        return Rule.OK if table.low[herd] <= table.high[herd] else Rule.TAKE
    if move == codes.PASS:
        return Rule.OK if must_pass(table, seat) else Rule.START_PASS
    if not codes.is_code(move) or codes.verb_of(move) != codes.ADD:
        return Rule.HAND
    card = codes.card_of(move)
    if place_in_hand(table, seat, card) == NOBODY:
        return Rule.HAND
    rule = check_place(table, herd, card, codes.number_of(move))
    if rule != Rule.OK:
        return rule
    return check_choice(table, seat, card, move)


@kernel
def place_in_hand(table: Table, seat: int, face: int) -> int:
    """Where this cow, or one that looks the same, is in the hand (mow.hand)."""
    for place in range(table.hand_size[seat]):
        if table.face[table.hand[seat, place]] == face:
            return place
    return NOBODY


@kernel
def can_start(species: int) -> bool:
    """A herd is started with a numbered cow (mow.start.ordinary)."""
    return species == ORDINARY or species == CLOSER or species == THIN or species == MILK


@kernel
def must_pass(table: Table, seat: int) -> bool:
    """A herd has to be started and the hand holds no cow that could (mow.start.pass)."""
    herd = table.herd_turn
    if table.low[herd] <= table.high[herd]:
        return False
    for place in range(table.hand_size[seat]):
        if can_start(table.species[table.hand[seat, place]]):
            return False
    return True


@kernel
def check_place(table: Table, herd: int, card: int, number: int) -> Rule:
    """May this cow stand in the herd, and at this number if its farmer chooses one?"""
    species = table.species[card]
    low, high = table.low[herd], table.high[herd]
    if low > high and not can_start(species):
        return Rule.START_ORDINARY
    if table.mad[herd] and table.flies[card] == 0:
        return Rule.MAD_FLIES_ONLY
    if species == SLOWPOKE:
        missing = low < number < high and table.herd[herd, number] == NOBODY
        return Rule.OK if missing else Rule.SLOWPOKE_GAP
    if species == CALF:
        at_end = (number == low - 1 and is_mother(table, table.herd[herd, low])) or (
            number == high + 1 and is_mother(table, table.herd[herd, high])
        )
        return Rule.OK if at_end else Rule.CALF_END
    rule = check_own_place(table, herd, card)
    return Rule.ADD_OWN_NUMBER if rule == Rule.OK and number != codes.OWN_NUMBER else rule


@kernel
def check_own_place(table: Table, herd: int, card: int) -> Rule:
    """May a cow whose place nobody chooses stand there?"""
    species = table.species[card]
    if species == ACROBAT:
        own = table.number[card]
        stands = is_ordinary(table, table.herd[herd, own]) and table.acrobat[herd, own] == NOBODY
        return Rule.OK if stands else Rule.ACROBAT_SAME_NUMBER
    if species == MAD:
        return Rule.OK if is_ordinary(table, table.herd[herd, 8]) else Rule.MAD_REPLACES_EIGHT
    inside = table.low[herd] <= table.number[card] <= table.high[herd]
    return Rule.ADD_OUTSIDE if inside else Rule.OK


@kernel
def is_ordinary(table: Table, card: int) -> bool:
    return card != NOBODY and table.species[card] == ORDINARY


@kernel
def is_mother(table: Table, card: int) -> bool:
    """A calf stands next to an ordinary cow without flies (mow.calf.end)."""
    return is_ordinary(table, card) and table.flies[card] == 0


@kernel
def check_choice(table: Table, seat: int, card: int, move: int) -> Rule:
    """A green special turns the arrow, a yellow one names who is next, and no other cow does either."""
    arrow, next_seat = codes.arrow_of(move), codes.next_of(move)
    special = table.species[card] != ORDINARY
    says_arrow = arrow == codes.LEFT or arrow == codes.RIGHT
    if says_arrow != (special and card < DECK) or arrow > codes.RIGHT:
        return Rule.GREEN_ARROW
    names_other = next_seat < table.seats and next_seat != seat
    yellow_special = special and card >= DECK
    if (yellow_special and not names_other) or (not yellow_special and next_seat != codes.NO_NEXT):
        return Rule.YELLOW_NEXT
    return Rule.OK


@kernel
def legal(table: Table, seat: int, moves: Row) -> int:
    """List every move that `check` accepts from this seat, each once; return how many."""
    count = 0
    if table.over or seat != table.turn:
        return count
    herd = table.herd_turn
    if table.low[herd] <= table.high[herd]:
        moves[count] = codes.TAKE
        count += 1
    elif must_pass(table, seat):
        moves[count] = codes.PASS
        count += 1
    for place in range(table.hand_size[seat]):
        card = table.face[table.hand[seat, place]]
        if place_in_hand(table, seat, card) == place:  # a cow that looks the same is the same move
            count = legal_places(table, card, moves, count)
    return count


@kernel
def legal_places(table: Table, card: int, moves: Row, count: int) -> int:
    """Every move with this cow of the seat to move."""
    herd, species = table.herd_turn, table.species[card]
    if species == SLOWPOKE or species == CALF:
        for number in range(max(table.low[herd] - 1, 0), min(table.high[herd] + 2, NUMBERS)):
            if check_place(table, herd, card, number) == Rule.OK:
                move = codes.code(card, number, codes.NO_ARROW, codes.NO_NEXT)
                count = legal_choices(table, move, moves, count)
    elif check_place(table, herd, card, codes.OWN_NUMBER) == Rule.OK:
        move = codes.code(card, codes.OWN_NUMBER, codes.NO_ARROW, codes.NO_NEXT)
        count = legal_choices(table, move, moves, count)
    return count


@kernel
def legal_choices(table: Table, move: int, moves: Row, count: int) -> int:
    """This move, with every way that its farmer may turn the arrow, or with every farmer to name."""
    card = codes.card_of(move)
    if table.species[card] == ORDINARY:
        moves[count] = move
        return count + 1
    if card < DECK:
        moves[count] = codes.with_arrow(move, codes.LEFT)
        moves[count + 1] = codes.with_arrow(move, codes.RIGHT)
        return count + 2
    for next_seat in range(table.seats):
        if next_seat != table.turn:
            moves[count] = codes.with_next(move, next_seat)
            count += 1
    return count


# ---------------------------------------------------------------------------------------------- playing


@kernel
def play(table: Table, seat: int, move: int) -> None:
    """Carry out a move that `check` has accepted."""
    table.event_count = 0
    if move == codes.TAKE:
        take(table, seat)
    elif move == codes.PASS:
        for place in range(table.hand_size[seat]):
            table.whereabouts[table.hand[seat, place]] = IN_HAND + seat
        note(table, What.PASSED, seat, NOBODY, 0)
        next_turn(table)
    else:
        add(table, seat, move)


@kernel
def add(table: Table, seat: int, move: int) -> None:
    """Add a cow, draw, turn the arrow or name the next farmer."""
    herd, number = table.herd_turn, codes.number_of(move)
    place = place_to_play(table, seat, codes.card_of(move))
    card = table.hand[seat, place]
    species = table.species[card]
    table.hand_size[seat] -= 1
    table.hand[seat, place] = table.hand[seat, table.hand_size[seat]]
    table.whereabouts[card] = IN_HERD

    if number == codes.OWN_NUMBER:
        number = 8 if species == MAD else table.number[card]
    note(table, What.ADDED, seat, card, number)
    if species == ACROBAT:
        table.acrobat[herd, number] = card
    elif species == MAD:
        fetch_eight(table, seat, card)
    else:
        table.herd[herd, number] = card
        table.low[herd] = min(table.low[herd], number)
        table.high[herd] = max(table.high[herd], number)

    wanted = 1
    if species == THIN or species == MAD:  # mow.thin.no-draw, mow.mad.replaces-eight
        wanted = 0
    elif species == MILK:  # mow.milk.two
        wanted = 2
    drawn = draw_cows(table, seat, wanted)
    if drawn:
        note(table, What.DREW, seat, NOBODY, drawn)
    end_turn(table, seat, move)


@kernel
def place_to_play(table: Table, seat: int, face: int) -> int:
    """Of cows that look the same, one that everyone has seen in the hand goes first (mow.hand)."""
    place = place_in_hand(table, seat, face)
    for other in range(place + 1, table.hand_size[seat]):
        card = table.hand[seat, other]
        if table.face[card] == face and table.whereabouts[card] == IN_HAND + seat:
            return other
    return place


@kernel
def fetch_eight(table: Table, seat: int, mad_cow: int) -> None:
    """The mad cow takes the place of the 8, which goes to the hand for all to see."""
    herd = table.herd_turn
    eight = table.herd[herd, 8]
    table.herd[herd, 8] = mad_cow
    table.mad[herd] = 1
    table.hand[seat, table.hand_size[seat]] = eight
    table.hand_size[seat] += 1
    table.whereabouts[eight] = IN_HAND + seat
    note(table, What.GOT_EIGHT, seat, eight, 8)


@kernel
def end_turn(table: Table, seat: int, move: int) -> None:
    """Set the arrow (mow.green.arrow), name the next farmer (mow.yellow.next), end the turn."""
    arrow, next_seat = codes.arrow_of(move), codes.next_of(move)
    if arrow != codes.NO_ARROW:
        direction = 1 if arrow == codes.LEFT else -1
        if direction != table.arrow:
            table.arrow = direction
            note(table, What.TURNED, seat, NOBODY, direction)
    next_turn(table)
    if next_seat != codes.NO_NEXT and next_seat != table.turn:
        table.turn = next_seat
        note(table, What.NAMED, seat, NOBODY, next_seat)


@kernel
def next_turn(table: Table) -> None:
    """The next farmer in the arrow's direction; of two farmers the other, at the next herd (mow.two.star)."""
    place = next_place(table, table.arrow)
    table.turns += 1
    if table.herds == 1:
        table.turn = place
    else:
        table.turn = 1 - table.turn
        table.herd_turn = place


@kernel
def next_place(table: Table, direction: int) -> int:
    """Who plays next if the arrow points this way; of two farmers, at which herd (mow.two.arrow)."""
    if table.herds == 1:
        return step(table.turn, direction, table.seats)
    if table.turns + 1 < HERDS:  # the three openings go in order, whatever the arrow says
        return table.turns + 1
    return step(table.herd_turn, direction, HERDS)


@kernel
def step(place: int, direction: int, places: int) -> int:
    """The next of several places in a circle; a division would cost as much as half a move."""
    place += direction
    if place < 0:
        return places - 1
    return 0 if place == places else place


@kernel
def take(table: Table, seat: int) -> None:
    """The whole herd goes face down into the cowshed (mow.take); with an empty pile the round is over."""
    herd = table.herd_turn
    taken = 0
    for number in range(table.low[herd], table.high[herd] + 1):
        taken += put_into_shed(table, seat, table.herd[herd, number])
        taken += put_into_shed(table, seat, table.acrobat[herd, number])
    empty_herd(table, herd)
    note(table, What.TOOK, seat, NOBODY, taken)
    if table.pile_size == 0:
        end_round(table)


@kernel
def put_into_shed(table: Table, seat: int, card: int) -> int:
    """Put a card, if there is one, into a cowshed; return 1, or 0 if there is none."""
    if card == NOBODY:
        return 0
    table.whereabouts[card] = seat
    table.shed_size[seat] += 1
    table.shed_flies[seat] += table.flies[card]
    return 1


# -------------------------------------------------------------------------------------------------- end


@kernel
def end_round(table: Table) -> None:
    """Hands go into their own cowsheds, flies are counted, and another round or the game's end follows."""
    note(table, What.ROUND_OVER, table.turn, NOBODY, table.round_number)
    most = 0
    for seat in range(table.seats):
        for place in range(table.hand_size[seat]):  # mow.round.hands
            put_into_shed(table, seat, table.hand[seat, place])
        table.hand_size[seat] = 0
        table.score[seat] += table.shed_flies[seat]  # mow.count
        most = max(most, table.score[seat])
        note(table, What.COUNTED, seat, NOBODY, table.shed_flies[seat])
    if most >= table.target:  # mow.game.hundred
        table.over = 1
        note(table, What.GAME_OVER, NOBODY, NOBODY, 0)
        return
    for step in range(table.seats):  # mow.setup.starter
        seat = (table.starter + step) % table.seats
        if table.score[seat] == most:
            deal(table, seat)
            return


@kernel
def score(table: Table, seat: int) -> int:
    """The flies of the finished rounds."""
    return table.score[seat]


@kernel
def outcome(table: Table, seat: int) -> float:
    """This seat's share of the win: the fewest flies win, equals share (mow.game.hundred)."""
    if not table.over:
        return 0.0
    fewest, sharing = table.score[0], 0
    for other in range(table.seats):
        if table.score[other] < fewest:
            fewest, sharing = table.score[other], 0
        if table.score[other] == fewest:
            sharing += 1
    return 1.0 / sharing if table.score[seat] == fewest else 0.0
