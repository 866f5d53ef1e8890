import { t } from "../../lib/tongue.svelte";
import type { Face } from "../../lib/face";
import type { Parts } from "../../lib/skin";
import Board from "./Board.svelte";
import Front from "./Front.svelte";
import { headline } from "./headline";

function subtitle(face: Face): string {
  const kinds: Record<string, string> = {
    pip: String(face.trait ?? ""),
    figure: t("figure", "figure"),
    arcanum: t("arcane", "arcanum"),
  };
  return kinds[String(face.kind)] ?? "";
}

const teaching = async () => ({ tips: (await import("./tips")).TIPS });

export const parts: Parts = {
  Board,
  Front,
  hue: () => "var(--gold)",
  subtitle,
  headline,
  wide: true,
  goesOn: true,
  teaching,
};
