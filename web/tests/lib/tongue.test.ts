import { beforeEach, expect, test } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { said, t, typeset } from "../../src/lib/tongue.svelte";

beforeEach(() => settings.set({ lang: "fr" }));

test("French has spaces that do not break, and a curly apostrophe", () => {
  expect(typeset("« Vous ? » : l'heure !")).toBe("«\u00a0Vous\u202f?\u00a0»\u00a0: l’heure\u202f!");
});

test("a sentence is said in the reader's language", () => {
  expect(t("Fin.", "The end.")).toBe("Fin.");
  settings.set({ lang: "en" });
  expect(said(["L'un ?", "It's one?"])).toBe("It's one?");
});
