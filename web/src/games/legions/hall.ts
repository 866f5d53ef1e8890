import crab from "icon:crab";
import fireShrine from "icon:fire-shrine";
import laurels from "icon:laurels";
import nautilusShell from "icon:nautilus-shell";
import octopus from "icon:octopus";
import seaTurtle from "icon:sea-turtle";
import seahorse from "icon:seahorse";
import sharkJaws from "icon:shark-jaws";
import sickle from "icon:sickle";
import trident from "icon:trident";
import tropicalFish from "icon:tropical-fish";
import type { Shown } from "../../lib/skin";

export const shown: Shown = {
  tabletop: [
    {
      icon: seahorse,
      hue: "#e0b13c",
      x: 13,
      y: 24,
      size: 15,
      turn: 3,
      says: [
        "Les légions de l'adversaire, chacune devant le lieu de sa couleur.",
        "Your opponent's legions, each before the place of its colour.",
      ],
    },
    { icon: sharkJaws, hue: "#e8604d", x: 31.5, y: 24, size: 15, turn: 1.5 },
    { icon: nautilusShell, hue: "#5b9fee", x: 50, y: 24, size: 15 },
    { icon: octopus, hue: "#b483f0", x: 68.5, y: 24, size: 15, turn: -1.5 },
    { icon: seaTurtle, hue: "#4fc48a", x: 87, y: 24, size: 15, turn: -3 },
    {
      icon: sickle,
      hue: "#e0b13c",
      x: 13,
      y: 50,
      size: 11,
      round: true,
      says: [
        "Les cinq lieux. Le pion de chacun va vers qui y a le plus de légions face visible.",
        "The five places. The token of each goes to whoever has most face-up legions there.",
      ],
    },
    { icon: trident, hue: "#e8604d", x: 31.5, y: 50, size: 11, round: true },
    { icon: laurels, hue: "#5b9fee", x: 50, y: 50, size: 11, round: true },
    { icon: fireShrine, hue: "#b483f0", x: 68.5, y: 50, size: 11, round: true },
    { icon: seaTurtle, hue: "#4fc48a", x: 87, y: 50, size: 11, round: true },
    {
      icon: crab,
      hue: "#e8604d",
      x: 13,
      y: 77,
      size: 16,
      turn: -3,
      says: [
        "Vos légions. Retournée, une légion est en déroute et ne compte plus.",
        "Your legions. Turned over, a legion is in rout and no longer counts.",
      ],
    },
    { icon: crab, hue: "#e0b13c", x: 31.5, y: 77, size: 16, turn: -1.5 },
    { icon: tropicalFish, hue: "#5b9fee", x: 50, y: 77, size: 16 },
    { icon: octopus, hue: "#b483f0", x: 68.5, y: 77, size: 16, turn: 1.5 },
    { icon: seahorse, hue: "#4fc48a", x: 87, y: 77, size: 16, turn: 3 },
  ],
  about: {
    camps: [
      "Le Roi d'Abyss et le Nécrocampe ont chacun leurs stratagèmes ; le sort est le plus juste.",
      "The King of Abyss and the Necrocampe have stratagems of their own; the lot is fairest.",
    ],
  },
};
