import { afterAll, expect, it } from "vitest";
import { kmsCipher, kmsMac } from "#lambdas/people/personal-numbers.ts";
import { keyIds, startKms } from "#tests/lambdas/platform/tokens/kms.ts";

const number = "198508211359";

const kms = await startKms();
afterAll(() => kms.close());

it("a number is decrypted for its own account", async () => {
  const cipher = kmsCipher(kms.client, keyIds.cipher);
  const encrypted = await cipher.encrypt("u1", number);
  expect(Buffer.from(encrypted, "base64").toString("latin1")).not.toContain(number);
  expect(await cipher.decrypt("u1", encrypted)).toBe(number);
});

it("a number is not decrypted for another account or with another key", async () => {
  const cipher = kmsCipher(kms.client, keyIds.cipher);
  const encrypted = await cipher.encrypt("u1", number);
  await expect(cipher.decrypt("u2", encrypted)).rejects.toMatchObject({ name: "InvalidCiphertextException" });
  await expect(kmsCipher(kms.client, keyIds.otherCipher).decrypt("u1", encrypted)).rejects.toMatchObject({
    name: "IncorrectKeyException",
  });
});

it("the same number has the same keyed hash, which is not its plain hash", async () => {
  const mac = kmsMac(kms.client, keyIds.mac);
  const first = await mac(number);
  expect(await mac(number)).toBe(first);
  expect(await mac("196705277637")).not.toBe(first);
  expect(first).toMatch(/^[\w-]{43}$/);
});
