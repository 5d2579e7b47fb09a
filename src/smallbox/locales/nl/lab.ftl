### Woorden van toernooien.

## De opdrachtregel

cli-tournament = laat bots tegen elkaar spelen en geef ze een rating
cli-bots = twee of meer bots: random (op goed geluk), careful (bedachtzaam), level-1 tot en met level-5
cli-meetings = hoeveel potjes elk gezelschap van bots speelt, naar boven afgerond zodat elke deling vanaf elke plaats gespeeld wordt (standaard: { $default })
cli-keep = schrijf elk potje naar dit bestand zodra het uit is; dezelfde opdracht met hetzelfde bestand gaat na een onderbreking verder
cli-ray = verdeel de potjes over het Ray-cluster op dit adres; local start er een op deze computer

## Fouten

tournament-bots = een toernooi heeft twee of meer bots nodig, elk één keer genoemd.
analysis-unfinished = het potje is nog niet uit; wat geluk was en wat kunde, is pas na afloop te zeggen.
scoresheet-format = { $file } is geen bestand van een toernooi: op de eerste regel staat niet “{ $format }”. Het is gelaten zoals het was.
scoresheet-other = { $file } hoort bij een ander toernooi: daar is “{ $setting }” { $was }, nu is het { $now }. Kies een ander bestand, of de oude instellingen.
ray-missing = --ray heeft Ray nodig, en dat is niet geïnstalleerd. Installeer het met: pip install "smallbox[ray]"
ray-failed = het Ray-cluster “{ $address }” werkt niet: { $problem }.
ray-other = het Ray-cluster “{ $address }” heeft een andere versie van smallbox. Installeer deze daar ook.

## Terwijl het loopt

tournament-seats = De bots gaan zitten (de eerste keer duurt dat even)
tournament-stopped = Gestopt na { $done } van de { $games } potjes.
tournament-go-on = Ze zijn bewaard in { $file }. Dezelfde opdracht gaat daar verder.
tournament-lost = Met --keep FILE kun je stoppen en later verdergaan.
scoresheet-torn = De laatste regel van { $file } was halverwege afgebroken; dat potje wordt opnieuw gespeeld.

## Cijfers

tournament-bot = Bot
tournament-against = Tegen
tournament-rating = Rating
tournament-games = Potjes
tournament-moves = Zetten
tournament-thinking = Denktijd, ms (hoogstens)
tournament-draws = Gedeeld
tournament-pairs = Van de potjes die een van de twee won
tournament-interval = Elk van de { $deals } delingen is { $players } keer gespeeld, telkens met iedereen één plaats verder; de intervallen zien de potjes van één deling als één waarneming.
