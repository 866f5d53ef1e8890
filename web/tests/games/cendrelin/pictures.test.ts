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

/** A card of somebody's own sheet. */
const own = (name: string, more: Partial<Face> = {}): Face => ({
  ...{ face: 777, name, text: "", rule: "", kind: "fragment", class: 40_002 },
  ...more,
});

test("a card of one's own shows what its words speak of, else what its class and its kind are", async () => {
  const recipeOf = async (face: Face) => (await sceneOf(face)).recipe;
  expect(await recipeOf(own("La tombe du voisin"))).toMatchObject({ figure: "tombstone", ground: "yard" });
  expect(await recipeOf(own("Sans titre", { text: "Créez 1 trésor." }))).toMatchObject({
    figure: "open-treasure-chest",
  });
  const sorcerer = { figure: "wizard-face", ground: "crypt", mood: metalOf(own("Zut")) };
  expect(await recipeOf(own("Zut"))).toMatchObject(sorcerer);
  expect(await recipeOf(own("Zut", { kind: "event", class: undefined }))).toMatchObject({ ground: "gates" });
});

test("no card is blank: whatever it is called and says, its figure has an outline", async () => {
  const spoken = [
    "Zut",
    "Tombe",
    "Trou",
    "Âme",
    "Or",
    "Démon",
    "Os",
    "Rose",
    "Cierge",
    "Urne",
    "Messe",
    "Pleurs",
    "Encre",
    "Chat",
  ];
  for (const kind of ["fragment", "event", "place", "goal", "class", "fate"])
    for (const name of spoken) {
      const picture = await sceneOf(own(name, { kind, class: undefined }));
      expect(picture.glyphs[picture.recipe.figure ?? ""], name).toMatch(/^m/);
    }
  expect(compose(await sceneOf(own("Zut")), false)).toContain("</svg>");
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
