### MemoWars: a szabálykönyv, az elutasítások és a napló. Az azonosítók a szabálypontoké, pont helyett kötőjellel.
### Az üzenet értéke maga a szabály, ahogy a szabálykönyvben áll; a .no elmondja a játékosnak, miért nem szabad egy lépés.

memowars-title = MemoWars
memowars-summary = Földönkívüli flották egy lefordított lapokból álló galaxisban: jegyezd meg, ki hol lapul, dobd a korongot, és maradj te az utolsó, aki még talpon van.

## A szabálykönyv fejezetei

memowars-section-aim = Miről szól a játék
memowars-section-pieces = A kellékek
memowars-section-setup = Épül a galaxis
memowars-section-turn = A te köröd
memowars-section-effects = Mit tesznek a lapok
memowars-section-shooting = A lövés
memowars-section-end = A játék vége
memowars-section-seeing = Mit láthatsz

## Szabálypontok

memowars-aim = Minden játékos egy flottányi lapot rejt el ugyanabban a galaxisban. Derítsd ki, hol vannak a többiek, tartsd észben, hol vagy te magad, és lőj. Az nyer, akinek a végén egyedüliként van még lapja a galaxisban.

memowars-pieces-fleets = Legfeljebb hat flotta van, mindegyikben kilenc lap: két Bolygó, két Szkenner, két Dupla Sugárvető, két Sugárvető és egy Retró Sugárvető. Minden játékosnak van egy lövőkorongja. Van még három aknamező, amelyek senkihez sem tartoznak, és az ufó, amely megmutatja, ki van soron. Minden lap hátoldala egyforma.
memowars-pieces-size = Egy lap 56 × 87 mm-es, egy korong átmérője 45 mm, az asztal 180 × 130 cm-es. A helyzeteket tizedmilliméterben mérjük, erre kerekítjük az elforgatott lapok sarkait is, a szögeket pedig egész fokban, 0-tól 179-ig. A pontosan 1 cm-es rés még közelinek számít. Ha két lap széle összeér, a lapok érintik egymást. Ha a korong csak a szélét érinti egy lapnak, nem takarja a lapot. (A mi döntésünk; a számok a kártyafájlban vannak.)
    .no = Ilyen szög nincs: egész fokot mondj, 0-tól 179-ig.

memowars-setup-players = Legalább két, legfeljebb hat játékos játszhat.
memowars-setup-mines = Az asztal közepe köré három aknamező kerül lefordítva, 25 cm oldalú háromszögben. Ahol egy szabály lapokról beszél, ott ezek is lapnak számítanak; egyedül nekik nem kell szomszéd, amíg a csata el nem kezdődik.
memowars-place-together = A játékosok mind egyszerre teszik le lefordítva a kilenc lapjukat, senki sem vár senkire. Letétel közben megnézheted a lapot, utána már nem. A csata akkor kezdődik, amikor minden lap az asztalon van.
    .no = Még épül a galaxis: előbb minden lapnak az asztalra kell kerülnie.
memowars-place-kind = A saját flottád minden lapját egyszer teszed le.
    .no = Ilyen letennivaló lapod már nincs.
memowars-place-no-touch = A lapok sohasem érintik egymást.
    .no = Ez a lap érintene egy másikat.
memowars-place-near = Minden lapot úgy kell letenni, hogy legalább egy másik laptól legfeljebb 1 cm-re legyen.
    .no = Ez a lap minden másiktól 1 cm-nél messzebb feküdne.
memowars-place-table = A lapot teljes egészében az asztalra kell letenni. Csak visszatoláskor csúszhat túl egy csoport az asztal szélén. (A mi döntésünk.)
    .no = Ez a lap túllógna az asztal szélén.
