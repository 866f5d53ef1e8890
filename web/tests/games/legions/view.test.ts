import { expect, test } from "vitest";
import { flightOf } from "../../../src/games/legions/view";

test("a card flies under its face's name, an unknown one under its place", () => {
  expect(flightOf({ at: "hand:0", face: 12 })).toBe("face 12");
  expect(flightOf({ at: "hand:0" })).toBe("hand:0");
});
