import { beforeEach, describe, expect, it } from "vitest";
import type { EidOrder, NewAccount } from "#contract/people/identity.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import { collectOrder } from "#lambdas/people/identity/collect-order.ts";
import type { ProvedPerson } from "#lambdas/people/identity/eid.ts";
import { takeBackEmail } from "#lambdas/people/identity/email/take-back-email.ts";
import { isUnusedBy } from "#lambdas/people/sign-in-tickets.ts";
import { takeBackToken } from "#lambdas/people/take-back-links.ts";
import { put, remove, update } from "#lambdas/platform/table/actions.ts";
import { EmailChangeItem, EmailTakeBackItem } from "#lambdas/people/items/email-change.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { accountOf } from "#lambdas/people/pool-user.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { astrid, bertil, codeOf, identityContext } from "./context.ts";

const [own, other] = ["astrid@example.se", "astrid.ny@example.se"];
const account = "user-1";

let there: Awaited<ReturnType<typeof open>>;

/** Astrid has a BankID account with a verified address. */
const open = async () => {
  const identity = await identityContext();
  const { table, pool, collect, finish, pass } = identity;
  const register = async (over: Partial<NewAccount> = {}, person: ProvedPerson = astrid) =>
    finish(await identity.approvedRegistration(over, person));
  const signIn = async (person: ProvedPerson = astrid) => collect(await identity.approvedSignIn(person));
  await register();
  await table.transact([update(keys.profile(account)).remove("emailUnproved", "passwordMissing")]);
  pass(3600);
  return {
    ...identity,
    register,
    signIn,
    lose: (poolUser = account) => pool.users.delete(poolUser),
    guard: (email: string) => table.get(keys.emailGuard(email), EmailGuardItem),
    sessions: () => table.get(keys.sessions(account), SessionsItem),
    waiting: () => table.get(keys.emailChange(account), EmailChangeItem),
    isLive: (signedInAt: Date) =>
      assertLiveSession(
        table,
        { userId: account, role: "customer", signedInAt },
        {},
        identity.context.system.now(),
      ),
  };
};

beforeEach(async () => {
  there = await open();
});

