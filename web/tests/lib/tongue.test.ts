import { beforeEach, expect, test } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { de, enCount, frCount, said, t, typeset } from "../../src/lib/tongue.svelte";

beforeEach(() => settings.set({ lang: "fr" }));

test("French has spaces that do not break, and a curly apostrophe", () => {
  expect(typeset("« Vous ? » : l'heure !")).toBe("«\u00a0Vous\u202f?\u00a0»\u00a0: l’heure\u202f!");
});

test("a sentence is said in the reader's language", () => {
  expect(t("Fin.", "The end.")).toBe("Fin.");
  settings.set({ lang: "en" });
  expect(said(["L'un ?", "It's one?"])).toBe("It’s one?");
});

test("a noun agrees with its number as each language wants it", () => {
  expect([0, 1, 2].map((n) => frCount(n, "chaîne"))).toEqual(["0 chaîne", "1 chaîne", "2 chaînes"]);
  expect([0, 1, 2].map((n) => enCount(n, "banner"))).toEqual(["0 banners", "1 banner", "2 banners"]);
  expect(frCount(3, "jeu", "jeux")).toBe("3 jeux");
});

test("« de » is elided and contracted before a name", () => {
  expect(["Bruno", "Anna", "Ysé", "Hugo", "Le Trône", "Les Ombres", "La Marelle"].map(de)).toEqual([
    "de Bruno",
    "d'Anna",
    "d'Ysé",
    "d'Hugo",
    "du Trône",
    "des Ombres",
    "de la Marelle",
  ]);
});
