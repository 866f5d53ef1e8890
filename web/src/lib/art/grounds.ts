/** Where a scene is: two hues and a lamp, and what stands on the horizon. */

import type { AirName } from "./recipe";
import type { PieceName } from "./scenery";

export interface Ground {
  /** At the horizon, above it, at the edges. */
  sky: [string, string, string];
  lamp: string;
  floor: string;
  far: [PieceName, number];
  middle?: [PieceName, number];
  air: AirName;
  moon?: boolean;
}

export const GROUNDS: Readonly<Record<string, Ground>> = {
  // Légions, six guilds under the sea
  gardens: {
    sky: ["#a8d08a", "#1f6f74", "#052036"],
    lamp: "#fdf0b0",
    floor: "#5c6a30",
    far: ["ridge", 26],
    middle: ["kelp", 150],
    air: "bubbles",
  },
  breach: {
    sky: ["#ff8a4a", "#7a2440", "#140820"],
    lamp: "#ffc38a",
    floor: "#5a2c28",
    far: ["crags", 70],
    middle: ["crags", 44],
    air: "embers",
  },
  senate: {
    sky: ["#a8e2f4", "#2a68ae", "#0a1648"],
    lamp: "#fff2cc",
    floor: "#4a6c8e",
    far: ["columns", 96],
    middle: ["ridge", 6],
    air: "bubbles",
  },
  well: {
    sky: ["#7ce0e8", "#5a2ca0", "#100828"],
    lamp: "#9ffcff",
    floor: "#3c2a68",
    far: ["spires", 120],
    middle: ["kelp", 80],
    air: "motes",
  },
  comptoir: {
    sky: ["#f0d48a", "#1a7468", "#04222e"],
    lamp: "#ffe8a8",
    floor: "#4c5c40",
    far: ["towers", 60],
    middle: ["ridge", 10],
    air: "bubbles",
  },
  embassy: {
    sky: ["#f6f2dc", "#5fa8c4", "#12365c"],
    lamp: "#ffffff",
    floor: "#7c98a0",
    far: ["clouds", 50],
    middle: ["ridge", 8],
    air: "bubbles",
  },
  // KeyForge, seven houses
  brobnar: {
    sky: ["#ffc05a", "#b83c2c", "#24102c"],
    lamp: "#ffe29a",
    floor: "#64301f",
    far: ["crags", 90],
    middle: ["crags", 30],
    air: "embers",
  },
  dis: {
    sky: ["#ff8a5c", "#a01c6c", "#1a0630"],
    lamp: "#ffc0a0",
    floor: "#581c40",
    far: ["spires", 140],
    air: "embers",
  },
  logos: {
    sky: ["#c0f6ff", "#2c7cc8", "#160f4a"],
    lamp: "#f0ffff",
    floor: "#35567c",
    far: ["towers", 110],
    middle: ["domes", 30],
    air: "motes",
  },
  mars: {
    sky: ["#ffd08a", "#c85a34", "#141a34"],
    lamp: "#d8ff8a",
    floor: "#8c4a2c",
    far: ["domes", 60],
    middle: ["ridge", 12],
    air: "motes",
  },
  sanctum: {
    sky: ["#fff2c0", "#7fa4e8", "#26347c"],
    lamp: "#fff6c8",
    floor: "#8e98c0",
    far: ["columns", 110],
    middle: ["clouds", 30],
    air: "motes",
  },
  shadows: {
    sky: ["#b8d0ff", "#5038a0", "#0c0828"],
    lamp: "#e8f0ff",
    floor: "#342a60",
    far: ["roofs", 90],
    middle: ["roofs", 40],
    air: "motes",
    moon: true,
  },
  untamed: {
    sky: ["#f4f49a", "#2c8c58", "#052a30"],
    lamp: "#fcffb8",
    floor: "#46602a",
    far: ["trees", 120],
    middle: ["vines", 0],
    air: "leaves",
  },
  // … and where each has its other half: the hall, the pit, the laboratory, the dunes, the chapel, the alley, the glade
  hall: {
    sky: ["#ffb04a", "#8c3a20", "#1c0c14"],
    lamp: "#ffdf90",
    floor: "#5c3420",
    far: ["arches", 116],
    middle: ["ridge", 4],
    air: "embers",
  },
  pit: {
    sky: ["#ff5c7c", "#6c1450", "#0e0420"],
    lamp: "#ff9cb0",
    floor: "#401430",
    far: ["crags", 110],
    middle: ["spires", 60],
    air: "embers",
  },
  laboratory: {
    sky: ["#d8fff0", "#2c94a0", "#0c1c3c"],
    lamp: "#f4fff8",
    floor: "#3c5c6c",
    far: ["arches", 126],
    middle: ["towers", 26],
    air: "motes",
  },
  dunes: {
    sky: ["#e8f08a", "#5c8c3c", "#101c2c"],
    lamp: "#f0ffb0",
    floor: "#7c6438",
    far: ["crags", 54],
    middle: ["ridge", 16],
    air: "motes",
  },
  chapel: {
    sky: ["#ffe8a8", "#b088b8", "#2c2058"],
    lamp: "#fff8d0",
    floor: "#7c7494",
    far: ["arches", 130],
    middle: ["ridge", 4],
    air: "motes",
  },
  alley: {
    sky: ["#8ce0d0", "#2c4c7c", "#0a0a20"],
    lamp: "#d0fff0",
    floor: "#2c3450",
    far: ["towers", 120],
    middle: ["fence", 50],
    air: "mist",
  },
  glade: {
    sky: ["#d0fff0", "#2c8ca0", "#06283c"],
    lamp: "#f0fff0",
    floor: "#3c6c50",
    far: ["ridge", 40],
    middle: ["kelp", 60],
    air: "leaves",
  },
  // Cendrelin, the cemetery
  yard: {
    sky: ["#a8b8d0", "#43506c", "#10121e"],
    lamp: "#f0f4ff",
    floor: "#44443a",
    far: ["bare", 150],
    middle: ["tombs", 30],
    air: "mist",
    moon: true,
  },
  gates: {
    sky: ["#f0a878", "#5c3a58", "#150e1e"],
    lamp: "#ffd8a8",
    floor: "#4a3a34",
    far: ["bare", 130],
    middle: ["fence", 70],
    air: "mist",
  },
  crypt: {
    sky: ["#ffb860", "#7c4a34", "#191018"],
    lamp: "#ffdc9c",
    floor: "#5c4430",
    far: ["arches", 120],
    middle: ["ridge", 3],
    air: "embers",
  },
  soil: {
    sky: ["#e8b888", "#6c4a48", "#171218"],
    lamp: "#ffe8c0",
    floor: "#60442f",
    far: ["tombs", 44],
    middle: ["ridge", 10],
    air: "mist",
  },
  murmur: {
    sky: ["#b4f4dc", "#2c6a74", "#0a1626"],
    lamp: "#d8fff4",
    floor: "#35504a",
    far: ["bare", 140],
    middle: ["tombs", 26],
    air: "wisps",
  },
  cloister: {
    sky: ["#f0b08a", "#6c1c34", "#160810"],
    lamp: "#ffdca8",
    floor: "#4c2430",
    far: ["arches", 120],
    middle: ["ridge", 4],
    air: "motes",
  },
  hoard: {
    sky: ["#ffe28a", "#8c5c20", "#1a100e"],
    lamp: "#fff4c0",
    floor: "#6c5024",
    far: ["arches", 110],
    middle: ["ridge", 6],
    air: "motes",
  },
};
