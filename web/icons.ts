import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** `import crown from "icon:crown"` gives the outline of one game-icons picture: only those imported are shipped. */
export function gameIcons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "game-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const outline = / d="([^"]+)"/.exec(set.icons[name]?.body ?? "")?.[1];
      if (outline === undefined) throw new Error(`game-icons has no icon named “${name}”`);
      return `export default ${JSON.stringify(outline)};`;
    },
  };
}
