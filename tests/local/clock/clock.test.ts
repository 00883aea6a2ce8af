import { expect, test } from "vitest";
import { followClock } from "#local/clock/follow-clock.ts";
import { createClock } from "#local/clock/movable-clock.ts";
import { openRecords } from "#local/state/records.ts";

const noon = Date.parse("2030-06-01T12:00:00Z");

test("A moved clock runs on, notifies its listeners and survives a restart", () => {
  const records = openRecords(undefined);
  const clock = createClock(records);
  let calls = 0;
  clock.onMove(() => (calls += 1));
  clock.moveTo(noon);
  expect(clock.now() - noon).toBeLessThan(1000);
  expect(calls).toBe(1);
  expect(createClock(records).now() - noon).toBeLessThan(1000);
});

test("`Date` follows the clock until it is released", () => {
  const clock = createClock(openRecords(undefined));
  clock.moveTo(noon);
  const own = Date;
  const made = new Date("2020-01-01");
  const release = followClock(clock);
  try {
    expect(new Date().getUTCFullYear()).toBe(2030);
    expect(Date.now() - noon).toBeLessThan(1000);
    expect(Date()).toContain("2030");
    expect(new Date(0).toISOString()).toBe("1970-01-01T00:00:00.000Z");
    expect(Date.UTC(2020, 0)).toBe(1_577_836_800_000);
    expect(made).toBeInstanceOf(Date);
    expect(new Date()).toBeInstanceOf(own);
  } finally {
    release();
  }
  expect(Date).toBe(own);
});
