import key from "icon:key";
import type { Look } from "../../lib/skin";
import "./theme.css";

export const skin: Look = {
  icon: key,
  mood: ["Forgez trois clés avant l'autre archonte.", "Forge three keys before the other archon."],
  does: [
    "Choisissez une maison par tour, récoltez l'Æmbre, forgez trois clés.",
    "Choose a house each turn, reap Æmber, forge three keys.",
  ],
  minutes: 25,
  effort: "medium",
  shown: async () => (await import("./hall")).shown,
  guided: { decks: "starters", mulligan: "no" },
  controls: { deck: () => import("./decks/Choice.svelte") },
  pages: {
    decks: { title: ["Decks", "Decks"], screen: () => import("./decks/Gallery.svelte") },
    deck: { screen: () => import("./decks/Deck.svelte") },
  },
  parts: async () => (await import("./parts")).parts,
};
