### UWO: a szabálykönyv, az elutasítások és a napló. Az azonosítók a szabálypontoké, pont helyett kötőjellel.
### Az üzenet értéke maga a szabály, ahogy a szabálykönyvben áll; a .no elmondja a játékosnak, miért nem szabad egy lépés.

uwo-title = UWO
uwo-summary = Két alakváltó kis sereg csap össze harminc mezőn. Az nyer, aki a végén talpon marad.

## A szabálykönyv fejezetei

uwo-section-aim = Miről szól a játék
uwo-section-cards = A kártyák
uwo-section-setup = Előkészületek
uwo-section-turn = A köröd
uwo-section-morfing = Morfolás
uwo-section-walking = Mászkálás
uwo-section-attacking = Támadás
uwo-section-duels = Védekezés és párbaj
uwo-section-bazooka = Különleges: a Rakétavető
uwo-section-rider = Különleges: a Lovas
uwo-section-dynamite = Különleges: a Dinamit
uwo-section-energy = Ha elfogy az energia
uwo-section-end = A játék vége
uwo-section-seeing = Mit láthatsz

## Szabálypontok

uwo-aim = A Gnorfok és a Pnorfok azonosítatlan mászkáló egyedek, angolul unidentified walking objects, röviden UWO-k, és ki nem állhatják egymást. Az egyik tábort te vezeted. Távolítsd el a másik tábor összes UWO-ját, és nyertél.

uwo-cards-kinds = Minden tábornak 40 lapja van: tíz Ököl, kilenc Nemtalált, valamint három-három Pisztoly, Tank, Gömb, Torony, Rakétavető, Lovas és Dinamit. A kártyáról leolvasható, hány mezőt mászkálhat az UWO, és milyen messzire támad, melyik mennyi energiába kerül, a pajzs mellett pedig az, hogy mely fajták nem árthatnak neki. A Rakétavetőnek, a Lovasnak és a Dinamitnak saját szabályai vannak.
uwo-cards-table = A nyomtatott értékek csak olyan képeken szerepeltek, amelyek elvesztek, ezért a kártyatáblázat a mi döntésünk. A négy közönséges fajta körbe-körbe védett egymástól: a Tank a Gömbtől, a Gömb a Toronytól, a Torony a Pisztolytól, a Pisztoly a Tanktól. Ha megvannak neked a kártyák, írd be az értékeiket a saját kártyafájlodba.

uwo-setup-field = A játéktér öt oszlopból és hat sorból áll.
uwo-setup-army = Minden tábor tíz Ököllel kezd, amelyek megtöltik a tábor első két sorát.
uwo-setup-eight = Az első játszmához nyolc UWO-t állíts fel: a hátsó sorod két sarka üresen marad, és a két fölösleges Ököl nem vesz részt a játékban.
uwo-setup-deck = A többi 30 lapodból keverj lefordított húzópaklit, és húzz a kezedbe hármat.
uwo-setup-energy = Minden tábornak hat energiapontja van. A Gnorfok energiakártyáinak sora függőlegesen áll, a Pnorfoké vízszintesen fekszik.
uwo-setup-gnorfs-first = Az első kör a Gnorfoké.

uwo-turn-seat = Csak az a játékos léphet, akit a játék éppen kérdez, és csak azzal, amire a kérdés vonatkozik: ez lehet kör, védekezés vagy ellentámadás.
    .no = Most nem ez a kérdés hozzád.
uwo-turn-own = A körödben csak a saját táborod UWO-ival léphetsz.
    .no = Ott nem a te UWO-d áll.
uwo-hand = Olyan lapot játszol ki, amely a kezedben van.
    .no = Ilyen lap nincs a kezedben.
uwo-energy-afford = Mindenért azonnal fizetni kell. Amit nem tudsz kifizetni, azt nem teheted meg.
    .no = Erre nincs elég energiád.
uwo-turn-one-each = A körödben egyszer morfolhatsz és egyszer akciózhatsz, bármilyen sorrendben; akciónak a mászkálás és a támadás számít. Bármelyiket kihagyhatod, akár mindkettőt is. A kör addig tart, amíg te be nem fejezed, akkor is, ha már mindkettő megvolt.
    .no = Egy körben csak egy morfolás és egy akció jár neked.
