### A tisztességes osztás és a befejezett játszma kivitele.

## Az osztás előkészítése közben

fair-no-share = ezen a helyen gépi játékos ül: { $seat }. Az osztáshoz nem ad hozzá semmit.
fair-too-late = ehhez az osztáshoz a te részed már rögzítve van, nem változtatható meg.
fair-other-share = ezen a helyen nem ezt a részt rögzítették előzőleg: { $seat }.
fair-commitment = a titok és a beállítások nem felelnek meg annak, amit az osztás előtt közzétettek.

## A befejezett játszma kivitele

export-wrong = { $file }, { $entry }. bejegyzés: { $problem }.
export-entry = { $file }: az első hibás bejegyzés: { $entry }. Nem az, ami a szabályokból és az ígéretekből következik.
export-refused = { $file }, { $entry }. bejegyzés: ezen a helyen ezt nem lehet lépni: { $seat } – { $clause }.
export-end = { $file }: hiányzik ez a bejegyzés: { $entry }; vagy pedig a győztesek, a végső asztal vagy a pecsét változott meg.
export-proved = Minden lépés szabályos, és ahhoz az asztalhoz és azokhoz a győztesekhez vezet, akik a fájlban állnak. Hogy a lapok már a játszma előtt rögzítve voltak-e, azt a tools/verify_deal.py bizonyítja.
