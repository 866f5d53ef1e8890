import maze from "icon:maze";
import type { Look } from "../../lib/skin";
import "./theme.css";

export const skin: Look = {
  icon: maze,
  mood: ["Des princes, des arcanes, un récit.", "Princes, arcana, a story."],
  does: [
    "Jouez vos arcanes, écrivez une scène à plusieurs, gardez le récit.",
    "Play your arcana, write a scene together, keep the story.",
  ],
  minutes: 25,
  effort: "medium",
  shown: async () => (await import("./hall")).shown,
  guided: { table: "written" },
  told: ["tongue"],
  parts: async () => (await import("./parts")).parts,
};
