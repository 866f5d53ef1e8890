import tomb from "icon:graveyard";
import type { Look } from "../../lib/skin";
import "./theme.css";

export const skin: Look = {
  icon: tomb,
  mood: ["Gardez un cimetière, gagnez la gloire.", "Keep a graveyard, win glory."],
  does: [
    "Servez des visiteurs la nuit, tenez vos places, allumez la gloire.",
    "Serve visitors at night, keep your places, light your glory.",
  ],
  minutes: 20,
  effort: "hard",
  shown: async () => (await import("./hall")).shown,
  guided: { mode: "initiation" },
  quick: { mode: "initiation" },
  pages: { workshop: { title: ["L'atelier", "The workshop"], screen: () => import("./workshop/Workshop.svelte") } },
  parts: async () => (await import("./parts")).parts,
};
