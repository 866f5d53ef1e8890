import table from "icon:round-table";
import type { Skin } from "../../lib/skin";

/** A game that nobody has drawn yet. */
export const skin: Skin = {
  icon: table,
  mood: ["Un jeu de la veillée.", "A game for the evening."],
  parts: async () => ({ Board: (await import("./Board.svelte")).default }),
};
