### Mow: ĝia regularo, ĝiaj rifuzoj, ĝia protokolo. La identigiloj estas tiuj de la regulpunktoj, kun streketoj anstataŭ punktoj.
### La valoro estas la regulo, kiel ĝi staras en la regularo; .no diras al ludanto, kial movo estas rifuzita.

mow-title = Mow
mow-summary = Bovinoj en vico, muŝoj sur bovinoj – kaj kiu ne povas aldoni plian bovinon, tiu kondukas ĉiujn hejmen. Venkas tiu, kiu havas malplej da muŝoj.

## Ĉapitroj de la regularo

mow-section-aim = Pri kio temas
mow-section-cards = La bovinoj
mow-section-setup = Antaŭ la ludo
mow-section-adding = Aldoni bovinon
mow-section-green = Verdaj specialaj bovinoj
mow-section-yellow = Flavaj specialaj bovinoj
mow-section-taking = Preni la bovaron
mow-section-end = Fino de la raŭndo, fino de la ludo
mow-section-two = Du bienistoj
mow-section-seeing = Kion vi rajtas vidi
mow-section-rulings = Kie la skatolo silentas: niaj decidoj

## Regulpunktoj

mow-aim = Vi estas bienisto. Vi ĉiuj kune vicigas bovinojn en bovaro, de la plej malalta numero ĝis la plej alta. Se vi ne povas aldoni bovinon, aŭ prefere ne faras tion, la tuta bovaro transloĝiĝas en vian bovejon kun ĉiuj siaj muŝoj. Ĉiu muŝo estas poento, kaj poentoj estas malbonaj.

mow-cards-green = La verda kartaro havas 48 bovinojn kun 74 muŝoj: de 1 ĝis 15 sen muŝo, de 2 ĝis 14 kun unu, de 3 ĝis 13 kun du, kaj 7, 8 kaj 9 kun tri. Ses specialaj bovinoj portas po kvin muŝojn: la fermulinoj 0 kaj 16, la akrobatinoj 7 kaj 9, kaj du malrapidulinoj, kiuj ne havas numeron.
mow-cards-yellow = La flava kartaro havas la samajn 42 ordinarajn bovinojn, kaj ses specialajn kun po kvin muŝoj: la fermulinojn 0 kaj 16, la bovidon, la magran bovinon, la laktobovinon kaj la frenezan bovinon.
mow-cards-look-alike = Ordinara bovino de la verda kartaro kaj ĝia flava ĝemelo estas por ĉiuj la sama bovino. Se el du tiaj bovinoj en unu mano unu jam estis vidita de ĉiuj, tiu estas ludata unue.

mow-setup-players = Povas ludi du ĝis dek bienistoj.
mow-setup-deck = Du ĝis kvin bienistoj uzas la verdan kartaron. Ses ĝis dek kunmiksas la verdan kaj la flavan kartarojn.
mow-setup-deal = Ĉiu ricevas kvin bovinojn. La cetero estas la kaŝita stako.
mow-setup-arrow = En ĉiu raŭndo la sago komence montras de la komencanta bienisto maldekstren, tio estas laŭhorloĝe. La vicoj sekvas la sagon.
mow-setup-starter = La hazardo elektas, kiu komencas la unuan raŭndon. Postajn raŭndojn komencas la bienisto, kiu ĝis tiam havas plej multe da muŝoj; se tiaj estas pluraj, la unua el ili laŭhorloĝe ekde la antaŭa komencinto. (Nia decido.)

mow-turn = Rajtas ludi nur la bienisto, kies vico estas.
    .no = Ne estas via vico.
mow-hand = Vi ludas bovinojn el via propra mano.
    .no = Tiu bovino ne estas en via mano.
mow-add-outside = Bovino kun numero devas stari ekster la bovaro: sub ĝia plej malalta numero aŭ super ĝia plej alta. La unua bovino de bovaro rajtas havi ajnan numeron.
    .no = Tiu numero ne estas ekster la bovaro: ĝi devas esti pli malalta ol la plej malalta aŭ pli alta ol la plej alta.
mow-add-own-number = Nur malrapidulino kaj bovido ricevas numeron de tiu, kiu aldonas ilin; ĉiu alia bovino havas propran.
    .no = Nur malrapidulino aŭ bovido ricevas numeron; ĉiu alia bovino havas propran.
mow-add-draw = Aldoninte bovinon, tiru unu el la stako, dum restas almenaŭ unu.
mow-start-ordinary = Bovaron oni komencas per bovino, kiu havas numeron kaj staras sur siaj propraj kruroj: per ordinara bovino, per fermulino, per la magra bovino aŭ per la laktobovino.
    .no = Bovaron oni komencas per ordinara bovino, per fermulino, per la magra bovino aŭ per la laktobovino.
