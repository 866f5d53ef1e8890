import type { Lesson } from "../../lib/skin";

/** What the guide says at each step of the lesson that has something new, by its step (`veillee/server/lessons/legions.json` has the moves). */
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
  4: {
    prompt: "rally",
    says: [
      "Votre ambassadeur rejoint le Sénat, où votre légion 11 est en déroute. Qui arrive devant un lieu peut y rallier une des siennes : elle comptera de nouveau.",
      "Your ambassador joins the Senate, where your legion 11 is in rout. Whoever comes before a place may rally one of their own there: it will count again.",
    ],
  },
  5: {
    prompt: "take",
    says: [
      "Ralliée : vous êtes deux devant le Sénat. Prenez un ambassadeur de plus ; il ira où vous voudrez.",
      "Rallied: there are two of you before the Senate. Take one more ambassador; it will go where you like.",
    ],
  },
  6: {
    prompt: "initiative",
    says: [
      "La légion cachée était bleue : l'attaque est tombée sur le Sénat, et vos deux légions sont en déroute. Allez voir ailleurs : ce morse est jaune, il ira aux Jardins d'algues, où il n'y a personne.",
      "The hidden legion was blue: the attack fell on the Senate, and both your legions are in rout. Look elsewhere: this walrus is yellow, it will go to the Algae Gardens, where nobody stands.",
    ],
  },
  7: {
    prompt: "take",
    says: [
      "Seul devant les Jardins, vous en aurez la majorité à la fin du tour : 2 points. Complétez votre main.",
      "Alone before the Gardens, you will hold their majority at the end of the turn: 2 points. Fill your hand.",
    ],
  },
  8: {
    prompt: "initiative",
    says: [
      "L'attaque n'a trouvé personne, et les Jardins sont à vous. Cette fois, jouez un grand numéro : vous agirez en second, et c'est le second qui attaque.",
      "The attack found nobody, and the Gardens are yours. This time play a high number: you will act second, and it is the second who attacks.",
    ],
  },
  9: {
    prompt: "place",
    says: [
      "L'autre a joué d'abord. À votre tour : deux de vos légions attendent au Sénat qu'on les rallie.",
      "The other has played first. Your turn: two of your legions wait at the Senate to be rallied.",
    ],
  },
  10: {
    prompt: "rally",
    says: [
      "Une seule se rallie à la fois : choisissez celle qui porte une bannière.",
      "Only one rallies at a time: choose the one with a banner.",
    ],
  },
  11: {
    prompt: "take",
    says: [
      "En second, vous prenez l'une des deux légions qui restent, et l'autre dit où vous attaquez. Tentez celle qui est cachée.",
      "As second player you take one of the two legions left, and the other says where you attack. Try the hidden one.",
    ],
  },
  12: {
    prompt: "initiative",
    says: [
      "Vous tenez le Sénat : sa majorité vaut une bannière tant que vous la gardez. Essayez le Comptoir, le lieu vert.",
      "You hold the Senate: its majority is worth a banner as long as you keep it. Try the Trading Post, the green place.",
    ],
  },
  13: {
    prompt: "take",
    says: [
      "Vous voilà devant le Comptoir, une légion contre une autre. Complétez votre main, à l'aveugle encore une fois.",
      "There you are before the Trading Post, facing the other side. Fill your hand, blindly once more.",
    ],
  },
  14: {
    prompt: "initiative",
    says: [
      "En déroute : c'est le risque. Revenez en force au Sénat, avec la légion 20 et sa bannière.",
      "Routed: that is the risk. Come back to the Senate in strength, with legion 20 and its banner.",
    ],
  },
  15: {
    prompt: "rally",
    says: [
      "Elle est au Sénat. Ralliez-y votre ambassadeur : il servira tout de suite.",
      "It stands before the Senate. Rally your ambassador there: it will serve at once.",
    ],
  },
  16: {
    prompt: "recruit",
    says: [
      "Trois légions face visible devant un lieu, ou une devant chacun, et un héros peut vous rejoindre. Au Sénat, vous les avez.",
      "Three face-up legions before one place, or one before each, and a hero may join you. At the Senate you have them.",
    ],
  },
  17: {
    prompt: "hero",
    says: [
      "Les héros possibles sont éclairés. Le Médiateur donne une bannière. Pour lire une carte, restez dessus, ou appuyez longuement.",
      "The possible heroes are lit. The Mediator gives a banner. To read a card, hover over it, or press it for long.",
    ],
  },
  18: {
    prompt: "tuck",
    says: [
      "Deux des légions qui ont servi se glissent sous le héros : elles quittent le lieu, et leurs points comptent à la fin. Donnez celles qui ne portent rien.",
      "Two of the legions used are tucked under the hero: they leave the place, and their points count at the end. Give those that bear nothing.",
    ],
  },
  19: {
    prompt: "tuck",
    says: ["Et la seconde.", "And the second one."],
  },
  20: {
    prompt: "take",
    says: [
      "Le héros est à vous, avec sa bannière. Vous agissez en second : la légion que vous laissez est verte, vous attaquerez donc le Comptoir.",
      "The hero is yours, with its banner. You act second: the legion you leave is green, so you will attack the Trading Post.",
    ],
  },
  21: {
    prompt: "initiative",
    says: [
      "Votre attaque a mis en déroute tout le Comptoir. Comptez vos bannières, près de votre nom : quatre. Cette légion porte la cinquième.",
      "Your attack has routed the whole Trading Post. Count your banners, next to your name: four. This legion bears the fifth.",
    ],
  },
  22: {
    prompt: "take",
    says: [
      "Cinq bannières ! Qui les a encore à la fin du tour gagne sur-le-champ. Complétez votre main, et tenez bon.",
      "Five banners! Whoever still has them at the end of the turn wins at once. Fill your hand, and hold on.",
    ],
  },
};