describe("the owner of an account that nobody can sign in to", () => {
  it("signs in to the same account with BankID, as a new pool user", async () => {
    there.lose();
    const state = await there.signIn();
    expect(state).toMatchObject({ state: "complete", signIn: { username: "user-2", hasReturned: true } });
    expect([...there.pool.users.values()]).toMatchObject([
      { poolUser: "user-2", email: own, name: astrid.name },
    ]);
    expect(there.pool.users.get("user-2")?.firstPassword).toBeUndefined();
    expect(await accountOf(there.table, "user-2")).toBe(account);
    expect(await there.profile(account)).toMatchObject({
      userId: account,
      poolUser: "user-2",
      email: own,
      emailUnproved: true,
      passwordMissing: true,
      identityLevel: 2,
    });
    if (state.state !== "complete") throw new Error("Nobody is signed in");
    expect(await isUnusedBy(there.table, state.signIn!.ticket, account)).toBe(true);
  });

  it("ends every earlier sign-in, and not the next one", async () => {
    const before = there.context.system.now();
    await there.isLive(before);
    there.pass(90);
    there.lose();
    await there.signIn();
    expect(await codeOf(there.isLive(before))).toBe("session-ended");
    const second = new Date(Math.floor(there.context.system.now().getTime() / 1000) * 1000);
    await there.isLive(second);
  });

  it("verifies the address again with a mailed code", async () => {
    there.lose();
    await there.signIn();
    expect(await there.waiting()).toMatchObject({ email: own, hasReturned: true, tries: 0 });
    expect((await there.waiting())?.former).toBeUndefined();
  });

  it("signs in normally afterwards, and can return once more", async () => {
    there.lose();
    await there.signIn();
    expect(await there.signIn()).toEqual({
      state: "complete",
      signIn: { username: "user-2", ticket: expect.any(String) },
    });
    expect(there.pool.made()).toBe(2);
    there.lose("user-2");
    expect(await there.signIn()).toMatchObject({ signIn: { username: "user-3", hasReturned: true } });
    expect(await accountOf(there.table, "user-3")).toBe(account);
    expect(await accountOf(there.table, "user-2")).toBe("user-2");
  });

  it("may register another address, and the former one is notified", async () => {
    there.lose();
    const state = await there.register({ email: other, phone: "+46709999999" });
    expect(state).toMatchObject({ signIn: { username: "user-2", hasReturned: true } });
    expect(await there.profile(account)).toMatchObject({
      email: other,
      emailUnproved: true,
      phone: "+46709999999",
    });
    expect(await there.profile("user-2")).toBeUndefined();
    expect(await there.guard(other)).toEqual({ userId: account, unproved: true });
    expect(await there.guard(own)).toBeUndefined();
    expect(await there.waiting()).toMatchObject({ email: other, former: own });
  });

  it("notifies no unverified former address", async () => {
    await there.table.transact([update(keys.profile(account)).set({ emailUnproved: true })]);
    there.lose();
    await there.register({ email: other });
    expect(await there.waiting()).toMatchObject({ email: other });
    expect((await there.waiting())?.former).toBeUndefined();
  });

  it("keeps a verified phone number", async () => {
    const phoneVerifiedAt = there.context.system.now().toISOString();
    await there.table.transact([update(keys.profile(account)).set({ phoneVerifiedAt })]);
    there.lose();
    await there.register({ phone: "+46709999999" });
    expect(await there.profile(account)).toMatchObject({ phone: "+46701234567", phoneVerifiedAt });
  });

  it.each([
    ["an address of someone else", "email-taken", { email: "bertil@example.se" }],
    ["a number that someone else has proved", "phone-taken", { phone: "+46708888888" }],
  ])("is refused %s, and nothing changes", async (_what, code, typed) => {
    await there.register({ email: "bertil@example.se" }, bertil);
    await there.holdPhone("+46708888888");
    const before = await there.profile(account);
    there.lose();
    expect(await codeOf(there.register(typed))).toBe(code);
    expect([...there.pool.users.keys()]).toEqual(["user-2"]);
    expect(await there.profile(account)).toEqual(before);
    expect(await there.sessions()).toBeUndefined();
    expect(await there.signIn()).toMatchObject({ signIn: { hasReturned: true } });
  });

  it("replaces an unused pool user, but not one with an account", async () => {
    there.lose();
    there.pool.known({ poolUser: "left-over", email: own });
    expect(await there.signIn()).toMatchObject({ signIn: { username: "user-2" } });
    expect([...there.pool.users.keys()]).toEqual(["user-2"]);
    const state = await there.register({ email: other }, bertil);
    expect(state).toMatchObject({ signIn: { username: "user-3" } });
    expect(await codeOf(there.register({ email: own }, bertil))).toBe("personal-number-taken");
    there.lose("user-3");
    expect(await codeOf(there.register({ email: own }, bertil))).toBe("email-taken");
    expect(there.pool.users.has("user-2")).toBe(true);
  });
});

