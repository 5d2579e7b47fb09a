### Mow: its rulebook, its refusals, its log. Message ids are clause ids with hyphens for dots.
### The value of a clause is the rule as it stands in the rulebook; .no tells a player why a move is refused.

mow-title = Mow
mow-summary = Cows in a row, flies on cows – and whoever cannot add another cow takes them all home. The fewest flies win.

## Sections of the rulebook

mow-section-aim = What it is about
mow-section-cards = The cows
mow-section-setup = Getting ready
mow-section-adding = Adding a cow
mow-section-green = Green specials
mow-section-yellow = Yellow specials
mow-section-taking = Taking the herd
mow-section-end = End of the round, end of the game
mow-section-two = Two farmers
mow-section-seeing = What you may see
mow-section-rulings = Where the box is silent: our rulings

## Clauses

mow-aim = You are a farmer. Together you line up cows in a herd, lowest number to highest. If you cannot, or would rather not, add a cow, the whole herd moves into your cowshed with all its flies. Every fly is a point, and points are bad.

mow-cards-green = The green deck has 48 cows with 74 flies: 1 to 15 without a fly, 2 to 14 with one, 3 to 13 with two, and 7, 8 and 9 with three. Six specials carry five flies each: the closers 0 and 16, the acrobats 7 and 9, and two slowpokes, which have no number.
mow-cards-yellow = The yellow deck has the same 42 ordinary cows, and six specials with five flies each: the closers 0 and 16, the calf, the thin cow, the milk cow and the mad cow.
mow-cards-look-alike = An ordinary cow of the green deck and its yellow double are the same cow to everybody. If one of two such cows in a hand has been seen by all, that one is played first.

mow-setup-players = Two to ten farmers can play.
mow-setup-deck = Two to five farmers use the green deck. Six to ten shuffle the green and the yellow deck together.
mow-setup-deal = Everyone gets five cows. The rest is the face-down pile.
mow-setup-arrow = In every round the arrow first points from the starting farmer to the left, that is, clockwise. Turns follow the arrow.
mow-setup-starter = Chance picks who starts the first round. Later rounds are started by the farmer with the most flies so far; if several have as many, by the first of them clockwise from the last starter. (Our ruling.)

mow-turn = Only the farmer whose turn it is may play.
    .no = It is not your turn.
mow-hand = You play cows from your own hand.
    .no = You do not hold that cow.
mow-add-outside = A cow with a number must stand outside the herd: below its lowest number or above its highest. The first cow of a herd may have any number.
    .no = That number is not outside the herd: it must be lower than the lowest or higher than the highest.
mow-add-own-number = Only a slowpoke and a calf are given a number by whoever adds them; every other cow has its own.
    .no = Only a slowpoke or a calf is given a number; every other cow has its own.
mow-add-draw = When you have added a cow, draw one from the pile, as long as there is one.
mow-start-ordinary = A herd is started with a cow that has a number and stands on its own: an ordinary cow, a closer, the thin cow or the milk cow.
    .no = A herd is started with an ordinary cow, a closer, the thin cow or the milk cow.
mow-start-pass = If you have to start a herd and hold no cow that can start one, show your hand and pass. (Our ruling.)
    .no = You pass only if you have to start a herd and hold no cow that can start one.

mow-closer = The closers are 0 and 16. Nothing is lower or higher, so a closer shuts its end of the herd.
mow-acrobat-same-number = An acrobat jumps on the back of an ordinary cow with its own number, 7 or 9. Without that cow in the herd it cannot be played. A slowpoke, a calf or another acrobat will not carry it, and each cow carries one acrobat only.
    .no = The acrobat needs an ordinary cow of its own number in the herd, with nobody on its back yet.
mow-slowpoke-gap = A slowpoke squeezes in where a number is missing between the lowest and the highest cow. You say which number; it is then taken. Without such a gap a slowpoke cannot be played.
    .no = The slowpoke needs a missing number between the lowest and the highest cow: say which.
mow-green-arrow = Whoever plays a green special may turn the arrow: say left or right, even if it is to stay as it is.
    .no = With a green special, and only then, say which way the arrow points: left or right.

