### UWO: de spelregels, de weigeringen, het verslag. Elke id is die van een spelregel, met streepjes in plaats van punten.
### De waarde is de regel zoals die in het regelboekje staat; .no vertelt een speler waarom een zet niet mag.

uwo-title = UWO
uwo-summary = Twee kleine legers die van gedaante kunnen wisselen, komen elkaar tegen op dertig vakken. Wie er als laatste nog overeind staat, wint.

## De hoofdstukken van het regelboekje

uwo-section-aim = Waar het om gaat
uwo-section-cards = De kaarten
uwo-section-setup = Voordat je begint
uwo-section-turn = Je beurt
uwo-section-morfing = Morfen
uwo-section-walking = Lopen
uwo-section-attacking = Aanvallen
uwo-section-duels = Verdediging en duels
uwo-section-bazooka = Speciaal: de Bazooka
uwo-section-rider = Speciaal: de Ruiter
uwo-section-dynamite = Speciaal: de Dynamite
uwo-section-energy = Als de energie op is
uwo-section-end = Einde van het spel
uwo-section-seeing = Wat je mag zien

## Spelregels

uwo-aim = Gnorfen en Pnorfen zijn ongeïdentificeerde wandelende objecten, op z'n Engels unidentified walking objects, kortweg UWO's, en ze kunnen elkaar niet luchten of zien. Jij voert een van beide kampen aan. Schakel alle UWO's van het andere kamp uit en je wint.

uwo-cards-kinds = Elk kamp heeft 40 kaarten: tien Vuisten, negen Miskaarten, en van Pistool, Tank, Bal, Toren, Bazooka, Ruiter en Dynamite elk drie. Op een kaart staat hoeveel vakken de UWO mag lopen en hoe ver hij aanvalt, hoeveel energie dat allebei kost, en naast het schild welke soorten hem niet kunnen deren. Bazooka, Ruiter en Dynamite hebben hun eigen regels.
uwo-cards-table = De gedrukte waarden stonden alleen op plaatjes die verloren zijn gegaan; de kaartentabel is daarom onze huisregel. De vier gewone soorten zijn in een kringetje veilig voor elkaar: Tank voor Bal, Bal voor Toren, Toren voor Pistool, Pistool voor Tank. Heb je de kaarten zelf, zet dan hun waarden in je eigen kaartbestand.

uwo-setup-field = Het speelveld heeft vijf kolommen en zes rijen.
uwo-setup-army = Elk kamp begint met tien Vuisten, die de eerste twee rijen aan de eigen kant vullen.
uwo-setup-eight = Neem voor een eerste spel acht UWO's: de twee hoeken van je achterste rij blijven leeg, en de twee Vuisten die je overhoudt, doen niet mee.
uwo-setup-deck = Schud je andere 30 kaarten tot een gedekte stapel en trek een hand van drie.
uwo-setup-energy = Elk kamp heeft zes energie. De rij energiekaarten van de Gnorfen staat verticaal, die van de Pnorfen ligt horizontaal.
uwo-setup-gnorfs-first = De Gnorfen hebben de eerste beurt.

uwo-turn-seat = Alleen de speler aan wie iets gevraagd wordt, mag een zet doen, en alleen als antwoord op wat er gevraagd wordt: een beurt, een verdediging of een tegenaanval.
    .no = Dat wordt je nu niet gevraagd.
uwo-turn-own = In je beurt doe je alleen iets met UWO's van je eigen kamp.
    .no = Daar staat geen UWO van jou.
uwo-hand = Je speelt kaarten die je in je hand hebt.
    .no = Zo'n kaart heb je niet in je hand.
uwo-energy-afford = Alles wordt meteen betaald. Wat je niet kunt betalen, kun je niet doen.
    .no = Daar heb je de energie niet voor.
uwo-turn-one-each = In je beurt mag je één keer morfen en één actie doen, in welke volgorde je maar wilt; een actie is lopen of aanvallen. Je mag een van de twee overslaan, of allebei. De beurt duurt tot jij hem beëindigt, ook als je allebei al gedaan hebt.
    .no = Eén keer morfen en één actie: meer zit er in een beurt niet in.
