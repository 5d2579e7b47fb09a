### UWO en la retumilo. Kion aliaj dosieroj jam diras, tio ne ripetiĝas ĉi tie.

## La kampo

web-uwo-field = La kampo
web-uwo-empty = { $square }: malplena
web-uwo-yours = via
web-uwo-stack = { $number ->
    [one] { $number } karto
   *[other] { $number } kartoj
}
web-uwo-morfed = morfiĝis en ĉi tiu vico
web-uwo-wakes = svena; rekonsciiĝas, kiam vico de { $seat } { $moment ->
    [start] komenciĝas
   *[end] finiĝas
}{ $turns ->
    [one] { "" }
   *[other] { " " }(ankoraŭ { $turns } vicoj)
}
web-uwo-mark-walk = marŝi ĉi tien
web-uwo-mark-ride = rajdi ĉi tien
web-uwo-mark-attack = ataki
web-uwo-mark-morf = morfi
web-uwo-mark-blast = en la eksplodo
web-uwo-mark-strike = povas ataki
web-uwo-mark-shield = ŝirmata
web-uwo-keys = La sagoklavoj iras de kvadrato al kvadrato, Enter elektas, Escape malfaras.

## La flankoj

web-uwo-side = { $seat } ({ $side }): energio { $energy }, kartoj en la mano { $hand }, kartoj en la stako { $deck }.
web-uwo-energy = Energio: { $energy } el { $most }
web-uwo-hand = Kartoj en la mano: { $number }
web-uwo-deck = Kartoj en la stako: { $number }
web-uwo-removed = Ekster la ludo
web-uwo-under = Sub via stako, la plej malsupra unue
web-uwo-nothing = ankoraŭ nenio
web-uwo-quiet = Energirondoj sen perdo: { $number } el { $most }; poste la ludo estas egala.

## Kion oni demandas

web-uwo-stage = Kion oni demandas
web-uwo-may = { $what ->
    [both] Vi ankoraŭ rajtas morfi, kaj marŝi aŭ ataki.
    [morf] Vi ankoraŭ rajtas morfi.
    [act] Vi ankoraŭ rajtas marŝi aŭ ataki.
   *[none] Restas nur fini la vicon.
}
web-uwo-choose-target = { $act ->
    [both] Elektu, kien ĝi marŝu aŭ kiun ĝi ataku.
    [walk] Elektu, kien ĝi marŝu.
   *[attack] Elektu, kiun ĝi ataku.
}
web-uwo-choose-card = Per karto el via mano vi morfas ĝin.
web-uwo-choose-nothing = Nun ĝi povas fari nenion.
web-uwo-choose-path = Elektu la vojon laŭ kvadratoj; la lastan denove, kaj ĝi haltas tie.
web-uwo-choose-uwo = Kiu UWO fariĝu ĉi tio?
web-uwo-choose-blast = Eksplodo malplenigas ĉiujn markitajn kvadratojn.
web-uwo-swap = Interŝanĝi kaj fini
web-uwo-end-pays = Fini la vicon nun kostas energion: { $number }
web-uwo-keep-hand = Fini sen tiri
web-uwo-burn = Rezigni pri la tuta energio
web-uwo-burn-note = Tio finas la vicon. Perdota energio: { $number }
web-uwo-defend-mine = Oni atakas vin! Kion vi faras?
web-uwo-defend-theirs = { $seat } devas sin defendi: per Maltrafo, per morfo aŭ tute ne.
web-uwo-defend-none = Neniu el viaj kartoj helpas ĉi tie.
web-uwo-counter-mine = La atako malsukcesis. Ĉu vi rebatas?
web-uwo-counter-theirs = La atako malsukcesis. { $seat } rajtas rebati.
web-uwo-cost = Energio: { $number }

## UWO aŭ karto de proksime

web-uwo-walks = Marŝas: { $squares ->
    [0] tute ne
    [one] { $squares } kvadraton, energio { $energy }
   *[other] ĝis { $squares } kvadratojn, energio { $energy }
}
web-uwo-rides = Rajdas: ĝis { $squares } kvadratojn, ankaŭ ĉirkaŭ anguloj kaj trans malamikojn, energio { $energy }
web-uwo-attacks = Atakas: { $squares ->
    [0] tute ne
    [one] { $squares } kvadraton, energio { $energy }
   *[other] ĝis { $squares } kvadratojn, energio { $energy }
}
web-uwo-blasts = Eksplodas: ĉiuj kvadratoj ĉirkaŭ ĝi, energio { $energy }
web-uwo-shields = Ŝirmata kontraŭ: { $kinds }
web-uwo-no-shields = Sen ŝildo
web-uwo-misses = Ludata, kiam oni atakas vin: la atako malsukcesas.

## Movoj per vortoj

web-uwo-move-walk = { $kind } sur { $square }: marŝi al { $target }
web-uwo-move-ride = { $kind } sur { $square }: rajdi { $path }
web-uwo-move-attack = { $kind } sur { $square }: ataki; la celo: { $enemy } sur { $target }
web-uwo-move-blast = { $kind } sur { $square }: eksplodi
web-uwo-move-morf = { $from } sur { $square }: morfi; la nova speco: { $kind }

## Eldonoj

web-uwo-editions = La eldonoj kaj iliaj diferencoj
web-uwo-switch-refill_optional = Replenigi la manon
web-uwo-switch-ko_may_walk = Svenaj UWO-j marŝas
web-uwo-switch-ko_may_morf = Svenaj UWO-j morfiĝas
web-uwo-switch-bazooka_ko_ends = Bazuko, kiu pafis, rekonsciiĝas
web-uwo-switch-rider_ko_ends = La surtretitoj rekonsciiĝas
web-uwo-fill-must = ĉiam
web-uwo-fill-may = laŭplaĉe
web-uwo-wakes-end = fine de sia sekva vico
web-uwo-wakes-start = komence de sia sekva vico
web-uwo-wakes-rider-end = fine de la sekva vico de la flanko de la Rajdanto
web-uwo-wakes-victim-end = fine de la sekva vico de sia propra flanko
