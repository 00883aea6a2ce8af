import { describe, expect, it } from "vitest";
import { statementRoutes } from "#contract/points/statement.ts";
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
