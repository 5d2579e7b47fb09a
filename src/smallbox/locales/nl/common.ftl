### Woorden die alle spellen en opdrachten delen.

## De opdrachtregel

cli-about = smallbox – kaartspellen uit een klein doosje: speel ze, of bestudeer ze in miljoenen potjes.
cli-unofficial = Werk van een fan, met eigen tekeningen en eigen woorden; staat los van de uitgevers van de spellen.
cli-examples = Voorbeelden:
cli-language = de taal: en, nl, hu of eo (eerste gok: die van je computer)
cli-play = speel een spel tegen bots, hier in de terminal
cli-rules = lees het regelboekje van een spel
cli-simulate = speel een spel vele duizenden keren en vertel wie wint, en met hoeveel verschil
cli-replay = bekijk een bewaard potje nog eens
cli-players = hoeveel er meespelen, jij inbegrepen (standaard: { $default })
cli-players-simulated = hoeveel er meespelen (standaard: { $default })
cli-bot = hoe de anderen spelen: random = op goed geluk, careful = bedachtzaam, of level-1 (voor kinderen) tot level-5 (standaard: careful)
cli-name = jouw naam aan tafel
cli-seat = jouw plaats, vanaf 1 (standaard: 1)
cli-side = je kamp; het eerstgenoemde begint
cli-usual = standaard: { $usual }
cli-seed = een geheel getal: hetzelfde startgetal deelt dezelfde kaarten
cli-cards = een bestand dat de kaartentabel van het spel vervangt
cli-save = schrijf het potje naar dit bestand, voor smallbox replay
cli-fast = wacht niet na de zetten van bots
cli-games = hoeveel potjes (standaard: { $default })
cli-careful = deze plaatsen spelen bedachtzaam, bijvoorbeeld 1,3 of all; de andere spelen op goed geluk
cli-threads = hoeveel threads (standaard: één voor elke processorkern, hier { $default })
cli-json = schrijf de cijfers als JSON
cli-plot = teken de cijfers in dit SVG-bestand
cli-file = een potje dat bewaard is met smallbox play --save, of de export van een tafel
cli-step = wacht na elke zet op de Enter-toets
cli-svg = teken de tafel in dit SVG-bestand, telkens opnieuw als ze getoond wordt
cli-clause = alleen deze spelregel, bijvoorbeeld { $clause }

## Fouten

mistake = Sorry: { $what }
players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }.
no-such-game = er is geen spel “{ $name }”. Wel: { $games }.
game-broken = het spel “{ $name }” is geïnstalleerd, maar kan niet worden geladen: { $problem }.
kernels-none = er is geen manier over om de regels van “{ $game }” uit te voeren: SMALLBOX_KERNELS staat alleen { $allowed } toe.
no-such-bot = er is geen bot “{ $name }”. Er zijn: { $bots }.
no-such-seat = er is geen plaats { $seat }; de plaatsen zijn 1 tot en met { $players }.
no-such-clause = er is geen spelregel “{ $clause }” bij { $game }. smallbox rules { $game } noemt ze allemaal.
not-positive = { $option } moet minstens { $least } zijn, niet { $value }.
option-wrong = --{ $option }: { $problem }.
file-unreadable = { $file } kan niet gelezen worden: { $problem }.
file-unwritable = { $file } kan niet geschreven worden: { $problem }.
file-wrong = { $file }: { $problem }.
no-picture = van dit spel bestaat geen tekening; laat --svg weg.
record-wrong = { $file }, regel { $line }: { $problem }.
record-format = { $file } is geen spelverslag van smallbox: op de eerste regel staat niet “smallbox/record/1”.
record-version = { $file } is gespeeld met versie { $version } van { $game }; dit programma kent versie { $known }.
record-refused = { $file }, regel { $line }, zet { $number }: { $seat } mag dat niet – { $clause }.
record-digest = { $file }: de zetten mogen, maar ze leiden niet tot de tafel waarmee het verslag eindigt. Er is iets in het bestand veranderd.
record-unfinished = { $file } houdt eerder op dan het potje.

## Terwijl er iets loopt

compiling = De regels van { $game } worden gecompileerd, eenmalig
kernels-reason = { $reason ->
    [elsewhere] het komt uit een ander pakket
    [missing] er zijn geen gecompileerde regels voor dit soort computer
    [forbidden] SMALLBOX_KERNELS wil het zo
   *[stale] de regels zijn veranderd sinds ze werden gecompileerd
}
kernels-numba = { $game } wordt door Numba gecompileerd: { kernels-reason }.
kernels-python = { $game } draait in gewoon Python, honderden keren langzamer: { kernels-reason }.
kernels-advice = Met `pip install "smallbox[jit]"` komt Numba erbij, dat het compileert.
playing-games = { $games } potjes spelen

## Aan tafel

player = Speler
bot-thinks = { $name } denkt na
bot-name = { $number ->
    [1] Ada
    [2] Bram
    [3] Csilla
    [4] Dorka
    [5] Emil
    [6] Femke
    [7] Gusto
    [8] Hanna
    [9] Ivo
   *[other] Jule
}
refused = Mag niet: { $why }
not-understood = Ik weet niet wat “{ $input }” hier betekent.
legal-moves = Je mag:
press-enter = Druk op Enter om verder te gaan
goodbye = Tot ziens!
saved = Het potje is bewaard in { $file }. Bekijk het met: smallbox replay { $file }
to-the-end = De tafel aan het einde
replay-move = Zet { $number } van { $count }
contents = { $title } – de spelregels

## Cijfers

report-title = { $game }, { $players } spelers, { $games } potjes
report-seat = Plaats
report-player = Speler
report-wins = Gewonnen
report-interval = 95%-interval
report-length = Een potje duurde gemiddeld { $mean } zetten (van { $least } tot { $most }), { $rate } zetten per seconde.
report-careful = bedachtzaam
report-random = op goed geluk
report-fair = Een eerlijk deel zou { $share }% zijn.
report-shared = { $share } % van de potjes had niet één winnaar.
report-tallies = Hoe vaak per potje
report-seed = Startgetal { $seed }: hetzelfde startgetal geeft dezelfde cijfers.
plot-saved = Het plaatje staat in { $file }.

## Spellen zonder eigen tekening

plain-prompt = Typ het nummer van een zet, [r] voor de regels, [q] om te stoppen
plain-empty = niets
plain-result = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
