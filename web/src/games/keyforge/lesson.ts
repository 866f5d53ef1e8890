import type { Lesson } from "../../lib/skin";

/** What the guide says at each step of the lesson that has something new, by its step (`veillee/server/lessons/keyforge.json` has the moves). */
export const LESSON: Lesson = {
  0: {
    prompt: "house",
    says: [
      "Bienvenue, archonte ! Qui forge trois clés, à 6 Æ chacune, gagne. À chaque tour, une seule de vos trois Maisons agit : prenez celle dont vous tenez le plus de cartes.",
      "Welcome, archon! Whoever forges three keys, at 6 Æ each, wins. Each turn only one of your three houses acts: take the one of which you hold most cards.",
    ],
  },
  1: {
    prompt: "main",
    says: [
      "Une carte se lit ainsi : sa Maison en haut à droite, sa puissance en haut à gauche si c'est une créature, son texte au survol. La jouer ne coûte rien.",
      "How to read a card: its house at top right, its power at top left if it is a creature, its text when you hover. Playing it is free.",
    ],
  },
  2: {
    prompt: "main",
    says: [
      "Elle est arrivée inclinée : elle n'agira qu'au prochain tour, sauf si une carte la redresse. En voici une.",
      "It arrived exhausted: it acts next turn only, unless a card readies it. Here is one that does.",
    ],
  },
  4: {
    prompt: "target",
    says: [
      "Son texte s'applique aussitôt. Il demande une cible : les cartes possibles sont éclairées.",
      "Its text is applied at once. It asks for a target: the possible cards are lit.",
    ],
  },
  5: {
    prompt: "main",
    says: [
      "L'Æ imprimé sur une carte se gagne en la jouant, avant tout le reste.",
      "The Æ printed on a card is gained by playing it, before anything else.",
    ],
  },
  6: {
    prompt: "target",
    says: [
      "1 Æ gagné. Cette carte aussi redresse une créature : choisissez l'autre.",
      "1 Æ gained. This card readies a creature too: choose the other one.",
    ],
  },
  7: {
    prompt: "main",
    says: [
      "Toutes deux sont prêtes. Moissonner incline une créature et rapporte 1 Æ : le chemin le plus sûr vers une clé.",
      "Both are ready. To reap exhausts a creature and brings 1 Æ: the safest way to a key.",
    ],
  },
  8: {
    prompt: "main",
    says: ["Un Æ de plus. L'autre créature peut moissonner aussi.", "One more Æ. The other creature may reap too."],
  },
  9: {
    prompt: "main",
    says: [
      "Rien d'autre à faire. À la fin du tour vos créatures se redressent et votre main se complète à six cartes.",
      "Nothing else to do. At the end of the turn your creatures ready and your hand is filled to six cards.",
    ],
  },
  10: {
    prompt: "house",
    says: [
      "L'autre archonte a joué : c'était un tour complet. Les cartes des Ombres volent l'Æ des autres : choisissez cette Maison.",
      "The other archon has played: that was a whole round. Cards of Shadows steal the Æ of others: choose that house.",
    ],
  },
  11: {
    prompt: "main",
    says: [
      "« Jouer : » sur une carte dit ce qui arrive quand on la joue. Celle-ci vole 1 Æ.",
      "“Play:” on a card says what happens when it is played. This one steals 1 Æ.",
    ],
  },
  12: {
    prompt: "flank",
    says: [
      "Deux créatures en jeu, deux flancs. À droite, cette fois.",
      "Two creatures in play, two flanks. On the right, this time.",
    ],
  },
  15: {
    prompt: "house",
    says: [
      "Votre Faux Jeton est revenu en main au lieu d'être détruit : sa carte le dit. Vos Brobnar sont prêts : à eux.",
      "Your Faux Jeton came back to your hand instead of being destroyed: its card says so. Your Brobnar are ready: their turn.",
    ],
  },
  16: {
    prompt: "main",
    says: [
      "Voici une amélioration : elle rend une créature plus forte, et rapporte 1 Æ en passant.",
      "Here is an upgrade: it makes a creature stronger, and brings 1 Æ on the way.",
    ],
  },
  17: {
    prompt: "host",
    says: [
      "Elle se glisse sous une créature et la suit tant qu'elle est en jeu.",
      "It slides under a creature and stays with it as long as it is in play.",
    ],
  },
  18: {
    prompt: "main",
    says: [
      "Valdr a maintenant une puissance redoutable. Une action, maintenant : elle agit, puis va à la défausse.",
      "Valdr's power is now fearsome. An action next: it does its work, then goes to the discard pile.",
    ],
  },
  19: {
    prompt: "target",
    says: [
      "Trois dégâts : assez pour détruire celle-ci, qui a 3 de puissance.",
      "Three damage: enough to destroy this one, whose power is 3.",
    ],
  },
  20: {
    prompt: "main",
    says: [
      "Autant de dégâts que de puissance : elle part à la défausse, une pile que l'on peut parcourir d'un clic. Moissonnez maintenant.",
      "As much damage as power: it goes to the discard pile, which a click opens. Now reap.",
    ],
  },
  21: {
    prompt: "main",
    says: [
      "Valdr, elle, peut se battre : le chevalier d'en face garde 1 Æ qu'il vous a capturé.",
      "Valdr can fight: the knight opposite holds 1 Æ captured from you.",
    ],
  },
  23: {
    prompt: "main",
    says: [
      "Le chevalier détruit, l'Æ capturé vous revient. Vous en avez assez pour une clé : terminez le tour.",
      "The knight is destroyed, and the captured Æ comes back to you. You have enough for a key: end the turn.",
    ],
  },
  24: {
    prompt: "key",
    says: [
      "« Prêt ! » : vous commencez ce tour avec 6 Æ, et l'autre n'a rien pu y faire. Une clé se forge ; sa couleur est à votre goût.",
      "“Check!”: you begin this turn with 6 Æ, and the other could not prevent it. A key is forged; its colour is up to you.",
    ],
  },
  25: {
    prompt: "house",
    says: [
      "Une clé ! Les 6 Æ sont dépensés ; encore deux clés. Vous savez l'essentiel : suivez l'anneau, ou jouez librement.",
      "A key! The 6 Æ are spent; two more keys to go. You know the essentials: follow the ring, or play freely.",
    ],
  },
  28: {
    prompt: "main",
    says: ["Les Ombres n'ont plus rien à faire ce tour-ci.", "Shadows have nothing left to do this turn."],
  },
  29: {
    prompt: "house",
    says: [
      "Trois cartes de Dis attendent en main. Une Maison sans créature en jeu peut valoir un tour.",
      "Three cards of Dis wait in your hand. A house with no creature in play may be worth a turn.",
    ],
  },
  30: {
    prompt: "main",
    says: [
      "Celle-ci renvoie une créature en main : l'autre devra la rejouer.",
      "This one returns a creature to its owner's hand: it will have to be played again.",
    ],
  },
  35: {
    prompt: "house",
    says: [
      "Deux créatures adverses gênent. Vos Brobnar sont là pour cela.",
      "Two enemy creatures are in the way. That is what your Brobnar are for.",
    ],
  },
  40: {
    prompt: "house",
    says: [
      "La place est nette. Quatre cartes des Ombres en main : c'est leur tour.",
      "The field is clear. Four cards of Shadows in hand: it is their turn.",
    ],
  },
  46: {
    prompt: "main",
    says: [
      "Cette créature-là arrive prête, sa carte le dit : elle moissonne le tour même.",
      "That creature enters ready, its card says so: it reaps in the very same turn.",
    ],
  },
  47: {
    prompt: "main",
    says: [
      "Un artéfact ne se bat pas : il reste à côté de la ligne, et sert à chaque tour de sa Maison.",
      "An artifact does not fight: it stays beside the line, and serves in every turn of its house.",
    ],
  },
  54: {
    prompt: "main",
    says: [
      "« Action : » incline la créature et fait ce que dit la carte, à la place d'une moisson.",
      "“Action:” exhausts the creature and does what the card says, in place of reaping.",
    ],
  },
  55: {
    prompt: "main",
    says: ["Un artéfact s'utilise de la même façon.", "An artifact is used in the same way."],
  },
  57: {
    prompt: "main",
    says: [
      "Créature détruite, Æ gagné : il y a de quoi forger. Terminez le tour.",
      "A creature destroyed, an Æ gained: there is enough to forge. End the turn.",
    ],
  },
  58: {
    prompt: "key",
    says: ["La deuxième clé.", "The second key."],
  },
  59: {
    prompt: "house",
    says: [
      "Encore une ! Les Brobnar, pour tenir l'autre à distance.",
      "One more! Brobnar, to keep the other at a distance.",
    ],
  },
  66: {
    prompt: "house",
    says: [
      "L'autre a capturé de l'Æ pour vous retarder. Les Ombres vont le reprendre ailleurs.",
      "The other has captured Æ to slow you down. Shadows will make up for it.",
    ],
  },
  74: {
    prompt: "main",
    says: [
      "Assez d'Æ pour la troisième clé : elle se forgera d'elle-même au début de votre tour.",
      "Enough Æ for the third key: it will be forged by itself at the start of your turn.",
    ],
  },
};
