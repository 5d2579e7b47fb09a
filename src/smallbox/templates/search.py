"""Information-set tree search: a template (see kernel/binding.py), loaded once for each game.

Every iteration deals again what the seat cannot know, walks down the tree along promising moves to one that
was never tried, plays on for a while, and credits the outcome to every move on the way. A position is
identified by the moves that led to it and by the chance events everybody saw, so one tree serves all deals.
"""

import math
from typing import Any

import numpy as np

from smallbox.kernel import (
    FloatGrid,
    FloatRow,
    IntRow,
    Record,
    Row,
    Tables,
    big_kernel,
    bound,
    entry,
    f8,
    i1,
    i4,
    i8,
    kernel,
    u8,
    wrapping_kernel,
)
from smallbox.kernel.chance import draw, one_of

rules, _redeal, _careful, knowledge = bound(__name__)
_to_move, _legal, _play, _outcome = rules.to_move, rules.legal, rules.play, rules.outcome
_look, _promise, _evaluate = knowledge.look, knowledge.promise, knowledge.evaluate
_stage, _scene, _is_routine = knowledge.stage, knowledge.scene, knowledge.is_routine
_FOCUS = knowledge.FOCUS  # index of the advice that says how much knowledge counts in the tree
_WHIMS = getattr(knowledge, "WHIMS", 0)  # and on the percentage of playout moves left to chance

PATH = 64  # moves from the root of the tree, at most
SEATS = 10
SCRATCH = 32
FULL = -1
ANY = -1  # every first move may be tried

_GOLDEN, _32 = np.uint64(0x9E3779B97F4A7C15), np.uint64(32)
_MIX, _ROOT, _UNUSED = np.uint64(0xBF58476D1CE4E5B9), np.uint64(1), np.uint64(0)


class Edge(Record):
    """A move in a position. The tree is a hash table of them."""

    key = u8()  # of the position and the move; zero if unused
    visits = i4()
    total = f8()  # sum of the shares its player got
    promise = f8()  # how often knowledge alone would choose it, compared with the others


class Search(Record):
    """What a search needs besides its tables and its tree."""

    seat = i1()
    first_move = i8()  # the only one tried first, or ANY
    edges = i4()  # in the tree
    most_edges = i4()  # the largest tree allowed
    length = i4()  # of the path through the tree
    moves_made = i8()  # so far, in the tree and after it
    path = i4(PATH)  # the edges on that path
    mover = i1(PATH)  # and who moved there
    share = f8(SEATS)  # of the win, at the end of an iteration
    shares = f8(SEATS)  # summed over all iterations
    squares = f8()  # sum of the squared shares of `seat`
    moves = i8(rules.MOST_MOVES)  # scratch: the moves to choose from
    edge = i4(rules.MOST_MOVES)  # scratch: their edges
    equal = i4(rules.MOST_MOVES)  # scratch: which of them are equally good
    scratch = i8(SCRATCH)
    hunch = f8()  # scratch as well
    whim = u8(4)
    # advice
    boldness = f8()  # how readily it tries what was rarely tried
    depth = i4()  # moves of a playout, at most
    advice = f8(len(knowledge.ADVICE))


@big_kernel
def list_moves(table: Any, seat: int, moves: Row) -> int:
    """`legal`, compiled once for the two kernels that need it."""
    return _legal(table, seat, moves)


@big_kernel
def play(table: Any, seat: int, move: int) -> None:
    """`play`, compiled once for the two kernels that need it."""
    _play(table, seat, move)


@entry
def search(tables: Tables[Any], edges: Tables[Edge], searches: Tables[Search], iterations: int) -> int:
    """Search until the tree has to grow; return the number of iterations done.

    The first table is what the seat knows, the second is for trying things out.
    """
    state = searches[0]
    for done in range(iterations):
        if 2 * state.edges > len(edges) and len(edges) < state.most_edges:
            return done
        tables[1] = tables[0]
        _redeal(tables[1], state.seat, state.whim)
        walk_down(tables, edges, state)
        play_on(tables, state)
        add_up(tables[0], state)
        for step in range(state.length):
            edge = edges[state.path[step]]
            edge.visits += 1
            edge.total += state.share[state.mover[step]]
    return iterations


@entry
def transplant(edges: Tables[Edge], larger: Tables[Edge]) -> None:
    """Copy a tree to a larger array."""
    for i in range(len(edges)):
        if edges[i].key != _UNUSED:
            larger[look_up(larger, edges[i].key)] = edges[i]


@kernel
def add_up(table: Any, state: Search) -> None:
    """Add what every seat got in this iteration to the sums."""
    for seat in range(table.seats):
        state.shares[seat] += state.share[seat]
    state.squares += state.share[state.seat] * state.share[state.seat]


