/** The seventy-eight cards, by the number of their face: forty pips, sixteen figures, twenty-two arcana. */

import type { Attachment } from "svelte/attachments";
import { FIRST } from "./arcana1";
import { SECOND } from "./arcana2";
import { THIRD } from "./arcana3";
import { figure } from "./figures";
import { arcanumCard, backCard, DEFS, figureCard, pipCard, smallFigure, smallPip, type Drawing } from "./frame";
import { pip } from "./pips";
import { SUITS, type Suit } from "./suits";

const VALUES = 10;
export const FIRST_FIGURE = 40;
export const FIRST_ARCANUM = 56;
const ARCANA = [...FIRST, ...SECOND, ...THIRD];

export interface Printed {
  kind: "pip" | "figure" | "arcanum";
  suit: Suit;
  /** The value of a pip, the rank of a figure, the number of an arcanum. */
  value: number;
}

export function printedOn(face: number): Printed {
  const suitAt = (n: number): Suit => SUITS[n] ?? "coupe";
  if (face >= FIRST_ARCANUM) return { kind: "arcanum", suit: "coupe", value: face - FIRST_ARCANUM };
  if (face < FIRST_FIGURE) return { kind: "pip", suit: suitAt(Math.floor(face / VALUES)), value: (face % VALUES) + 1 };
  const figure = face - FIRST_FIGURE;
  return { kind: "figure", suit: suitAt(Math.floor(figure / 4)), value: (figure % 4) + 1 };
}

const drawn = new Map<string, Drawing>();

/** What is drawn once is kept. */
function kept(key: string, draw: () => Drawing): Drawing {
  const found = drawn.get(key) ?? draw();
  drawn.set(key, found);
  return found;
}

/** A card with the name that is printed on it; small: number and suit alone. */
export function drawCard(face: number, name: string, small: boolean): Drawing {
  const { kind, suit, value } = printedOn(face);
  return kept(`${face} ${small} ${name}`, () => {
    if (kind === "arcanum") return arcanumCard(value, name, ARCANA[value] ?? ((): string => ""));
    if (kind === "pip") return small ? smallPip(suit, value) : pipCard(suit, value, pip(suit, value));
    return small ? smallFigure(suit, value) : figureCard(suit, name, figure(suit, value));
  });
}

export const drawBack = (value?: number): Drawing => kept(`back ${value ?? ""}`, () => backCard(value));

const ID = "marelle-defs";

/** Puts a drawing into an element, and once into the page what drawings refer to. */
export const engraved =
  ({ inside }: Drawing): Attachment<SVGSVGElement> =>
  (element) => {
    if (!document.getElementById(ID)) document.body.append(shared());
    element.innerHTML = inside;
  };

function shared(): SVGSVGElement {
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  defs.id = ID;
  defs.setAttribute("class", "hidden");
  defs.setAttribute("aria-hidden", "true");
  defs.innerHTML = DEFS;
  return defs;
}
