### MemoWars in the browser. What is on the cards, what happens and what is refused is said in memowars.ftl.

## What is asked of you

web-memowars-ask-build = Place your cards: choose one, then drag it to its place and turn it.
web-memowars-ask-return = Your Planet brings back a card: choose one and place it.
web-memowars-ask-reveal = Your turn: turn up any card.
web-memowars-ask-look = Your Scanner: look at a card ({ $looks ->
    [one] one look left
   *[other] { $looks } looks left
}).
web-memowars-ask-toss = Toss your disc: press on the glowing card, pull back and let go ({ $shots ->
    [one] one shot
   *[other] { $shots } shots
}).
web-memowars-ask-choose = The disc covers several cards: choose the one that is hit.

## What others are asked; $names are one or more players

web-memowars-waits-build = The galaxy is being built. The battle begins when all cards lie.
web-memowars-waits-return = Brings back a card: { $names }.
web-memowars-waits-reveal = Turns up a card: { $names }.
web-memowars-waits-look = Looks at cards: { $names }.
web-memowars-waits-toss = Aims: { $names }.
web-memowars-waits-choose = Chooses what was hit: { $names }.

## Placing and turning

web-memowars-fits = It fits. Place it?
web-memowars-place = Place it here
web-memowars-turn = Turn
web-memowars-elsewhere = Another place
web-memowars-cancel = Cancel
web-memowars-laying-keys = Arrow keys move it, R turns it, N shows another place, Enter places it, Escape takes it back.
web-memowars-tap-again = Chosen: card { $slot }. Tap it once more.

## Tossing

web-memowars-meters = Swinging arrow
web-memowars-numbers = By numbers
web-memowars-aim-direction = The arrow goes round: stop it when it points where the disc shall fly.
web-memowars-aim-strength = Now the strength rises and falls: stop it, and the disc flies.
web-memowars-aim-numbers = Say where the disc shall fly: which way, and how far.
web-memowars-stop-direction = Stop the arrow
web-memowars-stop-strength = Stop and toss
web-memowars-direction = Direction (0° east, 90° north)
web-memowars-distance = Distance in cm
web-memowars-toss = Toss

## The window

web-memowars-zoom-in = Nearer
web-memowars-zoom-out = Farther away
web-memowars-fit = Show the whole galaxy

## Cards and players; $face is what is on a card or that it lies face down

web-memowars-card = Card { $slot }: { $face }
web-memowars-face-down = face down
# $cards are numbers of cards, each with a wind in brackets
web-memowars-beside = Beside it: { $cards }.
web-memowars-from-shooter = From the card that shoots: { $degrees }°, { $far } cm.
web-memowars-player = { $seat }: { $cards ->
    [one] one card left
   *[other] { $cards } cards left
}

## Log: who did what, never which card it was and what is on it

web-memowars-log-revealed = { $seat } turns up a card.
web-memowars-log-looked = { $seat } looks at a card.
web-memowars-log-returned = { $seat } brings back a card.
web-memowars-log-tossed = { $seat } tosses the disc.
web-memowars-log-revenge = { $seat } takes revenge.
web-memowars-log-eliminated = { $seat_number ->
    [none] A minefield leaves the galaxy.
   *[other] { $seat } loses a card.
}
