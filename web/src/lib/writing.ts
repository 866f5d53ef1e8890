import { t } from "./tongue.svelte";

/** A text as it is sent: one line, without what cannot be shown. */
export const tidied = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]+/gu, " ").trim();

/** How many characters it has, as the server counts them. */
export const lengthOf = (text: string): number => [...text].length;

/** What is wrong with a text that may have so many characters; nothing: it can be sent. */
export function faultOf(text: string, limit: number): string {
  const spare = limit - lengthOf(text);
  if (text === "") return t("Écrivez au moins un mot.", "Write at least a word.");
  if (spare >= 0) return "";
  return spare === -1
    ? t("Un caractère de trop.", "One character too many.")
    : t(`${-spare} caractères de trop.`, `${-spare} characters too many.`);
}