uwo-turn-refill = Vul aan het einde van je beurt je hand aan tot drie kaarten, voor zover je stapel reikt. Engelse editie: je mag je beurt ook beëindigen zonder te trekken. Eindigt je beurt op een andere manier, met een ruil of doordat je energie op is, dan wordt je hand altijd aangevuld. (Dat laatste is onze huisregel.)
    .no = Je beurt beëindigen zonder te trekken kan alleen als dat is afgesproken, zoals in de Engelse editie, en als er een kaart te trekken valt.
uwo-turn-at-least-one = Een beurt kost minstens één energie. Heb je in je beurt niets betaald, dan betaal je er aan het einde één. Alleen morfen telt al als betaling. (Dat laatste is onze huisregel. Je kunt voor het spel ook het omgekeerde afspreken: wie zijn beurt beëindigt zonder te lopen of aan te vallen, betaalt dan één energie, als hij er nog heeft.)
uwo-energy-burn = Je mag alle energie die je nog hebt, opgeven; daarmee eindigt je beurt.

uwo-morf-own = Om te morfen speel je een kaart uit je hand op een van je eigen UWO's op het speelveld. Die is voortaan wat de kaart laat zien, en houdt alle vroegere kaarten onder zich. Morfen kost één energie.
    .no = Je kunt alleen een eigen UWO laten morfen.
uwo-morf-no-miss = Een Miskaart is geen gedaante om in te morfen. (Onze huisregel.)
    .no = Je kunt niet in een Miskaart morfen: bewaar die voor als je aangevallen wordt.
uwo-morf-no-attack = Een UWO die in je eigen beurt gemorft is, mag in die beurt nog wel lopen, maar niet aanvallen.
    .no = Die UWO is in deze beurt gemorft en kan pas in de volgende aanvallen.
uwo-swap = Morf je liever niet, dan mag je in plaats daarvan een kaart uit je hand onder je stapel schuiven en de bovenste trekken. Daarmee eindigt je beurt, dus doe eerst je actie als je er een wilt. Elke kaart mag geruild worden, het ruilen zelf kost niets, en er moet een kaart in de stapel zijn om te trekken. (De laatste zin is onze huisregel.)
    .no = Ruilen kan alleen in plaats van morfen, en zolang er in je stapel een kaart is om te trekken.

uwo-walk-straight = Een UWO loopt hoogstens zoveel vakken als zijn kaart zegt, in één rechte lijn langs een rij of een kolom. Alle vakken onderweg en ook het laatste moeten leeg zijn.
    .no = Hij loopt in een rechte lijn, alleen over lege vakken, en niet verder dan zijn kaart zegt.

uwo-attack-line = Je mag een vijand aanvallen die in dezelfde rij of kolom staat, niet verder weg dan je kaart reikt, en met niemand ertussen.
    .no = Daar moet een vijand staan, in één lijn met je UWO, binnen zijn bereik en met niemand ertussen.
uwo-attack-pay = Je betaalt voor een aanval voordat bekend is of hij lukt.
uwo-attack-shielded = Een soort die naast het schild van het doelwit staat, kan het niet aanvallen.
    .no = Die UWO is met zijn schild beschermd tegen de jouwe.
uwo-attack-hit = Een UWO die geraakt wordt, gaat uit het spel, met alle kaarten die eronder liggen.

uwo-defend-morf = Wordt je UWO aangevallen, dan mag je hem ter plekke laten morfen, voor één energie, maar alleen in een soort die beschermd is tegen de aanvaller. Dit telt niet als het morfen van je beurt. (Dat laatste is onze huisregel.)
    .no = Tijdens een aanval kun je alleen morfen in een soort die beschermd is tegen de aanvaller.
uwo-defend-miss = Of je speelt een Miskaart: de aanval mislukt. Dat kost geen energie, en de Miskaart gaat uit het spel.
    .no = Een Miskaart speel je alleen als je aangevallen wordt.
uwo-defend-none = Of je doet niets en wordt geraakt. De vraag komt zodra je ook maar één kaart in je hand hebt, zodat niemand uit de vraag kan afleiden wat voor kaarten dat zijn.
    .no = Je wordt niet aangevallen.
