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

/** What the count of two comes to, mine first; nothing where something else decided and the figures would say another winner. */
export function scoreOf({ shares, points, count }: Pick<Over, "shares" | "points" | "count">, seat: number): number[] {
  if (points.length !== 2) return [];
  const total = count.find(({ kind, numbers }) => kind === "total" && numbers.length === 2)?.numbers ?? points;
  const [one = 0, other = 0] = total;
  if ((one - other) * ((shares[0] ?? 0) - (shares[1] ?? 0)) < 0) return [];
  return seat === 1 ? [other, one] : [one, other];
}
