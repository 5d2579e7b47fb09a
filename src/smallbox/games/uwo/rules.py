"""The rules of UWO, in the order of the rulebook; the clauses named here are those of RULES.md.

A move is judged here, and once more in choices.py, which lists all legal moves at once: see
docs/decisions/legality-twice-in-uwo.md. What a move brings about is in turn.py, duel.py and field.py.
"""

from smallbox.games.uwo import choices, codes, duel, turn
from smallbox.games.uwo.codes import Rule, What
from smallbox.games.uwo.field import begin_turn, can_draw, draw_cards, is_shielded, note, one, owner
from smallbox.games.uwo.table import (
    ARMY,
    AWAKE,
    CELLS,
    COLUMNS,
    COUNTER,
    DEFEND,
    DYNAMITE,
    EMPTY,
    ENERGY,
    FIST,
    GNORFS,
    HAND,
    KIND_COUNT,
    MISS,
    NOBODY,
    NOTHING,
    RIDER,
    RIM,
    ROW,
    ROWS,
    SEATS,
    TURN,
    Table,
)
from smallbox.kernel import Row, kernel
from smallbox.kernel.chance import shuffle

MOST_MOVES = 1024  # no seat ever has more to choose from: ten Riders would have some 550


# ----------------------------------------------------------------------------------------------- set-up


@kernel
def setup(table: Table) -> None:
    """Both armies on their first two rows, shuffled decks, three cards and six energy each; Gnorfs begin."""
    clear_field(table)
    for seat in range(SEATS):
        place_army(table, seat)
        deal(table, seat)
        table.energy[seat] = ENERGY  # uwo.setup.energy
    table.over = 0
    table.winner = NOBODY
    table.first_out = NOBODY
    table.quiet = 0
    table.turns = 0
    table.asleep = 0
    table.striker = NOBODY
    table.struck = NOBODY
    table.event_count = 0
    begin_turn(table, GNORFS)  # uwo.setup.gnorfs-first


@kernel
def clear_field(table: Table) -> None:
    """Five columns and six rows (uwo.setup.field)."""
    for cell in range(CELLS):
        table.field[cell] = RIM
    for row in range(ROWS):
        for column in range(COLUMNS):
            table.field[(row + 1) * ROW + column] = EMPTY


@kernel
def place_army(table: Table, seat: int) -> None:
    """Ten Fists on the first two rows (uwo.setup.army), or eight without the corners (uwo.setup.eight)."""
    back, front = (1, 2) if seat == GNORFS else (ROWS, ROWS - 1)
    table.army[seat] = 0
    table.removed[seat] = 0
    for number in range(ARMY):
        uwo = seat * ARMY + number
        table.kind[uwo] = FIST
        table.wakes[uwo] = AWAKE
        if table.start_army < ARMY and (number == 0 or number == COLUMNS - 1):
            table.cell[uwo] = NOBODY
            table.stack[uwo] = 0
            table.removed[seat] += one(FIST)
            continue
        cell = back * ROW + number if number < COLUMNS else front * ROW + number - COLUMNS
        table.cell[uwo] = cell
        table.field[cell] = uwo
        table.stack[uwo] = one(FIST)
        table.roster[seat, table.army[seat]] = uwo
        table.army[seat] += 1


@kernel
def deal(table: Table, seat: int) -> None:
    """Shuffle the other cards and draw three (uwo.setup.deck)."""
    size = 0
    for kind in range(KIND_COUNT):
        table.hand[seat, kind] = 0
        if kind != FIST:
            for _ in range(table.copies[kind]):
                table.deck[seat, size] = kind
                size += 1
    shuffle(table.chance, table.deck[seat], size)
    table.deck_size[seat] = size
    table.hand_size[seat] = 0
    table.under[seat] = 0
    draw_cards(table, seat, HAND)


# ---------------------------------------------------------------------------------------- what is legal


@kernel
def to_move(table: Table) -> int:
    """The seats that may move, as a bit mask; none when the game is over (uwo.turn.seat)."""
    return 0 if table.over else 1 << int(table.asked)


@kernel
def check(table: Table, seat: int, move: int) -> Rule:
    """The clause that this move would break, or OK.

    If it would break several, the one that a player should hear first: is it one's own UWO, is a morf or an
    action still left, can this UWO do such a thing now, and only then: is the square or the card right?
    """
    if table.over or seat != table.asked or not codes.is_code(move):
        return Rule.TURN_SEAT
    verb = codes.verb_of(move)
    if verb <= codes.BURN:
        return check_turn(table, seat, move) if table.phase == TURN else Rule.TURN_SEAT
    if verb <= codes.YIELD:
        return check_defence(table, seat, move)
    if move == codes.COUNTER or move == codes.DECLINE:
        return Rule.OK if table.phase == COUNTER else Rule.DUEL_COUNTER
    return Rule.TURN_SEAT


