import { MediaQuery } from "svelte/reactivity";
import type { Lying, MarelleView, PageLine } from "./wire";

export type * from "./wire";

export const VALUES = 10;

/** A small screen, where the ring is folded away. */
export const folded = new MediaQuery("(max-width: 1100px)");

/** A card flies under its face's name when it has one: every face is printed once. */
export const flightOf = (card: Lying): string => (card.face === undefined ? card.at : `face ${card.face}`);

/** So many seats clockwise, from one of them. */
export const around = (count: number, from: number): number[] =>
  Array.from({ length: count }, (_, n) => (from + n) % count);

const AUCTIONS = ["bidding", "tie", "raising", "placing"];
const SCENES = ["telling", "interruption", "judging", "ending", "taking"];

/** What lies in the middle of the table. */
export type Middle = "names" | "auction" | "conflicts" | "contents" | "scene" | "fates" | "epilogue";

export function middleOf({ stage }: MarelleView): Middle {
  if (AUCTIONS.includes(stage)) return "auction";
  if (SCENES.includes(stage)) return "scene";
  if (["states", "fool", "defining"].includes(stage)) return "conflicts";
  if (stage === "stepping") return "contents";
  if (stage === "fates") return "fates";
  return stage === "epilogue" ? "epilogue" : "names";
}

export const isText = ({ kind }: PageLine): boolean => kind === "paragraph" || kind === "end";

/** A paragraph with the cards that hang beside it, or what a card did without a word. */
export interface Row {
  line: PageLine;
  cards: PageLine[];
}

/** A card that its player says something about hangs beside those words. */
export function rowsOf(page: readonly PageLine[]): Row[] {
  const rows: Row[] = [];
  for (const line of page) {
    const last = rows.at(-1);
    if (isText(line) && last?.line.kind === "card" && last.line.seat === line.seat) {
      rows.pop();
      rows.push({ line, cards: [last.line, ...last.cards] });
    } else rows.push({ line, cards: [] });
  }
  return rows;
}
