import { resolve } from "node:path";
import type { CodeSplittingNameFunction } from "rolldown";

const SOURCE = resolve(import.meta.dirname, "src");

type Graph = Parameters<CodeSplittingNameFunction>[1];

/** Everything that comes with a module at once. */
function reach(graph: Graph, root: string, found = new Set<string>()): Set<string> {
  if (found.has(root)) return found;
  found.add(root);
  for (const id of graph.getModuleInfo(root)?.importedIds ?? []) reach(graph, id, found);
  return found;
}

/** Which modules travel together, for many small answers take a phone longer than one: in the house what every screen needs,
 * and what a game shows both in the hall and on its board; with the table what its screen needs, and what several boards share.
 */
function chunked(graph: Graph): Map<string, string> {
  const roots = (name: string): string[] =>
    [...(graph.getModuleInfo(`${SOURCE}/games/skins.ts`)?.importedIds ?? [])].flatMap(
      (skin) => graph.getModuleInfo(skin)?.dynamicallyImportedIds.filter((id) => id.endsWith(name)) ?? [],
    );
  const main = reach(graph, `${SOURCE}/main.ts`);
  const table = reach(graph, `${SOURCE}/screens/Table.svelte`);
  const halls = roots("/hall.ts").map((root) => reach(graph, root));
  const boards = roots("/parts.ts").map((root) => reach(graph, root));
  const rooms = [table, ...halls, ...boards];
  const found = new Map<string, string>();
  for (const id of new Set([main, ...rooms].flatMap((room) => [...room]))) {
    const shared = rooms.filter((room) => room.has(id)).length > 1;
    if (main.has(id) || (shared && halls.some((hall) => hall.has(id)))) found.set(id, "house");
    else if (shared || table.has(id)) found.set(id, "table");
  }
  return found;
}

export function travelling(): CodeSplittingNameFunction {
  let chunks: Map<string, string> | undefined;
  return (id, graph) => (chunks ??= chunked(graph)).get(id);
}