describe("at the same time", () => {
  const cases = [
    ["signs in", (): Promise<EidOrder> => there.approvedSignIn(astrid)],
    ["registers", (): Promise<EidOrder> => there.approvedRegistration({ email: other })],
  ] as const;
  it.each(cases)("someone who %s with many orders gets one new user", async (_way, begin) => {
    there.lose();
    const orders: EidOrder[] = [];
    for (let order = 0; order < 4; order += 1) orders.push(await begin());
    const ask = (all: readonly EidOrder[]) => Promise.all(all.map((order) => codeOf(there.finish(order))));
    const first = await ask(orders);
    expect(first.filter((answer) => JSON.stringify(answer).includes("hasReturned"))).toHaveLength(1);
    const [poolUser, ...others] = there.pool.users.keys();
    expect(others).toEqual([]);
    expect(await there.profile(account)).toMatchObject({ poolUser });
    // A refused order is collected again, like the browser does.
    const waiting = orders.filter((_, place) => JSON.stringify(first[place]).includes("pending"));
    for (const answer of await ask(waiting))
      expect(["personal-number-taken", expect.objectContaining({ state: "complete" })]).toContainEqual(
        answer,
      );
    expect([...there.pool.users.keys()]).toEqual([poolUser]);
    expect(await accountOf(there.table, poolUser!)).toBe(account);
  });

  it("a change of the account at the same time leaves no extra user, and the next try succeeds", async () => {
    there.lose();
    const order = await there.approvedSignIn(astrid);
    const phoneVerifiedAt = there.context.system.now().toISOString();
    there.pool.hooks.beforeCreate = () =>
      there.table.transact([update(keys.profile(account)).set({ phoneVerifiedAt })]);
    expect(await there.collect(order)).toMatchObject({ state: "pending" });
    expect([...there.pool.users.keys()]).toEqual([]);
    expect((await there.profile(account))?.poolUser).toBeUndefined();
    expect(await there.collect(order)).toMatchObject({ signIn: { username: "user-3", hasReturned: true } });
  });

  it("a lost response keeps its writes", async () => {
    there.lose();
    const order = await there.approvedSignIn(astrid);
    const deaf: Table = {
      ...there.table,
      transact: async (actions) => {
        await there.table.transact(actions);
        if (actions.some(({ item }) => item["entity"] === "accountLink")) throw new Error("No answer came");
      },
    };
    await expect(collectOrder({ ...there.context, table: deaf }, order)).rejects.toThrow("No answer came");
    expect(await there.collect(order)).toMatchObject({ signIn: { username: "user-2", hasReturned: true } });
    expect([...there.pool.users.keys()]).toEqual(["user-2"]);
  });

  it("a user left by a crash is replaced by the next try", async () => {
    there.lose();
    there.pool.trouble.create.push(new Error("The function has died"));
    const order = await there.approvedSignIn(astrid);
    await codeOf(there.collect(order));
    expect([...there.pool.users.keys()]).toEqual(["user-2"]);
    expect(await there.collect(order)).toMatchObject({ signIn: { username: "user-3", hasReturned: true } });
    expect([...there.pool.users.keys()]).toEqual(["user-3"]);
  });
});

describe("a return is refused", () => {
  it("with another person's BankID", async () => {
    there.lose();
    expect(await codeOf(there.signIn(bertil))).toBe("eid-account-missing");
    expect(await codeOf(there.register({}, bertil))).toBe("email-taken");
    await there.register({ email: other, phone: "+46705555555" }, bertil);
    expect(await there.profile(account)).toMatchObject({ email: own });
    expect((await there.profile(account))?.poolUser).toBeUndefined();
  });

  it("while the pool has the user or does not answer", async () => {
    expect(await codeOf(there.register({ email: other }))).toBe("personal-number-taken");
    there.lose();
    const silent = async (): Promise<boolean> => {
      throw new Error("TooManyRequestsException");
    };
    const context = { ...there.context, people: { ...there.context.people, exists: silent } };
    const order = await there.approvedSignIn(astrid);
    expect(await codeOf(collectOrder(context, order))).toBe("TooManyRequestsException");
    expect(there.pool.made()).toBe(1);
  });

  it("to an account with another number", async () => {
    await there.table.transact([update(keys.profile(account)).set({ personalNumberMac: "another" })]);
    there.lose();
    expect(await codeOf(there.register({ email: other }))).toBe("personal-number-taken");
    expect(there.pool.made()).toBe(1);
  });

  const close = (more: object = {}) =>
    there.table.transact([
      update(keys.sessions(account)).set({
        entity: "sessions",
        userId: account,
        validFrom: there.context.system.now().toISOString(),
        closedAt: there.context.system.now().toISOString(),
        eraseAt: "2030-01-01T00:00:00.000Z",
        ...more,
      }),
    ]);

  it("once the account is being erased", async () => {
    there.lose();
    await close({ erasingAt: there.context.system.now().toISOString() });
    expect(await codeOf(there.signIn())).toBe("account-erasing");
    expect(await codeOf(there.register({ email: other }))).toBe("account-erasing");
    expect(there.pool.made()).toBe(1);
  });

  it("if erasing begins at the same moment", async () => {
    there.lose();
    await close();
    there.pool.hooks.beforeCreate = () => close({ erasingAt: there.context.system.now().toISOString() });
    expect(await codeOf(there.signIn())).toBe("account-erasing");
    expect([...there.pool.users.keys()]).toEqual([]);
    expect((await there.profile(account))?.poolUser).toBeUndefined();
  });

  it("and a closed account stays closed until its owner reopens it", async () => {
    there.lose();
    await close();
    there.pass(60);
    expect(await there.signIn()).toMatchObject({ signIn: { hasReturned: true } });
    expect(await there.sessions()).toMatchObject({
      closedAt: expect.any(String),
      eraseAt: expect.any(String),
    });
    expect(await codeOf(there.isLive(there.context.system.now()))).toBe("account-closed");
  });
});

