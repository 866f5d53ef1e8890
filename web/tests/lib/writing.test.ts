import { beforeEach, expect, test, vi } from "vitest";
import { drafts } from "../../src/lib/drafts.svelte";
import { resultOf } from "../../src/lib/outcome";
import { settings } from "../../src/lib/settings.svelte";
import { faultOf, lengthOf, tidied } from "../../src/lib/writing";

beforeEach(() => settings.set({ lang: "fr" }));

test("a text is sent as one line", () => {
  expect(tidied("  Il pleut.\r\n\tEncore. \u0007")).toBe("Il pleut. Encore.");
});

test("characters are counted as the server counts them", () => expect(lengthOf("né 🌧")).toBe(4));

test("a text that cannot be sent says why", () => {
  expect(faultOf("", 5)).toBe("Écrivez au moins un mot.");
  expect([faultOf("douze", 5), faultOf("treize", 5), faultOf("quatorze", 5)]).toEqual([
    "",
    "Un caractère de trop.",
    "3 caractères de trop.",
  ]);
});

test("a draft is kept in this browser until it is emptied", async () => {
  drafts.write("a", "Il était");
  drafts.write("a", "Il était une fois");
  expect([drafts.of("a"), drafts.of("b")]).toEqual(["Il était une fois", ""]);
  vi.resetModules();
  const { drafts: afterReload } = await import("../../src/lib/drafts.svelte");
  expect(afterReload.of("a")).toBe("Il était une fois");
  drafts.write("a", "");
  expect(localStorage.getItem("veillee.drafts")).not.toContain("Il était");
});

test("nobody wins where all shares are 0, and one who looks on never does", () => {
  expect([resultOf({ shares: [1, 0] }, 0), resultOf({ shares: [1, 0] }, 1)]).toEqual(["won", "lost"]);
  expect([resultOf({ shares: [0, 0] }, 0), resultOf({ shares: [1, 0] }, -1)]).toEqual([null, null]);
});
