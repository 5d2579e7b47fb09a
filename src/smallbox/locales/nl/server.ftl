### De server: zijn opdracht, en wat hij zegt als iets niet kan.

## De opdracht

cli-serve = laat mensen en bots elkaar aan tafels ontmoeten, in de browser
cli-host = het adres om op te luisteren (standaard: 127.0.0.1, alleen deze computer)
cli-port = de poort om op te luisteren (standaard: 8000; 0 neemt er een die vrij is)
cli-db = waar de tafels bewaard worden: een bestand, of postgresql://… (standaard: een bestand in je gegevensmap)
cli-redis = redis://… dat de processen elkaars zetten meldt (standaard: Postgres doet dat)
cli-workers = hoeveel processen de tafels bedienen; voor meer dan één is Postgres nodig (standaard: 1)
cli-settings = een TOML-bestand met instellingen; docs/server.md noemt ze
cli-open = open de browser
server-listens = smallbox staat op { $address } – stoppen met Ctrl+C
server-setting = de instelling { $setting } klopt niet: { $problem }.
server-no-port = kan niet luisteren op { $host }, poort { $port }. Gebruikt een ander programma die? Probeer --port 0.
server-workers = meerdere processen hebben samen één databank nodig: geef --db postgresql://…
server-club = hiervoor zijn nog wat pakketten nodig: pip install "smallbox[club]"

## Wat een client niet mag

server-no-page = die pagina bestaat niet.
server-not-understood = dit bericht is niet te lezen: { $problem }
server-failed = er ging bij ons iets mis. Probeer het nog eens.
server-too-many = te veel verzoeken. Wacht even.
server-too-many-sockets = te veel verbindingen vanaf jouw adres.
server-too-fast = te veel berichten tegelijk.
server-origin = verzoeken van andere webpagina’s worden niet beantwoord.
server-protocol = deze client en de server spreken niet dezelfde versie ({ $known }). Laad de pagina opnieuw.
server-no-hello = een verbinding begint met een groet, en die kwam niet.
server-hello-twice = de groet komt maar één keer.
server-link-used = deze link is al gebruikt of te oud. Maak een nieuwe.
server-no-name = kies eerst een naam.

## Aan een tafel

server-no-table = die tafel bestaat niet.
server-old-rules = deze tafel is begonnen met versie { $version } van { $game }; deze server speelt versie { $known }.
server-invite = om hier te gaan zitten heb je een uitnodiging nodig.
server-removed = de gastheer heeft je gevraagd deze tafel te verlaten.
server-begun = het potje is begonnen; je mag toekijken.
server-not-over = het potje is nog niet afgelopen.
server-not-playing = er wordt hier nu niet gespeeld.
server-not-now = dat kan nu niet.
server-seat-taken = deze plaats is bezet.
server-not-seated = je zit niet aan deze tafel.
server-not-host = dat mag alleen de gastheer.
server-no-guest = daar zit niemand die je weg kunt sturen.
server-token = deze plaats is niet of niet meer van jou. Ga opnieuw zitten.
server-seat-left = je hebt deze plaats verlaten.
server-spectator = toeschouwers mogen alleen kijken.
server-chat-off = de gastheer heeft de chat uitgezet.
server-move-wrong = deze zet is niet te lezen: { $problem }
server-reveal-later = nog niet iedereen heeft zich vastgelegd.
server-no-hints = hints zijn er alleen voor wie in z’n eentje tegen bots speelt.
server-export-later = het potje kan geëxporteerd worden als het afgelopen is.
