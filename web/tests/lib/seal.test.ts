import { expect, test } from "vitest";
import { mixed, SealedDice, sealOf } from "../../src/lib/seal";
import { chanceFor, isSealed, keptChance, sameRolls } from "../../src/lib/seals";

const secret = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join("");
const chances = ["11".repeat(32), null, "ab".repeat(32), "cd".repeat(32)];
/** What the server's dice rolled: `SealedDice(mixed(bytes(range(32)), chances)).below(n)` */
const ROLLS: [number, number][] = [
  [52, 5],
  [51, 2],
  [6, 2],
  [2, 0],
  [1000000, 568100],
  [3, 2],
  [7, 3],
  [52, 39],
];

test("the seal is the one that the server makes of the same secret", () => {
  // hashlib.blake2b(bytes(range(32)), digest_size=32, person=b"veillee-seal").hexdigest()
  expect(sealOf(secret)).toBe("4e42f9de69e24196ada876e734c733ebfc298c1fe3a8640d2fea9b9155e01af9");
});

test("another secret has another seal", () => {
  expect(sealOf("00".repeat(32))).not.toBe(sealOf(`01${"00".repeat(31)}`));
});

test("what players mix in makes another secret, the same as on the server", () => {
  expect(mixed(secret, chances)).toBe("e7d4d59c3fc3b8595a44366937e6a952d12fa68bbe6ba23af5edd2ccab1c3e43");
  expect(mixed(secret, [null, null])).toBe(secret);
  expect(mixed(secret, [])).toBe(secret);
});

test("dice roll here as they do on the server", async () => {
  const dice = new SealedDice(mixed(secret, chances));
  expect(ROLLS.map(([sides]) => dice.below(sides))).toEqual(ROLLS.map(([, value]) => value));
  expect(await sameRolls({ draws: ROLLS }, secret, chances)).toBe(true);
  expect(await sameRolls({ draws: ROLLS }, secret, [])).toBe(false);
});

test("a house that leaves out this browser's chance, or changes the secret, is found out", () => {
  const seal = sealOf(secret);
  expect(isSealed(seal, secret, null)).toBe(true);
  const mine = chanceFor(seal);
  expect(chanceFor(seal)).toBe(mine);
  expect(keptChance(seal)).toBe(mine);
  expect(isSealed(seal, secret, mine)).toBe(true);
  expect(isSealed(seal, secret, null)).toBe(false);
  expect(isSealed(seal, "00".repeat(32), mine)).toBe(false);
});
