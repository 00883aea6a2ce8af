import { expect, it } from "vitest";
import { authPaths } from "#web/people/accounts/auth-paths.ts";

it("a registration takes along what somebody wants, but no proof of an account that is yet to be made", () => {
  const next = "next=%2Fsettings";
  expect(authPaths(`?${next}&for=sign-in-settings`).register).toBe(`/register?${next}`);
  expect(authPaths(`?${next}&for=sign-in-settings`).signIn).toBe(`/auth?${next}&for=sign-in-settings`);
  expect(authPaths(`?${next}&for=store`).register).toBe(`/register?${next}&for=store`);
});
