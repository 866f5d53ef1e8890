import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";
const LIST = ".icons";

interface IconSet {
  icons: Record<string, { body: string }>;
}

/**
 * `import crown from "icon:crown"` gives the outline of one game-icons picture: only those imported are shipped.
 * A file that ends in `.icons` has a name and a picture on each line: imported, it gives the outline for each name.
 */
export function gameIcons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  function outlineOf(name: string): string {
    const outline = / d="([^"]+)"/.exec(set.icons[name]?.body ?? "")?.[1];
    if (outline === undefined) throw new Error(`game-icons has no icon named “${name}”`);
    return outline;
  }
  function outlinesOf(list: string): Record<string, string> {
    const pairs = list
      .trim()
      .split("\n")
      .map((line) => line.split(" "));
    return Object.fromEntries(pairs.map(([name = "", icon = ""]) => [name, outlineOf(icon)]));
  }
  return {
    name: "game-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${PREFIX}`)) return exported(outlineOf(id.slice(PREFIX.length + 1)));
      if (id.endsWith(LIST)) return exported(outlinesOf(readFileSync(id, "utf8")));
      return undefined;
    },
  };
}

const exported = (value: unknown) => ({ code: `export default ${JSON.stringify(value)};`, moduleType: "js" as const });
