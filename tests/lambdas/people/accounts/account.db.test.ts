import { describe, expect, it } from "vitest";
import { everyMail } from "#contract/people/notification-settings.ts";
import { defaultMenus } from "#contract/platform/menus.ts";
import { showAccount } from "#lambdas/people/accounts/account.ts";
import { changeMe } from "#lambdas/people/accounts/change-me.ts";
import { createAccount } from "#lambdas/people/accounts/create-account.ts";
import { saveConsent } from "#lambdas/people/accounts/save-consent.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { BalanceItem, ProfileItem } from "#lambdas/people/items/person.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { aCaller, noon } from "#tests/lambdas/a.ts";
import { aPerson, accountContext } from "./context.ts";

const anna = aCaller("anna");
const profileOf = async ({ context }: Awaited<ReturnType<typeof accountContext>>, userId = "anna") =>
  context.table.get(keys.profile(userId), ProfileItem);

describe("GET /me", () => {
  it("creates profile and balance for someone without them", async () => {
    const opened = await accountContext();
    const { context } = opened;
    expect(await showAccount(context, anna)).toEqual({
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
      mails: everyMail,
      menus: defaultMenus,
      points: 0,
    });
    expect(await profileOf(opened)).toMatchObject({
      email: "astrid@example.se",
      createdAt: "2026-11-20T12:00:00.000Z",
    });
    const balances = await context.table.query({
      schema: BalanceItem,
      partition: lists.balances(),
      index: "gsi1",
      limit: 10,
    });
    expect(balances.items).toEqual([{ entity: "balance", userId: "anna", points: 0, version: 0 }]);
  });

  it("asks the user pool only the first time", async () => {
    const { context, lookedUp } = await accountContext();
    await showAccount(context, anna);
    await showAccount(context, anna);
    expect(lookedUp()).toBe(1);
  });

  it("creates one account for many first visits at once", async () => {
    const { context } = await accountContext();
    const seen = await Promise.all(Array.from({ length: 10 }, () => showAccount(context, anna)));
    expect(new Set(seen.map((me) => JSON.stringify(me))).size).toBe(1);
  });

  it("takes the role from the token", async () => {
    const { context } = await accountContext();
    expect(await showAccount(context, aCaller("anna", { role: "store" }))).toMatchObject({ role: "store" });
  });

  it("shows what an eID has verified and what is missing", async () => {
    const { context } = await accountContext();
    await showAccount(context, anna);
    await context.table.transact([
      update(keys.profile("anna")).set({
        nameProved: true,
        passwordMissing: true,
        phone: "+46701234567",
        phoneVerifiedAt: noon.toISOString(),
      }),
    ]);
    expect(await showAccount(context, anna)).toMatchObject({
      nameProved: true,
      hasPassword: false,
      phone: "+46701234567",
      phoneVerified: true,
    });
  });
});

it("an account with points is unchanged when sign-up is confirmed again", async () => {
  const { context } = await accountContext();
  await createAccount(context, "anna", aPerson());
  await context.table.transact([update(keys.balance("anna")).add("points", 250)]);
  await createAccount(context, "anna", aPerson({ fullName: "Someone Else" }));
  expect(await showAccount(context, anna)).toMatchObject({ points: 250, fullName: "Astrid Öberg" });
});