uwo-turn-refill = A köröd végén egészítsd ki a kezedet három lapra, ameddig a húzópaklidból futja. Angol kiadás: a körödet húzás nélkül is befejezheted. Ha a köröd másképp ér véget, cserével vagy azért, mert elfogyott az energiád, a kezed mindig kiegészül. (Ez az utolsó a mi döntésünk.)
    .no = Húzás nélkül csak akkor fejezheted be a kört, ha ebben megállapodtatok, mint az angol kiadásban, és van lap, amit húzhatnál.
uwo-turn-at-least-one = Egy kör legalább egy energiapontba kerül. Ha a körödben semmiért sem fizettél, a végén fizetsz egyet. Ha csak morfoltál, az is elég fizetség. (Ez az utolsó a mi döntésünk. A játék előtt megegyezhettek abban is, hogy nem elég: aki mászkálás és támadás nélkül fejezi be a körét, az akkor egy energiapontot fizet, ha van még neki.)
uwo-energy-burn = Az összes megmaradt energiádat veszni hagyhatod; ezzel véget ér a köröd.

uwo-morf-own = Morfoláshoz játssz ki egy lapot a kezedből valamelyik saját UWO-dra a játéktéren. Az UWO mostantól az, amit a lap mutat, és minden korábbi lapja alatta marad. A morfolás egy energiapontba kerül.
    .no = Csak saját UWO-t morfolhatsz át.
uwo-morf-no-miss = A Nemtalált nem olyan alak, amivé morfolni lehet. (A mi döntésünk.)
    .no = Nemtalálttá nem lehet morfolni: tartogasd arra, amikor megtámadnak.
uwo-morf-no-attack = Az az UWO, amelyik a saját körödben morfolt, abban a körben még mászkálhat, de nem támadhat.
    .no = Ez az UWO ebben a körben morfolt, támadni csak a következőben tud.
uwo-swap = Morfolás helyett a húzópaklid aljára tehetsz egy lapot a kezedből, és felhúzhatod a legfelsőt. Ezzel véget ér a köröd, úgyhogy ha akciózni is akarsz, azzal kezdd. Bármelyik lapot kicserélheted, maga a csere nem kerül semmibe, és a húzópakliban kell lennie felhúzható lapnak. (Az utolsó mondat a mi döntésünk.)
    .no = Cserélni csak morfolás helyett lehet, és csak amíg van a húzópaklidban felhúzható lap.

uwo-walk-straight = Az UWO legfeljebb annyi mezőt mászkál, amennyit a kártyája mond, egyetlen egyenes vonalban, egy sor vagy egy oszlop mentén. Útközben minden mezőnek üresnek kell lennie, és az utolsónak is.
    .no = Egyenes vonalban mászkál, csak üres mezőkön át, és nem messzebbre, mint amennyit a kártyája mond.

uwo-attack-line = Olyan ellenséget támadhatsz meg, amelyik ugyanabban a sorban vagy oszlopban áll, nincs messzebb, mint ameddig a kártyád elér, és nem áll köztetek senki.
    .no = Ott ellenségnek kell állnia, egy vonalban az UWO-ddal, annak hatótávolságán belül, és nem állhat köztük senki.
uwo-attack-pay = A támadásért azelőtt fizetsz, hogy kiderülne, sikerül-e.
uwo-attack-shielded = Az a fajta, amelyik a célpont pajzsa mellett szerepel, nem támadhatja meg a célpontot.
    .no = Azt az UWO-t a pajzsa megvédi a tiédtől.
uwo-attack-hit = Az eltalált UWO kikerül a játékból, az alatta lévő összes lappal együtt.

uwo-defend-morf = Ha az UWO-dat megtámadják, ott helyben átmorfolhatod egy energiapontért, de csak olyan fajtává, amelyet a pajzsa megvéd a támadótól. Ez nem számít bele a köröd morfolásába. (Ez az utolsó a mi döntésünk.)
    .no = Ha megtámadtak, csak olyan fajtává morfolhatsz, amelyet a pajzsa megvéd a támadótól.
uwo-defend-miss = Vagy kijátszol egy Nemtalált lapot: a támadás nem sikerül. Ez nem kerül energiába, a Nemtalált lap pedig kikerül a játékból.
    .no = Nemtalált lapot csak akkor játszhatsz ki, ha megtámadtak.
