// Where this client is: the folder that it was loaded from, and whether there is a server behind it.

const UP = import.meta.env.DEV ? "/" : "../"; // once built, this file is in assets/

/** The folder of the client, below any path of any host. */
export const FOLDER = new URL(UP, import.meta.url).href;

/** A site of static files has no server; `make site` writes that into its page. */
export const HAS_SERVER =
  globalThis.document?.querySelector<HTMLMetaElement>("meta[name=smallbox-server]")?.content !== "none";
