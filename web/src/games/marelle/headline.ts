import { t } from "../../lib/tongue.svelte";
import type { View } from "../../lib/wire";
import { middleOf, type MarelleView } from "./view";
import { ROMAN } from "./words";

/** Where the story stands, in a few words. */
export function headline(view: View): string {
  const shown = view as unknown as MarelleView;
  const { act, scene, auction, princes } = shown;
  const acts = ROMAN[act] ?? "";
  switch (middleOf(shown)) {
    case "auction": {
      const number = auction.order.indexOf(auction.suit ?? -1) + 1;
      return t(
        `Enfance, enchère ${number} sur ${auction.order.length}`,
        `Childhood, auction ${number} of ${auction.order.length}`,
      );
    }
    case "scene": {
      const number = ((scene?.number ?? 1) - 1) % princes.length;
      return t(`Acte ${acts}, scène ${ROMAN[number + 1] ?? ""}`, `Act ${acts}, scene ${ROMAN[number + 1] ?? ""}`);
    }
    case "contents":
      return t(`Acte ${acts}`, `Act ${acts}`);
    case "fates":
    case "epilogue":
      return t("Épilogue", "Epilogue");
    default:
      return t("Enfance", "Childhood");
  }
}
