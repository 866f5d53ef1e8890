import type { Reading } from "../../lib/skin";

export const READING: Reading = {
  example: (face) => face.kind === "legion" && face.number === 11,
  marks: [
    {
      x: 0,
      y: 8,
      says: [
        "Son numéro : à l'initiative, le plus petit joue en premier.",
        "Its number: for the initiative, the lower one plays first.",
      ],
    },
    {
      x: 100,
      y: 8,
      says: [
        "Sa guilde : la couleur du lieu devant lequel elle va. Blanche, elle va où l'on veut.",
        "Its guild: the colour of the place it goes to. A white one goes anywhere.",
      ],
    },
    { x: 0, y: 80, says: ["Son nom.", "Its name."] },
    {
      x: 100,
      y: 92,
      says: [
        "Sa récompense : des étoiles valent des points, une bannière compte pour la victoire.",
        "Its reward: stars are points, a banner counts for victory.",
      ],
    },
  ],
};
