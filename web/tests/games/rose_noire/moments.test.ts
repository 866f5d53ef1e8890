import { expect, it } from "vitest";
import { momentsBetween, queued, type Moment } from "../../../src/games/rose_noire/moments";
import type { RoseView } from "../../../src/games/rose_noire/wire";

const NONE = (): boolean => false;
const answer: Moment = { kind: "answer", exact: false, accused: [1, 2], signers: [1, 3, 4] };
const dusk: Moment = { kind: "dusk", turn: 2 };
const night: Moment = { kind: "night", turn: 2 };
const quietDawn: Moment = { kind: "dawn", turn: 3, first: 2, dead: [], night: true };
const sadDawn: Moment = { kind: "dawn", turn: 3, first: 2, dead: [4], night: true };

/** A table of which only what moments are made from is laid out. */
function table(over: Partial<RoseView>): RoseView {
  const suspects = Array.from({ length: 7 }, () => ({ alive: true }));
  const bare = { seat: 1, turn: 2, phase: "sunset", first: 1, camp: null, suspects, seats: [], answers: [] };
  return { ...bare, discard: [], table: [], ...over } as unknown as RoseView;
}

it("an answer is seen to its end, whatever the Rector does meanwhile; an hour that is over is not", () => {
  expect(queued([answer, dusk], [night])).toEqual([answer, night]);
  expect(queued([dusk], [night])).toEqual([night]);
});

it("the dead of a night are seen to the end, a morning without any is not", () => {
  const sunset: Moment = { kind: "sunset", turn: 3 };
  expect(queued([sadDawn], [sunset])).toEqual([sadDawn, sunset]);
  expect(queued([quietDawn], [sunset])).toEqual([sunset]);
});

it("where nothing new has happened the same moment goes on", () => {
  const waiting = [answer];
  expect(queued(waiting, [])).toBe(waiting);
});

it("« Inexact » comes before the dusk that follows it", () => {
  const denied = { turn: 2, suspects: [1, 2], signers: [1, 3, 4] };
  const moments = momentsBetween(table({}), table({ phase: "dusk", answers: [denied] }), NONE);
  expect(moments).toEqual([answer, dusk]);
});

it("« Exact » is a moment of its own, with those who signed", () => {
  const seats = [null, [0, 6], [0, 6], null, [0, 6]].map((signed, seat) => ({ seat, signed }));
  const end = table({ camp: "investigators", seats: seats as unknown as RoseView["seats"] });
  expect(momentsBetween(table({}), end, NONE)).toEqual([
    { kind: "answer", exact: true, accused: [0, 6], signers: [1, 2, 4] },
  ]);
});

it("all dead of a night are shown in one moment, at dawn", () => {
  const suspects = Array.from({ length: 7 }, (_, n) => ({ alive: n !== 2 && n !== 5 }));
  const day = table({ phase: "day", turn: 3, first: 2, suspects: suspects as unknown as RoseView["suspects"] });
  expect(momentsBetween(table({ phase: "night" }), day, NONE)).toEqual([
    { kind: "dawn", turn: 3, first: 2, dead: [2, 5], night: true },
  ]);
});

it("two roles that were shown are a moment, of which the Rector has no part", () => {
  const seats = [
    { seat: 0, role: null },
    { seat: 1, role: { at: "role:1", face: 0 } },
    { seat: 2, role: { at: "role:2", face: 1 } },
  ] as unknown as RoseView["seats"];
  expect(momentsBetween(table({ exposed: false, seats }), table({ exposed: true, seats }), NONE)).toEqual([
    {
      kind: "roles",
      shown: [
        { seat: 1, face: 0 },
        { seat: 2, face: 1 },
      ],
    },
  ]);
});
