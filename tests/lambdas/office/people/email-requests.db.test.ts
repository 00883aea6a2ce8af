import { beforeEach, describe, expect, it } from "vitest";
import { daysToTakeBack } from "#contract/people/email-change.ts";
import type { EmailRequestDecision } from "#contract/office/email-request-acts.ts";
import { readOwnItems } from "#lambdas/privacy/own-copy/gather/gathering.ts";
import { gatherSignIns } from "#lambdas/privacy/own-copy/gather/account.ts";
import { openOthers } from "#lambdas/privacy/own-copy/gather/others.ts";
import { openWanted } from "#lambdas/privacy/own-copy/gather/wanted.ts";
import { takeBackEmail } from "#lambdas/people/identity/email/take-back-email.ts";
import {
  decideEmailChange,
  type SupportContext,
} from "#lambdas/people/identity/support/decide-email-change.ts";
import { askForEmailChange } from "#lambdas/office/people/email-requests/ask-for-email-change.ts";
import { listEmailRequests } from "#lambdas/office/people/email-requests/list-email-requests.ts";
import { openPerson } from "#lambdas/office/people/person/open-person.ts";
import { put, remove, update } from "#lambdas/platform/table/actions.ts";
import { EmailTakeBackItem } from "#lambdas/people/items/email-change.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { takeBackToken } from "#lambdas/people/take-back-links.ts";
import { inRoleOf } from "#tests/in-role.ts";
import { aPool } from "#tests/lambdas/people/identity/context.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { anOffice } from "./context.ts";

const day = 86_400_000;
const codeSecret = "code secret";
const [old, wanted] = ["goran@example.se", "goran.ny@example.se"];
const approve: EmailRequestDecision = { decision: "approve" };
const reject: EmailRequestDecision = { decision: "reject", reason: "Fel person, 19910412-9870" };
const unused = async (): Promise<never> => expect.fail("Nobody proves who they are here.");

/** An office of administrators, and the function that changes addresses. */
const aDesk = async () => {
  const office = await anOffice();
  const { system, tableName, config, context, table } = office;
  const pool = aPool();
  for (const userId of ["goran", "gote", "karin", "ali"])
    pool.known({ poolUser: userId, email: `${userId}@example.se` });
  const logs: string[] = [];
  const log = (message: string): void => void logs.push(message);
  const support: SupportContext & { codeSecret: string } = {
    table: openTable(tableName, system, await inRoleOf("identity", { tableName, config })),
    system: { ...system, bytes: (length) => Buffer.alloc(length, 7) },
    people: pool.people,
    setPoolEmail: pool.setPoolEmail,
    isAdministrator: context.isAdministrator,
    logger: { info: log, error: log },
    eid: { start: unused, collect: unused, cancel: unused },
    cipher: { encrypt: unused },
    seal: { encrypt: unused, decrypt: unused },
    mac: unused,
    evidence: { keep: unused },
    siteOrigin: "https://cykelregistret.example",
    signUps: "open",
    codeSecret,
  };
  const request = (email: string) => ({ email, reason: "Visade ID-kort i video, 19910412-9870 stämde" });
  return {
    ...office,
    pool,
    logs,
    ask: (email = wanted, adminId = "karin", accountId = "goran") =>
      askForEmailChange(context, { adminId, accountId, request: request(email) }),
    decide: (
      adminId: string,
      requestId: string,
      decision: EmailRequestDecision = approve,
      accountId = "goran",
    ) => decideEmailChange(support, { adminId, accountId, requestId }, decision),
    profile: () => table.get(keys.profile("goran"), ProfileItem),
    email: async () => (await table.get(keys.profile("goran"), ProfileItem))?.email,
    guard: (email: string) => table.get(keys.emailGuard(email), EmailGuardItem),
    takeBacks: async () => {
      const place = { partition: userPartition("goran"), prefix: ranges.emailTakeBacks, limit: 50 };
      return (await table.query({ ...place, schema: EmailTakeBackItem })).items;
    },
    takeBack: (made: EmailTakeBackItem) =>
      takeBackEmail(support, takeBackToken(codeSecret, made), "198.51.100.9"),
    seen: async (adminId: string) => (await openPerson(context, adminId, "goran")).parts.emailRequests.items,
    waiting: async (adminId: string) => (await listEmailRequests(context, adminId, { limit: 20 })).items,
    acted: async () =>
      (await office.lines())
        .filter(([action]) => action?.startsWith("email-change-"))
        .map(([action, by]) => `${action} ${by}`),
    ownSignIns: async () => {
      const others = openOthers(table, "goran", { name: undefined, email: undefined });
      const own = await readOwnItems(table, "goran");
      return gatherSignIns({ table, userId: "goran", others, own, wanted: openWanted() }, system.now());
    },
  };
};
let there: Awaited<ReturnType<typeof aDesk>>;
beforeEach(async () => {
  there = await aDesk();
});

