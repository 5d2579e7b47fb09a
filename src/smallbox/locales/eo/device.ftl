### Tabloj sur la propra aparato: ludataj en la retumilo, sen servilo.

web-on-device = sur ĉi tiu aparato
web-on-device-about = Ĉi tiu tablo estas nur sur via aparato: ĝi funkcias sen reto, kaj neniu servilo scias pri ĝi.
web-play-here = Ludi ĉi tie
device-failed = io misfunkciis sur ĉi tiu aparato. Bonvolu reŝargi la paĝon.
device-not-kept = sur ĉi tiu aparato ne plu estas loko por konservi la partion. Nenio estis ludita.
device-no-table = ĉi tiu tablo estas sur alia aparato aŭ en alia retumilo.
device-old-rules = ĉi tiu partio estis disdonita laŭ reguloj, kiujn ĉi tiu paĝo ne plu konas.
device-elsewhere = ĉi tiu tablo nun estas malfermita en alia langeto.

## La justa disdono

web-fair-device-about = Via aparato disdonas laŭ la samaj reguloj kiel servilo: antaŭ la disdono ĝi promesas sekretan nombron, montrante ĝian fingrospuron, kaj via propra nombro aldoniĝas. La miksado venas el ambaŭ.
web-fair-device-commitment = La promeso de ĉi tiu aparato
web-fair-device-limits = Ĉi tio pruvas, ke la disdono estis fiksita antaŭ la unua movo. Al aliaj ĝi pruvas nenion: kiu havas la aparaton, tiu povus rigardi la sekretan nombron, aŭ disdoni denove, ĝis ĝi plaĉas.
