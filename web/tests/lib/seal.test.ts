import { expect, test } from "vitest";
import { sealOf } from "../../src/lib/seal";

test("the seal is the one that the server makes of the same secret", () => {
  const secret = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join("");
  // hashlib.blake2b(bytes(range(32)), digest_size=32, person=b"veillee-seal").hexdigest()
  expect(sealOf(secret)).toBe("4e42f9de69e24196ada876e734c733ebfc298c1fe3a8640d2fea9b9155e01af9");
});

test("another secret has another seal", () => {
  expect(sealOf("00".repeat(32))).not.toBe(sealOf(`01${"00".repeat(31)}`));
});
