import rose from "icon:rose";
import type { Look } from "../../lib/skin";
import "./theme.css";

export const skin: Look = {
  icon: rose,
  company: 5,
  guided: {},
  guidedSeat: 2,
  mood: ["Dans ce monastère, quelqu'un ment.", "In this monastery, someone lies."],
  parts: async () => (await import("./parts")).parts,
};
