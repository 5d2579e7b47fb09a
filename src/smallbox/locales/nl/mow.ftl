### Mow: de spelregels, de weigeringen, het verslag. Elke id is die van een spelregel, met streepjes in plaats van punten.
### De waarde is de regel zoals die in het regelboekje staat; .no vertelt een speler waarom een zet niet mag.

mow-title = Mow
mow-summary = Koeien op een rij, vliegen op de koeien – en wie er geen koe meer bij kan zetten, neemt de hele boel mee naar huis. Wie de minste vliegen heeft, wint.

## De hoofdstukken van het regelboekje

mow-section-aim = Waar het om gaat
mow-section-cards = De koeien
mow-section-setup = Voordat je begint
mow-section-adding = Een koe erbij
mow-section-green = Groene speciale koeien
mow-section-yellow = Gele speciale koeien
mow-section-taking = De kudde nemen
mow-section-end = Einde van de ronde, einde van het spel
mow-section-two = Met twee boeren
mow-section-seeing = Wat je mag zien
mow-section-rulings = Waar de doos zwijgt: onze huisregels

## Spelregels

mow-aim = Je bent boer. Samen zetten jullie koeien op een rij tot een kudde, van het laagste nummer naar het hoogste. Kun je geen koe toevoegen, of doe je dat liever niet, dan verhuist de hele kudde naar jouw stal, met vliegen en al. Elke vlieg is een punt, en punten zijn slecht.

mow-cards-green = De groene set telt 48 koeien met 74 vliegen: 1 tot en met 15 zonder vlieg, 2 tot en met 14 met één, 3 tot en met 13 met twee, en 7, 8 en 9 met drie. Zes speciale koeien dragen elk vijf vliegen: de hekkensluiters 0 en 16, de acrobaten 7 en 9, en twee treuzelaars, die geen nummer hebben.
mow-cards-yellow = De gele set heeft dezelfde 42 gewone koeien, en zes speciale met elk vijf vliegen: de hekkensluiters 0 en 16, het kalf, de magere koe, de melkkoe en de dolle koe.
mow-cards-look-alike = Een gewone koe uit de groene set en haar gele dubbelgangster zijn voor iedereen dezelfde koe. Zitten er twee van zulke koeien in één hand en heeft iedereen er een van gezien, dan wordt die het eerst gespeeld.

mow-setup-players = Je speelt met twee tot tien boeren.
mow-setup-deck = Twee tot vijf boeren gebruiken de groene set. Zes tot tien boeren schudden de groene en de gele set door elkaar.
mow-setup-deal = Iedereen krijgt vijf koeien. De rest is de gedekte stapel.
mow-setup-arrow = In elke ronde wijst de pijl eerst van de startende boer naar links, dus met de klok mee. De beurten volgen de pijl.
mow-setup-starter = Het toeval kiest wie de eerste ronde begint. Latere rondes begint de boer die tot dan toe de meeste vliegen heeft; zijn er meer met evenveel, dan de eerste van hen, met de klok mee geteld vanaf de vorige starter. (Onze huisregel.)

mow-turn = Alleen de boer die aan de beurt is, mag spelen.
    .no = Je bent niet aan de beurt.
mow-hand = Je speelt koeien uit je eigen hand.
    .no = Die koe heb je niet in je hand.
mow-add-outside = Een koe met een nummer moet buiten de kudde staan: onder het laagste nummer of boven het hoogste. De eerste koe van een kudde mag elk nummer hebben.
    .no = Dat nummer valt niet buiten de kudde: het moet lager zijn dan het laagste of hoger dan het hoogste.
mow-add-own-number = Alleen een treuzelaar en een kalf krijgen een nummer van wie ze toevoegt; elke andere koe heeft er zelf een.
    .no = Alleen een treuzelaar of een kalf krijgt een nummer; elke andere koe heeft er zelf een.
mow-add-draw = Heb je een koe toegevoegd, trek er dan een van de stapel, zolang er een ligt.
mow-start-ordinary = Een kudde begint met een koe die een nummer heeft en op eigen poten staat: een gewone koe, een hekkensluiter, de magere koe of de melkkoe.
    .no = Een kudde begint met een gewone koe, een hekkensluiter, de magere koe of de melkkoe.
