import { describe, expect, it } from "vitest";
import { monthsSince } from "#contract/points/statement.ts";

describe("the months of a store", () => {
  it("run from its first month to the current one, in Swedish time", () => {
    const since = new Date("2026-09-30T22:30:00Z");
    expect(monthsSince(since, new Date("2026-12-31T23:30:00Z"))).toEqual([
      "2027-01",
      "2026-12",
      "2026-11",
      "2026-10",
    ]);
    expect(monthsSince(since, since)).toEqual(["2026-10"]);
  });
});
