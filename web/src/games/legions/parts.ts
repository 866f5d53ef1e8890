import { t } from "../../lib/tongue.svelte";
import type { Face } from "../../lib/face";
import type { Parts } from "../../lib/skin";
import { hueOf, shapeOf } from "./art";
import Board from "./Board.svelte";
import Front from "./Front.svelte";
import Portrait from "./Portrait.svelte";
import { READING } from "./reading";

function subtitle(face: Face): string {
  const kinds: Record<string, string> = {
    legion: t(`légion ${String(face.number)}`, `legion ${String(face.number)}`),
    hero: t("héros", "hero"),
    place: t("lieu", "place"),
    stratagem: t("stratagème", "stratagem"),
  };
  return [kinds[String(face.kind)], face.guild_name].filter(Boolean).join(" · ");
}

export const parts: Parts = {
  Board,
  Front,
  Portrait,
  hue: hueOf,
  shape: shapeOf,
  subtitle,
  headline: ({ turn, turns }) =>
    t(`Tour ${String(turn)} sur ${String(turns)}`, `Turn ${String(turn)} of ${String(turns)}`),
  reading: READING,
  teaching: async () => (await import("./teaching")).teaching,
};
