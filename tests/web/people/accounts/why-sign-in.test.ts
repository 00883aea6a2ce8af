import { expect, it } from "vitest";
import { pages } from "#web/app/routes.ts";
import { accounts } from "#web/people/accounts/texts/sv.ts";
import { wantedAct } from "#web/people/accounts/why-sign-in.ts";

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
