import kraken from "icon:curled-tentacle";
import type { Look } from "../../lib/skin";
import "./theme.css";

export const skin: Look = {
  icon: kraken,
  mood: ["Deux armées, cinq lieux, sous la mer.", "Two armies, five places, under the sea."],
  guided: {},
  parts: async () => (await import("./parts")).parts,
};
