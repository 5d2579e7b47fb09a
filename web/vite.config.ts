import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.SMALLBOX_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/smallbox/server/static", // ships inside the wheel
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } }, // a slow computer is no news
  },
  server: {
    fs: { allow: [".."] }, // the words are in ../src/smallbox/locales
    proxy: { "/api": { target: server, ws: true }, "/health": server, "/kernels": server },
  },
  test: { include: ["src/**/*.test.ts"] },
});
