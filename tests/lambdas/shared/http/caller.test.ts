import { describe, expect, it } from "vitest";
import { callerOf } from "#lambdas/shared/http/caller.ts";

describe("callerOf", () => {
  it("reads who calls from the claims of a token, as the gateway hands them over", () => {
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
  ])("reads from scope %j whether the ways into the account may be changed: %s", (scope, may) => {
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
  ])("takes groups %j for a %s", (groups, role) => {
    expect(callerOf({ accountId: "anna", "cognito:groups": groups })?.role).toBe(role);
  });

  it.each([
    ["[store]", "store_a", "store_a"],
    ["[store]", "", undefined],
    ["[store]", undefined, undefined],
    ["[customer]", "store_a", undefined],
    ["[store admin]", "store_a", undefined],
  ])("takes groups %j with the store %j for staff of %j", (groups, storeId, expected) => {
    expect(callerOf({ accountId: "anna", "cognito:groups": groups, storeId })?.storeId).toBe(expected);
  });

  it("takes a token that does not say when its owner signed in for the oldest there can be", () => {
    expect(callerOf({ accountId: "anna" })?.signedInAt).toEqual(new Date(0));
  });

  it.each([undefined, {}, { sub: "anna" }, { accountId: "" }, { accountId: 7 }])(
    "takes claims %j for nobody",
    (claims) => {
      expect(callerOf(claims)).toBeUndefined();
    },
  );
});
