import { beforeEach, describe, expect, it } from "vitest";
import { daysToTakeBack } from "#contract/people/email-change.ts";
import { showAccount } from "#lambdas/people/accounts/account.ts";
import { createAccount } from "#lambdas/people/accounts/create-account.ts";
import { endSessions } from "#lambdas/people/accounts/end-sessions.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { confirmEmail } from "#lambdas/people/identity/email/confirm-email.ts";
import { startEmailChange } from "#lambdas/people/identity/email/start-email-change.ts";
import { takeBackEmail } from "#lambdas/people/identity/email/take-back-email.ts";
import { startSignUp } from "#lambdas/people/identity/sign-up/start-sign-up.ts";
import { mailCode } from "#lambdas/platform/tokens/mail-code.ts";
import { takeBackToken } from "#lambdas/people/take-back-links.ts";
import { isServerTicket, isUnusedBy } from "#lambdas/people/sign-in-tickets.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { EmailChangeItem, EmailTakeBackItem } from "#lambdas/people/items/email-change.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { SecurityEventItem } from "#lambdas/people/items/security.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { codeOf, identityContext } from "./context.ts";
import { dyingTable } from "#tests/lambdas/points/crashing.ts";

const codeSecret = "code secret";
const [old, wanted] = ["anna@example.se", "anna.ny@example.se"];

let there: Awaited<ReturnType<typeof open>>;

const open = async () => {
  const identity = await identityContext();
  const context = { ...identity.context, codeSecret };
  const { table } = identity;
  const now = () => context.system.now();
  const join = async (userId: string, email: string): Promise<void> => {
    identity.pool.known({ poolUser: userId, email });
    await createAccount({ table, now }, userId, {
      email,
      fullName: "Anna Å",
      language: "sv",
      phone: undefined,
    });
  };
  /** A caller who signed in a minute ago, as the change requires. */
  const signedIn = (userId = "anna", secondsAgo = 60): Caller => ({
    userId,
    role: "customer",
    signedInAt: new Date(now().getTime() - secondsAgo * 1000),
    mayChangeSignIn: true,
  });
  const start = (email: string, caller = signedIn()) =>
    startEmailChange(context, caller, { email, address: `198.51.100.${caller.userId.length}` });
  const code = async (userId = "anna"): Promise<string> => {
    const waiting = (await table.get(keys.emailChange(userId), EmailChangeItem))!;
    return mailCode(codeSecret, "email", { ...waiting, uid: waiting.id });
  };
  const change = async (email: string, caller = signedIn()) => {
    await start(email, caller);
    return confirmEmail(context, caller, await code(caller.userId));
  };
  const takeBacks = async (userId = "anna"): Promise<EmailTakeBackItem[]> => {
    const [partition, prefix] = [userPartition(userId), ranges.emailTakeBacks];
    return (await table.query({ schema: EmailTakeBackItem, partition, prefix, limit: 50 })).items;
  };
  const events = async (): Promise<SecurityEventItem["kind"][]> => {
    const [partition, prefix] = [userPartition("anna"), ranges.securityEvents];
    const { items } = await table.query({ schema: SecurityEventItem, partition, prefix, limit: 50 });
    return items.map(({ kind }) => kind);
  };
  /** The mailed links, oldest first. */
  const links = async (userId = "anna"): Promise<string[]> =>
    (await takeBacks(userId)).map((made) => takeBackToken(codeSecret, made));
  const takeBack = (token: string) => takeBackEmail(context, token, "198.51.100.9");
  const email = async (userId = "anna") => (await identity.profile(userId))?.email;
  const guard = (address: string) => table.get(keys.emailGuard(address), EmailGuardItem);
  const enter = async (caller: Caller) => {
    await assertLiveSession(table, caller, {}, now());
    return "welcome";
  };
  await join("anna", old);
  return {
    ...identity,
    context,
    join,
    signedIn,
    start,
    code,
    change,
    takeBacks,
    events,
    links,
    takeBack,
    email,
    guard,
    enter,
    now,
  };
};

beforeEach(async () => {
  there = await open();
});

const wrong = (code: string): string => (code === "000000" ? "000001" : "000000");

