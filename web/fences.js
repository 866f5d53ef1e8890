import { dirname, relative, resolve, sep } from "node:path";

const SOURCE = resolve(import.meta.dirname, "src");
const REGISTRY = "games/skins";

/** What each room may import from besides itself; a file outside these rooms, or the registry, from anywhere. */
const OPEN = {
  lib: [REGISTRY],
  parts: ["lib", REGISTRY],
  screens: ["lib", "parts", REGISTRY],
  games: ["lib", "parts", REGISTRY],
};

/** @param {string} file @returns {string} the folder of `src` it lies in; each game is one of its own */
function roomOf(file) {
  const [first = "", second = "", third] = relative(SOURCE, file).split(sep);
  if (first !== "games") return first;
  return `games/${third === undefined ? second.replace(/\.ts$/, "") : second}`;
}

/** @param {string} from @param {string} to */
function mayImport(from, to) {
  const open = OPEN[from.split("/")[0] ?? ""];
  return from === REGISTRY || from === to || open === undefined || open.includes(to);
}

/** Who may import whom: games are reached through their registry alone, and never reach each other. */
export const fences = {
  meta: { type: "problem", schema: [], messages: { fence: "{{from}} may not import from {{to}}: see fences.js" } },
  /** @param {import("eslint").Rule.RuleContext} context */
  create(context) {
    const from = roomOf(context.filename);
    /** @param {any} node */
    function check(node) {
      const named = node.source?.value;
      if (typeof named !== "string" || !named.startsWith(".")) return;
      const to = roomOf(resolve(dirname(context.filename), named));
      if (!mayImport(from, to)) context.report({ node, messageId: "fence", data: { from, to } });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    };
  },
};
