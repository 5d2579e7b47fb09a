### UWO: ĝia regularo, ĝiaj rifuzoj, ĝia protokolo. La identigiloj estas tiuj de la regulpunktoj, kun streketoj anstataŭ punktoj.
### La valoro estas la regulo, kiel ĝi staras en la regularo; .no diras al ludanto, kial movo estas rifuzita.

uwo-title = UWO
uwo-summary = Du malgrandaj armeoj, kiuj povas ŝanĝi sian formon, renkontiĝas sur tridek kvadratoj. Venkas tiu, kiu fine ankoraŭ staras.

## Ĉapitroj de la regularo

uwo-section-aim = Pri kio temas
uwo-section-cards = La kartoj
uwo-section-setup = Antaŭ la ludo
uwo-section-turn = Via vico
uwo-section-morfing = Morfado
uwo-section-walking = Marŝado
uwo-section-attacking = Atakado
uwo-section-duels = Defendo kaj dueloj
uwo-section-bazooka = Speciala: la Bazuko
uwo-section-rider = Speciala: la Rajdanto
uwo-section-dynamite = Speciala: la Dinamito
uwo-section-energy = Sen energio
uwo-section-end = Fino de la ludo
uwo-section-seeing = Kion vi rajtas vidi

## Regulpunktoj

uwo-aim = Gnorfoj kaj Pnorfoj estas neidentigitaj marŝantaj objektoj, angle unidentified walking objects, mallonge UWO-j, kaj ne povas toleri unu la alian. Vi gvidas unu flankon. Forigu ĉiujn UWO-jn de la alia flanko, kaj vi venkas.

uwo-cards-kinds = Ĉiu flanko havas 40 kartojn: dek Pugnojn, naŭ Maltrafojn, kaj po tri el Pistolo, Tanko, Globo, Tureto, Bazuko, Rajdanto kaj Dinamito. Karto diras, kiom da kvadratoj ĝia UWO rajtas marŝi kaj kiel malproksimen ĝi atakas, kiom da energio kostas ĉiu el tiuj agoj, kaj, apud la ŝildo, kiuj specoj ne povas ĝin vundi. Bazuko, Rajdanto kaj Dinamito havas proprajn regulojn.
uwo-cards-table = La presitaj valoroj estis montritaj nur en bildoj, kiuj perdiĝis; tial la kartotabelo estas nia decido. La kvar ordinaraj specoj estas ringe sekuraj unu kontraŭ la alia: Tanko kontraŭ Globo, Globo kontraŭ Tureto, Tureto kontraŭ Pistolo, Pistolo kontraŭ Tanko. Se vi posedas la kartojn, metu iliajn valorojn en vian propran kartodosieron.

uwo-setup-field = La ludkampo havas kvin kolumnojn kaj ses liniojn.
uwo-setup-army = Ĉiu flanko komencas per dek Pugnoj, kiuj plenigas ĝiajn unuajn du liniojn.
uwo-setup-eight = Por unua partio prenu ok UWO-jn: la du anguloj de via malantaŭa linio restas malplenaj, kaj la du kromaj Pugnoj estas ekster la ludo.
uwo-setup-deck = Miksu viajn aliajn 30 kartojn en kaŝitan stakon kaj tiru manon de tri kartoj.
uwo-setup-energy = Ĉiu flanko havas ses energipoentojn. La linio de energikartoj de la Gnorfoj staras vertikale, tiu de la Pnorfoj kuŝas horizontale.
uwo-setup-gnorfs-first = La Gnorfoj havas la unuan vicon.

uwo-turn-seat = Rajtas fari movon nur la ludanto, kiun oni demandas, kaj nur per respondo al la demando: per vico, defendo aŭ kontraŭatako.
    .no = Oni nun ne demandas vin pri tio.
uwo-turn-own = En via vico vi movas nur UWO-jn de via propra flanko.
    .no = Tie ne staras via UWO.