describe("requesting a new email address", () => {
  it("changes nothing, and waits for a colleague, masked until the person is opened", async () => {
    const { id, state, mine } = await there.ask();
    expect({ state, mine }).toEqual({ state: "asked", mine: true });
    expect(await there.email()).toBe(old);
    expect(await there.waiting("ali")).toMatchObject([
      { id, email: "g***@example.se", former: "g***@example.se", mine: false },
    ]);
    expect(await there.seen("ali")).toMatchObject([{ id, email: wanted, former: old, mine: false }]);
    expect(await there.acted()).toEqual(["email-change-asked karin"]);
  });

  it("stores the reason without personal numbers", async () => {
    await there.ask();
    const [seen] = await there.seen("karin");
    expect(seen?.reason).toMatch(/^Visade ID-kort i video, .+ stämde$/);
    expect(JSON.stringify([await there.lines(), seen])).not.toContain("9870");
  });

  it("needs a verified identity", async () => {
    for (const identityLevel of [0, 1]) {
      await there.write(update(keys.profile("goran")).set({ identityLevel }));
      expect(await problemIn(there.ask())).toBe("identity-not-verified");
    }
  });

  it("is refused for oneself, administrators and unknown accounts", async () => {
    await there.write(update(keys.profile("ali")).set({ identityLevel: 2 }));
    expect(await problemIn(there.ask(wanted, "goran"))).toBe("account-exempt");
    expect(await problemIn(there.ask(wanted, "karin", "ali"))).toBe("account-exempt");
    expect(await problemIn(there.ask(wanted, "karin", "nobody"))).toBe("account-not-found");
    await there.write(update(keys.sessions("goran")).set({ closedAt: "2026-11-20T12:00:00.000Z" }));
    expect(await problemIn(there.ask())).toBe("account-closed");
  });

  it("refuses addresses that are taken, reserved or unchanged", async () => {
    expect(await problemIn(there.ask("gote@example.se"))).toBe("email-taken");
    expect(await problemIn(there.ask(old))).toBe("invalid-request");
    const soon = there.system.now().getTime() + day;
    const held = { heldFor: "gote", reservedBy: "email_1", reservedUntil: soon };
    await there.write(put(keys.emailGuard(wanted), "emailGuard", held));
    expect(await problemIn(there.ask())).toBe("email-taken");
    await there.write(put(keys.emailGuard(wanted), "emailGuard", { ...held, heldFor: "goran" }));
    expect((await there.ask()).state).toBe("asked");
  });

  it("is open once at a time, and lapses in a week", async () => {
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => there.ask()));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await problemIn(there.ask())).toBe("email-request-open");
    const [first] = await there.seen("ali");
    there.pass(7 * day);
    expect(await there.seen("ali")).toMatchObject([{ state: "lapsed" }]);
    expect(await there.waiting("ali")).toEqual([]);
    expect(await problemIn(there.decide("ali", first!.id))).toBe("email-request-decided");
    expect((await there.ownSignIns()).addressRequests).toMatchObject([{ email: wanted, state: "expired" }]);
    expect((await there.ask()).state).toBe("asked");
  });
});

