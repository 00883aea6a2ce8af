import { describe, expect, it } from "vitest";
import { awaitVerified } from "#lambdas/verified-domain/await-verified.ts";

const minute = 60_000;

/** SES that says these one after the other, the last for ever, asked with 15 minutes to go. */
const asked = (...said: (string | undefined)[]) => {
  let left = 15 * minute;
  let times = 0;
  const outcome = awaitVerified("cykelregistret.example", {
    statusOf: () => Promise.resolve(said[Math.min(times++, said.length - 1)]),
    wait: (milliseconds) => Promise.resolve(void (left -= milliseconds)),
    remaining: () => left,
  });
  return { outcome, times: () => times, left: () => left };
};

describe("a domain that mail is sent from", () => {
  it("is waited for until SES has seen its records", async () => {
    const { outcome, times, left } = asked(undefined, "Pending", "Pending", "Success");
    await outcome;
    expect(times()).toBe(4);
    expect(left()).toBe(15 * minute - 30_000);
  });

  it("is not waited for where SES knows it", async () => {
    const { outcome, left } = asked("Success");
    await outcome;
    expect(left()).toBe(15 * minute);
  });

  it.each([
    ["Pending", "Pending"],
    [undefined, "unknown"],
  ])("is given up, %s to the end, with time left to say so", async (status, named) => {
    const { outcome, left } = asked(status);
    await expect(outcome).rejects.toThrow(
      `SES has not seen the records of cykelregistret.example (${named}): set those that the Mail stack names`,
    );
    expect(left()).toBeGreaterThanOrEqual(minute);
  });
});
