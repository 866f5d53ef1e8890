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
  5: {
    prompt: "evening",
    says: [
      "Le soleil s'est levé, l'autre cendrelin a gardé le cimetière une nuit, et votre fragment joué vous revient. C'était un tour complet. Il vous manque encore des fragments : piochez.",
      "The sun rose, the other cendrelin kept the cemetery for a night, and the fragment you played comes back to you. That was a whole round. You still need fragments: draw.",
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
      "Un fragment à vous, maintenant : pour 1 mana, une tombe. Votre pion se tient aux tombes, dont les cercles vides disent ce qui manque. Le dégât préparé est éphémère : il se perd à l'aube.",
      "Now a fragment of your own: for 1 mana, a grave. Your pawn stands at the graves, where empty circles show what is missing. The damage you prepare is ephemeral: it is lost at dawn.",
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
      "Celui-ci fait renoncer à une action contre 1 mana. Vous n'en avez plus : acceptez.",
      "This one makes you renounce an action for 1 mana. You have none left: accept.",
    ],
  },
  11: {
    prompt: "renounce",
    says: [
      "Renoncer à une action, c'est poser un fragment sans l'appliquer. Il vous reviendra comme les autres.",
      "To renounce an action is to lay down a fragment without applying it. It will come back to you like the others.",
    ],
  },
  12: {
    prompt: "night",
    says: ["Le mana gagné en ôte deux à l'autre.", "The mana you gained takes two from the other."],
  },
  14: {
    prompt: "night",
    says: [
      "Un mana pour chacun : vous avez de quoi l'employer.",
      "One mana for each of you: you know how to use yours.",
    ],
  },
  16: {
    prompt: "night",
    says: [
      "Un dégât préparé s'emploie ici : il creuse une fosse, dont on fait une tombe une autre nuit.",
      "Here a prepared damage is employed: it digs a pit, which can become a grave another night.",
    ],
  },
  18: {
    prompt: "evening",
    says: [
      "L'autre défait vos tombes à mesure. Rassemblez vos fragments : ils seront bientôt assez nombreux.",
      "The other undoes your graves one by one. Gather your fragments: soon there will be enough of them.",
    ],
  },
  19: {
    prompt: "night",
    says: [
      "Une fosse devient une tombe, sans mana. L'ordre est libre : on joue avant ou après avoir reçu un visiteur.",
      "A pit becomes a grave, without mana. The order is yours: play before or after you have seen to a visitor.",
    ],
  },
  20: {
    prompt: "night",
    says: [
      "Ces visiteurs prennent un trésor et laissent 2 mana : le prix d'un grand deuil.",
      "These visitors take a treasure and leave 2 mana: the price of a great mourning.",
    ],
  },
  21: {
    prompt: "night",
    says: ["Trois tombes d'un coup.", "Three graves at once."],
  },
  22: {
    prompt: "night",
    says: [
      "Les tombes abondent : une bougie s'allume, votre premier point de gloire. Il se perd dès qu'une tombe manque.",
      "Graves abound: a candle is lit, your first point of glory. It is lost as soon as a grave is missing.",
    ],
  },
  26: {
    prompt: "evening",
    says: [
      "La bougie brûle encore. Il vous manque quatre fragments pour une âme complète : piochez.",
      "The candle still burns. You miss four fragments for a complete soul: draw.",
    ],
  },
  27: {
    prompt: "night",
    says: [
      "Faites maintenant des réserves : du mana, des fosses, des tombes de plus qu'il n'en faut.",
      "Now lay in stores: mana, pits, more graves than it takes.",
    ],
  },
  31: {
    prompt: "night",
    says: [
      "« Veillée funèbre » demande une action au lieu de mana : renoncez à ce qui vous sert le moins.",
      "“Wake” asks for an action instead of mana: renounce what serves you least.",
    ],
  },
  35: {
    prompt: "evening",
    says: [
      "L'autre vous a pris du mana, mais pas de tombe. Encore trois fragments.",
      "The other took mana from you, but no grave. Three more fragments.",
    ],
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
      "L'autre a vu les âmes abonder, puis en a dépensé une : sa bougie s'est éteinte. Encore deux fragments.",
      "The other saw souls abound, then spent one: that candle went out. Two more fragments.",
    ],
  },
  58: {
    prompt: "evening",
    says: [
      "Les tombes abondent toujours, et voici le dixième fragment. Piochez-le : votre âme sera complète.",
      "Graves still abound, and here is the tenth fragment. Draw it: your soul will be complete.",
    ],
  },
};
