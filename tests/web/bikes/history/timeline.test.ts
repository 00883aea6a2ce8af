import { describe, expect, it } from "vitest";
import type { OwnershipPeriod } from "#contract/bikes/history.ts";
import { acquisitionOf } from "#web/bikes/history/acquired.ts";
import { timeline } from "#web/bikes/history/timeline.ts";
import { timeOwned } from "#web/bikes/history/time-owned.ts";

const period = (startDate: string, changes: Partial<OwnershipPeriod> = {}): OwnershipPeriod => ({
  ownerName: "An** S*",
  own: false,
  startDate,
  acquisition: "registration",
  verified: true,
  ...changes,
});

const days = (periods: string[], thefts: string[]) =>
  timeline(
    periods.map((start) => period(start)),
    thefts.map((stolenDate) => ({ stolenDate })),
  ).map(({ kind, day }) => `${kind} ${day}`);

describe("the timeline", () => {
  it("runs from newest to oldest, with thefts among the owners", () => {
    const starts = ["2024-05-01T10:00:00.000Z", "2026-02-03T10:00:00.000Z"];
    expect(days(starts, ["2025-01-01", "2026-10-10"])).toEqual([
      "theft 2026-10-10",
      "period 2026-02-03",
      "theft 2025-01-01",
      "period 2024-05-01",
    ]);
  });

  it("puts a theft after the owner who got the bike on the same Swedish day", () => {
    expect(days(["2026-02-02T23:30:00.000Z"], ["2026-02-03"])).toEqual([
      "theft 2026-02-03",
      "period 2026-02-03",
    ]);
  });

  it("keeps owners of one day in order of time", () => {
    const [newest] = timeline(
      [period("2026-02-03T08:00:00.000Z"), period("2026-02-03T09:00:00.000Z", { acquisition: "transfer" })],
      [],
    );
    expect(newest).toMatchObject({ period: { acquisition: "transfer" } });
  });
});

describe("the way an owner got a bike", () => {
  const store = { storeName: "Cykelkraft" };

  it.each([
    [{ registrationType: "self" }, "self"],
    [{ store: { storeName: "Egenregistrering via appen" } }, "self"],
    [{ registrationType: "store", store: { storeName: "EGENREGISTRERING" } }, "self"],
    [{ registrationType: "store", store }, "store"],
    [{ store }, "store"],
    [{}, "registered"],
    [{ acquisition: "purchase", store }, "purchase"],
    [{ acquisition: "transfer" }, "transfer"],
  ] as const)("%o is %s", (changes, how) => {
    expect(acquisitionOf(period("2026-02-03T08:00:00.000Z", changes))).toBe(how);
  });
});

const between = (start: string, end: string) => timeOwned(`${start}T10:00:00.000Z`, `${end}T09:00:00.000Z`);

describe("the time someone had a bike", () => {
  it.each([
    ["2026-11-20", "2026-11-20", { unit: "days", days: 0 }],
    ["2026-11-20", "2026-11-19", { unit: "days", days: 0 }],
    ["2026-11-19", "2026-11-20", { unit: "days", days: 1 }],
    ["2026-10-22", "2026-11-20", { unit: "days", days: 29 }],
    ["2026-10-21", "2026-11-20", { unit: "months", months: 1 }],
    ["2026-01-01", "2026-01-31", { unit: "months", months: 1 }],
    ["2026-01-31", "2026-03-01", { unit: "days", days: 29 }],
    ["2026-01-15", "2026-03-14", { unit: "months", months: 1 }],
    ["2026-01-15", "2026-03-15", { unit: "months", months: 2 }],
    ["2025-11-21", "2026-11-20", { unit: "months", months: 11 }],
    ["2025-11-20", "2026-11-20", { unit: "years", years: 1, months: 0 }],
    ["2023-09-20", "2026-11-20", { unit: "years", years: 3, months: 2 }],
    ["2024-02-29", "2025-02-28", { unit: "months", months: 11 }],
    ["2024-02-29", "2025-03-01", { unit: "years", years: 1, months: 0 }],
  ])("from %s to %s is %o", (start, end, owned) => {
    expect(between(start, end)).toEqual(owned);
  });

  it("is counted in Swedish days", () => {
    expect(timeOwned("2026-11-19T22:30:00.000Z", "2026-11-20T22:30:00.000Z")).toEqual({
      unit: "days",
      days: 1,
    });
    expect(timeOwned("2026-11-19T23:30:00.000Z", "2026-11-20T22:30:00.000Z")).toEqual({
      unit: "days",
      days: 0,
    });
  });
});
