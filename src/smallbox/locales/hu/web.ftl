### A böngészős játék: oldalai, asztala, paneljei. A játékok saját szavai a web-<játék>.ftl fájlokban vannak.

## Kezdőlap

web-description = Rögtön játszható kártyajátékok kis dobozból: egyedül botok ellen, vagy barátokkal egy hivatkozás segítségével
web-welcome = Kártyajátékok kis dobozból. Játssz most – botok ellen, vagy barátokkal egy hivatkozás segítségével.
web-welcome-alone = Kártyajátékok kis dobozból. Játssz most botok ellen, itt, a saját eszközödön.
web-alone = Minden ezen az eszközön történik, internet nélkül is: se szerver, se fiók nem kell hozzá.
web-for-players = { $least ->
    [2] { $most ->
        [2] 2 játékosnak
       *[other] { $least }–{ $most } játékosnak
    }
   *[other] { $least }–{ $most } játékosnak
}
web-play-now = Játék most
web-play-friend = Játék baráttal
web-more-choices = További lehetőségek
web-rules = Szabályok
web-games = Játékok
web-my-tables = Asztalaim
web-open-tables = Nyitott asztalok
web-no-open-tables = Most senki sem vár nyitott asztalnál. Nyiss egyet te: „További lehetőségek”.
web-you = te
web-state-open = játékosokra vár
web-state-playing = folyik a játszma
web-state-over = véget ért
web-waiting = Várunk a szerverre …
web-made-ready = Előkészítés alatt …
web-made-ready-in = Elkészül kb. { $time } múlva
web-begins-when-ready = Kezdődik, amint elkészült …
web-begins-in = Kezdődik kb. { $time } múlva …
web-game-broken = Ez a játék itt hibás.
web-nowhere = Itt nincs oldal.
web-to-front = A kezdőlapra
web-unreachable = A szerver nem válaszol. Fut egyáltalán, és van kapcsolatod?
web-without-server = A szerveren lévő asztalaid biztonságban vannak, és amint a szerver válaszol, folytathatod; az oldal magától újra próbálkozik. Addig is játszhatsz ezen az eszközön botok ellen, és olvashatod a szabályokat.
web-no-server = Ehhez szerver kellene, de itt nincs.

## Ki vagyok

web-settings = Beállítások
web-language = Nyelv
web-nickname = Becenév
web-saved = elmentve
web-light = Fény
web-light-auto = ahogy az eszközön
web-light-light = világos
web-light-dark = sötét
web-sound = Hangok
web-still = Semmi se mozogjon
web-shortcuts = Gyorsbillentyűk használata
web-notify = Szóljon, amikor én következem
web-notify-off = Ez a böngésző nem engedi, hogy szóljunk, amikor te következel.
web-device = Folytatás másik eszközön
web-device-about = Nyisd meg ezt a hivatkozást a másik eszközön, egyetlenegyszer: ott is meglesz a beceneved és minden asztalod.
web-device-qr = A másik eszköznek szóló hivatkozás QR-kódként
web-device-here = Ez a hivatkozás egy becenevet hoz erre az eszközre az asztalaival együtt. Aki eddig itt voltál, az elvész.
web-device-use = Átveszem
web-device-done = Kész. Itt te vagy: { $name }.
web-link = Hivatkozás
web-copy = Másolás
web-copied = Másolva
web-close = Bezárás
web-yes = igen
web-no = nem

## Új asztal

web-set-up = Új asztal: { $game }
web-who-plays = Ki játszik?
web-how-many = Hányan játszanak
web-seat = { $number }. hely
web-sit-here = Ide ülök
web-a-friend = egy barát, hivatkozással
web-bot-level = { $level }. bot: { $name }
web-options = Választható szabályok
web-switches = Szabályonként
web-table = Az asztal
web-clock = Idő egy lépésre
web-clock-none = nincs korlát
web-clock-seconds = { $count } másodperc
web-clock-minutes = { $count ->
    [one] { $count } perc
   *[other] { $count } perc
}
web-clock-days = { $count ->
    [one] { $count } nap
   *[other] { $count } nap
}
web-clock-about = Ha lejár az idő, egy bot lép helyetted.
web-public = Az asztal látsszon a kezdőlapon
web-public-about = Különben csak az ülhet le, akinek megvan a hivatkozás.
web-open-table = Asztal megnyitása
web-start = Kezdés
web-card-table = Mi áll a kártyákon

## Várakozás

web-waiting-room = Kik ülnek itt
web-empty-seat = szabad
web-invite = Küldd el ezt a hivatkozást egy barátodnak, vagy olvastasd be vele a kódot:
web-local-only = Ez a cím csak ezen a számítógépen működik. Ha a barátaid máshol vannak, indítsd a szervert így: --host 0.0.0.0, és nyisd meg az oldalt a számítógép saját címén.
web-invite-qr = A meghívó QR-kódként
web-share = Megosztás …
web-start-with-bots = Kezdés most, a szabad helyeken botokkal
web-remove = Elküldés
web-remove-name = Elküldés: { $name }
web-dealing = Keverjük a kártyákat, mindenki hozzájárulásával …
web-aborted = Ez az asztal félbemaradt.

