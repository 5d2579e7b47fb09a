import { afterEach, expect, test, vi } from "vitest";
import { loadEngine } from "./modules";

afterEach(() => vi.unstubAllGlobals());

/** A host with these files. */
function host(files: Record<string, string>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return path in files ? new Response(files[path]) : new Response("", { status: 404 });
  });
  return asked;
}

test("a game without a module is not an error: it is not built yet, or comes from elsewhere", async () => {
  const asked = host({ "/kernels/manifest.json": "{}" });
  expect(await loadEngine("chess")).toBeNull();
  host({});
  expect(await loadEngine("chess")).toBeNull();
  expect(asked).toEqual(["/kernels/manifest.json"]);
});

test("the manifest says where a module is; one that cannot be compiled is an error", async () => {
  const manifest = JSON.stringify({ chess: { file: "chess.0123.wasm", bytes: 3 } });
  const asked = host({ "/below/kernels/manifest.json": manifest, "/below/kernels/chess.0123.wasm": "???" });
  await expect(loadEngine("chess", "/below/kernels/")).rejects.toThrow();
  expect(asked).toEqual(["/below/kernels/manifest.json", "/below/kernels/chess.0123.wasm"]);
});