mow-start-pass = Moet je een kudde beginnen en heb je geen koe waarmee dat kan, toon dan je hand en pas. (Onze huisregel.)
    .no = Je past alleen als je een kudde moet beginnen en geen koe hebt waarmee dat kan.

mow-closer = De hekkensluiters zijn 0 en 16. Lager of hoger bestaat niet, dus een hekkensluiter doet aan haar kant van de kudde het hek dicht.
mow-acrobat-same-number = Een acrobaat springt op de rug van een gewone koe met hetzelfde nummer, 7 of 9. Staat die koe niet in de kudde, dan kun je de acrobaat niet spelen. Een treuzelaar, een kalf of een andere acrobaat draagt er geen, en elke koe draagt maar één acrobaat.
    .no = De acrobaat heeft in de kudde een gewone koe met hetzelfde nummer nodig, met nog niemand op haar rug.
mow-slowpoke-gap = Een treuzelaar wurmt zich ertussen waar tussen de laagste en de hoogste koe een nummer ontbreekt. Jij zegt welk nummer; dat is daarna bezet. Zonder zo'n gat kun je een treuzelaar niet spelen.
    .no = De treuzelaar heeft een ontbrekend nummer tussen de laagste en de hoogste koe nodig: zeg welk.
mow-green-arrow = Wie een groene speciale koe speelt, mag de pijl draaien: zeg links of rechts, ook als de pijl moet blijven zoals hij is.
    .no = Bij een groene speciale koe, en alleen dan, zeg je waarheen de pijl moet wijzen: links of rechts.

mow-calf-end = Het kalf staat aan een uiteinde van de kudde naast zijn moeder, een gewone koe zonder vliegen. Aan de lage kant telt het één minder dan zij, aan de hoge kant één meer. Naast de 1 is het 0, naast de 15 is het 16, en zo gaat die kant dicht. Een moeder heeft geen last van een acrobaat op haar rug; hekkensluiters, magere koeien, melkkoeien en dolle koeien zijn geen moeders. De volgende koe aan die kant moet voorbij het kalf komen.
    .no = Het kalf staat aan een uiteinde van de kudde, één nummer voorbij een gewone koe zonder vliegen: zeg welk.
mow-thin-no-draw = Wie de magere koe toevoegt, trekt geen kaart.
mow-milk-two = Wie de melkkoe toevoegt, trekt twee kaarten, voor zover de stapel reikt.
mow-mad-replaces-eight = De dolle koe jaagt de 8 uit de kudde weg en gaat op die plaats staan, als 8. De oude 8 komt in je hand, voor ieders ogen, en je trekt niets. Alleen een gewone 8 slaat op de vlucht: zonder zo'n 8 kun je de dolle koe niet spelen. Een kalf ernaast houdt zijn nummer.
    .no = De dolle koe heeft in de kudde een gewone 8 nodig om weg te jagen.
mow-mad-flies-only = Zolang er een dolle koe in de kudde staat, mogen er alleen koeien met minstens één vlieg bij.
    .no = Er staat een dolle koe in de kudde: alleen koeien met vliegen durven erbij.
mow-yellow-next = Wie een gele speciale koe speelt, mag zeggen welke boer daarna speelt: iedereen, behalve zichzelf. Vanaf daar volgen de beurten de pijl.
    .no = Bij een gele speciale koe, en alleen dan, zeg je wie daarna speelt: elke boer, behalve jijzelf.

mow-take = Kun of wil je geen koe toevoegen, neem dan de hele kudde gedekt in je stal, begin meteen een nieuwe kudde en trek. Er moet wel een kudde zijn om te nemen.
    .no = Er is geen kudde om te nemen: begin er een.
mow-count = Aan het einde van de ronde is elke vlieg in je stal een punt.

mow-round-end = Is de laatste kaart getrokken, dan spelen jullie door tot iemand een kudde neemt. Daarmee is de ronde voorbij, en er wordt geen nieuwe kudde begonnen. Een boer die geen kaart meer heeft, moet de kudde nemen.
mow-round-hands = Aan het einde van de ronde gaat ieders hand naar de eigen stal, en dan worden de vliegen geteld.
mow-game-hundred = Het spel eindigt met de ronde waarna iemand 100 vliegen of meer heeft (je mag een ander aantal afspreken). Wie de minste vliegen heeft, wint; boeren die er even weinig hebben, delen de overwinning. De traditie wil dat de verliezer loeit.

