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

test("a card of one's own shows what its words speak of, else what its class and its kind are", () => {
  expect(recipeOf(own("La tombe du voisin"))).toMatchObject({ figure: "tombstone", ground: "yard" });
  expect(recipeOf(own("Sans titre", { text: "Créez 1 trésor." }))).toMatchObject({ figure: "open-treasure-chest" });
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