describe("PATCH /me", () => {
  it("changes only the given fields", async () => {
    const { context } = await accountContext(aPerson({ phone: "+46701234567" }));
    const english = await changeMe(context, anna, { language: "en" });
    expect(english).toMatchObject({ language: "en", phone: "+46701234567", fullName: "Astrid Öberg" });
    const notifications = { browser: true, messages: false, bikeRegistrations: false };
    const changed = await changeMe(context, anna, { protectedIdentity: true, notifications });
    expect(changed).toEqual({ ...english, protectedIdentity: true, notifications });
    expect(await changeMe(context, anna, {})).toEqual(changed);
  });

  it("updates the user pool's name and language, and calls it for nothing else", async () => {
    const { context, told } = await accountContext();
    await changeMe(context, anna, { fullName: "Astrid Ek", language: "en" });
    await changeMe(context, anna, { protectedIdentity: true });
    await changeMe(context, anna, { language: "sv" });
    expect(told).toEqual([
      { userId: "anna", person: { fullName: "Astrid Ek", language: "en" } },
      { userId: "anna", person: { language: "sv" } },
    ]);
  });

  it("rejects the whole change if it includes a name from an eID", async () => {
    const { context, told } = await accountContext();
    await showAccount(context, anna);
    await context.table.transact([update(keys.profile("anna")).set({ nameProved: true })]);
    await expect(changeMe(context, anna, { fullName: "Kalle Anka", language: "en" })).rejects.toMatchObject({
      failure: "name-proved",
    });
    expect(await showAccount(context, anna)).toMatchObject({ fullName: "Astrid Öberg", language: "sv" });
    expect(told).toEqual([]);
    expect(await changeMe(context, anna, { language: "en" })).toMatchObject({ language: "en" });
  });
});

describe("menus", () => {
  const mine = {
    top: ["messages", "points"] as const,
    bottom: ["search", "bike", "order", "receipts", "partners"] as const,
  };
  const stored = { top: [...mine.top], bottom: [...mine.bottom] };
  const givenMenus = async (menus: { top: string[]; bottom: string[] }) => {
    const opened = await accountContext();
    await showAccount(opened.context, anna);
    await opened.context.table.transact([update(keys.profile("anna")).set({ menus })]);
    return opened;
  };

  it("keep their order", async () => {
    const { context } = await accountContext();
    expect((await changeMe(context, anna, { menus: stored })).menus).toEqual(stored);
    expect((await showAccount(context, anna)).menus).toEqual(stored);
  });

  it("lose retired ids, also in the table", async () => {
    const opened = await givenMenus({ top: [...stored.top, "fax"], bottom: ["gopher", ...stored.bottom] });
    expect((await showAccount(opened.context, anna)).menus).toEqual(stored);
    expect((await profileOf(opened))?.menus).toEqual(stored);
  });

  it("fall back to the defaults when too few entries are left, each by itself", async () => {
    const opened = await givenMenus({ top: ["points", "fax"], bottom: stored.bottom });
    const menus = { top: defaultMenus.top, bottom: stored.bottom };
    expect((await showAccount(opened.context, anna)).menus).toEqual(menus);
    expect((await profileOf(opened))?.menus).toEqual(menus);
  });

  it("are never overwritten by a reader with older ones", async () => {
    const opened = await givenMenus({ top: [...stored.top, "fax"], bottom: stored.bottom });
    const { table } = opened.context;
    const changed = { top: ["order", "points", "search"], bottom: stored.bottom };
    /** The new menus are stored between the read and the write of this request. */
    const slow: typeof table = {
      ...table,
      transact: async (actions) => {
        await table.transact([update(keys.profile("anna")).set({ menus: changed })]);
        await table.transact(actions);
      },
    };
    expect((await showAccount({ ...opened.context, table: slow }, anna)).menus).toEqual(stored);
    expect((await profileOf(opened))?.menus).toEqual(changed);
  });

  it("end as one of two browsers' choices, complete", async () => {
    const opened = await accountContext();
    await showAccount(opened.context, anna);
    await Promise.all([stored, defaultMenus].map((menus) => changeMe(opened.context, anna, { menus })));
    expect([stored, defaultMenus]).toContainEqual((await profileOf(opened))?.menus);
  });
});

describe("PUT /me/consent", () => {
  const choices = { version: 1, functional: true, analytics: false, marketing: false };

  it("stores the choice with its time", async () => {
    const { context, pass } = await accountContext();
    expect((await saveConsent(context, anna, choices)).consent).toEqual({
      ...choices,
      decidedAt: noon.toISOString(),
    });
    pass(60);
    const refused = { ...choices, functional: false };
    expect((await saveConsent(context, anna, refused)).consent).toEqual({
      ...refused,
      decidedAt: "2026-11-20T12:01:00.000Z",
    });
  });

  it("never stores a choice for future texts", async () => {
    const { context } = await accountContext();
    expect((await saveConsent(context, anna, { ...choices, version: 99 })).consent).toMatchObject({
      version: 1,
    });
  });
});
