// Where the games' WebAssembly modules are: in a folder of their own beside the client, with a manifest. In a checkout
// they are built later than the client, so that a game may have none yet; then it is played on a server.
import type { ModuleFile } from "../protocol/description";
import { FOLDER } from "../lib/place";
import { Engine } from "./engine";

const KERNELS = `${FOLDER}kernels/`;

/** The engine of a game, or null if there is none (yet). */
export async function loadEngine(game: string, folder = KERNELS): Promise<Engine | null> {
  const manifest = await fetch(`${folder}manifest.json`);
  if (!manifest.ok) return null;
  const modules = (await manifest.json()) as Partial<Record<string, ModuleFile>>;
  const module = modules[game];
  return module ? Engine.start(await WebAssembly.compileStreaming(fetch(folder + module.file))) : null;
}
