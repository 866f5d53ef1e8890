/** What things are called: the cards as the server names them, the rest in both languages. */

import { faces } from "../../lib/faces.svelte";
import { printed, t, typeset } from "../../lib/tongue.svelte";
import type { Face } from "../../lib/face";
import { FIRST_ARCANUM } from "./tarot/draw";
import { VALUES, type Conflict, type MarelleView } from "./view";

const GAME = "marelle";

export const faceOf = (face: number | undefined): Face | undefined =>
  face === undefined ? undefined : faces.get(GAME, face);

/** A card by its name, as a title. */
export const titleOf = (face: number | undefined): string =>
  face === undefined ? t("carte cachée", "hidden card") : printed(faceOf(face)?.name ?? "");

/** A card by its name, inside a sentence. */
export const named = (face: number | undefined): string =>
  face === undefined ? t("une carte cachée", "a hidden card") : String(faceOf(face)?.named ?? "");

/** The characteristic of a suit. */
export const traitOf = (suit: number): string => printed(String(faceOf(suit * VALUES)?.trait ?? ""));

/** The same inside a sentence. */
export const traitNamed = (suit: number): string => String(faceOf(suit * VALUES)?.trait_named ?? "");

/** The same without its article. */
export const shortTrait = (suit: number): string => String(faceOf(suit * VALUES)?.virtue ?? "");

/** What a card brings into a conflict, in the world of the table. */
export const elementOf = (face: number, { world }: MarelleView): string =>
  printed((faceOf(face)?.elements as Record<string, string> | undefined)?.[world] ?? "");

type Themes = Record<string, { rivalry: string; belligerence: string }>;

/** What the arcanum says of the two princes, once it is known how they stand. */
export function themeOf({ arcanum, state }: Conflict, { world }: MarelleView): string {
  if (state === "open") return "";
  const themes = (faceOf(arcanum?.face)?.themes as Themes | undefined)?.[world];
  return printed(themes?.[state === "belligerence" ? "belligerence" : "rivalry"] ?? "");
}

/** What an arcanum asks of a scene. */
export const questionOf = ({ arcanum }: Conflict): string => printed(String(faceOf(arcanum?.face)?.question ?? ""));

export const arcanumOf = ({ arcanum }: Conflict): string => titleOf(arcanum?.face);
export const faceOfArcanum = (number: number): number => FIRST_ARCANUM + number;

export const rankWord = (rank: number): string =>
  [t("sans rang", "unranked"), t("Roi", "King"), t("Reine", "Queen"), t("Cavalier", "Knight"), t("Valet", "Knave")][
    rank
  ] ?? "";

export const stateWord = (state: Conflict["state"]): string =>
  ({
    open: "",
    rivalry: t("Rivalité", "Rivalry"),
    belligerence: t("Belligérance", "Belligerence"),
    verge: t("Au bord de la guerre", "On the verge of war"),
  })[state];

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** Names in a row, as one says them. */
export function listed(names: readonly string[]): string {
  const [last, ...before] = [...names].reverse();
  return before.length ? `${before.reverse().join(", ")} ${t("et", "and")} ${last ?? ""}` : (last ?? "");
}

/** A text that somebody wrote, set as its language is printed. */
export const told = (text: string, lang: string): string =>
  lang === "fr" ? typeset(text.replace(/^-{1,2} /, "— ")) : text;

/** Pieces of a text, every second one between stars. */
export const starred = (text: string): string[] => text.split(/\*([^*\n]+)\*/);

/** The values of some cards, in a row. */
export const nameOfValues = (cards: readonly { value: number }[]): string =>
  cards.length
    ? [...cards]
        .map(({ value }) => value)
        .sort((a, b) => a - b)
        .join(", ")
    : t("aucune carte", "no card");
