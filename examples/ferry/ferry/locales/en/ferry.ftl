### Ferry: its rulebook, its refusals, its log. Message ids are clause ids with hyphens for dots.
### The value of a clause is the rule as it stands in the rulebook; .no tells a player why a move is refused.

ferry-title = Ferry
ferry-summary = A small boat and many animals – and whoever boards the last one before it crosses gets all their coins.

## Sections of the rulebook

ferry-section-aim = What it is about
ferry-section-setup = Getting ready
ferry-section-turn = Boarding
ferry-section-crossing = Crossing the river
ferry-section-end = The end

## Clauses

ferry-aim = You help animals into a boat that carries only so much. When it crosses, each of them pays one coin, and all the coins go to the player who boarded the last animal.
ferry-setup = Shuffle the animals: ducks weigh 1, geese 2, sheep 3, pigs 4, cows 5 and horses 6. Everyone gets three, the rest is the pile. Chance picks who starts.
ferry-turn = Turns go round the table. In your turn you either board an animal or cast off.
    .no = It is not your turn.
ferry-hand = You board an animal from your own hand.
    .no = You do not hold that animal.
ferry-twin = No two animals of a kind travel together.
    .no = There is already one of that kind on board.
ferry-waterline = The animals on board may weigh 12 at most (you may agree on another number).
    .no = That animal is too heavy: the boat would sink.
ferry-draw = When you have boarded an animal, draw one from the pile, as long as there is one.
ferry-full = When the animals weigh exactly as much as the boat carries, it crosses at once, and the coins are yours.
ferry-cast-off = You may also send the boat across as it is, and have to if none of your animals may board. Then the coins go to whoever boarded last. There must be somebody on board.
    .no = Nobody is on board yet.
ferry-end = The game ends when somebody has boarded their last animal. Those still on board pay nobody. The most coins win; equals share the win.

## Options

ferry-option-waterline = The boat carries this much.

## Animals, moves, and the log

ferry-animal = { $number ->
    [1] duck (1)
    [2] goose (2)
    [3] sheep (3)
    [4] pig (4)
    [5] cow (5)
   *[6] horse (6)
}
ferry-move-board = board the { ferry-animal }
ferry-move-cast-off = cast off
ferry-event-boarded = { $seat } boards a { ferry-animal }.
ferry-event-cast-off = { $seat } casts off.
ferry-event-paid = The boat crosses, and { $seat } gets { $number ->
    [one] a coin
   *[other] { $number } coins
}.

## The table

ferry-table = The boat carries { $load } of { $waterline }. { $pile ->
    [0] The pile is used up.
   *[other] In the pile: { $pile }.
}
ferry-seat = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $hands ->
    [one] { $hands } animal
   *[other] { $hands } animals
} in hand
ferry-list-boat = On board
    .item = { ferry-animal }
ferry-list-hand = Your hand
    .item = { ferry-animal }

## The bots, and the figures of a simulation

ferry-level-1 = Passenger
    .about = has never held an oar.
ferry-level-2 = Deckhand
    .about = knows which end is the front.
ferry-level-3 = Ferryman
    .about = counts what the boat still carries.
ferry-level-4 = Pilot
    .about = thinks of the next boat, too.
ferry-level-5 = Harbour Master
    .about = has seen every animal cross twice.
ferry-score = Coins
