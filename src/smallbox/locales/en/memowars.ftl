### MemoWars: its rulebook, its refusals, its log. Message ids are clause ids with hyphens for dots.
### The value of a clause is the rule as it stands in the rulebook; .no tells a player why a move is refused.

memowars-title = MemoWars
memowars-summary = Alien fleets in a galaxy of face-down cards: remember who lies where, toss the disc, and be the last one left.

## Sections of the rulebook

memowars-section-aim = What it is about
memowars-section-pieces = The pieces
memowars-section-setup = Building the galaxy
memowars-section-turn = Your turn
memowars-section-effects = What the cards do
memowars-section-shooting = Shooting
memowars-section-end = The end
memowars-section-seeing = What you may see

## Clauses

memowars-aim = Every player hides a fleet of cards in one galaxy. Find out where the others are, keep in mind where you are yourself, and shoot. Whoever is the last to have cards in the galaxy wins.

memowars-pieces-fleets = Each of up to six fleets has nine cards: two Planets, two Scanners, two Double Blasters, two Blasters and one Retro Blaster. Each player has a shooting disc. There are three minefields that belong to nobody, and the UFO, which shows whose turn it is. All backs look alike.
memowars-pieces-size = A card measures 56 by 87 mm, a disc is 45 mm across, the table is 180 by 130 cm. Positions are measured in tenths of a millimetre, to which the corners of a turned card are rounded, and angles in whole degrees from 0 to 179. A gap of exactly 1 cm still counts as near. Cards whose edges meet touch. A disc that only touches the edge of a card does not cover it. (Our ruling; the figures are in the card file.)
    .no = That angle does not exist: say whole degrees from 0 to 179.

memowars-setup-players = Two to six players can play.
memowars-setup-mines = Three minefields are put face down around the middle of the table, as a triangle with sides of 25 cm. They count as cards wherever a rule speaks of cards; only they need no neighbour before the battle begins.
memowars-place-together = All players place their nine cards face down at the same time, nobody waits for anybody. You may look at a card while you place it, and not afterwards. The battle begins when all cards lie.
    .no = The galaxy is still being built: first all cards have to lie.
memowars-place-kind = You place each card of your own fleet once.
    .no = You have no such card left to place.
memowars-place-no-touch = Cards never touch each other.
    .no = The card would touch another one.
memowars-place-near = Every card is placed at most 1 cm from at least one other card.
    .no = The card would lie more than 1 cm from all others.
memowars-place-table = A card is placed wholly on the table. Only when a group is pushed back may it cross the table’s edge. (Our ruling.)
    .no = The card would stick out over the edge of the table.
memowars-place-first-done = Whoever is first to have placed all nine cards takes the UFO and begins the battle. Who that is, everybody learns when it begins.
memowars-void = The galaxy holds together. When the battle begins and whenever cards have left, each card or group of cards more than 1 cm away from the main group is pushed back before play goes on. The main group is the one with the most cards, of equal ones that with the card placed earliest; it never moves. As long as there are several groups, the smallest gap between any two of them is closed to 5 mm: the group that is not the main group moves straight along that gap, of two strays the one with fewer cards, and of equal ones the one placed later. Of equal gaps, the one between the cards placed earliest is closed first. (How it is done is our ruling; so no two cards ever touch.)

memowars-turn = Only the player who is asked may move: the one with the UFO, or the one whose card has been turned up or hit. While the galaxy is built that is everybody with cards left to place.
    .no = You are not asked to move now.
memowars-turn-reveal = On your turn, turn up any one card of the galaxy, your own or not. If it belongs to somebody, its owner carries out what it does. A minefield does nothing. Then the card is turned down again where it lies.
    .no = Turn up one of the cards that lie in the galaxy.
memowars-turn-pass = Then the UFO goes to the next player on the left who still has cards in the galaxy. A player who drops out during a turn still passes it on from his own seat, after the card’s effect is finished.

memowars-effects = What a card does is done, whether its owner likes it or not, and whoever turned it up.
memowars-planet = Planet: its owner puts one of his eliminated cards, any but a Planet, back into the galaxy, face down and by the rules of placing. It counts as newly placed. If he has no such card, nothing happens.
    .no = Your Planet brings back one of your eliminated cards, and never a Planet.
memowars-scanner = Scanner: its owner looks at up to three other cards, one after the other, and shows them to nobody. Then the Scanner is eliminated, even if it is his last card.
    .no = Your Scanner looks at another card of the galaxy, or stops.
memowars-scanner-once = A Scanner shows no card twice. When it has shown all the others, it is eliminated at once. (Our ruling.)
    .no = Your Scanner has just shown you that card.
memowars-blaster = Blaster: its owner shoots once.
memowars-double = Double Blaster: its owner shoots twice.
memowars-retro = Retro Blaster: its owner shoots once.
memowars-retro-revenge = When a shot destroys a Retro Blaster, its owner first shoots once from it, and then it leaves. That is so even if the shot was his own.

