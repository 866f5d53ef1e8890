import { expect, test } from "vitest";
import { glyphsOf, readRecipes } from "../../../src/lib/art/recipe";

test("a line is a card: its figure, the words above it, its own words", () => {
  const text = `
    # The gardens
    * ground=gardens mood=#d9b04a light=left
    3 seahorse floats troop=2 size=110,152 light=above # Algae Pickers
    7 walrus-head near=algae far=coral,coral before=trident@166,196,120,12,#e0d4b0
  `;
  expect(readRecipes(text)).toEqual({
    3: {
      ground: "gardens",
      mood: "#d9b04a",
      light: "above",
      figure: "seahorse",
      floats: true,
      troop: 2,
      size: [110, 152],
    },
    7: {
      ground: "gardens",
      mood: "#d9b04a",
      light: "left",
      figure: "walrus-head",
      near: "algae",
      far: ["coral", "coral"],
      before: [{ glyph: "trident", x: 166, y: 196, size: 120, turn: 12, colour: "#e0d4b0" }],
    },
  });
});

test("a recipe names the glyphs it needs, and what floats in the air is none", () => {
  const { a, b } = readRecipes(
    "* ground=soil\na crab near=embers far=coral before=trident@1,2,3,4,#ffffff\nb - near=rock",
  );
  expect(a && glyphsOf(a)).toEqual(["crab", "coral", "trident"]);
  expect(b && glyphsOf(b)).toEqual(["rock"]);
});

test.each([
  ["a crab", "a stands on no ground"],
  ["a crab ground=soil light=blue", "“blue” is none of above, left, right, behind, below"],
  ["a crab ground=soil mod=#ffffff", "no recipe has the word “mod”"],
  ["a crab ground=soil mood=red", "“red” is no colour such as #e8bf4e"],
  ["a crab ground=soil size=3", "“3” has not 2 numbers"],
  ["a crab ground=soil ink=thick", "“thick” is no number"],
  ["a crab ground=soil\na eel ground=soil", "a has two recipes"],
])("%s is refused", (text, reason) => {
  const lines = text.split("\n").length;
  expect(() => readRecipes(text)).toThrow(`line ${lines}: ${reason}`);
});
