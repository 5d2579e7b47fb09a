### Mow: a szabálykönyv, az elutasítások és a napló. Az azonosítók a szabálypontoké, pont helyett kötőjellel.
### Az üzenet értéke maga a szabály, ahogy a szabálykönyvben áll; a .no elmondja a játékosnak, miért nem szabad egy lépés.

mow-title = Mow
mow-summary = Sorban a tehenek, a teheneken a legyek – és aki már nem tud újabb tehenet beállítani, az viheti haza mindet. Az nyer, akinek a legkevesebb legye van.

## A szabálykönyv fejezetei

mow-section-aim = Miről szól a játék
mow-section-cards = A tehenek
mow-section-setup = Előkészületek
mow-section-adding = Új tehén a sorban
mow-section-green = Zöld különleges tehenek
mow-section-yellow = Sárga különleges tehenek
mow-section-taking = Ha viszed a csordát
mow-section-end = A forduló vége, a játék vége
mow-section-two = Két gazda
mow-section-seeing = Mit láthatsz
mow-section-rulings = Amiről a doboz hallgat: a mi döntéseink

## Szabálypontok

mow-aim = Gazda vagy. Közösen állítjátok csordába a teheneket, a legkisebb számtól a legnagyobbig. Ha nem tudsz, vagy inkább nem akarsz tehenet beállítani, az egész csorda az istállódba költözik, legyestül-mindenestül. Minden légy egy pont, a pont pedig rossz.

mow-cards-green = A zöld pakliban 48 tehén van 74 léggyel: 1-től 15-ig légy nélkül, 2-től 14-ig egy léggyel, 3-tól 13-ig kettővel, a 7, a 8 és a 9 pedig hárommal. Hat különleges tehénen öt-öt légy ül: ezek a 0 és a 16 számú sorzáró, a 7 és a 9 számú akrobata, meg két cammogó, amelyeknek nincs számuk.
mow-cards-yellow = A sárga pakliban ugyanaz a 42 közönséges tehén van, és hat különleges, mindegyiken öt légy: a 0 és a 16 számú sorzáró, a borjú, a sovány tehén, a fejőstehén és a kerge tehén.
mow-cards-look-alike = A zöld pakli közönséges tehene és sárga hasonmása mindenki szemében ugyanaz a tehén. Ha egy kézben két ilyen tehén van, és az egyiket már mindenki látta, azt kell előbb kijátszani.

mow-setup-players = Legalább két, legfeljebb tíz gazda játszhat.
mow-setup-deck = Két–öt gazda esetén a zöld paklival játszotok. Hat–tíz gazda esetén keverjétek össze a zöld és a sárga paklit.
mow-setup-deal = Mindenki öt tehenet kap. A többi a lefordított húzópakli.
mow-setup-arrow = A nyíl minden forduló elején a kezdő gazdától balra mutat, vagyis az óramutató járása szerint. A gazdák a nyíl irányában követik egymást.
mow-setup-starter = Hogy ki kezdi az első fordulót, azt a véletlen dönti el. A későbbieket az a gazda kezdi, akinek addig a legtöbb legye van; ha többen is vannak ilyenek, közülük az első az előző kezdőtől számítva, az óramutató járása szerint. (A mi döntésünk.)

mow-turn = Csak az a gazda játszhat, aki soron van.
    .no = Most nem te következel.
mow-hand = A saját kezedből játszol ki teheneket.
    .no = Ilyen tehén nincs a kezedben.
mow-add-outside = A számozott tehénnek a csordán kívül kell állnia: a csorda legkisebb száma alatt vagy a legnagyobb fölött. A csorda első tehenének bármilyen száma lehet.
    .no = Ez a szám nincs a csordán kívül: kisebb kell a legkisebbnél vagy nagyobb a legnagyobbnál.
mow-add-own-number = Csak a cammogó és a borjú kap számot attól, aki beállítja; minden más tehénnek megvan a magáé.
    .no = Csak a cammogó és a borjú kap számot; minden más tehénnek megvan a magáé.
mow-add-draw = Ha beállítottál egy tehenet, húzz egyet a húzópakliból, amíg van benne.
mow-start-ordinary = Csordát olyan tehénnel lehet kezdeni, amelynek van száma, és megáll a saját lábán: közönséges tehénnel, sorzáróval, a sovány tehénnel vagy a fejőstehénnel.
    .no = Csordát közönséges tehénnel, sorzáróval, a sovány tehénnel vagy a fejőstehénnel lehet kezdeni.
