import type { Shape } from "../../lib/art/frame";
import type { Art, Recipe } from "../../lib/art/recipe";
import type { Picture } from "../../lib/art/scene";
import { byName, Sheets } from "../../lib/art/sheets.svelte";
import type { Face } from "../../lib/face";
import cendrelins from "./art/cendrelins.art";
import type { Deed } from "./faces";
import { GROUNDS } from "./grounds";

/** A table is drawn before its pictures: they are most of what this game weighs, and those of a class come with its first card. */
export const sheets = new Sheets({
  ...byName(import.meta.glob<Art>(["./art/*.art", "!./art/cendrelins.art"], { import: "default" })),
  cendrelins: () => Promise.resolve(cendrelins),
  deeds: async () => ({ recipes: {}, glyphs: { ...cendrelins.glyphs, ...(await import("./deeds.icons")).default } }),
});
const OF_CLASS = ["necromancer", "animancer", "sorcerer", "demonist", "priest", "geomancer"];
const OF_KIND: Readonly<Record<string, string>> = {
  ...{ event: "visitors", goal: "objectives", place: "places", class: "cendrelins", fate: "cendrelins" },
};

/** The metal of a frame, by night and by day: a class has its own, then what a place bears, then the kind of card. */
const CLASSES = ["#7fc9a6", "#86d3e6", "#ee7f93", "#bd95f2", "#ddd3bd", "#a9bd6d"];
const THINGS = ["#c3beb6", "#c7956b", "#a4e6df", "#dcb64f", "#e583c6", "#e9dfca", "#ee7f93", "#d39a6c", "#f0d896"];
const KINDS: Readonly<Record<string, string>> = { event: "#c8b4e8", goal: "#ffd28a", fate: "#ff9b54" };
const FIRST_CLASS = 40_000;

const SHAPES: Readonly<Record<string, Shape>> = { event: "event", goal: "goal", place: "place", fate: "place" };

export const shapeOf = (face: Face): Shape => SHAPES[String(face.kind)] ?? "fragment";

export function metalOf(face: Face): string {
  const klass = face.kind === "class" ? face.face : face.class;
  if (typeof klass === "number" && face.kind !== "goal") return CLASSES[(klass - FIRST_CLASS) % CLASSES.length] ?? "";
  if (typeof face.resource === "number") return THINGS[face.resource % THINGS.length] ?? "";
  return KINDS[String(face.kind)] ?? "#b9a7c9";
}

/**
 * Cards of somebody's own sheet have no recipe: what they first add, take or ask for gives the figure and the ground.
 * Things go by the numbers of the list of cards: resources of the cemetery, then what a cendrelin has.
 */
const ADDED: Readonly<Record<number, [figure: string, ground: string]>> = {
  55_000: ["tombstone", "yard"],
  55_001: ["hasty-grave", "soil"],
  55_002: ["floating-ghost", "murmur"],
  55_003: ["open-treasure-chest", "hoard"],
  55_004: ["imp-laugh", "pit"],
  55_005: ["skeletal-hand", "crypt"],
  55_006: ["shut-rose", "cloister"],
  55_007: ["egyptian-urns", "crypt"],
  55_008: ["candle-light", "crypt"],
  55_009: ["morgue-feet", "yard"],
  55_010: ["bookshelf", "crypt"],
  55_011: ["tear-tracks", "murmur"],
  55_100: ["fireball", "crypt"],
  55_101: ["prayer", "cloister"],
  55_102: ["quill-ink", "pit"],
  55_103: ["power-lightning", "crypt"],
};
const TAKEN: Readonly<Record<number, [figure: string, ground: string]>> = {
  55_000: ["demolish", "yard"],
  55_001: ["worms", "soil"],
  55_002: ["soul-vessel", "murmur"],
  55_003: ["robber-hand", "hoard"],
  55_104: ["brain-leak", "murmur"],
};
const OTHERWISE: Readonly<Record<string, [figure: string, ground: string]>> = {
  event: ["hooded-figure", "gates"],
  place: ["graveyard", "yard"],
  goal: ["throne-king", "crypt"],
  fate: ["tarot-10-wheel-of-fortune", "crypt"],
};

/** What a card is painted with: its own recipe, or one that follows from what it does, its class and its kind. */
function artOf(face: Face): Pick<Picture, "name" | "recipe" | "glyphs" | "grounds"> | undefined {
  const sheet = OF_KIND[String(face.kind)] ?? (typeof face.class === "number" && OF_CLASS[face.class - FIRST_CLASS]);
  const art = sheet ? sheets.of(sheet) : cendrelins;
  if (!art) return undefined;
  const own = art.recipes[face.face];
  if (own) return { name: `cendrelin ${face.face} `, recipe: own, glyphs: art.glyphs, grounds: GROUNDS };
  const deeds = sheets.of("deeds");
  // Sheets of one's own use the same numbers for other cards.
  const name = `cendrelin ${face.face} ${face.name}`;
  return deeds && { name, recipe: otherwise(face), glyphs: deeds.glyphs, grounds: GROUNDS };
}

function otherwise(face: Face): Recipe {
  const [figure, ground] = deedOf(face) ?? OTHERWISE[String(face.kind)] ?? classOf(face);
  return { figure, ground, light: "behind", mood: metalOf(face) };
}

/** What it adds first, else what it takes first, that has a picture; of an objective, what it asks for much of. */
function deedOf(face: Face): [figure: string, ground: string] | undefined {
  const deeds = (face.deeds as Deed[][] | undefined)?.flat() ?? [];
  const added = [
    ...deeds.filter(({ count }) => count > 0).map(({ what }) => what),
    ...((face.heaps as number[] | undefined) ?? []),
  ];
  const pictures = [...added.map((what) => ADDED[what]), ...deeds.map(({ what }) => TAKEN[what])];
  return pictures.find((one) => one !== undefined);
}

function classOf(face: Face): [figure: string, ground: string] {
  const recipe = cendrelins.recipes[typeof face.class === "number" ? face.class : FIRST_CLASS];
  return [recipe?.figure ?? "coffin", recipe?.ground ?? "crypt"];
}

/** The outline of what a card shows; nothing until it is there. */
export function glyphOf(face: Face): string | undefined {
  const art = artOf(face);
  return art && (art.glyphs[art.recipe.figure ?? ""] ?? "");
}

/** The whole card; its foot is dark for a name, or half the card for what it does. */
export function sceneOf(face: Face, foot = 70, lift = 0): Picture | undefined {
  const art = artOf(face);
  return art && { ...art, shape: shapeOf(face), tint: metalOf(face), foot, lift };
}

/** The same scene without a frame, cut to what is shown of it. */
export function viewOf(face: Face, view: string): Picture | undefined {
  const art = artOf(face);
  return art && { ...art, view };
}
