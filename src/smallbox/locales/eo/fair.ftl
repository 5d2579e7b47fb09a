### La justa disdono, kaj la eksporto de finita partio.

## Dum la disdono estas fiksata

fair-no-share = ĉe loko { $seat } sidas roboto: ĝi aldonas nenion al la disdono.
fair-too-late = via kontribuo al ĉi tiu disdono estas fiksita kaj ne plu ŝanĝebla.
fair-other-share = tio ne estas la kontribuo, kiun loko { $seat } fiksis antaŭe.
fair-commitment = la sekreto kaj la agordoj ne kongruas kun tio, kio estis publikigita antaŭ la disdono.

## La eksporto de finita partio

export-wrong = { $file }, paŝo { $entry }: { $problem }.
export-entry = { $file }: paŝo { $entry } estas la unua, kiu ne estas tio, kio sekvas el la reguloj kaj la promesoj.
export-refused = { $file }, paŝo { $entry }: loko { $seat } ne rajtas fari tion – { $clause }.
export-end = { $file }: paŝo { $entry } mankas, aŭ la venkintoj, la fina tablo aŭ la sigelo estis ŝanĝita.
export-proved = Ĉiu movo estas laŭregula, kaj ili kondukas al la tablo kaj la venkintoj, kiujn diras la dosiero. Ĉu la kartoj estis fiksitaj antaŭ la partio, tion pruvas tools/verify_deal.py.
