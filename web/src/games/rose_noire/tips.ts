import type { Tips } from "../../lib/skin";

/** What the guide says the first time a thing is asked or happens, in a person's words; the rules page has the letter. */
export const TIPS: Tips = {
  rector: [
    "Bienvenue au monastère, où quelqu'un ment. Parmi les sept suspects, deux sont les complices du Recteur, que tout le monde connaît. Trouvez-les avant la fin du cinquième jour.",
    "Welcome to the monastery, where someone lies. Two of the seven suspects are accomplices of the Rector, whom everyone knows. Find them before the fifth day is over.",
  ],
  role: [
    "Votre rôle est secret. Trois Investigateurs cherchent les complices ; l'un de vous est le Possédé, qui veut les voir morts. Maintenez votre carte de rôle pour la lire : personne d'autre ne la voit.",
    "Your role is secret. Three Investigators look for the accomplices; one of you is the Possessed, who wants them dead. Hold your role card to read it: nobody else sees it.",
  ],
  accomplices: [
    "Vous êtes le Recteur : ces deux suspects sont vos complices, et vous seul le savez. Semez le doute.",
    "You are the Rector: these two suspects are your accomplices, and only you know. Sow doubt.",
  ],
  "shared-out": [
    "Devant chaque suspect, une pile d'indices : des actions, des pièges et des preuves. Une preuve montre qu'un suspect est innocent. Celles des deux complices manquent.",
    "Before each suspect lies a pile of clues: actions, traps and proofs. A proof shows that a suspect is innocent. Those of the two accomplices are missing.",
  ],
  day: [
    "De jour, chacun à son tour enquête sur un suspect où nul autre n'est allé, et prend le premier indice de sa pile. Avant et après, jouez autant d'actions que vous voulez.",
    "By day, each in turn investigates a suspect whom nobody else has visited, and takes the first clue of the pile. Before and after, play as many actions as you like.",
  ],
  spoke: [
    "Une parole : tout le monde l'entend, et rien ne la vérifie. On peut mentir. Composez la vôtre à tout moment, même quand un autre réfléchit ; le tableau garde qui a dit quoi.",
    "A claim: everyone hears it, and nothing checks it. One may lie. Make yours at any moment, also while another thinks; the board keeps who said what.",
  ],
  investigated: [
    "Le pion reste chez ce suspect jusqu'au lever du jour : personne d'autre n'ira aujourd'hui. Ce qui a été trouvé, lui seul le sait.",
    "The pawn stays with that suspect until dawn: nobody else goes there today. What was found, only they know.",
  ],
  found: [
    "Cet indice est dans votre main. Une action sert une fois, quand vous voulez ; une preuve se garde. Vous pouvez en parler, jamais la montrer.",
    "This clue is in your hand. An action serves once, when you like; a proof is kept. You may speak of it, never show it.",
  ],
  sprung: [
    "Un piège ! Qui le tire en enquêtant le révèle et le subit aussitôt.",
    "A trap! Whoever draws it by investigating reveals it and suffers it at once.",
  ],
  played: [
    "Une carte jouée se lit à voix haute, fait ce qu'elle dit, puis va à la défausse.",
    "A card that is played is read aloud, does what it says, and goes to the discard pile.",
  ],
  peeked: [
    "Jeter un œil, c'est lire et remettre à sa place : aucun piège ne se déclenche, et l'on n'a pas le droit de montrer.",
    "To peek is to read and put back: no trap springs, and nothing may be shown.",
  ],
  sunset: [
    "Au coucher du soleil, on délibère. Touchez deux suspects pour rédiger un acte, signez-le ou signez celui d'un autre : à trois signatures sur quatre, le Recteur doit répondre. Le temps de parole est compté sous vos yeux.",
    "At sunset you confer. Touch two suspects to draft an act, sign it or sign another's: with three signatures of four the Rector must answer. The time to talk is counted before your eyes.",
  ],
  signed: [
    "Une signature au bas d'un acte. On n'en a qu'une à la fois, et l'on peut la reprendre ; qui signe quoi reste au tableau.",
    "A signature under an act. One has but one at a time, and may take it back; who signs what stays on the board.",
  ],
  ready: [
    "Quand tous veulent en rester là, la nuit approche sans accusation.",
    "When all are content to leave it at that, night draws near without an accusation.",
  ],
  inexact: [
    "« Inexact » : l'un des deux au moins est innocent, et l'on n'en saura pas plus. « Exact » aurait donné la victoire aux Investigateurs.",
    "“Wrong”: at least one of the two is innocent, and nothing more is told. “Right” would have won for the Investigators.",
  ],
  dusk: [
    "Le crépuscule est au Recteur : il joue une carte ou en défausse, face cachée. S'il joue un de ses deux buts, il gagne.",
    "Dusk belongs to the Rector: he plays a card or discards, face down. If he plays one of his two goals, he wins.",
  ],
  night: [
    "La nuit, tous ferment les yeux et posent la main sur un suspect, ou dorment. Seule compte la main du Possédé ; elle tue, et le Recteur voit qui c'était. Répondez comme vous voulez : rien ne vous trahira.",
    "By night all close their eyes and lay a hand on a suspect, or sleep. Only the Possessed's hand counts; it kills, and the Rector sees whose it was. Answer as you like: nothing will give you away.",
  ],
  kill: [
    "À vous, Recteur : tuez un suspect, ou personne. Tous les morts seront montrés ensemble, sans dire qui a tué.",
    "Rector, it is up to you: kill a suspect, or nobody. All the dead are shown together, and nothing tells who killed.",
  ],
  deaths: [
    "Les morts sont montrés ensemble : rien ne dit qui a tué. Leurs indices vont au cimetière, où l'on peut encore enquêter. Si les deux complices meurent, le Possédé a gagné.",
    "The dead are shown together: nothing tells who killed. Their clues go to the cemetery, where one may still investigate. If both accomplices die, the Possessed has won.",
  ],
};