mow-calf-end = The calf stands at an end of the herd beside its mother, an ordinary cow without flies. At the low end it counts one less than she does, at the high end one more. Beside 1 it is 0, beside 15 it is 16, and so it shuts that end. An acrobat on her back does not trouble a mother; closers, thin, milk and mad cows are no mothers. The next cow has to be beyond the calf.
    .no = The calf stands at an end of the herd, one number beyond an ordinary cow without flies: say which.
mow-thin-no-draw = Whoever adds the thin cow draws no card.
mow-milk-two = Whoever adds the milk cow draws two cards, as far as the pile goes.
mow-mad-replaces-eight = The mad cow chases away the 8 of the herd and stands in its place, as an 8. The old 8 comes into your hand, for all to see, and you draw nothing. Only an ordinary 8 runs away: without one the mad cow cannot be played. A calf beside it keeps its number.
    .no = The mad cow needs an ordinary 8 in the herd to chase away.
mow-mad-flies-only = While a mad cow is in the herd, only cows with at least one fly may be added.
    .no = There is a mad cow in the herd: only cows with flies dare to join it.
mow-yellow-next = Whoever plays a yellow special may name the farmer who plays next, anyone but themselves. From there the turns follow the arrow.
    .no = With a yellow special, and only then, name who plays next: any farmer but yourself.

mow-take = If you cannot or do not want to add a cow, take the whole herd face down into your cowshed, then start a new herd at once and draw. There must be a herd to take.
    .no = There is no herd to take: start one.
mow-count = At the end of the round every fly in your cowshed is a point.

mow-round-end = When the last card has been drawn, play goes on until somebody takes a herd. That ends the round, and no new herd is started. A farmer with no card left has to take the herd.
mow-round-hands = At the end of the round everybody's hand goes into their own cowshed, and then the flies are counted.
mow-game-hundred = The game ends with the round after which somebody has 100 flies or more (you may agree on another number). The fewest flies win; those who have equally few share the win. Tradition wants the loser to moo.

mow-two-deck = Two farmers use the green deck.
mow-two-star = There are three herds, laid out as a star. The first farmer starts herd 1, the second herd 2, the first herd 3, the second adds to herd 1, and so on: every turn belongs to the next herd in the arrow's direction.
mow-two-arrow = Turning the arrow turns the order of the herds. The first three turns start herds 1, 2 and 3 in any case; an arrow turned in the meantime counts from the fourth turn on. (The last is our ruling.)
mow-two-take = Whoever takes a herd starts a new one in its place. The other two stay.
mow-two-end = With the pile empty, the first herd taken ends the round. The other two herds count for nobody; hands count as usual.

mow-see-own = You see your own hand and may look into your own cowshed.
mow-see-all = Everybody sees the herds, the arrow, the size of the pile, of every hand and of every cowshed, and the flies of the rounds that are over. A hand that was shown and an 8 that was chased into a hand are known to all.
mow-see-nobody = Nobody sees the pile, other hands, or what lies in the cowsheds of others.

mow-cards-thin-milk-number = The numbers of the thin cow and the milk cow were printed only in pictures that are lost. We say 5 and 11. If you own the cards, put the right numbers into your own card file.
mow-cards-yellow-closers = The yellow closers are 0 and 16, like the green ones.

## Cows

mow-species = { $species ->
    [closer] closer
    [acrobat] acrobat
    [slowpoke] slowpoke
    [calf] calf
    [thin] thin cow
    [milk] milk cow
    [mad] mad cow
   *[ordinary] cow
}
mow-flies = { $flies ->
    [0] no flies
    [one] { $flies } fly
   *[other] { $flies } flies
}
mow-cow = { $species ->
    [closer] closer { $number }
    [acrobat] acrobat { $number }
    [slowpoke] slowpoke
    [calf] calf
    [thin] thin cow { $number }
    [milk] milk cow { $number }
    [mad] mad cow
   *[ordinary] { $number } with { mow-flies }
}

## Options

mow-option-flies = The game ends when somebody has this many flies.

## Mistakes in a card file

mow-cards-deck = { $file }, entry { $entry }: the { $deck } deck has no cow of the species “{ $species }”.
mow-cards-copies = { $file }, entry { $entry } ({ $deck }, { $species }): this species has no numbers; say how many there are with copies = 1.
mow-cards-numbers = { $file }, entry { $entry } ({ $deck }, { $species }): list the numbers, one for each cow, instead of copies.
mow-cards-number = { $file }, entry { $entry } ({ $deck }, { $species }): the number { $number } is not possible; allowed: { $species ->
    [closer] { $least } and { $most }
   *[other] { $least } to { $most }
}.
mow-cards-count = { $file }: the { $deck } deck needs 42 ordinary cows and 6 specials, but has { $ordinary } and { $specials }.
mow-cards-one = { $file }: the { $deck } deck may have the species “{ $species }” only once, but has { $count }.
mow-cards-flies = { $file }: the { $deck } deck has { $flies } flies in all; with fewer than 20 a game might never end.