uwo-duel-counter = Heb je je verdedigd, dan mag de aangevallen UWO meteen terugslaan naar de aanvaller. Lijn, bereik, schilden en energie tellen als bij elke aanval, maar hier mag ook een UWO aanvallen die net gemorft is. Kan het niet, dan is het duel zonder vragen voorbij. (De laatste twee zinnen zijn onze huisregel.)
    .no = Terugslaan kan alleen meteen nadat je je verdedigd hebt.
uwo-duel-again = Wie een tegenaanval overleeft, mag op zijn beurt weer terugslaan, enzovoort, tot iemand niet meer wil, niet meer kan of geraakt wordt. Dit hoort allemaal bij de beurt waarin het duel begon. Niemand slaat twee keer achter elkaar. (Dat laatste is onze huisregel.)
uwo-ko-helpless = Een UWO die knock-out is, heeft geen schild, kan niet aanvallen, en niets kan hem redden: elke aanval op hem is raak. Nederlandse editie: hij kan niet lopen en ook niet morfen. Engelse en Hongaarse editie: hij mag lopen en, in de beurt van zijn eigen kamp, morfen, maar van morfen komt hij niet bij. (Dat laatste is onze huisregel.)
    .no = Die UWO is knock-out.

uwo-bazooka-ko = Telkens als de Bazooka geschoten heeft, ook in een tegenaanval, is hij knock-out. Nederlandse en Engelse editie: tot het einde van je volgende beurt. Hongaarse editie: tot je volgende beurt begint. Alleen je eigen beurten tellen, ook als je er meer achter elkaar hebt. (Dat laatste is onze huisregel.)

uwo-rider-walk = De Ruiter loopt niet zoals de anderen: hij gaat één tot drie vakken ver, mag de hoek om maar nooit diagonaal, en moet op een leeg vak eindigen. Dat kost altijd twee energie. Hij mag niet twee keer op hetzelfde vak komen. (Dat laatste is onze huisregel.)
    .no = Een Ruiter, en alleen een Ruiter, gaat één tot drie vakken ver, telkens naar een vak ernaast, nooit twee keer naar hetzelfde, en eindigt op een leeg vak.
uwo-rider-tramples = De Ruiter mag over vijanden heen. Iedereen over wie hij heen gaat, raakt knock-out.
uwo-rider-ko = Hoelang blijven de vertrapten knock-out? Nederlandse editie: tot het einde van de volgende beurt van het kamp van de Ruiter. Engelse en Hongaarse editie: tot het einde van de volgende beurt van hun eigen kamp.
uwo-rider-again = Gaat de Ruiter over een UWO heen die al knock-out is, dan begint de tijd opnieuw: het nieuwe einde komt in de plaats van het oude.
uwo-rider-not-bazooka = Een Ruiter kan niet over een Bazooka heen, want die is tegen hem beschermd. Een Bazooka die knock-out is, is ook dit schild kwijt. (Dat laatste is onze huisregel.)
    .no = Een Ruiter kan niet over een Bazooka heen die bij kennis is.
uwo-rider-not-own = Een Ruiter kan niet over UWO's van zijn eigen kamp heen.
    .no = Een Ruiter kan niet over zijn eigen kamp heen.
uwo-rider-no-miss = Tegen vertrapt worden kan niemand zich verdedigen, ook niet met een Miskaart.
uwo-rider-no-attack = Een Ruiter valt nooit aan.
    .no = Een Ruiter valt nooit aan: hij rijdt over vijanden heen en slaat ze knock-out.
uwo-duel-rider = Wordt een Ruiter aangevallen, dan kan alleen een Miskaart hem redden: hij morft niet in een duel en slaat niet terug, dus na zijn Miskaart is het duel voorbij.
    .no = Een Ruiter die aangevallen wordt, is alleen met een Miskaart te redden.

uwo-dynamite-blast = Een Dynamite valt aan door te ontploffen. Daarmee verdwijnen hijzelf en elke UWO op de acht vakken om hem heen, vriend of vijand; een doelwit is niet nodig. Hij mag ook als tegenaanval ontploffen, als de aanvaller op een van die vakken staat. (Dat laatste is onze huisregel.)
    .no = Een Dynamite, en alleen een Dynamite, valt aan door te ontploffen.
