import { describe, expect, it } from "vitest";
import { timeOwned } from "#web/bikes/history/time-owned.ts";

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