## Log

mow-event-dealt = Round { $number }: five cows each. { $seat } starts.
mow-in-herd = { $herd ->
    [none] { "" }
   *[other] Herd { $herd }:{ " " }
}
mow-event-added = { mow-in-herd }{ $cow_number ->
    [none] { $cow_species ->
        [mad] { $seat } adds the { $cow }.
        [calf] { $seat } adds the { $cow } as { $number }.
       *[other] { $seat } adds a { $cow } as { $number }.
    }
   *[other] { $seat } adds { $cow }.
}
mow-event-turned = { $seat } turns the arrow to the { $number ->
    [1] left
   *[other] right
}.
mow-event-named = { $seat } says that { $number_name } plays next.
mow-event-drew = { $number ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $number } cards.
}
mow-event-got-eight = { $seat } picks up { $cow }.
mow-event-took = { mow-in-herd }{ $seat } takes the herd: { $number ->
    [one] one cow
   *[other] { $number } cows
}.
mow-event-passed = { $seat } shows a hand that cannot start a herd, and passes.
mow-event-round-over = Round { $number } is over.
mow-event-counted = { $seat }: { $number ->
    [0] no flies
    [one] { $number } fly
   *[other] { $number } flies
} in this round.
mow-event-game-over = The game is over.

## The table in the terminal

mow-table-herd = The herd
mow-table-herd-number = Herd { $number }
mow-table-empty = empty – somebody has to start it
mow-table-status = Round { $round } · pile { $pile } · the arrow points to the { $arrow ->
    [left] left
   *[right] right
}
mow-table-farmer = Farmer
mow-table-hand = Hand
mow-table-shed = Cowshed
mow-table-score = Flies
mow-table-shown = Seen by all
mow-table-your-hand = Your hand
mow-table-your-shed = Your cowshed: { $cards ->
    [one] { $cards } cow
   *[other] { $cards } cows
}, { mow-flies }.
# The letters that a player types; a to j are cows, r and q are taken
mow-letter-take = t
mow-letter-pass = p
mow-letter-left = l
mow-letter-right = r
mow-prompt = { $can ->
    [start] Start a herd: type the letter of a cow, [?] for all moves, [r]ules, [q]uit
    [pass] None of your cows can start a herd: [{ mow-letter-pass }]ass, [?] for all moves, [r]ules, [q]uit
   *[take] Type the letter of a cow, [{ mow-letter-take }]ake the herd, [?] for all moves, [r]ules, [q]uit
}
mow-choose-number = Which number should it stand for?
mow-choose-arrow = Which way should the arrow point: [{ mow-letter-left }]eft or [{ mow-letter-right }]ight?
mow-choose-next = Who plays next? (seat number)
mow-move-add = { $cow }{ $number ->
    [none] { "" }
   *[other] , as { $number }
}{ $arrow ->
    [none] { "" }
   *[other] , { mow-arrow-to }
}{ $next ->
    [none] { "" }
   *[other] , { mow-plays-next }
}
mow-arrow-to = arrow to the { $arrow ->
    [left] left
   *[right] right
}
mow-plays-next = then { $next_name }
mow-move-take = take the herd
mow-move-pass = show your hand and pass
mow-result-won = { $names } { $count ->
    [one] wins
   *[other] share the win
} with { mow-flies }.
mow-result-loser = { $names }: Moo!

## The bots: their levels, by name and character

mow-level-1 = City Visitor
    .about = thinks cows are sweet and plays whichever one looks at him.
mow-level-2 = Farmhand
    .about = means well and counts flies when he is not daydreaming.
mow-level-3 = Cowherd
    .about = knows which cow fits, and whom the herd will come back to.
mow-level-4 = Farmer
    .about = thinks the round through to its end before he lets a cow out.
mow-level-5 = Champion of the Fair
    .about = has won every ribbon; the flies are always yours.

## Figures

mow-score = Flies
