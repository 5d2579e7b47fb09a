### A kiszolgáló: a parancsa, és amit akkor mond, ha valami nem lehetséges.

## A parancs

cli-serve = emberek és gépi játékosok találkozóhelye: asztalok a böngészőben
cli-host = a cím, amelyen figyel (alapértelmezés: 127.0.0.1, csak ez a számítógép)
cli-port = a port, amelyen figyel (alapértelmezés: 8000; a 0 bármelyik szabadot választja)
cli-db = hol tárolja az asztalokat: egy fájl, vagy postgresql://… (alapértelmezés: egy fájl az adatmappádban)
cli-redis = redis://… amely a folyamatoknak jelzi egymás lépéseit (alapértelmezés: a Postgres végzi)
cli-workers = hány folyamat szolgálja ki az asztalokat; egynél többhöz Postgres kell (alapértelmezés: 1)
cli-settings = TOML-fájl a beállításokkal; a docs/server.md felsorolja őket
cli-open = nyissa meg a böngészőt
server-listens = A smallbox itt érhető el: { $address } – leállítás: Ctrl+C
server-setting = hibás beállítás: { $setting } – { $problem }.
server-no-port = itt nem lehet figyelni: { $host }, port: { $port }. Talán más program használja? Próbáld így: --port 0.
server-workers = több folyamatnak közös adatbázis kell: add meg így: --db postgresql://…
server-club = ehhez még néhány csomag kell: pip install "smallbox[club]"

## Amit egy kliens nem tehet

server-no-page = nincs ilyen oldal.
server-not-understood = ez az üzenet nem olvasható: { $problem }
server-failed = nálunk történt valami hiba. Próbáld újra.
server-too-many = túl sok kérés. Várj egy kicsit.
server-too-many-sockets = túl sok kapcsolat a te címedről.
server-too-fast = túl sok üzenet egyszerre.
server-origin = más weboldalak kéréseire nem válaszolunk.
server-protocol = a kliens és a kiszolgáló nem ugyanazt a változatot beszéli ({ $known }). Töltsd be újra az oldalt.
server-no-hello = a kapcsolat köszönéssel kezdődik, de nem jött köszönés.
server-hello-twice = köszönni csak egyszer kell.
server-link-used = ezt a linket már felhasználták, vagy túl régi. Készíts újat.
server-no-name = előbb válassz nevet.

## Egy asztalnál

server-no-table = nincs ilyen asztal.
server-old-rules = ezt az asztalt ezzel a változattal kezdték: { $game } { $version }; ez a kiszolgáló ezt a változatot játssza: { $known }.
server-invite = ahhoz, hogy ide leülj, meghívó kell.
server-removed = a házigazda megkért, hogy hagyd el ezt az asztalt.
server-begun = a játszma már elkezdődött; nézheted.
server-not-over = a játszmának még nincs vége.
server-not-playing = itt most nem folyik játszma.
server-not-now = ez most nem lehetséges.
server-seat-taken = ez a hely foglalt.
server-not-seated = nem ülsz ennél az asztalnál.
server-not-host = ezt csak a házigazda teheti.
server-no-guest = ott nem ül senki, akit elküldhetnél.
server-token = ez a hely nem a tiéd, vagy már nem az. Ülj le újra.
server-seat-left = elhagytad ezt a helyet.
server-spectator = a nézők csak nézhetnek.
server-chat-off = a házigazda kikapcsolta a csevegést.
server-move-wrong = ez a lépés nem olvasható: { $problem }
server-reveal-later = még nem mindenki kötelezte el magát.
server-no-hints = tippet csak az kérhet, aki egyedül játszik gépi játékosok ellen.
server-export-later = a játszma akkor menthető ki, ha vége van.
