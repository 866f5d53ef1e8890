import type { Grounds } from "../../lib/art/ground";

/** Six guilds under the sea. */
export const GROUNDS: Grounds = {
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
};
