### MemoWars: de spelregels, de weigeringen, het verslag. Elke id is die van een spelregel, met streepjes in plaats van punten.
### De waarde is de regel zoals die in het regelboekje staat; .no vertelt een speler waarom een zet niet mag.

memowars-title = MemoWars
memowars-summary = Vloten vol aliens in een melkweg van gedekte kaarten: onthoud wie waar ligt, gooi je schijf en zorg dat jij als laatste overblijft.

## De hoofdstukken van het regelboekje

memowars-section-aim = Waar het om gaat
memowars-section-pieces = Het speelmateriaal
memowars-section-setup = De melkweg bouwen
memowars-section-turn = Je beurt
memowars-section-effects = Wat de kaarten doen
memowars-section-shooting = Schieten
memowars-section-end = Het einde
memowars-section-seeing = Wat je mag zien

## Spelregels

memowars-aim = Iedereen verstopt een vloot kaarten in dezelfde melkweg. Zoek uit waar de anderen zitten, onthoud waar je zelf zit, en schiet. Wie als laatste nog kaarten in de melkweg heeft, wint.

memowars-pieces-fleets = Er zijn hoogstens zes vloten van elk negen kaarten: twee Planeten, twee Scanners, twee Dubbelblasters, twee Blasters en één Retroblaster. Elke speler heeft een schijf om mee te schieten. Verder zijn er drie mijnenvelden, die van niemand zijn, en de ufo, die laat zien wie er aan de beurt is. Alle achterkanten zien er hetzelfde uit.
memowars-pieces-size = Een kaart meet 56 bij 87 mm, een schijf heeft een doorsnede van 45 mm, de tafel is 180 bij 130 cm. Posities worden gemeten in tienden van een millimeter, waarop ook de hoekpunten van een gedraaide kaart worden afgerond, en hoeken in hele graden van 0 tot en met 179. Een tussenruimte van precies 1 cm geldt nog als dichtbij. Kaarten waarvan de randen tegen elkaar komen, raken elkaar. Een schijf die alleen de rand van een kaart raakt, bedekt die kaart niet. (Onze huisregel; de getallen staan in het kaartbestand.)
    .no = Die hoek bestaat niet: noem hele graden, van 0 tot en met 179.

memowars-setup-players = Je speelt met twee tot zes spelers.
memowars-setup-mines = Rond het midden van de tafel komen drie mijnenvelden gedekt te liggen, in een driehoek met zijden van 25 cm. Overal waar een regel over kaarten spreekt, tellen ze als kaarten; als enige hebben ze geen buur nodig voordat de strijd begint.
memowars-place-together = Alle spelers leggen tegelijk hun negen kaarten gedekt neer, niemand wacht op een ander. Je mag een kaart bekijken terwijl je die neerlegt, en daarna niet meer. De strijd begint zodra alle kaarten liggen.
    .no = De melkweg is nog in aanbouw: eerst moeten alle kaarten liggen.
memowars-place-kind = Elke kaart van je eigen vloot leg je één keer neer.
    .no = Zo'n kaart heb je niet meer om neer te leggen.
memowars-place-no-touch = Kaarten raken elkaar nooit.
    .no = De kaart zou een andere raken.
memowars-place-near = Elke kaart komt op hoogstens 1 cm van minstens één andere kaart te liggen.
    .no = De kaart zou meer dan 1 cm van alle andere af liggen.
memowars-place-table = Een kaart leg je in haar geheel op de tafel. Alleen als een groep wordt teruggeschoven, mag die over de tafelrand gaan. (Onze huisregel.)
    .no = De kaart zou over de rand van de tafel uitsteken.
