import { describe, expect, it } from "vitest";
import { awaitVerified } from "#lambdas/platform/verified-domain/await-verified.ts";

const minute = 60_000;

/** Waits with 15 minutes left, while SES returns these statuses one by one and then repeats the last. */
const asked = (...said: (string | undefined)[]) => {
  let left = 15 * minute;
  let times = 0;
  const outcome = awaitVerified("cykelregistret.example", {
    statusOf: () => Promise.resolve(said[Math.min(times++, said.length - 1)]),
    wait: (milliseconds) => Promise.resolve(void (left -= milliseconds)),
    remainingMs: () => left,
  });
  return { outcome, times: () => times, left: () => left };
};

describe("the wait for a mail domain", () => {
  it("ends when SES has seen its records", async () => {
    const { outcome, times, left } = asked(undefined, "Pending", "Pending", "Success");
    await outcome;
    expect(times()).toBe(4);
    expect(left()).toBe(15 * minute - 30_000);
  });

  it("ends at once for a verified domain", async () => {
    const { outcome, left } = asked("Success");
    await outcome;
    expect(left()).toBe(15 * minute);
  });

  it.each([
    ["Pending", "Pending"],
    [undefined, "unknown"],
  ])("ends with an error before the time runs out if the status stays %s", async (status, named) => {
    const { outcome, left } = asked(status);
    await expect(outcome).rejects.toThrow(
      `SES has not seen the records of cykelregistret.example (${named}): set those that the Mail stack names`,
    );
    expect(left()).toBeGreaterThanOrEqual(minute);
  });
});
