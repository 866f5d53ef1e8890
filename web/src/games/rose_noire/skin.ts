import rose from "icon:rose";
import type { Look } from "../../lib/skin";
import "./theme.css";

export const skin: Look = {
  icon: rose,
  company: 5,
  guided: {},
  guidedSeat: 2,
  mood: ["Dans ce monastère, quelqu'un ment.", "In this monastery, someone lies."],
  does: [
    "Parlez, soupçonnez, mentez peut-être, et accusez avant l'aube.",
    "Talk, suspect, perhaps lie, and accuse before dawn.",
  ],
  minutes: 10,
  effort: "medium",
  shown: async () => (await import("./hall")).shown,
  parts: async () => (await import("./parts")).parts,
};
