import type { Tips } from "../../lib/skin";

/** What the guide says the first time a thing is asked or happens, in a person's words; the rules page has the letter. */
export const TIPS: Tips = {
  started: [
    "Bienvenue, archonte ! Qui forge ses trois clés d'abord gagne ; chacune coûte 6 Æ, payés au début de son tour.",
    "Welcome, archon! Whoever forges three keys first wins; each costs 6 Æ, paid at the start of one's turn.",
  ],
  house: [
    "À chaque tour, une de vos trois Maisons est active : seules ses cartes se jouent et s'utilisent. Prenez celle qui vous en offre le plus.",
    "Each turn one of your three houses is active: only its cards are played and used. Take the one that offers you most.",
  ],
  main: [
    "Cliquez une carte éclairée, puis dites ce que vous en faites : jouer ne coûte rien, et la main se complète à six en fin de tour. Quand plus rien n'est utile, terminez le tour.",
    "Click a lit card, then say what you do with it: playing is free, and the hand is filled to six at the end of the turn. When nothing useful is left, end the turn.",
  ],
  played: [
    "Créatures et artéfacts arrivent inclinés : ils se redressent à la fin du tour de leur joueur, et serviront au suivant.",
    "Creatures and artifacts arrive exhausted: they ready at the end of their player's turn, and can serve in the next.",
  ],
  flank: [
    "Une créature se place à un bout de la ligne, jamais au milieu.",
    "A creature goes to one end of the line, never into the middle.",
  ],
  reaped: [
    "Moissonner incline la créature et rapporte 1 Æ. C'est le chemin le plus sûr vers une clé.",
    "To reap exhausts the creature and brings 1 Æ. It is the safest way to a key.",
  ],
  fight: [
    "Sous chaque cible : les dégâts qu'elle subirait, puis ceux de votre créature. Un crâne annonce la fin de l'une ou de l'autre.",
    "On each target: the damage it would take, then your creature's. A skull foretells the end of one or the other.",
  ],
  fought: [
    "Deux créatures qui se battent s'infligent leur puissance en même temps. Les dégâts restent ; l'armure, elle, revient à chaque tour.",
    "Two creatures that fight deal each other their power at the same time. Damage stays; armour comes back each turn.",
  ],
  destroyed: [
    "Autant de dégâts que de puissance, et la créature part à la défausse. Cliquez une pile pour la parcourir.",
    "As much damage as power, and the creature goes to the discard pile. Click a pile to look through it.",
  ],
  target: [
    "Cette carte demande une cible : les cartes possibles sont éclairées. Restez sur une carte, ou appuyez longuement, pour la lire.",
    "This card asks for a target: the possible cards are lit. Hover over a card, or press it for long, to read it.",
  ],
  host: [
    "Une amélioration se glisse sous une créature et la suit tant qu'elle est en jeu. Choisissez laquelle.",
    "An upgrade slides under a creature and goes with it as long as it is in play. Choose which.",
  ],
  captured: [
    "L'Æ capturé attend sur la créature. Quand elle quitte le jeu, il revient à l'adversaire de qui la tenait.",
    "Captured Æ waits on the creature. When it leaves play, the Æ goes to the opponent of who controlled it.",
  ],
  stole: [
    "Voler prend l'Æ dans la réserve adverse et le met dans la sienne : deux pas d'écart d'un seul coup.",
    "Stealing takes Æ from the opponent's pool into one's own: two steps of difference at once.",
  ],
  stunned: [
    "Une créature sonnée ne fait rien d'autre, à sa prochaine utilisation, que se remettre.",
    "A stunned creature does nothing at its next use but recover.",
  ],
  archives: [
    "Les cartes archivées attendent à l'abri. Après le choix de la Maison, on peut les prendre toutes en main.",
    "Archived cards wait in safety. After the choice of a house, one may take them all into the hand.",
  ],
  order: [
    "Plusieurs capacités attendent leur tour : le joueur actif décide laquelle vient d'abord.",
    "Several abilities wait their turn: the active player decides which comes first.",
  ],
  check: [
    "« Prêt ! » : il y a là assez d'Æ pour une clé, qui sera forgée au début du prochain tour de ce joueur. L'autre a un tour pour l'en empêcher.",
    "“Check!”: there is enough Æ for a key, to be forged at the start of that player's next turn. The other has one turn to prevent it.",
  ],
  forged: [
    "Une clé est forgée ! Encore deux, et la partie est gagnée.",
    "A key is forged! Two more, and the match is won.",
  ],
};
