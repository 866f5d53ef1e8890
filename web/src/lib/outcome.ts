import type { Over } from "./wire";

/** How a match ended for a seat; neither for one who looks on, nor where nobody wins. */
export function resultOf({ shares }: Pick<Over, "shares">, seat: number): "won" | "lost" | null {
  const best = Math.max(...shares);
  if (seat < 0 || best <= 0) return null;
  return shares[seat] === best ? "won" : "lost";
}
