import { t } from "./tongue.svelte";
import type { Over } from "./wire";

/** How a match ended for a seat; neither for one who looks on, nor where nobody wins. */
export function resultOf({ shares }: Pick<Over, "shares">, seat: number): "won" | "lost" | null {
  const best = Math.max(...shares);
  if (seat < 0 || best <= 0) return null;
  return shares[seat] === best ? "won" : "lost";
}

/** Who won, by name, I being « vous »; nothing where the match had no winner. */
export function wonBy({ shares }: Pick<Over, "shares">, names: readonly string[], seat: number): string {
  const best = Math.max(...shares);
  const winners = shares.flatMap((share, one) => (best > 0 && share === best ? [one] : []));
  if (winners.length === 0) return "";
  if (winners.length === 1 && winners[0] === seat) return t("Vous l'emportez", "You win");
  const all = winners.map((one) => names[one] ?? "").join(", ");
  return winners.length > 1 ? t(`${all} l'emportent`, `${all} win`) : t(`${all} l'emporte`, `${all} wins`);
}
