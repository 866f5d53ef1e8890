import { expect, test } from "vitest";
import { isMany, offerOf } from "../../src/lib/offer";
import type { Choice } from "../../src/lib/wire";
import { choice } from "../parts/seat.svelte";

const placed = (count: number): Choice[] =>
  Array.from({ length: count }, (_, n) => choice(`Carte ${n}`, { target: `row:${n}`, kind: "card" }));
const NO = choice("Non");
const none = (): boolean => false;

test("a no never stands alone: the yes is a button too, before it", () => {
  expect(offerOf([NO, ...placed(1)], none, false)).toEqual({ buttons: [1, 0], beside: false });
  for (let count = 1; count < 12; count++) {
    for (const taught of [false, true]) {
      const { buttons, beside } = offerOf([...placed(count), NO], none, taught);
      expect(buttons.length > 1 || beside).toBe(true);
      expect(isMany(buttons)).toBe(false);
    }
  }
});

test("too many to be buttons are a list, which a button opens", () => {
  expect(offerOf([...placed(4), NO], none, false)).toEqual({ buttons: [4], beside: true });
});

test("where everything lies on the table, or nothing does, the bar has nothing to add", () => {
  expect(offerOf(placed(3), none, false)).toEqual({ buttons: [], beside: false });
  expect(offerOf([choice("Oui"), NO], none, false)).toEqual({ buttons: [0, 1], beside: false });
});

test("what the board offers itself, and what is written, are no buttons of the bar", () => {
  const options = [...placed(1), NO, choice("Écrire", { kind: "text" })];
  expect(offerOf(options, ({ target }) => target !== "", false)).toEqual({ buttons: [1], beside: false });
});
