/** The seal of a match and its dice, worked out as the server does (core/dice.py): BLAKE2b (RFC 7693), personalised or with a key. */

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

const BLOCK = 128;
const SECRET = 32;

interface Settings {
  size: number;
  key?: Uint8Array;
  person?: string;
}

const digits = (row: string): number[] => Array.from(row, (digit) => parseInt(digit, 16));
const ORDERS = ORDER.map(digits);
const PLACES = QUARTERS.map(digits);
const turn = (word: bigint, by: bigint): bigint => BigInt.asUintN(64, (word >> by) | (word << (64n - by)));
const words = (bytes: Uint8Array): bigint[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 8 }, (_, n) => view.getBigUint64(n * 8, true));
};

const bytesOf = (hexadecimal: string): Uint8Array =>
  Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexadecimalOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

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

/** What is left of the state after one block; `length` bytes have been read with it. */
function compressed(h: bigint[], block: Uint8Array, length: number, last: boolean): bigint[] {
  const v = new BigUint64Array([...h, ...IV]);
  v[12] = (v[12] ?? 0n) ^ BigInt(length);
  if (last) v[14] = ~(v[14] ?? 0n);
  const m = words(block);
  for (const order of ORDERS) {
    PLACES.forEach((places, n) => mix(v, places, m[order[2 * n] ?? 0] ?? 0n, m[order[2 * n + 1] ?? 0] ?? 0n));
  }
  return h.map((word, n) => word ^ (v[n] ?? 0n) ^ (v[n + 8] ?? 0n));
}

function blake2b(data: Uint8Array, { size, key = new Uint8Array(), person = "" }: Settings): Uint8Array {
  const personal = new Uint8Array(16);
  personal.set(new TextEncoder().encode(person));
  const [low = 0n, high = 0n] = words(personal);
  const settings = [0x01010000n + BigInt(key.length << 8) + BigInt(size), 0n, 0n, 0n, 0n, 0n, low, high];
  const whole = key.length ? joined(key, new Uint8Array(BLOCK - key.length), data) : data;
  let h = IV.map((word, n) => word ^ (settings[n] ?? 0n));
  let at = 0;
  do {
    const block = new Uint8Array(BLOCK);
    block.set(whole.subarray(at, at + BLOCK));
    at = Math.min(at + BLOCK, whole.length);
    h = compressed(h, block, at, at === whole.length);
  } while (at < whole.length);
  const out = new DataView(new ArrayBuffer(64));
  h.forEach((word, n) => out.setBigUint64(n * 8, word, true));
  return new Uint8Array(out.buffer, 0, size);
}

/** The seal of a secret, both in hexadecimal. */
export const sealOf = (secret: string): string =>
  hexadecimalOf(blake2b(bytesOf(secret), { size: 32, person: "veillee-seal" }));

/** The secret of the dice once those who play have mixed their chance into the house's. */
export function mixed(secret: string, chances: readonly (string | null)[]): string {
  if (!chances.some(Boolean)) return secret;
  const parts = chances.map((chance) => (chance ? bytesOf(chance) : new Uint8Array(SECRET)));
  return hexadecimalOf(blake2b(joined(bytesOf(secret), ...parts), { size: 32, person: "veillee-mix" }));
}

/** Dice that roll as those of the house do. */
export class SealedDice {
  private count = 0n;
  private readonly key: Uint8Array;

  constructor(secret: string) {
    this.key = bytesOf(secret);
  }

  below(n: number): number {
    const sides = BigInt(n);
    const limit = (1n << 60n) - ((1n << 60n) % sides);
    for (;;) {
      const count = new DataView(new ArrayBuffer(8));
      count.setBigUint64(0, this.count++);
      const rolled = blake2b(new Uint8Array(count.buffer), { size: 8, key: this.key });
      const draw = new DataView(rolled.buffer, 0, 8).getBigUint64(0) >> 4n;
      if (draw < limit) return Number(draw % sides);
    }
  }
}
