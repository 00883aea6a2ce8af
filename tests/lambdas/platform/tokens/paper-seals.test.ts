import { afterAll, expect, it } from "vitest";
import { kmsSealer } from "#lambdas/platform/tokens/paper-seals.ts";
import { keyIds, startKms } from "./kms.ts";

const kms = await startKms();
afterAll(() => kms.close());

it("A seal belongs to the facts of one kind of paper, however long, and to no others", async () => {
  const sealer = kmsSealer(kms.client, keyIds.mac, "receipt");
  const facts = `["A-261120-AAAAAA",${"x".repeat(10_000)}]`;
  const seal = await sealer.seal(facts);
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  expect(await sealer.isSealOf(seal, facts)).toBe(true);
  expect(await sealer.isSealOf(seal, `${facts} `)).toBe(false);
  expect(await kmsSealer(kms.client, keyIds.mac, "number-report").isSealOf(seal, facts)).toBe(false);
  for (const broken of ["", "0", seal.slice(2), seal.toUpperCase()])
    expect(await sealer.isSealOf(broken, facts)).toBe(false);
});

it("A paper is not called false when KMS cannot be asked", async () => {
  const sealer = kmsSealer(kms.client, keyIds.cipher, "receipt");
  await expect(sealer.isSealOf("0".repeat(64), "facts")).rejects.toThrow("key usage");
});