mow-start-pass = Ha csordát kell kezdened, de nincs hozzá való tehened, mutasd meg a lapjaidat, és passzolj. (A mi döntésünk.)
    .no = Passzolni csak akkor szabad, ha csordát kell kezdened, de nincs hozzá való tehened.

mow-closer = A sorzárók száma 0 és 16. Ezeknél nincs kisebb, illetve nagyobb szám, ezért a sorzáró lezárja a csordának azt a végét, ahol áll.
mow-acrobat-same-number = Az akrobata a vele azonos számú közönséges tehén hátára ugrik, ez a 7 vagy a 9. Ha ez a tehén nincs a csordában, az akrobata nem játszható ki. Cammogó, borjú vagy másik akrobata nem tartja meg, és minden tehén csak egy akrobatát visz a hátán.
    .no = Az akrobatának vele azonos számú közönséges tehén kell a csordában, olyan, amelynek a hátán még nincs senki.
mow-slowpoke-gap = A cammogó oda furakodik be, ahol a legkisebb és a legnagyobb számú tehén között hiányzik egy szám. Te mondod meg, melyik szám legyen; az onnantól foglalt. Ilyen rés nélkül a cammogó nem játszható ki.
    .no = A cammogónak egy hiányzó szám kell a legkisebb és a legnagyobb számú tehén között: mondd meg, melyik.
mow-green-arrow = Aki zöld különleges tehenet játszik ki, megfordíthatja a nyilat: mondja meg, hogy balra vagy jobbra mutasson, akkor is, ha marad, ahogy volt.
    .no = Zöld különleges tehénnél, és csak akkor, mondd meg, merre mutasson a nyíl: balra vagy jobbra.

mow-calf-end = A borjú a csorda valamelyik végén áll az anyja mellett, aki légy nélküli közönséges tehén. A kisebb számok felőli végen eggyel kevesebbet ér az anyjánál, a nagyobbak felőlin eggyel többet. Az 1 mellett 0, a 15 mellett 16, és ezzel lezárja azt a véget. Az anyát nem zavarja, ha akrobata van a hátán; a sorzáró, a sovány tehén, a fejőstehén és a kerge tehén nem anya. A következő tehénnek azon a végen a borjún túl kell állnia.
    .no = A borjú a csorda valamelyik végén áll, egy számmal túl egy légy nélküli közönséges tehénen: mondd meg, melyiken.
mow-thin-no-draw = Aki a sovány tehenet állítja be, nem húz lapot.
mow-milk-two = Aki a fejőstehenet állítja be, két lapot húz, ameddig a húzópakliból futja.
mow-mad-replaces-eight = A kerge tehén elzavarja a csordából a 8-ast, és a helyére áll, 8-asként. A régi 8-as mindenki szeme láttára a kezedbe kerül, és nem húzol semmit. Csak közönséges 8-as szalad el: ha nincs ilyen, a kerge tehén nem játszható ki. A mellette álló borjú megtartja a számát.
    .no = A kerge tehénnek közönséges 8-as kell a csordában, amelyet elzavarhat.
mow-mad-flies-only = Amíg kerge tehén van a csordában, csak olyan tehenet szabad beállítani, amelyen legalább egy légy van.
    .no = Kerge tehén van a csordában: csak legyes tehén mer beállni.
mow-yellow-next = Aki sárga különleges tehenet játszik ki, megnevezheti, melyik gazda játsszon utána: bárki lehet, csak ő maga nem. Onnan a sor a nyíl irányában megy tovább.
    .no = Sárga különleges tehénnél, és csak akkor, nevezd meg, ki játsszon utánad: bármelyik gazda lehet, csak te magad nem.

mow-take = Ha nem tudsz vagy nem akarsz tehenet beállítani, vidd az egész csordát lefordítva az istállódba, aztán rögtön kezdj új csordát, és húzz. Csak akkor vihetsz csordát, ha van.
    .no = Nincs csorda, amit elvihetnél: kezdj egyet.
mow-count = A forduló végén minden légy az istállódban egy pont.

mow-round-end = Ha az utolsó lapot is felhúztátok, a játék addig megy tovább, amíg valaki el nem visz egy csordát. Ezzel vége a fordulónak, és új csorda már nem kezdődik. Annak a gazdának, akinek nem maradt lapja, el kell vinnie a csordát.
mow-round-hands = A forduló végén mindenki a saját istállójába teszi a kezében maradt lapokat, és azután számoljátok meg a legyeket.
mow-game-hundred = A játék azzal a fordulóval ér véget, amely után valakinek 100 vagy több legye van (más számban is megegyezhettek). Az nyer, akinek a legkevesebb legye van; akiknek egyformán ilyen kevés van, osztoznak a győzelmen. A hagyomány úgy kívánja, hogy a vesztes bőgjön egyet.

