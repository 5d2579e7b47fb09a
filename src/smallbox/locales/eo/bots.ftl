### La robotoj: iliaj niveloj, laŭ nomo kaj karaktero.

no-such-bot = ne ekzistas roboto “{ $name }”. Ekzistas: { $bots }.

## Mow

bots-mow-1 = Urbano
    .about = trovas bovinojn dolĉaj kaj ludas tiun, kiu rigardas lin.
bots-mow-2 = Farmservisto
    .about = bonvolas kaj kalkulas muŝojn, kiam li ne revas.
bots-mow-3 = Bovinisto
    .about = scias, kiu bovino konvenas, kaj al kiu la grego revenos.
bots-mow-4 = Farmisto
    .about = pripensas la rondon ĝis la fino, antaŭ ol ellasi bovinon.
bots-mow-5 = Ĉampiono de la foiro
    .about = gajnis ĉiun rubandon; la muŝoj ĉiam estas viaj.

## UWO

bots-uwo-1 = Flavbekulo
    .about = iras, kien liaj piedoj volas, kaj morfas, ĉar tio tiklas.
bots-uwo-2 = Rekruto
    .about = batas tion, kio staras antaŭ li, kaj ofte miras pri la respondo.
bots-uwo-3 = Serĝento
    .about = tenas siajn vicojn fermitaj kaj rigardas unu baton antaŭen.
bots-uwo-4 = Kapitano
    .about = ŝparas energion por la duelo, kiun li planis.
bots-uwo-5 = Grandmorfo
    .about = ŝajnas koni vian manon, sed konas nur vin.

## MemoWars

bots-memowars-1 = Kosma turisto
    .about = forgesas siajn proprajn planedojn kaj ĵetas kiel kometo.
bots-memowars-2 = Kadeto
    .about = memoras duonon kaj trafas trionon.
bots-memowars-3 = Navigisto
    .about = havas en la kapo bonan mapon de la galaksio.
bots-memowars-4 = Komandanto
    .about = malmulton forgesas, bone ĵetas kaj elektas, kiun veki.
bots-memowars-5 = Stela admiralo
    .about = forgesas nenion kaj havas tre firman manon.
