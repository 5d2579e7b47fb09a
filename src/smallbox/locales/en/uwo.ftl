### UWO: its rulebook, its refusals, its log. Message ids are clause ids with hyphens for dots.
### The value of a clause is the rule as it stands in the rulebook; .no tells a player why a move is refused.

uwo-title = UWO
uwo-summary = Two small armies that can change their shape meet on thirty squares. Whoever is left standing wins.

## Sections of the rulebook

uwo-section-aim = What it is about
uwo-section-cards = The cards
uwo-section-setup = Getting ready
uwo-section-turn = Your turn
uwo-section-morfing = Morfing
uwo-section-walking = Walking
uwo-section-attacking = Attacking
uwo-section-duels = Defence and duels
uwo-section-bazooka = Special: the Bazooka
uwo-section-rider = Special: the Rider
uwo-section-dynamite = Special: the Dynamite
uwo-section-energy = Out of energy
uwo-section-end = End of the game
uwo-section-seeing = What you may see

## Clauses

uwo-aim = Gnorfs and Pnorfs are unidentified walking objects, UWOs for short, and cannot stand each other. You lead one side. Remove every UWO of the other side and you win.

uwo-cards-kinds = Each side has 40 cards: ten Fists, nine Misses, and three each of Pistol, Tank, Ball, Turret, Bazooka, Rider and Dynamite. A card says how many squares its UWO may walk and how far it attacks, what each of these costs in energy, and, beside the shield, which kinds cannot hurt it. Bazooka, Rider and Dynamite have rules of their own.
uwo-cards-table = The printed values were shown only in pictures that are lost, so the card table is our ruling. The four ordinary kinds are safe from one another in a ring: Tank from Ball, Ball from Turret, Turret from Pistol, Pistol from Tank. If you own the cards, put their values into your own card file.

uwo-setup-field = The field has five columns and six rows.
uwo-setup-army = Each side starts with ten Fists that fill its first two rows.
uwo-setup-eight = For a first game take eight UWOs: the two corners of your back row stay empty, and the two spare Fists are out of the game.
uwo-setup-deck = Shuffle your other 30 cards into a face-down deck and draw a hand of three.
uwo-setup-energy = Each side has six energy. The Gnorfs’ row of energy cards stands upright, the Pnorfs’ row lies flat.
uwo-setup-gnorfs-first = The Gnorfs have the first turn.

uwo-turn-seat = Only the player who is asked may move, and only with an answer to what is asked: a turn, a defence or a counterattack.
    .no = You are not asked for that now.
uwo-turn-own = In your turn you move UWOs of your own side only.
    .no = No UWO of yours stands there.
uwo-hand = You play cards that you hold.
    .no = You do not hold such a card.
uwo-energy-afford = Everything is paid for at once. What you cannot pay for, you cannot do.
    .no = You do not have the energy for that.
uwo-turn-one-each = In your turn you may morf once and act once, in either order; an action is a walk or an attack. You may leave out either or both. The turn lasts until you end it, even when both are done.
    .no = One morf and one action are all you get in a turn.
uwo-turn-refill = At the end of your turn fill your hand up to three cards, as far as your deck goes. English edition: you may also end your turn without drawing. A turn that ends in any other way, with a swap or because your energy is gone, fills up your hand. (The last is our ruling.)
    .no = You can end the turn without drawing only where that is agreed on, as in the English edition, and only if there is a card to draw.
uwo-turn-at-least-one = A turn costs at least one energy. If you have paid for nothing in it, you pay one at its end. A morf alone is payment enough. (The last is our ruling. You may agree before the game that it is not: whoever ends a turn without a walk or an attack then pays one energy, if there is any left.)
uwo-energy-burn = You may give up all the energy you have left; that ends your turn.

uwo-morf-own = To morf, play a card from your hand on one of your own UWOs on the field. It now is what the card shows, and keeps all earlier cards under it. A morf costs one energy.
    .no = You can only morf an UWO of your own.
