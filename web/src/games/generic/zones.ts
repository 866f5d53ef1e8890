import { said, t, type Both } from "../../lib/tongue.svelte";
import type { View } from "../../lib/wire";

export interface Lying {
  at: string;
  face: number | undefined;
}

export interface ZoneOfCards {
  name: string;
  title: string;
  cards: Lying[];
}

function isCard(value: unknown): value is { at: string; face?: number } {
  return typeof value === "object" && value !== null && typeof (value as { at?: unknown }).at === "string";
}

/** The zones that many games have, as a person calls them. */
const TITLES: Readonly<Record<string, Both>> = {
  hand: ["Main", "Hand"],
  row: ["File", "Row"],
  deck: ["Pioche", "Deck"],
  pile: ["Pioche", "Pile"],
  discard: ["Défausse", "Discard"],
  archives: ["Archives", "Archives"],
  line: ["Ligne", "Line"],
  creature: ["Créatures", "Creatures"],
  artifact: ["Artefacts", "Artifacts"],
  place: ["Lieux", "Places"],
  event: ["Événements", "Events"],
  goal: ["Objectifs", "Goals"],
  seat: ["Joueurs", "Players"],
  life: ["Vies", "Lives"],
  packet: ["Paquet", "Packet"],
  shown: ["Montrées", "Shown"],
  class: ["Classes", "Classes"],
  fate: ["Destin", "Fate"],
  title: ["Titre", "Title"],
  lines: ["Lignes", "Lines"],
  turn: ["Tour", "Turn"],
  phase: ["Phase", "Phase"],
  claims: ["Déclarations", "Claims"],
  points: ["Points", "Points"],
};

/** A zone by its first word, and the seat it belongs to. */
function titleOf(name: string): string {
  const [, zone = "", seat] = /^([a-z_]+):?(\d+)?/.exec(name) ?? [];
  const words = TITLES[zone];
  const title = words ? said(words) : zone.replace(/_/g, " ");
  return seat === undefined ? title : `${title} ${Number(seat) + 1}`;
}

/** Every card found anywhere in a view, by the zone that its address begins with. */
export function zonesOf(view: View): ZoneOfCards[] {
  const zones = new Map<string, Lying[]>();
  const visit = (value: unknown): void => {
    if (isCard(value)) {
      const zone = value.at.replace(/:?\d+$/, "");
      const face = typeof value.face === "number" ? value.face : undefined;
      zones.set(zone, [...(zones.get(zone) ?? []), { at: value.at, face }]);
    }
    if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  visit(view);
  return [...zones].map(([name, cards]) => ({ name, title: titleOf(name), cards }));
}

/** Something written or counted, and whose it is. */
export interface Line {
  seat?: number;
  text: string;
}

export interface Sheet {
  name: string;
  title: string;
  lines: Line[];
}

const isNothing = (value: unknown): boolean =>
  value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);
const isPlain = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value);

/** One line of what is shown; what is hidden has no words, and what is no line is none. */
function lineOf(value: unknown): Line | null {
  if (value === null) return { text: "…" };
  if (value === true) return { text: t("oui", "yes") };
  if (isPlain(value)) return { text: String(value) };
  if (Array.isArray(value)) return value.every(isPlain) ? { text: value.join(" · ") } : null;
  const { text, seat } = value as { text?: unknown; seat?: unknown };
  if (typeof text !== "string") return null;
  return { text: text || "…", ...(typeof seat === "number" && { seat }) };
}

/** What of a view is neither a card nor nothing: texts, numbers and lists of them; one text for each seat is that seat's. */
export function sheetsOf(view: View, seats: number): Sheet[] {
  const told = Object.entries(view).filter(([name, value]) => name !== "seat" && !isNothing(value));
  const sheets = told.map(([name, value]) => ({ name, title: titleOf(name), lines: linesOf(value, seats) }));
  return sheets.filter((sheet): sheet is Sheet => sheet.lines.every((line) => line !== null));
}

/** Numbers stand in one line, all else in a line each. */
function linesOf(value: unknown, seats: number): (Line | null)[] {
  if (!Array.isArray(value) || value.every((one) => typeof one === "number")) return [lineOf(value)];
  const lines = value.map(lineOf);
  const each = value.length === seats && value.every((one) => one === null || typeof one === "string");
  return each ? lines.map((line, seat) => line && { ...line, seat }) : lines;
}
