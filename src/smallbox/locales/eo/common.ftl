### Vortoj komunaj al ĉiuj ludoj kaj komandoj.

## La komandlinio

cli-about = smallbox – kartludoj el malgrandaj skatoloj: ludu ilin, aŭ studu ilin milionope.
cli-unofficial = Verko de ŝatanto, kun propraj bildoj kaj propraj vortoj; sen ligo al la eldonistoj de la ludoj.
cli-examples = Ekzemploj:
cli-language = la lingvo: en, nl, hu aŭ eo (unua diveno: tiu de via komputilo)
cli-play = ludu kontraŭ robotoj, ĉi tie en la terminalo
cli-rules = legu la regularon de ludo
cli-simulate = ludigu ludon multajn milojn da fojoj kaj eksciu, kiu venkas, kaj per kia diferenco
cli-replay = spektu konservitan partion denove
cli-players = kiom da ludantoj, vi inkluzivita (defaŭlte: { $default })
cli-players-simulated = kiom da ludantoj (defaŭlte: { $default })
cli-bot = kiel la aliaj ludas: random = hazarde, careful = pripense, aŭ de level-1 (por infanoj) ĝis level-5 (defaŭlte: careful)
cli-name = via nomo ĉe la tablo
cli-seat = via sidloko, ekde 1 (defaŭlte: 1)
cli-side = via flanko; la unue nomita komencas
cli-usual = kutime: { $usual }
cli-seed = entjero: la sama semo disdonas la samajn kartojn
cli-cards = dosiero, kiu anstataŭas la kartotabelon de la ludo
cli-save = skribu la partion en ĉi tiun dosieron, por smallbox replay
cli-fast = ne paŭzu post la movoj de robotoj
cli-games = kiom da partioj (defaŭlte: { $default })
cli-careful = ĉi tiuj sidlokoj ludas pripense, ekzemple 1,3 aŭ all; la aliaj ludas hazarde
cli-threads = kiom da fadenoj (defaŭlte: po unu por ĉiu kerno, ĉi tie { $default })
cli-json = skribu la ciferojn kiel JSON
cli-plot = desegnu la ciferojn en ĉi tiun SVG-dosieron
cli-file = partio konservita per smallbox play --save, aŭ la eksporto de tablo
cli-step = post ĉiu movo atendu la Enter-klavon
cli-svg = desegnu la tablon en ĉi tiun SVG-dosieron, denove ĉiufoje, kiam ĝi aperas
cli-clause = nur ĉi tiu regulpunkto, ekzemple { $clause }

## Eraroj

mistake = Pardonu: { $what }
players = { $game } estas por { $least } ĝis { $most } ludantoj, ne por { $players }.
no-such-game = ne ekzistas ludo “{ $name }”. Ekzistas: { $games }.
game-broken = la ludo “{ $name }” estas instalita, sed ne ŝargeblas: { $problem }.
kernels-none = restas neniu maniero ruli la regulojn de “{ $game }”: SMALLBOX_KERNELS permesas nur { $allowed }.
no-such-bot = ne ekzistas roboto “{ $name }”. Ekzistas: { $bots }.
no-such-seat = ne ekzistas sidloko { $seat }; la sidlokoj estas de 1 ĝis { $players }.
no-such-clause = ne ekzistas regulpunkto “{ $clause }” en la reguloj de { $game }. smallbox rules { $game } listigas ĉiujn.
not-positive = { $option } devas esti almenaŭ { $least }, ne { $value }.
option-wrong = --{ $option }: { $problem }.
file-unreadable = { $file } ne estas legebla: { $problem }.
file-unwritable = { $file } ne estas skribebla: { $problem }.
file-wrong = { $file }: { $problem }.
no-picture = por ĉi tiu ludo ne ekzistas desegno; forlasu --svg.
record-wrong = { $file }, linio { $line }: { $problem }.
record-format = { $file } ne estas protokolo de smallbox: ĝia unua linio ne diras “smallbox/record/1”.
record-version = { $file } estis ludita per versio { $version } de { $game }; ĉi tiu programo konas version { $known }.
record-refused = { $file }, linio { $line }, movo { $number }: { $seat } ne rajtas fari tion – { $clause }.
record-digest = { $file }: la movoj estas laŭregulaj, sed ili ne kondukas al la tablo, per kiu la protokolo finiĝas. Io en la dosiero estis ŝanĝita.
record-unfinished = { $file } finiĝas pli frue ol la partio.

## Dum io funkcias

compiling = Kompilado de la reguloj de { $game }, nur unufoje
kernels-reason = { $reason ->
    [elsewhere] ĝi venas el alia pakaĵo
    [missing] mankas kompilitaj reguloj por tia komputilo
    [forbidden] tiel volas SMALLBOX_KERNELS
   *[stale] ĝiaj reguloj ŝanĝiĝis post la kompilo
}
kernels-numba = Numba kompilas la ludon { $game }: { kernels-reason }.
kernels-python = { $game } ruliĝas per nura Python, centoble malpli rapide: { kernels-reason }.
kernels-advice = `pip install "smallbox[jit]"` aldonas la programon Numba, kiu kompilas ĝin.
playing-games = Ludado de { $games } partioj

## Ĉe la tablo

player = Ludanto
bot-thinks = { $name } pripensas
bot-name = { $number ->
    [1] Ada
    [2] Bram
    [3] Csilla
    [4] Dorka
    [5] Emil
    [6] Femke
    [7] Gusto
    [8] Hanna
    [9] Ivo
   *[other] Jule
}
refused = Ne permesite: { $why }
not-understood = Mi ne scias, kion “{ $input }” signifas ĉi tie.
legal-moves = Vi rajtas:
press-enter = Premu Enter por daŭrigi
goodbye = Ĝis revido!
saved = La partio estas konservita en { $file }. Spektu ĝin per: smallbox replay { $file }
to-the-end = La fina tablo
replay-move = Movo { $number } el { $count }
contents = { $title } – la reguloj

## Ciferoj

report-title = { $game }, { $players } ludantoj, { $games } partioj
report-seat = Sidloko
report-player = Ludanto
report-wins = Venkoj
report-interval = 95-procenta intervalo
report-length = Partio daŭris averaĝe { $mean } movojn (de { $least } ĝis { $most }), { $rate } movojn en sekundo.
report-careful = pripensa
report-random = hazarda
report-fair = Justa parto estus { $share } %.
report-shared = { $share } % de la partioj ne havis unusolan venkinton.
report-tallies = Kiom ofte en unu partio
report-seed = Semo { $seed }: la sama semo donas la samajn ciferojn.
plot-saved = La bildo estas en { $file }.

## Ludoj sen propra bildo

plain-prompt = Tajpu la numeron de movo, [r] por la reguloj, [q] por ĉesi
plain-empty = nenio
plain-result = { $count ->
    [one] { $names } venkas.
   *[other] { $names } dividas la venkon.
}