memowars-place-first-done = Aki elsőként teszi le mind a kilenc lapját, elveszi az ufót, és ő kezdi a csatát. Hogy ki az, a csata kezdetén derül ki.
memowars-void = A galaxis egyben marad. A csata kezdetén, és valahányszor lapok távoztak a galaxisból, minden olyan lapot vagy lapcsoportot, amely 1 cm-nél messzebb van a fő csoporttól, vissza kell tolni, mielőtt a játék folytatódik. A fő csoport az, amelyikben a legtöbb lap van, egyenlők közül az, amelyikben a legkorábban letett lap fekszik; ez sohasem mozdul. Amíg több csoport van, mindig a csoportok közötti legkisebb rést kell 5 mm-esre szűkíteni: az a csoport mozdul egyenesen a rés mentén, amelyik nem a fő csoport; két elkóborolt csoport közül az, amelyikben kevesebb lap van, egyenlők közül pedig az, amelyiket később tették le. Egyforma rések közül először a legkorábban letett lapok közötti szűkül. (A módja a mi döntésünk; így soha nem érinti egymást két lap.)

memowars-turn = Csak az a játékos léphet, akitől lépést várunk: akinél az ufó van, vagy akinek a lapját felfordították vagy eltalálták. Amíg a galaxis épül, ez mindenki, akinek még van letennivaló lapja.
    .no = Most nem tőled várunk lépést.
memowars-turn-reveal = Amikor te vagy soron, fordítsd fel a galaxis egyik lapját, bármelyiket, akár a tiéd, akár nem. Ha a lapnak van gazdája, ő hajtja végre, amit a lap tesz. Az aknamező nem tesz semmit. Azután a lapot ott, ahol fekszik, vissza kell fordítani.
    .no = Fordíts fel egyet a galaxisban fekvő lapok közül.
memowars-turn-pass = Azután az ufó bal felé a következő olyan játékoshoz kerül, akinek még van lapja a galaxisban. Aki a saját körében esik ki, még továbbadja az ufót a saját helyéről, miután a lap hatása véget ért.

memowars-effects = Amit egy lap tesz, az megtörténik, akár tetszik a gazdájának, akár nem, és bárki fordította is fel.
memowars-planet = Bolygó: a gazdája visszateszi a galaxisba az egyik kiesett lapját, bármelyiket, csak Bolygót nem, mégpedig lefordítva és a letétel szabályai szerint. Ez a lap újonnan letettnek számít. Ha nincs ilyen lapja, nem történik semmi.
    .no = A Bolygód az egyik kiesett lapodat hozza vissza, Bolygót pedig soha.
memowars-scanner = Szkenner: a gazdája legfeljebb három másik lapot néz meg, egyiket a másik után, és senkinek sem mutatja meg őket. Azután a Szkenner kiesik, akkor is, ha ez a gazdája utolsó lapja.
    .no = A Szkennered a galaxis egy másik lapját nézi meg, vagy abbahagyja.
memowars-scanner-once = A Szkenner egyetlen lapot sem mutat meg kétszer. Ha már az összes többit megmutatta, azonnal kiesik. (A mi döntésünk.)
    .no = Ezt a lapot a Szkennered az előbb már megmutatta.
memowars-blaster = Sugárvető: a gazdája egyszer lő.
memowars-double = Dupla Sugárvető: a gazdája kétszer lő.
memowars-retro = Retró Sugárvető: a gazdája egyszer lő.
memowars-retro-revenge = Ha egy lövés Retró Sugárvetőt semmisít meg, annak a gazdája előbb még egyszer lő róla, és a lap csak azután távozik. Ez akkor is így van, ha a lövés a sajátja volt.

memowars-shoot-from = A korongot úgy dobod el, hogy egy ujjad a lövő lapon van. A kezed legfeljebb 12 cm-re lehet ennek a lapnak a szélétől. Igazi asztalnál a többiek új dobást követelhetnek, ha az ujjad lecsúszik a lapról vagy elmozdítja; képernyőn egyik sem fordulhat elő, ezért minden dobás számít. (A távolság, és hogy minden dobás számít, a mi döntésünk.)
    .no = Dobd el a korongot, és közben a kezed legfeljebb 12 cm-re legyen a lövő laptól.
memowars-shoot-flight = Az irányt és az erőt te választod. A korong a kéztől mérve, a szórással együtt legfeljebb 60 cm-t repül: amelyik messzebb jutna, ugyanazon az egyenesen 60 cm-nél megáll. (A mi döntésünk.)
    .no = A korong nem repül 60 cm-nél messzebb.
