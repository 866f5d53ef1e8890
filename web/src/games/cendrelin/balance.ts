import { deedsOf, faceOf } from "./faces";

interface Row {
  what: number;
  takes: number;
  brings: number;
}

/** What one fragment can take and bring of each thing: the most of its options, for only one is done. */
function reach(face: number): Row[] {
  const rows = new Map<number, Row>();
  for (const option of deedsOf(faceOf(face))) {
    for (const { what, count } of option.filter((deed) => !deed.his)) {
      const row = rows.get(what) ?? { what, takes: 0, brings: 0 };
      rows.set(what, { what, takes: Math.max(row.takes, -count), brings: Math.max(row.brings, count) });
    }
  }
  return [...rows.values()];
}

/** The same for many fragments, thing by thing: resources first, then what a cendrelin has. */
export function balanceOf(faces: number[]): Row[] {
  const sums = new Map<number, Row>();
  for (const { what, takes, brings } of faces.flatMap(reach)) {
    const row = sums.get(what) ?? { what, takes: 0, brings: 0 };
    sums.set(what, { what, takes: row.takes + takes, brings: row.brings + brings });
  }
  return [...sums.values()].sort((a, b) => a.what - b.what);
}
