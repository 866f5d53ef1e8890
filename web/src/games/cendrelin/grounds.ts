import { PIT, type Grounds } from "../../lib/art/ground";

/** The cemetery, and what lies under it. */
export const GROUNDS: Grounds = {
  pit: PIT,
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
