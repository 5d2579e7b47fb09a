### Vortoj de turniroj.

## La komandlinio

cli-tournament = ludigu robotojn unu kontraŭ la alia kaj taksu ilian forton
cli-bots = du aŭ pli da robotoj: random (hazarda), careful (pripensa), level-1 ĝis level-5
cli-meetings = kiom da partioj ludas ĉiu grupo da robotoj, rondigite supren, por ke ĉiu disdono estu ludata de ĉiu sidloko (defaŭlte: { $default })
cli-keep = skribu ĉiun partion en ĉi tiun dosieron, tuj kiam ĝi finiĝis; la sama komando kun la sama dosiero daŭrigas post interrompo
cli-ray = disdividu la partiojn inter la komputiloj de la Ray-grapolo ĉe ĉi tiu adreso; local startigas unu sur ĉi tiu komputilo

## Eraroj

tournament-bots = turniro bezonas du aŭ pli da robotoj, ĉiun nomitan unu fojon.
analysis-unfinished = la partio ankoraŭ ne finiĝis; nur poste eblas diri, kio estis bonŝanco kaj kio lerteco.
scoresheet-format = { $file } ne estas dosiero de turniro: ĝia unua linio ne diras “{ $format }”. Ĝi restis netuŝita.
scoresheet-other = { $file } apartenas al alia turniro: tie “{ $setting }” estas { $was }, nun { $now }. Elektu alian dosieron, aŭ la malnovajn agordojn.
ray-missing = --ray bezonas la programon Ray, kiu ne estas instalita. Instalu ĝin per: pip install "smallbox[ray]"
ray-failed = la Ray-grapolo “{ $address }” ne funkcias: { $problem }.
ray-other = la Ray-grapolo “{ $address }” havas alian version de smallbox. Instalu ankaŭ tie ĉi tiun.

## Dum ĝi daŭras

tournament-seats = La robotoj sidiĝas (la unuan fojon tio daŭras iom)
tournament-stopped = Haltigite post { $done } el { $games } partioj.
tournament-go-on = Ili estas konservitaj en { $file }. La sama komando daŭrigas de tie.
tournament-lost = Per --keep FILE eblas halti kaj daŭrigi poste.
scoresheet-torn = La lasta linio de { $file } estis deŝirita en la mezo; tiu partio estas ludata denove.

## Ciferoj

tournament-bot = Roboto
tournament-against = Kontraŭ
tournament-rating = Takso
tournament-games = Partioj
tournament-moves = Movoj
tournament-thinking = Pensado, ms (maksimume)
tournament-draws = Dividitaj
tournament-pairs = El la partioj, kiujn unu el ambaŭ venkis
tournament-interval = Ĉiu el la { $deals } disdonoj estis ludita { $players } fojojn, ĉiufoje kun ĉiuj unu lokon plu; la intervaloj rigardas la partiojn de unu disdono kiel unu observon.
