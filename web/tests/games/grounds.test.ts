import { expect, test } from "vitest";
import { GROUNDS as CEMETERY } from "../../src/games/cendrelin/grounds";
import { GROUNDS as LANDS } from "../../src/games/keyforge/grounds";
import { GROUNDS as SEA } from "../../src/games/legions/grounds";
import legions from "../../src/games/legions/pictures.art";
import type { Recipe } from "../../src/lib/art/recipe";
import { compose } from "../../src/lib/art/scene";

type Recipes = Readonly<Record<string, Recipe>>;
const classes = import.meta.glob<{ recipes: Recipes }>("../../src/games/cendrelin/art/*.art", {
  ...{ import: "default", eager: true },
});
const houses = import.meta.glob<{ recipes: Recipes }>("../../src/games/keyforge/art/*.art", {
  ...{ import: "default", eager: true },
});

test.each([
  ["legions", SEA, [legions.recipes]],
  ["keyforge", LANDS, Object.values(houses).map(({ recipes }) => recipes)],
  ["cendrelin", CEMETERY, Object.values(classes).map(({ recipes }) => recipes)],
])("every card of %s stands on a ground of its game, and somebody stands on each", (_, grounds, recipes) => {
  const used = new Set(recipes.flatMap((all) => Object.values(all).map(({ ground }) => ground)));
  expect([...used].sort()).toEqual(Object.keys(grounds).sort());
  for (const ground of used)
    expect(compose({ name: "", recipe: { ground }, glyphs: {}, grounds }, false)).not.toMatch(/NaN|undefined/);
});
