### Words of tournaments.

## The command line

cli-tournament = let bots play against each other, and rate them
cli-bots = two or more bots: random, careful, level-1 to level-5
cli-meetings = how many games each mix of bots plays, rounded up so that every deal is played from every seat (default: { $default })
cli-keep = write each game to this file as soon as it is over; the same command with the same file continues after an interruption
cli-ray = spread the games over the Ray cluster at this address; local starts one on this computer

## Mistakes

tournament-bots = a tournament needs two or more bots, each named once.
analysis-unfinished = the game is not over yet; what was luck and what was skill can only be told afterwards.
scoresheet-format = { $file } is not the file of a tournament: its first line does not say “{ $format }”. It was left as it is.
scoresheet-other = { $file } belongs to another tournament: there “{ $setting }” is { $was }, now it is { $now }. Choose another file, or the old settings.
ray-missing = --ray needs Ray, which is not installed. Install it with: pip install "smallbox[ray]"
ray-failed = the Ray cluster “{ $address }” does not work: { $problem }.
ray-other = the Ray cluster “{ $address }” has another version of smallbox. Install this one there, too.

## While it runs

tournament-seats = The bots take their seats (the first time this takes a while)
tournament-stopped = Stopped after { $done } of { $games } games.
tournament-go-on = They are kept in { $file }. The same command continues from there.
tournament-lost = With --keep FILE you can stop and continue later.
scoresheet-torn = The last line of { $file } is incomplete; that game is played again.

## Figures

tournament-bot = Bot
tournament-against = Against
tournament-rating = Rating
tournament-games = Games
tournament-moves = Moves
tournament-thinking = Thinking, ms (at most)
tournament-draws = Draws
tournament-pairs = Of the games that one of the two won
tournament-interval = Each of the { $deals } deals was played { $players } times, everybody moving on by one seat; the intervals count the games of one deal as one observation.
