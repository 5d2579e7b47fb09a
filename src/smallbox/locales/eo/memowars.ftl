### MemoWars: ĝia regularo, ĝiaj rifuzoj, ĝia protokolo. La identigiloj estas tiuj de la regulpunktoj, kun streketoj anstataŭ punktoj.
### La valoro estas la regulo, kiel ĝi staras en la regularo; .no diras al ludanto, kial movo estas rifuzita.

memowars-title = MemoWars
memowars-summary = Flotoj de eksterteranoj en galaksio el kaŝitaj kartoj: memoru, kiu kuŝas kie, ĵetu la diskon, kaj restu la lasta.

## Ĉapitroj de la regularo

memowars-section-aim = Pri kio temas
memowars-section-pieces = La ludpecoj
memowars-section-setup = Konstrui la galaksion
memowars-section-turn = Via vico
memowars-section-effects = Kion faras la kartoj
memowars-section-shooting = Pafado
memowars-section-end = La fino
memowars-section-seeing = Kion vi rajtas vidi

## Regulpunktoj

memowars-aim = Ĉiu ludanto kaŝas floton da kartoj en la sama galaksio. Eltrovu, kie estas la aliaj, tenu en la kapo, kie vi mem estas, kaj pafu. Venkas tiu, kiu la lasta ankoraŭ havas kartojn en la galaksio.

memowars-pieces-fleets = Estas maksimume ses flotoj, ĉiu kun naŭ kartoj: du Planedoj, du Skaniloj, du Duoblaj Radipafiloj, du Radipafiloj kaj unu Retro-Radipafilo. Ĉiu ludanto havas pafdiskon. Krome estas tri minkampoj, kiuj apartenas al neniu, kaj la nifo, kiu montras, kies vico estas. Ĉiuj dorsoj aspektas same.
memowars-pieces-size = Karto havas la grandecon 56 × 87 mm, disko la diametron 45 mm, la tablo la grandecon 180 × 130 cm. Poziciojn oni mezuras en dekonoj de milimetro, al kiuj oni rondigas ankaŭ la pintojn de turnita karto, kaj angulojn en entjeraj gradoj de 0 ĝis 179. Interspaco de ekzakte 1 cm ankoraŭ validas kiel proksima. Kartoj, kies randoj renkontiĝas, tuŝas unu la alian. Disko, kiu nur tuŝas la randon de karto, ne kovras ĝin. (Nia decido; la ciferoj estas en la kartodosiero.)
    .no = Tiu angulo ne ekzistas: diru entjerajn gradojn de 0 ĝis 179.

memowars-setup-players = Povas ludi du ĝis ses ludantoj.
memowars-setup-mines = Tri minkampojn oni metas kaŝite ĉirkaŭ la mezon de la tablo, kiel triangulon kun lateroj de 25 cm. Ili kalkuliĝas kiel kartoj ĉie, kie regulo parolas pri kartoj; nur ili ne bezonas najbaron, antaŭ ol la batalo komenciĝas.
memowars-place-together = Ĉiuj ludantoj samtempe metas siajn naŭ kartojn kaŝite, neniu atendas iun alian. Vi rajtas rigardi karton, dum vi metas ĝin, kaj poste ne plu. La batalo komenciĝas, kiam ĉiuj kartoj kuŝas.
    .no = La galaksio ankoraŭ estas konstruata: unue ĉiuj kartoj devas kuŝi.
memowars-place-kind = Ĉiun karton de via propra floto vi metas unufoje.
    .no = Tian karton vi ne plu havas por meti.
memowars-place-no-touch = Kartoj neniam tuŝas unu la alian.
    .no = La karto tuŝus alian.
memowars-place-near = Ĉiun karton oni metas maksimume 1 cm for de almenaŭ unu alia karto.
    .no = La karto kuŝus pli ol 1 cm for de ĉiuj aliaj.
memowars-place-table = Karton oni metas tute sur la tablon. Nur kiam grupo estas reŝovata, ĝi rajtas transiri la randon de la tablo. (Nia decido.)
    .no = La karto elstarus trans la randon de la tablo.