uwo-dynamite-no-defence = Tegen een ontploffing kan niemand zich verdedigen, en geen schild helpt.
uwo-dynamite-at-once = Anders dan de rest mag een Dynamite al aanvallen in de beurt waarin hij gemorft is, als hij in die beurt niet gelopen heeft.
    .no = Die Dynamite heeft in deze beurt gelopen en kan pas in de volgende ontploffen.

uwo-energy-out = Zonder energie heb je geen beurten. Het andere kamp gaat door, beurt na beurt, tot ook dat niets meer heeft. Intussen kun je je alleen met Miskaarten verdedigen, en je vult je hand niet aan. Wat betaald is, wordt nog uitgevoerd, ook een heel duel; daarna eindigt de beurt van een speler die geen energie meer heeft vanzelf, en de hand wordt aangevuld zoals altijd. (De laatste zin is onze huisregel.)
uwo-energy-back = Hebben beide kampen geen energie meer, dan krijgen ze allebei hun zes terug, en het kamp dat het eerst zonder zat, heeft de volgende beurt. Raken beide in één duel leeg, dan is dat het kamp dat het eerst op nul stond. (Dat laatste is onze huisregel.)

uwo-end-exterminate = Wie het hele vijandelijke leger heeft uitgeschakeld, wint. Blaas je enkel de laatste van je eigen UWO's op, dan verlies je.
uwo-end-no-cards = Een lege stapel of een lege hand is nog geen einde: speel door met wat je hebt.
uwo-end-both = Verdwijnen door één ontploffing de laatste UWO's van beide kampen, dan eindigt het spel in gelijkspel. (Onze huisregel.)
uwo-end-stalemate = Hebben beide kampen twintig keer achter elkaar hun energie opgemaakt en is er in al die tijd geen UWO verdwenen, dan eindigt het spel in gelijkspel. (Onze huisregel.)

uwo-see-own = Je ziet je eigen hand, en je weet welke kaarten je onder je stapel hebt gelegd.
uwo-see-all = Iedereen ziet het speelveld – wat elke UWO is, hoeveel kaarten hij heeft, wie er knock-out is en tot wanneer –, de energie van beide kampen, hoeveel kaarten er in elke hand en elke stapel zitten, en alle kaarten die uit het spel zijn.
uwo-see-nobody = Niemand ziet de hand van het andere kamp, of in welke volgorde de kaarten van een stapel liggen.

## Kampen, soorten en vakken

uwo-side-gnorf = Gnorfen
uwo-side-pnorf = Pnorfen
uwo-side = { $seat ->
    [0] { uwo-side-gnorf }
   *[1] { uwo-side-pnorf }
}
uwo-kind-fist = Vuist
uwo-kind-pistol = Pistool
uwo-kind-tank = Tank
uwo-kind-ball = Bal
uwo-kind-turret = Toren
uwo-kind-bazooka = Bazooka
uwo-kind-rider = Ruiter
uwo-kind-dynamite = Dynamite
uwo-kind-miss = Miskaart

## Opties

uwo-option-edition = Welk regelboekje beslist waar ze verschillen?
uwo-option-army = Met hoeveel UWO's een kamp begint: 10, of 8 voor een eerste spel.
uwo-option-refill_optional = Een speler hoeft zijn hand aan het einde van de beurt niet aan te vullen.
uwo-option-ko_may_walk = Een UWO die knock-out is, mag lopen.
uwo-option-ko_may_morf = Een UWO die knock-out is, mag morfen in de beurt van zijn eigen kamp.
uwo-option-bazooka_ko_ends = Wanneer komt een Bazooka die geschoten heeft bij, in de volgende beurt van zijn kamp?
uwo-option-rider_ko_ends = Wanneer komen de vertrapten bij?
uwo-option-inaction_costs = Een beurt waarin niet gelopen en niet aangevallen is, kost aan het einde één energie, ook na morfen.
uwo-option-as-edition = zoals de uitgave zegt
uwo-option-edition-nl = Nederlands
    .about = De hand wordt altijd aangevuld. Wie knock-out is, loopt en morft niet. Een Bazooka die geschoten heeft en wie door een Ruiter vertrapt is, liggen tot het einde van de volgende beurt van het kamp dat het deed.
