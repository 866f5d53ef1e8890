import { t } from "../../lib/tongue.svelte";
import type { SeatFacts } from "../../lib/wire";

/** A player's own name. */
export const naming =
  (seats: readonly SeatFacts[]) =>
  (seat: number): string =>
    seats[seat]?.name ?? t(`place ${seat + 1}`, `seat ${seat + 1}`);

/** What the table calls a player: me « vous ». */
export const caller =
  (seats: readonly SeatFacts[], me: number) =>
  (seat: number): string =>
    seat === me ? t("vous", "you") : naming(seats)(seat);
