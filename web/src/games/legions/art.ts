import type { Shape } from "../../lib/art/frame";
import type { Picture } from "../../lib/art/scene";
import type { Face } from "../../lib/face";
import helm from "icon:black-knight-helm";
import dove from "icon:dove";
import flame from "icon:flame";
import goldShell from "icon:gold-shell";
import imperialCrown from "icon:imperial-crown";
import tentacles from "icon:interlaced-tentacles";
import standard from "icon:knight-banner";
import laurels from "icon:laurels";
import sickle from "icon:sickle";
import trident from "icon:trident";
import { GROUNDS } from "./grounds";
import pictures from "./pictures.art";

interface Guild {
  hue: string;
  /** The guild's symbol: a colour is never alone. */
  symbol: string;
  /** The metal of its frames, by night and by day. */
  metal: string;
  /** Where a card stands that has no recipe yet, and who stands there. */
  ground: string;
  figure: string;
}

export const GUILDS: Readonly<Record<string, Guild>> = {
  yellow: { hue: "var(--farmers)", symbol: sickle, metal: "#e8bf4e", ground: "gardens", figure: "seahorse" },
  red: { hue: "var(--soldiers)", symbol: trident, metal: "#ee6a56", ground: "breach", figure: "crab" },
  blue: { hue: "var(--politicians)", symbol: laurels, metal: "#6cacf6", ground: "senate", figure: "oyster-pearl" },
  violet: { hue: "var(--mages)", symbol: flame, metal: "#b98af5", ground: "well", figure: "jellyfish" },
  green: { hue: "var(--merchants)", symbol: goldShell, metal: "#58d196", ground: "comptoir", figure: "diving-helmet" },
  white: { hue: "var(--ambassadors)", symbol: dove, metal: "#e2edf0", ground: "embassy", figure: "nautilus-shell" },
};
const GOLD = "#e7c57a";

export const CAMPS = { roi: imperialCrown, necro: helm };
export const BANNER = standard;
export const ROUT = tentacles;

export const hueOf = (face: Face | undefined): string => GUILDS[String(face?.guild)]?.hue ?? "var(--gold)";

const SHAPES: Readonly<Record<string, Shape>> = {
  legion: "legion",
  hero: "hero",
  stratagem: "stratagem",
  place: "place",
};

export const shapeOf = (face: Face): Shape => SHAPES[String(face.kind)] ?? "legion";

/** The outline of what a card shows. */
export const glyphOf = (face: Face): string => pictures.glyphs[pictureOf(face).recipe.figure ?? ""] ?? "";

/** A card as it is composed; one without a recipe shows somebody of its guild. */
export function pictureOf(face: Face): Picture {
  const guild = GUILDS[String(face.guild)];
  const recipe = pictures.recipes[face.face] ?? {
    ground: guild?.ground ?? "well",
    figure: guild?.figure ?? "tentacles-skull",
    light: "behind",
    mood: guild?.metal ?? GOLD,
  };
  return {
    name: `legions ${face.face}`,
    recipe,
    glyphs: pictures.glyphs,
    grounds: GROUNDS,
    shape: shapeOf(face),
    tint: guild?.metal ?? GOLD,
    foot: face.kind === "legion" ? 84 : 76,
  };
}

/** The empty ground before a guild's place. */
export function groundOf(key: string): Picture | undefined {
  const guild = GUILDS[key];
  if (!guild) return undefined;
  const { ground, metal: mood } = guild;
  return {
    name: `legions ${ground}`,
    recipe: { ground, mood, light: "behind" },
    glyphs: {},
    grounds: GROUNDS,
    view: "0 40 200 190",
  };
}

/** The same scene without its frame, cut as a wide strip or a medal. */
export const landscapeOf = (face: Face, view: string): Picture => {
  const { name, recipe, glyphs, grounds } = pictureOf(face);
  return { name, recipe, glyphs, grounds, view };
};
