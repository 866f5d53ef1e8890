import { ESLint } from "eslint";
import { expect, test } from "vitest";

const eslint = new ESLint({ cwd: import.meta.dirname.replace(/\/tests$/, "") });

/** What the house's own eslint says of these lines in that file. */
async function refused(file: string, code: string): Promise<string[]> {
  const [found] = await eslint.lintText(code, { filePath: `src/${file}` });
  return (found?.messages ?? []).filter((one) => one.ruleId === "veillee/fences").map((one) => one.message);
}

test.each([
  ["parts/Some.svelte", '<script lang="ts">import "../games/keyforge/art";</script>'],
  ["lib/some.ts", 'await import("../games/keyforge/art");'],
  ["lib/some.ts", 'import "../parts/Icon.svelte";'],
  ["screens/Some.svelte", '<script lang="ts">import type { A } from "../games/legions/view";</script>'],
  ["games/legions/some.ts", 'export * from "../keyforge/art";'],
  ["games/legions/deep/some.ts", 'type A = import("../../keyforge/art").A;'],
  ["games/legions/some.ts", 'import "../../screens/Hall.svelte";'],
])("%s may not hold %s", async (file, code) => expect(await refused(file, code)).toHaveLength(1));

test.each([
  ["parts/Some.svelte", '<script lang="ts">import { skinOf } from "../games/skins"; import "../lib/api";</script>'],
  ["games/skins.ts", 'import "./keyforge/skin";'],
  ["games/keyforge/decks/some.ts", 'import "../art"; import "../../../parts/Icon.svelte"; import "svelte";'],
  ["App.svelte", '<script lang="ts">import "./screens/Hall.svelte"; import "./games/skins";</script>'],
])("%s may hold %s", async (file, code) => expect(await refused(file, code)).toEqual([]));
