import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { compact } from "./src/lib/art/outline.ts";
import { glyphsOf, readRecipes } from "./src/lib/art/recipe.ts";

const PREFIX = "icon:";
const LIST = ".icons";
const ART = ".art";

interface IconSet {
  icons: Record<string, { body: string }>;
}

/**
 * `import crown from "icon:crown"` gives the outline of one game-icons picture: only those imported are shipped.
 * A file that ends in `.icons` has a name and a picture on each line: imported, it gives the outline for each name.
 * A file that ends in `.art` has a recipe on each line: imported, it gives them with the outlines they need.
 */
export function gameIcons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  function outlineOf(name: string): string {
    const outline = / d="([^"]+)"/.exec(set.icons[name]?.body ?? "")?.[1];
    if (outline === undefined) throw new Error(`game-icons has no icon named “${name}”`);
    return compact(outline);
  }
  function outlinesOf(list: string): Record<string, string> {
    const pairs = list
      .trim()
      .split("\n")
      .map((line) => line.split(" "));
    return Object.fromEntries(pairs.map(([name = "", icon = ""]) => [name, outlineOf(icon)]));
  }
  function artOf(file: string): unknown {
    const recipes = readRecipes(readFileSync(file, "utf8"));
    const names = new Set(Object.values(recipes).flatMap(glyphsOf));
    return { recipes, glyphs: Object.fromEntries([...names].map((name) => [name, outlineOf(name)])) };
  }
  return {
    name: "game-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${PREFIX}`)) return exported(outlineOf(id.slice(PREFIX.length + 1)));
      if (id.endsWith(LIST)) return exported(outlinesOf(readFileSync(id, "utf8")));
      if (id.endsWith(ART)) return exported(artOf(id));
      return undefined;
    },
  };
}

const exported = (value: unknown) => ({ code: `export default ${JSON.stringify(value)};`, moduleType: "js" as const });