memowars-shoot-direction = Az irányokat az óramutató járásával ellentétesen, tizedfokban mérjük, 0°-tól (kelet) 359,9°-ig. (A mi döntésünk.)
    .no = Ilyen irány nincs: 0 és 359,9 közötti fokot mondj.
memowars-shoot-scatter = A dobás sohasem érkezik pontosan oda, ahová szánták. A szórás 15 mm, ehhez jön a dobás irányában a repülés hosszának 22%-a, oldalirányban pedig a 15%-a. A biztos kéz kevésbé szór. (A mi döntésünk; a számok a kártyafájlban vannak.)
memowars-shoot-choose = Ha a megállt korong lapokat takar, akár csak részben is, választanod kell közülük egyet, mielőtt látnád a képét. Ezt a lapot fel kell fordítani, és kiesik. A lövő lap sohasem választható, és a bosszút álló Retró Sugárvető sem; a saját lapjaid igen. Ha a korong csak egy lapot takar, az magától kiválasztódik.
    .no = Válassz egyet a korong takarta lapok közül, de ne a lövő lapot.
memowars-mine = Az eltalált aknamező önmagát is, a lövő lapot is megsemmisíti, mindkettőt egyszerre. Ha annak a lapnak maradt még lövése, az elvész. Az akna miatt elveszett Retró Sugárvető nem áll bosszút. Az elveszett lap egy Bolygó révén visszatérhet.
memowars-retro-chain = A bosszúlövés eltalálhatja a következő Retró Sugárvetőt, és így tovább: amelyiket utoljára találták el, az lő először, és az távozik először. Ha közben eltalálják azt a lapot, amelyik a lövöldözést kezdte, a hátralévő lövései elvesznek, de a Retró Sugárvető akkor is bosszút áll.
memowars-eliminated = A kiesett lap lefordítva visszakerül a gazdájához, aki a kiesett lapjait bármikor megnézheti. Mindenki tudja, hány lapja maradt az egyes játékosoknak.

memowars-out = Az a játékos, akinek nincs lapja a galaxisban, kiesett. A bosszút álló Retró Sugárvető még a galaxisban lévő lapnak számít.
memowars-end-last = A játék azonnal véget ér, akár egy lövéssorozat kellős közepén is, amint már csak egyetlen játékosnak maradtak lapjai. Ez a játékos nyer.
memowars-end-draw = Ha egymás után 60 kör közül egyik sem hagyott kevesebb lapot a galaxisban, mint ahány addig a legkevesebb volt, vagy ha összesen 500 kör lement, a játék döntetlen azok között, akiknek még van lapjuk. Így ér véget, ha senki sem talál el semmit, és akkor is, ha a Bolygók és a lövések újra meg újra ugyanazokat a lapokat hozzák vissza és lövik ki. (A mi döntésünk.)

memowars-see-all = Mindenki látja, hol fekszenek a lapok, de azt nem, hogy melyik kié és micsoda; a lapok képét, amíg fel vannak fordítva; hogy hány lapja maradt az egyes játékosoknak; és hogy valaki mely lapokat nézi meg. Amíg a galaxis épül, senki sem tudja meg, ki tesz le egy lapot, kinek hány letennivaló lapja van még, és ki készült el.
memowars-see-own = Látod azokat a lapokat, amelyeket még le kell tenned, és a kiesett lapjaidat. Ha egy lapod már lefordítva fekszik, emlékezned kell rá.
memowars-see-scanner = Amit a Szkennered mutat, azt csak te látod, és csak abban a pillanatban.
memowars-see-forget = Amit már visszafordítottak, annak sehol sem lehet utánanézni. A lapokat olyan számokkal nevezzük meg, amelyek semmit sem árulnak el: a számokat a csata kezdetén újra kiosztjuk, és a visszatérő lap új számot kap.

## Lapok

memowars-kind-planet = Bolygó
memowars-kind-scanner = Szkenner
memowars-kind-double = Dupla Sugárvető
memowars-kind-blaster = Sugárvető
memowars-kind-retro = Retró Sugárvető
memowars-kind-mine = aknamező

