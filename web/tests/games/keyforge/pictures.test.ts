import { expect, test, vi } from "vitest";
import { bustOf, pictureOf } from "../../../src/games/keyforge/pictures.svelte";

const card = (key: string, kind = "artifact") => ({
  ...{ face: 1, key, kind, house: "brobnar", name: "", text: "", rule: "" },
});

test("a card is drawn once its house is there; a new one shows its kind in the land of its house", async () => {
  await vi.waitFor(() => expect(pictureOf(card("cannon"))).toBeDefined());
  expect(pictureOf(card("cannon"))).toMatchObject({ recipe: { figure: "cannon" }, shape: "artifact" });
  const fresh = pictureOf(card("never-printed"));
  expect(fresh?.recipe).toMatchObject({ figure: "kind", ground: "brobnar" });
  expect(fresh?.glyphs.kind).toMatch(/^M/i);
});

test("a maverick keeps its scene in the metal of its new house", async () => {
  await vi.waitFor(() => expect(pictureOf(card("cannon"))).toBeDefined());
  const moved = pictureOf({ ...card("cannon"), house: "dis", home: "brobnar" });
  expect(moved).toMatchObject({ recipe: { figure: "cannon" }, tint: "#f764a8" });
});

test("an archon wears the head of one of its houses in the colours of the others", () => {
  const bust = bustOf("Vesper", ["logos", "sanctum", "untamed"]);
  expect(bust?.recipe.figure).toMatch(/plague-doctor-profile|visored-helm|deer-head/);
  expect(bust).toEqual(bustOf("Vesper", ["logos", "sanctum", "untamed"]));
  expect(bustOf("Nobody", [])).toBeUndefined();
});