uwo-defend-none = Vagy nem teszel semmit, és eltalálnak. A kérdést mindig megkapod, ha csak egy lap is van a kezedben, így a kérdésből senki sem tudja meg, mi van nálad.
    .no = Most nem támadnak.
uwo-duel-counter = Ha sikerült megvédened magad, a megtámadott UWO azonnal visszavághat a támadónak. A vonal, a hatótávolság, a pajzs és az energia úgy számít, mint bármely támadásnál, de itt az az UWO is támadhat, amelyik épp most morfolt. Ha ez nem lehetséges, a párbajnak kérdés nélkül vége. (Az utolsó két mondat a mi döntésünk.)
    .no = Visszavágni csak közvetlenül sikeres védekezés után lehet.
uwo-duel-again = Aki túlél egy ellentámadást, maga is újra visszavághat, és így tovább, amíg valaki már nem akar, nem tud, vagy eltalálják. Mindez ahhoz a körhöz tartozik, amelyikben a párbaj kezdődött. Senki sem üt kétszer egymás után. (Ez az utolsó a mi döntésünk.)
uwo-ko-helpless = A kiütött UWO-nak nincs pajzsa, nem támadhat, és semmi sem mentheti meg: ha megtámadják, biztosan eltalálják. Holland kiadás: se mászkálni, se morfolni nem tud. Angol és magyar kiadás: mászkálhat, és a saját tábora körében morfolhat is, de a morfolástól nem tér magához. (Ez az utolsó a mi döntésünk.)
    .no = Ez az UWO ki van ütve.

uwo-bazooka-ko = A Rakétavető minden lövése után ki van ütve, ellentámadásnál is. Holland és angol kiadás: a következő köröd végéig. Magyar kiadás: a következő köröd kezdetéig. Csak a saját köreid számítanak, akkor is, ha több jut neked egymás után. (Ez az utolsó a mi döntésünk.)

uwo-rider-walk = A Lovas nem úgy mászkál, mint a többiek: legalább egy, legfeljebb három mezőt megy, közben kanyarodhat, de átlósan sosem mehet, és üres mezőre kell érkeznie. Ez mindig két energiapontba kerül. Ugyanarra a mezőre nem mehet kétszer. (Ez az utolsó a mi döntésünk.)
    .no = A Lovas, és csak a Lovas, legalább egy, legfeljebb három mezőt megy, mindig szomszédos mezőre, egyikre sem kétszer, és üres mezőre érkezik.
uwo-rider-tramples = A Lovas átgázolhat az ellenségen. Akin átgázol, az ki van ütve.
uwo-rider-ko = Meddig vannak kiütve az eltaposottak? Holland kiadás: a Lovas tábora következő körének végéig. Angol és magyar kiadás: a saját táboruk következő körének végéig.
uwo-rider-again = Ha a Lovas olyan UWO-n gázol át, amelyik már ki van ütve, annak az ideje újraindul: az új határidő lép a régi helyébe.
uwo-rider-not-bazooka = A Lovas nem gázolhat át Rakétavetőn, mert azt a pajzsa megvédi tőle. A kiütött Rakétavető ezt a pajzsát is elvesztette. (Ez az utolsó a mi döntésünk.)
    .no = A Lovas nem gázolhat át olyan Rakétavetőn, amelyik magánál van.
uwo-rider-not-own = A Lovas nem gázolhat át a saját tábora UWO-in.
    .no = A Lovas nem gázolhat át a saját táborán.
uwo-rider-no-miss = Az eltaposás ellen senki sem védekezhet, még Nemtalált lappal sem.
uwo-rider-no-attack = A Lovas sosem támad.
    .no = A Lovas sosem támad: átgázol az ellenségen, és kiüti.
uwo-duel-rider = Ha egy Lovast megtámadnak, csak Nemtalált lap mentheti meg: párbajban nem morfol és nem vág vissza, így a Nemtalált lapja után a párbajnak vége.
    .no = A megtámadott Lovast csak Nemtalált lap mentheti meg.

uwo-dynamite-blast = A Dinamit úgy támad, hogy felrobban. Ezzel eltávolítja önmagát és minden UWO-t a körülötte lévő nyolc mezőről, barátot és ellenséget egyaránt; célpont nem kell hozzá. Ellentámadásként is felrobbanhat, ha a támadó e mezők valamelyikén áll. (Ez az utolsó a mi döntésünk.)
    .no = A Dinamit, és csak a Dinamit, úgy támad, hogy felrobban.