memowars-place-first-done = Kiu la unua metis ĉiujn naŭ kartojn, tiu prenas la nifon kaj komencas la batalon. Kiu tio estas, ĉiuj ekscias, kiam la batalo komenciĝas.
memowars-void = La galaksio restas kuna. Kiam la batalo komenciĝas, kaj ĉiufoje, kiam kartoj foriris, ĉiu karto aŭ grupo da kartoj, kiu estas pli ol 1 cm for de la ĉefa grupo, estas reŝovata, antaŭ ol la ludo daŭras. La ĉefa grupo estas tiu kun la plej multaj kartoj, el egalaj tiu kun la plej frue metita karto; ĝi neniam moviĝas. Dum estas pluraj grupoj, la plej malgranda interspaco inter iuj ajn du el ili estas malgrandigata ĝis 5 mm: la grupo, kiu ne estas la ĉefa, moviĝas rekte laŭ tiu interspaco; el du forvagintaj grupoj tiu kun malpli da kartoj, kaj el egalaj tiu, kiu estis metita pli malfrue. El egalaj interspacoj la unua estas tiu inter la plej frue metitaj kartoj. (Kiel tio okazas, estas nia decido; tiel neniam du kartoj tuŝas unu la alian.)

memowars-turn = Rajtas fari movon nur la ludanto, de kiu oni petas ĝin: tiu kun la nifo, aŭ tiu, kies karto estas malkaŝita aŭ trafita. Dum la galaksio estas konstruata, tio estas ĉiu, kiu ankoraŭ havas metotajn kartojn.
    .no = Nun oni ne petas movon de vi.
memowars-turn-reveal = En via vico malkaŝu unu karton de la galaksio, iun ajn, ĉu vian, ĉu ne. Se ĝi apartenas al iu, ĝia posedanto plenumas tion, kion ĝi faras. Minkampo faras nenion. Poste la karto estas denove kaŝata tie, kie ĝi kuŝas.
    .no = Malkaŝu unu el la kartoj, kiuj kuŝas en la galaksio.
memowars-turn-pass = Poste la nifo iras al la sekva ludanto maldekstre, kiu ankoraŭ havas kartojn en la galaksio. Kiu elfalas dum sia vico, tiu tamen transdonas la nifon de sia propra sidloko, post kiam la efiko de la karto finiĝis.

memowars-effects = Kion karto faras, tio okazas, ĉu tio plaĉas al ĝia posedanto, ĉu ne, kaj kiu ajn malkaŝis ĝin.
memowars-planet = Planedo: ĝia posedanto remetas unu el siaj eliminitaj kartoj, iun ajn krom Planedo, en la galaksion, kaŝite kaj laŭ la reguloj de la metado. Ĝi validas kiel nove metita. Se la posedanto havas neniun tian karton, nenio okazas.
    .no = Via Planedo revenigas unu el viaj eliminitaj kartoj, kaj neniam Planedon.
memowars-scanner = Skanilo: ĝia posedanto rigardas maksimume tri aliajn kartojn, unu post la alia, kaj montras ilin al neniu. Poste la Skanilo estas eliminata, eĉ se ĝi estas la lasta karto de sia posedanto.
    .no = Via Skanilo rigardas alian karton de la galaksio, aŭ ĉesas.
memowars-scanner-once = Skanilo montras neniun karton dufoje. Kiam ĝi jam montris ĉiujn aliajn, ĝi tuj estas eliminata. (Nia decido.)
    .no = Tiun karton via Skanilo ĵus montris al vi.
memowars-blaster = Radipafilo: ĝia posedanto pafas unufoje.
memowars-double = Duobla Radipafilo: ĝia posedanto pafas dufoje.
memowars-retro = Retro-Radipafilo: ĝia posedanto pafas unufoje.
memowars-retro-revenge = Kiam pafo detruas Retro-Radipafilon, ĝia posedanto unue pafas unufoje de ĝi, kaj nur poste ĝi foriras. Tiel estas eĉ se la pafo venis de la posedanto mem.

memowars-shoot-from = Vi ĵetas vian diskon kun unu fingro sur la karto, kiu pafas. Via mano rajtas esti ĝis 12 cm for de la rando de tiu karto. Ĉe vera tablo la aliaj rajtas igi vin ĵeti denove, se via fingro forlasas aŭ ŝovas la karton; sur ekrano tio ne povas okazi, do ĉiu ĵeto validas. (La distanco, kaj ke ĉiu ĵeto validas, estas niaj decidoj.)
    .no = Ĵetu la diskon, kun la mano maksimume 12 cm for de la karto, kiu pafas.
