import { beforeEach, expect, test, vi } from "vitest";
import { labelOf, optionKeys, optionsAt, standing, touch, waitsFor, type Playing } from "../../src/lib/play.svelte";
import type { Decision } from "../../src/lib/wire";

const option = (target: string): Decision["options"][number] => ({
  label: [target],
  target,
  kind: target ? "card" : "button",
});

/** A seat that may choose what lies at these addresses. */
function asked(...targets: string[]): Playing {
  return {
    ...{ game: "toy", seat: 0, picked: null, aimed: "", narrowed: "", draft: "", question: "", wondered: null },
    decision: { prompt: "pick", rule: "", ask: [], options: targets.map(option), window: null, limit: null },
    ...{ pick: vi.fn(), why: vi.fn(), wonder: vi.fn() },
  };
}

/** A click on the innermost of things that lie in each other. */
function click(playing: Playing, ...around: string[]): void {
  let inside = document.body;
  for (const at of around) {
    const next = document.createElement("div");
    if (at) next.dataset.at = at;
    inside = inside.appendChild(next);
  }
  touch(playing, inside);
}

beforeEach(() => (document.body.innerHTML = ""));

test("a card holds the options printed on it, and no neighbour's", () => {
  const playing = asked("hand:2:0", "hand:2:1", "hand:20", "");
  expect(optionsAt(playing, "hand:2")).toEqual([0, 1]);
  expect(optionsAt(playing, "")).toEqual([]);
});

test("a click chooses the nearest thing around it that may be chosen", () => {
  const playing = asked("place:1", "hand:0");
  click(playing, "place:1", "token:4", "");
  expect(playing.pick).toHaveBeenCalledWith(0);
});

test("a click on several options asks which", () => {
  const playing = asked("hand:2:0", "hand:2:1");
  click(playing, "hand:2");
  expect([playing.narrowed, vi.mocked(playing.pick).mock.calls]).toEqual(["hand:2", []]);
});

test("a click on what may not be chosen asks why", () => {
  const playing = asked("hand:0");
  click(playing, "hand:1");
  expect(playing.why).toHaveBeenCalledWith("hand:1");
});

test("a line of a card that may not be chosen does not stand for the others", () => {
  const playing = asked("hand:2:0");
  click(playing, "hand:2", "hand:2:1");
  expect(playing.why).toHaveBeenCalledWith("hand:2:1");
  expect(playing.pick).not.toHaveBeenCalled();
});

test("a thing stands out as an option, as the one aimed at, as the one picked", () => {
  const playing = asked("hand:0", "hand:1");
  expect(standing(playing, "hand:0")).toEqual({ option: true, costs: false, picked: false, aimed: false });
  expect(standing({ ...playing, aimed: "hand:0" }, "hand:0").aimed).toBe(true);
  expect(standing({ ...playing, picked: 1 }, "hand:1")).toMatchObject({ option: false, picked: true });
});

test("the table waits for whoever is asked; where anyone may act, for the one who is due", () => {
  const { decision } = asked("");
  expect([waitsFor(null, 0), waitsFor(decision, 0)]).toEqual([false, true]);
  const open = (due: number | null) => decision && { ...decision, window: { first: true, due, number: 1 } };
  expect([waitsFor(open(0), 0), waitsFor(open(1), 0), waitsFor(open(null), 0)]).toEqual([true, false, false]);
});

test("each option has a name of its own, which it keeps when others come and go", () => {
  const keys = optionKeys([option("a"), option("b"), option("a")]);
  expect(new Set(keys).size).toBe(3);
  expect(optionKeys([option("b")])).toEqual([keys[1]]);
});

test("an option is said in words", () => {
  const playing = asked("hand:0");
  expect([labelOf(playing, 0), labelOf(playing, undefined)]).toEqual(["hand:0", ""]);
});