memowars-shoot-from = You toss your disc with a finger on the card that shoots. Your hand may be up to 12 cm from the edge of that card. At a real table the others may make you toss again if your finger leaves the card or shifts it; on a screen neither can happen, so every toss counts. (The distance, and that every toss counts, are our rulings.)
    .no = Toss the disc, with your hand at most 12 cm from the card that shoots.
memowars-shoot-flight = You choose direction and strength. A disc flies at most 60 cm, measured from the hand, scatter included: one that would go farther comes to rest at 60 cm on the same line. (Our ruling.)
    .no = No disc flies farther than 60 cm.
memowars-shoot-direction = Directions are measured counter-clockwise in tenths of a degree, from 0° (east) to 359.9°. (Our ruling.)
    .no = That direction does not exist: say degrees from 0 to 359.9.
memowars-shoot-scatter = A toss never lands exactly where it was meant to. The standard deviation is 15 mm, plus 22 % of the flight along the line of the toss and 15 % of the flight to the side. A steady hand scatters less. (Our ruling; the figures are in the card file.)
memowars-shoot-choose = If the disc at rest covers cards, even partly, you must choose one of them before you see its face. It is turned up and eliminated. The card that shoots is never among them, nor a Retro Blaster that is taking revenge; your own cards are. If only one card is covered it is chosen by itself.
    .no = Choose one of the cards that the disc covers, other than the one that shoots.
memowars-mine = A minefield that is hit destroys itself and the card that shot, both at once. Shots which that card still had are lost. A Retro Blaster that is lost to a mine takes no revenge. The card that was lost can come back through a Planet.
memowars-retro-chain = A revenge shot may hit the next Retro Blaster, and so on: the last one hit shoots first and leaves first. If the card that began the shooting is hit meanwhile, its remaining shots are lost, but a Retro Blaster still takes its revenge.
memowars-eliminated = A card that is eliminated goes back to its owner, face down. He may look at his eliminated cards at any time. Everybody knows how many cards each player has left.

memowars-out = A player without cards in the galaxy is out. A Retro Blaster that is taking revenge still counts as a card in the galaxy.
memowars-end-last = The game ends at once, even in the middle of a chain of shots, when the cards of only one player remain. That player wins.
memowars-end-draw = After 60 turns in a row none of which left fewer cards in the galaxy than ever before, or after 500 turns in all, the game is a draw between those who still have cards. So it ends when nobody hits anything, and when Planets and shots bring back and remove the same cards again and again. (Our ruling.)

memowars-see-all = Everybody sees where each card lies, but not whose it is or what it is; the faces of cards while they are turned up; how many cards each player has left; and which cards somebody looks at. While the galaxy is being built, nobody is told who places a card, how many anybody still has to place, or who is done.
memowars-see-own = You see the cards that you still have to place, and your eliminated ones. Once a card of yours lies face down, you have to remember it.
memowars-see-scanner = What your Scanner shows, you alone see, and only in that moment.
memowars-see-forget = Nothing that has been turned down again can be looked up. Cards are called by numbers that tell nothing: they are dealt anew when the battle begins, and a card that comes back gets a new one.

## Cards

memowars-kind-planet = Planet
memowars-kind-scanner = Scanner
memowars-kind-double = Double Blaster
memowars-kind-blaster = Blaster
memowars-kind-retro = Retro Blaster
memowars-kind-mine = minefield

# $kind is one of the words above, $owner_name the name of a player
memowars-face = { $owner ->
    [none] { $kind }
   *[other] { $kind } of { $owner_name }
}

## Options

memowars-option-memory = For each seat from the first: what per cent of the cards it has seen a bot remembers (100: all).
memowars-option-steadiness = For each seat from the first: how far its tosses scatter, in per cent (50: a steady hand, 200: a shaky one).

## Mistakes

memowars-option-seats = the option { $option } names { $given } seats, but only { $players } players take part.
memowars-cards-fleet = { $file }, [{ $entry }]: a fleet has { $fleet } cards in all, not { $total }.
memowars-cards-unarmed = { $file }, [{ $entry }]: a fleet needs at least one card that shoots.
memowars-cards-closed = { $file }, { $entry }: after a push { $closed } tenths of a millimetre would be left, which has to be at least 4 less than what is near ({ $near }).
memowars-cards-room = { $file }, [{ $entry }]: the table is too small for { $cards } cards of that size.
memowars-cards-mines = { $file }, { $entry }: minefields { $mines } tenths of a millimetre apart could touch; it takes at least { $least }.

## Log
# $seat is the name of a player, $slot the number of a card in the galaxy, $card what is on its face

