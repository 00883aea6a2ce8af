import { beforeEach, describe, expect, it } from "vitest";
import { closeAccount } from "#lambdas/people/accounts/closing/close-account.ts";
import { reopenAccount } from "#lambdas/people/accounts/closing/reopen-account.ts";
import { lastUseWrites } from "#lambdas/people/sessions/last-use.ts";
import { eraseDueAccounts } from "#lambdas/privacy/closing/erase-due-accounts.ts";
import { closeIdleAccounts } from "#lambdas/privacy/idle/close-idle-accounts.ts";
import { memberWrite } from "#lambdas/shops/members/member-writes.ts";
import { findFormerBikes, wasSomeoneElses } from "#lambdas/bikes/former-bikes.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { LastUseItem, SessionsItem } from "#lambdas/people/items/person.ts";
import { SecurityEventItem } from "#lambdas/people/items/security.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { closingContext, days } from "#tests/lambdas/privacy/closing/context.ts";
import { dyingTable } from "#tests/lambdas/points/crashing.ts";

const nothing = { warned: 0, closed: 0, kept: 0, used: 0, failed: 0 };
/** Days until the warning and from there to the closing, which a nightly job reaches. */
const [untilWarning, untilClosing] = [700, 31];

let there: Awaited<ReturnType<typeof closingContext>>;
let ofJob: Table;
let administrators: readonly string[];
beforeEach(async () => {
  there = await closingContext();
  ofJob = await there.inRole("close-idle-accounts");
  administrators = [];
});

const run = (table = ofJob) =>
  closeIdleAccounts({
    ...there.context,
    table,
    isAdministrator: async (poolUser) => administrators.includes(poolUser),
  });
const runAfter = (count: number) => {
  there.pass(days(count));
  return run();
};
const lastUse = () => there.table.get(keys.lastUse("person-1"), LastUseItem);
const sessions = () => there.table.get(keys.sessions("person-1"), SessionsItem);
const signIn = async () => {
  const writes = await lastUseWrites(there.table, "person-1", there.context.now());
  await there.table.transact(writes);
};
const warnings = async () => {
  const events = { partition: userPartition("person-1"), prefix: ranges.securityEvents, limit: 50 };
  const { items } = await there.table.query({ ...events, schema: SecurityEventItem });
  return items.map(({ kind, closing }) => ({ kind, closing }));
};
const warning = { kind: "account-idle", closing: { at: "2028-11-19T12:00:00.000Z", points: 350 } };

describe("an account that nobody uses after it was created", () => {
  it("is left alone for 23 months", async () => {
    expect(await runAfter(untilWarning - 1)).toEqual(nothing);
    expect(await warnings()).toEqual([]);
  });

  it("is warned once, with the day of closing and the points that would be lost", async () => {
    expect(await runAfter(untilWarning)).toEqual({ ...nothing, warned: 1 });
    expect(await runAfter(1)).toEqual(nothing);
    expect(await warnings()).toEqual([warning]);
  });

  it("is closed at 24 months like its owner's own closing, its bikes staying until it is erased", async () => {
    const bikeId = await there.register("WTU204K8861");
    await runAfter(untilWarning);
    expect(await runAfter(untilClosing - 2)).toEqual(nothing);
    expect(await runAfter(2)).toEqual({ ...nothing, closed: 1 });
    expect(await lastUse()).toBeUndefined();
    expect(await sessions()).toMatchObject({
      closedFor: "idle",
      closedAt: "2028-11-20T12:00:00.000Z",
      eraseAt: "2028-12-20T12:00:00.000Z",
    });
    const bike = (id: string) => there.table.get(keys.bike(id), BikeItem);
    expect(await bike(bikeId)).toMatchObject({ status: "registered", name: "Punkteringen" });
    there.pass(days(30));
    expect(await eraseDueAccounts(there.erasing)).toMatchObject({ erased: 1 });
    expect(await bike(bikeId)).toMatchObject({ deletedAt: "2028-12-20T12:00:00.000Z" });
    there.pass(days(700));
    const former = await findFormerBikes(there.table, "WTU204K8861");
    // So its registration by a stranger is reviewed.
    expect(wasSomeoneElses(former, "a-stranger", there.context.now())).toBe(true);
  });

  it("is warned late after an outage, and still has four weeks", async () => {
    expect(await runAfter(untilWarning + 100)).toEqual({ ...nothing, warned: 1 });
    expect(await runAfter(27)).toEqual(nothing);
    expect(await runAfter(1)).toEqual({ ...nothing, closed: 1 });
  });
});

