/** What may be said aloud: the kinds of claims, their addresses, and how each is put in a few words. */

import conversation from "icon:conversation";
import direction from "icon:direction-sign";
import hand from "icon:shaking-hands";
import hood from "icon:cowled";
import stack from "icon:stack";
import type { Both } from "../../lib/tongue.svelte";
import { said, t } from "../../lib/tongue.svelte";
import { faces } from "../../lib/faces.svelte";
import { accomplicesOf, GAME, isPossessed, shortName, suspectName, type RoseView, type WordView } from "./view";

/** What a kind of claim speaks of. */
export type About = "suspect" | "two" | "pile" | "seat" | "self";

interface Kind {
  family: string;
  about: About;
  /** The button: the beginning of the sentence. */
  verb: Both;
  /** On the board of words, under the name of whom it speaks of. */
  short: Both;
}

export const KINDS: Readonly<Record<string, Kind>> = {
  innocent: {
    family: "suspect",
    about: "suspect",
    verb: ["Je réponds de", "I vouch for"],
    short: ["j'en réponds", "I vouch"],
  },
  suspect: {
    family: "suspect",
    about: "suspect",
    verb: ["Je soupçonne", "I suspect"],
    short: ["je soupçonne", "I suspect"],
  },
  suspects: {
    family: "suspect",
    about: "two",
    verb: ["Je soupçonne deux…", "I suspect two…"],
    short: ["je soupçonne", "I suspect"],
  },
  trap: { family: "pile", about: "pile", verb: ["Un piège chez", "A trap in"], short: ["un piège ici", "a trap here"] },
  proof: {
    family: "pile",
    about: "pile",
    verb: ["Une preuve chez", "A proof in"],
    short: ["une preuve ici", "a proof here"],
  },
  useful: {
    family: "pile",
    about: "pile",
    verb: ["De l'utile chez", "Something useful in"],
    short: ["de l'utile ici", "something useful"],
  },
  rectors: {
    family: "pile",
    about: "pile",
    verb: ["Pour le Recteur chez", "The Rector's in"],
    short: ["sert le Recteur", "serves the Rector"],
  },
  go: { family: "advice", about: "suspect", verb: ["Allez voir", "Go and see"], short: ["allez-y", "go there"] },
  "keep-away": {
    family: "advice",
    about: "suspect",
    verb: ["N'allez pas chez", "Keep away from"],
    short: ["n'y allez pas", "keep away"],
  },
  trust: {
    family: "seat",
    about: "seat",
    verb: ["J'ai confiance en", "I trust"],
    short: ["j'ai confiance", "I trust"],
  },
  distrust: {
    family: "seat",
    about: "seat",
    verb: ["Je me méfie de", "I distrust"],
    short: ["je me méfie", "I distrust"],
  },
  "not-possessed": {
    family: "self",
    about: "self",
    verb: ["Je suis sans esprit", "No spirit in me"],
    short: ["aucun esprit en moi", "no spirit in me"],
  },
  possessed: {
    family: "self",
    about: "self",
    verb: ["L'esprit est en moi", "The spirit is in me"],
    short: ["l'esprit est en moi", "the spirit is in me"],
  },
};

interface Family {
  key: string;
  title: Both;
  icon: string;
}

export const FAMILIES: readonly Family[] = [
  { key: "suspect", title: ["D'un suspect", "Of a suspect"], icon: hood },
  { key: "pile", title: ["D'une pile", "Of a pile"], icon: stack },
  { key: "advice", title: ["Un conseil", "Advice"], icon: direction },
  { key: "seat", title: ["D'un joueur", "Of a player"], icon: hand },
  { key: "self", title: ["De vous", "Of yourself"], icon: conversation },
];

export const CEMETERY = "cemetery";
export const sayAt = (kind: string, about: readonly (string | number)[]): string => ["say", kind, ...about].join(":");

/** A claim on the board of words, without the name of whom it speaks of; `of`: under whose name it stands. */
export function shortly(view: RoseView, word: WordView, of: number | null = null): string {
  const kind = KINDS[word.kind];
  const short = kind ? said(kind.short) : word.kind;
  const other = word.suspects.find((one) => one !== of);
  if (word.kind !== "suspects" || other === undefined || of === null) return short;
  return t(`${short}, avec ${shortName(view, other)}`, `${short}, with ${shortName(view, other)}`);
}

/** Whom a claim speaks of, where that is not its speaker. */
export function namedIn(view: RoseView, word: WordView, called: (seat: number) => string): string {
  if (KINDS[word.kind]?.about === "self") return "";
  if (word.whom !== null) return called(word.whom);
  if (word.suspects.length === 0) return t("le cimetière", "the cemetery");
  return word.suspects.map((one) => shortName(view, one)).join(t(" et ", " and "));
}

/** A claim that does not stand under a name: with the name, then what is said of it. */
export function wholly(view: RoseView, word: WordView, called: (seat: number) => string): string {
  const named = namedIn(view, word, called);
  return named ? `${named}${t(" : ", ": ")}${shortly(view, word)}` : shortly(view, word);
}

export const STANDINGS: Readonly<Record<string, Both>> = {
  proved: ["avéré", "proved"],
  refuted: ["démenti", "refuted"],
  "taken-back": ["s'est dédit", "taken back"],
};

/** What a liar knew, told when all is over. */
export function knownThen(view: RoseView, { kind, suspects, whom, card }: WordView): string {
  const guilty = accomplicesOf(view);
  const [one] = kind === "innocent" ? suspects : suspects.filter((suspect) => !guilty.includes(suspect));
  if (kind === "innocent" && one !== undefined)
    return t(`savait ${suspectName(view, one)} complice`, `knew ${suspectName(view, one)} to be an accomplice`);
  if (kind === "suspect" || kind === "suspects")
    return one === undefined
      ? t("mensonge", "a lie")
      : t(`savait ${suspectName(view, one)} hors de cause`, `knew ${suspectName(view, one)} to be innocent`);
  if (card !== undefined) {
    const { name = "" } = faces.get(GAME, card) ?? {};
    return t(`avait vu : ${name}`, `had seen: ${name}`);
  }
  if (whom !== null && (kind === "trust" || kind === "distrust"))
    return isPossessed(view.seats[whom])
      ? t("le savait habité par l'esprit", "knew the spirit was there")
      : t("le savait sans esprit", "knew there was no spirit there");
  return kind === "possessed" ? t("n'avait aucun esprit", "had no spirit") : t("était le Possédé", "was the Possessed");
}

/** What a claim was to its speaker, told when all is over. */
export const KNEW: Readonly<Record<string, Both>> = {
  known: ["le savait", "knew it"],
  lie: ["mensonge", "a lie"],
};
