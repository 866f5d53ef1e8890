/** How tables and matches stand, as the lists of the hall say it. */

import { duration } from "./duration";
import { seats } from "./seats.svelte";
import { t } from "./tongue.svelte";
import type { MatchFacts, TableFacts } from "./wire";

/** Who sits there, I being « vous ». */
export const company = (table: TableFacts): string =>
  table.seats
    .map(({ seat, name }) =>
      seats.held[table.id]?.seat === seat ? t("vous", "you") : (name ?? t("place libre", "free seat")),
    )
    .join(" · ");

/** What a table of mine waits for, and since when. */
export function standing(table: TableFacts): string {
  if (table.state === "open") return t("on attend du monde", "waiting for people");
  const { waiting = [], waited = 0 } = table;
  const since = waited >= 60 ? t(` depuis ${duration(waited)}`, ` for ${duration(waited)}`) : "";
  if (table.yours) return t("c'est à vous", "your turn") + since;
  const others = waiting.map((seat) => table.seats[seat]?.name ?? "").filter(Boolean);
  return others.length > 0
    ? t(`on attend ${others.join(", ")}`, `waiting for ${others.join(", ")}`) + since
    : t("la partie continue", "the match goes on");
}

/** Whether somebody may still sit down there. */
export const hasRoom = (table: TableFacts): boolean =>
  table.state !== "over" && table.seats.some((seat) => seat.name === null);

/** What waits for me comes first, the longest wait before the others. */
export const urgent = (a: TableFacts, b: TableFacts): number =>
  Number(b.yours ?? false) - Number(a.yours ?? false) || (b.waited ?? 0) - (a.waited ?? 0);

/** Who won, as I would say it. */
export function result({ match, players, shares }: MatchFacts): string {
  const best = Math.max(...shares);
  const winners = players.filter((_, seat) => best > 0 && shares[seat] === best);
  const own = seats.sat[match];
  if (best <= 0) return t("sans vainqueur", "no winner");
  if (winners.length > 1 && winners.length === players.length) return t("partie nulle", "a draw");
  if (own !== undefined && shares[own] === best) return t("vous avez gagné", "you won");
  return t(`${winners.join(", ")} l'emporte`, `${winners.join(", ")} won`);
}
