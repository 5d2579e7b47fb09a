### Het eerlijk delen, en de export van een uitgespeeld potje.

## Terwijl het delen wordt vastgelegd

fair-no-share = op plaats { $seat } zit een bot: die draagt niets bij aan het delen.
fair-too-late = je bijdrage aan dit delen ligt vast en kan niet meer veranderen.
fair-other-share = dit is niet de bijdrage die plaats { $seat } had vastgelegd.
fair-commitment = het geheim en de instellingen passen niet bij wat er vóór het delen was vastgelegd.

## De export van een uitgespeeld potje

export-wrong = { $file }, stap { $entry }: { $problem }.
export-entry = { $file }: stap { $entry } is de eerste die niet is wat de regels en de beloften ervan maken.
export-refused = { $file }, stap { $entry }: plaats { $seat } mag dat niet – { $clause }.
export-end = { $file }: stap { $entry } ontbreekt, of de winnaars, de eindstand of het zegel is veranderd.
export-proved = Elke zet mag, en ze leiden tot de tafel en de winnaars die in het bestand staan. Of de kaarten vóór het potje vastlagen, bewijst tools/verify_deal.py.
