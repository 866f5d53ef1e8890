import tomb from "icon:graveyard";
import type { Look } from "../../lib/skin";
import "./theme.css";

export const skin: Look = {
  icon: tomb,
  mood: ["Gardez un cimetière, gagnez la gloire.", "Keep a graveyard, win glory."],
  guided: { mode: "initiation" },
  quick: { mode: "initiation" },
  parts: async () => (await import("./parts")).parts,
};
