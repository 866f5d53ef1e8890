import { t } from "../../lib/tongue.svelte";
import type { Face } from "../../lib/wire";
import type { Parts } from "../skins";
import { hueOf } from "./art";
import Board from "./Board.svelte";
import Front from "./Front.svelte";
import { TIPS } from "./tips";

/** A legion as a sentence calls it. */
const legion = (face: Face): string => t(`légion ${String(face.number)}`, `legion ${String(face.number)}`);

function subtitle(face: Face): string {
  const kinds: Record<string, string> = {
    legion: legion(face),
    hero: t("héros", "hero"),
    place: t("lieu", "place"),
    stratagem: t("stratagème", "stratagem"),
  };
  return [kinds[String(face.kind)], face.guild_name].filter(Boolean).join(" · ");
}

export const parts: Parts = {
  Board,
  Front,
  hue: hueOf,
  subtitle,
  mention: (face) => (face.kind === "legion" ? legion(face) : face.name),
  headline: ({ turn, turns }) =>
    t(`Tour ${String(turn)} sur ${String(turns)}`, `Turn ${String(turn)} of ${String(turns)}`),
  tips: TIPS,
};
