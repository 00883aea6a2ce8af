import { describe, expect, it } from "vitest";
import { NewAccount } from "#contract/people/identity.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { guardEmail } from "#lambdas/people/email-guard.ts";
import { confirmEmail } from "#lambdas/people/identity/email/confirm-email.ts";
import { startEmailChange } from "#lambdas/people/identity/email/start-email-change.ts";
import { mailCode } from "#lambdas/platform/tokens/mail-code.ts";
import { ConsentLineItem } from "#lambdas/people/items/consent.ts";
import { EmailChangeItem, EmailTakeBackItem } from "#lambdas/people/items/email-change.ts";
import { EmailGuardItem, GuardItem } from "#lambdas/people/items/identity.ts";
import { BalanceItem, ProfileItem } from "#lambdas/people/items/person.ts";
import { keys, lists, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { aCaller, given, noon } from "#tests/lambdas/a.ts";
import { adults, numberOf } from "./services.ts";
import { aNewAccount, astrid, bertil, codeOf, identityContext } from "./context.ts";

/** The rows that a refused registration must not leave behind. */
const nothingOf = async (
  { table, pool }: Awaited<ReturnType<typeof identityContext>>,
  person: typeof astrid,
) => {
  const mac = await (await identityContext()).context.mac(person.personalNumber);
  expect([...pool.users.values()].map(({ name }) => name)).not.toContain(person.name);
  expect(await table.get(keys.personalNumberGuard(mac), GuardItem)).toBeUndefined();
};

describe("a registration", () => {
  it("creates user, profile, balance and guards with the eID's name", async () => {
    const { context, table, pool, finish, approvedRegistration, profile } = await identityContext();
    const state = await finish(await approvedRegistration({ language: "en" }));
    expect(state).toMatchObject({ state: "complete", signIn: { username: "user-1" } });
    expect(pool.users.get("user-1")).toMatchObject({
      email: "astrid@example.se",
      name: "Astrid Öberg",
      language: "en",
    });
    const mac = await context.mac(astrid.personalNumber);
    const made = await profile("user-1");
    expect(made).toEqual({
      entity: "profile",
      identityProvedAt: noon.toISOString(),
      userId: "user-1",
      email: "astrid@example.se",
      fullName: "Astrid Öberg",
      nameProved: true,
      language: "en",
      phone: "+46701234567",
      emailUnproved: true,
      passwordMissing: true,
      identityLevel: 2,
      personalNumberEncrypted: expect.any(String),
      personalNumberMac: mac,
      personalNumberMasked: "1985••••-••••",
      documents: { terms: 1, privacy: 1 },
      consentLines: 2,
      createdAt: noon.toISOString(),
    });
    const lines = {
      schema: ConsentLineItem,
      partition: userPartition("user-1"),
      prefix: ranges.consentLines,
    };
    const how = { version: 1, door: "bankid", at: noon.toISOString() };
    expect((await table.query({ ...lines, limit: 9 })).items).toMatchObject([
      { purpose: "terms", answer: "accepted", ...how },
      { purpose: "privacy", answer: "shown", ...how },
    ]);
    expect(await context.seal.decrypt("user-1", made!.personalNumberEncrypted!)).toBe(astrid.personalNumber);
    expect(await table.get(keys.personalNumberGuard(mac), GuardItem)).toEqual({ userId: "user-1" });
    expect(await table.get(keys.emailGuard("astrid@example.se"), GuardItem)).toEqual({ userId: "user-1" });
    const balances = { schema: BalanceItem, partition: lists.balances(), index: "gsi1", limit: 9 } as const;
    expect((await table.query(balances)).items).toMatchObject([{ userId: "user-1", points: 0 }]);
  });

  it("treats a typed address as unverified until its code is entered", async () => {
    const { context, table, pool, finish, approvedRegistration, profile } = await identityContext();
    await finish(await approvedRegistration());
    expect(pool.users.get("user-1")?.firstPassword).toBeUndefined();
    expect(await profile("user-1")).toMatchObject({ emailUnproved: true });
    const waiting = (await table.get(keys.emailChange("user-1"), EmailChangeItem))!;
    expect(waiting).toMatchObject({ email: "astrid@example.se", welcome: true });
    const code = mailCode("codes", "email", { ...waiting, uid: waiting.id });
    const own = aCaller("user-1");
    expect(await confirmEmail({ ...context, codeSecret: "codes" }, own, code)).toEqual({
      email: "astrid@example.se",
    });
    const proved = await profile("user-1");
    expect([proved?.emailUnproved, proved?.emailDue]).toEqual([undefined, undefined]);
    expect(pool.told).toEqual(["user-1 astrid@example.se"]);
  });

  it("lets a mistyped address be changed without notifying it, and frees it", async () => {
    const { context, table, finish, approvedRegistration, profile } = await identityContext();
    await finish(await approvedRegistration());
    const there = { ...context, codeSecret: "codes" };
    const [own, email] = [aCaller("user-1", { mayChangeSignIn: true }), "astrid.ratt@example.se"];
    await table.transact([update(keys.emailChange("user-1")).set({ sentAt: 0 })]);
    await startEmailChange(there, own, { email, address: "192.0.2.9" });
    const waiting = (await table.get(keys.emailChange("user-1"), EmailChangeItem))!;
    await confirmEmail(there, own, mailCode("codes", "email", { ...waiting, uid: waiting.id }));
    expect(await profile("user-1")).toMatchObject({ email });
    expect((await profile("user-1"))?.emailUnproved).toBeUndefined();
    expect(await table.get(keys.emailGuard("astrid@example.se"), EmailGuardItem)).toBeUndefined();
    const [partition, prefix] = [userPartition("user-1"), ranges.emailTakeBacks];
    const { items } = await table.query({ schema: EmailTakeBackItem, partition, prefix, limit: 9 });
    expect(items).toEqual([]);
  });

  it("sends the code again after any sign-in", async () => {
    const { context, table, finish, approvedRegistration } = await identityContext();
    await finish(await approvedRegistration());
    await table.transact([update(keys.emailChange("user-1")).set({ sentAt: 0 })]);
    const request = { email: "astrid@example.se", address: "192.0.2.9" };
    expect(await startEmailChange(context, aCaller("user-1"), request)).toEqual({ resendAfterSeconds: 30 });
  });

  it("reserves the phone only once verified: two accounts may type the same", async () => {
    const { finish, approvedRegistration } = await identityContext();
    await finish(await approvedRegistration());
    expect(await finish(await approvedRegistration({ email: "bertil@example.se" }, bertil))).toMatchObject({
      state: "complete",
    });
  });
});

describe("after identification, a registration is refused if", () => {
  it("the number has an account", async () => {
    const identity = await identityContext();
    const { finish, approvedRegistration, pool } = identity;
    await finish(await approvedRegistration());
    const second = await approvedRegistration({ email: "other@example.se" });
    for (const _ of [1, 2]) expect(await codeOf(finish(second))).toBe("personal-number-taken");
    expect(pool.made()).toBe(1);
  });

  it("the address has an account, in any case", async () => {
    const identity = await identityContext();
    const { finish, approvedRegistration } = identity;
    await finish(await approvedRegistration());
    const typed = NewAccount.parse(aNewAccount({ email: "ASTRID@Example.SE" }));
    const second = await approvedRegistration(typed, bertil);
    for (const _ of [1, 2]) expect(await codeOf(finish(second))).toBe("email-taken");
    await nothingOf(identity, bertil);
  });

  it("the address has an account from before addresses were guarded", async () => {
    const identity = await identityContext();
    const { finish, approvedRegistration, pool, table } = identity;
    await given.person(table, "old", 0);
    pool.known({ poolUser: "old", email: "astrid@example.se" });
    expect(await codeOf(finish(await approvedRegistration()))).toBe("email-taken");
    expect([...pool.users.keys()]).toEqual(["old"]);
    await nothingOf(identity, astrid);
  });

  it("the address belongs to an invited store or administrator", async () => {
    const { finish, approvedRegistration, pool } = await identityContext();
    pool.known({ poolUser: "invited", email: "astrid@example.se", inGroup: true });
    expect(await codeOf(finish(await approvedRegistration()))).toBe("email-taken");
    expect([...pool.users.keys()]).toEqual(["invited"]);
  });

  it("someone else has verified the phone, even at the last moment", async () => {
    const identity = await identityContext();
    const { finish, approvedRegistration, holdPhone, pool } = identity;
    const early = await approvedRegistration();
    await holdPhone("+46701234567");
    expect(await codeOf(finish(early))).toBe("phone-taken");
    expect(pool.made()).toBe(0);
    const late = await approvedRegistration({ phone: "+46707654321", email: "late@example.se" }, bertil);
    pool.hooks.beforeCreate = () => holdPhone("+46707654321");
    expect(await codeOf(finish(late))).toBe("phone-taken");
    expect([...pool.users.keys()]).toEqual([]);
    await nothingOf(identity, bertil);
  });

  it("the address is released, and can be used again", async () => {
    const { finish, approvedRegistration, holdPhone } = await identityContext();
    await holdPhone("+46701234567");
    expect(await codeOf(finish(await approvedRegistration()))).toBe("phone-taken");
    expect(await finish(await approvedRegistration({ phone: "+46707654321" }))).toMatchObject({
      state: "complete",
    });
  });
});

describe("an address", () => {
  it("from an unconfirmed sign-up goes to the identified person", async () => {
    const { finish, approvedRegistration, pool } = await identityContext();
    pool.known({ poolUser: "squatter", email: "astrid@example.se", confirmed: false });
    expect(await finish(await approvedRegistration())).toMatchObject({ state: "complete" });
    expect([...pool.users.keys()]).toEqual(["user-1"]);
  });

  it("of a user left by a crashed registration is free", async () => {
    const { finish, approvedRegistration, pool } = await identityContext();
    pool.known({ poolUser: "orphan", email: "astrid@example.se" });
    expect(await finish(await approvedRegistration())).toMatchObject({ state: "complete" });
    expect([...pool.users.keys()]).toEqual(["user-1"]);
  });

  it("is reserved while an account is created for it", async () => {
    const { finish, approvedRegistration, table, context, pool } = await identityContext();
    const order = await approvedRegistration();
    const meanwhile: unknown[] = [];
    pool.hooks.beforeCreate = async (email) => {
      const guard = guardEmail(email, "signed-up", context.system.now());
      meanwhile.push(await codeOf(table.transact([guard])));
    };
    expect(await finish(order)).toMatchObject({ state: "complete" });
    expect(meanwhile).toEqual(["email-taken"]);
  });

  it("with a guard is taken even without a reservation", async () => {
    const { table, context } = await identityContext();
    const guard = (userId: string) =>
      codeOf(table.transact([guardEmail("a@example.se", userId, context.system.now())]));
    expect(await guard("u1")).toBeUndefined();
    expect(await guard("u2")).toBe("email-taken");
  });
});

describe("many at once", () => {
  const race = async (people: { email: string; person: typeof astrid }[]) => {
    const identity = await identityContext();
    const orders = [];
    for (const { email, person } of people) {
      orders.push(await identity.approvedRegistration({ email, phone: "+46701234567" }, person));
      identity.pass(20);
    }
    const outcomes = await Promise.all(orders.map((order) => codeOf(identity.finish(order))));
    const done = outcomes.filter((outcome) => typeof outcome === "object");
    const refused = outcomes.filter((outcome) => typeof outcome === "string");
    const ids = Array.from({ length: people.length }, (_, index) => `user-${index + 1}`);
    const profiles = await identity.table.batchGet(ids.map(keys.profile), ProfileItem);
    return { ...identity, done, refused, profiles, users: [...identity.pool.users.keys()] };
  };

  it("with one personal number create one account, one user and no half profile", async () => {
    const people = Array.from({ length: 10 }, (_, index) => ({
      email: `a${index}@example.se`,
      person: astrid,
    }));
    const { done, refused, profiles, users, pool } = await race(people);
    expect(done).toHaveLength(1);
    expect(new Set(refused)).toEqual(new Set(["personal-number-taken"]));
    // The losing requests created users too, which were deleted again.
    expect(pool.made()).toBeGreaterThan(1);
    expect(users).toHaveLength(1);
    expect(profiles.map(({ userId }) => userId)).toEqual(users);
  });

  it("with one address create one account, one user and no half profile", async () => {
    const people = adults(10).map((personalNumber, index) => ({
      email: "one@example.se",
      person: { personalNumber, name: `Person ${index}` },
    }));
    const { done, refused, profiles, users } = await race(people);
    expect(done).toHaveLength(1);
    expect(new Set(refused)).toEqual(new Set(["email-taken"]));
    expect(users).toHaveLength(1);
    expect(profiles.map(({ userId }) => userId)).toEqual(users);
  });
});

describe("signing in", () => {
  it("opens the account whose owner proved the number", async () => {
    const { collect, finish, approvedRegistration, approvedSignIn, eid } = await identityContext();
    await finish(await approvedRegistration());
    expect(await collect(await approvedSignIn(astrid))).toMatchObject({
      state: "complete",
      signIn: { username: "user-1", ticket: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(eid.requests.at(-1)).toMatchObject({ text: "Jag loggar in i Cykelregistret." });
  });

  it("tells an identified stranger that there is no account", async () => {
    const { collect, approvedSignIn } = await identityContext();
    const order = await approvedSignIn(bertil);
    for (const _ of [1, 2]) expect(await codeOf(collect(order))).toBe("eid-account-missing");
  });

  it("does not open an account with a typed number", async () => {
    const { collect, approvedSignIn, table, context } = await identityContext();
    const personalNumberMac = await context.mac(astrid.personalNumber);
    await given.person(table, "typist", 0, { identityLevel: 1, personalNumberMac });
    expect(await codeOf(collect(await approvedSignIn(astrid)))).toBe("eid-account-missing");
  });

  it("does not check the age", async () => {
    const { collect, approvedSignIn, table, context } = await identityContext();
    const child = { personalNumber: numberOf("20081121"), name: "Elin Holm" };
    const mac = await context.mac(child.personalNumber);
    await table.transact([put(keys.personalNumberGuard(mac), "personalNumberGuard", { userId: "elin" })]);
    expect(await collect(await approvedSignIn(child))).toMatchObject({ signIn: { username: "elin" } });
  });
});
