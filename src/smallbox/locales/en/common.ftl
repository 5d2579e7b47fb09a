### Words that all games and commands share.

## The command line

cli-about = smallbox – small-box card games: play them, or study them by the million.
cli-unofficial = A fan's work with its own art and words; not connected with the publishers of the games.
cli-examples = Examples:
cli-language = the language: en, nl, hu or eo (first guess: your computer's)
cli-play = play a game against bots, here in the terminal
cli-rules = read the rulebook of a game
cli-simulate = play a game many thousand times and report who wins, and by how much
cli-replay = watch a saved game again
cli-players = how many play, you included (default: { $default })
cli-players-simulated = how many play (default: { $default })
cli-bot = how the others play: random, careful, or level-1 (for children) to level-5 (default: careful)
cli-name = your name at the table
cli-seat = your seat, from 1 (default: 1)
cli-side = your side; the first one listed begins
cli-usual = default: { $usual }
cli-seed = a whole number: the same seed deals the same cards
cli-cards = a file that takes the place of the game's card table
cli-save = write the game to this file, for smallbox replay
cli-fast = do not pause after the moves of bots
cli-games = how many games (default: { $default })
cli-careful = these seats play carefully, for instance 1,3 or all; the others play at random
cli-threads = how many threads (default: one for each core, here { $default })
cli-json = write the figures as JSON
cli-plot = draw the figures into this SVG file
cli-file = a game that was saved with smallbox play --save, or the export of a table
cli-step = wait for the Enter key after each move
cli-svg = draw the table into this SVG file, again each time it is shown
cli-clause = only this clause, for instance { $clause }

## Mistakes

mistake = Sorry: { $what }
players = { $game } is for { $least } to { $most } players, not for { $players }.
no-such-game = there is no game “{ $name }”. There is: { $games }.
game-broken = the game “{ $name }” is installed but cannot be loaded: { $problem }.
kernels-none = no way to run the rules of “{ $game }” is left: SMALLBOX_KERNELS allows only { $allowed }.
no-such-bot = there is no bot “{ $name }”. There is: { $bots }.
no-such-seat = there is no seat { $seat }; the seats are 1 to { $players }.
no-such-clause = there is no clause “{ $clause }” in the rules of { $game }. smallbox rules { $game } lists them all.
not-positive = { $option } must be at least { $least }, not { $value }.
option-wrong = --{ $option }: { $problem }.
file-unreadable = { $file } cannot be read: { $problem }.
file-unwritable = { $file } cannot be written: { $problem }.
file-wrong = { $file }: { $problem }.
no-picture = this game has no picture to draw; leave out --svg.
record-wrong = { $file }, line { $line }: { $problem }.
record-format = { $file } is not a smallbox record: its first line does not say “smallbox/record/1”.
record-version = { $file } was played with version { $version } of { $game }; this program knows version { $known }.
record-refused = { $file }, line { $line }, move { $number }: { $seat } may not do that – { $clause }.
record-digest = { $file }: the moves are legal, but they do not lead to the table that the record ends with. Something in the file was changed.
record-unfinished = { $file } ends before the game does.

## While something runs

compiling = Compiling the rules of { $game }, once
kernels-reason = { $reason ->
    [elsewhere] it comes from another package
    [missing] there are no compiled rules for this kind of computer
    [forbidden] SMALLBOX_KERNELS says so
   *[stale] its rules have changed since they were compiled
}
kernels-numba = { $game } is compiled by Numba: { kernels-reason }.
kernels-python = { $game } runs in plain Python, hundreds of times slower: { kernels-reason }.
kernels-advice = `pip install "smallbox[jit]"` brings Numba, which compiles it.
playing-games = Playing { $games } games

## At the table

player = Player
bot-thinks = { $name } is thinking
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
refused = Not allowed: { $why }
not-understood = I do not know what “{ $input }” means here.
legal-moves = You may:
press-enter = Press Enter to continue
goodbye = Good-bye!
saved = The game is saved in { $file }. Watch it with: smallbox replay { $file }
to-the-end = Final table
replay-move = Move { $number } of { $count }
contents = { $title } – the rules

## Figures

report-title = { $game }, { $players } players, { $games } games
report-seat = Seat
report-player = Player
report-wins = Wins
report-interval = 95 % interval
report-length = A game took { $mean } moves on average (from { $least } to { $most }), { $rate } moves a second.
report-careful = careful
report-random = random
report-fair = A fair share would be { $share } %.
report-shared = { $share } % of the games had no single winner.
report-tallies = How often, in a game
report-seed = Seed { $seed }: the same seed gives the same figures.
plot-saved = The picture is in { $file }.

## Games without a picture of their own

plain-prompt = Type the number of a move, [r]ules, [q]uit
plain-empty = nothing
plain-result = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
