### Szavak, amelyek minden játékban és parancsban közösek.

## A parancssor

cli-about = smallbox – kisdobozos kártyajátékok: játszd őket, vagy tanulmányozd őket milliószámra.
cli-unofficial = Egy rajongó munkája, saját rajzokkal és saját szavakkal; nincs köze a játékok kiadóihoz.
cli-examples = Példák:
cli-language = a nyelv: en, nl, hu vagy eo (első tipp: a számítógépedé)
cli-play = játssz gépi játékosok ellen, itt a terminálban
cli-rules = olvasd el egy játék szabálykönyvét
cli-simulate = játszass le egy játékot sok ezerszer, és tudd meg, ki nyer, és mennyivel
cli-replay = nézz meg újra egy elmentett játszmát
cli-players = hányan játszanak, veled együtt (alapértelmezés: { $default })
cli-players-simulated = hányan játszanak (alapértelmezés: { $default })
cli-bot = hogyan játszanak a többiek: random = találomra, careful = megfontoltan, vagy level-1-től (gyerekeknek) level-5-ig (alapértelmezés: careful)
cli-name = a neved az asztalnál
cli-seat = a te helyed, 1-től számozva (alapértelmezés: 1)
cli-side = a táborod; az elsőként felsorolt kezd
cli-usual = alapértelmezés: { $usual }
cli-seed = egész szám: ugyanaz a kezdőszám ugyanazokat a lapokat osztja
cli-cards = fájl, amely a játék kártyatáblázatának helyébe lép
cli-save = ebbe a fájlba írja a játszmát, a smallbox replay számára
cli-fast = ne legyen szünet a gépi játékosok lépései után
cli-games = hány játszma (alapértelmezés: { $default })
cli-careful = ezek a helyek megfontoltan játszanak, például 1,3 vagy all; a többiek találomra
cli-threads = hány szál (alapértelmezés: magonként egy, itt { $default })
cli-json = a számadatok kiírása JSON-ként
cli-plot = a számadatok lerajzolása ebbe az SVG-fájlba
cli-file = egy játszma, amelyet a smallbox play --save mentett el, vagy egy asztal kivitele
cli-step = minden lépés után várjon az Enter billentyűre
cli-svg = az asztal lerajzolása ebbe az SVG-fájlba, valahányszor megjelenik
cli-clause = csak ez a szabálypont, például { $clause }

## Hibák

mistake = Bocsánat: { $what }
players = { $game }: { $least }–{ $most } játékosnak való, nem pedig { $players } játékosnak.
no-such-game = nincs ilyen játék: „{ $name }”. Ami van: { $games }.
game-broken = a(z) „{ $name }” játék telepítve van, de nem tölthető be: { $problem }.
kernels-none = a(z) „{ $game }” szabályait így sehogy sem lehet futtatni: a SMALLBOX_KERNELS csak ezt engedi: { $allowed }.
no-such-bot = nincs ilyen bot: „{ $name }”. Ezek vannak: { $bots }.
no-such-seat = nincs ilyen hely: { $seat }; a helyek: 1–{ $players }.
no-such-clause = nincs „{ $clause }” szabálypont ebben a játékban: { $game }. Az összeset felsorolja: smallbox rules { $game }.
not-positive = { $option } értéke legalább { $least } legyen, ne { $value }.
option-wrong = --{ $option }: { $problem }.
file-unreadable = { $file } nem olvasható: { $problem }.
file-unwritable = { $file } nem írható: { $problem }.
file-wrong = { $file }: { $problem }.
no-picture = ehhez a játékhoz nincs rajz; hagyd el a --svg kapcsolót.
record-wrong = { $file }, { $line }. sor: { $problem }.
record-format = { $file } nem smallbox-játszma: az első sorában nem szerepel, hogy „smallbox/record/1”.
record-version = { $file }: ezt a játszmát ezzel a változattal játszották: { $game } { $version }; ez a program ezt a változatot ismeri: { $known }.
record-refused = { $file }, { $line }. sor, { $number }. lépés: { $seat } ezt nem teheti – { $clause }.
record-digest = { $file }: a lépések szabályosak, de nem ahhoz az asztalhoz vezetnek, amellyel a feljegyzés végződik. Valami megváltozott a fájlban.
record-unfinished = { $file } előbb véget ér, mint a játszma.

## Amíg valami fut

compiling = { $game }: a szabályok lefordítása, csak most az egyszer
kernels-reason = { $reason ->
    [elsewhere] más csomagból származik
    [missing] ehhez a géptípushoz nincsenek lefordított szabályok
    [forbidden] a SMALLBOX_KERNELS így kéri
   *[stale] a szabályai megváltoztak, mióta lefordították őket
}
kernels-numba = { $game }: a szabályokat a Numba fordítja le, mert { kernels-reason }.
kernels-python = { $game }: a szabályok sima Pythonban futnak, több százszor lassabban, mert { kernels-reason }.
kernels-advice = A `pip install "smallbox[jit]"` telepíti a Numbát, amely lefordítja őket.
playing-games = { $games } játszma lejátszása

## Az asztalnál

player = Játékos
bot-thinks = { $name } gondolkodik
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
refused = Nem szabad: { $why }
not-understood = Nem tudom, mit jelent itt: „{ $input }”.
legal-moves = Ezt teheted:
press-enter = Nyomj Entert a folytatáshoz
goodbye = Viszlát!
saved = A játszma el van mentve: { $file }. Így nézheted meg: smallbox replay { $file }
to-the-end = Az asztal a játszma végén
replay-move = { $number }. lépés, összesen { $count }
contents = { $title } – a szabályok

## Számok

report-title = { $game }, { $players } játékos, { $games } játszma
report-seat = Hely
report-player = Játékos
report-wins = Győzelem
report-interval = 95%-os intervallum
report-length = Egy játszma átlagosan { $mean } lépésig tartott (legkevesebb { $least }, legtöbb { $most }); a tempó másodpercenként { $rate } lépés.
report-careful = megfontolt
report-random = találomra
report-fair = Az igazságos rész { $share }% volna.
report-shared = Egyetlen győztes nélkül ért véget a játszmák { $share } %-a.
report-tallies = Hányszor egy játszmában
report-seed = Kezdőszám: { $seed }. Ugyanaz a kezdőszám ugyanezeket a számokat adja.
plot-saved = A kép itt van: { $file }.

## Saját kép nélküli játékok

plain-prompt = Írd be egy lépés számát; [r]: szabályok, [q]: kilépés
plain-empty = semmi
plain-result = { $count ->
    [one] { $names } nyert.
   *[other] { $names } osztozik a győzelmen.
}
