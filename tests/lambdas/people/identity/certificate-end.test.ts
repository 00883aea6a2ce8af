import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { certificateEnd, daysLeft } from "#lambdas/people/identity/certificate-end.ts";

const pfx = await readFile("tests/fixtures/bankid/client.p12");

it("the end date is read from the certificate", async () => {
  const end = await certificateEnd({ pfx, passphrase: "for-tests-only" });
  expect(end.toISOString()).toBe("2120-01-01T00:00:00.000Z");
});

it("a certificate that cannot be opened is an error", async () => {
  await expect(certificateEnd({ pfx, passphrase: "another" })).rejects.toThrow(/mac verify|passphrase/i);
  const broken = { pfx: Buffer.from("no certificate"), passphrase: "" };
  await expect(certificateEnd(broken)).rejects.toThrow("not enough data");
});

it("the days left are whole days", () => {
  const end = new Date("2027-03-01T12:00:00Z");
  expect(daysLeft(end, new Date("2027-02-28T12:00:00Z"))).toBe(1);
  expect(daysLeft(end, new Date("2027-02-28T12:00:01Z"))).toBe(0);
  expect(daysLeft(end, new Date("2027-03-01T12:00:01Z"))).toBe(-1);
});