memowars-place-first-done = Wie als eerste alle negen kaarten heeft neergelegd, pakt de ufo en begint de strijd. Wie dat is, hoort iedereen als de strijd begint.
memowars-void = De melkweg blijft bij elkaar. Als de strijd begint, en telkens als er kaarten zijn verdwenen, wordt elke kaart of groep kaarten die meer dan 1 cm van de hoofdgroep af ligt, teruggeschoven voordat het spel verdergaat. De hoofdgroep is de groep met de meeste kaarten, en bij gelijke aantallen die met de kaart die het eerst is neergelegd; ze komt nooit van haar plek. Zolang er meer dan één groep is, wordt de kleinste tussenruimte tussen twee groepen verkleind tot 5 mm: de groep die niet de hoofdgroep is, schuift recht over die tussenruimte naar de andere toe; van twee afgedwaalde groepen is dat die met de minste kaarten, en bij gelijke aantallen die welke later is neergelegd. Zijn tussenruimtes even klein, dan is eerst die tussen de vroegst neergelegde kaarten aan de beurt. (Hoe het in zijn werk gaat, is onze huisregel; zo raken twee kaarten elkaar nooit.)

memowars-turn = Alleen wie om een zet gevraagd wordt, mag er een doen: de speler met de ufo, of de eigenaar van de kaart die is omgedraaid of geraakt. Zolang de melkweg gebouwd wordt, is dat iedereen die nog kaarten heeft om neer te leggen.
    .no = Er wordt nu geen zet van jou gevraagd.
memowars-turn-reveal = In je beurt draai je één kaart van de melkweg om, welke je maar wilt, van jezelf of niet. Is die kaart van iemand, dan voert de eigenaar uit wat ze doet. Een mijnenveld doet niets. Daarna wordt de kaart op dezelfde plek weer teruggedraaid.
    .no = Draai een van de kaarten om die in de melkweg liggen.
memowars-turn-pass = Dan gaat de ufo naar de eerstvolgende speler aan de linkerkant die nog kaarten in de melkweg heeft. Wie tijdens de eigen beurt afvalt, geeft de ufo nog vanaf de eigen plaats door, nadat de kaart is uitgewerkt.

memowars-effects = Wat een kaart doet, gebeurt ook: of de eigenaar het nu leuk vindt of niet, en wie de kaart ook heeft omgedraaid.
memowars-planet = Planeet: de eigenaar legt een van zijn uitgeschakelde kaarten, welke dan ook behalve een Planeet, terug in de melkweg, gedekt en volgens de regels voor het neerleggen. Die kaart geldt als nieuw neergelegd. Heeft hij zo'n kaart niet, dan gebeurt er niets.
    .no = Je Planeet brengt een van je uitgeschakelde kaarten terug, en nooit een Planeet.
memowars-scanner = Scanner: de eigenaar bekijkt hoogstens drie andere kaarten, de ene na de andere, en laat ze aan niemand zien. Daarna wordt de Scanner uitgeschakeld, ook als het zijn laatste kaart is.
    .no = Je Scanner bekijkt een andere kaart van de melkweg, of houdt ermee op.
memowars-scanner-once = Een Scanner laat geen kaart twee keer zien. Heeft hij alle andere laten zien, dan wordt hij meteen uitgeschakeld. (Onze huisregel.)
    .no = Die kaart heeft je Scanner je net laten zien.
memowars-blaster = Blaster: de eigenaar schiet één keer.
memowars-double = Dubbelblaster: de eigenaar schiet twee keer.
memowars-retro = Retroblaster: de eigenaar schiet één keer.
memowars-retro-revenge = Vernietigt een schot een Retroblaster, dan schiet de eigenaar er eerst nog één keer vanaf, en pas daarna verdwijnt de kaart. Dat geldt ook als het zijn eigen schot was.

memowars-shoot-from = Je gooit je schijf met een vinger op de kaart die schiet. Je hand mag tot 12 cm van de rand van die kaart af zijn. Aan een echte tafel mogen de anderen je opnieuw laten gooien als je vinger van de kaart komt of de kaart verschuift; op een scherm kan dat niet gebeuren, dus telt elke worp. (De afstand, en dat elke worp telt, zijn onze huisregels.)
    .no = Gooi de schijf, met je hand op hoogstens 12 cm van de kaart die schiet.