mow-start-pass = Se vi devas komenci bovaron kaj havas neniun bovinon, per kiu tio eblas, montru viajn kartojn kaj pasu. (Nia decido.)
    .no = Vi pasas nur, se vi devas komenci bovaron kaj havas neniun bovinon, per kiu tio eblas.

mow-closer = La fermulinoj estas 0 kaj 16. Nenio estas pli malalta aŭ pli alta, do fermulino fermas sian ekstremon de la bovaro.
mow-acrobat-same-number = Akrobatino saltas sur la dorson de ordinara bovino kun la sama numero, 7 aŭ 9. Sen tiu bovino en la bovaro oni ne povas ludi la akrobatinon. Malrapidulino, bovido aŭ alia akrobatino ne volas ĝin porti, kaj ĉiu bovino portas nur unu akrobatinon.
    .no = La akrobatino bezonas en la bovaro ordinaran bovinon kun la sama numero, sur kies dorso ankoraŭ estas neniu.
mow-slowpoke-gap = Malrapidulino enŝoviĝas tien, kie mankas numero inter tiuj de la plej malalta kaj la plej alta bovinoj. Vi diras, kiu numero; ĝi poste estas okupita. Sen tia breĉo oni ne povas ludi malrapidulinon.
    .no = La malrapidulino bezonas mankantan numeron inter tiuj de la plej malalta kaj la plej alta bovinoj: diru, kiun.
mow-green-arrow = Kiu ludas verdan specialan bovinon, tiu rajtas turni la sagon: diru maldekstren aŭ dekstren, ankaŭ se ĝi restu tia, kia ĝi estas.
    .no = Ĉe verda speciala bovino, kaj nur tiam, diru, kien la sago montru: maldekstren aŭ dekstren.

mow-calf-end = La bovido staras ĉe unu ekstremo de la bovaro apud sia patrino, ordinara bovino sen muŝoj. Ĉe la malalta ekstremo ĝi valoras unu malpli ol ŝi, ĉe la alta unu pli. Apud 1 ĝi estas 0, apud 15 ĝi estas 16, kaj tiel ĝi fermas tiun ekstremon. Akrobatino sur la dorso ne ĝenas patrinon; fermulinoj, magraj bovinoj, laktobovinoj kaj frenezaj bovinoj ne estas patrinoj. La sekva bovino ĉe tiu ekstremo devas esti preter la bovido.
    .no = La bovido staras ĉe unu ekstremo de la bovaro, unu numeron preter ordinara bovino sen muŝoj: diru, kiun.
mow-thin-no-draw = Kiu aldonas la magran bovinon, tiu tiras neniun karton.
mow-milk-two = Kiu aldonas la laktobovinon, tiu tiras du kartojn, aŭ tiom, kiom la stako ankoraŭ havas.
mow-mad-replaces-eight = La freneza bovino forpelas la bovinon 8 el la bovaro kaj staras sur ĝia loko, kiel 8. La malnova 8 venas en vian manon, antaŭ la okuloj de ĉiuj, kaj vi tiras nenion. Forkuras nur ordinara 8: sen tia oni ne povas ludi la frenezan bovinon. Bovido apud ĝi konservas sian numeron.
    .no = La freneza bovino bezonas en la bovaro ordinaran bovinon 8, kiun ĝi povas forpeli.
mow-mad-flies-only = Dum freneza bovino estas en la bovaro, oni rajtas aldoni nur bovinojn kun almenaŭ unu muŝo.
    .no = En la bovaro estas freneza bovino: nur bovinoj kun muŝoj kuraĝas aliĝi.
mow-yellow-next = Kiu ludas flavan specialan bovinon, tiu rajtas nomi la bieniston, kiu ludos poste: iun ajn krom si mem. De tie la vicoj sekvas la sagon.
    .no = Ĉe flava speciala bovino, kaj nur tiam, nomu tiun, kiu ludos poste: iun ajn bieniston krom vi mem.

mow-take = Se vi ne povas aŭ ne volas aldoni bovinon, prenu la tutan bovaron kaŝite en vian bovejon, tuj poste komencu novan bovaron kaj tiru. Devas esti bovaro por preni.
    .no = Estas neniu bovaro por preni: komencu unu.
mow-count = Fine de la raŭndo ĉiu muŝo en via bovejo estas poento.

