import { t } from "../../lib/tongue.svelte";
import { hourOf, placeToday, shortName, type RoseView, type SeatView } from "./view";

/** What a player does or did in this hour, in a few words. */
export function doingOf(view: RoseView, seat: SeatView, mine: boolean): string {
  const hour = hourOf(view);
  if (hour === "day") return byDay(view, seat, mine);
  if (hour === "sunset") return atSunset(view, seat, mine);
  if (hour === "dusk") return seat.rector ? (mine ? t("à vous", "your turn") : t("à lui", "his turn")) : "";
  if (hour === "night") return seat.rector ? t("veille", "keeps watch") : t("yeux clos", "eyes closed");
  return "";
}

function byDay(view: RoseView, seat: SeatView, mine: boolean): string {
  if (seat.rector) return "";
  if (view.acting === seat.seat) return mine ? t("à vous", "your turn") : t("enquête", "investigating");
  if (seat.pawn !== null) return t(`a vu ${shortName(view, seat.pawn)}`, `saw ${shortName(view, seat.pawn)}`);
  const place = placeToday(view, seat.seat);
  return place === 1 ? t("commence", "begins") : t(`passe ${place}e`, `plays no. ${place}`);
}

function atSunset(view: RoseView, seat: SeatView, mine: boolean): string {
  if (seat.rector) return t("attend", "waits");
  if (seat.signed) return mine ? t("avez signé", "have signed") : t("a signé", "has signed");
  if (seat.ready) return mine ? t("en restez là", "leave it there") : t("en reste là", "leaves it there");
  return seat.banned || view.curfew ? t("sans signature", "may not sign") : mine ? "" : t("réfléchit", "thinking");
}
