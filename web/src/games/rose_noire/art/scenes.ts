/** Where it all happens: the choir by day, the graveyard in its midst, the snow outside at night, and the sheet of the accusation. */

import { image, linear, soft } from "./brush";

const point = (r: number, a: number): string => `${(Math.cos(a) * r).toFixed(2)} ${(Math.sin(a) * r).toFixed(2)}`;

/** The rose window: only its panes, so that it can be a window or the light it throws. In a box of 200 around the middle. */
export function rosace(): string {
  const count = 14;
  const turn = (Math.PI * 2) / count;
  const panes = Array.from({ length: count }, (_, n) => {
    const a = n * turn - Math.PI / 2;
    const b = a + turn / 2;
    return (
      `M${point(24, a)}L${point(44, a - turn * 0.34)}C${point(52, a - turn * 0.36)} ${point(56, a - turn * 0.14)} ${point(60, a)}` +
      `C${point(56, a + turn * 0.14)} ${point(52, a + turn * 0.36)} ${point(44, a + turn * 0.34)}Z` +
      `M${point(54, b)}L${point(62, b - turn * 0.26)}L${point(84, b - turn * 0.37)}C${point(92, b - turn * 0.34)} ${point(96, b - turn * 0.12)} ${point(100, b)}` +
      `C${point(96, b + turn * 0.12)} ${point(92, b + turn * 0.34)} ${point(84, b + turn * 0.37)}L${point(62, b + turn * 0.26)}Z`
    );
  });
  const round = (x: number, y: number, r: number): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
  const middle = Array.from({ length: 7 }, (_, n) => {
    const [x = 0, y = 0] = point(15, n * turn * 2 - Math.PI / 2)
      .split(" ")
      .map(Number);
    return round(x, y, 5.4);
  });
  return [...panes, ...middle, round(0, 0, 6.5)].join("");
}

/** The stalls in which the seven sit: a ring of dark wood, seen from the nave, in a box of 1110 × 640. */
export function stalls(): { wood: string; edges: string; cuts: string } {
  const at = (r: number, a: number): string =>
    `${(555 + r * Math.sin(a)).toFixed(1)} ${(767 - r * Math.cos(a)).toFixed(1)}`;
  const [outer, inner, wide] = [790, 548, 1.15];
  const arc = (r: number): string => `M${at(r, -wide)}A${r} ${r} 0 0 1 ${at(r, wide)}`;
  return {
    wood: `${arc(outer)}L${at(inner, wide)}A${inner} ${inner} 0 0 0 ${at(inner, -wide)}Z`,
    edges: arc(inner) + arc(outer - 8),
    cuts: [-0.555, -0.335, -0.112, 0.112, 0.335, 0.555].map((a) => `M${at(inner, a)}L${at(outer, a)}`).join(""),
  };
}

const FRAME = "M4 206V72C4 30 120 5 250 5C380 5 496 30 496 72V206Z";

/** The plate in the middle: railings, stones and snow, in a box of 500 × 210. */
export function yard(): string {
  const rails = Array.from(
    { length: 42 },
    (_, n) => `<path d="M${n * 12 + 4} 114V${78 + Math.abs(n - 20.5) * 0.5}l2.5 -6l2.5 6V114Z" fill="#0c0509"/>`,
  ).join("");
  const stones = [
    [98, 94, 0.8],
    [136, 84, 0.62],
    [176, 92, 0.9],
    [222, 82, 0.6],
    [262, 92, 0.85],
    [304, 84, 0.65],
    [344, 92, 0.85],
    [386, 86, 0.7],
  ]
    .map(
      ([x = 0, y = 0, size = 1]) =>
        `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 34V10C0 -4 24 -4 24 10V34Z" fill="#1b1016"/><path d="M0 34V10C0 -4 24 -4 24 10" fill="none" stroke="#e9dfe0" stroke-width="2.4" stroke-opacity=".75"/><path d="M12 8V22M6 13H18" stroke="#6b565c" stroke-width="2"/></g>`,
    )
    .join("");
  return image(
    "0 0 500 210",
    linear(
      "earth",
      [0, 0],
      [0, 210],
      [
        [0, "#3b2a31"],
        [0.5, "#2a1b22"],
        [1, "#1a0f15"],
      ],
    ) +
      linear(
        "snow",
        [0, 100],
        [0, 210],
        [
          [0, "#cfc3c9", 0.75],
          [1, "#6d5f68", 0.2],
        ],
      ) +
      '<radialGradient id="glow"><stop offset="0" stop-color="#d9cfe0" stop-opacity=".28"/><stop offset="1" stop-color="#d9cfe0" stop-opacity="0"/></radialGradient>' +
      `<clipPath id="frame"><path d="${FRAME}"/></clipPath>` +
      `<g clip-path="url(#frame)"><path d="M0 0H500V210H0Z" fill="url(#earth)"/><circle cx="250" cy="70" r="150" fill="url(#glow)"/>${rails}` +
      '<path d="M0 90H500M0 106H500" stroke="#0c0509" stroke-width="2.5"/>' +
      '<path d="M0 112C60 98 110 110 170 104C230 98 270 110 330 103C390 98 440 108 500 100V210H0Z" fill="url(#snow)"/>' +
      `${stones}<path d="M0 126C80 116 160 130 250 124C340 118 420 130 500 122V210H0Z" fill="#140a0f" opacity=".9"/></g>` +
      '<path d="M74 51C180 14 320 14 426 51" fill="none" stroke="#c79a6a" stroke-opacity=".6" stroke-width="1.5"/>' +
      `<path d="${FRAME}" fill="none" stroke="#6d5146" stroke-width="3"/>` +
      '<path d="M11 206V75C11 37 124 13 250 13C376 13 489 37 489 75V206" fill="none" stroke="#c79a6a" stroke-opacity=".55"/>',
    'preserveAspectRatio="none"',
  );
}

