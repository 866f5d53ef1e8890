import type { Tips } from "../../lib/skin";

/** What the guide says the first time a thing is asked or happens, in a person's words; the rules page has the letter. */
export const TIPS: Tips = {
  class: [
    "Bienvenue au cimetière ! Vous y êtes enterré, mais on vous a réveillé pour le garder : choisissez qui vous étiez de votre vivant.",
    "Welcome to the cemetery! You are buried here, but you have been woken to keep it: choose who you were when alive.",
  ],
  first: [
    "Pour devenir Haut Cendrelin, rassemblez vos dix fragments d'âme et rendez abondante la ressource où se tient votre pion. Chacun garde le cimetière une nuit à son tour.",
    "To become High Cendrelin, gather your ten soul fragments and make the resource where your pawn stands abundant. Each keeps the cemetery for a night in turn.",
  ],
  arrives: [
    "Chaque soir, un visiteur de plus se présente aux grilles. Restez sur son portrait, ou appuyez longuement, pour le voir de près.",
    "Every evening one more visitor comes to the gate. Hover over the portrait, or press it for long, to see it closely.",
  ],
  evening: [
    "Le soir, vous prenez 2 mana ou un fragment de votre ancienne vie, la pile à droite. Sans fragments, pas de couronne ; sans mana, peu de choses.",
    "In the evening you take 2 mana or a fragment of your former life, the pile on the right. Without fragments no crown; without mana, not much.",
  ],
  night: [
    "La nuit, jouez autant de fragments que vous voulez : une carte éclairée fait ce que dit sa phrase. Occupez-vous aussi d'un visiteur, et d'un seul, avant de finir la nuit.",
    "At night, play as many fragments as you like: a lit card does what its sentence says. See to one visitor too, and only one, before ending the night.",
  ],
  played: [
    "Un fragment joué reste sur la table jusqu'au soir de la prochaine nuit de son maître. Sa phrase s'applique tout entière, ou pas du tout.",
    "A fragment that was played stays on the table until the evening of its master's next night. Its sentence is applied as a whole, or not at all.",
  ],
  resolved: [
    "Le visiteur s'en va dans le passé. Quand il n'y a plus personne à venir, le passé est mélangé et tout recommence.",
    "The visitor goes into the past. When nobody is left to come, the past is shuffled and it all begins again.",
  ],
  created: [
    "Des jetons s'ajoutent à un lieu ; les cercles vides montrent ce qui manque pour l'abondance. Ils sont à tout le monde : ce que vous faites peut servir à un autre.",
    "Tokens are added to a place; the empty circles show what is missing for abundance. They are everybody's: what you do may serve another.",
  ],
  prepared: [
    "Dégâts et hommages se préparent, puis s'emploient la même nuit : à l'aube, ils sont perdus.",
    "Damage and homages are prepared, then employed the same night: at dawn they are lost.",
  ],
  renounce: [
    "Renoncer, c'est poser un fragment face cachée sans le jouer : il reviendra avec les autres. Choisissez celui qui vous manquera le moins.",
    "To renounce is to lay a fragment face down without playing it: it will come back with the others. Choose the one you will miss least.",
  ],
  return: [
    "Un fragment renvoyé repart sous votre ancienne vie : il faudra le repiocher. Vous pouvez renvoyer celui que vous venez de jouer.",
    "A fragment that is returned goes back under your former life: you will have to draw it again. You may return the one you just played.",
  ],
  designate: [
    "Désignez un autre cendrelin : sa crypte est éclairée. Voyez d'abord qui est le plus près de la gloire.",
    "Designate another cendrelin: their crypt is lit. First see who is closest to glory.",
  ],
  dawn: [
    "Le soleil se lève et le cendrelin suivant prend la lanterne. Un effet qui ne s'allume pas vous dit pourquoi si vous restez dessus.",
    "The sun rises and the next cendrelin takes the lantern. An effect that does not light up tells you why if you hover over it.",
  ],
  glory: [
    "La gloire vient d'être comptée : une raison remplie brille en or. Elle se perd aussitôt que sa condition tombe.",
    "Glory has just been counted: a reason that is met shines in gold. It is lost as soon as its condition fails.",
  ],
  "future-made": [
    "Tout le monde est passé : les visiteurs reviennent, dans un autre ordre.",
    "Everybody has been: the visitors come back, in another order.",
  ],
  named: [
    "Les Dieux de la Mort ont choisi leur Haut Cendrelin. Une autre fois, essayez les règles complètes : objectifs, Destin et âges en campagne.",
    "The Gods of Death have chosen their High Cendrelin. Another time, try the complete rules: objectives, Destiny and ages in a campaign.",
  ],
};