mow-two-deck = Twee boeren gebruiken de groene set.
mow-two-star = Er zijn drie kuddes, in een ster neergelegd. De eerste boer begint kudde 1, de tweede kudde 2, de eerste kudde 3, de tweede voegt toe aan kudde 1, enzovoort: elke beurt is voor de volgende kudde in de richting van de pijl.
mow-two-arrow = Draait de pijl, dan draait ook de volgorde van de kuddes. De eerste drie beurten beginnen hoe dan ook kudde 1, 2 en 3; een pijl die intussen gedraaid is, telt vanaf de vierde beurt. (Dat laatste is onze huisregel.)
mow-two-take = Wie een kudde neemt, begint op die plek een nieuwe. De andere twee blijven staan.
mow-two-end = Is de stapel leeg, dan eindigt de ronde met de eerste kudde die genomen wordt. De andere twee kuddes tellen voor niemand; handen tellen zoals altijd.

mow-see-own = Je ziet je eigen hand en mag in je eigen stal kijken.
mow-see-all = Iedereen ziet de kuddes, de pijl, hoe groot de stapel, elke hand en elke stal is, en de vliegen van de rondes die voorbij zijn. Een hand die getoond is en een 8 die een hand in gejaagd is, zijn bij iedereen bekend.
mow-see-nobody = Niemand ziet de stapel, de handen van anderen, of wat er in de stal van een ander ligt.

mow-cards-thin-milk-number = De nummers van de magere koe en de melkkoe stonden alleen op plaatjes die verloren zijn gegaan. Wij houden het op 5 en 11. Heb je de kaarten zelf, zet dan de juiste nummers in je eigen kaartbestand.
mow-cards-yellow-closers = De gele hekkensluiters zijn 0 en 16, net als de groene.

## Koeien

mow-species = { $species ->
    [closer] hekkensluiter
    [acrobat] acrobaat
    [slowpoke] treuzelaar
    [calf] kalf
    [thin] magere koe
    [milk] melkkoe
    [mad] dolle koe
   *[ordinary] koe
}
mow-flies = { $flies ->
    [0] geen vliegen
    [one] { $flies } vlieg
   *[other] { $flies } vliegen
}
mow-cow = { $species ->
    [closer] hekkensluiter { $number }
    [acrobat] acrobaat { $number }
    [slowpoke] treuzelaar
    [calf] kalf
    [thin] magere koe { $number }
    [milk] melkkoe { $number }
    [mad] dolle koe
   *[ordinary] { $number } ({ mow-flies })
}

## Opties

mow-option-flies = Het spel eindigt als iemand zoveel vliegen heeft.

## Fouten in een kaartbestand

mow-cards-deck = { $file }, onderdeel { $entry }: de set “{ $deck }” heeft geen koe van de soort “{ $species }”.
mow-cards-copies = { $file }, onderdeel { $entry } (“{ $deck }”, “{ $species }”): deze soort heeft geen nummers; zeg met copies = 1 hoeveel er zijn.
mow-cards-numbers = { $file }, onderdeel { $entry } (“{ $deck }”, “{ $species }”): noem de nummers, één voor elke koe, en geen copies.
mow-cards-number = { $file }, onderdeel { $entry } (“{ $deck }”, “{ $species }”): het nummer { $number } kan niet; toegestaan zijn { $species ->
    [closer] { $least } en { $most }
   *[other] { $least } tot en met { $most }
}.
mow-cards-count = { $file }: de set “{ $deck }” moet 42 gewone en 6 speciale koeien hebben, en heeft er { $ordinary } en { $specials }.
mow-cards-one = { $file }: de set “{ $deck }” mag de soort “{ $species }” maar één keer hebben, en heeft er { $count }.
mow-cards-flies = { $file }: de set “{ $deck }” heeft bij elkaar { $flies } vliegen; met minder dan 20 komt er misschien nooit een eind aan het spel.

## Verslag

