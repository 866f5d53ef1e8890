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
      "La légion adverse avait le plus petit numéro : elle est déjà devant son lieu, et l'adversaire complète sa main. Votre stratagème pourrait choisir pour lui, une seule fois ; gardé jusqu'à la fin, il vaut 2 points.",
      "The other legion had the lowest number: it stands before its place already, and your opponent fills their hand. Your stratagem could choose for them, once; kept to the end, it is worth 2 points.",
    ],
  },
  2: {
    prompt: "take",
    says: [
      "Votre légion bleue est allée devant le Sénat. Vous jouez en second, donc vous attaquerez, là où va la dernière légion de la file : prenez la carte cachée, et il restera la 8, jaune, pour attaquer aux Jardins d'algues.",
      "Your blue legion went before the Senate. You play second, so you will attack, where the last legion of the row belongs: take the hidden card, and the yellow 8 is left, to attack at the Algae Gardens.",
    ],
  },
  3: {
    prompt: "initiative",
    says: [
      "Votre attaque a mis sa légion en déroute : retournée, elle ne compte plus. Et vous tenez le Sénat, qui vaut une bannière : cinq bannières, et la bataille est gagnée sur-le-champ. Voilà un tour complet ; il y en a douze.",
      "Your attack routed the other legion: turned over, it no longer counts. And you hold the Senate, which is worth a banner: five banners, and the battle is won at once. That was a whole turn; there are twelve.",
    ],
  },
};
