/** The seal of a match: BLAKE2b-256 of its secret (RFC 7693), personalised as the server does it (core/dice.py). */

const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

/** The order of the words of a block in each round, a hexadecimal digit for each. */
const ORDER = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
  "0123456789abcdef",
  "ea489fd61c02b753",
];

/** Which four words of the state each of the eight mixings of a round takes. */
const QUARTERS = ["048c", "159d", "26ae", "37bf", "05af", "16bc", "278d", "349e"];

const PERSON = "veillee-seal";
const DIGEST = 32;
const BLOCK = 128;

const digits = (row: string): number[] => Array.from(row, (digit) => parseInt(digit, 16));
const turn = (word: bigint, by: bigint): bigint => BigInt.asUintN(64, (word >> by) | (word << (64n - by)));
const words = (bytes: Uint8Array): bigint[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 8 }, (_, n) => view.getBigUint64(n * 8, true));
};

function mix(v: BigUint64Array, [a = 0, b = 0, c = 0, d = 0]: number[], x: bigint, y: bigint): void {
  const at = (n: number): bigint => v[n] ?? 0n;
  v[a] = at(a) + at(b) + x;
  v[d] = turn(at(d) ^ at(a), 32n);
  v[c] = at(c) + at(d);
  v[b] = turn(at(b) ^ at(c), 24n);
  v[a] = at(a) + at(b) + y;
  v[d] = turn(at(d) ^ at(a), 16n);
  v[c] = at(c) + at(d);
  v[b] = turn(at(b) ^ at(c), 63n);
}

/** The seal of a secret of at most one block, both in hexadecimal. */
export function sealOf(secret: string): string {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const block = new Uint8Array(BLOCK);
  block.set(bytes);
  const person = new Uint8Array(16);
  person.set(new TextEncoder().encode(PERSON));
  const [low = 0n, high = 0n] = words(person);
  const settings = [0x01010000n + BigInt(DIGEST), 0n, 0n, 0n, 0n, 0n, low, high];
  const h = IV.map((word, n) => word ^ (settings[n] ?? 0n));
  const v = new BigUint64Array([...h, ...IV]);
  v[12] = (v[12] ?? 0n) ^ BigInt(bytes.length);
  v[14] = ~(v[14] ?? 0n);
  const m = words(block);
  for (const order of ORDER.map(digits)) {
    QUARTERS.forEach((quarter, n) =>
      mix(v, digits(quarter), m[order[2 * n] ?? 0] ?? 0n, m[order[2 * n + 1] ?? 0] ?? 0n),
    );
  }
  const out = new DataView(new ArrayBuffer(DIGEST));
  for (let n = 0; n < DIGEST / 8; n++) out.setBigUint64(n * 8, (h[n] ?? 0n) ^ (v[n] ?? 0n) ^ (v[n + 8] ?? 0n), true);
  return Array.from(new Uint8Array(out.buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
