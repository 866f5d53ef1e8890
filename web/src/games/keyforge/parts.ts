import { said, t } from "../../lib/tongue.svelte";
import type { Face } from "../../lib/face";
import type { Parts } from "../../lib/skin";
import { HOUSES, hueOf } from "./art";
import Board from "./Board.svelte";
import Front from "./Front.svelte";
import { shapeOf } from "./pictures.svelte";
import Portrait from "./Portrait.svelte";
import { READING } from "./reading";

function subtitle(face: Face): string {
  const figures =
    face.kind === "creature"
      ? t(`puissance ${String(face.power)}`, `power ${String(face.power)}`) +
        (Number(face.armor) > 0 ? t(`, armure ${String(face.armor)}`, `, armour ${String(face.armor)}`) : "")
      : "";
  const bonus = Number(face.aember) > 0 ? `+${String(face.aember)} Æ` : "";
  const traits = (face.traits as string[]).join(", ");
  return [face.house_name, face.kind_name, traits, figures, bonus].filter(Boolean).join(" · ");
}

export const parts: Parts = {
  Board,
  Front,
  Portrait,
  hue: hueOf,
  shape: shapeOf,
  subtitle,
  headline: ({ turn, house }) => {
    const active = HOUSES[String(house)];
    return t(`Tour ${String(turn)}`, `Turn ${String(turn)}`) + (active ? ` · ${said(active.name)}` : "");
  },
  reading: READING,
  teaching: async () => (await import("./teaching")).teaching,
};
