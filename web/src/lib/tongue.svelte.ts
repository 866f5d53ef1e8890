import { settings } from "./settings.svelte";

/** French typography: spaces that do not break before ; ! ? : and inside guillemets, and a curly apostrophe. */
export function typeset(french: string): string {
  return curly(french)
    .replace(/ ([;!?])/g, "\u202f$1")
    .replace(/ :/g, "\u00a0:")
    .replace(/« /g, "«\u00a0")
    .replace(/ »/g, "\u00a0»");
}

/** Sentences are written with the apostrophe of the keyboard, and printed with that of books. */
const curly = (text: string): string => text.replaceAll("'", "’");

/** Says a sentence in the reader's language, and says it again when that changes. */
export function t(fr: string, en: string): string {
  return settings.lang === "fr" ? typeset(fr) : curly(en);
}

/** A text that came in the reader's language, set as that language is printed. */
export const printed = (text: string): string => t(text, text);

/** A fixed sentence in both languages. */
export type Both = readonly [fr: string, en: string];

export const said = (both: Both): string => t(both[0], both[1]);

/** A number with its noun in French, where the plural begins at two. */
export const frCount = (n: number, noun: string, plural = `${noun}s`): string => `${n} ${n < 2 ? noun : plural}`;

/** A number with its noun in English, where only one is singular. */
export const enCount = (n: number, noun: string, plural = `${noun}s`): string => `${n} ${n === 1 ? noun : plural}`;

/** « de » before a name or a title: de Bruno, d'Anna, du Trône. */
export function de(name: string): string {
  if (/^le /i.test(name)) return `du ${name.slice(3)}`;
  if (/^les /i.test(name)) return `des ${name.slice(4)}`;
  if (/^(la |l['’])/i.test(name)) return `de ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return /^[aàâäæeéèêëiîïoôöœuùûüyÿh]/i.test(name) ? `d'${name}` : `de ${name}`;
}

/** A day and an hour, as one says them. */
export function when(seconds: number): string {
  const format = new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium", timeStyle: "short" });
  return format.format(seconds * 1000);
}

/** A share as one says it. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
