import type { Tips } from "../../lib/skin";

/** What the guide says the first time a thing is asked or happens, in a person's words; the rules page has the letter. */
export const TIPS: Tips = {
  initiative: [
    "Bienvenue sous la mer ! À chaque tour, chacun choisit en secret une légion de sa main. Le plus petit numéro jouera en premier. Cliquez une de vos trois légions.",
    "Welcome under the sea! Each turn, both choose a legion from their hand in secret. The lowest number plays first. Click one of your three legions.",
  ],
  revealed: [
    "Les deux légions se révèlent ensemble. Le plus petit numéro a l'initiative : il joue d'abord, mais le second attaquera.",
    "Both legions are revealed together. The lowest number has the initiative: it plays first, but the second will attack.",
  ],
  placed: [
    "Une légion va devant le lieu de sa couleur. Celui qui a le plus de légions face visible devant un lieu, à la fin du tour, en tient la majorité.",
    "A legion goes before the place of its colour. Whoever has the most face-up legions there at the end of the turn holds its majority.",
  ],
  place: [
    "Les ambassadeurs, blancs, vont où vous voulez. Les lieux possibles sont éclairés : cliquez-en un.",
    "Ambassadors, in white, go where you like. The possible places are lit: click one.",
  ],
  take: [
    "Complétez votre main : prenez une légion de la file, ou tentez celle qui est cachée. Attention : celle qui restera en dernier décide où le second joueur attaque.",
    "Fill your hand: take a legion of the row, or try the hidden one. Beware: the last one left decides where the second player attacks.",
  ],
  attacked: [
    "Le second joueur attaque : toutes les légions adverses devant ce lieu se retournent, en déroute. Elles ne comptent plus tant qu'elles ne sont pas ralliées.",
    "The second player attacks: all enemy legions before that place are turned over, routed. They count for nothing until they rally.",
  ],
  majority: [
    "Le pion va vers celui qui tient la majorité. Elle donne un avantage tout de suite, et des points à la fin ; celle du Sénat donne en plus une bannière.",
    "The token goes to whoever holds the majority. It gives an advantage at once, and points at the end; the Senate's gives a banner too.",
  ],
  rally: [
    "Vous jouez devant un lieu où une de vos légions est en déroute : vous pouvez en rallier une. Cliquez-la.",
    "You play before a place where one of your legions is routed: you may rally one. Click it.",
  ],
  rout: [
    "Vous tenez la Brèche et vous y posez une légion : mettez en déroute une légion adverse, où que ce soit.",
    "You hold the Breach and put a legion there: rout one enemy legion, anywhere.",
  ],
  recruit: [
    "Trois légions face visible devant un lieu, ou une devant chacun : vous pouvez recruter un héros. C'est la meilleure source de points.",
    "Three face-up legions before one place, or one before each: you may recruit a hero. That is the best source of points.",
  ],
  hero: [
    "Choisissez un héros éclairé. Restez sur une carte, ou appuyez longuement, pour lire ce qu'elle fait.",
    "Choose a lit hero. Hover over a card, or press it for long, to read what it does.",
  ],
  tuck: [
    "Deux des légions qui ont servi se glissent sous le héros : leurs étoiles comptent pour vous à la fin, mais elles quittent le lieu.",
    "Two of the legions used are tucked under the hero: their stars count for you at the end, but they leave the place.",
  ],
  looked: [
    "Aucun héros de cette couleur dans la file : vous regardez les premiers de la pioche, et vous en recrutez un.",
    "No hero of that colour in the row: you look at the first ones of the pile, and recruit one.",
  ],
  redirect: [
    "Votre stratagème sert une fois : il peut envoyer cette attaque ailleurs. Gardé jusqu'à la fin, il vaut 2 points.",
    "Your stratagem serves once: it can send this attack elsewhere. Kept to the end, it is worth 2 points.",
  ],
  used: [
    "Un stratagème vient de servir : il est retourné et ne vaut plus rien.",
    "A stratagem has just been used: it is turned over and worth nothing any more.",
  ],
  "five-banners": [
    "Cinq bannières visibles d'un même côté à la fin d'un tour : la partie s'arrête là, c'est gagné.",
    "Five banners seen on one side at the end of a turn: the match stops there and is won.",
  ],
};
