// Where the games' WebAssembly modules are: in a folder of their own beside the client, with a manifest. In a checkout
// they are built later than the client, so that a game may have none yet; then it is played on a server.
import type { ModuleFile } from "../protocol/description";
import { Engine } from "./engine";

const FOLDER = `${import.meta.env.BASE_URL}kernels/`;

/** The file with the module of a game, or null if there is none (yet). */
export async function findModule(game: string, folder = FOLDER): Promise<string | null> {
  const manifest = await fetch(`${folder}manifest.json`);
  if (!manifest.ok) return null;
  const modules = (await manifest.json()) as Partial<Record<string, ModuleFile>>;
  return modules[game]?.file ?? null;
}

export async function fetchModule(file: string, folder = FOLDER): Promise<ArrayBuffer> {
  const module = await fetch(folder + file);
  if (!module.ok) throw new Error(`${file}: ${module.status}`);
  return module.arrayBuffer();
}

/** The engine of a game, or null if there is none (yet). */
export async function loadEngine(game: string, folder = FOLDER): Promise<Engine | null> {
  const file = await findModule(game, folder);
  return file ? Engine.start(await WebAssembly.compile(await fetchModule(file, folder))) : null;
}
