import { t } from "../../lib/tongue.svelte";
import type { Face } from "../../lib/face";
import type { View } from "../../lib/wire";
import type { Parts } from "../../lib/skin";
import { hueOf } from "./art";
import Board from "./Board.svelte";
import Front from "./Front.svelte";
import Portrait from "./Portrait.svelte";
import { shapeOf } from "./scenes.svelte";
import { READING } from "./reading";

function subtitle(face: Face): string {
  const kinds: Record<string, string> = {
    class: t("classe", "class"),
    fragment: t("fragment d'âme", "soul fragment"),
    goal: face.lasting ? t("objectif acquis pour de bon", "lasting objective") : t("objectif", "objective"),
    place: face.demonic ? t("lieu démoniaque", "demonic place") : t("lieu", "place"),
    event: t("événement", "event"),
    fate: t("chaque nuit, une fois", "once every night"),
    resource: t("ressource du cimetière", "resource of the cemetery"),
    ephemeral: t("ressource éphémère", "ephemeral resource"),
  };
  const copies = typeof face.points === "number" ? t(`${face.points} au plus`, `${face.points} at most`) : "";
  return [kinds[String(face.kind)], face.class_name, copies].filter(Boolean).join(" · ");
}

/** Where the campaign stands: the age if there are several, and the night or what is done instead of one. */
function headline({ age, ages, night, phase }: View): string {
  const moments: Record<string, string> = {
    evening: t("le soir", "evening"),
    sunset: t("coucher du soleil", "sunset"),
    changing: t("fin de l'âge", "end of the age"),
    inheriting: t("les héritiers", "the heirs"),
  };
  const nights = t(`nuit ${String(night)}`, `night ${String(night)}`);
  const moment = Number(night) > 0 ? [nights, moments[String(phase)]] : [t("préparation", "preparation")];
  const words = [ages === 1 ? "" : t(`âge ${String(age)}`, `age ${String(age)}`), ...moment].filter(Boolean);
  const line = words.join(" · ");
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}

export const parts: Parts = {
  Board,
  Front,
  Portrait,
  hue: hueOf,
  shape: shapeOf,
  subtitle,
  headline,
  reading: READING,
  teaching: async () => (await import("./teaching")).teaching,
};