uwo-dynamite-no-defence = A robbanás ellen senki sem védekezhet, és a pajzs sem segít.
uwo-dynamite-at-once = Másokkal ellentétben a Dinamit már abban a körben is támadhat, amelyikben morfolt, ha abban a körben nem mászkált.
    .no = Ez a Dinamit ebben a körben mászkált, felrobbanni csak a következőben tud.

uwo-energy-out = Energia nélkül nincs köröd. A másik tábor megy tovább, körről körre, amíg neki sem marad. Eközben csak Nemtalált lapokkal védekezhetsz, és nem egészíted ki a kezedet. Amit már kifizettetek, az még végbemegy, akár egy egész párbaj is; utána az energia nélkül maradt játékos köre magától véget ér, és a kezét a szokásos módon kiegészíti. (Az utolsó mondat a mi döntésünk.)
uwo-energy-back = Ha mindkét tábor kifogyott az energiából, mindkettő visszakapja mind a hat energiapontját, és a következő kör azé, amelyik előbb fogyott ki. Ha egy párbaj mindkettőt kimeríti, az számít elsőnek, amelyik előbb jutott nullára. (Ez az utolsó a mi döntésünk.)

uwo-end-exterminate = Az nyer, aki az egész ellenséges sereget eltávolította. Ha csak a saját utolsó UWO-idat robbantod fel, veszítettél.
uwo-end-no-cards = Ha elfogy a húzópakli vagy kiürül egy kéz, attól még nincs vége semminek: játssz tovább azzal, amid van.
uwo-end-both = Ha ugyanaz a robbanás mindkét tábor utolsó UWO-it eltávolítja, a játék döntetlen. (A mi döntésünk.)
uwo-end-stalemate = Ha mindkét tábor egymás után hússzor elhasználta az energiáját, és ezalatt egyetlen UWO sem került ki a játékból, a játék döntetlen. (A mi döntésünk.)

uwo-see-own = Látod a saját kezedet, és tudod, milyen lapokat tettél a húzópaklid aljára.
uwo-see-all = Mindenki látja a játékteret – melyik UWO micsoda, hány lapja van, ki van kiütve és meddig –, mindkét tábor energiáját, azt, hogy hány lap van az egyes kezekben és húzópaklikban, és minden lapot, amely kikerült a játékból.
uwo-see-nobody = Senki sem látja a másik tábor kezét, sem azt, hogy milyen sorrendben vannak a lapok egy húzópakliban.

## Táborok, fajták és mezők

uwo-side-gnorf = Gnorfok
uwo-side-pnorf = Pnorfok
uwo-side = { $seat ->
    [0] { uwo-side-gnorf }
   *[1] { uwo-side-pnorf }
}
uwo-kind-fist = Ököl
uwo-kind-pistol = Pisztoly
uwo-kind-tank = Tank
uwo-kind-ball = Gömb
uwo-kind-turret = Torony
uwo-kind-bazooka = Rakétavető
uwo-kind-rider = Lovas
uwo-kind-dynamite = Dinamit
uwo-kind-miss = Nemtalált

## Beállítások

uwo-option-edition = Melyik szabálykönyv dönt, ahol eltérnek?
uwo-option-army = Hány UWO-val kezd egy tábor: 10, vagy az első játszmához 8.
uwo-option-refill_optional = A játékos a kör végén kiegészítetlenül is hagyhatja a kezét.
uwo-option-ko_may_walk = A kiütött UWO mászkálhat.
uwo-option-ko_may_morf = A kiütött UWO a saját tábora körében morfolhat.
uwo-option-bazooka_ko_ends = Mikor tér magához a Rakétavető, miután lőtt, a tábora következő körében?
uwo-option-rider_ko_ends = Mikor térnek magukhoz az eltaposottak?
uwo-option-inaction_costs = Az a kör, amelyben nem volt se mászkálás, se támadás, a végén egy energiapontba kerül, morfolás után is.
uwo-option-as-edition = ahogy a kiadás mondja
uwo-option-edition-nl = holland
    .about = A kezet mindig ki kell egészíteni. A kiütött nem mászkál és nem morfol. A Rakétavető, miután lőtt, és akit a Lovas eltaposott, annak a tábornak a következő köre végéig fekszik, amelyik tette.
