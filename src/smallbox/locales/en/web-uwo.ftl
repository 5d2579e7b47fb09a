### UWO in the browser. What other files say of it already is not said here again.

## The field

web-uwo-field = The field
web-uwo-empty = { $square }: empty
web-uwo-yours = yours
web-uwo-stack = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
web-uwo-morfed = has morfed in this turn
web-uwo-wakes = knocked out, wakes when a turn of { $seat } { $moment ->
    [start] starts
   *[end] ends
}{ $turns ->
    [one] { "" }
   *[other] { " " }(turns to come: { $turns })
}
web-uwo-mark-walk = walk here
web-uwo-mark-ride = ride here
web-uwo-mark-attack = attack
web-uwo-mark-morf = morf
web-uwo-mark-blast = in the blast
web-uwo-mark-strike = can attack
web-uwo-mark-shield = shielded
web-uwo-keys = Arrow keys go from square to square, Enter chooses, Escape takes back.

## The sides

web-uwo-side = { $seat } ({ $side }): energy { $energy }, cards in hand { $hand }, cards in the deck { $deck }.
web-uwo-energy = Energy: { $energy } of { $most }
web-uwo-hand = Cards in hand: { $number }
web-uwo-deck = Cards in the deck: { $number }
web-uwo-removed = Out of the game
web-uwo-under = Under your deck, lowest first
web-uwo-nothing = nothing yet
web-uwo-quiet = Energy rounds without a loss: { $number } of { $most }; then it is a draw.

## What is asked

web-uwo-stage = What is asked
web-uwo-may = { $what ->
    [both] You may still morf, and walk or attack.
    [morf] You may still morf.
    [act] You may still walk or attack.
   *[none] Nothing is left to do but to end the turn.
}
web-uwo-choose-target = { $act ->
    [both] Choose where it walks or whom it attacks.
    [walk] Choose where it walks.
   *[attack] Choose whom it attacks.
}
web-uwo-choose-card = A card from your hand morfs it.
web-uwo-choose-nothing = It can do nothing now.
web-uwo-choose-path = Choose the way square by square; the last one again, and it stops there.
web-uwo-choose-uwo = Which UWO shall become this?
web-uwo-choose-blast = An explosion empties all marked squares.
web-uwo-swap = Swap it and end the turn
web-uwo-end-pays = Ending the turn now costs energy: { $number }
web-uwo-keep-hand = End without drawing
web-uwo-burn = Give up all energy
web-uwo-burn-note = That ends the turn. Energy that is lost: { $number }
web-uwo-defend-mine = You are attacked! What do you do?
web-uwo-defend-theirs = { $seat } has to defend: with a Miss, with a morf, or not at all.
web-uwo-defend-none = None of your cards helps here.
web-uwo-counter-mine = The attack has failed. Do you strike back?
web-uwo-counter-theirs = The attack has failed. { $seat } may strike back.
web-uwo-cost = Energy: { $number }

## An UWO or a card looked at

web-uwo-walks = Walks: { $squares ->
    [0] not at all
    [one] { $squares } square, energy { $energy }
   *[other] up to { $squares } squares, energy { $energy }
}
web-uwo-rides = Rides: up to { $squares } squares round corners, over enemies too, energy { $energy }
web-uwo-attacks = Attacks: { $squares ->
    [0] not at all
    [one] { $squares } square, energy { $energy }
   *[other] up to { $squares } squares, energy { $energy }
}
web-uwo-blasts = Explodes: all squares around it, energy { $energy }
web-uwo-shields = Shielded from: { $kinds }
web-uwo-no-shields = No shield
web-uwo-misses = Played when you are attacked: the attack fails.

## Moves in words

web-uwo-move-walk = { $kind } on { $square }: walk to { $target }
web-uwo-move-ride = { $kind } on { $square }: ride { $path }
web-uwo-move-attack = { $kind } on { $square }: attack { $enemy } on { $target }
web-uwo-move-blast = { $kind } on { $square }: explode
web-uwo-move-morf = { $from } on { $square }: morf into { $kind }

## Editions

web-uwo-editions = The editions and how they differ
web-uwo-switch-refill_optional = Filling up the hand
web-uwo-switch-ko_may_walk = The knocked-out walk
web-uwo-switch-ko_may_morf = The knocked-out morf
web-uwo-switch-bazooka_ko_ends = A Bazooka that has fired wakes
web-uwo-switch-rider_ko_ends = The trampled wake
web-uwo-fill-must = always
web-uwo-fill-may = as one likes
web-uwo-wakes-end = when its next turn ends
web-uwo-wakes-start = when its next turn starts
web-uwo-wakes-rider-end = when the Rider’s side ends its next turn
web-uwo-wakes-victim-end = when their own side ends its next turn
