import { beforeEach, expect, test } from "vitest";
import { remember, remembered } from "../../src/lib/memory";

beforeEach(() => localStorage.clear());

test("what was remembered comes back", () => {
  remember("a", { b: [1, 2] });
  expect(remembered("a", null)).toEqual({ b: [1, 2] });
});

test("where there is nothing, or nothing that can be read, there is what was offered", () => {
  localStorage.setItem("broken", "{");
  expect(remembered("nothing", 7)).toBe(7);
  expect(remembered("broken", 7)).toBe(7);
});
