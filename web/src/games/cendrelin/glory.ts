import { t } from "../../lib/tongue.svelte";
import unknown from "icon:help";
import { FRAGMENT, pictureOf, RESOURCE } from "./art";
import { nameOf } from "./faces";
import type { CampaignView, CendrelinView, Reason } from "./view";

/** One way to glory: met or not, and how far it is. */
interface Slot {
  key: string;
  met: boolean;
  at?: string;
  /** The objective, where it is one that may be known. */
  face?: number | undefined;
  icon: string;
  words: string;
  /** What it asks for, where no card says it. */
  hint?: string;
  progress: string;
}

const has = (one: CendrelinView, reason: Reason["reason"]): boolean =>
  one.glory.reasons.some((found) => found.reason === reason);

function soul(one: CendrelinView): Slot {
  const left = one.life.count;
  const hint = left
    ? t(`Âme complète sans ancienne vie : encore ${left}`, `Soul complete without a former life: ${left} left`)
    : t("Âme complète", "Soul complete");
  const progress = left > 0 ? `−${left}` : "";
  return { key: "soul", met: has(one, "soul"), icon: pictureOf(FRAGMENT), words: t("Âme", "Soul"), hint, progress };
}

function preferred(one: CendrelinView, table: CampaignView): Slot[] {
  const { preferred: resource } = one;
  const place = table.places.find((found) => found.resource === resource);
  if (resource === null || !place) return [];
  const progress = `${place.tokens ?? 0}/${place.future ?? "–"}`;
  const words = nameOf(RESOURCE + resource);
  return [
    {
      key: "preferred",
      met: has(one, "preferred"),
      icon: pictureOf(RESOURCE + resource),
      words,
      hint: t(`Prédilection : ${words}, ${progress}`, `Preferred: ${words}, ${progress}`),
      progress,
    },
  ];
}

/** Every reason of glory a cendrelin has or may have, in the order of the rules. */
export function slotsOf(one: CendrelinView, table: CampaignView): Slot[] {
  const goals = one.goals.map((goal) => ({
    key: goal.at,
    at: goal.at,
    met: goal.met ?? false,
    face: goal.face,
    icon: goal.face === undefined ? unknown : pictureOf(goal.face),
    words: t("objectif caché", "hidden objective"),
    progress: "",
  }));
  return [soul(one), ...preferred(one, table), ...goals];
}

/** A reason of glory for the chronicle, as a picture and in words. */
export function reasonPicture({ reason, face, resource }: Reason): string {
  if (reason === "soul") return pictureOf(FRAGMENT);
  return pictureOf(reason === "goal" ? (face ?? -1) : RESOURCE + (resource ?? 0));
}

export function reasonWords({ reason, face, resource }: Reason): string {
  if (reason === "soul") return t("âme complète", "complete soul");
  if (reason === "goal") return nameOf(face ?? -1);
  return t(
    `abondance : ${nameOf(RESOURCE + (resource ?? 0)).toLocaleLowerCase()}`,
    `abundance: ${nameOf(RESOURCE + (resource ?? 0)).toLocaleLowerCase()}`,
  );
}
