import type { Both } from "../../lib/tongue.svelte";
import type { Face } from "../../lib/face";
import action from "icon:power-lightning";
import aember from "icon:fire-gem";
import alien from "icon:alien-skull";
import artifact from "icon:gears";
import assault from "icon:crossed-swords";
import atom from "icon:atom";
import axe from "icon:battle-axe";
import blueKey from "icon:skeleton-key";
import chains from "icon:crossed-chains";
import creature from "icon:beast-eye";
import cross from "icon:winged-shield";
import mask from "icon:domino-mask";
import demon from "icon:devil-mask";
import elusive from "icon:dodging";
import fall from "icon:death-skull";
import hazardous from "icon:spiked-shell";
import leaf from "icon:oak-leaf";
import poison from "icon:poison-bottle";
import redKey from "icon:boss-key";
import skirmish from "icon:quick-slash";
import stolen from "icon:robber-hand";
import stun from "icon:knocked-out-stars";
import taunt from "icon:shouting";
import under from "icon:card-pickup";
import upgrade from "icon:upgrade";
import yellowKey from "icon:star-key";

interface House {
  hue: string;
  /** Of its frames, by night and by day. */
  metal: string;
  /** Our own picture of the house: a colour is never alone. */
  symbol: string;
  name: Both;
}

export const HOUSES: Readonly<Record<string, House>> = {
  brobnar: { hue: "var(--brobnar)", metal: "#ff7d4a", symbol: axe, name: ["Brobnar", "Brobnar"] },
  dis: { hue: "var(--dis)", metal: "#f764a8", symbol: demon, name: ["Dis", "Dis"] },
  logos: { hue: "var(--logos)", metal: "#5cd4f5", symbol: atom, name: ["Logos", "Logos"] },
  mars: { hue: "var(--mars)", metal: "#b4e052", symbol: alien, name: ["Mars", "Mars"] },
  sanctum: { hue: "var(--sanctum)", metal: "#c3cdfb", symbol: cross, name: ["Sanctum", "Sanctum"] },
  shadows: { hue: "var(--shadows)", metal: "#b794f6", symbol: mask, name: ["Ombres", "Shadows"] },
  untamed: { hue: "var(--untamed)", metal: "#62d98a", symbol: leaf, name: ["Indomptés", "Untamed"] },
};

export const KINDS: Readonly<Record<string, string>> = { action, artifact, creature, upgrade };

export const KEYWORDS: Readonly<Record<string, { symbol: string; name: Both }>> = {
  taunt: { symbol: taunt, name: ["provocation", "taunt"] },
  elusive: { symbol: elusive, name: ["insaisissable", "elusive"] },
  skirmish: { symbol: skirmish, name: ["escarmouche", "skirmish"] },
  poison: { symbol: poison, name: ["poison", "poison"] },
  assault: { symbol: assault, name: ["assaut", "assault"] },
  hazardous: { symbol: hazardous, name: ["hasardeux", "hazardous"] },
};

export const KEYS = {
  red: { symbol: redKey, hue: "var(--key-red)", name: ["Clé rouge", "Red key"] as Both },
  blue: { symbol: blueKey, hue: "var(--key-blue)", name: ["Clé bleue", "Blue key"] as Both },
  yellow: { symbol: yellowKey, hue: "var(--key-yellow)", name: ["Clé jaune", "Yellow key"] as Both },
};

export const MARKS = { aember, chains, fall, stolen, stun, under };

export const hueOf = (face: Face | undefined, house?: string): string =>
  HOUSES[house ?? String(face?.house)]?.hue ?? "var(--dim)";
