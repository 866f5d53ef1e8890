import { expect, test } from "vitest";
import { arrow, seat, telling } from "../../src/lib/lesson";
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

test("what happens and what is asked are one thing: it is told once", () => {
  const tips = { night: ["fermez les yeux", "close your eyes"] } as const;
  const told = telling({ tips }, [entry(3, "night")], "night", { step: 1, first: true, since: 2 });
  expect(told).toEqual({ did: [], news: null, asked: tips.night });
  const later = telling({ tips }, [entry(3, "night")], "dawn", { step: 2, first: true, since: 2, answered: "night" });
  expect(later).toEqual({ did: [], news: null, asked: null });
});

const SCREEN = 844;
const box = (top: number, bottom: number): { left: number; top: number; right: number; bottom: number } => ({
  left: 0,
  top,
  right: 90,
  bottom,
});

test("the guide sits over the question, clear of what is to be touched", () => {
  expect(seat(200, box(110, 250), 600, SCREEN, false)).toBe(392);
  expect(seat(200, null, 600, SCREEN, false)).toBe(392);
  expect(seat(200, box(700, 830), 600, SCREEN, true)).toBe(62);
});

test("a guide that says the move itself may lie over question and hand; one that leaves it free never does", () => {
  expect(seat(240, box(300, 380), 560, SCREEN, true)).toBe(590);
  expect(seat(240, box(300, 380), 560, SCREEN, false)).toBe(312);
});

test("an arrow goes from edge to edge, and there is none between things that overlap", () => {
  const panel = { left: 0, top: 0, right: 200, bottom: 100 };
  expect(arrow(panel, { left: 80, top: 140, right: 120, bottom: 160 })).toEqual({ x1: 100, y1: 100, x2: 100, y2: 132 });
  expect(arrow(panel, { left: 80, top: 200, right: 120, bottom: 260 })).toEqual({ x1: 100, y1: 136, x2: 100, y2: 192 });
  expect(arrow(panel, { left: 300, top: 40, right: 340, bottom: 60 })).toEqual({ x1: 236, y1: 50, x2: 292, y2: 50 });
  expect(arrow(panel, { left: 50, top: 50, right: 80, bottom: 80 })).toBeNull();
});
