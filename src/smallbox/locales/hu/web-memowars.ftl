### A MemoWars a böngészőben. Ami a lapokon áll, ami történik, és amit nem szabad, az a memowars.ftl fájlban van.

## Amit tőled várunk

web-memowars-ask-build = Tedd le a lapjaidat: válassz egyet, húzd a helyére, és fordítsd el.
web-memowars-ask-return = A Bolygód visszahoz egy lapot: válassz egyet, és tedd le.
web-memowars-ask-reveal = Te jössz: fordíts fel egy tetszőleges lapot.
web-memowars-ask-look = A Szkennered: nézz meg egy lapot ({ $looks ->
    [one] még egyet nézhetsz
   *[other] még { $looks } lapot nézhetsz
}).
web-memowars-ask-toss = Dobd el a korongodat: nyomd le az ujjad a világító lapon, húzd hátra, és engedd el ({ $shots ->
    [one] egy lövés
   *[other] { $shots } lövés
}).
web-memowars-ask-choose = A korong több lapot takar: válaszd ki, melyiket találta el.

## Amit másoktól várunk; $names egy vagy több játékos

web-memowars-waits-build = Épül a galaxis. A csata akkor kezdődik, amikor minden lap az asztalon van.
web-memowars-waits-return = Visszahoz egy lapot: { $names }.
web-memowars-waits-reveal = Felfordít egy lapot: { $names }.
web-memowars-waits-look = Lapokat nézeget: { $names }.
web-memowars-waits-toss = Céloz: { $names }.
web-memowars-waits-choose = Kiválasztja, mit talált el: { $names }.

## Letevés és elfordítás

web-memowars-fits = Ide jó. Leteszed?
web-memowars-place = Ide teszem
web-memowars-turn = Elfordítás
web-memowars-elsewhere = Másik hely
web-memowars-cancel = Mégse
web-memowars-laying-keys = A nyilakkal mozgatod, az R elfordítja, az N másik helyet mutat, az Enter leteszi, az Escape visszaveszi.
web-memowars-tap-again = Kijelölve: { $slot }. lap. Koppints rá még egyszer.

## Dobás

web-memowars-meters = Körbejáró nyíl
web-memowars-numbers = Számokkal
web-memowars-aim-direction = A nyíl körbejár: állítsd meg, amikor arra mutat, amerre a korong repüljön.
web-memowars-aim-strength = Most az erő nő és csökken: állítsd meg, és a korong már repül is.
web-memowars-aim-numbers = Add meg, hová repüljön a korong: merre és milyen messzire.
web-memowars-stop-direction = Állj, nyíl!
web-memowars-stop-strength = Állj, és dobás!
web-memowars-direction = Irány (0° kelet, 90° észak)
web-memowars-distance = Távolság cm-ben
web-memowars-toss = Dobás

## Az ablak

web-memowars-zoom-in = Közelebb
web-memowars-zoom-out = Távolabb
web-memowars-fit = Az egész galaxis

## Lapok és játékosok; $face az, ami a lapon látható, vagy az, hogy le van fordítva

web-memowars-card = { $slot }. lap: { $face }
web-memowars-face-down = lefordítva
# $cards lapok száma, mindegyik után zárójelben egy égtáj
web-memowars-beside = Mellette: { $cards }.
web-memowars-from-shooter = A lövő laptól: { $degrees }°, { $far } cm.
web-memowars-player = { $seat }: { $cards ->
    [one] még egy lap
   *[other] még { $cards } lap
}

## Napló: ki mit tett, de soha nem az, hogy melyik lap volt, és mi van rajta

web-memowars-log-revealed = { $seat } felfordít egy lapot.
web-memowars-log-looked = { $seat } megnéz egy lapot.
web-memowars-log-returned = { $seat } visszahoz egy lapot.
web-memowars-log-tossed = { $seat } eldobja a korongot.
web-memowars-log-revenge = { $seat } bosszút áll.
web-memowars-log-eliminated = { $seat_number ->
    [none] Egy aknamező elhagyja a galaxist.
   *[other] { $seat } elveszít egy lapot.
}
