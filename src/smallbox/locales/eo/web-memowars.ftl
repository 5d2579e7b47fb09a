### MemoWars en la retumilo. Kio estas sur la kartoj, kio okazas kaj kio ne estas permesata, tio staras en memowars.ftl.

## Kion oni petas de vi

web-memowars-ask-build = Metu viajn kartojn: elektu unu, trenu ĝin al ĝia loko kaj turnu ĝin.
web-memowars-ask-return = Via Planedo revenigas karton: elektu unu kaj metu ĝin.
web-memowars-ask-reveal = Via vico: malkaŝu iun ajn karton.
web-memowars-ask-look = Via Skanilo: rigardu karton ({ $looks ->
    [one] ankoraŭ unu rigardo
   *[other] ankoraŭ { $looks } rigardoj
}).
web-memowars-ask-toss = Ĵetu vian diskon: premu sur la brilanta karto, tiru malantaŭen kaj lasu ({ $shots ->
    [one] unu pafo
   *[other] { $shots } pafoj
}).
web-memowars-ask-choose = La disko kovras plurajn kartojn: elektu tiun, kiu estas trafita.

## Kion oni petas de aliaj; $names estas unu aŭ pluraj ludantoj

web-memowars-waits-build = La galaksio estas konstruata. La batalo komenciĝas, kiam ĉiuj kartoj kuŝas.
web-memowars-waits-return = Revenigas karton: { $names }.
web-memowars-waits-reveal = Malkaŝas karton: { $names }.
web-memowars-waits-look = Rigardas kartojn: { $names }.
web-memowars-waits-toss = Celas: { $names }.
web-memowars-waits-choose = Elektas, kio estas trafita: { $names }.

## Meti kaj turni

web-memowars-fits = Ĝi taŭgas. Ĉu meti?
web-memowars-place = Meti ĉi tien
web-memowars-turn = Turni
web-memowars-elsewhere = Alia loko
web-memowars-cancel = Nuligi
web-memowars-laying-keys = La sagoklavoj movas ĝin, R turnas ĝin, N montras alian lokon, Enigo metas ĝin, Eskapo reprenas ĝin.
web-memowars-tap-again = Elektita: karto { $slot }. Tuŝu ĝin ankoraŭfoje.

## Ĵeti

web-memowars-meters = Turniĝanta sago
web-memowars-numbers = Per nombroj
web-memowars-aim-direction = La sago rondiras: haltigu ĝin, kiam ĝi montras tien, kien la disko flugu.
web-memowars-aim-strength = Nun la forto kreskas kaj malkreskas: haltigu ĝin, kaj la disko flugos.
web-memowars-aim-numbers = Diru, kien la disko flugu: en kiu direkto kaj kiom malproksimen.
web-memowars-stop-direction = Haltigi la sagon
web-memowars-stop-strength = Haltigi kaj ĵeti
web-memowars-direction = Direkto (0° oriento, 90° nordo)
web-memowars-distance = Distanco en cm
web-memowars-toss = Ĵeti

## La fenestro

web-memowars-zoom-in = Pli proksimen
web-memowars-zoom-out = Pli malproksimen
web-memowars-fit = Montri la tutan galaksion

## Kartoj kaj ludantoj; $face estas tio, kio estas sur karto, aŭ ke ĝi kuŝas kaŝite

web-memowars-card = Karto { $slot }: { $face }
web-memowars-face-down = kaŝita
# $cards estas numeroj de kartoj, ĉiu kun vento inter krampoj
web-memowars-beside = Apud ĝi: { $cards }.
web-memowars-from-shooter = De la karto, kiu pafas: { $degrees }°, { $far } cm.
web-memowars-player = { $seat }: { $cards ->
    [one] restas unu karto
   *[other] restas { $cards } kartoj
}

## Protokolo: kiu faris kion, neniam kiu karto tio estis kaj kio estas sur ĝi

web-memowars-log-revealed = { $seat } malkaŝas karton.
web-memowars-log-looked = { $seat } rigardas karton.
web-memowars-log-returned = { $seat } revenigas karton.
web-memowars-log-tossed = { $seat } ĵetas la diskon.
web-memowars-log-revenge = { $seat } venĝas sin.
web-memowars-log-eliminated = { $seat_number ->
    [none] Minkampo forlasas la galaksion.
   *[other] { $seat } perdas karton.
}
