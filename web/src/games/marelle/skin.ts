import maze from "icon:maze";
import type { Look } from "../../lib/skin";
import "./theme.css";

export const skin: Look = {
  icon: maze,
  mood: ["Des princes, des arcanes, un récit.", "Princes, arcana, a story."],
  guided: { table: "written" },
  parts: async () => (await import("./parts")).parts,
};
