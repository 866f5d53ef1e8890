import { describe, expect, it } from "vitest";
import { Painter, type Span } from "../../../src/games/cendrelin/workshop/colours";

const painter = new Painter({
  openings: ["classe", "fragment", "lieu", "lieu de base"],
  details: ["prédilection", "depuis la crypte", "imprévu :"],
  verbs: ["créez", "défaussez", "désignez un autre cendrelin"],
  nouns: ["tombe", "tombes", "fragment d'âme"],
});
const inks = (spans: Span[] | undefined): string[] =>
  (spans ?? []).filter((span) => span.ink !== "plain").map((span) => `${span.ink} ${span.text.trim()}`);

describe("the colours of a sheet", () => {
  it("lose nothing of what is typed", () => {
    for (const text of [
      "",
      "\n\n",
      "fragment Bouture | Cutting ••",
      "  - Créez 2 tombes, il",
      "### é\tœ",
      "a\u0301 | | b",
    ]) {
      const lines = painter.paint(text, [{ line: 1, column: 3, text: "" }]);
      expect(lines.map((spans) => spans.map((span) => span.text).join("")).join("\n")).toBe(text);
    }
  });

  it("tell what a line begins with, names and points", () => {
    expect(inks(painter.paint("fragment Bouture | Cutting ••")[0])).toEqual([
      "key fragment",
      "name Bouture",
      "bar |",
      "name Cutting",
      "points ••",
    ]);
    expect(inks(painter.paint("lieu de base La Crypte | The Crypt")[0])[0]).toBe("key lieu de base");
    expect(inks(painter.paint("fragments")[0])).toEqual([]);
    expect(inks(painter.paint("# classe")[0])).toEqual(["remark # classe"]);
    expect(inks(painter.paint("> Oui. | Yes.")[0])).toEqual(["flavour > Oui.", "bar |", "flavour Yes."]);
  });

  it("tell verbs, numbers and nouns, the longest first, with either apostrophe", () => {
    expect(inks(painter.paint("- Créez 12 tombes, désignez un autre cendrelin.")[0])).toEqual([
      "verb Créez",
      "number 12",
      "noun tombes",
      "verb désignez un autre cendrelin",
    ]);
    expect(inks(painter.paint("- 1 fragment d’âme")[0])).toEqual(["number 1", "noun fragment d’âme"]);
  });

  it("mark the word that is wrong, also at the end of a line", () => {
    const faulty = (column: number): string[] =>
      (painter.paint("- Créez 2 tombe", [{ line: 1, column, text: "" }])[0] ?? [])
        .filter((span) => span.fault === 0)
        .map((span) => span.text);
    expect(faulty(11)).toEqual(["tombe"]);
    expect(faulty(40)).toEqual(["e"]);
    expect(painter.paint("", [{ line: 1, column: 1, text: "" }])).toEqual([[]]);
  });
});
