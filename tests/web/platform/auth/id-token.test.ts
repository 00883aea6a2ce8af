import { describe, expect, it } from "vitest";
import { identityOf } from "#web/platform/auth/id-token.ts";

describe("identityOf", () => {
  it("reads who someone is", () => {
    const token = { accountId: "u1", name: "Anna Lindqvist", "cognito:groups": ["store"], exp: 1 };
    expect(identityOf(token)).toEqual({ userId: "u1", name: "Anna Lindqvist", role: "store" });
  });

  it("takes someone without a group for a customer", () => {
    expect(identityOf({ accountId: "u1" })).toMatchObject({ role: "customer", name: "" });
  });

  it("ignores groups that are not roles", () => {
    expect(identityOf({ accountId: "u1", "cognito:groups": ["eu-west-1_abc_Google"] }).role).toBe("customer");
  });

  it("counts the highest of several roles", () => {
    expect(identityOf({ accountId: "u1", "cognito:groups": ["customer", "admin"] }).role).toBe("admin");
  });

  it("says that the account is closed", () => {
    expect(identityOf({ accountId: "u1", closing: "true" })).toMatchObject({ closing: true });
  });

  it("says that an administrator still lacks a second factor", () => {
    expect(identityOf({ accountId: "u1", totpRequired: "true" })).toEqual({
      userId: "u1",
      name: "",
      role: "customer",
      totpRequired: true,
    });
  });

  it("rejects a token without an account", () => {
    expect(() => identityOf({ name: "Anna" })).toThrow(/accountId/);
  });
});
