import { describe, expect, it } from "vitest";
import { monthsSince, statementRoutes } from "#contract/points/statement.ts";
import { storePointsRoutes } from "#contract/points/store-points.ts";
import { assertAccess } from "#lambdas/platform/http/caller.ts";
import { aCaller } from "#tests/lambdas/a.ts";

describe.each(Object.entries({ ...storePointsRoutes, ...statementRoutes }))("%s", (_name, { access }) => {
  it("is open to store staff only", () => {
    const store = aCaller("clerk", { role: "store", storeId: "store_1" });
    expect(() => assertAccess(access, store)).not.toThrow();
    for (const role of ["customer", "admin"] as const)
      expect(() => assertAccess(access, aCaller("anna", { role }))).toThrow(
        expect.objectContaining({ code: "forbidden" }),
      );
    expect(() => assertAccess(access, undefined)).toThrow(expect.objectContaining({ code: "not-signed-in" }));
  });
});

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
