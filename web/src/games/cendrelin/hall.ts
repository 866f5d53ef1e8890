import coffin from "icon:coffin";
import ghost from "icon:ghost";
import lanternFlame from "icon:lantern-flame";
import raven from "icon:raven";
import skeletalHand from "icon:skeletal-hand";
import tombstone from "icon:tombstone";
import well from "icon:well";
import type { Shown } from "../../lib/skin";

export const shown: Shown = {
  tabletop: [
    {
      icon: tombstone,
      hue: "#b9a07c",
      x: 20,
      y: 25,
      size: 21,
      turn: -2,
      says: [
        "Les lieux du cimetière, avec leurs jetons : tombes, fosses, âmes, trésors. Ils sont à tout le monde.",
        "The places of the cemetery, with their tokens: graves, pits, souls, treasures. They are everyone's.",
      ],
    },
    { icon: well, hue: "#6fa8a0", x: 50, y: 25, size: 21 },
    { icon: coffin, hue: "#8f7aa8", x: 80, y: 25, size: 21, turn: 2 },
    {
      icon: lanternFlame,
      hue: "#ff9b54",
      x: 16,
      y: 77,
      size: 17,
      turn: 3,
      says: [
        "Les visiteurs aux grilles : chaque nuit, on s'occupe d'un, et d'un seul.",
        "The visitors at the gate: every night one of them is seen to, and only one.",
      ],
    },
    { icon: skeletalHand, hue: "#cfd6dc", x: 38.5, y: 77, size: 17, turn: 1 },
    { icon: raven, hue: "#8fb8ff", x: 61, y: 77, size: 17, turn: -1 },
    {
      icon: ghost,
      hue: "#a7d3b5",
      x: 83.5,
      y: 77,
      size: 17,
      turn: -3,
      says: [
        "Vos fragments d'âme. Une carte jouée fait ce que dit sa phrase, et revient la nuit suivante.",
        "Your soul fragments. A card that is played does what its sentence says, and comes back the next night.",
      ],
    },
  ],
  about: {
    mode: [
      "Complètes : deux classes, des objectifs, le Destin. Initiation : l'essentiel, pour commencer.",
      "Complete: two classes, objectives, Destiny. Initiation: the essentials, to begin with.",
    ],
    classes: ["Une classe dit ce que votre cendrelin sait faire.", "A class says what your cendrelin can do."],
    places: [
      "Des lieux s'ajoutent au cimetière : la table vote, ou le sort choisit.",
      "Places are added to the graveyard: the table votes, or the lot chooses.",
    ],
    ages: [
      "Un âge suffit pour un soir ; dans une campagne, le vainqueur change le cimetière.",
      "One age is enough for an evening; in a campaign, the winner changes the graveyard.",
    ],
    box: ["Des cartes de votre plume, dans le français du jeu.", "Cards of your own, in the game's own French."],
  },
};
