/** The colours of a sheet while it is typed: pure, so that nothing waits for the server. */

import type { Mark, Words } from "../wire";

export type Ink = "plain" | "remark" | "key" | "name" | "bar" | "flavour" | "number" | "verb" | "noun" | "points";

export interface Span {
  text: string;
  ink: Ink;
  /** The number of the fault that is marked here, or none. */
  fault?: number;
}

const WORD = /^[\p{L}\p{N}’'-]+|^./u;
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/['’]/g, "['’]");
const anyOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");

/** Colours the lines of a sheet. */
export class Painter {
  private readonly begins: RegExp;
  private readonly words: RegExp;
  private readonly named: ReadonlySet<string>;

  constructor({ openings, details, verbs, nouns }: Words) {
    this.begins = new RegExp(`^(\\s*)(${anyOf([...openings, ...details])})(?=\\s|$)`, "u");
    this.words = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?<noun>${anyOf(nouns)})|(?<verb>${anyOf(verbs)})|(?<number>\\d+))(?![\\p{L}\\p{N}])`,
      "giu",
    );
    this.named = new Set(openings);
  }

  /** Every line in its pieces; together they are the text as it was typed. */
  paint(text: string, faults: readonly Mark[] = []): Span[][] {
    return text.split("\n").map((line, at) => {
      const here = faults.flatMap((fault, number) => (fault.line === at + 1 ? [{ ...fault, number }] : []));
      return here.reduce((spans, fault) => marked(spans, fault.column - 1, fault.number), this.line(line));
    });
  }

  private line(line: string): Span[] {
    const bare = line.trimStart();
    if (bare.startsWith("#")) return spanOf(line, "remark");
    if (bare.startsWith(">")) return halves(line, "flavour");
    const begun = this.begins.exec(line);
    if (begun) {
      const [whole, margin = "", key = ""] = begun;
      const rest = line.slice(whole.length);
      const more = this.named.has(key) ? named(rest) : this.sentence(rest);
      return [...spanOf(margin, "plain"), { text: key, ink: "key" }, ...more];
    }
    return this.sentence(line);
  }

  private sentence(text: string): Span[] {
    const spans: Span[] = [];
    let from = 0;
    for (const found of text.matchAll(this.words)) {
      spans.push(...spanOf(text.slice(from, found.index), "plain"));
      const ink: Ink = found.groups?.["noun"] ? "noun" : found.groups?.["verb"] ? "verb" : "number";
      spans.push({ text: found[0], ink });
      from = found.index + found[0].length;
    }
    return [...spans, ...spanOf(text.slice(from), "plain")];
  }
}

const spanOf = (text: string, ink: Ink): Span[] => (text ? [{ text, ink }] : []);

/** A name or a word of flavour in both languages. */
function halves(text: string, ink: Ink): Span[] {
  const at = text.indexOf(" | ");
  if (at < 0) return spanOf(text, ink);
  return [...spanOf(text.slice(0, at), ink), { text: " | ", ink: "bar" }, ...spanOf(text.slice(at + 3), ink)];
}

/** What follows « fragment »: a name, and the points that say how many there may be. */
function named(text: string): Span[] {
  const points = /\s*•+\s*$/u.exec(text)?.[0] ?? "";
  return [...halves(text.slice(0, text.length - points.length), "name"), ...spanOf(points, "points")];
}

/** The same pieces with the word at a column marked; a fault at the end of a line marks its last sign. */
function marked(spans: readonly Span[], column: number, fault: number): Span[] {
  const line = spans.map((span) => span.text).join("");
  const from = Math.min(column, Math.max(0, line.length - 1));
  const to = from + (WORD.exec(line.slice(from))?.[0].length ?? 0);
  let at = 0;
  return spans.flatMap((span) => {
    const begin = at;
    at += span.text.length;
    const cut = [0, from - begin, to - begin, span.text.length].map((n) => Math.min(Math.max(n, 0), span.text.length));
    const [a = 0, b = 0, c = 0, d = 0] = cut;
    return [
      { ...span, text: span.text.slice(a, b) },
      { ...span, text: span.text.slice(b, c), fault },
      { ...span, text: span.text.slice(c, d) },
    ].filter((piece) => piece.text);
  });
}
