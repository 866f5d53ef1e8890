import type { Over, Score, TableFacts } from "./wire";

/** What each seat has come to over all matches of a table: its facts hold those that were over when they came. */
export function scoresOf(facts: TableFacts | null | undefined, over: Over | null | undefined): Score[] {
  const { scores = [], state, seats = [] } = facts ?? {};
  const last = state === "over" ? null : over;
  return seats.map((_, seat) => ({
    wins: (scores[seat]?.wins ?? 0) + (last?.shares[seat] ?? 0),
    points: (scores[seat]?.points ?? 0) + (last?.points[seat] ?? 0),
  }));
}