describe("an intruder in the account", () => {
  const codeSecret = "code secret";
  const thief = "tjuv@example.se";

  /** An intruder changed the address with a stolen session before the user was deleted: the owner's address and another of the intruder's are held. */
  const robbed = async () => {
    const now = there.context.system.now();
    const expiresAt = Math.floor(now.getTime() / 1000) + 86_400;
    const takeBack = (id: string, email: string): EmailTakeBackItem => ({
      entity: "emailTakeBack",
      id,
      userId: account,
      email,
      language: "sv",
      salt: "salt",
      changedAt: now.toISOString(),
      expiresAt,
    });
    const hold = (email: string, reservedBy: string) =>
      put(keys.emailGuard(email), "emailGuard", {
        heldFor: account,
        reservedBy,
        reservedUntil: expiresAt * 1000,
        expiresAt,
      });
    const changes = [takeBack("email_1", own), takeBack("email_2", "tjuv2@example.se")];
    await there.table.transact([
      update(keys.profile(account)).set({ email: thief, emailDue: true }),
      put(keys.emailGuard(thief), "emailGuard", { userId: account }),
      ...changes.map((one) => hold(one.email, one.id)),
      ...changes.map((one) => put(keys.emailTakeBack(account, one.id), "emailTakeBack", one)),
    ]);
    there.lose();
    return changes;
  };

  it("loses their address, and their links stop working", async () => {
    const changes = await robbed();
    expect(await there.register({ email: own })).toMatchObject({ signIn: { hasReturned: true } });
    expect(await there.profile(account)).toMatchObject({ email: own, emailUnproved: true });
    expect((await there.profile(account))?.emailDue).toBeUndefined();
    expect(await there.guard(own)).toEqual({ userId: account });
    expect(await there.guard(thief)).toBeUndefined();
    for (const change of changes) {
      const token = takeBackToken(codeSecret, change);
      const used = takeBackEmail({ ...there.context, codeSecret }, token, "192.0.2.1");
      expect(await codeOf(used)).toBe("email-link-used");
    }
    expect(there.pool.lockedOut).toEqual([]);
    expect(await there.profile(account)).toMatchObject({ email: own });
  });

  it("is locked out by a newer mailed link, which reaches the new user", async () => {
    there.lose();
    await there.signIn();
    const expiresAt = Math.floor(there.context.system.now().getTime() / 1000) + 86_400;
    const made: EmailTakeBackItem = {
      entity: "emailTakeBack",
      id: "email_9",
      userId: account,
      email: other,
      language: "sv",
      salt: "salt",
      changedAt: there.context.system.now().toISOString(),
      expiresAt,
    };
    await there.table.transact([
      put(keys.emailTakeBack(account, made.id), "emailTakeBack", made),
      put(keys.emailGuard(other), "emailGuard", { heldFor: account, reservedUntil: expiresAt * 1000 }),
    ]);
    await takeBackEmail({ ...there.context, codeSecret }, takeBackToken(codeSecret, made), "192.0.2.1");
    expect(there.pool.lockedOut).toEqual(["user-2"]);
    expect(there.pool.signedOut).toEqual(["user-2"]);
    expect(there.pool.told).toEqual([`user-2 ${other}`]);
    const [{ poolUser, ticket } = expect.fail("Passkeys stay.")] = there.pool.withoutFactors;
    expect(poolUser).toBe("user-2");
    expect(await isUnusedBy(there.table, ticket, account)).toBe(true);
  });

  it("cannot reset the password by mail if the owner only signs in", async () => {
    await robbed();
    await there.signIn();
    expect(await there.profile(account)).toMatchObject({ email: thief, emailUnproved: true });
    expect((await there.profile(account))?.emailDue).toBeUndefined();
    expect(there.pool.told).toEqual([]);
  });
});

it("an account without a profile is given to nobody", async () => {
  await there.table.transact([remove(keys.profile(account))]);
  there.lose();
  expect(await codeOf(there.register({ email: other }))).toBe("personal-number-taken");
});
