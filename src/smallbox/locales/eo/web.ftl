### La retuma ludo: ĝiaj paĝoj, ĝia tablo, ĝiaj paneloj. La propraj vortoj de la ludoj estas en web-<ludo>.ftl.

## Ĉefpaĝo

web-description = Kartludoj el malgranda skatolo, tuj ludeblaj: sola kontraŭ robotoj, aŭ kun amikoj per ligilo
web-welcome = Kartludoj el malgranda skatolo. Ludu nun – kontraŭ robotoj, aŭ kun amikoj per ligilo.
web-welcome-alone = Kartludoj el malgranda skatolo. Ludu nun kontraŭ robotoj, ĉi tie sur via aparato.
web-alone = Ĉio okazas sur ĉi tiu aparato, eĉ sen konekto: neniu servilo, neniu konto.
web-for-players = { $least ->
    [2] { $most ->
        [2] Por 2 ludantoj
       *[other] Por { $least } ĝis { $most } ludantoj
    }
   *[other] Por { $least } ĝis { $most } ludantoj
}
web-play-now = Ludi nun
web-play-friend = Ludi kun amiko
web-more-choices = Pliaj elektoj
web-rules = Reguloj
web-games = Ludoj
web-my-tables = Miaj tabloj
web-open-tables = Malfermaj tabloj
web-no-open-tables = Nun neniu atendas ĉe malferma tablo. Malfermu unu mem: “Pliaj elektoj”.
web-you = vi
web-state-open = atendas ludantojn
web-state-playing = ludata
web-state-over = finita
web-waiting = Ni atendas la servilon …
web-made-ready = Pretigata …
web-made-ready-in = Preta post ĉirkaŭ { $time }
web-begins-when-ready = Komenciĝos, kiam ĝi estos preta …
web-begins-in = Komenciĝos post ĉirkaŭ { $time } …
web-game-broken = Ĉi tiu ludo estas difektita.
web-nowhere = Ĉi tie estas neniu paĝo.
web-to-front = Al la ĉefpaĝo
web-unreachable = La servilo ne respondas. Ĉu ĝi funkcias, kaj ĉu vi estas konektita?
web-without-server = Viaj tabloj sur la servilo estas sekuraj, kaj vi povos daŭrigi, kiam ĝi respondos; ĉi tiu paĝo mem reprovas. Dume vi povas ludi kontraŭ robotoj sur ĉi tiu aparato, kaj legi la regulojn.
web-no-server = Por tio necesas servilo, kaj ĉi tie estas neniu.

## Kiu mi estas

web-settings = Agordoj
web-language = Lingvo
web-nickname = Kromnomo
web-saved = konservita
web-light = Lumo
web-light-auto = laŭ la aparato
web-light-light = hela
web-light-dark = malhela
web-sound = Sonoj
web-still = Nenio moviĝu
web-shortcuts = Klavoj estas ŝparvojoj
web-notify = Diru al mi, kiam estas mia vico
web-notify-off = Ĉi tiu retumilo ne permesas mesaĝojn pri via vico.
web-device = Daŭrigi per alia aparato
web-device-about = Malfermu ĉi tiun ligilon unufoje sur la alia aparato: via kromnomo kaj viaj tabloj estos ankaŭ tie.
web-device-qr = La ligilo por la alia aparato kiel QR-kodo
web-device-here = Ĉi tiu ligilo venigas kromnomon kun ĝiaj tabloj al ĉi tiu aparato. Tiu, kiu vi ĝis nun estis ĉi tie, malaperas.
web-device-use = Transpreni
web-device-done = Farite. Ĉi tie vi estas { $name }.
web-link = Ligilo
web-copy = Kopii
web-copied = Kopiita
web-close = Fermi
web-yes = jes
web-no = ne

## Pretigi tablon

web-set-up = Tablo por { $game }
web-who-plays = Kiu ludas?
web-how-many = Kiom da ludantoj
web-seat = Loko { $number }
web-sit-here = Sidi ĉi tie
web-a-friend = amiko, per ligilo
web-bot-level = Roboto { $level }: { $name }
web-options = Elekteblaj reguloj
web-switches = Regulo post regulo
web-table = La tablo
web-clock = Tempo por movo
web-clock-none = senlima
web-clock-seconds = { $count } sekundoj
web-clock-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutoj
}
web-clock-days = { $count ->
    [one] { $count } tago
   *[other] { $count } tagoj
}
web-clock-about = Kiam la tempo pasis, roboto faras la movon.
web-public = Montri ĉi tiun tablon sur la ĉefpaĝo
web-public-about = Alie nur tiuj, kiuj havas la ligilon, povas sidiĝi.
web-open-table = Malfermi la tablon
web-start = Komenci
web-card-table = Kio estas sur la kartoj

## Atendado

web-waiting-room = Kiu sidas ĉi tie
web-empty-seat = libera
web-invite = Sendu ĉi tiun ligilon al amiko, aŭ lasu lin skani la kodon:
web-local-only = Ĉi tiu adreso funkcias nur sur ĉi tiu komputilo. Por amikoj aliloke lanĉu la servilon per --host 0.0.0.0 kaj malfermu la paĝon per la propra adreso de ĉi tiu komputilo.
web-invite-qr = La invito kiel QR-kodo
web-share = Kunhavigi …
web-start-with-bots = Komenci nun, kun robotoj sur la liberaj lokoj
web-remove = Forsendi
web-remove-name = Forsendi: { $name }
web-dealing = La kartoj estas miksataj, kun la kontribuo de ĉiuj …
web-aborted = Ĉi tiu tablo estis forlasita.

