import { describe, expect, it } from "vitest";
import { scoresOf } from "../../src/lib/scores";
import type { Over, TableFacts } from "../../src/lib/wire";

const facts = (state: TableFacts["state"]): TableFacts =>
  ({
    state,
    seats: [{}, {}],
    scores: [
      { wins: 1, points: 3 },
      { wins: 0, points: 0 },
    ],
  }) as unknown as TableFacts;
const over = { shares: [0, 1], points: [0, 4] } as unknown as Over;

describe("scores of a table", () => {
  it("add the match that has just ended to those before", () => {
    expect(scoresOf(facts("running"), over)).toEqual([
      { wins: 1, points: 3 },
      { wins: 1, points: 4 },
    ]);
  });

  it("count it once when the facts came afterwards", () => {
    expect(scoresOf(facts("over"), over)[1]).toEqual({ wins: 0, points: 0 });
  });

  it("are none where there is no table", () => {
    expect(scoresOf(null, null)).toEqual([]);
  });
});