uwo-hand = Vi ludas kartojn, kiuj estas en via mano.
    .no = Tia karto ne estas en via mano.
uwo-energy-afford = Ĉion oni pagas tuj. Kion vi ne povas pagi, tion vi ne povas fari.
    .no = Por tio mankas al vi energio.
uwo-turn-one-each = En via vico vi rajtas unufoje morfi kaj unufoje agi, en ajna sinsekvo; ago estas marŝo aŭ atako. Vi rajtas preterlasi unu el ili aŭ ambaŭ. La vico daŭras, ĝis vi ĝin finas, eĉ kiam ambaŭ estas faritaj.
    .no = En unu vico vi havas nur unu morfon kaj unu agon.
uwo-turn-refill = Fine de via vico replenigu vian manon ĝis tri kartoj, kiom via stako ebligas. Angla eldono: vi rajtas ankaŭ fini vian vicon sen tiri. Vico, kiu finiĝas alimaniere, per interŝanĝo aŭ ĉar via energio elĉerpiĝis, ĉiam replenigas vian manon. (Tio lasta estas nia decido.)
    .no = Fini la vicon sen tiri vi povas nur, se tio estas interkonsentita, kiel en la angla eldono, kaj se estas karto por tiri.
uwo-turn-at-least-one = Vico kostas almenaŭ unu energipoenton. Se vi pagis en ĝi por nenio, vi pagas unu ĉe ĝia fino. Jam sola morfo sufiĉas kiel pago. (Tio lasta estas nia decido. Antaŭ la ludo vi povas interkonsenti, ke ĝi ne sufiĉas: kiu finas vicon sen marŝo kaj sen atako, tiu tiam pagas unu energipoenton, se restas al li iu.)
uwo-energy-burn = Vi rajtas rezigni pri la tuta energio, kiu restas al vi; tio finas vian vicon.

uwo-morf-own = Por morfi, ludu karton el via mano sur unu el viaj propraj UWO-j sur la ludkampo. Ĝi nun estas tio, kion la karto montras, kaj konservas sub si ĉiujn antaŭajn kartojn. Morfo kostas unu energipoenton.
    .no = Vi povas morfi nur propran UWO-n.
uwo-morf-no-miss = Maltrafo ne estas formo, en kiun oni povas morfi. (Nia decido.)
    .no = En Maltrafon oni ne povas morfi: konservu ĝin, ĝis oni atakos vin.
uwo-morf-no-attack = UWO, kiu morfiĝis en via propra vico, en tiu vico ankoraŭ rajtas marŝi, sed ne ataki.
    .no = Tiu UWO morfiĝis en ĉi tiu vico kaj ne povas ataki antaŭ la sekva.
uwo-swap = Anstataŭ morfi vi rajtas meti karton el via mano sub vian stakon kaj tiri la supran. Tio finas vian vicon, do agu antaŭe, se vi volas. Ĉiu ajn karto estas interŝanĝebla, la interŝanĝo mem kostas nenion, kaj en la stako devas esti karto por tiri. (La lasta frazo estas nia decido.)
    .no = Vi povas interŝanĝi nur anstataŭ morfi, kaj dum en via stako estas karto por tiri.

uwo-walk-straight = UWO marŝas maksimume tiom da kvadratoj, kiom diras ĝia karto, rekte laŭ unu linio aŭ kolumno. Ĉiuj kvadratoj survoje kaj la lasta devas esti malplenaj.
    .no = Ĝi marŝas rekte, nur tra malplenaj kvadratoj, kaj ne pli malproksimen, ol diras ĝia karto.

uwo-attack-line = Vi rajtas ataki malamikon, kiu staras en la sama linio aŭ kolumno, ne pli malproksime, ol via karto atingas, kaj kun neniu intere.
    .no = Tie devas esti malamiko, en la sama linio aŭ kolumno kiel via UWO, ene de ĝia atingo kaj kun neniu intere.
