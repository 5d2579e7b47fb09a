import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.SMALLBOX_SERVER ?? "http://127.0.0.1:8000";
const WORKER = "service-worker"; // its address says which pages it serves, and must stay the same

export default defineConfig({
  plugins: [svelte()],
  base: "./", // below any path
  build: {
    outDir: "../src/smallbox/server/static", // ships inside the wheel
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html", `src/${WORKER}.ts`],
      output: { entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js") },
      checks: { pluginTimings: false }, // a slow computer is no news
    },
  },
  server: {
    fs: { allow: [".."] }, // the words are in ../src/smallbox/locales
    proxy: {
      "/api": { target: server, ws: true },
      "/health": server,
      "/games.json": server,
      "/kernels": server,
      "^/manifest\\..*": server,
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