uwo-morf-no-miss = A Miss is not a shape to morf into. (Our ruling.)
    .no = You cannot morf into a Miss: keep it for when you are attacked.
uwo-morf-no-attack = An UWO that has morfed in your own turn may still walk in that turn, but not attack.
    .no = That UWO has morfed in this turn and cannot attack before the next.
uwo-swap = Instead of morfing you may put a card from your hand under your deck and draw the top one. That ends your turn, so act first if you want to. Any card may be swapped, it costs nothing itself, and there must be a card in the deck to draw. (The last sentence is our ruling.)
    .no = You can only swap instead of a morf, and while there is a card in your deck to draw.

uwo-walk-straight = An UWO walks up to as many squares as its card says, in one straight line along a row or a column. All squares on the way and the last one must be empty.
    .no = It walks in a straight line, over empty squares only, and no farther than its card says.

uwo-attack-line = You may attack an enemy in the same row or column, no farther away than your card reaches, with nobody in between.
    .no = There must be an enemy there, in line with your UWO, within its reach and with nobody in between.
uwo-attack-pay = You pay for an attack before it is known whether it succeeds.
uwo-attack-shielded = A kind that stands beside the target’s shield cannot attack it.
    .no = That UWO is shielded from yours.
uwo-attack-hit = A hit UWO leaves the game, with all the cards under it.

uwo-defend-morf = If your UWO is attacked, you may morf it on the spot, for one energy, but only into a kind that is shielded from the attacker. This does not count as the morf of your turn. (The last is our ruling.)
    .no = Under attack you can only morf into a kind that is shielded from the attacker.
uwo-defend-miss = Or you play a Miss: the attack fails. That costs no energy, and the Miss leaves the game.
    .no = A Miss is only played when you are attacked.
uwo-defend-none = Or you do nothing and are hit. You are asked whenever you hold a card at all, so that nobody learns from the question what you hold.
    .no = You are not under attack.
uwo-duel-counter = Once you have defended yourself, the attacked UWO may strike back at the attacker at once. Line, reach, shields and energy count as for any attack, but here an UWO that has just morfed may attack. If it is not possible, the duel is over without a question. (The last two sentences are our ruling.)
    .no = You can strike back only right after you have defended yourself.
uwo-duel-again = Whoever survives a counterattack may strike again in turn, and so on, until somebody does not want to, cannot, or is hit. All of this belongs to the turn in which the duel began. Nobody strikes twice in a row. (The last is our ruling.)
uwo-ko-helpless = A knocked-out UWO has no shield, cannot attack, and nothing can save it: every attack on it is a hit. Dutch edition: it can neither walk nor morf. English and Hungarian edition: it may walk and, in its own turn, morf, but a morf does not wake it. (The last is our ruling.)
    .no = That UWO is knocked out.

uwo-bazooka-ko = Each time it has fired, also in a counterattack, the Bazooka is knocked out. Dutch and English edition: until the end of your next turn. Hungarian edition: until your next turn starts. Only your own turns count, also when you have several in a row. (The last is our ruling.)

uwo-rider-walk = The Rider does not walk like the others: it goes one to three squares, may turn corners but never moves diagonally, and has to end on an empty square. That always costs two energy. It may not come to the same square twice. (The last is our ruling.)
    .no = A Rider, and only a Rider, goes one to three squares from neighbour to neighbour, none of them twice, and ends on an empty one.
uwo-rider-tramples = The Rider may pass over enemies. Everyone it passes over is knocked out.
uwo-rider-ko = How long the trampled are knocked out: Dutch edition, until the end of the next turn of the Rider’s side. English and Hungarian edition: until the end of the next turn of their own side.
uwo-rider-again = If the Rider passes over an UWO that is knocked out already, its time starts anew: the new end takes the place of the old one.
uwo-rider-not-bazooka = A Rider cannot pass over a Bazooka, for that is shielded from it. A knocked-out Bazooka has lost this shield as well. (The last is our ruling.)
    .no = A Rider cannot pass over a Bazooka that is awake.
