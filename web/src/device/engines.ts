// The engines on this device. A new table gets the newest one; it keeps the module that it was dealt with, so that it can
// be played to its end, and watched again, when the rules have a newer version.
import { Engine } from "../engine/engine";
import { fetchModule, findModule } from "../engine/modules";
import { Declined } from "./problems";
import type { Store } from "./store";

/** An engine, and the file that its module came from. */
export interface Named {
  engine: Engine;
  file: string;
}

export interface Engines {
  /** The newest engine of a game; null if there is none here. */
  newest: (game: string) => Promise<Named | null>;
  /** The engine of a table. */
  of: (file: string) => Promise<Engine>;
}

export class KeptEngines implements Engines {
  readonly #started = new Map<string, Promise<Engine>>();

  constructor(private readonly store: Store) {}

  async newest(game: string): Promise<Named | null> {
    try {
      const file = await findModule(game);
      return file ? { engine: await this.of(file), file } : null;
    } catch {
      return null; // there is no network, and nobody has kept it
    }
  }

  of(file: string): Promise<Engine> {
    const starting = this.#started.get(file) ?? this.#start(file);
    this.#started.set(file, starting);
    starting.catch(() => this.#started.delete(file));
    return starting;
  }

  async #start(file: string): Promise<Engine> {
    const kept = await this.store.module(file);
    const bytes = kept ?? (await fetchModule(file));
    const engine = await Engine.start(await WebAssembly.compile(bytes)).catch(() => {
      throw new Declined("device-old-rules");
    });
    if (!kept) await this.store.keepModule(file, bytes);
    return engine;
  }
}
