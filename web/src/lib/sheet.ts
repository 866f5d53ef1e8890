/** Where a sheet was refused: the line, in three pieces around the word, and how far the word is from the beginning. */
export interface Fault {
  line: number;
  before: string;
  word: string;
  after: string;
  from: number;
}

const WORD = /^[\p{L}\p{N}’'-]+|^./u;

/** What is at a line and a column of a text, both from 1; no line: the text itself is not wrong. */
export function faultAt(line: number, column: number, text: string): Fault | null {
  if (line === 0) return null;
  const lines = text.split("\n");
  const written = lines[line - 1] ?? "";
  const before = written.slice(0, column - 1);
  const word = WORD.exec(written.slice(before.length))?.[0] ?? "";
  const above = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return { line, before, word, after: written.slice(before.length + word.length), from: above + before.length };
}

export const lengthOf = (text: string): number => text.trimEnd().split("\n").length;

/** A file as most editors write it, else as those of Windows do. */
export function decode(bytes: ArrayBuffer): string {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder("windows-1252").decode(bytes);
  }
  return text.replace(/\r\n?/g, "\n");
}