memowars-shoot-flight = Jij kiest de richting en de kracht. Een schijf vliegt hoogstens 60 cm ver, gemeten vanaf de hand en met de spreiding meegerekend: een schijf die verder zou komen, blijft op dezelfde lijn na 60 cm liggen. (Onze huisregel.)
    .no = Geen schijf vliegt verder dan 60 cm.
memowars-shoot-direction = Richtingen worden tegen de klok in gemeten, in tienden van een graad, van 0° (oost) tot en met 359,9°. (Onze huisregel.)
    .no = Die richting bestaat niet: noem graden van 0 tot en met 359,9.
memowars-shoot-scatter = Een worp komt nooit precies terecht waar hij bedoeld was. De standaardafwijking is 15 mm; daar komt in de richting van de worp 22% van de vlucht bij, en opzij 15% van de vlucht. Een vaste hand heeft minder spreiding. (Onze huisregel; de getallen staan in het kaartbestand.)
memowars-shoot-choose = Ligt de schijf stil en bedekt ze kaarten, al is het maar voor een deel, dan moet je er een van kiezen voordat je de voorkant ziet. Die kaart wordt omgedraaid en uitgeschakeld. De kaart die schiet, hoort er nooit bij, en een Retroblaster die wraak neemt ook niet; je eigen kaarten wel. Is er maar één kaart bedekt, dan is die vanzelf gekozen.
    .no = Kies een van de kaarten die de schijf bedekt, en niet de kaart die schiet.
memowars-mine = Een mijnenveld dat geraakt wordt, vernietigt zichzelf en de kaart die schoot, allebei tegelijk. Schoten die deze kaart nog had, gaan verloren. Een Retroblaster die door een mijn verloren gaat, neemt geen wraak. De verloren kaart kan door een Planeet terugkomen.
memowars-retro-chain = Een wraakschot kan de volgende Retroblaster raken, enzovoort: de laatst geraakte schiet het eerst en verdwijnt het eerst. Wordt intussen de kaart geraakt waarmee het schieten begon, dan gaan haar overige schoten verloren, maar een Retroblaster neemt nog altijd wraak.
memowars-eliminated = Een kaart die wordt uitgeschakeld, gaat gedekt terug naar de eigenaar. Die mag zijn uitgeschakelde kaarten altijd bekijken. Iedereen weet hoeveel kaarten elke speler nog overheeft.

memowars-out = Een speler zonder kaarten in de melkweg is af. Een Retroblaster die wraak neemt, telt nog als kaart in de melkweg.
memowars-end-last = Het spel eindigt meteen, zelfs midden in een kettingreactie van schoten, als er alleen nog kaarten van één speler over zijn. Die speler wint.
memowars-end-draw = Na 60 beurten op rij die geen van alle minder kaarten in de melkweg overlieten dan ooit tevoren, of na 500 beurten in totaal, eindigt het spel in een gelijkspel tussen de spelers die nog kaarten hebben. Zo loopt het af als niemand iets raakt, en ook als Planeten en schoten telkens weer dezelfde kaarten terughalen en uitschakelen. (Onze huisregel.)

memowars-see-all = Iedereen ziet waar elke kaart ligt, maar niet van wie ze is of wat ze is; de voorkant van kaarten zolang ze open liggen; hoeveel kaarten elke speler nog overheeft; en welke kaarten iemand bekijkt. Zolang de melkweg gebouwd wordt, krijgt niemand te horen wie een kaart neerlegt, hoeveel iemand er nog moet neerleggen of wie er klaar is.
memowars-see-own = Je ziet de kaarten die je nog moet neerleggen, en je uitgeschakelde kaarten. Ligt een kaart van jou eenmaal gedekt, dan moet je die onthouden.
memowars-see-scanner = Wat je Scanner laat zien, zie jij alleen, en alleen op dat moment.
memowars-see-forget = Wat weer is teruggedraaid, kun je nergens meer opzoeken. Kaarten worden genoemd met nummers die niets verklappen: die nummers worden opnieuw uitgedeeld als de strijd begint, en een kaart die terugkomt, krijgt een nieuw nummer.

