import { expect, test } from "vitest";
import { compact, stepsOf } from "../../../src/lib/art/outline";

test("a path is read step by step, each with where the pen was and is", () => {
  const steps = [...stepsOf("M10 10l5 0 0 5H2v3z m1 1")];
  expect(steps.map(({ kind }) => kind).join("")).toBe("MLLHVZM");
  expect(steps.map(({ to }) => to)).toEqual([
    [10, 10],
    [15, 10],
    [15, 15],
    [2, 15],
    [2, 18],
    [10, 10],
    [11, 11],
  ]);
});

test("an outline is written on whole numbers, and nothing drifts", () => {
  const steps = Array.from({ length: 40 }, () => "l.4.4").join("");
  expect(compact(`M0 0${steps}`).match(/1/g)).toHaveLength(32);
  expect(compact("M10.2 10.4h.3V40H9.8z")).toBe("m10 10h1v30h-1z");
});

test("a curve that nobody can tell from a line is one, unless a smooth curve leans on it", () => {
  expect(compact("M0 0C10 .2 20 .2 30 0")).toBe("m0 0h30");
  expect(compact("M0 0C10 .2 20 .2 30 0S50 9 60 0")).toBe("m0 0c10 0 20 0 30 0s20 9 30 0");
  expect(compact("M0 0C10 9 20 9 30 0")).toBe("m0 0c10 9 20 9 30 0");
});

test("an arc keeps its flags, and a whole turn does not vanish", () => {
  expect(compact("M10 10a5 5 0 0110 0")).toBe("m10 10a5 5 0 0 1 10 0");
  expect(compact("M10 10a5 5 0 1 1 .2 0")).toBe("m10 10a5 5 0 1 1 0.2 0");
});
