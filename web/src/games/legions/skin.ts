import kraken from "icon:curled-tentacle";
import type { Look } from "../../lib/skin";
import "./theme.css";

export const skin: Look = {
  icon: kraken,
  mood: ["Deux armées, cinq lieux, sous la mer.", "Two armies, five places, under the sea."],
  does: [
    "Posez vos légions, tenez cinq lieux, gagnez au douzième tour.",
    "Place your legions, hold five places, win by the twelfth turn.",
  ],
  minutes: 15,
  effort: "easy",
  shown: async () => (await import("./hall")).shown,
  guided: {},
  parts: async () => (await import("./parts")).parts,
};
