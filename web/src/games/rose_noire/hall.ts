import church from "icon:church";
import cowled from "icon:cowled";
import rose from "icon:rose";
import swordWound from "icon:sword-wound";
import type { Shown } from "../../lib/skin";

export const shown: Shown = {
  tabletop: [
    {
      icon: cowled,
      hue: "#b78a7a",
      x: 11.1,
      y: 42.1,
      size: 13,
      turn: -27,
      says: [
        "Les sept suspects, dont deux complices. Devant chacun, une pile d'indices.",
        "The seven suspects, two of them accomplices. Before each, a pile of clues.",
      ],
    },
    { icon: cowled, hue: "#b78a7a", x: 17.1, y: 27.9, size: 13, turn: -18 },
    { icon: cowled, hue: "#b78a7a", x: 31.2, y: 17.7, size: 13, turn: -9 },
    { icon: cowled, hue: "#b78a7a", x: 50, y: 14, size: 13 },
    { icon: cowled, hue: "#b78a7a", x: 68.8, y: 17.7, size: 13, turn: 9 },
    { icon: cowled, hue: "#b78a7a", x: 82.9, y: 27.9, size: 13, turn: 18 },
    { icon: cowled, hue: "#b78a7a", x: 88.9, y: 42.1, size: 13, turn: 27 },
    {
      icon: rose,
      hue: "#d0203f",
      x: 50,
      y: 62,
      size: 24,
      says: [
        "Votre rôle, face cachée : Investigateur ou Possédé, vous seul le savez.",
        "Your role, face down: Investigator or Possessed, only you know.",
      ],
    },
    {
      icon: swordWound,
      hue: "#c98a8f",
      x: 20,
      y: 78,
      size: 18,
      turn: -7,
      says: [
        "Vos indices : une action se joue, une preuve se garde.",
        "Your clues: an action is played, a proof is kept.",
      ],
    },
    {
      icon: church,
      hue: "#b7a0b8",
      x: 80,
      y: 78,
      size: 18,
      turn: 7,
      says: [
        "Le cimetière : les indices des morts y sont mêlés, et l'on y enquête encore.",
        "The cemetery: the clues of the dead are shuffled there, and one may still investigate.",
      ],
    },
  ],
  about: {
    rector: [
      "Le Recteur mène l'enquête et sait des choses ; le sort est le plus juste.",
      "The Rector leads the inquiry and knows things; the lot is fairest.",
    ],
    accomplices: ["Le Possédé n'est pas toujours seul.", "The Possessed is not always alone."],
    bonus: ["Des cartes de plus, pour pencher la balance.", "More cards, to tip the balance."],
    profiles: [
      "Un caractère à jouer pour chacun, sans effet sur les règles.",
      "A character for everyone to act, without effect on the rules.",
    ],
    points: ["Pour une série de parties.", "For a series of matches."],
    memory: [
      "Ce qui a été dit reste à relire, ou s'efface comme entre amis.",
      "What was said can be read again, or fades as among friends.",
    ],
    speech: [
      "À l'écran, par des phrases du jeu ; ou de vive voix dans la même pièce.",
      "On the screen, by the game's sentences; or aloud in the same room.",
    ],
  },
};