memowars-shoot-flight = Vi elektas la direkton kaj la forton. Disko flugas maksimume 60 cm, mezurite de la mano kaj kun la devio: disko, kiu flugus pli malproksimen, haltas post 60 cm sur la sama linio. (Nia decido.)
    .no = Neniu disko flugas pli malproksimen ol 60 cm.
memowars-shoot-direction = Direktojn oni mezuras kontraŭ la horloĝa direkto, en dekonoj de grado, de 0° (oriente) ĝis 359,9°. (Nia decido.)
    .no = Tiu direkto ne ekzistas: diru gradojn de 0 ĝis 359,9.
memowars-shoot-scatter = Ĵeto neniam alvenas ekzakte tien, kien ĝi celis. La norma devio estas 15 mm; laŭ la direkto de la ĵeto aldoniĝas 22 % de la flugo, kaj flanken 15 % de la flugo. Firma mano devias malpli. (Nia decido; la ciferoj estas en la kartodosiero.)
memowars-shoot-choose = Se la disko, jam kuŝanta senmove, kovras kartojn, eĉ nur parte, vi devas elekti unu el ili, antaŭ ol vi vidas ĝian bildflankon. Ĝi estas malkaŝata kaj eliminata. La karto, kiu pafas, neniam estas inter ili, nek Retro-Radipafilo, kiu venĝas sin; viaj propraj kartoj jes. Se nur unu karto estas kovrita, ĝi elektiĝas mem.
    .no = Elektu unu el la kartoj, kiujn la disko kovras, sed ne tiun, kiu pafas.
memowars-mine = Trafita minkampo detruas sin mem kaj la karton, kiu pafis, ambaŭ samtempe. Pafoj, kiujn tiu karto ankoraŭ havis, perdiĝas. Retro-Radipafilo, kiu perdiĝas pro mino, ne venĝas sin. La perdita karto povas reveni per Planedo.
memowars-retro-chain = Venĝa pafo povas trafi la sekvan Retro-Radipafilon, kaj tiel plu: la laste trafita pafas la unua kaj foriras la unua. Se dume estas trafita la karto, kiu komencis la pafadon, ĝiaj restantaj pafoj perdiĝas, sed Retro-Radipafilo tamen venĝas sin.
memowars-eliminated = Eliminita karto reiras kaŝite al sia posedanto, kiu ĉiam rajtas rigardi siajn eliminitajn kartojn. Ĉiuj scias, kiom da kartoj restas al ĉiu ludanto.

memowars-out = Ludanto sen kartoj en la galaksio elfalis. Retro-Radipafilo, kiu venĝas sin, ankoraŭ kalkuliĝas kiel karto en la galaksio.
memowars-end-last = La ludo finiĝas tuj, eĉ meze de ĉeno da pafoj, kiam restas kartoj de nur unu ludanto. Tiu ludanto venkas.
memowars-end-draw = Post 60 sinsekvaj vicoj, el kiuj neniu lasis malpli da kartoj en la galaksio ol iam ajn antaŭe, aŭ post entute 500 vicoj, la ludo finiĝas kun egala rezulto por tiuj, kiuj ankoraŭ havas kartojn. Tiel ĝi finiĝas, kiam neniu trafas ion, kaj kiam Planedoj kaj pafoj ree kaj ree revenigas kaj eliminas la samajn kartojn. (Nia decido.)

memowars-see-all = Ĉiuj vidas, kie kuŝas ĉiu karto, sed ne, kies ĝi estas aŭ kio ĝi estas; la bildflankojn de kartoj, dum ili estas malkaŝitaj; kiom da kartoj restas al ĉiu ludanto; kaj kiujn kartojn iu rigardas. Dum la galaksio estas konstruata, neniu ekscias, kiu metas karton, kiom da kartoj iu ankoraŭ devas meti, aŭ kiu jam finis.
memowars-see-own = Vi vidas la kartojn, kiujn vi ankoraŭ devas meti, kaj viajn eliminitajn. Kiam via karto jam kuŝas kaŝite, vi devas memori ĝin.
memowars-see-scanner = Kion via Skanilo montras, tion vidas nur vi, kaj nur en tiu momento.
memowars-see-forget = Kio estas denove kaŝita, tion oni nenie plu povas retrovi. La kartojn oni nomas per numeroj, kiuj perfidas nenion: la numeroj estas disdonataj denove, kiam la batalo komenciĝas, kaj karto, kiu revenas, ricevas novan.

