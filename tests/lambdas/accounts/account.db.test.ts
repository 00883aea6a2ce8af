import { describe, expect, it } from "vitest";
import { defaultMenus } from "#contract/menus.ts";
import { showAccount } from "#lambdas/accounts/account.ts";
import { changeMe } from "#lambdas/accounts/change-me.ts";
import { createAccount } from "#lambdas/accounts/create-account.ts";
import { saveConsent } from "#lambdas/accounts/save-consent.ts";
import { update } from "#lambdas/table/actions.ts";
import { BalanceItem, ProfileItem } from "#lambdas/table/items/person.ts";
import { keys, lists } from "#lambdas/table/keys.ts";
import { aCaller, noon } from "#tests/lambdas/a.ts";
import { aPerson, accountWorld } from "#tests/lambdas/accounts/world.ts";

const anna = aCaller("anna");
const profileOf = async ({ world }: Awaited<ReturnType<typeof accountWorld>>, userId = "anna") =>
  world.table.get(keys.profile(userId), ProfileItem);

describe("GET /me", () => {
  it("makes profile and balance for somebody who has none", async () => {
    const opened = await accountWorld();
    const { world } = opened;
    expect(await showAccount(world, anna)).toEqual({
      userId: "anna",
      email: "astrid@example.se",
      fullName: "Astrid Öberg",
      role: "customer",
      identityLevel: 0,
      nameProved: false,
      phoneVerified: false,
      hasPassword: true,
      protectedIdentity: false,
      language: "sv",
      notifications: { browser: false, messages: true, bikeRegistrations: true },
      mails: { messages: true, bikeRegistrations: true, tips: true },
      menus: defaultMenus,
      points: 0,
    });
    expect(await profileOf(opened)).toMatchObject({
      email: "astrid@example.se",
      createdAt: "2026-11-20T12:00:00.000Z",
    });
    const balances = await world.table.query({
      schema: BalanceItem,
      partition: lists.balances(),
      index: "gsi1",
      limit: 10,
    });
    expect(balances.items).toEqual([{ entity: "balance", userId: "anna", points: 0, version: 0 }]);
  });

  it("asks the user pool only the first time", async () => {
    const { world, lookedUp } = await accountWorld();
    await showAccount(world, anna);
    await showAccount(world, anna);
    expect(lookedUp()).toBe(1);
  });

  it("makes one account for many first visits at once", async () => {
    const { world } = await accountWorld();
    const seen = await Promise.all(Array.from({ length: 10 }, () => showAccount(world, anna)));
    expect(new Set(seen.map((me) => JSON.stringify(me))).size).toBe(1);
  });

  it("takes the role from the token", async () => {
    const { world } = await accountWorld();
    expect(await showAccount(world, aCaller("anna", { role: "store" }))).toMatchObject({ role: "store" });
  });

  it("says what an eID has settled and what is still to be done", async () => {
    const { world } = await accountWorld();
    await showAccount(world, anna);
    await world.table.transact([
      update(keys.profile("anna")).set({
        nameProved: true,
        passwordMissing: true,
        phone: "+46701234567",
        phoneVerifiedAt: noon.toISOString(),
      }),
    ]);
    expect(await showAccount(world, anna)).toMatchObject({
      nameProved: true,
      hasPassword: false,
      phone: "+46701234567",
      phoneVerified: true,
    });
  });
});

it("leaves an account with points as it is when sign-up is confirmed again", async () => {
  const { world } = await accountWorld();
  await createAccount(world, "anna", aPerson());
  await world.table.transact([update(keys.balance("anna")).add("points", 250)]);
  await createAccount(world, "anna", aPerson({ fullName: "Somebody Else" }));
  expect(await showAccount(world, anna)).toMatchObject({ points: 250, fullName: "Astrid Öberg" });
});

