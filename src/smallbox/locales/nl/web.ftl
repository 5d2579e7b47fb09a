### De webversie: haar pagina's, haar tafel, haar panelen. De woorden van de spellen zelf staan in web-<spel>.ftl.

## Voorpagina

web-description = Kaartspellen uit een klein doosje om meteen te spelen: alleen tegen bots, of met vrienden via een link
web-welcome = Kaartspellen uit een klein doosje. Speel meteen – tegen bots, of met vrienden via een link.
web-welcome-alone = Kaartspellen uit een klein doosje. Speel nu tegen bots, gewoon op je eigen apparaat.
web-alone = Alles gebeurt op dit apparaat, ook offline: geen server, geen account.
web-for-players = { $least ->
    [2] { $most ->
        [2] Voor 2 spelers
       *[other] Voor { $least } tot { $most } spelers
    }
   *[other] Voor { $least } tot { $most } spelers
}
web-play-now = Nu spelen
web-play-friend = Met een vriend
web-more-choices = Meer keuzes
web-rules = Spelregels
web-games = Spellen
web-my-tables = Mijn tafels
web-open-tables = Open tafels
web-no-open-tables = Op dit moment wacht er niemand aan een open tafel. Open er zelf een: “Meer keuzes”.
web-you = jij
web-state-open = wacht op spelers
web-state-playing = wordt gespeeld
web-state-over = afgelopen
web-waiting = Wachten op de server …
web-made-ready = Wordt klaargezet …
web-made-ready-in = Klaar over ongeveer { $time }
web-begins-when-ready = Begint zodra het klaarstaat …
web-begins-in = Begint over ongeveer { $time } …
web-game-broken = Dit spel is hier stuk.
web-nowhere = Hier is geen pagina.
web-to-front = Naar de voorpagina
web-unreachable = De server antwoordt niet. Staat hij aan, en ben je online?
web-without-server = Je tafels op de server zijn veilig, en je kunt verder zodra hij antwoordt; deze pagina probeert het vanzelf opnieuw. Intussen kun je op dit apparaat tegen bots spelen, en de regels lezen.
web-no-server = Hiervoor is een server nodig, en die is er hier niet.

## Wie ik ben

web-settings = Instellingen
web-language = Taal
web-nickname = Bijnaam
web-saved = bewaard
web-light = Licht
web-light-auto = zoals het apparaat
web-light-light = licht
web-light-dark = donker
web-sound = Geluid
web-still = Niets beweegt
web-shortcuts = Toetsen zijn sneltoetsen
web-notify = Waarschuw me als ik aan de beurt ben
web-notify-off = Deze browser staat geen berichten over je beurt toe.
web-device = Verder op een ander apparaat
web-device-about = Open deze link één keer op het andere apparaat: je bijnaam en je tafels zijn er dan ook.
web-device-qr = De link voor het andere apparaat als QR-code
web-device-here = Deze link brengt een bijnaam met zijn tafels naar dit apparaat. Wie je hier eerder was, verdwijnt dan.
web-device-use = Overnemen
web-device-done = Klaar. Hier ben je { $name }.
web-link = Link
web-copy = Kopiëren
web-copied = Gekopieerd
web-close = Sluiten
web-yes = ja
web-no = nee

## Een tafel klaarzetten

web-set-up = Een tafel voor { $game }
web-who-plays = Wie speelt er mee?
web-how-many = Aantal spelers
web-seat = Plaats { $number }
web-sit-here = Ga hier zitten
web-a-friend = een vriend, via de link
web-bot-level = Bot { $level }: { $name }
web-options = Regels om te kiezen
web-switches = Regel voor regel
web-table = De tafel
web-clock = Tijd per zet
web-clock-none = onbeperkt
web-clock-seconds = { $count } seconden
web-clock-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
web-clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
web-clock-about = Als de tijd om is, doet een bot de zet.
web-public = Toon deze tafel op de voorpagina
web-public-about = Anders kan alleen wie de link heeft, gaan zitten.
web-open-table = Tafel openen
web-start = Beginnen
web-card-table = Wat er op de kaarten staat

## Wachten

web-waiting-room = Wie hier zit
web-empty-seat = vrij
web-invite = Stuur deze link naar een vriend, of laat de code scannen:
web-local-only = Dit adres werkt alleen op deze computer. Start de server voor vrienden elders met --host 0.0.0.0 en open de pagina via het eigen adres van deze computer.
web-invite-qr = De uitnodiging als QR-code
web-share = Delen …
web-start-with-bots = Nu beginnen, met bots op de vrije plaatsen
web-remove = Wegsturen
web-remove-name = { $name } wegsturen
web-dealing = De kaarten worden geschud, met ieders bijdrage …
web-aborted = Deze tafel is opgegeven.