mow-two-deck = Két gazda a zöld paklival játszik.
mow-two-star = Három csorda van, csillag alakban kirakva. Az első gazda kezdi az 1. csordát, a második a 2. csordát, az első a 3. csordát, a második az 1. csordába állít be tehenet, és így tovább: minden kör a nyíl irányában következő csordáé.
mow-two-arrow = Ha fordul a nyíl, fordul a csordák sorrendje is. Az első három kör mindenképpen az 1., a 2. és a 3. csordát kezdi el; a közben megfordított nyíl a negyedik körtől számít. (Ez az utolsó a mi döntésünk.)
mow-two-take = Aki elvisz egy csordát, a helyén újat kezd. A másik kettő marad.
mow-two-end = Ha a húzópakli elfogyott, az első elvitt csordával vége a fordulónak. A másik két csorda senkinek sem számít; a kézben maradt lapok úgy számítanak, mint máskor.

mow-see-own = Látod a saját lapjaidat, és belenézhetsz a saját istállódba.
mow-see-all = Mindenki látja a csordákat, a nyilat, azt, hogy hány lap van a húzópakliban, az egyes gazdák kezében és istállójában, és a már lezárult fordulók legyeit. A megmutatott lapokat és a kézbe zavart 8-ast mindenki ismeri.
mow-see-nobody = Senki sem látja a húzópakli lapjait, mások lapjait és azt, ami mások istállójában van.

mow-cards-thin-milk-number = A sovány tehén és a fejőstehén száma csak olyan képeken szerepelt, amelyek elvesztek. Mi azt mondjuk: 5 és 11. Ha megvannak neked a kártyák, írd be a helyes számokat a saját kártyafájlodba.
mow-cards-yellow-closers = A sárga sorzárók száma 0 és 16, akárcsak a zöldeké.

## Tehenek

mow-species = { $species ->
    [closer] sorzáró
    [acrobat] akrobata
    [slowpoke] cammogó
    [calf] borjú
    [thin] sovány tehén
    [milk] fejőstehén
    [mad] kerge tehén
   *[ordinary] tehén
}
mow-flies = { $flies ->
    [0] légy nélkül
    [one] { $flies } légy
   *[other] { $flies } légy
}
mow-cow = { $species ->
    [closer] sorzáró ({ $number })
    [acrobat] akrobata ({ $number })
    [slowpoke] cammogó
    [calf] borjú
    [thin] sovány tehén ({ $number })
    [milk] fejőstehén ({ $number })
    [mad] kerge tehén
   *[ordinary] { $number } ({ mow-flies })
}

## Beállítások

mow-option-flies = A játék akkor ér véget, amikor valakinek ennyi legye van.

## Hibák a kártyafájlban

mow-cards-deck = { $file }, { $entry }. bejegyzés: ebben a pakliban („{ $deck }”) nincs „{ $species }” fajtájú tehén.
mow-cards-copies = { $file }, { $entry }. bejegyzés („{ $deck }”, „{ $species }”): ennek a fajtának nincs száma; így add meg, hány van belőle: copies = 1.
mow-cards-numbers = { $file }, { $entry }. bejegyzés („{ $deck }”, „{ $species }”): sorold fel a számokat, minden tehénhez egyet, copies nélkül.
mow-cards-number = { $file }, { $entry }. bejegyzés („{ $deck }”, „{ $species }”): nem lehet ilyen szám: { $number }; megengedett: { $species ->
    [closer] { $least } és { $most }
   *[other] { $least }–{ $most }
}.
mow-cards-count = { $file }: ebbe a pakliba („{ $deck }”) 42 közönséges és 6 különleges tehén kell, de { $ordinary } és { $specials } van benne.
mow-cards-one = { $file }: ebben a pakliban („{ $deck }”) csak egy „{ $species }” fajtájú tehén lehet, de { $count } van benne.
mow-cards-flies = { $file }: ebben a pakliban („{ $deck }”) összesen { $flies } légy van; 20-nál kevesebbel a játék talán sosem érne véget.

## Napló

