import type { Shape } from "../../lib/art/frame";
import type { Art, Recipe } from "../../lib/art/recipe";
import type { Picture } from "../../lib/art/scene";
import { byName, Sheets } from "../../lib/art/sheets.svelte";
import type { Face } from "../../lib/face";
import { HOUSES, KINDS } from "./art";
import archons from "./art/archons.art";
import { GROUNDS } from "./grounds";

/** Those of a house are fetched together, when the first of them is looked at. */
export const houses = new Sheets(
  byName(import.meta.glob<Art>(["./art/*.art", "!./art/archons.art"], { import: "default" })),
);
const SHAPES: readonly Shape[] = ["creature", "action", "artifact", "upgrade"];

export const shapeOf = (face: Face): Shape => SHAPES.find((shape) => shape === face.kind) ?? "creature";

/** The picture of a card; nothing until its house is there. A maverick keeps its scene, in the metal of the house it has moved to. */
export function pictureOf(face: Face, house = String(face.house)): Picture | undefined {
  const home = String(face.home ?? face.house);
  const art = houses.of(home);
  if (!art) return undefined;
  const recipe = art.recipes[String(face.key)];
  const shape = shapeOf(face);
  return {
    name: `keyforge ${String(face.key)}`,
    recipe: recipe ?? anyOf(home),
    glyphs: recipe ? art.glyphs : { kind: KINDS[String(face.kind)] ?? "" },
    grounds: GROUNDS,
    shape,
    tint: HOUSES[house]?.metal ?? "#aeabce",
    foot: shape === "upgrade" ? 88 : 66,
  };
}

/** A card without a recipe: the sign of its kind in the land of its house. */
const anyOf = (house: string): Recipe => ({ ...landOf(house), figure: "kind", floats: true, size: [124, 124] });

const landOf = (house: string): Recipe => ({
  ground: house,
  light: "behind",
  ...(HOUSES[house] && { mood: HOUSES[house].metal }),
});

/** The land of a house, with nobody in it. */
export const landscapeOf = (house: string): Picture => ({
  name: `land ${house}`,
  recipe: landOf(house),
  glyphs: {},
  grounds: GROUNDS,
  view: "0 56 200 140",
});

/** An archon: the head of one house in the colours of the other two, as its name decides. */
export function bustOf(name: string, houses: readonly string[]): Picture | undefined {
  const turn = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % Math.max(1, houses.length);
  const [head = "", body = "", mood = ""] = houses.map((_, index) => houses[(index + turn) % houses.length] ?? "");
  const recipe = archons.recipes[head];
  if (!recipe) return undefined;
  return {
    name: `archon ${name} ${houses.join(" ")}`,
    recipe: { ...recipe, body: HOUSES[body]?.metal ?? "#c0c0c0", mood: HOUSES[mood]?.metal ?? "#c0c0c0" },
    glyphs: archons.glyphs,
    grounds: GROUNDS,
    view: "6 12 188 208",
  };
}
