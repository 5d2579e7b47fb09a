### The server: its command, and what it says when something is not possible.

## The command

cli-serve = let people and bots meet at tables, in the browser
cli-host = the address to listen on (default: 127.0.0.1, this computer only)
cli-port = the port to listen on (default: 8000; 0 takes any free one)
cli-db = where tables are kept: a file, or postgresql://… (default: a file in your data folder)
cli-redis = redis://… that tells the workers of each other’s moves (default: Postgres does it)
cli-workers = how many processes serve the tables; more than one needs Postgres (default: 1)
cli-settings = a TOML file with settings; docs/server.md lists them
cli-open = open the browser
server-listens = smallbox is at { $address } – stop with Ctrl+C
server-setting = the setting { $setting } is wrong: { $problem }.
server-no-port = cannot listen on { $host }, port { $port }. Is another program using it? Try --port 0.
server-workers = several workers need one database for all of them: give --db postgresql://…
server-club = this needs more packages: pip install "smallbox[club]"

## What a client may not do

server-no-page = there is no such page.
server-not-understood = this message cannot be read: { $problem }
server-failed = something went wrong on our side. Please try again.
server-too-many = too many requests. Please wait a moment.
server-too-many-sockets = too many connections from your address.
server-too-fast = too many messages at once.
server-origin = requests from other web pages are not answered.
server-protocol = this client and the server do not speak the same version ({ $known }). Reload the page.
server-no-hello = a connection begins with a greeting, and none came.
server-hello-twice = the greeting comes only once.
server-link-used = this link has been used, or is too old. Make a new one.
server-no-name = please choose a name first.

## At a table

server-no-table = there is no such table.
server-old-rules = this table was started with version { $version } of { $game }; this server plays version { $known }.
server-invite = to sit down here you need an invitation.
server-removed = the host has asked you to leave this table.
server-begun = the game has begun; you may watch.
server-not-over = the game is not over yet.
server-not-playing = no game is being played here now.
server-not-now = this is not possible now.
server-seat-taken = this seat is taken.
server-not-seated = you are not sitting at this table.
server-not-host = only the host may do that.
server-no-guest = there is no guest in that seat.
server-token = this seat is not yours, or not any more. Sit down again.
server-seat-left = you have left this seat.
server-spectator = spectators may only watch.
server-chat-off = the host has turned off the chat.
server-move-wrong = this move cannot be read: { $problem }
server-reveal-later = not everyone has committed yet.
server-no-hints = hints are only for those who play alone against bots.
server-export-later = the game can be exported when it is over.
