### The bots: their levels, by name and character.

no-such-bot = there is no bot “{ $name }”. There is: { $bots }.

## Mow

bots-mow-1 = City Visitor
    .about = thinks cows are sweet and plays whichever one looks at him.
bots-mow-2 = Farmhand
    .about = means well and counts flies, when he is not dreaming.
bots-mow-3 = Cowherd
    .about = knows which cow fits, and whom the herd will come back to.
bots-mow-4 = Farmer
    .about = thinks the round through to its end before he lets a cow out.
bots-mow-5 = Champion of the Fair
    .about = has won every ribbon; the flies are always yours.

## UWO

bots-uwo-1 = Fledgling
    .about = walks where his feet go and morfs because it tickles.
bots-uwo-2 = Recruit
    .about = hits what stands before him and is often surprised by the reply.
bots-uwo-3 = Sergeant
    .about = keeps his ranks closed and looks one blow ahead.
bots-uwo-4 = Captain
    .about = saves energy for the duel that he has planned.
bots-uwo-5 = Grandmorf
    .about = seems to know your hand, though he only knows you.

## MemoWars

bots-memowars-1 = Space Tourist
    .about = forgets his own planets and throws like a comet.
bots-memowars-2 = Cadet
    .about = remembers half of it and hits a third.
bots-memowars-3 = Navigator
    .about = keeps a fair chart of the galaxy in his head.
bots-memowars-4 = Commander
    .about = forgets little, throws well, and chooses whom to wake.
bots-memowars-5 = Star Admiral
    .about = forgets nothing and has a very steady hand.
