import type { Face } from "../../lib/face";
import algae from "icon:algae";
import angler from "icon:angler-fish";
import wave from "icon:big-wave";
import helm from "icon:black-knight-helm";
import ferry from "icon:boat-fishing";
import coral from "icon:coral";
import crab from "icon:crab";
import claw from "icon:crab-claw";
import crystalBall from "icon:crystal-ball";
import diver from "icon:diving-helmet";
import dove from "icon:dove";
import eel from "icon:eel";
import fireRing from "icon:fire-ring";
import lure from "icon:fishing-lure";
import flame from "icon:flame";
import goldShell from "icon:gold-shell";
import temple from "icon:greek-temple";
import harpoon from "icon:harpoon-trident";
import imperialCrown from "icon:imperial-crown";
import tentacles from "icon:interlaced-tentacles";
import jellyfish from "icon:jellyfish";
import knapsack from "icon:knapsack";
import standard from "icon:knight-banner";
import lantern from "icon:lantern-flame";
import laurelCrown from "icon:laurel-crown";
import laurels from "icon:laurels";
import ray from "icon:manta-ray";
import mermaid from "icon:mermaid";
import nautilus from "icon:nautilus-shell";
import octopus from "icon:octopus";
import treasure from "icon:open-treasure-chest";
import pearl from "icon:oyster-pearl";
import poison from "icon:poison-bottle";
import speaker from "icon:public-speaker";
import queen from "icon:queen-crown";
import scales from "icon:scales";
import shoal from "icon:school-of-fish";
import scroll from "icon:scroll-unfurled";
import scythe from "icon:scythe";
import turtle from "icon:sea-turtle";
import urchin from "icon:sea-urchin";
import jaws from "icon:shark-jaws";
import wheel from "icon:ship-wheel";
import sickle from "icon:sickle";
import spears from "icon:spears";
import abyss from "icon:spiral-tentacle";
import spyglass from "icon:spyglass";
import squid from "icon:squid-head";
import kraken from "icon:tentacles-skull";
import oath from "icon:tied-scroll";
import trade from "icon:trade";
import trident from "icon:trident";
import shield from "icon:trident-shield";
import triton from "icon:triton-head";
import herald from "icon:trumpet-flag";
import coins from "icon:two-coins";
import walrus from "icon:walrus-head";
import seal from "icon:wax-seal";
import crest from "icon:wave-crest";
import wheat from "icon:wheat";
import current from "icon:whirlwind";
import horn from "icon:hunting-horn";

/** The picture of each face, by its number: legions, heroes, stratagems. */
export const PICTURES: readonly string[] = [
  ...[herald, speaker, spyglass, algae, lantern, knapsack, ray, walrus, diver, angler],
  ...[laurelCrown, spears, nautilus, treasure, urchin, sickle, standard, fireRing, coral, coins],
  ...[abyss, turtle, crab, shoal, wave, shield, wheat, wheel, temple, octopus, seal],
  ...[mermaid, scythe, queen, jaws, harpoon, eel, scales, triton, pearl, crystalBall],
  ...[current, squid, goldShell, ferry, trade],
  ...[scroll, horn, oath, kraken, lure, poison],
];

interface Guild {
  hue: string;
  /** The guild's symbol: a colour is never alone. */
  symbol: string;
}

export const GUILDS: Readonly<Record<string, Guild>> = {
  yellow: { hue: "var(--farmers)", symbol: sickle },
  red: { hue: "var(--soldiers)", symbol: trident },
  blue: { hue: "var(--politicians)", symbol: laurels },
  violet: { hue: "var(--mages)", symbol: flame },
  green: { hue: "var(--merchants)", symbol: goldShell },
  white: { hue: "var(--ambassadors)", symbol: dove },
};

/** The picture of each place. */
export const PLACES: Readonly<Record<string, string>> = {
  yellow: algae,
  red: claw,
  blue: temple,
  violet: jellyfish,
  green: crest,
};

export const CAMPS = { roi: imperialCrown, necro: helm };
export const BANNER = standard;
export const ROUT = tentacles;

export const hueOf = (face: Face | undefined): string => GUILDS[String(face?.guild)]?.hue ?? "var(--gold)";