uwo-rider-not-own = A Rider cannot pass over UWOs of its own side.
    .no = A Rider cannot pass over its own side.
uwo-rider-no-miss = Nobody can defend against being trampled, not even with a Miss.
uwo-rider-no-attack = A Rider never attacks.
    .no = A Rider never attacks: it rides over enemies and knocks them out.
uwo-duel-rider = If a Rider is attacked, only a Miss can save it: it does not morf in a duel and does not strike back, so after its Miss the duel is over.
    .no = A Rider under attack can only be saved by a Miss.

uwo-dynamite-blast = A Dynamite attacks by exploding. It removes itself and every UWO on the eight squares around it, friend or foe; it needs no target. It may also explode as a counterattack, if the attacker stands on one of those squares. (The last is our ruling.)
    .no = A Dynamite, and only a Dynamite, attacks by exploding.
uwo-dynamite-no-defence = Nobody can defend against a blast, and no shield helps.
uwo-dynamite-at-once = Unlike others, a Dynamite may attack in the very turn in which it morfed, if it has not walked in that turn.
    .no = That Dynamite has walked in this turn and cannot explode before the next.

uwo-energy-out = Without energy you have no turns. The other side goes on, turn after turn, until it has none left either. Meanwhile you can defend only with Misses, and you do not fill up your hand. What was paid for is still carried out, a whole duel too; then the turn of a player with no energy left ends by itself, and the hand is filled up as usual. (The last sentence is our ruling.)
uwo-energy-back = When both sides are out of energy, both get all six back, and the side that ran out first has the next turn. If a duel empties both, that is the side that came to nothing first. (The last is our ruling.)

uwo-end-exterminate = Whoever has removed the whole enemy army wins. If you blow up the last of your own UWOs only, you lose.
uwo-end-no-cards = An empty deck or an empty hand ends nothing: play on with what you have.
uwo-end-both = If one blast removes the last UWOs of both sides, the game is a draw. (Our ruling.)
uwo-end-stalemate = If both sides have used up their energy twenty times in a row and no UWO was removed in all that time, the game is a draw. (Our ruling.)

uwo-see-own = You see your own hand, and you know which cards you have put under your deck.
uwo-see-all = Everybody sees the field – what each UWO is, how many cards it has, who is knocked out and until when –, the energy of both sides, how many cards are in each hand and deck, and all cards that are out of the game.
uwo-see-nobody = Nobody sees the other side’s hand, or in what order the cards of a deck lie.

## Sides, kinds and squares

uwo-side-gnorf = Gnorfs
uwo-side-pnorf = Pnorfs
uwo-side = { $seat ->
    [0] { uwo-side-gnorf }
   *[1] { uwo-side-pnorf }
}
uwo-kind-fist = Fist
uwo-kind-pistol = Pistol
uwo-kind-tank = Tank
uwo-kind-ball = Ball
uwo-kind-turret = Turret
uwo-kind-bazooka = Bazooka
uwo-kind-rider = Rider
uwo-kind-dynamite = Dynamite
uwo-kind-miss = Miss

## Options

uwo-option-edition = Whose rulebook decides where they differ?
uwo-option-army = How many UWOs a side starts with: 10, or 8 for a first game.
uwo-option-refill_optional = A player may leave the hand unfilled at the end of the turn.
uwo-option-ko_may_walk = A knocked-out UWO may walk.
uwo-option-ko_may_morf = A knocked-out UWO may morf in its own turn.
uwo-option-bazooka_ko_ends = When does a Bazooka that has fired wake, in its side’s next turn?
uwo-option-rider_ko_ends = When do the trampled wake?
uwo-option-inaction_costs = A turn without a walk or an attack costs one energy at its end, even after a morf.
uwo-option-as-edition = as the edition says
uwo-option-edition-nl = Dutch
    .about = The hand is always filled up. The knocked-out neither walk nor morf. A Bazooka that has fired, and those whom a Rider has trampled, lie until the end of the next turn of the side that did it.