describe("approving a new email address", () => {
  it("changes table and pool, ends all sessions and can be undone from the old address", async () => {
    const before = there.system.now();
    const { id } = await there.ask();
    there.pass(60_000);
    await there.decide("ali", id);
    expect(await there.profile()).toMatchObject({ email: wanted });
    expect((await there.profile())?.emailDue).toBeUndefined();
    expect(there.pool.users.get("goran")?.email).toBe(wanted);
    expect(there.pool.signedOut).toEqual(["goran"]);
    expect(await there.enter("goran", before)).toBe("session-ended");
    expect((await there.guard(wanted))?.userId).toBe("goran");
    expect((await there.guard(old))?.heldFor).toBe("goran");
    expect(await there.takeBacks()).toMatchObject([{ email: old, bySupport: true }]);
    expect(await there.waiting("ali")).toEqual([]);
    expect(await there.seen("karin")).toMatchObject([
      { state: "approved", unfinished: false, decidedBy: { id: "ali" } },
    ]);
    expect(await there.acted()).toEqual(["email-change-asked karin", "email-change-approved ali"]);
    expect((await there.ownSignIns()).addressRequests).toMatchObject([{ email: wanted, state: "approved" }]);
  });

  it("is refused to the requester and the person", async () => {
    const { id } = await there.ask();
    expect(await problemIn(there.decide("karin", id))).toBe("email-request-own");
    expect(await problemIn(there.decide("goran", id))).toBe("account-exempt");
    expect(await there.seen("goran")).toEqual([]);
    expect(await there.waiting("goran")).toEqual([]);
    expect(await there.email()).toBe(old);
  });

  it("happens once, however many decide at once", async () => {
    const { id } = await there.ask();
    const answers = await Promise.allSettled([
      there.decide("ali", id),
      there.decide("gote", id),
      there.decide("karin", id, reject),
      there.decide("ali", id, reject),
    ]);
    const [state] = (await there.seen("ali")).map((one) => one.state);
    expect(answers.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await there.email()).toBe(state === "approved" ? wanted : old);
    expect(await there.takeBacks()).toHaveLength(state === "approved" ? 1 : 0);
    expect(await there.acted()).toHaveLength(2);
    expect(await problemIn(there.decide("ali", id))).toBe("email-request-decided");
    expect(await problemIn(there.decide("karin", id, reject))).toBe("email-request-decided");
    expect(await there.acted()).toHaveLength(2);
  });

  it("is declined by a colleague, and its author is told", async () => {
    const { id } = await there.ask();
    await there.decide("ali", id, reject);
    expect(await there.of("notification")).toMatchObject([
      { userId: "karin", params: { what: "request-declined" }, link: "/admin-people/goran" },
    ]);
  });

  it("is refused once withdrawn", async () => {
    const { id } = await there.ask();
    await there.decide("karin", id, reject);
    expect(await problemIn(there.decide("ali", id))).toBe("email-request-decided");
    const [seen] = await there.seen("ali");
    expect(seen).toMatchObject({ state: "declined", decidedBy: { id: "karin" } });
    expect(seen?.declined).not.toContain("9870");
    expect(await there.email()).toBe(old);
    expect((await there.ask()).state).toBe("asked");
  });

  it("is refused if the address has been taken meanwhile", async () => {
    const { id } = await there.ask();
    await there.write(put(keys.emailGuard(wanted), "emailGuard", { userId: "gote" }));
    expect(await problemIn(there.decide("ali", id))).toBe("email-taken");
    await there.write(remove(keys.emailGuard(wanted)));
    await there.write(update(keys.profile("goran")).set({ email: "egen@example.se" }));
    expect(await problemIn(there.decide("ali", id))).toBe("email-request-outdated");
    expect(await there.seen("ali")).toMatchObject([{ state: "asked" }]);
    expect(await there.acted()).toEqual(["email-change-asked karin"]);
  });

  it("is refused for a closed account and a new administrator", async () => {
    const { id } = await there.ask();
    const closedAt = there.system.now().toISOString();
    await there.write(update(keys.sessions("goran")).set({ closedAt }));
    expect(await problemIn(there.decide("ali", id))).toBe("account-closed");
    await there.write(update(keys.sessions("goran")).remove("closedAt"));
    await there.write(update(keys.profile("goran")).set({ poolUser: "karin" }));
    expect(await problemIn(there.decide("ali", id))).toBe("account-exempt");
    expect(await there.email()).toBe(old);
  });

  it("is refused while a colleague has claimed the case", async () => {
    const { id } = await there.ask();
    const until = new Date(there.system.now().getTime() + 60_000).toISOString();
    const claim = { queue: "emailRequests", caseId: id, by: "berit", until };
    await there.write(put(keys.caseClaim("emailRequests", id), "caseClaim", claim));
    expect(await problemIn(there.decide("ali", id))).toBe("case-claimed");
    expect(await there.email()).toBe(old);
  });

  it("stays in the list until the pool has the address, and resumes when approved again", async () => {
    there.pool.trouble.email.push(new Error("The function was interrupted"));
    const { id } = await there.ask();
    await there.decide("ali", id);
    expect(await there.email()).toBe(wanted);
    expect(there.pool.users.get("goran")?.email).toBe(old);
    expect(await there.waiting("karin")).toMatchObject([{ id, state: "approved", unfinished: true }]);
    expect(there.logs.join()).not.toContain(wanted);
    await there.decide("karin", id);
    expect(there.pool.users.get("goran")?.email).toBe(wanted);
    expect(await there.waiting("karin")).toEqual([]);
    expect(await there.takeBacks()).toHaveLength(1);
    expect(await there.acted()).toEqual(["email-change-asked karin", "email-change-approved ali"]);
  });

  it("replaces an unfinished sign-up with the address", async () => {
    there.pool.known({ poolUser: "left-over", email: wanted, confirmed: false });
    const { id } = await there.ask();
    await there.decide("ali", id);
    expect(there.pool.users.get("goran")?.email).toBe(wanted);
    expect(there.pool.users.has("left-over")).toBe(false);
  });
});

describe("a change under false pretences", () => {
  it("can be undone from the old address within a week, which signs everyone out", async () => {
    const { id } = await there.ask();
    await there.decide("ali", id);
    const [made] = await there.takeBacks();
    there.pass((daysToTakeBack - 1) * day);
    await there.takeBack(made!);
    expect(await there.email()).toBe(old);
    expect(there.pool.users.get("goran")?.email).toBe(old);
    expect(there.pool.lockedOut).toEqual(["goran"]);
    expect(await there.guard(wanted)).toBeUndefined();
  });

  it("is not mailed to an unverified old address", async () => {
    await there.write(update(keys.profile("goran")).set({ emailUnproved: true }));
    const { id } = await there.ask();
    await there.decide("ali", id);
    expect(await there.takeBacks()).toEqual([]);
    expect(await there.guard(old)).toBeUndefined();
    expect((await there.profile())?.emailUnproved).toBeUndefined();
  });
});
