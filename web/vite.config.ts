import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { travelling } from "./chunks.ts";
import { gameIcons } from "./icons.ts";
import { licences } from "./licences.ts";

const server = process.env.VEILLEE_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [gameIcons(), svelte(), licences(import.meta.dirname)],
  build: {
    outDir: "../veillee/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no data: address, so nothing is inlined.
    assetsInlineLimit: 0,
    // The server reads there which files a screen will want (veillee/server/static.py).
    manifest: "chunks.json",
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: travelling() }], includeDependenciesRecursively: false } },
    },
  },
  // Under test, Svelte is the browser's and not the server's.
  ...(process.env.VITEST && { resolve: { conditions: ["browser"] } }),
  test: {
    dir: "tests",
    environment: "happy-dom",
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