## Kartoj

memowars-kind-planet = Planedo
memowars-kind-scanner = Skanilo
memowars-kind-double = Duobla Radipafilo
memowars-kind-blaster = Radipafilo
memowars-kind-retro = Retro-Radipafilo
memowars-kind-mine = minkampo

# $kind estas unu el la supraj vortoj, $owner_name la nomo de ludanto
memowars-face = { $owner ->
    [none] { $kind }
   *[other] { $kind } de { $owner_name }
}

## Opcioj

memowars-option-memory = Por ĉiu sidloko ekde la unua: kiom da procentoj de la viditaj kartoj roboto memoras (100: ĉiujn).
memowars-option-steadiness = Por ĉiu sidloko ekde la unua: kiom ĝiaj ĵetoj devias, en procentoj (50: firma mano, 200: tremanta).

## Eraroj

memowars-option-seats = la opcio { $option } nomas { $given } sidlokojn, sed partoprenas nur { $players } ludantoj.
memowars-cards-fleet = { $file }, [{ $entry }]: floto havas entute { $fleet } kartojn, ne { $total }.
memowars-cards-unarmed = { $file }, [{ $entry }]: floto bezonas almenaŭ unu karton, kiu pafas.
memowars-cards-closed = { $file }, { $entry }: post ŝovo restus { $closed } dekonoj de milimetro; tio devas esti almenaŭ 4 malpli ol tio, kio validas kiel proksima ({ $near }).
memowars-cards-room = { $file }, [{ $entry }]: la tablo estas tro malgranda por { $cards } kartoj de tiu grandeco.
memowars-cards-mines = { $file }, { $entry }: minkampoj { $mines } dekonojn de milimetro for unu de la alia povus tuŝi unu la alian; necesas almenaŭ { $least }.

## Protokolo
# $seat estas la nomo de ludanto, $slot la numero de karto en la galaksio, $card tio, kio estas sur ĝia bildflanko

memowars-event-placed = { $face ->
    [none] Karto estas metita: { $slot }.
   *[other] Vi metas karton { $slot }: { $face_kind }.
}
memowars-event-battle = La batalo komenciĝas. { $seat } havas la nifon.
memowars-event-pushed = { $number ->
    [one] La malpleno pleniĝas: unu grupo estas reŝovita.
   *[other] La malpleno pleniĝas: grupoj estas reŝovitaj { $number } fojojn.
}
memowars-event-revealed = { $seat } malkaŝas karton { $slot }: { $face }.
memowars-event-nothing = Nenio okazas.
memowars-event-looked = { $face ->
    [none] { $seat } rigardas karton { $slot }.
   *[other] Vi rigardas karton { $slot }: { $face }.
}
memowars-event-returned = { $face ->
    [none] { $seat } revenigas karton: { $slot }.
   *[other] Vi revenigas karton { $slot }: { $face_kind }.
}
memowars-event-tossed = De karto { $slot } { $seat } ĵetas la diskon.
memowars-event-landed = La disko haltas ĉe { $x }, { $y }.
memowars-event-missed = Ĝi kovras neniun karton.
memowars-event-hit = { $seat } trafas karton { $slot }: { $face }.
memowars-event-revenge = { $seat } venĝas sin per karto { $slot }.
memowars-event-eliminated = Karto { $slot } forlasas la galaksion: { $face }.
memowars-event-dropped-out = { $seat } ne plu havas kartojn kaj elfalas.
memowars-event-passed = La nifo iras al { $seat }.
memowars-event-won = { $seat } restas la lasta kaj venkas.
memowars-event-drawn = Neniu povas fini ĝin: egala rezulto.

## La tablo en la terminalo
# $slot estas la numero de karto, $slots estas pluraj; $wind estas unu el la subaj ventoj; longoj estas en cm