uwo-option-edition-en = Engels
    .about = Je hoeft je hand niet aan te vullen. Wie knock-out is, mag lopen en morfen. Een Bazooka die geschoten heeft, ligt tot het einde van de volgende beurt van zijn kamp, de vertrapten tot het einde van hun eigen volgende beurt.
uwo-option-edition-hu = Hongaars
    .about = De hand wordt altijd aangevuld. Wie knock-out is, mag lopen en morfen. Een Bazooka die geschoten heeft, is weer bij als de volgende beurt van zijn kamp begint, de vertrapten als die van hun eigen kamp eindigt.
uwo-option-bazooka_ko_ends-end = aan het einde
uwo-option-bazooka_ko_ends-start = aan het begin
uwo-option-rider_ko_ends-rider-end = einde van de beurt van de Ruiter
uwo-option-rider_ko_ends-victim-end = einde van hun eigen beurt
uwo-option-rider_ko_ends-victim-start = begin van hun eigen beurt

## Fouten in een kaartbestand

uwo-cards-kind = { $file }, onderdeel { $entry }: er is geen soort “{ $kind }”. Wel: { $kinds }.
uwo-cards-twice = { $file }, onderdeel { $entry }: de soort “{ $kind }” heeft al een onderdeel.
uwo-cards-missing = { $file }: er is geen onderdeel voor de soort “{ $kind }”. Moet die niet meedoen, schrijf dan copies = 0.
uwo-cards-count = { $file }: een kamp heeft in totaal { $needed } kaarten nodig, en heeft er { $cards }.
uwo-cards-fists = { $file }, onderdeel { $entry } (“{ $kind }”): het leger waarmee je begint, heeft er { $needed } nodig, niet { $copies }.
uwo-cards-miss = { $file }, onderdeel { $entry } (“{ $kind }”): een Miskaart loopt niet, valt niet aan en heeft geen schild; alleen copies hoort erbij.
uwo-cards-walk = { $file }, onderdeel { $entry } (“{ $kind }”): deze soort kan hoogstens { $most } vakken lopen, niet { $squares }.
uwo-cards-attack = { $file }, onderdeel { $entry } (“{ $kind }”): deze soort kan hoogstens { $most } vakken ver reiken, niet { $squares }.
uwo-cards-rider = { $file }, onderdeel { $entry } (“{ $kind }”): een Ruiter valt niet aan.
uwo-cards-dynamite = { $file }, onderdeel { $entry } (“{ $kind }”): een ontploffing reikt één vak ver; schrijf attack = 1.
uwo-cards-energy = { $file }, onderdeel { $entry } (“{ $kind }”): lopen en aanvallen kosten { $least } tot en met { $most } energie, en niets waar het aantal vakken 0 is; { $energy } kan niet.
uwo-cards-shield = { $file }, onderdeel { $entry } (“{ $kind }”): er is geen schild tegen “{ $shield }”. Wel tegen: { $kinds }.

## Verslag

uwo-event-turn = { $seat } is aan zet, met { $number } energie.
uwo-event-morfed = { $seat } laat de UWO op { $square } morfen: nu een { $kind }.
uwo-event-swapped = { $kind ->
    [none] { $seat } ruilt een kaart.
   *[other] { $seat } ruilt een { $kind }.
}
uwo-event-walked = { $seat }: { $kind } loopt van { $square } naar { $target }.
uwo-event-rode = { $seat }: { $kind } rijdt van { $square } naar { $target }.
uwo-event-trampled = { $seat }: { $kind } op { $square } wordt vertrapt en is knock-out.
uwo-event-attacked = { $seat }: { $kind } op { $square } valt { $target } aan.
uwo-event-countered = { $seat }: { $kind } op { $square } slaat terug naar { $target }.
uwo-event-defended = { $seat } laat de aangevallen UWO op { $square } morfen: nu een { $kind }, en dus beschermd.
uwo-event-dodged = { $seat } speelt een Miskaart: { $kind } op { $square } wordt niet geraakt.
uwo-event-declined = { $seat } slaat niet terug.
uwo-event-blasted = { $seat }: { $kind } op { $square } ontploft.
uwo-event-removed = { $seat } verliest een { $kind } op { $square } ({ $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}).
uwo-event-stunned = { $seat }: { $kind } op { $square } is knock-out door zijn eigen schot.
uwo-event-woke = { $seat }: { $kind } op { $square } is weer bij kennis.
uwo-event-paid = { $seat } betaalt { $number } energie om de beurt te beëindigen.
uwo-event-burned = { $seat } geeft { $number } energie op.
uwo-event-out = { $seat } heeft geen energie meer.
uwo-event-refilled = { $number ->
    [one] { $seat } trekt een kaart.
   *[other] { $seat } trekt { $number } kaarten.
}
uwo-event-kept = { $seat } vult de hand niet aan.
uwo-event-energy-back = Beide kampen hebben al hun energie terug. { $seat } mag eerst.
uwo-event-game-over = { $seat_number ->
    [none] { uwo-result-drawn }
   *[other] { $seat } heeft gewonnen.
}