## Kaarten

memowars-kind-planet = Planeet
memowars-kind-scanner = Scanner
memowars-kind-double = Dubbelblaster
memowars-kind-blaster = Blaster
memowars-kind-retro = Retroblaster
memowars-kind-mine = mijnenveld

# $kind is een van de woorden hierboven, $owner_name de naam van een speler
memowars-face = { $owner ->
    [none] { $kind }
   *[other] { $kind } van { $owner_name }
}

## Opties

memowars-option-memory = Voor elke plaats, vanaf de eerste: hoeveel procent van de geziene kaarten een bot onthoudt (100: allemaal).
memowars-option-steadiness = Voor elke plaats, vanaf de eerste: hoe groot de spreiding van de worpen is, in procenten (50: een vaste hand, 200: een bibberhand).

## Fouten

memowars-option-seats = de optie { $option } noemt { $given } plaatsen, maar er doen maar { $players } spelers mee.
memowars-cards-fleet = { $file }, [{ $entry }]: een vloot heeft in totaal { $fleet } kaarten, niet { $total }.
memowars-cards-unarmed = { $file }, [{ $entry }]: een vloot heeft minstens één kaart nodig die schiet.
memowars-cards-closed = { $file }, { $entry }: na het schuiven zou er { $closed } tiende millimeter overblijven; dat moet minstens 4 minder zijn dan wat als dichtbij geldt ({ $near }).
memowars-cards-room = { $file }, [{ $entry }]: de tafel is te klein voor { $cards } kaarten van die grootte.
memowars-cards-mines = { $file }, { $entry }: mijnenvelden op { $mines } tiende millimeter van elkaar zouden elkaar kunnen raken; nodig is minstens { $least }.

## Verslag
# $seat is de naam van een speler, $slot het nummer van een kaart in de melkweg, $card wat er op de voorkant staat

memowars-event-placed = { $face ->
    [none] Er wordt een kaart neergelegd: { $slot }.
   *[other] Je legt je { $face_kind } neer: { $slot }.
}
memowars-event-battle = De strijd begint. { $seat } heeft de ufo.
memowars-event-pushed = { $number ->
    [one] De leegte wordt gevuld: één groep wordt teruggeschoven.
   *[other] De leegte wordt gevuld: { $number } keer wordt er een groep teruggeschoven.
}
memowars-event-revealed = { $seat } draait { $slot } om: { $face }.
memowars-event-nothing = Er gebeurt niets.
memowars-event-looked = { $face ->
    [none] { $seat } bekijkt { $slot }.
   *[other] Je bekijkt { $slot }: { $face }.
}
memowars-event-returned = { $face ->
    [none] { $seat } brengt een kaart terug: { $slot }.
   *[other] Je brengt je { $face_kind } terug: { $slot }.
}
memowars-event-tossed = { $seat } gooit de schijf vanaf { $slot }.
memowars-event-landed = De schijf ligt stil op { $x }, { $y }.
memowars-event-missed = Ze bedekt geen enkele kaart.
memowars-event-hit = { $seat } raakt { $slot }: { $face }.
memowars-event-revenge = { $seat } neemt wraak vanaf { $slot }.
memowars-event-eliminated = { $slot } verlaat de melkweg: { $face }.
memowars-event-dropped-out = { $seat } heeft geen kaarten meer en is af.
memowars-event-passed = De ufo gaat naar { $seat }.
memowars-event-won = { $seat } blijft als laatste over en wint.
memowars-event-drawn = Niemand kan het afmaken: gelijkspel.

## De tafel in de terminal
# $slot is het nummer van een kaart, $slots zijn er meer; $wind is een van de windstreken hieronder; lengtes zijn in cm

