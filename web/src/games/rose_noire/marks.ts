import check from "icon:check-mark";
import dagger from "icon:plain-dagger";
import doubt from "icon:uncertainty";
import none from "icon:cancel";
import type { Both } from "../../lib/tongue.svelte";
import type { Mark } from "./notes";

interface Drawn {
  key: Mark;
  icon: string;
  /** Said of a suspect, and of a player. */
  suspect: Both;
  player: Both;
}

export const MARKS: readonly Drawn[] = [
  { key: "", icon: none, suspect: ["Rien", "Nothing"], player: ["Rien", "Nothing"] },
  { key: "clear", icon: check, suspect: ["Hors de cause", "In the clear"], player: ["De confiance", "Trusted"] },
  { key: "doubt", icon: doubt, suspect: ["À surveiller", "To be watched"], player: ["À surveiller", "To be watched"] },
  {
    key: "guilt",
    icon: dagger,
    suspect: ["Complice", "Accomplice"],
    player: ["Habité par l'esprit", "Carries the spirit"],
  },
];
