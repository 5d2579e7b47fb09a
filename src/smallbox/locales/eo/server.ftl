### La servilo: ĝia komando, kaj kion ĝi diras, kiam io ne eblas.

## La komando

cli-serve = lasu homojn kaj robotojn renkontiĝi ĉe tabloj, en la retumilo
cli-host = la adreso, ĉe kiu aŭskulti (defaŭlte: 127.0.0.1, nur ĉi tiu komputilo)
cli-port = la pordo, ĉe kiu aŭskulti (defaŭlte: 8000; 0 prenas iun ajn liberan)
cli-db = kie la tabloj estas konservataj: dosiero, aŭ postgresql://… (defaŭlte: dosiero en via datumdosierujo)
cli-redis = redis://… kiu sciigas la procezojn pri la movoj de la aliaj (defaŭlte: Postgres faras tion)
cli-workers = kiom da procezoj servas la tablojn; por pli ol unu necesas Postgres (defaŭlte: 1)
cli-settings = TOML-dosiero kun agordoj; docs/server.md listigas ilin
cli-open = malfermu la retumilon
server-listens = smallbox troviĝas ĉe { $address } – haltigu per Ctrl+C
server-setting = la agordo { $setting } estas malĝusta: { $problem }.
server-no-port = ne eblas aŭskulti ĉe { $host }, pordo { $port }. Ĉu alia programo uzas ĝin? Provu --port 0.
server-workers = pluraj procezoj bezonas unu komunan datumbazon: donu --db postgresql://…
server-club = por tio necesas kelkaj pliaj pakaĵoj: pip install "smallbox[club]"

## Kion kliento ne rajtas

server-no-page = ne ekzistas tia paĝo.
server-not-understood = ĉi tiu mesaĝo ne estas legebla: { $problem }
server-failed = io misfunkciis ĉe ni. Bonvolu reprovi.
server-too-many = tro da petoj. Bonvolu atendi momenton.
server-too-many-sockets = tro da konektoj de via adreso.
server-too-fast = tro da mesaĝoj samtempe.
server-origin = petoj de aliaj retpaĝoj ne ricevas respondon.
server-protocol = ĉi tiu kliento kaj la servilo ne parolas la saman version ({ $known }). Reŝargu la paĝon.
server-no-hello = konekto komenciĝas per saluto, kaj neniu venis.
server-hello-twice = la saluto venas nur unufoje.
server-link-used = ĉi tiu ligilo jam estis uzita aŭ estas tro malnova. Faru novan.
server-no-name = unue elektu nomon.

## Ĉe tablo

server-no-table = ne ekzistas tia tablo.
server-old-rules = ĉi tiu tablo komenciĝis per versio { $version } de { $game }; ĉi tiu servilo ludas version { $known }.
server-invite = por sidiĝi ĉi tie vi bezonas inviton.
server-removed = la gastiganto petis vin forlasi ĉi tiun tablon.
server-begun = la partio jam komenciĝis; vi rajtas spekti.
server-not-over = la partio ankoraŭ ne finiĝis.
server-not-playing = nun oni ne ludas ĉi tie.
server-not-now = tio nun ne eblas.
server-seat-taken = ĉi tiu sidloko estas okupita.
server-not-seated = vi ne sidas ĉe ĉi tiu tablo.
server-not-host = tion rajtas nur la gastiganto.
server-no-guest = tie sidas neniu, kiun vi povus forsendi.
server-token = ĉi tiu sidloko ne estas via, aŭ ne plu. Sidiĝu denove.
server-seat-left = vi forlasis ĉi tiun sidlokon.
server-spectator = spektantoj rajtas nur spekti.
server-chat-off = la gastiganto malŝaltis la babilejon.
server-move-wrong = ĉi tiu movo ne estas legebla: { $problem }
server-reveal-later = ankoraŭ ne ĉiuj sin devigis.
server-no-hints = konsiloj estas nur por tiuj, kiuj ludas solaj kontraŭ robotoj.
server-export-later = eblas eksporti la partion, kiam ĝi finiĝis.