describe("signing in", () => {
  it("is recorded once a day", async () => {
    there.pass(days(1));
    await signIn();
    const first = await lastUse();
    there.pass(3_600_000);
    expect(await lastUseWrites(there.table, "person-1", there.context.now())).toEqual([]);
    expect(await lastUse()).toEqual(first);
  });

  it("after the warning keeps the account and takes it off the list for 23 months", async () => {
    await runAfter(untilWarning);
    await signIn();
    expect(await lastUse()).not.toHaveProperty("closesAt");
    expect(await runAfter(untilWarning - 1)).toEqual(nothing);
    expect(await runAfter(1)).toEqual({ ...nothing, warned: 1 });
  });

  it("while the job runs wins", async () => {
    await runAfter(untilWarning);
    there.pass(days(untilClosing));
    const late: Table = {
      ...ofJob,
      transact: async (actions) => {
        await signIn();
        await ofJob.transact(actions);
      },
    };
    expect(await run(late)).toEqual({ ...nothing, used: 1 });
    expect(await sessions()).toBeUndefined();
  });

  it("and reopening the closed account begins again", async () => {
    await runAfter(untilWarning);
    await runAfter(untilClosing);
    await signIn();
    await reopenAccount(there.context, there.caller());
    expect(await sessions()).not.toHaveProperty("closedFor");
    expect(await runAfter(untilWarning)).toEqual({ ...nothing, warned: 1 });
    expect(await runAfter(untilClosing)).toEqual({ ...nothing, closed: 1 });
  });
});

describe("a run that is interrupted", () => {
  it("reports the account and goes on at the next run, with one warning", async () => {
    there.pass(days(untilWarning));
    const broken = dyingTable(ofJob, 0);
    expect(await run(broken)).toEqual({ ...nothing, failed: 1 });
    expect(there.failures).toEqual(["person-1"]);
    expect(await run()).toEqual({ ...nothing, warned: 1 });
    expect(await warnings()).toEqual([warning]);
    there.pass(days(untilClosing));
    expect(await run(broken)).toEqual({ ...nothing, failed: 1 });
    expect(await run()).toEqual({ ...nothing, closed: 1 });
  });

  it("closes once when two runs meet", async () => {
    await runAfter(untilWarning);
    there.pass(days(untilClosing));
    const both = await Promise.all([run(), run()]);
    expect(both.map(({ closed }) => closed).toSorted()).toEqual([0, 1]);
    expect(both.map(({ failed }) => failed)).toEqual([0, 0]);
  });
});

const change = (key: Key, attributes: Record<string, unknown>) =>
  there.table.transact([update(key).set(attributes)]);
const at = "2026-11-20T12:00:00.000Z";

describe("an account is neither warned nor closed", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["while a bike is reported stolen", async () => there.reportStolen(await there.register("WTU204K8861"))],
    [
      "while a transfer waits for its buyer",
      async () => change(keys.bike(await there.register("WTU204K8861")), { openTransferId: "transfer_1" }),
    ],
    ["that owes points", () => change(keys.balance("person-1"), { points: -50 })],
    [
      "of somebody who works in a store",
      () =>
        there.table.transact([
          memberWrite({ storeId: "store_1", userId: "person-1", role: "owner", joinedAt: at }),
        ]),
    ],
    ["of an administrator", async () => void (administrators = ["person-1"])],
    [
      "that is locked, because its owner cannot sign in",
      () =>
        change(keys.sessions("person-1"), {
          entity: "sessions",
          userId: "person-1",
          validFrom: at,
          lockedAt: at,
        }),
    ],
  ])("%s", async (_, begin) => {
    await begin();
    expect(await runAfter(untilWarning)).toEqual({ ...nothing, kept: 1 });
    expect(await runAfter(1)).toEqual(nothing);
    expect(await runAfter(untilClosing)).toEqual({ ...nothing, kept: 1 });
    expect(await warnings()).toEqual([]);
  });

  it("that its owner has closed", async () => {
    there.pass(days(untilWarning));
    await closeAccount(there.context, there.caller());
    expect(await run()).toEqual({ ...nothing, kept: 1 });
    expect(await sessions()).not.toHaveProperty("closedFor");
  });
});

it("a theft that is reported after the warning keeps the account, and a new warning comes before it closes", async () => {
  const bikeId = await there.register("WTU204K8861");
  await runAfter(untilWarning);
  await there.reportStolen(bikeId);
  expect(await runAfter(untilClosing)).toEqual({ ...nothing, kept: 1 });
  await change(keys.bike(bikeId), { status: "registered" });
  expect(await runAfter(28)).toEqual({ ...nothing, warned: 1 });
  expect(await runAfter(28)).toEqual({ ...nothing, closed: 1 });
  expect(await warnings()).toHaveLength(1);
});