mow-event-dealt = Ronde { $number }: vijf koeien voor iedereen. { $seat } begint.
mow-in-herd = { $herd ->
    [none] { "" }
   *[other] Kudde { $herd }:{ " " }
}
mow-event-added = { mow-in-herd }{ $cow_number ->
    [none] { $cow_species ->
        [mad] { $seat } voegt toe: { $cow }.
       *[other] { $seat } voegt toe: { $cow } als { $number }.
    }
   *[other] { $seat } voegt toe: { $cow }.
}
mow-event-turned = { $seat } draait de pijl naar { $number ->
    [1] links
   *[other] rechts
}.
mow-event-named = { $seat } zegt dat hierna { $number_name } speelt.
mow-event-drew = { $number ->
    [one] { $seat } trekt een kaart.
   *[other] { $seat } trekt { $number } kaarten.
}
mow-event-got-eight = { $seat } krijgt { $cow } in de hand.
mow-event-took = { mow-in-herd }{ $seat } neemt de kudde: { $number ->
    [one] één koe
   *[other] { $number } koeien
}.
mow-event-passed = { $seat } toont een hand waarmee geen kudde te beginnen is, en past.
mow-event-round-over = Ronde { $number } is voorbij.
mow-event-counted = { $seat }: { $number ->
    [0] geen vliegen
    [one] { $number } vlieg
   *[other] { $number } vliegen
} in deze ronde.
mow-event-game-over = Het spel is uit.

## De tafel in de terminal

mow-table-herd = De kudde
mow-table-herd-number = Kudde { $number }
mow-table-empty = leeg – iemand moet ermee beginnen
mow-table-status = Ronde { $round } · stapel { $pile } · de pijl wijst naar { $arrow ->
    [left] links
   *[right] rechts
}
mow-table-farmer = Boer
mow-table-hand = Hand
mow-table-shed = Stal
mow-table-score = Vliegen
mow-table-shown = Door iedereen gezien
mow-table-your-hand = Je hand
mow-table-your-shed = Je stal: { $cards ->
    [one] { $cards } koe
   *[other] { $cards } koeien
}, { mow-flies }.
# De letters die een speler typt; a tot j zijn koeien, r en q zijn bezet
mow-letter-take = n
mow-letter-pass = p
mow-letter-left = l
mow-letter-right = r
mow-prompt = { $can ->
    [start] Begin een kudde: kies een koe met haar letter, [?] alle zetten, [r]egels, [q] stoppen
    [pass] Met geen van je koeien kun je een kudde beginnen: [{ mow-letter-pass }]assen, [?] alle zetten, [r]egels, [q] stoppen
   *[take] Speel een koe met haar letter, kudde [{ mow-letter-take }]emen, [?] alle zetten, [r]egels, [q] stoppen
}
mow-choose-number = Welk nummer moet het worden?
mow-choose-arrow = Waarheen moet de pijl wijzen: [{ mow-letter-left }]inks of [{ mow-letter-right }]echts?
mow-choose-next = Wie speelt daarna? (nummer van de plaats)
mow-move-add = { $cow }{ $number ->
    [none] { "" }
   *[other] , als { $number }
}{ $arrow ->
    [none] { "" }
   *[other] , { mow-arrow-to }
}{ $next ->
    [none] { "" }
   *[other] , { mow-plays-next }
}
mow-arrow-to = pijl naar { $arrow ->
    [left] links
   *[right] rechts
}
mow-plays-next = daarna { $next_name }
mow-move-take = de kudde nemen
mow-move-pass = je hand tonen en passen
mow-result-won = { $names } { $count ->
    [one] wint
   *[other] delen de overwinning
}: { mow-flies }.
mow-result-loser = { $names }: Boe!

## De bots: hun niveaus, met naam en karakter

mow-level-1 = Stadsmens
    .about = vindt koeien schattig en speelt de koe die hem aankijkt.
mow-level-2 = Boerenknecht
    .about = bedoelt het goed en telt vliegen als hij niet staat te dromen.
mow-level-3 = Koeienhoeder
    .about = weet welke koe past en bij wie de kudde terugkomt.
mow-level-4 = Boer
    .about = denkt de ronde tot het einde door voordat hij een koe naar buiten laat.
mow-level-5 = Kampioen van de keuring
    .about = heeft alle linten gewonnen; de vliegen zijn altijd voor jou.

## Cijfers

mow-score = Vliegen