uwo-option-edition-en = angol
    .about = A kezet nem kötelező kiegészíteni. A kiütött mászkálhat és morfolhat. A Rakétavető, miután lőtt, a tábora következő körének végéig fekszik, az eltaposottak a saját táboruk következő körének végéig.
uwo-option-edition-hu = magyar
    .about = A kezet mindig ki kell egészíteni. A kiütött mászkálhat és morfolhat. A Rakétavető, miután lőtt, a tábora következő körének kezdetén tér magához, az eltaposottak a saját táboruk következő körének végén.
uwo-option-bazooka_ko_ends-end = a végén
uwo-option-bazooka_ko_ends-start = a kezdetén
uwo-option-rider_ko_ends-rider-end = a Lovas körének végén
uwo-option-rider_ko_ends-victim-end = a saját körük végén
uwo-option-rider_ko_ends-victim-start = a saját körük kezdetén

## Hibák a kártyafájlban

uwo-cards-kind = { $file }, { $entry }. bejegyzés: nincs ilyen fajta: „{ $kind }”. Ami van: { $kinds }.
uwo-cards-twice = { $file }, { $entry }. bejegyzés: ennek a fajtának már van bejegyzése: „{ $kind }”.
uwo-cards-missing = { $file }: ennek a fajtának nincs bejegyzése: „{ $kind }”. Ha nem kell a játékba, írd ezt: copies = 0.
uwo-cards-count = { $file }: egy tábornak összesen { $needed } lap kell, de { $cards } van.
uwo-cards-fists = { $file }, { $entry }. bejegyzés („{ $kind }”): a kezdő seregbe { $needed } kell belőle, nem pedig { $copies }.
uwo-cards-miss = { $file }, { $entry }. bejegyzés („{ $kind }”): a Nemtalált lap nem mászkál, nem támad, és nincs pajzsa; csak copies tartozik hozzá.
uwo-cards-walk = { $file }, { $entry }. bejegyzés („{ $kind }”): legfeljebb { $most } mezőt mászkálhat, nem pedig { $squares } mezőt.
uwo-cards-attack = { $file }, { $entry }. bejegyzés („{ $kind }”): legfeljebb { $most } mezőre érhet el, nem pedig { $squares } mezőre.
uwo-cards-rider = { $file }, { $entry }. bejegyzés („{ $kind }”): a Lovas nem támad.
uwo-cards-dynamite = { $file }, { $entry }. bejegyzés („{ $kind }”): a robbanás egy mezőre ér el; írd ezt: attack = 1.
uwo-cards-energy = { $file }, { $entry }. bejegyzés („{ $kind }”): a mászkálás és a támadás ára { $least }–{ $most } energiapont, ahol pedig a mezők száma 0, ott semmi; ennyi nem lehet: { $energy }.
uwo-cards-shield = { $file }, { $entry }. bejegyzés („{ $kind }”): ez ellen nincs pajzs: „{ $shield }”. Ami ellen van: { $kinds }.

## Napló

uwo-event-turn = { $seat } következik, { $number } energiaponttal.
uwo-event-morfed = { $seat } átmorfolja egyik UWO-ját ({ $square }): { $kind } lesz belőle.
uwo-event-swapped = { $kind ->
    [none] { $seat } kicserél egy lapot.
   *[other] { $seat } kicserél egy lapot: { $kind }.
}
uwo-event-walked = { $seat }: { $kind } mászkál, { $square } → { $target }.
uwo-event-rode = { $seat }: { $kind } vágtat, { $square } → { $target }.
uwo-event-trampled = { $seat }: { $kind } ({ $square }) eltaposva hever, ki van ütve.
uwo-event-attacked = { $seat }: { $kind } támad, { $square } → { $target }.
uwo-event-countered = { $seat }: { $kind } visszavág, { $square } → { $target }.
uwo-event-defended = { $seat } átmorfolja a megtámadott UWO-t ({ $square }): { $kind } lesz belőle, és a pajzsa megvédi.
uwo-event-dodged = { $seat } kijátszik egy Nemtalált lapot: { $kind } ({ $square }) megússza.
uwo-event-declined = { $seat } nem vág vissza.
uwo-event-blasted = { $seat }: { $kind } ({ $square }) felrobban.
uwo-event-removed = { $seat } elveszít egy UWO-t: { $kind }, { $square } ({ $number ->
    [one] { $number } lap
   *[other] { $number } lap
}).
uwo-event-stunned = { $seat }: { $kind } ({ $square }) a saját lövésétől ki van ütve.
uwo-event-woke = { $seat }: { $kind } ({ $square }) magához tért.
uwo-event-paid = { $seat } { $number } energiapontot fizet a köre befejezéséért.
uwo-event-burned = { $seat } veszni hagy { $number } energiapontot.
uwo-event-out = { $seat } kifogyott az energiából.
uwo-event-refilled = { $number ->
    [one] { $seat } húz egy lapot.
   *[other] { $seat } húz { $number } lapot.
}
uwo-event-kept = { $seat } nem egészíti ki a kezét.
uwo-event-energy-back = Mindkét tábornak újra megvan minden energiája. { $seat } kezd.
uwo-event-game-over = { $seat_number ->
    [none] { uwo-result-drawn }
   *[other] { $seat } nyert.
}