## Ĉe la tablo

web-board = La tablo
web-panel = Apud la tablo
web-tab-log = Protokolo
web-tab-moves = Movoj
web-tab-chat = Babilo
web-tab-rules = Reguloj
web-tab-table = Tablo
web-unread = { $count ->
    [one] { $count } nova linio
   *[other] { $count } novaj linioj
}
web-your-turn = Estas via vico
web-to-move = devas movi
web-waiting-for = Ni atendas: { $names }
web-looking-on = Vi nur rigardas.
web-looker-on = rigardas
web-away = for, roboto ludas plu
web-offline = ne konektita
web-connection-lost = La konekto perdiĝis; ĝi revenos mem …
web-move-on-its-way = Via movo estas survoje …
web-read-rule = Legi la regulon
web-rules-search = Serĉi en la reguloj
web-rules-nothing = Neniu regulo enhavas ĉi tiujn vortojn.
web-log-empty = Ankoraŭ nenio okazis.
web-in-words = La tablo per vortoj
web-no-moves = Ne estas via vico.
web-moves-search = Serĉi inter la movoj
web-moves-nothing = Neniu movo enhavas ĉi tiujn vortojn.
web-moves-all = Montri ĉiujn { $count } movojn
web-hint = Konsilo
web-hint-on-its-way = Bona movo estas serĉata …
web-hint-value = { $percent } %
web-chat-show = Montri la babilon
web-chat-allow = Ĉiuj rajtas skribi
web-chat-empty = Ankoraŭ neniu diris ion.
web-chat-write = Diru ion
web-chat-send = Sendi
web-leave = Forlasi la tablon
web-leave-about = Roboto ludas plu por vi kaj redonas la lokon, kiam vi revenas.
web-leave-waits = La ludo atendas ĉi tie, ĝis vi revenos.

## La justa disdono

web-fair = La justa disdono
web-fair-about = Antaŭ la disdono la servilo promesas sekretan nombron, publikigante ĝian fingrospuron; poste ĉiu ludanto aldonas propran nombron. La miksado venas el ili ĉiuj, do neniu povas elekti la kartojn.
web-fair-commitment = La promeso de la servilo
web-fair-share = Aldonis { $name }
web-fair-secret = La sekreta nombro
web-fair-later = La sekreta nombro montriĝos, kiam la partio finiĝos.
web-fair-not-yet = La promeso estos farita, kiam ĉiuj sidos.
web-fair-kept = Kontrolite ĉi tie en via retumilo: la sekreta nombro estas la promesita.
web-fair-broken = La sekreta nombro ne estas la promesita!
web-fair-check = Por kontroli ĉiun karton, konservu la tutan partion kaj rulu ĉi tion per iu ajn Python:
web-export = Konservi la partion
web-fair-limits = Ĉi tio pruvas, ke la disdono estis fiksita kaj ke neniu elektis ĝin. Ĝi ne pruvas, ke la servilo ne rigardis la kartojn.

## La fino, kaj denove

web-result = La rezulto
web-won = { $count ->
    [0] Neniu gajnas.
    [one] { $names } gajnas.
   *[other] { $names } dividas la gajnon.
}
web-rematch = Ludi denove
web-rematch-join = Ludi denove kun la aliaj
web-replay = Spekti denove
web-replay-of = { $game }, spektata denove
web-replay-seat = Tra kies okuloj
web-replay-eyes = vidita de { $name }
web-back-to-table = Reen al la tablo
web-first = Al la komenco
web-previous = Unu paŝon reen
web-next = Unu paŝon antaŭen
web-last = Al la fino
web-run = Ruli
web-pause = Paŭzi
web-slider = Kie en la partio
web-analysis = Serĉi pli bonajn movojn
web-analysis-none = Por ĉi tiu partio ne estas analizo.
web-analysis-progress = Serĉado de pli bonaj movoj: { $percent } %
web-analysis-about = Kion ĉiu movo fordonis, laŭ tio, kion ĝia ludanto povis scii: ju malpli, des pli bone.
web-analysis-chart = Kolono por ĉiu movo, tiel alta kiel la parto de la gajno, kiun ĝi fordonis
web-analysis-move = { $name } fordonis { $loss } %; plej bona estis: { $best }.
web-analysis-player = { $name }: bonŝanco { $luck } %, lerteco { $skill } %

## Klavoj

web-keys = Ludi per klavoj
web-key-tab = al la sekva butono
web-key-arrows = ĉirkaŭ la tabulo, supren kaj malsupren en listoj
web-key-enter = elekti
web-key-escape = repreni duonan elekton, fermi fenestron
web-key-board = al la tabulo
web-key-moves = la listo de movoj
web-key-log = la protokolo
web-key-chat = la babilo
web-key-rules = la reguloj
web-key-table = la ludantoj, kaj la justa disdono
web-key-hint = konsilo
web-key-sound = sonoj ŝaltitaj aŭ malŝaltitaj
web-key-help = ĉi tiu helpo
