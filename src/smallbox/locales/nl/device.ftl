### Tafels op je eigen apparaat: gespeeld in de browser, zonder server.

web-on-device = op dit apparaat
web-on-device-about = Deze tafel staat alleen op jouw apparaat: ze werkt zonder netwerk, en geen server weet ervan.
web-play-here = Hier spelen
device-failed = er ging iets mis op dit apparaat. Laad de pagina opnieuw.
device-not-kept = er is op dit apparaat geen ruimte meer om het potje te bewaren. Er is niets gespeeld.
device-no-table = deze tafel staat op een ander apparaat, of in een andere browser.
device-old-rules = dit potje is gedeeld volgens regels die deze pagina niet meer kent.
device-elsewhere = deze tafel is nu open in een ander tabblad.

## Eerlijk delen

web-fair-device-about = Je apparaat deelt volgens dezelfde regels als een server: vóór het delen belooft het een geheim getal door er de vingerafdruk van te tonen, en jouw eigen getal komt erbij. Het schudden komt uit allebei.
web-fair-device-commitment = De belofte van dit apparaat
web-fair-device-limits = Dit bewijst dat het delen vóór de eerste zet vastlag. Aan anderen bewijst het niets: wie het apparaat in handen heeft, kan het geheime getal bekijken, of opnieuw delen tot het bevalt.
