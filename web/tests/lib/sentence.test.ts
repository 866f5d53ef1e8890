import { expect, test } from "vitest";
import { plain, seatHue } from "../../src/lib/sentence";

test("a sentence can be read as a line of text", () => {
  expect(plain([{ seat: 1, text: "Anna" }, " recrute ", { face: 8, text: "la Passeuse" }, "."])).toBe(
    "Anna recrute la Passeuse.",
  );
});

test("a seat has a colour, and after eight of them they come again", () => {
  expect([seatHue(0), seatHue(7), seatHue(8)]).toEqual(["var(--seat-0)", "var(--seat-7)", "var(--seat-0)"]);
});