uwo-attack-pay = Vi pagas por atako, antaŭ ol oni scias, ĉu ĝi sukcesas.
uwo-attack-shielded = Speco, kiu staras apud la ŝildo de la celo, ne povas ĝin ataki.
    .no = Tiu UWO estas ŝirmata kontraŭ la via.
uwo-attack-hit = Trafita UWO forlasas la ludon, kun ĉiuj kartoj sub ĝi.

uwo-defend-morf = Se via UWO estas atakata, vi rajtas surloke morfi ĝin, kontraŭ unu energipoento, sed nur en specon, kiu estas ŝirmata kontraŭ la atakanto. Tio ne kalkuliĝas kiel la morfo de via vico. (Tio lasta estas nia decido.)
    .no = Dum atako vi povas morfi nur en specon, kiu estas ŝirmata kontraŭ la atakanto.
uwo-defend-miss = Aŭ vi ludas Maltrafon: la atako malsukcesas. Tio ne kostas energion, kaj la Maltrafo forlasas la ludon.
    .no = Maltrafon oni ludas nur, kiam oni estas atakata.
uwo-defend-none = Aŭ vi faras nenion kaj estas trafita. Oni demandas vin ĉiam, kiam vi havas en la mano eĉ nur unu karton, por ke neniu eksciu per la demando, kion vi havas.
    .no = Vi ne estas atakata.
uwo-duel-counter = Post kiam vi defendis vin, la atakita UWO rajtas tuj rebati al la atakinto. Linio, atingo, ŝildoj kaj energio validas kiel ĉe ĉiu atako, sed ĉi tie rajtas ataki ankaŭ UWO, kiu ĵus morfiĝis. Se tio ne eblas, la duelo finiĝas sen demando. (La lastaj du frazoj estas nia decido.)
    .no = Rebati vi povas nur tuj post sukcesa defendo.
uwo-duel-again = Kiu travivas kontraŭatakon, tiu siavice rajtas denove bati, kaj tiel plu, ĝis iu ne plu volas, ne plu povas aŭ estas trafita. Ĉio ĉi apartenas al la vico, en kiu la duelo komenciĝis. Neniu batas dufoje sinsekve. (Tio lasta estas nia decido.)
uwo-ko-helpless = Svena UWO ne havas ŝildon, ne povas ataki, kaj nenio povas ĝin savi: ĉiu atako kontraŭ ĝi trafas. Nederlanda eldono: ĝi povas nek marŝi nek morfiĝi. Angla kaj hungara eldonoj: ĝi rajtas marŝi kaj, en la vico de sia propra flanko, morfiĝi, sed per morfo ĝi ne rekonsciiĝas. (Tio lasta estas nia decido.)
    .no = Tiu UWO estas svena.

uwo-bazooka-ko = Ĉiufoje, kiam ĝi pafis, ankaŭ en kontraŭatako, la Bazuko estas svena. Nederlanda kaj angla eldonoj: ĝis la fino de via sekva vico. Hungara eldono: ĝis via sekva vico komenciĝas. Kalkuliĝas nur viaj propraj vicoj, ankaŭ kiam vi havas plurajn sinsekve. (Tio lasta estas nia decido.)

uwo-rider-walk = La Rajdanto ne marŝas kiel la aliaj: ĝi iras unu ĝis tri kvadratojn, rajtas turniĝi survoje, sed neniam iras diagonale, kaj devas fini sur malplena kvadrato. Tio ĉiam kostas du energipoentojn. Ĝi ne rajtas veni dufoje al la sama kvadrato. (Tio lasta estas nia decido.)
    .no = Rajdanto, kaj nur Rajdanto, iras unu ĝis tri kvadratojn, ĉiam al najbara kvadrato, al neniu dufoje, kaj finas sur malplena.
