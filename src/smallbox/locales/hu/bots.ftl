### A botok: a szintek neve és jelleme.

no-such-bot = nincs ilyen bot: „{ $name }”. Ezek vannak: { $bots }.

## Mow

bots-mow-1 = Városi vendég
    .about = cukinak találja a teheneket, és azt játssza ki, amelyik ránéz.
bots-mow-2 = Béres
    .about = jót akar, és számolja a legyeket, amikor éppen nem álmodozik.
bots-mow-3 = Gulyás
    .about = tudja, melyik tehén illik a sorba, és kihez ér vissza a csorda.
bots-mow-4 = Gazda
    .about = végiggondolja a fordulót, mielőtt egyetlen tehenet is kienged.
bots-mow-5 = A vásár bajnoka
    .about = minden szalagot megnyert már; a legyek mindig nálad kötnek ki.

## UWO

bots-uwo-1 = Zöldfülű
    .about = megy, amerre a lába viszi, és azért morfol, mert csiklandoz.
bots-uwo-2 = Újonc
    .about = üti, ami előtte áll, és gyakran meglepi a válasz.
bots-uwo-3 = Őrmester
    .about = zárt sorokban tartja a csapatát, és egy ütéssel előre lát.
bots-uwo-4 = Kapitány
    .about = arra a párbajra spórol energiát, amelyet előre kitervelt.
bots-uwo-5 = Nagymorf
    .about = mintha ismerné a lapjaidat, pedig csak téged ismer.

## MemoWars

bots-memowars-1 = Űrturista
    .about = a saját bolygóit is elfelejti, és úgy dob, mint egy üstökös.
bots-memowars-2 = Kadét
    .about = a felére emlékszik, és a harmadát eltalálja.
bots-memowars-3 = Navigátor
    .about = tűrhető térképet őriz a fejében a galaxisról.
bots-memowars-4 = Parancsnok
    .about = keveset felejt, jól dob, és megválogatja, kit ébreszt fel.
bots-memowars-5 = Csillagadmirális
    .about = semmit sem felejt, és meg se rezzen a keze.