/** An old sheet with a torn edge, stretched as needed. */
export const parchment = (): string =>
  image(
    "0 0 640 430",
    '<filter id="torn" x="-3%" y="-3%" width="106%" height="106%"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="4" seed="9" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="11"/></filter>' +
      '<filter id="paper"><feTurbulence type="fractalNoise" baseFrequency=".012 .03" numOctaves="5" seed="3"/><feColorMatrix values="0 0 0 0 .42  0 0 0 0 .24  0 0 0 0 .12  .9 0 0 0 -.34"/></filter>' +
      '<radialGradient id="sheet" cx=".28" cy=".3" r=".95"><stop offset="0" stop-color="#fbeed0"/><stop offset=".55" stop-color="#ecd7ae"/><stop offset="1" stop-color="#d3ae7e"/></radialGradient><clipPath id="edge"><rect x="10" y="10" width="620" height="410"/></clipPath>' +
      `<rect x="10" y="10" width="620" height="410" ${soft(4, 0.45)} transform="translate(3 6)"/>` +
      '<g filter="url(#torn)"><rect x="10" y="10" width="620" height="410" fill="url(#sheet)"/><rect x="10" y="10" width="620" height="410" filter="url(#paper)" clip-path="url(#edge)" opacity=".45"/><rect x="10" y="10" width="620" height="410" fill="none" stroke="#5e3517" stroke-opacity=".65" stroke-width="5"/></g>',
    'preserveAspectRatio="none" width="640" height="430"',
  );

/** The colours of a night outside: deep for the dark theme, a white night for the light one. */
interface Sky {
  sky: readonly [string, string, string, string];
  halo: string;
  moon: readonly [string, string, string];
  seas: string;
  walls: string;
  edge: string;
  hill: readonly [string, string, string, string];
  stone: string;
  near: readonly [string, string, string];
}

const DEEP: Sky = {
  sky: ["#070c1f", "#142148", "#22336a", "#070c1c"],
  halo: "#dfeaff",
  moon: ["#fdfefe", "#d5e0f3", "#a9bbdc"],
  seas: "#aebfe0",
  walls: "#060a18",
  edge: "#9db6ea",
  hill: ["#5b74ad", "#2c3f70", "#141f40", "#080d1e"],
  stone: "#0f1a3a",
  near: ["#7f98cc", "#26376a", "#0c1430"],
};

const WHITE: Sky = {
  sky: ["#a9bbde", "#c3d2ec", "#dbe5f6", "#eef4fd"],
  halo: "#ffffff",
  moon: ["#ffffff", "#fbfcff", "#dfe8f8"],
  seas: "#c9d6ec",
  walls: "#7387b3",
  edge: "#f4f8ff",
  hill: ["#ffffff", "#eef4fd", "#dde7f6", "#cfdcf0"],
  stone: "#6f83b0",
  near: ["#ffffff", "#e3ecf9", "#cbd8ee"],
};

