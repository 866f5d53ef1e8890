import type { Lesson } from "../../lib/skin";

/** What the guide says in the first turns of the lesson, by its step (`veillee/server/lessons/legions.json` has the moves). */
export const LESSON: Lesson = {
  0: {
    prompt: "initiative",
    says: [
      "Bienvenue sous la mer ! Lisez une légion : son numéro en haut à gauche, sa guilde en haut à droite, qui dit devant quel lieu elle ira, ses points ou sa bannière en bas. Chacun en choisit une en secret ; le plus petit numéro jouera en premier.",
      "Welcome under the sea! Read a legion: its number at top left, its guild at top right, which says before which place it will go, its points or its banner below. Both choose one in secret; the lowest number will play first.",
    ],
  },
  1: {
    prompt: "take",
    says: [
      "Votre légion avait le plus petit numéro : vous jouez en premier, et la voilà devant le Sénat, le lieu de sa couleur. Complétez votre main dans la file. L'adversaire fera de même, puis la légion qui restera dira où il vous attaque.",
      "Your legion had the lowest number: you play first, and there it stands before the Senate, the place of its colour. Fill your hand from the row. Your opponent will do the same, then the legion that is left says where they attack you.",
    ],
  },
  2: {
    prompt: "initiative",
    says: [
      "Il restait un ambassadeur : l'adversaire a frappé où il voulait. Votre légion est en déroute : retournée, elle ne compte plus, jusqu'à ce qu'une autre vienne l'y rallier. Voilà un tour complet ; il y en a douze. Votre stratagème sert une fois, au début d'un tour ; gardé jusqu'à la fin, il vaut 2 points.",
      "An ambassador was left: your opponent struck where they liked. Your legion is in rout: turned over, it no longer counts until another comes there to rally it. That was a whole turn; there are twelve. Your stratagem serves once, at the start of a turn; kept to the end, it is worth 2 points.",
    ],
  },
  3: {
    prompt: "place",
    says: [
      "Un ambassadeur va devant le lieu de votre choix. Envoyez celui-ci au Sénat : il ralliera votre légion et sa bannière. Cinq bannières, et la bataille est gagnée sur-le-champ.",
      "An ambassador goes before any place you like. Send this one to the Senate: it will rally your legion and its banner. Five banners, and the battle is won at once.",
    ],
  },
};
