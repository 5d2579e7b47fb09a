### Tables on one's own device: played in the browser, without a server.

web-on-device = on this device
web-on-device-about = This table is on your device only: it works without a network, and no server knows of it.
web-play-here = Play here
device-failed = something went wrong on this device. Please reload the page.
device-not-kept = this device has no room left to keep the game. Nothing was played.
device-no-table = this table is on another device, or in another browser.
device-old-rules = this game was dealt by rules that this page does not know any more.
device-elsewhere = this table is now open in another tab.

## The fair deal

web-fair-device-about = Your device deals by the same rules as a server: before the deal it promises a secret number by showing its fingerprint, and your own number is added. The shuffle comes from both.
web-fair-device-commitment = The promise of this device
web-fair-device-limits = This proves that the deal was fixed before the first move. It proves nothing to others: whoever has the device could look at the secret number, or deal again until they like it.