const shades = (id: string, colours: readonly string[], offsets: readonly number[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colours.map((colour, n) => `<stop offset="${offsets[n] ?? 1}" stop-color="${colour}"/>`).join("")}</linearGradient>`;

function grave(sky: Sky, x: number, y: number, size: number, cross: boolean): string {
  const drawn = cross
    ? `<path d="M14 70V28H0V14H14V0H28V14H42V28H28V70Z" fill="${sky.stone}"/><path d="M28 70V28H42V14M28 14V0H14M42 14H28" fill="none" stroke="#c9dafc" stroke-width="2" stroke-opacity=".8"/><path d="M12 2C16 -5 26 -5 30 2C24 0 18 3 12 2ZM-2 16C2 10 10 11 14 14L0 17ZM28 14C34 10 42 11 44 16Z" fill="#f2f7ff"/>`
    : `<path d="M0 70V20C0 -6 46 -6 46 20V70Z" fill="${sky.stone}"/><path d="M46 70V20C46 6 34 0 23 0" fill="none" stroke="#c9dafc" stroke-width="2.4" stroke-opacity=".85"/><path d="M23 18V40M14 26H32" stroke="#3a4f86" stroke-width="4"/><path d="M-2 16C2 -8 44 -8 48 16C40 8 34 12 26 6C18 6 8 10 -2 16Z" fill="#f2f7ff"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size})">${drawn}<ellipse cx="2" cy="75" rx="42" ry="6" fill="${sky.walls}" ${soft(3, 0.5)}/><path d="M-10 78C-2 66 12 71 22 68C34 65 48 66 58 78Z" fill="${sky.hill[0]}"/></g>`;
}

/** Flakes that hang in the air, the same each time. */
function flakes(): string {
  let seed = 7;
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: 150 }, () => {
    const chance = next();
    const near = chance < 0.12;
    const size = (near ? 3.4 : chance < 0.45 ? 1.9 : 1.1) * (0.7 + next() * 0.5);
    const [x, y] = [next() * 1440, next() * 900];
    const opacity = near ? 0.32 : 0.3 + next() * 0.5;
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${size.toFixed(1)}" fill="#fff" ${near ? soft(1, opacity) : `opacity="${opacity.toFixed(2)}"`}/>`;
  }).join("");
}

/** The monastery from outside, under the moon. */
export function outside(dark: boolean): string {
  const sky = dark ? DEEP : WHITE;
  const graves = [
    [52, 640, 1.1],
    [150, 690, 0.85],
    [236, 636, 0.8],
    [1154, 636, 0.8],
    [1236, 690, 0.9],
    [1332, 640, 1.15],
  ];
  return image(
    "0 0 1440 900",
    shades("sky", sky.sky, [0, 0.3, 0.55, 1]) +
      `<radialGradient id="halo"><stop offset="0" stop-color="${sky.halo}" stop-opacity=".55"/><stop offset=".25" stop-color="${sky.halo}" stop-opacity=".2"/><stop offset="1" stop-color="${sky.halo}" stop-opacity="0"/></radialGradient>` +
      `<radialGradient id="moon" cx=".38" cy=".36"><stop offset="0" stop-color="${sky.moon[0]}"/><stop offset=".7" stop-color="${sky.moon[1]}"/><stop offset="1" stop-color="${sky.moon[2]}"/></radialGradient>` +
      shades("hill", sky.hill, [0, 0.14, 0.6, 1]) +
      shades("near", sky.near, [0, 0.5, 1]) +
      '<rect width="1440" height="900" fill="url(#sky)"/><circle cx="1120" cy="148" r="420" fill="url(#halo)"/><circle cx="1120" cy="148" r="58" fill="url(#moon)"/>' +
      `<g fill="${sky.seas}" opacity=".5"><circle cx="1102" cy="134" r="11"/><circle cx="1138" cy="166" r="15"/><circle cx="1128" cy="120" r="6"/></g>` +
      `<g transform="translate(56 6)"><g fill="${sky.walls}"><path d="M300 560V300L330 240L360 300V330H470V230L510 120L550 230V330H610L720 262L830 330H900V560Z"/><path d="M505 122V84M493 96H517" stroke="${sky.walls}" stroke-width="5"/><path d="M327 240V210M318 220H336" stroke="${sky.walls}" stroke-width="4"/></g><path d="M550 232L510 124M830 330L722 263M360 300L331 242M900 332H832" stroke="${sky.edge}" stroke-opacity=".55" stroke-width="2.4" fill="none"/></g>` +
      `<path transform="translate(776 374) scale(.42)" d="${rosace()}" fill="${sky.edge}" opacity=".3"/>` +
      '<path d="M0 500C240 452 470 414 720 414C970 414 1200 452 1440 500V900H0Z" fill="url(#hill)"/>' +
      graves.map(([x = 0, y = 0, size = 1], n) => grave(sky, x, y, size, n % 3 === 1)).join("") +
      `<path d="M0 866C160 846 300 872 520 866C760 860 980 874 1160 864C1290 856 1360 842 1440 850V900H0Z" fill="url(#near)"/>${flakes()}`,
    'preserveAspectRatio="xMidYMid slice" width="1440" height="900"',
  );
}
