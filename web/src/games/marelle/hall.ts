import crown from "icon:crown";
import jesterHat from "icon:jester-hat";
import moon from "icon:moon";
import theSun from "icon:tarot-19-the-sun";
import type { Shown } from "../../lib/skin";

export const shown: Shown = {
  tabletop: [
    {
      icon: theSun,
      hue: "#b8860b",
      x: 50,
      y: 20,
      size: 18,
      says: [
        "Les arcanes, un entre deux voisins : le sujet de leur conflit.",
        "The arcana, one between two neighbours: what their conflict is about.",
      ],
    },
    { icon: crown, hue: "#a03a2a", x: 27, y: 40, size: 18, turn: -5 },
    {
      icon: jesterHat,
      hue: "#2f5a8a",
      x: 50,
      y: 49,
      size: 18,
      says: [
        "Les cartes posées sur un conflit : leurs couleurs disent qui l'emportera.",
        "The cards laid on a conflict: their suits say who will win.",
      ],
    },
    { icon: moon, hue: "#44506a", x: 73, y: 40, size: 18, turn: 5 },
    {
      icon: moon,
      hue: "#44506a",
      x: 14,
      y: 78,
      size: 18,
      turn: -7,
      says: [
        "Votre main, pour enchérir puis changer les circonstances d'une scène.",
        "Your hand, to bid and then to change the circumstances of a scene.",
      ],
    },
    { icon: crown, hue: "#a03a2a", x: 50, y: 80, size: 18 },
    { icon: theSun, hue: "#b8860b", x: 86, y: 78, size: 18, turn: 7 },
  ],
  about: {
    tongue: [
      "La langue dans laquelle vous écrirez, et celle du livre.",
      "The language you will write in, and that of the book.",
    ],
    world: [
      "Le décor du récit ; le vôtre, si vous en avez un.",
      "The setting of the story; your own, if you have one.",
    ],
    table: [
      "Chacun écrit à l'écran, ou l'on parle et la page note.",
      "Everyone writes on the screen, or you talk and the page takes notes.",
    ],
    majority: ["Comment deux mains se comparent dans un conflit.", "How two hands are compared in a conflict."],
    duel: ["Ce qui arrive quand aucun des deux n'a de rang.", "What happens when neither of the two has a rank."],
  },
};