## Aan tafel

web-board = De tafel
web-panel = Naast de tafel
web-tab-log = Verslag
web-tab-moves = Zetten
web-tab-chat = Chat
web-tab-rules = Regels
web-tab-table = Tafel
web-unread = { $count ->
    [one] { $count } nieuwe regel
   *[other] { $count } nieuwe regels
}
web-your-turn = Jij bent aan de beurt
web-to-move = aan de beurt
web-waiting-for = Wachten op { $names }
web-looking-on = Je kijkt toe.
web-looker-on = kijkt toe
web-away = weg, een bot speelt verder
web-offline = niet verbonden
web-connection-lost = De verbinding is weg; ze komt vanzelf terug …
web-move-on-its-way = Je zet is onderweg …
web-read-rule = Lees de regel
web-rules-search = Zoek in de regels
web-rules-nothing = In geen enkele regel komen deze woorden voor.
web-log-empty = Er is nog niets gebeurd.
web-in-words = De tafel in woorden
web-no-moves = Je bent niet aan de beurt.
web-moves-search = Zoek een zet
web-moves-nothing = In geen enkele zet komen deze woorden voor.
web-moves-all = Toon alle { $count } zetten
web-hint = Tip
web-hint-on-its-way = Er wordt een goede zet gezocht …
web-hint-value = { $percent } %
web-chat-show = Toon de chat
web-chat-allow = Iedereen mag schrijven
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-write = Zeg iets
web-chat-send = Versturen
web-leave = Van tafel gaan
web-leave-about = Een bot speelt voor je verder en geeft je de plaats terug als je terugkomt.
web-leave-waits = Het spel wacht hier tot je terugkomt.

## Eerlijk delen

web-fair = Eerlijk delen
web-fair-about = Vóór het delen belooft de server een geheim getal door er de vingerafdruk van te tonen; daarna voegt elke speler een eigen getal toe. Het schudden komt uit al die getallen, dus niemand kan de kaarten uitkiezen.
web-fair-commitment = De belofte van de server
web-fair-share = Toegevoegd door { $name }
web-fair-secret = Het geheime getal
web-fair-later = Het geheime getal wordt getoond als het potje afgelopen is.
web-fair-not-yet = De belofte wordt gedaan als iedereen zit.
web-fair-kept = Hier in je browser nagerekend: het geheime getal is het beloofde.
web-fair-broken = Het geheime getal is niet het beloofde!
web-fair-check = Om elke kaart na te rekenen, bewaar je het hele potje en draai je dit met een willekeurige Python:
web-export = Potje bewaren
web-fair-limits = Dit bewijst dat het delen vastlag en dat niemand het heeft uitgekozen. Het bewijst niet dat de server niet in de kaarten heeft gekeken.

## Het einde, en nog eens

web-result = De uitslag
web-won = { $count ->
    [0] Niemand wint.
    [one] { $names } wint.
   *[other] { $names } delen de winst.
}
web-rematch = Nog een keer
web-rematch-join = Nog een keer met de anderen
web-replay = Terugkijken
web-replay-of = { $game }, nog eens bekeken
web-replay-seat = Door wiens ogen
web-replay-eyes = gezien door { $name }
web-back-to-table = Terug naar de tafel
web-first = Naar het begin
web-previous = Een stap terug
web-next = Een stap verder
web-last = Naar het einde
web-run = Afspelen
web-pause = Pauze
web-slider = Plaats in het potje
web-analysis = Betere zetten zoeken
web-analysis-none = Van dit potje is er geen analyse.
web-analysis-progress = Betere zetten zoeken: { $percent } %
web-analysis-about = Wat elke zet weggaf, voor wat zijn speler kon weten: hoe lager, hoe beter.
web-analysis-chart = Een balk per zet, zo hoog als het deel van de winst dat hij weggaf
web-analysis-move = { $name } gaf { $loss } % weg; het beste was: { $best }.
web-analysis-player = { $name }: geluk { $luck } %, kunde { $skill } %

## Toetsen

web-keys = Spelen met toetsen
web-key-tab = naar de volgende knop
web-key-arrows = over het bord, op en neer in lijsten
web-key-enter = kiezen
web-key-escape = een halve keuze terugnemen, een venster sluiten
web-key-board = naar het bord
web-key-moves = de lijst van zetten
web-key-log = het verslag
web-key-chat = de chat
web-key-rules = de regels
web-key-table = de spelers, en het eerlijk delen
web-key-hint = een tip
web-key-sound = geluid aan of uit
web-key-help = deze hulp
