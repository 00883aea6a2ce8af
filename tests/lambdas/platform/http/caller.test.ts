import { describe, expect, it } from "vitest";
import { callerOf } from "#lambdas/platform/http/caller.ts";

describe("the caller", () => {
  it("is read from the token's claims in the gateway's format", () => {
    expect(
      callerOf({ accountId: "anna", "cognito:groups": "[store admin]", auth_time: "1795176000" }),
    ).toEqual({
      userId: "anna",
      role: "admin",
      signedInAt: new Date("2026-11-20T12:00:00.000Z"),
      mayChangeSignIn: false,
    });
  });

  it.each([
    ["aws.cognito.signin.user.admin", true],
    ["openid aws.cognito.signin.user.admin", true],
    ["aws.cognito.signin.user.administrator", false],
    [["aws.cognito.signin.user.admin"], false],
  ])("with scope %j may change how they sign in: %s", (scope, may) => {
    expect(callerOf({ accountId: "anna", scope })?.mayChangeSignIn).toBe(may);
  });

  it.each([
    ["[customer]", "customer"],
    ["[store]", "store"],
    ["[admin]", "admin"],
    ["admin", "admin"],
    ["[administrators]", "customer"],
    ["[eu-west-1_pool_Google customer]", "customer"],
    [["admin"], "customer"],
    [undefined, "customer"],
  ])("with groups %j is a %s", (groups, role) => {
    expect(callerOf({ accountId: "anna", "cognito:groups": groups })?.role).toBe(role);
  });

  it.each([
    ["[store]", "store_a", "store_a"],
    ["[store]", "", undefined],
    ["[store]", undefined, undefined],
    ["[customer]", "store_a", undefined],
    ["[store admin]", "store_a", undefined],
  ])("with groups %j and store %j works in %j", (groups, storeId, expected) => {
    expect(callerOf({ accountId: "anna", "cognito:groups": groups, storeId })?.storeId).toBe(expected);
  });

  it("counts as signed in longest ago without the time of the sign-in", () => {
    expect(callerOf({ accountId: "anna" })?.signedInAt).toEqual(new Date(0));
  });

  it.each([undefined, {}, { sub: "anna" }, { accountId: "" }, { accountId: 7 }])(
    "is missing with claims %j",
    (claims) => {
      expect(callerOf(claims)).toBeUndefined();
    },
  );
});
