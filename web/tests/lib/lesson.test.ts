import { expect, test } from "vitest";
import { arrow, telling } from "../../src/lib/lesson";
import type { Entry } from "../../src/lib/wire";

const TIPS = { placed: ["posée", "placed"], take: ["prenez", "take"] } as const;
const entry = (number: number, fact: string): Entry => ({ number, fact, rule: "", text: [] });

test("what happened for the first time since the last move is told, and the question when it is new", () => {
  const advice = { pick: 0, step: 1, steps: 9, first: true, since: 2 };
  const log = [entry(0, "turn"), entry(2, "placed")];
  expect(telling({ tips: TIPS }, log, "take", advice)).toEqual({ did: [], news: TIPS.placed, asked: TIPS.take });
});

test("what happened before is not told again: the story says what the last move did", () => {
  const advice = { pick: 0, step: 5, steps: 9, first: false, since: 8 };
  const log = [entry(2, "placed"), entry(9, "placed")];
  expect(telling({ tips: TIPS }, log, "take", advice)).toEqual({ did: [log[1]], news: null, asked: null });
});

test("a step of the lesson has its own words, as long as it is about its own question", () => {
  const advice = { pick: 0, step: 1, steps: 9, first: true, since: 0 };
  const says = ["regardez", "look"] as const;
  const lesson = { 1: { prompt: "take", says } };
  expect(telling({ tips: TIPS, lesson }, [entry(1, "placed")], "take", advice)).toEqual({
    did: [],
    news: null,
    asked: says,
  });
  expect(telling({ tips: TIPS, lesson }, [], "place", advice)).toEqual({ did: [], news: null, asked: null });
});

test("an arrow goes from edge to edge, and there is none between things that overlap", () => {
  const panel = { left: 0, top: 0, right: 200, bottom: 100 };
  expect(arrow(panel, { left: 80, top: 200, right: 120, bottom: 260 })).toEqual({ x1: 100, y1: 100, x2: 100, y2: 192 });
  expect(arrow(panel, { left: 300, top: 40, right: 340, bottom: 60 })).toEqual({ x1: 200, y1: 50, x2: 292, y2: 50 });
  expect(arrow(panel, { left: 50, top: 50, right: 80, bottom: 80 })).toBeNull();
});