uwo-option-edition-en = English
    .about = You may leave your hand unfilled. The knocked-out may walk and morf. A Bazooka that has fired lies until the end of its side’s next turn, the trampled until the end of their own.
uwo-option-edition-hu = Hungarian
    .about = The hand is always filled up. The knocked-out may walk and morf. A Bazooka that has fired is up again when its side’s next turn starts, the trampled when their own side’s next turn ends.
uwo-option-bazooka_ko_ends-end = at the end
uwo-option-bazooka_ko_ends-start = at the start
uwo-option-rider_ko_ends-rider-end = end of the Rider’s turn
uwo-option-rider_ko_ends-victim-end = end of their own turn
uwo-option-rider_ko_ends-victim-start = start of their own turn

## Mistakes in a card file

uwo-cards-kind = { $file }, entry { $entry }: there is no kind “{ $kind }”. There are: { $kinds }.
uwo-cards-twice = { $file }, entry { $entry }: the kind “{ $kind }” has an entry already.
uwo-cards-missing = { $file }: there is no entry for the kind “{ $kind }”. If it shall not be in the game, say copies = 0.
uwo-cards-count = { $file }: a side needs { $needed } cards in all, and has { $cards }.
uwo-cards-fists = { $file }, entry { $entry } ({ $kind }): the start army needs { $needed } of them, not { $copies }.
uwo-cards-miss = { $file }, entry { $entry } ({ $kind }): a Miss does not walk or attack and has no shield; it only has copies.
uwo-cards-walk = { $file }, entry { $entry } ({ $kind }): it can walk at most { $most } squares, not { $squares }.
uwo-cards-attack = { $file }, entry { $entry } ({ $kind }): it can reach at most { $most } squares, not { $squares }.
uwo-cards-rider = { $file }, entry { $entry } ({ $kind }): a Rider does not attack.
uwo-cards-dynamite = { $file }, entry { $entry } ({ $kind }): a blast reaches one square; say attack = 1.
uwo-cards-energy = { $file }, entry { $entry } ({ $kind }): walking and attacking cost { $least } to { $most } energy, and nothing where the squares are 0; { $energy } cannot be.
uwo-cards-shield = { $file }, entry { $entry } ({ $kind }): there is no shield against “{ $shield }”. There is one against: { $kinds }.

## Log

uwo-event-turn = { $seat } to move, with { $number } energy.
uwo-event-morfed = { $seat } morfs the UWO on { $square } into a { $kind }.
uwo-event-swapped = { $kind ->
    [none] { $seat } swaps a card.
   *[other] { $seat } swaps a { $kind }.
}
uwo-event-walked = { $seat }: { $kind } walks from { $square } to { $target }.
uwo-event-rode = { $seat }: { $kind } rides from { $square } to { $target }.
uwo-event-trampled = { $seat }: { $kind } on { $square } is trampled and knocked out.
uwo-event-attacked = { $seat }: { $kind } on { $square } attacks { $target }.
uwo-event-countered = { $seat }: { $kind } on { $square } strikes back at { $target }.
uwo-event-defended = { $seat } morfs the attacked UWO on { $square } into a { $kind }: it is shielded.
uwo-event-dodged = { $seat } plays a Miss: { $kind } on { $square } is not hit.
uwo-event-declined = { $seat } does not strike back.
uwo-event-blasted = { $seat }: { $kind } on { $square } explodes.
uwo-event-removed = { $seat } loses a { $kind } on { $square } ({ $number ->
    [one] { $number } card
   *[other] { $number } cards
}).
uwo-event-stunned = { $seat }: { $kind } on { $square } is knocked out by its own shot.
uwo-event-woke = { $seat }: { $kind } on { $square } is awake again.
uwo-event-paid = { $seat } pays { $number } energy to end the turn.
uwo-event-burned = { $seat } gives up { $number } energy.
uwo-event-out = { $seat } is out of energy.
uwo-event-refilled = { $number ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $number } cards.
}
uwo-event-kept = { $seat } does not fill up the hand.
uwo-event-energy-back = Both sides have all their energy again. { $seat } comes first.
uwo-event-game-over = { $seat_number ->
    [none] { uwo-result-drawn }
   *[other] { $seat } has won.
}