describe("changing the address of an account", () => {
  it("needs a sign-in for the purpose, not just any token", async () => {
    const { mayChangeSignIn: _, ...carried } = there.signedIn();
    expect(await codeOf(there.start(wanted, carried))).toBe("sign-in-not-recent");
    expect(await codeOf(there.start(wanted, { ...carried, mayChangeSignIn: false }))).toBe(
      "sign-in-not-recent",
    );
    expect(await there.table.get(keys.emailChange("anna"), EmailChangeItem)).toBeUndefined();
  });

  it("changes nothing until the code is entered, then the table and the pool", async () => {
    const caller = there.signedIn();
    expect(await there.start(wanted, caller)).toEqual({ resendAfterSeconds: 30 });
    expect(await there.email()).toBe(old);
    expect(await codeOf(confirmEmail(there.context, caller, wrong(await there.code())))).toBe("code-wrong");
    expect(await there.email()).toBe(old);
    expect(await confirmEmail(there.context, caller, await there.code())).toEqual({ email: wanted });
    expect(await there.profile("anna")).toMatchObject({ email: wanted });
    expect((await there.profile("anna"))?.emailDue).toBeUndefined();
    expect(there.pool.users.get("anna")?.email).toBe(wanted);
    expect((await there.guard(wanted))?.userId).toBe("anna");
  });

  it("allows five guesses, even in parallel", async () => {
    const caller = there.signedIn();
    await there.start(wanted, caller);
    const right = await there.code();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(confirmEmail(there.context, caller, wrong(right)))),
    );
    expect(guesses.filter((answer) => answer === "code-wrong").length).toBeLessThanOrEqual(5);
    expect(await codeOf(confirmEmail(there.context, caller, right))).toBe("code-expired");
  });

  it("expires codes after an hour, and sends another only after half a minute", async () => {
    const caller = there.signedIn();
    await there.start(wanted, caller);
    expect(await codeOf(there.start(wanted, caller))).toBe("too-many-requests");
    const first = await there.code();
    there.pass(31);
    await there.start(wanted, caller);
    expect(await codeOf(confirmEmail(there.context, caller, first))).toBe("code-wrong");
    const second = await there.code();
    there.pass(3600);
    expect(await codeOf(confirmEmail(there.context, caller, second))).toBe("code-expired");
  });

  it("limits the codes per day", async () => {
    const answers: unknown[] = [];
    for (let round = 0; round < 11; round += 1) {
      answers.push(await codeOf(there.start(`ny${round}@example.se`, there.signedIn())));
      there.pass(31);
    }
    expect(answers.at(-1)).toBe("too-many-requests");
    expect(answers.slice(0, -1)).not.toContain("too-many-requests");
  });

  it("rejects the account's own address", async () => {
    expect(await codeOf(there.start(old))).toBe("invalid-request");
  });

  it("mails the former address a link at once and records the event", async () => {
    await there.change(wanted);
    const [made] = await there.takeBacks();
    expect(made).toMatchObject({ email: old, userId: "anna" });
    expect(made!.expiresAt - there.now().getTime() / 1000).toBe(daysToTakeBack * 86_400);
    expect(JSON.stringify(made)).not.toContain(takeBackToken(codeSecret, made!).split(".")[2]);
    expect(JSON.stringify(made)).not.toContain(wanted);
    expect(await there.events()).toEqual(["email-changed"]);
  });

  it("ends every other sign-in, earlier and later", async () => {
    const own = there.signedIn("anna", 60);
    const [earlier, later] = [there.signedIn("anna", 300), there.signedIn("anna", 10)];
    await there.change(wanted, own);
    expect(await there.enter(own)).toBe("welcome");
    expect(await codeOf(there.enter(earlier))).toBe("session-ended");
    expect(await codeOf(there.enter(later))).toBe("session-ended");
    await endSessions(
      {
        ...there.context.system,
        table: there.table,
        signOut: async () => undefined,
        logger: there.context.logger,
      },
      own,
    );
    expect(await codeOf(there.enter(own))).toBe("session-ended");
  });

  it("happens once for twenty confirmations at once", async () => {
    const caller = there.signedIn();
    await there.start(wanted, caller);
    const code = await there.code();
    // Only five may try; each succeeds or is asked to retry.
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(confirmEmail(there.context, caller, code))),
    );
    expect(answers).toContainEqual({ email: wanted });
    const others = new Set(["code-expired", "conflict-try-again"]);
    expect(answers.filter((answer) => typeof answer === "string" && !others.has(answer))).toEqual([]);
    expect(await there.links()).toHaveLength(1);
    expect(await there.email()).toBe(wanted);
  });

  it("gives an address to one of two accounts at once", async () => {
    await there.join("bo", "bo@example.se");
    const [anna, bo] = [there.signedIn("anna"), there.signedIn("bo")];
    await Promise.all([there.start(wanted, anna), there.start(wanted, bo)]);
    const [codeOfAnna, codeOfBo] = await Promise.all([there.code("anna"), there.code("bo")]);
    const answers = await Promise.all([
      codeOf(confirmEmail(there.context, anna, codeOfAnna)),
      codeOf(confirmEmail(there.context, bo, codeOfBo)),
    ]);
    expect(answers.filter((answer) => answer === "email-taken")).toHaveLength(1);
    const winner = answers[0] === "email-taken" ? "bo" : "anna";
    expect((await there.guard(wanted))?.userId).toBe(winner);
    expect(there.pool.users.get(winner)?.email).toBe(wanted);
    expect(await there.email(winner === "bo" ? "anna" : "bo")).not.toBe(wanted);
  });

  it("starts the same way for a taken address, and only the mail differs", async () => {
    await there.join("bo", "bo@example.se");
    const caller = there.signedIn();
    expect(await there.start("bo@example.se", caller)).toEqual({ resendAfterSeconds: 30 });
    expect(await codeOf(confirmEmail(there.context, caller, wrong(await there.code())))).toBe("code-wrong");
    expect(await codeOf(confirmEmail(there.context, caller, await there.code()))).toBe("email-taken");
    expect(await there.email()).toBe(old);
  });

  it("replaces a sign-up that was never finished", async () => {
    there.pool.known({ poolUser: "left-over", email: wanted, confirmed: false });
    await there.change(wanted);
    expect([...there.pool.users.keys()]).toEqual(["anna"]);
    expect(there.pool.users.get("anna")?.email).toBe(wanted);
  });

  it("reaches the pool at the next visit after a crash", async () => {
    there.pool.trouble.email.push(new Error("The function was interrupted"));
    await there.change(wanted);
    expect(there.pool.users.get("anna")?.email).toBe(old);
    expect(await there.profile("anna")).toMatchObject({ email: wanted, emailDue: true });
    const context = {
      ...there.context,
      now: there.now,
      directory: () => expect.fail("The profile is there."),
    };
    expect(await showAccount(context, there.signedIn())).toMatchObject({ email: wanted });
    expect(there.pool.users.get("anna")?.email).toBe(wanted);
    expect((await there.profile("anna"))?.emailDue).toBeUndefined();
    expect(there.logs.join("\n")).not.toContain(wanted);
  });

  it("is refused for a closed account", async () => {
    const caller = there.signedIn();
    await there.start(wanted, caller);
    const code = await there.code();
    await there.table.transact([
      update(keys.sessions("anna")).set({ entity: "sessions", userId: "anna", validFrom: "", closedAt: "x" }),
    ]);
    expect(await codeOf(confirmEmail(there.context, caller, code))).toBe("account-closed");
    expect(await there.email()).toBe(old);
  });
});

