import { beforeAll, expect, test } from "vitest";
import { metalOf, ready, recipeOf, sceneOf as scene } from "../../../src/games/cendrelin/scenes.svelte";
import { tabsOf } from "../../../src/games/cendrelin/tabs";
import type { CampaignView } from "../../../src/games/cendrelin/view";
import { compose, type Picture } from "../../../src/lib/art/scene";
import type { Face } from "../../../src/lib/face";

beforeAll(() => ready);

/** The picture of a card, once pictures are there. */
function sceneOf(face: Face): Picture {
  const found = scene(face);
  if (!found) throw new Error("no picture yet");
  return found;
}

/** A card of somebody's own sheet. */
const own = (name: string, more: Partial<Face> = {}): Face => ({
  ...{ face: 777, name, text: "", rule: "", kind: "fragment", class: 40_002 },
  ...more,
});

test("a card of one's own shows what it adds, else what it takes, else what its class and its kind are", () => {
  const deed = (what: number, count: number) => ({ what, count, his: false });
  const doing = (...deeds: ReturnType<typeof deed>[][]) => recipeOf(own("Une tombe", { deeds }));
  expect(doing([deed(55_001, -2), deed(55_003, 1)])).toMatchObject({ figure: "open-treasure-chest", ground: "hoard" });
  expect(doing([deed(55_104, -1)], [deed(55_100, 1)])).toMatchObject({ figure: "fireball" });
  expect(doing([deed(55_001, -2)])).toMatchObject({ figure: "worms", ground: "soil" });
  expect(recipeOf(own("Zut", { kind: "goal", heaps: [55_002] }))).toMatchObject({ figure: "floating-ghost" });
  expect(recipeOf(own("Une tombe", { text: "Créez 1 tombe." }))).toMatchObject({ figure: "wizard-face" });
  expect(recipeOf(own("Zut"))).toMatchObject({ figure: "wizard-face", ground: "crypt", mood: metalOf(own("Zut")) });
  expect(recipeOf(own("Zut", { kind: "event", class: undefined }))).toMatchObject({ ground: "gates" });
});

test("no card is blank: whatever it is called, its figure has an outline", () => {
  for (const kind of ["fragment", "event", "place", "goal", "class"]) {
    const { recipe, glyphs } = sceneOf(own("Zut", { kind, class: undefined }));
    expect(glyphs[recipe.figure ?? ""]).toMatch(/^M/i);
    expect(compose(sceneOf(own("Zut", { kind })), false)).toContain("</svg>");
  }
});

test("whatever a card adds or takes has a picture, with an outline", () => {
  const things = [...Array.from({ length: 12 }, (_, n) => 55_000 + n), 55_100, 55_101, 55_102, 55_103];
  const figures = things.map((what) => {
    const { recipe, glyphs } = sceneOf(own("Zut", { deeds: [[{ what, count: 1, his: false }]] }));
    expect(glyphs[recipe.figure ?? ""]).toMatch(/^M/i);
    return recipe.figure;
  });
  expect(new Set(figures).size).toBe(things.length);
});

test("two cards of one's own are two pictures", () => {
  expect(sceneOf(own("Un")).name).not.toBe(sceneOf(own("Deux")).name);
});

test("a small screen turns to where something can be done", () => {
  const table = { places: [{ at: "place:0" }], environs: [{ at: "event:3" }], fate: { at: "fate" } };
  const tabs = (...targets: string[]) => tabsOf(targets, table as unknown as CampaignView);
  expect(tabs("hand:4")).toEqual([]);
  expect(tabs("place:0:1", "hand:4")).toEqual(["places"]);
  expect(tabs("fate:2", "place:0")).toEqual(["gate", "places"]);
  expect(tabs("event:30")).toEqual([]);
});
