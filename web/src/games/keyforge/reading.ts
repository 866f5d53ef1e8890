import type { Reading } from "../../lib/skin";

export const READING: Reading = {
  example: (face) => face.kind === "creature" && Number(face.armor) > 0 && Boolean(face.text),
  marks: [
    {
      x: 0,
      y: 8,
      says: [
        "Sa puissance : ce qu'elle inflige, et ce qu'il faut de dégâts pour la détruire.",
        "Its power: the damage it deals, and takes to be destroyed.",
      ],
    },
    {
      x: 0,
      y: 26,
      says: [
        "Son armure : les premiers dégâts de chaque tour, arrêtés.",
        "Its armour: the first damage of each turn, stopped.",
      ],
    },
    {
      x: 100,
      y: 8,
      says: [
        "Sa Maison : la carte ne sert que dans les tours de celle-ci.",
        "Its house: the card serves only in the turns of that house.",
      ],
    },
    {
      x: 100,
      y: 88,
      says: [
        "Son nom ; son texte se lit au survol, ou d'un appui long.",
        "Its name; its text is read by hovering, or by a long press.",
      ],
    },
  ],
};