mow-event-dealt = { $number }. forduló: mindenki öt tehenet kap. { $seat } kezd.
mow-in-herd = { $herd ->
    [none] { "" }
   *[other] { $herd }. csorda:{ " " }
}
mow-event-added = { mow-in-herd }{ $cow_number ->
    [none] { $cow_species ->
        [mad] { $seat } új tehenet állít be: { $cow }.
       *[other] { $seat } új tehenet állít be: { $cow }, a száma { $number }.
    }
   *[other] { $seat } új tehenet állít be: { $cow }.
}
mow-event-turned = { $seat } fordít a nyílon: mostantól { $number ->
    [1] balra
   *[other] jobbra
} mutat.
mow-event-named = { $seat } szavára { $number_name } következik.
mow-event-drew = { $number ->
    [one] { $seat } húz egy lapot.
   *[other] { $seat } húz { $number } lapot.
}
mow-event-got-eight = { $seat } kezébe kerül: { $cow }.
mow-event-took = { mow-in-herd }{ $seat } viszi a csordát: { $number ->
    [one] egy tehén
   *[other] { $number } tehén
}.
mow-event-passed = { $seat } megmutatja a lapjait, amelyekkel nem lehet csordát kezdeni, és passzol.
mow-event-round-over = { $number }. forduló vége.
mow-event-counted = { $seat }: { $number ->
    [0] egy légy sem
    [one] { $number } légy
   *[other] { $number } légy
} ebben a fordulóban.
mow-event-game-over = Vége a játéknak.

## Az asztal a terminálban

mow-table-herd = A csorda
mow-table-herd-number = { $number }. csorda
mow-table-empty = üres – valakinek el kell kezdenie
mow-table-status = { $round }. forduló · húzópakli: { $pile } · a nyíl iránya: { $arrow ->
    [left] balra
   *[right] jobbra
}
mow-table-farmer = Gazda
mow-table-hand = Kéz
mow-table-shed = Istálló
mow-table-score = Legyek
mow-table-shown = Mindenki látta
mow-table-your-hand = A kezed
mow-table-your-shed = Az istállód: { $cards ->
    [one] { $cards } tehén
   *[other] { $cards } tehén
}, { mow-flies }.
# A begépelhető betűk; a-tól j-ig a tehenek, r és q foglalt
mow-letter-take = v
mow-letter-pass = p
mow-letter-left = b
mow-letter-right = j
mow-prompt = { $can ->
    [start] Kezdj csordát: válassz tehenet a betűjével, [?] minden lépés, [r] szabályok, [q] kilépés
    [pass] Egyik teheneddel sem lehet csordát kezdeni: [{ mow-letter-pass }]assz, [?] minden lépés, [r] szabályok, [q] kilépés
   *[take] Játssz ki egy tehenet a betűjével, [{ mow-letter-take }]iszem a csordát, [?] minden lépés, [r] szabályok, [q] kilépés
}
mow-choose-number = Melyik szám legyen?
mow-choose-arrow = Merre mutasson a nyíl: [{ mow-letter-left }]alra vagy [{ mow-letter-right }]obbra?
mow-choose-next = Ki a következő? (a hely száma)
mow-move-add = { $cow }{ $number ->
    [none] { "" }
   *[other] , a száma { $number }
}{ $arrow ->
    [none] { "" }
   *[other] , { mow-arrow-to }
}{ $next ->
    [none] { "" }
   *[other] , { mow-plays-next }
}
mow-arrow-to = a nyíl { $arrow ->
    [left] balra
   *[right] jobbra
}
mow-plays-next = utána { $next_name }
mow-move-take = viszed a csordát
mow-move-pass = megmutatod a lapjaidat, és passzolsz
mow-result-won = { $names } { $count ->
    [one] nyer
   *[other] osztozik a győzelmen
}: { mow-flies }.
mow-result-loser = { $names }: Múú!

## A gépi játékosok szintjei, névvel és jellemmel

mow-level-1 = Városi vendég
    .about = cukinak tartja a teheneket, és azt játssza ki, amelyik ránéz.
mow-level-2 = Béres
    .about = jót akar, és számolja a legyeket, amikor éppen nem álmodozik.
mow-level-3 = Gulyás
    .about = tudja, melyik tehén illik a sorba, és kihez ér vissza a csorda.
mow-level-4 = Gazda
    .about = végiggondolja a fordulót, mielőtt egyetlen tehenet is kienged.
mow-level-5 = A vásár bajnoka
    .about = minden szalagot megnyert már; a legyek mindig nálad kötnek ki.

## Számok

mow-score = Legyek
