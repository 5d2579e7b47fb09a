### Mow en la retumilo: kion la herbejo diras krom la vortoj de la ludo mem (mow.ftl).

## Kies vico, kaj kion fari

web-mow-turn = Via vico: aldonu bovinon aŭ prenu la bovaron.
web-mow-turn-start = Via vico: komencu bovaron per bovino.
web-mow-turn-take = Neniu el viaj bovinoj taŭgas: prenu la bovaron.
web-mow-turn-pass = Per neniu el viaj bovinoj oni povas komenci bovaron: montru viajn kartojn kaj pasu.
web-mow-waiting = { $name } elektas bovinon.
web-mow-ask-number = { $species ->
    [calf] Apud kiu patrino staru la bovido?
   *[slowpoke] Kien enŝoviĝu la malrapidulino?
}
web-mow-ask-arrow = Kien montru la sago?
web-mow-ask-next = Kiu ludu poste?
web-mow-another = Alia bovino

## Kio staras sur la herbejo

web-mow-herd-now = { $herd }, kies vico estas
web-mow-lower = sub { $number }
web-mow-higher = super { $number }
web-mow-closed = fermita
web-mow-place = Loko { $number }
web-mow-pile = Stako
web-mow-last = La stako estas malplena: preni bovaron finas la raŭndon.
web-mow-way = { $arrow ->
    [left] Maldekstren
   *[right] Dekstren
}
web-mow-then = poste { $name }
web-mow-then-herd = poste bovaro { $number }

## Bienistoj kaj iliaj bovinoj

web-mow-farmers = La bienistoj
web-mow-farmer = { $name }: { $count ->
    [one] { $count } bovino
   *[other] { $count } bovinoj
} en la mano, { $shed } en la bovejo, ĝis nun { mow-flies }.
web-mow-farmer-turn = Estas la vico de { $name }.
web-mow-farmer-shown = Ĉiuj vidis: { $cows }.
web-mow-cow-fits = { $cow } – taŭgas
web-mow-cow-hint = { $cow } – la konsilo
web-mow-cow-not = { $cow } – nun ne taŭgas
web-mow-list = { $whose }: { $cows }.
web-mow-stands = { $cow } kiel { $number }
web-mow-carries = { $cow }, sur la dorso { $acrobat }

## Poentoj

web-mow-scores-target = La ludo finiĝas ĉe { $target } muŝoj.
web-mow-scores-round = Raŭndo { $number }
web-mow-scores-until = Raŭndoj 1–{ $number }
web-mow-scores-none = Ankoraŭ neniu raŭndo finiĝis.
web-mow-on = Ni ludu plu
web-mow-moo = Muu!
web-mow-winner = Malplej da muŝoj

## La tabelo de bovinoj

web-mow-deck = { $deck ->
    [green] Verda kartaro
   *[yellow] Flava kartaro
}
web-mow-deck-for = { $deck ->
    [green] En ĉiu ludo; ĝiaj specialaj bovinoj rajtas turni la sagon.
   *[yellow] Aldoniĝas ekde ses bienistoj; ĝiaj specialaj bovinoj rajtas nomi, kiu ludos poste.
}
web-mow-special = { $species ->
    [closer] Fermas sian ekstremon de la bovaro.
    [acrobat] Saltas sur la dorson de la bovino kun la sama numero.
    [slowpoke] Enŝoviĝas tien, kie mankas numero.
    [calf] Staras apud patrino sen muŝoj, unu numeron plu.
    [thin] Vi tiras neniun karton.
    [milk] Vi tiras du kartojn.
   *[mad] Forpelas la 8; poste nur bovinoj kun muŝoj kuraĝas aliĝi.
}
web-mow-times = { $count }×