memowars-table-building = De melkweg is in aanbouw: er { $cards ->
    [one] ligt { $cards } kaart
   *[other] liggen { $cards } kaarten
} op tafel.
memowars-table-status = Beurt { $turn } · { $seat } heeft de ufo · { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} in de melkweg
memowars-table-ufo = ufo
memowars-table-placing = legt neer
memowars-table-out = af
memowars-table-hand = Nog neer te leggen
memowars-table-eliminated = Je uitgeschakelde kaarten
memowars-table-face-up = Open
memowars-table-shots = { $shots ->
    [one] één schot
   *[other] { $shots } schoten
}
memowars-table-covered = De schijf bedekt { $slots }.
memowars-table-from = Vanaf { $slot }:
memowars-table-farther = … en { $number } verder weg
memowars-wind-n = noord
    .short = N
memowars-wind-ne = noordoost
    .short = NO
memowars-wind-e = oost
    .short = O
memowars-wind-se = zuidoost
    .short = ZO
memowars-wind-s = zuid
    .short = Z
memowars-wind-sw = zuidwest
    .short = ZW
memowars-wind-w = west
    .short = W
memowars-wind-nw = noordwest
    .short = NW
# woorden die je mag typen: “planeet naast 7 n”, “op 7”
memowars-typed-near = naast
memowars-typed-at = op
memowars-letter-stop = o
memowars-prompt-build = Leg een kaart neer: “planeet 7 n” (naast 7, aan de noordkant), “planeet 7 n 30” (onder 30°), “planeet 9000 6500 30” (x, y, hoek); [?] een paar plekken, [r]egels, [q] stoppen
memowars-prompt-return = Je Planeet brengt een kaart terug: “blaster 7 n” (naast 7, aan de noordkant), “blaster 7 n 30” (onder 30°), “blaster 9000 6500 30” (x, y, hoek); [?] een paar plekken, [r]egels, [q] stoppen
memowars-prompt-reveal = Draai een kaart om met haar nummer, [?] alle zetten, [r]egels, [q] stoppen
memowars-prompt-look = Bekijk een kaart met haar nummer ({ $looks ->
    [one] nog één keer
   *[other] nog { $looks } keer
}), [{ memowars-letter-stop }]phouden, [?] alle zetten, [r]egels, [q] stoppen
memowars-prompt-toss = Gooi de schijf naar een kaart (“op 7”) of met richting en afstand (“135 24”: 135°, 24 cm); [?] alle afstanden, [r]egels, [q] stoppen
memowars-prompt-choose = Kies een van de bedekte kaarten met haar nummer, [?] alle zetten, [r]egels, [q] stoppen
memowars-move-spot = naast { $slot }, { $wind }, onder { $angle }°
memowars-move-place = { $kind }: { $spot }
memowars-move-return = { memowars-move-place }
memowars-move-reveal = { $slot } omdraaien
memowars-move-look = { $slot } bekijken
memowars-move-stop = geen kaarten meer bekijken
memowars-move-choose = { $slot } kiezen
memowars-move-toss = { $slot ->
    [none] gooien onder { $degrees }°, { $flight } cm vanaf de hand
   *[other] gooien op { $slot }: { $degrees }°, { $flight } cm vanaf de hand
}
memowars-result-won = { $name } wint en heeft nog { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} in de melkweg.
memowars-result-drawn = Gelijkspel: { $names } hebben nog kaarten in de melkweg.
memowars-picture = { $cards ->
    [one] De melkweg: { $cards } kaart
   *[other] De melkweg: { $cards } kaarten
}

## De bots: hun niveaus, met naam en karakter

memowars-level-1 = Ruimtetoerist
    .about = vergeet zijn eigen planeten en gooit als een komeet.
memowars-level-2 = Cadet
    .about = onthoudt de helft en raakt een derde.
memowars-level-3 = Navigator
    .about = heeft een behoorlijke kaart van het heelal in zijn hoofd.
memowars-level-4 = Commandant
    .about = vergeet weinig, gooit goed en kiest wie hij wakker maakt.
memowars-level-5 = Sterrenadmiraal
    .about = vergeet niets en heeft een zeer vaste hand.

## Cijfers

memowars-score = Kaarten over
