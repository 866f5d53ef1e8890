import { expect, test } from "vitest";
import { scoreOf } from "../../src/lib/outcome";
import type { Tally } from "../../src/lib/wire";

const total = (numbers: number[]): Tally => ({ name: ["Total"], numbers, sources: [], kind: "total" });

test("the score is what the count comes to, mine first", () => {
  expect(scoreOf({ shares: [0, 1], points: [0, 1], count: [total([1, 2])] }, 1)).toEqual([2, 1]);
  expect(scoreOf({ shares: [0, 1], points: [1, 3], count: [] }, -1)).toEqual([1, 3]);
});

test("there is no score where something else decided, nor where somebody gave up", () => {
  expect(scoreOf({ shares: [1, 0], points: [5, 14], count: [total([5, 14])] }, 0)).toEqual([]);
  expect(scoreOf({ shares: [1, 0], points: [], count: [total([5, 14])] }, 0)).toEqual([]);
});
