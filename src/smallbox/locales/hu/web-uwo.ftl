### UWO a böngészőben. Ami más fájlokban már megvan, az itt nem szerepel újra.

## A mező

web-uwo-field = A játéktér
web-uwo-empty = { $square }: üres
web-uwo-yours = a tiéd
web-uwo-stack = { $number ->
    [one] { $number } lap
   *[other] { $number } lap
}
web-uwo-morfed = ebben a körben morfolt
web-uwo-wakes = ki van ütve; akkor tér magához, amikor { $moment ->
    [start] elkezdődik
   *[end] véget ér
} egy köre ennek a játékosnak: { $seat }{ $turns ->
    [one] { "" }
   *[other] { " " }(hátralévő körök: { $turns })
}
web-uwo-mark-walk = mászkálás ide
web-uwo-mark-ride = lovaglás ide
web-uwo-mark-attack = támadás
web-uwo-mark-morf = morfolás
web-uwo-mark-blast = a robbanásban
web-uwo-mark-strike = támadhat
web-uwo-mark-shield = pajzs védi
web-uwo-keys = A nyílbillentyűk mezőről mezőre visznek, az Enter választ, az Escape visszavon.

## A táborok

web-uwo-side = { $seat } ({ $side }): energia { $energy }, lapok a kézben { $hand }, lapok a húzópakliban { $deck }.
web-uwo-energy = Energia: { $energy } / { $most }
web-uwo-hand = Lapok a kézben: { $number }
web-uwo-deck = Lapok a húzópakliban: { $number }
web-uwo-removed = Kikerült a játékból
web-uwo-under = A húzópaklid alján, legalulról kezdve
web-uwo-nothing = még semmi
web-uwo-quiet = Veszteség nélküli energiakörök: { $number } / { $most }; utána döntetlen.

## Amit a játék kérdez

web-uwo-stage = Amit a játék kérdez
web-uwo-may = { $what ->
    [both] Még morfolhatsz, és mászkálhatsz vagy támadhatsz.
    [morf] Még morfolhatsz.
    [act] Még mászkálhatsz vagy támadhatsz.
   *[none] Már csak befejezheted a kört.
}
web-uwo-choose-target = { $act ->
    [both] Válaszd ki, hová megy vagy kit támad.
    [walk] Válaszd ki, hová megy.
   *[attack] Válaszd ki, kit támad.
}
web-uwo-choose-card = Egy kézben lévő lappal morfolhat.
web-uwo-choose-nothing = Most semmit sem tehet.
web-uwo-choose-path = Válaszd az utat mezőről mezőre; az utolsót újra, és ott megáll.
web-uwo-choose-uwo = Melyik UWO legyen ez?
web-uwo-choose-blast = A robbanás minden megjelölt mezőt kiürít.
web-uwo-swap = Csere, és vége a körnek
web-uwo-end-pays = Ha most fejezed be a kört, az ennyi energiába kerül: { $number }
web-uwo-keep-hand = Vége húzás nélkül
web-uwo-burn = Minden energia feladása
web-uwo-burn-note = Ezzel vége a körnek. Elvesző energia: { $number }
web-uwo-defend-mine = Megtámadtak! Mit teszel?
web-uwo-defend-theirs = { $seat } védekezik: egy Nemtalált lappal, morfolással vagy sehogy.
web-uwo-defend-none = Egyik lapod sem segít most.
web-uwo-counter-mine = A támadás nem sikerült. Visszavágsz?
web-uwo-counter-theirs = A támadás nem sikerült. { $seat } visszavághat.
web-uwo-cost = Energia: { $number }

## Egy UWO vagy egy lap közelről

web-uwo-walks = Mászkálás: { $squares ->
    [0] soha
    [one] { $squares } mező, energia { $energy }
   *[other] legfeljebb { $squares } mező, energia { $energy }
}
web-uwo-rides = Lovaglás: legfeljebb { $squares } mező, akár kanyarodva és ellenségen át, energia { $energy }
web-uwo-attacks = Támadás: { $squares ->
    [0] soha
    [one] { $squares } mező, energia { $energy }
   *[other] legfeljebb { $squares } mező, energia { $energy }
}
web-uwo-blasts = Robbanás: minden szomszédos mező, energia { $energy }
web-uwo-shields = Pajzsa véd ezek ellen: { $kinds }
web-uwo-no-shields = Nincs pajzsa
web-uwo-misses = Akkor játszod ki, ha megtámadtak: a támadás nem talál.

## Lépések szavakkal

web-uwo-move-walk = { $kind } ({ $square }): mászkálás ide: { $target }
web-uwo-move-ride = { $kind } ({ $square }): lovaglás, { $path }
web-uwo-move-attack = { $kind } ({ $square }): támadás, célpont: { $enemy } ({ $target })
web-uwo-move-blast = { $kind } ({ $square }): robbanás
web-uwo-move-morf = { $from } ({ $square }): morfolás, ez lesz belőle: { $kind }

## Kiadások

web-uwo-editions = A kiadások és a különbségeik
web-uwo-switch-refill_optional = A kéz kiegészítése
web-uwo-switch-ko_may_walk = A kiütöttek mászkálhatnak
web-uwo-switch-ko_may_morf = A kiütöttek morfolhatnak
web-uwo-switch-bazooka_ko_ends = Ekkor tér magához a Rakétavető, miután lőtt
web-uwo-switch-rider_ko_ends = Ekkor térnek magukhoz az eltaposottak
web-uwo-fill-must = mindig
web-uwo-fill-may = tetszés szerint
web-uwo-wakes-end = a következő köre végén
web-uwo-wakes-start = a következő köre kezdetén
web-uwo-wakes-rider-end = a Lovas tábora következő körének végén
web-uwo-wakes-victim-end = a saját táboruk következő körének végén