uwo-rider-tramples = La Rajdanto rajtas transpasi malamikojn. Ĉiu, kiun ĝi transpasas, estas surtretita kaj svena.
uwo-rider-ko = Kiom longe la surtretitoj estas svenaj? Nederlanda eldono: ĝis la fino de la sekva vico de la flanko de la Rajdanto. Angla kaj hungara eldonoj: ĝis la fino de la sekva vico de ilia propra flanko.
uwo-rider-again = Se la Rajdanto transpasas UWO-n, kiu jam estas svena, ĝia tempo rekomenciĝas: la nova fino anstataŭas la malnovan.
uwo-rider-not-bazooka = Rajdanto ne povas transpasi Bazukon, ĉar tiu estas ŝirmata kontraŭ ĝi. Svena Bazuko perdis ankaŭ ĉi tiun ŝildon. (Tio lasta estas nia decido.)
    .no = Rajdanto ne povas transpasi Bazukon, kiu estas konscia.
uwo-rider-not-own = Rajdanto ne povas transpasi UWO-jn de sia propra flanko.
    .no = Rajdanto ne povas transpasi sian propran flankon.
uwo-rider-no-miss = Neniu povas defendi sin kontraŭ surtreto, eĉ ne per Maltrafo.
uwo-rider-no-attack = Rajdanto neniam atakas.
    .no = Rajdanto neniam atakas: ĝi transpasas malamikojn kaj svenigas ilin.
uwo-duel-rider = Se Rajdanto estas atakata, nur Maltrafo povas ĝin savi: ĝi ne morfiĝas en duelo kaj ne rebatas, do post ĝia Maltrafo la duelo finiĝas.
    .no = Atakatan Rajdanton povas savi nur Maltrafo.

uwo-dynamite-blast = Dinamito atakas per eksplodo. Ĝi forigas sin mem kaj ĉiun UWO-n sur la ok kvadratoj ĉirkaŭ si, ĉu amikon, ĉu malamikon; celon ĝi ne bezonas. Ĝi rajtas eksplodi ankaŭ kiel kontraŭatako, se la atakinto staras sur unu el tiuj kvadratoj. (Tio lasta estas nia decido.)
    .no = Dinamito, kaj nur Dinamito, atakas per eksplodo.
uwo-dynamite-no-defence = Neniu povas defendi sin kontraŭ eksplodo, kaj neniu ŝildo helpas.
uwo-dynamite-at-once = Malkiel la aliaj, Dinamito rajtas ataki jam en la vico, en kiu ĝi morfiĝis, se ĝi ne marŝis en tiu vico.
    .no = Tiu Dinamito marŝis en ĉi tiu vico kaj ne povas eksplodi antaŭ la sekva.

uwo-energy-out = Sen energio vi ne havas vicojn. La alia flanko daŭrigas, vicon post vico, ĝis ankaŭ al ĝi restas nenio. Dume vi povas defendi vin nur per Maltrafoj, kaj vi ne replenigas vian manon. Kio estas pagita, tio ankoraŭ plenumiĝas, eĉ tuta duelo; poste la vico de ludanto, al kiu ne restas energio, finiĝas per si mem, kaj la mano estas replenigata kiel kutime. (La lasta frazo estas nia decido.)
uwo-energy-back = Kiam ambaŭ flankoj ne plu havas energion, ambaŭ rericevas ĉiujn ses energipoentojn, kaj la flanko, kiu elĉerpiĝis unue, havas la sekvan vicon. Se duelo elĉerpas ambaŭ, temas pri la flanko, kiu unue venis al nulo. (Tio lasta estas nia decido.)

uwo-end-exterminate = Kiu forigis la tutan malamikan armeon, tiu venkas. Se vi eksplodigas nur la lastajn el viaj propraj UWO-j, vi malvenkas.
uwo-end-no-cards = Malplena stako aŭ malplena mano finas nenion: ludu plu per tio, kion vi havas.
uwo-end-both = Se unu sama eksplodo forigas la lastajn UWO-jn de ambaŭ flankoj, la ludo finiĝas egale, sen venkinto. (Nia decido.)
uwo-end-stalemate = Se ambaŭ flankoj dudek fojojn sinsekve eluzis sian energion kaj dum tiu tuta tempo neniu UWO estis forigita, la ludo finiĝas egale, sen venkinto. (Nia decido.)