@kernel
def check_turn(table: Table, seat: int, move: int) -> Rule:
    """May the player do this in a turn of their own?"""
    verb = codes.verb_of(move)
    if codes.says_too_much(move):
        return Rule.TURN_SEAT
    if verb == codes.END or verb == codes.BURN:
        return Rule.OK
    if verb == codes.KEEP_HAND:
        return Rule.OK if may_keep_hand(table, seat) else Rule.TURN_REFILL
    if verb == codes.SWAP:
        return check_swap(table, seat, codes.card_of(move))
    uwo = table.field[codes.origin_of(move)]
    if uwo == EMPTY or uwo == RIM or owner(uwo) != seat:
        return Rule.MORF_OWN if verb == codes.MORF else Rule.TURN_OWN
    if verb == codes.MORF:
        return check_morf(table, uwo, codes.form_of(move))
    if table.action != NOTHING:  # uwo.turn.one-each
        walked = verb == codes.BLAST and uwo == table.walker and table.kind[uwo] == DYNAMITE
        return Rule.DYNAMITE_AT_ONCE if walked else Rule.TURN_ONE_EACH
    if verb == codes.WALK:
        return check_walk(table, uwo, codes.target_of(move))
    if verb == codes.RIDE:
        return check_ride(table, uwo, codes.path_of(move))
    if verb == codes.ATTACK:
        return check_attack(table, uwo, codes.target_of(move))
    return check_blast(table, uwo)


@kernel
def may_keep_hand(table: Table, seat: int) -> bool:
    """Where filling up is optional, a turn may end without drawing what could be drawn (uwo.turn.refill)."""
    return table.refill_optional != 0 and can_draw(table, seat)


@kernel
def check_swap(table: Table, seat: int, kind: int) -> Rule:
    """Instead of the morf, any card may go under the deck, while there is a card to draw (uwo.swap)."""
    if table.morfed != NOBODY or table.deck_size[seat] == 0:
        return Rule.SWAP
    if kind > MISS or table.hand[seat, kind] == 0:
        return Rule.HAND
    return Rule.OK


@kernel
def check_morf(table: Table, uwo: int, kind: int) -> Rule:
    """One morf a turn, with a card from the hand that is a form (uwo.morf.no-miss)."""
    if table.morfed != NOBODY:
        return Rule.TURN_ONE_EACH
    if table.wakes[uwo] != AWAKE and not table.ko_may_morf:
        return Rule.KO_HELPLESS
    if kind >= MISS:
        return Rule.MORF_NO_MISS
    return Rule.OK if table.hand[owner(uwo), kind] else Rule.HAND  # a turn always has the energy for it


@kernel
def check_walk(table: Table, uwo: int, cell: int) -> Rule:
    """In one straight line, over and onto empty squares, as far as the card says (uwo.walk.straight)."""
    kind = int(table.kind[uwo])
    if kind == RIDER:
        return Rule.RIDER_WALK
    if table.wakes[uwo] != AWAKE and not table.ko_may_walk:
        return Rule.KO_HELPLESS
    if table.energy[owner(uwo)] < table.walk_energy[kind]:
        return Rule.ENERGY_AFFORD
    clear = is_clear_line(table, int(table.cell[uwo]), cell, int(table.walk[kind]))
    return Rule.OK if clear and table.field[cell] == EMPTY else Rule.WALK_STRAIGHT


@kernel
def is_clear_line(table: Table, start: int, end: int, squares: int) -> bool:
    """Are these cells in one row or column, at most so many squares apart, with nobody in between?"""
    step = 1
    if end - start >= ROW or start - end >= ROW:
        step = ROW
    if end < start:
        step = -step
    cell = start + step
    for _ in range(squares):
        if cell == end:
            return True
        if table.field[cell] != EMPTY:
            return False
        cell += step
    return False


@kernel
def check_ride(table: Table, uwo: int, path: int) -> Rule:
    """A Rider walks one to three squares, bends as it likes and ends on an empty square (uwo.rider.walk)."""
    if table.kind[uwo] != RIDER:
        return Rule.RIDER_WALK
    if table.wakes[uwo] != AWAKE and not table.ko_may_walk:
        return Rule.KO_HELPLESS
    if table.energy[owner(uwo)] < table.walk_energy[RIDER]:
        return Rule.ENERGY_AFFORD
    before, here = 0, int(table.cell[uwo])
    squares = 0
    while path:
        there = codes.first_of(path)
        path = codes.rest_of(path)
        step = there - here
        squares += 1
        if squares > table.walk[RIDER] or there == before or table.field[there] == RIM:
            return Rule.RIDER_WALK  # within three squares, only by turning back can it meet one twice
        if step != 1 and step != -1 and step != ROW and step != -ROW:
            return Rule.RIDER_WALK
        rule = check_ride_over(table, uwo, table.field[there])
        if rule != Rule.OK:
            return rule
        before, here = here, there
    return Rule.OK if table.field[here] == EMPTY else Rule.RIDER_WALK


@kernel
def check_ride_over(table: Table, uwo: int, other: int) -> Rule:
    """Over enemies, but not over its own side or a Bazooka that is awake (uwo.rider.not-bazooka)."""
    if other == EMPTY:
        return Rule.OK
    if owner(other) == owner(uwo):
        return Rule.RIDER_NOT_OWN
    return Rule.RIDER_NOT_BAZOOKA if is_shielded(table, other, RIDER) else Rule.OK


