import { expect, it } from "vitest";
import { authPaths } from "#web/people/accounts/auth-paths.ts";
import { pages } from "#web/app/routes.ts";
import { accounts } from "#web/people/accounts/texts/sv.ts";
import { wantedAct } from "#web/people/accounts/why-sign-in.ts";

it("a registration takes along what somebody wants, but no proof of an account that is yet to be made", () => {
  const next = "next=%2Fsettings";
  expect(authPaths(`?${next}&for=sign-in-settings`).register).toBe(`/register?${next}`);
  expect(authPaths(`?${next}&for=sign-in-settings`).signIn).toBe(`/auth?${next}&for=sign-in-settings`);
  expect(authPaths(`?${next}&for=store`).register).toBe(`/register?${next}&for=store`);
});

const actOf = (path: string): string | undefined => wantedAct(path, accounts.signIn.needed);

const open = ["public", "signed-out", "home"];

it("every page that needs an account says what one has to be signed in for", () => {
  const closed = pages.filter(({ access }) => typeof access !== "string" || !open.includes(access));
  expect(closed.length).toBeGreaterThan(50);
  expect(closed.filter(({ path }) => actOf(path) === undefined).map(({ path }) => path)).toEqual([]);
});

it("pages that are open to all name nothing", () => {
  expect(["/bike-search?q=monark", "/store-application", "/bike-ads", "/"].map(actOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
