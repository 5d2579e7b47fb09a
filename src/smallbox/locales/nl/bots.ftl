### De bots: hun niveaus, met naam en karakter.

no-such-bot = er is geen bot “{ $name }”. Er zijn: { $bots }.

## Mow

bots-mow-1 = Stadsmens
    .about = vindt koeien schattig en speelt de koe die hem aankijkt.
bots-mow-2 = Boerenknecht
    .about = bedoelt het goed en telt vliegen, als hij niet droomt.
bots-mow-3 = Koeienhoeder
    .about = weet welke koe past en bij wie de kudde terugkomt.
bots-mow-4 = Boer
    .about = denkt de ronde tot het einde door voordat hij een koe uitlaat.
bots-mow-5 = Kampioen van de keuring
    .about = heeft alle linten gewonnen; de vliegen zijn altijd voor jou.

## UWO

bots-uwo-1 = Groentje
    .about = loopt zijn voeten achterna en morft omdat het kriebelt.
bots-uwo-2 = Rekruut
    .about = slaat wat voor hem staat en schrikt vaak van het antwoord.
bots-uwo-3 = Sergeant
    .about = houdt de gelederen gesloten en kijkt één klap vooruit.
bots-uwo-4 = Kapitein
    .about = spaart energie voor het duel dat hij heeft voorbereid.
bots-uwo-5 = Grootmorf
    .about = lijkt je hand te kennen, maar kent alleen jou.

## MemoWars

bots-memowars-1 = Ruimtetoerist
    .about = vergeet zijn eigen planeten en gooit als een komeet.
bots-memowars-2 = Cadet
    .about = onthoudt de helft en raakt een derde.
bots-memowars-3 = Navigator
    .about = heeft een behoorlijke kaart van het heelal in zijn hoofd.
bots-memowars-4 = Commandant
    .about = vergeet weinig, gooit goed en kiest wie hij wakker maakt.
bots-memowars-5 = Sterrenadmiraal
    .about = vergeet niets en heeft een zeer vaste hand.
