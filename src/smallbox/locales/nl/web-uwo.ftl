### UWO in de browser. Wat andere bestanden al zeggen, staat hier niet nog eens.

## Het veld

web-uwo-field = Het speelveld
web-uwo-empty = { $square }: leeg
web-uwo-yours = van jou
web-uwo-stack = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}
web-uwo-morfed = heeft deze beurt gemorft
web-uwo-wakes = knock-out, komt bij als een beurt van { $seat } { $moment ->
    [start] begint
   *[end] eindigt
}{ $turns ->
    [one] { "" }
   *[other] { " " }(nog { $turns } beurten)
}
web-uwo-mark-walk = hierheen lopen
web-uwo-mark-ride = hierheen rijden
web-uwo-mark-attack = aanvallen
web-uwo-mark-morf = morfen
web-uwo-mark-blast = in de ontploffing
web-uwo-mark-strike = kan aanvallen
web-uwo-mark-shield = beschermd
web-uwo-keys = Met de pijltjestoetsen ga je van vak naar vak, Enter kiest, Escape neemt terug.

## De kampen

web-uwo-side = { $seat } ({ $side }): energie { $energy }, kaarten in de hand { $hand }, kaarten op de stapel { $deck }.
web-uwo-energy = Energie: { $energy } van { $most }
web-uwo-hand = Kaarten in de hand: { $number }
web-uwo-deck = Kaarten op de stapel: { $number }
web-uwo-removed = Uit het spel
web-uwo-under = Onder je stapel, de onderste eerst
web-uwo-nothing = nog niets
web-uwo-quiet = Energierondes zonder verlies: { $number } van { $most }; dan is het gelijkspel.

## Wat er gevraagd wordt

web-uwo-stage = Wat er gevraagd wordt
web-uwo-may = { $what ->
    [both] Je mag nog morfen, en lopen of aanvallen.
    [morf] Je mag nog morfen.
    [act] Je mag nog lopen of aanvallen.
   *[none] Je kunt alleen nog de beurt beëindigen.
}
web-uwo-choose-target = { $act ->
    [both] Laat hem lopen of aanvallen.
    [walk] Laat hem lopen.
   *[attack] Laat hem aanvallen.
}
web-uwo-choose-card = Met een kaart uit je hand laat je hem morfen.
web-uwo-choose-nothing = Hij kan nu niets doen.
web-uwo-choose-path = Kies de weg vak voor vak; het laatste nog eens, en hij stopt daar.
web-uwo-choose-uwo = Welke UWO moet dit worden?
web-uwo-choose-blast = Een ontploffing maakt alle aangegeven vakken leeg.
web-uwo-swap = Ruilen en stoppen
web-uwo-end-pays = De beurt nu beëindigen kost energie: { $number }
web-uwo-keep-hand = Stoppen zonder trekken
web-uwo-burn = Alle energie opgeven
web-uwo-burn-note = Dat beëindigt de beurt. Energie die verloren gaat: { $number }
web-uwo-defend-mine = Je wordt aangevallen! Wat doe je?
web-uwo-defend-theirs = { $seat } moet zich verdedigen: met een Miskaart, door te morfen, of helemaal niet.
web-uwo-defend-none = Geen van je kaarten helpt hier.
web-uwo-counter-mine = De aanval is mislukt. Sla je terug?
web-uwo-counter-theirs = De aanval is mislukt. { $seat } mag terugslaan.
web-uwo-cost = Energie: { $number }

## Een UWO of een kaart van dichtbij

web-uwo-walks = Loopt: { $squares ->
    [0] helemaal niet
    [one] { $squares } vak, energie { $energy }
   *[other] tot { $squares } vakken, energie { $energy }
}
web-uwo-rides = Rijdt: tot { $squares } vakken, ook de hoek om en over vijanden heen, energie { $energy }
web-uwo-attacks = Valt aan: { $squares ->
    [0] helemaal niet
    [one] { $squares } vak, energie { $energy }
   *[other] tot { $squares } vakken, energie { $energy }
}
web-uwo-blasts = Ontploft: alle vakken eromheen, energie { $energy }
web-uwo-shields = Beschermd tegen: { $kinds }
web-uwo-no-shields = Geen schild
web-uwo-misses = Speel je als je wordt aangevallen: de aanval mislukt.

## Zetten in woorden

web-uwo-move-walk = { $kind } op { $square }: naar { $target } lopen
web-uwo-move-ride = { $kind } op { $square }: { $path } rijden
web-uwo-move-attack = { $kind } op { $square }: { $enemy } op { $target } aanvallen
web-uwo-move-blast = { $kind } op { $square }: ontploffen
web-uwo-move-morf = { $from } op { $square }: morfen in { $kind }

## Edities

web-uwo-editions = De edities en waarin ze verschillen
web-uwo-switch-refill_optional = De hand aanvullen
web-uwo-switch-ko_may_walk = Wie knock-out is, loopt
web-uwo-switch-ko_may_morf = Wie knock-out is, morft
web-uwo-switch-bazooka_ko_ends = Een Bazooka die geschoten heeft, komt bij
web-uwo-switch-rider_ko_ends = De vertrapten komen bij
web-uwo-fill-must = altijd
web-uwo-fill-may = naar keuze
web-uwo-wakes-end = aan het einde van zijn volgende beurt
web-uwo-wakes-start = aan het begin van zijn volgende beurt
web-uwo-wakes-rider-end = aan het einde van de volgende beurt van het kamp van de Ruiter
web-uwo-wakes-victim-end = aan het einde van de volgende beurt van hun eigen kamp
