### The fair deal, and the export of a finished game.

## While the deal is settled

fair-no-share = seat { $seat } is a bot’s: it adds nothing to the deal.
fair-too-late = your share of this deal is settled and cannot be changed.
fair-other-share = this is not the share that seat { $seat } committed to.
fair-commitment = the secret and the settings do not fit the commitment that was published before the deal.

## The export of a finished game

export-wrong = { $file }, entry { $entry }: { $problem }.
export-entry = { $file }, entry { $entry } is the first that does not follow from the rules and the promises.
export-refused = { $file }, entry { $entry }: seat { $seat } may not do that – { $clause }.
export-end = { $file }: entry { $entry } is missing, or the winners, the final table or the seal was changed.
export-proved = Every move is legal, and they lead to the table and the winners in the file. tools/verify_deal.py proves whether the cards were fixed before the game.