describe("PATCH /me", () => {
  it("changes what is given and nothing else", async () => {
    const { world } = await accountWorld(aPerson({ phone: "+46701234567" }));
    const english = await changeMe(world, anna, { language: "en" });
    expect(english).toMatchObject({ language: "en", phone: "+46701234567", fullName: "Astrid Öberg" });
    const notifications = { browser: true, messages: false, bikeRegistrations: false };
    const changed = await changeMe(world, anna, { protectedIdentity: true, notifications });
    expect(changed).toEqual({ ...english, protectedIdentity: true, notifications });
    expect(await changeMe(world, anna, {})).toEqual(changed);
  });

  it("keeps the user pool's name and language in step, and troubles it with nothing else", async () => {
    const { world, told } = await accountWorld();
    await changeMe(world, anna, { fullName: "Astrid Ek", language: "en" });
    await changeMe(world, anna, { protectedIdentity: true });
    await changeMe(world, anna, { language: "sv" });
    expect(told).toEqual([
      { userId: "anna", person: { fullName: "Astrid Ek", language: "en" } },
      { userId: "anna", person: { language: "sv" } },
    ]);
  });

  it("leaves a name from an eID alone, and everything that was asked for with it", async () => {
    const { world, told } = await accountWorld();
    await showAccount(world, anna);
    await world.table.transact([update(keys.profile("anna")).set({ nameProved: true })]);
    await expect(changeMe(world, anna, { fullName: "Kalle Anka", language: "en" })).rejects.toMatchObject({
      failure: "name-proved",
    });
    expect(await showAccount(world, anna)).toMatchObject({ fullName: "Astrid Öberg", language: "sv" });
    expect(told).toEqual([]);
    expect(await changeMe(world, anna, { language: "en" })).toMatchObject({ language: "en" });
  });
});

describe("menus", () => {
  const mine = {
    top: ["messages", "points"] as const,
    bottom: ["search", "bike", "order", "receipts", "partners"] as const,
  };
  const stored = { top: [...mine.top], bottom: [...mine.bottom] };
  const givenMenus = async (menus: { top: string[]; bottom: string[] }) => {
    const opened = await accountWorld();
    await showAccount(opened.world, anna);
    await opened.world.table.transact([update(keys.profile("anna")).set({ menus })]);
    return opened;
  };

  it("are kept in the order they were given", async () => {
    const { world } = await accountWorld();
    expect((await changeMe(world, anna, { menus: stored })).menus).toEqual(stored);
    expect((await showAccount(world, anna)).menus).toEqual(stored);
  });

  it("lose ids that no longer exist, also in the table", async () => {
    const opened = await givenMenus({ top: [...stored.top, "fax"], bottom: ["gopher", ...stored.bottom] });
    expect((await showAccount(opened.world, anna)).menus).toEqual(stored);
    expect((await profileOf(opened))?.menus).toEqual(stored);
  });

  it("become the default ones when too few are left, each list by itself", async () => {
    const opened = await givenMenus({ top: ["points", "fax"], bottom: stored.bottom });
    const menus = { top: defaultMenus.top, bottom: stored.bottom };
    expect((await showAccount(opened.world, anna)).menus).toEqual(menus);
    expect((await profileOf(opened))?.menus).toEqual(menus);
  });

  it("are never overwritten by a reader who saw older ones", async () => {
    const opened = await givenMenus({ top: [...stored.top, "fax"], bottom: stored.bottom });
    const { table } = opened.world;
    const changed = { top: ["order", "points", "search"], bottom: stored.bottom };
    /** The new lists come between reading and writing back. */
    const slow: typeof table = {
      ...table,
      transact: async (actions) => {
        await table.transact([update(keys.profile("anna")).set({ menus: changed })]);
        await table.transact(actions);
      },
    };
    expect((await showAccount({ ...opened.world, table: slow }, anna)).menus).toEqual(stored);
    expect((await profileOf(opened))?.menus).toEqual(changed);
  });

  it("of two browsers at once end as one of the two, whole", async () => {
    const opened = await accountWorld();
    await showAccount(opened.world, anna);
    await Promise.all([stored, defaultMenus].map((menus) => changeMe(opened.world, anna, { menus })));
    expect([stored, defaultMenus]).toContainEqual((await profileOf(opened))?.menus);
  });
});

describe("PUT /me/consent", () => {
  const choices = { version: 1, functional: true, analytics: false, marketing: false };

  it("keeps the choice with the hour it was made", async () => {
    const { world, pass } = await accountWorld();
    expect((await saveConsent(world, anna, choices)).consent).toEqual({
      ...choices,
      decidedAt: noon.toISOString(),
    });
    pass(60);
    const refused = { ...choices, functional: false };
    expect((await saveConsent(world, anna, refused)).consent).toEqual({
      ...refused,
      decidedAt: "2026-11-20T12:01:00.000Z",
    });
  });

  it("is never a choice about texts that are still to be written", async () => {
    const { world } = await accountWorld();
    expect((await saveConsent(world, anna, { ...choices, version: 99 })).consent).toMatchObject({
      version: 1,
    });
  });
});