memowars-table-building = La galaksio estas konstruata: sur la tablo kuŝas { $cards ->
    [one] { $cards } karto
   *[other] { $cards } kartoj
}.
memowars-table-status = Vico { $turn } · { $seat } havas la nifon · { $cards ->
    [one] { $cards } karto
   *[other] { $cards } kartoj
} en la galaksio
memowars-table-ufo = nifo
memowars-table-placing = metas
memowars-table-out = elfalis
memowars-table-hand = Metotaj
memowars-table-eliminated = Viaj eliminitaj kartoj
memowars-table-face-up = Malkaŝitaj
memowars-table-shots = { $shots ->
    [one] unu pafo
   *[other] { $shots } pafoj
}
memowars-table-covered = La disko kovras: { $slots }.
memowars-table-from = De karto { $slot }:
memowars-table-farther = … kaj { $number } pli for
memowars-wind-n = nordo
    .short = N
memowars-wind-ne = nordoriento
    .short = NOr
memowars-wind-e = oriento
    .short = Or
memowars-wind-se = sudoriento
    .short = SOr
memowars-wind-s = sudo
    .short = S
memowars-wind-sw = sudokcidento
    .short = SOk
memowars-wind-w = okcidento
    .short = Ok
memowars-wind-nw = nordokcidento
    .short = NOk
# tajpeblaj vortoj: “planedo apud 7 n”, “al 7”
memowars-typed-near = apud
memowars-typed-at = al
memowars-letter-stop = n
memowars-prompt-build = Metu karton: “planedo 7 n” (apud 7, norde), “planedo 7 n 30” (turnita je 30°), “planedo 9000 6500 30” (x, y, angulo); [?] kelkaj lokoj, [r]eguloj, [q] ĉesi
memowars-prompt-return = Via Planedo revenigas karton: “radipafilo 7 n” (apud 7, norde), “radipafilo 7 n 30” (turnita je 30°), “radipafilo 9000 6500 30” (x, y, angulo); [?] kelkaj lokoj, [r]eguloj, [q] ĉesi
memowars-prompt-reveal = Malkaŝu karton per ĝia numero, [?] ĉiuj movoj, [r]eguloj, [q] ĉesi
memowars-prompt-look = Rigardu karton per ĝia numero ({ $looks ->
    [one] ankoraŭ unu rigardo
   *[other] ankoraŭ { $looks } rigardoj
}), [{ memowars-letter-stop }]e plu rigardi, [?] ĉiuj movoj, [r]eguloj, [q] ĉesi
memowars-prompt-toss = Ĵetu la diskon al karto (“al 7”) aŭ laŭ direkto kaj distanco (“135 24”: 135°, 24 cm); [?] ĉiuj distancoj, [r]eguloj, [q] ĉesi
memowars-prompt-choose = Elektu unu el la kovritaj kartoj per ĝia numero, [?] ĉiuj movoj, [r]eguloj, [q] ĉesi
memowars-move-spot = apud { $slot }, { $wind }, { $angle }°
memowars-move-place = { $kind }: { $spot }
memowars-move-return = { memowars-move-place }
memowars-move-reveal = malkaŝi { $slot }
memowars-move-look = rigardi { $slot }
memowars-move-stop = ne plu rigardi kartojn
memowars-move-choose = elekti { $slot }
memowars-move-toss = { $slot ->
    [none] ĵeti laŭ { $degrees }°, { $flight } cm de la mano
   *[other] ĵeti al { $slot }: { $degrees }°, { $flight } cm de la mano
}
memowars-result-won = { $name } venkas kaj havas ankoraŭ { $cards ->
    [one] unu karton
   *[other] { $cards } kartojn
} en la galaksio.
memowars-result-drawn = Egala rezulto: { $names } ankoraŭ havas kartojn en la galaksio.
memowars-picture = { $cards ->
    [one] La galaksio: { $cards } karto
   *[other] La galaksio: { $cards } kartoj
}

## La robotoj: iliaj niveloj, laŭ nomo kaj karaktero

memowars-level-1 = Kosma turisto
    .about = forgesas siajn proprajn planedojn kaj ĵetas kiel kometo.
memowars-level-2 = Kadeto
    .about = memoras duonon kaj trafas trionon.
memowars-level-3 = Navigisto
    .about = havas en la kapo bonan mapon de la galaksio.
memowars-level-4 = Komandanto
    .about = malmulton forgesas, bone ĵetas kaj elektas, kiun veki.
memowars-level-5 = Stela admiralo
    .about = forgesas nenion kaj havas tre firman manon.

## Ciferoj

memowars-score = Restantaj kartoj
