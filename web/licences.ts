import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PICTURES =
  "Pictures: Lorc, Delapouite and the other contributors of https://game-icons.net, CC BY 3.0 " +
  "(https://creativecommons.org/licenses/by/3.0/), recoloured.\n";

/** Whatever of others' work is shipped travels with its licence: one text file, linked from the settings. */
export function licences(root: string): Plugin {
  const modules = join(root, "node_modules");
  const fonts = readdirSync(join(modules, "@fontsource")).map((name) => join("@fontsource", name, "LICENSE"));
  const files = [
    ...fonts,
    join("@fontsource-variable", "inter", "LICENSE"),
    join("svelte", "LICENSE.md"),
    join("uqr", "LICENSE"),
  ];
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const texts = files.map((file) => readFileSync(join(modules, file), "utf8"));
      this.emitFile({ type: "asset", fileName: "licences.txt", source: [PICTURES, ...texts].join("\n\n") });
    },
  };
}
