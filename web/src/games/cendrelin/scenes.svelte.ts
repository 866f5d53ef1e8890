import type { Shape } from "../../lib/art/frame";
import type { Art, Recipe } from "../../lib/art/recipe";
import type { Picture } from "../../lib/art/scene";
import { byName, Sheets } from "../../lib/art/sheets.svelte";
import type { Face } from "../../lib/face";
import cendrelins from "./art/cendrelins.art";

/** A table is drawn before its pictures: they are most of what this game weighs, and those of a class come with its first card. */
export const sheets = new Sheets({
  ...byName(import.meta.glob<Art>(["./art/*.art", "!./art/cendrelins.art"], { import: "default" })),
  cendrelins: () => Promise.resolve(cendrelins),
  spoken: async () => ({ recipes: {}, glyphs: { ...cendrelins.glyphs, ...(await import("./spoken.icons")).default } }),
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

/** Cards of somebody's own sheet have no recipe: what their words speak of is their figure, and gives the ground. */
const SPOKEN: readonly [RegExp, figure: string, ground: string][] = [
  [/tombe|tomb|grave|stèle|cimeti|cemetery|pierre|stone/i, "tombstone", "yard"],
  [/fosse|pit|trou|hole|terre|earth|creus|dig|pelle|spade/i, "hasty-grave", "soil"],
  [/âme|soul|esprit|spirit|fantôme|ghost|spectre|revenant/i, "floating-ghost", "murmur"],
  [/trésor|treasure|or\b|gold|argent|money|coffre|chest|riche|rich/i, "open-treasure-chest", "hoard"],
  [/démon|demon|diable|devil|enfer|hell|pacte|pact/i, "imp-laugh", "pit"],
  [/os\b|ossement|bone|squelette|skeleton|crâne|skull/i, "skeletal-hand", "crypt"],
  [/rose|fleur|flower|jardin|garden/i, "shut-rose", "cloister"],
  [/cierge|candle|lumière|light|lanterne|lantern|veill/i, "candle-light", "crypt"],
  [/urne|urn|cendre|ash|feu|fire|brûl|burn/i, "fireball", "crypt"],
  [/prière|pray|messe|mass|prêtre|priest|hommage|homage|saint|dieu|god/i, "prayer", "cloister"],
  [/larme|tear|pleur|weep|deuil|mourn|veuve|widow/i, "tear-tracks", "murmur"],
  [/livre|book|épitaphe|epitaph|lettre|letter|encre|ink/i, "open-book", "crypt"],
  [/chien|dog|chat|cat|bête|beast|animal/i, "sitting-dog", "gates"],
];
const OTHERWISE: Readonly<Record<string, [figure: string, ground: string]>> = {
  event: ["hooded-figure", "gates"],
  place: ["graveyard", "yard"],
  goal: ["throne-king", "crypt"],
  fate: ["tarot-10-wheel-of-fortune", "crypt"],
};

/** What a card is painted with: its own recipe, or one that follows from its words, its class and its kind. */
function artOf(face: Face): Pick<Picture, "name" | "recipe" | "glyphs"> | undefined {
  const sheet = OF_KIND[String(face.kind)] ?? (typeof face.class === "number" && OF_CLASS[face.class - FIRST_CLASS]);
  const art = sheet ? sheets.of(sheet) : cendrelins;
  if (!art) return undefined;
  const own = art.recipes[face.face];
  if (own) return { name: `cendrelin ${face.face} `, recipe: own, glyphs: art.glyphs };
  const spoken = sheets.of("spoken");
  // Sheets of one's own use the same numbers for other cards.
  return spoken && { name: `cendrelin ${face.face} ${face.name}`, recipe: spokenOf(face), glyphs: spoken.glyphs };
}

function spokenOf(face: Face): Recipe {
  const words = (text: unknown) => SPOKEN.find(([spoken]) => spoken.test(String(text ?? "")));
  const spoken = words(face.name) ?? words(face.flavour) ?? words(face.text);
  const [figure, ground] =
    (spoken?.slice(1) as [string, string] | undefined) ?? OTHERWISE[String(face.kind)] ?? classOf(face);
  return { figure, ground, light: "behind", mood: metalOf(face) };
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
