import { expect, test, vi } from "vitest";
import { metalOf, sceneOf as scene, sheets } from "../../../src/games/cendrelin/scenes.svelte";
import { tabsOf } from "../../../src/games/cendrelin/tabs";
import type { CampaignView } from "../../../src/games/cendrelin/view";
import { compose, type Picture } from "../../../src/lib/art/scene";
import type { Face } from "../../../src/lib/face";

/** The picture of a card, once its outlines are there. */
const sceneOf = (face: Face): Promise<Picture> =>
  vi.waitFor(() => {
    const found = scene(face);
    if (!found) throw new Error("no picture yet");
    return found;
  });

/** What a card may take that has a picture of its own. */
const TAKEN = [55_000, 55_001, 55_002, 55_003, 55_104];

/** A card of somebody's own sheet. */
const own = (name: string, more: Partial<Face> = {}): Face => ({
  ...{ face: 777, name, text: "", rule: "", kind: "fragment", class: 40_002 },
  ...more,
});

test("a card of one's own shows what it adds, else what it takes, else what its class and its kind are", async () => {
  const deed = (what: number, count: number) => ({ what, count, his: false });
  const recipeOf = async (face: Face) => (await sceneOf(face)).recipe;
  const doing = (...deeds: ReturnType<typeof deed>[][]) => recipeOf(own("Une tombe", { deeds }));
  expect(await doing([deed(55_001, -2), deed(55_003, 1)])).toMatchObject({
    figure: "open-treasure-chest",
    ground: "hoard",
  });
  expect(await doing([deed(55_104, -1)], [deed(55_100, 1)])).toMatchObject({ figure: "fireball" });
  expect(await doing([deed(55_001, -2)])).toMatchObject({ figure: "worms", ground: "soil" });
  expect(await recipeOf(own("Zut", { kind: "goal", heaps: [55_002] }))).toMatchObject({ figure: "floating-ghost" });
  expect(await recipeOf(own("Une tombe", { text: "Créez 1 tombe." }))).toMatchObject({ figure: "wizard-face" });
  const sorcerer = { figure: "wizard-face", ground: "crypt", mood: metalOf(own("Zut")) };
  expect(await recipeOf(own("Zut"))).toMatchObject(sorcerer);
  expect(await recipeOf(own("Zut", { kind: "event", class: undefined }))).toMatchObject({ ground: "gates" });
});

test("no card is blank: whatever it is called, its figure has an outline", async () => {
  for (const kind of ["fragment", "event", "place", "goal", "class", "fate"]) {
    const { recipe, glyphs } = await sceneOf(own("Zut", { kind, class: undefined }));
    expect(glyphs[recipe.figure ?? ""], kind).toMatch(/^m/);
  }
  expect(compose(await sceneOf(own("Zut")), false)).toContain("</svg>");
});

test("whatever a card adds or takes has a picture, with an outline", async () => {
  const things = [...Array.from({ length: 12 }, (_, n) => 55_000 + n), 55_100, 55_101, 55_102, 55_103];
  const deeds = [...things.map((what) => ({ what, count: 1 })), ...TAKEN.map((what) => ({ what, count: -1 }))];
  const figures = new Set<string>();
  for (const { what, count } of deeds) {
    const { recipe, glyphs } = await sceneOf(own("Zut", { deeds: [[{ what, count, his: false }]] }));
    expect(glyphs[recipe.figure ?? ""], String(what)).toMatch(/^m/);
    figures.add(recipe.figure ?? "");
  }
  expect(figures.size).toBe(deeds.length);
});

test("a printed card waits for the file of its class, or of its kind", async () => {
  expect(scene(own("", { face: 100, class: 40_003 }))).toBeUndefined();
  for (const face of [own("", { face: 0, class: 40_000 }), own("", { face: 20_000, kind: "goal", class: undefined })])
    expect((await sceneOf(face)).name).toBe(`cendrelin ${face.face} `);
  await vi.waitFor(() => expect(sheets.of("demonist")).toBeDefined());
});

test("two cards of one's own are two pictures", async () => {
  expect((await sceneOf(own("Un"))).name).not.toBe((await sceneOf(own("Deux"))).name);
});

test("a small screen turns to where something can be done", () => {
  const table = { places: [{ at: "place:0" }], environs: [{ at: "event:3" }], fate: { at: "fate" } };
  const tabs = (...targets: string[]) => tabsOf(targets, table as unknown as CampaignView);
  expect(tabs("hand:4")).toEqual([]);
  expect(tabs("place:0:1", "hand:4")).toEqual(["places"]);
  expect(tabs("fate:2", "place:0")).toEqual(["gate", "places"]);
  expect(tabs("event:30")).toEqual([]);
});
