### Asztalok a saját eszközön: a böngészőben, szerver nélkül.

web-on-device = ezen az eszközön
web-on-device-about = Ez az asztal csak a te eszközödön van: hálózat nélkül is működik, és egyetlen szerver sem tud róla.
web-play-here = Játék itt
device-failed = valami hiba történt ezen az eszközön. Töltsd be újra az oldalt.
device-not-kept = ezen az eszközön nincs több hely a játszma megőrzésére. A lépés nem történt meg.
device-no-table = ez az asztal egy másik eszközön vagy egy másik böngészőben van.
device-old-rules = ezt a játszmát olyan szabályok szerint osztották, amelyeket ez az oldal már nem ismer.
device-elsewhere = ez az asztal most egy másik lapon van nyitva.

## A tisztességes osztás

web-fair-device-about = Az eszközöd ugyanúgy oszt, mint egy szerver: osztás előtt megígér egy titkos számot, vagyis megmutatja az ujjlenyomatát, és a te számod is hozzáadódik. A keverés a kettőből együtt áll elő.
web-fair-device-commitment = Az eszköz ígérete
web-fair-device-limits = Ez azt bizonyítja, hogy az osztás az első lépés előtt rögzítve volt. Másoknak semmit sem bizonyít: akinél az eszköz van, megnézhetné a titkos számot, vagy addig osztathatna újra, amíg tetszik neki.