uwo-see-own = Vi vidas vian propran manon, kaj vi scias, kiujn kartojn vi metis sub vian stakon.
uwo-see-all = Ĉiuj vidas la ludkampon – kio ĉiu UWO estas, kiom da kartoj ĝi havas, kiu estas svena kaj ĝis kiam –, la energion de ambaŭ flankoj, kiom da kartoj estas en ĉiu mano kaj stako, kaj ĉiujn kartojn, kiuj estas ekster la ludo.
uwo-see-nobody = Neniu vidas la manon de la alia flanko, aŭ en kia sinsekvo kuŝas la kartoj de stako.

## Flankoj, specoj kaj kvadratoj

uwo-side-gnorf = Gnorfoj
uwo-side-pnorf = Pnorfoj
uwo-side = { $seat ->
    [0] { uwo-side-gnorf }
   *[1] { uwo-side-pnorf }
}
uwo-kind-fist = Pugno
uwo-kind-pistol = Pistolo
uwo-kind-tank = Tanko
uwo-kind-ball = Globo
uwo-kind-turret = Tureto
uwo-kind-bazooka = Bazuko
uwo-kind-rider = Rajdanto
uwo-kind-dynamite = Dinamito
uwo-kind-miss = Maltrafo

## Agordoj

uwo-option-edition = Kies regularo decidas, kie ili malsamas?
uwo-option-army = Per kiom da UWO-j flanko komencas: 10, aŭ 8 por unua partio.
uwo-option-refill_optional = Ludanto rajtas lasi la manon nereplenigita fine de la vico.
uwo-option-ko_may_walk = Svena UWO rajtas marŝi.
uwo-option-ko_may_morf = Svena UWO rajtas morfiĝi en la vico de sia propra flanko.
uwo-option-bazooka_ko_ends = Kiam Bazuko, kiu pafis, rekonsciiĝas en la sekva vico de sia flanko?
uwo-option-rider_ko_ends = Kiam la surtretitoj rekonsciiĝas?
uwo-option-inaction_costs = Vico sen marŝo kaj sen atako kostas fine unu energipoenton, eĉ post morfo.
uwo-option-as-edition = kiel diras la eldono
uwo-option-edition-nl = nederlanda
    .about = La mano ĉiam estas replenigata. La svenaj nek marŝas nek morfiĝas. Bazuko, kiu pafis, kaj tiuj, kiujn Rajdanto surtretis, kuŝas ĝis la fino de la sekva vico de la flanko, kiu faris tion.
uwo-option-edition-en = angla
    .about = Vi rajtas lasi la manon nereplenigita. La svenaj rajtas marŝi kaj morfiĝi. Bazuko, kiu pafis, kuŝas ĝis la fino de la sekva vico de sia flanko, la surtretitoj ĝis la fino de sia propra.
uwo-option-edition-hu = hungara
    .about = La mano ĉiam estas replenigata. La svenaj rajtas marŝi kaj morfiĝi. Bazuko, kiu pafis, rekonsciiĝas, kiam komenciĝas la sekva vico de ĝia flanko, la surtretitoj, kiam finiĝas tiu de ilia propra.
uwo-option-bazooka_ko_ends-end = fine
uwo-option-bazooka_ko_ends-start = komence
uwo-option-rider_ko_ends-rider-end = fine de la vico de la Rajdanto
uwo-option-rider_ko_ends-victim-end = fine de sia propra vico
uwo-option-rider_ko_ends-victim-start = komence de sia propra vico

## Eraroj en kartodosiero

