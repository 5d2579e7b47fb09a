### Mow in de browser: wat de wei zegt naast de woorden van het spel zelf (mow.ftl).

## Wie is aan de beurt, en wat nu

web-mow-turn = Jouw beurt: voeg een koe toe of neem de kudde.
web-mow-turn-start = Jouw beurt: begin een kudde met een koe.
web-mow-turn-take = Geen van je koeien past: neem de kudde.
web-mow-turn-pass = Met geen van je koeien kun je een kudde beginnen: toon je hand en pas.
web-mow-waiting = { $name } kiest een koe.
web-mow-ask-number = { $species ->
    [calf] Naast welke moeder moet het kalf staan?
   *[slowpoke] Waar moet de treuzelaar zich ertussen wurmen?
}
web-mow-ask-arrow = Waarheen moet de pijl wijzen?
web-mow-ask-next = Wie speelt hierna?
web-mow-another = Een andere koe

## Wat er in de wei staat

web-mow-herd-now = { $herd }, nu aan de beurt
web-mow-lower = onder { $number }
web-mow-higher = boven { $number }
web-mow-closed = dicht
web-mow-place = Plaats { $number }
web-mow-pile = Stapel
web-mow-last = De stapel is leeg: een kudde nemen beëindigt de ronde.
web-mow-way = { $arrow ->
    [left] Links
   *[right] Rechts
}
web-mow-then = hierna { $name }
web-mow-then-herd = dan kudde { $number }

## Boeren en hun koeien

web-mow-farmers = De boeren
web-mow-farmer = { $name }: { $count ->
    [one] { $count } koe
   *[other] { $count } koeien
} in de hand, { $shed } in de stal, tot nu toe { mow-flies }.
web-mow-farmer-turn = { $name } is aan de beurt.
web-mow-farmer-shown = Iedereen heeft gezien: { $cows }.
web-mow-cow-fits = { $cow } – past
web-mow-cow-hint = { $cow } – de tip
web-mow-cow-not = { $cow } – past nu niet
web-mow-list = { $whose }: { $cows }.
web-mow-stands = { $cow } als { $number }
web-mow-carries = { $cow }, met { $acrobat } op de rug

## Scores

web-mow-scores-target = Het spel eindigt bij { $target } vliegen.
web-mow-scores-round = Ronde { $number }
web-mow-scores-until = Tot en met ronde { $number }
web-mow-scores-none = Er is nog geen ronde voorbij.
web-mow-on = Verder spelen
web-mow-moo = Boe!
web-mow-winner = Minste vliegen

## De tabel van koeien

web-mow-deck = { $deck ->
    [green] Groene set
   *[yellow] Gele set
}
web-mow-deck-for = { $deck ->
    [green] Doet altijd mee; de speciale koeien mogen de pijl draaien.
   *[yellow] Doet mee vanaf zes boeren; de speciale koeien mogen zeggen wie hierna speelt.
}
web-mow-special = { $species ->
    [closer] Doet aan haar kant van de kudde het hek dicht.
    [acrobat] Springt op de rug van de koe met hetzelfde nummer.
    [slowpoke] Wurmt zich ertussen waar een nummer ontbreekt.
    [calf] Staat naast een moeder zonder vliegen, één nummer verder.
    [thin] Je trekt geen kaart.
    [milk] Je trekt twee kaarten.
   *[mad] Verjaagt de 8; daarna durven alleen koeien met vliegen erbij te komen.
}
web-mow-times = { $count }×