## The table in the terminal

uwo-table-cards = hand { $hand }, deck { $deck }
uwo-table-duel = A duel: { $attacker } against { $attacked }
uwo-table-hand = Your hand
uwo-table-kind = Kind
uwo-table-walk = Walk / energy
uwo-table-attack = Attack / energy
uwo-table-shields = Shielded from
uwo-letter-end = e
uwo-letter-keep-hand = k
uwo-letter-burn = b
uwo-letter-swap = s
uwo-letter-miss = m
uwo-letter-yield = y
uwo-letter-counter = c
uwo-letter-decline = n
uwo-prompt-turn = Walk or attack: b2 b3 · morf: b2 pistol · explode: b2 ! · swap: { uwo-letter-swap } pistol · [{ uwo-letter-end }]nd · { $keep ->
    [yes] end but [{ uwo-letter-keep-hand }]eep the hand as it is ·{ " " }
   *[no] { "" }
}[{ uwo-letter-burn }]urn all energy · [?] all moves, [r]ules, [q]uit
uwo-prompt-defend = You are attacked! [{ uwo-letter-miss }]iss · morf: type a kind · [{ uwo-letter-yield }]ield · [?] all moves, [r]ules, [q]uit
uwo-prompt-counter = Strike back? [{ uwo-letter-counter }]ounterattack · [{ uwo-letter-decline }]o · [r]ules, [q]uit
uwo-move-morf = morf into { $kind }
uwo-move-defend-morf = { uwo-move-morf }
uwo-move-swap = swap { $kind } for the top card and end the turn
uwo-move-walk = walk
uwo-move-ride = ride
uwo-move-attack = attack
uwo-move-blast = explode
uwo-move-end = end the turn
uwo-move-keep-hand = end the turn without drawing
uwo-move-burn = give up all energy and end the turn
uwo-move-miss = play a Miss
uwo-move-yield = do nothing and be hit
uwo-move-counter = strike back
uwo-move-decline = do not strike back
uwo-result-drawn = The game is a draw.
uwo-result-won = { $name } wins; { $left ->
    [one] one UWO is
   *[other] { $left } UWOs are
} left standing.

## Figures

uwo-tally-morfed = Morfed into
uwo-tally-attacks = Attacks
uwo-tally-removed = Removed
uwo-tally-turns = Turns
uwo-tally-label = { $label ->
    [gnorf] { uwo-side-gnorf }
    [pnorf] { uwo-side-pnorf }
    [fist] { uwo-kind-fist }
    [pistol] { uwo-kind-pistol }
    [tank] { uwo-kind-tank }
    [ball] { uwo-kind-ball }
    [turret] { uwo-kind-turret }
    [bazooka] { uwo-kind-bazooka }
    [rider] { uwo-kind-rider }
    [dynamite] { uwo-kind-dynamite }
   *[miss] { uwo-kind-miss }
}

## The bots: their levels, by name and character

uwo-level-1 = Fledgling
    .about = walks where his feet go and morfs because it tickles.
uwo-level-2 = Recruit
    .about = hits what stands before him and is often surprised by the reply.
uwo-level-3 = Sergeant
    .about = keeps his ranks closed and looks one blow ahead.
uwo-level-4 = Captain
    .about = saves energy for the duel that he has planned.
uwo-level-5 = Grandmorf
    .about = seems to know your hand, though he only knows you.

## Figures

uwo-score = UWOs left
