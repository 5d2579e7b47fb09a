### Mow in the browser: what the meadow says beside the words of the game itself (mow.ftl).

## Whose turn, and what to do

web-mow-turn = Your turn: add a cow, or take the herd.
web-mow-turn-start = Your turn: start a herd with a cow.
web-mow-turn-take = None of your cows fits: take the herd.
web-mow-turn-pass = None of your cows can start a herd: show your hand and pass.
web-mow-waiting = { $name } is choosing a cow.
web-mow-ask-number = { $species ->
    [calf] Which mother does the calf stand beside?
   *[slowpoke] Where does the slowpoke squeeze in?
}
web-mow-ask-arrow = Which way should the arrow point?
web-mow-ask-next = Who plays next?
web-mow-another = Another cow

## What stands on the meadow

web-mow-herd-now = { $herd }, now in play
web-mow-lower = below { $number }
web-mow-higher = above { $number }
web-mow-closed = closed
web-mow-place = Place { $number }
web-mow-pile = Pile
web-mow-last = The pile is empty: taking a herd ends the round.
web-mow-way = { $arrow ->
    [left] Left
   *[right] Right
}
web-mow-then = { $name } is next
web-mow-then-herd = then herd { $number }

## Farmers and their cows

web-mow-farmers = The farmers
web-mow-farmer = { $name }: { $count ->
    [one] { $count } cow
   *[other] { $count } cows
} in the hand, { $shed } in the cowshed, { mow-flies } so far.
web-mow-farmer-turn = { $name } is to move.
web-mow-farmer-shown = Everybody has seen: { $cows }.
web-mow-cow-fits = { $cow } – fits
web-mow-cow-hint = { $cow } – the hint
web-mow-cow-not = { $cow } – does not fit now
web-mow-list = { $whose }: { $cows }.
web-mow-stands = { $cow } as { $number }
web-mow-carries = { $cow }, carrying { $acrobat }

## Scores

web-mow-scores-target = The game ends at { $target } flies.
web-mow-scores-round = Round { $number }
web-mow-scores-until = Rounds 1 to { $number }
web-mow-scores-none = No round is over yet.
web-mow-on = On with the game
web-mow-moo = Moo!
web-mow-winner = Fewest flies

## The table of cows

web-mow-deck = { $deck ->
    [green] Green deck
   *[yellow] Yellow deck
}
web-mow-deck-for = { $deck ->
    [green] In every game; its specials may turn the arrow.
   *[yellow] Joins in with six farmers or more; its specials may name who plays next.
}
web-mow-special = { $species ->
    [closer] Shuts its end of the herd.
    [acrobat] Jumps on the back of the cow with its number.
    [slowpoke] Squeezes in where a number is missing.
    [calf] Stands beside a mother without flies, one number further.
    [thin] You draw no card.
    [milk] You draw two cards.
   *[mad] Chases away the 8; then only cows with flies dare to join.
}
web-mow-times = { $count }×
