import daemonSkull from "icon:daemon-skull";
import gems from "icon:gems";
import imp from "icon:imp";
import rayGun from "icon:ray-gun";
import robotGolem from "icon:robot-golem";
import saberToothedCatHead from "icon:saber-toothed-cat-head";
import starKey from "icon:star-key";
import unicorn from "icon:unicorn";
import type { Shown } from "../../lib/skin";

export const shown: Shown = {
  tabletop: [
    {
      icon: imp,
      hue: "#e8604d",
      x: 17,
      y: 24,
      size: 17,
      turn: -3,
      says: [
        "La ligne de bataille de l'adversaire : ses créatures, de gauche à droite.",
        "Your opponent's battleline: their creatures, from left to right.",
      ],
    },
    { icon: unicorn, hue: "#f0d060", x: 39, y: 24, size: 17, turn: -1 },
    { icon: rayGun, hue: "#5cd4f5", x: 61, y: 24, size: 17, turn: 1 },
    { icon: daemonSkull, hue: "#b483f0", x: 83, y: 24, size: 17, turn: 3 },
    {
      icon: starKey,
      hue: "#ffb02e",
      x: 14,
      y: 51,
      size: 13,
      round: true,
      says: [
        "Les clés forgées. À la troisième, la partie est gagnée.",
        "The forged keys. With the third, the match is won.",
      ],
    },
    {
      icon: gems,
      hue: "#ff9f1c",
      x: 50,
      y: 51,
      size: 13,
      round: true,
      says: [
        "La réserve d'Æ. Six au début du tour, et une clé se forge.",
        "The Æ pool. With six at the start of a turn, a key is forged.",
      ],
    },
    { icon: starKey, hue: "#ffb02e", x: 86, y: 51, size: 13, round: true },
    {
      icon: saberToothedCatHead,
      hue: "#7fc96b",
      x: 24,
      y: 78,
      size: 18,
      turn: 2,
      says: [
        "Votre ligne. Une nouvelle créature se place à un bout, inclinée.",
        "Your line. A new creature comes to one end, exhausted.",
      ],
    },
    { icon: robotGolem, hue: "#5cd4f5", x: 50, y: 78, size: 18 },
    { icon: imp, hue: "#e05090", x: 76, y: 78, size: 18, turn: -2 },
  ],
  about: {
    decks: [
      "Un deck est fait de trois maisons. Les deux de départ sont faciles à prendre en main.",
      "A deck has three houses. The two starters are easy to pick up.",
    ],
    chains: [
      "Chaque chaîne fait piocher moins : de quoi donner de l'avance à l'autre.",
      "Each chain makes you draw less: a way to give the other a head start.",
    ],
    errata: [
      "Quelques cartes ont été corrigées après leur impression.",
      "A few cards have been corrected since they were printed.",
    ],
    mulligan: [
      "Qui n'aime pas sa première main peut en piocher une autre, plus courte.",
      "Whoever dislikes the first hand may draw another, shorter one.",
    ],
  },
};