@big_kernel
def walk_down(tables: Tables[Any], edges: Tables[Edge], state: Search) -> None:
    """Follow the tree to a move that was never tried, and make it."""
    table, key, stage = tables[1], _ROOT, _stage(tables[0])
    state.length = 0
    asked = 1 << int(state.seat)  # if several are asked, this one moves first
    while asked and state.length < PATH and _stage(table) == stage:
        seat = one_of(asked, state.whim)
        count = list_moves(table, seat, state.moves)
        if state.length == 0 and state.first_move != ANY:
            state.moves[0], count = state.first_move, 1
        is_new = False
        if count == 1 and state.length:
            choice, key = 0, mix(key, state.moves[0])
        else:
            choice = select(table, edges, state, (seat, count, key))
            if choice == FULL:
                return
            edge = edges[state.edge[choice]]
            is_new, key = edge.visits == 0, edge.key
            state.path[state.length] = state.edge[choice]
            state.mover[state.length] = seat
            state.length += 1
        play(table, seat, state.moves[choice])
        state.moves_made += 1
        if is_new:
            return
        key = mix(key, _scene(table))
        asked = _to_move(table)


@big_kernel
def select(table: Any, edges: Tables[Edge], state: Search, fork: tuple[int, int, Any]) -> int:
    """The move most worth trying: by its results so far, by its promise, and by how rarely it was tried."""
    seat, count, key = fork
    promises, visits, total = 0.0, 0, 0.0
    is_guided, has_looked = state.advice[_FOCUS] != 0.0, False
    for i in range(count):
        place = find(edges, state, mix(key, state.moves[i]))
        if place == FULL:
            return FULL
        edge = edges[place]
        if edge.promise == 0.0:
            if is_guided and not has_looked:
                _look(table, seat, state)
                has_looked = True
            edge.promise = _promise(table, seat, state.moves[i], state) if is_guided else 1
        state.edge[i] = place
        promises += edge.promise
        visits += edge.visits
        total += edge.total
    usual = total / visits if visits else 0.0
    urge = state.boldness * math.sqrt(visits + 1.0) / promises
    most, equals = -1.0, 0
    for i in range(count):
        edge = edges[state.edge[i]]
        worth = edge.total / edge.visits if edge.visits else usual
        worth += urge * edge.promise / (1.0 + edge.visits)
        if worth > most:
            most, equals = worth, 0
        state.equal[equals] = i
        equals += worth == most
    return state.equal[draw(state.whim, equals)]


@kernel
def look_up(edges: Tables[Edge], key: Any) -> int:
    """Where the edge with this key is, or where it would be."""
    size = len(edges)
    place: Any = np.int64(key >> _32) & size - 1
    while edges[place].key != key and edges[place].key != _UNUSED:
        place = place + 1 & size - 1
    return place


@kernel
def find(edges: Tables[Edge], state: Search, key: Any) -> int:
    """The edge with this key, a new one if there is none; FULL if there is no room for it."""
    place = look_up(edges, key)
    if edges[place].key == _UNUSED:
        if 4 * state.edges > 3 * len(edges):
            return FULL
        edges[place].key = key
        state.edges += 1
    return place


@wrapping_kernel
def mix(key: Any, number: int) -> Any:
    """The key that follows `key` after this number."""
    mixed = (key ^ np.uint64(number)) * _GOLDEN
    return (mixed ^ mixed >> _32) * _MIX | _ROOT


@big_kernel
def play_carefully(table: Any, seat: int, state: Search, count: int) -> int:
    """Everybody plays carefully, with a random move now and then; for games whose knowledge has no policy."""
    if draw(state.whim, 100) < state.advice[_WHIMS]:
        return state.moves[draw(state.whim, count)]
    return _careful(table, seat, state, count)


_policy = getattr(knowledge, "policy", play_carefully)


@big_kernel
def play_on(tables: Tables[Any], state: Search) -> None:
    """Play on for a while as players of this game would, and judge the outcome."""
    table, stage = tables[1], _stage(tables[0])
    asked, moves = _to_move(table), 0
    while asked and moves < state.depth and _stage(table) == stage:
        seat = one_of(asked, state.whim)
        count = list_moves(table, seat, state.moves)
        move = state.moves[0] if count == 1 else _policy(table, seat, state, count)
        play(table, seat, move)
        moves += 1
        asked = _to_move(table)
    state.moves_made += moves
    if asked:
        _evaluate(table, state)
    else:
        for seat in range(table.seats):
            state.share[seat] = _outcome(table, seat)


@entry
def is_settled(tables: Tables[Any], edges: Tables[Edge], searches: Tables[Search], left: int) -> bool:
    """Is the most tried move so far ahead that the remaining iterations cannot change the choice?"""
    state = searches[0]
    count = list_moves(tables[0], state.seat, state.moves)
    most, second = 0, 0
    for i in range(count):
        visits = edges[look_up(edges, mix(_ROOT, state.moves[i]))].visits
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
    return most - second > left


@entry
def read_root(edges: Tables[Edge], moves: IntRow, visits: IntRow, totals: FloatRow) -> None:
    """Add to these how often each first move was tried, and its total."""
    for i in range(len(moves)):
        edge = edges[look_up(edges, mix(_ROOT, moves[i]))]
        visits[i] += edge.visits
        totals[i] += edge.total


@entry
def is_routine(tables: Tables[Any]) -> bool:
    """Does this position need no search?"""
    return _is_routine(tables[0])


@entry
def judge(tables: Tables[Any], searches: Tables[Search], shares: FloatGrid) -> None:
    """The game's own judgement of many tables, without a search."""
    state = searches[0]
    for i in range(len(tables)):
        _evaluate(tables[i], state)
        for seat in range(tables[i].seats):
            shares[i, seat] = state.share[seat]
