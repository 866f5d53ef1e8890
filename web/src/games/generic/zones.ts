import { said, type Both } from "../../lib/tongue.svelte";
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
