### A Mow a böngészőben: amit a rét mond a játék saját szavai (mow.ftl) mellett.

## Ki van soron, és mi a teendő

web-mow-turn = Te következel: állíts be egy tehenet, vagy vidd a csordát.
web-mow-turn-start = Te következel: kezdj csordát egy tehénnel.
web-mow-turn-take = Egyik tehened sem illik ide: vidd a csordát.
web-mow-turn-pass = Egyik teheneddel sem lehet csordát kezdeni: mutasd meg a lapjaidat, és passzolj.
web-mow-waiting = { $name } tehenet választ.
web-mow-ask-number = { $species ->
    [calf] Melyik anya mellé álljon a borjú?
   *[slowpoke] Hová furakodjon be a cammogó?
}
web-mow-ask-arrow = Merre mutasson a nyíl?
web-mow-ask-next = Ki következzen?
web-mow-another = Másik tehén

## Ami a réten áll

web-mow-herd-now = { $herd }, most ez van soron
web-mow-lower = { $number } alatt
web-mow-higher = { $number } fölött
web-mow-closed = lezárva
web-mow-place = Hely: { $number }
web-mow-pile = Húzópakli
web-mow-last = Üres a húzópakli: aki csordát visz, véget vet a fordulónak.
web-mow-way = { $arrow ->
    [left] Balra
   *[right] Jobbra
}
web-mow-then = { $name } következik
web-mow-then-herd = utána: { $number }. csorda

## Gazdák és teheneik

web-mow-farmers = A gazdák
web-mow-farmer = { $name }: { $count } tehén a kézben, { $shed } az istállóban, eddig { mow-flies }.
web-mow-farmer-turn = Soron van: { $name }.
web-mow-farmer-shown = Mindenki látta: { $cows }.
web-mow-cow-fits = { $cow } – beillik
web-mow-cow-hint = { $cow } – a tipp
web-mow-cow-not = { $cow } – most nem illik be
web-mow-list = { $whose }: { $cows }.
web-mow-stands = { $cow }, a száma { $number }
web-mow-carries = { $cow }, a hátán: { $acrobat }

## Pontok

web-mow-scores-target = A játék { $target } légynél ér véget.
web-mow-scores-round = { $number }. forduló
web-mow-scores-until = 1–{ $number }. forduló
web-mow-scores-none = Még egy forduló sem ért véget.
web-mow-on = Folytassuk!
web-mow-moo = Múú!
web-mow-winner = Legkevesebb légy

## A tehenek táblázata

web-mow-deck = { $deck ->
    [green] Zöld pakli
   *[yellow] Sárga pakli
}
web-mow-deck-for = { $deck ->
    [green] Minden játékban benne van; különleges teheneivel megfordítható a nyíl.
   *[yellow] Hat vagy több gazdánál jön hozzá; különleges teheneivel megnevezhető, ki következik.
}
web-mow-special = { $species ->
    [closer] Lezárja a csordának azt a végét, ahol áll.
    [acrobat] A vele azonos számú tehén hátára ugrik.
    [slowpoke] Befurakodik egy hiányzó szám helyére.
    [calf] Légy nélküli anya mellé áll, egy számmal kijjebb.
    [thin] Nem húzol lapot.
    [milk] Két lapot húzol.
   *[mad] Elkergeti a 8-ast; azután csak legyes tehenek mernek beállni.
}
web-mow-times = { $count }×