# $kind a fenti szavak egyike, $owner_name egy játékos neve
memowars-face = { $owner ->
    [none] { $kind }
   *[other] { $kind } ({ $owner_name })
}

## Beállítások

memowars-option-memory = Minden helyhez, az elsőtől kezdve: a látott lapok hány százalékára emlékszik a gépi játékos (100: mindre).
memowars-option-steadiness = Minden helyhez, az elsőtől kezdve: mennyire szórnak a dobások, százalékban (50: biztos kéz, 200: remegő kéz).

## Hibák

memowars-option-seats = { $option }: ez a beállítás { $given } helyet nevez meg, de csak { $players } játékos vesz részt.
memowars-cards-fleet = { $file }, [{ $entry }]: egy flottában összesen { $fleet } lap van, nem { $total }.
memowars-cards-unarmed = { $file }, [{ $entry }]: egy flottába legalább egy olyan lap kell, amelyik lő.
memowars-cards-closed = { $file }, { $entry }: egy tolás után { $closed } tizedmilliméter maradna; ennek legalább 4-gyel kevesebbnek kell lennie annál, ami közelinek számít ({ $near }).
memowars-cards-room = { $file }, [{ $entry }]: az asztal túl kicsi ekkora lapokból { $cards } darabnak.
memowars-cards-mines = { $file }, { $entry }: egymástól { $mines } tizedmilliméterre az aknamezők érinthetnék egymást; legalább { $least } kell.

## Napló
# $seat egy játékos neve, $slot egy galaxisbeli lap száma, $card az, ami a képén látható

memowars-event-placed = { $face ->
    [none] Valaki letesz egy lapot: { $slot }.
   *[other] Leteszel egy lapot – { $slot }: { $face_kind }.
}
memowars-event-battle = Kezdődik a csata. { $seat } az első, nála van az ufó.
memowars-event-pushed = { $number ->
    [one] Megtelik az űr: egy csoport visszatolódik.
   *[other] Megtelik az űr: csoportok tolódnak vissza, összesen { $number } alkalommal.
}
memowars-event-revealed = { $seat } felfordít egy lapot – { $slot }: { $face }.
memowars-event-nothing = Nem történik semmi.
memowars-event-looked = { $face ->
    [none] { $seat } megnéz egy lapot: { $slot }.
   *[other] Megnézel egy lapot – { $slot }: { $face }.
}
memowars-event-returned = { $face ->
    [none] { $seat } visszahoz egy lapot: { $slot }.
   *[other] Visszahozol egy lapot – { $slot }: { $face_kind }.
}
memowars-event-tossed = { $seat } innen dobja a korongot: { $slot }.
memowars-event-landed = A korong itt áll meg: { $x }, { $y }.
memowars-event-missed = Egyetlen lapot sem takar.
memowars-event-hit = { $seat } eltalál egy lapot – { $slot }: { $face }.
memowars-event-revenge = { $seat } innen áll bosszút: { $slot }.
memowars-event-eliminated = Egy lap elhagyja a galaxist – { $slot }: { $face }.
memowars-event-dropped-out = { $seat } lapjai elfogytak: kiesett.
memowars-event-passed = Az ufó továbbszáll: { $seat } következik.
memowars-event-won = { $seat } marad egyedül talpon, és nyer.
memowars-event-drawn = Senki sem tudja befejezni: döntetlen.

## Az asztal a terminálban
# $slot egy lap száma, $slots több lapé; $wind az alábbi égtájak egyike; a hosszak centiméterben értendők

memowars-table-building = Épül a galaxis. Lapok az asztalon: { $cards ->
    [one] { $cards }
   *[other] { $cards }
}.
memowars-table-status = { $turn }. kör · az ufó gazdája: { $seat } · { $cards ->
    [one] { $cards } lap
   *[other] { $cards } lap
} a galaxisban
memowars-table-ufo = ufó
memowars-table-placing = lapot tesz
memowars-table-out = kiesett
memowars-table-hand = Leteendő lapjaid
memowars-table-eliminated = Kiesett lapjaid
memowars-table-face-up = Felfordítva
memowars-table-shots = { $shots ->
    [one] egy lövés
   *[other] { $shots } lövés
}
memowars-table-covered = A korong takarja: { $slots }.
memowars-table-from = Innen mérve: { $slot }
memowars-table-farther = … és még { $number }, messzebb
memowars-wind-n = észak
    .short = É
