import { describe, expect, it } from "vitest";
import { showAccount } from "#lambdas/accounts/account.ts";
import { changeMe } from "#lambdas/accounts/change-me.ts";
import { createAccount } from "#lambdas/accounts/create-account.ts";
import { update } from "#lambdas/table/actions.ts";
import { BalanceItem, ProfileItem } from "#lambdas/table/items/person.ts";
import { keys, lists } from "#lambdas/table/keys.ts";
import { aCaller, aPerson, accountWorld } from "#tests/lambdas/accounts/world.ts";

describe("GET /me", () => {
  it("makes profile and balance for somebody who has none", async () => {
    const { world } = await accountWorld();
    expect(await showAccount(world, aCaller("u1"))).toEqual({
      userId: "u1",
      fullName: "Astrid Öberg",
      role: "customer",
      identityLevel: 0,
      language: "sv",
      points: 0,
    });
    expect(await world.table.get(keys.profile("u1"), ProfileItem)).toMatchObject({
      email: "astrid@example.se",
      createdAt: "2026-11-20T12:00:00.000Z",
    });
    const balances = await world.table.query({
      schema: BalanceItem,
      partition: lists.balances(),
      index: "gsi1",
      limit: 10,
    });
    expect(balances.items).toEqual([{ entity: "balance", userId: "u1", points: 0, version: 0 }]);
  });

  it("asks the user pool only the first time", async () => {
    const { world, lookedUp } = await accountWorld();
    await showAccount(world, aCaller("u1"));
    await showAccount(world, aCaller("u1"));
    expect(lookedUp()).toBe(1);
  });

  it("makes one account for many first visits at once", async () => {
    const { world } = await accountWorld();
    const seen = await Promise.all(Array.from({ length: 10 }, () => showAccount(world, aCaller("u1"))));
    expect(new Set(seen.map((me) => JSON.stringify(me))).size).toBe(1);
  });

  it("takes the role from the token", async () => {
    const { world } = await accountWorld();
    expect(await showAccount(world, { userId: "u1", role: "store" })).toMatchObject({ role: "store" });
  });
});

it("leaves an account with points as it is when sign-up is confirmed again", async () => {
  const { world } = await accountWorld();
  await createAccount(world, "u1", aPerson());
  await world.table.transact([update(keys.balance("u1")).add("points", 250)]);
  await createAccount(world, "u1", aPerson({ fullName: "Somebody Else" }));
  expect(await showAccount(world, aCaller("u1"))).toMatchObject({ points: 250, fullName: "Astrid Öberg" });
});

describe("PATCH /me", () => {
  it("changes what is given and nothing else", async () => {
    const { world } = await accountWorld(aPerson({ phone: "+46701234567" }));
    expect(await changeMe(world, aCaller("u1"), { language: "en" })).toMatchObject({
      language: "en",
      phone: "+46701234567",
    });
    expect(await changeMe(world, aCaller("u1"), { phone: "+46707654321" })).toMatchObject({
      language: "en",
      phone: "+46707654321",
    });
    expect(await changeMe(world, aCaller("u1"), {})).toMatchObject({ language: "en" });
  });
});
