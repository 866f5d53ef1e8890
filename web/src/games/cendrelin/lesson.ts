import type { Lesson } from "../../lib/skin";

/** What the guide says at each step of the lesson that has something new, by its step (`veillee/server/lessons/cendrelin.json` has the moves). */
export const LESSON: Lesson = {
  0: {
    prompt: "class",
    says: [
      "Bienvenue au cimetière ! Vous y êtes enterré, mais on vous a réveillé pour le garder. Choisissez qui vous étiez de votre vivant : le Nécromancien veut des tombes.",
      "Welcome to the cemetery! You are buried here, but you have been woken to keep it. Choose who you were when alive: the Necromancer wants graves.",
    ],
  },
  1: {
    prompt: "evening",
    says: [
      "Il faut deux points de gloire : l'un pour une âme complète, quand l'ancienne vie est vide, l'autre pour l'abondance de la ressource où se tient votre pion. Chaque soir : 2 mana, ou un fragment de cette ancienne vie. Piochez.",
      "You need two points of glory: one for a complete soul, when the former life is empty, the other for the abundance of the resource where your pawn stands. Every evening: 2 mana, or a fragment of that former life. Draw.",
    ],
  },
  2: {
    prompt: "night",
    says: [
      "Les visiteurs attendent aux grilles : occupez-vous d'un, et d'un seul, chaque nuit. Une phrase se lit dans l'ordre et s'applique tout entière : ici une âme de moins au cimetière, et 2 mana pour vous.",
      "Visitors wait at the gate: see to one, and only one, every night. A sentence is read in order and applied as a whole: here one soul less in the cemetery, and 2 mana for you.",
    ],
  },
  3: {
    prompt: "night",
    says: [
      "Jouez ensuite autant de fragments que vous voulez. Celui-ci coûte 1 mana et en fait perdre 2 à l'autre cendrelin : il les avait reçus parce que vous commencez.",
      "Then play as many fragments as you like. This one costs 1 mana and makes the other cendrelin lose 2: those given because you go first.",
    ],
  },
  4: {
    prompt: "night",
    says: [
      "Les dégâts préparés sont éphémères : ils se perdent à l'aube, à moins qu'un effet ne les emploie avant. Seul, celui-ci ne sert guère ; à dix, vos fragments feront des tombes.",
      "Damage that you prepare is ephemeral: it is lost at dawn, unless an effect employs it first. Alone this fragment does little; ten of them will make graves.",
    ],
  },
  5: {
    prompt: "evening",
    says: [
      "Le soleil s'est levé, l'autre cendrelin a gardé le cimetière une nuit, et vos fragments joués vous reviennent. C'était un tour complet. Il vous manque encore des fragments : piochez.",
      "The sun rose, the other cendrelin kept the cemetery for a night, and the fragments you played come back to you. That was a whole round. You still need fragments: draw.",
    ],
  },
  6: {
    prompt: "night",
    says: [
      "Ce visiteur donne 1 mana à l'autre, mais ôte une âme du cimetière, et ce sont des âmes que l'autre veut voir abonder.",
      "This visitor gives the other 1 mana, but takes a soul from the cemetery, and souls are what the other wants in abundance.",
    ],
  },
  7: {
    prompt: "night",
    says: [
      "Un fragment à vous, maintenant : pour 1 mana, une tombe. Votre pion se tient aux tombes, dont les cercles vides disent ce qui manque.",
      "Now a fragment of your own: for 1 mana, a grave. Your pawn stands at the graves, where empty circles show what is missing.",
    ],
  },
  8: {
    prompt: "night",
    says: [
      "Une tombe de plus. Jouez aussi le reste : un fragment joué revient au soir de votre prochaine nuit.",
      "One more grave. Play the rest too: a fragment that was played comes back on the evening of your next night.",
    ],
  },
  9: {
    prompt: "evening",
    says: [
      "L'autre a changé une tombe en fosse : le cimetière est à tout le monde. Piochez encore.",
      "The other has turned a grave into a pit: the cemetery belongs to everyone. Draw again.",
    ],
  },
  10: {
    prompt: "night",
    says: [
      "Celui-ci fait renoncer à une action contre 1 mana. Il vous en manque un : acceptez.",
      "This one makes you renounce an action for 1 mana. You are short of one: accept.",
    ],
  },
  12: {
    prompt: "night",
    says: [
      "Le mana est là. « Concession perpétuelle » en fait une tombe.",
      "There is the mana. “Concession perpétuelle” turns it into a grave.",
    ],
  },
  14: {
    prompt: "night",
    says: [
      "Un mana pour chacun : vous avez de quoi l'employer.",
      "One mana for each of you: you know how to use yours.",
    ],
  },
  17: {
    prompt: "evening",
    says: [
      "L'autre défait vos tombes à mesure. Rassemblez vos fragments : ils seront bientôt assez nombreux.",
      "The other undoes your graves one by one. Gather your fragments: soon there will be enough of them.",
    ],
  },
  18: {
    prompt: "night",
    says: ["Celui-ci change une fosse en tombe, sans mana.", "This one turns a pit into a grave, without mana."],
  },
  19: {
    prompt: "night",
    says: [
      "Ces visiteurs prennent un trésor et laissent 2 mana : le prix d'un grand deuil.",
      "These visitors take a treasure and leave 2 mana: the price of a great mourning.",
    ],
  },
  20: {
    prompt: "night",
    says: ["Trois tombes d'un coup.", "Three graves at once."],
  },
  22: {
    prompt: "evening",
    says: [
      "Il manque peu de tombes pour l'abondance. Piochez toujours : l'âme complète compte autant.",
      "Few graves are missing for abundance. Keep drawing: a complete soul counts as much.",
    ],
  },
  24: {
    prompt: "night",
    says: [
      "Encore une fosse à changer en tombe, par un visiteur cette fois.",
      "One more pit to turn into a grave, by a visitor this time.",
    ],
  },
  25: {
    prompt: "night",
    says: [
      "Les tombes abondent : une bougie s'allume, votre premier point de gloire. Il se perd dès qu'une tombe manque.",
      "Graves abound: a candle is lit, your first point of glory. It is lost as soon as a grave is missing.",
    ],
  },
  26: {
    prompt: "night",
    says: [
      "Un dégât préparé s'emploie ici : il creuse une fosse, dont vous ferez une tombe une autre nuit.",
      "Here a prepared damage is employed: it digs a pit, which you will turn into a grave another night.",
    ],
  },
  27: {
    prompt: "evening",
    says: [
      "L'autre a ôté une tombe, et la bougie s'est éteinte. Il vous manque trois fragments : piochez.",
      "The other took a grave away, and the candle went out. You still miss three fragments: draw.",
    ],
  },
  28: {
    prompt: "night",
    says: ["Une fosse attendait : rallumez la bougie.", "A pit was waiting: light the candle again."],
  },
  29: {
    prompt: "night",
    says: [
      "L'abondance est revenue. Faites maintenant des réserves : du mana, des fosses, des tombes de plus qu'il n'en faut.",
      "Abundance is back. Now lay in stores: mana, pits, more graves than it takes.",
    ],
  },
  35: {
    prompt: "evening",
    says: ["Encore deux fragments.", "Two more fragments."],
  },
  39: {
    prompt: "wish",
    says: [
      "« Si vous le souhaitez » : on peut refuser cette partie de la phrase. Acceptez : la fosse redeviendra une tombe.",
      "“If you wish”: this part of the sentence may be declined. Accept: the pit will be a grave again.",
    ],
  },
  46: {
    prompt: "evening",
    says: [
      "Les tombes abondent toujours, et voici le dixième fragment. Piochez-le : votre âme sera complète.",
      "Graves still abound, and here is the tenth fragment. Draw it: your soul will be complete.",
    ],
  },
};
