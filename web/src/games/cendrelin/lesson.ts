import type { Lesson } from "../../lib/skin";

/** What the guide says in the first nights of the lesson, by its step (`veillee/server/lessons/cendrelin.json` has the moves). */
export const LESSON: Lesson = {
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
    prompt: "evening",
    says: [
      "Le soleil s'est levé, l'autre cendrelin a gardé le cimetière une nuit, et vos fragments joués vous reviennent. C'était un tour complet. Il vous manque encore des fragments : piochez.",
      "The sun rose, the other cendrelin kept the cemetery for a night, and the fragments you played come back to you. That was a whole round. You still need fragments: draw.",
    ],
  },
  6: {
    prompt: "night",
    says: [
      "Une tombe de plus contre votre mana. Le dégât préparé est éphémère : il se perd à l'aube, à moins qu'un effet ne l'emploie avant. Seul, il ne sert guère ; à plusieurs, vos fragments en feront des tombes.",
      "One more grave for your mana. The damage you prepare is ephemeral: it is lost at dawn, unless an effect employs it first. Alone it does little; with others your fragments will make graves of it.",
    ],
  },
};
