import type { Reading } from "../../lib/skin";

export const READING: Reading = {
  example: (face) => face.kind === "fragment" && Boolean(face.text),
  marks: [
    {
      x: 100,
      y: 8,
      says: [
        "Sa classe : de quelle ancienne vie vient ce fragment.",
        "Its class: the former life this fragment comes from.",
      ],
    },
    { x: 0, y: 60, says: ["Son nom.", "Its name."] },
    {
      x: 100,
      y: 84,
      says: [
        "Sa phrase, dite de gauche à droite : elle s'applique tout entière ou pas du tout.",
        "Its sentence, read from left to right: it is applied as a whole or not at all.",
      ],
    },
  ],
};
