import gate from "icon:dungeon-gate";
import graves from "icon:graveyard";
import { GLORY } from "./art";
import type { Both } from "../../lib/tongue.svelte";
import type { CampaignView } from "./view";

export type Tab = "places" | "gate" | "glory";

/** What a small screen shows one at a time. */
export const TABS: readonly { key: Tab; icon: string; name: Both }[] = [
  { key: "places", icon: graves, name: ["Lieux", "Places"] },
  { key: "gate", icon: gate, name: ["Grilles", "Gate"] },
  { key: "glory", icon: GLORY, name: ["Gloire", "Glory"] },
];

/** Where these addresses lie; a hand and a crypt are always in sight. */
export function tabsOf(targets: readonly string[], { places, environs, fate }: CampaignView): Tab[] {
  const at = (things: readonly { at: string }[]): boolean =>
    things.some((thing) => targets.some((target) => target === thing.at || target.startsWith(`${thing.at}:`)));
  const found: Tab[] = [];
  if (at(fate ? [...environs, fate] : environs)) found.push("gate");
  if (at(places)) found.push("places");
  return found;
}
