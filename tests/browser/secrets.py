"""What a page knows: the faces in its memory and in its words."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

LIVE_FACES = """function () {
    const has = (piece, name) => { try { return Object.hasOwn(piece, name) } catch { return false } }
    return JSON.stringify(this.filter(piece => has(piece, 'kind') && (has(piece, 'owner') || has(piece, 'x')))
        .map(({ kind, owner }) => ({ kind, owner: owner ?? null })))
}"""


def listen(page: Page) -> list[dict[str, Any]]:
    """Every message of a table that comes from now on."""
    heard: list[dict[str, Any]] = []

    def open_socket(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: heard.append(json.loads(data)))

    page.on("websocket", open_socket)
    return heard


def faces_in_memory(page: Page) -> list[dict[str, Any]]:
    """The faces of cards, and kinds with a place, among all objects that are alive in the page."""
    devtools: Any = page.context.new_cdp_session(page)
    for _ in range(2):  # what nobody can reach any more may outlive the collection that was just going on
        devtools.send("HeapProfiler.collectGarbage")
    every = devtools.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    found = devtools.send("Runtime.queryObjects", {"prototypeObjectId": every})["objects"]["objectId"]
    call = {"functionDeclaration": LIVE_FACES, "objectId": found, "returnByValue": True}
    faces: list[dict[str, Any]] = json.loads(devtools.send("Runtime.callFunctionOn", call)["result"]["value"])
    devtools.detach()
    return faces


def faces_in_strings(page: Page) -> int:
    """How many faces there are in strings of the page's memory: messages that somebody has kept."""
    devtools: Any = page.context.new_cdp_session(page)
    snapshot: list[str] = []

    def take(part: dict[str, str]) -> None:
        snapshot.append(part["chunk"])

    devtools.on("HeapProfiler.addHeapSnapshotChunk", take)
    devtools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    devtools.detach()
    return "".join(snapshot).count(r"\"face\":{\"kind\"")