mow-round-end = Kiam la lasta karto estas tirita, la ludo daŭras, ĝis iu prenas bovaron. Tio finas la raŭndon, kaj oni ne komencas novan bovaron. Bienisto, al kiu restas neniu karto, devas preni la bovaron.
mow-round-hands = Fine de la raŭndo la mano de ĉiu iras en ties propran bovejon, kaj poste oni nombras la muŝojn.
mow-game-hundred = La ludo finiĝas per la raŭndo, post kiu iu havas 100 muŝojn aŭ pli (vi rajtas interkonsenti pri alia nombro). Venkas tiu, kiu havas malplej da muŝoj; kiuj havas same malmulte, tiuj dividas la venkon inter si. Laŭ la tradicio la malvenkinto muĝu.

mow-two-deck = Du bienistoj uzas la verdan kartaron.
mow-two-star = Estas tri bovaroj, aranĝitaj stelforme. La unua bienisto komencas bovaron 1, la dua bovaron 2, la unua bovaron 3, la dua aldonas al bovaro 1, kaj tiel plu: ĉiu vico apartenas al la sekva bovaro en la direkto de la sago.
mow-two-arrow = Kiu turnas la sagon, tiu turnas la sinsekvon de la bovaroj. La unuaj tri vicoj ĉiukaze komencas bovarojn 1, 2 kaj 3; sago dume turnita validas ekde la kvara vico. (Tio lasta estas nia decido.)
mow-two-take = Kiu prenas bovaron, tiu komencas novan sur ĝia loko. La aliaj du restas.
mow-two-end = Kiam la stako estas malplena, la unua prenita bovaro finas la raŭndon. La aliaj du bovaroj kalkuliĝas por neniu; la manoj kalkuliĝas kiel kutime.

mow-see-own = Vi vidas vian propran manon kaj rajtas rigardi en vian propran bovejon.
mow-see-all = Ĉiuj vidas la bovarojn, la sagon, la grandecon de la stako, de ĉiu mano kaj de ĉiu bovejo, kaj la muŝojn de la finitaj raŭndoj. Mano, kiu estis montrita, kaj bovino 8, kiu estis pelita en manon, estas konataj al ĉiuj.
mow-see-nobody = Neniu vidas la stakon, la manojn de aliaj, aŭ tion, kio kuŝas en la bovejoj de aliaj.

mow-cards-thin-milk-number = La numeroj de la magra bovino kaj la laktobovino estis presitaj nur en bildoj, kiuj perdiĝis. Ni diras 5 kaj 11. Se vi posedas la kartojn, metu la ĝustajn numerojn en vian propran kartodosieron.
mow-cards-yellow-closers = La flavaj fermulinoj estas 0 kaj 16, same kiel la verdaj.

## Bovinoj

mow-species = { $species ->
    [closer] fermulino
    [acrobat] akrobatino
    [slowpoke] malrapidulino
    [calf] bovido
    [thin] magra bovino
    [milk] laktobovino
    [mad] freneza bovino
   *[ordinary] bovino
}
mow-flies = { $flies ->
    [0] neniu muŝo
    [one] { $flies } muŝo
   *[other] { $flies } muŝoj
}
mow-cow = { $species ->
    [closer] fermulino { $number }
    [acrobat] akrobatino { $number }
    [slowpoke] malrapidulino
    [calf] bovido
    [thin] magra bovino { $number }
    [milk] laktobovino { $number }
    [mad] freneza bovino
   *[ordinary] { $number } ({ mow-flies })
}

## Agordoj

mow-option-flies = La ludo finiĝas, kiam iu havas tiom da muŝoj.

## Eraroj en kartodosiero

mow-cards-deck = { $file }, ero { $entry }: la kartaro “{ $deck }” ne havas bovinon de la speco “{ $species }”.
mow-cards-copies = { $file }, ero { $entry } (“{ $deck }”, “{ $species }”): ĉi tiu speco ne havas numerojn; per copies = 1 diru, kiom da ili estas.
mow-cards-numbers = { $file }, ero { $entry } (“{ $deck }”, “{ $species }”): listigu la numerojn, po unu por ĉiu bovino, kaj neniun copies.
mow-cards-number = { $file }, ero { $entry } (“{ $deck }”, “{ $species }”): la numero { $number } ne eblas; permesataj estas { $species ->
    [closer] { $least } kaj { $most }
   *[other] de { $least } ĝis { $most }
}.
mow-cards-count = { $file }: la kartaro “{ $deck }” bezonas 42 ordinarajn kaj 6 specialajn bovinojn, kaj havas { $ordinary } kaj { $specials }.
mow-cards-one = { $file }: la kartaro “{ $deck }” rajtas havi la specon “{ $species }” nur unufoje, kaj havas { $count }.
mow-cards-flies = { $file }: en la kartaro “{ $deck }” la nombro de ĉiuj muŝoj estas { $flies }; kun malpli ol 20 la ludo eble neniam finiĝus.

## Protokolo

