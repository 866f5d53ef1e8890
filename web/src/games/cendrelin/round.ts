import type { SeatFacts } from "../../lib/wire";
import type { CampaignView, CendrelinView } from "./view";

/** The others, clockwise from one seat; where nobody has sat down yet, there is no crypt. */
export function othersAround(table: CampaignView, seats: SeatFacts[], near: number): CendrelinView[] {
  const clockwise = [...table.seats.slice(near + 1), ...table.seats.slice(0, near)];
  return clockwise.filter((one) => one.here || seats[one.seat]?.name !== null);
}