## Az asztalnál

web-board = Az asztal
web-panel = Az asztal mellett
web-tab-log = Napló
web-tab-moves = Lépések
web-tab-chat = Csevegés
web-tab-rules = Szabályok
web-tab-table = Asztal
web-unread = { $count ->
    [one] { $count } új sor
   *[other] { $count } új sor
}
web-your-turn = Te következel
web-to-move = ő következik
web-waiting-for = Várunk: { $names }
web-looking-on = Nézőként vagy itt.
web-looker-on = néző
web-away = elment, egy bot játszik helyette
web-offline = nincs kapcsolatban
web-connection-lost = Megszakadt a kapcsolat; magától helyreáll …
web-move-on-its-way = A lépésed úton van …
web-read-rule = A szabály elolvasása
web-rules-search = Keresés a szabályokban
web-rules-nothing = Egyik szabályban sincsenek ezek a szavak.
web-log-empty = Még nem történt semmi.
web-in-words = Az asztal szavakban
web-no-moves = Nem te következel.
web-moves-search = Keresés a lépések között
web-moves-nothing = Egyik lépésben sincsenek ezek a szavak.
web-moves-all = Mind a { $count } lépés
web-hint = Tipp
web-hint-on-its-way = Jó lépést keresünk …
web-hint-value = { $percent } %
web-chat-show = Csevegés mutatása
web-chat-allow = Mindenki írhat
web-chat-empty = Még senki sem szólt semmit.
web-chat-write = Szólj hozzá
web-chat-send = Küldés
web-leave = Felállok az asztaltól
web-leave-about = Egy bot játszik helyetted, és visszaadja a helyedet, amikor visszajössz.
web-leave-waits = A játszma megvár, amíg vissza nem térsz.

## A tisztességes osztás

web-fair = A tisztességes osztás
web-fair-about = Osztás előtt a szerver megígér egy titkos számot: közzéteszi az ujjlenyomatát. Aztán minden játékos hozzáad egy saját számot. A keverés ezekből együtt áll elő, ezért senki sem választhatja meg a kártyákat.
web-fair-commitment = A szerver ígérete
web-fair-share = Hozzáadta: { $name }
web-fair-secret = A titkos szám
web-fair-later = A titkos szám a játszma végén lesz látható.
web-fair-not-yet = Az ígéret akkor születik meg, amikor mindenki leült.
web-fair-kept = Itt, a böngésződben ellenőrizve: a titkos szám a megígért szám.
web-fair-broken = A titkos szám nem a megígért szám!
web-fair-check = Ha minden kártyát ellenőriznél, mentsd el az egész játszmát, és futtasd ezt bármelyik Pythonnal:
web-export = A játszma mentése
web-fair-limits = Ez azt bizonyítja, hogy az osztás rögzítve volt, és senki sem választotta meg. Azt nem bizonyítja, hogy a szerver nem nézett bele a kártyákba.

## A vége, és még egyszer

web-result = Az eredmény
web-won = { $count ->
    [0] Senki sem nyert.
    [one] A győztes: { $names }.
   *[other] Közös a győzelem: { $names }.
}
web-rematch = Még egyszer
web-rematch-join = Még egyszer a többiekkel
web-replay = Visszanézés
web-replay-of = { $game }, még egyszer végignézve
web-replay-seat = Kinek a szemével
web-replay-eyes = ahogy ő látta: { $name }
web-back-to-table = Vissza az asztalhoz
web-first = Az elejére
web-previous = Egy lépéssel vissza
web-next = Egy lépéssel előre
web-last = A végére
web-run = Lejátszás
web-pause = Szünet
web-slider = Hol tart a játszma
web-analysis = Jobb lépések keresése
web-analysis-none = Ehhez a játszmához nincs elemzés.
web-analysis-progress = Jobb lépések keresése: { $percent } %
web-analysis-about = Mennyit adott fel egy-egy lépés ahhoz képest, amit a játékosa tudhatott: minél kevesebb, annál jobb.
web-analysis-chart = Minden lépéshez egy oszlop: akkora, amekkora részt a győzelemből feladott
web-analysis-move = { $name } ennyit adott fel: { $loss } %; a legjobb ez lett volna: { $best }.
web-analysis-player = { $name }: szerencse { $luck } %, tudás { $skill } %

## Billentyűk

web-keys = Játék billentyűkkel
web-key-tab = a következő gombra
web-key-arrows = mozgás a táblán, fel-le a listákban
web-key-enter = választás
web-key-escape = a félig kész választás visszavonása, ablak bezárása
web-key-board = a táblára
web-key-moves = a lépések listája
web-key-log = a napló
web-key-chat = a csevegés
web-key-rules = a szabályok
web-key-table = a játékosok és a tisztességes osztás
web-key-hint = tipp
web-key-sound = hangok be vagy ki
web-key-help = ez a súgó