memowars-wind-ne = északkelet
    .short = ÉK
memowars-wind-e = kelet
    .short = K
memowars-wind-se = délkelet
    .short = DK
memowars-wind-s = dél
    .short = D
memowars-wind-sw = délnyugat
    .short = DNy
memowars-wind-w = nyugat
    .short = Ny
memowars-wind-nw = északnyugat
    .short = ÉNy
# begépelhető szavak: „bolygó mellé 7 é”, „cél 7”
memowars-typed-near = mellé
memowars-typed-at = cél
memowars-letter-stop = a
memowars-prompt-build = Tegyél le egy lapot: „bolygó 7 é” (a 7-es mellé, északra), „bolygó 7 é 30” (30°-ban elfordítva), „bolygó 9000 6500 30” (x, y, szög); [?] néhány hely, [r] szabályok, [q] kilépés
memowars-prompt-return = A Bolygód visszahoz egy lapot: „sugárvető 7 é” (a 7-es mellé, északra), „sugárvető 7 é 30” (30°-ban elfordítva), „sugárvető 9000 6500 30” (x, y, szög); [?] néhány hely, [r] szabályok, [q] kilépés
memowars-prompt-reveal = Fordíts fel egy lapot a számával, [?] minden lépés, [r] szabályok, [q] kilépés
memowars-prompt-look = Nézz meg egy lapot a számával ({ $looks ->
    [one] még egyet nézhetsz
   *[other] még { $looks } lapot nézhetsz
}), [{ memowars-letter-stop }]bbahagyom, [?] minden lépés, [r] szabályok, [q] kilépés
memowars-prompt-toss = Dobd a korongot egy lapra („cél 7”) vagy irány és távolság szerint („135 24”: 135°, 24 cm); [?] minden távolság, [r] szabályok, [q] kilépés
memowars-prompt-choose = Válassz a takart lapok közül a számával, [?] minden lépés, [r] szabályok, [q] kilépés
memowars-move-spot = szomszéd: { $slot }, irány: { $wind }, szög: { $angle }°
memowars-move-place = { $kind }: { $spot }
memowars-move-return = { memowars-move-place }
memowars-move-reveal = felfordítás: { $slot }
memowars-move-look = megnézés: { $slot }
memowars-move-stop = nem nézel meg több lapot
memowars-move-choose = kiválasztás: { $slot }
memowars-move-toss = { $slot ->
    [none] dobás: { $degrees }°, a kéztől { $flight } cm
   *[other] dobás, cél: { $slot }, { $degrees }°, a kéztől { $flight } cm
}
memowars-result-won = { $name } nyer, és { $cards ->
    [one] egy lapja
   *[other] { $cards } lapja
} maradt a galaxisban.
memowars-result-drawn = Döntetlen. Akiknek még van lapjuk a galaxisban: { $names }.
memowars-picture = { $cards ->
    [one] A galaxis: { $cards } lap
   *[other] A galaxis: { $cards } lap
}

## A gépi játékosok szintjei, névvel és jellemmel

memowars-level-1 = Űrturista
    .about = a saját bolygóit is elfelejti, és úgy dob, mint egy üstökös.
memowars-level-2 = Kadét
    .about = a felére emlékszik, és a harmadát eltalálja.
memowars-level-3 = Navigátor
    .about = tűrhető térképet őriz a fejében a galaxisról.
memowars-level-4 = Parancsnok
    .about = keveset felejt, jól dob, és megválogatja, kit ébreszt fel.
memowars-level-5 = Csillagadmirális
    .about = semmit sem felejt, és meg se rezzen a keze.

## Számok

memowars-score = Megmaradt lapok