@kernel
def check_attack(table: Table, uwo: int, cell: int) -> Rule:
    """An enemy in line and in reach, and not shielded (uwo.attack.line, uwo.attack.shielded)."""
    kind, target = int(table.kind[uwo]), int(table.field[cell])
    if kind == RIDER:
        return Rule.RIDER_NO_ATTACK
    if table.wakes[uwo] != AWAKE:
        return Rule.KO_HELPLESS
    if table.morfed == uwo and kind != DYNAMITE:
        return Rule.MORF_NO_ATTACK
    if table.energy[owner(uwo)] < table.attack_energy[kind]:
        return Rule.ENERGY_AFFORD
    if kind == DYNAMITE:
        return Rule.DYNAMITE_BLAST
    if target == EMPTY or target == RIM or owner(target) == owner(uwo):
        return Rule.ATTACK_LINE
    if is_shielded(table, target, kind):  # from nearer by, too
        return Rule.ATTACK_SHIELDED
    clear = is_clear_line(table, int(table.cell[uwo]), cell, int(table.attack[kind]))
    return Rule.OK if clear else Rule.ATTACK_LINE


@kernel
def check_blast(table: Table, uwo: int) -> Rule:
    """A Dynamite needs no target, and may explode in the turn in which it morfs (uwo.dynamite.at-once)."""
    if table.kind[uwo] != DYNAMITE:
        return Rule.DYNAMITE_BLAST
    if table.wakes[uwo] != AWAKE:
        return Rule.KO_HELPLESS
    return Rule.OK if table.energy[owner(uwo)] >= table.attack_energy[DYNAMITE] else Rule.ENERGY_AFFORD


@kernel
def check_defence(table: Table, seat: int, move: int) -> Rule:
    """Whoever is attacked may morf into a shielded kind, play a Miss, or be hit (uwo.defend.morf)."""
    asked = table.phase == DEFEND
    if move == codes.YIELD:
        return Rule.OK if asked else Rule.DEFEND_NONE
    if move == codes.MISS:
        if not asked:
            return Rule.DEFEND_MISS
        return Rule.OK if table.hand[seat, MISS] else Rule.HAND
    kind = codes.card_of(move)
    if move != codes.code(codes.DEFEND_MORF, kind, 0):
        return Rule.TURN_SEAT
    if not asked:
        return Rule.DEFEND_NONE
    if table.kind[table.struck] == RIDER:
        return Rule.DUEL_RIDER
    if table.energy[seat] == 0:
        return Rule.ENERGY_AFFORD
    if kind < MISS and table.hand[seat, kind] == 0:
        return Rule.HAND
    shielded = kind < MISS and table.shield[kind] >> table.kind[table.striker] & 1 != 0
    return Rule.OK if shielded else Rule.DEFEND_MORF


@kernel
def legal(table: Table, seat: int, moves: Row) -> int:
    """List every move that `check` accepts from this seat, each once; return how many."""
    if table.over or seat != table.asked:
        return 0
    if table.phase == TURN:
        moves[0], moves[1] = codes.END, codes.BURN
        moves[2] = codes.KEEP_HAND
        count = 3 if may_keep_hand(table, seat) else 2
        if table.morfed == NOBODY:
            count = choices.legal_cards(table, seat, moves, count)
        if table.action == NOTHING:
            count = choices.legal_actions(table, seat, moves, count)
        return count
    if table.phase == DEFEND:
        return choices.legal_defences(table, seat, moves)
    moves[0], moves[1] = codes.COUNTER, codes.DECLINE
    return 2


# ---------------------------------------------------------------------------------------------- playing


@kernel
def play(table: Table, seat: int, move: int) -> None:
    """Carry out a move that `check` has accepted."""
    table.event_count = 0
    verb = codes.verb_of(move)
    if verb <= codes.BURN:
        turn.act(table, seat, move)
    elif verb <= codes.YIELD:
        duel.answer_attack(table, seat, move)
    elif verb == codes.COUNTER:  # uwo.duel.again
        table.striker, table.struck = table.struck, table.striker
    elif verb == codes.DECLINE:
        table.phase = TURN
        note(table, What.DECLINED, seat, 0)
    if verb == codes.ATTACK or verb == codes.BLAST or verb == codes.COUNTER:
        duel.strike(table, verb)
    if table.phase == TURN:
        turn.go_on(table, verb)


# -------------------------------------------------------------------------------------------------- end


@kernel
def score(table: Table, seat: int) -> int:
    """How many UWOs this side has left."""
    return table.army[seat]


@kernel
def outcome(table: Table, seat: int) -> float:
    """This seat's share of the win (uwo.end.exterminate, uwo.end.both, uwo.end.stalemate)."""
    if not table.over:
        return 0.0
    if table.winner == NOBODY:
        return 0.5
    return 1.0 if table.winner == seat else 0.0
