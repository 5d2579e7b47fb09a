### A bajnokságok szavai.

## A parancssor

cli-tournament = gépi játékosok egymás ellen, értékszámmal
cli-bots = legalább két gépi játékos: random (találomra), careful (megfontoltan), level-1 … level-5
cli-meetings = hány játszmát játsszon minden társaság, felfelé kerekítve, hogy minden osztást minden helyről lejátsszanak (alapértelmezés: { $default })
cli-keep = minden játszmát, amint véget ért, ebbe a fájlba ír; megszakítás után ugyanaz a parancs ugyanazzal a fájllal onnan folytatja
cli-ray = a játszmák szétosztása az ezen a címen lévő Ray-fürtön; a local ezen a gépen indít egyet

## Hibák

tournament-bots = egy bajnoksághoz legalább két gépi játékos kell, mindegyik egyszer megnevezve.
analysis-unfinished = a játszma még nem ért véget; csak utána mondható meg, mi volt szerencse, és mi tudás.
scoresheet-format = { $file } nem egy bajnokság fájlja: az első sorában nem szerepel, hogy „{ $format }”. Érintetlen maradt.
scoresheet-other = { $file } egy másik bajnoksághoz tartozik: „{ $setting }” ott { $was }, most pedig { $now }. Válassz másik fájlt, vagy a régi beállításokat.
ray-missing = a --ray kapcsolóhoz a Ray kell, amely nincs telepítve. Így telepítheted: pip install "smallbox[ray]"
ray-failed = nem működik ez a Ray-fürt: „{ $address }”: { $problem }.
ray-other = a smallbox más változata van ezen a Ray-fürtön: „{ $address }”. Telepítsd ott is ezt.

## Amíg fut

tournament-seats = A gépi játékosok helyet foglalnak (első alkalommal ez eltart egy ideig)
tournament-stopped = Megállt: { $done } játszma kész, összesen { $games } lenne.
tournament-go-on = A kész játszmák itt vannak: { $file }. Ugyanaz a parancs onnan folytatja.
tournament-lost = A --keep FILE kapcsolóval meg lehet állni, és később folytatni.
scoresheet-torn = { $file }: az utolsó sor félbeszakadt; azt a játszmát újra lejátsszák.

## Számok

tournament-bot = Gépi játékos
tournament-against = Ellenfél
tournament-rating = Értékszám
tournament-games = Játszma
tournament-moves = Lépés
tournament-thinking = Gondolkodás, ms (legfeljebb)
tournament-draws = Osztozott
tournament-pairs = Azokból a játszmákból, amelyeket a kettő közül egyik nyert
tournament-interval = Az osztások száma { $deals }; mindegyiket ennyiszer játszották le: { $players }, mindig mindenki egy hellyel arrébb. Az intervallumok egy osztás játszmáit egyetlen megfigyelésnek veszik.
