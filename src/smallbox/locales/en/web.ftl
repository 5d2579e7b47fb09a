### The web client: its pages, its table, its panels. The games' own words are in web-<game>.ftl.

## Front page

web-description = Small-box card games to play at once: alone against bots, or with friends by a link
web-welcome = Small-box card games. Play now – against bots, or with friends by a link.
web-welcome-alone = Small-box card games. Play now against bots, here on your device.
web-alone = Everything happens on this device, even offline: no server, no account.
web-for-players = { $least ->
    [2] { $most ->
        [2] For 2 players
       *[other] For { $least } to { $most } players
    }
   *[other] For { $least } to { $most } players
}
web-play-now = Play now
web-play-friend = Play with a friend
web-more-choices = More choices
web-rules = Rules
web-games = Games
web-my-tables = My tables
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting at an open table right now. Open one yourself: “More choices”.
web-you = you
web-state-open = waiting for players
web-state-playing = being played
web-state-over = finished
web-waiting = Waiting for the server …
web-made-ready = Being made ready …
web-made-ready-in = Ready in about { $time }
web-begins-when-ready = Begins as soon as it is ready …
web-begins-in = Begins in about { $time } …
web-game-broken = This game is broken here.
web-nowhere = There is no page here.
web-to-front = To the front page
web-unreachable = The server does not answer. Is it running, and are you online?
web-without-server = Your tables on the server are safe, and you can go on as soon as it answers; this page tries again by itself. Meanwhile you can play against bots on this device, and read the rules.
web-no-server = This needs a server, and there is none here.

## Who I am

web-settings = Settings
web-language = Language
web-nickname = Nickname
web-saved = saved
web-light = Light
web-light-auto = same as the device
web-light-light = light
web-light-dark = dark
web-sound = Sounds
web-still = Nothing moves
web-shortcuts = Keys are shortcuts
web-notify = Tell me when it is my turn
web-notify-off = This browser does not allow notifications about your turn.
web-device = Continue on another device
web-device-about = Open this link once on the other device: your nickname and your tables will be there, too.
web-device-qr = The link for the other device as a QR code
web-device-here = This link brings a nickname and its tables to this device. Whoever you were here before will be gone.
web-device-use = Take over
web-device-done = Done. Here you are { $name }.
web-link = Link
web-copy = Copy
web-copied = Copied
web-close = Close
web-yes = yes
web-no = no

## Setting up a table

web-set-up = A table for { $game }
web-who-plays = Who plays?
web-how-many = How many play
web-seat = Seat { $number }
web-sit-here = Sit here
web-a-friend = a friend, by link
web-bot-level = Bot { $level }: { $name }
web-options = Rule options
web-switches = Rule by rule
web-table = The table
web-clock = Time for a move
web-clock-none = no limit
web-clock-seconds = { $count } seconds
web-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-clock-about = When the time is up, a bot makes the move.
web-public = Show this table on the front page
web-public-about = Otherwise only those who have the link can sit down.
web-open-table = Open the table
web-start = Start
web-card-table = What is on the cards

## Waiting

web-waiting-room = Who sits here
web-empty-seat = free
web-invite = Send this link to a friend, or let them scan the code:
web-local-only = This address works on this computer only. For friends elsewhere start the server with --host 0.0.0.0, and open the page by this computer’s own address.
web-invite-qr = The invitation as a QR code
web-share = Share …
web-start-with-bots = Start now, with bots in the free seats
web-remove = Send away
web-remove-name = Send { $name } away
web-dealing = The cards are being shuffled, with everybody’s share in it …
web-aborted = This table was closed.

## At the table

web-board = The table
web-panel = Beside the table
web-tab-log = Log
web-tab-moves = Moves
web-tab-chat = Chat
web-tab-rules = Rules
web-tab-table = Table
web-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
web-your-turn = Your turn
web-to-move = to move
web-waiting-for = Waiting for { $names }
web-looking-on = You are watching.
web-looker-on = watching
web-away = away, a bot is playing
web-offline = not connected
web-connection-lost = The connection is lost; reconnecting …
web-move-on-its-way = Your move is on its way …
web-read-rule = Read the rule
web-rules-search = Search the rules
web-rules-nothing = No rule contains these words.
web-log-empty = Nothing has happened yet.
web-in-words = The table in words
web-no-moves = It is not your turn.
web-moves-search = Search the moves
web-moves-nothing = No move contains these words.
web-moves-all = Show all { $count } moves
web-hint = Hint
web-hint-on-its-way = Looking for a good move …
web-hint-value = { $percent } %
web-chat-show = Show the chat
web-chat-allow = Everybody may write
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-leave = Leave the table
web-leave-about = A bot plays on for you, and gives the seat back when you return.
web-leave-waits = The game waits here until you return.

## The fair deal

web-fair = The fair deal
web-fair-about = Before the deal the server promises a secret number by publishing its fingerprint; then every player adds a number of their own. The shuffle comes from all of them, so nobody can choose the cards.
web-fair-commitment = The server’s promise
web-fair-share = Added by { $name }
web-fair-secret = The secret number
web-fair-later = The secret number is shown when the game is over.
web-fair-not-yet = The promise is made when everybody has a seat.
web-fair-kept = Checked here in your browser: the secret number is the promised one.
web-fair-broken = The secret number is not the promised one!
web-fair-check = To check every card, save the whole game and run this with any Python:
web-export = Save the game
web-fair-limits = This proves that the deal was fixed and that nobody chose it. It does not prove that the server did not look at the cards.

## The end, and again

web-result = The result
web-won = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the win.
}
web-rematch = Play again
web-rematch-join = Play again with the others
web-replay = Watch again
web-replay-of = { $game }, once more
web-replay-seat = Through whose eyes
web-replay-eyes = seen by { $name }
web-back-to-table = Back to the table
web-first = To the start
web-previous = One step back
web-next = One step forward
web-last = To the end
web-run = Run
web-pause = Pause
web-slider = Where in the game
web-analysis = Look for better moves
web-analysis-none = There is no analysis of this game.
web-analysis-progress = Looking for better moves: { $percent } %
web-analysis-about = What each move gave away, for what its player could know: the lower, the better.
web-analysis-chart = A bar for each move, as high as the share of the win that it gave away
web-analysis-move = { $name } gave away { $loss } %; best was: { $best }.
web-analysis-player = { $name }: luck { $luck } %, skill { $skill } %

## Keys

web-keys = Playing with keys
web-key-tab = to the next button
web-key-arrows = around on the board, up and down in lists
web-key-enter = choose
web-key-escape = take back half a choice, close a window
web-key-board = to the board
web-key-moves = the list of moves
web-key-log = the log
web-key-chat = the chat
web-key-rules = the rules
web-key-table = the players, and the fair deal
web-key-hint = a hint
web-key-sound = sounds on or off
web-key-help = this help