## De tafel in de terminal

uwo-table-cards = hand { $hand }, stapel { $deck }
uwo-table-duel = Een duel: { $attacker } tegen { $attacked }
uwo-table-hand = Je hand
uwo-table-kind = Soort
uwo-table-walk = Lopen / energie
uwo-table-attack = Aanval / energie
uwo-table-shields = Beschermd tegen
uwo-letter-end = e
uwo-letter-keep-hand = l
uwo-letter-burn = o
uwo-letter-swap = u
uwo-letter-miss = m
uwo-letter-yield = n
uwo-letter-counter = t
uwo-letter-decline = n
uwo-prompt-turn = Lopen of aanvallen: b2 b3 · morfen: b2 pistool · ontploffen: b2 ! · ruilen: { uwo-letter-swap } pistool · [{ uwo-letter-end }]inde beurt · { $keep ->
    [yes] einde, maar de hand zo [{ uwo-letter-keep-hand }]aten ·{ " " }
   *[no] { "" }
}alle energie [{ uwo-letter-burn }]pgeven · [?] alle zetten, [r]egels, [q] stoppen
uwo-prompt-defend = Je wordt aangevallen! [{ uwo-letter-miss }]iskaart · morfen: typ een soort · [{ uwo-letter-yield }]iets doen · [?] alle zetten, [r]egels, [q] stoppen
uwo-prompt-counter = Terugslaan? [{ uwo-letter-counter }]egenaanval · [{ uwo-letter-decline }]ee · [r]egels, [q] stoppen
uwo-move-morf = morfen: { $kind }
uwo-move-defend-morf = { uwo-move-morf }
uwo-move-swap = { $kind } ruilen voor de bovenste kaart en de beurt beëindigen
uwo-move-walk = lopen
uwo-move-ride = rijden
uwo-move-attack = aanvallen
uwo-move-blast = ontploffen
uwo-move-end = de beurt beëindigen
uwo-move-keep-hand = de beurt beëindigen zonder te trekken
uwo-move-burn = alle energie opgeven en de beurt beëindigen
uwo-move-miss = een Miskaart spelen
uwo-move-yield = niets doen en geraakt worden
uwo-move-counter = terugslaan
uwo-move-decline = niet terugslaan
uwo-result-drawn = Het spel eindigt in gelijkspel.
uwo-result-won = { $name } wint; { $left ->
    [one] er staat nog één UWO
   *[other] er staan nog { $left } UWO's
} overeind.

## Cijfers

uwo-tally-morfed = Gemorft tot
uwo-tally-attacks = Aanvallen
uwo-tally-removed = Verwijderd
uwo-tally-turns = Beurten
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

## De bots: hun niveaus, met naam en karakter

uwo-level-1 = Groentje
    .about = loopt zijn voeten achterna en morft omdat het kriebelt.
uwo-level-2 = Rekruut
    .about = slaat wat voor hem staat en schrikt vaak van het antwoord.
uwo-level-3 = Sergeant
    .about = houdt de gelederen gesloten en kijkt één klap vooruit.
uwo-level-4 = Kapitein
    .about = spaart energie voor het duel dat hij heeft voorbereid.
uwo-level-5 = Grootmorf
    .about = lijkt je hand te kennen, maar kent alleen jou.

## Cijfers

uwo-score = UWO's over
