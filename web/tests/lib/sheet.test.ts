import { expect, test } from "vitest";
import { decode, faultAt, lengthOf } from "../../src/lib/sheet";

const SHEET = "# Une classe\n\nDéfaussez 1 tonbe.\nGagnez 2 mana.";

test("a refusal is shown at its word, and how far that is from the beginning", () => {
  const fault = faultAt(3, 13, SHEET);
  expect(fault).toEqual({ line: 3, before: "Défaussez 1 ", word: "tonbe", after: ".", from: 26 });
  expect(SHEET.slice(fault?.from).startsWith("tonbe")).toBe(true);
});

test("a refusal at the end of a line, or beyond the text, has no word", () => {
  expect(faultAt(4, 15, SHEET)).toMatchObject({ before: "Gagnez 2 mana.", word: "", after: "" });
  expect(faultAt(9, 1, SHEET)).toMatchObject({ line: 9, before: "", word: "" });
});

test("other refusals are not about the text", () => expect(faultAt(0, 0, SHEET)).toBeNull());

test("an empty last line does not count", () => expect(lengthOf("a\nb\n\n")).toBe(2));

test("files come as most editors write them, or as those of Windows do", () => {
  expect(decode(new TextEncoder().encode("é\r\nà\rb").buffer)).toBe("é\nà\nb");
  expect(decode(new Uint8Array([0xe9, 0x0d, 0x0a, 0xe0]).buffer)).toBe("é\nà");
});
