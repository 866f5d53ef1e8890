import table from "icon:round-table";
import type { Skin } from "../../lib/skin";

/** A game that nobody has drawn yet. */
export const skin: Skin = {
  icon: table,
  mood: ["Un jeu de la veillée.", "A game for the evening."],
  does: ["Choisissez parmi ce qui est éclairé.", "Choose among what is lit."],
  minutes: 0,
  effort: "easy",
  shown: () => Promise.resolve({ tabletop: [], about: {} }),
  parts: async () => ({ Board: (await import("./Board.svelte")).default }),
};
