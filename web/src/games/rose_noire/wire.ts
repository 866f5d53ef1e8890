/* Written by scripts/typescript.py from the Python types of the same names: change those. */

/** The whole table. */
export interface RoseView {
  seat: number | null;
  turn: number;
  turns: number;
  phase: string;
  rector: number;
  first: number;
  acting: number | null;
  /** How many signatures make an accusation. */
  needed: number;
  suspects: SuspectView[];
  seats: SeatView[];
  accomplices: Lying[];
  /** From the first clue on. */
  cemetery: Lying[];
  discard: Lying[];
  /** Cards whose effects are being resolved. */
  table: Lying[];
  /** How many clues went back to the box unseen. */
  boxed: number;
  /** How many cards the Rector has yet to draw. */
  orders: number;
  order_discard: Lying[];
  hushed: boolean;
  curfew: boolean;
  watched: boolean;
  exposed: boolean;
  /** At a table of three, the role that nobody was dealt. */
  hidden_role: Lying | null;
  words: WordView[];
  signatures: SignatureView[];
  answers: AnswerView[];
  /** Whether words and signatures of earlier days are left out. */
  forgetful: boolean;
  /** How many pairs are left that the reader's own knowledge does not exclude. */
  possible: number;
  /** The camp that has won. */
  camp: string | null;
}

/** A card on the table. */
export interface Lying {
  at: string;
  /** Its number in the list of cards; none if the seat does not know it. */
  face?: number;
}

/** An accusation to which the Rector answered « Inexact ». */
export interface AnswerView {
  turn: number;
  suspects: number[];
  signers: number[];
}

/** One player. */
export interface SeatView {
  seat: number;
  rector: boolean;
  role: Lying | null;
  profile: number | null;
  hand: Lying[];
  pawn: number | null;
  /** The two suspects under whose accusation the name stands. */
  signed: number[] | null;
  /** How many more times it may sign this evening. */
  seals: number;
  ready: boolean;
  banned: boolean;
  /** How many more claims it may make this turn. */
  breath: number;
}

/** A name put down or, without suspects, taken back. */
export interface SignatureView {
  turn: number;
  seat: number;
  suspects: number[];
}

/** One of the seven, with the pile and whoever stands there. */
export interface SuspectView {
  at: string;
  face: number;
  key: string;
  alive: boolean;
  /** The turn of the death. */
  died: number | null;
  /** The seat that killed, for those who know. */
  slayer: number | null;
  /** From the first clue on. */
  pile: Lying[];
  pawns: number[];
  guarded: boolean;
  locked: boolean;
  /** Whether the reader knows this suspect to be innocent, having seen the proof. */
  cleared: boolean;
}

/** A claim: who said what, when, and what became of it. */
export interface WordView {
  turn: number;
  seat: number;
  kind: string;
  /** Those it speaks of; for a pile, whose pile it is, none for the cemetery's. */
  suspects: number[];
  /** The seat it speaks of. */
  whom: number | null;
  /** Which of its sentences was used. */
  way: number;
  /** "proved", "refuted", "taken-back" or nothing. */
  standing: string;
  /** When all is over or lies open: whether the speaker knew it ("known"), lied ("lie") or guessed ("guess"). */
  knew?: string;
  /** The clue that it spoke of, when all is over or lies open and the speaker had seen it. */
  card?: number;
}
