import { expect, test } from "vitest";
import { OUTLINES } from "../../../src/lib/art/frame";
import type { Ground } from "../../../src/lib/art/ground";
import { AIRS, LIGHTS, SKINS, type AirName, type Recipe } from "../../../src/lib/art/recipe";
import { compose, type Picture } from "../../../src/lib/art/scene";
import { SCENERY } from "../../../src/lib/art/scenery";
import { skinOf } from "../../../src/lib/art/skin";

const RING = "M0 0H100V100H0zM20 20h60v60h-60z";
const glyphs = { ring: RING };
const ground = (piece: keyof typeof SCENERY, air: AirName): Ground => ({
  ...{ sky: ["#a8d08a", "#1f6f74", "#052036"], lamp: "#fdf0b0", floor: "#5c6a30" },
  ...{ far: [piece, 60], middle: [piece, 20], air },
});
const picture = (recipe: Partial<Recipe> = {}, more: Partial<Picture> = {}): Picture => ({
  name: "some card",
  recipe: { ground: "here", figure: "ring", ...recipe },
  glyphs,
  grounds: { here: ground("ridge", "motes") },
  ...more,
});

/** Every picture is one well-formed SVG, whose references have their targets, with no number that is none. */
function check(svg: string): Document {
  const page = new DOMParser().parseFromString(svg, "text/html");
  const ids = new Set([...page.querySelectorAll("[id]")].map(({ id }) => id));
  expect(svg.match(/<svg/g)).toHaveLength(1);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  for (const [, id = ""] of svg.matchAll(/url\(#(\w+)\)/g)) expect(ids).toContain(id);
  return page;
}

test("the skin of a glyph is its outline without the holes", () => {
  expect(skinOf(RING)).toEqual({ glyph: RING, outer: "M0 0H100V100H0z", box: [0, 0, 100, 100] });
});

test("a part that only lies beside another is no hole", () => {
  expect(skinOf("M0 0h10v10h-10zm20 0h5v5h-5z").outer).toBe("M0 0h10v10h-10zM20 0h5v5h-5z");
});

test("the flags of an arc may touch what follows them", () => {
  expect(skinOf("M10 10a5 5 0 0110 0z").box).toEqual([10, 10, 20, 10]);
});

test("a card is drawn the same way each time, and another otherwise", () => {
  expect(compose(picture(), false)).toBe(compose(picture(), false));
  expect(compose(picture(), false)).not.toBe(compose(picture({}, { name: "another" }), false));
});

test.each(Object.keys(SCENERY) as (keyof typeof SCENERY)[])("something can stand before “%s”", (piece) => {
  for (const air of AIRS) check(compose(picture({}, { grounds: { here: ground(piece, air) } }), false));
  check(compose(picture({ moon: true }, { grounds: { here: ground(piece, "mist") } }), true));
});

test("where there is no ground, a thing stands all the same", () => {
  check(compose(picture({ ground: "nowhere" }), false));
});

test("every word of a recipe draws something that holds together", () => {
  const prop = { glyph: "ring", x: 20, y: 190, size: 40, turn: 5, colour: "#aabbcc" };
  for (const light of LIGHTS) check(compose(picture({ light }), false));
  for (const near of AIRS) check(compose(picture({ near }), false));
  for (const skin of SKINS) check(compose(picture({ skin }), false));
  const all = { troop: 4, floats: true, moon: true, far: ["ring", "ring"], near: "ring", glow: [[1, 2, 3]] } as const;
  check(compose(picture({ ...all, far: [...all.far], glow: [[1, 2, 3]], behind: [prop], before: [prop] }), false));
});

test.each(Object.keys(OUTLINES) as (keyof typeof OUTLINES)[])("a card can be a %s", (shape) => {
  const page = check(compose(picture({}, { shape, tint: "#c8a040", foot: 60 }), false));
  expect(page.querySelector("#outline path")?.getAttribute("d")).toBe(OUTLINES[shape]);
});

test("a small card has no far and near things", () => {
  const [small, large] = [true, false].map((one) => compose(picture({ far: ["ring"], near: "ring" }), one));
  expect(small).not.toContain("feTurbulence");
  expect(large).toContain("feTurbulence");
});
