// Where the games' WebAssembly modules are: in a folder of their own beside the client, with a manifest. In a checkout
// they are built later than the client, so that a game may have none yet; then it is played on a server.
import type { ModuleFile } from "../protocol/description";
import { FOLDER } from "../lib/place";
import { Engine } from "./engine";

const KERNELS = `${FOLDER}kernels/`;

/** The file with the module of a game, or null if there is none (yet). */
export async function findModule(game: string, folder = KERNELS): Promise<string | null> {
  const manifest = await fetch(`${folder}manifest.json`);
  if (!manifest.ok) return null;
  const modules = (await manifest.json()) as Partial<Record<string, ModuleFile>>;
  return modules[game]?.file ?? null;
}

export async function fetchModule(file: string, folder = KERNELS): Promise<ArrayBuffer> {
  const module = await fetch(folder + file);
  if (!module.ok) throw new Error(`${file}: ${module.status}`);
  return module.arrayBuffer();
}

/** The engine of a game, or null if there is none (yet). */
export async function loadEngine(game: string, folder = KERNELS): Promise<Engine | null> {
  const file = await findModule(game, folder);
  return file ? Engine.start(await WebAssembly.compile(await fetchModule(file, folder))) : null;
}