describe("undoing a change", () => {
  it("restores the address, removes the password and ends every session", async () => {
    const own = there.signedIn();
    await there.change(wanted, own);
    const [link] = await there.links();
    expect(await there.takeBack(link!)).toEqual({});
    expect(await there.email()).toBe(old);
    expect(there.pool.users.get("anna")?.email).toBe(old);
    expect(there.pool.lockedOut).toEqual(["anna"]);
    expect(there.pool.signedOut).toEqual(["anna"]);
    const [{ poolUser, ticket } = expect.fail("Passkeys stay.")] = there.pool.withoutFactors;
    expect(poolUser).toBe("anna");
    expect(await isServerTicket(there.table, ticket)).toBe(true);
    expect(await isUnusedBy(there.table, ticket, "anna")).toBe(true);
    expect(await there.guard(old)).toMatchObject({ userId: "anna" });
    expect(await there.guard(wanted)).toBeUndefined();
    expect(await codeOf(there.enter(own))).toBe("session-ended");
    expect(await there.events()).toContain("email-taken-back");
  });

  it("happens once in parallel, though each use ends the session that the other needs", async () => {
    await there.change(wanted);
    const [link] = await there.links();
    let ended = 0;
    const people = {
      ...there.context.people,
      lockOut: async () => void (ended += 1),
      removeFactors: async () => {
        const before = ended;
        await there.context.system.wait(1);
        if (ended > before) throw Object.assign(new Error("revoked"), { name: "NotAuthorizedException" });
      },
    };
    const context = { ...there.context, people };
    const use = () => codeOf(takeBackEmail(context, link!, "198.51.100.9"));
    const answers = await Promise.all(Array.from({ length: 20 }, use));
    expect(answers.filter((answer) => answer !== "email-link-used")).toEqual([{}]);
    expect(await use()).toBe("email-link-used");
  });

  it("is possible for seven days", async () => {
    await there.change(wanted);
    const [link] = await there.links();
    there.pass(daysToTakeBack * 86_400 - 1);
    expect((await there.guard(old))?.heldFor).toBe("anna");
    there.pass(2);
    expect(await codeOf(there.takeBack(link!))).toBe("email-link-invalid");
    expect(await there.email()).toBe(wanted);
    // The address is free for others again.
    await there.join("bo", old);
    expect((await there.guard(old))?.userId).toBe("bo");
  });

  it("accepts only genuine links of this account and change", async () => {
    await there.change(wanted);
    const [made] = await there.takeBacks();
    const forged = [
      takeBackToken("other secret", made!),
      takeBackToken(codeSecret, { ...made!, salt: "other" }),
      takeBackToken(codeSecret, { ...made!, userId: "bo" }),
      "a.b.c",
    ];
    for (const token of forged) expect(await codeOf(there.takeBack(token))).toBe("email-link-invalid");
    expect(await there.email()).toBe(wanted);
  });

  it("also undoes every later change, whose links stop working", async () => {
    await there.change(wanted);
    there.pass(60);
    await there.change("tjuv@example.se");
    const [first, second] = await there.links();
    expect(await there.takeBack(first!)).toEqual({});
    expect(await there.email()).toBe(old);
    expect(await codeOf(there.takeBack(second!))).toBe("email-link-used");
    expect(await there.email()).toBe(old);
    expect(await there.guard(wanted)).toBeUndefined();
    expect(await there.guard("tjuv@example.se")).toBeUndefined();
  });

  it("keeps the earlier link valid after a later one is used", async () => {
    await there.change(wanted);
    there.pass(60);
    await there.change("tredje@example.se");
    const [first, second] = await there.links();
    await there.takeBack(second!);
    expect(await there.email()).toBe(wanted);
    await there.takeBack(first!);
    expect(await there.email()).toBe(old);
    expect(await there.guard(old)).toMatchObject({ userId: "anna" });
  });

  it("reserves the address meanwhile, for its owner only", async () => {
    await there.change(wanted);
    await there.join("bo", "bo@example.se");
    const bo = there.signedIn("bo");
    expect(await codeOf(there.change(old, bo))).toBe("email-taken");
    await startSignUp(
      there.context,
      { email: old, key: "k".repeat(22), fullName: "X Y", language: "sv" },
      "a",
    );
    there.pass(60);
    expect(await there.change(old)).toEqual({ email: old });
    const [first] = await there.links();
    await there.takeBack(first!);
    expect(await there.email()).toBe(old);
    expect(there.pool.lockedOut).toEqual(["anna"]);
  });

  it("can be repeated after a crash", async () => {
    await there.change(wanted);
    const [link] = await there.links();
    // The first transaction counts the IP address.
    const dying = { ...there.context, table: dyingTable(there.table, 1) };
    expect(await codeOf(takeBackEmail(dying, link!, "198.51.100.9"))).toBe("interrupted");
    expect(await there.email()).toBe(wanted);
    there.pool.trouble.email.push(new Error("interrupted"));
    expect(await there.takeBack(link!)).toEqual({});
    expect(there.pool.users.get("anna")?.email).toBe(wanted);
    expect(await codeOf(there.takeBack(link!))).toBe("email-link-used");
    expect(there.pool.users.get("anna")?.email).toBe(old);
  });

  it("works while the account is closed, and not once it is being erased", async () => {
    await there.change(wanted);
    const [link] = await there.links();
    const closed = { closedAt: there.now().toISOString(), eraseAt: "2026-12-20T12:00:00.000Z" };
    await there.table.transact([update(keys.sessions("anna")).set(closed)]);
    await there.table.transact([update(keys.sessions("anna")).set({ erasingAt: closed.closedAt })]);
    expect(await codeOf(there.takeBack(link!))).toBe("account-closed");
    await there.table.transact([update(keys.sessions("anna")).remove("erasingAt")]);
    expect(await there.takeBack(link!)).toEqual({});
    expect(await there.table.get(keys.sessions("anna"), SessionsItem)).toMatchObject(closed);
    expect(await there.email()).toBe(old);
  });
});
