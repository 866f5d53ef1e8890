import type { Tips } from "../../lib/skin";

/** What the guide says the first time a thing is asked or happens: a childhood, then the first scenes. */
export const TIPS: Tips = {
  name: [
    "Bienvenue à la cour. Vous êtes l'enfant d'un roi que personne n'a vu depuis longtemps, et les autres sont vos frères et sœurs. Donnez un nom à votre prince ou à votre princesse.",
    "Welcome to court. You are a child of a king nobody has seen for long, and the others are your siblings. Give your prince or princess a name.",
  ],
  wish: [
    "Que veut-il, que veut-elle, plus que tout ? Une phrase suffit : « Je veux… ». Personne ne la lira avant la fin, et elle vous sera rappelée à chaque scène que vous mettrez en place.",
    "What do they want most of all? One sentence will do: “I want…”. Nobody reads it before the end, and you are reminded of it in every scene you set up.",
  ],
  laid: [
    "Un arcane est posé entre vous et chacun de vos voisins : c'est le sujet de votre conflit. Regardez les deux vôtres, ils feront vos scènes (sur un petit écran, touchez « L'anneau »).",
    "An arcanum lies between you and each of your neighbours: it is what your conflict is about. Look at your two, they will make your scenes (on a small screen, touch “The ring”).",
  ],
  bid: [
    "Quatre enchères disent qui est le meilleur en quoi. Posez une carte en secret : la plus haute sera Roi. Votre figure veut dire : je m'abstiens, et je garde mes cartes.",
    "Four auctions say who is best at what. Lay a card in secret: the highest will be King. Your figure means: I abstain, and keep my cards.",
  ],
  tie: [
    "Deux cartes de même valeur : chacun en pose une autre, que personne n'a encore montrée, à la place de la première.",
    "Two cards of the same value: each lays another, of a value nobody has shown, in the place of the first.",
  ],
  raise: [
    "On peut encore ajouter des cartes, si l'on dépasse la meilleure mise. Tout ce que vous misez restera sur la table : gardez-en pour les scènes.",
    "You may still add cards, if that exceeds the best bid. All you bid stays on the table: keep some for the scenes.",
  ],
  place: [
    "Votre mise va, tout entière, sur le conflit de gauche ou sur celui de droite. Rouge, elle pousse à la rivalité ; noire, à la belligérance. Et ses couleurs décideront des scènes qu'on y jouera.",
    "Your bid goes, whole, to the conflict on your left or on your right. Red makes it a rivalry, black a belligerence. And its suits will decide the scenes played there.",
  ],
  define: [
    "Retournez une carte sur chacun de vos conflits : elle dit qui, où, quoi. Retournée, elle ne compte plus ; retournez donc celle qui sert votre voisin.",
    "Turn over a card on each of your conflicts: it says who, where, what. Turned over it no longer counts, so turn the one that serves your neighbour.",
  ],
  step: [
    "L'enfance est finie. Qui s'avance le premier ouvre une scène sur l'un de ses conflits. La mettre en place, c'est commencer à raconter ; laisser les autres le faire, c'est garder pour soi « Coupez ! » et le mot de la fin.",
    "Childhood is over. Whoever steps forward opens a scene on one of their conflicts. To set it up is to begin to tell; to let the others do so is to keep “Cut!” and the last word.",
  ],
  scene: [
    "Racontez, en une ligne ou en dix : l'arcane, les cartes posées et votre souhait vous soufflent par où commencer. Chacun peut poser une carte, qui change les circonstances.",
    "Tell, in a line or in ten: the arcanum, the cards that lie there and your wish suggest where to begin. Anyone may play a card, which changes the circumstances.",
  ],
  interrupt: [
    "On a coupé. Pour une carte donnée à qui a ouvert la scène, vous pouvez retourner une carte cachée du conflit, une dernière fois.",
    "The scene is cut. For a card given to whoever opened it, you may turn over a hidden card of the conflict, one last time.",
  ],
  "decided-by": [
    "La couleur dont les cartes font la plus grande somme décide : le mieux classé dans cette caractéristique l'emporte.",
    "The suit whose cards make the largest sum decides: the best ranked in that characteristic wins.",
  ],
  keep: [
    "Vous l'emportez : mettez une carte de côté. À la fin on comptera vos noires et vos rouges ; plus l'écart est grand, plus votre destin sera enviable.",
    "You win: set a card aside. In the end your black and red cards are counted; the wider the gap, the more enviable your fate.",
  ],
  epilogue: [
    "Racontez ce que devint votre personnage. Quand tous l'auront fait, les souhaits seront montrés, et l'histoire deviendra un livre.",
    "Tell what became of your character. When all have done so, the wishes are shown, and the story becomes a book.",
  ],
};