uwo-cards-kind = { $file }, ero { $entry }: ne ekzistas speco “{ $kind }”. Ekzistas: { $kinds }.
uwo-cards-twice = { $file }, ero { $entry }: la speco “{ $kind }” jam havas eron.
uwo-cards-missing = { $file }: mankas ero por la speco “{ $kind }”. Se ĝi ne estu en la ludo, skribu copies = 0.
uwo-cards-count = { $file }: flanko bezonas entute { $needed } kartojn, kaj havas { $cards }.
uwo-cards-fists = { $file }, ero { $entry } (“{ $kind }”): la komenca armeo bezonas { $needed } el ili, ne { $copies }.
uwo-cards-miss = { $file }, ero { $entry } (“{ $kind }”): Maltrafo nek marŝas nek atakas kaj ne havas ŝildon; ĝi havas nur copies.
uwo-cards-walk = { $file }, ero { $entry } (“{ $kind }”): ĝi povas marŝi maksimume { $most } kvadratojn, ne { $squares }.
uwo-cards-attack = { $file }, ero { $entry } (“{ $kind }”): ĝi povas atingi maksimume { $most } kvadratojn, ne { $squares }.
uwo-cards-rider = { $file }, ero { $entry } (“{ $kind }”): Rajdanto ne atakas.
uwo-cards-dynamite = { $file }, ero { $entry } (“{ $kind }”): eksplodo atingas unu kvadraton; skribu attack = 1.
uwo-cards-energy = { $file }, ero { $entry } (“{ $kind }”): marŝo kaj atako kostas { $least } ĝis { $most } energipoentojn, kaj nenion, kie la nombro de kvadratoj estas 0; { $energy } ne eblas.
uwo-cards-shield = { $file }, ero { $entry } (“{ $kind }”): ne ekzistas ŝildo kontraŭ “{ $shield }”. Ekzistas kontraŭ: { $kinds }.

## Protokolo

uwo-event-turn = Estas la vico de { $seat }; energio: { $number }.
uwo-event-morfed = { $seat } morfas la UWO-n sur { $square }: nun ĝi estas { $kind }.
uwo-event-swapped = { $kind ->
    [none] { $seat } interŝanĝas karton.
   *[other] { $seat } interŝanĝas karton: { $kind }.
}
uwo-event-walked = { $seat }: { $kind } marŝas de { $square } al { $target }.
uwo-event-rode = { $seat }: { $kind } rajdas de { $square } al { $target }.
uwo-event-trampled = { $seat }: { $kind } sur { $square } estas surtretita kaj svena.
uwo-event-attacked = { $seat }: { $kind } sur { $square } atakas; la celo: { $target }.
uwo-event-countered = { $seat }: { $kind } sur { $square } rebatas al { $target }.
uwo-event-defended = { $seat } morfas la atakatan UWO-n sur { $square }: nun ĝi estas { $kind }, do ŝirmata.
uwo-event-dodged = { $seat } ludas Maltrafon: { $kind } sur { $square } ne estas trafita.
uwo-event-declined = { $seat } ne rebatas.
uwo-event-blasted = { $seat }: { $kind } sur { $square } eksplodas.
uwo-event-removed = { $seat } perdas UWO-n: { $kind } sur { $square } ({ $number ->
    [one] { $number } karto
   *[other] { $number } kartoj
}).
uwo-event-stunned = { $seat }: { $kind } sur { $square } svenas pro sia propra pafo.
uwo-event-woke = { $seat }: { $kind } sur { $square } rekonsciiĝas.
uwo-event-paid = { $seat } pagas por fini la vicon; energio: { $number }.
uwo-event-burned = { $seat } rezignas pri la restanta energio: { $number }.
uwo-event-out = { $seat } ne plu havas energion.
uwo-event-refilled = { $number ->
    [one] { $seat } tiras karton.
   *[other] { $seat } tiras { $number } kartojn.
}
uwo-event-kept = { $seat } ne replenigas la manon.
uwo-event-energy-back = Ambaŭ flankoj denove havas sian tutan energion. Unua estas { $seat }.
uwo-event-game-over = { $seat_number ->
    [none] { uwo-result-drawn }
   *[other] { $seat } venkis.
}

## La tablo en la terminalo