memowars-event-placed = { $face ->
    [none] A card is placed: { $slot }.
   *[other] You place your { $face_kind }: { $slot }.
}
memowars-event-battle = The battle begins. { $seat } has the UFO.
memowars-event-pushed = { $number ->
    [one] The void is filled: one group is pushed back.
   *[other] The void is filled: groups are pushed back { $number } times.
}
memowars-event-revealed = { $seat } turns up { $slot }: { $face }.
memowars-event-nothing = Nothing happens.
memowars-event-looked = { $face ->
    [none] { $seat } looks at { $slot }.
   *[other] You look at { $slot }: { $face }.
}
memowars-event-returned = { $face ->
    [none] { $seat } brings back a card: { $slot }.
   *[other] You bring back your { $face_kind }: { $slot }.
}
memowars-event-tossed = { $seat } tosses the disc from { $slot }.
memowars-event-landed = The disc comes to rest at { $x }, { $y }.
memowars-event-missed = It covers no card.
memowars-event-hit = { $seat } hits { $slot }: { $face }.
memowars-event-revenge = { $seat } takes revenge from { $slot }.
memowars-event-eliminated = { $slot } leaves the galaxy: { $face }.
memowars-event-dropped-out = { $seat } has no cards left and is out.
memowars-event-passed = The UFO goes to { $seat }.
memowars-event-won = { $seat } is the last one left and wins.
memowars-event-drawn = Nobody can finish it: a draw.

## The table in the terminal
# $slot is the number of a card, $slots are several; $wind is one of the winds below; lengths are cm

memowars-table-building = The galaxy is being built: { $cards ->
    [one] { $cards } card lies
   *[other] { $cards } cards lie
} on the table.
memowars-table-status = Turn { $turn } · { $seat } has the UFO · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the galaxy
memowars-table-ufo = UFO
memowars-table-placing = placing
memowars-table-out = out
memowars-table-hand = To place
memowars-table-eliminated = Your eliminated cards
memowars-table-face-up = Face up
memowars-table-shots = { $shots ->
    [one] one shot
   *[other] { $shots } shots
}
memowars-table-covered = The disc covers { $slots }.
memowars-table-from = From { $slot }:
memowars-table-farther = … and { $number } farther away
memowars-wind-n = north
    .short = N
memowars-wind-ne = northeast
    .short = NE
memowars-wind-e = east
    .short = E
memowars-wind-se = southeast
    .short = SE
memowars-wind-s = south
    .short = S
memowars-wind-sw = southwest
    .short = SW
memowars-wind-w = west
    .short = W
memowars-wind-nw = northwest
    .short = NW
# words that may be typed: “planet near 7 n”, “at 7”
memowars-typed-near = near
memowars-typed-at = at
memowars-letter-stop = s
memowars-prompt-build = Place a card: “planet 7 n” (beside 7, to the north), “planet 7 n 30” (at 30°), “planet 9000 6500 30” (x, y, angle); [?] some places, [r]ules, [q]uit
memowars-prompt-return = Your Planet brings back a card: “blaster 7 n” (beside 7, to the north), “blaster 7 n 30” (at 30°), “blaster 9000 6500 30” (x, y, angle); [?] some places, [r]ules, [q]uit
memowars-prompt-reveal = Turn up a card by its number, [?] all moves, [r]ules, [q]uit
memowars-prompt-look = Look at a card by its number ({ $looks ->
    [one] one look left
   *[other] { $looks } looks left
}), [{ memowars-letter-stop }]top, [?] all moves, [r]ules, [q]uit
memowars-prompt-toss = Toss the disc at a card (“at 7”) or by direction and distance (“135 24”: 135°, 24 cm); [?] all distances, [r]ules, [q]uit
memowars-prompt-choose = Choose one of the covered cards by its number, [?] all moves, [r]ules, [q]uit
memowars-move-spot = beside { $slot }, { $wind }, at { $angle }°
memowars-move-place = { $kind }: { $spot }
memowars-move-return = { memowars-move-place }
memowars-move-reveal = turn up { $slot }
memowars-move-look = look at { $slot }
memowars-move-stop = look at no more cards
memowars-move-choose = choose { $slot }
memowars-move-toss = { $slot ->
    [none] toss at { $degrees }°, { $flight } cm from the hand
   *[other] toss at { $slot }: { $degrees }°, { $flight } cm from the hand
}
memowars-result-won = { $name } wins with { $cards ->
    [one] one card
   *[other] { $cards } cards
} left in the galaxy.
memowars-result-drawn = A draw: { $names } still have cards in the galaxy.
memowars-picture = { $cards ->
    [one] The galaxy: { $cards } card
   *[other] The galaxy: { $cards } cards
}

## The bots: their levels, by name and character

memowars-level-1 = Space Tourist
    .about = forgets his own planets and throws like a comet.
memowars-level-2 = Cadet
    .about = remembers half of it and hits a third.
memowars-level-3 = Navigator
    .about = keeps a fair chart of the galaxy in his head.
memowars-level-4 = Commander
    .about = forgets little, throws well, and chooses whom to wake.
memowars-level-5 = Star Admiral
    .about = forgets nothing and has a very steady hand.

## Figures

memowars-score = Cards left
