import type { Lesson } from "../../lib/skin";

/** What the guide says in the first turn of the lesson, by its step (`veillee/server/lessons/keyforge.json` has the moves). */
export const LESSON: Lesson = {
  0: {
    prompt: "house",
    says: [
      "Bienvenue, archonte ! Forgez trois clés, à 6 Æ chacune, et vous gagnez. Une carte porte sa Maison en haut à droite et, si c'est une créature, sa puissance en haut à gauche. À chaque tour une seule de vos Maisons agit : prenez celle dont vous tenez le plus de cartes.",
      "Welcome, archon! Forge three keys, at 6 Æ each, and you win. A card has its house at top right and, if it is a creature, its power at top left. Each turn only one of your houses acts: take the one of which you hold most cards.",
    ],
  },
  1: {
    prompt: "main",
    says: [
      "Jouer une carte ne coûte rien. Cliquez celle qui est entourée, puis dites ce que vous en faites.",
      "Playing a card is free. Click the one in the ring, then say what you do with it.",
    ],
  },
  2: {
    prompt: "main",
    says: [
      "Votre créature est arrivée inclinée : elle agira au prochain tour, sauf si une carte la redresse. En voici une qui le fait.",
      "Your creature arrived exhausted: it will act next turn, unless a card readies it. Here is one that does.",
    ],
  },
  4: {
    prompt: "target",
    says: [
      "Le texte d'une carte s'applique quand on la joue, de haut en bas. Celui-ci demande une cible : les cartes possibles sont éclairées.",
      "The text of a card is applied when it is played, from top to bottom. This one asks for a target: the possible cards are lit.",
    ],
  },
  5: {
    prompt: "main",
    says: [
      "L'Æ imprimé sur une carte se gagne en la jouant, avant tout le reste.",
      "The Æ printed on a card is gained by playing it, before anything else.",
    ],
  },
  7: {
    prompt: "main",
    says: [
      "Vos deux créatures sont redressées. Moissonner en incline une et rapporte 1 Æ : le chemin le plus sûr vers une clé.",
      "Both your creatures are ready. To reap exhausts one and brings 1 Æ: the safest way to a key.",
    ],
  },
  9: {
    prompt: "main",
    says: [
      "Cette Maison n'a plus rien d'utile à faire. À la fin du tour vos créatures se redressent et votre main se complète à six cartes.",
      "This house has nothing useful left to do. At the end of the turn your creatures ready and your hand is filled to six cards.",
    ],
  },
};