uwo-table-cards = mano { $hand }, stako { $deck }
uwo-table-duel = Duelo: { $attacker } kontraŭ { $attacked }
uwo-table-hand = Via mano
uwo-table-kind = Speco
uwo-table-walk = Marŝo / energio
uwo-table-attack = Atako / energio
uwo-table-shields = Ŝirmata kontraŭ
uwo-letter-end = f
uwo-letter-keep-hand = l
uwo-letter-burn = t
uwo-letter-swap = i
uwo-letter-miss = m
uwo-letter-yield = n
uwo-letter-counter = k
uwo-letter-decline = n
uwo-prompt-turn = Marŝi aŭ ataki: b2 b3 · morfi: b2 pistolo · eksplodi: b2 ! · interŝanĝi: { uwo-letter-swap } pistolo · [{ uwo-letter-end }]ini la vicon · { $keep ->
    [yes] fini, sed [{ uwo-letter-keep-hand }]asi la manon tia ·{ " " }
   *[no] { "" }
}rezigni pri la [{ uwo-letter-burn }]uta energio · [?] ĉiuj movoj, [r]eguloj, [q] ĉesi
uwo-prompt-defend = Oni atakas vin! [{ uwo-letter-miss }]altrafo · morfi: tajpu specon · fari [{ uwo-letter-yield }]enion · [?] ĉiuj movoj, [r]eguloj, [q] ĉesi
uwo-prompt-counter = Ĉu rebati? [{ uwo-letter-counter }]ontraŭatako · [{ uwo-letter-decline }]e · [r]eguloj, [q] ĉesi
uwo-move-morf = morfi: { $kind }
uwo-move-defend-morf = { uwo-move-morf }
uwo-move-swap = interŝanĝi kontraŭ la supra karto kaj fini la vicon: { $kind }
uwo-move-walk = marŝi
uwo-move-ride = rajdi
uwo-move-attack = ataki
uwo-move-blast = eksplodi
uwo-move-end = fini la vicon
uwo-move-keep-hand = fini la vicon sen tiri
uwo-move-burn = rezigni pri la tuta energio kaj fini la vicon
uwo-move-miss = ludi Maltrafon
uwo-move-yield = fari nenion kaj esti trafita
uwo-move-counter = rebati
uwo-move-decline = ne rebati
uwo-result-drawn = La ludo finiĝis egale, sen venkinto.
uwo-result-won = { $name } venkas; { $left ->
    [one] unu UWO ankoraŭ staras
   *[other] { $left } UWO-j ankoraŭ staras
}.

## Ciferoj

uwo-tally-morfed = Morfita
uwo-tally-attacks = Atakoj
uwo-tally-removed = Forigita
uwo-tally-turns = Vicoj
uwo-tally-label = { $label ->
    [gnorf] { uwo-side-gnorf }
    [pnorf] { uwo-side-pnorf }
    [fist] { uwo-kind-fist }
    [pistol] { uwo-kind-pistol }
    [tank] { uwo-kind-tank }
    [ball] { uwo-kind-ball }
    [turret] { uwo-kind-turret }
    [bazooka] { uwo-kind-bazooka }
    [rider] { uwo-kind-rider }
    [dynamite] { uwo-kind-dynamite }
   *[miss] { uwo-kind-miss }
}

## La robotoj: iliaj niveloj, laŭ nomo kaj karaktero

uwo-level-1 = Flavbekulo
    .about = iras, kien liaj piedoj volas, kaj morfas, ĉar tio tiklas.
uwo-level-2 = Rekruto
    .about = batas tion, kio staras antaŭ li, kaj ofte miras pri la respondo.
uwo-level-3 = Serĝento
    .about = tenas siajn vicojn fermitaj kaj rigardas unu baton antaŭen.
uwo-level-4 = Kapitano
    .about = ŝparas energion por la duelo, kiun li planis.
uwo-level-5 = Grandmorfo
    .about = ŝajnas koni vian manon, sed konas nur vin.

## Ciferoj

uwo-score = Restantaj UWO-j