## Az asztal a terminálban

uwo-table-cards = kéz: { $hand }, húzópakli: { $deck }
uwo-table-duel = Párbaj: { $attacker } – { $attacked }
uwo-table-hand = A lapjaid
uwo-table-kind = Fajta
uwo-table-walk = Mászkálás / energia
uwo-table-attack = Támadás / energia
uwo-table-shields = Pajzsa véd ez ellen
uwo-letter-end = v
uwo-letter-keep-hand = h
uwo-letter-burn = f
uwo-letter-swap = c
uwo-letter-miss = n
uwo-letter-yield = s
uwo-letter-counter = e
uwo-letter-decline = n
uwo-prompt-turn = Mászkálás vagy támadás: b2 b3 · morfolás: b2 pisztoly · robbanás: b2 ! · csere: { uwo-letter-swap } pisztoly · [{ uwo-letter-end }]ége a körnek · { $keep ->
    [yes] vége [{ uwo-letter-keep-hand }]úzás nélkül ·{ " " }
   *[no] { "" }
}minden energia [{ uwo-letter-burn }]eladása · [?] minden lépés, [r] szabályok, [q] kilépés
uwo-prompt-defend = Megtámadtak! [{ uwo-letter-miss }]emtalált · morfolás: írd be a fajtát · [{ uwo-letter-yield }]emmit sem teszel · [?] minden lépés, [r] szabályok, [q] kilépés
uwo-prompt-counter = Visszavágsz? [{ uwo-letter-counter }]llentámadás · [{ uwo-letter-decline }]em · [r] szabályok, [q] kilépés
uwo-move-morf = morfolás: { $kind }
uwo-move-defend-morf = { uwo-move-morf }
uwo-move-swap = csere a legfelső lapra, és vége a körnek: { $kind }
uwo-move-walk = mászkálás
uwo-move-ride = lovaglás
uwo-move-attack = támadás
uwo-move-blast = robbanás
uwo-move-end = a kör befejezése
uwo-move-keep-hand = a kör befejezése húzás nélkül
uwo-move-burn = minden energia feladása, és vége a körnek
uwo-move-miss = Nemtalált kijátszása
uwo-move-yield = nem teszel semmit, és eltalálnak
uwo-move-counter = visszavágás
uwo-move-decline = nem vágsz vissza
uwo-result-drawn = A játék döntetlen.
uwo-result-won = { $name } győzött; { $left ->
    [one] egyetlen UWO maradt
   *[other] { $left } UWO maradt
} talpon.

## Számok

uwo-tally-morfed = Morfolás
uwo-tally-attacks = Támadás
uwo-tally-removed = Kiesett
uwo-tally-turns = Körök
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

## A gépi játékosok szintjei, névvel és jellemmel

uwo-level-1 = Zöldfülű
    .about = megy, amerre a lába viszi, és azért morfol, mert csiklandoz.
uwo-level-2 = Újonc
    .about = üti, ami előtte áll, és gyakran meglepi a válasz.
uwo-level-3 = Őrmester
    .about = zárt sorokban tartja a csapatát, és egy ütéssel előre lát.
uwo-level-4 = Kapitány
    .about = arra a párbajra spórol energiát, amelyet előre kitervelt.
uwo-level-5 = Nagymorf
    .about = mintha ismerné a lapjaidat, pedig csak téged ismer.

## Számok

uwo-score = Megmaradt UWO-k
