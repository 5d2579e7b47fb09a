### MemoWars in de browser. Wat er op de kaarten staat, wat er gebeurt en wat niet mag, staat in memowars.ftl.

## Wat er van je gevraagd wordt

web-memowars-ask-build = Leg je kaarten neer: kies er een, sleep haar naar haar plek en draai haar.
web-memowars-ask-return = Je Planeet brengt een kaart terug: kies er een en leg die neer.
web-memowars-ask-reveal = Jij bent aan de beurt: draai een kaart om, welke je maar wilt.
web-memowars-ask-look = Je Scanner: bekijk een kaart ({ $looks ->
    [one] nog één keer
   *[other] nog { $looks } keer
}).
web-memowars-ask-toss = Gooi je schijf: druk op de gloeiende kaart, trek naar achteren en laat los ({ $shots ->
    [one] één schot
   *[other] { $shots } schoten
}).
web-memowars-ask-choose = De schijf bedekt meer dan één kaart: kies welke er geraakt is.

## Wat er van anderen gevraagd wordt; $names zijn een of meer spelers

web-memowars-waits-build = De melkweg wordt gebouwd. De strijd begint zodra alle kaarten liggen.
web-memowars-waits-return = Brengt een kaart terug: { $names }.
web-memowars-waits-reveal = Draait een kaart om: { $names }.
web-memowars-waits-look = Bekijkt kaarten: { $names }.
web-memowars-waits-toss = Mikt: { $names }.
web-memowars-waits-choose = Kiest wat er geraakt is: { $names }.

## Neerleggen en draaien

web-memowars-fits = Hij past. Hier neerleggen?
web-memowars-place = Hier neerleggen
web-memowars-turn = Draaien
web-memowars-elsewhere = Andere plek
web-memowars-cancel = Annuleren
web-memowars-laying-keys = Met de pijltjes verschuif je de kaart, R draait haar, N toont een andere plek, Enter legt haar neer, Escape neemt haar terug.
web-memowars-tap-again = Gekozen: kaart { $slot }. Tik er nog eens op.

## Gooien

web-memowars-meters = Draaiende pijl
web-memowars-numbers = Met getallen
web-memowars-aim-direction = De pijl draait rond: zet hem stil als hij wijst waar de schijf heen moet.
web-memowars-aim-strength = Nu neemt de kracht toe en af: zet haar stil, en de schijf vliegt.
web-memowars-aim-numbers = Zeg waar de schijf heen moet: in welke richting, en hoe ver.
web-memowars-stop-direction = Pijl stilzetten
web-memowars-stop-strength = Stop en gooi
web-memowars-direction = Richting (0° oost, 90° noord)
web-memowars-distance = Afstand in cm
web-memowars-toss = Gooien

## Het venster

web-memowars-zoom-in = Dichterbij
web-memowars-zoom-out = Verder weg
web-memowars-fit = De hele melkweg tonen

## Kaarten en spelers; $face is wat er op een kaart staat of dat ze gedekt ligt

web-memowars-card = Kaart { $slot }: { $face }
web-memowars-face-down = gedekt
# $cards zijn nummers van kaarten, elk met een windstreek tussen haakjes
web-memowars-beside = Ernaast: { $cards }.
web-memowars-from-shooter = Vanaf de kaart die schiet: { $degrees }°, { $far } cm.
web-memowars-player = { $seat }: { $cards ->
    [one] nog één kaart
   *[other] nog { $cards } kaarten
}

## Verslag: wie wat deed, nooit welke kaart het was en wat erop staat

web-memowars-log-revealed = { $seat } draait een kaart om.
web-memowars-log-looked = { $seat } bekijkt een kaart.
web-memowars-log-returned = { $seat } brengt een kaart terug.
web-memowars-log-tossed = { $seat } gooit de schijf.
web-memowars-log-revenge = { $seat } neemt wraak.
web-memowars-log-eliminated = { $seat_number ->
    [none] Een mijnenveld verlaat de melkweg.
   *[other] { $seat } verliest een kaart.
}