mow-event-dealt = Raŭndo { $number }: po kvin bovinoj. Komencas { $seat }.
mow-in-herd = { $herd ->
    [none] { "" }
   *[other] Bovaro { $herd }:{ " " }
}
mow-event-added = { mow-in-herd }{ $cow_number ->
    [none] { $cow_species ->
        [mad] { $seat } aldonas: { $cow }.
       *[other] { $seat } aldonas: { $cow } kiel { $number }.
    }
   *[other] { $seat } aldonas: { $cow }.
}
mow-event-turned = { $seat } turnas la sagon { $number ->
    [1] maldekstren
   *[other] dekstren
}.
mow-event-named = { $seat } diras, ke poste ludos { $number_name }.
mow-event-drew = { $number ->
    [one] { $seat } tiras karton.
   *[other] { $seat } tiras { $number } kartojn.
}
mow-event-got-eight = { $seat } ricevas en la manon: { $cow }.
mow-event-took = { mow-in-herd }{ $seat } prenas la bovaron: { $number ->
    [one] unu bovino
   *[other] { $number } bovinoj
}.
mow-event-passed = { $seat } montras siajn kartojn, per kiuj ne eblas komenci bovaron, kaj pasas.
mow-event-round-over = Raŭndo { $number } finiĝis.
mow-event-counted = { $seat }: { $number ->
    [0] neniu muŝo
    [one] { $number } muŝo
   *[other] { $number } muŝoj
} en ĉi tiu raŭndo.
mow-event-game-over = La ludo finiĝis.

## La tablo en la terminalo

mow-table-herd = La bovaro
mow-table-herd-number = Bovaro { $number }
mow-table-empty = malplena – iu devas ĝin komenci
mow-table-status = Raŭndo { $round } · stako { $pile } · la sago montras { $arrow ->
    [left] maldekstren
   *[right] dekstren
}
mow-table-farmer = Bienisto
mow-table-hand = Mano
mow-table-shed = Bovejo
mow-table-score = Muŝoj
mow-table-shown = Viditaj de ĉiuj
mow-table-your-hand = Via mano
mow-table-your-shed = Via bovejo: { $cards ->
    [one] { $cards } bovino
   *[other] { $cards } bovinoj
}, { mow-flies }.
# La literoj, kiujn ludanto tajpas; a ĝis j estas bovinoj, r kaj q estas okupitaj
mow-letter-take = t
mow-letter-pass = p
mow-letter-left = m
mow-letter-right = d
mow-prompt = { $can ->
    [start] Komencu bovaron: elektu bovinon per ĝia litero, [?] ĉiuj movoj, [r]eguloj, [q] ĉesi
    [pass] Neniu el viaj bovinoj povas komenci bovaron: [{ mow-letter-pass }]asi, [?] ĉiuj movoj, [r]eguloj, [q] ĉesi
   *[take] Ludu bovinon per ĝia litero, [{ mow-letter-take }] preni la bovaron, [?] ĉiuj movoj, [r]eguloj, [q] ĉesi
}
mow-choose-number = Kiu numero ĝi estu?
mow-choose-arrow = Kien la sago montru: [{ mow-letter-left }]aldekstren aŭ [{ mow-letter-right }]ekstren?
mow-choose-next = Kiu ludos poste? (numero de la sidloko)
mow-move-add = { $cow }{ $number ->
    [none] { "" }
   *[other] , kiel { $number }
}{ $arrow ->
    [none] { "" }
   *[other] , { mow-arrow-to }
}{ $next ->
    [none] { "" }
   *[other] , { mow-plays-next }
}
mow-arrow-to = la sago { $arrow ->
    [left] maldekstren
   *[right] dekstren
}
mow-plays-next = poste { $next_name }
mow-move-take = preni la bovaron
mow-move-pass = montri la kartojn kaj pasi
mow-result-won = { $names } { $count ->
    [one] venkas
   *[other] dividas la venkon
}: { mow-flies }.
mow-result-loser = { $names }: Muu!

## La robotoj: iliaj niveloj, laŭ nomo kaj karaktero

mow-level-1 = Urbano
    .about = trovas bovinojn ĉarmaj kaj ludas tiun, kiu rigardas lin.
mow-level-2 = Bienservisto
    .about = havas bonan volon kaj nombras la muŝojn, kiam li ne revas.
mow-level-3 = Bovpaŝtisto
    .about = scias, kiu bovino taŭgas, kaj al kiu la bovaro revenos.
mow-level-4 = Bienisto
    .about = trapensas la raŭndon ĝis la fino, antaŭ ol ellasi bovinon.
mow-level-5 = Ĉampiono de la foiro
    .about = gajnis ĉiun rubandon; la muŝoj ĉiam estas viaj.

## Ciferoj

mow-score = Muŝoj
